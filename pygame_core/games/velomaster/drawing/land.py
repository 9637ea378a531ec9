"""The land around a road: tints by altitude, woods, villages and small comedies, wherever the road leaves room."""

from functools import cache
from math import cos, pi, sin

from pygame_core.drawing.svg import Spot, at, number, pair

from .altitude import Altitude, altitude
from .geometry import HEIGHT, SAMPLES, WIDTH, Course, course, polyline
from .pieces import use

LEVELS = (0.1, 0.28, 0.48, 0.68, 0.86)
"""From these altitudes on the next tint."""
WIDTHS = (262, 214, 178, 152, 132)
GRID, MOST, LARGEST, LEAST, CORNERS = 28, 26, 92, 24, 7
ROCKY = 0.62
LOW = ("village", "lake", "wood", "fields", "cows", "wood", "balloon", "sheep", "wood", "camper", "fields", "wood")
HIGH = ("peak", "peak", "wood", "chamois", "peak", "gliders", "wood", "sheep")
ROOM = {"village": 46, "lake": 40, "fields": 46, "cows": 30, "balloon": 28, "sheep": 26, "camper": 24, "gliders": 30}
OFTEN = {
    "village": 1,
    "lake": 1,
    "balloon": 1,
    "camper": 1,
    "gliders": 1,
    "chamois": 1,
    "cows": 2,
    "sheep": 2,
    "fields": 3,
}
TURNED = ("fields", "village", "cows", "sheep")

Place = tuple[float, float, float]
"""A free circle: its middle and its radius."""


class Dice:
    """A small generator: the same land in every browser."""

    def __init__(self, seed: str) -> None:
        self.state = sum(ord(letter) * 31**index for index, letter in enumerate(seed)) % 2147483647 or 1

    def __call__(self, low: float, high: float) -> float:
        self.state = self.state * 48271 % 2147483647
        return low + (high - low) * self.state / 2147483647


@cache
def land(board: str) -> str:
    """All of it, bottom to top."""
    line, height, dice = course(board), altitude(board), Dice(board)
    sites = _sites(line)
    tints = _tints(line, height, [site for site in sites if _is_hill(site, line, height)], dice)
    things, trees = _furnish(sites, line, height, dice)
    return f'<g id="land" aria-hidden="true"><path class="h0" d="M-400-300H1400V1000H-400z"/>{tints}{trees}{things}</g>'


def _sites(line: Course) -> list[Place]:
    """The largest free circles, none on top of another."""
    found: list[Place] = []
    road = line.points[:: SAMPLES // 4]
    margin = 2.5 * line.width + 20
    grid = [(float(x), float(y)) for y in range(14, HEIGHT, GRID) for x in range(14, WIDTH, GRID)]
    for x, y in grid:
        nearest = min((a - x) * (a - x) + (b - y) * (b - y) for a, b in road) ** 0.5
        room = min(nearest - margin, LARGEST, x + 24, y + 24, WIDTH + 24 - x, HEIGHT + 24 - y)
        if room >= LEAST:
            found.append((x, y, room))
    found.sort(key=lambda place: -place[2])
    kept: list[Place] = []
    for x, y, r in found:
        if all((a - x) ** 2 + (b - y) ** 2 > (0.72 * (r + s)) ** 2 for a, b, s in kept):
            kept.append((x, y, r))
    return kept[:MOST]


def _beside(site: Place, line: Course, height: Altitude) -> float:
    """The altitude of the road nearest to a place."""
    x, y, _ = site
    index = min(
        range(0, len(line.points), 6), key=lambda one: (line.points[one][0] - x) ** 2 + (line.points[one][1] - y) ** 2
    )
    return height(line.lengths[index] / line.px)


def _is_hill(site: Place, line: Course, height: Altitude) -> bool:
    return site[2] >= 36 and _beside(site, line, height) > LEVELS[1]


def _tints(line: Course, height: Altitude, hills: list[Place], dice: Dice) -> str:
    """One layer for each level: the road's surroundings that lie as high, and the hills; a contour around each."""
    blobs: list[list[str]] = [[] for _ in range(len(LEVELS) + 1)]
    for site in hills:
        top = _beside(site, line, height) + 0.3
        rings = sum(top > level for level in LEVELS) + (top > 1.1)
        for ring in range(rings):
            blobs[ring].append(_blob(site, 1.25 * (1 - ring / (rings + 0.4)), dice))
    drawn = ""
    for level, shapes in enumerate(blobs):
        road = _high_road(line, height, LEVELS[level]) if level < len(LEVELS) else ""
        wide = WIDTHS[min(level, len(WIDTHS) - 1)]
        drawn += _level(f"h{level + 1}", road, wide, "".join(shapes))
    return drawn


def _level(name: str, road: str, wide: int, rings: str) -> str:
    """Stretches of road and rings, first a little larger in the ink of the contour, then in their tint."""
    parts = (("way", f' stroke-width="{wide}"', road), ("ring", "", rings))
    shown = [part for part in parts if part[2]]
    outer = f' stroke-width="{wide + 2.4:g}"'
    around = "".join(
        f'<g class="iso-{look}"{outer if more else ""}><use href="#{look}-{name}"/></g>' for look, more, _ in shown
    )
    return around + "".join(
        f'<g class="{look} {name}"{more}><path id="{look}-{name}" d="{data}"/></g>' for look, more, data in shown
    )


def _high_road(line: Course, height: Altitude, level: float) -> str:
    """The parts of the road that lie at least as high."""
    data, part = "", []
    for tick in range(0, line.lap + 1, 100):
        if height(tick) >= level:
            part.append(line.spot(tick))
        elif part:
            data, part = data + _rounded(part), []
    return data + (_rounded(part) if part else "")


def _rounded(part: list[Spot]) -> str:
    return polyline(part) if len(part) > 1 else f"M{pair(part[0])}h0"


def _blob(site: Place, size: float, dice: Dice) -> str:
    """A wobbly closed curve: a level curve of a hill."""
    x, y, r = site
    rays = [r * size * dice(0.84, 1.12) for _ in range(CORNERS)]
    turns = [2 * pi * n / CORNERS for n in range(CORNERS)]
    spots = [(x + ray * cos(turn), y + ray * sin(turn)) for ray, turn in zip(rays, turns, strict=True)]
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(spots, spots[1:] + spots[:1], strict=True)]
    data = f"M{_whole(middles[-1])}"
    return data + "".join(f"Q{_whole(spot)} {_whole(mid)}" for spot, mid in zip(spots, middles, strict=True)) + "z"


