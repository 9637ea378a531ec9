"""The end of a game as a picture worth sending, 1200 x 1000: it stands alone, without a style sheet."""

from collections.abc import Sequence
from math import cos, pi, sin

from pygame_core.engine.texts.html_escape import escape

INK, CREAM, YELLOW, BRICK, PINE, LAKE = "#1e2a38", "#f6efe0", "#f2b705", "#c8402f", "#3a6b4b", "#2f6690"
FONT = "Bricolage, 'Arial Narrow', 'Roboto Condensed', sans-serif"
GROUND = 930
"""Where the steps stand."""
Step = tuple[int, int, int, float]
"""The middle, the top and the width of a step, and how large who stands on it is drawn."""
SMILE = (
    f'<path stroke="{INK}" stroke-width="1.8" stroke-linecap="round" d="M-2.6-46.6h0M2.6-46.6h0"/>'
    f'<path fill="none" stroke="{INK}" stroke-width="1.2" stroke-linecap="round" d="M-3-43q3 2.6 6 0"/>'
)
"""The face of a figure that is as large as couriers and leaders are."""
_LETTERED = f'font-family="{FONT}" font-weight="800" text-anchor="middle" fill="{INK}"'


def framed(label: str, attributes: str, defs: str, inner: str) -> str:
    """The picture as a whole."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="podium-picture" viewBox="0 0 1200 1000" role="img" '
        f'aria-label="{escape(label)}" {attributes}><defs>{defs}</defs>{inner}</svg>'
    )


def lettered(lang: str) -> str:
    """The attributes of a picture whose sprites carry a letter for each language."""
    shown, hidden = ("en", "fr") if lang == "en" else ("fr", "en")
    return f'style="--display:{FONT};--mark-{shown}:inline;--mark-{hidden}:none"'


def rays(y: int, far: int, count: int, half: float) -> str:
    """Sunrays upward from (600, y), as path data; `half` is half the width of one, in steps to the next."""
    data = ""
    for ray in range(count):
        turns = [pi * (ray + side) / (count - 1) + pi for side in (-half, half)]
        (a, b), (c, d) = [(600 + far * cos(turn), y + far * sin(turn)) for turn in turns]
        data += f"M600 {y}L{a:.0f} {b:.0f}L{c:.0f} {d:.0f}z"
    return data


def block(step: Step, ink: str) -> str:
    """A step, with the ink of whoever stands on it along its edge."""
    x, top, width, _ = step
    left, height = x - width // 2, GROUND - top
    return (
        f'<path fill="{INK}" d="M{left - 8} {top - 8}h{width + 16}v{height + 8}h-{width + 16}z"/>'
        f'<path fill="{CREAM}" d="M{left} {top}h{width}v{height}h-{width}z"/>'
        f'<path fill="{ink}" stroke="{INK}" stroke-width="4" d="M{left} {top}h{width}v26h-{width}z"/>'
    )


def written(x: int, y: float, size: int, words: str) -> str:
    """Words on a step, round a middle."""
    return f'<text {_LETTERED} x="{x}" y="{y}" font-size="{size}">{words}</text>'


def placed(step: Step, name: str, place: int, largest: int, number: int, down: Sequence[int]) -> str:
    """A name as large as it fits, and the place under it; `down` says how far below the top of the step each stands."""
    x, top, width, _ = step
    size = min(largest, round(1.9 * (width - 24) / max(len(name), 1)))
    under = round(top + down[1] + size + number * 0.72)
    return written(x, round(top + down[0] + size * 0.8), size, escape(name)) + written(x, under, number, str(place))


def plate(words: str, wide: int, box: tuple[int, int, int], size: int, base: float, inks: tuple[str, str]) -> str:
    """Words on a plate: `box` is its top, height and rounding, `base` where the words stand, `inks` those of both."""
    y, high, round_ = box
    return (
        f'<rect x="{600 - wide / 2:g}" y="{y}" width="{wide}" height="{high}" rx="{round_}" fill="{inks[0]}" '
        f'stroke="{INK}" stroke-width="4"/><text font-family="{FONT}" font-weight="700" font-size="{size}" '
        f'text-anchor="middle" fill="{inks[1]}" x="600" y="{base:.0f}">{escape(words)}</text>'
    )


def title(words: str, size: int, y: int) -> str:
    """The name of the game at the foot."""
    return (
        f'<text font-family="{FONT}" font-weight="800" font-size="{size}" letter-spacing="3" text-anchor="middle" '
        f'fill="{CREAM}" x="600" y="{y}">{words}</text>'
    )
