"""A link that was opened: what it is comes first; it becomes a game only when somebody says so."""

from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Answer, Form, Page, Reply
from app.i18n.game_screen import say
from app.i18n.pages import plural
from app.i18n.pages import say as page_say
from app.table.model import session
from app.table.model.autosave import moment_name
from app.table.model.session import View
from app.table.view.toolbar import button
from app.ui.components import document_title
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Newer, Refusal
from pygame_core.engine.keeping import links
from pygame_core.engine.keeping.links import Opened
from pygame_core.engine.texts.telling import told


class LinkPage(Page):
    """The page of a link."""

    title = "link_title"

    def __init__(self, desk: Desk, payload: str) -> None:
        self.desk = desk
        self.opened: Opened | None = None
        self.refusal: Refusal | None = None
        try:
            self.opened = links.open_link(payload, desk.seed())
        except Refusal as refusal:
            self.refusal = refusal

    def paint(self) -> Reply:
        """The whole page."""
        lang = self.desk.lang
        key = self.title if self.opened else "link_bad"
        inner = self._game(self.opened) if self.opened else self._refused()
        head = tag(
            "header",
            tag("a", icon("back"), class_="back", href="#/", aria_label=page_say(lang, "back")),
            tag("h1", say(lang, key), id="page-title", tabindex="-1"),
        )
        page = tag("main", head, notices(self.desk), inner, class_="sheet page linked", id="page")
        return {"paint": {"app": page}, "title": document_title(say(lang, key))}

    def do(self, action: str, form: Form | None) -> Answer:
        """Put the game on one's own table, as a new one."""
        if action != "ui:keep" or self.opened is None:
            return {}
        new, moment = session.begin(self.desk, self.opened.match), self.opened.moment
        return self.desk.visit(f"#/game/{new.name}" + ("" if moment is None else f"/{moment}"))

    def _game(self, opened: Opened) -> Html:
        lang, match = self.desk.lang, opened.match
        game, names = match.game.meta, tuple(seat.name for seat in match.seats)
        moment = len(match.log) if opened.moment is None else opened.moment
        view = match.game.view(match.at(moment), None)
        draw = registry.module(game.id).drawing
        marks = [
            tag("li", Html(draw.seat_mark(seat.colour)), tag("span", seat.name), class_="who") for seat in match.seats
        ]
        return join(
            Html(draw.defs()),
            tag("div", Html(draw.thumb(view)), class_="link-picture"),
            tag("h2", game.names[lang], " · ", moment_name(lang, view, moment)),
            tag("p", _asks(opened, view, names, lang)),
            tag("ul", marks, class_="link-seats", aria_label=say(lang, "link_who")),
            tag("p", _extent(opened, lang), class_="small"),
            tag("p", button(say(lang, "link_play"), "ui:keep"), class_="row"),
            tag("p", say(lang, "link_safe"), class_="small"),
        )

    def _refused(self) -> Html:
        lang, refusal = self.desk.lang, self.refusal
        assert refusal
        newer = isinstance(refusal, Newer)
        reload = tag("button", page_say(lang, "reload"), type="button", class_="button", data_do="reload")
        return join(
            tag("p", told(refusal, (), lang), role="alert"),
            tag("p", say(lang, "link_newer_next" if newer else "link_bad_next")),
            newer and tag("p", reload, class_="row"),
        )


def _asks(opened: Opened, view: View, names: tuple[str, ...], lang: str) -> str:
    """Whose turn it is in what the link shows first."""
    match = opened.match
    if match.over and opened.moment in (None, len(match.log)):
        return say(lang, "link_over")
    return registry.module(match.game.meta.id).texts.question(view, names, lang).title


def _extent(opened: Opened, lang: str) -> str:
    """How much came along, and where it opens."""
    if not opened.with_history:
        return say(lang, "link_position")
    count = len(opened.match.log)
    whole = say(lang, plural("link_from_start", count), n=count)
    return whole if opened.moment is None else f"{whole} {say(lang, 'link_moment', n=opened.moment)}"


def open_screen(desk: Desk, argument: str) -> LinkPage:
    """The route's opener; the argument is the link's contents."""
    return LinkPage(desk, argument)
