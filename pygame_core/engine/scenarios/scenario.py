"""Scenarios: a position, the answers given from there, and what must then hold.

One file is a test, a lesson and a bug report. `parse` reads it strictly (docs/scenarios.md is the format), `export`
writes one, and scenario_run plays it and tells what differs.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from .. import registry
from ..core.chance import CHANCE
from ..core.game import Game
from ..core.options import Seat, Words
from ..core.refusals import BadOption, Damaged, Malformed, Refusal, shown
from ..keeping.saves import BROKEN
from ..match.match import Match
from ..match.names import distinct
from . import toml_lines
from .schema import check_shape
from .toml_lines import Path, line_of

LONGEST_FILE = 200_000
SPECTATOR = "spectator"


@dataclass(frozen=True)
class Trial:
    """An answer that must be refused: whose (None: of who is asked), which, and with what code."""

    seat: int | None
    token: str
    code: str


@dataclass(frozen=True)
class Sight:
    """What a seat (None: a spectator) must see, and the fields that must be hidden from it."""

    seat: int | None
    expect: Mapping[str, Any]
    hides: Sequence[str]


@dataclass(frozen=True)
class ScenarioStep:
    """A few answers, and what must hold before and after them. None: nothing is said about it."""

    number: int
    line: int
    by: int | None = None
    do: tuple[str, ...] = ()
    say: Words = field(default_factory=dict)
    asked: frozenset[int] | None = None
    asked_not: frozenset[int] = frozenset()
    offers: tuple[str, ...] = ()
    offers_only: tuple[str, ...] | None = None
    offers_not: tuple[str, ...] = ()
    refuses: tuple[Trial, ...] = ()
    events: tuple[Mapping[str, Any], ...] = ()
    events_not: tuple[Mapping[str, Any], ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    views: tuple[Sight, ...] = ()
    over: bool | None = None
    result: Mapping[str, Any] | None = None
    path: Path = ()


@dataclass(frozen=True)
class Scenario:
    """One scenario file, checked."""

    game: Game[Any]
    title: Words
    about: Words
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    seed: int | None
    position: Mapping[str, Any] | None
    steps: tuple[ScenarioStep, ...]
    bad_options: str
    bad_position: str
    lines: Mapping[Path, int]

    def begin(self) -> Match:
        """The match at the scenario's position. Dice wait to be told."""
        try:
            match = Match(self.game, self.options, self.seats, self.seed or 0, real_dice=True, position=self.position)
        except BROKEN as error:
            raise Damaged("position_shape", fault=type(error).__name__) from error
        return match

    def line(self, *path: str | int) -> int:
        """Where something stands in the file."""
        return line_of(self.lines, path)


def parse(text: str) -> Scenario:
    """The scenario of a text. Raises Malformed, which names the line and what is allowed there."""
    body, lines = _read_toml(text)
    check_shape(body, lines)
    game = _game(body["game"], line_of(lines, ("game",)))
    options = {name: body[name] for name in ("players",) if name in body} | dict(body.get("options", {}))
    seats = _seats(game, body, options)
    bad = bool(body.get("bad_options"))
    if not bad:
        _check_table(game, options, seats, body.get("seed", 0), lines)
    return Scenario(
        game=game,
        title=_words(body.get("title", "")),
        about=_words(body.get("about", "")),
        options=options,
        seats=seats,
        seed=body.get("seed"),
        position=body.get("position"),
        steps=() if bad else _Steps(game, seats, lines).all(body),
        bad_options=body.get("bad_options", ""),
        bad_position=body.get("bad_position", ""),
        lines=lines,
    )


