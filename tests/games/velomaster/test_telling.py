"""What a newcomer is told: the aim, how far it is, what the others did in one sentence each, and how it ended."""

import re
from itertools import pairwise

import pytest

from pygame_core.bots.base import Bot
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.events import Event
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.velomaster.bots.levels import LEVELS
from pygame_core.games.velomaster.drawing import picture as draw
from pygame_core.games.velomaster.drawing.picture import DRAWING
from pygame_core.games.velomaster.texts.sentences import TEXTS
from pygame_core.games.velomaster.texts.speaker import Speaker
from tests.games.drawn import parsed
from tests.games.velomaster.races import play, race, start, state

NAMES = ("Lucie", "Abel", "Zoé", "Gaston")


def ridden(match: Match, bot: Bot, most: int = 4000) -> Match:
    """A race that computers ride, to its end."""
    rng = Rng(5)
    for _ in range(most):
        if match.over:
            return match
        seat = match.asked[0]
        if seat == CHANCE:
            match.answer(CHANCE, match.draw().sample(rng).token)
        else:
            match.answer(seat, bot.rank(match.view(seat), match.choices_by_seat[seat], rng)[0][0].token)
    return match


@pytest.fixture(scope="module")
def ended() -> Match:
    return ridden(start("expert", 4, stages="puys"), LEVELS[2]())


# ------------------------------------------------------------------ the aim
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [{"level": "beginner"}, {"level": "pro", "stages": "plaine femur"}])
def test_the_aim_is_told_in_few_words_and_shown(table: dict[str, str], lang: str) -> None:
    view = start(seats=4, **table).view(2)
    aim = TEXTS.aim(view, 2, NAMES, lang)
    assert len(" ".join(aim[:3]).split()) <= 52
    assert "L" in aim.end
    assert NAMES[2] in aim.you
    assert ("rose" if lang == "fr" else "pink") in aim.you
    assert TEXTS.aim(view, None, NAMES, lang).you == ""
    picture = parsed(DRAWING.aim(view, 2, lang))
    assert picture[0].attrib["viewBox"] == "0 0 320 120"
    assert "t-pink b-L" in DRAWING.aim(view, 2, lang)


def test_the_aim_follows_the_options() -> None:
    said = {rule: TEXTS.aim(start(finish_rule=rule).view(0), 0, NAMES, "en").end for rule in ("everyone", "podium")}
    assert said["everyone"] == "One lap: over when all are home."
    assert said["podium"] == "One lap: over when three riders are home."
    assert TEXTS.aim(start(stages="plaine femur").view(0), 0, NAMES, "en").want.endswith("after 2 stages.")


def test_the_goal_is_how_far_the_line_is_for_the_best_of_mine() -> None:
    before = TEXTS.goal(start().view(0), 0, NAMES, "en")
    match = race({"green-L": "H.3.3", "green-V": "A.3.1", "purple-V": "A.5.1"})
    assert TEXTS.goal(match.view(0), 0, NAMES, "en") == "1 cell to be first home"
    assert TEXTS.goal(match.view(0), None, NAMES, "en") == "1 cell to be first home"
    assert int(before.split()[0]) > 30
    assert TEXTS.goal(match.view(1), 1, NAMES, "fr").endswith("cases avant la ligne")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_fits_the_strip_and_is_silent_at_the_end(ended: Match, lang: str) -> None:
    for view in (start("pro", 8, stages="plaine femur lacets").view(0), race({"green-L": "A.3.1"}, seats=2).view(1)):
        assert 0 < len(TEXTS.goal(view, 0, NAMES * 2, lang)) <= 28
    assert TEXTS.goal(ended.view(0), 0, NAMES, lang) == ""


# ------------------------------------------------------------------ what the others did
def test_a_turn_is_one_line(ended: Match) -> None:
    lines = TEXTS.lines(ended.events, NAMES, "en")
    slots = sum(event.kind == "slot" for events in ended.events for event in events)
    turns = [(line.seat, line.text) for line in lines if line.seat is not None]
    assert len(turns) <= 1.3 * slots + 16
    assert all(words.startswith(NAMES[seat]) for seat, words in turns)


def test_a_turn_tells_who_what_and_how_far() -> None:
    match = race({"green-V": "A.3.1", "purple-V": "A.3.2"})
    play(match, "relay A.3.1", "leap A.3.3", "leap A.3.4", "roll 6 5 3", "give purple-V 3", "step A.3.5", "step A.3.6")
    told = TEXTS.lines(match.events, NAMES, "en")[-1].text
    assert told == "Abel (Purple) relays, then moves V 2 cells; Green V is carried along."


def test_what_happened_since_is_a_sentence_for_each_of_the_others(ended: Match) -> None:
    for seat in range(4):
        answers = [index for index, entry in enumerate(ended.log) if entry.seat == seat]
        for before, after in list(pairwise(answers))[::9]:
            told = TEXTS.since(ended.events[before + 1 : after], seat, NAMES, "en")
            assert len(told) <= 3
            assert not any(words.startswith(NAMES[seat]) for words in told)
            assert len(told) == len({words.split(" ")[0] for words in told})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_the_same_when_it_is_told_from_any_line_on(ended: Match, lang: str) -> None:
    whole = TEXTS.lines(ended.events, NAMES, lang)
    for place, line in list(enumerate(whole[:-1]))[::7]:
        if whole[place + 1].entry > line.entry:
            rest = TEXTS.lines(ended.events[line.entry + 1 :], NAMES, lang)
            assert [one.text for one in rest] == [one.text for one in whole[place + 1 :]]


