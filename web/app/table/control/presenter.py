"""What the table remembers while it is on the screen, and the picture that follows from it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.core.context import Desk
from app.i18n.game_screen import say
from app.table.model.playback import Playback
from app.table.model.session import Session
from app.table.model.snapshot import Kind, Picture
from app.table.view import aim, game_over, private_cards, toolbar
from app.table.view.answer_buttons import WAY
from app.table.view.free_answers import LOOK
from app.table.view.layout import Looks, Regions
from app.table.view.log import Story
from app.table.view.map_camera import followed
from pygame_core.engine.contract.looker import NOBODY, Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts.language import Line


def way_of(look: str) -> tuple[str, ...]:
    """The answers of a way that is looked at; none if it is something else."""
    return tuple(look.removeprefix(WAY).split(",")) if look.startswith(WAY) else ()


class Stage:
    """A game, how far it is shown, and what the person has opened."""

    def __init__(self, desk: Desk, game: Session) -> None:
        self.desk, self.game = desk, game
        self.looks = Looks(loupe=followed(game.module, desk.device.width, desk.device.height))
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
        self.onlooker = NOBODY
        """The seat whose person looks: who was asked last. NOBODY while nobody plays here."""
        self.lesson: tuple[str, str] = ("", "")
        """What a newcomer should know, by its name and in words, until somebody has read it."""
        self.rushing = False
        """Whether the game is being played to its end by computers, without pauses."""
        self.changes = 0
        """Counts what the game went through, so that a thought knows when it comes too late."""
        self.thinking = -1
        self.thought: Callable[[], bool] | None = None
        """A computer's answer that waits until its time has come; calling it gives the answer."""
        self.began = 0.0
        """When it began to think."""
        self.due = 0.0
        """When that is."""
        self.gathered: tuple[int, dict[str, Any], int] | None = None
        """While a computer thinks its turn to its end: when it began, what was seen then, its seat."""
        self.focus_due = True
        self.seated = True
        """Whether somebody has just sat down here."""
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
        return self.game.text.confirm(choice, self.game.match.view(seat), self.game.names, self.desk.lang, Looker(seat))

    def teach(self, picture: Picture) -> None:
        """What a newcomer sees for the first time is explained, one thing at a time; it stays until it is read."""
        preferences, name = self.desk.preferences, self.lesson[0]
        if self.looks.greeting or picture.kind not in ("asked", "waiting", "beat") or not preferences.hints:
            return
        found = self.game.text.hint(picture.view, picture.names, picture.lang, picture.looker)
        known = f"{self.game.match.game.meta.id}/{found[0]}" if found else ""
        if found and (name == found[0] or (not name and self.onlooker >= 0 and preferences.learn(known))):
            self.lesson = found

    def greet(self, picture: Picture) -> None:
        """At the first table of a game, tell what it is about before anything else."""
        if self.seated and picture.kind in ("asked", "waiting", "beat", "dice"):
            self.seated = False
            if aim.is_new(self.game):
                self.looks.opened, self.looks.greeting = "aim", True

    def greeted(self) -> None:
        """It was read, or the game goes on without: it does not come again by itself."""
        if self.looks.greeting:
            self.looks.greeting = False
            self.desk.preferences.learn(aim.known_as(self.game))

    def _moment(self) -> Picture:
        game, lang = self.game, self.desk.lang
        match = game.match
        self._look_on()
        if game.curtain:
            return Picture(game, lang, "curtain", len(match.log), match.view(None), game.taker)
        if game.recall is not None and not game.hands_over:
            return self._seen("glance", len(match.log), match.view(game.recall), game.recall)
        if self.moment is not None:
            trail = tuple(match.events[self.moment - 1]) if self.moment else ()
            return self._seen("past", self.moment, self._past(self.moment), trail=self._known(trail))
        if beat := self.playback.now:
            trail = tuple(self.playback.trail)
            return self._seen("beat", beat.given, beat.view, self.playback.actor(beat.given), trail)
        if self.gathered:
            given, before, seat = self.gathered
            return self._seen("waiting", given, before, seat, tuple(self.playback.trail))
        return self._present()

    def _look_on(self) -> None:
        """Who is asked looks; while nobody is, whoever was asked last."""
        people, entitled = self.game.people, self.game.entitled
        if entitled:
            self.onlooker = self.front if self.front in entitled else entitled[0]
        elif self.onlooker not in people:
            self.onlooker = next(iter(people), NOBODY)

    def _seen(
        self, kind: Kind, index: int, view: dict[str, Any], seat: int | None = None, trail: tuple[Event, ...] = ()
    ) -> Picture:
        """A view as whoever looks sees it: what is secret face down, the displays as they are switched."""
        view = private_cards.face_down(self.game, view)
        return Picture(
            self.game, self.desk.lang, kind, index, view, seat, trail=trail, aids=self._aids(view),
            onlooker=self.onlooker, laid=self.laid, manner=self.manner,
        )  # fmt: skip

    def _past(self, index: int) -> dict[str, Any]:
        """An earlier moment as it was seen; when the game is over, with everything."""
        match = self.game.match
        state = match.at(index)
        return match.game.full_view(state) if match.over else match.game.view(state, self.game.eyes())

    def _known(self, trail: tuple[Event, ...]) -> tuple[Event, ...]:
        """The events that may be told to whoever looks."""
        eyes = self.game.eyes()
        return tuple(event for event in trail if self.game.match.may_tell(eyes, event))

    def _aids(self, view: dict[str, Any]) -> frozenset[str]:
        """The displays of this moment that are switched on."""
        over = self.game.match.over  # Then everything is open.
        return frozenset(name for name, *_ in self.aids_of(view) if name not in self.looks.aids_off and not over)

    def aids_of(self, view: dict[str, Any]) -> tuple[tuple[str, str, str], ...]:
        """The displays that a game offers at a moment: name, words, what it shows."""
        return () if self.game.match.over else self.game.text.aids(view, self.desk.lang)

    def _present(self) -> Picture:
        game = self.game
        match, entitled = game.match, game.entitled
        blank = self._seen("over", len(match.log), match.view(game.eyes()))
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
        held = self._held(blank.view, choices)
        asked = replace(blank, kind="asked", seat=seat, choices=choices, trail=trail, held=held)
        asked = self._dialled(asked)
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
        scale = self.game.module.scale
        dial = scale.dial(picture.view, picture.choices, picture.names, picture.lang) if scale else None
        if dial is None:
            return picture
        number = dial.start if self.looks.number is None else self.looks.number
        return replace(picture, dial=dial, number=min(max(number, dial.least), dial.most))

    def _held(self, view: dict[str, Any], choices: tuple[Choice, ...]) -> str:
        """The piece that was taken in hand while it may act, else the first that may."""
        pieces = self.game.module.pieces
        names = [name for name, _ in pieces.able(view, choices, self.desk.lang)] if pieces else []
        return self.held if self.held in names else next(iter(names), "")

    def withheld(self, picture: Picture) -> bool:
        """Whether the board is telling something bit by bit that words would tell at once."""
        slow = self.game.draw.timing.slow
        return picture.kind == "beat" and bool(picture.trail) and picture.trail[-1].kind in slow

    def happened(self, picture: Picture) -> str:
        """The picture's moment as a sentence."""
        text = self.game.text
        if self.withheld(picture):
            return ""
        told = self.playback.told
        if picture.kind == "beat" or (picture.kind == "waiting" and self.playback.meter.seat == picture.seat):
            return text.say(told, picture.names, picture.lang) if told else ""
        if picture.kind == "past":
            return " ".join(text.say(event, picture.names, picture.lang) for event in picture.trail)
        return ""

    def turning_points(self, picture: Picture, lines: list[Line]) -> tuple[Line, ...]:
        """Worked out once, at the end."""
        if picture.kind != "over":
            return ()
        if self._turning[:2] != (picture.index, picture.lang):
            found = tuple(game_over.turning_points(self.game, lines, picture.lang))
            self._turning = (picture.index, picture.lang, found)
        return self._turning[2]

    def own_up(self) -> None:
        """Say to whoever looks first that the game goes on from its position alone."""
        if self.owes_a_word and not self.game.curtain:
            self.owes_a_word = False
            self.note(say(self.desk.lang, "log"), say(self.desk.lang, "log_lost"))

    def note(self, title: str, *sentences: str, ways: list[tuple[str, str]] | None = None, by: str = "note") -> None:
        """Say something beside the game; `by` is the tool that it closes with."""
        lang = self.desk.lang
        self.looks.opened = by
        self.looks.note = toolbar.note(
            lang, title, list(sentences), [(do, say(lang, words)) for do, words in ways or []]
        )
