"""Every worked example of the specification holds."""

from pathlib import Path

import pytest

import pygame_core
from pygame_core.engine.scenarios.run import run
from pygame_core.engine.scenarios.scenario import parse

FILES = sorted((Path(pygame_core.__file__).parent / "games" / "velomaster" / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    scenario = parse(file.read_text(encoding="utf-8"))
    assert [str(difference) for difference in run(scenario)] == []
    assert set(scenario.title) == {"fr", "en"}


def test_every_worked_example_is_there() -> None:
    assert {f"E{number:02}" for number in range(1, 56)} <= {file.stem for file in FILES}
