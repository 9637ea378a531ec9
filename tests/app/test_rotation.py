"""Play again and every change of seat, at every table that can be laid, through the page."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from app.storage.save_record import Card, pack
from app.table.model.rotation import moved
from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.app.tables import GAMES, Page
from tests.laws.tables import option_sets, with_leave

Told = tuple[tuple[str, Any], ...]


def tables(meta: Meta) -> Iterator[tuple[Told, tuple[Seat, ...]]]:
    """Every option set and number of seats: one person, all people, all but one; in turn where parts are alike."""
    turn = count()
    for players in range(meta.players[0], meta.players[1] + 1):
        kinds = list(dict.fromkeys((1, players - 1, players)))
        for options in option_sets(meta, players):
            told = with_leave(meta, players, options)
            for people in kinds if meta.lead else [kinds[next(turn) % len(kinds)]]:
                seats = meta.seats(people, players)
                if told is not None and can_sit(meta, told, seats):
                    yield told, seats


def can_sit(meta: Meta, options: Told, seats: tuple[Seat, ...]) -> bool:
    try:
        return bool(check_table(meta, dict(options), seats))
    except BadOption:
        return False


def at(match: Match) -> Page:
    """The page of this match, with the table claimed."""
    stored = {"echappee/game/g1": pack(Card(match.game.meta.id, 5), saves.save(match)), "echappee/speed": "instant"}
    page = Page("#/game/g1", stored, languages=("en",))
    if page.table.session.curtain:
        page.do("ui:open")
    return page


def ended(page: Page) -> None:
    """As if the game were over: how it ended is of no matter here."""
    match = page.table.session.match
    match.state.stack.clear()
    match.state.result = {"reason": "", "ranking": [[0]]}
    match._refresh()
    page.table.interrupt()


def told(page: Page) -> str:
    """What stands beside the game."""
    return str(page.table.state.note)


@pytest.mark.parametrize("game", GAMES)
def test_again_lays_a_table_that_can_play_or_says_why_not(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    meta = registry.meta(game)
    for options, seats in tables(meta):
        match = Match(registry.game(game), dict(options), seats, 3)
        page = at(match)
        ended(page)
        monkeypatch.setattr(type(page.table.painter), "paint", lambda *_: {})
        page.do("ui:again")
        if page.hash == "#/game/g1":  # Nobody can change places: it is said why, and all may keep them.
            assert check_table(meta, match.options, seats), (options, seats)
            with pytest.raises(BadOption):
                moved(meta, seats, match.options)
            assert "ui:again:same" in told(page)
            page.do("ui:again:same")
        monkeypatch.undo()
        new = page.table.session.match
        assert page.hash != "#/game/g1", (options, seats)
        assert sorted(seat.name for seat in new.seats) == sorted(seat.name for seat in seats)
        assert [seat.colour for seat in new.seats][:1] == ([meta.lead] if meta.lead else [new.seats[0].colour])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_changes_seats_sits_at_a_table_that_can_play_or_hears_why_not(game: str) -> None:
    meta = registry.meta(game)
    for options, seats in tables(meta):
        match = Match(registry.game(game), dict(options), seats, 3)
        match.settle()
        page = at(match)
        for place in range(len(seats)):
            before = page.table.session.match.seats
            page.do("ui:menu")
            offered = any(f'"ui:seat:{place}"' in html for html in page.regions.values())
            page.do(f"ui:seat:{place}")
            after = page.table.session.match.seats
            assert check_table(meta, match.options, after) == match.options
            if before == after and offered and not page.table.session.curtain:
                assert told(page), (options, seats, place)
