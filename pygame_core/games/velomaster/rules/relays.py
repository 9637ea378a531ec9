"""F5 and F6: relays and accelerations: offered, voted on, and ridden from the tail to the head."""

from collections.abc import Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..road import ROADS
from ..state import FINISHED, NOBODY, NOWHERE, Line, Race
from . import why
from .answers import DECLINE, ONLY, PASS, VOTES, YES
from .condition import can_leap
from .feed import feed
from .landings import Leap, exit_of, landings, trials
from .lines import usable, weight
from .riders import arrive, best_first, free_ways, up_on_road
from .trains import find_trains, reward_trains
from .trials import crash, settle, test_power, test_skill

PAIR = 2


class Offers(Step[Race]):
    """F5: who moves in this slot may launch his lines, in any order, or stop."""

    name = "offers"

    def proceed(self, s: Race, f: Frame) -> bool:
        seats = f["seats"]
        while s.lines and f["asked"] < len(seats):
            if usable(s, seats[f["asked"]]):
                return True
            f["asked"] += 1
        if f["then"] == "attack":
            s.goto("attack", asked=0)
        else:
            s.goto("throw")
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        seat: int = f["seats"][f["asked"]]
        return ONLY[seat]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        road = ROADS[s.route]
        lines = [s.lines[index] for index in usable(s, seat)]
        found = [(road.relay if len(riders) == PAIR else road.accelerate)[cells[0]] for riders, cells in lines]
        return [*found, PASS]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice == PASS:
            f["asked"] += 1
            return
        tail = ROADS[s.route].cell[choice.args[0]]
        index = next(index for index, (_, cells) in enumerate(s.lines) if cells[0] == tail)
        s.launched += (index,)
        riders = s.lines[index][0]
        s.tell("launch", seat=seat, riders=[s.names[rider] for rider in riders], kind=choice.kind)
        if len(riders) == PAIR:
            ride(s, s.lines[index])
        else:
            line = s.lines[index]  # R18: the launcher speaks for all his able riders.
            s.call("vote", line=index, order=_voters(s, line, seat), spoken=0, yes=weight(s, line, seat))

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_launched(s, seat, words)


def _voters(s: Race, line: Line, launcher: int) -> tuple[int, ...]:
    """The owners that are asked, in the order of their foremost riders."""
    owners = dict.fromkeys(s.owner[rider] for rider in reversed(line[0]))
    return tuple([seat for seat in owners if seat != launcher and weight(s, line, seat)])


def _caller(s: Race, rider: int) -> int:
    """Whose line it is that gives a leap to another's rider; nobody's where it is his own manager's."""
    owners = s.owners(s.slot)
    return NOBODY if s.owner[rider] in owners else owners[0]


