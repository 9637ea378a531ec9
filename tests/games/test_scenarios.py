"""Every scenario that a game brings along holds: worked examples and lessons."""

from pathlib import Path

import pytest

import pygame_core
from pygame_core.engine import registry
from pygame_core.engine.scenarios.run import run
from pygame_core.engine.scenarios.scenario import parse

GAMES = Path(pygame_core.__file__).parent / "games"
PLAYED = {meta.id.replace("-", "_") for meta in registry.games()}
FILES = sorted(file for file in GAMES.glob("*/scenarios/*.toml") if file.parent.parent.name in PLAYED)
EXAMPLES = {"velo_city": 25, "city_chase": 33, "rainbow_jersey": 40, "vroom": 30, "velomaster": 55}
LANGUAGES = {"fr", "en"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")
def test_the_scenario_holds(file: Path) -> None:
    scenario = parse(file.read_text(encoding="utf-8"))
    assert [str(difference) for difference in run(scenario)] == []
    assert set(scenario.title) == LANGUAGES
    assert scenario.title["fr"]


@pytest.mark.parametrize("file", [file for file in FILES if file.stem.startswith("l")], ids=lambda file: file.stem)
def test_a_lesson_speaks_both_languages_and_says_who_is_asked(file: Path) -> None:
    scenario = parse(file.read_text(encoding="utf-8"))
    said = [step.say for step in scenario.steps if step.say]
    assert len(said) >= 3
    assert all(set(say) == LANGUAGES and say["fr"] != say["en"] for say in said)
    assert all(step.asked is not None for step in scenario.steps if step.do)
    assert set(scenario.about) == LANGUAGES


@pytest.mark.parametrize("folder", sorted(PLAYED))
def test_every_worked_example_is_there(folder: str) -> None:
    names = {file.stem for file in FILES if file.parent.parent.name == folder}
    assert {f"E{number:02}" for number in range(1, EXAMPLES[folder] + 1)} <= names
