"""What the table remembers while it is on the screen, and the picture that follows from it."""

from dataclasses import replace

from app import finale, tools
from app.desk import Desk
from app.layout import Looks, Regions
from app.picture import Picture
from app.playback import Playback
from app.session import Session
from app.story import Story
from app.table_words import say
from pygame_core.engine.chance import CHANCE
from pygame_core.engine.language import Line


class Stage:
    """A game, how far it is shown, and what the person has opened."""

    def __init__(self, desk: Desk, game: Session) -> None:
        self.desk, self.game = desk, game
        self.looks = Looks()
        self.story = Story(game)
        self.playback = Playback(desk, game)
        self.moment: int | None = None
        self.preview = ""
        self.advised = ""
        """The answer of the hint: it stays in view while nothing else is looked at."""
        self.front: int | None = None
        self.changes = 0
        """Counts what the game went through, so that a thought knows when it comes too late."""
        self.thinking = -1
        self.focus_due = True
        self.painted: Regions = {}
        self.worn: dict[str, dict[str, str | None]] = {}
        self._turning: tuple[int, str, tuple[Line, ...]] = (-1, "", ())
        if game.log_lost:
            self.note(say(desk.lang, "log"), say(desk.lang, "log_lost"))
        start = game.last_decision()
        if start is not None and not game.match.over:
            self.playback.remember(event for events in game.match.events[start:] for event in events)

    def picture(self) -> Picture:
        """What is to be seen."""
        game, lang = self.game, self.desk.lang
        match, eyes = game.match, game.eyes()
        if self.moment is not None:
            view = match.game.view(match.at(self.moment), eyes)
            trail = tuple(match.events[self.moment - 1]) if self.moment else ()
            return Picture(game, lang, "past", self.moment, view, trail=trail)
        if beat := self.playback.now:
            trail = tuple(self.playback.trail)
            return Picture(game, lang, "beat", beat.given, beat.view, self._actor(beat.given), trail=trail)
        return self._present()

    def _present(self) -> Picture:
        game = self.game
        match, entitled = game.match, game.entitled
        blank = Picture(game, self.desk.lang, "over", len(match.log), match.view(game.eyes()))
        if match.over:
            return blank
        trail = tuple(self.playback.trail)
        if not game.mine:
            return replace(blank, kind="watched", trail=trail)
        if game.dice_to_enter:
            return replace(blank, kind="dice", trail=trail)
        if not entitled:
            return replace(blank, kind="waiting", seat=game.computers.asked, trail=trail)
        seat = self.front if self.front in entitled else entitled[0]
        choices = game.choices(seat)
        preview = next((choice for choice in choices if choice.token == self.preview), None)
        return replace(blank, kind="asked", seat=seat, choices=choices, preview=preview, trail=trail)

    def _actor(self, index: int) -> int | None:
        entries = reversed(self.game.match.log[:index])
        return next((entry.seat for entry in entries if entry.seat != CHANCE), None)

    def happened(self, picture: Picture) -> str:
        """The picture's moment as a sentence."""
        text = self.game.text
        if picture.kind == "beat" and picture.trail:
            return str(text.say(picture.trail[-1], picture.names, picture.lang))
        if picture.kind == "past":
            return " ".join(text.say(event, picture.names, picture.lang) for event in picture.trail)
        return ""

    def turning_points(self, picture: Picture, lines: list[Line]) -> tuple[Line, ...]:
        """Worked out once, at the end."""
        if picture.kind != "over":
            return ()
        if self._turning[:2] != (picture.index, picture.lang):
            found = tuple(finale.turning_points(self.game, lines, picture.lang))
            self._turning = (picture.index, picture.lang, found)
        return self._turning[2]

    def note(self, title: str, *sentences: str, ways: list[tuple[str, str]] | None = None) -> None:
        """Say something beside the game."""
        lang = self.desk.lang
        self.looks.opened = "note"
        self.looks.note = tools.note(lang, title, list(sentences), [(do, say(lang, words)) for do, words in ways or []])
