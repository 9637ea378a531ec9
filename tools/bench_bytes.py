"""How much a first visit fetches, compressed, against what a bare Pyodide fetches."""

import gzip

from . import single, site, wheels
from .bench import Figure
from .pyodide import STOCK

BARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def measure() -> list[Figure]:
    """What is fetched until the heaviest game can be played, and all that then lies ready for days offline."""
    paths = (path for path in site.build().rglob("*") if path.is_file() and path.name != single.NAME)
    sizes = {path: _sent(path.read_bytes()) for path in paths}
    wheel_names = tuple(f"{game.name}-" for game in wheels.GAMES)
    games = [size for path, size in sizes.items() if path.name.startswith(wheel_names)]
    everything, bare = sum(sizes.values()), sum(_sent((STOCK / name).read_bytes()) for name in BARE)
    first = everything - sum(games) + max(games)
    return [
        Figure("bytes of a first visit / bare Pyodide's", first / bare, 1.05, note=_megabytes(first, bare)),
        Figure("bytes kept for offline / bare Pyodide's", everything / bare, None, note=_megabytes(everything, bare)),
    ]


def _megabytes(ours: int, bare: int) -> str:
    return f"{ours / 1e6:.2f} MB / {bare / 1e6:.2f} MB"


def _sent(data: bytes) -> int:
    """What a host sends: compressed where that helps."""
    return min(len(data), len(gzip.compress(data, 6)))
