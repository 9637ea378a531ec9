"""F1 to F4: whose slot it is, who wakes in it, and when phase, round and race are over."""

from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..state import LYING, NOBODY, OUT, OUTSIDE, PUNCTURED, Race
from .feed import feed
from .finish import close, reason_to_close
from .lines import find_lines
from .riders import best_first, racing_players, remount, standing
from .trials import settle

LAST_ROUND = 150
_BEHIND_ALL = 1 << 50


class Round(Step[Race]):
    """Slot after slot, phase after phase, round after round."""

    name = "round"

    def proceed(self, s: Race, f: Frame) -> bool:
        team = next_team(s)
        if team != NOBODY:
            begin_slot(s, team)
        elif not self.remount_punctured(s):
            self.next_phase(s)
        return False

    def remount_punctured(self, s: Race) -> bool:
        """R32: at the end of their phase, the best placed first, before the next one starts."""
        out = [rider for rider, posture in enumerate(s.posture) if posture == PUNCTURED]
        if out:
            remount(s, best_first(s, out)[0])
            settle(s)
        return bool(out)

    def next_phase(self, s: Race) -> None:
        s.played, s.led, s.taken, s.shared = (), (), (), 0
        if not racing_players(s):
            close(s, "nobody")
            return
        if s.phase == "leaders":
            s.phase = "mates"
        elif s.round == LAST_ROUND:
            close(s, "rounds")
            return
        else:
            s.phase = "leaders" if s.law["expert"] else "riders"
            s.round += 1
        s.tell("phase", phase=s.phase, round=s.round)


def next_team(s: Race) -> int:
    """R8: who has not played and stands best now; nobody when the phase is over. R7: at B in start order."""
    if s.phase == "riders":
        return next((team for team in s.order if team not in s.played and _races(s, s.squads[team])), NOBODY)
    best, first = NOBODY, _BEHIND_ALL
    for team in s.order:  # A team that did not start watches.
        if team not in s.played and _has_slot(s, team):
            rank = _rank(s, team)
            if rank < first:
                best, first = team, rank
    return best


def _races(s: Race, riders: tuple[int, ...]) -> bool:
    return any(s.place[rider] >= OUTSIDE for rider in riders)


def _has_slot(s: Race, team: int) -> bool:
    if s.phase == "leaders":
        leader = s.leader[team]
        return leader != NOBODY and s.place[leader] >= OUTSIDE
    return _races(s, s.mates(team)) or bool(neutral_share(s))


def _rank(s: Race, team: int) -> int:
    """By the leader; R9: teams without one come after all others, by their best placed rider."""
    leader = s.leader[team]
    if leader != NOBODY and s.place[leader] != OUT:
        return standing(s, leader)
    riders = [standing(s, rider) for rider in s.squads[team] if s.place[rider] != OUT]
    return (1 << 45) + min(riders, default=(1 << 44) + s.order.index(team))


def neutral_share(s: Race) -> int:
    """F3.6: how many neutral riders whoever plays now may take: first half of them, then the rest."""
    left = [rider for rider in s.neutrals if s.place[rider] >= OUTSIDE and rider not in s.taken]
    return len(left) if s.shared else (len(left) + 1) // 2


def rides(s: Race, team: int) -> int:
    """Who begins a slot: leaders ride for the manager."""
    return s.manager[team] if s.phase == "leaders" else s.owners(team)[0]


def begin_slot(s: Race, team: int) -> None:
    """A minute passes; who lies beside the road wakes, or waits."""
    s.clock += 1  # R47: a minute is a slot; R34: one without a die, too.
    s.slot = team
    s.tell("slot", team=team, seat=rides(s, team), phase=s.phase, clock=s.clock)
    if s.phase == "leaders":
        leader = s.leader[team]
        s.crew = (leader,)
        if s.pending[leader]:
            s.pending[leader], s.declined[leader] = 0, ()
            s.tell("pending_lost", rider=s.names[leader])
    else:
        s.crew = s.squads[team] if s.phase == "riders" else s.mates(team)
        if s.phase == "mates" and s.skip[team]:
            s.skip[team] -= 1
            s.tell("skipped", seat=team, left=s.skip[team])
            s.call("end_slot")
            return
    wake(s, s.crew)


def wake(s: Race, riders: tuple[int, ...]) -> None:
    """Those of them who lie beside the road, the best placed first."""
    lying = [rider for rider in riders if s.posture[rider] == LYING]
    s.call("wake", todo=tuple(best_first(s, lying) if lying else ()))


class Wake(Step[Race]):
    """F4: each lying rider waits for one turn less, or is back on his wheels; then the lines are found."""

    name = "wake"

    def proceed(self, s: Race, f: Frame) -> bool:
        while f["todo"]:
            rider, f["todo"] = f["todo"][0], f["todo"][1:]
            if s.miss[rider]:
                s.miss[rider] -= 1
                s.tell("waits", rider=s.names[rider], left=s.miss[rider])
            else:
                remount(s, rider)
                if any(s.pending):
                    settle(s)
                    return False
        s.lines = find_lines(s, s.crew)
        s.launched = ()  # Who leapt before the neutral part has leapt in this slot (R14).
        seats = tuple(dict.fromkeys(s.owner[rider] for rider in s.crew))
        s.goto("offers", seats=tuple([seat for seat in s.owners(s.slot) if seat in seats]), asked=0, then=self.then(s))
        return False

    def then(self, s: Race) -> str:
        if s.phase == "riders":
            return "throw"
        return "attack" if s.law["pro_attack"] and not s.part else "throw"


class EndSlot(Step[Race]):
    """F11: where the team's riders stand now counts; perhaps the race is over."""

    name = "end_slot"

    def proceed(self, s: Race, f: Frame) -> bool:
        if s.law["feed"]:
            for rider in s.squads[s.slot]:
                if s.place[rider] >= 0:
                    feed(s, rider)
        s.played += (s.slot,)
        s.end_of_slot()
        s.end()
        if reason := reason_to_close(s):
            close(s, reason)
        return False
