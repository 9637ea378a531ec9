"""One device, two sides: nobody sees what is not theirs, and who looks away hears when it is time."""

import re

from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from tests.app.tables import ENOUGH, Page, begun

GAME = "city-chase"


def shared(**preferences: str) -> Page:
    """A game of people on both sides, kept on this device and opened."""
    meta = registry.meta(GAME)
    match = Match(registry.game(GAME), {"skyline": "regular"}, meta.seats(2, 2), 1)
    for token in ("place pink X6", "place yellow X8", "place green X15"):
        match.answer(1, token)
    stored = {"echappee/game/one": pack(Card(GAME, 1), saves.save(match))}
    stored |= {f"echappee/{name}": value for name, value in preferences.items()}
    return Page("#/game/one", stored)


def down(page: Page) -> bool:
    return 'data-hold="ui:open"' in page.regions["app"] and "<svg id=" not in page.regions["app"]


def effects(page: Page) -> list[str]:
    told = page.last.get("effect", [])
    return [effect["type"] for effect in (told if isinstance(told, list) else [told])]


def test_the_curtain_is_down_before_every_look() -> None:
    page = shared()
    assert down(page)
    page.do("confirm")  # A tap that comes from nowhere does nothing.
    assert down(page)
    page.do("ui:open")
    assert 'id="board"' in page.regions["app"]
    page.do("confirm")
    assert "ui:hand" in page.last["paint"]["ask"]
    page.do("ui:hand")
    assert down(page)
    page.do("ui:open")
    assert page.table.session.eyes() == 0
    page.do("hide C3")
    page.do("hide C3")
    assert down(page)
    assert not re.search(r"\b[A-E][1-5]\b", re.sub(r"<svg.*?</svg>", "", page.regions["app"], flags=re.DOTALL))


def test_who_leaves_the_tab_leaves_the_curtain() -> None:
    page = shared()
    page.do("ui:open")
    page.send("veil")
    assert down(page)
    assert effects(page) == []


def test_who_looks_away_hears_when_it_is_time_if_sounds_are_wanted() -> None:
    quiet, loud = shared(), shared(sound="on")
    for page in (quiet, loud):
        page.do("ui:open")
        page.do("confirm")
        page.do("ui:hand")
    assert effects(quiet) == []
    assert effects(loud) == ["sound", "vibrate"]


def test_at_the_end_the_story_tells_every_hide_out() -> None:
    page = begun(GAME)
    page.play(ENOUGH)
    table = page.table
    path = table.session.match.view(None)["path"]
    told = " ".join(line.text for line in table.teller.story.until(len(table.session.match.log), "fr"))
    assert len(path) == told.count("se cache en")
    assert len(path) > 1
