"""Drives are executed as an independent, slow reading of the specification executes them."""

from hypothesis import given, settings
from hypothesis.strategies import booleans, composite, integers, lists, sampled_from, tuples

from pygame_core.games.vroom.board import ALL_PRESETS
from pygame_core.games.vroom.rules.course import course
from pygame_core.games.vroom.rules.motion import NO_GATE, Gate, execute
from tests.games.vroom.oracle import Lines, drive, gap2

OBLIQUE = ((3000, 4500), (6000, 1000), (8000, 4000))


@composite
def tables(draw):
    """Cars near each other, some near the rail, some near the turn."""
    start, a, b = draw(sampled_from([*ALL_PRESETS.values(), OBLIQUE]))
    cx, cy = draw(sampled_from([(2000, 3500), (7000, 3500), (6990, 3000), (500, 500), (11600, 6600), (4000, 1000)]))
    cars = []
    for x, y in draw(lists(tuples(integers(-900, 900), integers(-900, 900)), min_size=1, max_size=6)):
        point = min(max(cx + x, 150), 11850), min(max(cy + y, 150), 6850)
        if all(gap2(point, other) >= 90000 for other in cars):
            cars.append(point)
    legs = draw(lists(sampled_from([1, 1, 2]), min_size=len(cars), max_size=len(cars)))
    return (start, a, b), cars, legs


steps = tuples(integers(-1500, 1500), integers(-1500, 1500))


@given(
    table=tables(), moves=lists(steps, min_size=1, max_size=4), who=integers(0, 5), back=booleans(), gated=booleans()
)
@settings(max_examples=500)
def test_a_drive_is_what_the_specification_says(table, moves, who, back, gated):
    (start, a, b), cars, legs = table
    who, legs = who % len(cars), legs if back else [1] * len(cars)
    found, lines = course(start, a, b, back), Lines(start, a, b, back)
    legs = [2 if back and found.f(*car) > 0 else leg for car, leg in zip(cars, legs, strict=True)]
    (x, y), path = cars[who], []
    for dx, dy in moves:
        x, y = x + dx, y + dy
        path.append((x, y))
    line = -(-40 * found.goal // 100)
    gated = gated and all(found.progress(*car, leg) < line for car, leg in zip(cars, legs, strict=True))
    gate = Gate(line, range(len(cars))) if gated else NO_GATE
    at, their_legs = {n + 1: car for n, car in enumerate(cars)}, {n + 1: leg for n, leg in enumerate(legs)}
    expected = drive(lines, at, their_legs, who + 1, path, gated)
    ours = execute(found, cars, legs, who, path, gate)
    assert ours.at == list(expected[0].values())
    assert ours.legs == list(expected[1].values())
    assert ours.stopped == expected[2]
    assert ours.contact == expected[3]
    assert {car + 1: ok for car, ok in ours.sides.items()} == expected[4]
    assert all(gap2(p, q) >= 90000 for n, p in enumerate(ours.at) for q in ours.at[:n])
