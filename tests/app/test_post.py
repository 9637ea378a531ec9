"""Links of games by link, as they come from outside."""

import pytest

from app.pages.mail import PostPage
from pygame_core.engine import registry
from tests.app.tables import Page

GAME = next(meta.id for meta in registry.games() if meta.by_link)


@pytest.mark.parametrize(
    "link",
    [
        "", "evil/AAAA", "velo-city/AAAA", f"{GAME}", f"{GAME}/", f"{GAME}/AAAA", f"{GAME}/%3Cscript%3E",
        f"{GAME}/a/b/c", f"{GAME}/" + "B" * 30_000, "<b>/x",
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_no_link_is_refused_with_a_sentence(link: str, lang: str) -> None:
    page = Page(f"#/post/{link}", {}, languages=(lang,))
    assert isinstance(page.app.screen, PostPage)
    assert 'role="alert"' in page.regions["app"]
    assert "<script" not in page.regions["app"]
    assert "<b>/x" not in page.regions["app"]
    assert not any(key.startswith("echappee/game/") for key in page.stored)
    page.do("ui:begin")
    assert not any(key.startswith("echappee/game/") for key in page.stored)


def test_a_link_goes_to_the_other_side_and_back() -> None:
    police = Page(f"#/new/{GAME}/far", {})
    police.do("table:start", **{"option-skyline": "regular"})
    for token in ("place pink X6", "place yellow X8", "place green X15", "confirm"):
        police.do(token)
    first = police.table.session.mail.link
    thief = Page(f"#/post/{GAME}/{first}", {})
    thief.do("ui:begin")
    thief.do("hide A1")
    thief.do("hide A1")
    answer = thief.table.session.mail.link
    police.send("go", hash=f"#/post/{GAME}/{answer}")
    assert police.table.picture().kind == "asked"
    assert "path" not in police.table.picture().view
    # The same link again changes nothing; the first one opened on a third device asks to hide there, too.
    before = len(police.table.session.match.log)
    police.send("go", hash=f"#/post/{GAME}/{answer}")
    assert len(police.table.session.match.log) == before
    assert "ui:begin" in Page(f"#/post/{GAME}/{first}", {}).regions["app"]
