"""A way that is looked at on the page is one of those that stand there; anything else shows nothing."""

import re

from tests.app.tables import Page, begun

LOOK = re.compile(r'data-look="(ui:walk:[^"]*)"')


def with_ways(seed: int = 3) -> tuple[Page, str]:
    """A page where a way leads over several cells."""
    page = begun("velomaster")
    for _ in range(40):
        page.settle()
        if found := [look for html in page.table.painter.painted.values() for look in LOOK.findall(html)]:
            return page, found[0]
        page.do(page.tokens[seed % len(page.tokens)])
    raise AssertionError("no way was offered")


def test_a_way_is_looked_at() -> None:
    page, look = with_ways()
    page.send("look", do=look)
    assert page.table.picture().way == tuple(look.removeprefix("ui:walk:").split(","))


def test_what_is_no_way_here_shows_nothing() -> None:
    page, look = with_ways()
    for strange in (f"{look},step e purple-V", f"{look},step A.1.1,x", "ui:walk:", "ui:walk:,,"):
        page.send("look", do=strange)
        assert page.table.picture().way == ()
