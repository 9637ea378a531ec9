"""What each face of the next die would mean for whoever looks: six tiles under the board."""

from app.html import Html, join, tag
from app.picture import Picture
from app.session import Session
from pygame_core.engine.language import Ahead


def offered(session: Session) -> bool:
    """Whether the game looks ahead like this."""
    return hasattr(session.text, "ahead")


def tiles(picture: Picture) -> Html:
    """The tiles with their title; nothing when no die is to come."""
    text, view, lang = picture.session.text, picture.view, picture.lang
    found: tuple[Ahead, ...] = text.ahead(view, picture.names, lang)
    if not found:
        return Html("")
    title, more = text.ahead_title(view, picture.names, lang)
    return join(
        tag("h2", title, " ", tag("small", more), id="h-ahead"),
        tag("ol", [_tile(picture, one) for one in found], aria_labelledby="h-ahead"),
    )


def _tile(picture: Picture, one: Ahead) -> Html:
    art = Html(picture.session.draw.ahead(picture.view, one.value, picture.show))
    return tag(
        "li", art, tag("b", one.title), " ", tag("span", one.detail, class_="means"),
        tag("span", one.short, class_="short", aria_hidden="true"), class_=f"n-{one.mood}",
    )  # fmt: skip
