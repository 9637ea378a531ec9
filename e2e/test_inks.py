"""Every shape of every board has an ink that somebody chose: a line nobody told not to be filled is a black patch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pygame_core.engine import registry
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show

GAMES = [meta.id for meta in registry.games()]
STYLES = Path(__file__).parents[1]
# Black itself is nowhere among the inks: who computes to it has the browser's own.
PATCHES = """() => [...document.querySelectorAll("svg :is(path, polyline, polygon, rect, circle, ellipse)")]
  .filter((shape) => !shape.closest("defs, clipPath, mask, symbol"))
  .filter((shape) => getComputedStyle(shape).fill === "rgb(0, 0, 0)" && getComputedStyle(shape).display !== "none")
  .filter((shape) => {
    const { x, y, width, height } = shape.getBBox();
    const at = (n) => new DOMPoint(x + width * ((n % 24) + 0.37) / 24, y + height * (Math.floor(n / 24) + 0.61) / 24);
    return [...Array(576).keys()].some((n) => shape.isPointInFill(at(n)));
  })
  .map((shape) => shape.outerHTML.slice(0, 160))"""


def pictures(game: str) -> Iterator[str]:
    """The board at the beginning and at the asked moments of a computers' game, with the scale of an auction."""
    played, draw = registry.game(game), registry.module(game).drawing
    scale = registry.module(game).scale
    meta = played.meta
    match = Match(played, {}, meta.seats(meta.default_players, meta.default_players), 5)
    match.settle()
    names = tuple(seat.name for seat in match.seats)
    for turn in range(60):
        if match.over:
            return
        seat = match.asked[0]
        choices = tuple(played.choices(match.state, seat))
        view, show = match.view(seat), Show("en", names, choices, seat=seat)
        if turn % 6 == 0 or any(choice.kind == "bid" for choice in choices):
            yield draw.board(view, show)
        bids = [choice for choice in choices if choice.kind == "bid"]
        if bids and scale:
            yield scale.ladder(view, show, bids[0].args[0])
        if not choices:
            return
        match.answer(seat, choices[turn % len(choices)].token)


def climbs() -> Iterator[str]:
    """Auctions in which the purses are close: pennants fly on ropes beside their poles."""
    from e2e import rides

    scale = registry.module(rides.GAME).scale
    purses = {"red": 37, "black": 38, "yellow": 37, "white": 38, "green": 37, "blue": 36}
    position = rides.POSITIONS[rides.SIX] | {"energy": purses, "bids": []}
    match = rides.match("p11111", at=position)
    names = tuple(seat.name for seat in match.seats)
    seat = match.asked[0]
    assert scale
    yield scale.ladder(match.view(seat), Show("en", names, tuple(match.game.choices(match.state, seat)), seat=seat), 5)


@pytest.mark.parametrize("game", GAMES)
def test_every_shape_has_an_ink_of_its_own(browser: Browser, game: str) -> None:
    draw = registry.module(game).drawing
    styles = [*sorted((STYLES / "web" / "style").glob("*.css"))]
    styles.append(STYLES / "pygame_core" / "games" / game.replace("-", "_") / "board.css")
    css = "".join(path.read_text("utf-8") for path in styles)
    drawn = [*pictures(game), *(climbs() if game == "rainbow-jersey" else ())]
    assert drawn
    page = browser.new_page()
    for picture in drawn:
        page.set_content(f'<html lang="en"><style>{css}</style><body>{draw.defs()}{picture}')
        assert page.evaluate(PATCHES) == []
    page.close()
