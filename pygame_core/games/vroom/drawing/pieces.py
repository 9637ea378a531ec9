"""Cars, wheels and badges, put together from the sprites."""

from collections.abc import Mapping
from typing import Any

from pygame_core.drawing.sprites import Sprites
from pygame_core.drawing.svg import number

from ..board import GHOST
from ..rules.answers import car_word

SPRITES = Sprites(__file__, "vr")
use, picture = SPRITES.use, SPRITES.picture
INKS = {1: "#2f6690", 2: "#3a6b4b", 3: "#c8402f", 4: "#6b3f69", 5: "#f2b705", 6: "#34424f", GHOST: "#e9dec4"}
"""The inks of hats and coats; the Ghost has its own."""
HATS = {"blue": 1, "green": 2, "red": 3, "plum": 4, "yellow": 5, "slate": 6}
"""Which ink a seat wears: its hat, and the coat of whichever car it holds."""
MINI = "-26 -18 43 36"
GOLD = "#d8a11c"


def coat(view: Mapping[str, Any], car: int) -> int:
    """The ink of a car: a person keeps one colour in all races, whatever the number. Cars left over take those left."""
    worn = [HATS[view["colours"][seat]] for seat in view["holders"]]
    if not worn or car == GHOST:
        return car
    left = [ink for ink in HATS.values() if ink not in worn]
    return [*worn, *left][car - 1]


def body(car: int, turn: float = 0, ident: str = "") -> str:
    """A car from above with its number: only the number never turns."""
    named = f' id="{ident}"' if ident else ""
    rolled = f' transform="rotate({number(turn)})"' if turn else ""
    return f'<g{named} class="turn"{rolled}>{use(f"car{car}-line")}{use(f"car{car}")}</g>{roundel(car)}'


def roundel(car: int) -> str:
    """The badge in the middle of a car: its centre is what counts. The Ghost shows a face."""
    if car == GHOST:
        return f'<circle class="badge-n" r="9.2"/><g class="spook">{use("t-ghost", "scale(.46)")}</g>'
    return f'<circle class="badge-n" r="9.2"/><text class="no" y="5.5">{car}</text>'


def mini(car: int, look: str = "", ink: int = 0) -> str:
    """A car alone."""
    return picture(body(car), MINI, f"mini c{ink or car}{' ' + look if look else ''}")


def badge(car: int, ink: int) -> str:
    """A car as a disc with its number."""
    return picture(disc(car), "-14 -14 28 28", f"bdg c{ink}")


def disc(car: int) -> str:
    """The same, in a drawing."""
    word = use("t-ghost", "scale(.6)") if car == GHOST else f'<text class="bdg-n" y="6.5">{car}</text>'
    return f'<circle class="bdg-c" r="12"/>{word}'


def wheel(*, lost: bool = False) -> str:
    return picture(use("tyre-lost" if lost else "tyre-ok"), "-13 -13 26 26", "tyre")


def token(car: int) -> str:
    """A car as it is written in ids and answers."""
    return car_word(car)
