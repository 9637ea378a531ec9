"""What the drawings of all games do alike: a page's sprites, and the board as a whole."""

from typing import ClassVar

from pygame_core.engine.contract.pictures import Drawing, View
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape

from .sprites import Sprites
from .words import BoardWords


class BoardDrawing(Drawing):
    """A drawing made of sprites, whose words have a sentence `board`."""

    _ident: ClassVar[str]
    """The board's own id."""
    _sprites: ClassVar[Sprites]
    _words: ClassVar[BoardWords]

    def defs(self) -> str:
        return self._sprites.sheet()

    def board(self, view: View, show: Show, /) -> str:
        return self._framed(view, show, self._words.say(show.lang, "board"))

    def _framed(self, view: View, show: Show, label: str, *, lens: bool = False) -> str:
        """`#camera` with `#ground` and `#live` in it, and `#lens` round it where the board is a map."""
        layers = f'<g id="ground">{self.ground(view)}</g><g id="live">{self.live(view, show)}</g>'
        seen = f'<g id="camera">{layers}</g>'
        whole = f'<g id="lens">{seen}</g>' if lens else seen
        return (
            f'<svg id="{self._ident}" class="{self._sprites.look}" viewBox="0 0 {self.canvas[0]} {self.canvas[1]}" '
            f'role="group" aria-label="{escape(label)}">{whole}</svg>'
        )
