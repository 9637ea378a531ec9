"""The game screen by messages: whole games, reloads, going back, reasons, seats, real dice."""

import asyncio
import json
import re
from random import Random
from typing import Any

import pytest

from app.i18n import game_screen
from app.table.control.screen import GameScreen
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.keeping import saves
from tests.app.tables import ENOUGH, GAMES, Page, begun, several


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_messages(game: str) -> None:
    page = begun(game)
    page.play(ENOUGH)
    assert page.table.picture().kind == "over"
    assert "ui:again" in page.regions["ask"]
    assert "<svg" in page.regions["podium-view"]
    page.do("ui:again")
    page.settle()
    assert not page.table.session.match.over
    assert len([key for key in page.stored if key.startswith("echappee/game/") and not key.endswith(".old")]) == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_at_any_moment_loses_nothing(game: str) -> None:
    page = begun(game, stored={})
    random = Random(2)
    for step in range(120):
        if "wait" in page.last:
            page.send("next")
        elif offered := page.answers(step):
            page.do(random.choice(offered))
        if step % 5 == 0:
            before = page.table.session.match
            page = page.reloaded()
            assert page.table.session.match.state == before.state
            assert page.table.session.match.log == before.log


@pytest.mark.parametrize("game", GAMES)
def test_computers_choose_after_a_reload_as_they_would_have_before(game: str) -> None:
    """What their chance hangs on is as old as the game: neither the dice since nor a reload changes it."""
    page = begun(game, stored={"echappee/speed": "instant"})
    seed, drawn = page.table.session.computers.seed, page.table.session.match.rng.state
    for step in range(9):
        page.play(1, seed=step)
        page = page.reloaded()
        computers = page.table.session.computers
        assert computers.seed == seed
        assert computers._rng(1).state == type(computers)(computers.match, seed)._rng(1).state
    assert game == "city-chase" or page.table.session.match.rng.state != drawn


def test_only_what_has_changed_is_painted() -> None:
    page = begun(GAMES[0])
    token = page.tokens[0]
    page.send("look", do=token)
    assert set(page.last["paint"]) <= {"live", "ask"}
    assert 'class="ticket' in page.last["paint"]["ask"]
    page.send("look", do=token)
    assert page.last == {}
    page.send("look", do=None)
    assert "wait" not in page.last


def test_the_language_changes_in_mid_game() -> None:
    page = begun(GAMES[0])
    page.play(6)
    log = page.regions["log"]
    page.do("lang:en")
    assert "app" not in page.last["paint"]
    assert page.last["paint"]["log"] != log
    assert "The story so far" in page.regions["log"]


def test_the_log_is_the_same_told_at_once_or_bit_by_bit() -> None:
    page = begun(GAMES[0])
    page.play(40)
    assert page.reloaded().table.teller.story.until(ENOUGH, "fr") == page.table.teller.story.until(ENOUGH, "fr")


def test_undo_says_why_not_and_offers_to_rewind() -> None:
    page = begun(GAMES[0])
    page.play(3)
    length = len(page.table.session.match.log)
    page.do("ui:undo")
    assert "ui:rewind" in page.regions["drawer"]
    page.do("ui:rewind")
    page.settle()
    assert page.table.session.match.rewound == 1
    assert len(page.table.session.match.log) < length
    assert "revenu en arrière" in page.regions["log"]


def test_undo_and_redo_between_people() -> None:
    page = several(GAMES[0], 4)
    random = Random(5)
    while "ui:redo" not in page.regions["top"]:
        page.settle()
        page.do(random.choice(page.tokens))
        page.settle()
        page.do("ui:undo")
    length = len(page.table.session.match.log)
    page.do("ui:redo")
    assert len(page.table.session.match.log) > length


