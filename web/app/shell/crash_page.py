"""When something of ours breaks: what happened, what is safe, what to do next."""

import traceback

from app.core.screen import Answer, Form, Page, Reply
from app.i18n.pages import say
from app.ui.components import NAME, document_title
from app.ui.html import tag


class Crash(Page):
    """The page shown in place of the one that broke."""

    def __init__(self, lang: str, error: BaseException) -> None:
        self.lang = lang
        self.report = "".join(traceback.format_exception(error))

    def paint(self) -> Reply:
        """The whole page."""
        lang = self.lang
        body = tag(
            "main",
            tag("header", tag("h1", say(lang, "crash_title"), id="page-title", tabindex="-1")),
            tag("p", say(lang, "crash_safe")),
            tag("p", say(lang, "crash_next")),
            tag(
                "p",
                tag("button", say(lang, "reload"), type="button", class_="button", data_do="reload"),
                tag("button", say(lang, "crash_report"), type="button", class_="button", data_do="report"),
                tag("a", say(lang, "back"), class_="link", href="#/"),
                class_="row",
            ),
            class_="sheet page",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(say(lang, "crash_title")), "focus": "page-title"}

    def do(self, action: str, form: Form | None) -> Answer:
        """The report can be carried away; it is sent nowhere."""
        if action != "report":
            return {}
        return {"effect": {"type": "download", "name": f"{NAME.lower()}-report.txt", "text": self.report}}
