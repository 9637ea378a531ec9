"""Which games there are: what packages declare under `echappee.games`, ours in a clone without installation too.

`importlib.metadata` would tell the same, but to import it takes longer than all else that a start needs. The files read
here are its own: `entry_points.txt`, which every installed wheel brings.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

GROUP = "echappee.games"
OURS = "pygame_core.games."
_HOUSE = str(Path(__file__).parents[2])


def declared() -> Iterator[tuple[str, str]]:
    """Each game's name with its package, ours first; a name may come twice."""
    told = [entry for folder in dict.fromkeys([_HOUSE, *sys.path]) for entry in _of_folder(Path(folder))]
    yield from sorted(dict.fromkeys(told), key=lambda entry: not entry[1].startswith(OURS))


def _of_folder(folder: Path) -> Iterator[tuple[str, str]]:
    """A package that lies there with its sources, as ours in a clone; then those that are installed there."""
    with suppress(OSError, ValueError, LookupError):  # no such file, or somebody else's that cannot be read
        yield from _of_sources((folder / "pyproject.toml").read_text("utf-8"))
    with suppress(OSError):  # the archive of the standard library, a folder that is gone
        for name in sorted(os.listdir(folder)):  # noqa: PTH208  a start has no time for whole paths
            if name.endswith(".dist-info"):
                yield from _of_package(folder / name / "entry_points.txt")


def _of_sources(table: str) -> Iterator[tuple[str, str]]:
    if GROUP in table:
        import tomllib

        yield from tomllib.loads(table)["project"]["entry-points"][GROUP].items()


def _of_package(file: Path) -> Iterator[tuple[str, str]]:
    with suppress(OSError, UnicodeDecodeError):
        yield from entries(file.read_text("utf-8"))


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The games that an `entry_points.txt` declares."""
    group = ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            group = line.strip("[]")
        elif group == GROUP and "=" in line and not line.startswith("#"):
            name, _, package = line.partition("=")
            yield name.strip(), package.strip()
