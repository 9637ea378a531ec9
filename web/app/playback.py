"""The beats on the way to the present: which is shown now, for how long, and what a trail they leave."""

from collections import deque
from collections.abc import Iterable

from app.beats import Beat, beats, waits
from app.desk import Desk
from app.session import Session
from pygame_core.engine.chance import CHANCE
from pygame_core.engine.events import Event

PACE = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}


class Playback:
    """What happened since the person's last answer, one thing at a time."""

    def __init__(self, desk: Desk, game: Session) -> None:
        self.desk, self.game = desk, game
        self.trail: list[Event] = []
        self.now: Beat | None = None
        self.hold: int | None = 0
        """How long it stands; None until somebody goes on."""
        self.hurried = False
        """Whether the person wants nothing shown before the next question."""
        self.by_step = False
        """Whether the person goes from one thing to the next."""
        self._coming: deque[Beat] = deque()

    @property
    def pace(self) -> float:
        """How long things take: nothing at all for who wants no motion."""
        return 0.0 if self.hurried or self.desk.device.reduced else PACE[self.desk.preferences.speed]

    def start(self, index: int, *, afresh: bool) -> None:
        """Show what happened since so many answers; afresh, the trail begins here."""
        self.skip()
        if afresh:
            self.trail, self.hurried = [], False
        as_it_was = getattr(self.game.draw, "AS_IT_WAS", ())
        self._coming.extend(beats(self.game.match, index, self.game.eyes(), as_it_was))

    def remember(self, events: Iterable[Event]) -> None:
        """Show the present at once, with the traces of these events."""
        self.clear()
        self.trail = list(events)

    def clear(self) -> None:
        """Show the present at once, without traces."""
        self.now, self.hurried = None, False
        self.trail = []
        self._coming.clear()

    def skip(self) -> None:
        """Show the present at once, with all traces; but what waits for somebody is not passed over."""
        if self.now and self.hold is None:
            return
        self.now = None
        while self._coming and not self._stands(self._coming.popleft()):
            pass

    @property
    def running(self) -> bool:
        return self.now is not None or bool(self._coming)

    def advance(self) -> None:
        """Go on to the next beat that is held for a while, or to the present."""
        while self._coming:
            beat = self._coming.popleft()
            if self._stands(beat):
                return
            self.hold = self._hold(beat)
            if (self.hold or (self.by_step and self._lasts(beat))) and (self._coming or self.game.computers_turn):
                self.now = beat
                return
        self.now = None

    def at_new_pace(self) -> None:
        """What is shown now stands as long as it would have at the pace that was just chosen."""
        if self.hold is not None:
            self.hold = self._hold(self.now) if self.now else 0

    def _stands(self, beat: Beat) -> bool:
        """Leave the traces of a beat; whether it stands until somebody here goes on."""
        self.trail.append(beat.event)
        if not (self.game.people and waits(self.game.draw, beat.event)):
            return False
        self.now, self.hold = beat, None
        return True

    def _hold(self, beat: Beat) -> int:
        return int(self._lasts(beat) * self.pace)

    def _lasts(self, beat: Beat) -> int:
        """For how many milliseconds something is shown at the normal pace."""
        log = self.game.match.log
        entry = log[beat.given - 1]
        thrown = beat.given < len(log) and log[beat.given].seat == CHANCE
        awaited = beat.event.kind in getattr(self.game.draw, "SUSPENSE", ())
        if not awaited and entry.seat != CHANCE and thrown and self.game.match.seats[entry.seat].is_person:
            return 0  # Who has asked for the dice wants to see them fall.
        return int(self.game.draw.pace(beat.event))
