"""What somebody is told who has never seen the game: the aim, the goal, one colour for each person."""

import re

import pytest

from pygame_core.engine.core.events import Event
from pygame_core.engine.core.refusals import Illegal
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show
from pygame_core.games.vroom.board import GHOST
from pygame_core.games.vroom.drawing.geometry import SHIFT, WIDTH, mm
from pygame_core.games.vroom.drawing.picture import DRAWING
from pygame_core.games.vroom.drawing.pieces import HATS, coat
from pygame_core.games.vroom.drawing.scene import Scene
from pygame_core.games.vroom.meta import META
from pygame_core.games.vroom.rules import motion
from pygame_core.games.vroom.rules.course import circuit_fault, course, limit
from pygame_core.games.vroom.state import Record
from pygame_core.games.vroom.texts.refusals import refusal
from pygame_core.games.vroom.texts.sentences import TEXTS
from tests.games.drawn import parsed
from tests.games.vroom.pictures import NAMES
from tests.games.vroom.races import at, drive_all, rally

LONGEST_AIM, LONGEST_GOAL = 72, 34


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_aim_says_that_all_win_together(lang: str) -> None:
    match = at(options={"first_seat": 2})
    told = TEXTS.aim(match.view(1), 1, NAMES[:4], lang)
    assert all(told)
    assert {"fr": "tous ensemble", "en": "together"}[lang] in told.want
    assert len(" ".join(told).split()) <= LONGEST_AIM
    number = str(rally(match).car_of(1))
    colour = META.colour_names[match.view(1)["colours"][1]][lang].lower()
    assert NAMES[1] in told.you
    assert number in told.you
    assert colour in told.you
    assert TEXTS.aim(match.view(None), None, NAMES[:4], lang).you == ""


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("race", [1, 2, 3])
def test_the_goal_counts_the_races(lang: str, race: int) -> None:
    told = TEXTS.goal(at(race=race, events=["pack", "chicane"][: race - 1]).view(0), 0, NAMES[:4], lang)
    assert f"{race - 1} " in told
    assert "3" in told
    assert len(told) <= LONGEST_GOAL


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_the_aim_is_drawn(seat: int | None) -> None:
    shown = DRAWING.aim(at().view(seat), seat, "fr")
    assert parsed(shown).find("./{*}svg").attrib["viewBox"] == "0 0 320 120"
    assert shown.count('class="grip"') == (seat is not None)


# --- colour, figure and name go together -------------------------------------------------------------------------
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("race", [1, 2, 3])
def test_a_person_drives_in_one_colour_whatever_the_number(players: int, first: int, race: int) -> None:
    match = at(players, race=race, events=["pack", "chicane"][: race - 1], options={"first_seat": first})
    view = match.view(0)
    for seat, colour in enumerate(META.colours[:players]):
        car = rally(match).car_of(seat)
        assert coat(view, car) == HATS[colour]
        assert f"c{HATS[colour]}" in DRAWING.number(view, seat, "car")
        root = parsed(DRAWING.live(view, Show("en", NAMES[:players])))
        drawn = next(part for part in root.iter() if part.attrib.get("id") == f"car-{car}")
        assert f"c{HATS[colour]}" in drawn.attrib["class"].split()
    assert sorted(coat(view, car) for car in range(1, 7)) == [1, 2, 3, 4, 5, 6]
    assert coat(view, GHOST) == GHOST


# --- circuits ----------------------------------------------------------------------------------------------------
BROKEN = {
    "circuit_pawns": ((1000, 3500), (100, 2000), (7000, 5000), "2 cm"),
    "circuit_narrow": ((1000, 3500), (7000, 3000), (7000, 4000), "15 cm"),
    "circuit_wide": ((1000, 3500), (7000, 700), (7000, 6300), "50 cm"),
    "circuit_near": ((5000, 3500), (7000, 2000), (7000, 5000), "30 cm"),
    "circuit_far": ((600, 3500), (10000, 2000), (10000, 5000), "90 cm"),
    "circuit_room": ((6000, 3500), (11000, 2000), (11000, 5000), "20 cm"),
}


