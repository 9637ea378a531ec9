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
_HOUSE = Path(__file__).parents[2]


def declared() -> Iterator[tuple[str, str]]:
    """Each game's name with its package, ours first; a name may come twice."""
    told = [*_of_this_clone(), *_of_what_is_installed()]
    yield from sorted(dict.fromkeys(told), key=lambda entry: not entry[1].startswith(OURS))


def _of_this_clone() -> list[tuple[str, str]]:
    table = _HOUSE / "pyproject.toml"
    if not table.is_file():
        return []
    import tomllib

    project = tomllib.loads(table.read_text("utf-8")).get("project", {})
    ours = project.get("name") == "echappee"
    return list(project["entry-points"][GROUP].items()) if ours else []


def _of_what_is_installed() -> Iterator[tuple[str, str]]:
    for folder in dict.fromkeys(sys.path):
        with suppress(OSError):  # the archive of the standard library, a folder that is gone
            for name in sorted(os.listdir(folder or ".")):  # noqa: PTH208  a start has no time for whole paths
                if name.endswith(".dist-info"):
                    yield from _of_package(Path(folder, name, "entry_points.txt"))


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
