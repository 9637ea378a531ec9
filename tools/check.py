"""`build.py test`: everything that must hold before a change is kept, each step with its time."""

import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from . import browsers, parts, pyodide, pythons, site
from .base import MODULES, ROOT, Trouble, only_one, program, started

STEADY = ("bytes", "engine", "--tolerance", "15")
"""What of the figures holds on a busy machine, too."""
COUNT = re.compile(r"(\d+) (passed|failed|errors?|skipped|deselected|xfailed)\b")


MOST_AGAIN = 5
"""More failures than that are no accident of a busy machine."""
ONCE_MORE = ("-n", "0", "-rp", "--last-failed", "--last-failed-no-failures", "none")
CHEAP_COVERAGE = (3, 12)
"""The first Python with `sys.monitoring`: a line that was reached costs nothing from then on."""


@dataclass(frozen=True)
class Step:
    """One step: a name to ask for it by, what it is, and its commands, which run side by side; pytest's own numbers
    are added up."""

    name: str
    title: str
    commands: Callable[[], Sequence[Sequence[str]]]
    counts: bool = False
    usual: bool = True
    """Whether it is run when no step is asked for by name."""
    again: bool = False
    """Whether a few tests that failed are tried once more, with nothing beside them."""


def steps() -> tuple[Step, ...]:
    """All steps, the quick ones first."""
    module = [sys.executable, "-m"]
    here = [*module, "pytest", "-q", "-n", "auto", "--dist", "loadgroup", "tests", "-m"]
    quiet = ["--quiet", "--no-cache", "."]
    lint = [[*module, "ruff", "check", *quiet], [*module, "ruff", "format", "--check", *quiet]]
    lint_imports = str(Path(sys.executable).with_name("lint-imports"))
    return (
        Step("lint", "lint and format (ruff)", lambda: lint),
        Step("types", "types (mypy --strict)", lambda: [[*module, "mypy"]]),
        Step("imports", "who may import whom (import-linter)", lambda: [[lint_imports]]),
        Step("shell", "the page's scripts: types, lint, tests in Node", scripts),
        Step("figures", "bytes, and the engine's pace", lambda: [[sys.executable, "build.py", "bench", *STEADY]]),
        Step("tests", "tests in this Python", lambda: [[*here, "not ladder", *coverage()]], counts=True),
        Step("ladders", "which computer beats which, at length", lambda: [[*here, "ladder"]], counts=True, usual=False),
        Step("pythons", "the engine in every Python there is", pythons.tests, counts=True, usual=False),
        Step("pyodide", "the same tests inside Pyodide", pyodide_tests, counts=True),
        Step("browsers", "the page in browsers", browser_tests, counts=True, again=True),
    )


def scripts() -> Sequence[Sequence[str]]:
    """What checks the shell without a browser: TypeScript as a checker of JavaScript, oxlint, and Node's own tests."""
    node = program("node", "to check the page's scripts")
    tests = map(str, sorted((ROOT / "tests" / "shell").glob("*.test.js")))
    return [
        [node, str(MODULES / "typescript" / "bin" / "tsc"), "--project", str(ROOT)],
        [node, str(MODULES / "oxlint" / "bin" / "oxlint"), "--quiet"],
        [node, "--no-warnings", "--test", "--test-reporter=dot", *tests],
    ]


def coverage() -> tuple[str, ...]:
    """What measures which lines the tests reach, and fails below the floor in pyproject.toml.

    Before Python 3.12, which can watch lines at little cost, the tests would take three times as long: nothing then.
    """
    return () if sys.version_info < CHEAP_COVERAGE else ("--cov", "--cov-report=term:skip-covered")


def pyodide_tests() -> Sequence[Sequence[str]]:
    """pytest inside Pyodide, on everything that needs no processes; in two halves, since Pyodide has one thread."""
    wheels = parts.wheels("page-tests") + parts.wheels("page")
    halves = ["tests/app"], ["tests", "--ignore=tests/app", "--ignore=tests/runtime"]
    usual = ["-q", "-m", "not native"]
    return [
        pyodide.command(pyodide.INSIDE / "suite.py", [*usual, *half], packages=wheels, mounts={"/repo": ROOT})
        for half in halves
    ]


