"""The arena: its report, common dice, rotated seats, and the same result whoever does the work."""

import pytest

from pygame_core.bots.arena import by_kind, period, play, play_block, simulate, wilson
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import BadOption

META = registry.games()[0]
GAME, LEAST = META.id, META.players[0]
SEATS = ("random", "1", "2", "3")[:LEAST]
ALIKE = ("1",) * LEAST


def test_the_report() -> None:
    report = simulate(GAME, 8, SEATS, seed=1)
    assert list(report) == ["game", "games", "seats", "ends", "answers"]
    assert (report["game"], report["games"]) == (GAME, 8)
    assert [seat["kind"] for seat in report["seats"]] == ["random", *range(1, LEAST)]
    assert sum(report["ends"].values()) == 8
    assert 0 < report["answers"]["median"] <= report["answers"]["max"]
    for seat in report["seats"]:
        assert list(seat) == ["kind", "wins", "win_rate", "interval"]
        assert seat["win_rate"] == round(seat["wins"] / 8, 4)
        assert seat["interval"][0] <= seat["win_rate"] <= seat["interval"][1]


@pytest.mark.parametrize("meta", registry.games(), ids=lambda meta: meta.id)
def test_what_a_game_counts_is_reported(meta: registry.Meta) -> None:
    report = simulate(meta.id, 2, ("1",) * meta.players[0], seed=3)
    for spread in report.get("counts", {}).values():
        assert list(spread) == ["mean", "median", "5%", "95%", "max"]
        assert spread["5%"] <= spread["median"] <= spread["95%"] <= spread["max"]


def test_a_seed_decides_everything() -> None:
    assert simulate(GAME, 6, SEATS, seed=2) == simulate(GAME, 6, SEATS, seed=2)
    assert simulate(GAME, 6, SEATS, seed=2) != simulate(GAME, 6, SEATS, seed=3)


@pytest.mark.native
def test_several_processes_find_the_same() -> None:
    told: list[tuple[int, int]] = []
    alone = simulate(GAME, 10, SEATS, seed=4)
    assert simulate(GAME, 10, SEATS, seed=4, jobs=2, progress=lambda *now: told.append(now)) == alone
    assert told[-1] == (10, 10)
    assert told == sorted(told)


def test_games_of_a_block_share_their_dice() -> None:
    block = play_block(GAME, SEATS, 5, {}, 100, 0)
    assert block == [play(GAME, SEATS, 5 * 1_000_003, {}, rotation) for rotation in range(LEAST)]
    assert block != play_block(GAME, SEATS, 5, {}, 100, 1)


def test_no_game_is_counted_twice() -> None:
    """Without chance of their own, the same kinds on the same seats would play the same game with the same dice."""
    assert [period(kinds) for kinds in (("3", "2", "3", "2"), ("2", "2", "2"), ("1", "2", "1"))] == [2, 1, 3]
    block = play_block(GAME, ("2",) * LEAST, 5, {}, 100, 0)
    assert len({game.answers for game in block}) > 1


def test_the_last_block_may_be_short() -> None:
    assert len(play_block(GAME, ALIKE, 6, {}, LEAST + 1, 1)) == 1
    assert simulate(GAME, LEAST + 1, ALIKE, seed=6)["games"] == LEAST + 1


def test_everybody_sits_everywhere() -> None:
    """A strong player among random ones wins on every seat: its wins are counted for it, not for the seat."""
    report = simulate(GAME, 4 * LEAST, ("2", *("random",) * (LEAST - 1)), seed=7)
    assert report["seats"][0]["win_rate"] > 0.9


def test_seats_put_together_by_kind() -> None:
    report = simulate(GAME, 2 * LEAST, ("1", *("random",) * (LEAST - 1)), seed=8)
    together = by_kind(report)
    assert sum(kind["wins"] for kind in together.values()) == 2 * LEAST
    assert together["random"]["even"] == round((LEAST - 1) / LEAST, 4)


def test_intervals() -> None:
    assert wilson(50, 100) == [0.4038, 0.5962]
    assert wilson(0, 100)[0] == 0
    assert wilson(100, 100)[1] == 1


@pytest.mark.parametrize(
    ("games", "seats", "options", "code"),
    [
        (0, ALIKE, {}, "too_few_games"),
        (1, ("expert", *ALIKE[1:]), {}, "computer_unknown"),
        (1, ("1",), {}, "seat_count"),
        (1, ALIKE, {"unheard_of": 1}, "option_unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(
    games: int, seats: tuple[str, ...], options: dict[str, int], code: str
) -> None:
    with pytest.raises(BadOption) as caught:
        simulate(GAME, games, seats, seed=1, options=options)
    assert caught.value.code == code


def test_unknown_games_are_refused() -> None:
    with pytest.raises(BadOption):
        simulate("croquet", 1, ALIKE, seed=1)
