"""What goes on beside the question: free answers, numbers on a scale, tiles, hints, the rush to the end."""

import asyncio
import json
from typing import Any

import pytest

from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.app.tables import Page

GAME = "rainbow-jersey"
NAMES = ("Rose", "Noé", "Jade", "Basile", "Vera", "Léo")
AUCTION = {
    "turn": 20, "space": 27, "step": "auction", "front": "yellow", "white": 3, "kind": "effort",
    "pack": ["black", "red", "yellow"],
    "energy": {"red": 21, "black": 40, "yellow": 30},
}  # fmt: skip
ALONE = {
    "turn": 90, "space": 20, "pack": ["red"], "fallen": {"black": 60, "yellow": 70}, "rainbow": {"red": 2},
    "energy": {"red": 60},
}  # fmt: skip


def table(kinds: str, position: dict[str, Any] | None = None, **stored: str) -> Page:
    """A race that stands as told, on its page: "p" is a person, a number a computer of that level."""
    game = registry.game(GAME)
    seats = [
        Seat(name, colour, "person" if kind == "p" else "computer", 2 if kind == "p" else int(kind))
        for name, colour, kind in zip(NAMES, game.meta.colours, kinds, strict=False)
    ]
    match = Match(game, {}, seats, 5, position=position)
    match.settle()
    kept = {"echappee/speed": "instant", "echappee/game/g1": pack(Card(GAME, 1000), saves.save(match))}
    return Page("#/game/g1", kept | {f"echappee/{name}": value for name, value in stored.items()})


# --- free answers ------------------------------------------------------------------------------------------------


def test_who_has_free_answers_only_is_not_asked() -> None:
    page = table("ppp", AUCTION)
    game = page.table.session
    asked = game.match.asked[0]
    assert set(game.match.choices_by_seat) == {0, 1, 2}
    assert game.entitled == [asked]
    assert page.table.picture().seat == asked
    assert not any(choice.kind in game.match.game.free_kinds for choice in page.table.picture().choices)
    assert 'class="speaker' not in page.regions["app"]


def test_free_answers_of_another_seat_do_not_change_the_question() -> None:
    page = table("ppp", AUCTION)
    asked = page.table.session.match.asked[0]
    other = next(seat for seat in range(3) if seat != asked)
    question = page.table.painter.painted["ask"]
    assert f'id="errands-{other}"' in page.table.painter.painted["players"]
    page.do(f"ui:errands:{other}")
    assert page.last["focus"] == "drawer-title"
    assert NAMES[other] in page.regions["drawer"]
    token = page.table.session.free_choices(other)[0].token
    page.send("look", do=f"errand:{token}")
    assert page.table.picture().free_preview is not None
    energy = page.table.session.match.view(None)["energy"][other]
    page.do(f"ui:errand:{other}:{token}")
    assert page.table.session.match.view(None)["energy"][other] == min(60, energy + 15)
    assert page.last["focus"] == f"errands-{other}"
    assert page.last["say"]
    assert page.regions["drawer"] == ""
    assert page.table.picture().seat == asked
    assert page.table.painter.painted["ask"].partition("</h2>")[0] == question.partition("</h2>")[0]


def test_what_would_be_wasted_takes_a_second_tap() -> None:
    page = table("p22", AUCTION | {"energy": {"red": 56}, "pack": ["red", "black", "yellow"]})
    length = len(page.table.session.match.log)
    page.do("ui:errands:0:abandon")
    page.do("ui:errand:0:abandon reserve")
    assert len(page.table.session.match.log) == length
    assert page.last["focus"] == "confirm-errand"
    assert 'id="confirm-errand"' in page.regions["drawer"]
    page.do("ui:close")
    assert page.last["focus"] == "errand-0-abandon"
    page.do("ui:errands:0")
    page.do("ui:errand:0:abandon reserve")
    page.do("ui:errand:0:abandon reserve")
    assert page.table.session.match.log[length].token == "abandon reserve"


@pytest.mark.parametrize("value", ["9:abandon reserve", "1:abandon reserve", "x", "0:abandon 39", "0:pass", ""])
def test_nobody_acts_for_another_seat_or_against_the_rules(value: str) -> None:
    page = table("p22", AUCTION | {"pack": ["red", "black", "yellow"]})
    length = len(page.table.session.match.log)
    page.do(f"ui:errand:{value}")
    page.do(f"ui:errands:{value}")
    assert len(page.table.session.match.log) == length


