"""What never changes in a game: the country, the circuit and the inner road with what each step costs."""

from functools import cache

from pygame_core.drawing.svg import at

from ..board import END_OF_ROAD, UPKEEP
from .geometry import INNER_ROAD, STEPS, TOP, circuit, clock, stretch
from .pieces import BANDS, SPRITES, use
from .words import WORDS

COBBLES = ((5.6, 7.45), (36.55, 37.45))
MINUTES = (((790, 480), 6), ((330, 396), 12), ((730, 172), 18))


@cache
def ground_layers() -> str:
    """All static layers, bottom to top."""
    return f'<g transform="translate(0 {TOP})">{SPRITES.text("country.svg")}{_circuit()}{_inner_road()}</g>'


def _circuit() -> str:
    """One line drawn three times, cobbles where the road has them, the rainbow across it at the line."""
    again = "".join(f'<use href="#rj-circuit" class="{layer}"/>' for layer in ("c-edge", "c-road"))
    pave = "".join(_cobbles(*part) for part in COBBLES)
    line = "".join(f'<path fill="{ink}" d="M{482 + 5 * place} 621h5v62h-5z"/>' for place, ink in enumerate(BANDS))
    return (
        f'<g id="circuit-road" aria-hidden="true"><defs><path id="rj-circuit" fill="none" d="{circuit()}"/></defs>'
        f'{again}{pave}<use href="#rj-circuit" class="c-lane"/>{line}</g>'
    )


def _cobbles(start: float, end: float) -> str:
    rows = "".join(stretch(start, end, 8, shift) for shift in (-18, -6, 6, 18))
    return f'<path class="pave" d="{stretch(start, end, 8)}"/><path class="pave-line" d="{rows}"/>'


def _inner_road() -> str:
    arrows = "".join(_arrow(gap) for gap in range(1, END_OF_ROAD))
    plates = "".join(
        f'<g class="minute" transform="{at(spot)}"><rect x="-29" y="-16" width="58" height="32" rx="5"/>'
        f'<text y="9">{clock(gap)}</text></g>'
        for spot, gap in MINUTES
    )
    return (
        f'<g id="inner-road" aria-hidden="true"><path class="i-edge" d="{INNER_ROAD}"/>'
        f'<path class="i-road" d="{INNER_ROAD}"/>{arrows}{plates}{_summit()}</g>'
    )


def turn_of(gap: int) -> int:
    """Where the arrow of a step points: right, left on the middle row, up where the road climbs."""
    return -90 if gap in (6, 12) else 180 if 6 < gap < 12 else 0


def _arrow(gap: int) -> str:
    turn = f"rotate({turn_of(gap)})" if turn_of(gap) else ""
    told = "" if gap % 6 == 0 else f'<text class="gap" y="40">{clock(gap)}</text>'
    return (
        f'<g class="arrow u{UPKEEP[gap]}" transform="{at(STEPS[gap])}">{use("arrow", turn)}'
        f'<text class="up" y="9.5">{UPKEEP[gap]}</text>{told}</g>'
    )


def _summit() -> str:
    x, y = STEPS[END_OF_ROAD]
    words = WORDS.painted("beyond", f'x="{x}" y="{y + 54}"')
    return f'<g transform="{at((x, y))}">{use("halo")}{use("cup", "scale(1.35)")}</g><g class="street">{words}</g>'
