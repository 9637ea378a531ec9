"""Every reason beside an answer is true of it: counted once more on the plan of the city, over whole chases."""

from collections.abc import Iterator

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.match.match import Match
from pygame_core.games.city_chase.bots.levels import LEVELS
from pygame_core.games.city_chase.deduction.belief import outcomes, possible
from pygame_core.games.city_chase.state import Chase
from tests.games.city_chase.chases import chase, play, sealed, state, table
from tests.games.reasons import Said, reasons, untrue

SIDE, ROUNDS = 5, 11
TRAPS = (
    ("A2 B2 B1", {}),
    ("B1 A1 A2 A3 A4", {}),
    ("C1 B1 A1 A2 B2 C2 D2 D1", {"round": 9}),
    ("B2 A2 A3 B3 C3 C2 C1 B1", {"round": 9}),
    ("C3 C2 D2 D3 D4 C4 B4 B3 B2 B1", {"round": 11}),
    ("A1 A2 B2 B1 C1 C2 D2 D1 E1 E2", {"round": 11}),
    ("A2 B2 B3 C3 D3 D2 D1 C1", {}),
    ("E1 E2 E3 E4 D4 C4 B4 B5 C5 D5", {"heli": {"pink": "X16", "yellow": "X8", "green": "X1"}}),
)
"""Ways into the last rounds and into corners."""
HELIS = {"pink": "X6", "yellow": "X8", "green": "X15"}
FAR = {"pink": "X13", "yellow": "X14", "green": "X15"}
CLOSE = [
    "placed pink X1", "placed yellow X5", "placed green X2",
    "hidden 1", "check pink B2 empty", "check yellow A3 empty", "check green C1 empty", "hidden 2",
]  # fmt: skip
AWAY = [
    "placed pink X1", "placed yellow X5", "placed green X12",
    "hidden 1", "check pink B2 empty", "check yellow A3 empty", "check green E4 empty",
    "hidden 2", "check pink A1 yellow",
]  # fmt: skip
CERTAIN = (["check pink A1 yellow"], ["check pink A1 yellow", "check yellow A2 empty"])
"""After yellow in A1 the car is in A2 or in B1."""


def chases() -> Iterator[Said]:
    yield from reasons(table("person person"), LEVELS[3](), seed=1, most=40)
    for seed in (2, 3):
        yield from reasons(begun(), LEVELS[3](), seed=seed)
        yield from wisely(seed)
    for path, more in TRAPS:
        for heli in (HELIS, FAR):
            position = {"round": len(path.split()) + 1, "heli": heli, **more, "step": "hide"}
            yield from reasons(chase(path, **position), LEVELS[3](), seed=1, most=5)
    for heard in CERTAIN:
        yield from reasons(chase("A1 B1", log=[*CLOSE, *heard]), LEVELS[3](), seed=2, most=4)
    yield from reasons(chase("A1 B1", log=AWAY), LEVELS[3](), seed=2, most=1)
    yield from reasons(play(sealed(), "move pink X2"), LEVELS[3](), seed=3, most=1)
    yield from reasons(play(sealed(), "check pink B2"), LEVELS[3](), seed=3, most=1)


def begun() -> Match:
    """The helicopters are up."""
    return play(table("person person"), *(f"place {heli} {at}" for heli, at in HELIS.items()), "confirm")


def wisely(seed: int) -> Iterator[Said]:
    """A chase in which both sides do their best, but nobody ever looks where the car is."""
    match, bot, rng = begun(), LEVELS[2](), Rng(seed)
    while not match.over:
        seat = match.asked[0]
        view, choices = match.view(seat), match.choices_by_seat[seat]
        for choice in choices:
            yield Said(match, seat, choice, {lang: bot.reason(view, choice, lang) for lang in ("en", "fr")})
        car = match.view(0)["path"][-1:]
        best = (choice for choice, _ in bot.rank(view, choices, rng))
        match.answer(seat, next(one for one in best if one.kind == "hide" or one.args[-1:] != tuple(car)).token)


