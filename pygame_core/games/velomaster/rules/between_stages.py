"""Between two stages: readmission, bonuses, recovery, new leaders. Then the next road."""

from collections.abc import Sequence

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..road import ROADS
from ..state import FINISHED, HEALTHY, NOBODY, Race
from ..table import stages_of
from . import why
from .answers import KEEP, ONLY, VOTES, YES, of_rider
from .classifications import outcome
from .condition import LAST_STRENGTH, gain
from .finish import crown, winner

REST = 20


def is_last_stage(s: Race) -> bool:
    return s.stage == len(stages_of(s.law["stages"]))


class Readmit(Step[Race]):
    """1. One of those who withdrew may come back, if the managers agree."""

    name = "readmit"

    def proceed(self, s: Race, f: Frame) -> bool:
        if s.law["readmission"] and not is_last_stage(s) and f["rider"] < len(self.candidates(s)):
            return True
        s.goto("honours", done=0)
        return False

    def candidates(self, s: Race) -> list[int]:
        """Who withdrew in this stage, from the foremost place on."""
        end = ROADS[s.route].end
        fell = [(-end[cell] if cell >= 0 else 0, rider) for rider, cell in s.dropped if s.gone[rider] == "withdrawn"]
        return [rider for _, rider in sorted(fell)]

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[len(f["votes"])]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return VOTES

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        rider = self.candidates(s)[f["rider"]]
        f["votes"] += (int(choice == YES),)
        s.tell("readmit_vote", seat=seat, rider=s.names[rider], yes=choice == YES)
        if len(f["votes"]) < s.seats:
            return
        if self.agreed(s, f["votes"]):
            readmit(s, rider)
            s.goto("honours", done=0)
        else:
            s.tell("not_readmitted", rider=s.names[rider])
            f["rider"], f["votes"] = f["rider"] + 1, ()

    def agreed(self, s: Race, votes: tuple[int, ...]) -> bool:
        """A tie is decided by the vote of the stage winner's owner."""
        if sum(votes) * 2 != len(votes):
            return sum(votes) * 2 > len(votes)
        first = winner(s, s.results[-1][0])
        return first != NOBODY and bool(votes[s.owner[first]])

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_offered("readmit", words)


def readmit(s: Race, rider: int) -> None:
    """Placed after all others, one minute after the close; the points are kept."""
    ranking, times, points, reason = s.results[-1]
    s.results[-1] = ((*ranking, rider), (*times, s.clock + 1), points, reason)
    s.gone[rider] = ""
    s.place[rider] = FINISHED
    s.finishers.append(rider)
    s.times.append(s.clock + 1)
    s.condition[rider] = max(s.condition[rider], LAST_STRENGTH)
    s.tell("readmitted", rider=s.names[rider], time=s.clock + 1)


class Honours(Step[Race]):
    """2. and 3. The jerseys; P: bonuses and recovery. After the last stage all is over."""

    name = "honours"

    def proceed(self, s: Race, f: Frame) -> bool:
        if f["done"]:
            self.rest(s)
            s.goto("leaders", team=0)
            return False
        f["done"] = 1
        new = crown(s)
        if is_last_stage(s):
            result = outcome(s)
            s.tell("over", result=result)
            s.finish(result)
        elif s.law["stage_bonus"]:
            first = winner(s, s.results[-1][0])
            for rider in (*reversed(new), *([first] if first != NOBODY else [])):
                gain(s, rider, "bonus")
        return False

    def rest(self, s: Race) -> None:
        """R46: recovery comes after the bonuses, and never above 100."""
        if not s.law["pro_condition"]:
            return
        riders = [rider for rider, now in enumerate(s.condition) if now < HEALTHY and not s.gone[rider]]
        for rider in riders:
            s.condition[rider] = min(HEALTHY, s.condition[rider] + REST)
        s.tell("recovered", riders=[s.names[rider] for rider in riders])


class Leaders(Step[Race]):
    """4. A team whose leader is gone names another one."""

    name = "leaders"

    def proceed(self, s: Race, f: Frame) -> bool:
        while f["team"] < s.teams:
            if self.heirs(s, f["team"]):
                return True
            f["team"] += 1
        s.goto("swap", riders=mates_in_jerseys(s), agreed=0)
        return False

    def heirs(self, s: Race, team: int) -> list[int]:
        """R40: the manager's mate if there is one, else the outsider's."""
        if not s.gone[s.leader[team]]:
            return []
        left = [rider for rider in s.squads[team] if not s.gone[rider]]
        return [rider for rider in left if s.owner[rider] == s.manager[team]] or left

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owner[self.heirs(s, f["team"])[0]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return [of_rider("name", s.names[rider]) for rider in self.heirs(s, f["team"])]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.leader[f["team"]] = s.names.index(choice.args[0])
        s.tell("leader", team=f["team"], rider=choice.args[0])

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_offered("leaders", words)


def mates_in_jerseys(s: Race) -> tuple[int, ...]:
    """Who may become leader: mates in gold or red."""
    if not s.law["leader_swap"]:
        return ()
    return tuple([rider for rider in (s.gold, s.red) if rider != NOBODY and not s.leads(rider) and not s.gone[rider]])


class Swap(Step[Race]):
    """5. A mate in gold or red may take the leader's place; where two owners are concerned both must agree."""

    name = "swap"

    def proceed(self, s: Race, f: Frame) -> bool:
        if f["riders"]:
            return True
        s.begin_stage(s.stage + 1)
        s.goto("home")
        s.tell("stage", stage=s.stage, board=ROADS[s.route].board.id, laps=ROADS[s.route].laps)
        return False

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        rider: int = f["riders"][0]
        return ONLY[s.owner[s.leader[s.team[rider]] if f["agreed"] else rider]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return [of_rider("swap", s.names[f["riders"][0]]), KEEP]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        rider = f["riders"][0]
        team = s.team[rider]
        if choice != KEEP and not f["agreed"] and s.owner[rider] != s.owner[s.leader[team]]:
            f["agreed"] = 1
            return
        if choice != KEEP:
            s.tell("swapped", rider=s.names[rider], leader=s.names[s.leader[team]])
            s.leader[team] = rider
        f["riders"], f["agreed"] = f["riders"][1:], 0

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_swapped(s, words)
