"""A chase as plain data: one vocabulary for saves, links and scenarios, read strictly.

The log is the truth: where it is told, round, helicopters and traces follow from it, and what is told besides must
agree. Where it is not, one is made that leads to what is told.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import check_fields, number, one_of

from ..board import BUILDINGS, CROSSINGS, HELICOPTERS, INDEX, REGULAR, ROUNDS, TRACK
from ..deduction.chronicle import follow, line_fault, phase_at_end
from ..deduction.proof import first_lie, hidden_rounds, is_failing_point, is_walk
from ..rules.city import actions, hideouts, outcome, to_act
from ..rules.round import CRAFT, flown, ordered
from ..state import NOWHERE, Chase, Where
from ..table import owners

if TYPE_CHECKING:
    from ..rules.game import CityChase

FIELDS = (
    "step", "round", "heli", "acted", "found", "log", "path", "skyline", "orders", "claim",
    "winner", "reason", "failing",
)  # fmt: skip
DEDUCED = ("paths", "car_in")
"""What a scenario may expect besides: what the police can work out."""
OPEN_STEPS = ("skyline", "place", "hide", "police", "over")
SEALED_STEPS = ("skyline", "place", "seal", "orders", "reply", "reveal", "over")
ORDERED_STEPS = ("orders", "reply", "over")
SEALED_NAMES = {"hide": "seal", "police": "orders"}
OPEN_NAMES = {step: name for name, step in SEALED_NAMES.items()}
REASONS = {
    "arrest": ("police",), "encirclement": ("police",), "escape": ("thief",), "resignation": ("police", "thief"),
    "cheating": ("police",), "unproven": ("police",),
}  # fmt: skip
CLAIMED = ("arrest", "encirclement", "escape", "resignation")
MOST_LINES = 120


def empty(options: Mapping[str, Any], seats: Sequence[Seat]) -> Chase:
    """A table before anything stands in the city."""
    return Chase(
        owners=owners(options, len(seats)),
        sealed=seats[0].is_remote,
        links=options["connection"] == "links",
        notes=options["notes"],
        deduction=options["deduction"],
    )


def placed_lines(heli: Where) -> list[str]:
    """The first lines of every log."""
    return [f"placed {name} {CROSSINGS[at]}" for name, at in zip(HELICOPTERS, heli, strict=True)]


def read(game: "CityChase", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Chase:
    """The chase of a position. Nothing is kept of a position with a fault."""
    check_fields(position, FIELDS)
    if not position:
        return game.start(options, seats)
    s = empty(options, seats)
    number(position.get("round", 1), "round", 1, ROUNDS)
    s.skyline = _skyline(position.get("skyline", list(REGULAR)))
    step = _step(s, position)
    if step in ("skyline", "place"):
        _read_placing(s, position, step)
    else:
        _read_chase(game, s, position, step)
    return s


# --- the parts ---------------------------------------------------------------------------------------------------


def _skyline(told: Any) -> tuple[str, ...]:
    tall = tuple(BUILDINGS[building] for building in sorted(_buildings(told, "skyline")))
    if len(set(tall)) != len(REGULAR):
        raise Damaged("position_skyline", most=len(REGULAR))
    return tall


def _step(s: Chase, position: Mapping[str, Any]) -> str:
    known = SEALED_STEPS if s.sealed else OPEN_STEPS
    step = position.get("step", "over" if "reason" in position else "")
    if not step and isinstance(position.get("log"), list):
        step = phase_at_end(position["log"])
    if not step:
        path = position.get("path", [])
        rounds = len(path.split() if isinstance(path, str) else path if isinstance(path, list) else [])
        step = "hide" if position.get("round", max(1, rounds)) > rounds else "police"
    step = SEALED_NAMES.get(step, step) if s.sealed and isinstance(step, str) else step
    return one_of(step, known, "step")


def _read_placing(s: Chase, position: Mapping[str, Any], step: str) -> None:
    for name in position:
        if name not in ("step", "round", "heli", "skyline") and position[name]:
            raise Damaged("position_too_early", field=name)
    if position.get("round", 1) != 1:
        raise Damaged("position_round", given=position["round"], expected=1)
    s.heli = _helicopters(position.get("heli", {}))
    if step == "skyline" and s.heli != Chase().heli:
        raise Damaged("position_too_early", field="heli")
    s.call(step)


def _read_chase(game: "CityChase", s: Chase, position: Mapping[str, Any], step: str) -> None:
    s.path = _buildings(position.get("path", []), "path")
    s.log = _log(position) if "log" in position else _made_log(s, position, step)
    open_phase = follow(s)
    _read_orders(s, position, step)
    _read_end(s, position, step)
    _check_rounds(s, position, step, open_phase)
    _check_told(s, position)
    _check_path(s, step)
    if step != "over":
        s.call(step)
        # Whoever is asked has an answer: a car that is shut in is not asked any more.
        game.advance(s)


def _log(position: Mapping[str, Any]) -> list[str]:
    log = position["log"]
    if not isinstance(log, list) or len(log) > MOST_LINES or not all(isinstance(line, str) for line in log):
        raise Damaged("position_log", line="")
    for line in log:
        if line_fault(line):
            raise Damaged("position_log", line=shown(line))
    if "heli" in position and not any(line.startswith("placed") for line in log):
        if any(line.startswith("move") for line in log):
            raise Damaged("position_log_placed")
        return placed_lines(_all_placed(_helicopters(position["heli"]))) + log
    return list(log)


def _made_log(s: Chase, position: Mapping[str, Any], step: str) -> list[str]:
    """A log that leads here: the helicopters where they are, the rounds, the traces when they were found."""
    thief_phase = _is_thief_phase(s, position, step)
    round_ = number(position.get("round", max(1, len(s.path) + thief_phase)), "round", 1, ROUNDS)
    found = _found(position.get("found", {}))
    log = placed_lines(_all_placed(_helicopters(position.get("heli", {"pink": "X6", "yellow": "X8", "green": "X15"}))))
    for at in range(1, round_ + (not thief_phase)):
        log.append(f"hidden {at}")
        log += [f"check {building} {colour}" for building, (colour, when) in found.items() if when == at]
    return log + [f"acted {heli}" for heli in _acted(position)]


def _is_thief_phase(s: Chase, position: Mapping[str, Any], step: str) -> bool:
    """Whether the last round told of has no hide-out yet."""
    if step in ("over", "reveal") and not s.sealed:
        return position.get("round", 0) > len(s.path) or position.get("reason") == "encirclement"
    return step in ("hide", "seal") or position.get("claim") == "police encirclement"


def _read_orders(s: Chase, position: Mapping[str, Any], step: str) -> None:
    orders = position.get("orders", [])
    if not isinstance(orders, list) or len(orders) > len(HELICOPTERS) or (orders and step not in ORDERED_STEPS):
        raise Damaged("position_orders")
    for order in orders:
        if order not in {choice.token for choice in actions(flown(s), to_act(ordered(s)))}:
            raise Damaged("position_orders")
        s.orders += (order,)
    s.claim = one_of(position.get("claim", ""), ("", *_claims()), "claim")
    if s.claim and not s.sealed:
        raise Damaged("position_too_early", field="claim")


def _claims() -> list[str]:
    return [f"{winner} {reason}" for reason in CLAIMED for winner in REASONS[reason]]


def _read_end(s: Chase, position: Mapping[str, Any], step: str) -> None:
    told = [name for name in ("winner", "reason", "failing") if position.get(name)]
    if step != "over":
        if told:
            raise Damaged("position_too_early", field=told[0])
        return
    known = tuple(REASONS) if s.sealed else CLAIMED  # What is proved or not is a matter of links.
    reason = one_of(position.get("reason", _reason(s)), known, "reason")
    winner = one_of(position.get("winner", REASONS[reason][0]), REASONS[reason], "winner")
    failing = position.get("failing", "")
    if not isinstance(failing, str) or bool(failing) != (reason == "cheating"):
        raise Damaged("position_failing")
    if failing and not is_failing_point(failing.split(" ")):
        raise Damaged("position_failing")
    if s.claim and f"{winner} {reason}" != s.claim and reason not in ("cheating", "unproven"):
        raise Damaged("position_step", step=OPEN_NAMES.get(step, step))
    s.result = outcome(s, winner, reason, failing)


def _caught(s: Chase) -> bool:
    return bool(s.log) and s.log[-1].endswith(" car")


def _reason(s: Chase) -> str:
    """How it must have ended when that is not told."""
    if _caught(s):
        return "arrest"
    return "escape" if s.last_round and len(s.acted) == len(HELICOPTERS) else "encirclement"


# --- what must agree ---------------------------------------------------------------------------------------------


def _check_rounds(s: Chase, position: Mapping[str, Any], step: str, open_phase: bool) -> None:
    """The step fits the log: while the police act the thief is hidden, and somebody has still to act."""
    done = len(s.acted) == len(HELICOPTERS)
    caught = _caught(s)
    ends = s.claim.split(" ")[-1] or (s.result or {}).get("reason", "")
    if step in ("police", "orders", "reply"):
        fits = open_phase and not done and not caught and not ends
    elif step in ("hide", "seal"):
        fits = (done or not s.acted) and s.round + open_phase <= ROUNDS and not caught and not ends
    else:
        fits = _ends_so(s, ends, open_phase, done, caught)
    if not fits or (step == "reply") > bool(s.orders):
        raise Damaged("position_step", step=OPEN_NAMES.get(step, step))
    if open_phase and not s.last_round and (step in ("hide", "seal") or _had_begun(s, position, ends, done)):
        s.round, s.acted = s.round + 1, ()
    if s.result:
        s.result = outcome(s, s.result["winner"], s.result["reason"], s.result["failing"])


def _ends_so(s: Chase, ends: str, open_phase: bool, done: bool, caught: bool) -> bool:
    """Whether the chase can end like this where the log ends."""
    counted = done or not s.acted
    if ends == "arrest":
        return caught
    if ends == "escape":
        return not caught and open_phase and s.last_round and counted
    return bool(ends) and (ends == "cheating" or not caught) and (ends != "encirclement" or counted)


def _had_begun(s: Chase, position: Mapping[str, Any], ends: str, done: bool) -> bool:
    """Whether the chase ended in a thief phase: all three had acted, or the round that is told says so."""
    if ends in ("", "arrest", "escape"):
        return False
    return ends == "encirclement" or done or (not s.acted and position.get("round") == s.round + 1)


def _check_told(s: Chase, position: Mapping[str, Any]) -> None:
    """What is told besides the log must be what the log leads to."""
    if "round" in position and number(position["round"], "round", 1, ROUNDS) != s.round:
        raise Damaged("position_round", given=position["round"], expected=s.round)
    if "heli" in position and _helicopters(position["heli"]) not in (s.heli, flown(s)):
        raise Damaged("position_heli")
    if "acted" in position and [CRAFT[heli] for heli in _acted(position)] != list(s.acted):
        raise Damaged("position_acted", given=position["acted"])
    if "found" in position:
        found = {INDEX[building]: trace for building, trace in _found(position["found"]).items()}
        if found != s.found:
            raise Damaged("position_found")


def _check_path(s: Chase, step: str) -> None:
    """As long as the rounds, from door to door, and true to all that was told."""
    if s.sealed and not s.path:
        return
    rounds = hidden_rounds(s.log)
    if len(s.path) != rounds:
        raise Damaged("position_path_length", given=len(s.path), expected=rounds)
    if not is_walk(s.path):
        raise Damaged("position_path")
    if s.sealed and step != "over":
        raise Damaged("position_path_secret")
    reason = (s.result or {}).get("reason")
    lie = first_lie(s.log, s.path)
    if lie and reason != "cheating":
        raise Damaged("position_answer", round=lie[0], building=BUILDINGS[lie[1]])
    if reason == "encirclement" and hideouts(s.path):
        raise Damaged("position_step", step=OPEN_NAMES.get(step, step))


# --- words -------------------------------------------------------------------------------------------------------


def _buildings(told: Any, field: str) -> list[int]:
    words = told.split() if isinstance(told, str) else told
    if not isinstance(words, list) or len(words) > len(BUILDINGS):
        raise Damaged("position_buildings", field=field)
    return [INDEX[one_of(word, BUILDINGS, field)] for word in words]


def _helicopters(told: Any) -> Where:
    if not isinstance(told, Mapping):
        raise Damaged("position_heli")
    for heli in told:
        one_of(heli, HELICOPTERS, "heli")
    at = [told.get(heli) for heli in HELICOPTERS]
    pink, yellow, green = (NOWHERE if place is None else INDEX[one_of(place, CROSSINGS, "heli")] for place in at)
    standing = [place for place in (pink, yellow, green) if place != NOWHERE]
    if len(set(standing)) != len(standing):
        raise Damaged("position_heli_together")
    return pink, yellow, green


def _all_placed(heli: Where) -> Where:
    if NOWHERE in heli:
        raise Damaged("position_heli_missing")
    return heli


def _found(told: Any) -> dict[str, tuple[str, int]]:
    """The traces on top: for each building its colour and the round in which it was found."""
    if not isinstance(told, Mapping) or len(told) >= ROUNDS:
        raise Damaged("position_found")
    found = {}
    for building, trace in told.items():
        words = trace.split() if isinstance(trace, str) else trace
        if not isinstance(words, list) or len(words) != 2:
            raise Damaged("position_found")
        when = int(words[1]) if isinstance(words[1], str) and words[1].isdecimal() else words[1]
        colour = one_of(words[0], TRACK, "found")
        found[one_of(building, BUILDINGS, "found")] = (colour, number(when, "found", 1, ROUNDS))
    return found


def _acted(position: Mapping[str, Any]) -> list[str]:
    acted = position.get("acted", [])
    if not isinstance(acted, list) or len(set(map(str, acted))) != len(acted):
        raise Damaged("position_acted", given=shown(acted))
    return [one_of(heli, HELICOPTERS, "acted") for heli in acted]


def write(s: Chase) -> dict[str, Any]:
    """The whole position: `read` gives the chase back."""
    step = s.stack[-1]["step"] if s.stack else "over"
    written: dict[str, Any] = {"step": step, "skyline": list(s.skyline)}
    if step == "place":
        written["heli"] = {heli: CROSSINGS[at] for heli, at in zip(HELICOPTERS, s.heli, strict=True) if at != NOWHERE}
    if step not in ("skyline", "place"):
        written |= {"log": s.log[:], "path": [BUILDINGS[building] for building in s.path], "orders": list(s.orders)}
        written["claim"] = s.claim
    if step in ("reveal", "over"):
        written["round"] = s.round  # The log alone does not always tell in which phase it ended.
    if s.result:
        written |= {name: s.result[name] for name in ("winner", "reason", "failing")}
    return {name: value for name, value in written.items() if value}
