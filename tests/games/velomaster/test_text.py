"""Sentences: both languages say the same, and what they say is right."""

import re

from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.refusals import Illegal
from pygame_core.engine.match.match import Match
from pygame_core.games.velomaster import plain
from pygame_core.games.velomaster.positions.frames import LOCALS
from pygame_core.games.velomaster.texts.en import refusals as en_refusals
from pygame_core.games.velomaster.texts.en import words as en
from pygame_core.games.velomaster.texts.fr import refusals as fr_refusals
from pygame_core.games.velomaster.texts.fr import words as fr
from pygame_core.games.velomaster.texts.goals import goals
from pygame_core.games.velomaster.texts.goals import way as road
from pygame_core.games.velomaster.texts.sentences import TEXTS
from tests.games.velomaster.races import play, race

NAMES = ("Lucie", "Abel", "Zoé")
SILENT = ("launching", "round", "wake", "neutrals_done", "end_slot", "crash", "honours")


def fields(sentence: str) -> list[str]:
    return sorted(set(re.findall(r"\{(\w+)", sentence)))


def test_the_languages_have_the_same_sentences() -> None:
    for french, english in ((fr.SENTENCES, en.SENTENCES), (fr_refusals.REFUSALS, en_refusals.REFUSALS)):
        assert french.keys() == english.keys()
        assert [key for key in french if fields(french[key]) != fields(english[key])] == []


def test_every_step_that_waits_has_a_question_and_a_card() -> None:
    for step in set(LOCALS) - set(SILENT):
        kinds = ("_relay", "_acceleration", "_both") if step == "offers" else ("",)
        assert {f"ask_{step}{kind}" for kind in kinds} <= fr.SENTENCES.keys()
        assert TEXTS.rules(step, "fr").paragraphs


def test_a_climb_is_told_with_its_odds() -> None:
    match = race({"green-V": "D.3.2", "purple-V": "A.5.1"}, options={"stages": "femur"})
    play(match, "roll 3 5 6", "give green-V 3")
    view = match.view(None)
    left = next(choice for choice in match.choices_by_seat[0] if choice.token == "step D.2.3")
    assert TEXTS.label(left, view, NAMES, "en").detail == "1 test"
    assert TEXTS.preview(left, view, NAMES, "en").startswith("To pass: the swerve on a climb, more than 6.")
    assert TEXTS.explain(left, view, NAMES, "en") == ["the swerve on a climb: 70% (7/10)."]
    play(match, "step D.2.3")
    assert TEXTS.odds(match.view(None), NAMES, "en") == ["Green V passes 70% (7/10) of the time."]


def test_a_vote_tells_what_each_answer_decides() -> None:
    match = race({"green-V": "A.3.1", "purple-V": "A.3.2", "pink-V": "A.3.3"})
    play(match, "accelerate A.3.1")
    assert told(match, "yes", "no") == ["agreed, the line goes", "1 vote still missing"]
    play(match, "no")
    assert told(match, "yes", "no") == ["agreed, the line goes", "refused, 1 vote short"]


def test_the_question_names_what_may_be_launched() -> None:
    pair, line = {"green-V": "A.3.1", "purple-V": "A.3.2"}, {"pink-V": "A.3.3"}
    assert TEXTS.question(race(pair).view(None), NAMES, "en").title.endswith("call the relay?")
    assert TEXTS.question(race(pair | line).view(None), NAMES, "en").title.endswith("call the acceleration?")
    two = {"pink-V": "A.3.1", "pink-G": "A.3.2", "green-V": "A.5.1", "green-G": "A.5.2", "pink-N": "A.5.3"}
    assert TEXTS.question(race(two).view(None), NAMES, "en").title.endswith("which line do you call?")


def test_a_leap_tells_its_side_and_its_chance() -> None:
    match = play(race({"green-V": "A.3.1", "purple-V": "A.3.2"}), "relay A.3.1")
    assert told(match, "leap A.3.3", "leap A.2.2") == ["straight on, sure", "to the left, sure"]
    match = play(race({"green-V": "D.3.1", "purple-V": "D.3.2"}, options={"stages": "femur"}), "relay D.3.1")
    assert told(match, "leap D.4.3") == ["to the right, 70%"]


def told(match: Match, *tokens: str) -> list[str]:
    """What stands under these answers."""
    choices = {choice.token: choice for choice in match.choices_by_seat[match.asked[0]]}
    return [TEXTS.label(choices[token], match.view(None), NAMES, "en").detail for token in tokens]


def test_times_are_told_in_hours_and_places_as_men_are_counted() -> None:
    facts = {"rider": "pink-G", "place": 1, "time": 108}
    assert TEXTS.say(Event("finished", facts), NAMES, "fr") == "Rose G franchit la ligne, 1er en 1h48."
    assert TEXTS.say(Event("finished", facts), NAMES, "en") == "Pink G crosses the line, 1st in 1h48."


def test_questions_name_who_is_asked_and_the_rider() -> None:
    match = play(race({"green-V": "A.3.1", "purple-V": "A.5.1"}), "roll 3 5 6", "give green-V 3")
    asked = TEXTS.question(match.view(None), NAMES, "fr")
    assert asked.title == "Lucie, où va ton V\u00a0?"
    assert asked.context == "3 cases à rouler."


def test_a_hint_comes_to_whom_it_is_asked() -> None:
    view = race({"green-V": "A.3.1", "purple-V": "A.3.2"}).view(None)
    assert view["step"] == "offers"
    assert TEXTS.hint(view, NAMES, "en", Looker(view["asked"][0]))
    assert TEXTS.hint(view, NAMES, "en", Looker(2)) is None
    assert TEXTS.hint(view, NAMES, "en", Looker(-1)) is None


def test_a_summit_without_points_left_is_not_told() -> None:
    passed = {"summits": [["purple-L", "purple-V", "green-L"]]}
    match = play(race({"green-V": "C.3.6"}, **passed), "roll 3 5 6", "give green-V 3")
    view = match.view(None)
    ways = goals(view, match.choices_by_seat[0])
    assert ways
    assert not any("Lavoir" in road(way, view, NAMES, "en").detail for way in ways)


def test_refusals_name_the_rule() -> None:
    refused = Illegal("further_forward", cell="A.2.2", target="A.2.3")
    assert TEXTS.refusal(refused, NAMES, "en") == "On this side A.2.3 touches too, and lies further forward."


def test_a_table_for_the_terminal() -> None:
    match = race({"green-V": "A.3.1", "purple-V": "A.5.1 graze"})
    told = plain.table(match.view(None), NAMES, "en").split("\n")
    assert told[0].startswith("> Green    V A.3.1")
    assert "V A.5.1!" in told[1]
    assert told[-1] == "  Côte du Lavoir (4): -"
