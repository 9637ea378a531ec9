"""`bench [GAME...]`: how fast the games are here."""

import gc
import platform
from argparse import Namespace
from collections.abc import Callable
from functools import cache
from statistics import median
from time import perf_counter, process_time
from typing import Any

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.state import State
from pygame_core.engine.keeping.saves import save
from pygame_core.engine.match.match import Match

from .terminal import Terminal

SEATS = 4
RAW, IN_MATCH, COPY, VIEW = 0.35, 0.35, 0.05, 0.05
"""Shares of a game's time; the growth takes the rest."""
LONG_GAMES = 5


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Measure each game for about so many seconds."""
    ids = arguments.games or [meta.id for meta in registry.games()]
    games = {game_id: registry.game(game_id) for game_id in ids}
    calibration = calibrate()
    found = {}
    for game_id, game in games.items():
        terminal.complain(terminal.say("measuring", game=game_id))
        found[game_id] = measure(game, arguments.seconds)
    if arguments.json:
        terminal.put({"calibration": calibration, "games": found})
        return 0
    terminal.tell(terminal.say("calibration", loops=calibration["loops_per_second"], **calibration))
    for game_id, figures in found.items():
        terminal.tell(game_id)
        for name, value in figures.items():
            terminal.tell(f"  {name:<24} {value:>14,.2f}")
    return 0


def calibrate() -> dict[str, Any]:
    """The speed of this Python on this machine: a fixed loop without any of our code."""
    rates = []
    for _ in range(5):
        total, start = 0, perf_counter()
        for number in range(200_000):
            total += number * number % 7
        rates.append(200_000 / (perf_counter() - start))
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "loops_per_second": round(max(rates)),
    }


def measure(game: Game[Any], seconds: float) -> dict[str, float]:
    """The figures of one game, at a table of four with the default options."""
    middle = underway(game)
    return {
        "steps_per_second": round(raw(game, seconds * RAW)),
        "match_steps_per_second": round(in_match(game, seconds * IN_MATCH)),
        "copy_us": round(copying(middle, seconds * COPY), 3),
        "view_us": round(_micros(lambda: game.view(middle, 0), seconds * VIEW), 3),
        "save_bytes": len(save(_played(game, 1)).encode()),
        "growth": round(growth(game), 3),
    }


def _seats(game: Game[Any]) -> int:
    least, most = game.meta.players
    return max(least, min(SEATS, most))


@cache
def _table(game: Game[Any]) -> tuple[dict[str, Any], tuple[Seat, ...]]:
    seats = game.meta.seats(_seats(game), _seats(game))
    return check_table(game.meta, {}, seats), seats


def _start(game: Game[Any]) -> State:
    state: State = game.start(*_table(game))
    return state


def underway(game: Game[Any]) -> State:
    """The middle of a random game, or where it begins if it ends sooner."""
    middle = _start(game)
    play_at_random(game, middle, Rng(1), 60)
    return middle if middle.stack else _start(game)


def copying(state: State, seconds: float) -> float:
    """What a copy of a state costs, in microseconds."""
    return _micros(state.copy, seconds)


def raw(game: Game[Any], seconds: float) -> float:
    """Random answers, no log, nobody listening."""
    rng, steps = Rng(2), 0
    play_at_random(game, _start(game), rng)
    start = process_time()
    while (spent := process_time() - start) < seconds or not steps:
        steps += play_at_random(game, _start(game), rng)
    return steps / spent


def in_match(game: Game[Any], seconds: float) -> float:
    """The same through a match: log, checksums, snapshots, events."""
    steps, seed = 0, 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not steps:
        seed += 1
        steps += len(_played(game, seed).log)
    return steps / spent


def _played(game: Game[Any], seed: int, heard: Callable[[str, float], None] | None = None) -> Match:
    """A whole random game through a match; `heard` is told which kind of answer it was, and what it took."""
    players = _seats(game)
    match, rng = Match(game, {}, game.meta.seats(players, players), seed), Rng(seed + 1)
    match.settle()
    while match.state.stack:
        seat, token = _random_answer(match, rng)
        start = perf_counter()
        match.answer(seat, token)
        if heard:
            heard(token.split(" ")[0], perf_counter() - start)
    return match


def _random_answer(match: Match, rng: Rng) -> tuple[int, str]:
    seats = match.asked
    seat = seats[0] if len(seats) == 1 else rng.pick(seats)
    if choices := match.choices_by_seat.get(seat):
        return seat, rng.pick(choices).token
    step, frame = match.game.top(match.state)
    space = step.space(match.state, frame, seat)
    assert space is not None, frame
    return seat, space.sample(rng).token


def growth(game: Game[Any]) -> float:
    """What an answer costs late in a long game, against an early one of its kind."""
    lengths = {seed: len(_played(game, seed).log) for seed in range(20)}
    longest = sorted(lengths, key=lambda seed: -lengths[seed])[:LONG_GAMES]
    gc.collect()
    gc.disable()
    try:
        return median(_growth_of(game, seed) for seed in longest)
    finally:
        gc.enable()


def _growth_of(game: Game[Any], seed: int) -> float:
    """Late answers against early ones of the same kind: to place a piece costs less than to move it."""
    runs = [_costs(game, seed) for _ in range(5)]
    early = late = 0.0
    for kind in {kind for kind, _ in runs[0]}:
        # The least of several runs of the same game: what the machine did besides drops out.
        costs = [min(cost for _, cost in same) for same in zip(*runs, strict=True) if same[0][0] == kind]
        quarter = len(costs) // 4
        early += sum(costs[:quarter])
        late += sum(costs[len(costs) - quarter :])
    return late / early


def _costs(game: Game[Any], seed: int) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    _played(game, seed, lambda kind, cost: found.append((kind, cost)))
    return found


def _micros(act: Callable[[], Any], seconds: float) -> float:
    """The cost of one call, in microseconds: the best of several rounds."""
    rounds: list[float] = []
    start = perf_counter()
    while perf_counter() - start < seconds or not rounds:
        begin = perf_counter()
        for _ in range(200):
            act()
        rounds.append((perf_counter() - begin) / 200 * 1e6)
    return min(rounds)
