"""Asked for a reason, every place that is drawn gives one, and never the answer to an earlier question."""

import re
from html import unescape

import pytest

from tests.app.tables import GAMES, Page, begun

PLACE = re.compile(r'data-do="(why:[^"]+)"')
STALE = "What was said before"


def places(page: Page) -> set[str]:
    """All that is drawn on the board and bears a question."""
    return {unescape(found) for found in PLACE.findall(page.table.painter.painted["live"])}


def reason(page: Page, action: str) -> str:
    page.table.state.reason = STALE
    page.do(action)
    return page.table.state.reason


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_the_board_gives_a_reason(game: str) -> None:
    page = begun(game, stored={"echappee/speed": "instant", "echappee/hints": "off"})
    asked = 0
    for step in range(8):
        page.go_on()
        if not page.answers(step):
            break
        for place in sorted(places(page)):
            told = reason(page, place)
            assert told not in ("", STALE), place
            asked += 1
        page.play(1, seed=step)
    assert asked


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_no_place_that_is_said(game: str) -> None:
    page = begun(game, stored={"echappee/speed": "instant", "echappee/hints": "off"}, languages=("en",))
    page.do("ui:why")
    assert page.last["attrs"]["board"]["data-do"] == "ui:nowhere"
    assert reason(page, "ui:nowhere").startswith("Nothing is chosen there")
    page.do("ui:why")
    assert page.last["attrs"]["board"]["data-do"] is None
