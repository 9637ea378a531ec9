"""The end of a race: when it closes, who has which place and time, and the doping test."""

from pygame_core.engine.core.chance import Draw, dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance

from ..state import FINISHED, HEALTHY, NOBODY, OUT, OUTSIDE, UP, Race
from .classifications import jerseys, stage_points
from .condition import has_condition
from .riders import best_first, racing_players

PODIUM, TESTED = 3, 5
REASONS = ("leaders", "team", "nobody", "podium", "rounds")
"""Why a race closes."""


def reason_to_close(s: Race) -> str:
    """Why the race closes after this slot; empty while it goes on."""
    if not racing_players(s):
        return "nobody"
    rule = s.law["finish_rule"]
    if rule == "everyone" or not s.finishers:
        return ""
    players = sum(not s.is_neutral(rider) for rider in s.finishers)
    if rule == "podium" and players >= PODIUM:
        return "podium"
    leaders = [s.place[leader] for leader in s.leader if leader != NOBODY and s.place[leader] != OUT]
    if leaders and all(place == FINISHED for place in leaders):  # R49: a withdrawn leader is ignored.
        return "leaders"
    whole = any(all(s.place[rider] == FINISHED for rider in s.squads[team]) for team in range(s.teams))
    return "team" if whole else ""


def close(s: Race, reason: str) -> None:
    """R48: who still rides is placed behind, all with the time of one minute more."""
    late = best_first(s, [rider for rider, place in enumerate(s.place) if place >= OUTSIDE])
    ranking = (*s.finishers, *late)
    times = (*s.times, *[s.clock + 1] * len(late))
    s.tell("closed", reason=reason, clock=s.clock)
    s.phase = "closed"
    s.goto("control", ranking=ranking, times=times, drawn=(), reason=reason)


class Control(Chance[Race]):
    """P: the winner and five other places are tested, with conditions as they are (R45)."""

    name = "control"

    def proceed(self, s: Race, f: Frame) -> bool:
        ranking = f["ranking"]
        if s.law["pro_doping"] and ranking:
            if len(f["drawn"]) < min(TESTED, len(ranking) - 1):
                return True
            self.judge(s, f)
        close_stage(s, f["ranking"], f["times"], f["reason"])
        return False

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(1, 20)

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        place, ranking = int(choice.args[0]), f["ranking"]
        there = place <= len(ranking)
        void = not there or place in f["drawn"] or ranking[place - 1] == winner(s, ranking)
        rider = s.names[ranking[place - 1]] if there else ""
        s.tell("control", place=place, rider=rider, void=void)
        if not void:
            f["drawn"] += (place,)

    def judge(self, s: Race, f: Frame) -> None:
        """All places were drawn as ridden; now they are judged, and each new winner too, until one is clean."""
        ranking = f["ranking"]
        suspects = [ranking[place - 1] for place in f["drawn"]]
        for rider in suspects:
            self.test(s, f, rider)
        while (first := winner(s, f["ranking"])) != NOBODY and self.test(s, f, first):
            pass

    def test(self, s: Race, f: Frame, rider: int) -> bool:
        """Whether the rider is found doped, and struck off."""
        if not has_condition(s, rider) or s.condition[rider] <= HEALTHY:
            return False
        rows = zip(f["ranking"], f["times"], strict=True)
        kept = [(one, time) for one, time in rows if one != rider]
        f["ranking"], f["times"] = tuple([one for one, _ in kept]), tuple([time for _, time in kept])
        s.gone[rider] = "excluded"
        s.tell("excluded", rider=s.names[rider], condition=s.condition[rider])
        return True


def winner(s: Race, ranking: tuple[int, ...]) -> int:
    """The first player's rider of a ranking."""
    return next((rider for rider in ranking if not s.is_neutral(rider)), NOBODY)


def close_stage(s: Race, ranking: tuple[int, ...], times: tuple[int, ...], reason: str) -> None:
    """The stage is entered into the books; nobody is on the road any more."""
    s.results.append((ranking, times, stage_points(s), reason))
    for rider in range(len(s.names)):
        s.place[rider] = FINISHED if rider in ranking else OUT
    s.posture = [UP] * len(s.names)
    s.arrived, s.finishers, s.times = [], list(ranking), list(times)
    s.pending, s.declined = [0] * len(s.names), [()] * len(s.names)
    s.miss, s.grazed, s.hungry = [0] * len(s.names), [0] * len(s.names), [0] * len(s.names)
    s.occupy()
    for rider, _ in s.dropped:
        s.gone[rider] = s.gone[rider] or "withdrawn"
    s.tell("stage_result", stage=s.stage, ranking=[s.names[rider] for rider in ranking], times=list(times))
    s.goto("readmit", rider=0, votes=())


def crown(s: Race) -> tuple[int, ...]:
    """The jerseys as they stand now; who wears one anew."""
    before = {s.gold, s.red, s.white}
    s.gold, s.red, s.white = jerseys(s)
    gold, red, white = (s.names[rider] if rider != NOBODY else "" for rider in (s.gold, s.red, s.white))
    s.tell("jerseys", gold=gold, red=red, white=white)
    return tuple([rider for rider in (s.gold, s.red, s.white) if rider != NOBODY and rider not in before])
