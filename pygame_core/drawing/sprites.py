"""The drawn parts of a game: a line of its `sprites.svg` for each, used by their ids."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path

from .svg import HIDDEN


class Sprites:
    """The sprites of one game, and small pictures made of them."""

    def __init__(self, beside: str, look: str) -> None:
        """`beside` is a module's file in the folder where they lie; `look` the game's class, and how its ids begin."""
        self.folder = Path(beside).parent
        self.look = look

    def text(self, name: str) -> str:
        """A data file of that folder."""
        return _text(self.folder / name)

    @cached_property
    def all(self) -> Mapping[str, str]:
        """Every sprite by its name, which is its id without the game's beginning."""
        rows = self.text("sprites.svg").splitlines()
        return {row.split(f'id="{self.look}-', 1)[1].split('"', 1)[0]: row for row in rows}

    def use(self, name: str, transform: str = "") -> str:
        """A sprite where it is drawn."""
        return f'<use href="#{self.look}-{name}"' + (f' transform="{transform}"/>' if transform else "/>")

    def picture(self, inner: str, box: str, look: str = "") -> str:
        """A small picture for chips, answers and the legend."""
        return f'<svg class="{self.look}{" " + look if look else ""}" viewBox="{box}" {HIDDEN}>{inner}</svg>'

    def sheet(self, more: str = "", look: str = "") -> str:
        """All of them and something more, unseen, once on a page."""
        return sheet("".join(self.all.values()) + more, look)

    def apart(self, markup: str, name: str = "podium") -> str:
        """Markup whose sprites have names of their own: the board's may be on the same page."""
        return markup.replace(f'"{self.look}-', f'"{name}-').replace(f"#{self.look}-", f"#{name}-")

    def some(self, names: Iterable[str], name: str = "podium") -> str:
        """Some sprites under names of their own, for a picture that stands alone."""
        return self.apart("".join(self.all[one] for one in names), name)


def sheet(sprites: str, look: str = "") -> str:
    """Sprites, unseen, once on a page."""
    return (
        f'<svg class="sprite{" " + look if look else ""}" width="0" height="0" {HIDDEN} focusable="false">'
        f"<defs>{sprites}</defs></svg>"
    )


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8")
