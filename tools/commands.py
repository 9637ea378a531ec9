"""What the commands do, one after the other."""

import argparse
import sys

from . import environment, parts
from .base import in_environment, only_one

FULL = {"test", "bench", "pictures", "release"}
"""The commands that need all that is locked; the others need pip alone."""


def run(asked: argparse.Namespace) -> int:
    """Does what was asked; returns the exit status."""
    with only_one():
        prepare(asked.command)
    if asked.command in FULL and not in_environment():
        return environment.again(sys.argv[1:])
    work = {
        "serve": serve, "dist": dist, "release": release, "test": test, "bench": bench, "pictures": pictures,
        "lock": lock,
    }  # fmt: skip
    return work[asked.command](asked)


def prepare(command: str) -> None:
    """Fetches what the command needs and no more."""
    if command in FULL:
        environment.prepare()
    else:
        environment.make()
    if command != "lock":
        parts.npm_packages()


def dist(asked: argparse.Namespace) -> int:
    """Makes dist/."""
    from . import site

    with only_one():
        site.build(getattr(asked, "address", ""))
    return 0


def release(_asked: argparse.Namespace) -> int:
    """Makes what a release carries."""
    from . import release as making

    with only_one():
        making.build()
    return 0


def serve(asked: argparse.Namespace) -> int:
    """Makes dist/ and serves it."""
    from . import serve as web

    dist(asked)
    web.forever(asked.port, not asked.no_open)
    return 0


def test(asked: argparse.Namespace) -> int:
    """Runs every check."""
    from . import check

    return check.run(asked.only)


def pictures(asked: argparse.Namespace) -> int:
    """Compares the screens with those of another revision."""
    from . import pictures as comparing

    return comparing.compare(asked.against, asked.screens)


def lock(asked: argparse.Namespace) -> int:
    """Makes the locks anew."""
    from . import locks

    with only_one():
        locks.renew(environment.PYTHON, upgrade=asked.upgrade)
    return 0


def bench(asked: argparse.Namespace) -> int:
    """Measures."""
    from . import bench as benches

    return benches.run(asked.only, asked.tolerance / 100)
