"""A lesson on the game screen: its sentence over the question, and of all answers the one that goes on with it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.core.context import Desk
from app.core.lessons import address, known_as
from app.core.screen import Answer, Reply
from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.table.control.screen import Table
from app.table.model.lesson_session import Classroom
from app.table.model.snapshot import Picture, in_hand
from app.table.view import header, layout, private_cards, toolbar
from app.table.view.answer_buttons import plain
from app.table.view.layout import Regions, Told
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine.contract.parts import Hold
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.scenarios.lesson import Lesson
from pygame_core.engine.scenarios.scenario import Scenario


class Walk(Table):
    """Somebody walks through a lesson."""

    game: Classroom

    def __init__(self, desk: Desk, scenario: Scenario, number: int, count: int) -> None:
        self.scenario, self.number, self.count = scenario, number, count
        self.course = Lesson(scenario)
        super().__init__(desk, Classroom(desk, self.course))
        self.looks.podium = False
        self._said, self._pointed = "", -1

    @property
    def acts(self) -> dict[str, Callable[[str], Answer]]:
        """The table's, and those of a lesson."""
        return {**super().acts, "page": lambda _: self.turn_page(), "shown": lambda _: self.be_shown()}

    # -------------------------------------------------------------- answers
    def turn_page(self) -> Reply:
        """The sentence has been read."""
        before = len(self.game.match.log)
        self.course.turn_page()
        self._changed()
        self.focus_due = True
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self.reply()

    def be_shown(self) -> Reply:
        """The lesson gives the answer that it waits for."""
        return super()._give(self.course.pupil, self.course.wanted) if self.course.wanted else self.reply()

    def _give(self, seat: int, *tokens: str) -> Reply:
        return super()._give(seat, *tokens) if tokens[0] == self.course.wanted else self._astray()

    def _run(self, seat: int, token: str) -> Reply:
        return super()._run(seat, token) if token == self.course.wanted else self._astray()

    def _let_go(self, hold: Hold) -> Answer:
        """A piece that was moved about as the lesson wants it goes where the lesson has it; any other goes back."""
        token, wanted = hold.token(self.chosen_manner()), self.course.wanted
        if token and wanted and self._is_like(token, wanted):
            self.hand = None
            return {**self.be_shown(), "dropped": "given"}
        back, told = self._put_back(hold), self._astray() if token else self.reply()
        return {**told, **back, "paint": {**told.get("paint", {}), **back.get("paint", {})},
                "attrs": {**told.get("attrs", {}), **back.get("attrs", {})}}  # fmt: skip

    def _is_like(self, token: str, wanted: str) -> bool:
        """Whether the answer comes near the one that the lesson waits for."""
        dragging = self.game.module.dragging
        return bool(dragging and dragging.like(token, wanted))

    def _astray(self) -> Reply:
        """What was chosen is allowed; but the lesson goes on with something else."""
        picture, choice = self.picture(), self._choice()
        if choice is None or choice not in picture.choices:
            return self._explained(say(picture.lang, "lesson_by_hand"))
        label = self.game.text.label(choice, picture.view, picture.names, picture.lang, picture.looker)
        return self._explained(say(picture.lang, "lesson_astray", answer=label.title))

    def _choice(self) -> Choice | None:
        """The answer that the lesson waits for."""
        match = self.game.match
        try:
            return match.game.find(match.state, self.course.pupil, self.course.wanted)
        except Refusal:
            return None

    # -------------------------------------------------------------- painting
    def found(self, picture: Picture, token: str) -> Choice | None:
        """The lesson's own answer can be looked at even where answers are found by hand."""
        return super().found(picture, token) or (self._choice() if token and token == self.course.wanted else None)

    def painting(self) -> Reply:
        """What the lesson waits for is shown; its sentence is said once."""
        self._point()
        reply, sentence = super().painting(), self.course.say[self.desk.lang]
        if sentence != self._said:
            self._said = reply["say"] = sentence
        if self.course.over:
            self.desk.preferences.learn(known_as(self.scenario.game.meta.id, self.number))
        return reply

    def _point(self) -> None:
        """The answer that is waited for is looked at from the start, its piece taken in hand."""
        length = len(self.game.match.log)
        if length != self._pointed:
            self._pointed, self.advised, self.preview = length, "", ""
            choice = self._choice()
            self.held = in_hand(self.picture(), choice) if choice else ""
        self.advised = self.advised or self.course.wanted
        self.preview = self.preview or self.advised

    def greet(self, picture: Picture) -> None:
        """Lessons tell themselves what the game is about."""

    def teach(self, picture: Picture) -> None:
        """A lesson teaches one thing at a time."""

    def regions(self, picture: Picture, told: Told) -> Regions:
        """The table's, with the lesson's head and sentence."""
        parts = super().regions(picture, replace(told, since=()))
        parts |= {"top": self._head(picture), "ask": self._ask(picture, Html(parts["ask"]))}
        if self.looks.opened == "menu":
            parts["drawer"] = toolbar.drawer(picture.lang, say(picture.lang, "menu"),
                                           toolbar.appearance(picture.lang, self.desk.theme))  # fmt: skip
        return parts

    def _head(self, picture: Picture) -> Html:
        lang, meta = picture.lang, self.scenario.game.meta
        words = page_say(lang, "lessons")
        back = tag("a", icon("back"), tag("span", words), class_="home", href=address(meta.id),
                   aria_label=f"{words}, {meta.names[lang]}")  # fmt: skip
        where = page_say(lang, "lesson_of", n=self.number, count=self.count)
        return join(
            back,
            tag("h1", self.scenario.title[lang], class_="of-lesson"),
            tag("p", f"{meta.names[lang]}. {where}", class_="strap"),
            tag("div", header.language(lang), header.theme_switch(lang, self.desk.theme), class_="menu"),
        )

    def _ask(self, picture: Picture, asked: Html) -> Html:
        """The sentence over what is asked; while it is read, over a way on instead."""
        if picture.kind == "past":
            return asked
        if picture.kind in ("asked", "beat") or not (self.course.reading or self.course.over):
            return join(self._sentence_of(picture), asked)
        ways = self._ending(picture.lang) if self.course.over else [plain(picture.lang, "onward", "ui:page")]
        title = tag("h2", self.scenario.title[picture.lang], id="question", tabindex="-1", class_="vh")
        return join(title, self._sentence_of(picture), tag("div", ways, class_="answers ways-on"))

    def _sentence_of(self, picture: Picture) -> Html:
        lang, told, (page, pages) = picture.lang, layout.reason(picture, self.looks), self.course.page
        show = tag("button", say(lang, "lesson_show"), type="button", class_="link", data_do="ui:shown")
        return tag(
            "div",
            tag("p", self.course.say[lang]),
            told and tag("p", told, class_="astray"),
            tag("p", tag("span", f"{page} / {pages}", aria_label=page_say(lang, "lesson_page", n=page, count=pages)),
                self._hard_to_find() and show,
                class_="small"),
            class_="lesson",
        )  # fmt: skip

    def _hard_to_find(self) -> bool:
        """Whether the answer has no button under the question: then the lesson can give it."""
        pupil, wanted = self.course.pupil, self.course.wanted
        listed = {choice.token for choice in self.game.choices(pupil)}
        return bool(wanted) and wanted not in listed and not self._held_to_see(wanted)

    def _held_to_see(self, token: str) -> bool:
        """Whether it is given by looking at what lies face down."""
        pupil = self.course.pupil
        return private_cards.offered(self.game, pupil) and private_cards.look(self.game, pupil) == token

    def _ending(self, lang: str) -> list[Any]:
        game = self.scenario.game.meta.id
        again = plain(lang, "lesson_again", f"visit:{address(game, self.number)}")
        more = plain(lang, "lesson_next", f"visit:{address(game, self.number + 1)}")
        return [self.number < self.count and more, again, plain(lang, "lesson_play", f"play:{game}")]
