"""The page's scripts as they travel: TypeScript, which checks their types, leaves out what only people and it read."""

import json
from pathlib import Path

from .base import BUILD, MODULES, ROOT, digest, program, put, renewed, run, sources, unless_done

FOLDER = "shell/"
SOURCE = ROOT / "web" / "shell"
KEPT, CONFIG = BUILD / "scripts", BUILD / "scripts.json"
COMPILER = MODULES / "typescript" / "bin" / "tsc"

Files = dict[str, bytes]


def files() -> Files:
    """The scripts by their address, without comments and types; made again only when one of them has changed."""
    made_of = [*sources(SOURCE, suffixes=(".js",)), ROOT / "tsconfig.json", ROOT / "package-lock.json", Path(__file__)]
    unless_done("scripts of the page", digest(made_of), KEPT, _make)
    return {f"{FOLDER}{path.name}": path.read_bytes() for path in sorted(KEPT.iterdir())}


def _make() -> None:
    with renewed(KEPT) as fresh:
        options = {
            "noEmit": False,
            "noCheck": True,
            "removeComments": True,
            "outDir": str(fresh),
            "rootDir": str(SOURCE),
        }
        config = {"extends": str(ROOT / "tsconfig.json"), "compilerOptions": options, "include": [str(SOURCE)]}
        put(CONFIG, json.dumps(config).encode())
        node = program("node", "to build the page")
        run([node, COMPILER, "--project", CONFIG], "The page's scripts could not be made ready to travel.")
