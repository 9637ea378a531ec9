"""What the head of index.html names: the style sheets, what to fetch ahead, and PyScript."""

import json
from pathlib import Path

from . import wheels
from .base import sources

AT_FIRST = ("base", "forms", "home", "kept", "posters", "tokens")
"""The sheets of the first look; what tables and lessons wear comes after the pictures."""
POSTER = "poster.css"
PAGE, TABLE = "style/page.css", "style/table.css"
# PyScript fetches each of these at every start unless told not to.
UNUSED_PLUGINS = ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
ENGINE = ("runtime/database.js", "pyscript/core.js")
"""The scripts that start Python, in their order."""
AHEAD = (
    "pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs", "pyodide/python_stdlib.zip", "pyodide/pyodide.mjs",
    "pyodide/pyodide-lock.json", "runtime/interpreter.js",
)  # fmt: skip
"""What the worker will ask for. Its modules are only fetched: a page that preloads them reads them too, in vain."""
TOP = ("art/", "icons/", "index.html", "manifest.webmanifest", "notices.html", "sw.js")
"""What lies at the top of dist/; all else in the build's folder."""

Files = dict[str, bytes]


def place(name: str) -> str:
    """Where a file will be, seen from the top of dist/."""
    return name if name.startswith(TOP) else f"$BUILD/{name}"


def sheets(own: Files) -> Files:
    """Two style sheets in the place of many: the one of the first look, and the one of tables and lessons."""
    of_games = sources("pygame_core/games", suffixes=(".css",))
    names = {name: Path(name).stem for name in sorted(own) if name.endswith(".css")}
    first = [own[name] for name, stem in names.items() if stem in AT_FIRST]
    later = [own[name] for name, stem in names.items() if stem not in AT_FIRST]
    posters = [path.read_bytes() for path in of_games if path.name == POSTER]
    boards = [path.read_bytes() for path in of_games if path.name != POSTER]
    return {PAGE: b"".join(posters + first), TABLE: b"".join(boards + later)}


def styles(_files: Files) -> list[str]:
    """Links to the style sheets; early.js puts the second to work as soon as it is there."""
    return [
        f'<link rel="stylesheet" href="{place(PAGE)}">',
        f'<link rel="stylesheet" href="{place(TABLE)}" media="not all" id="late-style">',
    ]


def fonts(files: Files) -> list[str]:
    """The type of the first look."""
    found = [name for name in sorted(files) if name.endswith(".woff2")]
    return [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{place(name)}">' for name in found]


def ahead(files: Files) -> list[str]:
    """What the engine needs, for early.js to fetch and to start; the shell counts the bytes still on their way."""
    wanted = (name for name in sorted(files) if name.endswith(".whl") and not name.startswith(wheels.OF_LATER))
    core = next(name for name in files if name.startswith("pyscript/core-"))
    sizes = {name: sent(name, files[name]) for name in (*AHEAD, *wanted)}
    return [
        *(f'<link rel="ahead" href="{place(name)}" data-size="{size}">' for name, size in sizes.items()),
        *(f'<link rel="ahead-module" href="{place(name)}">' for name in (*ENGINE, core)),
        *(f'<link rel="engine" href="{place(name)}">' for name in ENGINE),
    ]


def sent(name: str, data: bytes) -> int:
    """About how many bytes a host sends. (Really compressing would give another number with another zlib.)"""
    return len(data) if name.endswith((".zip", ".whl")) else round(len(data) * 0.3)


def plugins() -> str:
    """Keeps PyScript from fetching its plugins; it reads this for each of its two interpreters."""
    off = json.dumps({"plugins": [f"!{name}" for name in UNUSED_PLUGINS]})
    return "".join(f'<{kind}-config type="json">{off}</{kind}-config>' for kind in ("py", "mpy"))
