"""`check`: the example keeps every law; what somebody breaks is told in words, with the way to mend it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pygame_core

pytestmark = pytest.mark.native
HOUSE = Path(pygame_core.__file__).parents[1]
GOOSE = HOUSE / "examples" / "goose"


def check(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """The command, run where a game's sources lie."""
    run = [sys.executable, "-m", "pygame_core", "check", "goose", "--lang", "en", *more]
    return subprocess.run(
        run, cwd=folder, env={"PYTHONPATH": str(HOUSE)}, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_the_example_keeps_every_law() -> None:
    done = check(GOOSE)
    assert done.returncode == 0, done.stdout
    assert "laws hold" in done.stdout


def test_what_is_broken_is_told_with_the_way_to_mend_it(tmp_path: Path) -> None:
    game = tmp_path / "echappee_goose"
    shutil.copytree(GOOSE, tmp_path, dirs_exist_ok=True)
    view, meta = game / "view.py", game / "meta.py"
    view.write_text(view.read_text("utf-8").replace("list(s.geese)", "s.geese"), "utf-8")
    meta.write_text(meta.read_text("utf-8").replace('"en": "Dice"', '"en": ""'), "utf-8")
    (game / "poster.svg").write_text("<svg>", "utf-8")
    done = check(tmp_path, "--json")
    assert done.returncode == 1
    broken = {fault["law"]: fault for fault in json.loads(done.stdout)["broken"]}
    assert "A view must copy the lists of the state" in broken["looking changes nothing"]["mend"]
    assert "meta.py" in broken["a game introduces itself"]["mend"]
    assert "not well formed" in broken["poster and style are there"]["found"]
    assert "To mend it: " in done.stderr


def test_a_game_that_is_not_there_is_a_sentence() -> None:
    done = check(HOUSE)
    assert done.returncode == 2
    assert done.stderr.startswith("No game is called “goose”.")
