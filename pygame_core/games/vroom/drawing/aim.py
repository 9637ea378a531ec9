"""What the game is about as a picture: cars before the line, in the order of the totals above them."""

from itertools import pairwise

from .pieces import body, coat
from .scene import View

BOX = "0 0 320 120"
TOTALS = (11, 15, 19)
"""From the last car to the first: any that rise."""
SPOTS = ((52, 88), (132, 88), (212, 88))
LINE = 276


def picture(view: View, seat: int | None) -> str:
    """Three cars, one's own among them, each with its sum over it; the finish before them."""
    signs = ""
    for (x, y), car, total in zip(SPOTS, _cars(view, seat), TOTALS, strict=True):
        ring = '<circle class="grip" r="22"/>' if view["holders"] and view["holders"][car - 1] == seat else ""
        card = f'<rect x="-17" y="-64" width="34" height="30" rx="4"/><text y="-42">{total}</text>'
        signs += f'<g transform="translate({x} {y})"><g class="car c{coat(view, car)}">{ring}{body(car)}</g>{card}</g>'
    between = ((a + b) // 2 for (a, _), (b, _) in pairwise(SPOTS))
    less = "".join(f'<text class="less" x="{x}" y="46">&lt;</text>' for x in between)
    return f'<svg class="vr aim-view" viewBox="{BOX}" aria-hidden="true">{_table()}{less}{signs}</svg>'


def _cars(view: View, seat: int | None) -> tuple[int, int, int]:
    """One's own in the middle, or the first three."""
    own = view["holders"].index(seat) + 1 if seat is not None and view["holders"] else 2
    last, first, *_ = (car for car in (1, 2, 3) if car != own)
    return last, own, first


def _table() -> str:
    squares = "".join(f"M{LINE + 8 * (row % 2)} {4 + 14 * row}h8v14h-8z" for row in range(8))
    return (
        '<rect class="wood-a" x="1" y="1" width="318" height="118" rx="8"/>'
        f'<path class="chq-l" d="M{LINE} 4h16v112h-16z"/><path class="chq-r" d="{squares}"/>'
    )
