"""The small things: hats of the seats, what is counted on a panel, the position in small for the shelf."""

from pygame_core.drawing.svg import number

from ..board import GHOST
from .geometry import line, mm
from .pieces import HATS, INKS, coat, mini, picture, use, wheel
from .scene import View
from .words import LETTERS

_TABLES = {
    "wood": "#e2b56f", "floor": "#d9cdb8", "grass": "#9fb276", "tower": "#cfc4ae", "arch": "#c9c0b4",
    "lighthouse": "#b9c0bd", "castle": "#d8c596",
}  # fmt: skip


def head(colour: str) -> str:
    """A driver: the hat of the seat, and its letter for a face."""
    letters = "".join(f'<text class="letter word-{lang}" y="19">{LETTERS[lang][colour]}</text>' for lang in LETTERS)
    face = '<circle class="face" cy="12" r="13.5"/>'
    return f'{face}<g transform="translate(0 -8) scale(.9)">{use(f"hat-{colour}")}</g>{letters}'


def mark(colour: str, look: str) -> str:
    """The same as a picture."""
    return picture(head(colour), "-24 -30 48 57", f"{look} t-{colour} c{HATS[colour]}")


def counted(view: View, seat: int, name: str, lang: str = "en") -> str:
    """The car of a seat in this race; its five cards as backs."""
    if name == "car" and view["holders"]:
        car = view["holders"].index(seat) + 1
        return mini(car, ink=coat(view, car))
    if name == "cards" and view["holders"]:
        from .cards import hand  # It wears this file's hats.

        return hand(view, seat, lang)
    return wheel() if name == "wheels" else ""


def thumb(view: View) -> str:
    """The position in small, without words or a style sheet: the table, the lines, the cars."""
    cars = "" if view["fog"] else "".join(_dot(coat(view, car), at) for car, at in enumerate(view["at"], 1))
    if view["ghost"] and not view["fog"]:
        cars += _dot(GHOST, view["ghost"]["at"])
    circuit, lines = view["circuit"], ""
    if circuit:
        lines = f'<path fill="none" stroke="#c8402f" stroke-width="22" d="{line([circuit["a"], circuit["b"]])}"/>'
        for name in ("a", "b"):
            x, y = mm(circuit[name])
            lines += (
                f'<circle cx="{number(x)}" cy="{number(y)}" r="26" fill="#2f6690" stroke="#fffaf0" stroke-width="8"/>'
            )
    return (
        '<svg class="thumb" viewBox="-40 -80 1280 860" width="104" height="70" aria-hidden="true">'
        '<path fill="#2f6690" d="M-40-80H1240V780H-40z"/><path fill="#85532a" d="M-16-16H1216V716H-16z"/>'
        f'<path fill="{_TABLES[view["skin"]]}" d="M0 0H1200V700H0z"/>{lines}{cars}</svg>'
    )


def _dot(ink: int, at: tuple[int, int]) -> str:
    x, y = mm(at)
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="34" fill="{INKS[ink]}" stroke="#1e2a38" stroke-width="9"/>'
