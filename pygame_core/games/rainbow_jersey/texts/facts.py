"""What the sentences need to know of a view, worked out in one place."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygame_core.engine.core.choice import Choice

from ..board import ABANDON_GAIN, END_OF_ROAD, ENERGY, SPACE, SPACES, UPKEEP, dots, reach
from ..rules.answers import RESERVE
from ..rules.jerseys import MIXED, NEEDED

View = Mapping[str, Any]
NOBODY = -1
DIE = range(1, 7)
FREE = ("abandon", "exchange")


def asked(view: View) -> int:
    """The seat that is asked; while chance is, the one whose die or card it is."""
    if view["asked"]:
        return int(view["asked"][0])
    rider = view["beneficiary"] if view["step"] == "yellow" else view["front"]
    return int(rider if rider >= 0 else leading(view))


def actor(choice: Choice, view: View, eyes: int) -> int:
    """Who would give this answer: what is free may be anybody's who looks."""
    if choice.kind not in FREE:
        return asked(view)
    if choice.kind == "abandon" and choice.args[0] != RESERVE and view["holder"][int(choice.args[0])] >= 0:
        return int(view["holder"][int(choice.args[0])])
    return eyes if eyes >= 0 else asked(view)


def leading(view: View) -> int:
    """Who is in front now; nobody before the start, or where nobody knows yet (see next_roll)."""
    return int(view["order"][0]) if view["order"] and not view.get("open") else NOBODY


def domestiques(view: View, seat: int) -> int:
    """How many a seat still has."""
    return int(view["reserve"][seat]) + len(held(view, seat))


def held(view: View, seat: int) -> list[int]:
    """The spaces that a seat holds."""
    return [space for space, holder in enumerate(view["holder"]) if holder == seat]


def worth(view: View, seat: int) -> int:
    """What a seat's polka-dot cards are worth."""
    return dots(view["double"][seat], view["triple"][seat])


def relief(view: View, seat: int) -> int:
    """What a domestique who abandons would bring: never above sixty."""
    return min(ABANDON_GAIN, ENERGY - int(view["energy"][seat]))


def needed(view: View) -> int:
    """So many rainbow jerseys win."""
    return NEEDED[view["target"]]


def mixed(view: View) -> bool:
    """Whether a green and a polka-dot jersey are needed, too."""
    return bool(view["target"] == MIXED)


def to_line(view: View) -> int:
    """So many spaces to the line."""
    return SPACES - int(view["space"])


def best_bid(view: View, seat: int) -> int:
    """The most that a seat could bid, letting all domestiques go but the one to be placed."""
    return reach(int(view["energy"][seat]), domestiques(view, seat) - 1)


def to_speak(view: View) -> list[int]:
    """Who will really speak in the auction, in order: not those who will be passed over, whatever comes."""
    first, *later = view["auction"]["waiting"]
    high = view["auction"]["high"]
    return [first, *(seat for seat in later if domestiques(view, seat) and best_bid(view, seat) > high)]


class Climb(NamedTuple):
    """What an attack may lead to."""

    start: int
    winning: int
    """So many faces of the die win the race."""

    @property
    def least(self) -> int:
        return self.start + DIE[0]

    @property
    def most(self) -> int:
        return min(self.start + DIE[-1], END_OF_ROAD - 1)

    @property
    def upkeep(self) -> tuple[int, int]:
        """The least and the most that staying there costs a turn."""
        return UPKEEP[self.least], UPKEEP[self.most]


def climb(view: View, seat: int) -> Climb:
    """The attack of a seat, from where it rides now."""
    start = int(view["gap"]) if seat == view["away"] else 0
    return Climb(start, sum(start + die >= END_OF_ROAD for die in DIE))


def place_of(view: View, seat: int) -> int:
    """The rank of a seat at the end; equals share it."""
    ahead = 1
    for seats in view["result"]["ranking"]:
        if seat in seats:
            break
        ahead += len(seats)
    return ahead


def value(space: int) -> int:
    """What a space costs or gives."""
    return SPACE[space][1]
