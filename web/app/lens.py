"""What the board shows of its drawing: the loupe; and of maps under a lens, the buttons and the whole in small."""

import re
from types import ModuleType

from app.html import Html, join, tag
from app.icons import icon
from app.picture import Picture
from app.table_words import say

NARROW, LOW = 700, 560
"""Below these a whole map is too small to play on: there the camera follows the action from the start."""
STEP = 1.5
_CANVAS = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def small(width: int, height: int) -> bool:
    """Whether a screen is too small for a whole map."""
    return width < NARROW or height < LOW


def followed(draw: ModuleType, width: int, height: int) -> bool:
    """Whether the loupe is on when the table is opened."""
    return small(width, height) and (getattr(draw, "CLOSE_UP", False) or is_map(draw))


def is_map(draw: ModuleType) -> bool:
    """Whether a game's board is a map under a lens: then its draw knows where the action is."""
    return hasattr(draw, "follow")


def camera(picture: Picture, *, narrow: bool) -> tuple[str, int]:
    """The loupe as one transform, the middle of the canvas showing the middle of the action; and how far it turns."""
    draw, show = picture.session.draw, picture.steady
    follow = getattr(draw, "follow", None) if narrow else None
    x, y, scale, turn = follow(picture.view, show) if follow else (*draw.camera(picture.view, show), 0)
    width, height = _canvas(picture)
    turned = f" rotate({turn})" if turn else ""
    return f"translate({width / 2:g} {height / 2:g}) scale({scale:g}){turned} translate({-x:g} {-y:g})", turn


def window(picture: Picture, *, loupe: bool) -> tuple[float, float, float, float]:
    """The part of the drawing that is seen: its left, its top, its width and height."""
    width, height = _canvas(picture)
    if not loupe:
        return 0, 0, width, height
    x, y, scale = picture.session.draw.camera(picture.view, picture.steady)
    return x - width / scale / 2, y - height / scale / 2, width / scale, height / scale


def _canvas(picture: Picture) -> tuple[float, float]:
    """The size of the drawing."""
    draw = picture.session.draw
    if size := getattr(draw, "CANVAS", None):
        width, height = size
        return width, height
    canvas = _CANVAS.search(draw.board(picture.view, picture.show))
    assert canvas
    return float(canvas[1]), float(canvas[2])


def controls(picture: Picture, *, loupe: bool, narrow: bool) -> Html | None:
    """Buttons over a corner of a map; while the loupe is on, the whole of it, small: a tap shows it large."""
    if not is_map(picture.session.draw):
        return None
    zoom = tag("div", _zoom(picture.lang, "plus", STEP), _zoom(picture.lang, "minus", 1 / STEP), class_="zoom")
    return join(_whole(picture, narrow=narrow) if loupe else _closer(picture.lang), zoom)


def _whole(picture: Picture, *, narrow: bool) -> Html:
    small_map = Html(picture.session.draw.minimap(picture.view, picture.steady, narrow=narrow))
    return _switch(small_map, "whole", say(picture.lang, "whole_map"))


def _closer(lang: str) -> Html:
    return _switch(icon("loupe"), "closer", say(lang, "loupe"))


def _switch(inside: Html, look: str, label: str) -> Html:
    """What turns the loupe on and off."""
    press = {"data_do": "ui:loupe", "data_key": "z", "aria_label": label}
    return tag("button", inside, type="button", class_=look, **press)


def _zoom(lang: str, name: str, by: float) -> Html:
    return tag(
        "button", icon(name), type="button", data_zoom=f"{by:.3g}", data_key={"plus": "+", "minus": "-"}[name],
        aria_label=say(lang, f"zoom_{name}"),
    )  # fmt: skip