@pytest.mark.parametrize("code", BROKEN)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_circuit_that_breaks_a_bound_is_told_which(code: str, lang: str) -> None:
    start, a, b, told = BROKEN[code]
    assert circuit_fault(start, a, b, 3, back=False, ghost=False) == code
    assert told in refusal(Illegal(code, **limit(code, course(start, a, b, back=False))), (), lang)
    match = at(3, step="circuit")
    token = "circuit " + " ".join(f"{x},{y}" for x, y in (start, a, b))
    assert told in refusal(match.game.refuse(match.state, 0, token), (), lang)


def test_two_pawns_in_one_place_are_a_narrow_gate() -> None:
    found = course((1000, 3500), (7000, 3500), (7000, 3500), back=False)
    assert limit("circuit_narrow", found) == {"limit": 15}


def test_the_circuit_of_a_race_before_is_not_proposed_again() -> None:
    match = at(race=2, step="circuit", events=["pack"], used=["classic"])
    seat = match.asked[0]
    listed = [choice.token for choice in match.game.choices(match.state, seat)]
    assert "circuit classic" not in listed
    assert len(listed) == 5
    assert "new circuit" in TEXTS.question(match.view(seat), NAMES[:4], "en").context
    match.answer(seat, "circuit classic")  # who insists may: the rules know any legal circuit
    assert rally(match).circuit == "classic"


# --- what a late answer costs ------------------------------------------------------------------------------------
def test_a_far_gate_is_not_approached_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    found, steps = course((1000, 3500), (7000, 2000), (7000, 5000), back=False), 0
    put = motion._Roll.put

    def counted(self: motion._Roll, x: int, y: int, near: bool) -> bool:
        nonlocal steps
        steps += 1
        return put(self, x, y, near)

    monkeypatch.setattr(motion._Roll, "put", counted)
    gate = motion.Gate(2400 * found.length, (0,))
    done = motion.execute(found, [(1000, 3500)], [1], 0, [(5000, 3400)], gate)
    assert done.sides == {0: True}
    assert steps < 40  # of 401 small ones


def test_a_race_that_is_over_is_put_into_words_once() -> None:
    record = Record(order=(1, 2), lost=("ranking",))
    assert repr(record) == repr({"order": (1, 2), "lost": ("ranking",)})
    assert repr(record) is repr(record)
    assert record == {"order": (1, 2), "lost": ("ranking",)}


# --- the last round ------------------------------------------------------------------------------------------------
HANDS = ["6 5 4 3 2", "6 5 4 3 1", "5 4 3 3 2", "4 3 3 4 1"]
BEHIND, ACROSS = "6500,2825", "7200,2825"


def last_round(first: str, round_: int = 5) -> Match:
    """The second car is to drive, after the first."""
    cars = {1: first, 2: "6300,2300", 3: "6000,3400", 4: "5500,2825"}
    hands = [" ".join(hand.split()[:round_]) for hand in HANDS]
    return at(round=round_, cards=hands, cars=cars, turn=2, looked=True)


@pytest.mark.parametrize(("first", "told"), [(BEHIND, "cross"), (ACROSS, "crossed")])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_somebody_must_cross_only_as_long_as_nobody_has(first: str, told: str, lang: str) -> None:
    match = last_round(first)
    seat = match.asked[0]
    view = match.view(seat)
    found = TEXTS.hint(view, NAMES[:4], lang)
    assert found is not None
    assert found[0] == told
    assert TEXTS.counsel(view, NAMES[:4], lang)[0] == found[1]
    context = TEXTS.question(view, NAMES[:4], lang).context
    must = {"fr": "quelqu’un", "en": "somebody has to"}[lang]
    assert (must in context) == (told == "cross")


