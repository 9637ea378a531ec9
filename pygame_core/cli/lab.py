"""`lab run|report|replay`: experiments with the games, and what they say."""

from argparse import Namespace
from functools import partial
from importlib.resources import files
from pathlib import Path
from time import monotonic

from pygame_core.lab import experiment
from pygame_core.lab import run as runs
from pygame_core.lab.blocks import replay
from pygame_core.lab.executors import executor
from pygame_core.lab.faults import Fault
from pygame_core.lab.report import report
from pygame_core.lab.run import Progress
from pygame_core.lab.store import tables

from .terminal import Terminal, Trouble

_EVERY = 1.0
"""Seconds between two words on how far it is."""


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Run an experiment, make its report, or play one of its games again."""
    try:
        return {"run": _run, "report": _report, "replay": _replay}[arguments.task](arguments, terminal)
    except Fault as fault:
        raise Trouble(fault.sentence(terminal.lang)) from fault


def _run(arguments: Namespace, terminal: Terminal) -> int:
    text = _text(arguments.what, terminal)
    folder = Path(arguments.out or f"{Path(arguments.what).stem}.results")
    workers = partial(executor, arguments.on or "", arguments.jobs)
    try:
        games = runs.run(experiment.parse(text), text, folder, workers, _Teller(terminal).told)
    except OSError as error:
        raise Trouble(terminal.say("cannot_write", file=folder, why=error.strerror or error)) from error
    if terminal.as_json:
        terminal.put({"games": games, "folder": str(folder)})
    else:
        terminal.tell(terminal.say("lab_done", n=games, folder=folder))
    return 0


def _text(name: str, terminal: Terminal) -> str:
    """An experiment from a file, or one of those that come along, by its name."""
    along = files("pygame_core.lab").joinpath("experiments", f"{name}.toml")
    if not Path(name).exists() and name.replace("-", "").isalnum() and along.is_file():
        return along.read_text("utf-8")
    return terminal.read(name)


class _Teller:
    """Says now and then how far it is."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal, self.last = terminal, 0.0

    def told(self, progress: Progress) -> None:
        if monotonic() - self.last < _EVERY and progress.done < progress.wanted:
            return
        self.last = monotonic()
        facts = {
            "done": progress.done,
            "all": progress.wanted,
            "rate": f"{progress.rate:.1f}",
            "left": round(progress.left),
        }
        self.terminal.complain(self.terminal.say("lab_progress", **facts))


def _report(arguments: Namespace, terminal: Terminal) -> int:
    folder = Path(arguments.what)
    target = arguments.out or str(folder / "report.html")
    terminal.write(target, report(folder, terminal.lang))
    if terminal.as_json:
        terminal.put({"report": target})
    else:
        terminal.tell(terminal.say("saved", file=target))
    return 0


def _replay(arguments: Namespace, terminal: Terminal) -> int:
    """Play a game of a run again, and compare it with its row: 1 where it has become another game."""
    folder = Path(arguments.what)
    told = experiment.parse(terminal.read(str(folder / "experiment.toml")))
    arm, number = arguments.table - 1, arguments.number
    with tables(folder) as duck:
        row = duck.execute("SELECT played, seats FROM games WHERE arm = ? AND game = ?", [arm, number]).fetchone()
    if row is None:
        raise Fault("no_row", game=number, arm=arm + 1)
    again = replay(told, arm, number)
    same = again.games[0]["played"] == row[0]
    if terminal.as_json:
        terminal.put({"same": same, "game": again.games[0], "answers": again.answers})
    else:
        for one in again.answers:
            terminal.tell(f"{one['number']:>5}  {one['seat'] + 1} ({one['player']}): {one['answer']}")
        terminal.tell(terminal.say("lab_same" if same else "lab_changed"))
    return 0 if same else 1
