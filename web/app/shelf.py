"""My games: everything that is kept, with what was deleted last and what was set aside."""

from collections.abc import Sequence

from app import carry, saved
from app.desk import Desk
from app.frame import back_bar, document_title, notices
from app.html import Html, bool_text, join, tag
from app.room import own
from app.screen import Answer, Form, Page, Reply
from app.storage import TITLE_LENGTH, Saved
from app.words import say

HANDFUL = 8
"""So many pictures are drawn at a time: the list is there at once, however long it is."""
BREATH = 30


class Shelf(Page):
    """The page, and which game's tools are open on it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.open = ""
        self.naming = False
        self.drawn = HANDFUL

    def paint(self) -> Reply:
        """The whole page; pictures further down follow."""
        saves = self._sorted()
        body = tag(
            "main",
            back_bar(self.desk.lang, "my_games"),
            notices(self.desk),
            self._deleted(),
            self._ways(),
            self._lists(saves),
            carry.received(self.desk.lang),
            self._set_aside(),
            tag("p", own(self.desk), class_="small"),
            class_="sheet page broad",
            id="page",
        )
        reply: Reply = {"paint": {"app": body}, "title": document_title(say(self.desk.lang, "my_games"))}
        return {**reply, "wait": BREATH} if self.drawn < len(saves) else reply

    def next(self) -> Reply:
        """A few more pictures."""
        saves, first = self._sorted(), self.drawn
        self.drawn += HANDFUL
        fresh = [one for one in saves[first : self.drawn] if one.card]
        paint: dict[str, str] = {f"thumb-{one.id}": saved.picture(one.card) for one in fresh if one.card}
        return {"paint": paint, "wait": BREATH} if self.drawn < len(saves) else {"paint": paint}

    def heard(self, key: str) -> Answer:
        """Another tab has saved something; what somebody is typing stays."""
        return self.paint() if not self.naming else {}

    # -------------------------------------------------------------- what is done
    def do(self, action: str, form: Form | None) -> Reply:
        """Open a game's tools and use them; put back; carry away."""
        verb, _, name = action.partition(":")
        library = self.desk.library
        if name in library.ids():
            return self._with_game(verb, name, (form or {}).get("title", ""))
        if verb == "undelete":
            library.restore()
            return {**self.paint(), "say": self.desk.say("restored"), "focus": "page-title"}
        if verb == "carry" and name in library.broken():
            return {"effect": {"type": "download", "name": f"echappee-{name}.json", "text": library.broken()[name]}}
        if verb == "drop" and name in library.broken():
            library.drop_broken(name)
            return self.paint()
        return {}

    def _with_game(self, verb: str, name: str, title: str) -> Reply:
        if verb == "more":
            before, self.open, self.naming = self.open, "" if self.open == name else name, False
            return {**self._repaint(before, name), "focus": f"more-{name}"}
        if verb == "rename":
            self.open, self.naming = name, True
            return {**self._repaint(name), "focus": "title"}
        if verb == "call":
            self.desk.library.call(name, title)
            self.open, self.naming = "", False
            return {**self._repaint(name), "say": self.desk.say("renamed"), "focus": f"more-{name}"}
        if verb == "delete":
            self.desk.library.delete(name)
            self.open, self.naming = "", False
            return {**self.paint(), "focus": "undelete"}
        return carry.export(self.desk, name) if verb == "take" else {}

    def _repaint(self, *names: str) -> Reply:
        """These games alone: among a hundred others, that is felt."""
        found = [one for name in names if (one := self.desk.library.read(name))]
        reply: Reply = {"paint": {f"save-{one.id}": self._inside(one, drawn=True) for one in found}}
        return {**reply, "wait": BREATH} if self.drawn < len(self.desk.library.ids()) else reply

    # -------------------------------------------------------------- markup
    def _sorted(self) -> list[Saved]:
        """Those that go on first."""
        return sorted(self.desk.library.saves(), key=lambda one: bool(one.card and one.card.over))

    def _deleted(self) -> Html | None:
        gone = self.desk.library.deleted()
        if gone is None:
            return None
        name = saved.name_of(self.desk.lang, gone, saved.names_of_games())
        return tag(
            "div",
            tag("p", self.desk.say("deleted", game=name)),
            tag("button", self.desk.say("undelete"), type="button", class_="link", data_do="undelete", id="undelete"),
            class_="notice",
        )

    def _ways(self) -> Html:
        desk = self.desk
        return tag(
            "p",
            tag("a", desk.say("statistics"), class_="link", href="#/statistics"),
            self._tool("export", "export") if desk.library.ids() else None,
            self._tool("import", "import"),
            class_="row ways-on",
        )

    def _lists(self, saves: Sequence[Saved]) -> Html:
        if not saves:
            return tag("p", self.desk.say("no_saves"), class_="context")
        over = [bool(one.card and one.card.over) for one in saves]
        first = over.index(True) if True in over else len(saves)
        items = [self._item(one, drawn=place < self.drawn) for place, one in enumerate(saves)]
        return join(self._list("running", items[:first]), self._list("finished", items[first:]))

    def _list(self, title: str, items: Sequence[Html]) -> Html | None:
        if not items:
            return None
        return join(tag("h2", self.desk.say(title)), tag("ul", items, class_="saves"))

    def _item(self, one: Saved, *, drawn: bool) -> Html:
        return tag("li", self._inside(one, drawn=drawn), id=f"save-{one.id}")

    def _inside(self, one: Saved, *, drawn: bool) -> Html:
        desk, names = self.desk, saved.names_of_games()
        opened = self.open == one.id
        newer = None if one.card else tag("p", desk.say("newer_save"))
        way = newer or saved.link(desk.lang, one, names, desk.now, drawn=drawn)
        label = desk.say("more_about", name=saved.name_of(desk.lang, one, names))
        more = tag(
            "button", "⋯", type="button", class_="more", data_do=f"more:{one.id}", id=f"more-{one.id}",
            aria_expanded=bool_text(opened), aria_label=label,
        )  # fmt: skip
        return join(way, more, opened and self._tools(one))

    def _tools(self, one: Saved) -> Html:
        if self.naming:
            return self._naming(one)
        rename = self._tool(f"rename:{one.id}", "rename")
        return tag(
            "p",
            one.card and rename,
            self._tool(f"take:{one.id}", "export_one"),
            self._tool(f"delete:{one.id}", "delete"),
            class_="row",
        )

    def _naming(self, one: Saved) -> Html:
        desk = self.desk
        field = tag(
            "input", type="text", name="title", id="title", value=one.title, maxlength=TITLE_LENGTH, autocomplete="off",
            aria_label=desk.say("rename_label"), placeholder=saved.name_of(desk.lang, one, saved.names_of_games()),
        )  # fmt: skip
        return tag(
            "form", field, tag("button", desk.say("rename_do"), class_="button"), data_do=f"call:{one.id}",
            class_="paste row",
        )  # fmt: skip

    def _set_aside(self) -> Html | None:
        names = list(self.desk.library.broken())
        if not names:
            return None
        rows = [
            tag(
                "li",
                tag("span", self.desk.say("broken_file" if carry.is_file(name) else "broken_item")),
                self._tool(f"carry:{name}", "download"),
                self._tool(f"drop:{name}", "delete"),
                class_="row",
            )
            for name in names
        ]
        return join(tag("h2", self.desk.say("set_aside")), tag("ul", rows))

    def _tool(self, do: str, words: str) -> Html:
        return tag("button", self.desk.say(words), type="button", class_="link", data_do=do)


def open_screen(desk: Desk, _argument: str) -> Shelf:
    """The route's opener."""
    return Shelf(desk)
