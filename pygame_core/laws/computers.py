"""Computer players give legal answers within their time, whatever the moment."""

from time import process_time

from pygame_core.bots.base import Budget, bot_for
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.options import LEVELS

from .law import Scope, law
from .tables import Table, walk

BUDGET, MOST = 0.05, 1.5
"""Seconds that a player is given, and what it may really take of the processor at most."""
_LOOKS = 12


@law(Scope.USUAL, "Each of the three `LEVELS` chooses one of the answers that it is given, and looks at its budget.")
def computers_answer_within_their_time(table: Table) -> None:
    for level in LEVELS:
        check_level(table, level)


def check_level(table: Table, level: int) -> None:
    """One of them at moments all over a game, with a look at what it says of its answers."""
    match, rng = table.match(seed=100 + level), Rng(level)
    bot = bot_for(table.game, str(level))
    looks = 0
    for index, _ in enumerate(walk(match, seed=101)):
        seat = match.asked[0] if match.asked else -1
        choices = list(match.choices_by_seat.get(seat, ()))
        if index % 7 or not choices or looks == _LOOKS:
            continue
        looks += 1
        view, begin = match.view(seat), process_time()
        chosen = bot.choose(view, choices, rng.split(), Budget(BUDGET))
        taken = process_time() - begin
        assert taken < MOST, f"level {level} took {taken:.1f} s of {BUDGET} s"
        assert match.allows(seat, chosen.token), f"level {level} answers {chosen.token!r}"
        for lang in ("fr", "en"):
            assert isinstance(bot.reason(view, chosen, lang), str)
