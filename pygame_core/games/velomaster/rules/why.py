"""Why an answer is not among the choices: the rule that forbids it, for a token or for a cell on the board.

Besides real answers these explain "cell A.3.2", which the page asks when somebody taps a cell that cannot be chosen.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from pygame_core.engine.core.refusals import Illegal, NotAsked, Refusal
from pygame_core.engine.core.state import Frame

from ..road import ROADS
from ..state import LYING, NOBODY, OUT, PUNCTURED, SIX, TAKEN, Race
from .condition import LEAST_TO_ATTACK, can_leap
from .lines import LAUNCHERS, is_whole

if TYPE_CHECKING:
    from .landings import Leap

BEYOND = ["cell", "beyond"]
"""What the page asks for the road beyond all that is lit."""
WRONG_MOMENT = {
    "step": "no_points",
    "stop": "no_points",
    "stay": "one_extra",
    "go": "nothing_pending",
    "wait": "nothing_pending",
    "accept": "gain_not_refusable",
    "refuse": "gain_not_refusable",
    "swap": "swap_not_now",
    "keep": "swap_not_now",
    "yes": "no_vote",
    "no": "no_vote",
    "relay": "lines_are_over",
    "accelerate": "lines_are_over",
    "leap": "no_leap_now",
    "decline": "no_leap_now",
    "attack": "attack_not_now",
    "hold": "attack_not_now",
    "give": "no_die_now",
    "take": "no_die_now",
    "start": "launch_is_over",
    "dope": "doping_not_now",
    "name": "leader_not_now",
    "ride": "neutrals_not_now",
}
"""What is said of an answer that belongs to another moment."""


def not_offered(step: str, words: Sequence[str]) -> Refusal:
    """An answer of another moment, or none at all."""
    if words[0] == "cell":
        return Illegal("cell_beyond" if step in WITH_DICE else "cell_not_now", step=step)
    if (code := WRONG_MOMENT.get(words[0])) and not _belongs(words[0], step):
        return NotAsked(code, step=step)
    return Illegal("not_offered", answer=" ".join(words))


WITH_DICE = ("give", "value", "launch", "pending")
"""Where cells are lit that a die leads to."""
STEPS = {
    "move": ("step", "stop"),
    "descent": ("step", "stay"),
    "pending": ("go", "wait"),
    "gain": ("accept", "refuse"),
    "swap": ("swap", "keep"),
    "vote": ("yes", "no"),
    "readmit": ("yes", "no"),
    "offers": ("relay", "accelerate"),
    "leap": ("leap", "decline"),
    "attack": ("attack", "hold"),
    "give": ("give",),
    "value": ("take",),
    "launch": ("start",),
    "dope": ("dope",),
    "leaders": ("name",),
    "neutrals": ("ride",),
}


def _belongs(kind: str, step: str) -> bool:
    return kind in STEPS[step]


def _rider(s: Race, words: Sequence[str], at: int = 1) -> int | None:
    name = words[at] if len(words) > at else ""
    return s.names.index(name) if name in s.names else None


def _cell(s: Race, words: Sequence[str]) -> int | None:
    name = words[1] if len(words) == 2 else ""
    return ROADS[s.route].cell.get(name)


def not_stepped(s: Race, f: Frame, words: list[str]) -> Refusal:
    """Why a rider cannot go there, or not stop."""
    rider, step = f["rider"], f["step"]
    if words == ["stop"] and step == "move":
        return Illegal("must_enter", rider=s.names[rider])
    if words[0] not in ("step", "cell"):
        return not_offered(step, words)
    if words == BEYOND:
        return Illegal("cell_too_far", points=f["points"])
    cell = _cell(s, words)
    if cell is None:
        return Illegal("no_such_cell", cell=" ".join(words[1:])[:40])
    return _cannot_enter(s, rider, cell)


def _cannot_enter(s: Race, rider: int, cell: int) -> Refusal:
    road, place = ROADS[s.route], s.place[rider]
    ways = road.ways[place] if place >= 0 else road.entries
    if cell in ways:
        if s.on[cell] >= 0:
            return Illegal("occupied", cell=road.name[cell], rider=s.names[s.on[cell]])
        return Illegal("not_offered", answer=f"step {road.name[cell]}")
    if place < 0:
        return Illegal("start_cells", cells=[road.name[way] for way in ways])
    if cell in road.touching[place]:
        for side, other in ((-1, road.left[place]), (1, road.right[place])):
            if other != road.none and road.lane[cell] == road.lane[place] + side:
                return Illegal("further_forward", cell=road.name[cell], target=road.name[other])
    return Illegal("one_cell", cell=road.name[cell], cells=[road.name[way] for way in ways])


def not_launched(s: Race, seat: int, words: list[str]) -> Refusal:
    """Why a line cannot be launched."""
    if words[0] not in ("relay", "accelerate"):
        return not_offered("offers", words)
    cell = _cell(s, words)
    found = [index for index, (riders, cells) in enumerate(s.lines) if cell in cells]
    if not found:
        return Illegal("no_line_there", cell=" ".join(words[1:])[:40])
    line = s.lines[found[0]]
    riders = line[0]
    if found[0] in s.launched or not is_whole(s, line):
        return Illegal("line_spent")
    if len(riders) > 2 and not s.law["expert"]:
        return Illegal("no_acceleration_yet", riders=len(riders))
    front = [rider for rider in riders[-LAUNCHERS:] if rider in s.crew and s.owner[rider] == seat]
    if not front:
        return Illegal("need_front_rider", first=min(LAUNCHERS, len(riders)))
    if not any(can_leap(s, rider, acceleration=len(riders) > 2) for rider in front):
        return Illegal("too_tired", rider=s.names[front[0]], condition=s.condition[front[0]])
    if cell != line[1][0]:
        return Illegal("no_line_there", cell=" ".join(words[1:])[:40])
    return Illegal("relay_is_two", riders=len(riders))


def taken_by(s: Race, words: list[str]) -> Refusal | None:
    """Who stands on a cell that somebody wants to go to with a die; nothing where it is free."""
    cell = _cell(s, words) if words[0] == "cell" and s.stack[-1]["step"] in WITH_DICE else None
    rider = s.on[cell] if cell is not None else NOBODY
    if cell is None or not 0 <= rider < TAKEN:
        return None
    return Illegal("occupied", cell=ROADS[s.route].name[cell], rider=s.names[rider])


def never_launched(s: Race, seat: int, words: list[str]) -> Refusal | None:
    """Why a line of this slot could not be launched at all; nothing where another rule has the word."""
    if words[0] not in ("relay", "accelerate") or s.slot == NOBODY or seat not in s.owners(s.slot):
        return None
    refusal = not_launched(s, seat, words)
    return refusal if refusal.code in ("no_acceleration_yet", "need_front_rider", "too_tired") else None


def not_leapt(s: Race, leap: "Leap", words: list[str]) -> Refusal:
    """Why a leap cannot land there."""
    from .landings import landings

    if words[0] not in ("leap", "cell"):
        return not_offered("leap", words)
    road = ROADS[s.route]
    return Illegal("no_such_landing", cells=[road.name[cell] for cell in landings(s, leap)])


def not_attacked(s: Race, seat: int, words: list[str]) -> Refusal:
    """Why a rider may not attack."""
    if words[0] != "attack" or (rider := _rider(s, words)) is None:
        return not_offered("attack", words)
    if refusal := _not_in_slot(s, rider):
        return refusal
    if s.owner[rider] != seat:
        return Illegal("not_your_rider", rider=s.names[rider])
    if s.grazed[rider] or s.hungry[rider]:
        return Illegal("attack_penalised", rider=s.names[rider])
    return Illegal("attack_needs", rider=s.names[rider], least=LEAST_TO_ATTACK, condition=s.condition[rider])


def not_taken(s: Race, values: Sequence[int], words: list[str]) -> Refusal:
    """Why the leader may not play this value."""
    if words[0] != "take":
        return not_offered("value", words)
    if len(words) == 2 and words[1] == str(sum(s.thrown)) and len(s.thrown) > 1:
        return Illegal("one_die")
    return Illegal("die_not_there", dice=list(values))


def not_given(s: Race, seat: int, penalties: Mapping[int, int], words: list[str]) -> Refusal:
    """Why a rider may not have this die."""
    if words[0] == "step" and _came_down(s):
        return NotAsked("one_extra", step="give")
    if words[0] != "give" or len(words) != 3:
        return not_offered("give", words)
    rider = _rider(s, words)
    if rider is None:
        return Illegal("no_such_rider", rider=words[1][:20])
    if refusal := _not_in_slot(s, rider):
        return refusal
    if rider in s.given:
        return Illegal("one_die")
    if s.owner[rider] != seat:
        return Illegal("not_your_rider", rider=s.names[rider])
    if rider in penalties:
        return Illegal("lowest_die", rider=s.names[rider], value=penalties[rider])
    if words[2] == str(min(s.thrown)) and min(s.thrown) in s.dice and penalties:
        return Illegal("lowest_reserved", value=min(s.thrown), rider=s.names[next(iter(penalties))])
    if words[2] in _sums(s.dice):
        return Illegal("one_die")
    return Illegal("die_not_there", dice=list(s.dice))


def _came_down(s: Race) -> bool:
    """Whether whoever moved last has ended in a descent: what he looks for there is one cell more."""
    place = s.place[s.given[-1]] if s.given else NOBODY
    return place >= 0 and ROADS[s.route].downhill[place]


def _sums(dice: Sequence[int]) -> set[str]:
    """What two or three dice make together that no die shows."""
    made = {sum(some) for count in (2, 3) for some in combinations(dice, count)}
    return {str(value) for value in made if value > SIX}


def _not_in_slot(s: Race, rider: int) -> Refusal | None:
    """Why this rider does not move in this slot."""
    name = s.names[rider]
    if s.owner[rider] not in s.owners(s.slot) and rider not in s.crew:
        return Illegal("not_your_rider", rider=name)
    if rider not in s.crew:
        return Illegal("other_phase", rider=name, phase=s.phase)
    if s.posture[rider] in (LYING, PUNCTURED):
        return Illegal("rider_down", rider=name, punctured=s.posture[rider] == PUNCTURED)
    if s.place[rider] < -1:
        return Illegal("rider_gone", rider=name, out=s.place[rider] == OUT)
    return None


def not_doped(s: Race, seat: int, words: list[str]) -> Refusal:
    """Why a rider is not doped."""
    if words[0] != "dope" or (rider := _rider(s, words)) is None or s.owner[rider] == seat:
        return not_offered("dope", words)
    return Illegal("not_your_rider", rider=s.names[rider])


def not_started(s: Race, riders: Sequence[int], dice: Sequence[int], words: list[str]) -> Refusal:
    """Why a rider is not launched with this die."""
    if words[0] != "start" or len(words) != 3:
        return not_offered("launch", words)
    rider = _rider(s, words)
    if rider not in riders:
        return Illegal("launch_others", riders=[s.names[one] for one in riders])
    return Illegal("die_not_there", dice=sorted({*dice}, reverse=True))


def not_swapped(s: Race, words: list[str]) -> Refusal:
    """Why a rider does not become leader."""
    if words[0] != "swap":
        return not_offered("swap", words)
    wearers = [s.names[rider] for rider in (s.gold, s.red) if rider not in (NOBODY, TAKEN)]
    return Illegal("swap_jersey", riders=wearers)
