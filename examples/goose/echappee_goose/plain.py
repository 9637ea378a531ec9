"""A view as plain text, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from .board import KIND, POND

_MARKS = {"plain": ".", "goose": "g", "bridge": "b", "inn": "i", "dice": "d", "well": "w", "maze": "m", "prison": "p",
          "death": "x", "pond": "O"}  # fmt: skip
_LEGEND = {
    "fr": "g oie, b pont, i auberge, d dés, w puits, m labyrinthe, p prison, x mort, O mare",
    "en": "g goose, b bridge, i inn, d dice, w well, m maze, p prison, x death, O pond",
}


def table(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """The spiral unrolled, a line for each goose."""
    width = max(map(len, names))
    track = "".join(_MARKS[KIND[space]] for space in range(1, POND + 1))
    lines = [f"  {'':{width}}      {track}"]
    for seat, name in enumerate(names):
        at = view["geese"][seat]
        mark = ">" if seat == view["active"] and not view["result"] else " "
        lines.append(f"{mark} {name:{width}}  {at:>2}  {' ' * (at - 1)}{'^' if at else ''}".rstrip())
    return "\n".join([*lines, f"  ({_LEGEND[lang]})"])
