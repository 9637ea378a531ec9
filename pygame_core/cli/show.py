"""A match as text: the table, the question, the answers, the story."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.match.audience import heard, outcomes
from pygame_core.engine.match.history import Entry
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts.language import Dial

from .terminal import Terminal


class Shown:
    """A match as one terminal shows it."""

    def __init__(self, match: Match, terminal: Terminal) -> None:
        self.match = match
        self.terminal = terminal
        self.lang = terminal.lang
        self.game = registry.module(match.game.meta.id)
        self.text = self.game.texts
        self.names = tuple(seat.name for seat in match.seats)

    def table(self, view: Mapping[str, Any]) -> str:
        """How things stand."""
        return self.game.plain(view, self.names, self.lang)

    def question(self, view: Mapping[str, Any], looker: Looker) -> str:
        """What is asked, of whom."""
        asked = self.text.question(view, self.names, self.lang, looker)
        return "\n".join(line for line in asked if line)

    def answers(self, view: Mapping[str, Any], looker: Looker, choices: Sequence[Choice], most: int) -> str:
        """The answers with their numbers, their tokens and their meaning; a scale of them in one line."""
        if dial := self.dial(view, choices):
            others = [self._told(choice, view, looker) for choice in choices if choice.kind != dial.kind]
            scale = f"{dial.kind} {dial.least} ... {dial.most}"
            return "\n".join([*others, self.terminal.say("dial", scale=scale, word=dial.word)])
        wide = max((len(choice.token) for choice in choices[:most]), default=0)
        lines = []
        for number, choice in enumerate(choices[:most], 1):
            title, detail, _ = self.text.label(choice, view, self.names, self.lang, looker)
            lines.append(f"{number:>3}  {choice.token:{wide}}  {title}" + (f" ({detail})" if detail else ""))
        if len(choices) > most:
            lines.append("     " + self.terminal.say("more", n=len(choices) - most))
        return "\n".join(lines)

    def outcomes(self) -> str:
        """What cards and lots may say, as it would be typed."""
        told = outcomes(self.match, self.text, self.names, self.lang)
        wide = max(len(choice.token) for choice in told.values())
        return "\n".join(f"     {choice.token:{wide}}  {sentence}" for sentence, choice in told.items())

    def dial(self, view: Mapping[str, Any], choices: Sequence[Choice]) -> Dial | None:
        """The scale of numbers that is asked for, if one is."""
        scale = self.game.scale
        return scale.dial(view, choices, self.names, self.lang) if scale else None

    def free(self, view: Mapping[str, Any], looker: Looker, free: Sequence[tuple[int, Choice]]) -> str:
        """What is open to people at any time, as they would type it."""
        several = len(self.match.people) > 1
        told = [(f"{self.names[seat]}: " if several else "", one, replace(looker, seat=seat)) for seat, one in free]
        return "\n".join(self._told(choice, view, eyes, who) for who, choice, eyes in told)

    def _told(self, choice: Choice, view: Mapping[str, Any], looker: Looker, who: str = "") -> str:
        title, detail, _ = self.text.label(choice, view, self.names, self.lang, looker)
        return f"     {who}{choice.token}  {title}" + (f" ({detail})" if detail else "")

    def story(self, eyes: int | None) -> list[str]:
        """The log, a line for each move, as these eyes may know it."""
        stretch = heard(self.match, eyes, self.text.forgets(self.match.view(None)))
        return [line.text for line in self.text.lines(stretch, self.names, self.lang)]

    def result(self, view: Mapping[str, Any]) -> str:
        """How the game ended."""
        card = self.text.result(view, self.names, self.lang)
        return "\n".join([card.title, *card.paragraphs])


def summary(match: Match) -> dict[str, Any]:
    """A match for a machine: the table, every answer, and how it stands."""
    names = [{"name": seat.name, "colour": seat.colour, "kind": seat.kind, "level": seat.level} for seat in match.seats]
    return {
        "game": match.game.meta.id,
        "options": match.options,
        "seats": names,
        "answers": [
            {"seat": entry.seat if entry.seat >= 0 else "chance", "token": told(match, entry), "forced": entry.forced}
            for entry in match.log
        ],
        "over": match.over,
        "result": match.view(None).get("result"),
    }


def told(match: Match, entry: Entry) -> str:
    """An answer for everybody's eyes: what only one seat may know yet is not told."""
    secret = entry.seat >= 0 and match.game.has_secrets(entry.seat) and not match.over
    return "?" if secret else entry.token
