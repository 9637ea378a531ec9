"""Numbers with intervals. What shares its dice counts as one observation; many questions make each interval wider."""

from collections.abc import Sequence
from math import exp, isfinite, log, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, NamedTuple

from pygame_core.engine import registry

from .experiment import Comparison, Experiment

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SURE = 0.95
_STEPS = 200


class Estimate(NamedTuple):
    """A number, and between what it lies with 95 % (of all that were asked together)."""

    value: float
    low: float
    high: float
    games: int = 0

    @property
    def width(self) -> float:
        return self.high - self.low


def quantile(questions: int = 1) -> float:
    """How many standard deviations make 95 % for all of so many questions together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, questions))


def wilson(share: float, count: float, z: float) -> Estimate:
    """The interval of a share, good near 0 and 1 too."""
    if count <= 0:
        return Estimate(share, 0.0, 1.0)
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), round(count))


def mean(value: float, deviation: float, count: int, z: float) -> Estimate:
    """The interval of an average."""
    half = z * deviation / sqrt(count) if count > 1 else float("inf")
    return Estimate(value, value - half, value + half, count)


def credit(experiment: Experiment) -> str:
    """What a seat gets of a game, in SQL: a victory that is shared is divided, unless sides win as a whole."""
    meta = registry.meta(experiment.game)
    whole = "1.0" if meta.lead or meta.together else "1.0 / len(winners)"
    return f"CASE WHEN list_contains(winners, seat) THEN {whole} ELSE 0.0 END"


def shares(duck: "DuckDBPyConnection", experiment: Experiment, arm: int, z: float) -> list[Estimate]:
    """What each seat of a table wins; games that share their dice count as one observation."""
    rows = duck.execute(
        f"""WITH each AS (SELECT dice, seat, avg({credit(experiment)}) AS won FROM
                (SELECT dice, winners, unnest(range(len(seats))) AS seat FROM games WHERE arm = ?) GROUP BY ALL)
            SELECT seat, avg(won), var_samp(won), count(*) FROM each GROUP BY seat ORDER BY seat""",
        [arm],
    ).fetchall()
    return [_share(won, variance, count, z) for _, won, variance, count in rows]


def _share(won: float, variance: float | None, count: int, z: float) -> Estimate:
    """As many independent games as would vary as much."""
    spread = (variance or 0.0) / count
    independent = won * (1 - won) / spread if spread else count
    return wilson(won, max(1.0, independent), z)


def widest(duck: "DuckDBPyConnection", experiment: Experiment) -> float:
    """The widest interval of any seat's share."""
    z = quantile()
    return max(one.width for arm in range(len(experiment.tables)) for one in shares(duck, experiment, arm, z))


def fair(duck: "DuckDBPyConnection", experiment: Experiment, arm: int) -> bool:
    """Whether an even share lies in the interval of every seat, corrected for how many seats there are."""
    seats = len(experiment.tables[arm].seats)
    return all(one.low <= 1 / seats <= one.high for one in shares(duck, experiment, arm, quantile(seats)))


MEASURES = {"answers": "answers", "lead_changes": "lead_changes", "decided": "decided"}


def effects(duck: "DuckDBPyConnection", experiment: Experiment) -> list[tuple[Comparison, str, Estimate]]:
    """What each comparison changes, game by game on the same dice, with intervals corrected for all of them."""
    measured = [*MEASURES.items(), *_counts(duck), *_firsts(experiment)]
    asked = [(comparison, name, sql) for comparison in experiment.comparisons for name, sql in measured]
    z = quantile(len(asked))
    found = [(comparison, name, _effect(duck, comparison, sql, z)) for comparison, name, sql in asked]
    return [(comparison, name, one) for comparison, name, one in found if one is not None]


def _counts(duck: "DuckDBPyConnection") -> list[tuple[str, str]]:
    rows = duck.execute(
        "SELECT DISTINCT unnest(json_keys(counts)) AS name FROM games WHERE counts IS NOT NULL ORDER BY name"
    )
    return [(name, f"CAST(json_extract_string(counts, '$.{name}') AS DOUBLE)") for (name,) in rows.fetchall()]


def _firsts(experiment: Experiment) -> list[tuple[str, str]]:
    """What the first seat wins, where everybody plays alike; else what the first player of the list wins."""
    sql = credit(experiment).replace("seat)", "0)")
    return [("first_seat", sql)]


def _effect(duck: "DuckDBPyConnection", comparison: Comparison, sql: str, z: float) -> Estimate | None:
    pairs = ", ".join(f"({one}, {other})" for one, other in comparison.pairs)
    row = duck.execute(
        f"""WITH pairs(one, other) AS (VALUES {pairs}),
                measured AS (SELECT arm, dice, game, {sql} AS value FROM games),
                each AS (SELECT a.dice, avg(b.value - a.value) AS change FROM pairs
                    JOIN measured a ON a.arm = one JOIN measured b ON b.arm = other AND b.game = a.game
                    WHERE a.value IS NOT NULL AND b.value IS NOT NULL GROUP BY a.dice)
            SELECT avg(change), stddev_samp(change), count(*) FROM each"""
    ).fetchone()
    if row is None or row[0] is None:
        return None
    value, deviation, count = row
    return mean(value, deviation or 0.0, count, z)


def ladder(results: Sequence[tuple[Sequence[str], Sequence[int]]]) -> list[tuple[str, Estimate]]:
    """The players, the strongest first, in Elo points round 0: Bradley-Terry, with intervals from its curvature.

    Each game is told as who sat there and which seats won; a winner beats everybody who did not win.
    """
    beaten: dict[tuple[str, str], float] = {}
    for seats, winners in results:
        losers = [seat for seat in range(len(seats)) if seat not in winners]
        for winner in winners:
            for loser in losers:
                if seats[winner] != seats[loser]:
                    pair = seats[winner], seats[loser]
                    # All of one game together are one victory: they hang together.
                    beaten[pair] = beaten.get(pair, 0.0) + 1 / (len(winners) * len(losers))
    names = sorted({name for pair in beaten for name in pair})
    if len(names) < 2:
        return []
    strength = _fit(names, beaten)
    return sorted(((name, _elo(name, names, strength, beaten)) for name in names), key=lambda one: -one[1].value)


def _fit(names: Sequence[str], beaten: dict[tuple[str, str], float]) -> dict[str, float]:
    """Logarithms of strength, their average 0. Half a victory for and against each keeps them finite."""
    strength = dict.fromkeys(names, 0.0)
    for _ in range(_STEPS):
        for one in names:
            others = [other for other in names if other != one]
            won = sum(beaten.get((one, other), 0.0) + 0.5 for other in others)
            played = sum(
                (beaten.get((one, other), 0.0) + beaten.get((other, one), 0.0) + 1)
                / (exp(strength[one]) + exp(strength[other]))
                for other in others
            )
            strength[one] = log(won / played)
        middle = sum(strength.values()) / len(names)
        strength = {name: value - middle for name, value in strength.items()}
    return strength


def _elo(name: str, names: Sequence[str], strength: dict[str, float], beaten: dict[tuple[str, str], float]) -> Estimate:
    points = 400 / log(10)
    information = 0.0
    for other in names:
        if other != name:
            games = beaten.get((name, other), 0.0) + beaten.get((other, name), 0.0)
            chance = 1 / (1 + exp(strength[other] - strength[name]))
            information += games * chance * (1 - chance)
    half = quantile(len(names)) / sqrt(information) if information else float("inf")
    value = strength[name] * points
    reach = half * points if isfinite(half) else 9999.0
    return Estimate(value, value - reach, value + reach)
