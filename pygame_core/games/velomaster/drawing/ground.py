"""The road itself: its surface, cells and lines, drawn from the tables of the road."""

from functools import cache

from pygame_core.drawing.svg import Spot, number, pair

from ..road import CELL
from .altitude import gradient
from .geometry import MIDDLE, Layout, layout, polyline
from .land import land
from .signs import signs

STEEP = (4, 6, 8, 10)
"""Climbs are tinted in steps: to 4 %, to 6 %, and so on."""
CHEERS = ("ALLEZ LULU", "VAS-Y GASTON", "HOP HOP HOP", "ALLEZ ROSE")


@cache
def ground_layers(road: str) -> str:
    """All static layers, bottom to top."""
    lay = layout(road)
    return (
        f'{land(lay.road.board.id)}<g id="course" aria-hidden="true">{_surface(lay)}{_feed(lay)}{_lines(lay)}'
        f"{_dangers(lay)}{_unridden(lay)}{_boundaries(lay)}{_cheers(lay)}{_across(lay)}</g>{_crowd(lay)}{signs(road)}"
    )


def tint(terrain: str, climb: int) -> str:
    """The class of a section's ground."""
    return f"c{sum(climb > step for step in STEEP)}" if climb else terrain


def _surface(lay: Layout) -> str:
    """Every section as one ribbon in its tint; the whole drawn twice before, as verge and kerb."""
    drawn = ""
    for section, (ident, start, end, lanes) in zip(lay.road.board.sections, lay.sections, strict=True):
        left, right = _sides(lay, lanes)
        shape = lay.course.ribbon(start, end, left, right)
        drawn += f'<path id="section-{ident}" class="{tint(section.terrain, gradient(section))}" d="{shape}"/>'
    again = "".join(f'<use href="#surface" class="{look}"/>' for look in ("verge", "kerb"))
    return f'{again}<g id="surface">{drawn}</g>'


def _sides(lay: Layout, lanes: tuple[int, ...]) -> tuple[float, float]:
    return (lanes[0] - MIDDLE - 0.5) * lay.width, (lanes[-1] - MIDDLE + 0.5) * lay.width


def _feed(lay: Layout) -> str:
    """The lanes where riders eat."""
    drawn = ""
    for ident, start, end, _ in lay.sections:
        lanes = [int(lane[-1]) for lane in lay.road.board.feed if lane.startswith(f"{ident}.")]
        if lanes:
            drawn += f'<path class="feed" d="{lay.course.ribbon(start, end, *_sides(lay, tuple(lanes)))}"/>'
    return drawn


def _lines(lay: Layout) -> str:
    """The lines between lanes, and across each lane where one cell ends."""
    data = ""
    for _, start, end, lanes in lay.sections:
        points = max(2, round((end - start) * lay.course.px / 13))
        for lane in lanes[1:]:
            data += polyline(lay.course.edge(start, end, (lane - MIDDLE - 0.5) * lay.width, points))
    road, w = lay.road, lay.width
    for cell in range(road.finish):
        if road.start[cell] < lay.shown:
            far = (road.lane[cell] - MIDDLE - 0.5) * w
            data += polyline([lay.course.spot(road.start[cell], far), lay.course.spot(road.start[cell], far + w)])
    return f'<path class="cells" d="{data}"/>'


def _dangers(lay: Layout) -> str:
    road = lay.road
    cells = [cell for cell in range(road.finish) if road.danger[cell] and road.start[cell] < lay.course.lap]
    return "".join(f'<path class="danger" d="{lay.cell(cell)}"/>' for cell in cells)


def _unridden(lay: Layout) -> str:
    """What lies beyond a finish that was brought forward."""
    if lay.shown == lay.course.lap:
        return ""
    rest = [part for part in lay.sections if part[1] >= lay.shown]
    return "".join(
        f'<path class="unridden" d="{lay.course.ribbon(start, end, *_sides(lay, lanes))}"/>'
        for _, start, end, lanes in rest
    )


def _boundaries(lay: Layout) -> str:
    """An arrow head on each side of the road where a section begins."""
    data = ""
    for _, start, _, _ in lay.sections[1:]:
        (dx, dy), sides = lay.course.heading(start), ((-1, lay.reach(start, -1)), (1, lay.reach(start, 1)))
        for side, reach in sides:
            x, y = lay.course.spot(start, side * (reach + 5))
            out = (-dy * side * 8, dx * side * 8)
            data += (
                f"M{pair((x, y))}L{pair((x + out[0] + dx * 4.5, y + out[1] + dy * 4.5))}"
                f"L{pair((x + out[0] - dx * 4.5, y + out[1] - dy * 4.5))}z"
            )
    return f'<path class="bound" d="{data}"/>'


