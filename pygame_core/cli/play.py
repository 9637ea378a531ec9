"""`play GAME`: a whole game in the terminal, with the tokens and sentences of the page."""

from argparse import Namespace
from secrets import randbits

from pygame_core.bots.driver import Computers
from pygame_core.engine import links, saves, scenario
from pygame_core.engine.chance import CHANCE, Rng
from pygame_core.engine.choice import Choice
from pygame_core.engine.match import Match
from pygame_core.engine.refusals import Refusal, shown

from .show import Shown, summary
from .table import new_match, opened
from .terminal import Terminal, Trouble

FEW = 24
COMMANDS = {
    "?": "explain", "help": "explain", "aide": "explain", "why": "why", "pourquoi": "why",
    "hint": "hint", "conseil": "hint", "odds": "odds", "chances": "odds", "log": "log", "journal": "log",
    "undo": "undo", "annuler": "undo",
    "save": "save", "sauver": "save", "export": "export", "exporter": "export", "link": "link", "lien": "link",
}  # fmt: skip
LEAVE = ("quit", "quitter", "exit")


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or somebody leaves."""
    seed = randbits(32) if arguments.seed is None else arguments.seed
    begin = new_match if arguments.source is None else _going_on
    match = begin(arguments, seed, terminal)
    _Play(match, seed, terminal).all()
    if arguments.json:
        terminal.put(summary(match))
    return 0


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


class _Play:
    def __init__(self, match: Match, seed: int, terminal: Terminal) -> None:
        self.match = match
        self.terminal = terminal
        self.shown = Shown(match, terminal)
        self.computers = Computers(match, seed)
        self.told: list[str] = []
        self.asked_at = -1

    # --- the game --------------------------------------------------------------------------------------------

    def all(self) -> None:
        self.terminal.tell(self.terminal.say("help"))
        while not self.match.over:
            asked = self.computers.asked
            if self.computers.next():
                if self.computers.asked != asked:  # In mid-turn a line would only grow.
                    self.tell_story()
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

    def choices(self) -> tuple[Choice, ...]:
        return tuple(self.match.waiting.get(self.seat, ()))

    def tell_story(self) -> None:
        """What is new in the log; a line that has grown is told again."""
        story = self.shown.story()
        pairs = enumerate(zip(self.told, story, strict=False))
        new = next((n for n, (old, now) in pairs if old != now), min(len(self.told), len(story)))
        for line in story[new:]:
            self.terminal.tell(f"· {line}")
        self.told = story

    def ask(self) -> bool:
        """One line from the person who is asked; False when they leave."""
        if self.asked_at != len(self.match.log):
            self.asked_at = len(self.match.log)
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
        self.terminal.tell("\n" + self.shown.table(view) + "\n\n" + self.shown.question(view))
        if self.seat == CHANCE:
            example = next(self.match.draw().outcomes())[0].token
            self.terminal.tell(self.terminal.say("roll", example=example))
        else:
            self.terminal.tell(self.shown.answers(view, self.choices(), most))

    def view(self) -> dict[str, object]:
        return self.match.view(None if self.seat == CHANCE else self.seat)

    def obey(self, words: list[str]) -> None:
        """Carry out a command, or give an answer. What is refused gets its sentence and changes nothing."""
        try:
            if words[0] in COMMANDS:
                getattr(self, COMMANDS[words[0]])(" ".join(words[1:]))
            else:
                self.answer(" ".join(words))
        except Refusal as refusal:
            self.terminal.tell(self.terminal.refusal(refusal, self.match.game.meta.id, self.shown.names))
        except Trouble as trouble:
            self.terminal.tell(str(trouble))

    def answer(self, text: str) -> None:
        self.match.answer(self.seat, self.token(text))

    def token(self, text: str) -> str:
        """An answer by its number in the list, dice by their pips, or as it stands."""
        choices = self.choices()
        if self.seat == CHANCE and text.replace(" ", "").isdecimal():
            return f"roll {text}"
        if text.isascii() and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(choices):
            return choices[int(text) - 1].token
        return text

    # --- commands --------------------------------------------------------------------------------------------

    def explain(self, text: str) -> None:
        """The rule of this step and all answers; or where one answer leads."""
        view = self.view()
        if text and self.seat != CHANCE:
            found = self.match.game.find(self.match.state, self.seat, self.token(text))
            self.terminal.tell(self.shown.text.preview(found, view, self.shown.names, self.terminal.lang))
            return
        card = self.shown.text.rules(view["step"], self.terminal.lang)
        self.terminal.tell("\n".join([card.title, *card.paragraphs]))
        self.put_question(len(self.choices()))
        self.terminal.tell(self.terminal.say("help"))

    def why(self, text: str) -> None:
        """Why an answer is not possible: the rule, as a sentence."""
        if not text:
            raise Trouble(self.terminal.say("answer_missing"))
        self.match.game.find(self.match.state, self.seat, self.token(text))
        self.terminal.tell(self.terminal.say("possible"))

    def hint(self, _text: str) -> None:
        """What a good player would answer."""
        if self.seat == CHANCE:
            raise Trouble(self.terminal.say("no_odds"))
        view, bot = self.view(), self.computers.bot(self.seat)
        best, _ = bot.rank(view, self.choices(), Rng(len(self.match.log)))[0]
        title = self.shown.text.label(best, view, self.shown.names, self.terminal.lang).title
        why = bot.reason(view, best, self.terminal.lang)
        self.terminal.tell(self.terminal.say("hint", token=best.token, title=title, why=why).rstrip())

    def odds(self, _text: str) -> None:
        """The chances worth knowing now."""
        found = self.shown.text.odds(self.view(), self.shown.names, self.terminal.lang)
        self.terminal.tell("\n".join(found) or self.terminal.say("no_odds"))

    def log(self, _text: str) -> None:
        """The story so far."""
        self.terminal.tell("\n".join(self.told))

    def undo(self, _text: str) -> None:
        """Take back the last answer of whoever gave it, unless chance or somebody else has answered since."""
        last = next((entry.seat for entry in reversed(self.match.log) if not entry.forced), self.seat)
        self.match.undo(last if last != CHANCE and last not in self.computers.bots else self.seat)
        self.told = self.shown.story()
        self.terminal.tell(self.terminal.say("undone"))

    def save(self, name: str) -> None:
        self.keep(name, saves.save(self.match))

    def export(self, name: str) -> None:
        """The position as a scenario file: the best bug report."""
        self.keep(name, scenario.export(self.match))

    def link(self, _text: str) -> None:
        self.terminal.tell(links.link(self.match, history=True))

    def keep(self, name: str, text: str) -> None:
        if not name:
            raise Trouble(self.terminal.say("file_missing"))
        self.terminal.write(name, text)
        self.terminal.tell(self.terminal.say("saved", file=name))
