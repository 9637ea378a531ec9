"""What binds the thief without giving anything away: canonical text, hashes, commitments."""

import hashlib
import hmac
import json
from collections.abc import Mapping
from typing import Any

NONCE_BYTES = 16
KEY_BYTES = 32
HASH_BYTES = 32


def canonical(message: Any) -> bytes:
    """The one way to write a message: two devices must hash the very same bytes."""
    text = json.dumps(message, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8", "surrogatepass")


def digest(message: Mapping[str, Any]) -> str:
    """The hash of a message, which the next one names."""
    return hashlib.sha256(canonical(message)).hexdigest()


def game_id(opening: Mapping[str, Any], thief_nonce: str) -> str:
    """The name of this very game: both sides had their say in it, so no commitment can be used twice."""
    return _sha("cc1|id|", digest(opening), "|", thief_nonce)[:32]


def salt(key: str, gid: str, round_: int) -> str:
    """What keeps the police from trying all 25 buildings. Opening one round's salt would tell nothing of the others."""
    return hmac.new(bytes.fromhex(key), f"cc1|salt|{gid}|{round_}".encode(), hashlib.sha256).hexdigest()


def commitment(key: str, gid: str, round_: int, building: str) -> str:
    """The hide-out of a round, sealed: it can be neither read nor changed any more."""
    return _sha(f"cc1|hide|{gid}|{round_}|{building}|", salt(key, gid, round_))


def _sha(*parts: str) -> str:
    return hashlib.sha256("".join(parts).encode("utf-8", "surrogatepass")).hexdigest()
