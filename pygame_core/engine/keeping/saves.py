"""A match as versioned text: options, seats, log with checksums, and the position as a snapshot.

If a corrected rule makes an old log fail, the game goes on from its snapshot and says so.
"""

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any

from .. import registry
from ..core.chance import CHANCE
from ..core.options import Seat
from ..core.refusals import BadOption, Damaged, Newer, Refusal, Runaway, shown
from ..match.match import Match
from ..match.names import distinct
from .safe_json import read_json

FORMAT = 1
LONGEST_SAVE = 1_000_000
MOST_ANSWERS = 20_000
BROKEN = (
    KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError, RecursionError, Runaway, zlib.error,
)  # fmt: skip
"""What reading strange data may run into: all of it means that they are damaged."""
_CHANCE_MARK = "*"
SECRET = ("random", "start", "log", "sums", "position")
"""What a save of a game with secrets keeps together, so that nobody reads it at a glance."""
LATER_SECRET = ("minds",)
"""What older saves do not have among it."""
PARTS = frozenset((
    "format", "game", "rules", "options", "seats", "real_dice", "rewound", *SECRET, "secret", "typed_from", "beside",
    "check",
))  # fmt: skip
"""All that a save of this format may hold: whoever adds something raises the format."""


@dataclass(frozen=True)
class Loaded:
    """A match that was read, and the answer at which its log no longer fits the rules, if there is one."""

    match: Match
    lost_at: int | None = None
    beside: str = ""
    """What was kept beside the match: text that means something to whoever gave it."""


def save(match: Match, beside: str = "") -> str:
    """The match as text, and perhaps a text to be kept beside it. `load` gives both back."""
    body = {
        "format": FORMAT,
        "game": match.game.meta.id,
        "rules": match.game.meta.rules_version,
        "options": match.options,
        "seats": [astuple(seat) for seat in match.seats],
        "real_dice": match.real_dice,
        "rewound": match.rewound,
        "random": match.rng.state,
        "start": match.position,
        "log": "\n".join(f"{_mark(entry.seat)} {entry.token}" for entry in match.log),
        "sums": "".join(f"{entry.checksum:04x}" for entry in match.log),
        "position": match.game.write(match.state),
    }
    if match.typed_from:
        body["typed_from"] = match.typed_from
    if match.game.meta.hidden:
        body["secret"] = _scrambled({name: body.pop(name) for name in SECRET} | {"minds": match.minds})
    if beside:
        body["beside"] = beside
    body["check"] = _check(body)
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def load(text: str) -> Loaded:
    """The match of a saved text. Raises Damaged, or Newer for a save from a later version; never half a game."""
    body = check(text)
    try:
        return replace(_rebuild(_clear(body)), beside=str(body.get("beside", "")))
    except BadOption as refusal:
        raise Damaged("save_options", refusal=refusal).of(body["game"]) from refusal
    except Damaged as refusal:
        refusal.of(body["game"])
        raise
    except BROKEN as error:
        raise Damaged("save_shape", fault=type(error).__name__) from error


def check(text: str) -> dict[str, Any]:
    """The parts of a saved text that is whole, as far as can be told without the game's rules. Raises Damaged."""
    body = parse(text)
    try:
        whole = body.get("check") == _check({name: value for name, value in body.items() if name != "check"})
    except BROKEN as error:
        raise Damaged("save_shape", fault=type(error).__name__) from error
    if not whole:
        raise Damaged("save_checksum")
    if strange := body.keys() - PARTS:
        raise Damaged("save_field", name=shown(min(strange)))
    return body


def parse(text: str) -> dict[str, Any]:
    """The parts of a saved text, its format and versions checked."""
    if len(text) > LONGEST_SAVE:
        raise Damaged("save_too_long", most=LONGEST_SAVE)
    try:
        body = read_json(text)
    except ValueError as error:
        raise Damaged("save_unreadable") from error
    if not isinstance(body, dict) or type(body.get("format")) is not int or body["format"] < 1:
        raise Damaged("save_unreadable")
    if body["format"] > FORMAT:
        raise Newer("save_newer", format=shown(body["format"]))
    check_rules(body.get("game"), body.get("rules"))
    return body


