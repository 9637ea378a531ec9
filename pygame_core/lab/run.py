"""Plays an experiment: block after block by an executor, each kept when it is done, until there are enough."""

import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import AbstractContextManager, suppress
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from . import statistics
from .blocks import Block, Rows, check, code, per_dice, play_block
from .experiment import Experiment
from .faults import Fault
from .store import Store, tables

_BLOCKS_IN_ALL = 400
_LEAST_BLOCK, _MOST_BLOCK = 8, 500
_AHEAD = 256
"""How many blocks are handed out before the first of them comes back."""
_MOST_LOSSES = 5
_FIRST_LOOK, _GROWTH = 200, 1.5
"""With an interval to reach: after how many games of each table it is looked at first, and how much later again."""


class Progress(NamedTuple):
    """How far a run is: games done and wanted, how many a second, how many seconds are left."""

    done: int
    wanted: int
    rate: float
    left: float


Told = Callable[[Progress], None]
Workers = Callable[[], AbstractContextManager[Executor]]


def run(experiment: Experiment, text: str, folder: Path, workers: Workers, told: Told = lambda _: None) -> int:
    """Play what is not played yet; how many games there are then. A second call goes on where the first one stopped."""
    for table in experiment.tables:
        check(experiment.game, table)
    store = Store(folder)
    marks = {
        "key": experiment.key, "code": code(), "commit": commit(), "game_id": experiment.game,
        "rules_version": experiment.rules_version,
    }  # fmt: skip
    store.open(text, marks)
    return _Run(experiment, store, store.marks(), workers, told).all()


def commit() -> str:
    """The commit of the program; empty where it is no checkout."""
    home = Path(__file__).parent
    with suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"],  # noqa: S607
            cwd=home, capture_output=True, text=True, check=True, timeout=10,
        )  # fmt: skip
        return told.stdout.strip()
    return ""


class _Run:
    def __init__(
        self, experiment: Experiment, store: Store, marks: dict[str, Any], workers: Workers, told: Told
    ) -> None:
        self.experiment, self.store, self.marks = experiment, store, marks
        self.workers, self.told = workers, told
        self.turns = [per_dice(table, experiment.game) for table in experiment.tables]
        most = -(-experiment.games // _BLOCKS_IN_ALL)
        self.block = min(_MOST_BLOCK, max(_LEAST_BLOCK, most))
        """How many dice a block has."""
        self.begun, self.played = monotonic(), 0

    def all(self) -> int:
        for games in self.looks():
            self.reach(games)
            self.store.finish({arm: self.blocks(arm, games) for arm in range(len(self.turns))})
            if self.enough():
                break
        return sum(self.dice(arm, games) * turns for arm, turns in enumerate(self.turns))

    def looks(self) -> Iterator[int]:
        """After how many games it is looked whether they are enough: fixed beforehand, so workers change nothing."""
        games = float(_FIRST_LOOK)
        while self.experiment.narrow and games < self.experiment.games:
            yield round(games)
            games *= _GROWTH
        yield self.experiment.games

    def enough(self) -> bool:
        if not self.experiment.narrow:
            return True
        with tables(self.store.folder) as duck:
            return statistics.widest(duck, self.experiment) < self.experiment.narrow

    def dice(self, arm: int, games: int) -> int:
        return self.blocks(arm, games) * self.block

    def blocks(self, arm: int, games: int) -> int:
        """How many blocks of an arm bring so many games."""
        return -(-games // (self.turns[arm] * self.block))

    def reach(self, games: int) -> None:
        """Have so many games of each table; whole blocks, so a few more."""
        wanted = {(arm, block) for arm in range(len(self.turns)) for block in range(self.blocks(arm, games))}
        left = sorted((name for name in wanted if not self.store.has(*name)), key=lambda name: (name[1], name[0]))
        size = {arm: turns * self.block for arm, turns in enumerate(self.turns)}
        done, whole = sum(size[arm] for arm, _ in wanted - set(left)), sum(size[arm] for arm, _ in wanted)
        losses = 0
        while left:
            before = len(left)
            with suppress(BrokenExecutor, CancelledError):
                for name in self.work(left):
                    left.remove(name)
                    done += size[name[0]]
                    self.played += size[name[0]]
                    self.tell(done, whole)
            losses = 0 if len(left) < before else losses + 1
            if losses == _MOST_LOSSES:
                raise Fault("lost", times=losses)

    def tell(self, done: int, whole: int) -> None:
        rate = self.played / max(1e-6, monotonic() - self.begun)
        self.told(Progress(done, whole, rate, (whole - done) / max(rate, 1e-6)))

    def work(self, left: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """The blocks that are left, in any order, as soon as they are kept."""
        with self.workers() as executor:
            names = iter(list(left))
            pending = {executor.submit(play_block, self.piece(*name)): name for name in islice(names, _AHEAD)}
            while pending:
                finished, _ = wait(pending, return_when=FIRST_COMPLETED)
                for future in finished:
                    name = pending.pop(future)
                    self.keep(name, future)
                    for another in islice(names, 1):
                        pending[executor.submit(play_block, self.piece(*another))] = another
                    yield name

    def keep(self, name: tuple[int, int], future: "Future[Rows]") -> None:
        rows = Rows(*future.result())
        self.store.put(*name, rows, self.marks)

    def piece(self, arm: int, block: int) -> Block:
        experiment = self.experiment
        first, count = block * self.block, self.block
        return Block(
            experiment.game, experiment.tables[arm], arm, experiment.seed, first, count, experiment.record, code()
        )
