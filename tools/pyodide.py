"""Runs Python inside Pyodide under Node: for compiling with the page's own Python, and for testing in it."""

import json
from pathlib import Path
from typing import Any

from .base import MODULES, ROOT, program, run

STOCK = MODULES / "pyodide"
INSIDE = ROOT / "tools" / "inside"
COMPILER = (INSIDE / "bytecode.py", ROOT / "tools" / "pyodide.mjs", Path(__file__))
"""What bytecode hangs on besides its source."""


def command(script: Path, arguments: Any = None, *, home: Path = STOCK, **job: Any) -> list[str]:
    """The command line that runs a Python file inside; job: packages, mounts, env (see pyodide.mjs)."""
    whole = {"home": str(home), "script": str(script), "arguments": arguments, **job}
    return [program("node", "to run Pyodide"), str(ROOT / "tools" / "pyodide.mjs"), json.dumps(whole, default=str)]


def compile_archives(jobs: list[dict[str, object]], **mounts: Path) -> None:
    """Makes archives of bytecode; in it there are no columns, which tracebacks show where there is source to point at,
    and which were a quarter of it."""
    execute(
        "bytecode.py",
        jobs,
        mounts={f"/{name}": str(path) for name, path in mounts.items()},
        env={"PYTHONNODEBUGRANGES": "1"},
    )


def execute(script: str, arguments: Any = None, **job: Any) -> str:
    """Runs one of the scripts in tools/inside and returns what it printed."""
    return run(command(INSIDE / script, arguments, **job), f"Python inside Pyodide failed ({script}).")
