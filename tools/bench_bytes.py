"""How much a first visit fetches, compressed, against what a bare Pyodide fetches."""

import gzip
from pathlib import Path

from . import base, examples, rehearse, single, site, wheels
from .bench import Figure
from .pyodide import STOCK

BARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
SHOWN = ("first.txt", "table.txt")
"""The rehearsed pages that somebody sees on the way to a first game."""


def measure(_tolerance: float = 0.0) -> list[Figure]:
    """What is fetched until the heaviest game can be played, and all that then lies ready for days offline."""
    folder = site.build()
    shown = site.WEB / site.HOST  # to hosts, and to people who are not here yet
    apart = {single.NAME, examples.wheel()[0], *(path.relative_to(shown).as_posix() for path in base.sources(shown))}
    paths = (path for path in folder.rglob("*") if path.is_file() and path.relative_to(folder).as_posix() not in apart)
    known = {path: _sent(path.read_bytes()) for path in paths}
    sizes = {path: size for path, size in known.items() if f"/{rehearse.FOLDER}" not in path.as_posix()}
    rehearsed = sum(max(size for path, size in known.items() if path.name == name) for name in SHOWN)
    wheel_names = tuple(f"{game.name}-" for game in wheels.GAMES)
    games = [size for path, size in sizes.items() if path.name.startswith(wheel_names)]
    later = sum(size for path, size in sizes.items() if _comes_later(path))
    everything, bare = sum(sizes.values()), sum(_sent((STOCK / name).read_bytes()) for name in BARE)
    first = everything - later + max(games) + rehearsed
    return [
        Figure("bytes of a first visit / bare Pyodide's", first / bare, 1.00, note=_megabytes(first, bare)),
        Figure("bytes kept for offline / bare Pyodide's", everything / bare, None, note=_megabytes(everything, bare)),
    ]


def _comes_later(path: Path) -> bool:
    """Whether the page asks for a file only when somebody needs it."""
    name = f"{path.parent.name}/{path.name}"
    return name in site.LATE or name.startswith(wheels.OF_LATER)


def _megabytes(ours: int, bare: int) -> str:
    return f"{ours / 1e6:.2f} MB / {bare / 1e6:.2f} MB"


def _sent(data: bytes) -> int:
    """What a host sends: compressed where that helps."""
    return min(len(data), len(gzip.compress(data, 6)))
