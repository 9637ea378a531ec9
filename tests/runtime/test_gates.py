"""What keeps a change out: the steps of `build.py test`, the floor of coverage, the other Pythons, the commit hook."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import base, check, pythons

pytestmark = pytest.mark.native
HOOK = base.ROOT / ".githooks" / "commit-msg"
WHY = "The old name was taken."


# ------------------------------------------------------------------ the steps
def ran(monkeypatch: pytest.MonkeyPatch, only: list[str]) -> list[str]:
    """The names of the steps that a call runs."""
    names: list[str] = []
    monkeypatch.setattr(check, "perform", lambda step: names.append(step.name) or check.Counter(passed=1))
    assert check.run(only) == 0
    return names


def test_long_steps_run_only_when_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = ran(monkeypatch, [])
    assert {"lint", "types", "imports", "shell", "tests", "pyodide", "browsers"} <= set(usual)
    assert not {"ladders", "pythons"} & set(usual)
    assert ran(monkeypatch, ["ladders", "pythons"]) == ["ladders", "pythons"]


def test_ladders_are_what_the_usual_tests_leave_out() -> None:
    command = {step.name: step.commands()[0] for step in check.steps() if step.name in ("tests", "ladders")}
    assert command["tests"][command["tests"].index("-m", 3) + 1] == "not ladder"
    assert command["ladders"][-2:] == ["-m", "ladder"]


def test_the_formatter_is_asked_too() -> None:
    (lint,) = [step.commands() for step in check.steps() if step.name == "lint"]
    assert any(command[-4:-2] == ["format", "--check"] or "format" in command for command in lint)


def test_coverage_has_a_floor_where_it_is_cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 11, 9, "final", 0))
    assert check.coverage() == ()
    monkeypatch.setattr(sys, "version_info", (3, 12, 0, "final", 0))
    assert "--cov" in check.coverage()
    report = base.project()["tool"]["coverage"]["report"]
    assert report["fail_under"] > 80


# ------------------------------------------------------------------ a second try
def second_try(tmp_path: Path, body: str) -> check.Counter[str]:
    """What a step counts whose tests are these, and may be tried once more."""
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    (tmp_path / "test_it.py").write_text(body, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(tmp_path / "pytest.ini"), str(tmp_path)]
    return check.perform(check.Step("it", "these", lambda: [command], counts=True, again=True))


def test_what_fails_once_is_tried_again_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "been here"
    body = f"""from pathlib import Path
def test_steady(): pass
def test_busy():
    mark = Path({str(mark)!r})
    again = mark.exists()
    mark.touch()
    assert again
"""
    assert second_try(tmp_path, body) == {"passed": 2}
    told = capsys.readouterr().out
    assert "1 passed only the second time" in told
    assert re.search(r"PASSED \S*test_it.py::test_busy", told)


def test_what_fails_twice_has_failed(tmp_path: Path) -> None:
    counted = second_try(tmp_path, "def test_wrong(): assert False\ndef test_right(): pass\n")
    assert counted == {"passed": 1, "failed": 1}


def test_many_failures_are_not_tried_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    many = "".join(f"def test_{number}(): assert False\n" for number in range(check.MOST_AGAIN + 1))
    monkeypatch.setattr(check, "once_more", lambda *_: pytest.fail("it was tried again"))
    assert second_try(tmp_path, many)["failed"] == check.MOST_AGAIN + 1


# ------------------------------------------------------------------ other Pythons
def test_a_python_is_found_by_what_it_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = "{}.{}".format(*sys.version_info)
    monkeypatch.setattr(pythons, "candidates", lambda _version: [tmp_path / "nothing", Path(sys.executable)])
    assert pythons.there() == {own: Path(sys.executable)}


def test_what_is_missing_is_told_and_in_ci_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "there", dict)
    monkeypatch.delenv("CI", raising=False)
    assert pythons.tests() == []
    assert "Not on this machine: Python 3.11, 3.12, 3.13, 3.14." in capsys.readouterr().out
    monkeypatch.setenv("CI", "true")
    with pytest.raises(base.Trouble, match=r"3\.14"):
        pythons.tests()


def test_the_supported_pythons_are_those_that_the_package_names() -> None:
    named = [line.rpartition(" ")[2] for line in base.project()["project"]["classifiers"] if " :: 3." in line]
    assert named == list(pythons.SUPPORTED)


# ------------------------------------------------------------------ the hook
def committed(tmp_path: Path, message: str) -> subprocess.CompletedProcess[str]:
    """What the hook says of a message."""
    file = tmp_path / "message"
    file.write_text(message, "utf-8")
    return subprocess.run(["sh", str(HOOK), str(file)], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        (f"Call the package echappee\n\n{WHY}\n", ""),
        (f"{'é' * 72}\n\n{WHY}\n", ""),
        (f"# a comment\n\nName it\n\n# another\n{WHY}\n", ""),
        ("Merge branch 'x'\n", ""),
        (f"{'x' * 73}\n\n{WHY}\n", "73 characters, 72 at most"),
        ("Name it\n", "no body"),
        ("Name it\n\n# only a comment\n", "no body"),
        ("Name it\n\nSigned-off-by: A <a@x.test>\n", "no body"),
        (f"Name it\n\n# ------------------------ >8 ------------------------\n{WHY}\n", "no body"),
    ],
)
def test_the_hook_wants_a_short_subject_and_a_reason(tmp_path: Path, message: str, complaint: str) -> None:
    done = committed(tmp_path, message)
    assert (done.returncode == 0) == (not complaint), done.stderr
    assert complaint in done.stderr


def test_git_runs_the_hook(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    git = ["git", "-C", str(tmp_path), "-c", "user.name=A", "-c", "user.email=a@x.test"]
    subprocess.run([*git, "init", "--quiet"], env=surroundings, check=True)
    shutil.copytree(HOOK.parent, tmp_path / ".githooks")
    subprocess.run([*git, "config", "core.hooksPath", ".githooks"], env=surroundings, check=True)
    commit = [*git, "commit", "--quiet", "--allow-empty"]
    assert (
        subprocess.run([*commit, "-m", "Name it"], env=surroundings, capture_output=True, check=False).returncode == 1
    )
    assert subprocess.run([*commit, "-m", "Name it", "-m", WHY], env=surroundings, check=False).returncode == 0
    assert "git config core.hooksPath .githooks" in (base.ROOT / "CONTRIBUTING.md").read_text("utf-8")
