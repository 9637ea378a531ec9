"""The climb of an auction: prices across, hats where bids stand, pennants where each rival's energy ends."""

from .geometry import at, number
from .pieces import use
from .scene import Scene, View
from .words import LETTERS

LEFT, RIGHT, FOOT = 20.0, 376.0, 72
LOW, STEEP = 62.0, 30.0
LONG = 32
BOX = (-12, -12, 416, 100)


def climb(scene: Scene, value: int) -> str:
    """The whole picture, to lie under a range input."""
    auction, mine = scene.view["auction"], scene.view["energy"][scene.asked]
    waiting = [seat for seat in auction["waiting"] if seat != scene.asked]
    hill = _Hill(highest(scene.view))
    return (
        f'<svg class="rj climb" viewBox="{" ".join(map(str, BOX))}" aria-hidden="true">'
        f"{hill.ground(mine)}{hill.scale(auction['high'], value)}{_limits(scene, hill, waiting, mine)}"
        f"{_said(scene, hill)}{_candidate(scene, hill, value)}</svg>"
    )


def highest(view: View) -> int:
    """The top of the hill: what anybody who has still to speak could bid, rounded up."""
    reach = max(view["energy"][seat] for seat in {*view["auction"]["waiting"], *view["asked"]})
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
    drawn, taken = "", [-99.0, -99.0, -99.0]
    for energy, seat in flags:
        x = hill.x(energy)
        row = next((row for row, end in enumerate(taken) if x > end + 4), 2)
        taken[row] = x + 50
        drawn += _pennant(scene, seat, energy, x, hill.y(energy), row)
    return drawn


def _pennant(scene: Scene, seat: int, energy: int, x: float, y: float, row: int) -> str:
    """A flag with a letter and a number; it flies to the left where the right edge is near."""
    colour, way = scene.colours[seat], -1 if x > 352 else 1
    top = y - 26 - 14 * row
    words = f"{LETTERS[scene.lang][colour]} {energy}"
    return (
        f'<g class="limit t-{colour}"><path class="pole" d="M{number(x)} {number(y)}V{number(top)}"/>'
        f'<path class="pennant" d="M{number(x)} {number(top)}h{46 * way}l{-6 * way} 7.5 {6 * way} 7.5h{-46 * way}z"/>'
        f'<text x="{number(x + 20 * way)}" y="{number(top + 12.5)}">{words}</text></g>'
    )


def _candidate(scene: Scene, hill: _Hill, value: int) -> str:
    """My hat in its rays, where the chooser stands."""
    colour = scene.colours[scene.asked]
    rays = f'<g class="burst on" transform="translate(0 -9) scale(.5)">{use("burst")}</g>'
    spot = f"{number(hill.x(value))} {number(hill.y(value))}"
    return f'<g class="cand t-{colour}" transform="translate({spot})">{rays}{_hat(colour, 1.5)}</g>'
