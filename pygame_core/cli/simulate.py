"""`simulate GAME`: computers against computers, many times."""

from argparse import Namespace
from concurrent.futures import BrokenExecutor
from itertools import cycle, islice
from typing import Any

from pygame_core.bots.arena import simulate
from pygame_core.engine import registry

from .table import options_of
from .terminal import Terminal, Trouble

_MIXED = ("3", "2", "1", "random")


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Play the games, print who won how often."""
    meta = registry.game(arguments.game).meta
    options = options_of(meta, arguments.option, terminal)
    players = options.get("players")
    seats = _seats(arguments.seats, players if isinstance(players, int) else meta.default_players)
    try:
        report = simulate(
            meta.id,
            arguments.games,
            seats,
            arguments.seed,
            jobs=arguments.jobs,
            progress=terminal.progress,
            options=options,
        )
    except BrokenExecutor as lost:
        raise Trouble(terminal.say("lost_process")) from lost
    if arguments.json:
        terminal.put(report)
    else:
        _print(report, terminal)
    return 0


def _seats(given: str | None, players: int) -> tuple[str, ...]:
    if given is None:
        return tuple(islice(cycle(_MIXED), players))
    return tuple(kind.strip().removeprefix("computer:") for kind in given.split(","))


def _print(report: dict[str, Any], terminal: Terminal) -> None:
    terminal.tell(terminal.say("games", n=report["games"], game=report["game"]))
    meta = registry.meta(report["game"])
    for place, seat in enumerate(report["seats"]):
        kind = terminal.say("random") if seat["kind"] == "random" else terminal.say("level", level=seat["kind"])
        if meta.lead:  # Where seats play different parts, which part it was matters more than the level.
            kind = f"{meta.colour_names[meta.colours[place]][terminal.lang]}, {kind}"
        low, high = seat["interval"]
        terminal.tell(terminal.say("won", kind=kind, wins=seat["wins"], rate=seat["win_rate"], low=low, high=high))
    ending = registry.module(report["game"]).texts.ending
    ends = ", ".join(f"{ending(reason, terminal.lang)} {count}" for reason, count in report["ends"].items())
    terminal.tell(terminal.say("ends", ends=ends))
    terminal.tell(terminal.say("length", **report["answers"]))
