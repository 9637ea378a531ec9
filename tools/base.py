"""Where things are, how a step is announced, how a program is run, and when work can be left out."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from . import tied

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


@cache
def version() -> str:
    """The version of all of it; it stands in the package, and nowhere else."""
    found = re.search(
        r'^__version__ = "([^"]+)"$', (ROOT / "pygame_core" / "__init__.py").read_text("utf-8"), re.MULTILINE
    )
    assert found
    return found[1]


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
    with started(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as process:
        said, complained = process.stdout, process.stderr
        assert said
        assert complained
        errors: list[str] = []
        reader = threading.Thread(target=lambda: errors.append(complained.read()))
        reader.start()
        printed = said.read()
        reader.join()
    if process.returncode:
        raise Trouble(f"{why}\n{tail(printed + errors[0])}")
    return printed


@contextmanager
def started(command: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that ends with this block, and with this process, whatever ends it."""
    usual: dict[str, Any] = {
        "stdin": subprocess.PIPE,
        "text": True,
        "encoding": "utf-8",
        "cwd": ROOT,
        "start_new_session": True,
    }
    process: subprocess.Popen[str] = subprocess.Popen(tied.command(*command), **usual | options)
    try:
        yield process
        process.wait()
    finally:
        assert process.stdin
        process.stdin.close()
        process.wait()
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()


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


def unless_done(name: str, key: str, made: Path | Sequence[Path], work: Callable[[], None]) -> bool:
    """Does the work unless it was done before with the same key and every byte of its result is still there.

    The stamp goes before the work begins: whoever interrupts it leaves none.
    """
    results = [made] if isinstance(made, Path) else list(made)
    known = stamps()
    if known.pop(name, None) == [key, digest(whole(results))] and all(result.exists() for result in results):
        return False
    stamp(known)
    work()
    stamp({**known, name: [key, digest(whole(results))]})
    return True


def stamps() -> dict[str, list[str]]:
    """What was done: its name -> its key, and the hash of what it made. Nothing, where that cannot be read."""
    try:
        return dict(json.loads((BUILD / "stamps.json").read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return {}


def stamp(done: dict[str, list[str]]) -> None:
    """Writes down what is done."""
    put(BUILD / "stamps.json", (json.dumps(done, indent=1, sort_keys=True) + "\n").encode())


def whole(paths: Iterable[Path]) -> list[Path]:
    """Files, and in the place of each folder all that is in it."""
    return [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path]) if file.is_file()]


def put(path: Path, data: bytes) -> None:
    """Writes a file beside its place and moves it there: nobody ever sees half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_bytes(data)
    fresh.replace(path)


@contextmanager
def renewed(folder: Path) -> Iterator[Path]:
    """An empty folder to fill, which takes the place of the old one once this block has ended well."""
    fresh, old = (folder.with_name(f".{folder.name.lstrip('.')}.{age}") for age in ("new", "old"))
    for path in (fresh, old):
        shutil.rmtree(path, ignore_errors=True)
    fresh.mkdir(parents=True)
    yield fresh
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


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
    return [
        path
        for path in found
        if path.is_file() and "__pycache__" not in path.parts and (not suffixes or path.suffix in suffixes)
    ]


def in_environment() -> bool:
    """Whether this very Python is the one in .venv."""
    return Path(sys.prefix).resolve() == (ROOT / ".venv").resolve()
