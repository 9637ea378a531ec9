"""`build.py pictures --against REV`: what a change does to every screen, seen beside the pictures of another revision.

Nothing is stored: both builds are made and seen in one run, by the same browser.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from . import site
from .base import BUILD, DIST, MODULES, ROOT, Trouble, only_one, renewed, run, step

TARGET = BUILD / "against"


def compare(revision: str, wanted: str) -> int:
    """Builds both, takes their pictures, and tells what differs; 1 when something does."""
    with only_one():
        site.build()
    with renewed(TARGET) as fresh:
        shutil.copytree(DIST, fresh / "after")
        with step(f"the page of {revision}"), worktree(revision) as tree:
            command = [sys.executable, "build.py", "dist"]
            run(command, f"The page of {revision} could not be built.", cwd=tree)
            shutil.copytree(tree / "dist", fresh / "before")
    command = [sys.executable, "-m", "e2e.against", *(str(TARGET / name) for name in ("before", "after", "")), wanted]
    paths = os.pathsep.join([str(ROOT), str(ROOT / "web")])
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths})


@contextmanager
def worktree(revision: str) -> Iterator[Path]:
    """The tree of a revision in a folder of its own, as long as this block lasts."""
    folder = BUILD / "revision"
    shutil.rmtree(folder, ignore_errors=True)
    git("worktree", "prune")
    git("worktree", "add", "--detach", "--force", str(folder), revision)
    try:
        shutil.copytree(BUILD, folder / "build", ignore=shutil.ignore_patterns("revision", "against", "failures"))
        if unchanged(folder, "package-lock.json"):
            (folder / "node_modules").symlink_to(MODULES.resolve(), target_is_directory=True)
        yield folder
    finally:
        git("worktree", "remove", "--force", str(folder))


def unchanged(folder: Path, name: str) -> bool:
    """Whether a file is the same there as here."""
    return (folder / name).read_bytes() == (ROOT / name).read_bytes()


def git(*words: str) -> str:
    """What git says."""
    if not shutil.which("git"):
        raise Trouble("git is needed to look at another revision.")
    return run(["git", "-C", ROOT, *words], f"git could not do `{words[0]}`; is there such a revision?")
