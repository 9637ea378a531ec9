"""What is measured: how a goal is missed, and that what disturbs a measurement once does not count."""

import pytest

from tools import base, bench, bench_bytes, bench_engine, check
from tools.bench import Figure

pytestmark = pytest.mark.native


@pytest.mark.parametrize(
    ("figure", "missed"),
    [
        (Figure("most", 1.01, 1.0), True),
        (Figure("most", 1.0, 1.0), False),
        (Figure("least", 0.99, 1.0, least=True), True),
        (Figure("least", 1.0, 1.0, least=True), False),
        (Figure("told", 5.0), False),
    ],
)
def test_a_goal_is_a_bound_on_one_side(figure: Figure, missed: bool) -> None:
    assert figure.missed is missed
    assert ("MISSED" in str(figure)) is missed


@pytest.mark.parametrize(("values", "tries"), [([0.9], 1), ([1.3, 0.9], 2), ([1.3, 1.2, 1.1], 3)])
def test_what_is_missed_is_measured_again_and_the_best_counts(
    values: list[float], tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def measured(_game: str, _tolerance: float) -> list[Figure]:
        asked.append(values[len(asked)])
        return [Figure("cost", asked[-1], 1.0), Figure("rate", 2 - asked[-1], 0.5, least=True)]

    monkeypatch.setattr(bench_engine, "figures", measured)
    cost, rate = bench_engine.game("any", 0.0)
    assert (len(asked), cost.value, rate.value) == (tries, min(values), 2 - min(values))


def test_tolerance_is_for_rates_and_for_nothing_else() -> None:
    strict, lenient = (bench_engine.figures("velo-city", tolerance) for tolerance in (0.0, 0.15))
    for one, other in zip(strict, lenient, strict=True):
        assert one.goal is not None
        if "copy" not in one.title:  # that one hangs on the machine
            assert other.goal == one.goal * (0.85 if one.least else 1.0)


def test_a_first_visit_carries_less_than_pyodide_itself(dist: object) -> None:
    with base.only_one():
        first, everything = bench_bytes.measure()
    assert dist
    assert not first.missed, first
    assert first.value < everything.value


def test_every_check_of_the_engines_pace_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    (step,) = (step for step in check.steps() if step.name == "figures")
    ((_, _, _, *asked),) = step.commands()
    timed = {"start", "look", "lines", "phone", "lab"}
    assert set(asked) & set(bench.PARTS) == set(bench.PARTS) - timed, "only those need a quiet machine"
    slow = [Figure("slow", 2.0, 1.0)]
    monkeypatch.setattr(bench_bytes, "measure", lambda _tolerance: slow)
    monkeypatch.setattr(bench_engine, "measure", lambda _tolerance: [])
    assert bench.run(["bytes", "engine"], 0.15) == 1
