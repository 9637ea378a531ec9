"""About: what this is, whose games these are, and that nothing leaves the page."""

from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Page, Reply
from app.i18n.pages import say
from app.ui.components import back_bar, document_title, makers
from app.ui.html import Html, tag
from pygame_core.engine import registry

IN_ONE_FILE = "echappee.html"
NOTICES = "notices.html"
"""Made by the build beside the page."""


class About(Page):
    """The about page."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def paint(self) -> Reply:
        """The whole page."""
        lang = self.desk.lang
        body = tag(
            "main",
            back_bar(lang, "about"),
            notices(self.desk),
            [tag("p", say(lang, key)) for key in ("about_what", "unofficial")],
            tag("h2", say(lang, "privacy")),
            tag("p", say(lang, "privacy_more")),
            self._take_along(),
            tag("h2", say(lang, "thanks")),
            makers(lang, registry.games()),
            tag("h2", say(lang, "made_with")),
            tag("p", say(lang, "made_more")),
            tag("p", tag("a", say(lang, "licences"), class_="link", href=NOTICES, target="_blank")),
            class_="sheet page",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(say(lang, "about"))}

    def _take_along(self) -> Html:
        """The page as one file; that file itself has no need of this."""
        lang = self.desk.lang
        link = tag("a", say(lang, "take_along_do"), class_="button", href=IN_ONE_FILE, download=True)
        words = tag("h2", say(lang, "take_along")), tag("p", say(lang, "take_along_more"))
        return tag("section", words, tag("p", link, class_="row"), class_="on-site")


def open_screen(desk: Desk, _argument: str) -> About:
    """The route's opener."""
    return About(desk)
