"""Every reason beside an answer is true of it: checked over whole races at every level."""

from collections.abc import Iterator

from pygame_core.games.velomaster.bots.levels import LEVELS
from pygame_core.games.velomaster.road import ROADS, Road
from pygame_core.games.velomaster.rules.landings import landings, trials
from pygame_core.games.velomaster.rules.relays import leap_of
from pygame_core.games.velomaster.rules.riders import free_ways, points_for
from pygame_core.games.velomaster.rules.ways import ways
from pygame_core.games.velomaster.state import TAKEN, Race
from tests.games.reasons import Said, reasons, untrue
from tests.games.velomaster.races import play, start, state

TABLES = (
    ("beginner", 4, {}),
    ("expert", 4, {"stages": "puys"}),
    ("expert", 6, {"stages": "criterium plaine"}),
    ("pro", 4, {"stages": "femur lacets"}),
    ("pro", 2, {"stages": "salzburg criterium"}),
    ("pro", 3, {"stages": "femur", "pro_doping": False}),
)


def races() -> Iterator[Said]:
    for seed, (level, seats, options) in enumerate(TABLES, 1):
        for again in range(3 if level == "pro" else 1):
            yield from reasons(start(level, seats, **options), LEVELS[2](), seed=10 * seed + again)


# ------------------------------------------------------------------ the race, as whoever checks looks at it
def race_at(said: Said) -> tuple[Race, Road]:
    s = state(said.match)
    return s, ROADS[s.route]


def dice_of(said: Said) -> tuple[int, ...]:
    """The dice that can be chosen from."""
    return tuple(state(said.match).stack[-1]["dice"])


def rider_of(said: Said) -> int:
    s = state(said.match)
    named = said.choice.kind in ("give", "start", "attack")
    return s.names.index(said.choice.args[0]) if named else int(s.stack[-1]["rider"])


def points_of(said: Said) -> int:
    s = state(said.match)
    if said.choice.kind == "give":
        return int(said.choice.args[-1])
    return int(said.choice.args[0]) if said.choice.kind == "take" else int(s.stack[-1]["points"])


def within_reach(said: Said) -> dict[int, int]:
    """Where the answer may lead with all points: cell -> steps; for a step, by that step alone."""
    s, road = race_at(said)
    rider, points = rider_of(said), points_of(said)
    if said.choice.kind != "step":
        return {cell: len(way.cells) for cell, way in ways(s, road, s.place[rider], points).items()}
    first = road.cell[said.choice.args[0]]
    on = {first: 1}
    edge = [first]
    for cell in edge:
        for to in road.ways[cell] if cell != road.finish and on[cell] < max(points, 1) else ():
            if s.on[to] < 0 and to not in on:
                on[to] = on[cell] + 1
                edge.append(to)
    return on


def line_at(said: Said, cell: int) -> tuple[int, int]:
    """How many would be ahead and behind in one line, on a cell."""
    s, road = race_at(said)
    found = []
    for towards in (road.straight, road.behind):
        there, count = towards[cell], 0
        while 0 <= s.on[there] < TAKEN and s.on[there] != rider_of(said):
            there, count = towards[there], count + 1
        found.append(count)
    return found[0], found[1]


def places(said: Said) -> list[int]:
    """Where the rider may come to a stop by this answer."""
    s, _ = race_at(said)
    return [s.place[rider_of(said)]] if said.choice.kind in ("stop", "stay") else [*within_reach(said)]


# ------------------------------------------------------------------ what the sentences claim
def reaches_home(said: Said, *_die: int) -> bool:
    return race_at(said)[1].finish in within_reach(said)


def brings(said: Said, *numbers: int) -> bool:
    """So many points at the summits on the way, whoever comes next."""
    s, road = race_at(said)
    points = numbers[-1] if len(numbers) > 1 or (numbers and said.choice.kind == "step") else 1
    start = s.place[rider_of(said)]
    before = road.passed[start] if start >= 0 else 0

    def taken(cell: int) -> int:
        tops = range(before, road.passed[cell])
        return sum(points_for(road.summits[top].category, len(s.passed[top]) + 1) for top in tops)

    return any(taken(cell) == points for cell in within_reach(said))


