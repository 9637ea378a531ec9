"""Leaders, hats, jerseys, dice and bubbles, put together from the sprites."""

from collections.abc import Iterable

from pygame_core.drawing.sprites import Sprites

SPRITES = Sprites(__file__, "rj")
use, picture = SPRITES.use, SPRITES.picture
BANDS = ("#2f6690", "#c8402f", "#1e2a38", "#f2b705", "#3a6b4b")
"""The rainbow, top to bottom."""
MINUS = "−"


def body(name: str) -> str:
    """A figure, its foot at 0,0, as large as the screen needs it."""
    return f'<g class="body">{use(name)}</g>'


def hat(colour: str) -> str:
    """A domestique: the hat of its team, worn by a disc at 0,0."""
    return f'<g class="wear">{use(f"dom-{colour}")}</g>'


def die(name: str, value: int, tilt: int = 0) -> str:
    """The white or the yellow die; 0 is not yet thrown."""
    turn = f' transform="rotate({tilt})"' if tilt else ""
    return f'<g class="d-{name}"{turn}>{use("die")}{use(f"pips-{value}")}</g>'


def mark(mood: str, words: object) -> str:
    """What a landing means to whoever looks, with a number: told by its shape."""
    return f'{use(f"m-{mood}")}<text y="8">{words}</text>'


def caps(spots: Iterable[tuple[int, int, str]]) -> str:
    """Neutral riders from above, each at its place and in its ink."""
    return "".join(f'<use href="#rj-cap" x="{x}" y="{y}" color="#{ink}"/>' for x, y, ink in spots)
