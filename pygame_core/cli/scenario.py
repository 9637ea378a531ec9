"""`scenario FILE...`: run scenario files from anywhere, print what differs."""

from argparse import Namespace
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pygame_core.engine.refusals import Malformed
from pygame_core.engine.scenario import LONGEST_FILE, parse
from pygame_core.engine.scenario_run import run as play

from .terminal import Terminal, Trouble


def run(arguments: Namespace, terminal: Terminal) -> int:
    """0 when everything holds, 1 on a difference, 2 when a file breaks the format."""
    reports = [_check(name, terminal) for name in arguments.files]
    if arguments.json:
        terminal.put(reports)
    else:
        _print(reports, terminal)
    if any("error" in report for report in reports):
        return 2
    return 0 if all(report["passed"] for report in reports) else 1


def _check(name: str, terminal: Terminal) -> dict[str, Any]:
    report: dict[str, Any] = {"file": name, "title": Path(name).stem, "passed": False, "differences": []}
    game_id = ""
    try:
        # A character takes four bytes at most; the format itself counts characters.
        scenario = parse(terminal.read(name, 4 * LONGEST_FILE))
        game_id = scenario.game.meta.id
        report["title"] = scenario.title.get(terminal.lang) or next(iter(scenario.title.values())) or report["title"]
        report["differences"] = [asdict(difference) for difference in play(scenario)]
        report["passed"] = not report["differences"]
    except Malformed as fault:
        message = terminal.refusal(fault, game_id)
        terminal.complain(f"{name}: {message}")
        report["error"] = {"code": fault.code, "line": fault.params["line"], "message": message}
    except Trouble as trouble:
        terminal.complain(str(trouble))
        report["error"] = {"code": "file", "line": 0, "message": str(trouble)}
    return report


def _print(reports: list[dict[str, Any]], terminal: Terminal) -> None:
    for report in reports:
        state = "malformed" if "error" in report else "passed" if report["passed"] else "differs"
        terminal.tell(f"{report['file']}: {terminal.say(state)} ({report['title']})")
        for difference in report["differences"]:
            terminal.tell(terminal.say("difference", **difference))
    failed = sum(not report["passed"] for report in reports)
    if len(reports) > 1:
        terminal.tell(terminal.say("files", n=len(reports), failed=failed))
