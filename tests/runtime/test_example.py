"""The example's wheel: the same bytes every time, installed into an empty environment, and played there to its end."""

import base64
import csv
import hashlib
import os
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from tools import examples, release

pytestmark = pytest.mark.native
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def echappee(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment that holds the engine's wheel and the example's, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    release.build_wheel(folder, env={**os.environ, "PYTHONPATH": ""})
    name, data = examples.wheel()
    (folder / name).write_bytes(data)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "there")], check=True)
    there = folder / "there" / SCRIPTS / ("python.exe" if os.name == "nt" else "python")
    pip = [sys.executable, "-m", "pip", "--python", str(there), "install", "--quiet", "--no-index"]
    subprocess.run([*pip, *map(str, folder.glob("*.whl"))], check=True)
    return there.with_name("echappee")


def told(*command: str | Path, cwd: Path) -> str:
    """What a command prints that must end well."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_found_and_played_to_its_end(echappee: Path, tmp_path: Path) -> None:
    played = told(echappee, "simulate", "goose", "--games", "3", "--json", cwd=tmp_path)
    assert '"pond": 3' in played


def test_its_scenarios_came_along_and_hold(echappee: Path, tmp_path: Path) -> None:
    (found,) = echappee.parents[1].rglob("site-packages/echappee_goose/scenarios")
    told(echappee, "scenario", *sorted(found.glob("*.toml")), cwd=tmp_path)


def test_the_same_bytes_every_time() -> None:
    assert examples.wheel() == examples.wheel()


def test_its_record_names_everything_with_its_hash() -> None:
    _, data = examples.wheel()
    with zipfile.ZipFile(BytesIO(data)) as archive:
        inside = {name: archive.read(name) for name in archive.namelist()}
    (record,) = [name for name in inside if name.endswith("/RECORD")]
    rows = {name: mark for name, mark, _ in csv.reader(inside.pop(record).decode().splitlines())}
    assert rows.pop(record) == ""
    for name, content in inside.items():
        mark = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        assert rows.pop(name) == f"sha256={mark}"
    assert rows == {}