def browser_tests() -> Sequence[Sequence[str]]:
    """The browser tests on a fresh dist/; says first which browsers will not be there."""
    with only_one():
        site.build()
    for name, found in (("Firefox", browsers.firefox()), ("WebKitGTK", browsers.webkit())):
        if not found:
            missing(name)
    return [[sys.executable, "-m", "pytest", "-q", "-n", "2", "e2e"]]


def missing(name: str) -> None:
    """A browser that is not there: told on a person's machine, an error in CI."""
    sentence = f"{name} is not installed and could not be installed: its smoke test does not run."
    if browsers.required():
        raise Trouble(f"{sentence} In CI it must.")
    print(f"  {sentence}", flush=True)


def run(only: list[str]) -> int:
    """Runs the named steps, or all the usual ones; 1 when anything failed."""
    known = {step.name for step in steps()}
    if unknown := set(only) - known:
        raise Trouble(f"There is no step {', '.join(sorted(unknown))}; there are: {', '.join(sorted(known))}.")
    os.environ.setdefault("COVERAGE_CORE", "sysmon")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "web")])
    total: Counter[str] = Counter()
    for step in steps():
        if step.name in only or (step.usual and not only):
            total += perform(step)
    rest = "".join(f", {total[word]} {word}" for word in ("skipped",) if total[word])
    print(f"\n{total['passed']} passed, {total['failed']} failed{rest}", flush=True)
    return 1 if total["failed"] else 0


def perform(step: Step) -> Counter[str]:
    """Runs one step and shows what it prints; returns what it counted."""
    print(f"\n== {step.title}", flush=True)
    start = time.perf_counter()
    try:
        ended = side_by_side(step.commands())
    except Trouble as trouble:
        print(trouble, flush=True)
        ended = [(1, "")]
    failed = any(status for status, _ in ended)
    found = sum((counted(last) for _, last in ended), Counter[str]()) if step.counts else Counter[str]()
    if step.again and 0 < found["failed"] <= MOST_AGAIN:
        failed, found = once_more(step, found)
    found["failed" if failed else "passed"] += 0 if found["failed" if failed else "passed"] else 1
    print(f"== {step.title}: {'FAILED' if failed else 'ok'}, {time.perf_counter() - start:.1f} s", flush=True)
    return found


def once_more(step: Step, found: Counter[str]) -> tuple[bool, Counter[str]]:
    """Runs alone what failed, and says so: whether anything failed again, and all numbers together.

    A browser on a busy machine now and then gives up a request by itself. What passes only now is named in the report:
    it is a weakness of a test or of the page, to be mended, but no reason to throw away a change.
    """
    print(f"\n== {step.title}: {found['failed']} failed, tried once more with nothing beside them", flush=True)
    ended = side_by_side([[*command, *ONCE_MORE] for command in step.commands()])
    second = sum((counted(last) for _, last in ended), Counter[str]())
    print(f"== {step.title}: {second['passed']} passed only the second time", flush=True)
    return any(status for status, _ in ended), found + second - Counter(failed=found["failed"])


def side_by_side(commands: Sequence[Sequence[str]]) -> list[tuple[int, str]]:
    """Runs programs at the same time, showing what they print one after the other; each one's status and numbers."""
    with ExitStack() as stack:
        both = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "errors": "replace"}
        running = [stack.enter_context(started(command, **both)) for command in commands]
        return [stream(process) for process in running]


def stream(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Passes on a program's lines as they come; returns its status and the last line with numbers."""
    last = ""
    assert process.stdout
    for line in process.stdout:
        print(line.rstrip("\n")[:1000], flush=True)
        last = line if COUNT.search(line) else last
    return process.wait(), last


def counted(line: str) -> Counter[str]:
    """The numbers in pytest's closing line; an error counts as a failure."""
    found: Counter[str] = Counter()
    for number, word in COUNT.findall(line):
        found["failed" if word.startswith("error") else word] += int(number)
    return found
