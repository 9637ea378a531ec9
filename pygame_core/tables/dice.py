"""Dice that nobody can choose: each follows from the table's seed and from all answers before it."""

import hashlib
import hmac

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.match.match import Match

from .hashes import Chain


class FairDice:
    """What chance answers at one table: the same on every device, and for every Python."""

    def __init__(self, seed: str, root: str) -> None:
        self._key = bytes.fromhex(seed)
        self._chain = Chain(root)

    def __call__(self, match: Match) -> Choice:
        """What chance answers now. It depends on the seed, the place in the log, and the log before it."""
        index = len(match.log)
        moment = f"{index} {self._chain.at(match.log, index)}".encode()
        drawn = hmac.new(self._key, moment, hashlib.sha256).digest()
        return match.draw().sample(Rng(int.from_bytes(drawn[:8], "big")))
