"""Makes the standard library of the page: only the modules it needs, as bytecode.

npm's archive holds sources only, and compiling them is nine tenths of Pyodide's start. What is needed is found by
importing, inside Pyodide, everything the page imports anywhere, plus a few modules which the standard library itself
imports late (LATE). docs/runtime.md says what to do when one is missing.
"""

from pathlib import Path

from . import pyodide, wheels
from .base import BUILD, MODULES, digest, sources, step, unless_done

TARGET = BUILD / "python_stdlib.zip"
PYSCRIPT = MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
# Tracebacks, dates, warnings and decoders reach for these when it is too late to notice.
LATE = ("linecache", "tokenize", "traceback", "ast", "_colorize", "_strptime", "_pyrepl", "textwrap", "tracemalloc",
        "encodings.ascii", "encodings.cp437", "encodings.idna", "encodings.latin_1", "encodings.punycode",
        "encodings.raw_unicode_escape", "encodings.unicode_escape", "encodings.utf_8_sig", "encodings.utf_16",
        "shutil", "zipfile", "zipimport", "importlib.metadata", "importlib.resources")  # fmt: skip
# JsProxy takes its docstrings from there at start and fails without them.
PLAIN = ("_pyodide", "pyodide")


def build() -> Path:
    """The archive, made again only when what is imported changes."""
    originals = wheels.originals()
    wanted = sorted(wheels.imports(originals) | _pyscript_imports() | set(LATE))
    recipe = [pyodide.INSIDE / "used.py", *pyodide.COMPILER, Path(__file__)]
    key = digest([pyodide.STOCK / "python_stdlib.zip", *recipe], wanted)
    unless_done("standard library", key, TARGET, lambda: _make(wanted, originals))
    return TARGET


def _pyscript_imports() -> set[str]:
    found: set[str] = set()
    for path in sources(PYSCRIPT, suffixes=(".py",)):
        found |= wheels.imported(path.read_text("utf-8"))
    return found


def _make(wanted: list[str], originals: list[Path]) -> None:
    with step("standard library of the page"):
        (BUILD / "wanted.txt").write_text("\n".join(wanted), "utf-8")
        pyodide.execute("used.py", packages=[str(path) for path in originals], mounts={"/out": BUILD})
        fresh = TARGET.with_name(f"{TARGET.name}.new")
        used = tuple((BUILD / "used.txt").read_text("utf-8").split())
        job = wheels.bytecode_job(
            "/stock/python_stdlib.zip",
            f"/build/{fresh.name}",
            "/lib/python314.zip/",
            keep=used,
            optimize=2,
            plain=PLAIN,
            lines=False,
        )
        pyodide.compile_archives([job], build=BUILD, stock=pyodide.STOCK)
        fresh.replace(TARGET)