def eats(said: Said, *_die: int) -> bool:
    s, road = race_at(said)
    rider = rider_of(said)
    return not s.fed[rider] and bool(s.law["feed"]) and any(road.zone[cell] >= 0 for cell in places(said))


def eats_after_a_leap(said: Said) -> bool:
    s, road = race_at(said)
    return not s.fed[rider_of(said)] and road.zone[road.cell[said.choice.args[0]]] >= 0


def on_a_wheel(said: Said, *_die: int) -> bool:
    return any(line_at(said, cell) == (1, 0) for cell in places(said))


def with_one_behind(said: Said, *_die: int) -> bool:
    return any(line_at(said, cell) == (0, 1) for cell in places(said))


def in_a_line(said: Said, *numbers: int) -> bool:
    count = numbers[-1]
    able = bool(state(said.match).law["expert"])
    return able and count > 2 and any(sum(line_at(said, cell)) + 1 == count for cell in places(said))


def rides(said: Said, *numbers: int) -> bool:
    """There is a way of so many free cells, and points for it."""
    many = numbers[-1] if len(numbers) > 1 or (numbers and said.choice.kind == "step") else 1
    s, road = race_at(said)
    start = s.place[rider_of(said)]
    firsts = road.ways[start] if start >= 0 else road.entries
    there = {road.cell[said.choice.args[0]]} if said.choice.kind == "step" else {to for to in firsts if s.on[to] < 0}
    for _ in range(many - 1):
        there = {to for cell in there if cell != road.finish for to in road.ways[cell] if s.on[to] < 0}
    return many <= max(points_of(said), 1) and bool(there)


def is_blocked(said: Said, _die: int) -> bool:
    return not free_ways(state(said.match), rider_of(said))


def is_hurt(said: Said) -> bool:
    s = state(said.match)
    return bool(s.grazed[rider_of(said)] or s.hungry[rider_of(said)])


def is_highest(said: Said, die: int) -> bool:
    s = state(said.match)
    most = sum(s.thrown) if s.stack[-1]["rule"] == "sum" else max(s.thrown)
    return die == most and str(die) == said.choice.token.split()[1]


def is_not_highest(said: Said, die: int) -> bool:
    return not is_highest(said, die)


def every_way_has_a_throw(said: Said) -> bool:
    s, road = race_at(said)
    cell, rider = s.place[rider_of(said)], rider_of(said)
    straight = road.straight[cell]
    easy = s.on[straight] < 0 and not road.danger[straight]
    return rider >= 0 and not easy


def throws_of(said: Said) -> dict[int, list[int]]:
    s, _ = race_at(said)
    leap = leap_of(s.stack[-1])
    found = landings(s, leap)
    return {cell: [against for _, against, _ in trials(s, leap, cell, way)] for cell, way in found.items()}


def chances(said: Said, percent: int) -> bool:
    left = 1.0
    for against in throws_of(said)[landing_of(said)]:
        left *= (20 - (against or 2)) / 20
    return percent == round(100 * left) < 100


def landing_of(said: Said) -> int:
    return race_at(said)[1].cell[said.choice.args[0]]


def leaps_past(said: Said, *bikes: int) -> bool:
    """So many of those in front are behind the landing."""
    s, road = race_at(said)
    landing, own = landing_of(said), s.place[rider_of(said)]
    front = {*leap_of(s.stack[-1]).ahead, *landings(s, leap_of(s.stack[-1]))[landing].swallowed}
    there = [road.end[s.place[one]] for one in front if s.place[one] >= 0]
    passed = sum(road.end[own] <= end < road.end[landing] for end in there)
    return not throws_of(said)[landing] and passed >= (bikes or (1,))[0]


def every_landing_has_a_throw(said: Said) -> bool:
    return all(throws_of(said).values())


def leaps_home(said: Said) -> bool:
    return said.choice.args[0] == "finish" and not throws_of(said)[race_at(said)[1].finish]


