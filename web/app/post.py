"""Games played by link: the link that was opened, and the one that waits to be sent."""

from typing import Any

from app import session
from app.carry import paste_form
from app.desk import Desk
from app.frame import document_title, notices
from app.html import Html, join, tag
from app.icons import icon
from app.linked import made
from app.picture import Picture
from app.screen import Answer, Form, Page, Reply
from app.session import Session
from app.sharing import POST, post_address
from app.table_words import say
from app.tools import button
from app.words import say as page_say
from pygame_core.engine import registry, sentences
from pygame_core.engine.meta import Meta
from pygame_core.engine.refusals import Damaged, Refusal


def invitation(desk: Desk, meta: Meta) -> str:
    """The address of a new table at which the other side sits elsewhere."""
    return f"{desk.device.base}#/new/{meta.id}/far"


# ------------------------------------------------------------------ at the table
def sending(desk: Desk, picture: Picture) -> Html:
    """In the place of the question: what was done here goes to the other side, and what they send comes back."""
    lang, game = picture.lang, picture.session
    return join(
        tag("h2", say(lang, "post_send", name=_far(picture)), id="question", tabindex="-1"),
        tag("p", say(lang, "post_send_more"), class_="context"),
        made(lang, post_address(desk, game)),
        paste_form(lang, "ui:paste"),
    )


def awaiting(desk: Desk, picture: Picture) -> Html:
    """Nothing has been written yet: the other side begins."""
    lang, meta, mail = picture.lang, picture.session.match.game.meta, picture.session.text.mail
    return join(
        tag("h2", mail("begin", lang), id="question", tabindex="-1"),
        tag("p", mail("begin_more", lang), class_="context"),
        made(lang, invitation(desk, meta)),
        paste_form(lang, "ui:paste"),
    )


def last_word(desk: Desk, picture: Picture) -> Html | None:
    """At the end, where it was written here: the other side has still to hear of it."""
    lang, game = picture.lang, picture.session
    if not (game.mail and game.mail.over and game.mail.link):
        return None
    words = say(lang, "post_last", name=_far(picture))
    return join(tag("p", words, class_="context"), made(lang, post_address(desk, game)))


def _far(picture: Picture) -> str:
    """Those who sit at the other device."""
    return ", ".join(seat.name for seat in picture.session.match.seats if seat.is_remote)


def payload_of(text: str) -> str:
    """What stands after the route in an address, for links that are pasted."""
    return text.strip().partition(POST)[2]


# ------------------------------------------------------------------ a link that was opened
class PostPage(Page):
    """What the link is; it becomes a part of a game only where it belongs."""

    def __init__(self, desk: Desk, argument: str) -> None:
        self.desk = desk
        game, _, link = argument.partition("/")
        self.game = game if game in {meta.id for meta in registry.games() if meta.by_link} else ""
        self.letter: Any = None
        self.found: Session | None = None
        self.refusal: Refusal | None = None
        try:
            self._open(link)
        except Refusal as refusal:
            self.refusal = refusal

    def _open(self, link: str) -> None:
        """The games here that the link is of take it in; the first that finds something new in it is shown."""
        if not self.game:
            raise Damaged("link_unreadable")
        self.letter = registry.module(self.game, "post.mail").Letter(link)
        known = list(self._known(self.letter.name))
        refused: Refusal | None = None
        for game in known:
            self.found = self.found or game
            try:
                if game.receive(link):
                    self.found, refused = game, None
                    break
            except Refusal as refusal:
                refused = refusal
        if refused:
            raise refused

    def _known(self, name: str) -> list[Session]:
        """The games of this device that go by this name."""
        library = self.desk.library
        ids = [saved.id for saved in library.saves() if f'"beside":"{name}:' in saved.text]
        games = [game for game in (session.find(self.desk, each) for each in ids) if game]
        for game in games:
            library.claim(game.name)
        return games

    # -------------------------------------------------------------- the page
    def paint(self) -> Reply:
        """The game itself where the link went on with it, else what the link is."""
        if self.found and self.refusal is None:
            return self.desk.visit(f"#/game/{self.found.name}")
        lang = self.desk.lang
        key = "link_bad" if self.refusal else "post_title"
        head = tag(
            "header",
            tag("a", icon("back"), class_="back", href="#/", aria_label=page_say(lang, "back")),
            tag("h1", say(lang, key), id="page-title", tabindex="-1"),
        )
        inner = self._refused() if self.refusal else self._invited()
        page = tag("main", head, notices(self.desk), inner, class_="sheet page linked", id="page")
        return {"paint": {"app": page}, "title": document_title(say(lang, key))}

    def do(self, action: str, form: Form | None) -> Answer:
        """Begin the game on this device."""
        if action != "ui:begin" or not self.letter or self.found:
            return {}
        here = self.desk.preferences.name
        lead, others = self._words("lead"), self._words("others")
        names = (here or lead, others) if self.letter.invites else (lead, here or others)
        match, mail = self.letter.begin(names, self.desk.chance())
        return self.desk.visit(f"#/game/{session.begin(self.desk, match, mail).name}")

    def _invited(self) -> Html:
        lang, meta = self.desk.lang, registry.meta(self.game)
        art = tag("img", src=f"art/poster-{meta.id}.svg", alt="", width=150, height=200, class_="post-poster")
        kind = "invited" if self.letter.invites else "joins" if self.letter.joins else "elsewhere"
        go = tag("p", button(self._words(f"{kind}_go"), "ui:begin"), class_="row") if kind != "elsewhere" else None
        return join(art, tag("h2", meta.names[lang]), tag("p", self._words(kind)), go)

    def _words(self, key: str) -> str:
        return str(registry.module(self.game, "text").mail(key, self.desk.lang))

    def _refused(self) -> Html:
        lang, refusal = self.desk.lang, self.refusal
        assert refusal
        say_it = registry.module(self.game, "text").refusal if self.game else sentences.refusal
        back = self.found and tag("a", say(lang, "post_back"), class_="button", href=f"#/game/{self.found.name}")
        return join(
            tag("p", say_it(refusal, (), lang), role="alert"),
            tag("p", say(lang, "post_nothing_changed")),
            back and tag("p", back, class_="row"),
        )


def open_screen(desk: Desk, argument: str) -> PostPage:
    """The route's opener; the argument is the game's name and the link's contents."""
    return PostPage(desk, argument)
