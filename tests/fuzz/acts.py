"""Actions that nobody offered: whatever the page's own buttons are called, with anything after the colon."""

import json
from functools import cache
from random import Random

from app.table.control.screen import GameScreen
from pygame_core.bots.random_play import play_at_random
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.keeping import links
from pygame_core.engine.match.match import Match
from tests.fuzz.pages import Visitor
from tests.laws.tables import option_sets

_TABLES = 12
"""Of each game so many, at some moment of random play."""
_ANSWERS = (0, 3, 20, 100, 3000)
_SPEEDS = ("instant", "fast", "slow")
_ODD = ("", "0", "1", "2", "-1", "99", "x", "²", "٣", "0:0", "1:x", "history", "public", "seen", "standing", "fast",
        ":", "a,b", "roll 1", "1 2 3", "9" * 3999, "\ud800", "true", "0:resign", "same", "nan", "1e9")  # fmt: skip


@cache
def tables() -> tuple[Match, ...]:
    """Games of every kind: any options and people, any moment, the end as well."""
    found = []
    for meta in registry.games():
        random = Random(f"acts {meta.id}")
        while sum(match.game.meta is meta for match in found) < _TABLES:
            if match := _table(meta, random):
                found.append(match)
    return tuple(found)


def _table(meta: Meta, random: Random) -> Match | None:
    game, players = registry.game(meta.id), random.randint(*meta.players)
    seats = meta.seats(random.randint(1, players), players)
    try:
        match = Match(game, dict(random.choice(list(option_sets(meta, players)))), seats, 1)
    except Refusal:
        return None
    match.settle()
    play_at_random(game, match.state, Rng(random.randrange(1 << 30)), random.choice(_ANSWERS))
    return Match(game, match.options, seats, 1, position=game.write(match.state))


def conversation(random: Random) -> str:
    """A table, and what is sent there: acts by their number, what was offered by its own, and messages of the shell."""
    told = [_message(random) for _ in range(random.randrange(10, 30))]
    speed = random.choice(_SPEEDS)
    return json.dumps({"table": random.randrange(len(tables())), "speed": speed, "told": told})


def _message(random: Random) -> dict[str, object]:
    kind = random.choice(("act", "act", "act", "act", "offered", "offered", "next", "skip", "veil", "look"))
    value = random.choice(_ODD)
    form = random.choice((None, {"value": value}, {"die-0": value}))
    return {"kind": kind, "number": random.randrange(1000), "value": value, "form": form}


def acts(text: str, _: Random) -> None:
    """The conversation takes place; nothing of it may break the page."""
    whole = json.loads(text)
    match = tables()[whole["table"]]
    visitor = Visitor(f"#/link/{links.link(match, history=False)}", {"echappee/speed": whole["speed"]})
    visitor.do("ui:keep")
    for said in whole["told"]:
        _say(visitor, **said)


def _say(visitor: Visitor, kind: str, number: int, value: str, form: object) -> None:
    screen = visitor.app.screen
    if kind == "act" and isinstance(screen, GameScreen):
        names = list(screen.actions)
        visitor.do(f"ui:{names[number % len(names)]}:{value}", form)
    elif kind == "offered" and visitor.actions:
        visitor.do(visitor.actions[number % len(visitor.actions)])
    elif kind in ("next", "skip", "veil"):
        visitor.send({"kind": kind})
    else:
        visitor.send({"kind": "look", "do": value})