def test_the_slider_shows_earlier_moments_and_another_game_starts_there() -> None:
    page = begun(GAMES[0])
    page.play(10)
    match, name = page.table.session.match, page.table.session.name
    for index in (0, 1, len(match.log) // 2, len(match.log) - 1):
        page.do("ui:moment", value=str(index))
        picture = page.table.picture()
        assert (picture.kind, picture.index) == ("past", index)
    page.do("ui:moment:5")
    page.do("ui:branch")
    page.settle()
    assert page.table.session.name != name
    assert f"echappee/game/{name}" in page.stored
    assert [entry.token for entry in page.table.session.match.log[:5]] == [entry.token for entry in match.log[:5]]


def test_watching_again_runs_to_the_present_and_stops() -> None:
    page = begun(GAMES[0])
    page.play(4)
    page.do("ui:watch")
    assert page.table.state.moment == 0
    page.settle()
    assert page.table.state.moment is None


def test_one_letter_shortcuts_can_be_switched_off() -> None:
    page = begun(GAMES[0])
    assert 'data-key="u"' in "".join(page.regions.values())
    page.stored["echappee/keys"] = "off"
    quiet = page.reloaded()
    whole = "".join(quiet.regions.values())
    assert 'data-key="ArrowLeft"' in whole
    assert not re.search(r'data-key="[^"]"', whole)


def test_a_computer_that_is_asked_is_thinking() -> None:
    page = Page(stored={"echappee/speed": "slow"})
    page.do(f"play:{GAMES[0]}")
    panels = ""
    for _ in range(40):
        panels += page.regions.get("players", "")
        if "wait" not in page.last:
            page.do(page.tokens[0])
        page.send("next")
    assert "ordi, réfléchit" in panels


def test_a_place_that_cannot_be_chosen_says_why() -> None:
    page = begun(GAMES[0])
    why = re.search(r'data-do="(why:[^"]+)"', page.table.painter.painted["live"])
    assert why
    page.do(why.group(1))
    assert page.last["say"] in page.regions["ask"]


def test_in_why_not_mode_an_answer_is_explained_and_not_given() -> None:
    page = begun(GAMES[0])
    page.do("ui:why")
    length = len(page.table.session.match.log)
    page.do(page.tokens[0])
    assert len(page.table.session.match.log) == length
    assert page.last["say"]
    assert 'tabindex="0" aria-label' in page.table.painter.painted["live"]


def test_everything_that_helps_opens_and_closes() -> None:
    page = begun(GAMES[0])
    for name in ("odds", "rules", "share", "menu"):
        page.do(f"ui:{name}")
        assert 'class="drawer"' in page.regions["drawer"]
        page.do("ui:close")
        assert page.regions["drawer"] == ""
    page.do("ui:hint")
    assert page.table.state.preview in page.tokens


def test_computers_are_watched_beat_by_beat_and_can_be_skipped() -> None:
    page = begun(GAMES[0], stored={"echappee/speed": "slow"})
    page.do(page.tokens[0])
    waits = []
    while "wait" in page.last and len(waits) < 12:
        waits.append(page.last["wait"])
        page.send("next")
    assert sum(waits) > 2000
    while page.table.playback.now is None and "wait" in page.last:
        page.send("next")
    page.send("skip")
    assert page.table.playback.now is None


def test_taps_that_come_too_late_change_nothing() -> None:
    page = begun(GAMES[0], stored={"echappee/speed": "slow"})
    token = page.tokens[0]
    while "wait" not in page.last:
        page.do(page.tokens[0])
    match = page.table.session.match
    before = len(match.log)
    page.do(token)
    assert len(match.log) == before
    assert "wait" in page.last


def test_who_undoes_while_a_computer_thinks_is_heard() -> None:
    page = begun(GAMES[0], stored={"echappee/speed": "fast"})
    page.do(page.tokens[0])

    def tell(kind: str, **more: Any) -> Any:
        return page.app.tell(json.dumps({"kind": kind, **more}))

    for _ in range(ENOUGH):
        if page.table.computers.due:
            break
        asyncio.run(tell("next"))
    thinking = tell("next")
    thinking.send(None)  # the computer has begun, and gives way
    asyncio.run(tell("do", do="ui:rewind", form=None))
    asyncio.run(thinking)
    assert isinstance(page.app.screen, GameScreen)
    loaded = saves.load(saves.save(page.table.session.match))
    assert loaded.match.state == page.table.session.match.state


def test_seats_are_taken_and_left() -> None:
    page = several(GAMES[0], 4)
    assert page.table.session.people == [0, 1, 2, 3]
    assert "shared" in page.last.get("attrs", {}).get("ask", {}).get("class", "shared")
    page.play(30)
    assert {entry.seat for entry in page.table.session.match.log} >= {0, 1, 2, 3}
    for seat in range(4):
        page.do(f"ui:seat:{seat}")
    page.settle()
    assert page.table.picture().kind == "over"


def test_real_dice_are_typed_in() -> None:
    page = several(GAMES[0], 4)
    page.do("ui:real")
    page.settle()
    page.do(page.tokens[0])
    page.settle()
    assert page.table.picture().kind == "dice"
    page.do("ui:die:9:1")
    page.do("ui:die:0:7")
    page.do("ui:pip:0")
    draw = page.table.session.match.draw()
    for die in range(getattr(draw, "count", 1)):
        page.do(f"ui:die:{die}:3" if die % 2 else "ui:pip:3")
    rolls = [entry.token for entry in page.table.session.match.log if entry.seat == CHANCE]
    assert set(rolls[-1].split()[1:]) == {"3"}
    page = page.reloaded()
    assert page.table.session.match.real_dice


def test_another_tab_takes_over_and_is_watched() -> None:
    page = begun(GAMES[0])
    name, stored = page.table.session.name, dict(page.stored)
    other = Page(page.hash, stored)
    page.app.desk and page.app.desk.library.heard(f"echappee/owner/{name}", "another")
    page.send("storage", key=f"echappee/owner/{name}", value="another")
    assert page.table.picture().kind == "watched"
    assert "ui:claim" in page.regions["notices"]
    page.do("ui:claim")
    assert page.table.picture().kind == "asked"
    assert other.table.session.name == name


def test_a_game_that_is_not_here_leads_to_those_that_are() -> None:
    page = Page("#/game/nowhere")
    assert not isinstance(page.app.screen, GameScreen)
    assert "pas sur cet appareil" in page.regions["app"]


def test_names_are_escaped() -> None:
    page = begun(GAMES[0])
    seats = page.table.session.match.seats
    page.table.session.match.reseat(0, seats[0].__class__("<b>&\"'</b>", seats[0].colour))
    page.do("lang:en")
    page.play(3)
    for inner in page.table.painter.painted.values():
        assert "<b>&\"'" not in inner


def test_every_sentence_is_there_in_both_languages() -> None:
    for key, (french, english) in game_screen._WORDS.items():
        assert french, key
        assert english, key
        assert set(re.findall(r"{(\w+)}", french)) | {"of", "name"} >= set(re.findall(r"{(\w+)}", english)), key


def test_who_is_in_a_hurry_is_shown_nothing_before_the_next_question() -> None:
    page = begun(GAMES[0], stored={"echappee/speed": "slow"})
    while "wait" not in page.last:
        page.do(page.tokens[0])
    page.do("ui:hurry")
    while "wait" in page.last:
        assert page.last["wait"] == 0
        page.send("next")
    assert page.table.picture().kind == "asked"
    page.do(page.tokens[0])
    assert page.table.playback.pace > 1
