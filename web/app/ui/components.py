"""The parts that several pages have in common."""

from typing import TYPE_CHECKING
from urllib.parse import quote

from app.i18n.pages import say
from app.ui.html import Html, tag
from app.ui.icons import icon

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pygame_core.engine.core.meta import Meta

NAME = "Échappée"
ART = "art/"
"""Where the pictures lie, seen from the page."""


def document_title(*parts: str) -> str:
    """The title of the window."""
    return " · ".join((*parts, NAME))


def back_bar(lang: str, title: str, words: str = "", *, game: str = "") -> Html:
    """The head of a page that stands beside the home page, or beside the game it was opened from: its title by its
    key, or in a game's own words."""
    to, back = (f"#/game/{quote(game)}", say(lang, "back_to_game")) if game else ("#/", say(lang, "back"))
    return tag(
        "header",
        tag("a", icon("back"), game and tag("span", back), class_="back", href=to, aria_label=back),
        tag("h1", words or say(lang, title), id="page-title", tabindex="-1"),
    )


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
