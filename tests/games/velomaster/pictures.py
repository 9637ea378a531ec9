"""Positions of whole races to draw, and how a drawing is read."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.options import check_table
from pygame_core.engine.show import Show
from pygame_core.games.velomaster.meta import META
from pygame_core.games.velomaster.rules.game import GAME

Moment = tuple[dict[str, Any], Show]
NAMES = ("Zoé", "O’Hara & fils", "<b>Lucie</b>", 'Le "Grand"', "Vera", "Gilles")
RACES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {"level": "beginner"}),
    (3, {"level": "expert", "stages": "puys"}),
    (2, {"level": "pro", "stages": "aurillac:2 lab"}),
    (6, {"level": "pro", "stages": "lacets"}),
)
FORWARD = ("step", "leap", "relay", "accelerate", "give", "start", "take", "yes")
ON_THE_BOARD = ("step", "leap", "relay", "accelerate")
EACH = 4


def played(players: int, seed: int, options: Mapping[str, str]) -> Iterator[Moment]:
    """Every question of a random race that gets on, as a view and its show."""
    rng, seats = Rng(seed), META.seats(people=players, players=players)
    state = GAME.start(check_table(META, options, seats), seats)
    state.heard = []
    while state.stack:
        seat = GAME.asked(state)[0]
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        view, trail = GAME.view(state, max(seat, 0)), tuple(state.heard[-30:])
        yield view, Show("fr" if seed % 2 else "en", NAMES[:players], choices, trail=trail, seat=max(seat, 0))
        GAME.play(state, seat, GAME.draw(state).sample(rng) if seat == CHANCE else _forward(choices, rng))
    yield GAME.view(state, None), Show("fr", NAMES[:players], trail=tuple(state.heard[-12:]))


def _forward(choices: tuple[Choice, ...], rng: Rng) -> Choice:
    """Straight on two times in three: races end, and riders meet."""
    found = [one for one in choices if one.kind in FORWARD] or list(choices)
    steps = [one for one in found if one.kind == "step"]
    straight = rng.pick((True, True, False))
    return steps[0] if steps and straight else rng.pick(found)


@cache
def moments() -> dict[str, list[Moment]]:
    """A few positions for each step, from races of all sizes and levels."""
    found: dict[str, list[Moment]] = {}
    for seed, (players, options) in enumerate(RACES, 3):
        count: dict[str, int] = {}
        for index, moment in enumerate(played(players, seed, options)):
            step = moment[0]["step"]
            count[step] = count.get(step, 0) + 1
            if count[step] in (1, 20, 60) or index % 150 == 0:
                found.setdefault(step, []).append(moment)
    return found


def some(*steps: str, count: int = 6) -> list[Moment]:
    """Positions where this is asked; a few of every kind where nothing is named."""
    if steps:
        return [moment for step in steps for moment in moments()[step][:count]]
    return [moment for several in moments().values() for moment in several[:EACH]]
