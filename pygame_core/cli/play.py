"""`play GAME`: a whole game in the terminal, with the tokens and sentences of the page."""

from argparse import Namespace
from collections.abc import Mapping
from secrets import randbits
from typing import Any

from pygame_core.bots.driver import Computers
from pygame_core.engine.contract.looker import NOBODY as NO_SEAT
from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.chance import CHANCE, Dice, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal, shown
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.scenarios import scenario
from pygame_core.engine.texts.language import listing

from .show import Shown, summary
from .table import new_match, opened
from .terminal import Terminal, Trouble

FEW = 24
COMMANDS = {
    "?": "explain", "help": "explain", "aide": "explain", "why": "why", "pourquoi": "why",
    "hint": "hint", "conseil": "hint", "odds": "odds", "chances": "odds", "log": "log", "journal": "log",
    "undo": "undo", "annuler": "undo",
    "save": "save", "sauver": "save", "export": "export", "exporter": "export", "link": "link", "lien": "link",
    "letter": "letter", "lettre": "letter", "open": "open", "ouvrir": "open",
}  # fmt: skip
NOBODY = -2
FAR_DOWN = "\n" * 60
LEAVE = ("quit", "quitter", "exit")


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or somebody leaves."""
    seed = randbits(32) if arguments.seed is None else arguments.seed
    play = _at_table(arguments, seed, terminal) or _here(arguments, seed, terminal)
    play.all()
    if arguments.json:
        terminal.put(summary(play.match))
    return 0


def _here(arguments: Namespace, seed: int, terminal: Terminal) -> "Play":
    begin = new_match if arguments.source is None else _going_on
    return Play(begin(arguments, seed, terminal), seed, terminal)


def _at_table(arguments: Namespace, seed: int, terminal: Terminal) -> "Play | None":
    """Where others play on devices of their own; None where nobody does."""
    from .by_letter import LetterPlay, table_of

    copy = table_of(arguments, terminal)
    return LetterPlay(copy, seed, terminal) if copy else None


def _going_on(arguments: Namespace, seed: int, terminal: Terminal) -> Match:
    """The game of a file or a link, or one that begins where a scenario does."""
    if arguments.seats or arguments.option:
        raise Trouble(terminal.say("from_alone"))
    match, remark = opened(arguments.source, seed, terminal, scenarios=True)
    game = match.game.meta.id
    if arguments.game not in (None, game):
        raise Trouble(terminal.say("from_other", game=game, given=shown(arguments.game)))
    terminal.tell(remark, end="\n" if remark else "")
    return match


class Play:
    """A game that people play in one terminal."""

    def __init__(self, match: Match, seed: int, terminal: Terminal) -> None:
        self.match = match
        self.terminal = terminal
        self.shown = Shown(match, terminal)
        self.computers = Computers(match, seed)
        self.told: dict[int | None, list[str]] = {}
        """The story as it was told, for each pair of eyes."""
        # Whoever opens a game of secrets that several share is asked for first.
        self.looking: int | None = NOBODY if len(match.viewpoints) > 1 else self.eyes()
        self.asked_at = -1

    # --- the game --------------------------------------------------------------------------------------------

    def all(self) -> None:
        self.terminal.tell(self.terminal.say("help"))
        while not self.match.over:
            self.match.draw_hidden()
            asked = self.computers.asked
            if self.computers.next():
                if self.computers.asked != asked:
                    self.tell_story(growing=True)
            elif not self.ask():
                self.terminal.tell(self.terminal.say("bye"))
                return
        self.tell_story()
        view = self.match.view(None)
        self.terminal.tell(self.shown.table(view) + "\n\n" + self.shown.result(view))

    @property
    def seat(self) -> int:
        """Who is asked; CHANCE for real dice."""
        return self.match.asked[0]

    def eyes(self) -> int | None:
        """Whose view is told: that of who is asked, where seats know different things; None for what all may know."""
        sides = self.match.viewpoints
        asked = next((seat for seat in self.match.asked if seat in sides), None)
        return asked if len(sides) > 1 or self.match.over else next(iter(sides), None)

    def hand_over(self) -> None:
        """Between people who know different things: everything out of sight, and somebody says so."""
        if (eyes := self.eyes()) != self.looking and not self.match.over:
            self.looking = eyes
            names = [self.shown.names[seat] for seat in self.match.people if self.match.viewpoint(seat) == eyes]
            self.terminal.tell(FAR_DOWN + self.terminal.say("hand_over", name=listing(self.terminal.lang, names)))
            self.terminal.hear()

    def choices(self) -> tuple[Choice, ...]:
        """What may be answered now, by whoever of the people is asked."""
        asked, kinds = [seat for seat in self.match.asked if seat in self.match.people], self.match.game.free_kinds
        offers = {choice.token: choice for seat in asked for choice in self.match.choices_by_seat.get(seat, ())}
        return tuple(choice for choice in offers.values() if choice.kind not in kinds)

    def free(self) -> list[tuple[int, Choice]]:
        """What people may do besides, asked or not, and who."""
        kinds, eyes = self.match.game.free_kinds, self.eyes()
        seats = [seat for seat in self.match.people if self.match.viewpoint(seat) in (None, eyes)]
        return [(seat, one) for seat in seats for one in self.match.choices_by_seat.get(seat, ()) if one.kind in kinds]

    def giver(self, token: str) -> int:
        """Who gives an answer: the first of the people who may, else the first who is asked at all."""
        people = self.match.people
        ours = [seat for seat in (*self.match.asked, *people) if seat in people]
        return next((seat for seat in ours if self.may(seat, token)), (*ours, self.seat)[0])

    def may(self, seat: int, token: str) -> bool:
        return self.match.allows(seat, token)

    def tell_story(self, *, growing: bool = False) -> None:
        """What is new in the log; a line that has grown is told again, so the last one waits while it may grow."""
        eyes = self.eyes()
        story, before = self.shown.story(eyes), self.told.get(eyes, [])
        story = story[:-1] if growing else story
        pairs = enumerate(zip(before, story, strict=False))
        new = next((n for n, (old, now) in pairs if old != now), min(len(before), len(story)))
        for line in story[new:]:
            self.terminal.tell(f"· {line}")
        self.told[eyes] = story

    def ask(self) -> bool:
        """One line from the person who is asked; False when they leave."""
        if self.asked_at != len(self.match.log):
            self.asked_at = len(self.match.log)
            self.hand_over()
            self.tell_story()
            self.put_question(FEW)
        self.terminal.tell(self.terminal.say("prompt"), end="")
        line = self.terminal.hear()
        words = line.split()
        if not line or (words and words[0] in LEAVE):
            return False
        if words:
            self.obey(words)
        return True

    def put_question(self, most: int) -> None:
        view = self.view()
        self.terminal.tell("\n" + self.shown.table(view) + "\n\n" + self.shown.question(view, self.looker(view)))
        if self.seat == CHANCE:
            draw = self.match.draw()
            if isinstance(draw, Dice):
                self.terminal.tell(self.terminal.say("roll", example=next(draw.outcomes())[0].token))
            else:
                self.terminal.tell(self.terminal.say("draw") + "\n" + self.shown.outcomes())
        else:
            self.terminal.tell(self.shown.answers(view, self.looker(view), self.choices(), most))
            if free := self.free():
                self.terminal.tell(self.terminal.say("free") + "\n" + self.shown.free(view, self.looker(view), free))

    def view(self) -> Mapping[str, Any]:
        return self.match.view(None if self.seat == CHANCE else self.seat)

    def looker(self, view: Mapping[str, Any], seat: int = NO_SEAT) -> Looker:
        """Who reads: a terminal has no room for displays to be switched, so all are on."""
        return Looker(seat, frozenset(name for name, *_ in self.shown.text.aids(view, self.terminal.lang)))

    def obey(self, words: list[str]) -> None:
        """Carry out a command, or give an answer. What is refused gets its sentence and changes nothing."""
        try:
            if words[0] in COMMANDS:
                getattr(self, COMMANDS[words[0]])(" ".join(words[1:]))
            else:
                self.answer(" ".join(words))
        except Refusal as refusal:
            self.terminal.tell(self.refused(refusal))
        except Trouble as trouble:
            self.terminal.tell(str(trouble))

    def refused(self, refusal: Refusal) -> str:
        """The sentence for what was refused here."""
        return self.terminal.refusal(refusal, self.match.game.meta.id, self.shown.names)

    def answer(self, text: str) -> None:
        self.match.answer(*self.meant(text))

    def meant(self, text: str) -> tuple[int, str]:
        """Who gives which answer: the person who is asked, or the one whose name stands before it."""
        if self.seat == CHANCE:
            return CHANCE, self.thrown(text)
        name, colon, rest = text.partition(":")
        names = {self.shown.names[seat].casefold(): seat for seat in self.match.people}
        if colon and name.strip().casefold() in names:
            return names[name.strip().casefold()], rest.strip()
        token = self.token(text)
        return self.giver(token), token

    def thrown(self, text: str) -> str:
        """What chance says: of dice the numbers are enough, of a card or a lot its name."""
        kind = next(self.match.draw().outcomes())[0].kind
        named = f"{kind} {text.casefold()}"
        return named if not self.match.draw().find(text) and self.match.draw().find(named) else text

    def token(self, text: str) -> str:
        """An answer by its number in the list, or as it stands; where a number is asked, that number."""
        if not (text.isascii() and text.isdecimal() and len(text) < 6):
            return text
        choices = self.choices()
        if dial := self.shown.dial(self.view(), choices):
            return f"{dial.kind} {int(text)}"
        return choices[int(text) - 1].token if 1 <= int(text) <= len(choices) else text

    # --- commands --------------------------------------------------------------------------------------------

    def explain(self, text: str) -> None:
        """The rule of this step and all answers; or where one answer leads."""
        view = self.view()
        if text and self.seat != CHANCE:
            seat, token = self.meant(text)
            found = self.match.game.find(self.match.state, seat, token)
            told = self.shown.text.preview(found, view, self.shown.names, self.terminal.lang, self.looker(view, seat))
            self.terminal.tell(told)
            return
        card = self.shown.text.rules(view["step"], self.terminal.lang)
        self.terminal.tell("\n".join([card.title, *card.paragraphs]))
        self.put_question(len(self.choices()))
        self.terminal.tell(self.terminal.say("help"))

    def why(self, text: str) -> None:
        """Why an answer is not possible: the rule, as a sentence."""
        if not text:
            raise Trouble(self.terminal.say("answer_missing"))
        self.match.game.find(self.match.state, *self.meant(text))
        self.terminal.tell(self.terminal.say("possible"))

    def hint(self, _text: str) -> None:
        """What a good player would answer."""
        if not self.choices():
            raise Trouble(self.terminal.say("no_odds"))
        view, bot = self.view(), self.computers.bot(self.seat)
        best, _ = bot.rank(view, self.choices(), Rng(len(self.match.log)))[0]
        title = self.shown.text.label(best, view, self.shown.names, self.terminal.lang, self.looker(view)).title
        why = bot.reason(view, best, self.terminal.lang)
        what = best.token if title.casefold() == best.token else f"{best.token}, {title}"
        self.terminal.tell(self.terminal.say("hint", what=what, why=why).rstrip())

    def odds(self, _text: str) -> None:
        """The chances worth knowing now."""
        view = self.view()
        found = self.shown.text.odds(view, self.shown.names, self.terminal.lang, self.looker(view))
        self.terminal.tell("\n".join(found) or self.terminal.say("no_odds"))

    def log(self, _text: str) -> None:
        """The story so far."""
        self.terminal.tell("\n".join(self.told.get(self.eyes(), [])))

    def undo(self, _text: str) -> None:
        """Take back the last answer of whoever gave it, or what real dice were said to show."""
        if self.match.correctable_roll() is not None:
            self.match.correct()
        else:
            last = next((entry.seat for entry in reversed(self.match.log) if not entry.forced), self.seat)
            self.match.undo(last if last != CHANCE and last not in self.computers.bots else self.seat)
        self.told = {self.eyes(): self.shown.story(self.eyes())}
        self.terminal.tell(self.terminal.say("undone"))

    def save(self, name: str) -> None:
        self.keep(name, saves.save(self.match))

    def export(self, name: str) -> None:
        """The position as a scenario file: the best bug report."""
        if self.match.game.meta.hidden and not self.match.over:
            self.terminal.tell(self.terminal.say("secret_inside"))
        self.keep(name, scenario.export(self.match))

    def link(self, _text: str) -> None:
        if self.match.game.meta.hidden and not self.match.over:
            self.terminal.tell(self.terminal.say("secret_inside"))
        self.terminal.tell(links.link(self.match, history=True))

    def letter(self, _text: str) -> None:
        """Nobody plays elsewhere here."""
        raise Trouble(self.terminal.say("letter_nobody"))

    def open(self, _text: str) -> None:
        """The same."""
        raise Trouble(self.terminal.say("letter_nobody"))

    def keep(self, name: str, text: str) -> None:
        if not name:
            raise Trouble(self.terminal.say("file_missing"))
        self.terminal.write(name, text)
        self.terminal.tell(self.terminal.say("saved", file=name))
