"""Any module of the page may be the first that is asked for: games and screens come one by one."""

import subprocess
import sys
from pathlib import Path

import pytest

import app

pytestmark = pytest.mark.native

ALONE = """
import importlib, sys
for name in sys.argv[1:]:
    for known in [module for module in sys.modules if module.split(".")[0] == "app"]:
        del sys.modules[known]
    importlib.import_module(f"app.{name}")
    print(name)
"""


def test_every_module_of_the_page_can_be_asked_for_first() -> None:
    folder = Path(app.__file__).parent
    files = (path.relative_to(folder) for path in folder.rglob("*.py") if path.stem != "__init__")
    names = sorted(".".join(path.with_suffix("").parts) for path in files)
    paths = f"import sys; sys.path[:0] = {[str(folder.parent), str(folder.parents[1])]!r}\n"
    told = subprocess.run([sys.executable, "-c", paths + ALONE, *names], capture_output=True, text=True, check=False)
    assert told.stdout.split() == names, told.stderr
