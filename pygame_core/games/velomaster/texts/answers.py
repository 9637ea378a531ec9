"""Answers in words: on their tickets, before they are given, and what they may cost."""

from collections.abc import Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Label

from ..road import ROADS
from ..rules.landings import Trial, landings, trials
from ..rules.moves import before
from ..rules.relays import leap_of
from ..state import Race
from ..view import race_seen
from .goals import gains
from .speaker import Speaker
from .votes import decides

if TYPE_CHECKING:
    from fractions import Fraction

View = Mapping[str, Any]
D20, SKILL = 20, 2
SPOKEN = ("step", "leap", "ride")
"""Answers with a sentence of their own for those who hear it."""


def _facts(choice: Choice) -> dict[str, Any]:
    """What a ticket names: a rider, a die, a cell."""
    kind, args = choice.kind, choice.args
    if kind in ("give", "start"):
        return {"rider": args[0], "die": args[1]}
    if kind == "take":
        return {"die": args[0]}
    if kind in ("step", "leap", "relay", "accelerate"):
        return {"cell": args[0]}
    if kind == "ride":
        return {"riders": args, "bibs": ", ".join(str(rider).partition("-")[2] for rider in args)}
    return {"dice": args} if kind == "roll" else {"rider": args[0] if args else ""}


def _direction(choice: Choice, view: View) -> tuple[str, dict[str, Any]]:
    """How a step's ticket is called: by its direction, on the way in by its lane."""
    s = race_seen(view)
    road, place = ROADS[s.route], s.place[s.stack[-1]["rider"]]
    cell = road.cell[choice.args[0]]
    if place < 0:
        return "step_entry", {"lane": sorted(road.lane[entry] for entry in road.entries).index(road.lane[cell]) + 1}
    ways = {road.right[place]: "right", road.left[place]: "left", road.straight[place]: "straight"}
    return f"step_{ways[cell]}", {}


def _landing(choice: Choice, view: View) -> tuple[str, dict[str, Any]]:
    """A leap is called by the number of its landing on the road."""
    s = race_seen(view)
    places = [*landings(s, leap_of(s.stack[-1]))]
    return "leap", {"place": places.index(ROADS[s.route].cell[choice.args[0]]) + 1}


def _line(choice: Choice, view: View) -> tuple[str, dict[str, Any]]:
    """A line is called by its riders, from its head, and each gains as many cells as it has."""
    s = race_seen(view)
    tail = ROADS[s.route].cell[choice.args[0]]
    riders = next((riders for riders, cells in s.lines if cells[0] == tail), ())
    return choice.kind, {"riders": [s.names[rider] for rider in reversed(riders)], "count": len(riders)}


def _elsewhere(choice: Choice, _view: View) -> tuple[str, dict[str, Any]]:
    return choice.kind, {}


_ON_THE_ROAD = {"step": _direction, "leap": _landing, "relay": _line, "accelerate": _line}


def label(choice: Choice, view: View, names: Sequence[str], lang: str) -> Label:
    """One answer on its ticket."""
    speaker = Speaker(lang, names, view["colours"])
    facts = _facts(choice)
    key, more = _ON_THE_ROAD.get(choice.kind, _elsewhere)(choice, view)
    key = f"readmit_{key}" if view["step"] == "readmit" else key
    title = speaker.say(f"label_{key}", **facts, **more)
    detail = _detail(speaker, choice, view, more)
    spoken = speaker.say(f"spoken_{choice.kind}", title=title, **facts) if choice.kind in SPOKEN else title
    return Label(title, detail, f"{spoken}, {detail}" if detail else spoken)


def _detail(speaker: Speaker, choice: Choice, view: View, more: Mapping[str, Any]) -> str:
    """What stands under the name: who gains, what a voice decides, where a leap leads, how many tests wait."""
    if "count" in more:
        return speaker.say("detail_line", **more)
    if choice.kind in ("yes", "no") and view["step"] == "vote":
        key, voices = decides(race_seen(view), yes=choice.kind == "yes")
        return speaker.say(key, **voices)
    if choice.kind == "leap":
        return _leap(speaker, choice, view)
    tests = tests_of(choice, view)
    told = [speaker.say("detail_tests", tests=len(tests))] if tests else []
    return ", ".join(told + _brings(speaker, choice, view)) or _free(speaker, choice, view)


