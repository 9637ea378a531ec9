"""Before somebody's first game of a kind: what to call them, and whether they would like a lesson. Asked once."""

from app.core.context import Desk
from app.core.lessons import address, known_as
from app.core.screen import Answer, Form
from app.i18n.pages import say
from app.pages.home import Home
from app.pages.home import open_screen as open_home
from app.pages.setup_view import name_field
from app.storage import finished_games
from app.storage.preferences import ASKED_NAME
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta

ROUTE = "#/first/"


def is_due(desk: Desk, game: str) -> bool:
    """Whether there is something to ask before this game begins."""
    return _name_unasked(desk) or _never_met(desk, game)


def _name_unasked(desk: Desk) -> bool:
    return not desk.preferences.name and ASKED_NAME not in desk.preferences.met


def _never_met(desk: Desk, game: str) -> bool:
    """Whether nothing on this device tells of this game: no question, no lesson, no game in progress or finished."""
    taught = any(known.startswith(known_as(game, 0)[:-1]) for known in desk.preferences.learnt)
    if taught or game in desk.preferences.met:
        return False
    played = (one.card.game for one in desk.library.saves() if one.card)
    return game not in (*played, *(line.game for line in finished_games.lines(desk.library)))


def told(desk: Desk, game: str, form: Form) -> None:
    """What was answered: it is not asked again."""
    if name := form.get("me", "").strip():
        desk.preferences.remember_name(name)
    desk.preferences.meet(game, *([ASKED_NAME] if "me" in form else []))


def opening(form: Form) -> int | None:
    """Which opening was shown already, on the first table that is there ahead of Python (`tools/rehearse.py`)."""
    told = form.get("opening", "")
    return int(told) if told.isascii() and told.isdecimal() and len(told) < 4 else None


class First(Home):
    """The home page with the question under the game's poster."""

    focus = "first"

    def __init__(self, desk: Desk, meta: Meta) -> None:
        super().__init__(desk)
        self.meta = meta
        self.lesson, self.name = _never_met(desk, meta.id), _name_unasked(desk)

    def do(self, action: str, form: Form | None) -> Answer:
        """Off to the lesson, or on to its button; `play` is the app's own."""
        if action == "first:learn":
            told(self.desk, self.meta.id, form or {})
            return self.desk.visit(address(self.meta.id, 1))
        return {"focus": "first-learn" if self.lesson else "first-play"} if action == "first:enter" else {}

    def panel(self) -> tuple[str, Html]:
        """The question."""
        lang, meta = self.desk.lang, self.meta
        close = tag("a", icon("close"), class_="close", href="#/", aria_label=say(lang, "close"))
        title = say(lang, "first_time", game=meta.names[lang]) if self.lesson else say(lang, "first_name")
        form = tag(
            "form",
            tag("p", say(lang, "first_more")) if self.lesson else None,
            self.name and name_field(lang, "", "first:enter"),
            tag("input", type="hidden", name="first", value=meta.id),
            tag("div", self._ways(), class_="first-ways"),
            data_do=f"play:{meta.id}",
        )
        inside = join(tag("header", tag("h2", title, id="h-first"), close), form)
        return meta.id, tag(
            "section", inside, class_=f"setup welcome g-{meta.id}", id="first", tabindex="-1", aria_labelledby="h-first"
        )

    def _ways(self) -> Html:
        lang = self.desk.lang
        lesson = tag(
            "button", say(lang, "first_lesson"), type="button", class_="button", data_do="first:learn", id="first-learn"
        )
        play = tag("button", say(lang, "first_play" if self.lesson else "play"), class_="button bold", id="first-play")
        return join(self.lesson and lesson, play)


def open_screen(desk: Desk, argument: str) -> Home:
    """The route's opener; the argument names the game."""
    meta = next((meta for meta in registry.games() if meta.id == argument), None)
    if meta and is_due(desk, meta.id):
        return First(desk, meta)
    return open_home(desk, "" if meta else argument)
