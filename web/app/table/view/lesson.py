"""A lesson on the game screen: its head, and its sentence over what is asked."""

from dataclasses import dataclass, replace

from app.core.context import Desk
from app.core.lessons import address
from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.table.model.screen_state import ScreenState
from app.table.model.snapshot import Picture
from app.table.view import header, layout, private_cards, toolbar
from app.table.view.answer_buttons import plain
from app.table.view.layout import Regions, Told
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine.core.options import Words
from pygame_core.engine.scenarios.lesson import Lesson


@dataclass(frozen=True)
class Place:
    """Which of a game's lessons it is."""

    title: Words
    number: int
    count: int


def regions(desk: Desk, picture: Picture, state: ScreenState, told: Told, lesson: Lesson, place: Place) -> Regions:
    """The table's markup, with the lesson's head and sentence."""
    parts = layout.regions(desk, picture, state, replace(told, since=()))
    parts["top"] = _head(picture, desk.theme, place)
    parts["ask"] = _ask(picture, Html(parts["ask"]), layout.reason(picture, state), lesson, place)
    if state.opened == "menu":
        lang = picture.lang
        parts["drawer"] = toolbar.drawer(lang, say(lang, "menu"), toolbar.appearance(lang, desk.theme))
    return parts


def _head(picture: Picture, theme: str, place: Place) -> Html:
    lang, meta = picture.lang, picture.meta
    words = page_say(lang, "lessons")
    back = tag("a", icon("back"), tag("span", words), class_="home", href=address(meta.id),
               aria_label=f"{words}, {meta.names[lang]}")  # fmt: skip
    where = page_say(lang, "lesson_of", n=place.number, count=place.count)
    return join(
        back,
        tag("h1", place.title[lang], class_="of-lesson"),
        tag("p", f"{meta.names[lang]}. {where}", class_="strap"),
        tag("div", header.language(lang), header.theme_switch(lang, theme), class_="menu"),
    )


def _ask(picture: Picture, asked: Html, reason: str, lesson: Lesson, place: Place) -> Html:
    """The sentence over what is asked; while it is read, over a way on instead."""
    if picture.kind == "past":
        return asked
    sentence = _sentence(picture, reason, lesson)
    if picture.kind in ("asked", "beat") or not (lesson.reading or lesson.over):
        return join(sentence, asked)
    ways = _ending(picture, place) if lesson.over else [plain(picture.lang, "onward", "ui:page")]
    title = tag("h2", place.title[picture.lang], id="question", tabindex="-1", class_="vh")
    return join(title, sentence, tag("div", ways, class_="answers ways-on"))


def _sentence(picture: Picture, reason: str, lesson: Lesson) -> Html:
    lang, (page, pages) = picture.lang, lesson.page
    show = tag("button", say(lang, "lesson_show"), type="button", class_="link", data_do="ui:shown")
    return tag(
        "div",
        tag("p", lesson.say[lang]),
        reason and tag("p", reason, class_="astray"),
        tag("p", tag("span", f"{page} / {pages}", aria_label=page_say(lang, "lesson_page", n=page, count=pages)),
            _hard_to_find(picture, lesson) and show,
            class_="small"),
        class_="lesson",
    )  # fmt: skip


def _hard_to_find(picture: Picture, lesson: Lesson) -> bool:
    """Whether the answer has no button under the question: then the lesson can give it."""
    session, pupil, wanted = picture.session, lesson.pupil, lesson.wanted
    listed = {choice.token for choice in session.choices(pupil)}
    held = private_cards.offered(session, pupil) and private_cards.look(session, pupil) == wanted
    return bool(wanted) and wanted not in listed and not held


def _ending(picture: Picture, place: Place) -> list[Html | bool]:
    lang, game = picture.lang, picture.meta.id
    again = plain(lang, "lesson_again", f"visit:{address(game, place.number)}")
    more = plain(lang, "lesson_next", f"visit:{address(game, place.number + 1)}")
    return [place.number < place.count and more, again, plain(lang, "lesson_play", f"play:{game}")]
