"""The sentences of a game, in both languages: what each must be able to say, and what it may say besides."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from ..core.choice import Choice
from ..core.events import Event
from ..core.refusals import Refusal
from ..texts.language import Aim, Card, Label, Line, Panel, Question, Speaker, Tongue
from .looker import ANYBODY, Looker

View = Mapping[str, Any]
Names = Sequence[str]
Stretch = Sequence[Sequence[Event]]
"""What happened, answer by answer."""
Told_co = TypeVar("Told_co", covariant=True)


class Pages(NamedTuple):
    """What can be read up in one language."""

    cards: Mapping[str, Card]
    """The rule of each step, in a few sentences."""
    reminders: tuple[Card, ...]
    legend: tuple[tuple[str, str], ...]


class Texts(ABC):
    """Every sentence of a game. What is not abstract has an answer for games that have nothing to say there."""

    steps: ClassVar[Sequence[str]]
    """The steps of which `rules` has a card."""
    pages: ClassVar[Mapping[str, Pages]]
    """What `rules`, `reminders` and `legend` tell, by language."""
    tongues: ClassVar[Mapping[str, Tongue]]
    """The sentences that need no more than the engine's own speaker, by language."""

    # --- the question and its answers ------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> Question:
        """Whose turn it is and what is asked."""

    @abstractmethod
    def label(self, choice: Choice, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> Label:
        """An answer on its button."""

    @abstractmethod
    def preview(self, choice: Choice, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> str:
        """Where an answer leads: a line, then more lines."""

    @abstractmethod
    def refusal(self, refused: Refusal, names: Names, lang: str, /) -> str:
        """The rule that forbids an answer, an option or a position."""

    def expected(self, view: View, /) -> Sequence[Choice]:
        """The answers that one expects here; those that cannot be given are shown with their reason."""
        return ()

    def confirm(self, choice: Choice, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> str:
        """The button of the second tap, for an answer that must not happen by mistake; else nothing."""
        return ""

    def why_here(self, view: View, token: str, names: Names, lang: str, /) -> str:
        """Why an answer cannot be given, from what its seat has found out; else nothing."""
        return ""

    def dice_names(self, view: View, names: Names, lang: str, /) -> Sequence[str]:
        """Whose die is whose, for who rolls their own; dice without a name are numbered."""
        return ()

    # --- how things stand ------------------------------------------------------------------------------------

    @abstractmethod
    def caption(self, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> str:
        """One line under the board."""

    @abstractmethod
    def panel(self, view: View, seat: int, names: Names, lang: str, looker: Looker = ANYBODY, /) -> Panel:
        """A seat's panel: what it is up to, and its numbers."""

    @abstractmethod
    def standing(self, view: View, names: Names, lang: str, /) -> list[str]:
        """Who would win if the game stopped now, and what to beware of."""

    @abstractmethod
    def progress(self, view: View, lang: str, /) -> tuple[float, str]:
        """How far the game is: a share of the way, and a few words that everybody may read."""

    def order(self, view: View, /) -> Sequence[int]:
        """The seats in the order in which their panels stand; nothing where that is the playing order."""
        return ()

    def aids(self, view: View, lang: str, /) -> tuple[tuple[str, str, str], ...]:
        """The displays that can be switched on now: name, words, what it shows."""
        return ()

    def alone(self, view: View, lang: str, looker: Looker = ANYBODY, /) -> str:
        """The offer to let computers play to an end that is certain; else nothing."""
        return ""

    # --- what helps ------------------------------------------------------------------------------------------

    @abstractmethod
    def aim(self, view: View, seat: int | None, names: Names, lang: str, /) -> Aim:
        """What the game is about, for somebody who has never seen it."""

    @abstractmethod
    def goal(self, view: View, seat: int | None, names: Names, lang: str, /) -> str:
        """The aim as a number, in a few words; nothing when there is none."""

    @abstractmethod
    def odds(self, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> list[str]:
        """The chances worth knowing now."""

    @abstractmethod
    def explain(self, choice: Choice, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> list[str]:
        """What can be said for certain of one answer, or its chances."""

    def rules(self, step: str, lang: str, /) -> Card:
        """The rule of one step, in a few sentences."""
        return self.pages[lang].cards[step]

    def reminders(self, lang: str, /) -> tuple[Card, ...]:
        """What newcomers stumble over."""
        return self.pages[lang].reminders

    def legend(self, lang: str, /) -> tuple[tuple[str, str], ...]:
        """The signs on the board: the name of the picture, and what it means."""
        return self.pages[lang].legend

    def hint(self, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> tuple[str, str] | None:
        """What surprises newcomers here: its name, under which it is told once, and the words."""
        return None

    def counsel(self, view: View, names: Names, lang: str, /) -> list[str]:
        """What is worth thinking of where answers are found by hand, so that none can be advised."""
        return []

    # --- what happened ---------------------------------------------------------------------------------------

    @abstractmethod
    def say(self, event: Event, names: Names, lang: str, /) -> str:
        """An event as a sentence; nothing where it needs none."""

    @abstractmethod
    def lines(self, history: Stretch, names: Names, lang: str, /) -> list[Line]:
        """The log, a line for each move."""

    @abstractmethod
    def result(self, view: View, names: Names, lang: str, /) -> Card:
        """The end: who won, why, and the ranking."""

    def ending(self, reason: str, lang: str, /) -> str:
        """The reason of a result in a few words, for counts of many games."""
        return Speaker(self.tongues[lang]).say(f"ending_{reason}")

    def forgets(self, view: View, /) -> Callable[[Event], bool] | None:
        """Which events are no longer told as things stand; None where everything is told for good."""
        return None

    def since(self, stretch: Stretch, seat: int, names: Names, lang: str, /) -> tuple[str, ...] | None:
        """What the others did since this seat answered last; None where the lines of the log tell it."""
        return None

    def rounds(self, view: View, names: Names, lang: str, /) -> tuple[Card, ...]:
        """A finished game round by round; nothing where it has no rounds to look back on."""
        return ()


# --- sentences that are the same whoever looks ----------------------------------------------------------------------


class OfView(Protocol[Told_co]):
    """A sentence about a view."""

    def __call__(self, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> Told_co: ...


class OfSeat(Protocol[Told_co]):
    """A sentence about a seat."""

    def __call__(self, view: View, seat: int, names: Names, lang: str, looker: Looker = ANYBODY, /) -> Told_co: ...


class OfChoice(Protocol[Told_co]):
    """A sentence about an answer."""

    def __call__(self, choice: Choice, view: View, names: Names, lang: str, looker: Looker = ANYBODY, /) -> Told_co: ...


def of_view(tell: Callable[[View, Names, str], Told_co]) -> OfView[Told_co]:
    """A sentence about a view that needs to know nobody who looks."""
    return lambda view, names, lang, _looker=ANYBODY, /: tell(view, names, lang)


def of_seat(tell: Callable[[View, int, Names, str], Told_co]) -> OfSeat[Told_co]:
    """The same of a seat."""
    return lambda view, seat, names, lang, _looker=ANYBODY, /: tell(view, seat, names, lang)


def of_choice(tell: Callable[[Choice, View, Names, str], Told_co]) -> OfChoice[Told_co]:
    """The same of an answer."""
    return lambda choice, view, names, lang, _looker=ANYBODY, /: tell(choice, view, names, lang)
