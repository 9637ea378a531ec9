"""Playing at the table: to answer, to type what real dice showed, to ask why not."""

from app.core.profiles import decided
from app.core.screen import Answer, Reply
from app.core.setup import Setup
from app.i18n.game_screen import say
from app.i18n.pages import plural
from app.table.control.presenter import way_of
from app.table.control.time_travel import History
from app.table.model.rotation import moved
from app.table.model.snapshot import Picture, in_hand
from app.table.view import real_dice
from pygame_core.engine.core.chance import CHANCE, Dice, rolled
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import BadOption, Refusal
from pygame_core.engine.texts.html_escape import escape


def _shows(draw: Dice, pips: str) -> bool:
    return pips in map(str, range(draw.sides + 1))


class Moves(History):
    """What changes the game."""

    # -------------------------------------------------------------- answers
    def answer(self, token: str) -> Answer:
        """Give an answer for the person who is asked. Taps that come too late change nothing."""
        picture = self.picture()
        if picture.kind != "asked" or picture.seat is None:
            return self.reply()
        if self.looks.opened == "why":
            return self.explain(token)
        if token != self.pending and self.confirmation(picture, token):
            return self._ask_again(token)
        return self._give(picture.seat, token)

    def walk(self, tokens: str) -> Answer:
        """Several answers in a row: one tap leads as far as no die is thrown and nobody else is asked."""
        picture, way = self.picture(), tuple(tokens.split(","))
        if picture.kind != "asked" or picture.seat is None:
            return self.reply()
        if self.looks.opened == "why" or len(way) == 1:
            return self.answer(way[0])
        return self._give(picture.seat, *way)

    def leads(self, look: str | None) -> bool:
        """Whether what is looked at is a way that stands on the screen."""
        if not look or not way_of(look):
            return False
        shown = f'"{escape(look)}"'
        return any(shown in html for html in self.painted.values())

    def confirmation(self, picture: Picture, token: str) -> str:
        """The words of the button that must be tapped for an answer that is not to be given by mistake."""
        choice = self.found(picture, token)
        if choice is None:
            return ""
        return self.game.text.confirm(choice, picture.view, picture.names, picture.lang, picture.looker)

    def _ask_again(self, token: str) -> Reply:
        self.pending = self.preview = token
        return {**self.reply(), "focus": "confirm"}

    def give_up(self, token: str) -> Reply:
        """An answer that nobody is asked for, once it was said twice."""
        seat = self._unprompted(token)
        choice = None if seat is None else self._free(seat, token)
        if seat is None or choice is None:
            return self.reply()
        picture = self.picture()
        label = self.game.text.label(choice, picture.view, picture.names, picture.lang, picture.looker)
        if self.pending != token:
            self.pending = token
            self.note(label.title, label.spoken, ways=[(f"ui:unasked:{token}", "yes_really")])
            return {**self.reply(), "focus": "drawer-title"}
        return self._give(seat, token)

    def _unprompted(self, token: str) -> int | None:
        """The person here who may give this answer without being asked for it."""
        picture, game = self.picture(), self.game
        if picture.kind not in ("asked", "waiting", "posting"):
            return None
        seats = [picture.seat] if picture.kind == "asked" and picture.seat is not None else game.people
        return next((seat for seat in seats if self._free(seat, token)), None)

    def _free(self, seat: int, token: str) -> Choice | None:
        free = self.game.match.game.unlisted_choices(self.game.match.state, seat)
        return next((choice for choice in free if choice.token == token), None)

    def hold(self, piece: str) -> Reply:
        """Another piece is taken in hand, by whoever here may move it."""
        picture = self.picture()
        able = [seat for seat in self.game.entitled
                if any(in_hand(picture, choice) == piece for choice in self.game.choices(seat))]  # fmt: skip
        if able and picture.seat not in able:
            self.front = able[0]
        self.held, self.pending, self.preview = piece, "", self.advised
        self.looks.reason = ""
        return self.reply()

    def _give(self, seat: int, *tokens: str) -> Reply:
        before = len(self.game.match.log)
        try:
            self.game.answer(seat, *tokens)
        except Refusal as refusal:
            return self._explained(self._sentence(refusal))
        self._changed()
        self.held, self.lesson, self.focus_due = "", ("", ""), True
        self._hold_still(still=False)
        if self.game.curtain:  # What follows is for other eyes.
            return self._curtain_moved()
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self._sounding(self.reply())

    def enter_chance(self, token: str) -> Reply:
        """What real dice or cards showed."""
        return self._give(CHANCE, token) if self.game.dice_to_enter else self.reply()

    def enter_die(self, value: str) -> Reply:
        """One real die, 0 for one that is to be read again; the last one gives the answer."""
        draw = self.game.match.draw() if self.game.dice_to_enter else None
        die, _, pips = value.partition(":")
        if not isinstance(draw, Dice) or die not in map(str, range(draw.count)) or not _shows(draw, pips):
            return self.reply()
        entered = self.looks.entered or [0] * draw.count
        entered[int(die)] = int(pips)
        self.looks.entered, self.looks.reason = entered, ""
        return self._give(CHANCE, rolled(tuple(entered)).token) if all(entered) else self.reply()

    def enter_next_die(self, pips: str) -> Reply:
        """The first real die that was not entered yet."""
        draw = self.game.match.draw() if self.game.dice_to_enter else None
        empty = next((die for die, value in enumerate(self.looks.entered) if not value), 0)
        return self.enter_die(f"{empty}:{pips}") if isinstance(draw, Dice) and pips != "0" else self.reply()

    def enter_dice(self, text: str) -> Reply:
        """All real dice in one go."""
        draw = self.game.match.draw() if self.game.dice_to_enter else None
        if not isinstance(draw, Dice):
            return self.reply()
        values = real_dice.read(text, draw)
        if not values:
            key = plural("dice_unread", draw.count)
            return self._explained(say(self.desk.lang, key, n=draw.count, sides=draw.sides))
        return self._give(CHANCE, rolled(tuple(values)).token)

    def speak_for(self, seat: str) -> Reply:
        """Several people may answer: it is this one's turn to look."""
        self.front = int(seat) if seat.isdecimal() else None
        return self.reply()

    def explain(self, token: str) -> Reply:
        """Why a place cannot be chosen; or that nothing forbids it."""
        picture = self.picture()
        seat = picture.seat if picture.kind == "asked" and picture.seat is not None else next(iter(self.game.people), 0)
        try:
            free = self.game.match.game.find(self.game.match.state, seat, token)
        except Refusal as refusal:
            return self._explained(" ".join(filter(None, (self._sentence(refusal), self._deduced(picture, token)))))
        label = self.game.text.label(free, picture.view, picture.names, picture.lang, picture.looker)
        return self._explained(say(picture.lang, "why_free", answer=label.spoken))

    def nowhere(self) -> Reply:
        """Asked for a reason where there is no place at all: that is said, too, and the answer before does not stay."""
        return self._explained(say(self.desk.lang, "why_nowhere")) if self.looks.opened == "why" else self.reply()

    def _deduced(self, picture: Picture, token: str) -> str:
        """What can be deduced about a place, where the table wants that told."""
        return self.game.text.why_here(picture.view, token, picture.names, picture.lang) if picture.aids else ""

    def _explained(self, sentence: str) -> Reply:
        self.looks.reason = sentence
        return {**self.reply(), "say": sentence}

    def skip(self) -> Reply:
        """Show at once how things stand now."""
        self.playback.skip()
        return self.reply()

    def onward(self) -> Reply:
        """On from a pause that somebody had to end."""
        self.playback.advance()
        return self.reply()

    def hurry(self) -> Reply:
        """Show nothing more before the next question."""
        self._hold_still(still=False)
        self.playback.hurried = True
        return self.skip()

    def _sounding(self, reply: Reply) -> Reply:
        if self.desk.preferences.sound:
            notes = [[523, 0], [659, 140], [784, 280]] if self.game.match.over else [[420, 0]]
            reply["effect"] = {"type": "sound", "notes": notes}
        return reply

    def again(self, value: str) -> Reply:
        """The same table once more, everybody one seat further, or with the parts changed where seats play parts.

        Where no such table can play it is said why, and all may keep their seats ("same").
        """
        match = self.game.match
        if self.picture().kind != "over":
            return self.reply()
        meta, options = match.game.meta, decided(self.desk, match.game.meta, match.options)
        try:
            seats = match.seats if value == "same" else moved(meta, match.seats, options, self.desk.lang)
            return self.desk.begin(Setup(meta.id, seats, options, match.real_dice))
        except BadOption as refusal:
            ways = [] if value == "same" else [("ui:again:same", "again_same")]
            self.note(say(self.desk.lang, "again"), self._sentence(refusal), ways=ways)
            return {**self.reply(), "focus": "drawer-title"}
