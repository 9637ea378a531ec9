"""Every table that can be laid: each number of seats and option of a game, and random play at it."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import check_table
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.match.match import Match

MOST_ANSWERS = 20_000
MOST_TABLES = 40


class Table(NamedTuple):
    """A game, how many play it, and the options that are not as usual."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        told = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.game, str(self.players), *told])

    def match(self, seed: int = 1, **more: Any) -> Match:
        """A new match at this table, at its first question."""
        game = registry.game(self.game)
        match = Match(game, dict(self.options), game.meta.seats(self.players, self.players), seed, **more)
        match.settle()
        return match


def option_sets(meta: Meta, players: int) -> Iterator[tuple[tuple[str, Any], ...]]:
    """The usual options, then each other value of each option with what it needs; of seats, the first and last."""
    yield ()
    for option in meta.options:
        values = option.allowed(players)
        for value in (*values[:2], values[-1]) if option.kind == "seat" else values:
            if value != option.default and option.kind != "players":
                needs = {name: values[0] for name, values in option.needs.items()}
                yield tuple(({option.name: value} | needs).items())


def can_play(meta: Meta, players: int, options: tuple[tuple[str, Any], ...]) -> bool:
    """Whether these options go together with so many people; a game may have a word in it."""
    try:
        check_table(meta, dict(options), meta.seats(players, players))
    except BadOption:
        return False
    return True


def with_leave(meta: Meta, players: int, options: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, Any], ...] | None:
    """Options that can play: these, or these with one more yes or no answered otherwise."""
    told = dict(options)
    others = [(other.name, not other.default) for other in meta.options if other.kind == "bool"]
    tried = [options, *((*options, other) for other in others if other[0] not in told)]
    return next((one for one in tried if can_play(meta, players, one)), None)


def tables(meta: Meta) -> list[Table]:
    """By options: all that can be laid, with few people first."""
    found: dict[tuple[tuple[str, Any], ...], list[Table]] = {}
    for players in range(meta.players[0], meta.players[1] + 1):
        for options in option_sets(meta, players):
            allowed = with_leave(meta, players, options)
            if allowed is not None:
                found.setdefault(options, []).append(Table(meta.id, players, allowed))
    if sum(map(len, found.values())) <= MOST_TABLES:
        return [table for tables in found.values() for table in tables]
    # Of many, the usual ones and each option once, with more and more people in turn.
    usual = found.pop((), [])
    return usual + [tables[turn % len(tables)] for turn, tables in enumerate(found.values())]


def home(game: str) -> Path:
    """The folder of a game's sources."""
    return Path(str(import_module(registry.folder(game)).__file__)).parent


def worth_a_look(index: int) -> bool:
    """Which questions of a game are looked at closely: every second one, and fewer and fewer of a long game."""
    return index % max(2, index // 50) == 0


def pick(match: Match, rng: Rng) -> tuple[int, str]:
    """A random legal answer of a random seat that may give one."""
    seat, choices = rng.pick(list(match.choices_by_seat.items()))
    step, frame = match.game.top(match.state)
    space = step.space(match.state, frame, seat) if seat in match.asked else None
    return seat, (rng.pick(choices) if choices or space is None else space.sample(rng)).token


def walk(match: Match, seed: int, most: int = MOST_ANSWERS) -> Iterator[Match]:
    """Random play: yields the match at every question, and at the end."""
    rng = Rng(seed)
    yield match
    for _ in range(most):
        if match.over:
            return
        match.answer(*pick(match, rng))
        yield match


def walk_with_dice(match: Match, seed: int) -> Iterator[Match]:
    """Random play with real dice: yields the match when chance is asked, too."""
    rng = Rng(seed)
    while not match.over:
        yield match
        if CHANCE in match.asked:
            match.answer(CHANCE, match.draw().sample(rng).token)
        else:
            match.answer(*pick(match, rng))
    yield match


def played(table: Table, seed: int = 1, answers: int = MOST_ANSWERS, **more: Any) -> Match:
    """A match after so many random answers at most."""
    match = table.match(seed, **more)
    for _ in walk(match, seed, answers):
        pass
    return match
