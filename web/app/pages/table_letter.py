"""A letter of a table that several devices hold: it goes on with the copy that is here, or one sits down with it."""

from app.core.context import Arrival, Desk
from app.core.notices import notices
from app.core.screen import Answer, Form, Page, Reply
from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.table.model import shared_table
from app.table.model.session import Session
from app.table.view.toolbar import button
from app.ui.components import document_title
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.match.names import look
from pygame_core.tables import letters, news, words
from pygame_core.tables.letters import Letter
from pygame_core.tables.news import News


class LetterPage(Page):
    """What the letter is; nothing that is here is ever replaced by it."""

    def __init__(self, desk: Desk, text: str) -> None:
        self.desk = desk
        self.letter: Letter | None = None
        self.found: Session | None = None
        self.news: News | None = None
        self.refusal: Refusal | None = None
        self.name = desk.preferences.name
        try:
            self.letter = letters.unpack(text)
            self.found = shared_table.found(desk, self.letter)
            if self.found:
                self.news = self.found.go_on_with(self.letter)
        except Refusal as refusal:
            self.refusal = refusal

    # -------------------------------------------------------------- the page
    def paint(self) -> Reply:
        """The game itself where the letter went on with it, else what the letter is."""
        if self.found and self.news and self.refusal is None and self.news.kind not in (news.FORK, news.LENT):
            return self._to_game(self.found, self.news)
        lang = self.desk.lang
        title = say(lang, "link_bad" if self.refusal and not self.letter else "table_letter")
        head = tag(
            "header",
            tag("a", icon("back"), class_="back", href="#/", aria_label=page_say(lang, "back")),
            tag("h1", title, id="page-title", tabindex="-1"),
        )
        inner = self._asked() if self.news else self._invited() if self.letter and not self.found else None
        page = tag("main", head, notices(self.desk), self._refused(), inner, class_="sheet page linked", id="page")
        return {"paint": {"app": page}, "title": document_title(title)}

    def _to_game(self, session: Session, told: News) -> Reply:
        """The game, which shows what is new; what cannot be shown there is said."""
        shown = told.kind == news.GOES_ON
        plays = told.kind == news.JOINED and bool(session.entitled)
        sentence = "" if shown or plays else words.news(told, session.names, self.desk.lang)
        self.desk.arrivals[session.name] = Arrival(told.before if shown else None, sentence)
        return self.desk.visit(f"#/game/{session.name}")

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.letter.terms.seats) if self.letter else ()

    def _refused(self) -> Html | None:
        if self.refusal is None:
            return None
        lang, back = self.desk.lang, None
        if self.found:
            back = tag("a", say(lang, "table_to_game"), class_="button", href=f"#/game/{self.found.name}")
        return join(
            tag("p", words.sentence(self.refusal, self._names, lang), role="alert"),
            tag("p", say(lang, "post_nothing_changed")),
            back and tag("p", back, class_="row"),
        )

    # -------------------------------------------------------------- a table that is here
    def _asked(self) -> Html:
        """Two ways of going on, or somebody who played for this device's people: they say what is to be."""
        lang = self.desk.lang
        assert self.news
        assert self.found
        apart = self.news.kind == news.FORK
        way = ("table_apart", "ui:apart") if apart else ("table_agree", "ui:agree")
        go = tag("a", say(lang, "table_to_game"), class_="button", href=f"#/game/{self.found.name}")
        return join(
            self._picture(),
            tag("p", words.news(self.news, self.found.names, lang)),
            tag("p", go, button(say(lang, way[0]), way[1]), class_="row"),
        )

    # -------------------------------------------------------------- a table that is new here
    def _invited(self) -> Html:
        letter, lang = self.letter, self.desk.lang
        assert letter
        sits = not letter.begun and letter.terms.free
        watch = tag("p", tag("button", say(lang, "table_look_on"), type="button", class_="link", data_do="ui:watch"))
        return join(self._picture(), self._host(), self._seats() if sits else tag("p", say(lang, "table_full")), watch)

    def _host(self) -> Html | None:
        """Who has laid the table."""
        assert self.letter
        terms = self.letter.terms
        people = [
            seat.name for seat, owner in zip(terms.seats, terms.owners, strict=True)
            if owner == terms.layer and seat.is_person
        ]  # fmt: skip
        return tag("p", say(self.desk.lang, "table_invites", name=" & ".join(people))) if people else None

    def _picture(self) -> Html:
        assert self.letter
        meta = self.letter.terms.meta
        art = tag("img", src=f"art/poster-{meta.id}.svg", alt="", width=150, height=200, class_="post-poster")
        return join(Html(registry.module(meta.id).drawing.defs()), art, tag("h2", meta.names[self.desk.lang]))

    def _seats(self) -> Html:
        """A name, and the seats: a tap on a free one takes it."""
        letter, lang = self.letter, self.desk.lang
        assert letter
        field = tag(
            "input", type="text", name="me", id="me", value=self.name, maxlength=letter.terms.meta.name_length,
            autocomplete="nickname", required=True,
        )  # fmt: skip
        seats = [tag("li", self._seat(seat)) for seat in range(len(letter.terms.seats))]
        return tag(
            "form",
            tag("label", tag("span", say(lang, "table_name")), field, class_="me"),
            tag("h3", say(lang, "table_free")),
            tag("ul", seats, class_="sit-down"),
            data_do=f"ui:sit:{letter.terms.free[0]}",
            novalidate=True,
            autocomplete="off",
        )

    def _seat(self, index: int) -> Html:
        letter, lang = self.letter, self.desk.lang
        assert letter
        seat, meta = letter.terms.seats[index], letter.terms.meta
        mark = tag("span", Html(registry.module(meta.id).drawing.seat_mark(seat.colour)), class_="tok")
        if index not in letter.terms.free:
            key = "table_taken_by" if seat.is_person else "table_computer"
            return tag("span", mark, say(lang, key, name=seat.name), class_="seat-line")
        part = meta.colour_names[seat.colour][lang]
        words = tag("span", say(lang, "table_take", part=part))
        return tag("button", mark, words, type="button", class_="button seat-line", data_do=f"ui:sit:{index}")

    # -------------------------------------------------------------- what is done
    def do(self, action: str, form: Form | None) -> Answer:
        """Sit down, look on, agree, or keep the other game: each once, by the words of its button."""
        verb, _, value = action.removeprefix("ui:").partition(":")
        try:
            if verb == "agree" and self.found and self.letter and self.news and self.news.kind == news.LENT:
                return self._to_game(self.found, self.found.go_on_with(self.letter, agreed=True))
            session = self._begun(verb, value, form or {})
        except Refusal as refusal:
            self.refusal = refusal
            return {**self.paint(), "say": words.sentence(refusal, self._names, self.desk.lang)}
        return self.desk.visit(f"#/game/{session.name}") if session else {}

    def _begun(self, verb: str, value: str, form: Form) -> Session | None:
        """The game that begins here with the letter; nothing where that was not offered. Raises a Refusal."""
        letter = self.letter
        if letter is None:
            return None
        if verb == "apart" and self.news and self.news.kind == news.FORK:
            return shared_table.keep_apart(self.desk, letter)
        if self.found:
            return None
        if verb == "watch":
            return shared_table.look_on(self.desk, letter)
        if verb == "sit" and not letter.begun and value.isdecimal() and int(value) in letter.terms.free:
            return self._sit_down(letter, int(value), form)
        return None

    def _sit_down(self, letter: Letter, seat: int, form: Form) -> Session:
        self.name = form.get("me", "").strip()
        session = shared_table.sit_down(self.desk, letter, seat, self.name)
        if not self.desk.preferences.name and all(look(self.name) != look(one.name) for one in letter.terms.seats):
            self.desk.preferences.remember_name(self.name)
        return session


def open_screen(desk: Desk, argument: str) -> LetterPage:
    """The route's opener; the argument is the letter."""
    return LetterPage(desk, argument)
