"""The game screen, for every game: what is shown now, and what a tap does.

Pictures follow one another: the present, the beats on the way to it (what others did, one thing at a time), or an
earlier moment. Each region is painted only when its markup has changed.
"""

from math import ceil
from time import perf_counter

from app.core import backup
from app.core.background import in_slices
from app.core.context import Desk
from app.core.screen import Answer, Form, NotThere, Reply, Screen
from app.core.setup import Setup
from app.table.control.dragging import Dragging
from app.table.model import session
from app.table.model.snapshot import Picture
from app.table.view import handover, layout, since
from app.table.view.layout import Regions, Told
from app.ui.components import document_title
from pygame_core.engine.core.refusals import Damaged

SECRET_SECONDS = 0.4
"""How long a computer takes at least for an answer in a game with secrets."""
PATIENCE = 1.0
"""After so many seconds a computer's turn is shown as far as it is found."""
LEAF = 900
"""How long each moment stands while the game is watched again."""


class Table(Dragging):
    """One game on the screen."""

    # -------------------------------------------------------------- what the app asks for
    def paint(self) -> Reply:
        """The whole screen the first time, then what has changed."""
        return self.reply()

    def do(self, action: str, form: Form | None) -> Answer:
        """A tap: on the page's own things, on a place that cannot be chosen, or on an answer."""
        verb, _, rest = action.partition(":")
        if verb == "ui":
            name, _, value = rest.partition(":")
            act = self.acts.get(name)
            return act(value or (form or {}).get("value", "")) if act else {}
        return self.explain(rest) if verb == "why" else self.answer(action)

    def look(self, token: str | None) -> Reply:
        """An answer is looked at; what it leads to is shown, and nothing else changes."""
        picture = self.picture()
        known = picture.kind == "asked" and token in {choice.token for choice in picture.choices}
        known = known or bool(token and self.errand_at(token)) or (picture.kind == "asked" and self.leads(token))
        preview = token if known and token else self.pending or self.advised
        if preview == self.preview and not self.looks.reason:
            return {}
        self.preview, self.looks.reason = preview, ""
        return self.painting()

    def next(self) -> Answer:
        """The picture has stood long enough."""
        if self.thought is not None:
            return self.show_answer() if not self._rest() else {"wait": self._rest()}
        if self.looks.replaying:
            return self.turn_leaf()
        if self.rushing:
            return self.rush()
        if self.playback.running:
            self.playback.advance()
            return self.reply()
        return self.think() if self.computer_due else {}

    def heard(self, key: str) -> Reply:
        """Another tab has taken the game, or gone on with it; or something could not be saved."""
        if key.endswith(f"/{self.game.name}") and not self.game.mine:
            self.reload()
        return self.reply()

    # -------------------------------------------------------------- the computers
    @property
    def computer_due(self) -> bool:
        """Whether a computer should begin to think."""
        present = self.moment is None and not self.playback.running and not self.game.curtain and not self.rushing
        free = present and self.gathered is None and self.thinking != self.changes
        return free and self.game.mine and self.game.computers_turn

    async def think(self) -> Reply:
        """Let a computer find its answer. What a person does meanwhile makes its thought worthless."""
        self.thinking = changes = self.changes
        seat = self.game.computers.asked
        if seat is not None:
            self.playback.begin_turn(seat)
        # How long it thinks tells nobody what it thinks of: in games with secrets every answer takes its time.
        self.began = perf_counter()
        self.due = self.began + (SECRET_SECONDS if self.game.match.game.meta.hidden else 0.0)
        found = await in_slices(self.game.computers.ponder(), lambda: self.changes == changes)
        if found is None:
            return {}
        self.thought = found
        rest = self._rest()
        if self.looks.paused and not self.looks.step_due:
            return {}
        return {"wait": rest} if rest else await self.show_answer()

    def step(self) -> Answer:
        """While all stands still: the next thing that happens, and no more."""
        self.looks.step_due = True
        if self.playback.running:
            self.looks.step_due = False
            self.playback.advance()
            return self.reply()
        if self.thought is not None:
            return self.next()
        return self.think() if self.computer_due else self.reply()

    def _rest(self) -> int:
        """How many milliseconds an answer that is found has still to wait."""
        return max(0, ceil(1000 * (self.due - perf_counter())))

    async def show_answer(self) -> Reply:
        """Give a computer's answers, its whole turn, and show what it brings, one thing at a time."""
        give, self.thought = self.thought, None
        self.looks.step_due = False
        before, seat = len(self.game.match.log), self.game.computers.asked
        view = self.game.match.view(self.game.eyes())
        if give and seat is not None and give():
            self.changes += 1
            self.gathered = (before, view, seat)
            if not await self._gather(seat):
                return {}
            self.game.keep()
            self.gathered = None
            self.playback.meter.charge(seat, 1000 * self._thought_for / (self.playback.pace or 1))
            self.playback.start(before, afresh=False)
            self.playback.advance()
        return self.reply()

    async def _gather(self, seat: int) -> bool:
        """The rest of a computer's turn; whether it is still wanted when it is found."""
        changes = self.thinking = self.changes
        while self._goes_on(seat):
            found = await in_slices(self.game.computers.ponder(), lambda: self.changes == changes)
            if found is None:
                return False
            found()
        self.thinking = -1
        return self.changes == changes

    def _goes_on(self, seat: int) -> bool:
        """Whether the next answer is this computer's, too."""
        asked = self.game.computers.asked if self.game.computers_turn else None
        return asked == seat and self._thought_for < PATIENCE

    @property
    def _thought_for(self) -> float:
        """Since when it has been a computer's turn, in seconds."""
        return perf_counter() - self.began

    # -------------------------------------------------------------- painting
    def reply(self) -> Reply:
        """What has changed on the screen, and how long it stands."""
        reply = self.painting()
        if self.looks.dated and self.moment is None:
            self.looks.dated, reply["hash"], reply["replace"] = False, f"#/game/{self.game.name}", True
        wait = self.wait()
        if wait is not None:
            reply["wait"] = wait
        elif self.focus_due and not self.playback.running:
            self.focus_due = False
            if not self.looks.opened or self.looks.greeting:
                reply["focus"] = "drawer-title" if self.looks.greeting else "question"
        return reply

    def wait(self) -> int | None:
        """How long until the shell should ask for the next picture."""
        pace = self.playback.pace
        if self.looks.greeting:
            return None
        if self.looks.paused and not self.looks.step_due and self.moment is None and not self.rushing:
            return None
        if self.thought is not None:
            return self._rest()
        if self.looks.replaying:
            return int(LEAF * (pace or 1))
        if self.rushing:
            return 0
        if self.moment is None and self.playback.now:
            return self.playback.hold
        asked = self.game.computers.asked
        return int(self.playback.meter.breath(asked) * pace) if self.computer_due and asked is not None else None

    def regions(self, picture: Picture, told: Told) -> Regions:
        """The markup inside every element that changes."""
        return layout.regions(self.desk, picture, self.looks, told)

    def painting(self) -> Reply:
        """The regions and attributes that differ from what is on the screen."""
        picture = self.picture()
        secret: dict[str, str | None] = {"data-secret": "" if self.game.private else None}
        if picture.kind == "curtain":
            self.painted = {}
            title = document_title(self.game.match.game.meta.names[picture.lang])
            return {"paint": {"app": handover.page(picture)}, "title": title, "attrs": {"html": secret}}
        lines = self.story.until(picture.index - self.withheld(picture), picture.lang)
        confirm = (self.pending, self.confirmation(picture, self.pending) if self.pending else "")
        turning, aids = self.turning_points(picture, lines), self.aids_of(picture.view)
        self.greet(picture)
        self.teach(picture)
        told = Told(
            lines, self.happened(picture), turning, aids, confirm, self.errand_words(), self.lesson[1],
            since.sentences(picture, lines),
        )  # fmt: skip
        regions = self.regions(picture, told)
        dressed = layout.dress(self.desk, picture, self.looks)
        before, self.painted = self.painted, regions
        worn, self.worn = self.worn, dressed
        if not before:
            title = document_title(self.game.match.game.meta.names[picture.lang])
            page = layout.page(picture, regions, dressed)
            return {"paint": {"app": page}, "title": title, "attrs": {"html": secret}}
        return {
            "paint": {name: inner for name, inner in regions.items() if before[name] != inner},
            "attrs": {name: values for name, values in dressed.items() if worn[name] != values},
        }


def begin(desk: Desk, setup: Setup) -> str:
    """Make and save a new game; its name in the library."""
    return session.start(desk, setup).name


def open_screen(desk: Desk, argument: str) -> Screen:
    """The route's opener: a game's name, perhaps with a moment. One that cannot be read leads to those that can."""
    name, _, moment = argument.partition("/")
    try:
        game = session.find(desk, name)
    except Damaged:
        desk.library.set_aside(name)
        game = session.find(desk, name) if desk.library.read(name) else None
        desk.tell("mended_save" if game else "broken_save", bad=True)
    if game is None:
        _say_why(desk, argument)
        raise NotThere
    desk.library.claim(game.name)
    table = Table(desk, game)
    table.moment = table.index_of(moment)
    table.looks.dated = bool(moment)
    return table


def _say_why(desk: Desk, game: str) -> None:
    """That a game is not here, or was kept by a newer version."""
    if not desk.notices:
        newer = backup.is_newer(desk, game)
        desk.tell("newer_save" if newer else "game_missing", bad=newer)
