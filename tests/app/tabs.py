"""Tabs over one storage: it may be full, a tab may die after any single operation, or know nothing of what others did.

`python -m tests.app.tabs 24000` plays as many sequences as one likes.
"""

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

sys.path[:0] = [str(Path(__file__).parent.parent.parent / "web")]

from app.core import write_results  # noqa: E402  the page's own package lies in web/
from app.core.context import Desk, Device  # noqa: E402
from app.storage import import_file, small_records  # noqa: E402
from app.storage.library import GAME, TRASH, Library  # noqa: E402
from app.storage.preferences import Preferences  # noqa: E402
from app.storage.save_record import Card, pack, unpack  # noqa: E402
from app.storage.store import PREFIX  # noqa: E402
from tests.app.writes import Full, Writer  # noqa: E402

LIMITS = (0, 0, 6000, 3000)
CARD = Card("velo-city", 1)
PATIENCE = 300


class Died(Exception):
    """The tab is gone in the middle of its writes."""


class Disk:
    """What the browser keeps for all tabs."""

    def __init__(self, limit: int) -> None:
        self.kept: dict[str, str] = {}
        self.limit = limit
        self.left = 0
        """After so many more operations the tab dies; 0: it lives."""
        self.tabs: list[Tab] = []

    def full(self, key: str, value: str) -> bool:
        others = sum(len(name) + len(text) for name, text in self.kept.items() if name != key)
        return bool(self.limit) and others + len(key) + len(value) > self.limit

    def change(self, key: str, value: str | None, by: "Tab") -> None:
        before = self.kept.pop(key, None)
        if value is not None:
            self.kept[key] = value
        for tab in self.tabs if value is not None or before is not None else ():
            if tab is not by:
                tab.unheard.append((key, value))
        self.left -= 1
        if self.left == 0:
            raise Died


class Tab:
    """A page's library, and its end of the disk."""

    def __init__(self, disk: Disk, name: str) -> None:
        self.disk, self.unheard = disk, list[tuple[str, str | None]]()
        self.kept = disk.kept
        self.writer = Writer(self)
        self.missing = self.writer.missing
        disk.tabs.append(self)
        self.library = Library({key: value for key, value in disk.kept.items() if key.startswith(PREFIX)}, name)
        self.desk = Desk(self.library, Preferences(self.library, ["en"]), Device(), "x")
        self.library.check()
        self.flush()

    def hear(self) -> None:
        """What other tabs have done meanwhile."""
        for key, value in self.unheard:
            self.library.heard(key, value)
        self.unheard.clear()

    def flush(self) -> None:
        """Carry out what is to be written, and tell what became of it, until all is quiet."""
        told = self.writer.write(self.library.drain())
        for _ in range(PATIENCE):
            if not told:
                return
            write_results.told(self.desk, told.pop(0))
            told += self.writer.write(self.library.drain())
        raise AssertionError("writing without end")

    def change(self, key: str, value: str | None) -> None:
        """One operation of this tab on the disk."""
        if value is not None and self.disk.full(key, value):
            raise Full
        self.disk.change(key, value, self)

    @property
    def warned(self) -> bool:
        """Whether it was said that a game was moved without a copy."""
        return any(notice.key == "store_tight" for notice in self.desk.notices)


