"""A run is the same whoever plays it, however often it is killed; and its rows can be played again."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pygame_core.cli import main
from pygame_core.lab import run as runs
from pygame_core.lab.executors import executor
from pygame_core.lab.experiment import parse
from pygame_core.lab.faults import Fault
from pygame_core.lab.store import tables

pytestmark = [pytest.mark.native, pytest.mark.slow]
ROOT = Path(__file__).parents[2]
TEXT = """game = "velo-city"
title = "A small one"
seats = ["random", "random", "tests.lab.players:First"]
games = 72
record = ["results", "lengths", "counts", "closeness", "openings", "answers"]
[grid]
cans = [15, 8]
"""
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "LANG": "en"}


def play(folder: Path, on: str = "concurrent.futures:ThreadPoolExecutor", text: str = TEXT) -> int:
    return runs.run(parse(text), text, folder, partial(executor, on, 2))


def found(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    with tables(folder) as duck:
        return {name: duck.table(name).order("ALL").fetchall() for name in ("games", "answers")}


@pytest.fixture(scope="module")
def one(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results as one process without interruption brings them."""
    folder = tmp_path_factory.mktemp("one")
    assert play(folder) == 144
    return folder


def test_rows_have_what_it_takes_to_play_them_again(one: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = found(one)
    assert len(rows["games"]) == 144
    assert len(rows["answers"]) > 144 * 20
    with tables(one) as duck:
        told = duck.execute("SELECT DISTINCT game_id, rules_version, code, house FROM games ORDER BY house").fetchall()
        seeds, parts = duck.execute('SELECT count(DISTINCT seed), count(DISTINCT "commit") FROM games').fetchall()[0]
    assert [row[:2] for row in told] == [("velo-city", 1)] * 2
    assert [json.loads(row[3]) for row in told] == [{"cans": 15}, {"cans": 8}]
    assert (seeds, parts) == (24, 1)
    for table, number in ((1, 0), (2, 33), (2, 71)):
        status = main(["lab", "replay", str(one), "--table", str(table), "--number", str(number), "--json"])
        again = json.loads(capsys.readouterr().out)
        assert (status, again["same"]) == (0, True)
        assert again["game"]["house"] == json.dumps({"cans": 15 if table == 1 else 8})
    assert main(["lab", "replay", str(one), "--number", "999", "--lang", "en"]) == 2


def test_processes_bring_the_same_rows(one: Path, tmp_path: Path) -> None:
    assert play(tmp_path, on="") == 144
    assert found(tmp_path) == found(one)


def test_a_second_run_plays_nothing_again(one: Path, tmp_path: Path) -> None:
    """An executor that does not exist is not asked for when all blocks are there."""
    before = {file.name: file.stat().st_mtime_ns for file in (one / "blocks").iterdir()}
    assert play(one, on="nowhere:Nobody") == 144
    assert {file.name: file.stat().st_mtime_ns for file in (one / "blocks").iterdir()} == before
    with pytest.raises(Fault, match="other_experiment"):
        play(one, text=TEXT + "[options]\nfirst_player = 0\n")
    marks = json.loads((one / "run.json").read_text("utf-8"))
    (tmp_path / "run.json").write_text(json.dumps(marks | {"code": "another"}), "utf-8")
    with pytest.raises(Fault, match="other_code"):
        play(tmp_path)


@pytest.mark.parametrize("on", ["nowhere:Nobody", "json:loads", "builtins:object", "x", "dask://127.0.0.1:1"])
def test_what_is_no_executor_is_told(on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pygame_core.lab.executors._PATIENCE", "1s")
    with pytest.raises(Fault) as fault:
        play(tmp_path, on=on)
    assert fault.value.sentence_key in ("executor", "unreached")


def test_a_run_that_is_killed_ten_times_goes_on_and_brings_the_same_rows(one: Path, tmp_path: Path) -> None:
    file, folder, dice = tmp_path / "small.toml", tmp_path / "out", random.Random(7)
    file.write_text(TEXT, "utf-8")
    command = [sys.executable, "-m", "pygame_core", "lab", "run", str(file), "--out", str(folder), "--jobs", "1"]
    kept = [0]
    for _ in range(10):
        process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.DEVNULL, start_new_session=True)
        wait_for(folder, kept[-1] + dice.randrange(3))
        time.sleep(dice.uniform(0, 0.3))
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        kept.append(len([*folder.glob("blocks/*.games.parquet")]))
    assert kept == sorted(kept)
    assert max(kept) > 0
    subprocess.run(command, env=ENVIRONMENT, check=True, capture_output=True)
    assert found(folder) == found(one)


def wait_for(folder: Path, blocks: int) -> None:
    """Until so many blocks are kept, or for a while."""
    end = time.monotonic() + 20
    while len([*folder.glob("blocks/*.games.parquet")]) < blocks and time.monotonic() < end:
        time.sleep(0.02)


def started(words: list[str], seen: str) -> subprocess.Popen[str]:
    """A process, once it has said what it says when it is ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", *words], env=ENVIRONMENT, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stderr
    for line in process.stderr:
        if seen in line:
            return process
    raise AssertionError(words)


def test_a_cluster_with_a_worker_killed_brings_the_same_rows(one: Path, tmp_path: Path) -> None:
    port = 20_000 + os.getpid() % 20_000
    quiet = ["--no-dashboard", "--host", "127.0.0.1"]
    scheduler = started(["distributed.cli.dask_scheduler", *quiet, "--port", str(port)], "Scheduler at")
    workers = []
    try:
        for _ in range(2):
            words = ["distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}", "--no-nanny", "--nthreads", "1", *quiet]
            workers.append(started([*words, "--local-directory", str(tmp_path)], "Registered to"))
        told = []

        def watch(progress: runs.Progress) -> None:
            told.append(progress.done)
            if len(told) == 2:
                workers[0].kill()

        text = TEXT
        games = runs.run(parse(text), text, tmp_path / "out", partial(executor, f"dask://127.0.0.1:{port}", 0), watch)
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()
            if process.stderr:
                process.stderr.close()
    assert games == 144
    assert len(told) > 2
    assert found(tmp_path / "out") == found(one)