def _whole(spot: Spot) -> str:
    return f"{spot[0]:.0f} {spot[1]:.0f}"


def _furnish(sites: list[Place], line: Course, height: Altitude, dice: Dice) -> tuple[str, str]:
    """What stands in each free circle, by its altitude and its room; and all the trees."""
    drawn, trees, seen = "", list[Tree](), dict[str, int]()
    low, high = 0, int(dice(0, 3))
    for site in sites:
        rocky = _beside(site, line, height) > ROCKY
        kinds = HIGH if rocky else LOW
        kind = kinds[(high if rocky else low) % len(kinds)]
        high, low = high + rocky, low + (not rocky)
        seen[kind] = seen.get(kind, 0) + 1
        if site[2] < ROOM.get(kind, 0) or seen[kind] > OFTEN.get(kind, MOST):
            kind = "wood"
        if kind == "wood":
            trees += _wood(site, dice)
        elif kind == "peak":
            drawn += _peak(site)
            trees += _wood(site, dice, inner=0.75)
        else:
            turn = f" rotate({dice(-24, 24):.0f})" if kind in TURNED else ""
            drawn += f'<g transform="{at((site[0], site[1]))}{turn}">{use(kind)}</g>'
            trees += _wood(site, dice, inner=0.8) if kind in ("lake", "village") else []
    return drawn, _planted(trees)


def _peak(site: Place) -> str:
    x, y, r = site
    return f'<g transform="{at((x, y))} scale({number(min(1.5, r / 34))})">{use("rock")}</g>'


Tree = tuple[int, int, bool]


def _wood(site: Place, dice: Dice, inner: float = 0.0) -> list[Tree]:
    """Trees in a circle, or round its rim only."""
    x, y, r = site
    found: list[Tree] = []
    for _ in range(int(r * r * (1 - inner) / 150)):
        turn, far = dice(0, 2 * pi), r * max(inner, dice(0.1, 1) ** 0.6)
        found.append((round(x + far * cos(turn)), round(y + far * sin(turn)), dice(0, 1) > 0.55))
    return found


def _planted(trees: list[Tree]) -> str:
    """Every tree, large and small; its shade and its light are the same dots again, moved."""
    drawn = ""
    for size in ("big", "small"):
        dots = "".join(f"M{x} {y}h0" for x, y, big in sorted(trees) if big == (size == "big"))
        again = f'<use href="#trees-{size}"'
        drawn += (
            f'<g class="tree-shade {size}">{again} x="3" y="3"/></g>'
            f'<g class="tree {size}"><path id="trees-{size}" d="{dots}"/></g>'
            f'<g class="tree-lit {size}">{again} x="-2" y="-2"/></g>'
        )
    return drawn
