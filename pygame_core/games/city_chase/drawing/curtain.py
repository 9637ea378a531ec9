"""The curtain between two people at one device: it says who comes next, and nothing of the game."""

from functools import cache

from .pieces import use
from .words import LETTERS

WIDTH, HEIGHT = 360, 330
# Middle, top and size of the officers: the one in front comes last.
OFFICERS = (("pink", 70, 222, 0.8), ("green", 290, 222, 0.8), ("yellow", 180, 196, 0.98))
# The drape hangs beyond both edges of the picture, as far as the widest screen.
BESIDE = 1440
_ACROSS = range(-BESIDE // 24, (WIDTH + BESIDE) // 24)
_STRIPES = ("".join(f"M{24 * fold} 0h24v{HEIGHT}h-24z" for fold in _ACROSS if fold % 3 == ink) for ink in range(3))
_FOLDS = "".join(f'<path class="f{ink}" d="{stripes}"/>' for ink, stripes in enumerate(_STRIPES))
_HEM = "q-18 26-36 0" * ((WIDTH + 2 * BESIDE) // 36)
_PELMET = (
    f'<path class="pelmet" d="M{-BESIDE} 0H{WIDTH + BESIDE}V30{_HEM}z"/>'
    f'<path class="rod" d="M{-BESIDE} 28H{WIDTH + BESIDE}"/>'
)


@cache
def drape(side: str, lang: str) -> str:
    """What hangs before the thief's screen (the police hide their eyes) or the police's (the car is off)."""
    front = "".join(_officer(*officer, lang) for officer in OFFICERS) if side == "thief" else _getaway()
    return (
        f'<svg class="cc drape" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<g class="folds">{_FOLDS}</g>{_PELMET}{front}</svg>'
    )


def _officer(colour: str, x: int, y: int, size: float, lang: str) -> str:
    """A police officer with both hands before the eyes."""
    badge = (
        '<circle cy="-38" r="16" fill="#fffaf0" stroke="#1e2a38" stroke-width="2.5"/>'
        f'<text y="-29" font-size="25" font-weight="800" fill="#1e2a38">{LETTERS[lang][colour]}</text>'
    )
    return (
        f'<g class="officer h-{colour}" transform="translate({x} {y}) scale({size})">{use("officer")}{badge}'
        f"{use('arm', 'scale(-1 1)')}{use('arm')}</g>"
    )


def _getaway() -> str:
    """A street at night under the curtain; the car leaves, in a cloud of dust, for nobody knows where."""
    road = (
        f'<path class="night-road" d="M{-BESIDE} 262H{WIDTH + BESIDE}V330H{-BESIDE}z"/>'
        f'<path class="night-line" d="M{10 - BESIDE} 296H{WIDTH + BESIDE}"/>'
    )
    puffs = "".join(
        f'<circle class="puff" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((40, 280, 9), (66, 272, 13), (98, 278, 17))
    )
    lines = '<path class="speed" d="M20 236H92M44 216H104M8 252H60"/>'
    light = '<path class="headlight" d="M262 238L360 214V282L262 256z"/>'
    car = f'<g transform="translate(196 288) scale(2.1)">{use("car-line")}{use("car")}</g>'
    return road + lines + puffs + light + car