# ------------------------------------------------------------------ the city, as whoever checks looks at it
def spot(name: str) -> tuple[int, int]:
    """Row and column of a building, or of a crossing as the buildings north-west of it."""
    if name.startswith("X"):
        return divmod(int(name[1:]) - 1, SIDE - 1)
    return int(name[1]) - 1, "ABCDE".index(name[0])


def next_door(name: str) -> list[str]:
    row, column = spot(name)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [f"{'ABCDE'[b]}{a + 1}" for a, b in around if 0 <= a < SIDE and 0 <= b < SIDE]


def in_sight(crossing: str) -> set[str]:
    row, column = spot(crossing)
    return {f"{'ABCDE'[column + b]}{row + a + 1}" for a in (0, 1) for b in (0, 1)}


def flights_to_see(crossing: str, building: str) -> int:
    """How many flights until it can be looked into."""
    (row, column), (a, b) = spot(crossing), spot(building)
    return max(row - a, a - row - 1, 0) + max(column - b, b - column - 1, 0)


def longest(path: list[str]) -> int:
    """How many hide-outs such a path comes to at most, eleven being enough."""
    if len(path) == ROUNDS:
        return ROUNDS
    found = len(path)
    for way in next_door(path[-1]):
        if way not in path:
            found = max(found, longest([*path, way]))
            if found == ROUNDS:
                break
    return found


def lasts(path: list[str]) -> bool:
    return longest(path) == ROUNDS


def view(said: Said) -> dict[str, object]:
    return said.match.view(said.seat)


def place(said: Said) -> str:
    return str(said.choice.args[-1])


def path(said: Said) -> list[str]:
    told = view(said)["path"]
    assert isinstance(told, list)
    return told


def onward(said: Said) -> list[str]:
    """The ways that are left."""
    return [way for way in next_door(path(said)[-1]) if way not in path(said)]


def where(said: Said) -> dict[str, str | None]:
    told = view(said)["heli"]
    assert isinstance(told, dict)
    return told


def reach(said: Said, *, then: bool = True) -> set[str]:
    """What the helicopters can look into, once the answer is carried out."""
    helis = dict(where(said))
    if then and len(said.choice.args) == 2:
        helis[str(said.choice.args[0])] = place(said)
    return {building for at in helis.values() if at for building in in_sight(at)}


def cars_next(said: Said) -> set[str]:
    """Where the car can be in the next round, as far as the log tells: next door to where it can be now, at most."""
    log = view(said)["log"]
    assert isinstance(log, list)
    found = {line.split(" ")[2] for line in log if line.endswith((" yellow", " red", " blue"))}
    return {way for car in possible(view(said)) for way in next_door(car)} - found


# ------------------------------------------------------------------ what the sentences claim
def covers(said: Said, buildings: int) -> bool:
    return len(reach(said)) == buildings


def leaves_by(said: Said, sides: int) -> bool:
    return place(said) not in reach(said, then=False) and len(next_door(place(said))) == sides


def is_seen(said: Said) -> bool:
    return place(said) in reach(said, then=False)


def goes_on(said: Said, ways: int = 1) -> bool:
    went = [*path(said), place(said)]
    return ways == sum(lasts([*went, way]) for way in next_door(place(said)) if way not in went)


def is_dead_end(said: Said) -> bool:
    return not lasts([*path(said), place(said)])


def all_are_dead_ends(said: Said) -> bool:
    return not any(lasts([*path(said), way]) for way in onward(said))


def lasts_longest(said: Said) -> bool:
    ends = {way: longest([*path(said), way]) for way in onward(said)}
    return all_are_dead_ends(said) and ends[place(said)] == max(ends.values())


def ends_sooner(said: Said) -> bool:
    return all_are_dead_ends(said) and not lasts_longest(said)


def is_only_way_through(said: Said) -> bool:
    return [way for way in onward(said) if lasts([*path(said), way])] == [place(said)]


