"""Tables that several devices hold, from the page's side: laid, joined, written to and fro, whole games by letters."""

import re
from random import Random

import pytest

from app.pages.table_letter import LetterPage
from app.storage.save_record import TABLE_MARK
from app.table.model import shared_table
from pygame_core.engine import registry
from pygame_core.tables import keeping
from tests.app.tables import Page

BY_LETTER = [meta.id for meta in registry.games() if not meta.by_link]


def laid(game: str, far: int = 1) -> Page:
    """Somebody lays a table with so many seats for others, everything else as usual."""
    page = Page(f"#/new/{game}", {"echappee/speed": "instant", "echappee/name": "Ada"}, languages=("en",), device="ad")
    for seat in range(1, far + 1):
        page.do(f"table:seat:{seat}")
        page.do("table:kind:remote")
    page.do("table:start")
    return page


def link(page: Page) -> str:
    """The letter that one tap sends."""
    return "#" + page.do("ui:post")["effect"]["url"].partition("#")[2]


def arrives(letter: str, name: str, seat: int = 1) -> Page:
    """Somebody opens an invitation and takes a seat."""
    page = Page(letter, {"echappee/speed": "instant"}, languages=("en",), device=name[:2])
    assert isinstance(page.app.screen, LetterPage)
    page.do(f"ui:sit:{seat}", me=name)
    return page


def opens(page: Page, letter: str) -> None:
    page.send("go", hash=letter)
    page.go_on()


def two(game: str) -> tuple[Page, Page]:
    """Ada and Bea at one table, ready to play."""
    host = laid(game)
    guest = arrives(link(host), "Bea")
    opens(host, link(guest))
    opens(guest, link(host))
    if guest.table.session.copy and guest.table.session.copy.to_send:
        opens(host, link(guest))
    return host, guest


def to_move(pages: list[Page]) -> Page | None:
    return next((page for page in pages if page.table.picture().kind == "asked"), None)


def post(writer: Page, pages: list[Page]) -> None:
    """What one has written goes to all others."""
    letter = link(writer)
    for page in pages:
        if page is not writer:
            opens(page, letter)


def play(pages: list[Page], answers: int, seed: int = 1) -> None:
    """Go on by letters, always whoever is asked; what is done is sent when somebody else is to play."""
    random = Random(seed)
    for step in range(answers):
        page = to_move(pages)
        if page is None:  # a computer may have answered when a letter was opened
            waiting = [one for one in pages if one.table.session.copy.to_send]
            if not waiting:
                break
            post(waiting[0], pages)
            continue
        offered = page.answers(step)
        page.do(random.choice(offered))
        page.go_on()
        if page.table.picture().kind in ("posting", "over"):
            post(page, pages)
    for page in pages:
        if page.table.session.copy.to_send:
            post(page, pages)


def states(pages: list[Page]) -> set[str]:
    return {str([(one.seat, one.token) for one in page.table.session.log]) for page in pages}


def test_the_mark_of_a_table_is_the_one_that_is_written() -> None:
    assert keeping.MARK == TABLE_MARK


@pytest.mark.parametrize("game", BY_LETTER)
def test_two_sit_down_by_link_and_play_on(game: str) -> None:
    host, guest = two(game)
    assert host.table.session.names[:2] == ("Ada", "Bea") == guest.table.session.names[:2]
    assert guest.table.session.people == [1]
    play([host, guest], 12)
    assert len(states([host, guest])) == 1
    assert len(host.table.session.log) > 12
    assert [page.last for page in (host, guest)]


@pytest.mark.slow
@pytest.mark.parametrize("game", BY_LETTER)
def test_a_whole_game_by_letters(game: str) -> None:
    pages = list(two(game))
    play(pages, 1500, seed=3)
    assert all(page.table.session.over for page in pages)
    assert len(states(pages)) == 1