def _read_toml(text: str) -> tuple[dict[str, Any], Mapping[Path, int]]:
    """The contents of a text and the lines of its parts, in bounded time."""
    if len(text) > LONGEST_FILE:
        raise Malformed("scenario_too_long", line=1, most=LONGEST_FILE)
    if toml_lines.has_long_key(text):
        raise Malformed("scenario_unreadable", line=1, fault="a key of too many parts")
    try:
        return tomllib.loads(text), toml_lines.line_numbers(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        told = isinstance(error, tomllib.TOMLDecodeError)
        fault = re.sub(r" \(at .*\)$", "", str(error)) if told else "nesting or number"
        raise Malformed("scenario_unreadable", line=line, fault=fault) from error


def _game(name: str, line: int) -> Game[Any]:
    try:
        return registry.game(name)
    except BadOption as refusal:
        allowed = refusal.params["allowed"]
        raise Malformed("scenario_value", line=line, key="game", value=shown(name), allowed=allowed) from refusal


def _words(given: Any) -> Words:
    """A text in both languages; one that is told once serves for both."""
    return given if isinstance(given, dict) else dict.fromkeys(("fr", "en"), given)


def _seats(game: Game[Any], body: Mapping[str, Any], options: Mapping[str, Any]) -> tuple[Seat, ...]:
    """The table: as told, or the game's first colours, all persons."""
    if (given := body.get("seats")) is None:
        given = _first_colours(game, body.get("players", options.get("players")))
    rows = [{"colour": row} if isinstance(row, str) else row for row in given]
    seats = [_seat(game, row) for row in rows]
    named = distinct(seats, game.meta.name_length)
    return tuple(seat if "name" in row else one for row, seat, one in zip(rows, seats, named, strict=True))


def _seat(game: Game[Any], row: Mapping[str, Any]) -> Seat:
    colour = row.get("colour", "")
    return Seat(row.get("name", _colour_name(game, colour)), colour, row.get("kind", "person"), row.get("level", 2))


def _first_colours(game: Game[Any], players: Any) -> list[str]:
    """So many colours; more than there are repeats them, so that the table's own check refuses their number."""
    count = players if type(players) is int else game.meta.default_players
    return [game.meta.colours[index % len(game.meta.colours)] for index in range(min(count, 100))]


def _colour_name(game: Game[Any], colour: Any) -> str:
    names = game.meta.colour_names
    return names[colour]["en"] if isinstance(colour, str) and colour in names else "?"


def _check_table(
    game: Game[Any], options: Mapping[str, Any], seats: tuple[Seat, ...], seed: int, lines: Mapping[Path, int]
) -> None:
    """Options, seats and a seed that cannot play are a fault of the file, unless it says `bad_options`."""
    try:
        Match(game, options, seats, seed)
    except BadOption as refusal:
        raise from_table(refusal, lines, game.meta.id) from refusal


def from_table(refusal: Refusal, lines: Mapping[Path, int], game: str) -> Malformed:
    """A refusal of the table as a fault of the file, at its line; the game has the sentence."""
    facts = refusal.params
    path: Path = ("options", facts["option"]) if "option" in facts else ("seats", facts.get("seat", 0))
    if refusal.code == "seed_range":
        path = ("seed",)
    if refusal.code == "seat_count" or facts.get("option") == "players":
        path = next((told for told in (("players",), ("options", "players")) if told in lines), path)
    return Malformed("scenario_table", line=line_of(lines, path), refusal=refusal, game=game).of(game)


def from_position(refusal: Refusal, lines: Mapping[Path, int], at: Path = ("position",)) -> Malformed:
    """A refusal of a position as a fault of the file, at the line of the field that it names."""
    # Where no field is told, the code begins with it: cans_total, riders_count.
    field = str(refusal.params.get("field", refusal.code.partition("_")[0]))
    named = (field, str(refusal.params.get("colour", "")))
    return Malformed("scenario_position", line=line_of(lines, (*at, *named)), refusal=refusal).of(refusal.game)


class _Steps:
    """Reads the steps of a scenario for the seats of its table."""

    def __init__(self, game: Game[Any], seats: tuple[Seat, ...], lines: Mapping[Path, int]) -> None:
        self.game = game
        self.lines = lines
        self.seats: dict[Any, int] = {seat.name: index for index, seat in enumerate(seats)}
        # Where two share a colour it names the first of them.
        self.seats |= {seat.colour: index for index, seat in reversed([*enumerate(seats)])}
        self.seats |= {index: index for index in range(len(seats))}
        self.colours = [seat.colour for seat in seats]

    def all(self, body: Mapping[str, Any]) -> tuple[ScenarioStep, ...]:
        rows = body.get("steps", [])
        steps = [self.step(row, number, ("steps", number - 1)) for number, row in enumerate(rows, 1)]
        end = {name: body[name] for name in ("expect", "over", "result") if name in body}
        return (*steps, self.step(end, len(rows) + 1, ())) if end else tuple(steps)

    def step(self, row: Mapping[str, Any], number: int, path: Path) -> ScenarioStep:
        expect = row.get("expect", {})
        for name in expect:
            if name not in self.game.fields:
                self.fault((*path, "expect", name), "scenario_key", key=shown(name), allowed=list(self.game.fields))
        return ScenarioStep(
            number=number,
            line=line_of(self.lines, path),
            by=self.seat(row["by"], (*path, "by")) if "by" in row else None,
            do=_texts(row.get("do", ())),
            say=_words(row.get("say", {})),
            asked=self.asked(row["asked"], (*path, "asked")) if "asked" in row else None,
            asked_not=self.asked(row.get("asked_not", []), (*path, "asked_not")),
            offers=_texts(row.get("offers", ())),
            offers_only=_texts(row["offers_only"]) if "offers_only" in row else None,
            offers_not=_texts(row.get("offers_not", ())),
            refuses=tuple(self.trial(one, (*path, "refuses", n)) for n, one in enumerate(row.get("refuses", ()))),
            events=_events(row.get("events", ())),
            events_not=_events(row.get("events_not", ())),
            expect=expect,
            views=tuple(self.sight(one, (*path, "views", n)) for n, one in enumerate(row.get("views", ()))),
            over=row.get("over"),
            result=row.get("result"),
            path=path,
        )

    def trial(self, row: Mapping[str, Any], path: Path) -> Trial:
        seat = self.seat(row["by"], (*path, "by")) if "by" in row else None
        return Trial(seat, row["do"], row["code"])

    def sight(self, row: Mapping[str, Any], path: Path) -> Sight:
        seat = None if row["seat"] == SPECTATOR else self.seat(row["seat"], (*path, "seat"), SPECTATOR)
        return Sight(seat, row.get("expect", {}), _texts(row.get("hides", ())))

    def asked(self, given: Any, path: Path) -> frozenset[int]:
        rows = given if isinstance(given, list) else [given]
        return frozenset(self.seat(row, path) for row in rows)

    def seat(self, given: Any, path: Path, besides: str = "chance") -> int:
        if given == besides == "chance":
            return CHANCE
        if given not in self.seats:
            allowed = [*self.colours, besides]
            self.fault(path, "scenario_value", key=str(path[-1]), value=shown(given), allowed=allowed)
        return self.seats[given]

    def fault(self, path: Path, code: str, **params: Any) -> None:
        raise Malformed(code, line=line_of(self.lines, path), **params)


def _texts(given: Any) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _events(given: Any) -> tuple[Mapping[str, Any], ...]:
    return tuple({"kind": one} if isinstance(one, str) else one for one in given)


def export(match: Match, answers: int = 0, title: str = "") -> str:
    """A match as a scenario that holds: its position so many answers ago, those answers, and where they led."""
    first = max(0, len(match.log) - answers)
    colours = [seat.colour for seat in match.seats]
    top = {
        "game": match.game.meta.id,
        "title": title or f"{match.game.meta.names['en']}, {len(match.log)}",
        "options": {option.name: match.options[option.name] for option in match.game.meta.options},
        "seats": [asdict(seat) for seat in match.seats],
        "over": match.over,
    }
    parts = [toml_lines.table("", top), toml_lines.table("[position]", match.game.write(match.at(first)))]
    for entry in match.log[first:]:
        by = "chance" if entry.seat == CHANCE else colours[entry.seat]
        parts.append(toml_lines.table("[[steps]]", {"by": by, "do": entry.token}))
    parts.append(toml_lines.table("[expect]", match.game.write(match.state)))
    return "\n\n".join(parts) + "\n"
