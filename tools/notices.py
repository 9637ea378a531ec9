"""Makes notices.html: whose work the page carries, under which licences, in the words of each part's own files."""

import json
import re
import zipfile
from dataclasses import dataclass
from html import escape
from pathlib import Path

from . import parts
from .base import MODULES, ROOT, Trouble
from .interpreter import is_stock

NAME = "notices.html"
TEXTS = Path(__file__).with_name("licences")
"""Standard texts for parts that only name their licence, and what Pyodide's archive leaves out."""
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)(\.\w+)?", re.IGNORECASE)
LICENCE_LINE = re.compile(r"^(?:License(?:-Expression)?: |Classifier: License :: OSI Approved :: )(.*)$", re.MULTILINE)
NOT_CARRIED = ("node_modules/@types/emscripten", "node_modules/ws")
"""What Pyodide names for type checkers and for Node; nothing of it is in the page."""
PYODIDE, PYSCRIPT = "node_modules/pyodide", "node_modules/@pyscript/core"
IDIOMORPH = "node_modules/idiomorph"
SHORT = ("ISC", "MIT")
"""Licences whose text is the same for all, but for the name of whose work it is."""
CHANGED = (
    " The WebAssembly was changed: short functions that are called through the table were lengthened by instructions "
    "that do nothing. The program that does it is tools/interpreter.py in Échappée's source."
)
"""What is said of Pyodide, unless its own file is taken as it is."""
OWNERS = {
    r".*/pyodide/python_stdlib\.zip": "CPython",
    r".*/pyodide/.*": "Pyodide",
    r".*/pyscript/.*": "@pyscript/core",
    r".*/vendor/idiomorph\.js": "idiomorph",
    r".*/vendor/jsqr\.js": "jsqr",
    r".*/wheels/segno-.*": "segno",
    r".*/style/bricolage-condensed\..*": "Bricolage Grotesque",
}
"""Whose a file of dist/ is, by its address; whatever is not named here must come from this very project."""


@dataclass(frozen=True)
class Part:
    """One work in the page: its name and version, the licence's short name, its text, and what else must be said."""

    name: str
    version: str
    licence: str
    text: str
    said: str = ""


def carried() -> list[Part]:
    """Every work in the page: ours, then what it stands on."""
    lock: dict[str, dict[str, str]] = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    taken = [place for place, entry in lock.items() if place and not entry.get("dev") and place not in NOT_CARRIED]
    first = [place for place in (PYODIDE, PYSCRIPT, IDIOMORPH) if place in taken]
    return [
        ours(),
        cpython(),
        *map(package, first),
        *wheels(),
        font(),
        *(package(place) for place in taken if place not in first),
    ]


def ours() -> Part:
    """This project."""
    return Part("Échappée", "", "MIT", (ROOT / "LICENSE").read_text("utf-8"))


def cpython() -> Part:
    """Python itself, of which Pyodide's archive brings the library, but not the licence."""
    info = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))["info"]
    said = "Its standard library is here as bytecode, and only in part. Source: https://github.com/python/cpython"
    return Part("CPython", info["python"], "PSF-2.0", standard("CPython"), said)


def package(place: str) -> Part:
    """One of npm's packages."""
    folder = ROOT / place
    known = json.loads((folder / "package.json").read_text("utf-8"))
    if place == PYODIDE:
        return pyodide(known)
    texts = [path.read_text("utf-8") for path in sorted(folder.iterdir()) if LICENCE_FILE.fullmatch(path.name)]
    author = known.get("author", "")
    author = author if isinstance(author, str) else author.get("name", "")
    if not texts and author and known.get("license") in SHORT:
        texts = [f"Copyright (c) {author}\n\n{standard(known['license'])}"]
    said = "" if place in (PYSCRIPT, IDIOMORPH) else "Part of PyScript's script."
    return Part(known["name"], known["version"], known.get("license", ""), "\n\n".join(texts), said)


def pyodide(known: dict[str, str]) -> Part:
    """Pyodide, whose archive names its licence, and whose WebAssembly was changed."""
    text = f"{standard(known['license'])}\n\n{standard('compiled-in')}"
    said = f"Source: https://github.com/pyodide/pyodide, version {known['version']}.{'' if is_stock() else CHANGED}"
    return Part("Pyodide", known["version"], known["license"], text, said)


def wheels() -> list[Part]:
    """The wheels that are not ours."""
    return [wheel(path) for path in parts.wheels("page")]


def wheel(path: Path) -> Part:
    """One of them, by what its metadata say and the licences that it brings."""
    with zipfile.ZipFile(path) as opened:
        names = [name for name in opened.namelist() if ".dist-info/" in name]
        told = opened.read(next(name for name in names if name.endswith("/METADATA"))).decode()
        texts = [opened.read(name).decode() for name in names if LICENCE_FILE.fullmatch(name.split("/")[-1])]
    licence = LICENCE_LINE.search(told)
    name, version = path.name.split("-")[:2]
    return Part(name, version, licence[1] if licence else "", "\n\n".join(texts))


def font() -> Part:
    """The typeface of the titles."""
    text = (ROOT / "web" / "style" / "bricolage-condensed.OFL.txt").read_text("utf-8")
    said = (
        "Cut down to the letters and the width that the titles need. Source: https://github.com/ateliertriay/bricolage"
    )
    return Part("Bricolage Grotesque", "", "OFL-1.1", text, said)


def standard(name: str) -> str:
    """A text that lies here."""
    return (TEXTS / f"{name}.txt").read_text("utf-8")


def checked(found: list[Part]) -> list[Part]:
    """The same parts; a part without a licence's name or its text ends the build."""
    for part in found:
        if not part.licence or not part.text.strip():
            raise Trouble(f"{part.name} brings no licence; see tools/notices.py.")
    return found


def page() -> bytes:
    """The whole page: plain, so that it needs no style, and the same opened from anywhere."""
    parts_of_it = checked(carried())
    return HEAD.encode() + "".join(map(section, parts_of_it)).encode() + b"</main>\n</body>\n</html>\n"


def section(part: Part) -> str:
    """One part; what several share is told with each, so that nobody has to search."""
    paragraphs = (re.sub(r"\s*\n\s*", " ", escape(one.strip())) for one in re.split(r"\n\s*\n", part.text))
    text = "".join(f"<p>{one}</p>\n" for one in paragraphs if one)
    said = f"<p>{escape(part.said)}</p>\n" if part.said else ""
    title = escape(f"{part.name} {part.version}".strip())
    terms = f"<details>\n<summary>{escape(part.licence)}</summary>\n{text}</details>\n"
    return f"<section>\n<h2>{title}</h2>\n{said}{terms}</section>\n"


HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences · Échappée</title>
<link rel="icon" href="icons/icon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1><span lang="fr">Licences</span> · Licences</h1>
<p lang="fr">Ce que la page emporte, de qui c’est, et à quelles conditions, dans les termes de leurs auteurs.</p>
<p>What the page carries, whose it is, and on which terms, in their authors’ own words.</p>
"""
