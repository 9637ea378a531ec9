#!/usr/bin/env python3
"""The front door: `python3 build.py serve | test | dist | release | bench | pictures | lock`; tools/ do the work."""

import argparse
import signal
import sys

OLDEST = (3, 11)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="build.py", description="Builds, serves, tests and measures Échappée.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser("serve", help="build the page and serve it on this machine")
    serve.add_argument("--port", type=int, help="the port (8000, or a free one when that is taken)")
    serve.add_argument("--no-open", action="store_true", help="do not open a browser")
    dist = commands.add_parser("dist", help="only make the static folder dist/, and the page in one file in it")
    dist.add_argument("--address", default="", help="where it will be hosted: links made in the one file lead there")
    commands.add_parser("release", help="make what a release carries, in build/release")
    test = commands.add_parser("test", help="lint, types, tests here, in Pyodide and in browsers")
    test.add_argument(
        "only", nargs="*", help="the steps to run, by name (all but ladders and pythons when none is given)"
    )
    bench = commands.add_parser("bench", help="measure speed, as ratios to references in the same run")
    bench.add_argument("only", nargs="*", help="the parts to measure, by name (all when none is given)")
    bench.add_argument(
        "--tolerance",
        type=int,
        default=0,
        metavar="PERCENT",
        help="by how much the engine's rates may fall short of their goals (0)",
    )
    pictures = commands.add_parser("pictures", help="compare every screen with that of another revision")
    pictures.add_argument("--against", required=True, metavar="REV", help="the revision, as git names it")
    pictures.add_argument("--screens", default="", metavar="TEXT", help="only the screens whose name holds this")
    lock = commands.add_parser("lock", help="write down anew what the requirements in pyproject.toml bring along")
    lock.add_argument("--upgrade", action="store_true", help="take the newest of what is only brought along")
    return parser.parse_args()


def main() -> int:
    """Runs one command; troubles that are not this project's end in a sentence, not in a traceback."""
    if sys.version_info < OLDEST:
        sys.exit("Échappée needs Python 3.11 or newer; this one is {}.{}.".format(*sys.version_info[:2]))
    for end in ("SIGTERM", "SIGHUP"):  # like Ctrl-C, so that nothing that was begun here goes on
        if hasattr(signal, end):
            signal.signal(getattr(signal, end), signal.default_int_handler)
    from tools import commands
    from tools.base import Trouble

    try:
        return commands.run(arguments())
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
