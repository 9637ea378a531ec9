"""The computer players of City Chase: what they see, what they never do, and how often who wins."""

import json
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, ClassVar

import pytest

from pygame_core.bots.base import Bot, Budget, RandomBot, Thinking, View, finish, ticks
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice, choice
from pygame_core.engine.core.options import check_table
from pygame_core.engine.core.state import State
from pygame_core.games.city_chase.board import AROUND, BUILDINGS, CROSSINGS, HELICOPTERS, INDEX, NEXT_DOOR
from pygame_core.games.city_chase.bots.levels import LEVELS, Careful, Evader, Road, Runaway
from pygame_core.games.city_chase.bots.patrol import MOST_SEEN, placements
from pygame_core.games.city_chase.bots.words import reason
from pygame_core.games.city_chase.deduction.walks import within

GAME = registry.game("city-chase")
CORNERS, CENTRAL = ("X1", "X4", "X16"), ("X6", "X8", "X15")


class EachInTurn(RandomBot):
    """Random police as they were measured: each helicopter in turn does anything it may."""

    def choose(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Choice:
        return rng.pick([each for each in choices if each.kind == "hide" or each.args[0] == choices[0].args[0]])


class NoDeadEnd(Runaway):
    """Any whole walk is as likely as any other, helicopters or not."""

    starts: ClassVar[dict[int, float]] = {}

    def _worth(self, road: Road, building: int) -> float:
        if road.path:
            return super()._worth(road, building)
        if building not in self.starts:
            self.starts[building] = self.lure(road, building)
        return self.starts[building]


class Noiseless(Evader):
    """Police who never err."""

    noise = 0.0


KINDS: dict[str, Bot] = {
    "random": EachInTurn(),
    "no dead end": NoDeadEnd(),
    "cautious": Careful(),
    "evader": Evader(),
    "simple": Runaway(),
    "0.1": Careful(),
    "0.02": Evader(),
    "0": Noiseless(),
}


def table(players: int = 2) -> State:
    seats = GAME.meta.seats(0, players)
    return GAME.start(check_table(GAME.meta, {"skyline": "regular"}, seats), seats)


def play(state: State, token: str) -> None:
    seat = GAME.asked(state)[0]
    GAME.play(state, seat, GAME.find(state, seat, token))


def chase(thief: Bot, police: Bot, starts: Sequence[str], rng: Rng) -> Iterator[State]:
    """A whole chase: yields before each answer, and at the end."""
    state = table()
    for heli, crossing in zip(HELICOPTERS, starts, strict=True):
        play(state, f"place {heli} {crossing}")
    play(state, "confirm")
    while state.stack:
        yield state
        seat = GAME.asked(state)[0]
        bot, choices = (police if seat else thief), GAME.choices(state, seat)
        GAME.play(state, seat, bot.choose(GAME.view(state, seat), choices, rng, Budget(1, ticks())))
    yield state


def police_wins(thief: str, police: str, games: int, seed: int) -> float:
    starts = CORNERS if police.startswith("0") else CENTRAL
    rng, wins = Rng(seed), 0
    for _ in range(games):
        *_, last = chase(KINDS[thief], KINDS[police], starts, rng.split())
        assert last.result
        wins += last.result["winner"] == "police"
    return wins / games


# --- who wins

CHEAP = [
    ("random", "random", 65),
    ("random", "simple", 68),
    ("no dead end", "random", 60),
    ("no dead end", "simple", 62),
    ("cautious", "random", 33),
    ("cautious", "simple", 34),
    ("evader", "random", 24),
    ("evader", "simple", 23),
]
BELIEF = [
    ("random", "0.1", 80),
    ("random", "0.02", 96),
    ("no dead end", "0.1", 74),
    ("no dead end", "0.02", 93),
    ("cautious", "0.1", 61),
    ("cautious", "0.02", 94),
    ("cautious", "0", 99),
    ("evader", "0.1", 53),
    ("evader", "0.02", 91),
    ("evader", "0", 90),
]


def check_cell(thief: str, police: str, expected: int, games: int) -> None:
    """Within three standard errors, and the point by which the figures to compare with may be off themselves."""
    error = 100 * sqrt(expected / 100 * (1 - expected / 100) / games)
    assert 100 * police_wins(thief, police, games, seed=21) == pytest.approx(expected, abs=3 * error + 1)


@pytest.mark.native
@pytest.mark.parametrize(("thief", "police", "expected"), CHEAP)
def test_chases_without_belief(thief: str, police: str, expected: int) -> None:
    check_cell(thief, police, expected, 400)


@pytest.mark.native
@pytest.mark.parametrize(("thief", "police", "expected"), BELIEF)
def test_chases_with_belief(thief: str, police: str, expected: int) -> None:
    check_cell(thief, police, expected, 60)


@pytest.mark.native
@pytest.mark.ladder
@pytest.mark.parametrize(("thief", "police", "expected"), CHEAP + BELIEF)
def test_many_chases(thief: str, police: str, expected: int) -> None:
    check_cell(thief, police, expected, 250)


# --- what they see


@pytest.mark.parametrize("level", LEVELS)
def test_the_police_play_by_what_is_public(level: int) -> None:
    """A thief elsewhere that fits the same log changes nothing, and no view of the police holds the path."""
    police, rng, asked = LEVELS[level](), Rng(level), 0
    for state in chase(Careful(), LEVELS[level](), CORNERS, rng.split()):
        if not state.stack or GAME.asked(state)[0] == 0:
            continue
        view = GAME.view(state, 1)
        other = GAME.determinize(json.loads(json.dumps(view)), rng)
        assert "path" not in view
        once = police.choose(view, GAME.choices(state, 1), Rng(3), Budget(1, ticks()))
        assert once == LEVELS[level]().choose(GAME.view(other, 1), GAME.choices(other, 1), Rng(3), Budget(1, ticks()))
        asked += 1
    assert asked > 2


@pytest.mark.parametrize("level", LEVELS)
def test_one_way_on_takes_as_many_slices_as_three(level: int) -> None:
    state = table()
    for token in ("place pink X12", "place yellow X15", "place green X16", "confirm", "hide B1"):
        play(state, token)
    for token in ("move pink X8", "move yellow X14", "check green D4"):
        play(state, token)
    view, choices = GAME.view(state, 0), GAME.choices(state, 0)
    slices = [slices_of(LEVELS[level]().think(view, some, Rng(1), Budget(1))) for some in (choices, choices[:1])]
    assert slices[0] == slices[1] > 1


def slices_of(thinking: Thinking[Choice]) -> int:
    return sum(1 for _ in thinking)


def test_the_belief_costs_only_what_is_new() -> None:
    """A bot that was asked before answers the same as a fresh one."""
    for state in chase(Careful(), Evader(), CORNERS, Rng(5)):
        seat = GAME.asked(state)[0] if state.stack else 0
        if seat:
            view, choices = GAME.view(state, seat), GAME.choices(state, seat)
            fresh = finish(Evader().weigh(view, choices, Rng(2), Budget(1)))
            assert fresh == finish(Evader().weigh(view, choices, Rng(2), Budget(1)))


# --- what they do


def hides(level: int, path: str, legal: str, heli: Mapping[str, str], log: Sequence[str] = ()) -> set[str]:
    """The hide-outs that a level chooses, of several tries."""
    hidden = path.split()
    told = [f"placed {name} {at}" for name, at in heli.items()] + [f"hidden {n + 1}" for n in range(len(hidden))]
    view = {"heli": heli, "log": [*told, *log], "path": hidden, "round": len(hidden) + 1, "found": {}, "orders": []}
    choices = [choice("hide", name) for name in legal.split()]
    return {LEVELS[level]().choose(view, choices, Rng(seed), Budget(1)).args[0] for seed in range(60)}


FAR_AWAY = {"pink": "X12", "yellow": "X15", "green": "X16"}
EVERYWHERE = " ".join(BUILDINGS)


@pytest.mark.parametrize("level", LEVELS)
def test_thieves_start_out_of_reach(level: int) -> None:
    heli = dict(zip(HELICOPTERS, CORNERS, strict=True))
    seen = within(INDEX[at] for at in CORNERS)
    chosen = hides(level, "", EVERYWHERE, heli)
    assert len(chosen) > 8
    assert not any(seen >> INDEX[name] & 1 for name in chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_thieves_see_the_trap_in_the_corner(level: int) -> None:
    assert hides(level, "A2 B2 B1", "A1 C1", FAR_AWAY) == {"C1"}


@pytest.mark.parametrize("level", LEVELS)
def test_thieves_without_an_end_go_as_far_as_they_can(level: int) -> None:
    assert hides(level, "A3 B3 B2 C2 C1 B1", "A1", FAR_AWAY) == {"A1"}
    assert hides(level, "A1 B1 C1 D1 D2 C2 C3 D3 D4 C4", "B4 C5", FAR_AWAY) <= {"B4", "C5"}


@pytest.mark.parametrize("level", [2, 3])
def test_thieves_keep_out_of_reach(level: int) -> None:
    heli = {"pink": "X1", "yellow": "X2", "green": "X5"}
    tries = [hides(level, "C3", legal, heli) for legal in ("D3 C4", "D3")]
    assert tries == [{"D3", "C4"}, {"D3"}]
    view_of_reach = within(INDEX[at] for at in heli.values())
    assert view_of_reach >> INDEX["C2"] & 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_helicopters_start_wide(level: int, players: int) -> None:
    seen = set()
    for seed in range(8):
        state, rng = table(players), Rng(seed)
        while GAME.view(state, 1)["step"] == "place":
            seat = (GAME.blocking_seats(state) or GAME.asked(state))[0]
            choices = GAME.choices(state, seat)
            answer = LEVELS[level]().choose(GAME.view(state, seat), choices, rng, Budget(1))
            GAME.play(state, seat, answer)
        crossings = frozenset(INDEX[at] for at in GAME.view(state, 1)["heli"].values())
        assert crossings in placements(2 if level == 3 else 0)
        seen.add(crossings)
    assert len(seen) > 3


def test_placements_see_twelve_buildings() -> None:
    assert all(within(three).bit_count() == MOST_SEEN for three in placements(0))
    assert {0, 3, 15} in placements(2)
    assert len(placements(0)) > len(placements(2)) > 4


def police_view(log: Sequence[str], heli: Sequence[str], acted: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    where = dict(zip(HELICOPTERS, heli, strict=True))
    told = [*(f"placed {name} {at}" for name, at in where.items()), *log]
    rounds = sum(line.startswith("hidden") for line in told)
    found = {
        line.split()[-2]: [line.split()[-1], rounds] for line in log if line.split()[-1] in ("yellow", "red", "blue")
    }
    return {"heli": where, "log": told, "acted": list(acted), "round": rounds, "found": found, "orders": []} | more


def orders(view: View, helis: Sequence[str]) -> list[Choice]:
    return [choice("check", heli, BUILDINGS[b]) for heli in helis for b in AROUND[INDEX[view["heli"][heli]]]] + [
        choice("move", heli, at)
        for heli in helis
        for at in CROSSINGS
        if at not in view["heli"].values() and abs(INDEX[at] - INDEX[view["heli"][heli]]) == 4
    ]


def test_police_who_know_take_the_car() -> None:
    view = police_view(["hidden 1", "hidden 2", "hidden 3", "check A1 blue", "check B1 yellow"], ("X5", "X7", "X16"))
    best = Evader().choose(view, orders(view, HELICOPTERS), Rng(1), Budget(1))
    assert best.token == "check pink A2"
    assert reason(view, best, "en", sure=True) == "The car is there, for certain."
    assert reason(view, best, "fr", sure=False) == "La voiture peut y être."


def test_police_check_the_likeliest_in_the_last_round() -> None:
    log = [f"hidden {n}" for n in range(1, 12)]
    view = police_view(log, CORNERS)
    assert Evader().choose(view, orders(view, HELICOPTERS), Rng(1), Budget(1)).kind == "check"


def test_simple_police_look_beside_the_last_trace() -> None:
    view = police_view(["hidden 1", "hidden 2", "check B2 yellow"], ("X1", "X16", "X13"))
    for seed in range(20):
        best = Runaway().choose(view, orders(view, HELICOPTERS), Rng(seed), Budget(1))
        assert best.token in ("check pink A2", "check pink B1")


def test_simple_police_fly_to_the_last_trace() -> None:
    view = police_view(["hidden 1", "hidden 2", "check B2 yellow"], ("X13", "X16", "X4"))
    assert Runaway().choose(view, orders(view, HELICOPTERS), Rng(1), Budget(1)).token == "move pink X9"


def test_police_go_on_when_nothing_fits() -> None:
    """Only a thief who cheats brings that about."""
    log = ["hidden 1", "hidden 2", "check A1 yellow", "hidden 3", "check E5 blue", "check E4 blue"]
    for level in LEVELS:
        view = police_view(log, CORNERS)
        assert LEVELS[level]().choose(view, orders(view, HELICOPTERS), Rng(1), Budget(1)).kind in ("check", "move")


def test_a_batch_with_a_check_is_sent() -> None:
    """By link: to hear an answer is worth more than to order blindly."""
    view = police_view(["hidden 1"], CORNERS, ("pink",), orders=["check pink A1"])
    choices = [*orders(view, HELICOPTERS[1:]), choice("send")]
    assert Evader().choose(view, choices, Rng(1), Budget(1)).token == "send"
    view |= {"orders": ["move pink X2"]}
    assert Evader().choose(view, choices, Rng(1), Budget(1)).token != "send"


# --- what they say


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_has_a_reason_in_both_languages(seed: int) -> None:
    for state in chase(Careful(), Careful(), CORNERS, Rng(seed)):
        for seat in GAME.asked(state):
            view = GAME.view(state, seat)
            for each in GAME.choices(state, seat):
                said = [reason(view, each, lang, sure=True) for lang in ("fr", "en")]
                assert all(said)
                assert said[0] != said[1]
                assert not {"{", "}"} & set("".join(said))
                check_promise(view, each, said[1])


def check_promise(view: View, each: Choice, said: str) -> None:
    """Out of reach is out of reach, the only door is the only one."""
    if each.kind == "hide":
        seen = within(INDEX[at] for at in view["heli"].values()) >> INDEX[each.args[0]] & 1
        assert not (seen and ("Out of reach" in said or "Nobody can" in said))
        if "only door" in said:
            doors = [BUILDINGS[to] for to in NEXT_DOOR[INDEX[view["path"][-1]]]]
            assert [name for name in doors if name not in view["path"]] == [each.args[0]]


def test_lower_levels_are_never_sure() -> None:
    view = police_view(["hidden 1", "hidden 2", "hidden 3", "check A1 blue", "check B1 yellow"], ("X5", "X7", "X16"))
    here, there = choice("check", "pink", "A2"), choice("check", "yellow", "C2")
    assert LEVELS[3]().reason(view, here, "en") != LEVELS[2]().reason(view, here, "en")
    assert "certain" not in LEVELS[1]().reason(view, here, "en") + LEVELS[2]().reason(view, there, "en")
