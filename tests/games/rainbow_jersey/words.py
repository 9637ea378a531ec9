"""Moments that one can check by hand, and what is said at them."""

import re
from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.match.match import Match
from pygame_core.games.rainbow_jersey.rules.game import GAME
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS

CHANCE = -1
NAMES = {"red": "Lucie", "black": "Abel", "yellow": "Odette", "white": "Gaston"}


def at(position: Mapping[str, Any], colours: tuple[str, ...] = ("red", "black", "yellow"), **options: Any) -> Match:
    seats = tuple(Seat(NAMES[colour], colour) for colour in colours)
    return Match(GAME, {"start_order": "seats"} | options, seats, 1, real_dice=True, position=position)


def names(match: Match) -> tuple[str, ...]:
    return tuple(seat.name for seat in match.seats)


def plain(words: str) -> str:
    return words.replace("\u00a0", " ")


def told(match: Match, lang: str = "fr") -> list[str]:
    return [plain(line.text) for line in TEXTS.lines(match.events, names(match), lang)]


def view(match: Match) -> dict[str, Any]:
    return match.view(None)


def fields(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))
