"""The book of finished games: one line for each, kept under echappee/played/<game's id>, whatever becomes of the game.

A line is written when a game ends; if its last answers are taken back and it ends again, its line is written anew.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

from app.storage.checksummed_text import seal, unseal
from app.storage.save_record import is_count, is_words
from app.storage.store import PREFIX, Store
from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping.safe_json import read_json

PLAYED = PREFIX + "played/"
Words = Mapping[str, str]


@dataclass(frozen=True)
class Player:
    """Who sat on a seat of a finished game."""

    name: str
    kind: str
    level: int
    won: bool


@dataclass(frozen=True)
class Line:
    """A finished game: where, when, how it ended in the game's own words, and who played."""

    game: str
    when: int
    minutes: int
    answers: int
    result: Words
    """Who won, as the game tells it."""
    ending: Words
    """Why, in a few words."""
    players: tuple[Player, ...]
    rewound: int = 0
    """How often somebody went on from an earlier moment."""

    @property
    def people(self) -> list[Player]:
        """The people of this device."""
        return [player for player in self.players if player.kind == "person"]

    @property
    def won(self) -> bool:
        """Whether somebody of this device won."""
        return any(player.won for player in self.people)


def enter(store: Store, game: str, line: Line) -> None:
    """Write the line of a game."""
    store.put(PLAYED + game, seal(json.dumps(asdict(line), ensure_ascii=False, separators=(",", ":"))))


def lines(store: Store) -> list[Line]:
    """All lines that can be read, the latest first."""
    found = [line for name in store.names(PLAYED) if (line := read(store.stored[PLAYED + name]))]
    return sorted(found, key=lambda line: line.when, reverse=True)


def tear_out(store: Store) -> dict[str, str]:
    """Forget all lines; what was torn out, for whoever wants to put it back."""
    torn = {PLAYED + name: store.stored[PLAYED + name] for name in store.names(PLAYED)}
    for key in torn:
        store.put(key, None)
    return torn


def put_back(store: Store, torn: Mapping[str, str]) -> None:
    """Put lines back, beside those that were written since."""
    for key, value in torn.items():
        if key not in store.stored:
            store.put(key, value)


def take_in(store: Store, key: str, value: str) -> bool:
    """A line of an export, if it is not here yet; a newer version's waits until it can be read. Raises Damaged."""
    if read(value) is None and not _is_newer(value):
        raise Damaged("save_damaged")
    if key in store.stored:
        return False
    store.put(key, value)
    return True


def _is_newer(value: str) -> bool:
    try:
        unseal(value)
    except Newer:
        return True
    return False


# ------------------------------------------------------------------ as a table
_HEADS = {
    "fr": ("date", "partie", "jeu", "fin", "minutes", "réponses", "reprises", "place", "nom", "qui", "niveau", "gagne"),
    "en": ("date", "game no", "game", "ending", "minutes", "answers", "rewound", "seat", "name", "who", "level", "won"),
}


def table(played: Sequence[Line], names: Mapping[str, Words], lang: str, day: Any) -> str:
    """A row for each seat of each game, the first game first, for any spreadsheet in this language."""
    rows: list[tuple[Any, ...]] = [_HEADS[lang]]
    for number, line in enumerate(reversed(played), 1):
        name = names.get(line.game, {}).get(lang, line.game)
        game = (day(line.when), number, name, line.ending.get(lang, ""), line.minutes, line.answers, line.rewound)
        for seat, player in enumerate(line.players, 1):
            level = player.level if player.kind == "computer" else ""
            rows.append((*game, seat, player.name, player.kind, level, int(player.won)))
    return "\ufeff" + "".join(_row(row, ";" if lang == "fr" else ",") for row in rows)


def _row(cells: Sequence[Any], between: str) -> str:
    return between.join(map(_cell, cells)) + "\r\n"


def _cell(value: Any) -> str:
    """No cell of ours is a formula, whatever people call themselves."""
    text = str(value)
    if text[:1] in tuple("=+-@\t\r"):
        text = "'" + text
    return '"' + text.replace('"', '""') + '"' if set(text) & set('",;\r\n') else text


# ------------------------------------------------------------------ reading
def read(value: str) -> Line | None:
    """A line as it was kept; nothing if it cannot be read."""
    try:
        return _read(read_json(unseal(value)))
    except (Damaged, ValueError, TypeError, KeyError, RecursionError):
        return None


def _read(given: Any) -> Line:
    known = {one.name: given[one.name] for one in fields(Line)}
    known["players"] = tuple(_players(known["players"]))
    counts = all(is_count(known[name]) for name in ("when", "minutes", "answers", "rewound"))
    if (
        not counts
        or not isinstance(known["game"], str)
        or not is_words(known["result"])
        or not is_words(known["ending"])
    ):
        raise ValueError
    return Line(**known)


def _players(given: Any) -> Iterator[Player]:
    for one in given:
        name, kind, level, won = (one[field.name] for field in fields(Player))
        if not (isinstance(name, str) and isinstance(kind, str) and is_count(level) and isinstance(won, bool)):
            raise ValueError
        yield Player(name, kind, level, won)
