"""Honest texts to begin with: what is kept in tests/data/, every scenario, and what the page itself writes."""

import json
import tomllib
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from app.storage.finished_games import Line, Player
from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.match.names import is_name
from pygame_core.engine.scenarios import scenario
from pygame_core.games.city_chase.letters.mail import Letter
from pygame_core.games.vroom.campaign import profile
from pygame_core.tables import messages
from pygame_core.tables.keeping import restore
from pygame_core.tables.table import Table
from tests.fuzz.mutate import HOSTILE
from tests.games.city_chase.post.duel import Duel
from tests.tables.world import OPEN_TABLES, Device, World

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / "tests/data/kept"


@cache
def kept(end: str) -> tuple[str, ...]:
    """The kept files with this ending."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(KEPT.iterdir()) if file.name.endswith(end))


@cache
def scenarios() -> tuple[str, ...]:
    """The scenario files of all games."""
    return tuple(file.read_text(encoding="utf-8") for file in sorted(ROOT.glob("pygame_core/games/*/scenarios/*.toml")))


def _match(text: str) -> Match | None:
    try:
        return scenario.parse(text).begin()
    except Refusal:
        return None


@cache
def matches() -> tuple[Match, ...]:
    """A match at the position of every scenario that has a good one."""
    told = [_match(text) for text in scenarios() if "[position" in text and tomllib.loads(text).get("position")]
    return tuple(match for match in told if match)


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """What a link tells of each of these, and of the set-up of each game: options, seats and position."""
    bare = [Match(game := registry.game(meta.id), {}, game.meta.seats(1), 1) for meta in registry.games()]
    return tuple(links.unpack(links.link(match, history=False)) for match in (*matches(), *bare))


@cache
def link_texts() -> tuple[str, ...]:
    """Links of both kinds."""
    return (*kept(".link"), *(links.link(match, history=False) for match in matches()[::7]))


@cache
def save_texts() -> tuple[str, ...]:
    """Saves of finished and unfinished games."""
    return (*kept(".save.json"), *(saves.save(match) for match in matches()[::9]))


@cache
def letters() -> tuple[str, ...]:
    """Links of games between two devices."""
    duels = [Duel(seed, batch=seed % 3, players=2 + seed % 3).run() for seed in range(6)]
    return tuple(link for duel in duels for link in duel.links)


@cache
def mails() -> tuple[str, ...]:
    """What is kept beside a game between two devices."""
    names = ("A", "B")
    return tuple(Letter(letter).begin(names, bytes(32))[1].to_text() for letter in letters() if _begins(letter))


def _begins(letter: str) -> bool:
    return Letter(letter).invites or Letter(letter).joins


@cache
def records() -> tuple[str, ...]:
    """Games as the page stores them."""
    words = {"fr": "À toi", "en": "Your turn"}
    drawn = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
    return tuple(pack(Card("velo-city", 1000 + n, words, words, thumb=drawn), text)
                 for n, text in enumerate(save_texts()[::4]))  # fmt: skip


@cache
def exports() -> tuple[str, ...]:
    """Files of everything."""
    few = [records()[:1], records()[1:4]]
    stored = [{f"echappee/game/g{n}": record for n, record in enumerate(some)} for some in few]
    more = {"echappee/lang": "fr", "echappee/name": "Zoé", "echappee/learnt": "a b"}
    return tuple(json.dumps({"echappee": "export", "stored": one | more}) for one in stored)


@cache
def devices() -> tuple[dict[str, Any], ...]:
    """What a device keeps beside its games: lines of finished ones, a profile, titles, choices; unsealed."""
    words = {"fr": "Zoé gagne", "en": "Zoé wins"}
    players = (Player("Zoé", "person", 2, won=True), Player("Max", "computer", 3, won=False))
    lines = [asdict(Line(meta.id, 10**12, 40, 60, words, words, players)) for meta in registry.games()]
    kept = profile.new("fr") | {"due": True, "played": 2, "opened": ["weather"]}
    record = {"langs": ["fr", "en"], "race": 2, "began": 5000, "quickest": 9000, "won": ["night"], "over": True}
    more = {"trophies": {"night": "2026-11-18"}, "wins": {"": 1}, "records": {"g1": record}}
    plain = {"title/g0": "Le Tour", "lang": "fr", "learnt": "vroom/x", "name": "Zoé", "speed": "fast"}
    return tuple({"sealed": {"played/a": line, "keepsake/profile-vroom": kept | some}, "plain": plain}
                 for line, some in zip(lines, ({}, more, more, {}, more), strict=True))  # fmt: skip


def named(match: Match, name: str) -> Match:
    """The same position with somebody at the table who has this name."""
    seats = (Seat(name, *_rest(match.seats[0])), *match.seats[1:])
    position = match.game.write(match.state)
    return Match(match.game, match.options, seats, 1, position=position)


def _rest(seat: Seat) -> tuple[str, str, int]:
    return seat.colour, seat.kind, seat.level


NAMES = [name[:20] for name in HOSTILE if is_name(name[:20], 20)]
"""Those that every game takes for a name."""


# ------------------------------------------------------------------ tables of several devices
@cache
def _worlds() -> tuple[World, ...]:
    """Tables of every game in the middle of a game between devices, and two that are being laid."""
    kinds = [
        next(one for one in OPEN_TABLES if one.game == game) for game in dict.fromkeys(one.game for one in OPEN_TABLES)
    ]
    worlds = [World(number, kind) for number, kind in enumerate((*kinds, *kinds[:2]))]
    for world in worlds[: len(kinds)]:
        world.settle()
        for _ in world.steps(40):
            pass
    return tuple(worlds)


@cache
def table_letters() -> tuple[str, ...]:
    """Letters of those tables."""
    return tuple(device.write() for world in _worlds() for device in world.devices)


def copies(name: str) -> list[Callable[[], Table]]:
    """What makes a device's copy of this table anew; of any, where there is no such table."""
    devices = [device for world in _worlds() for device in world.devices]
    own = [device for device in devices if device.table.id == name]
    return [lambda device=device: _again(device) for device in own or devices]  # type: ignore[misc]


def _again(device: Device) -> Table:
    device.keep()
    return restore(device.stored[1], saves.load(device.stored[0]).match)


@cache
def line_messages() -> tuple[str, ...]:
    """What is said on live lines."""
    letter, drag = table_letters()[0], [[1.5, 2.0, 16], [1.6, 2.0, 33]]
    return (
        messages.write("hello", form=1, rules=1, game="velo-city", table="", device="", length=0),
        messages.write("mismatch", form=1, rules=1, game="velo-city", table=""),
        *(messages.write("letter", text=text) for text in (letter, *table_letters()[3:9])),
        messages.write("entries", start=0, lines="*first 1\n0solo", hash="ab" * 16),
        messages.write("answer", length=3, seat=1, token="solo"),
        messages.write("refused", seat=1, token="solo", code="table_moved_on"),
        messages.write("undo", length=3, seat=1),
        messages.write("presence", here=["abcdef123456"]),
        messages.write("drag", seat=0, drag="drive", samples=drag, first=True, end=""),
        messages.write("ask_seat", seat=1, device="abcdef123456"),
        messages.write("give_seat", seat=1, device="abcdef123456", given=True),
        messages.write("bye"),
    )