def riders_of_line(said: Said) -> tuple[int, ...]:
    s, road = race_at(said)
    return next(riders for riders, cells in s.lines if cells[0] == road.cell[said.choice.args[0]])


def is_pair(said: Said) -> bool:
    return said.choice.kind == "relay" and len(riders_of_line(said)) == 2


def of_mine(said: Said, *count: int) -> bool:
    s = state(said.match)
    mine = sum(s.owner[rider] == said.seat for rider in riders_of_line(said))
    return 1 <= (count or (1,))[0] <= mine and len(riders_of_line(said)) > 2


def share(said: Said) -> float:
    s = state(said.match)
    riders = s.lines[s.stack[-1]["line"]][0]
    return sum(s.owner[rider] == said.seat for rider in riders) / len(riders)


def lines_are_theirs(said: Said) -> bool:
    s = state(said.match)
    tails = [choice.args[0] for choice in said.match.choices_by_seat[said.seat] if choice.kind != "pass"]
    lines = [riders for riders, cells in s.lines if ROADS[s.route].name[cells[0]] in tails]
    return all(sum(s.owner[rider] == said.seat for rider in riders) * 2 < len(riders) for riders in lines)


def line_is_near(said: Said, *cells: int) -> bool:
    s, road = race_at(said)
    left = (road.total - road.end[s.place[rider_of(said)]]) / 100
    return abs((cells or (1,))[0] - 1 - left) <= 1


def is_leader(said: Said) -> bool:
    return state(said.match).leads(rider_of(said))


def given(said: Said) -> int:
    return int(said.choice.args[-1])


def is_tested(said: Said) -> bool:
    return bool(state(said.match).law["pro_doping"])


def mine_fell(said: Said) -> bool:
    s = state(said.match)
    return any(s.owner[rider] == said.seat for rider, _ in s.dropped if s.gone[rider] == "withdrawn")


