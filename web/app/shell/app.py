"""The app: takes the shell's messages, one at a time or while a computer thinks, and answers with what to paint."""

import inspect
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from app.core import backup, write_results
from app.core.context import Desk, desk_from
from app.core.screen import Answer, Form, Reply, Screen
from app.core.setup import Setup
from app.i18n.game_screen import say
from app.pages import first_game, resume
from app.pages.setup import good_table
from app.shell import crash_page, messages, routes
from app.shell.game_loader import Bring, Games
from app.storage.library import GAME
from app.ui.components import NAME
from app.ui.link_box import sent
from pygame_core.engine import registry

Message = Mapping[str, Any]


class App:
    """The page's Python, as the shell sees it: `tell` and nothing else."""

    def __init__(self, bring: Bring | None = None) -> None:
        self.games = Games(bring)
        self.desk: Desk | None = None
        self.screen: Screen | None = None
        self.route = routes.Route()

    async def tell(self, message: str) -> str:
        """One message from the shell, one reply."""
        try:
            heard = messages.heard(json.loads(message))
            told = resume.told(heard, self.desk)
            await self.games.bring_for(told, self.desk)
            reply = await self._answer(told)
            if told is not heard:
                reply = {"hash": told["hash"], "replace": True, **reply}
        except Exception as error:  # noqa: BLE001  whatever broke, the person is told what is safe
            self.screen = crash_page.Crash(self.desk.lang if self.desk else "fr", error)
            reply = self.screen.paint()
        if self.desk and (writes := self.desk.library.drain()):
            reply = {**reply, "store": [*writes, *reply.get("store", [])]}
            if not self.desk.kept and any(str(key).startswith(GAME) for key, *_ in writes):
                reply = dressed({"data-unkept": ""}, reply)
        if self.desk and self.desk.effects:
            asked = reply.get("effect", [])
            reply = {**reply, "effect": [*self.desk.effects, *(asked if isinstance(asked, list) else [asked])]}
            self.desk.effects = []
        return json.dumps(reply, ensure_ascii=False)

    async def _answer(self, message: Message) -> Reply:
        kind = message.get("kind")
        if kind == "start":
            return self._start(message)
        desk, screen = self.desk, self.screen
        if desk is None or screen is None or kind is None:
            return {}
        desk.now = message.get("now", desk.now)
        kinds: dict[str, Callable[[], Answer]] = {
            "do": lambda: self._do(desk, screen, message["do"], message.get("form")),
            "look": lambda: screen.look(message.get("do")),
            "go": lambda: self._go(desk, str(message.get("hash", ""))),
            "drag": lambda: screen.drag(message),
            "next": screen.next,
            "skip": lambda: screen.do("ui:skip", None),
            "veil": screen.veil,
            "storage": lambda: self._heard(desk, screen, message),
            "stored": lambda: self._stored(desk, screen, message),
            "room": lambda: self._room(desk, screen, message),
        }
        answer = kinds[kind]()
        if not inspect.isawaitable(answer):
            return answer
        reply = await answer
        # Somebody may have left while a computer was thinking: its move is saved, but no longer painted.
        gone = message["kind"] == "next" and self.screen is not screen
        return {} if gone else reply

    # -------------------------------------------------------------- where one is
    def _start(self, message: Message) -> Reply:
        self.desk = desk = desk_from(message)
        desk.now = message.get("now", 0)
        desk.begin, desk.visit = self._begin, self._visit
        mended, lost = desk.library.check()
        if mended:
            desk.tell("mended_save", bad=True)
        if lost:
            desk.tell("broken_save", bad=True)
        return dressed(desk.preferences_changed()["attrs"]["html"], self._go(desk, str(message.get("hash", ""))))

    def _go(self, desk: Desk, fragment: str) -> Reply:
        if self.screen is not None:
            desk.notices = [notice for notice in desk.notices if notice.do]
        self.route = routes.parse(fragment)
        if not desk.kept:
            (backup.hush if self.screen and self.route.name == "game" else backup.warn)(desk)
        self.screen = routes.open_screen(desk, self.route)
        return dressed({"data-secret": None}, self.screen.paint())

    def _begin(self, setup: Setup) -> Reply:
        """Start a game: the table's module makes and saves it, and its address is gone to."""
        assert self.desk
        game = import_module("app.table.control.screen").begin(self.desk, setup)
        return self._visit(f"#/game/{game}")

    def _visit(self, fragment: str) -> Reply:
        assert self.desk
        return {**self._go(self.desk, fragment), "hash": fragment}

    # -------------------------------------------------------------- what is done
    def _do(self, desk: Desk, screen: Screen, action: str, form: Form | None) -> Answer:
        verb, _, value = action.partition(":")
        everywhere: dict[str, Callable[[], Answer]] = {
            "lang": lambda: self._prefer(desk, screen, "lang", value),
            "theme": lambda: self._prefer(desk, screen, "theme", value),
            "play": lambda: self._play(desk, value, form or {}),
            "visit": lambda: self._visit(value),
            "hush": lambda: self._hush(desk, screen, value),
            "open-link": lambda: self._open_link(desk, screen, form),
            "export": lambda: backup.export(desk),
            "import": backup.ask_file,
            "file": lambda: self._take_in(desk, screen, form),
            "update-ready": lambda: self._update_ready(desk, screen),
            "update": lambda: {"effect": {"type": "update"}},
            "install": lambda: {"effect": {"type": "install"}},
            "copy-link": lambda: {"effect": {"type": "copy", "text": value}, "say": say(desk.lang, "copied")},
            "send-link": lambda: {"effect": sent(NAME, value)},
            "reload": lambda: {"effect": {"type": "reload"}},
        }
        return everywhere[verb]() if verb in everywhere else screen.do(action, form)

    def _prefer(self, desk: Desk, screen: Screen, name: str, value: str) -> Reply:
        changed = desk.prefer(name, value)
        return {**screen.paint(), **changed} if changed else {}

    def _play(self, desk: Desk, game: str, form: Form) -> Reply:
        """Start a game in one tap, after what is asked before the first one."""
        meta = next((meta for meta in registry.games() if meta.id == game), None)
        if meta is None:
            return {}
        if "first" in form:
            first_game.told(desk, game, form)
        elif first_game.is_due(desk, game):
            return self._visit(f"{first_game.ROUTE}{game}")
        return self._begin(replace(good_table(desk, meta), opening=first_game.opening(form)))

    def _open_link(self, desk: Desk, screen: Screen, form: Form | None) -> Answer:
        if fragment := backup.pasted(form):
            return self._visit(fragment)
        desk.tell("paste_bad", bad=True)
        return screen.heard("")

    def _take_in(self, desk: Desk, screen: Screen, form: Form | None) -> Answer:
        taken = backup.take_in(desk, form)
        if taken and self.route.name == "game":
            return self._go(desk, str(self.route))  # it may be the very game that was missing here
        if not desk.kept:
            backup.warn(desk)
        return screen.heard("")

    def _hush(self, desk: Desk, screen: Screen, key: str) -> Answer:
        """A line was read and is put away."""
        desk.unsay(key)
        return screen.heard("")

    def _update_ready(self, desk: Desk, screen: Screen) -> Answer:
        """Offered, never taken by itself: the line stays until it is tapped."""
        desk.tell("update_ready", do=("update", "update_now"))
        return screen.heard("")

    # -------------------------------------------------------------- the storage
    def _heard(self, desk: Desk, screen: Screen, message: Message) -> Answer:
        desk.library.heard(str(message["key"]), message.get("value"))
        return screen.heard(str(message["key"]))

    def _stored(self, desk: Desk, screen: Screen, message: Message) -> Answer:
        """What the shell tells of a write; as long as one is missing, leaving the page is asked about."""
        if not write_results.told(desk, message):
            return {}
        answer = screen.heard(str(message.get("key", "")))
        if inspect.isawaitable(answer) or not desk.kept:
            return answer
        return dressed({"data-unkept": "" if desk.library.unkept else None}, answer)

    def _room(self, desk: Desk, screen: Screen, message: Message) -> Answer:
        """The browser has told how much room there is."""
        desk.room = write_results.room(message)
        return screen.heard("") if self.route.name == "settings" else {}


def dressed(root: Mapping[str, str | None], reply: Reply) -> Reply:
    """The reply with these attributes of the document's root, but for those that it gives itself."""
    attrs = reply.get("attrs", {})
    return {**reply, "attrs": {**attrs, "html": {**root, **attrs.get("html", {})}}}
