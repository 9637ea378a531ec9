"""What the board shows of its drawing: the loupe; and of maps under a lens, the buttons and the whole in small."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.parts import MapView

NARROW, LOW = 700, 560
"""Below these a whole map is too small to play on: there the camera follows the action from the start."""
STEP = 1.5


def small(width: int, height: int) -> bool:
    """Whether a screen is too small for a whole map."""
    return width < NARROW or height < LOW


def followed(game: GameModule, width: int, height: int) -> bool:
    """Whether the loupe is on when the table is opened."""
    return small(width, height) and (game.drawing.close_up or game.map is not None)


def camera(picture: Picture, *, narrow: bool) -> tuple[str, int]:
    """The loupe as one transform, the middle of the canvas showing the middle of the action; and how far it turns."""
    draw, show, chart = picture.draw, picture.steady, picture.module.map
    follow = chart.follow if chart and narrow else None
    x, y, scale, turn = follow(picture.view, show) if follow else (*draw.camera(picture.view, show), 0)
    width, height = draw.canvas
    turned = f" rotate({turn})" if turn else ""
    return f"translate({width / 2:g} {height / 2:g}) scale({scale:g}){turned} translate({-x:g} {-y:g})", turn


def window(picture: Picture, *, loupe: bool) -> tuple[float, float, float, float]:
    """The part of the drawing that is seen: its left, its top, its width and height."""
    width, height = picture.draw.canvas
    if not loupe:
        return 0, 0, width, height
    x, y, scale = picture.draw.camera(picture.view, picture.steady)
    return x - width / scale / 2, y - height / scale / 2, width / scale, height / scale


def controls(picture: Picture, *, loupe: bool, narrow: bool) -> Html | None:
    """Buttons over a corner of a map; while the loupe is on, the whole of it, small: a tap shows it large."""
    chart = picture.module.map
    if chart is None:
        return None
    own = None if loupe else chart.own(picture.view, picture.steady)
    zoom = tag("div", _zoom(picture, "plus", STEP, own), _zoom(picture, "minus", 1 / STEP), class_="zoom")
    return join(_whole(picture, chart, narrow=narrow) if loupe else _closer(picture), zoom)


def _whole(picture: Picture, chart: MapView, *, narrow: bool) -> Html:
    small_map = Html(chart.whole(picture.view, picture.steady, narrow=narrow))
    return _switch(picture, small_map, "whole", say(picture.lang, "whole_map"))


def _closer(picture: Picture) -> Html:
    return _switch(picture, icon("loupe"), "closer", say(picture.lang, "loupe"))


def _switch(picture: Picture, inside: Html, look: str, label: str) -> Html:
    """What turns the loupe on and off."""
    press = {"data_do": "ui:loupe", "data_key": picture.shortcut("z"), "aria_label": label}
    return tag("button", inside, type="button", class_=look, **press)


def _zoom(picture: Picture, name: str, by: float, own: tuple[float, float] | None = None) -> Html:
    """A button that enlarges; from the whole map towards one's own."""
    key = picture.shortcut({"plus": "+", "minus": "-"}[name])
    return tag(
        "button", icon(name), type="button", data_zoom=f"{by:.3g}", data_key=key,
        data_own=own and f"{own[0]:.0f} {own[1]:.0f}", aria_label=say(picture.lang, f"zoom_{name}"),
    )  # fmt: skip
