"""Python's double of the shell's writing does what the shell does: tests/shell/kept.test.js has the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.app.cupboard import Cupboard
from tests.app.writes import Writer

CASES = json.loads((Path(__file__).parent.parent / "shell" / "kept_cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_double_writes_as_the_shell_does(case: dict[str, Any]) -> None:
    how = case.get("how", {})
    cupboard = Cupboard(how.get("room", 1000))
    cupboard.kept.update(case["before"])
    cupboard.halves, cupboard.refuses = tuple(how.get("halves", ())), how.get("refuses", False)
    writer = Writer(cupboard)
    assert [told for writes in case["writes"] for told in writer.write(writes)] == case["told"]
    assert cupboard.kept == case["after"]
