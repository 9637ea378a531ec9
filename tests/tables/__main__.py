"""`.venv/bin/python -m tests.tables --histories 20000`: random histories for as long as you like."""

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import process_time

sys.path[:0] = [str(Path(__file__).parent.parent.parent / "web")]

from tests.tables import world  # noqa: E402  the page's own package lies in web/


def main() -> int:
    """Runs the histories; stops at the first that breaks a law, and names it."""
    parser = argparse.ArgumentParser(prog="tests.tables", description=__doc__)
    parser.add_argument("--histories", type=int, default=1_000)
    parser.add_argument("--from", type=int, default=0, dest="first", help="begin with this history")
    given = parser.parse_args()
    games: Counter[str] = Counter()
    forked, answers, start = 0, 0, process_time()
    for number in range(given.first, given.first + given.histories):
        try:
            played = world.history(number)
        except Exception:
            print(f"history {number}", flush=True)
            raise
        games[played.kind.game] += 1
        forked += played.forked
        answers += len(played.devices[0].table.match.log)
        if (number + 1) % 1_000 == 0:
            print(f"{number + 1} histories, {answers} answers, {forked} forks told", flush=True)
    seconds = process_time() - start
    print(f"{given.histories} histories, {answers} answers, {forked} forks told, {seconds:.0f} s; {dict(games)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
