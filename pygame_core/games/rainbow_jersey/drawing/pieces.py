"""Leaders, hats, jerseys, dice and bubbles, put together from the sprites."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from .geometry import Spot, at

TEAM_INKS = {
    "red": ("#c8402f", "#fff8ea", ""),
    "black": ("#26313f", "#fff8ea", "#b9a98a"),
    "yellow": ("#f2b705", "#1e2a38", ""),
    "white": ("#fffdf6", "#1e2a38", ""),
    "green": ("#3a6b4b", "#fff8ea", "#f2b705"),
    "blue": ("#2f6690", "#fff8ea", ""),
}
"""Jersey, letter, and the band of the hat where it is not ink."""
BANDS = ("#2f6690", "#c8402f", "#1e2a38", "#f2b705", "#3a6b4b")
"""The rainbow, top to bottom."""
MINUS = "−"


@cache
def text_of(name: str) -> str:
    """A data file of this folder."""
    return Path(__file__).with_name(name).read_text("utf-8")


@cache
def sprites() -> dict[str, str]:
    """Every sprite by its id."""
    return {line.split('"', 2)[1]: line for line in text_of("sprites.svg").splitlines()}


def use(name: str, transform: str = "") -> str:
    return f'<use href="#rj-{name}"' + (f' transform="{transform}"/>' if transform else "/>")


def group(ident: str, look: str, inner: str, spot: Spot | None = None, more: str = 'aria-hidden="true"') -> str:
    """A group with its id; where it is only picture, nobody hears of it."""
    place = f' transform="{at(spot)}"' if spot else ""
    named = f' class="{look}"' if look else ""
    return f'<g id="{ident}"{named}{place} {more}>{inner}</g>'


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


def picture(inner: str, box: str, look: str = "") -> str:
    """A small picture for chips, answers and the legend."""
    return f'<svg class="rj{" " + look if look else ""}" viewBox="{box}" aria-hidden="true">{inner}</svg>'


def caps(spots: Iterable[tuple[int, int, str]]) -> str:
    """Neutral riders from above, each at its place and in its ink."""
    return "".join(f'<use href="#rj-cap" x="{x}" y="{y}" color="#{ink}"/>' for x, y, ink in spots)


def team_inks(colour: str) -> str:
    """The inks of a team as custom properties, for pictures that stand without a style sheet."""
    jersey, letter, band = TEAM_INKS[colour]
    return f"--team:{jersey};--on-team:{letter}" + (f";--band:{band}" if band else "")
