"""Who still rides in a slot, who must take the lowest die, and what comes when all have played."""

from ..road import ROADS
from ..state import NOBODY, OUTSIDE, PUNCTURED, UP, Race

FLAT_TYRE = [1, 2, 4]
MATES_DICE, ATTACK_DICE = 3, 2


def carries_worst(s: Race, rider: int) -> bool:
    """Whether the rider must take the lowest die: grazed, or hungry."""
    return bool(s.grazed[rider] or s.hungry[rider])


def active(s: Race) -> list[int]:
    """The riders of the slot who can still ride in it."""
    place, posture, given = s.place, s.posture, s.given
    return [rider for rider in s.crew if posture[rider] == UP and place[rider] >= OUTSIDE and rider not in given]


def flat(s: Race, rider: int) -> None:
    """R31: to the roadside until the phase is over; who is outside only loses the throw."""
    place = s.place[rider]
    s.tell("punctured", rider=s.names[rider], cell=ROADS[s.route].name[place] if place >= 0 else "outside")
    if s.phase == "leaders":
        after_dice(s)
    if place >= 0:
        s.on[place] = NOBODY
        s.posture[rider] = PUNCTURED
        s.pending[rider], s.declined[rider] = 0, ()


def after_dice(s: Race) -> None:
    """All have played: the neutral riders, or the end of the slot."""
    s.goto("neutrals" if s.phase == "mates" and not s.part else "end_slot")
