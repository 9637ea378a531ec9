"""How long the others take: over whole games against three rivals, at the usual speed, by the clock of the page."""

import re
from dataclasses import dataclass, field
from random import Random

import pytest

from app.core.setup import Setup
from app.table.control import computers
from app.table.model import pace
from pygame_core.engine import registry
from tests.app.tables import GAMES, Page

BOUND = pace.TURN
ANSWERS = 400
TITLE = re.compile(r'<h2[^>]*id="question"[^>]*>(.*?)</h2>')
SENTENCE = re.compile(r'<p class="context tell">(.*?)</p>')


@dataclass
class Turn:
    """What was on the screen while one rival acted."""

    seat: int
    usual: int = 0
    surprises: int = 0
    titles: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)


class Clock:
    """Time as the page's own waits make it."""

    def __init__(self) -> None:
        self.milliseconds = 0

    def __call__(self) -> float:
        return self.milliseconds / 1000


def sitting_down(game: str, **stored: str) -> Page:
    """One person against three rivals."""
    page = Page(stored={"echappee/speed": "normal", "echappee/hints": "off", **stored}, languages=("en",))
    desk = page.app.desk
    assert desk
    seats = registry.meta(game).seats(people=1, players=4)
    desk.begin(Setup(game, seats))
    page.send("go", hash=f"#/game/{desk.library.ids()[0]}")
    return page


def asked(page: Page) -> str:
    """The place of the question; at first it is a part of the whole page."""
    return page.regions.get("ask") or page.regions["app"]


def watched(page: Page, clock: Clock) -> list[Turn]:
    """All that happens by itself now, rival by rival."""
    turns: list[Turn] = []
    while True:
        wait = page.last.get("wait")
        if wait is None and page.table.playback.now and page.table.playback.hold is None:
            page.do("ui:onward")
            continue
        if wait is None:
            return turns
        _see(page, turns, wait)
        clock.milliseconds += wait
        page.send("next")


def _see(page: Page, turns: list[Turn], wait: int) -> None:
    picture = page.table.picture()
    seat, game = picture.seat, page.table.session
    if picture.kind not in ("beat", "waiting") or seat is None or not game.match.seats[seat].is_computer:
        turns.append(Turn(-1))  # a person's own doings end a rival's turn
        return
    if not turns or turns[-1].seat != seat:
        turns.append(Turn(seat))
    turn, kind = turns[-1], picture.trail[-1].kind if picture.kind == "beat" else ""
    own_time = {*game.draw.timing.surprises, *game.draw.timing.suspense}
    if kind in own_time:
        turn.surprises += 1
    else:
        turn.usual += wait
    for found, told in ((turn.titles, TITLE), (turn.sentences, SENTENCE)):
        line = told.search(asked(page))
        if line and line[1] and line[1] not in found[-1:]:
            found.append(line[1])


def whole_game(game: str, monkeypatch: pytest.MonkeyPatch) -> list[Turn]:
    """Every turn of every rival of a game in which the person answers at random."""
    clock, random = Clock(), Random(7)
    monkeypatch.setattr(computers, "perf_counter", clock)
    page = sitting_down(game)
    turns = watched(page, clock)
    for step in range(ANSWERS):
        offered = page.answers(step)
        if not offered:
            break
        page.do(random.choice(offered))
        turns += watched(page, clock)
    assert page.table.session.match.over or step == ANSWERS - 1
    return [turn for turn in turns if turn.seat >= 0]


@pytest.mark.parametrize("game", GAMES)
def test_a_rivals_whole_turn_is_told_in_a_second_and_a_half(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    turns = whole_game(game, monkeypatch)
    assert len(turns) > 10
    assert [turn for turn in turns if turn.usual > BOUND] == []
    assert any(turn.usual > pace.BREATH for turn in turns)  # they are seen, not skipped
    # One line says whose turn it is; under it a sentence changes no faster than it can be read.
    assert [turn for turn in turns if len(turn.titles) > 1] == []
    most = BOUND // pace.BRIEF + 1
    assert [turn for turn in turns if len(turn.sentences) > most + turn.surprises] == []


def test_what_surprises_keeps_its_time() -> None:
    measured = pace.Meter()
    lasts = measured.shortened([1, 1, 1, None, 1], [1000, 900, 1000, 700, 1000], [False, True, False, False, False])
    assert (lasts[1], lasts[3]) == (900, 700)
    assert lasts[0] == lasts[2] == pace.TURN // 2
    assert lasts[4] == pace.MORE  # the second turn before a person is asked again
    measured.reset()
    assert measured.shortened([1], [1000], [False]) == [1000]


def test_thinking_is_part_of_the_time() -> None:
    measured = pace.Meter()
    assert measured.breath(2) == pace.BREATH
    measured.charge(2, measured.breath(2) + 1000)
    assert measured.breath(2) == 0
    assert measured.shortened([2], [1000], [False]) == [pace.TURN - pace.BREATH - 1000]


def test_dice_that_leave_one_answer_stand_until_they_were_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, random, stood = Clock(), Random(3), []
    monkeypatch.setattr(computers, "perf_counter", clock)
    page = sitting_down("velo-city")
    for step in range(150):
        while "wait" in page.last:
            stood += [page.last["wait"]] * _leaves_one(page)
            clock.milliseconds += page.last["wait"]
            page.send("next")
        if not (offered := page.answers(step)):
            break
        page.do(random.choice(offered))
    assert stood
    assert min(stood) >= 1000


def _leaves_one(page: Page) -> bool:
    """Whether what is shown is the last thing that dice brought, and the thrower's own answer followed by itself."""
    now, log = page.table.playback.now, page.table.session.match.log
    if now is None or now.given >= len(log) or log[now.given - 1].seat >= 0:
        return False
    after, thrower = log[now.given], page.table.playback.actor(now.given)
    return after.forced and after.seat == thrower and page.table.session.match.seats[after.seat].is_person


def test_the_speed_is_changed_while_they_play_and_kept() -> None:
    page = sitting_down("velo-city")
    while "wait" not in page.last:
        page.do(page.tokens[0])
    assert all(f'data-do="ui:{do}"' in asked(page) for do in ("pause", "hurry", "speed:slow", "speed:fast"))
    page.do("ui:speed:fast")
    assert page.stored["echappee/speed"] == "fast"


def test_who_skips_is_told_all_the_same() -> None:
    page = sitting_down("velo-city")
    while "wait" not in page.last:
        page.do(page.tokens[0])
    page.do("ui:hurry")
    page.settle()
    assert page.table.picture().kind == "asked"
    assert 'id="since"' in asked(page)
    newest = page.table.teller.story.until(len(page.table.session.match.log), "en")[-1]
    assert newest.text in page.regions.get("log", page.regions["app"])
