"""VeloMaster in the browser: races that have come to a kind of question, and a quick way to ride them to the end."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from e2e import positions
from e2e.player import Player, Seen
from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

GAME = "velomaster"
MOST_ANSWERS = 400
PRO: Mapping[str, Any] = {"level": "pro", "stages": "femur"}
EXPERT: Mapping[str, Any] = {"level": "expert", "stages": "puys"}

QUESTIONS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "launch": ("launch", {}),
    "give": ("give", EXPERT),
    "move": ("move", {}),
    "offers": ("offers", EXPERT),
    "vote": ("vote", EXPERT),
    "leap": ("leap", EXPERT),
    "value": ("value", EXPERT),
    "descent": ("descent", {}),
    "attack": ("attack", PRO),
    "dope": ("dope", PRO),
}
"""A kind of question, and a table where it is asked."""


def match(kinds: str = "p111", *, at: str = "", seed: int = 7, lang: str = "en", **options: Any) -> Match:
    """A race that has come to a question for the first seat; from the start where none is named."""
    step, table = QUESTIONS.get(at, ("", {}))
    made = Match(registry.game(GAME), {**table, **options}, positions.seats(kinds, lang, GAME), seed)
    made.settle()
    return ridden(made, lambda game: not step or (game.view(None)["step"] == step and 0 in game.asked))


def ridden(game: Match, until: Callable[[Match], bool], seed: int = 7) -> Match:
    """The race after as many answers as it takes: forward rather than not, else as it comes."""
    rng = random.Random(seed)
    while not (game.over or until(game)):
        seat = game.asked[0]
        offered = game.choices_by_seat[seat]
        steps = [choice for choice in offered if choice.kind in ("step", "leap")]
        game.answer(seat, rng.choice(steps or offered).token)
    return game


def play(player: Player, seen: Seen | None = None) -> list[str]:
    """Tap until the race is over: the farthest ticket, the first die for the first rider; returns what was tapped."""
    given: list[str] = []
    seen = seen or player.until_asked()
    while not seen.over:
        given.append(_wanted(player, seen))
        seen = tapped(player, given[-1], seen)
        assert len(given) < MOST_ANSWERS
    return given


def tap(player: Player, seen: Seen) -> Seen:
    """One such tap."""
    return tapped(player, _wanted(player, seen), seen)


def tapped(player: Player, action: str, seen: Seen) -> Seen:
    """A tap on a ticket, and what is seen when the race has gone on."""
    ticket = player.page.locator(f'#ask [data-do="{action}"]')
    if player.touch:
        ticket.tap()
    else:
        ticket.click()
    return player.until_asked(seen.length)


def _wanted(player: Player, seen: Seen) -> str:
    """A ticket that leads far, where there is one; the first of the others that is no stop."""
    far = player.page.locator("#ask .goal").last
    if far.count():
        return str(far.get_attribute("data-do"))
    return next((token for token in seen.answers if token not in ("stop", "pass", "hold")), seen.answers[0])
