"""What the events paint on the table: strips, a post, an axis, a wall."""

from collections.abc import Callable

from pygame_core.drawing.svg import number

from ..rules.course import Course
from ..rules.zones import BRAKING, CROSSING, GATE, PIT
from .frame import FAR, gate, length, words
from .geometry import UNIT, forward
from .scene import Scene


def reach(course: Course, percent: float) -> float:
    """Where so many hundredths of the course lie along the axis; the way back comes back (R19)."""
    x = percent * course.goal / (100 * course.length) / UNIT
    turn = length(course)
    return 2 * turn - x if course.back and x > turn else x


def _pieces(course: Course, zone: tuple[int, int]) -> list[tuple[float, float, int]]:
    """A zone as bands with the direction in which they count: there, back, or some of each."""
    least, most = zone
    if not course.back:
        return [(reach(course, least), reach(course, most), 1)]
    there = [(reach(course, least), reach(course, min(most, 50)), 1)] if least < 50 else []
    return there + ([(reach(course, most), reach(course, max(least, 50)), -1)] if most > 50 else [])


def _band(course: Course, scene: Scene, event: str, zone: tuple[int, int]) -> str:
    inner = ""
    left, right = gate(course)
    for start, end, way in _pieces(course, zone):
        wide, middle = number(end - start), (start + end) / 2
        inner += f'<path class="strip" d="M{number(start)}-{FAR}h{wide}v{2 * FAR}h-{wide}z"/>'
        inner += f'<path class="strip-e" d="M{number(start)}-{FAR}V{FAR}M{number(end)}-{FAR}V{FAR}"/>'
        if course.back:
            for y in (left + 24, right - 24):
                tip = f"M{number(middle - 4.5 * way)} {number(y - 8)}l{9 * way} 8 {-9 * way} 8"
                inner += f'<path class="strip-w" d="{tip}"/>'
    start, end, _ = _pieces(course, zone)[-1]
    name = words(course, (start + end) / 2 + 5, (left + right) / 2, scene.say(f"paint_{event}"))
    faulty = " fault" if event in scene.view["faults"] else ""
    return f'<g class="zone z-{event}{faulty}" role="img" aria-label="{_asks(scene, event)}">{inner}{name}</g>'


def _asks(scene: Scene, event: str) -> str:
    return f"{scene.speaker.form('event', event)}. {scene.speaker.form('asks', event)}"


def _post(course: Course, scene: Scene) -> str:
    """The post of the chicane, with who passes on which side."""
    x = number(reach(course, GATE))
    upright = number(-forward(course))
    sides = ((-64, [car for car in range(1, scene.cars + 1) if car % 2]), (64, list(range(2, scene.cars + 1, 2))))
    inner = f'<path class="axis" d="M{x}-{FAR}V-96M{x} 96V{FAR}"/>'
    for y, cars in sides:
        names = " ".join(map(str, cars))
        away = y // abs(y)
        inner += f'<path class="lane" d="M{float(x) - 26:g} {y}h52m-12-11l12 11-12 11"/>'
        inner += (
            f'<g transform="translate({x} {y + 22 * away}) rotate({upright})">'
            f'<text class="paint-n" y="6">{names}</text></g>'
        )
    post = (
        '<circle class="post-s" cx="4" cy="4" r="13"/><circle class="post-r" r="13"/><circle class="post-w" r="8"/>'
        '<circle class="post-r" r="4"/>'
    )
    return (
        f'<g class="zone z-chicane" role="img" aria-label="{_asks(scene, "chicane")}">{inner}<g '
        f'transform="translate({x} 0)">{post}</g></g>'
    )


def _axis(_course: Course, scene: Scene) -> str:
    """The middle of the road, from the start to beyond the pawns."""
    line = f'<path class="axis" d="M-{FAR} 0H{FAR}"/>'
    return f'<g class="zone z-criss_cross" role="img" aria-label="{_asks(scene, "criss_cross")}">{line}</g>'


def _wall(course: Course, scene: Scene) -> str:
    """Bricks behind the line that nobody may be beyond."""
    x = reach(course, BRAKING)
    wide = -16 if course.back else 16
    bricks = f'<path class="wall" d="M{number(x)}-{FAR}h{wide}v{2 * FAR}h{-wide}z"/>'
    joints = (
        f'<path class="joint" d="M{number(x + wide / 2)}-{FAR}V{FAR}"/>'
        f'<path class="edge" d="M{number(x)}-{FAR}V{FAR}"/>'
    )
    return f'<g class="zone z-braking" role="img" aria-label="{_asks(scene, "braking")}">{bricks}{joints}</g>'


ZONES: dict[str, Callable[[Course, Scene], str]] = {
    "pit_stop": lambda course, scene: _band(course, scene, "pit_stop", PIT),
    "level_crossing": lambda course, scene: _band(course, scene, "level_crossing", CROSSING),
    "chicane": _post,
    "criss_cross": _axis,
    "braking": _wall,
}
