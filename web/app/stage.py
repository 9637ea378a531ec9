"""What the table remembers while it is on the screen, and the picture that follows from it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app import finale, glance, tools
from app.answers import WAY
from app.desk import Desk
from app.errands import LOOK, view_of
from app.layout import Looks, Regions
from app.lens import followed
from app.picture import Picture
from app.playback import Playback
from app.session import Session
from app.story import Story
from app.table_words import say
from pygame_core.engine.chance import CHANCE
from pygame_core.engine.choice import Choice
from pygame_core.engine.events import Event
from pygame_core.engine.language import Dial, Line
from pygame_core.engine.refusals import Refusal


def way_of(look: str) -> tuple[str, ...]:
    """The answers of a way that is looked at; none if it is something else."""
    return tuple(look.removeprefix(WAY).split(",")) if look.startswith(WAY) else ()


class Stage:
    """A game, how far it is shown, and what the person has opened."""

    def __init__(self, desk: Desk, game: Session) -> None:
        self.desk, self.game = desk, game
        self.looks = Looks(loupe=followed(game.draw, desk.device.width, desk.device.height))
        self.story = Story(game)
        self.playback = Playback(desk, game)
        self.moment: int | None = None
        self.preview = ""
        self.advised = ""
        """The answer of the hint: it stays in view while nothing else is looked at."""
        self.pending = ""
        """The answer that waits for a second tap."""
        self.held = ""
        self.laid = ""
        """What a hand has left on the board: the answer that it would be, be it one that cannot be given."""
        self.manner = ""
        """How an answer found by hand is to be given, where there are several manners."""
        self.front: int | None = None
        self.onlooker = -1
        """The seat whose person looks: who was asked last. -1 while nobody plays here."""
        self.lesson: tuple[str, str] = ("", "")
        """What a newcomer should know, by its name and in words, until somebody has read it."""
        self.rushing = False
        """Whether the game is being played to its end by computers, without pauses."""
        self.changes = 0
        """Counts what the game went through, so that a thought knows when it comes too late."""
        self.thinking = -1
        self.thought: Callable[[], bool] | None = None
        """A computer's answer that waits until its time has come; calling it gives the answer."""
        self.due = 0.0
        """When that is."""
        self.focus_due = True
        self.painted: Regions = {}
        self.worn: dict[str, dict[str, str | None]] = {}
        self._turning: tuple[int, str, tuple[Line, ...]] = (-1, "", ())
        self.owes_a_word = game.log_lost
        """Whether it has still to be said that the answers so far no longer fit the rules."""
        self.own_up()
        start = game.last_decision()
        if start is not None and not game.match.over:
            self.remember(start)

    def remember(self, start: int) -> None:
        """Show the present with the traces of what happened since so many answers."""
        events = tuple(event for events in self.game.match.events[start:] for event in events)
        self.playback.remember(self._known(events))

    def picture(self) -> Picture:
        """What is to be seen."""
        picture = self._moment()
        errand = self.errand_at(self.preview)
        return replace(picture, errand=errand) if errand else picture

    def errand_at(self, look: str) -> Choice | None:
        """The free answer that is looked at in the open sheet."""
        if self.looks.opened != "errands" or not look.startswith(LOOK):
            return None
        token = look.removeprefix(LOOK)
        return next((choice for choice in self.game.errands(self.looks.errands) if choice.token == token), None)

    def errand_words(self) -> tuple[str, str]:
        """The free answer that waits for a second tap, and the words of its button."""
        choice = self.errand_at(self.pending)
        return (choice.token, self.errand_confirmation(self.looks.errands, choice)) if choice else ("", "")

    def errand_confirmation(self, seat: int, choice: Choice) -> str:
        """The words of the button that must be tapped for an errand that would waste something."""
        confirm = getattr(self.game.text, "confirm", None)
        view = view_of(self.game, seat)
        return str(confirm(choice, view, self.game.names, self.desk.lang)) if confirm else ""

    def teach(self, picture: Picture) -> None:
        """What a newcomer sees for the first time is explained, one thing at a time; it stays until it is read."""
        find = getattr(self.game.text, "hint", None)
        preferences, name = self.desk.preferences, self.lesson[0]
        if not find or picture.kind not in ("asked", "waiting", "beat") or not preferences.hints:
            return
        found = find(picture.view, picture.names, picture.lang)
        known = f"{self.game.match.game.meta.id}/{found[0]}" if found else ""
        if found and (name == found[0] or (not name and self.onlooker >= 0 and preferences.learn(known))):
            self.lesson = found

    def _moment(self) -> Picture:
        game, lang = self.game, self.desk.lang
        match = game.match
        self._look_on()
        if game.curtain:
            return Picture(game, lang, "curtain", len(match.log), match.view(None), game.taker)
        if game.recall is not None and not game.hands_over:
            view, aids = self._as_seen(match.view(game.recall))
            return Picture(game, lang, "glance", len(match.log), view, game.recall, aids=aids)
        if self.moment is not None:
            view, aids = self._as_seen(self._past(self.moment))
            trail = tuple(match.events[self.moment - 1]) if self.moment else ()
            return Picture(game, lang, "past", self.moment, view, trail=self._known(trail), aids=aids)
        if beat := self.playback.now:
            trail = tuple(self.playback.trail)
            actor, (view, aids) = self._actor(beat.given), self._as_seen(beat.view)
            return Picture(game, lang, "beat", beat.given, view, actor, trail=trail, aids=aids)
        return self._present()

    def _look_on(self) -> None:
        """Who is asked looks; while nobody is, whoever was asked last."""
        people, entitled = self.game.people, self.game.entitled
        if entitled:
            self.onlooker = self.front if self.front in entitled else entitled[0]
        elif self.onlooker not in people:
            self.onlooker = next(iter(people), -1)

    def _as_seen(self, view: dict[str, Any]) -> tuple[dict[str, Any], frozenset[str]]:
        """A view with what the texts are told besides: who looks, and which displays are switched on."""
        view = glance.face_down(self.game, view)
        aids = self._aids(view)
        return view | {"aids": sorted(aids), "eyes": self.onlooker, "hand": self.laid, "manner": self.manner}, aids

    def _past(self, index: int) -> dict[str, Any]:
        """An earlier moment as it was seen; when the game is over, with everything."""
        match = self.game.match
        state = match.at(index)
        return match.game.unveiled(state) if match.over else match.game.view(state, self.game.eyes())

    def _known(self, trail: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events that may be told to whoever looks."""
        eyes = self.game.eyes()
        return tuple(event for event in trail if self.game.match.lets_know(eyes, event))

    def _aids(self, view: dict[str, Any]) -> frozenset[str]:
        """The displays of this moment that are switched on."""
        over = self.game.match.over  # Then everything is open.
        return frozenset(name for name, *_ in self.aids_of(view) if name not in self.looks.aids_off and not over)

    def aids_of(self, view: dict[str, Any]) -> tuple[tuple[str, str, str], ...]:
        """The displays that a game offers at a moment: name, words, what it shows."""
        offered = getattr(self.game.text, "aids", None) if not self.game.match.over else None
        return tuple(offered(view, self.desk.lang)) if offered else ()

    def _present(self) -> Picture:
        game = self.game
        match, entitled = game.match, game.entitled
        view, aids = self._as_seen(match.view(game.eyes()))
        blank = Picture(game, self.desk.lang, "over", len(match.log), view, aids=aids)
        if match.over:
            return blank
        trail = tuple(self.playback.trail)
        if not game.mine:
            return replace(blank, kind="watched", trail=trail)
        if game.dice_to_enter:
            return replace(blank, kind="dice", trail=trail)
        if self.rushing:
            return replace(blank, kind="rushing")
        if game.hands_over:
            return replace(blank, kind="handing", seat=game.taker, trail=trail)
        if not entitled and game.computers.asked is None:
            return replace(blank, kind="posting", trail=trail)
        if not entitled:
            return replace(blank, kind="waiting", seat=game.computers.asked, trail=trail)
        seat = self.onlooker
        choices = game.choices(seat)
        held = self._held(view, choices)
        asked = replace(blank, kind="asked", seat=seat, choices=choices, trail=trail, held=held)
        asked = self._dialled(replace(asked, view=view | {"held": held}) if held else asked)
        preview = self.found(asked, self.preview)
        return replace(asked, preview=preview or asked.dialled(asked.number), way=way_of(self.preview))

    def found(self, picture: Picture, token: str) -> Choice | None:
        """An answer of the person who is asked: one of those that are listed, or one that was found by hand."""
        listed = next((choice for choice in picture.choices if choice.token == token), None)
        if listed or token != self.laid or not token or picture.seat is None:
            return listed
        try:
            return self.game.match.game.find(self.game.match.state, picture.seat, token)
        except Refusal:
            return None

    def _dialled(self, picture: Picture) -> Picture:
        """The same with its dial, where the answers differ in a number: on the number that was chosen."""
        find = getattr(self.game.text, "dial", None)
        dial: Dial | None = find(picture.view, picture.choices, picture.names, picture.lang) if find else None
        if dial is None:
            return picture
        number = dial.start if self.looks.number is None else self.looks.number
        return replace(picture, dial=dial, number=min(max(number, dial.least), dial.most))

    def _held(self, view: dict[str, Any], choices: tuple[Choice, ...]) -> str:
        """The piece that was taken in hand while it may act, else the first that may."""
        hands = getattr(self.game.text, "hands", None)
        names = [name for name, _ in hands(view, choices, self.desk.lang)] if hands else []
        return self.held if self.held in names else next(iter(names), "")

    def _actor(self, index: int) -> int | None:
        entries = reversed(self.game.match.log[:index])
        return next((entry.seat for entry in entries if entry.seat != CHANCE), None)

    def withheld(self, picture: Picture) -> bool:
        """Whether the board is telling something bit by bit that words would tell at once."""
        slow = getattr(self.game.draw, "SLOW", ())
        return picture.kind == "beat" and bool(picture.trail) and picture.trail[-1].kind in slow

    def happened(self, picture: Picture) -> str:
        """The picture's moment as a sentence."""
        text = self.game.text
        if self.withheld(picture):
            return ""
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

    def own_up(self) -> None:
        """Say to whoever looks first that the game goes on from its position alone."""
        if self.owes_a_word and not self.game.curtain:
            self.owes_a_word = False
            self.note(say(self.desk.lang, "log"), say(self.desk.lang, "log_lost"))

    def note(self, title: str, *sentences: str, ways: list[tuple[str, str]] | None = None) -> None:
        """Say something beside the game."""
        lang = self.desk.lang
        self.looks.opened = "note"
        self.looks.note = tools.note(lang, title, list(sentences), [(do, say(lang, words)) for do, words in ways or []])
