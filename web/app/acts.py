"""Everything a person can do at the table, besides looking: answer, go back and forth, open what helps, send."""

from collections.abc import Callable

from app import session, sharing
from app.form import Setup
from app.html import Html
from app.picture import Picture
from app.playback import Playback
from app.screen import Answer, Reply
from app.stage import Stage
from app.story import Story
from app.table_words import say
from app.thinking import in_slices
from pygame_core.bots.base import Budget
from pygame_core.engine.chance import CHANCE, Dice, Rng, rolled
from pygame_core.engine.refusals import NoUndo, Refusal

_OPENED_BY = {"menu": "menu-button", "note": "question"}
"""Where the focus goes back to when what was opened is closed."""
ADVICE_SECONDS = 0.4
"""How long the champion may think about a hint."""


class Acts(Stage):
    """What changes the table; `reply` is written by the screen."""

    @property
    def acts(self) -> dict[str, Callable[[str], Answer]]:
        """What the page's own buttons do, by name."""
        opening = {name: self._opener(name) for name in ("odds", "why", "rules", "log", "share", "menu")}
        return {
            **opening,
            "close": lambda _: self.open(""),
            "skip": lambda _: self.skip(),
            "hurry": lambda _: self.hurry(),
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "rewind": lambda _: self.rewind(),
            "hint": lambda _: self.hint(),
            "front": self.speak_for,
            "moment": self.go_to,
            "now": lambda _: self.go_to(""),
            "replay": lambda _: self.replay(),
            "watch": lambda _: self.watch(),
            "pause": lambda _: self.pause(),
            "branch": lambda _: self.branch(),
            "loupe": lambda _: self.switch("loupe"),
            "podium": lambda _: self.switch("podium"),
            "all": lambda _: self.switch("whole_log"),
            "seat": self.change_seat,
            "real": lambda _: self.switch_dice(),
            "die": self.enter_die,
            "chance": self.enter_chance,
            "claim": lambda _: self.claim(),
            "again": lambda _: self.again(),
            "picture": lambda _: self.keep_picture(),
            "link": self.make_link,
            "copy": lambda _: self.copy_link(),
            "send": lambda _: self.send_link(),
            "file": lambda _: self.keep_file(),
        }

    def reply(self) -> Reply:
        raise NotImplementedError

    # -------------------------------------------------------------- answers
    def answer(self, token: str) -> Answer:
        """Give an answer for the person who is asked. Taps that come too late change nothing."""
        picture = self.picture()
        if picture.kind != "asked" or picture.seat is None:
            return self.reply()
        if self.looks.opened == "why":
            return self.explain(token)
        return self._give(picture.seat, token)

    def _give(self, seat: int, token: str) -> Reply:
        before = len(self.game.match.log)
        try:
            self.game.answer(seat, token)
        except Refusal as refusal:
            return self._explained(self._sentence(refusal))
        self._changed()
        self.focus_due = True
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self._sounding(self.reply())

    def enter_chance(self, token: str) -> Reply:
        """What real dice or cards showed."""
        return self._give(CHANCE, token) if self.game.dice_to_enter else self.reply()

    def enter_die(self, value: str) -> Reply:
        """One real die; the last one gives the answer."""
        draw = self.game.match.draw() if self.game.dice_to_enter else None
        die, _, pips = value.partition(":")
        if not isinstance(draw, Dice) or not (die.isdecimal() and pips.isdecimal()) or int(die) >= draw.count:
            return self.reply()
        entered = self.looks.entered or [0] * draw.count
        entered[int(die)] = int(pips)
        self.looks.entered = entered
        return self._give(CHANCE, rolled(tuple(entered)).token) if all(entered) else self.reply()

    def speak_for(self, seat: str) -> Reply:
        """Several people may answer: it is this one's turn to look."""
        self.front = int(seat) if seat.isdecimal() else None
        return self.reply()

    def explain(self, token: str) -> Reply:
        """Why a place cannot be chosen; or that nothing forbids it."""
        picture = self.picture()
        found = next((choice for choice in picture.choices if choice.token == token), None)
        if found:
            label = self.game.text.label(found, picture.view, picture.names, picture.lang)
            return self._explained(say(picture.lang, "why_free", answer=label.spoken))
        seat = picture.seat if picture.kind == "asked" and picture.seat is not None else next(iter(self.game.people), 0)
        try:
            self.game.match.game.find(self.game.match.state, seat, token)
        except Refusal as refusal:
            return self._explained(self._sentence(refusal))
        return self.reply()

    def _explained(self, sentence: str) -> Reply:
        self.looks.reason = sentence
        return {**self.reply(), "say": sentence}

    def _sentence(self, refusal: Refusal) -> str:
        return str(self.game.text.refusal(refusal, self.game.names, self.desk.lang))

    def skip(self) -> Reply:
        """Show at once how things stand now."""
        self.playback.skip()
        return self.reply()

    def hurry(self) -> Reply:
        """Show nothing more before the next question."""
        self.playback.hurried = True
        return self.skip()

    def _changed(self) -> None:
        """The game has gone on, or back: what was thought or looked at is void."""
        self.changes += 1
        self.moment = None
        self.preview = self.advised = ""
        self.looks.replaying = False
        self.looks.reason = ""
        self.looks.entered = []
        self.looks.note = Html("")
        if self.looks.opened in ("note", "why", "odds", "rules"):
            self.looks.opened = ""
        self.playback.clear()

    def _sounding(self, reply: Reply) -> Reply:
        if self.desk.preferences.sound:
            notes = [[523, 0], [659, 140], [784, 280]] if self.game.match.over else [[420, 0]]
            reply["effect"] = {"type": "sound", "notes": notes}
        return reply

    # -------------------------------------------------------------- back and forth
    def undo(self) -> Reply:
        """Take back the last answer; where that is forbidden, say why, and offer to rewind where nobody is cheated."""
        try:
            self.game.undo()
        except NoUndo as refusal:
            return self._no_undo(refusal)
        self._changed()
        self.note(say(self.desk.lang, "undo"), say(self.desk.lang, "undone"), ways=[("ui:redo", "redo")])
        return self.reply()

    def _no_undo(self, refusal: NoUndo) -> Reply:
        sentence, lang = self._sentence(refusal), self.desk.lang
        if self.game.match.game.meta.hidden or self.game.last_decision() is None:
            self.note(say(lang, "undo"), sentence)
        else:
            self.note(say(lang, "undo"), sentence, say(lang, "rewind_more"), ways=[("ui:rewind", "rewind")])
        return {**self.reply(), "say": sentence}

    def redo(self) -> Reply:
        """Give the answer again that was taken back."""
        before = len(self.game.match.log)
        try:
            self.game.redo()
        except NoUndo as refusal:
            return self._no_undo(refusal)
        self._changed()
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self.reply()

    def rewind(self) -> Reply:
        """Go back to the last decision of a person, dice and all."""
        index = self.game.last_decision()
        if index is not None:
            self.game.rewind(index)
            self._changed()
        return self.reply()

    def go_to(self, value: str) -> Reply:
        """Show an earlier moment; the present when it is none."""
        self._turn_to(int(value) if value.isdecimal() else len(self.game.match.log))
        return self.reply()

    def _turn_to(self, index: int) -> None:
        self.changes += 1
        self.playback.clear()
        self.looks.replaying = False
        self.looks.opened = "" if self.looks.opened not in ("log", "menu") else self.looks.opened
        self.moment = index if index < len(self.game.match.log) else None

    def replay(self) -> Reply:
        """Let the game run by itself from the moment that is shown."""
        self.looks.replaying = self.moment is not None
        return self.reply()

    def watch(self) -> Reply:
        """The whole game again."""
        self._turn_to(0)
        return self.replay()

    def pause(self) -> Reply:
        self.looks.replaying = False
        return self.reply()

    def turn_leaf(self) -> Reply:
        """The next moment; at the end the present is shown again."""
        moment = (self.moment or 0) + 1
        self.moment = moment if moment < len(self.game.match.log) else None
        self.looks.replaying = self.moment is not None
        return self.reply()

    def branch(self) -> Reply:
        """Another game that goes on from the moment that is shown."""
        if self.moment is None or self.game.match.game.meta.hidden:
            return self.reply()
        return self.desk.visit(f"#/game/{self.game.branch(self.moment).name}")

    def again(self) -> Reply:
        """The same table once more, everybody one seat further."""
        match = self.game.match
        first, *rest = match.seats
        return self.desk.begin(Setup(match.game.meta.id, (*rest, first), match.options))

    # -------------------------------------------------------------- what helps
    def _opener(self, name: str) -> Callable[[str], Reply]:
        return lambda _: self.open("" if self.looks.opened == name else name)

    def open(self, name: str) -> Reply:
        """Open what a tool opens, or close it."""
        closed = self.looks.opened
        self.looks.opened, self.looks.note, self.looks.link, self.looks.reason = name, Html(""), "", ""
        self.preview = self.advised = ""
        reply = self.reply()
        if not name:
            reply["focus"] = _OPENED_BY.get(closed, f"tool-{closed}")
        elif name != "why":
            reply["focus"] = "h-log" if name == "log" else "drawer-title"
        return reply

    def switch(self, name: str) -> Reply:
        """Something of the looks that is on or off."""
        setattr(self.looks, name, not getattr(self.looks, name))
        return self.reply()

    def hint(self) -> Answer:
        """What the champion would do, and why."""
        picture = self.picture()
        if picture.kind != "asked" or picture.seat is None:
            self.note(say(picture.lang, "hint"), say(picture.lang, "hint_none"))
            return self.reply()
        return self._advise(picture, picture.seat)

    async def _advise(self, picture: Picture, seat: int) -> Reply:
        game, lang, changes = self.game, picture.lang, self.changes
        bot = game.computers.bot(seat)
        view = game.match.view(seat)
        work = bot.weigh(view, picture.choices, Rng(changes), Budget(ADVICE_SECONDS))
        values = await in_slices(work, lambda: self.changes == changes)
        if values is None:
            return {}
        best = picture.choices[values.index(max(values))]
        label = game.text.label(best, view, picture.names, lang)
        self.preview = self.advised = best.token
        self.note(
            say(lang, "hint"),
            say(lang, "hint_says", answer=label.spoken.rstrip(".")),
            bot.reason(view, best, lang),
            ways=[(best.token, "hint_take")],
        )
        return {**self.reply(), "focus": "drawer-title"}

    # -------------------------------------------------------------- the table itself
    def change_seat(self, value: str) -> Reply:
        """A person takes a computer's seat, or leaves theirs to a computer."""
        seat = int(value) if value.isdecimal() else -1
        if not 0 <= seat < len(self.game.match.seats):
            return self.reply()
        leaves = self.game.match.seats[seat].is_person
        self.game.seat(seat, "computer" if leaves else "person")
        self._changed()
        return {**self.reply(), "say": say(self.desk.lang, "left" if leaves else "seated", name=self.game.names[seat])}

    def switch_dice(self) -> Reply:
        """Real dice on the table, or the page's."""
        before = len(self.game.match.log)
        self.game.use_real_dice(not self.game.match.real_dice)
        self._changed()
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self.reply()

    def claim(self) -> Reply:
        """Play the game in this tab from now on."""
        self.desk.library.claim(self.game.name)
        self.reload()
        return self.reply()

    def reload(self) -> None:
        """Take the game as the library has it now."""
        fresh = session.find(self.desk, self.game.name)
        if fresh:
            self.game = fresh
            self.story = Story(fresh)
            self.playback = Playback(self.desk, fresh)
            self._changed()

    # -------------------------------------------------------------- sending
    def make_link(self, kind: str) -> Reply:
        self.looks.link = kind if kind in ("position", "history") else ""
        return self.reply()

    def copy_link(self) -> Reply:
        done = say(self.desk.lang, "copied")
        return {**self.reply(), "effect": {"type": "copy", "text": self._address()}, "say": done}

    def send_link(self) -> Reply:
        title = say(self.desk.lang, "share_text", game=self.game.match.game.meta.names[self.desk.lang])
        return {**self.reply(), "effect": {"type": "share", "title": title, "text": title, "url": self._address()}}

    def keep_file(self) -> Reply:
        """The game as a file."""
        name = f"echappee-{self.game.match.game.meta.id}-{self.game.name}.json"
        effect = {"type": "download", "name": name, "text": self.game.file(), "mime": "application/json"}
        return {**self.reply(), "effect": effect}

    def keep_picture(self) -> Reply:
        """The podium as a file."""
        picture = self.picture()
        svg = self.game.draw.podium(picture.view, picture.names, picture.lang)
        name = f"echappee-{self.game.match.game.meta.id}.svg"
        return {**self.reply(), "effect": {"type": "download", "name": name, "text": svg, "mime": "image/svg+xml"}}

    def _address(self) -> str:
        return sharing.address(self.desk, self.game, self.looks.link or "position")
