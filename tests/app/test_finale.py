"""The end as the person here is told of it."""

import pytest

from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.app.tables import Page

LAST = {
    "step": "move", "mode": "solo", "boost": "none", "podium": ["red", "black", "red"],
    "riders": {"red": "2 12", "black": "15 22"}, "dice": {"own": 6},
}  # fmt: skip


def ended(*kinds: str, lang: str = "en") -> Page:
    """A game whose first seat has won a moment ago."""
    colours = registry.meta("velo-city").colours
    people = zip(("Ann", "Bob", "Cleo"), colours, kinds, strict=False)
    seats = [Seat(*one) for one in people]
    match = Match(registry.game("velo-city"), {"first_player": 0}, seats, 7, position=LAST)
    match.settle()
    match.answer(0, "move 2 own")
    stored = {"echappee/game/g1": pack(Card("velo-city", 1, over=True), saves.save(match)), "echappee/lang": lang}
    return Page("#/game/g1", stored=stored)


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        (("person", "computer", "computer"), "You have won"),
        (("computer", "person", "computer"), "Not this time"),
        (("person", "person", "computer"), ""),
        (("computer", "computer", "computer"), ""),
    ],
)
def test_whoever_is_alone_here_is_told_whether_they_have_won(kinds: tuple[str, ...], told: str) -> None:
    painted = ended(*kinds).regions["app"]
    assert "Ann wins the race" in painted
    assert ('class="verdict"' in painted) == bool(told)
    assert told in painted


def test_in_french_too() -> None:
    assert "C’est gagné" in ended("person", "computer", "computer", lang="fr").regions["app"]
