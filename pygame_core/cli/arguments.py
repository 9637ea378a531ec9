"""What may be written behind `echappee`, or behind `python3 -m pygame_core`."""

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import NoReturn

from pygame_core.engine.core.options import MOST_SEED, check_seed
from pygame_core.engine.core.refusals import BadOption, shown
from pygame_core.engine.texts.language import LANGUAGES

from .terminal import Terminal, Trouble, environment_language

_EPILOG = """examples:
  {name} play velo-city --seats person,computer:2,computer:3
  {name} simulate velo-city --games 1000 --seats 3,2,1,random --jobs 0
  {name} scenario my-case.toml
  {name} replay saved-game.json --at 12
"""
_COMMANDS = ("play", "simulate", "scenario", "replay", "letter", "bench", "lab", "check")
_JSON = {
    "play": "on standard output, one JSON object when the game ends: game, options, seats, answers, over, result",
    "simulate": "on standard output, one JSON object: game, games, seats (wins, win_rate, interval ...), ends, answers",
    "scenario": "on standard output, a JSON list with an object for each file: file, title, passed, differences, "
    "and error where it could not be played",
    "replay": "on standard output, one JSON object: game, options, seats, answers, over, result, at, position, view",
    "letter": "on standard output, one JSON object: kind, table, begun, free, dice_checked, game, seats, answers ...",
    "lab": "on standard output, one JSON object: games and folder, report, or same, game and answers",
    "check": "on standard output, one JSON object: game, laws, and for each of broken: law, about, found, mend",
    "bench": "on standard output, one JSON object: calibration, and figures for each of games",
}
_MESSAGES = {
    "usage_missing": re.compile(r"the following arguments are required: (?P<given>.*)"),
    "usage_command": re.compile(r"argument COMMAND: invalid choice: (['\"])(?P<given>.*)\1 \(choose from.*", re.DOTALL),
    "usage_task": re.compile(
        r"argument run\|report\|replay: invalid choice: (['\"])(?P<given>.*)\1 \(choose.*", re.DOTALL
    ),
    "usage_value": re.compile(r"argument (?P<given>\S+): expected .*"),
    "usage_flag": re.compile(r"argument (?P<given>\S+): ignored explicit argument.*", re.DOTALL),
    "usage_wrong": re.compile(r"argument (?P<name>\S+): (?P<given>.*)", re.DOTALL),
}
"""How argparse words what it cannot understand, and which sentence of ours says it."""


class _Misread(Exception):
    """What argparse has to say."""


def program() -> str:
    """What this program was called by: the installed command, or the package that Python was told to run."""
    return "python3 -m pygame_core" if Path(sys.argv[0]).name == "__main__.py" else "echappee"


def language_of(words: Sequence[str]) -> str:
    """The language asked for, known before anything else is understood; else the environment's."""
    told = [after for word, after in pairwise(words) if word == "--lang"]
    told += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next((lang for lang in told if lang in LANGUAGES), environment_language())


def read(words: Sequence[str], terminal: Terminal) -> argparse.Namespace:
    """What the words ask for. Raises Trouble where they cannot be understood."""
    try:
        arguments, strange = _parser(terminal).parse_known_args(words)
    except _Misread as misread:
        raise Trouble(_in_our_words(str(misread), terminal)) from misread
    if strange:
        raise Trouble(terminal.say("usage_unknown", given=", ".join(map(shown, strange[:3]))))
    return arguments


def _in_our_words(message: str, terminal: Terminal) -> str:
    for key, pattern in _MESSAGES.items():
        if found := pattern.fullmatch(message):
            facts = found.groupdict()
            # What is wrong with a value is our own sentence already, the value in it cut short.
            given = facts.pop("given") if key == "usage_wrong" else shown(facts.pop("given"))
            return terminal.say(key, given=given, allowed=", ".join(_COMMANDS), **facts)
    return shown(message)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        raise _Misread(message)


