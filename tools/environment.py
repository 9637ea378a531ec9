"""The project's own Python environment in .venv, made again only when the pins change."""

import os
import subprocess
import sys
from pathlib import Path

from . import locks
from .base import ROOT, digest, put, renewed, run, step, unless_done

HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PINS = HOME / "pins.txt"
"""What was installed; it goes when the environment goes, and before anything else is installed."""
HALF = HOME / "half"
"""It is there as long as the environment is being made."""


def make() -> None:
    """A bare .venv: its pip is all that building the page needs. Half of one is never taken for a whole one."""
    if PYTHON.exists() and not HALF.exists():
        return
    with step("Python environment in .venv"):
        with renewed(HOME) as fresh:
            (fresh / HALF.name).touch()
        run(
            [sys.executable, "-m", "venv", HOME],
            "This Python cannot make environments; on Debian and Ubuntu install python3-venv.",
        )
        HALF.unlink()


def prepare() -> None:
    """Brings .venv to exactly what the lock says."""
    make()
    lock = locks.lock("dev")
    unless_done("environment", digest([lock], sys.version_info[:2]), PINS, lambda: _install(lock))


def _install(lock: Path) -> None:
    with step(f"{len(locks.pins(lock))} locked packages"):
        afresh = [] if PINS.exists() else ["--force-reinstall"]  # an interrupted pip may have left halves
        PINS.unlink(missing_ok=True)
        run(
            [PYTHON, "-m", "pip", "install", *locks.STRICT, *afresh, "-r", lock],
            "pip could not install what is locked.",
        )
        put(PINS, lock.read_bytes())


def again(arguments: list[str]) -> int:
    """Runs build.py once more, now with the project's own Python; where that can be, in the place of this process."""
    command = [str(PYTHON), str(ROOT / "build.py"), *arguments]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 (a shell is not wanted)
    return subprocess.call(command)
