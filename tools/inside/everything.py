"""Imports every module of the page inside the page's own Python, and what Python needs to explain an error."""

import sys
import traceback
from importlib import import_module
from pathlib import Path


def modules(name: str) -> list[str]:
    """A package and all that is in it."""
    (folder,) = import_module(name).__path__
    files = (file.relative_to(Path(folder).parent) for file in Path(folder).rglob("*.pyc"))
    return sorted(".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files)


names = [name for package in ("pygame_core", "app") for name in modules(package)]
for one in names:
    import_module(one)
    assert one in sys.modules
try:
    raise ValueError(names)
except ValueError as error:
    text = "".join(traceback.format_exception(error))
    assert "ValueError" in text
# The page's own lines are told, the standard library's functions are named; columns would point into sources.
ours, theirs = import_module("app.shell.app").App.tell.__code__, traceback.format_exception.__code__
assert len({line for _, _, line in ours.co_lines()}) > 2
assert {line for _, _, line in theirs.co_lines()} == {theirs.co_firstlineno}
assert {place[2:] for code in (ours, theirs) for place in code.co_positions()} == {(None, None)}
import_module("segno").make("https://example.org/")
print("imported", len(names))