def test_a_leap_that_a_rivals_line_gives_says_whose_line_it_is() -> None:
    match = play(race({"green-V": "A.3.1", "purple-V": "A.3.2"}), "relay A.3.1")
    asked = TEXTS.question(match.view(0), NAMES, "en")
    assert asked.title == "Lucie, where does your V land?"
    assert asked.context.startswith("Abel’s line takes it along")
    play(match, "leap A.3.3", "leap A.3.4")
    leapt = [event for events in match.events for event in events if event.kind == "leapt"]
    assert [event.data["by"] for event in leapt] == [1, -1]
    assert "Abel’s line" in TEXTS.say(leapt[0], NAMES, "en")


def test_surprises_are_kinds_that_are_paced() -> None:
    assert set(draw.SURPRISES) <= draw._PACE.keys()
    calm = ("slot", "rolled", "gave", "gave", *["stepped"] * 6)
    assert sum(draw._PACE[kind] for kind in calm) <= 1500
    assert not set(calm) & draw.SURPRISES


# ------------------------------------------------------------------ what stands on a phone, and what can be seen
LONGEST_CONTEXT = 51
CELL = re.compile(r"\b[A-H]\.\d+\.\d+")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_question_brings_fits_a_phone(lang: str) -> None:
    facts = {"points": 6, "count": 4, "by": 1}
    offers = ("offers_relay", "offers_acceleration", "offers_both")
    start = ("dope", "launch", "move", "entry", "leap", "leap_called", "vote", "neutrals", "swap")
    ride = ("attack", "value", "give", "descent", "pending", "gain", "readmit", "leaders")
    for step in (*offers, *start, *ride):
        told = Speaker(lang, NAMES).say(f"why_{step}", **facts)
        assert len(told) <= LONGEST_CONTEXT, told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_looks_at_the_board_hears_no_name_that_is_not_written_there(ended: Match, lang: str) -> None:
    for events in ended.events:
        assert not [told for event in events if CELL.search(told := TEXTS.say(event, NAMES, lang))]
    assert not [line for line in TEXTS.lines(ended.events, NAMES, lang) if CELL.search(line.text)]
    match = race({"green-V": "A.3.1", "purple-V": "A.3.2"})
    play(match, "relay A.3.1", "leap A.3.3", "leap A.3.4", "roll 6 5 3", "give purple-V 3")
    for token in ("cell A.5.4", "cell A.3.4", "cell A.3.1", "cell A.3.3"):
        refused = match.game.refuse(match.state, match.asked[0], token)
        assert not CELL.search(TEXTS.refusal(refused, NAMES, lang)), refused


def test_a_rider_over_the_line_is_told_so() -> None:
    stepped = Event("stepped", {"rider": "green-V", "start": "H.3.1", "cell": "finish"})
    assert TEXTS.say(stepped, NAMES, "en") == "Green V rides over the line."
    assert TEXTS.say(stepped, NAMES, "fr") == "Vert V passe la ligne."


# ------------------------------------------------------------------ how things stand, and the end
def test_nobody_is_in_front_before_anybody_has_started() -> None:
    assert TEXTS.standing(start().view(0), NAMES, "en") == []
    told = TEXTS.standing(race({"green-L": "A.3.1"}).view(0), NAMES, "en")
    assert told == ["In front: Green L (Lucie)."]


def test_the_end_tells_everybodys_place_and_time_and_the_red_jersey_with_its_points(ended: Match) -> None:
    view = ended.view(None)
    rows = TEXTS.result(view, NAMES, "en").paragraphs
    for seat, name in enumerate(NAMES):
        first = next(row for row in view["result"]["time"] if view["riders"][row[0]]["owner"] == seat)
        hours = f"{first[1] // 60}h{first[1] % 60:02}"
        assert any(name in row and hours in row for row in rows), (seat, rows)
    red, points = view["result"]["red"], dict(map(tuple, view["result"]["climbers"]))
    most = max(points.values())
    assert any(row.startswith("Best climber") for row in rows) == (points[red] == most)


def test_a_panel_counts_the_red_points_of_one_rider(ended: Match) -> None:
    view = ended.view(None)
    for seat in range(4):
        best = max(points for rider, points in view["result"]["climbers"] if view["riders"][rider]["owner"] == seat)
        shown = next(one for one in TEXTS.panel(view, seat, NAMES, "en").numbers if one.name == "points")
        assert shown.value == best


def test_best_climber_is_said_of_whoever_has_most_points() -> None:
    view = dict(ridden(start("beginner", 4), LEVELS[2]()).view(None))
    told = {9: "Red jersey: Purple L (Abel), 3 points; Green L has more", 3: "Best climber: Purple L (Abel)"}
    for most, key in told.items():
        result = {**view["result"], "red": "purple-L", "climbers": [["green-L", most], ["purple-L", 3]]}
        rows = TEXTS.result({**view, "result": result}, NAMES, "en").paragraphs
        assert any(row.startswith(key) for row in rows), rows
        assert ("Best climber" in DRAWING.podium({**view, "result": result}, NAMES, "en")) == (most == 3)


def test_answers_bear_a_verb_and_say_what_they_bring() -> None:
    match = play(start("beginner", 4), "roll 20 12 3 2", "roll 4 2", "start green-L 4")
    view = match.view(0)
    labels = [TEXTS.label(choice, view, NAMES, "en") for choice in match.choices_by_seat[0]]
    assert {one.title for one in labels} == {"Enter lane 1", "Enter lane 2", "Enter lane 3", "Enter lane 4"}
    assert {one.detail for one in labels} == {"3 free cells ahead"}
    assert state(match).phase == "launch"