def _across(lay: Layout) -> str:
    """Summit lines, the start and the finish."""
    drawn = ""
    for summit in lay.road.summits:
        if summit.tick <= lay.course.lap and summit.tick != lay.road.total:
            line = _bar(lay, summit.tick - 1)
            drawn += f'<path class="sumline" d="{line}"/><path class="sumline dash" d="{line}"/>'
    drawn += _chequers(lay, 0)
    return drawn if lay.road.total % lay.course.lap == 0 and lay.course.board.closed else drawn + _chequers(lay, 1)


def _bar(lay: Layout, tick: float) -> str:
    left, right = (lay.course.spot(tick, side * (lay.reach(tick, side) + 3)) for side in (-1, 1))
    return f"M{pair(left)}L{pair(right)}"


def _chequers(lay: Layout, end: int) -> str:
    """Two rows of squares before the start, or beyond the finish."""
    tick = lay.road.total % lay.course.lap if lay.course.board.closed else lay.road.total
    tick = (tick or lay.course.lap if lay.course.board.closed else tick) if end else 0
    inside = tick - 1 if end else tick
    (dx, dy), away = lay.course.heading(inside), 1 if end else -1
    (a, b), (c, d) = (lay.course.spot(inside, side * (lay.reach(inside, side) + 4)) for side in (-1, 1))
    rows = ""
    for row in range(2):
        shift = away * (4 + 8 * row)
        rows += f"M{pair((a + dx * shift, b + dy * shift))}L{pair((c + dx * shift, d + dy * shift))}"
    far = away * 8
    base = f"M{pair((a + dx * far, b + dy * far))}L{pair((c + dx * far, d + dy * far))}"
    first, second = rows[: rows.index("M", 1)], rows[rows.index("M", 1) :]
    return (
        f'<path class="chq" d="{base}"/><path class="chq-d" d="{first}"/>'
        f'<path class="chq-d" stroke-dashoffset="8" d="{second}"/>'
    )


def _climbs(lay: Layout) -> list[tuple[int, int]]:
    """Climbs without a break, as ticks."""
    found: list[tuple[int, int]] = []
    for section, (_, start, end, _) in zip(lay.road.board.sections, lay.sections, strict=True):
        if gradient(section):
            joined = found and found[-1][1] == start
            found[-1:] = [(found[-1][0], end)] if joined else [*found[-1:], (start, end)]
    return found


def _cheers(lay: Layout) -> str:
    """What somebody painted on the road, where it climbs."""
    drawn = ""
    for index, (start, end) in enumerate(_climbs(lay)):
        middle = (start + end) / 2
        line = lay.course.edge(middle - 320, middle + 320, 0, 10)
        if line[0][0] > line[-1][0]:
            line.reverse()
        words = CHEERS[(index + len(lay.road.board.id)) % len(CHEERS)]
        drawn += (
            f'<path id="paint-{index}" fill="none" d="{polyline(line)}"/><text class="paint">'
            f'<textPath href="#paint-{index}" startOffset="50%">{words}</textPath></text>'
        )
    return drawn


def _crowd(lay: Layout) -> str:
    """People beside the road: up the climbs, and at the line."""
    stretches = [(end - min(600, end - start), end) for start, end in _climbs(lay)]
    stretches.append((lay.shown - 300, lay.shown))
    heads: list[Spot] = []
    for start, end in stretches:
        for tick in range(start, end, CELL // 4):
            for side in (-1, 1):
                mixed = (tick * 7 + side * 31 + tick // 25 * 13) % 11
                if mixed < 7:
                    heads.append(lay.course.spot(tick, side * (lay.reach(tick, side) + 13 + mixed % 4 * 3)))
    drawn = ""
    for index, look in enumerate(("accent", "paper", "gold", "ink", "folk")):
        dots = "".join(f"M{number(x)} {number(y)}h0" for x, y in heads[index::5])
        drawn += f'<path class="heads {look}" d="{dots}"/>' if dots else ""
    return f'<g id="crowd" aria-hidden="true">{drawn}</g>'
