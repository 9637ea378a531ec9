"""The circuit: the lines between the pawns and at the start, and the road marks of the events."""

from pygame_core.drawing.svg import Spot, at, explained, group, number, pair

from ..board import GHOST, PITCH
from ..rules.course import Course
from ..rules.zones import BRAKING
from .frame import FAR, gate, length, words
from .geometry import UNIT, forward, mm
from .marks import ZONES, reach
from .pieces import use
from .scene import Scene

CHECK = 10
BAND = 2 * CHECK


def layer(scene: Scene) -> str:
    """Everything that is painted on the table: in a frame in which the course runs to the right."""
    course = scene.course
    if course is None:
        return group("circuit", "", "")
    frame = f'transform="{at(mm(course.start))} rotate({number(forward(course))})"'
    marks = "".join(ZONES[event](course, scene) for event in scene.view["events"] if event in ZONES)
    lines = _turn(course, scene) + _finish(course, scene) if course.back else _start(course) + _finish(course, scene)
    return f'<g id="circuit" clip-path="url(#vr-table)"><g {frame}>{marks}{lines}{_slots(scene)}</g></g>'


def wall(scene: Scene) -> list[Spot]:
    """Where the axis meets the wall, if there is one: it stands beyond both lines."""
    course = scene.course
    if course is None or "braking" not in scene.view["events"]:
        return []
    (x, y), far = mm(course.start), reach(course, BRAKING) / course.length
    return [(x + course.nx * far, y + course.ny * far)]


# --- the lines ---------------------------------------------------------------------------------------------------


def _start(course: Course) -> str:
    left, right = gate(course)
    return f'<path class="start" d="M0 {number(left)}V{number(right)}"/>'


def _slots(scene: Scene) -> str:
    """Where each car begins: a bracket before its nose."""
    count = scene.cars + bool("ghost" in scene.view["modules"])
    sides = [(2 * car - scene.cars - 1) * PITCH / 2 / UNIT for car in range(1, count + 1)]
    return '<path class="slot" d="' + "".join(f"M8 {number(y - 18)}h13v36h-13" for y in sides) + '"/>'


def _finish(course: Course, scene: Scene) -> str:
    """Checks behind the line itself: red and forbidden in rounds 1 to 4, green when somebody must cross."""
    left, right = gate(course)
    x = 0.0 if course.back else length(course)
    band = -BAND if course.back else BAND
    look = "go" if scene.hurry else "stop"
    sign = "yes" if scene.hurry else "no"
    upright = -forward(course)
    wide = right - left
    places = (left - 14, right + 14) if course.back else (left + wide / 4, right - wide / 4)
    signs = "".join(
        f'<g transform="translate({pair((x + band / 2, y))}) rotate({number(upright)})">{use(sign)}</g>' for y in places
    )
    outside = x + band + (-8 if course.back else 18)
    return (
        f'<g id="finish-line" class="{look}" role="img" aria-label="{scene.say(f"finish_{look}")}">'
        f'<path class="far" d="M{number(x)}-{FAR}V{FAR}"/>'
        f'<path class="glow" d="M{number(min(x, x + band) - 4)} '
        f'{number(left - 4)}h{BAND + 8}v{number(right - left + 8)}h-{BAND + 8}z"/>'
        f"{_checks(min(x, x + band), left, right)}"
        f'<path class="edge" d="M{number(x)} {number(left)}V{number(right)}"/>{signs}'
        f"{words(course, outside, (left + right) / 2, '' if scene.choosing else scene.say(f'paint_{look}'))}</g>"
    )  # fmt: skip


def _checks(x: float, left: float, right: float) -> str:
    count = max(1, int((right - left) // CHECK))
    tall = (right - left) / count
    squares = "".join(
        f"M{number(x + CHECK * (row % 2))} {number(left + row * tall)}h{CHECK}v{number(tall)}h-{CHECK}z"
        for row in range(count)
    )
    whole = f"M{number(x)} {number(left)}h{BAND}V{number(right)}h-{BAND}z"
    return f'<path class="chq-l" d="{whole}"/><path class="chq" d="{squares}"/>'


def _turn(course: Course, scene: Scene) -> str:
    """The line between the pawns where the race turns back."""
    left, right = gate(course)
    x, low = length(course), (left + right) / 2 + 38
    arrow = (
        f'<path class="uturn" d="M{number(x + 36)} {number(low)}h46q30 0 30-38t-30-38h-22"/>'
        f'<path class="uturn-h" d="M{number(x + 56)} {number(low - 90)}l-20 14 20 14z"/>'
    )
    return (
        f'<g id="turn-line" role="img" aria-label="{scene.say("turn")}">'
        f'<path class="far" d="M{number(x)}-{FAR}V{FAR}"/>'
        f'<path class="turn-w" d="M{number(x)} {number(left)}V{number(right)}"/>'
        f'<path class="turn-d" d="M{number(x)} {number(left)}V{number(right)}"/>{arrow}'
        f"{words(course, x + 24, right - 66, '' if scene.choosing else scene.say('paint_turn'), ' lake')}</g>"
    )


# --- the pawns ---------------------------------------------------------------------------------------------------


def pawns(scene: Scene) -> str:
    """Both pawns, upright, their feet on the line. Gone in the fog, like everything but the own car."""
    if scene.course is None or scene.foggy or scene.choosing:
        return group("pawns", "", "")
    word, thing = (scene.say("pawn_turn"), "turn") if scene.back else (scene.say("pawn"), "pawn")
    both = "".join(
        group(f"pawn-{name}", "", pawn(), mm(spot), explained(scene.show, word, f"about {thing}"))
        for name, spot in (("a", scene.course.a), ("b", scene.course.b))
    )
    return group("pawns", "", both, more=None)


def pawn() -> str:
    return f'<ellipse class="thing-shadow" cx="5" cy="2" rx="17" ry="7"/>{use("pawn")}'


def cars_at(course: Course, cars: int) -> list[tuple[int, tuple[int, int]]]:
    """Every car with the place where it would start."""
    return [*enumerate(course.lineup(cars), 1), (GHOST, course.ghost_start(cars))]
