"""Games played by link: the link that was opened, and the one that waits to be sent."""

from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Answer, Form, Page, Reply
from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.table.model import session
from app.table.model.session import Session
from app.table.view.toolbar import button
from app.ui.components import document_title
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.contract.letters import Letter, Letters
from pygame_core.engine.core.refusals import Damaged, Refusal
from pygame_core.engine.texts.telling import told


class PostPage(Page):
    """What the link is; it becomes a part of a game only where it belongs."""

    def __init__(self, desk: Desk, argument: str) -> None:
        self.desk = desk
        game, _, link = argument.partition("/")
        self.game = game if game in {meta.id for meta in registry.games() if meta.by_link} else ""
        self.letter: Letter | None = None
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
        self.letter = self._letters.open(link)
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
        assert self.letter
        art = tag("img", src=f"art/poster-{meta.id}.svg", alt="", width=150, height=200, class_="post-poster")
        kind = "invited" if self.letter.invites else "joins" if self.letter.joins else "elsewhere"
        go = tag("p", button(self._words(f"{kind}_go"), "ui:begin"), class_="row") if kind != "elsewhere" else None
        return join(art, tag("h2", meta.names[lang]), tag("p", self._words(kind)), go)

    def _words(self, key: str) -> str:
        return self._letters.words(key, self.desk.lang)

    @property
    def _letters(self) -> Letters:
        letters = registry.module(self.game).letters
        assert letters  # `Meta.by_link` says so.
        return letters

    def _refused(self) -> Html:
        lang, refusal = self.desk.lang, self.refusal
        assert refusal
        back = self.found and tag("a", say(lang, "post_back"), class_="button", href=f"#/game/{self.found.name}")
        return join(
            tag("p", told(refusal, (), lang, self.game), role="alert"),
            tag("p", say(lang, "post_nothing_changed")),
            back and tag("p", back, class_="row"),
        )


def open_screen(desk: Desk, argument: str) -> PostPage:
    """The route's opener; the argument is the game's name and the link's contents."""
    return PostPage(desk, argument)
