"""The engine's tests in every Python that is supported and that this machine has, side by side."""

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from . import locks
from .base import BUILD, Trouble, digest, only_one, run, step, unless_done

SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
FOLDER = BUILD / "pythons"
TESTS = ("tests/engine", "tests/laws", "tests/cli", "-m", "not slow and not ladder and not alone")
WHICH = "import sys; print('{}.{}'.format(*sys.version_info))"


def tests() -> Sequence[Sequence[str]]:
    """pytest in each Python that is there; says which are not. In CI none may be missing."""
    found = there()
    if missing := [version for version in SUPPORTED if version not in found]:
        sentence = f"Not on this machine: Python {', '.join(missing)}."
        if os.environ.get("CI"):
            raise Trouble(f"{sentence} In CI it must be.")
        print(f"  {sentence}", flush=True)
    with only_one():
        ready = [environment(version, python) for version, python in found.items()]
    return [[str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS] for python in ready]


def there() -> dict[str, Path]:
    """The interpreters of this machine: version -> program."""
    found = {version: next(filter(answering(version), candidates(version)), None) for version in SUPPORTED}
    return {version: python for version, python in found.items() if python}


def candidates(version: str) -> list[Path]:
    """Where a Python of this version may be: on the path, and where pyenv and uv put theirs."""
    home = Path.home()
    name = f"python{version}"
    named = [Path(path)] if (path := shutil.which(name)) else []
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv")) / "versions"
    managed = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local" / "share" / "uv" / "python"))
    kept = [*pyenv.glob(f"{version}.*"), *managed.glob(f"cpython-{version}.*")]
    return [*(folder / "bin" / name for folder in sorted(kept)), *named]


def answering(version: str) -> Callable[[Path], bool]:
    """Whether a Python starts and is of this version: pyenv leaves names behind that lead nowhere."""

    def answers(python: Path) -> bool:
        try:
            done = subprocess.run([python, "-c", WHICH], capture_output=True, text=True, timeout=60, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0 and done.stdout.strip() == version

    return answers


def environment(version: str, python: Path) -> Path:
    """An environment of this Python with what the tests need inside Pyodide, too: none of that is compiled."""
    folder, lock = FOLDER / version, locks.lock("page-tests")
    own = folder / "bin" / "python"
    unless_done(f"Python {version}", digest([lock], str(python)), own, lambda: _make(folder, python, lock))
    return own


def _make(folder: Path, python: Path, lock: Path) -> None:
    with step(f"tests' parts for Python {folder.name}"):
        shutil.rmtree(folder, ignore_errors=True)
        run([python, "-m", "venv", folder], f"Python {folder.name} cannot make environments.")
        pip: list[str | Path] = [folder / "bin" / "python", "-m", "pip", "install", *locks.STRICT, "-r", lock]
        run(pip, f"pip could not install what is locked for Python {folder.name}.")
