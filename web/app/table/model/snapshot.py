"""What the table shows at one moment: the present, a beat on the way to it, or an earlier moment of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

from app.table.model.autosave import moment_name
from app.table.model.session import Session
from pygame_core.engine.contract.looker import NOBODY, Looker
from pygame_core.engine.contract.module import GameModule
from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.words import Texts
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.show import Reasons, Show
from pygame_core.engine.texts.language import Dial

Kind = Literal[
    "asked", "dice", "waiting", "beat", "past", "over", "watched", "handing", "curtain", "posting", "rushing", "glance",
]  # fmt: skip


@dataclass(frozen=True)
class Picture:
    """One moment, for the person at the screen."""

    session: Session
    lang: str
    kind: Kind
    index: int
    """So many answers of the log are given."""
    view: Mapping[str, Any]
    seat: int | None = None
    """Who is asked: a person when the kind is "asked"."""
    choices: tuple[Choice, ...] = ()
    preview: Choice | None = None
    trail: tuple[Event, ...] = ()
    held: str = ""
    """The piece in hand, where several may act."""
    aids: frozenset[str] = frozenset()
    """The displays that are switched on."""
    dial: Dial | None = None
    number: int = 0
    """What the dial stands on."""
    free_preview: Choice | None = None
    """The free answer that is being looked at, whoever is asked."""
    way: tuple[str, ...] = ()
    """Several answers in a row that are being looked at."""
    onlooker: int = NOBODY
    """The seat whose person looks; NOBODY while none plays here."""
    laid: str = ""
    """What a hand has left on the board: the answer that it would be, be it one that cannot be given."""
    asks_why: bool = False
    """Whether a tap asks why something cannot be chosen."""
    letters: bool = True
    """Whether controls have keys of a single character."""
    manner: str = ""
    """How an answer found by hand is to be given, where there are several manners."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return self.session.names

    @property
    def meta(self) -> Meta:
        return self.session.meta

    @property
    def module(self) -> GameModule:
        """All that the game offers."""
        return self.session.module

    @property
    def text(self) -> Texts:
        """What the game says."""
        return self.session.text

    @property
    def draw(self) -> Drawing:
        """How the game is drawn."""
        return self.session.draw

    @cached_property
    def show(self) -> Show:
        """The moment as the drawing is told of it."""
        return Show(
            self.lang, self.names, self.choices, self.free_preview or self.preview, self.trail,
            reasons=self._reasons, held=self.held,
            aids=self.aids | self.session.honours, seat=self._looks, way=self.way, laid=self.laid,
        )  # fmt: skip

    @property
    def _reasons(self) -> Reasons:
        """Places that cannot be chosen say why when they are tapped; asked for reasons, keys reach them, too.

        Not while things happen by themselves: there a tap on the board skips.
        """
        if self.asks_why:
            return "asked"
        return "named" if self.kind in ("beat", "waiting", "handing", "rushing", "glance") else "tapped"

    @cached_property
    def steady(self) -> Show:
        """The same without what is only looked at: a camera does not follow that."""
        return replace(self.show, preview=None, way=())

    @property
    def _looks(self) -> int | None:
        """Whose screen it is. Where seats have secrets, only one who is asked can be told from all who know none."""
        if self.kind == "asked":
            return self.seat
        if self.meta.hidden:
            return self.session.eyes()
        return None if self.onlooker == NOBODY else self.onlooker

    @property
    def looker(self) -> Looker:
        """The person at the screen, as sentences are told of them."""
        return Looker(self.onlooker, self.aids, self.held)

    def shortcut(self, key: str) -> str | None:
        """The key of a control, where single characters are wanted: speech input types them by accident."""
        return key if self.letters else None

    @property
    def moment(self) -> str:
        """Its name on the slider."""
        return moment_name(self.lang, self.view, self.index)

    def dialled(self, number: int) -> Choice | None:
        """The answer that the dial gives when it stands on this number."""
        kind = self.dial.kind if self.dial else ""
        return next((choice for choice in self.choices if (choice.kind, choice.args) == (kind, (number,))), None)

    def colour(self, seat: int) -> str:
        return self.session.seats[seat].colour


def in_hand(game: GameModule, choice: Choice) -> str:
    """The piece that an answer belongs to, in games where one of several is taken in hand."""
    return game.pieces.piece_of(choice) if game.pieces else ""
