"""Maps under a lens, several answers in one tap, and a log that grows by rides."""

import json
import re

from tests.app.tables import ENOUGH, Page, begun

GAME = "velomaster"
TURN = re.compile(r"translate\(500 350\) scale\([\d.]+\)( rotate\(-?(90|180)\))? translate\(")


def asked(page: Page, step: str) -> Page:
    """Until the person is asked at this step."""
    for seed in range(ENOUGH):
        page.settle()
        if page.table.picture().kind == "asked" and page.table.picture().view["step"] == step:
            return page
        page.do(page.answers(seed)[0])
    raise AssertionError(step)


def on_a_wide_screen(page: Page) -> Page:
    """The same table there."""
    page.send("start", hash=page.hash, storage=page.stored, languages=["fr"], width=1440, height=900, entropy="5a" * 32)
    return page


# ------------------------------------------------------------------ the lens
def test_a_small_screen_follows_the_action_and_can_show_the_whole() -> None:
    page = asked(begun(GAME), "move")
    assert page.table.state.loupe
    assert TURN.match(str(page.table.painter.worn["camera"]["transform"]))
    assert 'class="whole"' in page.regions.get("map", page.regions["app"])
    page.do("ui:loupe")
    assert page.table.painter.worn["camera"]["transform"] is None
    assert "minimap" not in page.regions["map"]
    assert not on_a_wide_screen(page).table.state.loupe


def test_the_camera_stays_while_an_answer_is_looked_at() -> None:
    page = asked(begun(GAME), "move")
    before = page.table.painter.worn["camera"]
    reply = page.send("look", do=page.tokens[0])
    assert "camera" not in reply.get("attrs", {})
    assert page.table.painter.worn["camera"] == before


# ------------------------------------------------------------------ several answers in a row
def test_a_way_is_given_with_one_tap_and_told_before() -> None:
    page = asked(begun(GAME), "move")
    found = re.findall(r'data-do="ui:walk:([^"]+)"', page.regions.get("live", page.regions["app"]))
    way = max((one.split(",") for one in found), key=len)
    page.send("look", do=f"ui:walk:{','.join(way)}")
    assert page.table.picture().way == tuple(way)
    assert "ghost-" in page.regions["live"]
    before = len(page.table.session.match.log)
    page.do(f"ui:walk:{','.join(way)}")
    given = [entry.token for entry in page.table.session.match.log[before:]]
    assert given[0] == way[0]
    assert given[: len(way)] == way or any(not token.startswith("step") for token in given)


def test_a_way_ends_where_it_cannot_go_on_and_is_refused_where_it_cannot_begin() -> None:
    page = asked(begun(GAME), "move")
    log = page.table.session.match.log
    before, step = len(log), next(token for token in page.tokens if token.startswith("step"))
    page.do("ui:walk:step Z.9.9,step Z.9.10")
    assert len(log) == before
    page.send("look", do="ui:walk:step Z.9.9")
    assert page.table.picture().way == ()
    page.do(f"ui:walk:{step},step Z.9.9")
    assert log[before].token == step
    assert all("Z.9" not in entry.token for entry in log)


# ------------------------------------------------------------------ the log
def test_a_ride_is_one_line_however_it_is_told() -> None:
    page = asked(begun(GAME), "give")
    for seed in range(60):
        page.settle()
        page.do(page.answers(seed)[0])
    bit_by_bit = page.table.teller.story.until(len(page.table.session.match.log), "fr")
    again = page.reloaded()
    assert again.table.teller.story.until(len(page.table.session.match.log), "fr") == bit_by_bit
    told = json.dumps([line.text for line in bit_by_bit], ensure_ascii=False)
    assert "avance L de" in told
