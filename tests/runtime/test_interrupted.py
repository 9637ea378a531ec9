"""A build that is killed, and parts that somebody emptied: the next build makes the same page, and nothing runs on."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest

from tools import base, single, site, tied

pytestmark = [pytest.mark.native, pytest.mark.slow, pytest.mark.xdist_group("interrupted")]
BROUGHT = (".venv", "node_modules")
OURS = (
    "LICENSE",
    "README.md",
    "examples",
    "tsconfig.json",
    "build.py",
    "locks",
    "package.json",
    "package-lock.json",
    "pyproject.toml",
    "pygame_core",
    "tools",
    "web",
)
BEGUN = re.compile(r"  (.*) \.\.\.\n")


# ------------------------------------------------------------------ one step
@pytest.fixture
def stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for stamps of the test's own."""
    monkeypatch.setattr(base, "BUILD", tmp_path)
    return tmp_path


def test_work_that_was_interrupted_is_done_again_also_for_the_key_before(stamps: Path) -> None:
    made = stamps / "made"
    assert base.unless_done("work", "1", made, made.touch)
    with pytest.raises(KeyboardInterrupt):
        base.unless_done("work", "2", made, interrupted)
    assert base.unless_done("work", "1", made, made.touch), "a reverted edit finds no stamp of the time before"


def interrupted() -> None:
    raise KeyboardInterrupt


def half_written(folder: Path) -> None:
    with base.renewed(folder) as fresh:
        (fresh / "one").write_text("2")
        interrupted()


def emptied(folder: Path) -> None:
    (folder / "one").unlink()


def cut(folder: Path) -> None:
    (folder / "one").write_bytes((folder / "one").read_bytes()[:3])


def another(folder: Path) -> None:
    (folder / "two").write_text("two")


@pytest.mark.parametrize("fault", [emptied, cut, another, shutil.rmtree])
def test_a_result_that_is_not_what_was_made_is_made_again(stamps: Path, fault: Callable[[Path], None]) -> None:
    folder = stamps / "made"

    def work() -> None:
        with base.renewed(folder) as fresh:
            (fresh / "one").write_text("something")

    assert base.unless_done("work", "1", folder, work)
    assert not base.unless_done("work", "1", folder, work)
    fault(folder)
    assert base.unless_done("work", "1", folder, work)
    assert {path.name: path.read_text() for path in folder.iterdir()} == {"one": "something"}


@pytest.mark.parametrize("text", ["", "{", '{"work": "1"}', "[]", "3"])
def test_stamps_that_cannot_be_read_are_none(stamps: Path, text: str) -> None:
    (stamps / "stamps.json").write_text(text)
    made = stamps / "made"
    made.touch()
    assert base.unless_done("work", "1", made, made.touch)
    assert not base.unless_done("work", "1", made, made.touch)


def test_a_folder_is_the_old_one_until_the_new_one_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "made"
    with base.renewed(folder) as fresh:
        (fresh / "one").write_text("1")
    with pytest.raises(KeyboardInterrupt):
        half_written(folder)
    assert (folder / "one").read_text() == "1"
    with base.renewed(folder) as fresh:
        assert not list(fresh.iterdir())
    assert [path.name for path in tmp_path.iterdir()] == ["made"]


def test_packed_parts_that_were_cut_are_packed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single, "KEPT", tmp_path / "packed")
    monkeypatch.setattr(single, "WORKSHOP", tmp_path / "packing")
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as opened:
        opened.writestr("one", "1")
    contents = {"a": b"some text, twice: some text", "b": b"more", "c": b"most", "d": archive.getvalue()}
    packed = single.compressed(contents)
    for left, (name, place) in zip((0, 10, -1, 40), single.places(contents).items(), strict=True):
        assert place.read_bytes() == packed[name]
        place.write_bytes(packed[name][:left])
    assert single.compressed(contents) == packed
    assert not single.WORKSHOP.exists()


