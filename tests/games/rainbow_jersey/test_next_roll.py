"""The next roll is told for whoever will be in front when it comes, as far as that is certain."""

from typing import Any

import pytest

from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match
from pygame_core.games.rainbow_jersey.rules.answers import BIDS
from pygame_core.games.rainbow_jersey.rules.game import GAME
from pygame_core.games.rainbow_jersey.texts.ahead import ahead, ahead_title
from pygame_core.games.rainbow_jersey.texts.next_roll import next_roll
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS
from tests.games.rainbow_jersey.test_text import NAMES, at, names, play, view

FOUR = tuple(NAMES)
AWAY = ("continue", "roll")


def front_told(match: Match, lang: str = "en") -> str:
    """For whom the odds tell the next roll."""
    found = [words for words in TEXTS.odds(view(match), names(match), lang) if words.startswith(("At the next", "Who"))]
    return found[0] if found else ""


@pytest.mark.parametrize(
    ("position", "tokens", "front"),
    [
        ({"space": 9, "held": {"red": 20}}, ("roll", "roll 3", "draw c08"), "Abel"),
        ({"space": 9, "away": "red", "gap": 3, "held": {"red": 20}}, (*AWAY, "roll 3", "draw c08"), "Lucie"),
        ({"space": 9, "away": "red", "gap": 1, "held": {"red": 20}}, (*AWAY, "roll 3", "draw c08"), "Abel"),
        ({"space": 30, "double": {"red": 1}, "triple": {"red": 2}}, ("roll", "roll 1"), "Abel"),
        ({"space": 27, "energy": {"yellow": 3}, "held": {"yellow": 9}}, ("roll", "roll 1"), "Abel"),
        ({"space": 27, "energy": {"red": 3}, "held": {"red": 9, "white": 28}}, ("roll", "roll 1"), "Gaston"),
        ({"space": 27, "energy": {"red": 3, "black": 3}, "held": {"red": 9}, "reserve": {"black": 0}},
         ("roll", "roll 1"), "Odette"),
        ({}, ("roll", "roll 2"), "Abel"),
        ({"away": "red", "gap": 1}, ("continue", "roll", "roll 2"), "Abel"),
    ],
)  # fmt: skip
def test_the_next_roll_is_told_for_who_will_be_in_front(
    position: dict[str, Any], tokens: tuple[str, ...], front: str
) -> None:
    match = play(at(position, FOUR), *tokens)
    assert front_told(match) == f"At the next roll {front} is in front."
    tile = next(tile for tile in ahead(view(match), names(match), "en") if tile.mood in ("theirs", "card"))
    assert front in tile.detail


def test_who_will_be_in_front_may_depend() -> None:
    held = {"yellow": [28]}
    position = {"space": 27, "away": "red", "gap": 3, "energy": {"black": 2}, "held": {**held, "black": 9}}
    match = play(at(position), "continue", "roll", "roll 1")
    assert view(match)["step"] == "debt"
    assert front_told(match) == "Who will be in front at the next roll is not certain yet."
    tiles = {tile.title: tile.detail for tile in ahead(view(match), names(match), "fr")}
    assert tiles["Échappée"] == "qui mène attaque"
    assert tiles["Hasard"] == "qui mène tire"
    assert "qui mène" in ahead_title(view(match), names(match), "fr")[1]


def test_a_jersey_at_the_line_leaves_the_tiles_to_the_next_front_rider() -> None:
    match = play(at({"space": 38, "rainbow_lap": True, "double": {"red": 5}}), "roll", "roll 4")
    assert view(match)["step"] == "exchange"
    assert front_told(match) == "At the next roll Abel is in front."
    assert [tile.mood for tile in ahead(view(match), names(match), "en", Looker(1))][:3] == ["card", "pay", "pay"]


def test_before_an_attack_the_tiles_leave_open_whether_somebody_is_away() -> None:
    match = play(at({"space": 26, "held": {"black": [27], "yellow": [28]}}), "roll", "roll 1")
    assert ahead(view(match), names(match), "fr", Looker(2))[0].detail == "case à toi"
    assert ahead(view(match), names(match), "fr", Looker(1))[1].detail == "à toi l’attaque"


def test_the_last_one_alone_pays_alone() -> None:
    fallen = {"turn": 9, "fallen": {"black": 3, "yellow": 5}, "pack": ["red"], "space": 26}
    match = at(fallen)
    assert ahead(view(match), names(match), "fr", Looker(0))[0].detail == "tu paies 5"
    assert ahead(view(match), names(match), "en")[0].detail == "Lucie pays 5"
    assert "no longer" not in TEXTS.preview(BIDS[1], view(play(match, "roll", "roll 1")), names(match), "en")
    assert "any more" in TEXTS.preview(BIDS[1], view(match), names(match), "en")


def test_whoever_is_told_to_be_in_front_rolls_next() -> None:
    told = 0
    for seed in range(6):
        match, rng, promised = Match(GAME, {"combativity": True}, GAME.meta.seats(4, 4), seed), Rng(seed), -1
        match.settle()
        while not match.over and len(match.log) < 600:
            seen = match.view(None)
            if seen["step"] == "roll" and promised >= 0:
                assert seen["order"][0] == promised
            later = next_roll(seen)
            promised = -1 if later.get("open") or seen["step"] == "roll" else int(later["order"][0])
            told += promised >= 0 and promised != seen["order"][0]
            own = [
                choice
                for choice in match.choices_by_seat[match.asked[0]]
                if choice.kind not in (*GAME.free_kinds, "give_up")
            ]
            match.answer(match.asked[0], rng.pick(own or match.choices_by_seat[match.asked[0]]).token)
            if match.log[-1].token == "give_up":
                promised = -1
    assert told > 10
