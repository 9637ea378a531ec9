"""Scenarios written from the specification and docs/scenarios.md alone, before anybody looked at the rules."""

from pathlib import Path

import pytest

from pygame_core.engine.scenario import parse
from pygame_core.engine.scenario_run import run

CASES = sorted((Path(__file__).parent / "cases").glob("*.toml"))


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_the_case_holds(file: Path) -> None:
    assert [str(difference) for difference in run(parse(file.read_text(encoding="utf-8")))] == []
