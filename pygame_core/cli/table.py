"""Who plays, with which options: from the command line, from a saved game, from a link."""

import re
import tomllib
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, Damaged, shown
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.match.names import distinct
from pygame_core.engine.scenarios.scenario import from_position, from_table, parse

from .terminal import Terminal, Trouble

_SCENARIO = re.compile(r"^\s*game\s*=", re.MULTILINE)
_SHORTEST_LINK = 60
"""What is shorter was meant to be a file's name."""
ELSEWHERE = "elsewhere"
"""The seat of somebody on another device."""


def new_match(arguments: Namespace, seed: int, terminal: Terminal) -> Match:
    """A new game as the arguments tell."""
    if arguments.game is None:
        raise Trouble(terminal.say("no_game", games=", ".join(meta.id for meta in registry.games())))
    game = registry.game(arguments.game)
    options = options_of(game.meta, arguments.option, terminal)
    seats = seats_of(game.meta, arguments.seats, options.get("players"), terminal)
    try:
        match = Match(game, options, seats, seed, real_dice=arguments.real_dice)
    except BadOption as refusal:
        names = [seat.name for seat in seats]
        raise Trouble(terminal.refusal(refusal, game.meta.id, names)) from refusal
    match.settle()
    return match


def opened(source: str, seed: int, terminal: Terminal, *, scenarios: bool = False) -> tuple[Match, str]:
    """A match from a file or a link, and what must be said of it."""
    text = _contents(source, terminal) if _is_file(source) else source.strip()
    if _SCENARIO.search(text):
        if not scenarios:
            raise Trouble(terminal.say("is_scenario", file=source))
        return _at_scenario(text, seed, terminal), ""
    if text.startswith("{"):
        loaded = saves.load(text)
        lost = loaded.lost_at
        return loaded.match, "" if lost is None else terminal.say("lost_at", at=lost)
    if not _is_file(source) and len(text) < _SHORTEST_LINK:
        raise Trouble(terminal.say("no_such_file", file=shown(source)))
    link = links.open_link(text.rpartition("/")[2].rpartition("#")[2], seed)
    return link.match, "" if link.with_history else terminal.say("position_only")


def text_of(source: str, terminal: Terminal) -> str:
    """What a file holds, or what a link tells."""
    text = _contents(source, terminal) if _is_file(source) else source.strip()
    return text if text.startswith("{") or _SCENARIO.search(text) else text.rpartition("/")[2].rpartition("#")[2]


def is_elsewhere(seats: str | None) -> bool:
    """Whether somebody is to play on another device."""
    return ELSEWHERE in [word.strip() for word in (seats or "").split(",")]


def _contents(name: str, terminal: Terminal) -> str:
    text = terminal.read(name).strip()
    if not text:
        raise Trouble(terminal.say("empty", file=name))
    return text


def _at_scenario(text: str, seed: int, terminal: Terminal) -> Match:
    """A game that begins where a scenario does; what the scenario tells of its course is left aside."""
    begun = parse(text)
    try:
        match = begun.begin()
    except (BadOption, Damaged) as refusal:
        game, lines = begun.game.meta.id, begun.lines
        fault = from_table(refusal, lines, game) if isinstance(refusal, BadOption) else from_position(refusal, lines)
        raise Trouble(terminal.refusal(fault, game)) from refusal
    match.rng, match.real_dice = Rng(seed), False
    match.settle()
    return match


def _is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except (OSError, ValueError):  # a link is longer than any file's name
        return False


def options_of(meta: Meta, given: Sequence[str], terminal: Terminal) -> dict[str, Any]:
    """Options as NAME=VALUE; the value is one of the declared ones, written as text."""
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Trouble(terminal.say("option_form", given=pair[:40]))
        options[name.strip()] = _value(meta, name.strip(), value.strip())
    return options


def _value(meta: Meta, name: str, text: str) -> Any:
    """The declared value that is written like this, plainly or as in TOML; else what was written, for the check."""
    option = next((option for option in meta.options if option.name == name), None)
    if option is None:
        return text
    counts = range(meta.players[0], meta.players[1] + 1)
    allowed = counts if option.kind == "players" else option.allowed(meta.players[1])
    plain = _unquoted(text)
    return next((value for value in allowed if str(value).lower() == plain.lower()), plain)


def _unquoted(text: str) -> str:
    """A text without the quotes that it has in TOML; anything else as it stands."""
    if text[:1] not in ("'", '"'):
        return text
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        return text
    return value if isinstance(value, str) else text


def seats_of(meta: Meta, given: str | None, players: Any, terminal: Terminal) -> tuple[Seat, ...]:
    """The seats, clockwise: one person and computers when nothing is told."""
    count = players if isinstance(players, int) else meta.default_players
    if given is None:
        return meta.seats(1, count, terminal.lang)
    words = [word.strip() for word in given.split(",")]
    colours = (meta.colours * len(words))[: len(words)]
    pairs = enumerate(zip(words, colours, strict=True))
    seats = [_seat(meta, index, word, colour, terminal) for index, (word, colour) in pairs]
    unnamed = [seat.name in (names[terminal.lang] for names in meta.colour_names.values()) for seat in seats]
    told = distinct(seats, meta.name_length)
    return tuple(one if bare else seat for one, seat, bare in zip(told, seats, unnamed, strict=True))


def _seat(meta: Meta, index: int, word: str, colour: str, terminal: Terminal) -> Seat:
    kind, _, more = word.partition(":")
    seat = Seat(meta.colour_names[colour][terminal.lang], colour, kind)
    if kind == "person":
        return replace(seat, name=more) if more else seat
    if kind == "computer" and more in ("", "1", "2", "3"):
        return replace(seat, level=int(more or seat.level))
    if word != "random":
        raise Trouble(terminal.say("seat_unknown", seat=index + 1, given=word[:40]))
    return seat
