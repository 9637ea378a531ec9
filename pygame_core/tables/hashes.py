"""What nobody can choose or change afterwards: promised numbers, the common seed, and the hash of a log."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.match.history import Entry

NUMBER_BYTES = 16
HASH_SIGNS = 32
"""How many hexadecimal signs of a hash are written down: 128 bits."""


def digest(*parts: str) -> str:
    """A hash over several texts; their borders count."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def plain(contents: Any) -> str:
    """Plain data as the one text that every device makes of it."""
    return json.dumps(contents, sort_keys=True, separators=(",", ":"))


def promise(device: str, number: str) -> str:
    """What a device shows of its number before it shows the number: 256 bits, so that no second number fits."""
    return digest("promise", device, number)


def seed(root: str, numbers: Mapping[str, str]) -> str:
    """The seed of a table: everybody's number is in it, and the table itself."""
    return digest("seed", root, plain(dict(numbers)))


def follow(before: str, seat: int, token: str) -> str:
    """The hash of a log with one more answer."""
    return digest(before, str(seat), token)[:HASH_SIGNS]


def of_log(root: str, lines: Sequence[tuple[int, str]]) -> str:
    """The hash of a whole log."""
    found = root
    for seat, token in lines:
        found = follow(found, seat, token)
    return found


class Chain:
    """The hash of a match's log before each of its answers; worked out once as long as the log only grows."""

    def __init__(self, root: str) -> None:
        self.root = root
        self._known: list[tuple[Entry, str]] = []

    def at(self, log: Sequence[Entry], index: int) -> str:
        """The hash of the first so many answers."""
        known = self._known
        while known and (len(known) > len(log) or known[-1][0] is not log[len(known) - 1]):
            known.pop()
        for entry in log[len(known) : index]:
            known.append((entry, follow(known[-1][1] if known else self.root, entry.seat, entry.token)))
        return known[index - 1][1] if index else self.root
