"""`check GAME`: whether a game keeps the laws that hold for every game; what is missing is said in words."""

import linecache
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from pygame_core.engine import registry
from pygame_core.laws.book import BOOK, cases
from pygame_core.laws.law import Law
from pygame_core.laws.tables import Table, home

from .terminal import Terminal

FINE, BROKEN = 0, 1


class Fault(NamedTuple):
    """A law that is broken: where, what was found there, and how it is mended."""

    law: str
    about: str
    found: str
    mend: str


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Look at one law after the other; of a broken one the first place is told."""
    game = arguments.game.replace("_", "-")
    registry.meta(game)
    faults = list(_faults(game, terminal))
    if arguments.json:
        terminal.put({"game": game, "laws": len(BOOK), "broken": [fault._asdict() for fault in faults]})
    for fault in faults:
        terminal.tell(f"\n{fault.law} ({fault.about})\n  {fault.found}\n  {terminal.say('check_mend')} {fault.mend}")
    key = "check_broken" if faults else "check_kept"
    terminal.tell("\n" + terminal.say(key, game=game, count=len(faults), all=len(BOOK)))
    return BROKEN if faults else FINE


def _faults(game: str, terminal: Terminal) -> Iterator[Fault]:
    every = list(cases(game))
    broken: set[str] = set()
    for done, (law, about) in enumerate(every, 1):
        if law.name not in broken and (found := _found(law, about, game)):
            broken.add(law.name)
            yield Fault(law.name, str(about), found, law.mend)
        terminal.progress(done, len(every))


def _found(law: Law, about: str | Table, game: str) -> str:
    """What breaks the law; nothing where it is kept. A game that raises breaks it, too."""
    try:
        law.holds(about)
    except AssertionError as error:
        return str(error) or _asserted(error)
    except Exception as error:  # noqa: BLE001  whatever a game does, its author is told of it
        return f"{type(error).__name__}: {error} ({_place(error, game)})"
    return ""


def _asserted(error: AssertionError) -> str:
    """The assertion itself, which reads as a sentence."""
    last = extract_tb(error.__traceback__)[-1]
    return " ".join(
        linecache.getline(last.filename, line).strip() for line in range(last.lineno or 0, (last.end_lineno or 0) + 1)
    )


def _place(error: Exception, game: str) -> str:
    """Where in the game it came from, or where it was noticed."""
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(home(game))]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}, {last.lineno}"
