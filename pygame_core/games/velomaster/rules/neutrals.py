"""F3.6: with two players, each leads half of the neutral team in the team-mates' phase."""

from collections.abc import Sequence
from itertools import combinations

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..state import NOBODY, OUTSIDE, Race
from . import why
from .answers import ONLY, ride
from .rounds import neutral_share, wake


class Neutrals(Step[Race]):
    """Whose riders they become until somebody else moves them."""

    name = "neutrals"

    def proceed(self, s: Race, f: Frame) -> bool:
        if s.neutrals and neutral_share(s):
            return True
        s.goto("end_slot")
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.slot]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        left = [s.names[rider] for rider in s.neutrals if s.place[rider] >= OUTSIDE and rider not in s.taken]
        return [ride(riders) for riders in combinations(left, neutral_share(s))]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        first, riders = not s.shared, tuple(s.names.index(name) for name in choice.args)
        for rider in riders:
            s.owner[rider] = seat
        s.taken, s.shared = s.taken + riders, 1
        s.crew, s.part, s.given, s.thrown, s.dice = riders, 1, (), (), ()
        s.attacker, s.worst_used, s.punctured = NOBODY, 0, 0
        s.tell("neutrals", seat=seat, riders=list(choice.args))
        s.stack.pop()
        wake(s, s.neutrals if first else ())

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_offered("neutrals", words)
