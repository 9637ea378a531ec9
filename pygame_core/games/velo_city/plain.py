"""A view of Velo City as plain text, for the terminal."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import french

from .board import CAR_PARK, KIND

_MARKS = {"plain": "", "supply": "+", "obstacle": "o"}
_WORDS = {
    "fr": (
        "cannettes",
        "rentrés",
        "sur la route",
        "parking",
        french("Réserve :"),
        french("Podium :"),
        "+ ravitaillement, o bouche d’égout",
    ),
    "en": ("cans", "home", "on the road", "car park", "Supply:", "Podium:", "+ supply space, o manhole"),
}


def table(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """One line per team in seating order, the active one marked; then what is common to all."""
    cans, home, road, car_park, supply, podium, legend = _WORDS[lang]
    width = max(map(len, names))
    lines = [f"  {'':{width}}  {cans}  {home}  {road}"]
    for seat, name in enumerate(names):
        mark = ">" if seat == view["active"] and not view["result"] else " "
        at_home = view["podium"].count(seat)
        riders = _riders(view["riders"][seat], car_park)
        lines.append(f"{mark} {name:{width}}  {view['cans'][seat]:>{len(cans)}}  {at_home:>{len(home)}}  {riders}")
    finishers = ", ".join(f"{place} {names[seat]}" for place, seat in enumerate(view["podium"], 1)) or "-"
    return "\n".join([*lines, f"  {supply} {view['supply']}   {podium} {finishers}   ({legend})"])


def _riders(team: Sequence[int], car_park: str) -> str:
    """The spaces of a team's riders on the road, nearest to the line last."""
    count = Counter(space for space in team if space > 0)
    return "  ".join(_space(space, count[space], car_park) for space in sorted(count, reverse=True))


def _space(space: int, riders: int, car_park: str) -> str:
    name = car_park if space == CAR_PARK else f"{space}{_MARKS[KIND[space]]}"
    return f"{name} x{riders}" if riders > 1 else name
