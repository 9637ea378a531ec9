"""Buildings, helicopters, traces, the car and bubbles, put together from the sprites."""

from functools import cache

from pygame_core.drawing.sprites import Sprites

from ..board import BUILDINGS
from .geometry import SMALL, TALL
from .inks import inked
from .words import LETTERS

SPRITES = Sprites(__file__, "cc")
use = SPRITES.use
INKS_OF = {
    "pink": ("#e98ba6", "#c85f80", "#1e2a38"),
    "yellow": ("#f2b705", "#c98c00", "#1e2a38"),
    "green": ("#3f8057", "#2a5e3d", "#fffaf0"),
}
"""Hull, its shade, and the letter of each helicopter."""
_ROWS = ("zi bk co la cr", "zi bk oc te la", "te cr pk bk zi", "te co zi cr oc", "pk oc te pk la")
KINDS = dict(zip(BUILDINGS, " ".join(_ROWS).split(" "), strict=True))
"""The material of each building: zinc, brick, copper, lake, cream, tiles, ochre, pink."""
_LIT = ("1100101", "0110011", "1011010", "0101110", "1101001", "0111100", "1010110")
"""The windows where somebody is at home on an ordinary evening."""
_PATTERNS = 5
_LAMP = "a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
_HATCH = (
    '<pattern id="cc-hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path fill="#ffedb8" fill-opacity=".5" d="M0 0H6V16H0z"/></pattern>'
)


@cache
def sprites() -> str:
    """Every sprite, once per page."""
    walls = "".join(_wall(pattern, height) for pattern in range(_PATTERNS) for height in (SMALL, TALL))
    return inked(SPRITES.text("sprites.svg").replace("\n", "") + walls) + _HATCH


def _wall(pattern: int, height: int) -> str:
    """The south wall below a roof: windows in rows, lit or not, and the door of the garage."""
    bottom = 84 + height
    lit, dark = "", ""
    for floor in range(1 if height == SMALL else 2):
        for window in range(7):
            ground = (height == SMALL or floor) and window == 3
            square = f"M{9 + 17 * window} {89 + 21 * floor}h11v{12 if height == SMALL else 13}h-11z"
            home = _LIT[(pattern * 3 + floor) % 7][(window + pattern) % 7] == "1"
            lit, dark = (lit + square * home, dark + square * (not home)) if not ground else (lit, dark)
    return (
        f'<g id="cc-wall-{pattern}-{height}"><path class="wl" d="M0 84H132V{bottom}H0z"/>'
        f'<path class="wl2" d="M0 84H132v4H0z"/><path class="wa" d="{lit}"/><path class="wb" d="{dark}"/>'
        f'<path class="gar" d="M55 {bottom}v-16h22v16z"/>'
        f'<path class="lamps" d="M57.5 {bottom - 3}{_LAMP}M68.5 {bottom - 3}{_LAMP}"/>'
        f'<path class="rays" d="M60.5 {bottom - 2}l-16.5 19h19zM71.5 {bottom - 2}l-2.5 19h19z"/></g>'
    )


def building(name: str, height: int) -> str:
    """A whole building, the north-west corner of its roof at 0,0."""
    return use(f"wall-{BUILDINGS.index(name) * 2 % _PATTERNS}-{height}") + use(f"roof-{name}")


def helicopter(colour: str, lang: str = "", *, west: bool = False) -> str:
    """A helicopter over 0,0 with its letter; without a language it carries both and the page shows one."""
    side, x = (" scale(-1 1)", 4) if west else ("", -4)
    if lang:
        letters = f'<text class="letter" x="{x}" y="-28">{LETTERS[lang][colour]}</text>'
    else:
        letters = "".join(
            f'<text class="letter word-{known}" x="{x}" y="-28">{LETTERS[known][colour]}</text>' for known in LETTERS
        )
    rotor = '<path class="blade" d="M-52-90L64-86"/>'
    return f'<g transform="translate(0 8){side}">{use("heli-line")}{use("heli")}{rotor}</g>{letters}'


def picture(inner: str, box: str, more: str = "", label: str = "") -> str:
    """A small picture for chips, answers and the legend."""
    told = f'role="img" aria-label="{label}"' if label else 'aria-hidden="true"'
    return f'<svg class="cc {more}" viewBox="{box}" {told}>{inner}</svg>'


def answer_picture(answer: str, label: str = "") -> str:
    """What a check can tell, in small."""
    if answer == "car":
        return picture(use("car"), "-40 -50 80 52", "told car0", label)
    if answer == "empty":
        return picture(use("nothing"), "-30 -30 60 60", "told", label)
    return picture(use(f"trace-{answer}"), "-36 -36 72 76", "told", label)
