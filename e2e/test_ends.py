"""The end of a game on a laptop: who has won and what can be done then are in sight, and nothing covers the tools."""

from collections.abc import Callable, Mapping

import pytest

from e2e import chases, drives, positions, rides, stages
from e2e.player import Player
from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

LAPTOPS = ((1366, 768), (1440, 900), (1280, 720))
# What cannot be seen without scrolling, or lies under something else.
HIDDEN = """() => [...document.querySelectorAll("#question, .verdict, #ask .ways button, #tools .tool")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return top < 0 || top + height > innerHeight || !(one === on || one.contains(on));
  })
  .map((one) => one.outerHTML.slice(0, 120))"""


def _velo_city() -> Match:
    """Seven teams, as many as can be."""
    riders = {"red": "2", "black": "15 22"}
    return positions.match("p333333", at={**positions.POSITIONS["one answer from the end"], "riders": riders})


def _city_chase() -> Match:
    game = chases.match("1ppp", at="one look from the car")
    game.answer(game.asked[0], "check pink C3")
    return game


def _rainbow_jersey() -> Match:
    return positions.played(rides.match("p22222", at="one roll from the end"), lambda game: game.over)


def _velomaster() -> Match:
    return stages.ridden(stages.match("p11111"), lambda game: game.over)


def _vroom() -> Match:
    game = drives.match("p222", at=drives.LAST, campaign=True)
    while not game.over:
        seat = game.asked[0]
        offered = [choice.token for choice in game.choices_by_seat[seat]]
        game.answer(seat, "later" if "later" in offered else offered[-1])
    return game


ENDED: Mapping[str, Callable[[], Match]] = {
    "velo-city": _velo_city, "city-chase": _city_chase, "rainbow-jersey": _rainbow_jersey, "velomaster": _velomaster,
    "vroom": _vroom,
}  # fmt: skip


def test_every_game_has_an_end_here() -> None:
    assert set(ENDED) == {meta.id for meta in registry.games()}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", ENDED)
def test_the_end_is_in_sight_without_scrolling(player: Player, game: str, lang: str) -> None:
    ended = ENDED[game]()
    assert ended.over
    player.at_table(ended, lang=lang, hints="off").page.locator("#ask.over .again").wait_for()
    for width, height in LAPTOPS:
        player.page.set_viewport_size({"width": width, "height": height})
        hidden = player.settled().page.evaluate(HIDDEN)
        assert hidden == [], f"{width} x {height}:\n" + "\n".join(hidden)
        assert player.page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
