"""The rules of VeloMaster: the steps in the rulebook's order, bound to positions and views.

Setup: launch.py. F1 to F4: rounds.py. F5, F6: relays.py, lines.py, landings.py. Dice of F2, F3: throws.py, giving.py,
hands.py, neutrals.py. F8, F9: moves.py, trials.py. F10: condition.py, trains.py. F11: feed.py. The end: finish.py,
classifications.py, tour.py.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.steps import Step

from ..meta import META
from ..positions import reading, writing
from ..positions.fields import FIELDS
from ..state import FINISHED, OUT, OUTSIDE, Race
from ..view import race_of, view_of
from . import why
from .between_stages import Honours, Leaders, Readmit, Swap
from .finish import REASONS, Control
from .giving import Give, Value
from .launch import Dope, Home, Launch, LaunchDice, Launching, Managers, Order
from .moves import Descent, Move, Pending
from .neutrals import Neutrals
from .relays import Leaping, Offers, Vote
from .rounds import EndSlot, Round, Wake
from .throws import Attack, Throw, Verify
from .trials import Crash, Gain, Severity, Test

SETUP = (Managers(), Home(), Dope(), Order(), Launching(), LaunchDice(), Launch())
SLOTS = (
    Round(),
    Wake(),
    Offers(),
    Vote(),
    Leaping(),
    Attack(),
    Throw(),
    Verify(),
    Value(),
    Give(),
    Neutrals(),
    EndSlot(),
)
MOVES = (Move(), Descent(), Pending(), Test(), Gain(), Crash(), Severity())
FINISH = (Control(), Readmit(), Honours(), Leaders(), Swap())


class VeloMaster(Game[Race]):
    """The road race."""

    meta = META
    fields = FIELDS.names
    endings = REASONS
    steps: ClassVar[Mapping[str, Step[Any]]] = {step.name: step for step in (*SETUP, *SLOTS, *MOVES, *FINISH)}

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
        s = Race.at_the_start(options, seats)
        s.call("managers", team=0)
        return s

    def counts(self, s: Race) -> Mapping[str, int]:
        """Rounds and minutes of the last stage, and how many riders came home in it."""
        return {"rounds": s.round, "clock": s.clock, "home": len(s.finishers)}

    def refuse(self, s: Race, seat: int, token: str) -> Refusal:
        """Lines that cannot be launched and cells that are taken have their own rule, whatever is asked."""
        words = token[:200].split(" ")
        asked = seat in self.asked(s)
        own = why.never_launched(s, seat, words) or (why.taken_by(s, words) if asked else None)
        return own or super().refuse(s, seat, token)

    def view(self, s: Race, seat: int | None) -> Mapping[str, Any]:
        return view_of(s, self.asked(s))

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Race:
        return race_of(view)

    def read(self, given: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Race:
        return reading.read(self, given, options, seats)

    def write(self, s: Race) -> dict[str, Any]:
        return writing.write(s)

    def difference(self, s: Race, field: str, expected: Any) -> str:
        return writing.difference(s, self.asked(s), field, expected)

    def conserved(self, s: Race) -> Mapping[str, tuple[int, int]]:
        riders = len(s.names)
        there = [rider for rider in s.on[:-1] if rider >= 0]
        known = [place for place in s.place if place >= 0 or place in (OUTSIDE, FINISHED, OUT)]
        up = [rider for rider in range(riders) if s.place[rider] >= 0 and not s.posture[rider]]
        return {
            "riders": (len(known), riders),
            "one on a cell": (len(set(there)), len(up)),
            "finishers": (len(set(s.finishers)), s.place.count(FINISHED)),
        }


GAME = VeloMaster()
