"""The set-up of a stage: managers, home riders, doping, the start order, and the launch out of the gate."""

from collections.abc import Sequence
from itertools import groupby

from pygame_core.engine.core.chance import Draw, Pick, dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..road import ROADS
from ..state import OUTSIDE, Race
from ..table import home_riders
from . import why
from .answers import DONE, ONLY, of_rider, start
from .condition import GAIN, change, has_condition
from .moves import begin_move
from .riders import racing_players

DOSE = 20


class Managers(Chance[Race]):
    """Setup 1: where two seats share a colour, the higher D20 manages; ties are rolled again."""

    name = "managers"

    def proceed(self, s: Race, f: Frame) -> bool:
        if s.stage == 1 and f["team"] + s.teams < s.seats:
            return True
        s.goto("home")
        return False

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(2, 20)

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        one, other = choice.args
        if one == other:
            return
        team = f["team"]
        s.manager[team] = team if one > other else team + s.teams
        s.share_out()
        s.tell("managers", team=team, rolls=[one, other], manager=s.manager[team])
        f["team"] += 1


class Home(Chance[Race]):
    """Setup 3, P: one rider of each team at most is at home here; or one of all is drawn."""

    name = "home"

    def proceed(self, s: Race, f: Frame) -> bool:
        value = s.law["home_rider"]
        if value == "random" and not s.home and s.law["pro_condition"] and racing_players(s):
            return True
        if value not in ("none", "random") and s.law["pro_condition"]:
            stages = home_riders(value)
            named = stages[s.stage - 1] if s.stage <= len(stages) else []
            self.welcome(s, [s.names.index(name) for name in named])
        s.goto("dope", seat=0, doped=())
        return False

    def draw(self, s: Race, f: Frame) -> Draw:
        return Pick([of_rider("home", s.names[rider]) for rider in range(s.teams * 4) if s.racing(rider)])

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        self.welcome(s, [s.names.index(choice.args[0])])

    def welcome(self, s: Race, riders: list[int]) -> None:
        s.home = tuple([rider for rider in riders if s.racing(rider)])
        for rider in s.home:
            change(s, rider, GAIN, "home")


class Dope(Step[Race]):
    """Setup 3, P: each player may dope his riders, once in a stage each (R55)."""

    name = "dope"

    def proceed(self, s: Race, f: Frame) -> bool:
        if s.law["pro_doping"]:
            while f["seat"] < s.seats:
                if self.clean(s, f):
                    return True
                f["seat"] += 1
        s.goto("order", groups=(tuple(team for team in range(s.teams) if any(map(s.racing, s.squads[team]))),))
        return False

    def clean(self, s: Race, f: Frame) -> list[int]:
        mine = [rider for rider, owner in enumerate(s.owner) if owner == f["seat"] and s.racing(rider)]
        return [rider for rider in mine if rider not in f["doped"] and has_condition(s, rider)]

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[f["seat"]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return [*[of_rider("dope", s.names[rider]) for rider in self.clean(s, f)], DONE]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice == DONE:
            f["seat"] += 1
            return
        rider = s.names.index(choice.args[0])
        s.doped[rider] = 1
        f["doped"] += (rider,)
        change(s, rider, DOSE, "doping")
        s.tell("doped", rider=choice.args[0], condition=s.condition[rider])

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_doped(s, seat, words)


class Order(Chance[Race]):
    """Setup 4: each team rolls a D20, the highest starts first; ties are rolled again among themselves."""

    name = "order"

    def proceed(self, s: Race, f: Frame) -> bool:
        if any(len(group) > 1 for group in f["groups"]):
            return True
        s.order = tuple([team for group in f["groups"] for team in group])
        s.tell("order", teams=list(s.order))
        s.goto("launching", lap=1, turn=0, tried=())
        return False

    def tied(self, f: Frame) -> tuple[int, ...]:
        found: tuple[int, ...] = next(group for group in f["groups"] if len(group) > 1)
        return found

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(len(self.tied(f)), 20)

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        tied = self.tied(f)
        rolls = dict(zip(tied, choice.args, strict=True))
        high_first = sorted(tied, key=lambda team: -rolls[team])
        parts = [tuple(group) for _, group in groupby(high_first, key=lambda team: rolls[team])]
        at = f["groups"].index(tied)
        f["groups"] = (*f["groups"][:at], *parts, *f["groups"][at + 1 :])


def sponsor(s: Race, lap: int) -> int:
    """Who sets off a round's neutral rider: the first of the start order, then the second."""
    return s.order[(lap + 1) % 2 % len(s.order)]


class Launching(Step[Race]):
    """Setup 5: in each round every team sets one rider off; the neutral one follows the last."""

    name = "launching"

    def proceed(self, s: Race, f: Frame) -> bool:
        teams = (*s.order, s.teams) if s.neutrals and s.order else s.order
        for lap in range(f["lap"], len(s.law["bibs"]) + 1):
            for turn in range(f["turn"] if lap == f["lap"] else 0, len(teams)):
                if self.riders(s, teams[turn], lap, f["tried"]):
                    s.goto("launch_dice", team=teams[turn], lap=lap, turn=turn, tried=f["tried"])
                    return False
        s.played = ()
        s.goto("round")
        s.phase, s.round = ("leaders" if s.law["expert"] else "riders"), 1
        s.tell("phase", phase=s.phase, round=s.round)
        return False

    @staticmethod
    def riders(s: Race, team: int, lap: int, tried: tuple[int, ...]) -> list[int]:
        """Who may be set off now: of a shared colour the manager's riders in odd rounds, if he has any left."""
        squad = s.squads[team]
        if team == s.teams:
            squad = squad[lap - 1 : lap]
        left = [rider for rider in squad if s.place[rider] == OUTSIDE and rider not in tried]
        owners = s.owners(team) if team < s.teams else ()
        turn = owners[::-1] if lap % 2 else owners
        return next((mine for seat in turn if (mine := [r for r in left if s.owner[r] == seat])), left)


class LaunchDice(Chance[Race]):
    """R56: the dice come before the choice of the rider."""

    name = "launch_dice"

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(2)

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.tell("rolled", dice=list(choice.args), why="launch")
        s.goto("launch", **{name: value for name, value in f.items() if name != "step"}, dice=choice.args)


class Launch(Step[Race]):
    """One of the riders sets off with one of two dice."""

    name = "launch"

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        if f["team"] == s.teams:
            return ONLY[sponsor(s, f["lap"])]
        return ONLY[s.owner[self.riders(s, f)[0]]]

    def riders(self, s: Race, f: Frame) -> list[int]:
        return Launching.riders(s, f["team"], f["lap"], f["tried"])

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        values = sorted({*f["dice"]}, reverse=True)
        return [start(s.names[rider], die) for rider in self.riders(s, f) for die in values]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        name, die = choice.args
        rider = s.names.index(name)
        s.owner[rider] = seat  # A neutral rider's responsible; a player's own rider is his already.
        s.tell("launched", rider=name, die=die, seat=seat)
        s.goto("launching", lap=f["lap"], turn=f["turn"] + 1, tried=(*f["tried"], rider))
        if any(s.on[cell] < 0 for cell in ROADS[s.route].entries):
            begin_move(s, rider, die, "launch")
        else:
            s.tell("waits_outside", rider=name)

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_started(s, self.riders(s, f), f["dice"], words)
