"""The locks: for each group of requirements, all that it brings along, exact, with a hash for every file of it."""

import os
import re
from pathlib import Path

from .base import BUILD, ROOT, Trouble, digest, group, renewed, run, step, unless_done

FOLDER = ROOT / "locks"
GROUPS = {"dev": "test", "page": "page", "page-tests": "page-tests", "lock": "lock"}
"""Group in pyproject.toml -> the name of its lock."""
TOOL = BUILD / "uv"
STRICT = ("--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes")
"""How pip installs what a lock names: that and nothing else, and only if it is what was locked."""
PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)


def lock(name: str) -> Path:
    """The lock of a group. Raises Trouble where it does not hold what the group asks for."""
    path = FOLDER / f"{GROUPS[name]}.txt"
    known = pins(path)
    strange = [pin for pin in group(name) if pin.lower() not in known]
    if strange:
        raise Trouble(f"{path.relative_to(ROOT)} does not know {', '.join(strange)}: run `python3 build.py lock`.")
    return path


def pins(path: Path) -> set[str]:
    """The packages of a lock, as `name==version`."""
    return {f"{name}=={version}".lower() for name, version in PINNED.findall(path.read_text("utf-8"))}


def renew(python: Path, *, upgrade: bool = False) -> None:
    """Makes all locks, for every system and every Python that is supported; what can stay as it is stays.

    With `upgrade`, packages that are only brought along come in their newest versions.
    """
    tool = _tool(python)
    for name in GROUPS:
        with step(f"lock of {name}"):
            run(_command(tool, name, upgrade=upgrade), f"uv could not lock {name}.", env=_surroundings())


def _tool(python: Path) -> Path:
    """uv, in a folder of its own."""
    wanted = FOLDER / "lock.txt"
    unless_done("uv", digest([wanted]), TOOL, lambda: _install(python, wanted))
    return TOOL / "bin" / ("uv.exe" if os.name == "nt" else "uv")


def _install(python: Path, wanted: Path) -> None:
    with step("uv, which makes the locks"), renewed(TOOL) as fresh:
        run([python, "-m", "pip", "install", *STRICT, "--target", fresh, "-r", wanted], "pip could not install uv.")


def _command(tool: Path, name: str, *, upgrade: bool) -> list[str | Path]:
    reach = ["--universal", "--python-version", "3.11", "--only-binary", ":all:", "--generate-hashes"]
    bare = ["--no-emit-index-url", "--no-emit-find-links", *(["--upgrade"] if upgrade else [])]
    wanted = ["--group", f"pyproject.toml:{name}", "--output-file", f"locks/{GROUPS[name]}.txt"]
    return [tool, "pip", "compile", "--quiet", *reach, *bare, *wanted]


def _surroundings() -> dict[str, str]:
    return {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "python3 build.py lock"}
