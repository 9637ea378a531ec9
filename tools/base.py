"""Where things are, how a step is announced, how a program is run, and when work can be left out."""

import hashlib
import json
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"
MODULES = ROOT / "node_modules"


class Trouble(Exception):
    """Something outside this project stops the work; the message says what to do about it."""


@cache
def project() -> dict[str, Any]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def group(name: str) -> list[str]:
    """One of the lists of exact requirements in pyproject.toml."""
    return list(project()["dependency-groups"][name])


@contextmanager
def step(title: str) -> Iterator[None]:
    """Announces a piece of work, and how long it took."""
    print(f"  {title} ...", flush=True)
    start = time.perf_counter()
    yield
    print(f"  {title}: {time.perf_counter() - start:.1f} s", flush=True)


def run(command: Sequence[str | Path], why: str, **options: Any) -> str:
    """Runs a program quietly; when it fails, shows the end of what it printed and says why that matters."""
    parts = [str(part) for part in command]
    done = subprocess.run(parts, capture_output=True, text=True, cwd=ROOT, check=False, **options)
    if done.returncode:
        raise Trouble(f"{why}\n{tail(done.stdout + done.stderr)}")
    return str(done.stdout)


def tail(text: str, lines: int = 25, width: int = 300) -> str:
    """The end of a program's output; Pyodide's own lines can be a megabyte long."""
    return "\n".join(line[:width] for line in text.strip().splitlines()[-lines:])


def program(name: str, purpose: str) -> str:
    """The path of a program that must be on this machine."""
    if found := shutil.which(name):
        return found
    raise Trouble(f"{name} is not installed, and it is needed {purpose}.")


def digest(paths: Iterable[Path], *more: object) -> str:
    """One hash over files (names and contents) and plain values."""
    total = hashlib.sha256(repr(more).encode())
    for path in sorted(paths):
        total.update(f"\n{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def unless_done(name: str, key: str, made: Path, work: Callable[[], None]) -> bool:
    """Does the work unless it was done before with the same key and its result is still there."""
    stamps = BUILD / "stamps.json"
    known: dict[str, str] = json.loads(stamps.read_text("utf-8")) if stamps.exists() else {}
    if known.get(name) == key and made.exists():
        return False
    work()
    stamps.parent.mkdir(exist_ok=True)
    stamps.write_text(json.dumps({**known, name: key}, indent=1, sort_keys=True) + "\n", "utf-8")
    return True


@contextmanager
def only_one() -> Iterator[None]:
    """Makes a second build wait for the first."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody builds twice at once there
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def sources(*folders: Path | str, suffixes: tuple[str, ...] = ()) -> list[Path]:
    """The files under some folders, without what Python leaves behind."""
    found = (path for folder in folders for path in sorted((ROOT / folder).rglob("*")))
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts
            and (not suffixes or path.suffix in suffixes)]


def in_environment() -> bool:
    """Whether this very Python is the one in .venv."""
    return Path(sys.prefix).resolve() == (ROOT / ".venv").resolve()