def _brings(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    """What the cell of a step brings."""
    if choice.kind != "step":
        return []
    s = race_seen(view)
    road = ROADS[s.route]
    return gains(speaker, s, road, s.stack[-1]["rider"], road.cell[choice.args[0]])


def _free(speaker: Speaker, choice: Choice, view: View) -> str:
    """How far the road is free beyond the cell of a step, as far as points go."""
    left = view["points_left"] - 1
    if choice.kind != "step" or left < 1 or choice.args[0] == "finish":
        return ""
    s = race_seen(view)
    road, found = ROADS[s.route], 0
    cell = road.cell[choice.args[0]]
    while found < left and s.on[road.straight[cell]] < 0 and cell != road.finish:
        cell, found = road.straight[cell], found + 1
    return speaker.say("detail_free", cells=found)


def _leap(speaker: Speaker, choice: Choice, view: View) -> str:
    """To which side of the line a leap lands, and how surely."""
    s = race_seen(view)
    road, cell = ROADS[s.route], ROADS[s.route].cell[choice.args[0]]
    shift = road.lane[cell] - road.lane[s.place[s.stack[-1]["rider"]]] if cell < road.finish else 0
    side = "left" if shift < 0 else "right" if shift > 0 else "straight"
    chance = _chance(tests_of(choice, view))
    told = speaker.say("goal_sure") if chance == 1 else speaker.say("goal_chance", chance=round(100 * chance))
    return f"{speaker.say(f'detail_leap_{side}')}, {told}"


def preview(choice: Choice, view: View, names: Sequence[str], lang: str) -> str:
    """What the answer leads to."""
    speaker = Speaker(lang, names, view["colours"])
    told = []
    if tests := tests_of(choice, view):
        told.append(speaker.say("told_tests", tests=[_test(speaker, test) for test in tests]))
    if choice.kind in ("step", "leap") and choice.args[0] == "finish":
        told.append(speaker.say("told_home"))
    elif choice.kind == "step" and view["step"] == "move":
        told.append(speaker.say("told_left", points=view["points_left"] - 1))
    told += _stopping(speaker, choice, view)
    return "\n".join(told) or speaker.say("told_answer", title=label(choice, view, names, lang).title)


def _stopping(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    """What stopping asks for."""
    if choice.kind not in ("stop", "stay"):
        return []
    s = race_seen(view)
    if not s.law["pro_braking"]:
        return []
    if choice.kind == "stay":
        return [speaker.say("told_stay")]
    return [speaker.say("told_brake")] if s.stack[-1]["six"] else []


def _test(speaker: Speaker, test: Trial) -> str:
    why, against, _ = test
    return speaker.say("told_power" if against else "told_skill", why=why, against=against)


def tests_of(choice: Choice, view: View) -> tuple[Trial, ...]:
    """The tests that a step or a leap asks."""
    if choice.kind not in ("step", "leap"):
        return ()
    s = race_seen(view)
    cell = ROADS[s.route].cell[choice.args[0]]
    if choice.kind == "step":
        return _step_tests(s, cell)
    leap = leap_of(s.stack[-1])
    return trials(s, leap, cell, landings(s, leap)[cell])


def _step_tests(s: Race, cell: int) -> tuple[Trial, ...]:
    road, frame = ROADS[s.route], s.stack[-1]
    place = s.place[frame["rider"]]
    first = before(s, road, place, cell) if place >= 0 else ()
    found = [(why, road.climb[place] if why == "lateral" else 0, place) for why in first]
    if road.danger[cell]:
        found.append(("danger", 0, cell))
    if frame["six"] and not frame["tested"] and road.downhill[cell] and s.law["pro_descent_six"]:
        found.append(("six", 0, cell))
    return tuple(found)


def chance_of(test: Trial) -> "Fraction":
    """The exact chance of passing."""
    from fractions import Fraction  # It takes a while to load, and only odds need it.

    return Fraction(D20 - (test[1] or SKILL), D20)


def explain(choice: Choice, view: View, names: Sequence[str], lang: str) -> list[str]:
    """The exact chances of one answer."""
    speaker, tests = Speaker(lang, names, view["colours"]), tests_of(choice, view)
    told = [speaker.say("chance_trial", why=test[0], chance=chance_of(test)) for test in tests]
    if len(tests) > 1:
        told.append(speaker.say("chance_all", chance=_chance(tests)))
    return told


def _chance(tests: Sequence[Trial]) -> "Fraction | int":
    """The chance that all of them are passed."""
    return prod(map(chance_of, tests))


def odds(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The chance of the test that is to be rolled now."""
    stack = view["pending"]["stack"]
    if view["step"] != "test":
        return []
    speaker = Speaker(lang, names, view["colours"])
    against = stack[-1]["against"]
    return [speaker.say("chance_test", rider=view["in_hand"], chance=chance_of(("", against, 0)))]
