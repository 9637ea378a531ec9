"""A stretch of the game as a row of pictures: one for each thing that happened, in the order of the rules.

While answers are given a recording keeps a copy of the state at each event; a view of it is made when it is shown.
Where nobody recorded, as when somebody looks back, the answers are played once more on a copy.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from typing import Any

from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.state import State
from pygame_core.engine.match.match import Match

View = Mapping[str, Any]


class Heard(list[Event]):
    """The events of one answer, with a copy of the state at each of them."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self._state = state
        self.states: list[State] = []

    def append(self, event: Event, /) -> None:
        """Keep the event, and how things stand."""
        super().append(event)
        self.states.append(self._state.copy())


class Recording:
    """A stretch of answers that is being given."""

    def __init__(self, start: int) -> None:
        self.start = start
        """So many answers were given before."""
        self.answers: list[Heard] = []
        self.begun: list[State] = []
        """The state before each answer."""

    def hear(self, state: State) -> Heard:
        """The list that takes the events of the next answer."""
        self.begun.append(state.copy())
        self.answers.append(heard := Heard(state))
        return heard

    def reaches(self, start: int, end: int) -> bool:
        """Whether these are the answers from one to the other, each of them once."""
        return self.start == start and start + len(self.answers) == end


class Beat:
    """One thing that happened, and how things stood then."""

    def __init__(self, given: int, event: Event, look: Callable[[], View]) -> None:
        self.given, self.event = given, event
        self._look = look

    @cached_property
    def view(self) -> View:
        """What was to be seen, made when it is first asked for."""
        return self._look()


def waits(draw: Drawing, event: Event) -> bool:
    """Whether the picture after this event stands until somebody goes on."""
    return event.kind in draw.timing.waits


def played_again(match: Match, start: int) -> Recording:
    """The answers since so many, played once more on a copy."""
    game, state, recording = match.game, match.at(start), Recording(start)
    for entry in match.log[start:]:
        state.heard = recording.hear(state)
        game.play(state, entry.seat, game.find(state, entry.seat, entry.token))
        state.heard = None
    return recording


def beats(
    game: Game[Any], recording: Recording, now: View, seat: int | None, as_it_was: Collection[str] = ()
) -> Iterator[Beat]:
    """What happened in a stretch up to the present, as this seat may know it; `now` is what it sees at its end.

    The last thing shows what came of the answer; where it clears the table, its kind is among those shown as it was.
    """
    afterwards = [*(_seen(game, state, seat) for state in recording.begun[1:]), lambda: now]
    for given, (heard, after) in enumerate(zip(recording.answers, afterwards, strict=False), recording.start + 1):
        for place, event in enumerate(heard):
            if event.known_to(seat):
                last = place == len(heard) - 1 and event.kind not in as_it_was
                yield Beat(given, event, after if last else _during(game, heard.states[place:], seat, after))


def _seen(game: Game[Any], state: State, seat: int | None) -> Callable[[], View]:
    return lambda: game.view(state, seat)


def _during(game: Game[Any], states: list[State], seat: int | None, after: Callable[[], View]) -> Callable[[], View]:
    """The first of these moments that can be looked at, else what came of the answer."""

    def look() -> View:
        return next((view for state in states if (view := _at_rest(game, state, seat))), None) or after()

    return look


def _at_rest(game: Game[Any], state: State, seat: int | None) -> View | None:
    """A view of a moment, unless the rules have not made up yet what its event speaks of."""
    try:
        return None if game.between_steps(state) else game.view(state, seat)
    except LookupError:
        return None
