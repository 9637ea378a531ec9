"""The climb of an auction: prices across, hats where bids stand, pennants where each rival's energy ends."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame_core.drawing.svg import at, number

from ..texts.facts import to_speak
from .pieces import use
from .scene import Scene, View
from .words import LETTERS

LEFT, RIGHT, FOOT = 20.0, 376.0, 72
LOW, STEEP = 62.0, 30.0
LONG = 32
LONG_FLAG, LAST_RIGHT, FLAG_ROWS = 46, 352, range(2)
"""How long a pennant is, the last pole from which it flies to the right, how many fly one over the other."""
BOX = (-12, -12, 416, 100)


def climb(scene: Scene, value: int) -> str:
    """The whole picture, to lie under a range input."""
    auction, mine = scene.view["auction"], scene.view["energy"][scene.asked]
    waiting = [seat for seat in to_speak(scene.view) if seat != scene.asked]
    hill = _Hill(highest(scene.view))
    return (
        f'<svg class="rj climb" viewBox="{" ".join(map(str, BOX))}" aria-hidden="true">'
        f"{hill.ground(mine)}{hill.scale(auction['high'], value)}{_limits(scene, hill, waiting, mine)}"
        f"{_rays(hill, value)}{_said(scene, hill)}{_candidate(scene, hill, value)}</svg>"
    )


def highest(view: View) -> int:
    """The top of the hill: what anybody who has still to speak could bid, rounded up."""
    reach = max(view["energy"][seat] for seat in {*to_speak(view), *view["asked"]})
    top = int(max(8, reach, view["auction"]["high"]))
    return -(-top // 4) * 4


def span(view: View, least: int, most: int) -> tuple[float, float]:
    """Where two prices lie between the edges of the picture, as shares of its width."""
    hill = _Hill(highest(view))
    start, end = ((hill.x(price) - BOX[0]) / BOX[2] for price in (least, most))
    return start, end


class _Hill:
    """A slope that grows steeper, with so many steps."""

    def __init__(self, top: int) -> None:
        self.top = top

    def x(self, price: float) -> float:
        return LEFT + (RIGHT - LEFT) * price / self.top

    def y(self, price: float) -> float:
        t = price / self.top
        return LOW - STEEP * (0.72 * t + 0.28 * t * t)

    def at(self, price: float) -> str:
        return f"{number(self.x(price))} {number(self.y(price))}"

    def line(self, start: float, end: float, parts: int = 8) -> str:
        return "L".join(self.at(start + (end - start) * part / parts) for part in range(parts + 1))

    def ground(self, mine: int) -> str:
        """The meadow as far as my energy reaches, grey beyond it, and the road up to there."""
        beyond = f'<path class="hatch" d="M{self.line(mine, self.top)}V{FOOT}H{number(self.x(mine))}z"/>'
        meadow = f'<path class="slope" d="M{BOX[0]} {LOW:g}L{self.line(0, mine)}V{FOOT}H{BOX[0]}z"/>'
        return f'{meadow}{beyond if mine < self.top else ""}<path class="reach-line" d="M{self.line(0, mine)}"/>'

    def scale(self, high: int, value: int) -> str:
        """Ticks on the road, figures at its foot; those that matter now are bold."""
        stride = 5 if self.top <= LONG else 10
        marks = range(1, self.top + 1) if self.top <= LONG else range(2, self.top + 1, 2)
        rungs = "".join(f"M{self.at(price)}v{11 if price % stride == 0 else 6}" for price in marks)
        told = sorted({high, value} - {0})
        near = self.top / 22
        plain = [p for p in [1, *range(stride, self.top + 1, stride)] if all(abs(p - t) > near for t in told)]
        figures = "".join(self._figure(price, "tick") for price in plain)
        figures += "".join(
            self._figure(price, "tick now") for price in told if price == value or abs(price - value) > near
        )
        return f'<path class="rungs" d="{rungs}"/>{figures}'

    def _figure(self, price: int, look: str) -> str:
        return f'<text class="{look}" x="{number(self.x(price))}" y="86">{price}</text>'


def _hat(colour: str, size: float, turn: int = 0) -> str:
    return f'<g transform="rotate({turn}) scale({size})">{use(f"dom-{colour}")}</g>'


def _said(scene: Scene, hill: _Hill) -> str:
    """Hats of those who bid, at their prices; upside down at the foot for those who passed."""
    drawn, passed = "", 0
    for seat, bid in scene.view["auction"]["spoken"]:
        colour = scene.colours[seat]
        worn = _hat(colour, 1.05) if bid else _hat(colour, 0.9, 180)
        spot = (hill.x(bid), hill.y(bid) - 1) if bid else (2 + 5 * passed, 50 - 14 * passed)
        drawn += f'<g class="lhat t-{colour}" transform="{at(spot)}">{worn}</g>'
        passed += not bid
    return drawn


def _limits(scene: Scene, hill: _Hill, waiting: list[int], mine: int) -> str:
    """Pennants: where my energy ends, and that of each who has still to speak."""
    flags = sorted([(mine, scene.asked), *((scene.view["energy"][seat], seat) for seat in waiting)])
    flown: list[_Flag] = []
    for energy, seat in flags:
        flown.append(_free(hill.x(energy), hill.y(energy), seat, flown))
    poles = "".join(flag.pole for flag in flown)
    drawn = "".join(_pennant(scene, flag, energy) for flag, (energy, _) in zip(flown, flags, strict=True))
    return f'<path class="pole" d="{poles}"/>{drawn}'


class _Flag(NamedTuple):
    """Where a pennant flies: at its pole, or on a rope to its left where others fly at the pole already."""

    seat: int
    x: float
    y: float
    tied: float
    way: int
    row: int

    @property
    def top(self) -> float:
        return self.y - 26 - 16 * self.row

    @property
    def pole(self) -> str:
        rope = "" if self.tied == self.x else f"H{number(self.tied)}"
        return f"M{number(self.x)} {number(self.y)}V{number(self.top)}{rope}"

    def covers(self, other: "_Flag") -> bool:
        near = abs(self.tied + self.way * LONG_FLAG / 2 - other.tied - other.way * LONG_FLAG / 2) < LONG_FLAG + 4
        return near and abs(self.top - other.top) < 15


def _free(x: float, y: float, seat: int, flown: Sequence[_Flag]) -> _Flag:
    """The first place that no other pennant has: to the right where there is room, else to the left."""
    right = [_Flag(seat, x, y, x, 1, row) for row in FLAG_ROWS if x <= LAST_RIGHT]
    left = [_Flag(seat, x, y, x - 52 * column, -1, row) for column in range(6) for row in FLAG_ROWS]
    return next(flag for flag in (*right, *left) if not any(flag.covers(other) for other in flown))


def _pennant(scene: Scene, flag: _Flag, energy: int) -> str:
    """A flag with a letter and a number."""
    colour, way = scene.colours[flag.seat], flag.way
    tail = f"h{LONG_FLAG * way}l{-6 * way} 7.5 {6 * way} 7.5h{-LONG_FLAG * way}z"
    return (
        f'<g class="limit t-{colour}"><path class="pennant" d="M{number(flag.tied)} {number(flag.top)}{tail}"/>'
        f'<text x="{number(flag.tied + 20 * way)}" y="{number(flag.top + 12.5)}">'
        f"{LETTERS[scene.lang][colour]} {energy}</text></g>"
    )


def _rays(hill: _Hill, value: int) -> str:
    """What shines behind my hat, and behind the hats of others who have bid nearly as much."""
    spot = (hill.x(value), hill.y(value) - 9)
    return f'<g class="burst on" transform="{at(spot)} scale(.5)">{use("burst")}</g>'


def _candidate(scene: Scene, hill: _Hill, value: int) -> str:
    """My hat, where the chooser stands."""
    colour = scene.colours[scene.asked]
    return f'<g class="cand t-{colour}" transform="{at((hill.x(value), hill.y(value)))}">{_hat(colour, 1.5)}</g>'
