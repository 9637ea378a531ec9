"""VeloMaster in the browser: races played by computers outside it up to the moments that a test wants to see."""

from collections.abc import Callable
from typing import Any

from e2e import positions
from e2e.player import Player, Seen
from pygame_core.bots.driver import Computers
from pygame_core.engine import registry
from pygame_core.engine.match import Match

GAME = "velomaster"
TOUR = {"level": "pro", "stages": "criterium criterium"}
MOST_ANSWERS = 900


def match(kinds: str = "p111", *, seed: int = 3, lang: str = "en", until: Callable[[Match], bool] | None = None,
          **options: Any) -> Match:  # fmt: skip
    """A race that computers have ridden for everybody until a moment; then the seats are taken."""
    game = registry.game(GAME)
    seats = positions.seats(kinds, lang, GAME)
    made = Match(game, {"players": len(kinds), **options}, positions.seats("1" * len(kinds), lang, GAME), seed)
    made.settle()
    managers = Computers(made, seed, seconds=0.0)
    while until and not until(made) and not made.over:
        managers.next()
    for index, seat in enumerate(seats):
        made.reseat(index, seat)
    return made


def last_slot(match: Match) -> bool:
    """Somebody is asked, and the stage is nearly over."""
    s = match.state
    return s.stage == 1 and 0 in match.asked and len(s.finishers) >= 3


def between(match: Match) -> bool:
    """The first stage is in the books, and the second has not begun."""
    return bool(match.state.results) and match.state.stage == 2 and 0 in match.asked


def late_in_the_tour(match: Match) -> bool:
    """In the second stage, far from its start."""
    return match.state.stage == 2 and 0 in match.asked and match.state.round >= 4


def first_answers(player: Player, most: int = MOST_ANSWERS, until: str = "") -> Seen:
    """One person answers what comes first, and goes on where the page waits, until the end or a selector is there."""
    for _ in range(most):
        if until and player.page.locator(until).count():
            return player.seen
        seen = player.seen
        if seen.over:
            return seen
        if player.page.locator("[data-do='ui:onward']").count():
            player.do("ui:onward")
        elif seen.kind == "asked" and seen.answers:
            player.find(seen.answers[0]).click()
        player.page.wait_for_timeout(5)
    raise AssertionError("the race does not end")