def _parser(terminal: Terminal) -> argparse.ArgumentParser:
    """The parser of all commands."""
    main = _Parser(
        prog=program(),
        description="Race-and-pursuit board games: play them, let computers play them, check positions, measure.",
        epilog=_EPILOG.format(name=program()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    main.set_defaults(lang=terminal.lang, json=False)
    commands = main.add_subparsers(dest="command", required=True, metavar="COMMAND")
    values = _Values(terminal)
    _play(_command(commands, values, "play", "play a whole game in the terminal"), values)
    about = "let computer players play many games, and count who wins"
    _simulate(_command(commands, values, "simulate", about), values)
    scenario = _command(commands, values, "scenario", "check scenario files, and print what differs")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    replay = _command(commands, values, "replay", "show a saved game, step by step")
    replay.add_argument("source", metavar="FILE|LINK", help="a file with a saved game or a link, or a link itself")
    replay.add_argument("--at", type=values.least(0), metavar="N", help="show the position after this answer only")
    letter = _command(commands, values, "letter", "tell what a letter of a table is, and check it")
    letter.add_argument("source", metavar="FILE|LINK", help="a letter, a link with one, or a file that holds one")
    bench = _command(commands, values, "bench", "measure the speed of the games")
    bench.add_argument("games", nargs="*", metavar="GAME", help="which ones (all when none is named)")
    bench.add_argument("--seconds", type=values.seconds, default=5.0, metavar="S", help="about how long per game (5)")
    _lab(_command(commands, values, "lab", "experiments: run one, report on it, play one of its games again"), values)
    check = _command(commands, values, "check", "tell whether a game keeps the laws that hold for every game")
    check.add_argument("game", metavar="GAME", help="the game's id: one of ours, or one that is installed")
    return main


def _command(
    commands: "argparse._SubParsersAction[_Parser]", values: "_Values", name: str, does: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=does, description=does[0].upper() + does[1:] + ".", allow_abbrev=False)
    nothing = argparse.SUPPRESS
    command.add_argument("--json", action="store_true", default=nothing, help=_JSON[name])
    command.add_argument(
        "--lang", type=values.language, default=nothing, metavar="LANG", help="fr or en (the environment's language)"
    )
    return command


def _play(command: argparse.ArgumentParser, values: "_Values") -> None:
    command.add_argument("game", metavar="GAME", nargs="?", help="the game's id, such as velo-city")
    command.add_argument(
        "--seats", metavar="SEATS",
        help="who plays, clockwise: person, person:NAME, computer:LEVEL (1 to 3), random or elsewhere (another device)",
    )  # fmt: skip
    command.add_argument("--name", metavar="NAME", help="your name at a table that somebody invites you to")
    command.add_argument("--seed", type=values.seed, help="a number that decides all dice (a new one each time)")
    command.add_argument("--real-dice", action="store_true", help="you roll real dice and type what they show")
    command.add_argument(
        "--from",
        dest="source",
        metavar="FILE|LINK",
        help="go on with a saved game or a letter, or from where a scenario begins",
    )
    _option(command)


def _simulate(command: argparse.ArgumentParser, values: "_Values") -> None:
    command.add_argument("game", metavar="GAME", help="the game's id, such as velo-city")
    command.add_argument("--games", type=values.least(1), default=100, metavar="N", help="how many games (100)")
    command.add_argument("--seats", metavar="SEATS", help="random, 1, 2 or 3 for each seat, with commas between")
    command.add_argument("--seed", type=values.seed, default=1, metavar="S", help="the same seed, the same games (1)")
    command.add_argument(
        "--jobs", type=values.least(0), default=1, metavar="J", help="how many processes; 0: one per core (1)"
    )
    _option(command)


def _lab(command: argparse.ArgumentParser, values: "_Values") -> None:
    command.add_argument("task", choices=("run", "report", "replay"), metavar="run|report|replay")
    command.add_argument(
        "what",
        metavar="FILE|FOLDER",
        help="run: an experiment's file, or the name of one that comes along; else results",
    )
    command.add_argument("--out", metavar="PATH", help="run: the folder for the results; report: the page's file")
    command.add_argument(
        "--on",
        metavar="WHERE",
        help="who plays: dask://HOST:PORT, or module:name of an Executor (this machine's processes)",
    )
    command.add_argument(
        "--jobs", type=values.least(0), default=0, metavar="J", help="how many processes; 0: one per core (0)"
    )
    command.add_argument("--table", type=values.least(1), default=1, metavar="T", help="replay: which table (1)")
    command.add_argument("--number", type=values.least(0), default=0, metavar="N", help="replay: which game of it (0)")


def _option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game (may be repeated)"
    )


class _Values:
    """Reads values, and says in the terminal's language what is wrong with one."""

    def __init__(self, terminal: Terminal) -> None:
        self.say = terminal.say

    def wrong(self, key: str, text: str, **facts: object) -> argparse.ArgumentTypeError:
        return argparse.ArgumentTypeError(self.say(key, given=shown(text), **facts))

    def seed(self, text: str) -> int:
        """What decides all dice."""
        try:
            return check_seed(int(text))
        except (ValueError, BadOption):
            raise self.wrong("usage_seed", text, most=MOST_SEED) from None

    def least(self, least: int) -> Callable[[str], int]:
        """A whole number from the least one on."""

        def number(text: str) -> int:
            if not (text.isascii() and text.isdecimal() and len(text) < 10) or int(text) < least:
                raise self.wrong("usage_number", text, least=least)
            return int(text)

        return number

    def seconds(self, text: str) -> float:
        """A length of time that one would wait for."""
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not isfinite(seconds) or not 0 < seconds <= 3600:
            raise self.wrong("usage_seconds", text)
        return seconds

    def language(self, text: str) -> str:
        """One of the two."""
        if text not in LANGUAGES:
            raise self.wrong("usage_language", text, allowed=", ".join(LANGUAGES))
        return text
