"""A stretch of the game as a row of pictures: one for each thing that happened, in the order of the rules.

The answers are played once more on a copy; a witness on the copy's events keeps the view of each moment.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.core.events import Event
from pygame_core.engine.match.match import Match

View = dict[str, Any]


class Beat(NamedTuple):
    """One thing that happened, and how things stood then."""

    given: int
    """So many answers of the log are given, this one included."""
    event: Event
    view: View


class Witness(list[Event]):
    """Hears the events of an answer and looks at the state at each of them."""

    def __init__(self, look: Callable[[], View | None]) -> None:
        super().__init__()
        self.look = look
        self.views: list[View | None] = []

    def append(self, event: Event, /) -> None:
        """Keep the event, and the view unless the rules have not made up the state that it speaks of yet."""
        super().append(event)
        try:
            self.views.append(self.look())
        except LookupError:
            self.views.append(None)


def waits(draw: Drawing, event: Event) -> bool:
    """Whether the picture after this event stands until somebody goes on."""
    return event.kind in draw.timing.waits


def beats(match: Match, start: int, seat: int | None, as_it_was: Collection[str] = ()) -> Iterator[Beat]:
    """What happened since so many answers, as this seat may know it.

    The last thing shows what came of the answer; where it clears the table, its kind is among those shown as it was.
    """
    game, state = match.game, match.at(start)
    for index, entry in enumerate(match.log[start:], start + 1):
        witness = Witness(lambda: None if game.between_steps(state) else game.view(state, seat))
        state.heard = witness
        game.play(state, entry.seat, game.find(state, entry.seat, entry.token))
        state.heard = None
        after = game.view(state, seat)
        for place, event in enumerate(witness):
            if event.known_to(seat):
                seen = next((view for view in witness.views[place:] if view), after)
                last = place == len(witness) - 1 and event.kind not in as_it_was
                yield Beat(index, event, after if last else seen)
