"""What a report says: unfairness that is there is found, and none where there is none."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core.cli import main
from pygame_core.lab import statistics
from pygame_core.lab.blocks import Row, Rows
from pygame_core.lab.experiment import Experiment, parse
from pygame_core.lab.report import report
from pygame_core.lab.store import Store, tables

pytestmark = pytest.mark.native
TEXT = """game = "velo-city"
title = "Coins"
question = "Is the first seat ahead?"
seats = ["1", "1", "1", "1"]
games = 100
[grid]
cans = [20, 15]
"""


def row(arm: int, number: int, winner: int, **more: Any) -> Row:
    """A game as it would be recorded."""
    return {
        "arm": arm, "game": number, "dice": number, "rotation": 0, "seed": number, "seats": ["1"] * 4, "options": "{}",
        "house": "{}", "winners": [winner], "reason": "three", "ranking": "[]", "answers": 100,
        "counts": '{"turns": 9}',
        "lead_changes": 3, "decided": 0.5, "openings": ["solo"] * 4, "played": "x", **more,
    }  # fmt: skip


def kept(folder: Path, rows: list[Row]) -> Experiment:
    """A run of those rows."""
    store, marks = Store(folder), {"key": "x", "code": "c", "commit": "d", "game_id": "velo-city"}
    marks["rules_version"] = 1  # type: ignore[assignment]
    store.open(TEXT, marks)
    store.put(0, 0, Rows(rows, []), marks)
    return parse(TEXT)


def coins(games: int, lead: float, seed: int, arm: int = 0) -> list[Row]:
    """Games that the first seat wins so much more often than its share."""
    dice, weights = Random(seed), [0.25 + lead, *[0.25 - lead / 3] * 3]
    return [row(arm, number, winner) for number, winner in enumerate(dice.choices(range(4), weights, k=games))]


def test_an_unfairness_of_three_percent_is_found(tmp_path: Path) -> None:
    experiment = kept(tmp_path, coins(20_000, 0.03, 5))
    with tables(tmp_path) as duck:
        first, *others = statistics.shares(duck, experiment, 0, statistics.quantile(4))
        assert not statistics.fair(duck, experiment, 0)
    assert first.low > 0.25
    assert first.low < 0.28 < first.high
    assert all(one.value < 0.25 for one in others)
    assert "Seat 1" in told(report(tmp_path, "en"), "strays")


def test_none_is_found_where_there_is_none(tmp_path: Path) -> None:
    """Nineteen times in twenty at least: so it is with fifty fair games in a row."""
    unfair = 0
    for seed in range(50):
        folder = tmp_path / str(seed)
        folder.mkdir()
        experiment = kept(folder, coins(2_000, 0.0, seed))
        with tables(folder) as duck:
            unfair += not statistics.fair(duck, experiment, 0)
    assert unfair <= 6
    assert "No seat strays" in report(folder, "en")


def told(page: str, word: str) -> str:
    return next(line for line in re.findall(r"<p>(.*?)</p>", page) if word in line)


def test_games_on_the_same_dice_are_one_observation(tmp_path: Path) -> None:
    """Ten games that are one make no narrower interval than one."""
    once, often = (
        coins(500, 0.0, 3),
        [one | {"game": one["game"] * 10 + k} for one in coins(500, 0.0, 3) for k in range(10)],
    )
    widths = []
    for name, rows in (("once", once), ("often", often)):
        (tmp_path / name).mkdir()
        experiment = kept(tmp_path / name, rows)
        with tables(tmp_path / name) as duck:
            widths.append(statistics.shares(duck, experiment, 0, 1.96)[0].width)
    assert widths[0] == pytest.approx(widths[1], rel=0.01)


def test_an_effect_is_measured_game_by_game_on_the_same_dice(tmp_path: Path) -> None:
    """A small change under a large noise that both sides share."""
    dice = Random(9)
    lengths = [dice.gauss(300, 80) for _ in range(400)]
    rows = [row(0, n, n % 4, answers=round(length)) for n, length in enumerate(lengths)]
    rows += [row(1, n, n % 4, answers=round(length - 5 + dice.gauss(0, 10))) for n, length in enumerate(lengths)]
    experiment = kept(tmp_path, rows)
    with tables(tmp_path) as duck:
        found = {name: one for _, name, one in statistics.effects(duck, experiment)}
    assert found["answers"].low < -5 < found["answers"].high < 0
    assert (found["turns"].low, found["turns"].high) == (0, 0)
    assert set(found) == {"answers", "lead_changes", "decided", "turns", "first_seat"}


def test_more_questions_make_wider_intervals() -> None:
    assert statistics.quantile() == pytest.approx(1.96, abs=0.001)
    assert statistics.quantile(10) == pytest.approx(2.807, abs=0.001)


def test_the_ladder_finds_who_is_stronger_and_by_how_much() -> None:
    """Strengths 400 Elo points apart: ten to one."""
    dice, strength = Random(4), {"1": 1.0, "2": 10**0.5, "3": 10.0}
    games = []
    for _ in range(3000):
        seats = dice.sample(sorted(strength), 2)
        games.append((seats, [dice.choices((0, 1), [strength[one] for one in seats])[0]]))
    found = statistics.ladder(games)
    assert [name for name, _ in found] == ["3", "2", "1"]
    points = dict(found)
    assert points["3"].value - points["1"].value == pytest.approx(400, abs=50)
    for name, expected in (("3", 200), ("2", 0), ("1", -200)):
        assert points[name].low < expected < points[name].high
    assert statistics.ladder([(("1", "1"), (0,))]) == []


def test_the_page_needs_nothing_else_and_speaks_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path, [*coins(200, 0.0, 1), *coins(200, 0.0, 1, arm=1)])
    for lang, said in (("en", "Who wins, seat by seat"), ("fr", "Qui gagne, place par place")):
        assert main(["lab", "report", str(tmp_path), "--lang", lang, "--json"]) == 0
        page = Path(json.loads(capsys.readouterr().out)["report"]).read_text("utf-8")
        assert said in page
        assert page.count("<svg") >= 6
        assert not re.search(r"https?://|<script|<link|src=", page)
        assert "{" not in re.sub(r"<style>.*?</style>|<code>.*?</code>", "", page, flags=re.DOTALL)


def test_a_folder_without_games_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "report", str(tmp_path), "--lang", "en"]) == 2
    assert "holds no games" in capsys.readouterr().err


def test_answers_that_nobody_gives_are_named(tmp_path: Path) -> None:
    text = TEXT.replace("games = 100", 'games = 100\nrecord = ["results", "answers"]')
    store, marks = Store(tmp_path), {"key": "x", "code": "c", "commit": "", "game_id": "velo-city", "rules_version": 1}
    store.open(text, marks)
    answers = [
        {"arm": 0, "game": 0, "number": n, "seat": 0, "player": "1", "step": "declare", "answer": "solo",
         "offered": ["solo", f"group {n}", "pay"][: 3 if n < 5 else 2]}
        for n in range(30)
    ]  # fmt: skip
    store.put(0, 0, Rows([row(0, 0, 0)], answers), marks)
    page = report(tmp_path, "en")
    assert "<code>group #</code><td class=number>30" in page
    assert "<code>pay</code>" not in page
