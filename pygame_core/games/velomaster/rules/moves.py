"""F8 and F9: a rider moves, cell by cell, with whatever each step asks of him."""

from collections.abc import Sequence

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..road import ROADS, Road
from ..state import FINISHED, NOBODY, OUTSIDE, Race
from . import why
from .answers import GO, ONLY, PENDING, STAY, STOP
from .feed import feed
from .riders import arrive, free_ways, up_on_road
from .trains import find_trains, reward_trains
from .trials import crash, next_pending, settle, test_power, test_skill


def begin_move(s: Race, rider: int, points: int, cause: str, six: int = 0) -> None:
    """A rider has so many points: of a die, of a launch, of a blocked move ("pending")."""
    if s.law["pro_condition"]:
        s.trains = find_trains(s)
    s.call("move", rider=rider, points=points, cause=cause, six=six, tested=0, made=0, to=-1, tests=(), asked=0)


class Move(Step[Race]):
    """One step after another, straight or to a side, until the points are used, or one stops, fails, falls."""

    name = "move"
    last = STOP

    def proceed(self, s: Race, f: Frame) -> bool:
        if f["to"] >= 0:
            self.step(s, f)
            return False
        if f["points"]:
            rider = f["rider"]
            if s.posture[rider] == 0 and s.place[rider] >= OUTSIDE:
                on, place, road = s.on, s.place[rider], ROADS[s.route]
                for cell in road.ways[place] if place >= 0 else road.entries:
                    if on[cell] < 0:
                        return True
                # R38: whoever rides first always has a way, so the road never jams.
                s.tell("blocked", rider=s.names[rider], cell=_cell_name(road, place), left=f["points"])
                self.blocked(s, f)
        self.over(s, f)
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owner[f["rider"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        road, on, place = ROADS[s.route], s.on, s.place[f["rider"]]
        step = road.step
        if place < 0:
            found = [step[cell] for cell in road.entries if on[cell] < 0]
            if f["cause"] == "launch":
                return found
        else:
            found = [step[cell] for cell in road.ways[place] if on[cell] < 0]
        found.append(self.last)
        return found

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind != "step":
            self.stop(s, f)
            return
        road, rider = ROADS[s.route], f["rider"]
        a, b = s.place[rider], road.cell[choice.args[0]]
        f["points"] -= 1  # R6: to the side, too.
        if a >= 0 and (tests := before(s, road, a, b)):
            f["tests"] = tests
            f["to"] = b
        else:
            self.come(s, f, road, b)

    def come(self, s: Race, f: Frame, road: Road, b: int) -> None:
        """The rider stands on the next cell; what that asks of him comes after."""
        rider = f["rider"]
        if s.heard is not None:
            s.tell("stepped", rider=s.names[rider], start=_cell_name(road, s.place[rider]), cell=road.name[b])
        arrive(s, rider, b)
        f["made"] += 1
        tests: tuple[str, ...] = ()
        if road.danger[b]:
            tests = ("danger",)
        if f["six"] and road.downhill[b] and not f["tested"] and s.law["pro_descent_six"]:
            tests += ("six",)
        f["tests"], f["to"] = tests, b if tests else -1

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_stepped(s, f, words)

    def step(self, s: Race, f: Frame) -> None:
        """What a step asks, test after test; the first failure ends the move."""
        road, tests, rider = ROADS[s.route], f["tests"], f["rider"]
        there = s.place[rider] == f["to"]
        if f["asked"]:
            f["asked"] = 0
            test, f["tests"] = tests[0], tests[1:]
            passed, s.returned = s.returned, None
            if not passed:
                f["to"], f["tests"], f["points"] = -1, (), 0
                if test != "lateral":
                    crash(s, rider, s.place[rider], test)
            elif there and not f["tests"]:
                f["to"] = -1
        elif tests:
            f["asked"] = 1
            f["tested"] = f["tested"] or int(tests[0] == "six")
            if tests[0] == "lateral":
                test_power(s, rider, road.climb[s.place[rider]], "lateral")
            else:
                test_skill(s, rider, tests[0])
        else:
            self.come(s, f, road, f["to"])

    def stop(self, s: Race, f: Frame) -> None:
        """F8.1 and F8.3: a chosen stop; with a six in use it is braking."""
        rider, left = f["rider"], f["points"]
        s.tell("stopped", rider=s.names[rider], cell=_cell_name(ROADS[s.route], s.place[rider]), left=left)
        f["points"] = 0
        if f["six"] and s.law["pro_braking"] and s.place[rider] >= 0:
            brake(s, f)

    def blocked(self, s: Race, f: Frame) -> None:
        """R33: a leader stopped on his own die keeps what is left of it."""
        rider = f["rider"]
        if f["cause"] == "die" and s.law["expert"] and s.phase == "leaders":
            s.pending[rider] = f["points"]
            s.tell("pending", rider=s.names[rider], points=f["points"])
        f["points"] = 0

    def over(self, s: Race, f: Frame) -> None:
        """F8.4: one cell more where the move ends in a descent. R25 of the launch: nothing follows there."""
        rider, cause = f["rider"], f["cause"]
        rolls = f["made"] and cause != "launch" and up_on_road(s, rider) and ROADS[s.route].downhill[s.place[rider]]
        if rolls and free_ways(s, rider):
            s.goto(**{**f, "step": "descent", "points": 1, "made": 0})
        else:
            end_move(s, f)


def end_move(s: Race, f: Frame) -> None:
    """The move is completed: feed, a leader's train, leaders that were blocked."""
    s.end()
    rider = f["rider"]
    if f["cause"] in ("launch", "leap"):
        return
    if s.law["feed"] and s.place[rider] >= 0:
        feed(s, rider)
    if s.law["pro_condition"]:
        reward_trains(s)
    settle(s)  # R53: called last, it comes first.


def brake(s: Race, f: Frame) -> None:
    """P: a skill test on the rider's own cell. R43: it is the die that counts; who is blocked does not brake."""
    f["to"], f["tests"] = s.place[f["rider"]], ("braking",)


class Descent(Move):
    """F8.4: one free cell after a stop in a descent, or none."""

    name = "descent"
    last = STAY

    def stop(self, s: Race, f: Frame) -> None:
        s.tell("stayed", rider=s.names[f["rider"]])
        f["points"] = 0
        if s.law["pro_braking"]:
            brake(s, f)

    def blocked(self, s: Race, f: Frame) -> None:
        f["points"] = 0

    def over(self, s: Race, f: Frame) -> None:
        end_move(s, f)


class Pending(Step[Race]):
    """F11.2: a leader whose way has opened may use the points that were left, once."""

    name = "pending"

    def proceed(self, s: Race, f: Frame) -> bool:
        f["rider"] = next_pending(s)
        if f["rider"] != NOBODY:
            return True
        s.end()
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owner[f["rider"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return PENDING

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        rider = f["rider"]
        if choice == GO:
            points, s.pending[rider], s.declined[rider] = s.pending[rider], 0, ()
            s.tell("went", rider=s.names[rider], points=points)
            begin_move(s, rider, points, "pending")
        else:
            s.declined[rider] = free_ways(s, rider)
            s.tell("waited", rider=s.names[rider])

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_offered("pending", words)


def before(s: Race, road: Road, a: int, b: int) -> tuple[str, ...]:
    """F9.1 and F9.2: the tests that a step asks before it is made."""
    if b == road.straight[a]:
        return ()
    tests: tuple[str, ...] = ("lateral",) if road.climb[a] else ()
    return (*tests, "between") if s.law["expert"] and between(s, road, a, b) else tests


def between(s: Race, road: Road, a: int, b: int, but: int = NOBODY) -> bool:
    """R27: a diagonal past a bike straight ahead and another one directly behind the target, where that one touches."""
    if road.end[b] <= road.end[a] or b == road.finish:
        return False
    ahead, behind = s.on[road.straight[a]], s.on[road.behind[b]]
    if ahead < 0 or behind < 0 or but in (ahead, behind) or road.straight[a] >= road.finish:
        return False
    return road.behind[b] in road.touching[a]


def _cell_name(road: Road, place: int) -> str:
    return road.name[place] if place >= 0 else "finish" if place == FINISHED else "outside"
