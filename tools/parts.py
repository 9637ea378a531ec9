"""Fetches the pinned parts: npm packages into node_modules, pure-Python wheels for Pyodide into build/parts."""

import json
from pathlib import Path

from . import locks
from .base import BUILD, MODULES, ROOT, Trouble, digest, program, renewed, run, step, unless_done
from .environment import PYTHON

PARTS = BUILD / "parts"
OLDEST_NODE = 20
# pip must be told about the Python inside Pyodide: for the one it runs in it would choose other files.
FOR_PYODIDE = ("--python-version", "3.14", "--implementation", "py", "--abi", "none", "--platform", "any")


def npm_packages() -> None:
    """Pyodide, PyScript, idiomorph, and for the tests axe-core and jsQR, exactly as the lock file says."""
    key = digest([ROOT / "package.json", ROOT / "package-lock.json"])
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    ours = [MODULES / name for name in (*package["dependencies"], *package["devDependencies"])]
    unless_done("npm", key, ours, _npm_install)


def _npm_install() -> None:
    found = run([program("node", "to build the page"), "--version"], "Node does not start.").strip()
    if int(found.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        raise Trouble(f"Node {OLDEST_NODE} or newer is needed; this one is {found}.")
    with step("parts of the page from npm"):
        run([program("npm", "to fetch the parts of the page"), "ci"], "npm could not install the pinned parts.")


def wheels(name: str) -> list[Path]:
    """The wheels of one of the page's requirement groups, fetched when they are not there yet."""
    folder, lock = PARTS / name, locks.lock(name)
    unless_done(f"wheels {name}", digest([lock]), folder, lambda: _download(folder, lock))
    return sorted(folder.glob("*.whl"))


def _download(folder: Path, lock: Path) -> None:
    with step(f"wheels for Pyodide ({lock.stem})"), renewed(folder) as fresh:
        pip: list[str | Path] = [PYTHON, "-m", "pip", "download", *locks.STRICT, *FOR_PYODIDE]
        run([*pip, "--dest", fresh, "-r", lock], "pip could not fetch the wheels for Pyodide.")
