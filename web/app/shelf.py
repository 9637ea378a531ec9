"""Saved games: the two to go on with on the home page, and all of them on their own page."""

from collections.abc import Sequence
from urllib.parse import quote

from app.carry import received
from app.desk import Desk
from app.frame import ART, back_bar, document_title, notices, pictured
from app.html import Html, join, tag
from app.icons import icon
from app.record import Card
from app.screen import Form, Page, Reply
from app.storage import Saved
from app.words import ago, say
from pygame_core.engine import registry
from pygame_core.engine.meta import Meta

_AT_HAND = 2


def resume(lang: str, saves: Sequence[Saved], games: Sequence[Meta], now: int) -> Html | None:
    """The games to go on with, the one that waits for this person first; nothing if there is none."""
    running = [saved for saved in saves if saved.card and not saved.card.over]
    running.sort(key=lambda saved: not (saved.card and saved.card.mine))
    if not running:
        return None
    metas = {meta.id: meta for meta in games}
    items = [tag("li", _link(lang, saved, metas, now), id=f"go-{saved.id}") for saved in running[:_AT_HAND]]
    head = tag("h2", say(lang, "continue"), id="h-resume")
    return tag("section", head, tag("ul", items), class_="resume", id="resume", aria_labelledby="h-resume")


class Shelf(Page):
    """All saved games: everything that is kept, with what was deleted last and what was set aside."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def paint(self) -> Reply:
        """The whole page."""
        lang = self.desk.lang
        body = tag(
            "main",
            back_bar(lang, "my_games"),
            notices(self.desk),
            self._deleted(),
            self._list(),
            received(self.desk.lang),
            self._set_aside(),
            class_="sheet page",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(say(lang, "my_games"))}

    def do(self, action: str, form: Form | None) -> Reply:
        """Delete, put back, carry away."""
        verb, _, name = action.partition(":")
        library = self.desk.library
        if verb == "delete" and name in library.ids():
            library.delete(name)
            return {**self.paint(), "focus": "undelete"}
        if verb == "undelete":
            library.restore()
            return {**self.paint(), "say": self.desk.say("restored"), "focus": "page-title"}
        if verb == "carry" and name in library.broken():
            return {"effect": {"type": "download", "name": f"echappee-{name}.json", "text": library.broken()[name]}}
        if verb == "drop" and name in library.broken():
            library.drop_broken(name)
            return self.paint()
        return {}

    def _deleted(self) -> Html | None:
        saved = self.desk.library.deleted()
        if saved is None:
            return None
        name = _metas()[saved.card.game].names[self.desk.lang] if saved.card and saved.card.game in _metas() else "?"
        return tag(
            "div",
            tag("p", self.desk.say("deleted", game=name)),
            tag("button", self.desk.say("undelete"), type="button", class_="link", data_do="undelete", id="undelete"),
            class_="notice",
        )

    def _list(self) -> Html:
        desk, saves = self.desk, self.desk.library.saves()
        if not saves:
            return tag("p", desk.say("no_saves"))
        return tag("ul", [self._item(saved) for saved in saves], class_="saves")

    def _item(self, saved: Saved) -> Html:
        desk = self.desk
        delete = tag(
            "button",
            desk.say("delete"),
            tag("span", f" {saved.id}", class_="vh"),
            type="button",
            class_="link",
            data_do=f"delete:{saved.id}",
        )
        if saved.card is None:
            return tag("li", tag("p", desk.say("newer_save")), delete, id=f"save-{saved.id}")
        return tag("li", _link(desk.lang, saved, _metas(), desk.now), delete, id=f"save-{saved.id}")

    def _set_aside(self) -> Html | None:
        desk, names = self.desk, list(self.desk.library.broken())
        if not names:
            return None
        rows = [
            tag(
                "li",
                tag("span", desk.say("broken_item")),
                tag("button", desk.say("download"), type="button", class_="link", data_do=f"carry:{name}"),
                tag("button", desk.say("delete"), type="button", class_="link", data_do=f"drop:{name}"),
                class_="row",
            )
            for name in names
        ]
        return join(tag("h2", desk.say("set_aside")), tag("ul", rows))


def open_screen(desk: Desk, _argument: str) -> Shelf:
    """The route's opener."""
    return Shelf(desk)


def _link(lang: str, saved: Saved, metas: dict[str, Meta], now: int) -> Html:
    card = saved.card or Card("", 0)
    turn = say(lang, "over") if card.over else card.turn.get(lang, "")
    facts = " · ".join(part for part in (card.fact.get(lang, ""), ago(lang, now, card.when)) if part)
    name = metas[card.game].names[lang] if card.game in metas else card.game
    words = tag(
        "span",
        tag("b", name),
        turn and tag("span", turn, class_="turn mine" if card.mine and not card.over else "turn"),
        tag("small", facts),
    )
    return tag("a", _thumb(card), words, icon("go"), class_=f"saved g-{card.game}", href=f"#/game/{_quoted(saved.id)}")


def _thumb(card: Card) -> Html:
    # As a picture, not as markup: whatever stands in a stored drawing, it can neither run nor look like a button.
    drawing = card.thumb.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    if not drawing and card.game not in _metas():
        return tag("span", class_="thumb")
    source = f"data:image/svg+xml,{_quoted(drawing)}" if drawing else f"{ART}poster-{card.game}.svg"
    return pictured(source, class_="thumb", width=104, height=74)


def _quoted(text: str) -> str:
    """Text as part of an address. What was taken in from elsewhere may hold half a sign."""
    return quote(text, errors="replace")


def _metas() -> dict[str, Meta]:
    return {meta.id: meta for meta in (*registry.games(), *registry.announced())}
