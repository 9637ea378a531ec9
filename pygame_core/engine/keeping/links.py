"""A game as a piece of an address: format byte, deflated contents, checksum, in base64url.

Everything that comes in is hostile: its length and what it inflates to are bounded, and its answers are only looked up.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass
from typing import Any

from ..core.chance import CHANCE, Rng
from ..core.refusals import BadOption, Damaged, Newer, Refusal, shown
from ..match.match import Match
from .safe_json import read_json
from .saves import BROKEN, MOST_ANSWERS, begin, check_rules

FORMAT = 1
LONGEST_LINK = 16_000
MOST_INFLATED = 200_000
PARTS = frozenset(("game", "rules", "options", "seats", "history", "position", "at", "start", "real_dice"))
_ALPHABET = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@dataclass(frozen=True)
class Opened:
    """A game that came by link; whether its whole history came along, and the moment of it that is meant."""

    match: Match
    with_history: bool
    moment: int | None = None


def link(match: Match, history: bool, moment: int | None = None) -> str:
    """The match as link text: its position alone, or with every answer since the start; perhaps at a moment of it."""
    if history:
        return _link(match, match.position, "\n".join(_lines(match)), moment)
    return _link(match, match.game.write(match.state if moment is None else match.at(moment)))


def link_seen(match: Match, eyes: int | None, rng: Rng) -> str:
    """The position as a seat knows it (None: as everybody does). What that seat does not know is dealt anew."""
    return _link(match, match.game.write(match.game.determinize(match.view(eyes), rng)))


def _link(match: Match, start: Mapping[str, Any] | None, history: str | None = None, at: int | None = None) -> str:
    kind = "position" if history is None else "history"
    contents = {
        "game": match.game.meta.id,
        "rules": match.game.meta.rules_version,
        "options": {name: value for name, value in match.options.items() if value != _defaults(match)[name]},
        "seats": [astuple(seat) for seat in match.seats],
        kind: history,
        "at": at,
        "start": start,
        "real_dice": match.real_dice,
    }
    return pack({name: value for name, value in contents.items() if value not in (None, {}, False) or name == kind})


def open_link(text: str, seed: int) -> Opened:
    """The match of a link. Chance goes on with a seed of its own: a link does not tell what comes next."""
    contents = unpack(text)
    check_rules(contents.get("game"), contents.get("rules"))
    if strange := contents.keys() - PARTS:
        raise Damaged("link_field", name=shown(min(strange)))
    try:
        return _open(contents, seed)
    except BadOption as refusal:
        raise Damaged("save_options", refusal=refusal).of(contents["game"]) from refusal
    except Damaged as refusal:
        refusal.of(contents["game"])
        raise
    except (Refusal, *BROKEN) as error:
        raise Damaged("link_shape", fault=type(error).__name__) from error


def pack(contents: Mapping[str, Any]) -> str:
    """Plain data as link text."""
    raw = json.dumps(contents, ensure_ascii=False, separators=(",", ":")).encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = bytes([FORMAT]) + squeezer.compress(raw) + squeezer.flush() + zlib.crc32(raw).to_bytes(4, "big")
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def unpack(text: str) -> dict[str, Any]:
    """Plain data from link text, in bounded time and memory."""
    if len(text) > LONGEST_LINK:
        raise Damaged("link_too_long", most=LONGEST_LINK)
    body = _bytes(text)
    if len(body) < 6:
        raise Damaged("link_unreadable")
    if body[0] > FORMAT:
        raise Newer("link_newer", format=body[0])
    try:
        squeezer = zlib.decompressobj(-15)
        raw = squeezer.decompress(body[1:-4], MOST_INFLATED)
        if body[0] != FORMAT or not squeezer.eof or zlib.crc32(raw).to_bytes(4, "big") != body[-4:]:
            raise Damaged("link_unreadable")
        contents = read_json(raw)
    except (zlib.error, ValueError) as error:
        raise Damaged("link_unreadable") from error
    if not isinstance(contents, dict):
        raise Damaged("link_unreadable")
    return contents


def _bytes(text: str) -> bytes:
    encoded = text.encode("utf-8", "replace")
    if not encoded or not _ALPHABET.issuperset(encoded):
        raise Damaged("link_unreadable")
    try:
        return base64.urlsafe_b64decode(encoded + b"=" * (-len(encoded) % 4))
    except binascii.Error as error:
        raise Damaged("link_unreadable") from error


def _open(contents: Mapping[str, Any], seed: int) -> Opened:
    match = begin(contents, contents.get("start"), seed)
    if match.position is not None:  # What is accepted can be saved: what is written of it is read again as the same.
        begin(contents, match.position, seed)
    history = contents.get("history")
    lines = history.split("\n") if history else []
    if len(lines) > MOST_ANSWERS:
        raise Damaged("link_shape", fault="history")
    for line in lines:
        match.replay(*_entry(match, line))
    at = contents.get("at")
    if at is not None and (type(at) is not int or not 0 <= at <= len(match.log)):
        raise Damaged("link_shape", fault="at")
    match.typed_from = len(match.log)
    match.settle()
    return Opened(match, history is not None, at)


def _defaults(match: Match) -> Mapping[str, Any]:
    players = len(match.seats)
    return {option.name: players if option.kind == "players" else option.default for option in match.game.meta.options}


def _lines(match: Match) -> Iterator[str]:
    """The log, each answer with its seat only where several might have given it."""
    state = match.at(0)
    for entry in match.log:
        alone = match.game.asked(state) == (entry.seat,)
        yield entry.token if alone else f"{entry.seat}:{entry.token}"
        match.game.play(state, entry.seat, match.game.find(state, entry.seat, entry.token))


def _entry(match: Match, line: str) -> tuple[int, str]:
    seat, colon, token = line.partition(":")
    if colon and seat.isascii() and seat.isdecimal():
        return int(seat), token
    asked = match.asked
    return (asked[0] if asked else CHANCE), line