@dataclass
class Sequence:
    """Random use of a storage by a few tabs; what was kept for certain must be found again."""

    seed: int
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self.several, self.stale = bool(self.seed // 4 % 2), bool(self.seed // 8 % 2)
        self.disk = Disk(LIMITS[self.seed % 4])
        self.versions = self.tabs_so_far = 0
        self.certain: dict[str, list[int]] = {}
        """What was kept of each game, and found to be so, the latest last."""
        self.deleted: set[str] = set()
        self.touched = ""
        self.warned = False
        self.open()

    def open(self) -> "Tab":
        self.tabs_so_far += 1
        return Tab(self.disk, f"tab{self.tabs_so_far}")

    def run(self) -> list[str]:
        for _ in range(self.random.randint(6, 28)):
            self.step()
        return self.faults

    def step(self) -> None:
        random, disk = self.random, self.disk
        if self.several and len(disk.tabs) < 3 and random.random() < 0.1:
            self.open()
        tab, use = random.choice(disk.tabs), random.choice(USES)
        if not self.stale or random.random() < 0.7:
            tab.hear()
        disk.left = random.choice((*[0] * 5, *range(1, 9)))
        self.touched, died = "", False
        try:
            use(self, tab)
            tab.flush()
        except Died:
            died = True
        disk.left = 0
        self.warned = tab.warned
        self.note(tab, use, died=died)

    def note(self, tab: Tab, use: "Use", *, died: bool) -> None:
        game = self.touched
        if died:
            self.bury(tab)
        elif use is delete and game and GAME + game not in tab.missing and GAME + game not in self.disk.kept:
            self.certain = {name: kept for name, kept in self.certain.items() if name not in self.deleted}
            self.deleted = {game}
        elif use is restore:
            self.deleted.discard(game)
        elif use in (begin, go_on, bring) and GAME + game not in tab.missing and version(self.disk.kept, game):
            self.certain.setdefault(game, []).append(version(self.disk.kept, game))
        self.look(use, died=died)

    def bury(self, tab: Tab) -> None:
        self.disk.tabs.remove(tab)
        if self.random.random() < 0.5:
            self.disk.tabs.clear()
        self.open()

    def look(self, use: "Use", *, died: bool) -> None:
        """Every game is there, in one of its last two generations; or it lies where it can be put back."""
        after = Library(dict(self.disk.kept), "later")
        after.check()
        for game, kept in list(self.certain.items()):
            found = version(after.stored, game)
            fine = found in kept[-2:] or found > kept[-1] or TRASH + game in after.stored or game in self.deleted
            if not fine and not (self.warned and game == self.touched):
                self.faults.append(f"{use.__name__}, died: {died}, several: {self.several}, limit: {self.disk.limit}")
            if not fine:
                del self.certain[game]
        if died and use is delete:
            self.deleted.add(self.touched)


def version(kept: dict[str, str], game: str) -> int:
    """How often it had been written; 0 when it is not there."""
    value = kept.get(GAME + game)
    return int(unpack(value)[1].split(":")[0]) if value else 0


# ------------------------------------------------------------------ what people do
Use = Callable[[Sequence, Tab], None]


def begin(one: Sequence, tab: Tab) -> None:
    write(one, tab, f"g{one.versions}")


def go_on(one: Sequence, tab: Tab) -> None:
    if games := tab.library.ids():
        write(one, tab, one.random.choice(games))


def write(one: Sequence, tab: Tab, game: str) -> None:
    """A new answer, by whoever has the game now."""
    one.versions, one.touched = one.versions + 1, game
    if one.random.random() < 0.3 or not tab.library.owned(game) or game not in tab.library.ids():
        tab.library.claim(game)
    tab.library.keep(game, CARD, f"{one.versions}:{'x' * one.random.randint(0, 400)}")


def delete(one: Sequence, tab: Tab) -> None:
    if games := tab.library.ids():
        one.touched = one.random.choice(games)
        tab.library.delete(one.touched)


def restore(one: Sequence, tab: Tab) -> None:
    one.touched = next(iter(tab.library.names(TRASH)), "")
    tab.library.restore()


def rename(one: Sequence, tab: Tab) -> None:
    if games := tab.library.ids():
        tab.library.call(one.random.choice(games), "é" * 20)


def claim(one: Sequence, tab: Tab) -> None:
    if games := tab.library.ids():
        tab.library.claim(one.random.choice(games))


def profile(one: Sequence, tab: Tab) -> None:
    small_records.keep(tab.library, "profile-vroom", "p" * one.random.randint(1, 90))


def line(one: Sequence, tab: Tab) -> None:
    tab.library.put(f"{PREFIX}played/x{one.random.randrange(99)}", "y" * 100)


def bring(one: Sequence, tab: Tab) -> None:
    one.versions, one.touched = one.versions + 1, f"i{one.versions}"
    import_file.take_in(tab.library, {GAME + one.touched: pack(CARD, f"{one.versions}:")})


USES: tuple[Use, ...] = (
    begin, begin, *[go_on] * 20, delete, delete, restore, rename, claim, claim, profile, line, bring,
)  # fmt: skip


def main(many: int) -> int:
    """So many sequences; 1 when a game was lost."""
    found = Counter(fault for seed in range(many) for fault in set(Sequence(seed).run()))
    print("\n".join(f"{count} x {what}" for what, count in found.most_common()) or f"{many} sequences, nothing lost")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
