"""One game as a whole: what its folder offers, each part loaded when it is first asked for."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ..core.meta import Meta

if TYPE_CHECKING:
    from ..core.game import Game
    from .campaign import Campaign
    from .letters import Letters
    from .parts import (
        Dragging,
        FaceDown,
        Film,
        FreeAnswers,
        MapView,
        NextDie,
        NumberScale,
        Picture,
        Pieces,
        Plain,
        Practice,
        Routes,
        ScoreSheets,
        Secrets,
        Study,
    )
    from .pictures import Drawing
    from .words import Texts, View


class Abilities:
    """The table of what a game may have besides. A game overrides what it has."""

    @property
    def secrets(self) -> "Secrets | None":
        """Seats that know different things (`Meta.hidden`)."""
        return None

    @property
    def face_down(self) -> "FaceDown | None":
        """Secrets on a table that is open to all (`Meta.open_table`)."""
        return None

    @property
    def pieces(self) -> "Pieces | None":
        """One of several pieces is taken in hand."""
        return None

    @property
    def scale(self) -> "NumberScale | None":
        """Answers that differ in a number alone."""
        return None

    @property
    def free_answers(self) -> "FreeAnswers | None":
        """What may be done whenever the game waits (`Game.free_choices`, `Game.free_kinds`)."""
        return None

    @property
    def routes(self) -> "Routes | None":
        """Several answers in a row with one tap."""
        return None

    @property
    def dragging(self) -> "Dragging | None":
        """Answers found by hand on the board."""
        return None

    @property
    def practice(self) -> "Practice | None":
        """A table to try one's hand on."""
        return None

    @property
    def map(self) -> "MapView | None":
        """A board to pan and enlarge."""
        return None

    @property
    def strip(self) -> "Picture | None":
        """What stands over the board, as HTML."""
        return None

    @property
    def band(self) -> "Picture | None":
        """What stays in sight under a map, as HTML."""
        return None

    @property
    def next_die(self) -> "NextDie | None":
        """What each face of the next die would mean."""
        return None

    @property
    def sheets(self) -> "ScoreSheets | None":
        """Score sheets and classifications."""
        return None

    @property
    def film(self) -> "Film | None":
        """What has just moved, seen again: a tool in the place of taking back."""
        return None

    @property
    def champion(self) -> "Callable[[View], str] | None":
        """Who has won, in a word that the next table's drawing knows him by; nothing where nobody did."""
        return None

    @property
    def campaign(self) -> "Campaign | None":
        """What outlives a game (`Meta.profile`)."""
        return None

    @property
    def letters(self) -> "Letters | None":
        """A game between two devices (`Meta.by_link`)."""
        return None


class GameModule(Abilities, ABC):
    """What every game gives. Its parts are `functools.cached_property` with the imports inside."""

    meta: Meta

    @property
    @abstractmethod
    def rules(self) -> "Game[Any]":
        """What may be answered, and what an answer does."""

    @property
    @abstractmethod
    def texts(self) -> "Texts":
        """Every sentence."""

    @property
    @abstractmethod
    def drawing(self) -> "Drawing":
        """The board and everything around it."""

    @property
    @abstractmethod
    def plain(self) -> "Plain":
        """The table as text."""

    @property
    @abstractmethod
    def levels(self) -> Mapping[int, Callable[[], object]]:
        """Three computer players, by their level; each a `pygame_core.bots.base.WeighingBot`."""

    @property
    @abstractmethod
    def study(self) -> "Study":
        """What the laboratory may change and measure."""
