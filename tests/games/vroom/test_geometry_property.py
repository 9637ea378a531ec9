"""What holds of every circuit, path, drag and push."""

from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis.strategies import booleans, integers, lists, sampled_from, tuples

from pygame_core.games.vroom.board import ALL_PRESETS, BACK_PRESETS, PRESETS
from pygame_core.games.vroom.hand.trace import Trace, trace
from pygame_core.games.vroom.rules.course import circuit_fault, course, fits
from pygame_core.games.vroom.rules.division import adiv, rdiv
from pygame_core.games.vroom.rules.motion import execute
from pygame_core.games.vroom.rules.path import bends, fault, slid, total
from tests.games.vroom.oracle import away, nearest

DISTANCES = {
    "classic": 6000, "sprint": 4000, "grand_tour": 8000, "diagonal": 6000, "leftward": 6000, "hill": 4000,
    "there_and_back": 3500, "short_back": 2500, "hill_back": 2400,
}  # fmt: skip
CLASSIC = course(*PRESETS["classic"], back=False)


@given(integers(-(10**9), 10**9), integers(1, 10**5))
def test_division(a, b):
    assert rdiv(a, b) == nearest(a, b) == -rdiv(-a, b)
    assert adiv(a, b) == away(a, b) == -adiv(-a, b)


@pytest.mark.parametrize("name", ALL_PRESETS)
@pytest.mark.parametrize("cars", range(3, 7))
def test_presets_are_legal_with_the_ghost_too(name, cars):
    back = name in BACK_PRESETS
    assert circuit_fault(*ALL_PRESETS[name], cars, back, ghost=True) == ""
    found = course(*ALL_PRESETS[name], back)
    assert abs(found.distance - DISTANCES[name]) <= 1
    assert found.fs < 0
    assert all(
        gap >= 449 * 449 for gap in (_gap2(p, q) for p, q in pairwise([*found.lineup(cars), found.ghost_start(cars)]))
    )
    lats = [found.lat(*point) for point in found.lineup(cars)]
    assert lats == sorted(lats)


@given(
    points=lists(tuples(integers(0, 12000), integers(0, 7000)), min_size=3, max_size=3),
    cars=integers(3, 6),
    back=booleans(),
)
@settings(max_examples=300)
def test_a_legal_circuit_has_room_for_everything(points, cars, back):
    if circuit_fault(*points, cars, back, ghost=True) == "":
        found = course(*points, back)
        assert all(map(fits, [*found.lineup(cars), found.ghost_start(cars)]))
        assert found.goal > 0
        assert not any(found.crossed(*point, leg=1) for point in found.lineup(cars))


samples = lists(tuples(integers(-400, 900), integers(-600, 600), integers(1, 400)), min_size=1, max_size=120)


@given(samples=samples, rain=booleans(), preset=sampled_from(sorted(ALL_PRESETS)), near=booleans())
@settings(max_examples=400)
def test_a_drag_gives_a_legal_path_or_none(samples, rain, preset, near):
    back = preset in BACK_PRESETS
    found = course(*ALL_PRESETS[preset], back)
    at = found.along(found.distance - 300) if near else found.start
    x, y, t, moved = 5000, 5000, 0, [(5000, 5000, 0)]
    for dx, dy, dt in samples:
        x, y, t = x + dx, y + dy, t + dt
        moved.append((x, y, t))
    path = trace(found, at, 1, moved, rain)
    assert path == () or fault(found, at, 1, path, rain) == ""


def test_e27_a_stop_ends_the_move():
    samples = [(0, 0, 0), (0, 0, 900), (100, 0, 1000), (200, 0, 1100), (300, 0, 1200), (400, 0, 1900)]
    assert trace(CLASSIC, (2000, 3500), 1, samples) == ((2300, 3500),)
    drag = Trace(CLASSIC, (2000, 3500), 1)
    assert [drag.add(*sample) for sample in samples] == [False] * 5 + [True]
    assert drag.path() == ((2300, 3500),)


def test_drags_that_are_none():
    assert trace(CLASSIC, (2000, 3500), 1, [(0, 0, 0), (49, 0, 100)]) == ()
    assert trace(CLASSIC, (2000, 3500), 1, [(0, 0, 0), (-500, 0, 100)]) == ()
    assert trace(CLASSIC, (2000, 3500), 1, [(7, 7, 0)]) == ()


def test_a_drag_waits_while_it_would_go_back():
    samples = [(0, 0, 0), (200, 0, 50), (100, 0, 100), (150, 0, 150), (300, 0, 200)]
    assert trace(CLASSIC, (2000, 3500), 1, samples) == ((2300, 3500),)


def test_a_drag_round_the_turn_keeps_its_corner():
    found = course(*BACK_PRESETS["there_and_back"], back=True)
    out = [(x, 0, 10 * n) for n, x in enumerate(range(0, 700, 30))]
    back = [(690 - x, 0, 230 + 10 * n) for n, x in enumerate(range(30, 600, 30))]
    path = trace(found, (7200, 3500), 1, [*out, *back])
    assert len(path) == 2
    assert path[0][0] > 7500
    assert trace(found, (7200, 3500), 1, [*out, *back], rain=True)[-1] == path[-1]


def test_a_long_scribble_has_at_most_24_vertices():
    samples = [(30 * n, (-1) ** n * 25 * (n % 5), 20 * n) for n in range(200)]
    assert len(trace(CLASSIC, (1000, 3500), 1, samples)) <= 24


@given(cars=lists(tuples(integers(1000, 2600), integers(2500, 4500)), min_size=2, max_size=4), y=integers(2600, 4400))
@settings(max_examples=100)
def test_numbers_of_cars_do_not_matter(cars, y):
    apart = [car for n, car in enumerate(cars) if all(_gap2(car, other) >= 90000 for other in cars[:n])]
    if len(apart) < len(cars):
        return
    at = [(600, 3500), *apart]
    results = set()
    for order in permutations(range(1, len(at))):
        drive = execute(CLASSIC, [at[0], *(at[n] for n in order)], [1] * len(at), 0, [(3000, y)])
        ends = dict(zip(order, drive.at[1:], strict=True))
        results.add((drive.at[0], drive.stopped, tuple(sorted(ends.items()))))
    assert len(results) == 1


@given(path=lists(tuples(integers(0, 500), integers(-500, 500)), min_size=1, max_size=5))
def test_ice_prolongs_by_a_fifth(path):
    at, vertices = (2000, 3500), []
    for dx, dy in path:
        last = vertices[-1] if vertices else at
        vertices.append((last[0] + dx + 1, last[1] + dy))
    slide = slid(at, vertices)
    assert slide[:-1] == vertices
    assert abs(total(at, slide) - total(at, vertices) * 6 // 5) <= 3


def test_e22_bends():
    assert bends((2000, 3500), [(2400, 3400), (2800, 3500)], "left")
    assert not bends((2000, 3500), [(2400, 3410), (2800, 3500)], "left")
    assert bends((2000, 3500), [(2400, 3600), (2800, 3500)], "right")
    assert not bends((2000, 3500), [(2400, 3600), (2800, 3500)], "left")
    assert bends((2000, 3500), [(2200, 3450), (2600, 3550), (2800, 3500)], "s")
    assert not bends((2000, 3500), [(2400, 3550), (2000, 3500)], "s")


def _gap2(p, q):
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
