"""Small promises of the tools."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import base, check, environment, pyodide, stdlib, wheels

pytestmark = pytest.mark.native
PINNED = re.compile(r"[\w.-]+==[\w.]+")
TEXTS = ("*.py", "*.toml", "*.txt", "*.json", "*.mjs", "*.js", "*.md", ".npmrc", "*.html", "run")


def test_every_requirement_is_exact() -> None:
    for name in base.project()["dependency-groups"]:
        assert all(PINNED.fullmatch(pin) for pin in base.group(name)), name
    package = json.loads((base.ROOT / "package.json").read_text("utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}.values()
    assert all(re.fullmatch(r"[\d.]+", version) for version in versions)


def test_the_page_has_no_dependency_that_pip_would_not_have() -> None:
    assert base.project()["project"]["dependencies"] == []
    assert set(base.group("page")) <= set(base.group("dev"))


def test_no_place_to_download_from_is_written_down() -> None:
    lock = (base.ROOT / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    places = re.compile("registry" + r"\.npmjs|pypi" + r"\.org|--index-" + "url|files" + r"\.pythonhosted")
    folders = [base.ROOT / name for name in (".", "locks", "tools", ".ci", "docs", "web")]
    for path in (path for pattern in TEXTS for folder in folders for path in folder.glob(pattern)):
        assert not places.search(path.read_text("utf-8")), path


def test_work_is_done_once_and_again_when_its_result_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "BUILD", tmp_path)
    made = tmp_path / "made"
    assert base.unless_done("work", "1", made, made.touch)
    assert not base.unless_done("work", "1", made, made.touch)
    assert base.unless_done("work", "2", made, made.touch)
    made.unlink()
    assert base.unless_done("work", "2", made, made.touch)


def test_a_program_that_fails_shows_the_end_of_what_it_said() -> None:
    program = [sys.executable, "-c", "print('x' * 5000); print('the reason'); raise SystemExit(3)"]
    with pytest.raises(base.Trouble, match="No luck") as caught:
        base.run(program, "No luck.")
    assert "the reason" in str(caught.value)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("3 passed in 0.12s", {"passed": 3}),
        ("= 2 failed, 5 passed, 1 skipped, 2 errors in 1.20s =", {"failed": 4, "passed": 5, "skipped": 1}),
        ("no tests ran in 0.01s", {}),
    ],
)
def test_counting(line: str, expected: dict[str, int]) -> None:
    assert check.counted(line) == expected


def test_imports_inside_functions_count() -> None:
    found = wheels.imported("import json, other\ndef f():\n    from email.parser import Parser\n    from . import x\n")
    assert found == {"json", "email.parser"}


def test_an_unknown_command_and_an_unknown_step_are_refused_in_a_sentence() -> None:
    door = [sys.executable, str(base.ROOT / "build.py")]
    wrong = subprocess.run([*door, "fly"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "invalid choice" in wrong.stderr
    with pytest.raises(base.Trouble, match="lint"):
        check.run(["nonsense"])


def test_the_engine_needs_nothing_but_python() -> None:
    allowed = sys.stdlib_module_names | {"pygame_core"}
    laboratory = base.ROOT / "pygame_core" / "lab"  # its parts come with an extra of their own
    for path in (path for path in base.sources("pygame_core", suffixes=(".py",)) if path.parent != laboratory):
        for line in re.findall(r"^\s*(?:from|import)\s+([\w.]+)", path.read_text("utf-8"), re.MULTILINE):
            assert line.startswith(".") or line.split(".")[0] in allowed, f"{path} imports {line}"


def test_an_old_python_is_told_so() -> None:
    source = (base.ROOT / "build.py").read_text("utf-8")
    old = "import sys; sys.version_info = (3, 9, 1); sys.argv = ['build.py', 'dist']\n" + source
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11" in done.stderr


def test_environment_is_where_the_readme_says() -> None:
    assert environment.PYTHON.is_relative_to(base.ROOT / ".venv")


def test_everything_the_page_imports_is_in_its_standard_library(dist: Path, build: str) -> None:
    """The page's own Python, started from dist/ under Node, imports every module of the app and of the engine."""
    script = base.ROOT / "tools" / "inside" / "everything.py"
    lock = json.loads((dist / build / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    command = pyodide.command(script, home=dist / build / "pyodide", packages=list(lock["packages"]))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, base.tail(done.stdout + done.stderr)
    assert int(done.stdout.split()[-1]) > 10
    assert stdlib.TARGET.stat().st_size < pyodide.STOCK.joinpath("python_stdlib.zip").stat().st_size
