"""Computers against computers: who wins how often, how the games end, how long they are.

Games come in blocks of as many as there are seats; from one to the next everybody moves on by one seat. They share
their dice until the same kinds would sit on the same seats again, which would be the same game twice. So luck and the
order of play are the same for all kinds, and what differs is skill.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from math import sqrt
from os import cpu_count
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import check_seed, check_table
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.core.state import State

from .base import KINDS, Bot, Budget, answers, bot_for, ticks

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

Progress = Callable[[int, int], None]
"""Told after each block: games played, games in all."""
WORK = 0.4
_Z = 1.959964


class Played(NamedTuple):
    """One finished game: which of the contestants won it, why it ended, what was counted."""

    winners: tuple[int, ...]
    reason: str
    answers: int
    counts: Mapping[str, int]


def simulate(
    game_id: str,
    games: int,
    seats: Sequence[str],
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Play so many games between computers. `jobs` processes share the work (0: all cores); the result is the same."""
    _check(game_id, games, seats, dict(options or {}))
    check_seed(seed)
    block = partial(play_block, game_id, tuple(seats), seed, dict(options or {}), games)
    size = len(rotations(game_id, seats))
    blocks = range((games + size - 1) // size)
    played: list[Played] = []
    with _workers(jobs or cpu_count() or 1) as pool:
        handed_in = [pool.submit(block, number) for number in blocks] if pool else None
        for several in (one.result() for one in handed_in) if handed_in else map(block, blocks):
            played += several
            if progress:
                progress(len(played), games)
    return _report(game_id, seats, played)


def play_block(
    game_id: str, kinds: tuple[str, ...], seed: int, options: Mapping[str, Any], games: int, block: int
) -> list[Played]:
    """The games of one block, everybody one seat further on each time. The last block may be short."""
    turns, same_again = rotations(game_id, kinds), period(kinds)
    dice = seed * 1_000_003 + block * len(turns)
    turns = turns[: games - block * len(turns)]
    return [play(game_id, kinds, dice + rotation // same_again, options, rotation) for rotation in turns]


def rotations(game_id: str, kinds: Sequence[str]) -> range:
    """How far everybody moves on; nobody does where the first seat plays another part than the rest."""
    return range(1 if registry.meta(game_id).lead else len(kinds))


def period(kinds: tuple[str, ...]) -> int:
    """After how many seats the same kinds come again."""
    return next(far for far in range(1, len(kinds) + 1) if kinds[far:] + kinds[:far] == kinds)


def play(game_id: str, kinds: Sequence[str], seed: int, options: Mapping[str, Any], rotation: int = 0) -> Played:
    """One game. Contestant c sits on seat (c + rotation)."""
    size = len(kinds)
    game = registry.game(game_id)
    contestant = [(seat - rotation) % size for seat in range(size)]
    bots = [bot_for(game_id, kinds[who]) for who in contestant]
    chance = Rng(seed)
    minds = chance.split()
    own = [minds.split() for _ in range(size)]
    seats = game.meta.seats(0, size)
    state = game.start(check_table(game.meta, options, seats), seats)
    given = _play_out(game, state, bots, chance, [own[who] for who in contestant])
    result = state.result
    assert result is not None
    winners = sorted(contestant[seat] for seat in result["ranking"][0])
    return Played(tuple(winners), result["reason"], given, dict(game.counts(state)))


def wilson(wins: int, games: int) -> list[float]:
    """The 95 % interval of a rate, good near 0 and 1 too."""
    rate, z2 = wins / games, _Z * _Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]


def by_kind(report: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The seats of a report put together by kind, with the share that would be even."""
    seats, games = report["seats"], report["games"]
    together: dict[str, dict[str, Any]] = {}
    for kind in sorted({str(seat["kind"]) for seat in seats}):
        alike = [seat for seat in seats if str(seat["kind"]) == kind]
        wins = sum(seat["wins"] for seat in alike)
        together[kind] = {
            "wins": wins,
            "win_rate": round(wins / games, 4),
            "interval": wilson(min(wins, games), games),
            "even": round(len(alike) / len(seats), 4),
        }
    return together


def _play_out(game: Game[Any], state: State, bots: Sequence[Bot], chance: Rng, own: Sequence[Rng]) -> int:
    given = 0
    while state.stack:
        given += 1
        if game.lists_free and _give_free(game, state, bots, own):
            continue
        seat = (game.blocking_seats(state) or game.asked(state))[0]
        if seat == CHANCE:
            choice = game.draw(state).sample(chance)
        else:
            choices = answers(game, state, seat, own[seat])
            choice = bots[seat].choose(game.view(state, seat), choices, own[seat], Budget(WORK, ticks()))
        game.play(state, seat, choice)
    return given


def _give_free(game: Game[Any], state: State, bots: Sequence[Bot], own: Sequence[Rng]) -> bool:
    for seat in game.asked(state):
        choices = game.free_choices(state, seat) if seat != CHANCE else ()
        choice = bots[seat].free(game.view(state, seat), choices, own[seat]) if choices else None
        if choice:
            game.play(state, seat, choice)
            return True
    return False


def _check(game_id: str, games: int, seats: Sequence[str], options: Mapping[str, Any]) -> None:
    meta = registry.game(game_id).meta
    if games < 1:
        raise BadOption("too_few_games", value=str(games))
    for kind in seats:
        if kind not in KINDS:
            raise BadOption("computer_unknown", value=kind[:40], allowed=list(KINDS))
    least, most = meta.players
    if not least <= len(seats) <= most:
        raise BadOption("seat_count", given=len(seats), least=least, most=most)
    check_table(meta, options, meta.seats(0, len(seats)))


def _workers(jobs: int) -> "AbstractContextManager[ProcessPoolExecutor | None]":
    if jobs == 1:
        return nullcontext()
    # Imported here because a browser has no processes.
    from .processes import processes

    return processes(jobs)


def _report(game_id: str, seats: Sequence[str], played: Sequence[Played]) -> dict[str, Any]:
    wins = Counter(who for game in played for who in game.winners)
    counted = {name: _spread([game.counts[name] for game in played]) for name in played[0].counts}
    lengths = [game.answers for game in played]
    return {
        "game": game_id,
        "games": len(played),
        "seats": [
            {
                "kind": kind if kind == "random" else int(kind),
                "wins": wins[who],
                "win_rate": round(wins[who] / len(played), 4),
                "interval": wilson(wins[who], len(played)),
            }
            for who, kind in enumerate(seats)
        ],
        "ends": dict(sorted(Counter(game.reason for game in played).items())),
        "answers": {"median": median(lengths), "max": max(lengths)},
        **({"counts": counted} if counted else {}),
    }


def _spread(counts: Sequence[int]) -> dict[str, float]:
    """How often something happened: on average, usually, and at most."""
    ordered = sorted(counts)
    low, high = (ordered[round(share * (len(ordered) - 1))] for share in (0.05, 0.95))
    average = round(sum(ordered) / len(ordered), 2)
    return {"mean": average, "median": median(ordered), "5%": low, "95%": high, "max": ordered[-1]}
