"""Positions of whole games to draw, and how a drawing is read."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from pygame_core.bots.base import Budget, answers, ticks
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.show import Show
from pygame_core.games.vroom.board import MODULES
from pygame_core.games.vroom.bots.levels import LEVELS
from pygame_core.games.vroom.meta import META
from pygame_core.games.vroom.rules.game import GAME

NAMES = ("Zoé", "O’Hara & fils", "<b>Lucie</b>", 'Le "Grand"', "Vera", "Gilles")
SVG = "{http://www.w3.org/2000/svg}"
ALL = dict.fromkeys(MODULES, True)
CHOSEN = {"events": "chosen"}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, CHOSEN | {"event_2": "criss_cross", "event_3": "chicane"}),
    (4, CHOSEN | ALL | {"event_2": "level_crossing", "event_3": "braking"}),
    (5, CHOSEN | {"event_2": "round_trip", "event_3": "pit_stop"}),
    (6, ALL | {"table_skin": "castle"}),
)
STEPS = ("circuit", "deal", "weather", "drift", "drive", "ghost", "forecast", "remove", "over")


def played(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[dict[str, Any], Show]]:
    """Every question of a game among good drivers, as a view and its show."""
    rng, seats = Rng(seed), META.seats(people=players, players=players)
    plain = {option.name: option.default for option in META.options}
    state = GAME.start(plain | {"campaign": False, "players": players} | options, seats)
    state.heard = []
    while state.stack:
        seat = GAME.asked(state)[0]
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        view, trail = GAME.view(state, None if seat == CHANCE else seat), tuple(state.heard[-16:])
        yield (
            view,
            Show(
                "fr" if seed % 2 else "en", NAMES[:players], choices, trail=trail, seat=None if seat == CHANCE else seat
            ),
        )
        if seat == CHANCE:
            GAME.play(state, seat, GAME.draw(state).sample(rng))
        else:
            among = answers(GAME, state, seat, rng)
            GAME.play(state, seat, LEVELS[2]().choose(view, among, rng, Budget(1.0, ticks())))
    yield GAME.view(state, 0), Show("fr", NAMES[:players], trail=tuple(state.heard[-16:]), seat=0)


@cache
def some(step: str = "", every: int = 1) -> tuple[tuple[dict[str, Any], Show], ...]:
    """Positions of games of all sizes: where this is asked, or from all along."""
    games = (pair for seed, (players, options) in enumerate(TABLES) for pair in played(players, options, seed + 2))
    return tuple(pair for pair in games if not step or pair[0]["step"] == step)[::every]
