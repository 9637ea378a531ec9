"""Small drawings of a report, as SVG: points with intervals, and histograms. Colours come from the page."""

from collections.abc import Sequence
from html import escape
from math import isfinite

from .statistics import Estimate

_WIDTH, _LABEL, _ROW, _TOP = 520, 170, 26, 26


def intervals(rows: Sequence[tuple[str, Estimate]], line: float | None, show: str = "{:.1f}") -> str:
    """Each row a point with its interval; a line across where nothing would be different."""
    ends = [value for _, one in rows for value in (one.low, one.high) if isfinite(value)] + (
        [] if line is None else [line]
    )
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    room = (high - low or 1.0) * 0.08
    low, high = low - room, high + room

    def x(value: float) -> float:
        return round(_LABEL + (_WIDTH - _LABEL - 90) * (min(max(value, low), high) - low) / (high - low), 1)

    height = _TOP + _ROW * len(rows)
    parts = [f'<svg viewBox="0 0 {_WIDTH} {height}" role="img">']
    if line is not None:
        told = show.format(line)
        parts.append(f'<line class="even" x1="{x(line)}" x2="{x(line)}" y1="16" y2="{height}"/>')
        parts.append(f'<text class="even" x="{x(line)}" y="11" text-anchor="middle">{told}</text>')
    for index, (name, one) in enumerate(rows):
        y = _TOP + _ROW * index + 10
        parts.append(f'<text x="0" y="{y + 4}">{escape(name[:26])}</text>')
        parts.append(f'<line class="reach" x1="{x(one.low)}" x2="{x(one.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(one.value)}" cy="{y}" r="5"/>')
        parts.append(f'<text class="number" x="{_WIDTH}" y="{y + 4}" text-anchor="end">{show.format(one.value)}</text>')
    return "".join([*parts, "</svg>"])


def bars(rows: Sequence[tuple[str, float]]) -> str:
    """How often each of a few things was."""
    most = max((value for _, value in rows), default=1.0) or 1.0
    total = sum(value for _, value in rows) or 1.0
    parts = [f'<svg viewBox="0 0 {_WIDTH} {_ROW * len(rows) + 4}" role="img">']
    for index, (name, value) in enumerate(rows):
        y, width = _ROW * index + 4, round((_WIDTH - _LABEL - 90) * value / most, 1)
        parts.append(f'<text x="0" y="{y + 14}">{escape(name[:26])}</text>')
        parts.append(f'<rect x="{_LABEL}" y="{y}" width="{width}" height="18"/>')
        parts.append(f'<text class="number" x="{_WIDTH}" y="{y + 14}" text-anchor="end">{value / total:.1%}</text>')
    return "".join([*parts, "</svg>"])


def histogram(values: Sequence[tuple[float, int]], low: float, high: float) -> str:
    """How often which value came: columns between two ends, told under it."""
    height, foot = 150, 20
    most = max((count for _, count in values), default=1)
    wide = _WIDTH / max(1, len(values))
    parts = [f'<svg viewBox="0 0 {_WIDTH} {height + foot}" role="img">']
    for index, (_, count) in enumerate(values):
        tall = round(height * count / most, 1)
        parts.append(
            f'<rect x="{wide * index + 1:.1f}" y="{height - tall}" width="{max(wide - 2, 1):.1f}" height="{tall}"/>'
        )
    parts.append(f'<text x="0" y="{height + 15}">{low:g}</text>')
    parts.append(f'<text x="{_WIDTH}" y="{height + 15}" text-anchor="end">{high:g}</text>')
    return "".join([*parts, "</svg>"])
