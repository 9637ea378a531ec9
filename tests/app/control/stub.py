"""A table for one controller: the game is real, what is painted is only counted."""

from itertools import count

from app.core.context import desk_from
from app.core.screen import Answer, Reply
from app.table.control import presenter
from app.table.model import session as sessions
from app.table.model.playback import Playback
from app.table.model.screen_state import ScreenState
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.match.match import Match


class StubTable:
    """What a controller is given."""

    def __init__(self, session: Session) -> None:
        self.desk, self.session, self.state = session.desk, session, ScreenState()
        self.playback = Playback(self.desk, session)
        self.replies = self.afresh = self.reloads = 0
        self.notes: list[tuple[str, ...]] = []
        self.told: list[tuple[int, bool]] = []

    def picture(self) -> Picture:
        return presenter.present(self)

    def reply(self) -> Reply:
        self.replies += 1
        return {}

    def paint_afresh(self) -> None:
        self.afresh += 1

    def changed(self) -> None:
        self.state = self.state.after_change()
        self.playback.clear()

    def interrupt(self) -> None:
        self.state.interrupt()

    def tell(self, before: int, *, afresh: bool = True) -> None:
        self.told.append((before, afresh))

    def hold_still(self, *, still: bool) -> None:
        self.state.paused = self.playback.by_step = still

    def note(self, title: str, *sentences: str, ways: list[tuple[str, str]] | None = None, by: str = "note") -> None:
        self.notes.append((by, title, *sentences, *(do for do, _ in ways or [])))

    def reload(self) -> None:
        self.reloads += 1

    def greeted(self) -> None:
        self.state.greeting = False

    def refusal(self, refusal: Refusal) -> str:
        return refusal.code


class Anything:
    """A guide that lets everything be given."""

    def prepare(self) -> None: ...

    def teach(self, picture: Picture) -> None: ...

    def spoken(self) -> str:
        return ""

    def refused(self, token: str) -> Reply | None:
        return None

    def regions(self, picture: Picture, told: object) -> dict[str, str]:
        return {}


class Nothing(Anything):
    """A guide that lets nothing be given."""

    def refused(self, token: str) -> Reply | None:
        return {"say": f"not {token}"}


def table(game: str = "velo-city", people: int = 1, players: int = 4, *, real_dice: bool = False) -> StubTable:
    """A new game with this many people, of as many as can play; a person begins, if there is one."""
    desk = desk_from({"entropy": "5a" * 32, "languages": ["en"]})
    meta = registry.meta(game)
    seats = meta.seats(people, min(players, meta.players[1]))
    begun = (_begun(game, seats, seed, real_dice=real_dice) for seed in count(1))
    match = next(match for match in begun if not people or {*match.asked} & {*match.people})
    return StubTable(sessions.begin(desk, match))


def _begun(game: str, seats: tuple[Seat, ...], seed: int, *, real_dice: bool) -> Match:
    match = Match(registry.game(game), {}, seats, seed)
    match.settle()
    match.use_real_dice(real=real_dice)
    return match


def given(answer: Answer) -> Reply:
    """An answer that needs no waiting."""
    assert isinstance(answer, dict)
    return answer
