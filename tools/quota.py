"""Holds a program to a part of one core, as a slow machine would: by a control group, where one can be made.

Of that part nobody takes anything away, however much others have to do: their weight is small against the group's.
"""

import os
import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from .base import BUILD, put

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 100_000
"""Microseconds. In shorter ones a part is lost: a core takes five milliseconds at once, and may not use them up."""
PATIENCE = 10
"""Seconds until the last program of a group has ended."""


@dataclass(frozen=True)
class Group:
    """Some programs, as fast as the machine is until they are held."""

    folder: Path
    limit: str
    """The file that says how much they may have together; `free` in it: as much as there is."""
    free: str
    form: str

    def hold(self, share: float) -> None:
        """From now on this part of one core."""
        self._say(self.form.format(quota=round(PERIOD * share), period=PERIOD))

    def let_go(self) -> None:
        """From now on all there is."""
        self._say(self.free)

    def wrapped(self, program: str) -> Path:
        """A program that starts another one in this group; what that one starts is in it, too."""
        script = BUILD / "held"
        procs, command = shlex.quote(str(self.folder / "cgroup.procs")), shlex.quote(program)
        put(script, f'#!/bin/sh\necho $$ > {procs}\nexec {command} "$@"\n'.encode())
        script.chmod(0o755)
        return script

    def _say(self, limit: str) -> None:
        (self.folder / self.limit).write_text(limit)


@contextmanager
def group() -> Iterator[Group | None]:
    """A group, gone in the end; None where none can be made."""
    made = _first_version() or _second_version()
    try:
        yield made
    finally:
        if made:
            _remove(made.folder)


def _first_version() -> Group | None:
    """Where each kind of control has a folder of its own."""
    folder = GROUPS / "cpu" / f"echappee-{os.getpid()}"
    with suppress(OSError):
        folder.mkdir()
        (folder / "cpu.shares").write_text("262144")
        (folder / "cpu.cfs_period_us").write_text(str(PERIOD))
        return Group(folder, "cpu.cfs_quota_us", "-1", "{quota}")
    return None


def _second_version() -> Group | None:
    """Where all kinds share one folder."""
    folder = GROUPS / f"echappee-{os.getpid()}"
    with suppress(OSError):
        (GROUPS / "cgroup.subtree_control").write_text("+cpu")
        folder.mkdir()
        (folder / "cpu.weight").write_text("10000")
        return Group(folder, "cpu.max", f"max {PERIOD}", "{quota} {period}")
    return None


def _remove(folder: Path) -> None:
    """A group can go once its last program has ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError):
            folder.rmdir()
            return
        time.sleep(0.1)
