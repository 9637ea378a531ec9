"""Tests and crashes: the D20 that lets a rider pass, or leaves him beside the road."""

from collections.abc import Sequence

from pygame_core.engine.core.chance import Draw, dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..road import ROADS
from ..state import Race
from . import why
from .answers import ACCEPT, GAIN, ONLY
from .condition import FAILURE, FALLS, NOTHING, change, gain
from .condition import GAIN as BY
from .riders import best_first, drop_out, free_ways, lie_down, up_on_road

SKILL = 2
STRONG = 18
D20 = dice(1, 20)


def test_power(s: Race, rider: int, gradient: int, why: str) -> None:
    """A power test: the D20 must beat the gradient. `returned` tells."""
    s.call("test", rider=rider, kind="power", against=gradient, why=why)


def test_skill(s: Race, rider: int, why: str) -> None:
    """A skill test: 1 and 2 make the rider fall. `returned` tells; falling is up to whoever asked."""
    s.call("test", rider=rider, kind="skill", against=SKILL, why=why)


class Test(Chance[Race]):
    """A power or a skill test."""

    name = "test"

    def draw(self, s: Race, f: Frame) -> Draw:
        return D20

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        die, rider = int(choice.args[0]), f["rider"]
        passed = int(die > f["against"])
        if s.heard is not None:
            told = {name: f[name] for name in ("kind", "why", "against")}
            s.tell("test", rider=s.names[rider], die=die, passed=bool(passed), **told)
        s.end(passed)
        if f["kind"] == "power" and s.law["pro_condition"]:
            if not passed:
                change(s, rider, FAILURE, "failed")
            elif die >= STRONG:
                gain(s, rider, "strong", then=passed)


class Gain(Step[Race]):
    """P: a gain that would bring a clean rider above 100 may be refused."""

    name = "gain"

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owner[f["rider"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return GAIN

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice == ACCEPT:
            change(s, f["rider"], BY, f["why"])
        else:
            s.tell("refused_gain", rider=s.names[f["rider"]])
        s.end(None if f["then"] == NOTHING else f["then"])

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_offered("gain", words)


def crash(s: Race, rider: int, cell: int, cause: str) -> None:
    """F9: the rider lies beside a cell; what it costs, and whom it sweeps down, follows."""
    s.tell("crashed", rider=s.names[rider], cell=ROADS[s.route].name[cell], why=cause)
    lie_down(s, rider, cell)
    if s.law["expert"]:
        s.call("crash", rider=rider, cell=cell, why=cause, todo=(), stage=0)
    else:
        s.miss[rider] = 1


class Crash(Step[Race]):
    """What follows a fall: its severity, then the pile-up behind it, one fall after the other."""

    name = "crash"

    def proceed(self, s: Race, f: Frame) -> bool:
        stage = f["stage"]
        if stage == 0:
            f["stage"] = 1
            s.call("severity", rider=f["rider"], why=f["why"])
        elif stage == 1:
            f["stage"] = 2
            f["todo"] = self.behind(s, f["cell"])
        elif stage == 3 and not s.returned:
            s.returned = None
            f["stage"] = 2
            rider, f["todo"] = f["todo"][0], f["todo"][1:]
            crash(s, rider, s.place[rider], "pileup")
        else:
            self.sweep(s, f, f["todo"][1:] if stage == 3 else f["todo"])
        return False

    def behind(self, s: Race, cell: int) -> tuple[int, ...]:
        """P: who is up, behind and touching."""
        if not s.law["pro_pileup"]:
            return ()
        return tuple([s.on[near] for near in ROADS[s.route].swept[cell] if s.on[near] >= 0])

    def sweep(self, s: Race, f: Frame, todo: tuple[int, ...]) -> None:
        """The next one who is still there rolls; when nobody is left the fall is over."""
        swept = ROADS[s.route].swept[f["cell"]]
        while todo and not (up_on_road(s, todo[0]) and s.place[todo[0]] in swept):
            todo = todo[1:]
        f["todo"] = todo
        if todo:
            s.returned = None
            f["stage"] = 3
            test_skill(s, todo[0], "pileup")
        else:
            s.end()
            settle(s)


class Severity(Chance[Race]):
    """How bad a fall is."""

    name = "severity"

    def draw(self, s: Race, f: Frame) -> Draw:
        return D20

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        die, rider = int(choice.args[0]), f["rider"]
        kind, turns = severity(die)
        s.tell("severity", rider=s.names[rider], die=die, kind=kind, turns=turns)
        s.end()
        if kind == "out":
            drop_out(s, rider, "crash")
            return
        if kind == "graze":
            s.grazed[rider] = 1
        if s.is_neutral(rider) and f["why"] != "pileup":
            s.skip[s.owner[rider]] += turns  # R39: whoever led it into this sits out in its place.
        else:
            s.miss[rider] = turns
        if kind in FALLS:
            change(s, rider, FALLS[kind], kind)


def severity(die: int) -> tuple[str, int]:
    """What a D20 means for whoever fell: a word, and the turns to miss."""
    if die == 1:
        return "out", 0
    if die <= 3:
        return "severe", 2
    if die <= 9:
        return "serious", 1
    return ("graze", 0) if die <= 17 else ("unhurt", 0)


def settle(s: Race) -> None:
    """After every completed action: leaders whose way was blocked may find it open now."""
    if any(s.pending):
        s.call("pending", rider=-1)


def next_pending(s: Race) -> int:
    """The best placed leader who may ride on now, and has not just declined it; -1 when there is none.

    A way that has closed since is forgotten: when it opens again it is asked about again.
    """
    waiting = [rider for rider, points in enumerate(s.pending) if points and s.is_up(rider)]
    for rider in best_first(s, waiting) if len(waiting) > 1 else waiting:
        free = free_ways(s, rider)
        if free and free != s.declined[rider]:
            return rider
        if not free:
            s.declined[rider] = ()
    return -1
