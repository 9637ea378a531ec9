"""What may be written behind `python3 -m pygame_core`."""

import argparse
from math import isfinite

from pygame_core.engine.language import LANGUAGES

from .terminal import environment_language

_EPILOG = """examples:
  python3 -m pygame_core play velo-city --seats person,computer:2,computer:3
  python3 -m pygame_core simulate velo-city --games 1000 --seats 3,2,1,random --jobs 0
  python3 -m pygame_core scenario my-case.toml
  python3 -m pygame_core replay saved-game.json --at 12
"""


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    main = argparse.ArgumentParser(
        prog="python3 -m pygame_core",
        description="Race-and-pursuit board games: play them, let computers play them, check positions, measure.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    main.set_defaults(lang=environment_language(), json=False)
    commands = main.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _play(_command(commands, "play", "play a whole game in the terminal"))
    _simulate(_command(commands, "simulate", "let computer players play many games, and count who wins"))
    scenario = _command(commands, "scenario", "check scenario files, and print what differs")
    scenario.add_argument("files", nargs="+", metavar="FILE")
    replay = _command(commands, "replay", "show a saved game, step by step")
    replay.add_argument("source", metavar="FILE|LINK", help="a file with a saved game or a link, or a link itself")
    replay.add_argument("--at", type=_From(0), metavar="N", help="show the position after this answer only")
    bench = _command(commands, "bench", "measure the speed of the games")
    bench.add_argument("games", nargs="*", metavar="GAME", help="which ones (all when none is named)")
    bench.add_argument("--seconds", type=_seconds, default=5.0, metavar="S", help="about how long per game (5)")
    return main


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, does: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=does, description=does[0].upper() + does[1:] + ".", allow_abbrev=False)
    nothing = argparse.SUPPRESS
    command.add_argument("--json", action="store_true", default=nothing, help="one JSON object on standard output")
    command.add_argument("--lang", choices=LANGUAGES, default=nothing, help="fr or en (the environment's language)")
    return command


def _play(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", nargs="?", help="the game's id, such as velo-city")
    command.add_argument(
        "--seats", metavar="SEATS",
        help="who plays, clockwise: person, person:NAME, computer:LEVEL (1 to 3) or random, with commas between",
    )  # fmt: skip
    command.add_argument("--seed", type=int, help="a number that decides all dice (a new one each time)")
    command.add_argument("--real-dice", action="store_true", help="you roll real dice and type what they show")
    command.add_argument("--from", dest="source", metavar="FILE|LINK", help="go on with a saved game")
    _option(command)


def _simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="the game's id, such as velo-city")
    command.add_argument("--games", type=_From(1), default=100, metavar="N", help="how many games (100)")
    command.add_argument("--seats", metavar="SEATS", help="random, 1, 2 or 3 for each seat, with commas between")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (1)")
    command.add_argument(
        "--jobs", type=_From(0), default=1, metavar="J", help="how many processes; 0: one per core (1)"
    )
    _option(command)


def _option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game (may be repeated)"
    )


class _From:
    """A whole number from the least one on."""

    def __init__(self, least: int) -> None:
        self.least = least

    def __call__(self, text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {self.least} on")
        return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number of seconds above 0, at most 3600")
    return seconds
