"""The rules bound to their meta: what may be answered now, and what an answer does."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from .chance import CHANCE, Draw, Rng
from .choice import Choice
from .meta import Meta
from .options import Seat
from .refusals import NotAsked, Refusal, Runaway
from .state import Frame, State
from .steps import Chance, Step

S = TypeVar("S", bound=State)
NOBODY: tuple[int, ...] = ()
_PATIENCE = 1000


class Game(ABC, Generic[S]):
    """One game. Its folder gives the steps, the set-up, the views and the position vocabulary."""

    meta: ClassVar[Meta]
    steps: ClassVar[Mapping[str, Step[Any]]]
    free_kinds: ClassVar[frozenset[str]] = frozenset()
    """The kinds of the answers that are open to seats which are not asked."""
    lists_free: ClassVar[bool] = False
    """Whether there are free answers to be listed; found out by itself."""
    fields: ClassVar[tuple[str, ...]] = ()
    """The fields of a position: the vocabulary of `read`, `write` and `difference`."""

    endings: ClassVar[tuple[str, ...]] = ()
    """The ways in which it ends, as results tell them under "reason"."""

    # --- what a game's folder writes -------------------------------------------------------------------------

    @abstractmethod
    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> S:
        """The state before anything happened, its first step on the stack."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """What this seat (None: a spectator) may know, as plain data."""

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat knows, during the game, what others may not."""
        return False

    def asked_privately(self, s: S, seat: int) -> bool:
        """Whether this seat is asked something for its eyes alone, where the table is open to all otherwise."""
        return False

    def full_view(self, s: S) -> Mapping[str, Any]:
        """Everything, for looking back when the game is over."""
        return self.view(s, None)

    @abstractmethod
    def determinize(self, view: Mapping[str, Any], rng: Rng) -> S:
        """A full state that agrees with a view."""

    @abstractmethod
    def read(self, position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> S:
        """A state from a position in the game's vocabulary; what is not told is as in the set-up. Raises Damaged."""

    @abstractmethod
    def write(self, s: S) -> dict[str, Any]:
        """The whole position in the game's vocabulary: `read` gives the state back."""

    def difference(self, s: S, field: str, expected: Any) -> str:
        """What a field of the position is instead of what is expected of it; empty when that holds. Raises Damaged."""
        from ..scenarios.expectations import holds
        from ..scenarios.toml_lines import inline

        actual = self.write(s).get(field)
        return "" if holds(expected, actual) else inline(actual if actual is not None else "nothing")

    def conserved(self, s: S) -> Mapping[str, tuple[int, int]]:
        """What may never change: name -> (what is counted now, what it must be)."""
        return {}

    def counts(self, s: S) -> Mapping[str, int]:
        """What is worth counting when a game is over: how many turns, laps, rounds."""
        return {}

    def free_choices(self, s: S, seat: int) -> Sequence[Choice]:
        """Answers open to a seat at any time that the game waits, asked or not."""
        return ()

    def play_free(self, s: S, seat: int, choice: Choice) -> None:
        """What a free answer does; a game that lists none is never given one."""

    def unlisted_choices(self, s: S, seat: int) -> Sequence[Choice]:
        """Free answers that nobody is prompted for, as giving up: found by token, never listed, drawn or forced."""
        return ()

    def blocking_seats(self, s: S) -> Sequence[int]:
        """Of the seats that are asked those for whose answer the game waits. The others may answer, too."""
        return self.asked(s)

    # --- what the engine does with it ------------------------------------------------------------------------

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.lists_free = cls.free_choices is not Game.free_choices

    def __repr__(self) -> str:
        return f"<Game {self.meta.id}>"

    def start(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> S:
        """A new game, at its first question."""
        s = self.setup(options, seats)
        self.advance(s)
        return s

    def advance(self, s: S) -> None:
        """Let the steps go on until somebody must answer or the game is over."""
        stack, steps = s.stack, self.steps
        for _ in range(_PATIENCE):
            if not stack:
                return
            frame = stack[-1]
            if steps[frame["step"]].proceed(s, frame):
                return
        raise Runaway(f"{self.meta.id}: {stack}")

    def top(self, s: S) -> tuple[Step[S], Frame]:
        """The step that waits, and its frame."""
        frame = s.stack[-1]
        return self.steps[frame["step"]], frame

    def asked(self, s: S) -> tuple[int, ...]:
        """The seats that are asked now: (CHANCE,) for dice, nobody when the game is over."""
        if not s.stack:
            return NOBODY
        frame = s.stack[-1]
        return self.steps[frame["step"]].seats(s, frame)

    def between_steps(self, s: S) -> bool:
        """Whether control is on its way: in a step that itself asks nobody."""
        return bool(s.stack) and not self.steps[s.stack[-1]["step"]].asks

    def choices(self, s: S, seat: int) -> Sequence[Choice]:
        """Every listed answer that this seat may give now, free ones last."""
        if not s.stack:
            return ()
        frame = s.stack[-1]
        step = self.steps[frame["step"]]
        own = step.choices(s, frame, seat) if seat in step.seats(s, frame) else ()
        return [*own, *self.free_choices(s, seat)] if self.lists_free and seat != CHANCE else own

    def draw(self, s: S) -> Draw:
        """What chance may answer now."""
        step, frame = self.top(s)
        assert isinstance(step, Chance), frame
        return step.draw(s, frame)

    def find(self, s: S, seat: int, token: str) -> Choice:
        """The legal answer with this token, or the refusal that says which rule forbids it."""
        if not s.stack:
            raise NotAsked("over")
        if seat == CHANCE:
            return self._find_outcome(s, token)
        found = next((choice for choice in self.choices(s, seat) if choice.token == token), None)
        found = found or self._find_unlisted(s, seat, token)
        if found is None:
            raise self.refuse(s, seat, token).to(token)
        return found

    def refuse(self, s: S, seat: int, token: str) -> Refusal:
        """Why this seat may not give this answer now."""
        step, frame = self.top(s)
        if seat not in step.seats(s, frame):
            asked = step.seats(s, frame)
            return NotAsked("chance_asked") if asked == (CHANCE,) else NotAsked("other_seat", seats=list(asked))
        return step.refuse(s, frame, seat, token[:200].split(" "))

    def play(self, s: S, seat: int, choice: Choice) -> None:
        """Give a legal answer and go on to the next question. Nothing is checked here: `find` has done it."""
        if choice.kind in self.free_kinds:
            self.play_free(s, seat, choice)
        else:
            frame = s.stack[-1]
            self.steps[frame["step"]].answer(s, frame, seat, choice)
        self.advance(s)

    def _find_outcome(self, s: S, token: str) -> Choice:
        if not isinstance(self.top(s)[0], Chance):
            raise NotAsked("not_chance", seats=list(self.asked(s)))
        found = self.draw(s).find(token)
        if found is None:
            raise Refusal("no_such_outcome", answer=token[:40])
        return found

    def _find_unlisted(self, s: S, seat: int, token: str) -> Choice | None:
        if found := next((choice for choice in self.unlisted_choices(s, seat) if choice.token == token), None):
            return found
        step, frame = self.top(s)
        space = step.space(s, frame, seat) if seat in step.seats(s, frame) else None
        return space.find(token) if space else None
