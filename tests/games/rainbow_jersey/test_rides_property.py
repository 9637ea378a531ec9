"""What holds at every moment of any race, however people answer and whatever dice and cards do."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.match.match import Match
from pygame_core.games.rainbow_jersey.board import CARDS, EFFORTS
from pygame_core.games.rainbow_jersey.meta import META
from pygame_core.games.rainbow_jersey.rules.jerseys import MIXED, NEEDED
from pygame_core.games.rainbow_jersey.state import Ride
from tests.games.rainbow_jersey.rides import GAME, state

TABLES = st.fixed_dictionaries(
    {
        "target": st.sampled_from(sorted(NEEDED)),
        "combativity": st.booleans(),
        "start_order": st.sampled_from(["random", "seats"]),
    }
)
STARTS = st.fixed_dictionaries(
    {
        "space": st.integers(0, 39),
        "rainbow_lap": st.booleans(),
        "energy": st.lists(st.integers(3, 60), min_size=6, max_size=6),
        "reserve": st.lists(st.integers(0, 6), min_size=6, max_size=6),
        "double": st.lists(st.integers(0, 5), min_size=6, max_size=6),
        "gap": st.integers(0, 18),
    }
)
PICKS = st.lists(st.integers(0, 10**6), min_size=20, max_size=120)


def begin(players: int, options: dict[str, Any], start: dict[str, Any]) -> Match:
    seats = META.seats(players, players)
    colours = [seat.colour for seat in seats]
    told = {
        name: dict(zip(colours, value, strict=False)) if isinstance(value, list) else value
        for name, value in start.items()
        if name != "gap"
    }
    position = told | ({"away": "black", "gap": start["gap"]} if start["gap"] else {})
    match = Match(GAME, options, seats, 1, real_dice=True, position=position)
    match.settle()
    return match


def check(match: Match) -> None:
    s = state(match)
    seats = range(len(s.colours))
    assert all(0 <= energy <= 60 for energy in s.energy)
    assert sorted([*s.pile(), *s.discard, *s.shown]) == sorted(CARDS)
    assert all(s.pack.count(seat) + (s.away == seat) + bool(s.fallen[seat]) == 1 for seat in seats)
    held = [space for spaces in s.held for space in spaces]
    assert len(held) == len(set(held))
    assert set(held) <= set(EFFORTS)
    assert all(0 <= s.domestiques(seat) <= 6 for seat in seats)
    assert all(s.energy[seat] == s.domestiques(seat) == 0 for seat in seats if s.fallen[seat])
    assert (s.away >= 0) == (1 <= s.gap <= (19 if match.over else 18))
    assert min([*s.rainbow, *s.green, *s.double, *s.triple, *s.points]) >= 0
    assert s.target == MIXED or max(s.green) < 3
    assert match.over or all(s.races(seat) for seat in match.asked if seat != CHANCE)
    check_auction(match, s)


def check_auction(match: Match, s: Ride) -> None:
    """The highest bid can be paid and placed; who speaks can bid more or abandon and bid more."""
    auction = match.view(None)["auction"]
    if auction and auction["by"] >= 0:
        assert s.energy[auction["by"]] >= auction["high"]
        assert s.domestiques(auction["by"]) >= 1


@given(st.integers(3, 6), TABLES, STARTS, PICKS)
def test_nothing_is_lost_or_doubled(
    players: int, options: dict[str, Any], start: dict[str, Any], picks: list[int]
) -> None:
    match = begin(players, options, start)
    before = state(match).copy()
    for pick in picks:
        check(match)
        if match.over:
            return
        seats = list(match.choices_by_seat) or [CHANCE]
        seat = seats[pick % len(seats)]
        choices = match.game.choices(match.state, seat)
        match.answer(seat, choices[pick // 7 % len(choices)].token)
        s = state(match)
        assert all(s.domestiques(one) <= before.domestiques(one) for one in range(players))
        assert all(s.fallen[one] == before.fallen[one] for one in range(players) if before.fallen[one])
        before = s.copy()


@given(st.integers(3, 6), TABLES, STARTS, PICKS)
def test_every_position_is_read_as_it_was_written(
    players: int, options: dict[str, Any], start: dict[str, Any], picks: list[int]
) -> None:
    match = begin(players, options, start)
    for pick in picks:
        assert GAME.read(GAME.write(match.state), match.options, match.seats) == match.state
        assert GAME.determinize(match.view(None), match.rng) == match.state
        if match.over:
            return
        seats = list(match.choices_by_seat) or [CHANCE]
        choices = match.game.choices(match.state, seats[pick % len(seats)])
        match.answer(seats[pick % len(seats)], choices[pick // 7 % len(choices)].token)
