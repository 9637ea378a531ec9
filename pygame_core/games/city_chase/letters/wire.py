"""The transcript as a piece of an address: short enough for a message or a QR code, and bounded when it comes in.

One byte for the format; the messages without what the reader works out again, deflated; then, as they are, the bytes
that nothing can shorten: nonces, commitments, the key, and the hash of the last message. That hash fixes the whole
chain: the messages are rebuilt to the byte or refused.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Sequence
from typing import Any

from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping.safe_json import read_json

from ..board import ROUNDS
from . import hashes
from .messages import GAME, VERSION, Message

FORMAT = 7
"""Its low bits mark a block that no deflated text begins with: so the first byte tells the plain form apart."""
LONGEST_LINK = 16_000
MOST_INFLATED = 60_000
MOST_MESSAGES = 2 * (3 * ROUNDS + 2)
_ALPHABET = re.compile(r"[A-Za-z0-9_-]+").fullmatch
_ZLIB_MARK = 0x78
_RAW = -15

_BYTES = {"nonce": hashes.NONCE_BYTES, "commit": hashes.HASH_BYTES, "key": hashes.KEY_BYTES}
_DERIVED = ("game", "v", "n", "kind", "prev", "round")
_KINDS = {"starts": "open", "nonce": "hide", "actions": "act", "answers": "answer"}
# What most transcripts say, the most frequent last: the squeezer points back to it instead of spelling it out.
_USUAL = (
    b'{"reveal":{"key":0,"path":["A1","A2","A3","A4","A5","B1","B2","B3","B4","B5","C1","C2","C3","C4","C5","D1","D2",'
    b'"D3","D4","D5","E1","E2","E3","E4","E5"]}}},"end":"encirclement","end":"resignation","end":"escape","end":"arrest"'
    b'"car""red""yellow""blue""known"[{"nonce":0,"options":{"deduction":true,"notes":"traces","owners":["p1","p2","team"'
    b'],"police_people":2,"skyline":"regular"},"starts":[1,4,16]},{"commit":0,"nonce":0},{"actions":[["pink","move",6],'
    b'["yellow","move",7],["green","move",11]]},{"answers":[],"next":null},{"answers":["empty","empty"],"next":{"commit"'
    b':0,"round":2}},{"actions":[["pink","check","C3"],["yellow","check","C2"],["green","check","D4"]]},{"answers":["empt'
    b'y"],"next":{"commit":0,"round":3}},{"actions":[["pink","check","B2"]]},{"answers":["empty"],"next":null},'
)


def pack(messages: Sequence[Message]) -> str:
    """A transcript as link text."""
    blob = bytearray()
    lean = [_lean(message, blob) for message in messages]
    blob += bytes.fromhex(hashes.digest(messages[-1]))
    squeezer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, _USUAL)
    body = squeezer.compress(hashes.canonical(lean)) + squeezer.flush()
    return base64.urlsafe_b64encode(bytes([FORMAT]) + body + blob).rstrip(b"=").decode()


def unpack(text: str) -> list[dict[str, Any]]:
    """The messages of a link text, in bounded time and memory. They are objects; nothing else is checked yet.

    Messages in full, as another program may send them, are read too: a list, deflated.
    """
    if len(text) > LONGEST_LINK:
        raise Damaged("post_too_long", most=LONGEST_LINK)
    try:
        messages = _unpack(_bytes(text))
    except (zlib.error, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged("post_unreadable") from error
    if not messages or not all(isinstance(message, dict) for message in messages):
        raise Damaged("post_unreadable")
    return messages


def _bytes(text: str) -> bytes:
    if _ALPHABET(text) is None:
        raise ValueError("no base64url")
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError("no base64url") from error


def _unpack(body: bytes) -> list[dict[str, Any]]:
    if body[0] & 6 != 6:
        return _list(_inflate(body, zlib.decompressobj(15 if body[0] == _ZLIB_MARK else _RAW))[0])
    if body[0] != FORMAT:
        raise Newer("post_newer", format=body[0])
    raw, blob = _inflate(body[1:], zlib.decompressobj(_RAW, _USUAL))
    return _rebuild(_list(raw), _Blob(blob))


def _inflate(body: bytes, squeezer: "zlib._Decompress") -> tuple[bytes, bytes]:
    raw = squeezer.decompress(body, MOST_INFLATED)
    if not squeezer.eof:
        raise ValueError("cut off, or too much")
    return raw, squeezer.unused_data


def _list(raw: bytes) -> list[dict[str, Any]]:
    messages = read_json(raw)
    if not isinstance(messages, list) or len(messages) > MOST_MESSAGES:
        raise ValueError("no list of messages")
    return messages


# --- what is left out ----------------------------------------------------------------------------------------------


def _lean(message: Message, blob: bytearray) -> Any:
    return _drawn_out({name: value for name, value in message.items() if name not in _DERIVED}, blob)


def _drawn_out(value: Any, blob: bytearray) -> Any:
    """The same with 0 where random bytes were: those go into the blob, in the order of the names."""
    if not isinstance(value, dict):
        return value
    lean = {}
    for name in sorted(value):
        if name in _BYTES:
            blob += bytes.fromhex(value[name])
        lean[name] = 0 if name in _BYTES else _drawn_out(value[name], blob)
    return lean


class _Blob:
    """The bytes that came along, taken from the front."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    def take(self, count: int) -> str:
        taken, self.data = self.data[:count], self.data[count:]
        if len(taken) < count:
            raise ValueError("bytes are missing")
        return taken.hex()

    def put_back(self, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        return {n: self.take(_BYTES[n]) if n in _BYTES else self.put_back(value[n]) for n in sorted(value)}


def _rebuild(lean: list[dict[str, Any]], blob: _Blob) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = []
    round_ = 0
    for n, fields in enumerate(lean):
        message = blob.put_back(fields) | {"game": GAME, "v": VERSION, "n": n, "kind": _kind(fields)}
        if messages:
            message |= {"prev": hashes.digest(messages[-1]), "round": max(1, round_)}
        round_ += _commits(message)
        messages.append(message)
    if hashes.digest(messages[-1]) != blob.take(hashes.HASH_BYTES) or blob.data:
        raise ValueError("something was changed on the way")
    return messages


def _kind(fields: dict[str, Any]) -> str:
    return next((kind for name, kind in _KINDS.items() if name in fields), "resign")


def _commits(message: dict[str, Any]) -> bool:
    return "commit" in message or "commit" in (message.get("next") or {})
