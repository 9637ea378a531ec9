"""A release: the page whole, the engine as pip installs it, sums that agree; and what the repository offers."""

import hashlib
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pygame_core.engine import registry
from tools import base, release, site

pytestmark = pytest.mark.native
SHELVES = base.ROOT / ".github"
VERSION = base.version()


@pytest.fixture(scope="module")
def folder() -> Path:
    with base.only_one():
        return release.build()


def test_the_sums_are_those_of_the_files(folder: Path) -> None:
    told = dict(line.split("  ")[::-1] for line in (folder / release.SUMS).read_text().splitlines())
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    assert found.pop(release.SUMS)
    assert told == found
    assert len(told) == 3


def test_the_zip_holds_the_page(folder: Path, dist: Path) -> None:
    with zipfile.ZipFile(folder / f"echappee-{VERSION}.zip") as archive:
        inside = {name.partition("/")[2]: archive.read(name) for name in archive.namelist()}
    assert inside == site.read(dist)


def test_pip_installs_the_wheel_and_the_command_runs(folder: Path, tmp_path: Path) -> None:
    (wheel,) = folder.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(tmp_path)]
    subprocess.run([*pip, str(wheel)], check=True)
    command = [sys.executable, "-P", "-m", "pygame_core", "simulate", "velo-city", "--games", "1"]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.glob("echappee-*.dist-info/licenses/LICENSE"))
    assert list((tmp_path / "pygame_core" / "games" / "vroom" / "scenarios").glob("*.toml"))


# ------------------------------------------------------------------ the repository
def test_forms_ask_for_a_link_or_a_scenario_and_know_every_game() -> None:
    for name in ("rule", "page"):
        form = (SHELVES / "ISSUE_TEMPLATE" / f"{name}.yml").read_text("utf-8")
        asked = form.split("Link or scenario")[1].split("- type:")[0]
        assert "required: true" in asked
    rule = (SHELVES / "ISSUE_TEMPLATE" / "rule.yml").read_text("utf-8")
    assert all(meta.names["fr"] in rule for meta in registry.games())


@pytest.mark.parametrize("name", ["tests", "pages", "release"])
def test_workflows_call_what_there_is_with_no_more_rights_than_they_need(name: str) -> None:
    text = (SHELVES / "workflows" / f"{name}.yml").read_text("utf-8")
    assert re.search(r"^permissions:\n  contents: read\n", text, re.MULTILINE)
    assert text.count("timeout-minutes:") == text.count("runs-on:")
    assert "ubuntu-latest" not in text
    commands = set(re.findall(r"build\.py (\w+)", text))
    help_me = [sys.executable, str(base.ROOT / "build.py"), "--help"]
    known = subprocess.run(help_me, capture_output=True, text=True, check=True)
    assert all(re.search(rf"^    {command} ", known.stdout, re.MULTILINE) for command in commands)
    assert commands or ".ci/run" in text


def test_the_citation_is_of_this_version() -> None:
    assert f"version: {VERSION}\n" in (base.ROOT / "CITATION.cff").read_text("utf-8")


@pytest.mark.parametrize("name", ["README.md", "SECURITY.md", "CONTRIBUTING.md", "docs/hosting.md"])
def test_every_file_that_is_linked_is_there(name: str) -> None:
    path = base.ROOT / name
    targets = re.findall(r"\]\(([^)#:]+)\)|src=\"([^\":]+)\"", path.read_text("utf-8"))
    missing = [target for pair in targets for target in pair if target and not (path.parent / target).exists()]
    assert missing == []


def test_the_readme_begins_with_what_can_be_done_and_shows_it_moving() -> None:
    readme = (base.ROOT / "README.md").read_text("utf-8")
    assert readme.index("docs/pictures/moving.webp") < readme.index("build.py")
    picture = (base.ROOT / "docs" / "pictures" / "moving.webp").read_bytes()
    assert picture[8:12] == b"WEBP"
    assert picture.count(b"ANMF") >= 12
    assert len(picture) < 600_000
