"""What each short class of the sprites stands for.

Style sheets cannot reach into sprites, so their shapes carry attributes; the inks come as custom properties from the
place where a sprite is used (board.css), and with them the state of a building or the colour of a helicopter.
"""

import re

_INK = "#1e1431"


def _fill(ink: str, more: str = "") -> str:
    return f'fill="{ink}"{more}'


def _line(ink: str, width: float, more: str = "") -> str:
    return f'fill="none" stroke="{ink}" stroke-width="{width:g}"{more}'


def _edge(ink: str, width: float, edge: str = _INK) -> str:
    return f'fill="{ink}" stroke="{edge}" stroke-width="{width:g}"'


_ROUND = ' stroke-linecap="round"'
_JOIN = ' stroke-linejoin="round"'
_WORD = ' font-weight="800" font-size="'

_ROOFS = {
    "r1": _fill("var(--r1)"),
    "r2": _fill("var(--r2)"),
    "r3": _fill("var(--r3)"),
    "deck": _fill("var(--r3)"),
    "sn": _fill("var(--sun)"),
    "ln": _line("var(--ridge)", 2),
    "ln2": _line("var(--x-cream)", 2.2),
    "ctl": _line("var(--x-cream)", 2.2),
    "lane0": _line("var(--x-cream)", 2.2),
    "lane1": _line("var(--x-ochre)", 3, ' stroke-dasharray="9 6"'),
    "mast": _line("var(--x-dark)", 3.5, _ROUND + _JOIN),
    "lat": _line("var(--x-brick)", 3, _JOIN),
    "wav": _line("var(--x-cream)", 2.6, _ROUND),
    "dish": _edge("var(--x-cream)", 2, "var(--x-dark)"),
    "fan": _edge("var(--x-cream)", 2, "var(--x-dark)"),
    "fanl": _line("var(--x-dark)", 2),
    "gl": _fill("var(--x-glass)"),
    "gl2": _fill("var(--x-cream)", ' fill-opacity=".55"'),
    "gln": _line("var(--x-dark)", 1.6, ' stroke-opacity=".7"'),
    "tr": _fill("var(--x-green)"),
    "tr2": _fill("var(--x-leaf)"),
    "lawn0": _fill("var(--x-leaf)"),
    "pth": _line("var(--x-cream)", 7, _ROUND),
    "pl0": _fill("var(--x-cream)"),
    "pool": _fill("var(--x-blue)"),
    "rip": _line("var(--x-cream)", 2, _ROUND),
    "head": _edge("var(--x-brick)", 1.2, "var(--x-cream)"),
    "te1": _fill("var(--x-brick)"),
    "te2": _fill("var(--x-cream)"),
    "te3": _line("var(--x-cream)", 3),
    "te3f": _fill("var(--x-cream)", ' fill-opacity=".8"'),
    "flag": _fill("var(--x-brick)"),
    "tank": _edge("var(--x-wood)", 1.5, "var(--x-dark)"),
    "smk": _fill("var(--x-cream)", ' fill-opacity=".75"'),
    "bcn": _fill("#f2684f"),
    "blb": _fill("var(--win)"),
    "sgn": _fill("var(--x-dark)"),
    "sgn2": _fill("var(--x-dark)"),
    "sgn3": _fill("var(--x-cream)"),
    "neon": _fill("#ff9db4", f'{_WORD}21"'),
    "lux": _fill("var(--x-brick)", f'{_WORD}31"'),
    "face0": _edge("#fff3d6", 2, "var(--x-dark)"),
    "hand0": _line("#1e2a38", 2.2, _ROUND),
    "clk": _fill("#1e1431"),
    "court0": _fill("var(--x-dark)"),
    "ct": _fill("var(--x-clay)"),
    "net": _line("var(--x-dark)", 3),
    "ball": _fill("#fff3d6"),
    "pk1": _fill("var(--x-blue)"),
    "pk2": _fill("#fff", f'{_WORD}17"'),
    "awn": _fill("var(--x-brick)"),
    "dm": _fill("var(--x-copper)"),
    "dm2": _fill("var(--x-dome)"),
    "slit": _fill("var(--x-dark)"),
    "tele": _edge("var(--x-cream)", 2, "var(--x-dark)"),
    "wire0": _line("var(--x-dark)", 1.8),
    "cl1": _fill("var(--x-cream)"),
    "cl2": _fill("var(--x-brick)"),
    "cl3": _fill("var(--x-glass)"),
    "hA": _fill("var(--r1)"),
    "hA2": _fill("var(--r2)"),
    "hB": _fill("var(--x-ochre)"),
    "hB2": _fill("color-mix(in srgb,var(--x-ochre) 74%,var(--dusk))"),
    "hC": _fill("var(--x-plum)"),
    "hC2": _fill("color-mix(in srgb,var(--x-plum) 74%,var(--dusk))"),
    "hD": _fill("var(--x-copper)"),
    "hD2": _fill("color-mix(in srgb,var(--x-copper) 74%,var(--dusk))"),
    "chm": _fill("var(--x-dark)"),
    "sol": _edge("var(--x-panel)", 1.4, "var(--x-cream)"),
    "soll": _line("var(--x-cream)", 1, ' stroke-opacity=".6"'),
}
_WALLS = {
    "wl": _fill("var(--wl)"),
    "wl2": _fill("var(--ridge)"),
    "wa": _fill("var(--wa,var(--win))"),
    "wb": _fill("var(--wb,var(--win-off))"),
    "gar": _fill("var(--x-dark)"),
    "lamps": _fill("var(--lamps,transparent)"),
    "rays": _fill("var(--beams,transparent)"),
    "far": _fill("var(--far)"),
    "farw": _fill("var(--far-win)"),
}
_PIECES = {
    "pl": _line("var(--pl,#fffaf0)", 8, _ROUND + _JOIN).replace('"8"', '"var(--pl-w,8)"'),
    "hull": _edge("var(--hull)", 2.5),
    "hull-low": _fill("var(--hull2)"),
    "boom": _edge("var(--hull2)", 2.5) + _JOIN,
    "fin": _edge("var(--hull2)", 2.5) + _JOIN,
    "glassy": _edge("#d3ecf2", 2),
    "skid": _line(_INK, 4.5, _ROUND),
    "rotor": _edge("#fffaf0", 2) + ' fill-opacity=".72"',
    "whirl": _edge("#fffaf0", 2) + ' fill-opacity=".75"',
    "coin-low": _edge(_INK, 3) + _JOIN,
    "coin c-yellow": _edge("#f2b705", 3) + _JOIN,
    "coin c-red": _edge("#c8402f", 3) + _JOIN,
    "coin c-blue": _edge("#2f6690", 3) + _JOIN,
    "coin-in": _line("#fff6e0", 4, _ROUND + _JOIN),
    "coin-in dark": _line("#1e2a38", 3.5),
    "none": _line("currentColor", 5, ' stroke-dasharray="9 7"'),
    "paint": _edge("#c8402f", 2.5) + _JOIN,
    "swag": _edge("#e3d0a4", 2),
    "pane": _edge("#d3ecf2", 1.5),
    "mask": _fill("#1e2a38"),
    "wheel0": _fill(_INK),
    "hub": _fill("#fff6e0"),
    "head0": _edge("#fff1bd", 1.2),
}
INKS = {**_ROOFS, **_WALLS, **_PIECES}


def inked(markup: str) -> str:
    """Markup with every short class written out."""
    return re.sub(r'class="([^"]+)"', lambda found: INKS[found[1]], markup)
