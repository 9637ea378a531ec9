"""`scenario FILE...`: run scenario files from anywhere, print what differs."""

from argparse import Namespace
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pygame_core.engine.core.refusals import Malformed
from pygame_core.engine.scenarios.run import Difference
from pygame_core.engine.scenarios.run import run as play
from pygame_core.engine.scenarios.scenario import LONGEST_FILE, parse

from .differences import Differences
from .terminal import Terminal, Trouble


@dataclass
class _Report:
    """What was found of one file. `error` tells why it could not be played: its code, its line, a sentence."""

    file: str
    title: str
    differences: list[Difference] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    error: dict[str, Any] | None = None

    @property
    def passed(self) -> bool:
        return not self.error and not self.differences

    def as_data(self) -> dict[str, Any]:
        found = {"file": self.file, "title": self.title, "passed": self.passed}
        found["differences"] = [difference.as_data() for difference in self.differences]
        return found if self.error is None else {**found, "error": self.error}


def run(arguments: Namespace, terminal: Terminal) -> int:
    """0 when everything holds, 1 on a difference, 2 when a file cannot be read or breaks the format."""
    reports = []
    for name in arguments.files:
        reports.append(_check(name, terminal))
        _tell(reports[-1], terminal)
    if arguments.json:
        terminal.put([report.as_data() for report in reports])
    elif len(reports) > 1:
        failed = sum(not report.passed for report in reports)
        terminal.tell(terminal.say("files", n=len(reports), failed=failed))
    if any(report.error for report in reports):
        return 2
    return 0 if all(report.passed for report in reports) else 1


def _check(name: str, terminal: Terminal) -> _Report:
    report = _Report(name, Path(name).stem)
    game_id = ""
    try:
        # A character takes four bytes at most; the format itself counts characters.
        scenario = parse(terminal.read(name, 4 * LONGEST_FILE))
        game_id = scenario.game.meta.id
        report.title = scenario.title.get(terminal.lang) or next(iter(scenario.title.values())) or report.title
        report.differences = play(scenario)
        told = Differences(scenario, terminal)
        report.lines = [line for difference in report.differences for line in told.lines(difference)]
    except Malformed as fault:
        message = terminal.refusal(fault, game_id)
        report.error = {"code": fault.code, "line": fault.params["line"], "message": message}
        report.lines = [f"  {message}"]
    except Trouble as trouble:
        report.error = {"code": "file", "line": 0, "message": str(trouble)}
    return report


def _tell(report: _Report, terminal: Terminal) -> None:
    """The verdict and its reasons; of a file that cannot be read nothing but that."""
    if report.error and report.error["code"] == "file":
        terminal.complain(report.error["message"])
        return
    if terminal.as_json and report.error is None:
        return
    verdict = "malformed" if report.error else "passed" if report.passed else "differs"
    terminal.tell(f"{report.file}: {terminal.say(verdict)} ({report.title})")
    for line in report.lines:
        terminal.tell(line)
