"""A game's lessons, and the way into each: three short positions that are played, one sentence a step."""

from app.core.context import Desk
from app.core.lessons import address, known_as
from app.core.notices import notices
from app.core.screen import NotThere, Page, Reply, Screen
from app.i18n.pages import say
from app.pages.posters import titled
from app.ui.components import back_bar, document_title
from app.ui.html import Html, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.scenarios.lesson import lessons
from pygame_core.engine.scenarios.scenario import Scenario


class Lessons(Page):
    """All of one game."""

    def __init__(self, desk: Desk, game: str) -> None:
        self.desk, self.meta = desk, registry.meta(game)
        self.lessons = lessons(game)

    def paint(self) -> Reply:
        """The whole page."""
        lang, game = self.desk.lang, self.meta.id
        title = say(lang, "learn_game", game=self.meta.names[lang])
        body = tag(
            "main",
            back_bar(lang, "", title),
            notices(self.desk),
            tag("div", titled(lang, self.meta), class_="poster learn-poster", aria_hidden="true"),
            tag("p", say(lang, "learn_more")),
            tag("ol", [self._card(number, each) for number, each in enumerate(self.lessons, 1)], class_="lessons"),
            tag(
                "p",
                tag("button", say(lang, "play"), type="button", class_="button", data_do=f"play:{game}"),
                tag("a", say(lang, "set_up"), class_="link", href=f"#/new/{game}"),
                class_="row",
            ),
            class_=f"sheet page learn g-{game}",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(title)}

    def _card(self, number: int, lesson: Scenario) -> Html:
        lang, game = self.desk.lang, self.meta.id
        known = known_as(game, number) in self.desk.preferences.learnt
        done = tag("span", icon("check"), tag("span", say(lang, "lesson_known"), class_="vh"), class_="known")
        return tag(
            "li",
            tag(
                "a",
                tag("b", number, class_="number", aria_hidden="true"),
                tag("span", tag("b", lesson.title[lang]), " ", tag("span", lesson.about[lang]), class_="words"),
                known and done,
                href=address(game, number),
                id=f"lesson-{number}",
            ),
        )


def open_screen(desk: Desk, argument: str) -> Screen:
    """The route's opener: a game, perhaps with a lesson's number."""
    game, _, number = argument.partition("/")
    if game not in (meta.id for meta in registry.games()):
        desk.tell("page_missing")
        raise NotThere
    page = Lessons(desk, game)
    if number not in map(str, range(1, len(page.lessons) + 1)):
        return page
    from app.table.control.lesson_screen import lesson_screen  # The whole table is needed for it.

    return lesson_screen(desk, page.lessons[int(number) - 1], int(number), len(page.lessons))
