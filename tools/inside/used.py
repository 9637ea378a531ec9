"""Writes down which modules of the standard library the page needs: imports everything it imports, then looks.

It must import nothing before it has imported the rest: its own imports would be counted.
"""

import sys

ZIP = "/lib/python314.zip/"


def load(names: list[str]) -> list[str]:
    """Imports what can be imported here; names only a browser or another system knows are left."""
    missing = []
    for name in names:
        try:
            __import__(name)
        except ImportError:
            missing.append(name)
    return missing


def loaded() -> list[str]:
    """The files of the standard library's archive behind the loaded modules."""
    origins = (getattr(getattr(module, "__spec__", None), "origin", None) for module in list(sys.modules.values()))
    return sorted(origin.removeprefix(ZIP) for origin in origins if origin and origin.startswith(ZIP))


with open("/out/wanted.txt", encoding="utf-8") as wanted:  # noqa: PTH123 (pathlib would be counted)
    left = load(wanted.read().split())
with open("/out/used.txt", "w", encoding="utf-8") as out:  # noqa: PTH123
    out.write("\n".join(loaded()) + "\n")
print("left out, not importable:", *left)
