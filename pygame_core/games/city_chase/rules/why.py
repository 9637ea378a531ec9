"""Why an answer is not among the choices: the rule that forbids it, for a token or for a place on the board.

Besides real answers these explain "look B2" and "fly X7", which the page asks when somebody taps a place that cannot be
chosen. What the police are told is the same wherever the car is.
"""

from collections.abc import Sequence

from pygame_core.engine.core.refusals import Illegal, NotAsked, Refusal

from ..board import AROUND, BUILDINGS, CROSSINGS, FLIGHTS, HELICOPTERS, INDEX, SIDE
from ..state import NOWHERE, Chase
from ..view import STEP_NAMES
from .city import actions, hideouts, to_act
from .round import flown, ordered

STEP_OF = {"place": "place", "confirm": "place", "hide": "hide", "move": "police", "check": "police", "look": "police",
           "fly": "police", "pass": "police", "end": "police", "encircled": "hide", "stay": "hide"}  # fmt: skip


KINDS = {"look": "check", "fly": "move"}
"""What a place on the board is asked for, and the answers that lead there."""


def not_placed(s: Chase, seat: int, words: Sequence[str]) -> Refusal:
    """Why this helicopter cannot stand there, or the placing is not done yet."""
    if len(words) > {"place": 3, "confirm": 1}.get(words[0], len(words)) or words == ["place"]:
        return _not_offered(words)
    if words[0] == "confirm":
        missing = [heli for heli, at in zip(HELICOPTERS, s.heli, strict=True) if at == NOWHERE]
        return Illegal("place_all_first", missing=missing) if missing else _not_offered(words)
    if words[0] != "place":
        return _wrong_phase(words, "place")
    heli, crossing = _helicopter(words), words[-1]
    if heli is not None and not s.may_order(seat, heli):
        return _not_yours(s, heli)
    if crossing not in CROSSINGS:
        return Illegal("no_such_crossing", crossing=crossing[:20])
    return _occupied(s, crossing) or _not_offered(words)


def not_hidden(s: Chase, words: Sequence[str]) -> Refusal:
    """Why the car cannot go there."""
    if words[0] == "encircled":
        return Illegal("not_encircled", building=hideouts(s.path)[0].args[0])
    if words[0] not in ("hide", "look", "stay"):
        return _wrong_phase(words, "hide")
    if len(words) != (1 if words[0] == "stay" else 2):
        return _not_offered(words)
    building = words[-1] if words[0] != "stay" else BUILDINGS[s.path[-1]] if s.path else ""
    if building not in BUILDINGS:
        return Illegal("no_such_building", building=building[:20])
    if INDEX[building] in s.path:
        return Illegal("already_used", building=building)
    if not s.path:
        return _not_offered(words)
    last = s.path[-1]
    diagonal = _diagonal(last, INDEX[building], SIDE)
    return Illegal("not_adjacent", building=building, last=BUILDINGS[last], diagonal=diagonal)


def not_done(s: Chase, seat: int, words: Sequence[str]) -> Refusal:
    """Why this helicopter cannot do that."""
    if words[0] in ("pass", "end"):
        return Illegal("must_act")
    if words[0] not in ("move", "check", "look", "fly"):
        return _wrong_phase(words, "police")
    heli = _helicopter(words)
    if len(words) > 3:
        return _not_offered(words)
    if heli is None:
        return _from_none(s, seat, words)
    if not s.may_order(seat, heli):
        return _not_yours(s, heli)
    if not to_act(ordered(s)) >> heli & 1:
        return Illegal("has_acted", heli=HELICOPTERS[heli])
    return _out_of_reach(s, heli, words)


def done(s: Chase, seat: int, words: Sequence[str]) -> Refusal | None:
    """Why an officer who is not asked any more cannot do that: their helicopter has acted, or it is somebody else's."""
    if words[0] not in ("move", "check", "look", "fly") or len(words) > 3:
        return None
    heli = _helicopter(words)
    if heli is not None and not s.may_order(seat, heli):
        return _not_yours(s, heli)
    own = next(craft for craft in range(len(HELICOPTERS)) if s.owners[seat] >> craft & 1)
    return NotAsked("has_acted", heli=HELICOPTERS[own if heli is None else heli])


def awaited(step: str, words: Sequence[str]) -> Refusal | None:
    """Why no place can be chosen by link: what the thief's device has still to say."""
    return NotAsked("not_your_phase", step=STEP_NAMES.get(step, step)) if words[0] in KINDS else None


def _out_of_reach(s: Chase, heli: int, words: Sequence[str]) -> Refusal:
    """The place is wrong: the rule depends on which kind of place."""
    place = words[-1]
    if words[0] in ("check", "look"):
        if place not in BUILDINGS:
            return Illegal("no_such_building", building=place[:20])
        around = [BUILDINGS[building] for building in AROUND[flown(s)[heli]]]
        return Illegal("not_around", building=place, heli=HELICOPTERS[heli], around=around)
    if place not in CROSSINGS:
        return Illegal("no_such_crossing", crossing=place[:20])
    return _no_flight(s, heli, place)


def _no_flight(s: Chase, heli: int, crossing: str) -> Refusal:
    here, there = flown(s)[heli], INDEX[crossing]
    if there in FLIGHTS[here] and (refusal := _occupied(s, crossing)):
        return refusal
    kind = "same" if here == there else "diagonal" if _diagonal(here, there, SIDE - 1) else "far"
    return Illegal("not_a_flight", crossing=crossing, heli=HELICOPTERS[heli], kind=kind)


def _from_none(s: Chase, seat: int, words: Sequence[str]) -> Refusal:
    """No helicopter is told, as on the board: the rule for the first that this seat may still order."""
    able = s.owners[seat] & to_act(ordered(s))
    kind = KINDS.get(words[0])
    if not kind or not able or any((kind, words[-1]) == (one.kind, one.args[1]) for one in actions(flown(s), able)):
        return _not_offered(words)
    return _out_of_reach(s, next(craft for craft in range(len(HELICOPTERS)) if able >> craft & 1), words)


def _occupied(s: Chase, crossing: str) -> Refusal | None:
    where = flown(s)
    if INDEX[crossing] not in where:
        return None
    return Illegal("occupied", crossing=crossing, heli=HELICOPTERS[where.index(INDEX[crossing])])


def _not_yours(s: Chase, heli: int) -> Refusal:
    return NotAsked("not_yours", heli=HELICOPTERS[heli], seats=s.who_orders(heli))


def _helicopter(words: Sequence[str]) -> int | None:
    return HELICOPTERS.index(words[1]) if len(words) > 2 and words[1] in HELICOPTERS else None


def _diagonal(here: int, there: int, side: int) -> bool:
    return abs(here // side - there // side) == 1 == abs(here % side - there % side)


def _wrong_phase(words: Sequence[str], step: str) -> Refusal:
    known = STEP_OF.get(words[0])
    if known == "place":
        return NotAsked("placed_for_good")
    return NotAsked("not_your_phase", step=step) if known and known != step else _not_offered(words)


def _not_offered(words: Sequence[str]) -> Refusal:
    return Illegal("not_offered", answer=" ".join(words))
