"""What some games can and others cannot: each ability as one object."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..core.choice import Choice
from ..core.events import Event
from ..show import Show
from ..texts.language import Ahead, Card, Dial, Errand, Label, Member
from .looker import Looker
from .words import Names, View

if TYPE_CHECKING:
    from ..core.house import HouseRule  # Only the command line has it.

Picture = Callable[[View, Show], str]
Attrs = dict[str, dict[str, str | None]]
"""Attributes by the ids of their elements."""


# --- secrets -----------------------------------------------------------------------------------------------------


class Curtain(NamedTuple):
    """Words on a screen that shows nothing else, and the button that opens it."""

    title: str
    paragraphs: tuple[str, ...]
    button: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Secrets:
    """Seats know different things: between two people at one device hangs a curtain."""

    words: Callable[[View, Names, int, str], Curtain]
    """Who takes the device."""
    drape: Callable[[str, str], str]
    """The picture of the curtain, by the colour of who takes the device, and the language."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceDown:
    """The table is open to all, and what is secret lies on it face down: it is seen while a button is held."""

    look: Callable[[View], str]
    """The answer that looking gives; nothing while there is nothing to look at."""
    turned: Callable[[View], View]
    """A seat's view without what it may only see while it holds it."""
    card: Callable[[View, int, Show], str]
    """The card of a seat as it is held; its back for seat -1."""


# --- answers -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Pieces:
    """A seat moves one of several pieces, which it takes in hand first."""

    able: Callable[[View, Iterable[Choice], str], tuple[tuple[str, str], ...]]
    """The pieces that may act: name, words."""
    piece_of: Callable[[Choice], str]
    """The piece that an answer belongs to; nothing for an answer of none."""
    crew: Callable[[View, Names, str], tuple[Member, ...]] | None = None
    """The pieces as panels, in the place of the seats."""
    pad: Callable[[View, Iterable[Choice], str, str], tuple[str, ...]] | None = None
    """The answers of the piece in hand, where they lie on the board: three rows of three tokens."""


class Ladder(Protocol):
    """A scale with what stands on it."""

    def __call__(self, view: View, show: Show, value: int, /) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberScale:
    """Answers that differ in a number alone: a slider over a drawing."""

    dial: Callable[[View, Sequence[Choice], Names, str], Dial | None]
    """The scale that is asked for now, if one is."""
    ladder: Ladder
    span: Callable[[View, int, int], tuple[float, float]]
    """Where on the drawing the least and the most lie, from 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeAnswers:
    """What a seat may do whenever the game waits (`Game.free_choices`): a control in its panel, and a sheet."""

    groups: Callable[[View, int, Sequence[Choice], Names, str], Sequence[Errand]]
    """The free answers of a seat in groups, those that are not possible now with their reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Routes:
    """Several answers in a row, given with one tap (`ui:walk:` on the board)."""

    proposed: Callable[[View, Sequence[Choice]], Sequence[tuple[str, ...]]]
    """The ways that are worth a ticket, by their tokens."""
    words: Callable[[Sequence[str], View, Names, str], Label]
    picture: Callable[[View, Sequence[str], Show], str]


class Hold(Protocol):
    """A piece that somebody has taken hold of."""

    @property
    def ended(self) -> bool:
        """Whether it has come to its end while still held."""

    @property
    def spot(self) -> tuple[float, float] | None:
        """Where on the canvas something is to be seen through the glass."""

    @property
    def bumps(self) -> int:
        """How much has been pushed by now: each time it is more, that is heard."""

    @property
    def said(self) -> str:
        """What is to be said of where it is now; nothing where looking tells enough."""

    def add(self, samples: Sequence[tuple[int, int, int]]) -> None:
        """Where the hand was, in the game's units, and when (milliseconds)."""

    def press(self, keys: Sequence[str], struck: Sequence[str], time: int, *, fine: bool) -> None:
        """The keys that are down instead, and those just struck: arrows, " ", "Enter", "Shift ArrowLeft"..."""

    def shown(self) -> tuple[Attrs, dict[str, str]]:
        """The attributes and the insides, by id, that show the board as it is by now."""

    def back(self) -> tuple[Attrs, dict[str, str]]:
        """The same as it was before."""

    def token(self, manner: str) -> str:
        """The answer that letting go gives; nothing if it gives none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dragging:
    """Answers found by hand on the board: a piece follows finger, mouse or pen.

    Its drawing carries `data-drag` with what the shell must know: `from`, `unit`, `with`; for who may only go forward
    `line`, `keep`, `rail`, `leg`, `back`.
    """

    take: Callable[[View, Show, str, str], Hold | None]
    """The piece that a person takes hold of, if it is theirs to move; what and where is told by its drawing."""
    like: Callable[[str, str], bool]
    """Whether an answer comes near the one that a lesson waits for."""
    manners: Callable[[View, str], Sequence[tuple[str, str]]]
    """How what was found can be given: name, words; nothing where there is one manner alone."""
    rolls: Picture
    """The piece that keys and buttons drive instead of a hand, by its id; nothing while there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """A table to try one's hand on, without a game."""

    words: Callable[[str], Card]
    table: Callable[[str], tuple[View, Show]]
    """How it looks before anything was pushed, and for whom it is drawn."""
    after: Callable[[View, Hold], View]
    """The table after a piece was let go."""


# --- what is shown -----------------------------------------------------------------------------------------------


class Whole(Protocol):
    """A map in small, with a window round what the loupe shows."""

    def __call__(self, view: View, show: Show, /, *, narrow: bool) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class MapView:
    """The board is a map to pan and enlarge: `<g id="lens">` round `#camera`."""

    follow: Callable[[View, Show], tuple[float, float, float, int]]
    """Where the loupe looks on a small screen: a middle, a scale, and a turn in degrees."""
    whole: Whole
    own: Callable[[View, Show], tuple[float, float] | None]
    """The middle of what belongs to the person at the screen, where enlarging the whole map goes; None: nothing yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDie:
    """What each face of the next die would mean for whoever looks: tiles in the place of the caption."""

    tiles: Callable[[View, Names, str, Looker], tuple[Ahead, ...]]
    title: Callable[[View, Names, str, Looker], tuple[str, str]]
    picture: Callable[[View, int, Show], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreSheets:
    """Sheets and classifications: a tool that opens them, pages to print, a page to send."""

    all: Picture
    """The sheet of everybody, as HTML."""
    pages: Callable[[View, Show], tuple[str, ...]]
    """A page each, for paper."""
    rankings: Picture


@dataclass(frozen=True, slots=True, kw_only=True)
class Film:
    """What has just moved can be seen again."""

    kinds: Sequence[str]
    """The events of which there is a film."""
    frames: Callable[[View, Event], Sequence[dict[str, str]]]
    """Picture by picture the transforms of what moves, by ids."""


# --- outside the game --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """What the laboratory may change of a game, and how it tells who is ahead."""

    house_rules: "Sequence[HouseRule]"
    ahead: Callable[[Any], tuple[int, ...]] | None = None
    """The seats that lead in a state; None where nobody is ever ahead."""


Plain = Callable[[Mapping[str, Any], Names, str], str]
"""A view as text, for the terminal."""
