"""The package as people get it: built by its backend, installed into an empty environment, used there."""

import email
import os
import re
import subprocess
import sys
import zipfile
from email.message import Message
from pathlib import Path

import pytest

from tools import base, locks, metadata, release

pytestmark = pytest.mark.native
HOME = "https://example.org/somebody/echappee"
ELSEWHERE = {**os.environ, "ECHAPPEE_REPOSITORY": HOME, "PYTHONPATH": "", "COLUMNS": "120"}
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
USE = """
import importlib.metadata, pygame_core as echappee
from pathlib import Path
match = echappee.new("velo-city", players=4, seed=1, first_player=0)
assert [choice.token for choice in match.choices()] == ["solo", "group 36"]
assert match.answer("solo")[0].kind == "declared"
assert echappee.__version__ == importlib.metadata.version("echappee")
print(match, Path(echappee.__file__).parts.count("site-packages"))
"""
TYPED = """
import pygame_core as echappee
match = echappee.new("velo-city", players=4)
reveal_type(match)
reveal_type(match.answer("solo")[0].kind)
match.answer(1)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, as a release has it."""
    folder = tmp_path_factory.mktemp("wheel")
    release.build_wheel(folder, env=ELSEWHERE)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds this wheel and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    there = folder / SCRIPTS / ("python.exe" if os.name == "nt" else "python")
    pip = [sys.executable, "-m", "pip", "--python", str(there), "install", "--quiet", "--no-index"]
    subprocess.run([*pip, str(wheel)], check=True)
    return there


def said(about: Path) -> Message:
    """The wheel's metadata."""
    with zipfile.ZipFile(about) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_string(archive.read(name).decode())


def told(*command: str | Path, cwd: Path) -> str:
    """What a program prints that must end well."""
    done = subprocess.run(
        command, cwd=cwd, env=ELSEWHERE, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_used_as_a_library(python: Path, tmp_path: Path) -> None:
    assert told(python, "-I", "-c", USE, cwd=tmp_path) == "<Match velo-city: 3 answers, black to declare> 1\n"


def test_the_command_calls_itself_by_its_name(python: Path, tmp_path: Path) -> None:
    installed = told(python.with_name("echappee"), "--help", cwd=tmp_path)
    assert installed.startswith("usage: echappee [-h]")
    assert "  echappee play velo-city" in installed
    assert "python3 -m" not in installed
    module = told(python, "-m", "pygame_core", "simulate", "--help", cwd=tmp_path)
    assert module.startswith("usage: python3 -m pygame_core simulate [-h]")


def test_the_command_plays_and_checks_scenarios(python: Path, tmp_path: Path) -> None:
    command = python.with_name("echappee")
    assert '"games": 1,' in told(command, "simulate", "velo-city", "--games", "1", "--json", cwd=tmp_path)
    (found,) = python.parents[1].rglob("site-packages/pygame_core/games/velo_city/scenarios")
    told(command, "scenario", *sorted(found.glob("*.toml"))[:3], cwd=tmp_path)


def test_type_checkers_see_its_types(python: Path, tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(TYPED, "utf-8")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--python-executable", str(python)]
    command = [*mypy, "--config-file", os.devnull, "client.py"]
    done = subprocess.run(command, cwd=tmp_path, env=ELSEWHERE, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert [line.split(": ")[1] for line in lines[:3]] == ["note", "note", "error"]
    assert re.search(r'Revealed type is "pygame_core\.engine\.[\w.]*Match"', lines[0])
    assert 'Revealed type is "str"' in lines[1].replace("builtins.", "")
    assert "answer" in lines[2]


def test_it_says_what_it_is_and_where_it_is_from(wheel: Path) -> None:
    about = said(wheel)
    assert (about["Name"], about["Version"]) == ("echappee", base.version())
    assert (about["License-Expression"], about["License-File"]) == ("MIT", "LICENSE")
    assert about["Author"] == "The Échappée authors"
    assert about["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    assert f"Source, {HOME}" in about.get_all("Project-URL", [])
    assert len(about["Keywords"].split(",")) > 3
    needed = about.get_all("Requires-Dist", [])
    assert needed
    assert all(line.endswith("extra == 'lab'") for line in needed)
    assert about.get_all("Provides-Extra") == ["lab"]


def test_it_carries_its_types_its_licence_and_no_test(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert "pygame_core/py.typed" in names
    assert f"echappee-{base.version()}.dist-info/licenses/LICENSE" in names
    assert {name.split("/")[0] for name in names} == {"pygame_core", f"echappee-{base.version()}.dist-info"}


def test_every_address_of_its_readme_works_elsewhere(wheel: Path) -> None:
    text = str(said(wheel).get_payload())
    assert f"({HOME}/raw/HEAD/docs/pictures/desktop.png)" in text
    assert f'src="{HOME}/raw/HEAD/docs/pictures/phone.png"' in text
    assert f"]({HOME}/blob/HEAD/CONTRIBUTING.md)" in text
    assert metadata.LINK.search(text) is None


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("https://example.org/a/b.git", "https://example.org/a/b"),
        ("https://me:secret@example.org/a/b", "https://example.org/a/b"),
        ("git@example.org:a/b.git", "https://example.org/a/b"),
        ("ssh://git@example.org/a/b.git", "https://example.org/a/b"),
        ("/home/me/b", ""),
        ("", ""),
    ],
)
def test_a_clone_knows_where_it_is_from(address: str, shown: str) -> None:
    assert metadata.on_the_web(address) == shown


# ------------------------------------------------------------------ the locks
@pytest.mark.parametrize("name", locks.GROUPS)
def test_a_lock_holds_what_is_asked_for_and_a_hash_for_each(name: str) -> None:
    text = locks.lock(name).read_text("utf-8")
    entries = text.replace("\\\n", "").splitlines()
    pinned = [line for line in entries if "==" in line]
    assert len(pinned) >= len(base.group(name))
    assert all("--hash=sha256:" in line for line in pinned)
    assert "://" not in text
    assert "python3 build.py lock" in text


def test_a_lock_that_lags_behind_is_told_with_the_cure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "group", lambda _name: ["segno==0.0.1"])
    with pytest.raises(base.Trouble, match=r"page\.txt does not know segno==0\.0\.1: run `python3 build\.py lock`"):
        locks.lock("page")