# ------------------------------------------------------------------ who was started ends with who started it
SLEEPER = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(600)"
STARTER = """
import sys
sys.path.insert(0, sys.argv[1])
from tools import base
passing_on = "import subprocess, sys; subprocess.call(sys.argv[1:])"
base.run([sys.executable, "-c", passing_on, sys.executable, "-c", *sys.argv[2:]], "")
"""


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_whoever_is_killed_leaves_nobody_behind(tmp_path: Path, blow: signal.Signals) -> None:
    note = tmp_path / "pid"
    starter = subprocess.Popen(
        [sys.executable, "-c", STARTER, str(base.ROOT), SLEEPER, str(note)], stderr=subprocess.DEVNULL
    )
    wait_for(lambda: note.exists() and note.read_text() != "")
    grandchild = int(note.read_text())
    assert alive(grandchild)
    starter.send_signal(blow)
    starter.wait(60)
    wait_for(lambda: not alive(grandchild))


def test_a_program_on_a_rope_keeps_its_status() -> None:
    with base.started([sys.executable, "-c", "raise SystemExit(7)"]) as process:
        process.wait()
    assert process.returncode == 7
    assert tied.command("a", "b")[-2:] == ["a", "b"]


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def alive(number: int) -> bool:
    """Whether a process is there (and not just waiting to be buried)."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# ------------------------------------------------------------------ whole builds
@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Iterator[Path]:
    """A copy of the project, with nothing built, and all that was ever fetched."""
    assert dist.exists(), "so that there is what is fetched for it"
    home = tmp_path_factory.mktemp("tree")
    for name in OURS:
        copy = shutil.copytree if (base.ROOT / name).is_dir() else shutil.copy
        copy(base.ROOT / name, home / name)
    for name in BROUGHT:
        (home / name).symlink_to(base.ROOT / name)
    shutil.copytree(base.BUILD / "parts", home / "build" / "parts")
    known = base.stamps()
    kept = {name: known[name] for name in known if name == "npm" or name.startswith("wheels ")}
    (home / "build" / "stamps.json").write_text(json.dumps(kept))
    yield home
    shutil.rmtree(home, ignore_errors=True)


def building(tree: Path) -> subprocess.Popen[str]:
    """A build of its own, in a group of its own."""
    return subprocess.Popen(
        [sys.executable, str(tree / "build.py"), "dist"],
        cwd=tree,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


def built(tree: Path) -> list[str]:
    """Build to the end; the steps that were begun."""
    process = building(tree)
    said, _ = process.communicate(timeout=300)
    assert process.returncode == 0, said
    return BEGUN.findall(said)


def below(tree: Path) -> set[int]:
    """The processes that work on this tree."""
    found = set()
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(tree).encode() in (place / "cmdline").read_bytes() and alive(int(place.name)):
                found.add(int(place.name))
    return found


def test_a_build_killed_at_each_step_is_made_whole_by_the_next(tree: Path, dist: Path) -> None:
    killed: set[str] = set()
    while blow := killed_in_a_new_step(tree, killed):
        killed.add(blow)
        wait_for(lambda: not below(tree))
    assert len(killed) >= 5, killed
    assert site.read(tree / "dist") == site.read(dist)
    assert built(tree)[:-1] == [], "all is there"


def killed_in_a_new_step(tree: Path, killed: set[str]) -> str:
    """Build, and kill the build right in the first step in which none was killed; "" when it came to its end."""
    with building(tree) as process:
        assert process.stdout
        for line in process.stdout:
            step = BEGUN.match(line)
            title = re.sub(r" \(.*", "", step[1]) if step else ""
            if title and title not in killed:
                time.sleep(0.4)
                os.kill(process.pid, signal.SIGKILL)
                return title
    assert process.returncode == 0
    return ""


def test_whatever_is_cut_or_emptied_in_the_build_is_made_again(tree: Path, dist: Path) -> None:
    built(tree)
    made = [path for path in base.whole([tree / "build", tree / "dist"]) if "parts" not in path.parts]
    for number, path in enumerate(sorted(path for path in made if path.name not in {"lock", "stamps.json"})):
        os.truncate(path, number % 2 * path.stat().st_size // 2)
    built(tree)
    assert site.read(tree / "dist") == site.read(dist)
