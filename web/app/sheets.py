"""The sheets that a game keeps, and its classifications: a drawer to read, pages to print, a page to send."""

from types import ModuleType

from app.html import Html, join, tag
from app.picture import Picture
from app.table_words import say
from app.tools import button, drawer


def offered(draw: ModuleType) -> bool:
    """Whether the game keeps sheets."""
    return hasattr(draw, "sheet")


def panel(picture: Picture) -> Html:
    """The sheet and the classifications as they stand; hidden beside them, what a printer takes."""
    lang, draw = picture.lang, picture.session.draw
    ways = [button(say(lang, "print"), "ui:print"), button(say(lang, "send_standing"), "ui:send-standing")]
    pages = [tag("section", Html(page), class_="leaf") for page in _pages(picture)]
    return drawer(
        lang,
        say(lang, "sheet_title"),
        tag("div", Html(draw.sheet(picture.view, picture.show)), class_="sheets"),
        tag("p", ways, class_="row"),
        tag("div", Html(draw.rankings(picture.view, picture.show)), class_="sheets"),
        tag("div", pages, class_="paper", aria_hidden="true"),
    )


def _pages(picture: Picture) -> tuple[str, ...]:
    """A page for each team, then one with the classifications."""
    draw = picture.session.draw
    return (*draw.sheets(picture.view, picture.show), draw.rankings(picture.view, picture.show))


def between(picture: Picture) -> Html:
    """What stands over the board between two stages; nothing at any other time."""
    draw = picture.session.draw
    shown = getattr(draw, "between", None)
    inner = shown(picture.view, picture.show) if shown and picture.kind != "over" else ""
    if not inner:
        return join()
    label = say(picture.lang, "between")
    return tag("div", Html(inner), class_="between", tabindex="0", role="region", aria_label=label)
