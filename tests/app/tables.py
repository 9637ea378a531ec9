"""A game screen with a browser around it, as far as it needs one."""

import asyncio
import json
from random import Random
from typing import Any

from app.shell.app import App
from app.table.control.screen import GameScreen
from app.table.view import private_cards
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng

GAMES = [meta.id for meta in registry.games()]
ENOUGH = 4000
SAT_BEFORE = {"echappee/learnt": " ".join(f"{game}/aim" for game in GAMES)}
"""Somebody who has sat at a table of every game before, and needs not be told what it is about."""


class Page:
    """An app with a browser around it that paints, waits and stores."""

    def __init__(
        self,
        fragment: str = "",
        stored: dict[str, str] | None = None,
        languages: tuple[str, ...] = ("fr",),
        device: str = "5a",
    ) -> None:
        self.app = App()
        self.stored = {"echappee/speed": "instant"} if stored is None else dict(stored)
        self.regions: dict[str, str] = {}
        self.hash = fragment
        self.last: dict[str, Any] = {}
        greeting = {
            "hash": fragment,
            "storage": SAT_BEFORE | self.stored,
            "languages": languages,
            "base": "https://x.test/",
        }
        self.send("start", entropy=device * 32, **greeting)

    def send(self, kind: str, **message: Any) -> dict[str, Any]:
        text = json.dumps({"kind": kind, "now": 5000, **message})
        self.last = json.loads(asyncio.run(self.app.tell(text)))
        assert not hasattr(self.app.screen, "report"), getattr(self.app.screen, "report", "")
        for key, value, *_ in self.last.get("store", []):
            self.stored.pop(key, None) if value is None else self.stored.__setitem__(key, value)
        self.regions |= self.last.get("paint", {})
        self.hash = self.last.get("hash", self.hash)
        return self.last

    def do(self, action: str, **form: str) -> dict[str, Any]:
        if action.startswith("play:"):  # Straight in: what is asked before a first game has tests of its own.
            form = {"first": action, **form}
        return self.send("do", do=action, form=form or None)

    def settle(self) -> dict[str, Any]:
        """Let everything happen that happens by itself."""
        while "wait" in self.last:
            self.send("next")
        return self.last

    def go_on(self) -> None:
        """The same, and on from what stands until somebody has seen it."""
        self.settle()
        while self.table.playback.now and self.table.playback.hold is None:
            self.do("ui:onward")
            self.settle()

    @property
    def table(self) -> GameScreen:
        assert isinstance(self.app.screen, GameScreen)
        return self.app.screen

    @property
    def tokens(self) -> list[str]:
        return [choice.token for choice in self.table.picture().choices]

    def answers(self, seed: int = 0) -> list[str]:
        """What can be answered now; where the answers are too many to be listed, one of them besides."""
        picture = self.table.picture()
        match = picture.session.match
        if picture.kind != "asked" or picture.seat is None:
            return []
        if private_cards.offered(picture.session, picture.seat) and private_cards.look(picture.session, picture.seat):
            return [f"ui:peek:{picture.seat}"]
        step, frame = match.game.top(match.state)
        space = step.space(match.state, frame, picture.seat)
        return self.tokens + ([space.sample(Rng(seed)).token] if space else [])

    def play(self, answers: int, seed: int = 1) -> None:
        """Give so many random answers for the people at the table, or as many as there are to give."""
        random = Random(seed)
        for step in range(answers):
            self.go_on()
            offered = self.answers(step)
            if not offered:
                return
            self.do(random.choice(offered))
        self.go_on()

    def reloaded(self) -> "Page":
        return Page(self.hash, self.stored)


def begun(game: str, **more: Any) -> Page:
    page = Page(**more)
    page.do(f"play:{game}")
    page.settle()
    return page


def several(game: str, people: int) -> Page:
    """A table where several people pass the device round."""
    page = begun(game)
    for seat in range(1, people):
        page.do(f"ui:seat:{seat}")
    page.settle()
    return page
