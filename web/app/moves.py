"""Playing at the table: to answer, to type what real dice showed, to ask why not."""

from dataclasses import replace

from app import by_hand
from app.form import Setup
from app.history import History
from app.picture import Picture, in_hand
from app.screen import Answer, Reply
from app.stage import way_of
from app.table_words import say
from pygame_core.engine.chance import CHANCE, Dice, rolled
from pygame_core.engine.choice import Choice
from pygame_core.engine.markup import escape
from pygame_core.engine.refusals import Refusal


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
        confirm = getattr(self.game.text, "confirm", None)
        choice = self.found(picture, token)
        return confirm(choice, picture.view, picture.names, picture.lang) if confirm and choice else ""

    def _ask_again(self, token: str) -> Reply:
        self.pending = self.preview = token
        return {**self.reply(), "focus": "confirm"}

    def give_up(self, token: str) -> Reply:
        """An answer that nobody is asked for, once it was said twice."""
        seat = self._unprompted(token)
        if seat is None:
            return self.reply()
        view, names, lang = self.picture().view, self.game.names, self.desk.lang
        label = self.game.text.label(self._free(seat, token), view, names, lang)
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
        free = self.game.match.game.unprompted(self.game.match.state, seat)
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
        values = by_hand.read(text, draw)
        if not values:
            return self._explained(say(self.desk.lang, "dice_unread", n=draw.count, sides=draw.sides))
        return self._give(CHANCE, rolled(tuple(values)).token)

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
            return self._explained(" ".join(filter(None, (self._sentence(refusal), self._deduced(picture, token)))))
        return self.reply()

    def _deduced(self, picture: Picture, token: str) -> str:
        """What can be deduced about a place, where the table wants that told."""
        why_here = getattr(self.game.text, "why_here", None)
        return why_here(picture.view, token, picture.names, picture.lang) if why_here and picture.aids else ""

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

    def again(self) -> Reply:
        """The same table once more, everybody one seat further, or with the parts changed where seats play parts."""
        match = self.game.match
        first, *rest = match.seats
        seats = (*rest, first)
        if match.game.meta.lead:
            seats = tuple(replace(seat, colour=was.colour) for seat, was in zip(seats, match.seats, strict=True))
        return self.desk.begin(Setup(match.game.meta.id, seats, match.options, match.real_dice))
