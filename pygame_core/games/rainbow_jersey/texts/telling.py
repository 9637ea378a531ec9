"""A scene in sentences, each with the place of the event that it tells last."""

from collections.abc import Callable, Iterator, Mapping

from pygame_core.engine.core.events import Event

from ..board import END_OF_ROAD
from .events import said
from .on_the_road import road
from .scenes import Scene
from .speaker import Speaker

Told = Iterator[tuple[str, int]]


def tell(speaker: Speaker, scene: Scene) -> Told:
    """The sentences of a scene, as far as it has come."""
    if scene.kind == "road":
        yield from road(speaker, scene)
        return
    for place, event in enumerate(scene.events):
        sentence = _TOLD[event.kind](speaker, scene, event) if event.kind in _TOLD else said(speaker, event)
        if sentence:
            yield sentence, place


def _nothing(_speaker: Speaker, _scene: Scene, _event: Event) -> str:
    return ""


def _starts(speaker: Speaker, scene: Scene, event: Event) -> str:
    first = event is scene.events[0]
    return speaker.say("told_starts" if first else "told_starts_next", **event.data)


# --- an attack, a chase ------------------------------------------------------------------------------------------


def _attacked(speaker: Speaker, _scene: Scene, event: Event) -> str:
    return speaker.say("told_attacked" if event.data["price"] else "told_attacked_free", **event.data)


def _away(speaker: Speaker, scene: Scene, event: Event) -> str:
    """It goes on with the attack, unless the game began at the yellow die."""
    if scene.events[0] is event:
        return said(speaker, event)
    facts = event.data
    won = facts["to"] >= END_OF_ROAD
    return speaker.say("told_away_won" if won else "told_away_more" if facts["start"] else "told_away", **facts)


def _chased(speaker: Speaker, _scene: Scene, event: Event) -> str:
    return speaker.say("told_chased" if event.data["to"] else "told_chased_caught", **event.data)


# --- an auction --------------------------------------------------------------------------------------------------


def _bid(speaker: Speaker, scene: Scene, event: Event) -> str:
    return speaker.say("told_bid" if event is _bids(scene)[0] else "told_bid_next", **event.data)


def _won(speaker: Speaker, scene: Scene, event: Event) -> str:
    """Whoever bid last bid most, and wins."""
    return speaker.say("told_won" if _bids(scene) else "told_won_bare", **event.data)


def _bids(scene: Scene) -> list[Event]:
    return [event for event in scene.events if event.kind == "bid"]


def _unsold(speaker: Speaker, _scene: Scene, event: Event) -> str:
    return speaker.say("told_unsold", **event.data)


def _placed(speaker: Speaker, scene: Scene, event: Event) -> str:
    """Only where the domestique came from another space; who did it, where somebody came between."""
    if event.data["start"] < 0:
        return ""
    won = any(other.kind == "won" for other in scene.events)
    return speaker.say("told_moved", **event.data) if won else said(speaker, event)


_TOLD: Mapping[str, Callable[[Speaker, Scene, Event], str]] = {
    "starts": _starts,
    "attacked": _attacked,
    "away": _away,
    "yellow": _nothing,
    "chased": _chased,
    "caught": _nothing,
    "bid": _bid,
    "passed": _nothing,
    "won": _won,
    "unsold": _unsold,
    "placed": _placed,
}