class Vote(Step[Race]):
    """F5.2: half of the bikes of a line must agree to an acceleration."""

    name = "vote"

    def proceed(self, s: Race, f: Frame) -> bool:
        line = s.lines[f["line"]]
        size, left = len(line[0]), f["order"][f["spoken"] :]
        possible = f["yes"] + sum(weight(s, line, seat) for seat in left)
        if f["yes"] * 2 < size <= possible * 2:
            return True
        accepted = f["yes"] * 2 >= size
        s.tell("vote", accepted=accepted, yes=f["yes"], needed=(size + 1) // 2)
        s.end()
        if accepted:
            ride(s, line)
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        seat: int = f["order"][f["spoken"]]
        return ONLY[seat]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return VOTES

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        count = weight(s, s.lines[f["line"]], seat)
        s.tell("voted", seat=seat, yes=choice == YES, weight=count)
        f["yes"] += count if choice == YES else 0
        f["spoken"] += 1

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_offered("vote", words)


def ride(s: Race, line: Line) -> None:
    """The leap sequence of a line begins at its tail."""
    if s.law["pro_condition"]:
        s.trains = find_trains(s)
    riders = line[0]
    s.call(
        "leap", line=riders, chain=riders, todo=riders, exit=NOWHERE, swallowed=(), over=(), moved=(), rider=-1,
        landing=-1, tests=(), asked=0, ridden=0, extra=(),
    )  # fmt: skip


def leap_of(f: Frame) -> Leap:
    """The sequence of a frame as the rider who is asked finds it."""
    rider, chain = f["rider"], f["chain"]
    ahead = chain[chain.index(rider) + 1 :]
    return Leap(rider, ahead, f["line"], f["exit"], f["swallowed"], f["over"], len(f["line"]) > PAIR)


class Leaping(Step[Race]):
    """F6: each rider of the line once, from the tail to the head, leaps one cell beyond the front, or stays."""

    name = "leap"

    def proceed(self, s: Race, f: Frame) -> bool:
        if f["landing"] >= 0:
            self.attempt(s, f)
            return False
        while f["rider"] < 0 and f["todo"]:
            if self.next_rider(s, f):
                return True
        if f["rider"] >= 0:
            return True
        self.over(s, f)
        return False

    def next_rider(self, s: Race, f: Frame) -> bool:
        """Whether the next rider of the line has somebody to pass (R15) and somewhere to land."""
        rider, f["todo"] = f["todo"][0], f["todo"][1:]
        # Whoever fell leaves the chain, in a pile-up too.
        f["chain"] = tuple([one for one in f["chain"] if s.place[one] == FINISHED or up_on_road(s, one)])
        if not up_on_road(s, rider) or not can_leap(s, rider, acceleration=len(f["line"]) > PAIR):
            return False
        if rider == f["chain"][-1]:
            return False
        f["rider"] = rider
        if landings(s, leap_of(f)):
            return True
        f["rider"] = -1
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owner[f["rider"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        leap = ROADS[s.route].leap
        return [*[leap[cell] for cell in landings(s, leap_of(f))], DECLINE]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice == DECLINE:
            s.tell("declined", rider=s.names[f["rider"]])
            f["rider"] = -1
            return
        leap, landing = leap_of(f), ROADS[s.route].cell[choice.args[0]]
        f["landing"] = landing
        f["tests"] = trials(s, leap, landing, landings(s, leap)[landing])
        if not f["tests"]:
            self.land(s, f)

    def attempt(self, s: Race, f: Frame) -> None:
        """R22: one test after another before the bike moves; the first failure ends this rider's leap."""
        rider, tests = f["rider"], f["tests"]
        if f["asked"]:
            f["asked"], f["tests"] = 0, tests[1:]
            cause, against, cell = tests[0]
            passed, s.returned = s.returned, None
            if not passed:
                self.fail(s, f, None if against else cell, cause)
            elif not f["tests"]:
                self.land(s, f)
            return
        f["asked"] = 1
        cause, against, _ = tests[0]
        if against:
            test_power(s, rider, against, cause)
        else:
            test_skill(s, rider, cause)

    def fail(self, s: Race, f: Frame, cell: int | None, cause: str) -> None:
        """A power test leaves the rider where he was; a fall, or an end of the race, takes him out of the chain."""
        rider = f["rider"]
        f["rider"], f["landing"], f["tests"] = -1, -1, ()
        if cell is not None:
            s.leapt += (rider,)
            crash(s, rider, cell, cause)
        if not up_on_road(s, rider):
            f["chain"] = tuple([one for one in f["chain"] if one != rider])

    def land(self, s: Race, f: Frame) -> None:
        road, rider, landing = ROADS[s.route], f["rider"], f["landing"]
        leap = leap_of(f)
        way = landings(s, leap)[landing]
        start = s.place[rider]
        f["exit"] = exit_of(s, leap, landing, way)
        f["swallowed"] = tuple(dict.fromkeys((*f["swallowed"], *way.swallowed)))
        for other in way.swallowed:
            f["over"] += (rider, other)
        if s.heard is not None:
            over = [s.names[one] for one in (*leap.ahead, *way.swallowed)]
            cells: dict[str, Any] = {"start": road.name[start], "cell": road.name[landing]}
            s.tell("leapt", rider=s.names[rider], **cells, over=over, by=_caller(s, rider))
        arrive(s, rider, landing)
        s.leapt += (rider,)
        f["moved"] += (rider,)
        f["chain"] = (*[one for one in f["chain"] if one != rider], rider)
        f["rider"], f["landing"] = -1, -1

    def over(self, s: Race, f: Frame) -> None:
        """R24: who leapt and stands in a descent may ride one cell more, the foremost first. Then all is settled."""
        downhill = ROADS[s.route].downhill
        if not f["ridden"]:
            f["ridden"] = 1
            f["extra"] = tuple(best_first(s, [rider for rider in f["moved"] if up_on_road(s, rider)]))
        while extra := f["extra"]:
            rider, f["extra"] = extra[0], extra[1:]
            if up_on_road(s, rider) and downhill[s.place[rider]] and free_ways(s, rider):
                s.call(
                    "descent", rider=rider, points=1, cause="leap", six=0, tested=0, made=0, to=-1, tests=(), asked=0
                )  # fmt: skip
                return
        self.settle(s, f)

    def settle(self, s: Race, f: Frame) -> None:
        s.end()
        if s.law["feed"]:
            for rider in f["moved"]:
                if s.place[rider] >= 0:
                    own = s.team[rider] == s.slot
                    feed(s, rider, strictly=own and s.law["pro_feed"])
        if s.law["pro_condition"]:
            reward_trains(s)
        settle(s)

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_leapt(s, leap_of(f), words)
