"""The frame of a circuit: its start at 0,0, its course to the right, in millimetres."""

from pygame_core.drawing.svg import pair

from ..rules.course import Course
from .geometry import UNIT, forward

FAR = 1500
"""Lines go on for ever; so far is beyond any rail."""


def length(course: Course) -> float:
    return -course.fs / course.length / UNIT


def _side(course: Course, point: tuple[int, int]) -> float:
    """How far to the right of the axis a point lies, in the drawing."""
    return course.lat(*point) / course.length / UNIT


def gate(course: Course) -> tuple[float, float]:
    """From the left pawn to the right one."""
    left, right = sorted((_side(course, course.a), _side(course, course.b)))
    return left, right


def words(course: Course, x: float, y: float, text: str, look: str = "") -> str:
    """Words along a line, never upside down."""
    if not text:
        return ""
    turn = -90.0
    if not -90 <= (forward(course) + turn + 180) % 360 - 180 <= 90:
        turn += 180
    return f'<text class="paint-t{look}" transform="translate({pair((x, y))}) rotate({turn:g})">{text}</text>'
