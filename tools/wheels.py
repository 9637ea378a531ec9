"""Makes wheels of the engine and of the page's Python, with bytecode in place of source."""

import ast
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

from . import parts, pyodide
from .base import BUILD, ROOT, digest, project, sources, step, unless_done

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
AT_START = (
    Package("pygame_core", "pygame_core", absent=("pygame_core/cli", "pygame_core/__main__", *FOLDERS), present=HOME),
    Package("echappee_app", "web/app", base="web"),
)
GAMES = tuple(
    Package(f"pygame_core_{Path(folder).name}", folder, absent=HOME)
    for folder in FOLDERS
    if (ROOT / folder / "rules.py").exists()
)
OF_GAMES = tuple(f"wheels/{package.name}-" for package in GAMES)
"""How the addresses of the games' wheels begin: they are fetched, or read, after all others."""
OURS = (*AT_START, *GAMES)


def build() -> list[Path]:
    """The wheels of the page, ours and others', compiled by Pyodide's own Python."""
    originals = [_pack(package) for package in OURS] + parts.wheels("page")
    recipe = [pyodide.INSIDE / "bytecode.py", ROOT / "package-lock.json", Path(__file__)]
    key = digest([*originals, *recipe])
    unless_done("page wheels", key, COMPILED, lambda: _compile(originals))
    return sorted(COMPILED.glob("*.whl"))


def _pack(package: Package) -> Path:
    version = project()["project"]["version"]
    info = f"{package.name}-{version}.dist-info"
    target = SOURCE / f"{package.name}-{version}-py3-none-any.whl"
    target.parent.mkdir(parents=True, exist_ok=True)
    files = {name: path.read_bytes() for name, path in package.files().items()}
    files[f"{info}/METADATA"] = f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {version}\n".encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: build.py\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    with zipfile.ZipFile(target, "w") as wheel:
        for name, data in sorted(files.items()):
            wheel.writestr(zipfile.ZipInfo(name, EPOCH), data)
    return target


def _compile(originals: list[Path]) -> None:
    with step("wheels of bytecode"):
        COMPILED.mkdir(parents=True, exist_ok=True)
        for old in COMPILED.glob("*.whl"):
            old.unlink()
        # Docstrings and asserts stay at home: the tests have read them, and a phone would carry them for nothing.
        jobs = [bytecode_job(f"/build/{path.relative_to(BUILD)}", f"/build/{COMPILED.name}/{path.name}", PLACE,
                             optimize=2) for path in originals]
        pyodide.execute("bytecode.py", jobs, mounts={"/build": BUILD})


def bytecode_job(source: str, target: str, place: str, *, keep: tuple[str, ...] = (), optimize: int = 0,
                 plain: tuple[str, ...] = ()) -> dict[str, object]:
    """What tools/inside/bytecode.py wants to know; `plain` keeps docstrings and asserts whatever `optimize` says."""
    return {"source": source, "target": target, "place": place, "keep": keep, "optimize": optimize, "plain": plain}


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
