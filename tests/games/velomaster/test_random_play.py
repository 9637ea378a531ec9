"""Random races of every kind: they end, nothing is lost, every position is read as it was written."""

import json
from typing import Any

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.options import check_table
from pygame_core.games.velomaster.board import OFFERED
from pygame_core.games.velomaster.rules.game import GAME
from pygame_core.games.velomaster.state import Race
from tests.games.velomaster.races import play, race, seats_of

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"finish_rule": "everyone"}),
    (2, {"level": "expert"}),
    (2, {"level": "expert", "neutral_team": False, "stages": "criterium:2", "feeding": "every_zone"}),
    (3, {"level": "expert", "finish_at": "E", "finish_rule": "podium"}),
    (5, {"level": "expert", "feed": False, "puncture": False}),
    (2, {"level": "pro"}),
    (4, {"level": "pro", "stages": "criterium criterium:2", "home_rider": "random"}),
    (8, {"level": "pro", "pro_doping": False}),
    (3, {"level": "pro", "pro_condition": False}),
]


def start(seats: int, options: dict[str, Any]) -> Race:
    return GAME.start(check_table(GAME.meta, options, seats_of(seats)), seats_of(seats))


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_positions_and_views_give_the_race_again(seats: int, options: dict[str, Any]) -> None:
    table, rng = check_table(GAME.meta, options, seats_of(seats)), Rng(seats)
    s = start(seats, options)
    while s.stack:
        play_at_random(GAME, s, rng, 7)
        position = GAME.write(s)
        again = GAME.read(json.loads(json.dumps(position)), table, seats_of(seats))
        seen = GAME.determinize(json.loads(json.dumps(GAME.view(s, None))), rng)
        assert again == seen == s == s.copy()
        assert again.on == seen.on == s.on
        assert again.checksum() == seen.checksum() == s.checksum()
        assert GAME.write(again) == position
        assert all(now == due for now, due in GAME.conserved(s).values())
    assert s.result


def test_a_tour_that_all_players_leave_is_read_as_it_was_written() -> None:
    """Nobody sets the neutral riders off in its last stage; they are placed all the same."""
    gone = {f"{colour}-{bib}": "withdrawn" for colour in ("green", "purple") for bib in "LGVN"}
    del gone["green-L"]
    options = {"stages": "lab lab", "readmission": False}
    match = race({"green-L": "E.3.1"}, seats=2, options=options, phase="leaders", gone=gone)
    play(match, "roll 2", "step E.3.2", "roll 1", "roll 1")
    assert match.over
    assert match.game.read(match.game.write(match.state), match.options, match.seats) == match.state


@pytest.mark.parametrize("board", OFFERED)
@pytest.mark.parametrize("level", ["beginner", "expert", "pro"])
def test_every_board_is_ridden_to_its_end(board: str, level: str) -> None:
    s = start(3, {"level": level, "stages": board})
    assert play_at_random(GAME, s, Rng(5), 60_000) < 60_000
    assert s.result
    assert s.round <= 150
