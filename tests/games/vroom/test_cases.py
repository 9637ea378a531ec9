"""Scenarios written from the specification and docs/scenarios.md alone, before anybody looked at the rules."""

from pathlib import Path

import pytest

from pygame_core.engine.scenarios.run import run
from pygame_core.engine.scenarios.scenario import parse

CASES = sorted((Path(__file__).parent / "cases").glob("*.toml"))


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_the_case_holds(file: Path) -> None:
    assert [str(difference) for difference in run(parse(file.read_text(encoding="utf-8")))] == []
