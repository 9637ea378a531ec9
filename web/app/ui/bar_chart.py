"""A small chart of the last games: a bar for each, as high as it was long, filled if it was won here."""

from collections.abc import Sequence

from app.ui.html import Html, tag

BARS = 24
_STEP, _HEIGHT, _LEAST, _FEW = 14, 56, 5, 8


def lengths(games: Sequence[tuple[int, bool]], label: str) -> Html:
    """The bars of so many games, (minutes, won) each, from left to right; the label says it all in words."""
    longest = max([minutes for minutes, _ in games] + [1])
    bars = [_bar(place, minutes / longest, won=won) for place, (minutes, won) in enumerate(games)]
    width = max(len(games), _FEW) * _STEP
    ground = tag("path", d=f"M0 {_HEIGHT + 1.5}H{width}", class_="ground")
    return tag(
        "svg", ground, bars, viewBox=f"0 0 {width} {_HEIGHT + 3}", width=width, height=_HEIGHT + 3, role="img",
        aria_label=label, class_="chart",
    )  # fmt: skip


def _bar(place: int, share: float, *, won: bool) -> Html:
    height = _LEAST + share * (_HEIGHT - _LEAST - 1)
    return tag(
        "rect", x=place * _STEP + 2, y=f"{_HEIGHT - height:.1f}", width=_STEP - 4, height=f"{height:.1f}", rx=1,
        class_="won" if won else None,
    )  # fmt: skip
