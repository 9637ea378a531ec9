"""The parts that several pages have in common."""

from typing import TYPE_CHECKING

from app.html import Html, tag
from app.icons import icon
from app.words import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.desk import Desk, Notice
    from pygame_core.engine.meta import Meta

NAME = "Échappée"
ART = "art/"
"""Where the pictures lie, seen from the page."""


def document_title(*parts: str) -> str:
    """The title of the window."""
    return " · ".join((*parts, NAME))


def back_bar(lang: str, title: str, words: str = "") -> Html:
    """The head of a page that stands beside the home page: its title by its key, or in a game's own words."""
    return tag(
        "header",
        tag("a", icon("back"), class_="back", href="#/", aria_label=say(lang, "back")),
        tag("h1", words or say(lang, title), id="page-title", tabindex="-1"),
    )


def notices(desk: "Desk") -> Html:
    """What has to be said, as lines at the top of the page."""
    return tag("div", [notice_line(desk.lang, notice) for notice in desk.notices], id="notices")


def notice_line(lang: str, notice: "Notice") -> Html:
    """One such line, with its button if something can be done; it can be put away."""
    sentence = say(lang, notice.key, **notice.values)
    return tag(
        "div",
        tag("p", sentence),
        notice.do and tag("button", say(lang, notice.do[1]), type="button", class_="link", data_do=notice.do[0]),
        tag(
            "button", icon("close"), type="button", class_="hush", data_do=f"hush:{notice.key}",
            aria_label=say(lang, "close"),
        ),
        class_="notice bad" if notice.bad else "notice",
    )  # fmt: skip


def makers(lang: str, games: "Iterable[Meta]") -> Html:
    """Whose games these are; no line begins with the dot between two of them."""
    told = [(meta.names[lang], meta.credits.replace(" ·", "\u00a0·")) for meta in games]
    return tag("dl", [tag("div", tag("dt", name), tag("dd", who)) for name, who in told], class_="credits")


def levels(count: int) -> Html:
    """A computer's level, as helmets."""
    return tag(
        "i", [tag("b", class_="on" if level < count else None) for level in range(3)], class_="lvl", aria_hidden="true"
    )


def pictured(source: str, **attributes: object) -> Html:
    """A picture that only decorates."""
    return tag("img", src=source, alt="", **attributes)
