"""Fetches the pinned parts: npm packages into node_modules, pure-Python wheels for Pyodide into build/parts."""

from pathlib import Path

from .base import BUILD, MODULES, ROOT, Trouble, digest, group, program, run, step, unless_done
from .environment import PYTHON

PARTS = BUILD / "parts"
OLDEST_NODE = 20
# pip must be told about the Python inside Pyodide: for the one it runs in it would choose other files.
FOR_PYODIDE = ("--python-version", "3.14", "--implementation", "py", "--abi", "none", "--platform", "any")


def npm_packages() -> None:
    """Pyodide, PyScript, idiomorph, and for the tests axe-core and jsQR, exactly as the lock file says."""
    key = digest([ROOT / "package.json", ROOT / "package-lock.json"])
    unless_done("npm", key, MODULES / "pyodide" / "pyodide.mjs", _npm_install)


def _npm_install() -> None:
    found = run([program("node", "to build the page"), "--version"], "Node does not start.").strip()
    if int(found.removeprefix("v").split(".")[0]) < OLDEST_NODE:
        raise Trouble(f"Node {OLDEST_NODE} or newer is needed; this one is {found}.")
    with step("parts of the page from npm"):
        run([program("npm", "to fetch the parts of the page"), "ci"], "npm could not install the pinned parts.")


def wheels(name: str) -> list[Path]:
    """The wheels of one of the page's requirement groups, fetched when they are not there yet."""
    folder, pins = PARTS / name, group(name)
    unless_done(f"wheels {name}", digest([], pins), folder, lambda: _download(folder, pins))
    return sorted(folder.glob("*.whl"))


def _download(folder: Path, pins: list[str]) -> None:
    with step(f"wheels for Pyodide ({name_list(pins)})"):
        for old in folder.glob("*.whl"):
            old.unlink()
        run([PYTHON, "-m", "pip", "download", "--quiet", "--dest", folder, "--no-deps", "--only-binary=:all:",
             *FOR_PYODIDE, *pins], "pip could not fetch the wheels for Pyodide.")


def name_list(pins: list[str]) -> str:
    """The names without the versions."""
    return ", ".join(pin.split("==")[0] for pin in pins)