def check_rules(game_id: Any, rules: Any) -> None:
    """Refuse a game that is unknown here, or whose rules are of a later version."""
    known = {meta.id: meta for meta in registry.games()}
    if not isinstance(game_id, str) or game_id not in known:
        raise Damaged("save_game", value=shown(game_id))
    if type(rules) is not int or rules < 1:
        raise Damaged("save_unreadable")
    if rules > known[game_id].rules_version:
        raise Newer("save_newer", format=shown(rules))


def _scrambled(secret: Mapping[str, Any]) -> str:
    raw = json.dumps(secret, ensure_ascii=False, separators=(",", ":")).encode()
    return base64.b85encode(zlib.compress(raw, 9)).decode()


def _clear(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The parts of a save with its secrets among the others again."""
    if "secret" not in body:
        return body
    squeezer = zlib.decompressobj()
    raw = squeezer.decompress(base64.b85decode(body["secret"]), LONGEST_SAVE)
    if not squeezer.eof:
        raise Damaged("save_too_long", most=LONGEST_SAVE)
    secret = read_json(raw)
    if not isinstance(secret, dict) or set(secret) - set(LATER_SECRET) != set(SECRET):
        raise Damaged("save_shape", fault="secret")
    return {**body, **secret}


def seats_of(rows: Sequence[Sequence[Any]], most: int) -> tuple[Seat, ...]:
    """Seats from plain rows. Names that older versions took, and that cannot be seen or told apart, are made so."""
    if not isinstance(rows, list) or len(rows) > 20:
        raise Damaged("save_shape", fault="seats")
    return distinct([Seat(*row) for row in rows], most)


def begin(contents: Mapping[str, Any], position: Any, seed: int) -> Match:
    """A match of the seats and options told, at a position (None: the set-up) that is told as we would tell it."""
    game = registry.game(contents["game"])
    match = Match(
        game,
        contents.get("options", {}),
        seats_of(contents["seats"], game.meta.name_length),
        seed,
        real_dice=contents.get("real_dice") is True,
        position=position,
    )
    for name, value in (position or {}).items():
        if (match.position or {}).get(name) != value:
            raise Damaged("save_shape", fault=shown(name))
    return match


def _rebuild(body: Mapping[str, Any]) -> Loaded:
    match, (snapshot, refused) = begin(body, body["start"], 0), _snapshot(body)
    lines = body["log"].split("\n") if body["log"] else []
    sums = [int(body["sums"][index : index + 4], 16) for index in range(0, len(body["sums"]), 4)]
    if len(lines) != len(sums) or len(lines) > MOST_ANSWERS:
        raise Damaged("save_shape", fault="log")
    for index, (line, checksum) in enumerate(zip(lines, sums, strict=True)):
        seat, _, token = line.partition(" ")
        try:
            match.replay(CHANCE if seat == _CHANCE_MARK else int(seat), token, checksum)
        except Refusal as refusal:
            if snapshot is None:
                raise refused or refusal from refusal
            return Loaded(_set_up_random(snapshot, body), lost_at=index)
    if snapshot is not None and match.state != snapshot.state:
        raise Damaged("save_shape", fault="position")
    # Answers that fit to the last lead where the position says: then nobody has to read it.
    if refused and match.game.write(match.state) != body["position"]:
        raise refused
    return Loaded(_set_up_random(match, body))


def _snapshot(body: Mapping[str, Any]) -> tuple[Match | None, Damaged | None]:
    """The match at its saved position, or why there is none. Later rules may no longer know such a position, which
    is no fault: the log may still do."""
    try:
        return begin(body, dict(body["position"]), 0), None
    except Damaged as refused:
        return None, refused if body["rules"] == registry.meta(body["game"]).rules_version else None


def _set_up_random(match: Match, body: Mapping[str, Any]) -> Match:
    match.rng.state = _count(body["random"], 1 << 64)
    match.minds = _count(body.get("minds", body["random"]), 1 << 64)
    match.rewound = _count(body["rewound"], 1 << 32)
    match.typed_from = _count(body.get("typed_from", 0), MOST_ANSWERS + 1)
    match.settle()
    return match


def _count(number: Any, limit: int) -> int:
    if type(number) is not int or not 0 <= number < limit:
        raise ValueError(shown(number))
    return number


def _mark(seat: int) -> str:
    return _CHANCE_MARK if seat == CHANCE else str(seat)


def _check(body: Mapping[str, Any]) -> int:
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return zlib.crc32(text.encode("utf-8", "surrogatepass"))
