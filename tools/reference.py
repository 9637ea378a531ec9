"""The floor for this Python on this machine: a hide-and-seek on a grid in one hand-inlined loop.

A runner walks a 5 x 5 city without crossing its own way, three searchers fly over its 16 crossings; everybody plays at
random. No framework, no log, no undo: what an engine costs is told against this.
"""

import random
import time

SIDE, ROUNDS, SEARCHERS = 5, 11, 3


def _grid(side: int) -> list[list[int]]:
    """The orthogonal neighbours of each place of a square."""
    places = range(side * side)
    steps = {place: (place % side, place // side) for place in places}
    return [[b for b in places if abs(steps[a][0] - steps[b][0]) + abs(steps[a][1] - steps[b][1]) == 1] for a in places]


STREETS, FLIGHTS = _grid(SIDE), _grid(SIDE - 1)
BELOW = [
    [row * SIDE + column + dy * SIDE + dx for dy in (0, 1) for dx in (0, 1)]
    for row in range(SIDE - 1)
    for column in range(SIDE - 1)
]


def chase(rnd: random.Random) -> int:
    """One random game; how many choices were made."""
    draw = rnd.random
    searchers = rnd.sample(range(len(BELOW)), SEARCHERS)
    at, visited, steps = -1, 0, SEARCHERS
    for turn in range(ROUNDS):
        ways = range(SIDE * SIDE) if not turn else [place for place in STREETS[at] if not visited >> place & 1]
        if not ways:
            return steps
        at = ways[int(draw() * len(ways))]
        visited |= 1 << at
        steps += 1
        waiting = list(range(SEARCHERS))
        while waiting:
            options = []
            for one in waiting:
                for crossing in FLIGHTS[searchers[one]]:
                    if crossing not in searchers:
                        options.append((one, crossing, -1))
                for place in BELOW[searchers[one]]:
                    options.append((one, -1, place))
            one, crossing, place = options[int(draw() * len(options))]
            steps += 1
            waiting.remove(one)
            if crossing >= 0:
                searchers[one] = crossing
            elif place == at:
                return steps
    return steps


def steps_per_second(seconds: float) -> float:
    """How many random choices this loop makes in a second."""
    rnd, steps, start = random.Random(1), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += chase(rnd)
    return steps / spent
