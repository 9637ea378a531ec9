"""Plain data as short text and back: a byte for the format, deflated JSON, a checksum, in base64url."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping.safe_json import read_json

MOST_INFLATED = 1_000_000
_ALPHABET = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
_RAW = -15


def pack(form: int, contents: Mapping[str, Any]) -> str:
    """Plain data as text."""
    raw = json.dumps(contents, ensure_ascii=False, separators=(",", ":")).encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, _RAW)
    body = bytes([form]) + squeezer.compress(raw) + squeezer.flush() + zlib.crc32(raw).to_bytes(4, "big")
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def unpack(form: int, text: str, longest: int, what: str) -> dict[str, Any]:
    """Plain data from text, in bounded time and memory. Raises Damaged (`what` begins its code), or Newer."""
    if len(text) > longest:
        raise Damaged(f"{what}_too_long", most=longest)
    body = _bytes(text, what)
    if len(body) < 6 or body[0] < form:
        raise Damaged(f"{what}_unreadable")
    if body[0] > form:
        raise Newer(f"{what}_newer")
    try:
        squeezer = zlib.decompressobj(_RAW)
        raw = squeezer.decompress(body[1:-4], MOST_INFLATED)
        if not squeezer.eof or squeezer.unused_data or zlib.crc32(raw).to_bytes(4, "big") != body[-4:]:
            raise Damaged(f"{what}_unreadable")
        contents = read_json(raw)
    except (zlib.error, ValueError) as error:
        raise Damaged(f"{what}_unreadable") from error
    if not isinstance(contents, dict):
        raise Damaged(f"{what}_unreadable")
    return contents


def _bytes(text: str, what: str) -> bytes:
    encoded = text.encode("utf-8", "replace")
    if not encoded or not _ALPHABET.issuperset(encoded):
        raise Damaged(f"{what}_unreadable")
    try:
        return base64.urlsafe_b64decode(encoded + b"=" * (-len(encoded) % 4))
    except binascii.Error as error:
        raise Damaged(f"{what}_unreadable") from error
