"""Couriers, dice, cans and bubbles, put together from the sprites."""

from pygame_core.drawing.sprites import Sprites

from ..board import Point

SPRITES = Sprites(__file__, "vc")
use = SPRITES.use
LARGEST = 1.5
"""No screen draws couriers larger than this."""


def body(colour: str, apart: Point = (0, 0), most: float = 9) -> str:
    """A courier with its hat and letter, foot at 0,0.

    Where pieces are drawn large, crowds move apart, but nobody grows over a number or beyond the upper edge (most).
    """
    style = _apart(apart) + (f";--most:{most:.2f}" if most < LARGEST else "")
    attribute = f' style="{style.strip(";")}"' if style else ""
    return f'<g class="body"{attribute}>{use(colour)}</g>'


def pinned(at: Point, inner: str, apart: Point = (0, 0)) -> str:
    """Something worn by a courier, at this place of its figure: it keeps it where pieces are drawn large."""
    return f'<g class="pinned" style="--ox:{at[0]};--oy:{at[1]};{_apart(apart)}">{inner}</g>'


def _apart(apart: Point) -> str:
    return f"--dx:{apart[0]};--dy:{apart[1]}" if apart != (0, 0) else ""


def count(number: int) -> str:
    return f'<circle r="9.5"/><text y="5.5">{number}</text>'


def die(name: str, value: int) -> str:
    """A die showing a value; 0 is a die not yet thrown."""
    return f'<g class="d-{name}">{use("die-energy" if name == "energy" else "die-team")}{use(f"pips-{value}")}</g>'


def two_dice(colour: str, own: int, energy: int) -> str:
    """A sprint's sum: the team die and the energy die together."""
    return (
        f'<g transform="translate(-11 -5) scale(.74)">{die(colour, own)}</g>'
        f'<g transform="translate(11 5) scale(.74)">{die("energy", energy)}</g>'
    )


def pill(words: str, width: int = 44) -> str:
    """A few words and a can on a cream label, centre at 0,0."""
    return (
        f'<rect class="say" x="{-width / 2:g}" y="-15" width="{width}" height="30" rx="6"/>'
        f'<text class="told" x="-9" y="8">{words}</text>{use("can", f"translate({width / 2 - 12:g} 9) scale(.6)")}'
    )


def bubble(ident: str, at: tuple[int, int], words: str) -> str:
    """A label with a can that points at a place, kept inside the canvas."""
    right, up = at[0] < 850, at[1] > 130
    width, sx, sy = 78, 1 if right else -1, 1 if up else -1
    x, y = at[0] + 26 * sx, at[1] + (-54 if up else 26)
    shape = f"M20-56h{width - 16}q6 0 6 6v24q0 6-6 6H26L0 0l14-20q-3-1-3-6v-24q0-6 9-6z"
    middle, line = (11 + width / 2) * sx, -29 if up else 47
    return (
        f'<g id="{ident}" class="bubble" transform="translate({x} {y})"><g class="scale">'
        f'<path class="say" d="{shape}" transform="scale({sx} {sy})"/>'
        f'<text x="{middle - 10:g}" y="{line}">{words}</text>'
        f"{use('can', f'translate({middle + 20:g} {line + 4}) scale(.78)')}</g></g>"
    )
