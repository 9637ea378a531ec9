"""Numbers, places and groups as they are written in SVG."""

from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape

Spot = tuple[float, float]
Curve = tuple[Spot, Spot, Spot, Spot]
"""A cubic curve: where it begins, its two control points, where it ends."""

HIDDEN = 'aria-hidden="true"'


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def pair(spot: Spot) -> str:
    """A place as path data."""
    return f"{number(spot[0])} {number(spot[1])}"


def at(spot: Spot) -> str:
    """The transform that puts something there."""
    return f"translate({pair(spot)})"


def group(ident: str, look: str, inner: str, spot: Spot | None = None, more: str | None = HIDDEN) -> str:
    """A group with its id; where it is only picture, nobody hears of it. `more` are its other attributes."""
    place = f' transform="{at(spot)}"' if spot else ""
    named = f' class="{look}"' if look else ""
    told = "" if more is None else f" {more}"
    return f'<g id="{ident}"{named}{place}{told}>{inner}</g>'


def button(token: str, label: str, spot: Spot, tab: int = 0) -> str:
    """The attributes of something that gives an answer when it is chosen; `spot` is where the arrow keys find it."""
    token = escape(token)
    return (
        f'role="button" tabindex="{tab}" data-do="{token}" data-look="{token}" data-at="{pair(spot)}" '
        f'aria-label="{escape(label)}"'
    )


def spoken(label: str) -> str:
    """The attributes of a picture that those who hear the board are told of."""
    return f'role="img" aria-label="{escape(label)}"'


def reason(show: Show, about: str) -> str:
    """The attribute of something that cannot be chosen, with what is to be asked to hear why."""
    return f'data-why="{about}"' if show.reasons == "named" else f'data-do="why:{about}"'


def explained(show: Show, label: str, about: str) -> str:
    """All attributes of such a thing that those who hear the board are told of."""
    told = f'role="button" tabindex="0" aria-label="{escape(label)}"' if show.reasons == "asked" else spoken(label)
    return f"{told} {reason(show, about)}"


def smooth(before: Spot, start: Spot, end: Spot, after: Spot) -> Curve:
    """The piece from `start` to `end` of the curve through four points (Catmull and Rom's)."""
    return (
        start,
        (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
        (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        end,
    )


def along(curve: Curve, t: float) -> Spot:
    """A point of a curve, t from 0 to 1."""
    a, b, c, d = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3