CLAIMS = {
    r"That way the line is within reach\.": reaches_home,
    r"That way the summit brings (\d+) points\.": brings,
    r"That way the summit brings a point\.": brings,
    r"That way your rider stops in the feed zone, and eats\.": eats,
    r"That way your rider ends on a wheel: a relay for next time\.": on_a_wheel,
    r"That way your rider ends just in front of another: together they can relay\.": with_one_behind,
    r"That way your rider ends in a line of (\d+): an acceleration may carry it along\.": in_a_line,
    r"That way your rider can ride (\d+) cells\.": rides,
    r"That way your rider rides one cell\.": rides,
    r"With (\d+) the line is within reach\.": reaches_home,
    r"With (\d+) your rider passes the summit: (\d+) points\.": brings,
    r"With (\d+) your rider passes the summit: one point\.": brings,
    r"With (\d+) your rider stops in the feed zone, and eats\.": eats,
    r"With (\d+) your rider ends on a wheel: a relay for next time\.": on_a_wheel,
    r"With (\d+) your rider ends just in front of another: together they can relay\.": with_one_behind,
    r"With (\d+) your rider ends in a line of (\d+): an acceleration may carry it along\.": in_a_line,
    r"With (\d+) your rider can ride (\d+) cells\.": rides,
    r"With (\d+) your rider rides one cell\.": rides,
    r"The highest there is: with (\d+) your rider gets furthest\.": is_highest,
    r"There is a higher one, but with (\d+) your rider stops where it is best to\.": is_not_highest,
    r"The road is blocked there: no die helps, so this (\d+) is not wasted\.": is_blocked,
    r"Hurt or hungry, this rider gets the lowest die whatever you do: have it done\.": is_hurt,
    r"Here your rider eats\.": eats,
    r"A good wheel to sit on: keep it for the next relay\.": on_a_wheel,
    r"Somebody sits right behind: together they can relay\.": with_one_behind,
    r"Your rider sits in a line of (\d+): an acceleration may carry it along\.": in_a_line,
    r"Further on, every cell asks for a throw: better stay\.": every_way_has_a_throw,
    r"This relay carries your rider over the line\.": leaps_home,
    r"(\d+) chances in 100 to come out in front, and no die spent\.": chances,
    r"Out in front, and into the feed zone\.": eats_after_a_leap,
    r"Past (\d+) bikes, with no die and no test\.": leaps_past,
    r"Past one bike, with no die and no test\.": leaps_past,
    r"Forward, with no die and no test\.": lambda said: not throws_of(said)[landing_of(said)],
    r"Every landing asks for a test: not worth it\.": every_landing_has_a_throw,
    r"Two bikes, two cells each, and not a die spent\.": is_pair,
    r"(\d+) of yours may come past, and not a die is spent\.": of_mine,
    r"One of yours may come past, and not a die is spent\.": of_mine,
    r"These lines would mostly carry the others\.": lines_are_theirs,
    r"At least half of this line is yours\.": lambda said: share(said) >= 0.5,
    r"Little of this line is yours, but what it brings is worth it\.": lambda said: share(said) < 0.5,
    r"More than half of this line is theirs\.": lambda said: share(said) < 0.5,
    r"The higher die: it goes to the leader\.": lambda said: is_leader(said) and given(said) > min(dice_of(said)),
    r"The lower die: a mate needs the higher one more\.": lambda said: given(said) < max(dice_of(said)),
    r"The lower die will do for a mate: relays will see to the rest\.": lambda said: (
        not is_leader(said) and given(said) < max(dice_of(said))
    ),
    r"The higher die: it comes in furthest\.": lambda said: given(said) > min(dice_of(said)),
    r"That rider is well placed already: the (\d) will not be missed\.": lambda said, die: given(said) == die,
    r"Both dice are alike\.": lambda said: len({*dice_of(said)}) == 1,
    r"Above 100 at the finish, the doping test excludes: do without\.": is_tested,
    r"Above 100 at the finish, the doping test excludes: ride clean\.": is_tested,
    r"Ten more of condition; above 100 at the finish, the doping test excludes\.": is_tested,
    r"Ten of condition, and nobody to test it\.": lambda said: not is_tested(said),
    r"One of yours: let that one come back\.": mine_fell,
    r"The line is only (\d+) cells away: now or never\.": line_is_near,
}
OPINIONS = {
    "This place is worth more than the next one.",
    "This place is better than the head of the line.",
    "Your riders are better placed without it.",
    "There is strength to spend, and two dice are worth it.",
    "Twenty of condition is more than an attack would bring here.",
    "The road opens, and these points are lost by the leader’s next turn.",
    "That way leads nowhere: the next one will be better.",
    "Condition is good enough as it is.",
    "Placed last, this rider is in nobody’s way.",
    "Placed last, this rider would not help much.",
    "One rival fewer is not to be refused.",
    "The jersey deserves protection.",
    "Your leader has done nothing wrong.",
    "One choice is as good as another here.",
    "Staying put saves the meal.",
}


def test_every_reason_is_true_of_its_answer() -> None:
    assert untrue(races(), CLAIMS, OPINIONS) == []


def test_what_is_false_or_unheard_is_found() -> None:
    """The check itself: a claim that does not hold, one that nobody makes, and a sentence that is in no list."""
    match = play(start("beginner", 3), "roll 20 12 3", "roll 4 2")
    said = list(reasons(match, LEVELS[2](), most=1))
    low = r"The lower die will do for a mate: relays will see to the rest\."
    found = untrue(said, {low: lambda _: False, "Never": lambda _: True}, {"Nothing like it."})
    assert "untrue of start green-V 2: The lower die will do for a mate: relays will see to the rest." in found
    assert {"never heard: Never", "never heard: Nothing like it."} <= {*found}
    assert "neither claim nor opinion: The higher die: it goes to the leader." in found


def test_a_die_is_low_only_beside_a_higher_one() -> None:
    match = play(start("beginner", 3), "roll 20 12 3", "roll 4 2")
    told = {one.choice.token: one.words["en"] for one in reasons(match, LEVELS[2](), most=1)}
    assert told["start green-V 2"].startswith("The lower die")
    assert told["start green-V 4"].startswith("The higher die")
