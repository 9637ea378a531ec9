"""A lesson on the game screen: of all answers only the one that goes on with it is given."""

from app.core.context import Desk
from app.core.lessons import known_as
from app.core.screen import Answer, Reply
from app.i18n.game_screen import say
from app.table.control.answering import Answering
from app.table.control.context import Actions, Controller, TableContext, plainly
from app.table.control.dragging import Dragging
from app.table.control.screen import GameScreen, Leading
from app.table.model.lesson_session import LessonSession
from app.table.model.snapshot import Picture, in_hand
from app.table.view import lesson as view
from app.table.view.layout import Regions, Told
from pygame_core.engine.contract.parts import Hold
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.scenarios.lesson import Lesson
from pygame_core.engine.scenarios.scenario import Scenario


class LessonGuide(Controller):
    """Leads through a lesson."""

    def __init__(self, table: TableContext, lesson: Lesson, place: view.Place) -> None:
        super().__init__(table)
        self.lesson, self.place = lesson, place
        self._said, self._pointed = "", -1

    def prepare(self) -> None:
        """The answer that is waited for is looked at from the start, its piece taken in hand."""
        state, length = self.state, len(self.session.log)
        if length != self._pointed:
            self._pointed, state.advised, state.preview = length, "", ""
            choice = self.wanted()
            state.held = in_hand(self.session.module, choice) if choice else ""
        state.advised = state.advised or self.lesson.wanted
        state.preview = state.preview or state.advised

    def teach(self, picture: Picture) -> None:
        """Lessons tell themselves what the game is about, one thing at a time."""

    def spoken(self) -> str:
        """The sentence of the lesson, said once; after the last one the lesson is remembered."""
        if self.lesson.over:
            self.desk.preferences.learn(known_as(self.session.meta.id, self.place.number))
        sentence = self.lesson.say[self.lang]
        said, self._said = self._said, sentence
        return "" if sentence == said else sentence

    def refused(self, token: str) -> Reply | None:
        """Another answer may be legal; but the lesson goes on with its own."""
        return None if token == self.lesson.wanted else self.astray()

    def astray(self) -> Reply:
        """Say with what the lesson goes on."""
        picture, choice = self.table.picture(), self.wanted()
        if choice is None or choice not in picture.choices:
            return self.explained(say(picture.lang, "lesson_by_hand"))
        label = picture.text.label(choice, picture.view, picture.names, picture.lang, picture.looker)
        return self.explained(say(picture.lang, "lesson_astray", answer=label.title))

    def wanted(self) -> Choice | None:
        """The answer that the lesson waits for."""
        return self.session.find(self.lesson.pupil, self.lesson.wanted)

    def regions(self, picture: Picture, told: Told) -> Regions:
        """The table's, with the lesson's head and sentence."""
        return view.regions(self.desk, picture, self.state, told, self.lesson, self.place)


class Walking(Controller):
    """The ways on through a lesson."""

    def __init__(self, table: TableContext, lesson: Lesson, answering: Answering) -> None:
        super().__init__(table)
        self.lesson, self.answering = lesson, answering

    @property
    def actions(self) -> Actions:
        return {"page": plainly(self.turn_page), "shown": plainly(self.be_shown)}

    def turn_page(self) -> Reply:
        """The sentence has been read."""
        before = self.session.record()
        self.lesson.turn_page()
        self.table.changed()
        self.state.focus_due = True
        self.table.tell(before)
        return self.table.reply()

    def be_shown(self) -> Reply:
        """The lesson gives the answer that it waits for."""
        wanted = self.lesson.wanted
        return self.answering.give_at_once(self.lesson.pupil, wanted) if wanted else self.table.reply()


class LessonDragging(Dragging):
    """A piece that was moved about as the lesson wants it goes where the lesson has it; any other goes back."""

    def __init__(self, table: TableContext, guide: LessonGuide, walking: Walking) -> None:
        super().__init__(table, walking.answering)
        self.guide, self.walking = guide, walking

    def let_go(self, hold: Hold) -> Answer:
        """The lesson's own answer is given, or none."""
        token, wanted = hold.token(self.chosen_manner()), self.guide.lesson.wanted
        if token and wanted and self._is_like(token, wanted):
            self.hand = None
            return {**self.walking.be_shown(), "dropped": "given"}
        back, told = self.put_back(hold), self.guide.astray() if token else self.table.reply()
        return {**told, **back, "paint": {**told.get("paint", {}), **back.get("paint", {})},
                "attrs": {**told.get("attrs", {}), **back.get("attrs", {})}}  # fmt: skip

    def _is_like(self, token: str, wanted: str) -> bool:
        """Whether the answer comes near the one that the lesson waits for."""
        dragging = self.session.module.dragging
        return bool(dragging and dragging.like(token, wanted))


def lesson_screen(desk: Desk, scenario: Scenario, number: int, count: int) -> GameScreen:
    """The screen on which somebody walks through a lesson: number so and so, of so many."""
    lesson = Lesson(scenario)

    def lead(table: TableContext) -> Leading:
        guide = LessonGuide(table, lesson, view.Place(scenario.title, number, count))
        answering = Answering(table, guide)
        walking = Walking(table, lesson, answering)
        return Leading(guide, answering, LessonDragging(table, guide, walking), (walking,))

    screen = GameScreen(desk, LessonSession(desk, lesson), lead)
    screen.state.podium = False
    return screen
