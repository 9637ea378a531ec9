"""A race cut into scenes: what is told together in one line of the log."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pygame_core.engine.core.events import Event

_OF = {
    "starts": "start",
    "gave_up": "gave_up",
    "attacked": "attack",
    "away": "attack",
    "chased": "chase",
    "over": "over",
    **dict.fromkeys(("bid", "passed", "won", "unsold", "placed"), "auction"),
}
"""Where an event belongs; all others happen on the road."""
_GO_ON = ("points", "exchanged", "kept", "caught")
"""What is told with whatever came before it."""
_ALONE = ("gave_up", "over")
"""A line for each."""
_BETWEEN = ("turn", "auction")
"""What ends a scene without a word."""


@dataclass
class Scene:
    """Events that follow each other, and the log entries that they belong to."""

    kind: str
    events: list[Event] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)
    closed: bool = False
    cut: bool = False
    """Whether somebody interrupted it by something that is free at any time."""

    def add(self, event: Event, entry: int) -> None:
        self.events.append(event)
        self.entries.append(entry)


def scenes(history: Sequence[Sequence[Event]]) -> Iterator[Scene]:
    """Scene after scene; the last one may still go on."""
    scene = Scene("road")
    for entry, events in enumerate(history):
        for event in events:
            kind = _kind(event, scene)
            if kind != scene.kind or event.kind in _ALONE or event.data.get("why") == "free":
                scene.closed, scene.cut = True, kind == "free"
                yield scene
                scene = Scene(kind)
            if kind:
                scene.add(event, entry)
    yield scene


def _kind(event: Event, scene: Scene) -> str:
    """Which scene an event belongs to, after what is told already."""
    if event.kind in _BETWEEN:
        return ""
    if event.kind == "yellow":  # Told with what comes of it.
        return scene.kind
    if event.data.get("why") == "free":
        return "free"
    if event.kind in _GO_ON and scene.kind:
        return scene.kind
    return _OF.get(event.kind, "road")
