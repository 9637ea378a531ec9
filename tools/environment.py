"""The project's own Python environment in .venv, made again only when the pins change."""

import os
import shutil
import subprocess
import sys

from .base import ROOT, Trouble, digest, group, run, step, unless_done

HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PINS = HOME / "pins.txt"
"""What was installed; it goes when the environment goes."""


def make() -> None:
    """A bare .venv: its pip is all that building the page needs."""
    if PYTHON.exists():
        return
    with step("Python environment in .venv"):
        try:
            run([sys.executable, "-m", "venv", HOME],
                "This Python cannot make environments; on Debian and Ubuntu install python3-venv.")
        except Trouble:
            shutil.rmtree(HOME, ignore_errors=True)  # half an environment would pass for a whole one next time
            raise


def prepare() -> None:
    """Brings .venv to exactly the pinned versions."""
    make()
    pins = group("dev") + group("brought-along")
    unless_done("environment", digest([], pins, sys.version_info[:2]), PINS, lambda: _install(pins))


def _install(pins: list[str]) -> None:
    with step(f"{len(pins)} pinned packages"):
        wanted = HOME / "wanted.txt"
        wanted.write_text("\n".join(pins) + "\n", "utf-8")
        run([PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:", "-r", wanted],
            "pip could not install the pinned packages.")
        wanted.replace(PINS)


def again(arguments: list[str]) -> int:
    """Runs build.py once more, now with the project's own Python."""
    return subprocess.call([str(PYTHON), str(ROOT / "build.py"), *arguments])