# --- the loupe -----------------------------------------------------------------------------------------------------
def test_the_loupe_leaves_out_the_way_that_all_have_behind_them() -> None:
    near = last_round(BEHIND).view(1)
    start = at().view(1)
    show = Show("en", NAMES[:4])
    (x, _, scale), (old_x, _, old_scale) = DRAWING.camera(near, show), DRAWING.camera(start, show)
    assert scale > old_scale
    assert x > old_x
    for car in (1, 2, 3, 4):
        left, top = Scene(near, show).point(car)
        spot = mm((left, top))
        assert abs(spot[0] + SHIFT[0] - x) <= WIDTH / 2 / scale


def test_a_car_far_behind_keeps_its_way_in_sight() -> None:
    match = at(round=5, cards=HANDS, cars={1: BEHIND, 2: "6300,2300", 3: "6000,3400", 4: "1200,3400"})
    x, _, scale = DRAWING.camera(match.view(1), Show("en", NAMES[:4]))
    left = mm(Scene(match.view(1), Show("en", NAMES[:4])).point(4))[0] + SHIFT[0]
    assert left >= x - WIDTH / 2 / scale


# --- why not: what stands on the table ----------------------------------------------------------------------------
@pytest.mark.parametrize("circuit", ["classic", "there_and_back"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_car_and_pawn_says_what_it_is_for(circuit: str, lang: str) -> None:
    events = {"events": ["round_trip"], "race": 2} if circuit == "there_and_back" else {}
    match = at(looked=True, options={"first_seat": 0}, circuit=circuit, **events)
    view = match.view(0)
    live = DRAWING.live(view, Show(lang, PEOPLE, tuple(match.game.choices(match.state, 0)), seat=0))
    asked = re.findall(r'data-why="([^"]+)"', live)
    assert asked.count("about car") >= view["players"] - 1
    assert len(asked) - asked.count("about car") == len("ab")
    for seat in (0, 1):
        said = {token: TEXTS.refusal(match.game.refuse(match.state, seat, token), PEOPLE, lang) for token in asked}
        assert len({*said.values()}) == len(said) == 2
        assert all(len(sentence.split()) > 5 for sentence in said.values())
    assert match.game.refuse(match.state, 0, "about nothing").code != "about_nothing"


# --- since my last drive -------------------------------------------------------------------------------------------
PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
MOST_SENTENCES, MOST_WORDS = 3, 24
"""A tip and what has happened since are together no more than a fifth longer than that tip once was alone."""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_the_others_did_is_told_in_few_words(lang: str) -> None:
    match = at(looked=True, options={"first_seat": 0})
    drive_all(match)
    told = TEXTS.since(match.events, 0, PEOPLE, lang)
    assert told[0].startswith(PEOPLE[1])
    assert all(name in told[0] for name in PEOPLE[1:4])
    assert PEOPLE[0] not in told[0]
    assert len(told) <= MOST_SENTENCES
    tip = TEXTS.hint(at(looked=True).view(0), PEOPLE, lang)
    assert tip is not None
    assert len(f"{tip[1]} {told[0]}".split()) <= MOST_WORDS


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whom_a_drive_has_bumped_and_what_it_cost_is_told(lang: str) -> None:
    path = {"path": (), "stopped": "", "boost": False, "was": ()}
    drives = [Event("drove", {"seat": seat, "car": seat + 1, "pushed": pushed, **path}) for seat, pushed in PUSHES]
    fault, wheel = Event("gate", {"car": 2, "ok": False}), Event("wheel", {"why": "ranking", "left": 1})
    told = TEXTS.since([drives, [fault, Event("gate", {"car": 3, "ok": True}), wheel, wheel]], 0, NAMES[:4], lang)
    assert len(told) == MOST_SENTENCES
    assert "1" in told[1]
    assert "4" in told[1]
    assert told[2] == TEXTS.say(fault, NAMES[:4], lang)
    assert TEXTS.since([[drives[0]]], 0, NAMES[:4], lang) == ()


PUSHES = ((0, (2,)), (1, (1, 4)), (2, ()))
