"""Games made outside the browser, by the same engine: at a position, at a kind of question, near the end."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from app.storage.save_record import Card, pack, whole
from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.options import Seat
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match

GAME = "velo-city"
ADDRESS = "https://example.invalid/"

POSITIONS: Mapping[str, Mapping[str, Any]] = {
    "declare": {},
    "declare with cans": {
        "riders": {"red": "12x2 20", "black": "12 30", "yellow": "20"},
        "cans": {"red": 3, "black": 2},
        "podium": ["yellow"],
    },
    "move": {
        "step": "move", "mode": "group", "space": 20, "boost": "bonus", "riders": {"red": "20x2", "black": "20 9"},
        "cans": {"red": 1}, "dice": {"own": 3, "black": 5, "energy": 6},
    },
    "move of which nothing comes": {
        "step": "move", "mode": "solo", "boost": "none", "riders": {"red": "20 30"}, "dice": {"own": 4},
    },
    "pursuit": {
        "step": "pursuit", "mode": "solo", "boost": "none", "dice": {"own": 4}, "die": "own", "from": 20, "to": 16,
        "riders": {"red": "20 16", "black": "20x2"}, "cans": {"black": 2, "red": 1}, "arrived": {"red": 1},
        "asked": "black",
    },
    "obstacle": {
        "step": "obstacle", "mode": "solo", "boost": "none", "dice": {"own": 2}, "die": "own", "from": 26, "to": 24,
        "riders": {"red": "24"}, "cans": {"red": 2}, "arrived": {"red": 1}, "asked": "red",
    },
    "take from": {
        "step": "take_from", "mode": "solo", "boost": "none", "dice": {"own": 3}, "die": "own", "from": 30, "to": 27,
        "riders": {"red": "27"}, "cans": {"red": 1, "black": 7, "yellow": 7}, "arrived": {"red": 1}, "asked": "red",
    },
    "one answer from the end": {
        "step": "move", "mode": "solo", "boost": "none", "podium": ["red", "black", "red"],
        "riders": {"red": "2 12", "black": "15 22"}, "dice": {"own": 6},
    },
}  # fmt: skip
"""A position for each kind of question."""


def seats(kinds: str, lang: str = "en", game: str = GAME) -> tuple[Seat, ...]:
    """A table: p is a person, r one on another device, 1 to 3 a computer of that level."""
    names = {"fr": ("Camille", "Jo", "Sacha", "Lou", "Max", "Noa", "Eli")}.get(lang) or (
        "Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus",
    )  # fmt: skip
    people = {"p": "person", "r": "remote"}
    return tuple(
        Seat(name, colour, people.get(kind, "computer"), int(kind) if kind.isdecimal() else 2)
        for name, colour, kind in zip(names, registry.meta(game).colours, kinds, strict=False)
    )


def match(kinds: str = "ppp", *, at: str | Mapping[str, Any] = "declare", seed: int = 7, lang: str = "en") -> Match:
    """A game at one of the positions, or at one of the test's own."""
    position = POSITIONS[at] if isinstance(at, str) else at
    options = {"first_player": 0}
    made = Match(registry.game(GAME), options, seats(kinds, lang), seed, position=position or None)
    made.settle()
    return made


def played(game: Match, until: Callable[[Match], bool], seed: int = 7) -> Match:
    """The game after as many random answers as it takes, or at its end."""
    rng = random.Random(seed)
    while not (game.over or until(game)):
        seat = game.asked[0]
        game.answer(seat, rng.choice(game.choices_by_seat[seat]).token)
    return game


def waiting_for(game: str, step: str, dice: int = 1) -> Match:
    """A game with real dice that waits for those of a step."""
    meta = registry.meta(game)
    match, rng = Match(registry.game(game), {}, meta.seats(meta.default_players), 3, real_dice=True), Rng(7)
    match.settle()
    while True:
        if match.asked != (CHANCE,):
            seat, choices = rng.pick(list(match.choices_by_seat.items()))
            match.answer(seat, rng.pick(choices).token)
        elif match.game.top(match.state)[0].name == step and getattr(match.draw(), "count", 1) >= dice:
            return match
        else:
            match.answer(CHANCE, match.draw().sample(rng).token)


def computers_only() -> Match:
    """A game that nobody here plays."""
    seats = [Seat(name, colour, "computer", 1) for name, colour in (("Ann", "red"), ("Bob", "black"), ("Cy", "white"))]
    match = Match(registry.game(GAME), {"first_player": 0}, seats, 3)
    match.settle()
    return match


def stored(game: Match, when: int = 1_700_000_000_000) -> str:
    """The game as the page keeps it, with its picture."""
    meta = game.game.meta
    drawing = registry.module(meta.id).drawing.thumb(game.view(None))
    return pack(Card(meta.id, when, over=game.over, thumb=whole(drawing)), saves.save(game))
