"""Whatever happens to the streams, and however often Ctrl-C comes: a sentence, and nothing left behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.native
ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "pygame_core"]
FULL = Path("/dev/full")
LONG = ("simulate", "velo-city", "--games", "20000")
COMMANDS = [
    ("simulate", "velo-city", "--games", "4", "--seats", "random,random,random"),
    ("simulate", "velo-city", "--games", "4", "--seats", "random,random,random", "--json"),
    ("play", "velo-city", "--seats", "person,random,random"),
    ("scenario", "pygame_core/games/velo_city/scenarios/E01.toml"),
    ("replay", "nothing-here"),
    ("--help",),
    ("fly",),
]


def shell(words: tuple[str, ...], streams: str) -> tuple[int, str]:
    """Run a command with its streams bent; its status and whatever reached a stream that was left."""
    line = " ".join([*COMMAND, *words, streams])
    done = subprocess.run(["/bin/sh", "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("streams", [">&-", "<&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-", "< /"])
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words)[:24])
def test_closed_streams_bring_no_traceback(words: tuple[str, ...], streams: str) -> None:
    status, told = shell(words, streams)
    assert "Traceback" not in told
    assert "Exception" not in told
    assert status in (0, 1, 2)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("streams", ["> /dev/full", "2> /dev/full", "> /dev/full 2> /dev/full"])
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words)[:24])
def test_a_full_disk_brings_no_traceback(words: tuple[str, ...], streams: str) -> None:
    status, told = shell(words, streams)
    assert "Traceback" not in told
    assert "Exception" not in told
    assert status in (0, 1, 2)


def test_what_cannot_be_said_is_a_failure_and_says_why() -> None:
    status, told = shell(("scenario", "pygame_core/games/velo_city/scenarios/E01.toml", "--lang", "en"), ">&-")
    assert (status, told) == (1, "Cannot go on: Bad file descriptor.\n")


def interrupted(words: tuple[str, ...], after: float, times: int) -> tuple[int, str, list[str]]:
    """Ctrl-C in a command's terminal after so long, so many times: its status, what it said, who is left."""
    process = subprocess.Popen(
        [*COMMAND, *words], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, start_new_session=True,
    )  # fmt: skip
    time.sleep(after)
    for _ in range(times):
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.05)
    told, _ = process.communicate(timeout=60)
    return process.returncode, told, left_behind(process.pid)


def left_behind(session: int) -> list[str]:
    """The processes of a session that are still at work a moment later."""
    for _ in range(50):
        listed = subprocess.run(
            ["ps", "-o", "stat=,args=", "-s", str(session)], capture_output=True, text=True, check=False
        )
        left = [line for line in listed.stdout.splitlines() if not line.startswith("Z")]
        if not left:
            break
        time.sleep(0.1)
    return left


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("after", [0.4, 0.8, 2.0])
def test_control_c_with_several_processes(after: float, times: int) -> None:
    status, told, left = interrupted((*LONG, "--jobs", "2"), after, times)
    assert status in (130, -signal.SIGINT)  # the second in the first moments, when Python itself is still to begin
    assert "Traceback" not in told
    assert left == []


def test_control_c_while_the_first_modules_come() -> None:
    """A hook on imports plays the finger: Ctrl-C at the first, the tenth, the hundredth module that comes."""
    for module in ("pygame_core.cli", "argparse", "pygame_core.engine.core.refusals", "pygame_core.cli.simulate"):
        code = (
            "import sys, signal, runpy\n"
            "class Finger:\n"
            "    def find_spec(self, name, *rest):\n"
            f"        if name == {module!r}: signal.raise_signal(signal.SIGINT)\n"
            "sys.meta_path.insert(0, Finger())\n"
            f"sys.argv = ['pygame_core', {', '.join(map(repr, LONG))}]\n"
            "runpy.run_module('pygame_core', run_name='__main__', alter_sys=True)\n"
        )
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (130, ""), module
