"""Where riders are: who is better placed, who comes to a cell, who leaves the road and who comes back."""

from collections.abc import Iterable

from ..board import POINTS
from ..road import ROADS
from ..state import FINISHED, LYING, NOBODY, OUT, OUTSIDE, UP, Race

_ON_ROAD, _OUTSIDE, _OUT = 1 << 10, 1 << 30, 1 << 40


def standing(s: Race, rider: int) -> int:
    """The smaller, the better placed."""
    place = s.place[rider]
    if place >= 0:
        # R5: in a row whoever came first.
        return _ON_ROAD + (1 << 24) - ROADS[s.route].end[place] * 64 + s.arrived.index(rider)
    if place == FINISHED:
        return s.finishers.index(rider)
    if place == OUT:
        return _OUT + rider
    team = s.team[rider]
    start = s.order.index(team) if team in s.order else len(s.colours)
    return _OUTSIDE + (start << 8) + rider


def best_first(s: Race, riders: Iterable[int]) -> list[int]:
    """The riders, the best placed one first."""
    return sorted(riders, key=lambda rider: standing(s, rider))


def ways_on(s: Race, rider: int) -> tuple[int, ...]:
    """The cells that one step leads to, free or not."""
    place, road = s.place[rider], ROADS[s.route]
    return road.ways[place] if place >= 0 else road.entries


def free_ways(s: Race, rider: int) -> tuple[int, ...]:
    """The free cells that one step leads to."""
    on = s.on
    return tuple([cell for cell in ways_on(s, rider) if on[cell] < 0])


def arrive(s: Race, rider: int, cell: int) -> None:
    """The rider stands on a cell: new in its row, past the summits before it, perhaps past the finish."""
    road = ROADS[s.route]
    place, before = s.place, s.place[rider]
    climbed = road.passed[before] if before >= 0 else 0
    if road.passed[cell] > climbed:  # Told first: whoever hears of it finds the rider where it still stands.
        _climb(s, rider, range(climbed, road.passed[cell]))
    if before >= 0:
        if s.on[before] == rider:
            s.on[before] = NOBODY
        s.arrived.remove(rider)
    if cell == road.finish:
        _finish(s, rider)
    else:
        place[rider] = cell
        s.on[cell] = rider
        s.arrived.append(rider)


def _climb(s: Race, rider: int, summits: Iterable[int]) -> None:
    """R36: each line passed gives a place, and points while there are any."""
    for summit in summits:
        if rider in s.passed[summit]:
            continue
        s.passed[summit] += (rider,)
        place = len(s.passed[summit])
        points = points_for(ROADS[s.route].summits[summit].category, place)
        s.tell("summit", rider=s.names[rider], summit=summit, place=place, points=points)


def points_for(category: str, place: int) -> int:
    """The points of a place at a summit."""
    points = POINTS[category]
    return points[place - 1] if place <= len(points) else 0


def _finish(s: Race, rider: int) -> None:
    s.place[rider] = FINISHED
    s.pending[rider] = s.hungry[rider] = s.grazed[rider] = 0
    s.declined[rider] = ()
    s.finishers.append(rider)
    s.times.append(s.clock)
    s.tell("finished", rider=s.names[rider], place=len(s.finishers), time=s.clock)


def lie_down(s: Race, rider: int, cell: int) -> None:
    """The rider leaves the road and lies beside a cell, perhaps one that it had not reached on its wheels."""
    before = s.place[rider]
    if cell != before:
        other = s.on[cell]
        arrive(s, rider, cell)
        s.on[cell] = other  # A fallen bike is at the roadside, even where another one stands.
    elif s.on[cell] == rider:
        s.on[cell] = NOBODY
    s.posture[rider] = LYING
    s.pending[rider], s.declined[rider] = 0, ()


def drop_out(s: Race, rider: int, why: str) -> None:
    """Out of the race, for this stage and the next ones."""
    place = s.place[rider]
    if place >= 0:
        if s.on[place] == rider:
            s.on[place] = NOBODY
        s.arrived.remove(rider)
    s.place[rider], s.posture[rider] = OUT, UP
    s.miss[rider] = s.grazed[rider] = s.hungry[rider] = s.pending[rider] = 0
    s.declined[rider] = ()
    s.dropped.append((rider, place))
    s.tell("out", rider=s.names[rider], why=why)


def remount(s: Race, rider: int) -> None:
    """R28: back onto the nearest free cell that is not further forward; nowhere is one free: outside."""
    road, side = ROADS[s.route], s.place[rider]
    end, lane = road.end[side], road.lane[side]
    free = [cell for cell in range(road.finish) if road.end[cell] <= end and s.on[cell] < 0]
    s.arrived.remove(rider)
    s.posture[rider] = UP
    if free:
        cell = min(free, key=lambda cell: (-road.end[cell], abs(road.lane[cell] - lane), road.lane[cell]))
        s.place[rider] = cell
        s.on[cell] = rider
        s.arrived.append(rider)
    else:
        s.place[rider] = OUTSIDE
    s.tell("remounted", rider=s.names[rider], cell=road.name[s.place[rider]] if free else "outside")


def racing_players(s: Race) -> bool:
    """Whether a player's rider still races."""
    return any(s.place[rider] >= OUTSIDE for team in range(s.teams) for rider in s.squads[team])


def up_on_road(s: Race, rider: int) -> bool:
    """Whether the rider stands on a cell."""
    return s.posture[rider] == UP and s.place[rider] >= 0
