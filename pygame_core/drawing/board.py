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
    _is_map: ClassVar[bool] = False
    """Whether the board can be panned and enlarged."""

    def defs(self) -> str:
        return self._sprites.sheet()

    def _label(self, _view: View, lang: str) -> str:
        """What the board is, for those who hear it."""
        return self._words.say(lang, "board")

    def around(self, view: View, show: Show, live: str, camera: str = "", /) -> str:
        seen_from = f' transform="{camera}"' if camera else ""
        layers = f'<g id="ground">{self.ground(view)}</g><g id="live">{live}</g>'
        seen = f'<g id="camera"{seen_from}>{layers}</g>'
        whole = f'<g id="lens">{seen}</g>' if self._is_map else seen
        label = escape(self._label(view, show.lang))
        return (
            f'<svg id="{self._ident}" class="{self._sprites.look}" viewBox="0 0 {self.canvas[0]} {self.canvas[1]}" '
            f'role="group" aria-label="{label}">{whole}</svg>'
        )
