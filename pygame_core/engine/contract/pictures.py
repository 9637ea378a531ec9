"""The drawing of a game: SVG and HTML as strings, the same for the same view."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from ..core.choice import Choice
from ..core.events import Event
from ..show import Show
from .timing import Timing

View = Mapping[str, Any]


class Drawing(ABC):
    """A view as pictures. What is not abstract has an answer for games that show nothing there."""

    canvas: ClassVar[tuple[float, float]]
    """The width and the height of the board's own units."""
    podium_size: ClassVar[tuple[int, int]] = (1200, 1000)
    """Those of the podium."""
    timing: ClassVar[Timing] = Timing()
    close_up: ClassVar[bool] = False
    """Whether the camera begins near on a small screen."""

    # --- the board -------------------------------------------------------------------------------------------

    @abstractmethod
    def defs(self) -> str:
        """The sprites, once on a page."""

    @abstractmethod
    def ground(self, view: View, /) -> str:
        """The layers that change rarely, or never."""

    @abstractmethod
    def live(self, view: View, show: Show, /) -> str:
        """The layers that change with every answer."""

    @abstractmethod
    def around(self, view: View, show: Show, live: str, camera: str = "", /) -> str:
        """The whole board round its live layers: `#camera`, with this transform, with `#ground` and `#live` in it.

        Round `#camera` there is `#lens` where the board is a map.
        """

    def board(self, view: View, show: Show, /) -> str:
        """The whole board, seen from where nothing is cut off."""
        return self.around(view, show, self.live(view, show))

    @abstractmethod
    def camera(self, view: View, show: Show, /) -> tuple[float, float, float]:
        """Where the loupe looks: a middle and a scale."""

    @abstractmethod
    def pace(self, event: Event, /) -> int:
        """How long the picture after this event stands, in milliseconds."""

    # --- what stands around it -------------------------------------------------------------------------------

    @abstractmethod
    def title(self, lang: str, /) -> str:
        """The game's name as it is lettered."""

    @abstractmethod
    def aim(self, view: View, seat: int | None, lang: str, /) -> str:
        """What the game is about, as a picture."""

    @abstractmethod
    def seat_mark(self, colour: str, /) -> str:
        """Colour, letter and silhouette of a seat, for chips, forms and the log."""

    @abstractmethod
    def piece(self, colour: str, /) -> str:
        """The figure of a seat, or of a piece, for panels."""

    @abstractmethod
    def number(self, view: View, seat: int, name: str, /) -> str:
        """What is counted on a seat's panel; nothing where it is not drawn."""

    @abstractmethod
    def ticket(self, view: View, choice: Choice, show: Show, /) -> str:
        """The art on the stub of an answer."""

    @abstractmethod
    def badges(self, view: View, choice: Choice, show: Show, /) -> str:
        """Small pictures of what an answer concerns, beside its words."""

    @abstractmethod
    def sign(self, name: str, /) -> str:
        """The picture beside a line of the legend; nothing where the line has none."""

    @abstractmethod
    def thumb(self, view: View, /) -> str:
        """The position in small, for the list of games."""

    @abstractmethod
    def podium(self, view: View, names: tuple[str, ...], lang: str, /) -> str:
        """The end as a picture that stands alone."""

    def stakes(self, view: View, show: Show, /) -> str:
        """What hangs on the answer, as HTML above the answers."""
        return ""

    def tray(self, view: View, show: Show, /) -> str:
        """Answers that pair one thing with another, as HTML in their place.

        Its parts carry `data-carry`, `data-receive` and `data-pair`.
        """
        return ""

    def beside(self, view: View, show: Show, /) -> str:
        """What stands under the sentence of the last thing that happened, as HTML."""
        return ""

    def between(self, view: View, show: Show, /) -> str:
        """What lies over the board between two stages, as HTML; nothing while one is under way."""
        return ""
