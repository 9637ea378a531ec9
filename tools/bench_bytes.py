"""How much a first visit fetches, compressed, against what a bare Pyodide fetches."""

import gzip

from . import site
from .bench import Figure
from .pyodide import STOCK

BARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def measure() -> list[Figure]:
    """One figure: every file that ends up on the device, service worker and offline copy included."""
    ours = sum(_sent(path.read_bytes()) for path in site.build().rglob("*") if path.is_file())
    bare = sum(_sent((STOCK / name).read_bytes()) for name in BARE)
    note = f"{ours / 1e6:.2f} MB / {bare / 1e6:.2f} MB"
    return [Figure("bytes of a first visit / bare Pyodide's", ours / bare, 1.05, note=note)]


def _sent(data: bytes) -> int:
    """What a host sends: compressed where that helps."""
    return min(len(data), len(gzip.compress(data, 6)))
