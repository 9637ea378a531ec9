"""The home page: made once at build time, so that it is there before Python is, and again by the page's Python."""

from collections.abc import Sequence

from app.core.backup import received
from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Answer, Form, Page, Reply
from app.i18n.pages import LANGUAGES, say
from app.pages.posters import programme
from app.pages.saved_game_card import resume
from app.pages.setup import FAR, NewTable
from app.storage.library import Saved
from app.ui.components import ART, NAME, makers, pictured
from app.ui.html import Html, bool_text, tag
from app.ui.icons import icon
from app.ui.logo import WORDMARK
from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta

THEMES = ("light", "night", "contrast")


def page(
    lang: str,
    games: Sequence[Meta] | None = None,
    saves: Sequence[Saved] = (),
    *,
    theme: str = "",
    now: int = 0,
    head: Html | None = None,
    panel: tuple[str, Html] | None = None,
    waiting: bool = True,
) -> str:
    """The whole page; `waiting` adds the line that the shell shows while the engine is being fetched."""
    games = registry.games() if games is None else games
    return tag(
        "div",
        _masthead(lang, theme),
        tag(
            "main",
            head,
            resume(lang, saves, games, now),
            received(lang, "in-file"),
            programme(lang, games, panel),
            _offline(lang),
            id="main",
        ),
        _footer(lang, games),
        waiting and _loading(lang),
        class_="sheet",
    )


class Home(Page):
    """The home page with what is saved here, and the new table that may stand open in it."""

    focus = "setup"
    """The panel that is brought into view when the page is opened with it."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        self.desk = desk
        playable = {meta.id: meta for meta in registry.games()}
        game, _, where = game.partition("/")
        self.table = NewTable(desk, playable[game]) if game in playable else None
        if self.table and where == FAR and self.table.meta.by_link:
            self.table.sit_far()
        if game and self.table is None:
            desk.tell("not_yet")

    def paint(self) -> Reply:
        """The whole page; an open table is brought into view."""
        reply: Reply = {"paint": {"app": self._page()}, "title": NAME}
        if self.panel():
            reply["focus"] = self.focus
        return reply

    def panel(self) -> tuple[str, Html] | None:
        """What stands open under a game's poster."""
        return (self.table.meta.id, self.table.markup()) if self.table else None

    def do(self, action: str, form: Form | None) -> Answer:
        """Everything that is not the app's own belongs to the open table."""
        if self.table is None or not action.startswith("table:"):
            return {}
        return self.table.do(action.removeprefix("table:"), form or {})

    def heard(self, key: str) -> Answer:
        """Another tab has saved something; an open table is not brought into view again."""
        return {"paint": {"app": self._page()}}

    def _page(self) -> str:
        desk = self.desk
        return page(
            desk.lang,
            saves=desk.library.saves(),
            theme=desk.theme,
            now=desk.now,
            head=notices(desk),
            panel=self.panel(),
            waiting=False,
        )


def open_screen(desk: Desk, argument: str) -> Home:
    """The route's opener; the argument names the game whose table is to be set up."""
    return Home(desk, argument)


def _masthead(lang: str, theme: str) -> Html:
    languages = [
        tag(
            "button",
            say(code, f"lang_{code}"),
            type="button",
            data_do=f"lang:{code}",
            lang=code,
            aria_pressed=bool_text(code == lang),
        )
        for code in LANGUAGES
    ]
    themes = [
        tag(
            "button",
            icon(name),
            type="button",
            data_do=f"theme:{name}",
            aria_pressed=bool_text(name == theme),
            aria_label=say(lang, f"theme_{name}"),
        )
        for name in THEMES
    ]
    switches = tag(
        "div",
        tag("div", languages, class_="set-lang", role="group", aria_label=say(lang, "language")),
        tag("div", themes, class_="set-theme", role="group", aria_label=say(lang, "theme")),
        class_="util",
    )
    name = tag("h1", tag("span", NAME, class_="vh"), WORDMARK)
    return tag("header", switches, name, tag("p", say(lang, "promise"), class_="promise"), class_="mast")


def _offline(lang: str) -> Html:
    return tag(
        "section",
        pictured(f"{ART}train.svg", class_="train", width=340, height=150),
        tag(
            "div",
            tag("h2", say(lang, "tunnels"), id="h-offline"),
            tag("p", say(lang, "on_device")),
            tag("p", icon("check"), say(lang, "offline_ready"), class_="ready"),
            tag("p", say(lang, "offline_filling"), class_="filling"),
            tag(
                "button",
                icon("install"),
                say(lang, "install"),
                type="button",
                class_="button install",
                data_do="install",
            ),
        ),
        class_="offline",
        aria_labelledby="h-offline",
    )


def _footer(lang: str, games: Sequence[Meta]) -> Html:
    links = [
        tag("a", say(lang, key), class_="link", href=f"#/{route}")
        for route, key in (("games", "my_games"), ("settings", "settings"), ("about", "about"))
    ]
    return tag(
        "footer",
        tag("p", say(lang, "unofficial"), class_="unofficial"),
        makers(lang, games),
        tag("nav", links, aria_label=NAME),
        tag("p", [tag("i") for _ in range(6)], class_="bar", aria_hidden="true"),
        class_="foot",
    )


def _loading(lang: str) -> Html:
    words = tag("p", tag("span", say(lang, "loading")), tag("span", id="left", data_words=say(lang, "bytes_left")))
    label = say(lang, "loading_bar")
    bar = tag("div", tag("i"), class_="road", id="bar", role="progressbar", aria_label=label, aria_valuenow=0)
    return tag("div", words, bar, class_="loading", id="loading", hidden=True)
