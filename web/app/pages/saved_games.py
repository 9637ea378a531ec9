"""My games: everything that is kept, with what was deleted last and what was set aside."""

from collections.abc import Sequence

from app.core import backup
from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Answer, Form, Page, Reply
from app.i18n.pages import say
from app.pages import saved_game_card
from app.pages.storage_quota import own
from app.storage.library import TITLE_LENGTH, Saved
from app.ui.components import back_bar, document_title
from app.ui.html import Html, bool_text, join, tag

HANDFUL = 8
"""So many pictures are drawn at a time: the list is there at once, however long it is."""
BREATH = 30
PICK = "pick-"
ABANDONED = 7 * 24 * 3600 * 1000
"""A game in which nothing has happened for so many milliseconds is proposed to be put away."""


class Shelf(Page):
    """The page, and which game's tools are open on it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.open = ""
        self.naming = False
        self.tidying = False
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
            self._picking(self._lists(saves)) if self.tidying else self._lists(saves),
            backup.received(self.desk.lang),
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
        paint: dict[str, str] = {f"thumb-{one.id}": saved_game_card.picture(one.card) for one in fresh if one.card}
        return {"paint": paint, "wait": BREATH} if self.drawn < len(saves) else {"paint": paint}

    def heard(self, key: str) -> Answer:
        """Another tab has saved something; what somebody is typing stays."""
        return self.paint() if not self.naming else {}

    # -------------------------------------------------------------- what is done
    def do(self, action: str, form: Form | None) -> Reply:
        """Open a game's tools and use them; put back; carry away."""
        verb, _, name = action.partition(":")
        library = self.desk.library
        if verb in ("tidy", "sweep"):
            return self._tidy(verb, form or {})
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

    def _tidy(self, verb: str, form: Form) -> Reply:
        """Let several games be picked; delete those that were."""
        picked = [name for name in self.desk.library.ids() if f"{PICK}{name}" in form] if verb == "sweep" else []
        self.open, self.naming = "", False
        self.tidying = verb == "tidy" and not self.tidying
        if picked:
            self.desk.library.delete(*picked)
        return {**self.paint(), "focus": "undelete" if picked else "sweep" if self.tidying else "tidy"}

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
        return backup.export(self.desk, name) if verb == "take" else {}

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
        say, gone = self.desk.say, self.desk.library.deleted()
        if not gone:
            return None
        many = len(gone) > 1
        name = saved_game_card.name_of(self.desk.lang, gone[0], saved_game_card.names_of_games())
        told = say("deleted_many", count=len(gone)) if many else say("deleted", game=name)
        back = say("undelete_many" if many else "undelete")
        button = tag("button", back, type="button", class_="link", data_do="undelete", id="undelete")
        return tag("div", tag("p", told), button, class_="notice")

    def _picking(self, lists: Html) -> Html:
        """The lists with a box to tick at each game, and what is done with those that are ticked."""
        say = self.desk.say
        sweep = tag("button", say("sweep"), class_="button danger", id="sweep")
        leave = tag("button", say("leave_be"), type="button", class_="button", data_do="tidy", id="tidy")
        told = tag("p", say("tidy_more"), class_="small")
        return tag("form", told, lists, tag("p", sweep, leave, class_="row sweep"), data_do="sweep", class_="tidy")

    def _ways(self) -> Html:
        desk = self.desk
        return tag(
            "p",
            tag("a", desk.say("statistics"), class_="link", href="#/statistics"),
            self._tool("export", "export") if desk.library.ids() else None,
            self._tool("import", "import"),
            self._tool("tidy", "tidy", id="tidy") if len(desk.library.ids()) > 1 and not self.tidying else None,
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
        desk, names = self.desk, saved_game_card.names_of_games()
        if self.tidying:
            return self._tick(one, drawn=drawn)
        opened = self.open == one.id
        newer = None if one.card else tag("p", desk.say("newer_save"))
        way = newer or saved_game_card.link(desk.lang, one, names, desk.now, drawn=drawn)
        label = desk.say("more_about", name=saved_game_card.name_of(desk.lang, one, names))
        more = tag(
            "button", "⋯", tag("small", desk.say("more")), type="button", class_="more", data_do=f"more:{one.id}",
            id=f"more-{one.id}", aria_expanded=bool_text(opened), aria_label=label,
        )  # fmt: skip
        return join(way, more, opened and self._tools(one))

    def _tick(self, one: Saved, *, drawn: bool) -> Html:
        """A game with its box, which is ticked where the game was left long ago."""
        desk, field = self.desk, f"{PICK}{one.id}"
        left = bool(one.card and not one.card.over and desk.now - one.card.when > ABANDONED)
        box = tag("input", type="checkbox", name=field, id=field, checked=left)
        told = saved_game_card.told(desk.lang, one, saved_game_card.names_of_games(), desk.now, drawn=drawn)
        return join(tag("label", told, for_=field, class_="saved"), box)

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
            aria_label=desk.say("rename_label"),
            placeholder=saved_game_card.name_of(desk.lang, one, saved_game_card.names_of_games()),
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
                tag("span", self.desk.say("broken_file" if backup.is_file(name) else "broken_item")),
                self._tool(f"carry:{name}", "download"),
                self._tool(f"drop:{name}", "delete"),
                class_="row",
            )
            for name in names
        ]
        return join(tag("h2", self.desk.say("set_aside")), tag("ul", rows))

    def _tool(self, do: str, words: str, **attributes: str) -> Html:
        return tag("button", self.desk.say(words), type="button", class_="link", data_do=do, **attributes)


def open_screen(desk: Desk, _argument: str) -> Shelf:
    """The route's opener."""
    return Shelf(desk)
