"""Makes the wheel of the example: a game that is no part of the page, to be added to it. The same bytes every time."""

import base64
import hashlib
import tomllib
import zipfile
from io import BytesIO

from . import wheels
from .base import ROOT, sources

FOLDER = "examples/goose"
SUFFIXES = (".py", ".svg", ".css", ".toml")
Files = dict[str, bytes]


def wheel() -> tuple[str, bytes]:
    """The example's file name and its contents, from its own pyproject.toml."""
    table = tomllib.loads((ROOT / FOLDER / "pyproject.toml").read_text("utf-8"))
    project, packages = table["project"], table["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    name = f"{project['name'].replace('-', '_')}-{project['version']}"
    files: Files = {}
    for package in packages:
        found = sources(f"{FOLDER}/{package}", suffixes=SUFFIXES)
        files |= {path.relative_to(ROOT / FOLDER).as_posix(): path.read_bytes() for path in found}
    info = f"{name}.dist-info"
    files |= {f"{info}/{part}": text.encode() for part, text in about(project).items()}
    files[f"{info}/RECORD"] = record(files, info)
    return f"{name}-py3-none-any.whl", archive(files)


def about(project: dict[str, object]) -> dict[str, str]:
    """What stands in its dist-info."""
    authors, needed, groups = project["authors"], project["dependencies"], project["entry-points"]
    assert isinstance(authors, list)
    assert isinstance(needed, list)
    assert isinstance(groups, dict)
    lines = [
        "Metadata-Version: 2.4", f"Name: {project['name']}", f"Version: {project['version']}",
        f"Summary: {project['description']}", f"Author: {', '.join(author['name'] for author in authors)}",
        f"License-Expression: {project['license']}", f"Requires-Python: {project['requires-python']}",
        *(f"Requires-Dist: {one}" for one in needed),
    ]  # fmt: skip
    entries = []
    for group, games in groups.items():
        entries += [f"[{group}]", *(f"{game} = {package}" for game, package in games.items())]
    return {
        "METADATA": "\n".join([*lines, ""]),
        "WHEEL": "Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "entry_points.txt": "\n".join([*entries, ""]),
    }


def record(files: Files, info: str) -> bytes:
    """The list of what is in a wheel, with hashes."""
    rows = [f"{name},sha256={mark(data)},{len(data)}" for name, data in sorted(files.items())]
    return "\n".join([*rows, f"{info}/RECORD,,", ""]).encode()


def mark(data: bytes) -> str:
    """A hash as wheels write it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def archive(files: Files) -> bytes:
    """The files in one archive, stored as they are so that every zlib makes the same."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name, data in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(name, wheels.EPOCH), data)
    return packed.getvalue()
