"""A step is one box of the rulebook's flow: who decides, what they may answer, what happens then."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from .chance import CHANCE, Draw, Rng
from .choice import Choice
from .refusals import Illegal, Refusal
from .state import Frame, State

S = TypeVar("S", bound=State)


class Space(Protocol):
    """Answers too many to list (a dragged path): described, sampled, and looked up by their token."""

    def find(self, token: str) -> Choice | None: ...
    def sample(self, rng: Rng) -> Choice: ...


class Step(Generic[S]):
    """One box of the flow. A step holds nothing itself: all is in the state and its frame."""

    name: ClassVar[str]
    never_forced: ClassVar[bool] = False
    """True where even a single legal answer is asked: pressing it matters (rolling dice, hiding)."""

    asks: ClassVar[bool] = False
    """Whether the step asks anybody; found out by itself."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.asks = cls.seats is not Step.seats

    def proceed(self, s: S, f: Frame) -> bool:
        """Go on until somebody must answer (True) or control has moved by a verb (False).

        Runs whenever control comes here: at first, after an answer, after a called step ended. It must therefore
        work out afresh what is still to be done, and so fits after a free action too.
        """
        return True

    def seats(self, s: S, f: Frame) -> tuple[int, ...]:
        """Who is asked; nobody by a step that only leads on to others. Several seats may answer in any order."""
        return ()

    def choices(self, s: S, f: Frame, seat: int) -> Sequence[Choice]:
        """What this seat may answer: the one list that everything uses."""
        return ()

    def space(self, s: S, f: Frame, seat: int) -> Space | None:
        """The described answers of this seat besides the listed ones."""
        return None

    def answer(self, s: S, f: Frame, seat: int, choice: Choice) -> None:
        """What happens then. The choice is legal: it comes from `choices`, `space` or `draw`."""

    def refuse(self, s: S, f: Frame, seat: int, words: list[str]) -> Refusal:
        """Why this answer (its token, word by word) is not among the choices: the rule that forbids it."""
        return Illegal("not_offered", answer=" ".join(words))


class Chance(Step[S], ABC):
    """A step that dice or a deck answer."""

    tangible: ClassVar[bool] = True
    """Whether people find in the real box what answers it."""

    @abstractmethod
    def draw(self, s: S, f: Frame) -> Draw:
        """What chance may answer, with weights."""

    def seats(self, s: S, f: Frame) -> tuple[int, ...]:
        return (CHANCE,)

    def choices(self, s: S, f: Frame, seat: int) -> Sequence[Choice]:
        return [choice for choice, weight in self.draw(s, f).outcomes() if weight]
