"""Makes wheels of the engine and of the page's Python, with bytecode in place of source."""

import ast
import sys
import zipfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from pygame_core.engine.found import GROUP

from . import parts, pyodide
from .base import BUILD, ROOT, digest, project, put, renewed, sources, step, unless_done, version

POSTER = "poster.svg"  # the page shows it as a picture of its own
LESSON = "l"  # of the scenarios, only these are played on the page
EPOCH = (2020, 1, 1, 0, 0, 0)
PLACE = "/lib/python3.14/site-packages/"
SOURCE, COMPILED = BUILD / "wheels", BUILD / "page-wheels"


@dataclass(frozen=True)
class Package:
    """One of our packages: its name, where it lies, what does not belong to it, and what does all the same."""

    name: str
    folder: str
    base: str = "."
    absent: tuple[str, ...] = ()
    present: tuple[str, ...] = ()

    def files(self) -> dict[str, Path]:
        """What goes into the wheel: path in the wheel -> file."""
        paths = [path for path in sources(self.folder, suffixes=(".py", ".svg")) if path.name != POSTER]
        paths += [path for path in sources(self.folder, suffixes=(".toml",)) if path.name.startswith(LESSON)]
        found = {path.relative_to(ROOT / self.base).as_posix(): path for path in paths}
        return {name: path for name, path in found.items() if name in self.present or not name.startswith(self.absent)}


METAS = [path for path in sources("pygame_core/games", suffixes=(".py",)) if path.name == "meta.py"]
FOLDERS = tuple(f"{path.parent.relative_to(ROOT).as_posix()}/" for path in METAS)
HOME = tuple(folder + name for folder in FOLDERS for name in ("__init__.py", "meta.py"))
"""What the home page must know of the games; the rest of a game comes when somebody opens it."""
AT_DESKS = (
    "pygame_core/api", "pygame_core/cli", "pygame_core/__main__", "pygame_core/lab", "pygame_core/laws",
    "pygame_core/bots/processes", "pygame_core/engine/core/house", "pygame_core/engine/scenarios/run",
    "pygame_core/engine/scenarios/words",
)  # fmt: skip
"""What only the command line uses."""
TABLES = "pygame_core/tables/"
"""What only tables of several devices need comes with the first of them."""
AT_START = (
    Package("echappee", "pygame_core", absent=(*AT_DESKS, *FOLDERS, TABLES), present=HOME),
    Package("echappee_app", "web/app", base="web"),
)
GAMES = tuple(
    Package(f"echappee_{Path(folder).name}", folder, absent=(*HOME, f"{folder}lab.py"))
    for folder in FOLDERS
    if (ROOT / folder / "rules").exists()
)
LATER = (*GAMES, Package("echappee_tables", TABLES))
"""What is fetched when somebody first needs it."""
OF_LATER = tuple(f"wheels/{package.name}-" for package in LATER)
"""How the addresses of these wheels begin: they are read after all others."""
OURS = (*AT_START, *LATER)


def build() -> list[Path]:
    """The wheels of the page, ours and others', compiled by Pyodide's own Python."""
    made_of = originals()
    recipe = [*pyodide.COMPILER, ROOT / "package-lock.json", Path(__file__)]
    key = digest([*made_of, *recipe])
    unless_done("page wheels", key, COMPILED, lambda: _compile(made_of))
    return sorted(COMPILED.glob("*.whl"))


def originals() -> list[Path]:
    """The wheels of the page with their sources."""
    return [_pack(package) for package in OURS] + parts.wheels("page")


def _pack(package: Package) -> Path:
    info = f"{package.name}-{version()}.dist-info"
    target = SOURCE / f"{package.name}-{version()}-py3-none-any.whl"
    files = {name: path.read_bytes() for name, path in package.files().items()}
    files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {version()}\n".encode()
    if package is AT_START[0]:
        files[f"{info}/entry_points.txt"] = entry_points()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as wheel:
        for name, data in sorted(files.items()):
            wheel.writestr(zipfile.ZipInfo(name, EPOCH), data)
    put(target, packed.getvalue())
    return target


def entry_points() -> bytes:
    """The games as the package declares them: the page finds them the way it finds those that somebody adds."""
    declared: dict[str, str] = project()["project"]["entry-points"][GROUP]
    return "\n".join([f"[{GROUP}]", *(f"{name} = {package}" for name, package in declared.items()), ""]).encode()


def _compile(originals: list[Path]) -> None:
    with step("wheels of bytecode"), renewed(COMPILED) as fresh:
        # Docstrings, asserts and functions' types stay at home: the tests have read them, a phone would carry them for
        # nothing, and Python 3.14 makes a second function of a function's types.
        jobs = [
            bytecode_job(
                f"/build/{path.relative_to(BUILD)}", f"/build/{fresh.name}/{path.name}", PLACE, optimize=2, typed=False
            )
            for path in originals
        ]
        pyodide.compile_archives(jobs, build=BUILD)


def bytecode_job(
    source: str,
    target: str,
    place: str,
    *,
    keep: tuple[str, ...] = (),
    optimize: int = 0,
    plain: tuple[str, ...] = (),
    lines: bool = True,
    typed: bool = True,
) -> dict[str, object]:
    """What tools/inside/bytecode.py wants to know; `plain` keeps docstrings and asserts whatever `optimize` says;
    without `lines` a traceback names the line where a function begins; without `typed` functions forget their types."""
    return {
        "source": source,
        "target": target,
        "place": place,
        "keep": keep,
        "optimize": optimize,
        "plain": plain,
        "lines": lines,
        "typed": typed,
    }


def imports(archives: list[Path]) -> set[str]:
    """Every module of the standard library that some wheels import, be it inside a function."""
    found: set[str] = set()
    for archive in archives:
        with zipfile.ZipFile(archive) as wheel:
            for name in wheel.namelist():
                if name.endswith(".py"):
                    found |= imported(wheel.read(name).decode())
    return found


def imported(source: str) -> set[str]:
    """The modules of the standard library one source imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return {name for name in found if name.split(".")[0] in sys.stdlib_module_names}
