"""`.venv/bin/python -m tests.fuzz`: hostile input for as long as you like, the same for the same seed."""

import argparse
import sys
import traceback
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time

sys.path[:0] = [str(Path(__file__).parent.parent.parent / "web")]

from tests.fuzz.targets import TARGETS, Target  # noqa: E402  the page's own package lies in web/

MOST_SECONDS = 10.0
MOST_BYTES = 120_000_000
WEIGHED = 40
"""The memory of one case in so many is weighed: weighing makes everything slow."""
FINDINGS = Path("build/fuzz")


def cases(count: int, seed: int, only: str) -> Iterator[tuple[int, Target]]:
    """The number and the target of each case."""
    targets = [target for target in TARGETS if only in ("", target.name)]
    shares = [target.share for target in targets]
    for number in range(count):
        yield number, Random(f"{seed} {number}").choices(targets, shares)[0]


def attempt(target: Target, seed: int, number: int) -> str:
    """One case; what was wrong with it, or nothing."""
    random = Random(f"{seed}/{number}")
    text = target.spoil(random)
    weighed = number % WEIGHED == 0
    if weighed:
        tracemalloc.start()
    start, trouble = process_time(), ""
    try:
        target.read(text, random)
    except Exception:  # noqa: BLE001  whatever it is, it is a finding
        trouble = traceback.format_exc()
    seconds = process_time() - start
    if weighed:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        trouble = trouble or (f"{peak / 1e6:.0f} MB" if peak > MOST_BYTES else "")
    if seconds > MOST_SECONDS:
        trouble = trouble or f"{seconds:.1f} s"
    if trouble:
        keep(target, seed, number, text, trouble)
    return trouble


def keep(target: Target, seed: int, number: int, text: str, trouble: str) -> None:
    """Write a finding down, so that it can be tried again."""
    FINDINGS.mkdir(parents=True, exist_ok=True)
    name = FINDINGS / f"{target.name}-{seed}-{number}"
    name.with_suffix(".txt").write_text(text, encoding="utf-8", errors="surrogatepass")
    name.with_suffix(".why").write_text(trouble, encoding="utf-8", errors="backslashreplace")


def main() -> int:
    """Runs the cases; 1 when anything was found."""
    parser = argparse.ArgumentParser(prog="tests.fuzz", description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="begin with this case")
    parser.add_argument("--only", default="", choices=["", *(target.name for target in TARGETS)])
    given = parser.parse_args()
    found: Counter[str] = Counter()
    done: Counter[str] = Counter()
    start = process_time()
    for number, target in cases(given.cases, given.seed, given.only):
        if number < given.first:
            continue
        done[target.name] += 1
        if trouble := attempt(target, given.seed, number):
            last = trouble.strip().splitlines()[-1][:160]
            found[f"{target.name}: {last}"] += 1
            if found[f"{target.name}: {last}"] == 1:
                print(f"{number} {target.name}: {last}", flush=True)
        if (number + 1) % 10_000 == 0:
            print(f"{number + 1} cases, {process_time() - start:.0f} s, {sum(found.values())} findings", flush=True)
    print(dict(done), f"{process_time() - start:.0f} s of processor time")
    print("\n".join(f"{count} x {what}" for what, count in found.most_common()) or "nothing found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
