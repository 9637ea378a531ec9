"""What of a game's events is told to whom: what they may know, and what the game's texts do not forget again."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..core.chance import CHANCE
from ..core.choice import Choice
from ..core.events import Event
from .match import Match

if TYPE_CHECKING:
    from ..contract.words import Texts

Fades = Callable[[Event], bool]


def heard(
    match: Match, eyes: int | None, fades: Fades | None, start: int = 0, end: int | None = None
) -> list[list[Event]]:
    """A stretch of the events, answer by answer, as these eyes are told of it."""
    return [
        [event for event in events if match.may_tell(eyes, event) and not (fades and fades(event))]
        for events in match.events[start:end]
    ]


def outcomes(match: Match, text: "Texts", names: Sequence[str], lang: str) -> dict[str, Choice]:
    """What chance may answer now, by what would happen then; the outcomes that mean the same are one."""
    told: dict[str, Choice] = {}
    for choice, weight in match.draw().outcomes():
        if weight:
            told.setdefault(_sentence(match, text, choice, names, lang), choice)
    return told


def _sentence(match: Match, text: "Texts", choice: Choice, names: Sequence[str], lang: str) -> str:
    state, told = match.state.copy(), list[Event]()
    state.heard = told
    match.game.play(state, CHANCE, choice)
    return next((text.say(event, names, lang) for event in told), "") or choice.token
