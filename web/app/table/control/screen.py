"""The game screen, for every game: what is shown now, and what a tap does.

Pictures follow one another: the present, the beats on the way to it (what others did, one thing at a time), or an
earlier moment. Each region is painted only when its markup has changed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.core import backup
from app.core.context import Arrival, Desk
from app.core.screen import Answer, Form, NotThere, Reply, Screen
from app.core.setup import Setup
from app.i18n.game_screen import say
from app.table.control import handover, presenter
from app.table.control.advice import Advice
from app.table.control.answering import Answering
from app.table.control.computers import Computers
from app.table.control.context import Action, Controller, Guide, TableContext
from app.table.control.dragging import Dragging
from app.table.control.free_answers import FreeAnswers
from app.table.control.handover import Handover
from app.table.control.newcomers import Newcomers
from app.table.control.number_scale import NumberScale
from app.table.control.painter import Painter
from app.table.control.panels import Panels
from app.table.control.playing import Playing
from app.table.control.real_dice import RealDice
from app.table.control.rush import Rush
from app.table.control.seating import Seating
from app.table.control.sending import Sending
from app.table.control.telling import Teller
from app.table.control.time_travel import TimeTravel
from app.table.model import session as sessions
from app.table.model.playback import Playback
from app.table.model.screen_state import ScreenState
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view import aim, toolbar
from app.table.view.map_camera import followed
from pygame_core.engine.core.refusals import Damaged, Refusal

LEAF = 900
"""How long each moment stands while the game is watched again."""


@dataclass(frozen=True)
class Leading:
    """What is one thing at a table and another in a lesson."""

    guide: Guide
    answering: Answering
    dragging: Dragging
    controllers: tuple[Controller, ...] = ()
    """Those that only it has."""


def at_a_table(table: TableContext) -> Leading:
    """Whatever is legal may be given, and newcomers are told what they should know."""
    guide = Newcomers(table)
    answering = Answering(table, guide)
    return Leading(guide, answering, Dragging(table, answering), (guide,))


class GameScreen:
    """One game on the screen, with a controller for each thing that people do there."""

    def __init__(self, desk: Desk, session: Session, lead: Callable[[TableContext], Leading] = at_a_table) -> None:
        self.desk, self.session = desk, session
        loupe = followed(session.module, desk.device.width, desk.device.height)
        self.state = ScreenState(loupe=loupe, log_lost_notice_due=session.log_lost)
        self.playback, self.teller, self.painter = Playback(desk, session), Teller(session), Painter()
        self._picture: Picture | None = None
        leading = lead(self)
        self.guide, self.answering, self.dragging = leading.guide, leading.answering, leading.dragging
        self.handover, self.time_travel = Handover(self), TimeTravel(self)
        self.computers, self.rush, panels = Computers(self), Rush(self), Panels(self)
        controllers = (
            self.answering, self.dragging, self.handover, self.time_travel, self.rush, panels,
            Playing(self, self.computers), Advice(self, panels), FreeAnswers(self, self.guide),
            NumberScale(self, self.answering), RealDice(self, self.answering), Seating(self), Sending(self),
            *leading.controllers,
        )  # fmt: skip
        self.actions: dict[str, Action] = {
            name: act for controller in controllers for name, act in controller.actions.items()
        }
        """What the page's own buttons do, by name."""
        handover.tell_lost_log(self)
        if (start := session.last_decision()) is not None and not session.over:
            self.playback.remember(session.known_since(start))

    # -------------------------------------------------------------- what the app asks for
    def do(self, action: str, form: Form | None) -> Answer:
        """A tap: on the page's own things, on a place that cannot be chosen, or on an answer."""
        verb, _, rest = action.partition(":")
        if verb == "ui":
            name, _, value = rest.partition(":")
            act = self.actions.get(name)
            return act(value or (form or {}).get("value", "")) if act else {}
        return self.answering.reasons.explain(rest) if verb == "why" else self.answering.answer(action)

    def look(self, token: str | None) -> Reply:
        """An answer is looked at; what it leads to is shown, and nothing else changes."""
        state = self.state
        preview = token if token and self._can_be_looked_at(token) else state.pending or state.advised
        if preview == state.preview and not state.reason:
            return {}
        state.preview, state.reason = preview, ""
        return self._paint()

    def _can_be_looked_at(self, token: str) -> bool:
        """Whether it is an answer, a free answer, or a way that stands on the screen."""
        picture = self.picture()
        if presenter.free_answer_at(self, token):
            return True
        if picture.kind != "asked":
            return False
        listed = any(choice.token == token for choice in picture.choices)
        return listed or (bool(presenter.way_of(token)) and self.painter.shows_look(token))

    def drag(self, message: Mapping[str, Any]) -> Answer:
        """A piece of the board is in the hand."""
        return self.dragging.drag(message)

    def next(self) -> Answer:
        """The picture has stood long enough."""
        if self.state.thought is not None:
            return self.computers.go_on()
        if self.state.replaying:
            return self.time_travel.next_moment()
        if self.state.rushing:
            return self.rush.go_on()
        if self.playback.running:
            self.playback.advance()
            return self.reply()
        return self.computers.go_on()

    def heard(self, key: str) -> Reply:
        """Another tab has taken the game, or gone on with it; or something could not be saved."""
        if key.endswith(f"/{self.session.name}") and not self.session.mine:
            self.reload()
        return self.reply()

    def veil(self) -> Reply:
        """The tab was left while something was on the screen that not everybody may see."""
        return self.handover.veil()

    # -------------------------------------------------------------- what controllers ask for
    def changed(self) -> None:
        """The game has gone on, or back: what was thought or looked at is void."""
        self.greeted()
        self.state = self.state.after_change()
        self.playback.clear()
        self._picture = None

    def interrupt(self) -> None:
        """What a computer thinks is void, and the picture may be another; all that is looked at stays."""
        self.state.interrupt()
        self._picture = None

    def tell(self, before: int, *, afresh: bool = True) -> None:
        """Show what has happened since so many answers, one thing at a time; afresh, its traces begin here."""
        self.playback.start(before, afresh=afresh)
        self.playback.advance()

    def hold_still(self, *, still: bool) -> None:
        """Nothing happens by itself any more, or all does again."""
        self.state.paused = self.playback.by_step = still
        self.state.step_due = False

    def note(self, title: str, *sentences: str, ways: list[tuple[str, str]] | None = None, by: str = "note") -> None:
        """Say something beside the game; `by` is the tool that it closes with."""
        lang = self.desk.lang
        words = [(do, say(lang, key)) for do, key in ways or []]
        self.state.opened, self.state.note = by, toolbar.note(lang, title, list(sentences), words)

    def receive(self, arrival: Arrival) -> None:
        """Show first what has come into the game from elsewhere."""
        if arrival.before is not None:
            self.tell(arrival.before)
        if arrival.sentence:
            self.note(say(self.desk.lang, "letter_table_news"), arrival.sentence)

    def greeted(self) -> None:
        """What the game is about was read, or the game goes on without: it does not come again by itself."""
        if self.state.greeting:
            self.state.greeting = False
            self.desk.preferences.learn(aim.known_as(self.session))

    def reload(self) -> None:
        """Take the game as the library has it now."""
        fresh = sessions.find(self.desk, self.session.name)
        if fresh:
            self.session = fresh
            self.teller, self.playback = Teller(fresh), Playback(self.desk, fresh)
            self.playback.by_step = self.state.paused
            self.changed()

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        return self.session.sentence(refusal)

    # -------------------------------------------------------------- painting
    def picture(self) -> Picture:
        """The picture of this moment, made once."""
        if self._picture is None:
            self._picture = presenter.present(self)
        return self._picture

    def paint(self) -> Reply:
        """The whole screen the first time, then what has changed."""
        return self.reply()

    def paint_afresh(self) -> None:
        """With the next reply the whole screen is painted, not only what has changed."""
        self.painter.forget()

    def reply(self) -> Reply:
        """What has changed on the screen, and how long it stands."""
        reply = self._paint()
        if self.state.dated and self.state.moment is None:
            self.state.dated, reply["hash"], reply["replace"] = False, f"#/game/{self.session.name}", True
        wait = self._wait()
        if wait is not None:
            reply["wait"] = wait
        elif self.state.focus_due and not self.playback.running:
            self.state.focus_due = False
            if not self.state.opened or self.state.greeting:
                reply["focus"] = "drawer-title" if self.state.greeting else "question"
        return reply

    def _paint(self) -> Reply:
        """What has changed on the screen, and nothing else."""
        self.guide.prepare()
        self._picture = None
        reply = self.painter.paint(self, self.picture(), self.guide, self.teller)
        if sentence := self.guide.spoken():
            reply["say"] = sentence
        return reply

    def _wait(self) -> int | None:
        """How long until the shell should ask for the next picture."""
        state, playback = self.state, self.playback
        if state.greeting:
            return None
        if state.paused and not state.step_due and state.moment is None and not state.rushing:
            return None
        if state.thought is not None:
            return self.computers.rest
        if state.replaying:
            return int(LEAF * (playback.pace or 1))
        if state.rushing:
            return 0
        return playback.hold if state.moment is None and playback.now else self.computers.breath


def begin(desk: Desk, setup: Setup) -> str:
    """Make and save a new game; its name in the library."""
    return sessions.start(desk, setup).name


def open_screen(desk: Desk, argument: str) -> Screen:
    """The route's opener: a game's name, perhaps with a moment. One that cannot be read leads to those that can."""
    name, _, moment = argument.partition("/")
    try:
        session = sessions.find(desk, name)
    except Damaged:
        desk.library.set_aside(name)
        session = sessions.find(desk, name) if desk.library.read(name) else None
        desk.tell("mended_save" if session else "broken_save", bad=True)
    if session is None:
        _say_why(desk, argument)
        raise NotThere
    desk.library.claim(session.name)
    screen = GameScreen(desk, session)
    screen.state.moment = screen.time_travel.index_of(moment)
    screen.state.dated = bool(moment)
    if arrival := desk.arrivals.pop(session.name, None):
        screen.receive(arrival)
    return screen


def _say_why(desk: Desk, game: str) -> None:
    """That a game is not here, or was kept by a newer version."""
    if not desk.notices:
        newer = backup.is_newer(desk, game)
        desk.tell("newer_save" if newer else "game_missing", bad=newer)
