"""What each face of the next die would mean for whoever looks: six tiles under the board."""

from app.table.model.snapshot import Picture
from app.ui.html import Html, join, tag
from pygame_core.engine.contract.parts import NextDie
from pygame_core.engine.texts.language import Ahead


def tiles(picture: Picture, die: NextDie) -> Html:
    """The tiles with their title; nothing when no die is to come."""
    found = die.tiles(picture.view, picture.names, picture.lang, picture.looker)
    if not found:
        return Html("")
    title, more = die.title(picture.view, picture.names, picture.lang, picture.looker)
    return join(
        tag("h2", title, " ", tag("small", more), id="h-ahead"),
        tag("ol", [_tile(picture, die, one) for one in found], aria_labelledby="h-ahead"),
    )


def _tile(picture: Picture, die: NextDie, one: Ahead) -> Html:
    art = Html(die.picture(picture.view, one.value, picture.show))
    return tag(
        "li", art, tag("b", one.title), " ", tag("span", one.detail, class_="means"),
        tag("span", one.short, class_="short", aria_hidden="true"), class_=f"n-{one.mood}",
    )  # fmt: skip