def test_three_devices_and_somebody_who_watches() -> None:
    host = laid("velo-city", 2)
    bea = arrives(link(host), "Bea", 1)
    opens(host, link(bea))
    cleo = arrives(link(host), "Cleo", 2)
    opens(host, link(cleo))
    pages = [host, bea, cleo]
    for _ in range(3):
        for page in pages:
            post(page, pages)
    assert all(page.table.session.copy.begun for page in pages)
    watcher = Page(link(host), {}, languages=("en",))
    watcher.do("ui:watch")
    play([*pages, watcher], 10)
    assert len(states(pages)) == 1
    opens(watcher, link(next(page for page in pages if page.table.picture().kind == "posting")))
    assert "You are watching this game" in watcher.regions["ask"]


def test_an_invitation_that_is_opened_again_leads_to_the_same_game() -> None:
    host, guest = two("velo-city")
    games = [key for key in guest.stored if re.fullmatch(r"echappee/game/\w+", key)]
    opens(guest, link(host) if to_move([host]) is None else "#/table/" + shared_table.letter_of(host.table.session))
    assert [key for key in guest.stored if re.fullmatch(r"echappee/game/\w+", key)] == games


def test_a_reload_changes_nothing() -> None:
    host, guest = two("velo-city")
    for page in (host, guest):
        again = page.reloaded()
        assert again.table.picture().kind == page.table.picture().kind
        assert states([again]) == states([page])


def test_what_is_not_sent_can_be_taken_back_and_what_is_cannot() -> None:
    host, guest = two("velomaster")  # Its first answers throw no die.
    page = to_move([host, guest])
    assert page
    before = len(page.table.session.log)
    page.do(page.answers()[0])
    page.go_on()
    page.do("ui:undo")
    assert len(page.table.session.log) == before
    page.do(page.answers()[0])
    page.go_on()
    page.table.session.send()
    page.do("ui:undo")
    assert len(page.table.session.log) > before
    assert "out already" in page.regions["drawer"]


def test_two_ways_of_going_on_are_told_and_the_other_is_kept_apart() -> None:
    host, guest = two("velo-city")
    page = to_move([host, guest])
    assert page
    other = page.reloaded()
    offered = page.answers()
    page.do(offered[0])
    page.go_on()
    other.do(offered[-1])
    other.go_on()
    letter = link(other)
    page.send("go", hash=letter)
    assert isinstance(page.app.screen, LetterPage)
    assert "answered at two places" in page.regions["app"]
    here = len([key for key in page.stored if re.fullmatch(r"echappee/game/\w+", key)])
    page.do("ui:apart")
    assert len([key for key in page.stored if re.fullmatch(r"echappee/game/\w+", key)]) == here + 1
    assert page.table.session.copy is None
    assert states([page]) == states([other])


def test_nobody_came_so_a_computer_takes_the_seat() -> None:
    host = laid("velo-city")
    assert "Wait no longer" in host.regions.get("ask", "") + host.regions["app"]
    host.do("ui:close-table")
    host.go_on()
    assert host.table.session.seats[1].is_computer
    assert host.table.session.copy.begun


def test_my_games_tell_whose_turn_it_is() -> None:
    host, guest = two("velo-city")
    for page in (host, guest):
        page.send("go", hash="#/games")
    told = [page.regions["app"] for page in (host, guest)]
    assert sum("Your turn" in words for words in told) == 1
    assert sum("Waiting for" in words for words in told) == 1


@pytest.mark.parametrize("text", ["", "F", "FAAA", "A" * 40, "F" * 300_000, "%3Cscript%3E", "F/../x"])
def test_what_is_no_letter_is_refused_with_a_sentence(text: str) -> None:
    page = Page(f"#/table/{text}", {}, languages=("en",))
    assert 'role="alert"' in page.regions["app"]
    for action in ("ui:sit:0", "ui:watch", "ui:apart", "ui:agree"):
        page.do(action, me="Eve")
    assert not any(key.startswith("echappee/game/") for key in page.stored)


def test_a_name_that_is_taken_is_said() -> None:
    host = laid("velo-city")
    page = Page(link(host), {}, languages=("en",))
    page.do("ui:sit:1", me="Ada")
    assert 'role="alert"' in page.regions["app"]
    page.do("ui:sit:1", me="Bea")
    assert page.table.session.names[1] == "Bea"
