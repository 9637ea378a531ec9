"""A table to try one's hand on, without a game: what is pushed stays where it was pushed, until one starts afresh."""

from collections.abc import Mapping
from typing import Any

from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Form, NotThere, Page, Reply, Screen
from app.i18n.pages import say
from app.table.control.dragging import feed
from app.ui.components import back_bar, document_title
from app.ui.html import Html, tag
from pygame_core.engine import registry
from pygame_core.engine.contract.parts import Hold


class Practice(Page):
    """One game's."""

    def __init__(self, desk: Desk, game: str) -> None:
        self.desk, self.game = desk, game
        module = registry.module(game)
        assert module.practice
        assert module.dragging
        self.rules, self.dragging, self.draw = module.practice, module.dragging, module.drawing
        self.hold: Hold | None = None
        self.afresh()

    def afresh(self) -> None:
        """Nothing has been pushed yet."""
        self.view, self.show = self.rules.table(self.desk.lang)

    def paint(self) -> Reply:
        """The whole page."""
        lang = self.desk.lang
        card = self.rules.words(lang)
        again = tag("button", say(lang, "practice_again"), type="button", class_="button", data_do="practice")
        body = tag(
            "main",
            Html(self.draw.defs()),
            back_bar(lang, "", card.title),
            notices(self.desk),
            [tag("p", sentence) for sentence in card.paragraphs],
            tag("section", Html(self.draw.board(self.view, self.show)), class_="board practice", id="board"),
            tag("p", again, class_="row"),
            class_=f"sheet page wide g-{self.game}",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(card.title)}

    def do(self, action: str, form: Form | None) -> Reply:
        """Once more from the start."""
        if action == "practice":
            self.afresh()
        return self.paint()

    def drag(self, message: Mapping[str, Any]) -> Reply:
        """The piece in hand; when it is let go, it stays there."""
        if message.get("first"):
            self.hold = self.dragging.take(self.view, self.show, message.get("drag", ""), message.get("aim", ""))
        hold, end = self.hold, message.get("end")
        if hold is None:
            return {"dropped": "back"}
        if end != "cancel":
            feed(hold, message)
        attrs, paint = hold.shown()
        if not (end or hold.ended):
            return {"attrs": attrs, "paint": paint}
        self.hold = None
        if end == "cancel" or not hold.token(""):
            attrs, paint = hold.back()
            return {"attrs": attrs, "paint": paint, "dropped": "back"}
        self.view = self.rules.after(self.view, hold)
        return {"paint": {"live": self.draw.live(self.view, self.show)}, "dropped": "given"}


def open_screen(desk: Desk, argument: str) -> Screen:
    """The route's opener; a game in which there is nothing to practise leads to the saved games."""
    known = argument in (meta.id for meta in registry.games())
    if known and registry.module(argument).practice:
        return Practice(desk, argument)
    desk.tell("page_missing")
    raise NotThere