def leaves(said: Said, buildings: int = 1) -> bool:
    told = outcomes(view(said), place(said))
    return "car" in told and max(told.values()) == buildings


def can_show_a_trace(said: Said) -> bool:
    told = outcomes(view(said), place(said))
    return "car" not in told and bool({"yellow", "red", "blue"} & set(told))


def sees(said: Said, buildings: int = 1) -> bool:
    seen = in_sight(place(said)) & cars_next(said)
    return buildings <= len(seen)


def comes_nearer(said: Said) -> bool:
    start = where(said)[str(said.choice.args[0])]
    assert start
    goals = cars_next(said)
    return min(flights_to_see(place(said), car) for car in goals) < min(flights_to_see(start, car) for car in goals)


def spreads(said: Said, buildings: int) -> bool:
    return len(reach(said)) == buildings > len(reach(said, then=False))


def asks_something(said: Said) -> bool:
    return any(order.startswith("check") for order in _chase(said).orders)


def _chase(said: Said) -> Chase:
    return state(said.match)


CLAIMS = {
    r"With it there, (\d+) buildings are within reach\.": covers,
    r"(\d+) buildings within reach: nobody can watch more\.": lambda said, n: covers(said, n) and n == 12,
    r"(\d+) buildings within reach, and nobody has hidden yet\.": lambda said, n: covers(said, n) and n < 12,
    r"No helicopter can look in there, and you can leave by (\d+) sides\.": leaves_by,
    r"A helicopter can look in there right away\.": is_seen,
    r"It is the only door left to you\.": lambda said: onward(said) == [place(said)],
    r"No way leads to round 11 any more, so go as far as you can\.": lasts_longest,
    r"No way leads to round 11 any more, and this way the end comes sooner\.": ends_sooner,
    r"Careful: this way you will not see round 11\.": lambda said: is_dead_end(said) and not all_are_dead_ends(said),
    r"Nobody can look in there this round: you are away\.": lambda said: not is_seen(said) and len(path(said)) == 10,
    r"Every other way is a dead end before round 11\.": is_only_way_through,
    r"Out of reach this round, with (\d+) good ways on\.": lambda said, n: not is_seen(said) and goes_on(said, n),
    r"Out of reach this round; after that, only one way leads to round 11\.": lambda said: (
        not is_seen(said) and goes_on(said)
    ),
    r"It is within reach, but (\d+) good ways lead on from it\.": lambda said, n: is_seen(said) and goes_on(said, n),
    r"It is within reach, but from there you can still see round 11\.": lambda said: is_seen(said) and goes_on(said),
    r"It is within reach: hope that the police look elsewhere\.": is_seen,
    r"The car is there, for certain\.": lambda said: list(possible(view(said))) == [place(said)],
    r"The car may be there\.": lambda said: place(said) in possible(view(said)),
    r"The car may be there; if not, (\d+) buildings remain at most\.": leaves,
    r"The car is not there, but a trace would tell which way it went\.": can_show_a_trace,
    r"A trace in there would tell which way the car went\.": can_show_a_trace,
    r"There is nothing new to see there, but every helicopter must act\.": lambda said: (
        set(outcomes(view(said), place(said))) <= {"empty", "known"}
    ),
    r"From there it will see (\d+) of the buildings the car can go to\.": sees,
    r"From there it will see one of the buildings the car can go to\.": sees,
    r"It comes closer to where the car can go\.": comes_nearer,
    r"That way (\d+) buildings are within reach of the three helicopters, more than before\.": spreads,
    r"From there it will see other buildings\.": lambda said: (
        in_sight(place(said)) != in_sight(str(where(said)[str(said.choice.args[0])]))
    ),
    r"This is the last round: a flight stops nobody any more\.": lambda said: view(said)["round"] == ROUNDS,
    r"The answer will tell where to look next\.": asks_something,
    r"All orders are given\.": lambda said: not asks_something(said),
}


def test_every_reason_is_true_of_its_answer() -> None:
    assert untrue(chases(), CLAIMS, ()) == []
