"""Labels that point at something: numbers, energy, dice, torn from each other where there are several."""

from collections.abc import Callable

from pygame_core.drawing.svg import Spot, at, group, number

from .pieces import MINUS, die, use

BOLT, DIE = "⚡", "⚂"
"""The last sign of a part of a bubble: energy, or a die to be rolled."""
_THIN = {
    " ": 0.19, ":": 0.18, ",": 0.16, "’": 0.16, "i": 0.25, "l": 0.25, "t": 0.32, "r": 0.37, "m": 0.71, "+": 0.39,
    MINUS: 0.39,
}  # fmt: skip
"""Signs that are not as wide as most, in shares of their size."""


def width(text: str, size: float = 26) -> float:
    """How wide a few words are in the display face."""
    return size * sum(_THIN.get(sign, 0.49 if sign.isdecimal() else 0.46) for sign in text)


def bubble(ident: str, spot: Spot, parts: tuple[str, ...], side: str = "right") -> str:
    """A label that points at a spot. What ends with the bolt is energy; parts are torn from each other."""
    x, inner = 0.0, ""
    for index, part in enumerate(parts):
        if index:
            inner += f'<path class="tear" d="M{x + 8:g}-16v32"/>'
            x += 16
        drawn, wide = _told(part, x)
        inner, x = inner + drawn, x + wide
    outline, start = _SIDES[side](x)
    words = f'<g transform="{at(start)}">{inner}</g>'
    return group(ident, "bubble", f'<g class="scale"><path class="say" d="{outline}"/>{words}</g>', spot)


def _told(part: str, x: float) -> tuple[str, float]:
    """One part of a bubble, and how wide it is."""
    text = part.rstrip(BOLT + DIE)
    wide = width(text)
    drawn = f'<text x="{number(x)}" y="9">{text}</text>'
    if part.endswith(BOLT):
        return drawn + use("bolt", f"translate({number(x + wide + 12)} 0) scale(.9)"), wide + 22
    if part.endswith(DIE):
        return f'{drawn}<g transform="translate({number(x + wide + 19)} 0) scale(.6)">{die("white", 0)}</g>', wide + 32
    return drawn, wide


def _beside(wide: float, way: int) -> tuple[str, Spot]:
    """A bubble at the same height as what it speaks of."""
    w, far = way, way * (wide + 12)
    shape = (
        f"M{20 * w} -18h{number(far)}q{6 * w} 0 {6 * w} 6v24q0 6 {-6 * w} 6h{number(-far)}q{-6 * w} 0 {-6 * w} -6v-5"
        f"L0 0l{14 * w} -7v-5q0 -6 {6 * w} -6z"
    )
    return shape, (26 if way > 0 else -26 - wide, 0)


def _below(wide: float) -> tuple[str, Spot]:
    """A bubble below what it speaks of."""
    half, across = number((wide + 16) / 2 - 6), number(wide + 4)
    shape = f"M0 0l8 16h{number((wide + 16) / 2 - 14)}q6 0 6 6v24q0 6-6 6h-{across}q-6 0-6-6v-24q0-6 6-6h{half}z"
    return shape, (-wide / 2, 34)


def _above(wide: float, way: int) -> tuple[str, Spot]:
    """A bubble above what it speaks of, reaching to the right or to the left."""
    w, far = way, way * (wide + 4)
    shape = (
        f"M0 -54h{number(far)}q{6 * w} 0 {6 * w} 6v24q0 6 {-6 * w} 6H{16 * w}L0 0l{2 * w} -18h{-2 * w}"
        f"q{-6 * w} 0 {-6 * w} -6v-24q0 -6 {6 * w} -6z"
    )
    return shape, (2 if way > 0 else -2 - wide, -36)


_SIDES: dict[str, Callable[[float], tuple[str, Spot]]] = {
    "right": lambda wide: _beside(wide, 1),
    "left": lambda wide: _beside(wide, -1),
    "down": _below,
    "up": lambda wide: _above(wide, 1),
    "up-left": lambda wide: _above(wide, -1),
}
