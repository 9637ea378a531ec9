"""What the four commands do, one after the other."""

import argparse
import sys

from . import environment, parts
from .base import in_environment, only_one


def run(asked: argparse.Namespace) -> int:
    """Does what was asked; returns the exit status."""
    with only_one():
        prepare(asked.command)
    if asked.command in {"test", "bench"} and not in_environment():
        return environment.again(sys.argv[1:])
    return {"serve": serve, "dist": dist, "test": test, "bench": bench}[asked.command](asked)


def prepare(command: str) -> None:
    """Fetches what the command needs and no more."""
    if command in {"test", "bench"}:
        environment.prepare()
    else:
        environment.make()
    parts.npm_packages()


def dist(asked: argparse.Namespace) -> int:
    """Makes dist/."""
    from . import site

    with only_one():
        site.build(getattr(asked, "address", ""))
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


def bench(asked: argparse.Namespace) -> int:
    """Measures."""
    from . import bench as benches

    return benches.run(asked.only)
