"""What refusals say at moments that one can check by hand: whose space it is, what is missing, what is too long."""

from typing import Any

import pytest

from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.refusals import BadOption, Damaged, Refusal
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.rainbow_jersey.meta import META
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS
from tests.games.rainbow_jersey.rides import RBY, ride, rolled


@pytest.mark.parametrize("name", ["A" * 21, "rouge", "  "])
def test_a_name_that_will_not_do_is_told_with_its_seat(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_table(META, {}, (*META.seats(1, 3, "fr"), Seat(name, "white")))
    told = [TEXTS.refusal(caught.value, (), lang) for lang in LANGUAGES]
    assert told[0].startswith("Place 4")
    assert told[1].startswith("Seat 4")
    assert all(("20" in words) or ("rouge" in words and "1" in words) for words in told)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"held": {"black": 9}}, "à Black : les autres y paient 2, et son équipe passe devant."),
        ({"held": {"red": 9}}, "à toi : les autres y paient 2, et tu passes devant."),
        ({"held": {"black": 9}, "away": "red", "gap": 3}, "à Black : les autres y paient 2, on chasse Red."),
        ({"held": {"red": 9}, "away": "red", "gap": 3}, "à toi : les autres y paient 2, et tu peux creuser l’écart."),
    ],
)
def test_a_held_space_says_whose_it_is_and_what_follows(position: dict[str, Any], told: str) -> None:
    match = ride(**position)
    with pytest.raises(Refusal) as caught:
        match.answer(match.asked[0], "space 9")
    words = TEXTS.refusal(caught.value, ("Red", "Black", "Yellow"), "fr").replace("\u00a0", " ")
    assert words == f"Le lancement du sprint est {told}"
    assert "held by" in TEXTS.refusal(caught.value, (), "en") or "yours" in TEXTS.refusal(caught.value, (), "en")


def test_the_line_tells_of_a_jersey_only_where_there_is_one() -> None:
    with pytest.raises(Refusal) as caught:
        ride().answer(0, "space 0")
    assert "s’il y en a un" in TEXTS.refusal(caught.value, (), "fr")
    assert "if any" in TEXTS.refusal(caught.value, (), "en")


def test_a_bid_without_a_number_is_told_so() -> None:
    with pytest.raises(Refusal) as caught:
        rolled(ride(), 1).answer(1, "bid")
    assert "combien" in TEXTS.refusal(caught.value, (), "fr")
    assert TEXTS.refusal(caught.value, (), "en") == "A number is missing: how much do you bid?"


def test_what_is_wrong_with_a_card_is_told_exactly() -> None:
    for given, fr, en in (
        ({"step": "drop", "space": 12, "white": 3, "card": "c08", "discard": ["c08", "c01"]}, "coiffe", "on top"),
        ({"discard": "c08"}, "refaire la pioche", "shuffled"),
        ({"discard": "c01 c01"}, "un seul endroit", "in one place"),
        ({"pack": RBY, "away": "red"}, "défaillance", "the breakaway or out"),
    ):
        with pytest.raises(Damaged) as caught:
            ride(RBY, **given)
        assert fr in TEXTS.refusal(caught.value, (), "fr")
        assert en in TEXTS.refusal(caught.value, (), "en")
