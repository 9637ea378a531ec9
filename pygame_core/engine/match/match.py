"""Seats, log and snapshots around a state: a game being played."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload

from ..core.chance import CHANCE, Draw, Rng
from ..core.choice import Choice
from ..core.events import Event
from ..core.game import Game
from ..core.options import Seat, check_seed, check_table
from ..core.refusals import Damaged, NotAsked, NoUndo, Refusal
from ..core.state import State
from ..core.steps import Chance
from .history import Entry, History
from .seats import reseated

Dice = Callable[["Match"], Choice | None]
"""What answers for chance at a table of several devices; nothing where it cannot tell."""


def unwatched(_state: State) -> list[Event]:
    """For answers that nobody looks at while they are carried out."""
    return []


class Match:
    """A game being played. The log is the truth; snapshots are a cache; the generator only draws what comes next."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seats: Sequence[Seat],
        seed: int,
        *,
        real_dice: bool = False,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = check_table(game.meta, options, self.seats)
        self.rng = Rng(check_seed(seed))
        self.minds = self.rng.state
        """What the computers' chance hangs on where seats have secrets: as old as the game, whatever is drawn."""
        self.real_dice = real_dice
        self.dice: Dice | None = None
        """Whose dice they are where several devices hold the match; else its own generator draws."""
        self.away: frozenset[int] = frozenset()
        """The seats that other devices answer for."""
        self.position = position
        """Where the log begins when that is not the set-up; told whole, however little was given."""
        self.typed_from = 0
        """With real dice: since how many answers what chance says is typed."""
        self.rewound = 0
        self.hearing: Callable[[State], list[Event]] = unwatched
        """Makes the list that takes the events of an answer: who wants to look at the state at each gives their own."""
        self.undone: list[Entry] = []
        self.state: State = self._first_state()
        self._history = History(game, self.state)
        self.log = self._history.log
        self.events = self._history.events
        self._asked: tuple[int, ...] = ()
        self._choices: dict[int, Sequence[Choice]] = {}
        self._refresh()

    def _first_state(self) -> State:
        if self.position is None:
            state: State = self.game.start(self.options, self.seats)
        else:
            try:
                state = self.game.read(self.position, self.options, self.seats)
            except Refusal as refused:
                refused.of(self.game.meta.id)
                raise
            self.position = self.game.write(state)
        return state

    def __repr__(self) -> str:
        """The game, how many answers it has had, and what it waits for: `<Match ID: 2 answers, red to move>`."""
        count = len(self.log)
        return f"<Match {self.game.meta.id}: {count} answer{'' if count == 1 else 's'}, {self._waits_for()}>"

    def _waits_for(self) -> str:
        if self.over:
            return "over"
        who = ["chance" if seat == CHANCE else self.seats[seat].colour for seat in self._asked]
        return f"{', '.join(who)} to {self.state.stack[-1]['step']}"

    # --- what is asked ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the game waits for; (CHANCE,) for dice that a person rolls, or that are not rolled yet."""
        return self._asked

    @property
    def choices_by_seat(self) -> Mapping[int, Sequence[Choice]]:
        """What each entitled seat may answer now: the asked seats, and those with a free answer."""
        return self._choices

    def choices(self, seat: int | None = None) -> Sequence[Choice]:
        """What this seat may answer now, or the one seat that is asked; nothing when the game is over.

        Raises NotAsked where several seats are asked and none is named.
        """
        if seat is None:
            return () if self.over else self.game.choices(self.state, self._one_asked())
        return self.game.choices(self.state, seat)

    def _one_asked(self) -> int:
        if self.over:
            raise NotAsked("over")
        if len(self._asked) != 1:
            raise NotAsked("several_asked", seats=list(self._asked))
        return self._asked[0]

    def draw(self) -> Draw:
        """What chance may answer now."""
        return self.game.draw(self.state)

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What this seat may know now."""
        return self.game.view(self.state, seat)

    # --- who looks -------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of people at this device."""
        return [index for index, seat in enumerate(self.seats) if seat.is_person and index not in self.away]

    def viewpoint(self, seat: int) -> int | None:
        """Whose view a seat needs: its own if it knows a secret, else that of everybody."""
        return seat if self.game.has_secrets(seat) else None

    @property
    def viewpoints(self) -> set[int | None]:
        """The views that the people at this device need."""
        return {self.viewpoint(seat) for seat in self.people}

    def may_tell(self, eyes: int | None, event: Event) -> bool:
        """Whether an event may be told to whoever has this seat's view; at the end everything may."""
        return self.over or event.known_to(eyes)

    # --- answers ---------------------------------------------------------------------------------------------

    def allows(self, seat: int, token: str) -> bool:
        """Whether a seat may give this answer now."""
        try:
            self.game.find(self.state, seat, token)
        except Refusal:
            return False
        return True

    @overload
    def answer(self, seat: str, /) -> list[Event]: ...

    @overload
    def answer(self, seat: int, token: str) -> list[Event]: ...

    def answer(self, seat: int | str, token: str = "") -> list[Event]:
        """Give an answer; chance and forced answers follow until somebody must decide. Returns all that happened.

        With the answer alone it is that of the one seat that is asked. Refused (Refusal): nothing happens.
        """
        if isinstance(seat, str):
            return self.answer(self._one_asked(), seat)
        choice = self._find(seat, token)
        self.undone.clear()
        before = len(self.log)
        self._play(seat, choice, forced=False)
        self.settle()
        return [event for heard in self.events[before:] for event in heard]

    def reseat(self, index: int, seat: Seat) -> None:
        """Somebody else sits down here: a person takes over from a computer, or the other way round."""
        self.seats = reseated(self.game.meta, self.options, self.seats, index, seat)

    def settle(self) -> None:
        """Let chance answer, and play what is forced: the one place where the engine decides for somebody."""
        while self.state.stack:
            if CHANCE in self._asked:
                drawn = None if self.real_dice else self._drawn()
                if drawn is None:
                    return
                self._play(CHANCE, drawn, forced=False)
            elif forced := self._forced():
                self._play(*forced, forced=True)
            else:
                return

    def reseed(self, seed: int) -> None:
        """Let chance draw from another seed from now on; what it has said stands."""
        self.rng = Rng(check_seed(seed))
        self.minds = self.rng.state

    def _drawn(self) -> Choice | None:
        return self.dice(self) if self.dice else self.draw().sample(self.rng)

    def use_real_dice(self, *, real: bool) -> None:
        """From now on people tell what their dice and cards show, or the match draws again."""
        self.real_dice, self.typed_from = real, len(self.log)
        self.settle()
        self.draw_hidden()

    def draw_hidden(self) -> None:
        """With real dice, too: draw what nobody has on the table, or what nobody may see who would type it."""
        while self.real_dice and CHANCE in self._asked and not self._tangible(self.state):
            self._play(CHANCE, self.draw().sample(self.rng), forced=False)
            self.settle()

    def _tangible(self, state: State) -> bool:
        step = self.game.top(state)[0]
        return isinstance(step, Chance) and step.tangible

    def _forced(self) -> tuple[int, Choice] | None:
        """The one answer of the one asked seat. Free answers do not count: they never make a question needless."""
        asked = self._asked
        if len(asked) != 1 or asked == (CHANCE,):
            return None
        step, frame = self.game.top(self.state)
        if step.never_forced:
            return None
        own = self._choices[asked[0]]
        if self.game.lists_free:
            own = [choice for choice in own if choice.kind not in self.game.free_kinds]
        if len(own) != 1 or step.space(self.state, frame, asked[0]):
            return None
        return asked[0], own[0]

    def _find(self, seat: int, token: str) -> Choice:
        for choice in self._choices.get(seat, ()):
            if choice.token == token:
                return choice
        return self.game.find(self.state, seat, token)

    def _play(self, seat: int, choice: Choice, forced: bool) -> None:
        state = self.state
        state.heard = heard = self.hearing(state)
        self.game.play(state, seat, choice)
        state.heard = None
        reveals = any(event.reveals for event in heard)
        self._history.add(Entry(seat, choice.token, forced, reveals, state.checksum()), list(heard), state)
        self._refresh()

    def _refresh(self) -> None:
        """Work out afresh who may answer what: asked seats always, others where they have a free answer."""
        game, state = self.game, self.state
        self._asked = game.asked(state)
        self._choices = {seat: game.choices(state, seat) for seat in self._asked if seat != CHANCE}
        if game.lists_free and state.stack:
            free = {
                seat: game.free_choices(state, seat) for seat in range(len(self.seats)) if seat not in self._choices
            }
            self._choices |= {seat: choices for seat, choices in free.items() if choices}

    # --- back and forth --------------------------------------------------------------------------------------

    def at(self, index: int) -> State:
        """The state after so many answers."""
        return self._history.at(index)

    def undo_index(self, seat: int) -> int:
        """The answer that this seat may take back. Raises NoUndo, which says what lies between."""
        return self._history.undo_index(seat)

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, unless chance, a reveal or another seat lies between."""
        self._take_back(self.undo_index(seat))

    def last_typed_roll(self) -> int | None:
        """Where the last thing stands that was typed from real dice."""
        since = self.typed_from if self.real_dice else len(self.log)
        places = [index for index in range(since, len(self.log)) if self.log[index].seat == CHANCE]
        return next((index for index in reversed(places) if self._tangible(self.at(index))), None)

    def correctable_roll(self) -> int | None:
        """The same where it can be put right: nothing but forced answers has followed, and nothing was revealed."""
        index = self.last_typed_roll()
        if index is None or any(not entry.forced for entry in self.log[index + 1 :]):
            return None
        return None if any(entry.reveals for entry in self.log[index:]) else index

    def correct(self) -> None:
        """Take back what was typed last: the dice on the table have not changed, so nobody is cheated."""
        index = self.correctable_roll()
        if index is None:
            raise NoUndo("undo_nothing")
        self._take_back(index)

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        if not self.undone:
            raise NoUndo("redo_nothing")
        entry, *rest = self.undone
        self._play(entry.seat, self._find(entry.seat, entry.token), entry.forced)
        self.undone = rest
        if rest and rest[0].forced:
            self.redo()

    def rewind(self, index: int) -> None:
        """Go on from an earlier moment, dice and all: where nobody can cheat by it. The save remembers."""
        if self.game.meta.hidden and not self.over:
            raise NoUndo("rewind_hidden")
        if not 0 <= index < len(self.log):
            raise NoUndo("undo_nothing")
        self._back_to(index)
        self.undone.clear()
        self.rewound += 1
        self.settle()

    def cut(self, index: int) -> None:
        """Drop what stands in the log from here on, for whoever knows what belongs there instead. Nothing settles."""
        self._back_to(index)
        self.undone.clear()

    def _take_back(self, index: int) -> None:
        undone = self.log[index:]
        self._back_to(index)
        self.undone = undone + self.undone

    def _back_to(self, index: int) -> None:
        self.state = self._history.cut(index)
        self.typed_from = min(self.typed_from, index)
        self._refresh()

    # --- replay ----------------------------------------------------------------------------------------------

    def replay(self, seat: int, token: str, checksum: int | None = None) -> None:
        """Play an answer of a log as it stands there. Raises Damaged where the replay parts from the log."""
        if self.over:
            raise Damaged("log_after_end", index=len(self.log))
        try:
            choice = self._find(seat, token)
        except Refusal as refusal:
            raise Damaged("log_diverges", index=len(self.log), answer=token[:40]) from refusal
        self._play(seat, choice, forced=self._forced() == (seat, choice))
        if checksum is not None and checksum != self.log[-1].checksum:
            raise Damaged("log_diverges", index=len(self.log) - 1, answer=token[:40])
