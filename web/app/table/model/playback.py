"""The beats on the way to the present: which is shown now, for how long, and what a trail they leave."""

from collections import deque
from collections.abc import Iterable

from app.core.context import Desk
from app.table.model.pace import BRIEF, Meter
from app.table.model.replay import Beat, beats, waits
from app.table.model.session import Session
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.events import Event

PACE = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
SEEN = 1200
"""How long dice stand at least, in milliseconds, that leave their thrower one answer, which is given at once."""


class Playback:
    """What happened since the person's last answer, one thing at a time."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk, self.session = desk, session
        self.trail: list[Event] = []
        self.now: Beat | None = None
        self.hold: int | None = 0
        """How long it stands; None until somebody goes on."""
        self.hurried = False
        """Whether the person wants nothing shown before the next question."""
        self.by_step = False
        """Whether the person goes from one thing to the next."""
        self.told: Event | None = None
        """What is said of the turn that is shown: the last thing in it that stands long enough to be read."""
        self.meter = Meter()
        self._lasts = 0
        self._coming: deque[tuple[Beat, int]] = deque()

    @property
    def _timing(self) -> Timing:
        """The events that have their own time in this game."""
        return self.session.draw.timing

    @property
    def pace(self) -> float:
        """How long things take: nothing at all for who wants no motion."""
        return 0.0 if self.hurried or self.desk.device.reduced else PACE[self.desk.preferences.speed]

    def start(self, index: int, *, afresh: bool, again: bool = False) -> None:
        """Show what happened since so many answers; afresh, the trail begins here; again, nothing is told in short."""
        self.skip()
        if afresh:
            self.trail, self.hurried, self.told = [], False, None
            self.meter.reset()
        session, eyes = self.session, self.session.eyes()
        recording, as_it_was = session.recorded(index), self._timing.as_it_was
        found = list(beats(session.rules, recording, session.view(eyes), eyes, as_it_was))
        natural = [self._natural(beat) for beat in found]
        self._coming.extend(zip(found, natural if again else self._in_short(found, natural), strict=True))

    def _in_short(self, found: list[Beat], natural: list[int]) -> list[int]:
        """The same times, a rival's whole turn within its bound."""
        surprises = self._timing.surprises
        actors = [self.actor(beat.given) for beat in found]
        rivals = [actor if actor is not None and self._rival(actor) else None for actor in actors]
        own_time = [beat.event.kind in surprises or self._awaited(beat) for beat in found]
        return self.meter.shortened(rivals, natural, own_time)

    def remember(self, events: Iterable[Event]) -> None:
        """Show the present at once, with the traces of these events."""
        self.clear()
        self.trail = list(events)

    def clear(self) -> None:
        """Show the present at once, without traces."""
        self.now, self.hurried, self.told = None, False, None
        self.trail = []
        self._coming.clear()

    def skip(self) -> None:
        """Show the present at once, with all traces; but what waits for somebody is not passed over."""
        if self.now and self.hold is None:
            return
        self.now = None
        while self._coming and not self._stands(self._coming.popleft()[0]):
            pass

    @property
    def running(self) -> bool:
        return self.now is not None or bool(self._coming)

    def advance(self) -> None:
        """Go on to the next beat that is held for a while, or to the present."""
        while self._coming:
            beat, lasts = self._coming.popleft()
            if self._stands(beat):
                return
            self._lasts, self.hold = lasts, int(lasts * self.pace)
            if (self.hold or (self.by_step and lasts)) and (self._coming or self.session.computers_turn):
                self._tell(beat)
                return
        self.now = None

    def begin_turn(self, seat: int) -> None:
        """A computer begins to think: the time of its turn runs, and nothing is told of it yet."""
        if seat != self.meter.seat:
            self.told = None
        self.meter.charge(seat, self.meter.breath(seat))

    def _tell(self, beat: Beat) -> None:
        """Show a beat. What stands for a moment only leaves the sentence as it was, within one turn."""
        before = self.actor(self.now.given) if self.now else self.meter.seat
        if self.told is None or self._lasts >= BRIEF or self.by_step or before != self.actor(beat.given):
            self.told = beat.event
        self.now = beat

    def at_new_pace(self) -> None:
        """What is shown now stands as long as it would have at the pace that was just chosen."""
        if self.hold is not None:
            self.hold = int(self._lasts * self.pace) if self.now else 0

    def _stands(self, beat: Beat) -> bool:
        """Leave the traces of a beat; whether it stands until somebody here goes on."""
        self.trail.append(beat.event)
        if not (self.session.people and waits(self.session.draw, beat.event)):
            return False
        self.now, self.hold, self.told = beat, None, beat.event
        return True

    # -------------------------------------------------------------- how long
    def actor(self, index: int) -> int | None:
        """Who has answered last of so many answers."""
        entries = reversed(self.session.log[:index])
        return next((entry.seat for entry in entries if entry.seat != CHANCE), None)

    def _rival(self, seat: int) -> bool:
        return self.session.seats[seat].is_computer

    def _awaited(self, beat: Beat) -> bool:
        return beat.event.kind in self._timing.suspense

    def _natural(self, beat: Beat) -> int:
        """For how many milliseconds something is shown at the normal pace."""
        log, seats = self.session.log, self.session.seats
        entry = log[beat.given - 1]
        after = log[beat.given] if beat.given < len(log) else None
        lasts = self.session.draw.pace(beat.event)
        if after is None:
            return lasts
        if entry.seat == CHANCE:
            thrower = self.actor(beat.given)
            alone = after.forced and after.seat == thrower and seats[after.seat].is_person
            return max(lasts, SEEN) if alone else lasts
        if not self._awaited(beat) and after.seat == CHANCE and seats[entry.seat].is_person:
            return 0  # Who has asked for the dice wants to see them fall.
        return lasts
