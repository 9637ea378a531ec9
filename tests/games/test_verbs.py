"""Every answer's label says what one does: it begins with a verb."""

from random import Random

import pytest

from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

GAMES = ("velo-city", "city-chase", "rainbow-jersey")
INFINITIVES = ("er", "ir", "re")
"""How French verbs end; words of the answers that end so and are none are caught by where they stand: first."""
VERBS = {
    "Attack", "Bid", "Confirm", "Continue", "Finish", "Fly", "Follow", "Give", "Go", "Hold", "Keep", "Leave", "Look",
    "Pass", "Pay", "Put", "Retreat", "Ride", "Roll", "Set", "Sprint", "Stay", "Take", "Use",
}  # fmt: skip
MOST_ANSWERS = 300


def said(game: str, seed: int) -> set[tuple[str, str]]:
    """The labels of a random game in both languages, what may be done at any time among them."""
    meta, text = registry.meta(game), registry.module(game).texts
    match, rng, found = Match(registry.game(game), {}, meta.seats(4, 4), seed), Random(seed), set()
    match.settle()
    while not match.over and len(match.log) < MOST_ANSWERS:
        seat = match.asked[0]
        offered = [*match.choices_by_seat[seat], *match.game.free_choices(match.state, seat)]
        for choice in rng.sample(offered, min(len(offered), 6)):
            for lang in ("fr", "en"):
                found.add((lang, text.label(choice, match.view(seat), [one.name for one in match.seats], lang).title))
        match.answer(seat, rng.choice(match.choices_by_seat[seat]).token)
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_bears_a_verb(game: str, seed: int) -> None:
    labels = said(game, seed)
    assert len(labels) > 20
    assert [told for told in labels if not _begins_with_a_verb(*told)] == []


def _begins_with_a_verb(lang: str, title: str) -> bool:
    first = title.removeprefix("Se ").split()[0]
    return first.endswith(INFINITIVES) if lang == "fr" else first in VERBS
