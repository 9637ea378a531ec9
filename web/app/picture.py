"""What the table shows at one moment: the present, a beat on the way to it, or an earlier moment of the game."""

from dataclasses import dataclass
from typing import Any, Literal

from app.session import Session, moment_name
from pygame_core.engine.choice import Choice
from pygame_core.engine.events import Event
from pygame_core.engine.show import Show

Kind = Literal["asked", "dice", "waiting", "beat", "past", "over", "watched", "handing", "curtain", "posting"]


@dataclass(frozen=True)
class Picture:
    """One moment, for the person at the screen."""

    session: Session
    lang: str
    kind: Kind
    index: int
    """So many answers of the log are given."""
    view: dict[str, Any]
    seat: int | None = None
    """Who is asked: a person when the kind is "asked"."""
    choices: tuple[Choice, ...] = ()
    preview: Choice | None = None
    trail: tuple[Event, ...] = ()
    held: str = ""
    """The piece in hand, where several may act."""
    aids: frozenset[str] = frozenset()
    """The displays that are switched on."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.session.names

    @property
    def show(self) -> Show:
        """The moment as the drawing is told of it."""
        eyes = self.session.eyes() if self.seat is None or self.kind != "asked" else self.seat
        return Show(
            self.lang, self.names, self.choices, self.preview, self.trail, held=self.held, aids=self.aids, seat=eyes
        )

    @property
    def moment(self) -> str:
        """Its name on the slider."""
        return moment_name(self.lang, self.view, self.index)

    def colour(self, seat: int) -> str:
        return self.session.match.seats[seat].colour


def in_hand(picture: Picture, choice: Choice) -> str:
    """The piece that an answer belongs to, in games where one of several is taken in hand."""
    found = getattr(picture.session.text, "in_hand", None)
    return str(found(choice)) if found else ""
