"""No game is lost when a tab dies, when the storage is full, or when another tab knows better."""

import contextlib

import pytest

from app.storage.library import GAME, TRASH, Library
from tests.app.tabs import CARD, Died, Disk, Sequence, Tab

MANY, BUNCHES = 1200, 4


@pytest.mark.parametrize("bunch", range(BUNCHES))
def test_no_game_is_lost_however_tabs_die(bunch: int) -> None:
    seeds = range(bunch * MANY // BUNCHES, (bunch + 1) * MANY // BUNCHES)
    assert {seed: faults for seed in seeds if (faults := Sequence(seed).run())} == {}


def games(disk: Disk) -> Tab:
    """A tab with a game in two generations."""
    tab = Tab(disk, "here")
    for text in ("1:first", "2:second"):
        tab.library.keep("a", CARD, text)
    tab.flush()
    return tab


@pytest.mark.parametrize("operations", range(1, 7))
@pytest.mark.parametrize("back", [False, True])
def test_a_tab_dies_while_a_game_goes_from_shelf_to_shelf(operations: int, *, back: bool) -> None:
    disk = Disk(0)
    tab = games(disk)
    if back:
        tab.library.delete("a")
        tab.flush()
    disk.left = operations
    (tab.library.restore if back else lambda: tab.library.delete("a"))()
    with contextlib.suppress(Died):
        tab.flush()
    whole = [key for key in (GAME + "a", TRASH + "a") if "2:second" in disk.kept.get(key, "")]
    assert whole


def test_a_game_is_moved_without_a_copy_only_where_there_is_no_room_and_that_is_said() -> None:
    disk = Disk(0)
    tab = games(disk)
    disk.limit = sum(len(key) + len(value) for key, value in disk.kept.items()) + 30
    tab.library.delete("a")
    tab.flush()
    assert tab.warned
    assert "2:second" in disk.kept[TRASH + "a"]
    assert GAME + "a" not in disk.kept


def test_what_was_half_moved_is_one_game_after_a_reload() -> None:
    disk = Disk(0)
    tab = games(disk)
    tab.library.delete("a")
    disk.left = 2  # The mark is taken off, and the copy is there.
    with pytest.raises(Died):
        tab.flush()
    after = Library(dict(disk.kept), "later")
    after.check()
    assert after.ids() == ["a"]
    assert after.deleted() == []


def test_what_another_tab_put_back_and_played_on_is_not_overwritten() -> None:
    """Both put a deleted game back beside one of its name; the second has not heard that the first did."""
    disk = Disk(0)
    first = games(disk)
    first.library.delete("a")
    first.library.keep("a", CARD, "3:again")
    first.flush()
    stale = Tab(disk, "stale")
    first.library.restore()
    first.library.claim("a-2")
    first.library.keep("a-2", CARD, "4:newer")
    first.flush()
    stale.library.restore()
    stale.flush()
    assert "4:newer" in disk.kept[GAME + "a-2"]
    assert stale.library.stored[GAME + "a-2"] == disk.kept[GAME + "a-2"]
    assert TRASH + "a" not in stale.library.stored


@pytest.mark.parametrize("limit", [0, 900])
def test_a_game_that_another_tab_played_on_is_not_deleted_unseen(limit: int) -> None:
    disk = Disk(limit)
    first = games(disk)
    stale = Tab(disk, "stale")
    first.library.keep("a", CARD, "3:newer")
    first.flush()
    stale.library.delete("a")
    stale.flush()
    assert "3:newer" in disk.kept[GAME + "a"]
    assert TRASH + "a" not in disk.kept
    assert "3:newer" in stale.library.stored[GAME + "a"]
    stale.library.delete("a")
    stale.flush()
    assert GAME + "a" not in disk.kept
    assert "3:newer" in disk.kept[TRASH + "a"]
