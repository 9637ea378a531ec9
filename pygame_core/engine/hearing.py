"""What of a game's events is told to whom: what they may know, and what the game's texts do not forget again."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from .chance import CHANCE
from .choice import Choice
from .events import Event
from .match import Match

Fades = Callable[[Event], bool]


def fading(text: ModuleType, view: Mapping[str, Any]) -> Fades | None:
    """What is no longer told as things stand; None where everything is, for good."""
    forgets = getattr(text, "forgets", None)
    found: Fades | None = forgets(view) if forgets else None
    return found


def heard(
    match: Match, eyes: int | None, fades: Fades | None, start: int = 0, end: int | None = None
) -> list[list[Event]]:
    """A stretch of the events, answer by answer, as these eyes are told of it."""
    return [
        [event for event in events if match.lets_know(eyes, event) and not (fades and fades(event))]
        for events in match.events[start:end]
    ]


def outcomes(match: Match, text: ModuleType, names: Sequence[str], lang: str) -> dict[str, Choice]:
    """What chance may answer now, by what would happen then; the outcomes that mean the same are one."""
    told: dict[str, Choice] = {}
    for choice, weight in match.draw().outcomes():
        if weight:
            told.setdefault(_sentence(match, text, choice, names, lang), choice)
    return told


def _sentence(match: Match, text: ModuleType, choice: Choice, names: Sequence[str], lang: str) -> str:
    state, told = match.state.copy(), list[Event]()
    state.heard = told
    match.game.play(state, CHANCE, choice)
    return str(next((text.say(event, names, lang) for event in told), "")) or choice.token
