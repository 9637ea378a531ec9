"""Plays one block of an experiment: the same rows wherever, whenever and in whatever order blocks are played.

Nothing but the standard library is needed here: a worker needs no more than the engine.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import pairwise
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

import pygame_core
from pygame_core.bots.arena import WORK, period
from pygame_core.bots.base import Bot, Budget, answers, ticks
from pygame_core.bots.random_play import play_at_random
from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import check_table
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.core.state import State

from .experiment import RECORDS, Experiment, Table, house_rules
from .faults import Fault
from .players import player

_LONGEST_TRIAL = 200_000
Row = dict[str, Any]


class Block(NamedTuple):
    """A piece of work: some dice of one table. `code` is the state of the program that may play it."""

    game: str
    table: Table
    arm: int
    seed: int
    first: int
    dice: int
    record: tuple[str, ...]
    code: str


class Rows(NamedTuple):
    """What a block has brought: a row for each game, and one for each answer where that was asked."""

    games: list[Row]
    answers: list[Row]


@cache
def code() -> str:
    """A digest of the program: games of two states of it do not belong together."""
    home = Path(pygame_core.__file__).parent
    found = sha256()
    for path in sorted(home.rglob("*.py")):
        if path.relative_to(home).parts[0] not in ("cli", "lab") or path == Path(__file__):
            found.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:12]


def per_dice(table: Table, game_id: str) -> int:
    """How many games share their dice: everybody sits once on every seat, unless that would be the same game."""
    return 1 if registry.meta(game_id).lead else period(table.seats)


def play_block(block: Block) -> Rows:
    """All games of a block."""
    if block.code != code():
        raise Fault("worker_code", there=code(), here=block.code)
    rows = Rows([], [])
    turns = per_dice(block.table, block.game)
    for dice in range(block.first, block.first + block.dice):
        for rotation in range(turns):
            _Sitting(block, dice, rotation, dice * turns + rotation).play(rows)
    return rows


def begin(game: Game[Any], table: Table) -> State:
    """A game that is about to begin, house rules and all."""
    seats = game.meta.seats(0, len(table.seats))
    state: State = game.start(check_table(game.meta, table.options, seats), seats)
    rules = house_rules(game.meta.id)
    for name, value in table.house.items():
        rules[name].change(state, value)
    return state


def check(game_id: str, table: Table) -> None:
    """Refuse a table that cannot play: its options, its players, a house rule under which a game never ends."""
    game = registry.game(game_id)
    try:
        least, most = game.meta.players
        if not least <= len(table.seats) <= most:
            raise BadOption("seat_count", given=len(table.seats), least=least, most=most)
        state = begin(game, table)
    except BadOption as refusal:
        text = registry.module(game_id).texts
        names = [str(seat + 1) for seat in range(len(table.seats))]
        raise Fault("table", name=table.name or "-", why=text.refusal(refusal, names, "en")) from refusal
    for name in table.seats:
        player(game_id, name)
    if table.house and play_at_random(game, state, Rng(1), _LONGEST_TRIAL) == _LONGEST_TRIAL:
        raise Fault("endless", house=dumps(dict(table.house)))


class _Sitting:
    """One game: who sits where, and what is noted of it."""

    def __init__(self, block: Block, dice: int, rotation: int, number: int) -> None:
        self.block, self.table = block, block.table
        self.number, self.dice, self.rotation = number, dice, rotation
        self.game = registry.game(block.game)
        size = len(self.table.seats)
        self.kinds = [self.table.seats[(seat - rotation) % size] for seat in range(size)]
        self.bots: list[Bot] = [player(block.game, kind) for kind in self.kinds]
        self.seed = block.seed * 1_000_003 + dice
        self.chance = Rng(self.seed)
        minds = self.chance.split()
        own = [minds.split() for _ in range(size)]
        self.minds = [own[(seat - rotation) % size] for seat in range(size)]
        self.course = _Course(block.game, size)
        self.told = sha256()
        self.answers: list[Row] = []

    def play(self, rows: Rows) -> None:
        state = begin(self.game, self.table)
        while state.stack:
            if not (self.game.lists_free and self._give_free(state)):
                self._give(state)
            self.course.look(state)
        rows.games.append(self._row(state))
        rows.answers.extend(self.answers)

    def _give(self, state: State) -> None:
        seat = (self.game.blocking_seats(state) or self.game.asked(state))[0]
        if seat == CHANCE:
            self._play(state, seat, self.game.draw(state).sample(self.chance), ())
            return
        choices = answers(self.game, state, seat, self.minds[seat])
        budget = Budget(WORK, ticks())
        self._play(
            state, seat, self.bots[seat].choose(self.game.view(state, seat), choices, self.minds[seat], budget), choices
        )

    def _give_free(self, state: State) -> bool:
        for seat in self.game.asked(state):
            choices = self.game.free_choices(state, seat) if seat != CHANCE else ()
            choice = self.bots[seat].free(self.game.view(state, seat), choices, self.minds[seat]) if choices else None
            if choice:
                self._play(state, seat, choice, choices)
                return True
        return False

    def _play(self, state: State, seat: int, choice: Choice, offered: Sequence[Choice]) -> None:
        self.told.update(f"{seat} {choice.token}\n".encode())
        if seat != CHANCE:
            self.course.answered(seat, choice, offered)
            if "answers" in self.block.record:
                self._note(state, seat, choice, offered)
        else:
            self.course.given += 1
        self.game.play(state, seat, choice)

    def _note(self, state: State, seat: int, choice: Choice, offered: Sequence[Choice]) -> None:
        self.answers.append({
            "arm": self.block.arm, "game": self.number, "number": self.course.given, "seat": seat,
            "player": self.kinds[seat], "step": state.stack[-1]["step"], "answer": choice.token,
            "offered": [one.token for one in offered],
        })  # fmt: skip

    def _row(self, state: State) -> Row:
        result, record, course = state.result, self.block.record, self.course
        assert result is not None
        winners = sorted(result["ranking"][0])
        changes, decided = course.decided(winners) if "closeness" in record else (None, None)
        return {
            "arm": self.block.arm, "game": self.number, "dice": self.dice, "rotation": self.rotation,
            "seed": self.seed, "seats": self.kinds, "options": dumps(dict(self.table.options), sort_keys=True),
            "house": dumps(dict(self.table.house), sort_keys=True), "winners": winners, "reason": result["reason"],
            "ranking": dumps(result["ranking"]), "answers": course.given if "lengths" in record else None,
            "counts": dumps(dict(self.game.counts(state)), sort_keys=True) if "counts" in record else None,
            "lead_changes": changes, "decided": decided,
            "openings": course.openings if "openings" in record else None, "played": self.told.hexdigest()[:16],
        }  # fmt: skip


class _Course:
    """How a game goes: how many answers, who is ahead, what each began with."""

    def __init__(self, game_id: str, seats: int) -> None:
        self.ahead = registry.module(game_id).study.ahead
        self.given = 0
        self.openings = [""] * seats
        self.leads: list[tuple[int, tuple[int, ...]]] = []

    def answered(self, seat: int, choice: Choice, offered: Sequence[Choice]) -> None:
        self.given += 1
        if not self.openings[seat] and len(offered) > 1:
            self.openings[seat] = choice.token

    def look(self, state: State) -> None:
        """Note who is ahead, when that has changed."""
        if self.ahead and state.stack:
            leaders = self.ahead(state)
            if not self.leads or self.leads[-1][1] != leaders:
                self.leads.append((self.given, leaders))

    def decided(self, winners: Sequence[int]) -> tuple[int | None, float | None]:
        """How often another one took the lead, and after which part of the game a winner kept it to the end."""
        if not self.ahead:
            return None, None
        alone = [leaders[0] for _, leaders in self.leads if len(leaders) == 1]
        changes = sum(one != other for one, other in pairwise(alone))
        since = self.given
        for at, leaders in reversed(self.leads):
            if not set(leaders) & set(winners):
                break
            since = at
        return changes, round(since / max(1, self.given), 4)


def replay(experiment: Experiment, arm: int, number: int) -> Rows:
    """One game of an experiment again, with every answer."""
    table = experiment.tables[arm]
    dice, rotation = divmod(number, per_dice(table, experiment.game))
    block = Block(experiment.game, table, arm, experiment.seed, dice, 1, RECORDS, code())
    rows = Rows([], [])
    _Sitting(block, dice, rotation, number).play(rows)
    return rows