def test_a_free_answer_while_a_computer_thinks_is_given_at_once() -> None:
    page = table("p22", AUCTION | {"pack": ["black", "red", "yellow"]}, speed="slow")
    game = page.table.session

    def tell(kind: str, **more: Any) -> Any:
        return page.app.tell(json.dumps({"kind": kind, **more}))

    for _ in range(200):
        if page.table.computers.due:
            break
        if "wait" in page.last:
            page.send("next")
        else:
            page.do(page.tokens[0])
    thinking = tell("next")
    thinking.send(None)  # the computer has begun, and gives way
    length = len(game.match.log)
    asyncio.run(tell("do", do="ui:errand:0:abandon reserve", form=None))
    assert [entry.seat for entry in game.match.log[length:]] == [0]
    asyncio.run(thinking)
    assert len(game.match.log) == length + 1
    assert saves.load(saves.save(game.match)).match.state == game.match.state


# --- numbers -----------------------------------------------------------------------------------------------------


def test_a_bid_is_dialled_stepped_and_offered() -> None:
    page = table("p22", AUCTION | {"pack": ["red", "black", "yellow"]})
    picture = page.table.picture()
    dial = picture.dial
    assert dial is not None
    assert picture.preview == picture.dialled(picture.number)
    assert 'id="dial"' in page.table.painter.painted["ask"]
    page.do("ui:dial", value=str(dial.most))
    page.do("ui:dial:+1")
    assert page.table.picture().number == dial.most
    page.do("ui:dial", value="7")
    page.do("ui:dial:-1")
    assert (page.table.picture().number, page.table.picture().preview) == (6, page.table.picture().dialled(6))
    for nonsense in ("", "x", "+", "1.5"):
        page.do("ui:dial", value=nonsense)
    assert page.table.picture().number == 6
    page.send("look", do="pass")
    passing = page.table.picture().preview
    assert passing
    assert passing.token == "pass"
    page.send("look", do=None)
    length = len(page.table.session.match.log)
    page.do("ui:offer", value="99")
    assert len(page.table.session.match.log) == length
    page.do("ui:offer", value="6")
    assert page.table.session.match.log[length].token == "bid 6"


def test_a_free_answer_leaves_the_dial_where_it_stands() -> None:
    page = table("p22", AUCTION | {"pack": ["red", "black", "yellow"]})
    page.do("ui:dial", value="9")
    page.do("ui:errand:0:abandon reserve")
    assert page.table.picture().number == 9


# --- what is to come, what is new --------------------------------------------------------------------------------


def test_six_tiles_look_ahead_for_whoever_looks() -> None:
    page = table("2p2", hints="off")
    assert page.table.painter.painted["ahead"].count("<li") == 6
    assert page.table.picture().onlooker == 1
    assert page.table.picture().show.seat == 1
    watched = table("222")
    assert watched.table.picture().onlooker == -1
    assert watched.table.picture().show.seat is None


def test_a_newcomer_is_told_each_thing_once() -> None:
    page = table("ppp")
    name, words = page.table.state.hint
    assert words
    assert page.stored["echappee/learnt"].split()[-1] == f"{GAME}/{name}"
    assert "ui:read" in page.table.painter.painted["ahead"]  # in the place of the tiles, which the board shows, too
    page.do("ui:read")
    assert page.table.state.hint == ("", "")
    again = page.reloaded()
    assert again.table.state.hint[0] != name
    again.do("visit:#/settings")
    assert "hints-again" in again.regions["app"]
    again.do("hints-again")
    assert "echappee/learnt" not in again.stored
    assert table("ppp", hints="off").table.state.hint == ("", "")


def test_a_lesson_follows_the_language() -> None:
    page = table("ppp")
    french = page.table.state.hint
    page.do("lang:en")
    assert page.table.state.hint[0] == french[0]
    assert page.table.state.hint[1] != french[1]


# --- to the end --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kinds", ["p22", "2pp"])
def test_a_lone_rider_runs_to_the_end(kinds: str) -> None:
    page = table(kinds, ALONE, speed="slow")
    while "wait" in page.last and "ui:finish" not in page.table.painter.painted["ask"]:
        page.send("next")
    length = len(page.table.session.match.log)
    page.do("ui:finish")
    assert page.table.picture().kind == "rushing"
    assert page.last["wait"] == 0
    page.settle()
    match = page.table.session.match
    assert match.over
    assert page.table.picture().kind == "over"
    assert len(match.log) > length
    assert saves.load(saves.save(match)).match.log == match.log


def test_a_rush_can_be_stopped_and_nobody_else_starts_one() -> None:
    page = table("p22", ALONE)
    page.do("ui:finish")
    page.do("ui:halt")
    assert page.table.picture().kind == "asked"
    assert "wait" not in page.last
    race = table("p22", AUCTION)
    race.do("ui:finish")
    assert race.table.picture().kind != "rushing"
