"""What a program that uses the games as a library begins with: `import pygame_core` offers all of it."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from .bots.driver import SECONDS, Computers
from .engine import registry
from .engine.core.events import Event
from .engine.core.meta import Meta
from .engine.core.options import MOST_SEED, Seat
from .engine.core.refusals import Refusal
from .engine.keeping import links, saves
from .engine.match.match import Match
from .engine.texts import telling


def all_games() -> tuple[Meta, ...]:
    """The games that can be played: their ids, names, seats and options."""
    return registry.games()


def meta(game: str) -> Meta:
    """A game's names, seats, colours and options. Raises BadOption for a game that there is not."""
    return registry.meta(game)


def new(
    game: str,
    *,
    players: int | None = None,
    computers: int = 0,
    seats: Sequence[Seat] | None = None,
    seed: int | None = None,
    real_dice: bool = False,
    position: Mapping[str, Any] | None = None,
    **options: Any,
) -> Match:
    """A new game at its first question.

    `players` is the number of seats (the game's usual one when it is not told), `computers` how many of them are
    computers'; or `seats` tells each of them. The same `seed` gives the same dice, none a new one. With `real_dice`
    chance is answered like any other seat. `position` is where it begins, in the vocabulary of docs/scenarios.md.
    All other names are the game's options. Raises BadOption for what the table cannot be, Damaged for a position
    that cannot be.
    """
    rules = registry.game(game)
    if seats is None:
        count = rules.meta.default_players if players is None else players
        seats = rules.meta.seats(max(count - computers, 0), count)
    chosen = secrets.randbelow(MOST_SEED) if seed is None else seed
    match = Match(rules, options, seats, chosen, real_dice=real_dice, position=position)
    match.settle()
    return match


def load(text: str, *, seed: int | None = None) -> Match:
    """The game of a save (`save`) or of a link (`link`, or the address of a page that ends with one).

    Chance goes on with `seed` after a link, which does not tell what comes next; a save knows. Raises Damaged, or
    Newer where it comes from a later version.
    """
    told = text.strip()
    if told.startswith("{"):
        return saves.load(told).match
    chosen = secrets.randbelow(MOST_SEED) if seed is None else seed
    return links.open_link(told.rpartition("/")[2].rpartition("#")[2], chosen).match


def play_out(match: Match, *, seed: int = 0, seconds: float = SECONDS) -> list[Event]:
    """Let the match's computers answer until a person or real dice are asked, or to the end; all that happened.

    Each thinks for `seconds` at most; `seed` decides their chance, which is not that of the dice.
    """
    before = len(match.log)
    computers = Computers(match, seed, seconds)
    while computers.next():
        pass
    return [event for heard in match.events[before:] for event in heard]


def explain(refusal: Refusal, match: Match | None = None, lang: str = "en") -> str:
    """The sentence that tells a person why something was refused, in English ("en") or French ("fr")."""
    names = [seat.name for seat in match.seats] if match else ()
    return telling.told(refusal, names, lang, match.game.meta.id if match else "")
