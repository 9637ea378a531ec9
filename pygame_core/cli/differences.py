"""What differs from a scenario, in sentences: who, which answer, what the rules say of it, what happened instead."""

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.scenarios.run import Difference
from pygame_core.engine.scenarios.scenario import Scenario
from pygame_core.engine.scenarios.toml_lines import inline
from pygame_core.engine.texts.language import listing

from .terminal import Terminal

_WIDTH = 110
_MOST_LINES = 10
_MOST_NAMED = 12
_MOST_TOLD = 6


class Differences:
    """Tells the differences of one scenario in the terminal's language."""

    def __init__(self, scenario: Scenario, terminal: Terminal) -> None:
        self.scenario = scenario
        self.terminal = terminal
        self.game = scenario.game.meta
        self.names = tuple(map(self._name, scenario.seats))

    def lines(self, difference: Difference) -> list[str]:
        """One difference, where it is and what it is, in ten lines at most."""
        say = self.terminal.say
        where = say("at_step", step=difference.step) if difference.step else say("at_start")
        told = say("difference", where=where, line=difference.line, what=difference.what, told=self._told(difference))
        lines = [line for part in told.split("\n") for line in wrap(part, _WIDTH, subsequent_indent="    ")]
        return lines if len(lines) <= _MOST_LINES else [*lines[: _MOST_LINES - 1], "    ..."]

    def _told(self, difference: Difference) -> str:
        case, facts = difference.case, difference.facts
        words = {name: self._word(name, value) for name, value in facts.items()}
        if case == "value":
            words = {name: self._value(getattr(difference, name)) for name in ("expected", "actual")}
        elif case == "asked":
            words = {name: self._seats(seats) for name, seats in facts["seats"].items()}
        elif case == "asked_not":
            words = {"seats": self._seats(facts["seats"])}
        elif case == "other_refusal" or (case == "bad" and facts["refusal"]):
            words["actual"] = facts["refusal"].code
        elif case == "forced":
            words |= {"seat": self._seat(facts["forced"].seat), "forced": facts["forced"].token}
        elif case in ("events", "events_not"):
            words["happened"] = self._happened(facts["happened"])
        return self.terminal.say(self._key(case, facts), **words)

    def _key(self, case: str, facts: Mapping[str, Any]) -> str:
        """The sentence for a case."""
        if case == "bad" and facts["refusal"] is None:
            return "differs_bad_accepted"
        if case == "over":
            return "differs_over" if facts["over"] else "differs_not_over"
        return f"differs_{case}"

    def _word(self, name: str, value: Any) -> str:
        if isinstance(value, Refusal):
            return self.terminal.refusal(value, self.game.id, self.names)
        if name == "seat":
            return self._seat(value)
        if name in ("tokens", "offered"):
            return self._tokens(value)
        return inline(value) if name == "wanted" else str(value)

    def _name(self, seat: Seat) -> str:
        """A seat's name; its colour in the terminal's language where it has no other."""
        colour = self.game.colour_names.get(seat.colour, {})
        return colour[self.terminal.lang] if seat.name in colour.values() else seat.name

    def _seat(self, seat: int | None) -> str:
        if seat is None:
            return self.terminal.say("spectator")
        return self.terminal.say("chance") if seat == CHANCE else self.names[seat]

    def _seats(self, seats: Iterable[int]) -> str:
        named = [self._seat(seat) for seat in sorted(seats)]
        return listing(self.terminal.lang, named) if named else self.terminal.say("nobody")

    def _tokens(self, tokens: Sequence[str]) -> str:
        if not tokens:
            return self.terminal.say("none_at_all")
        more = len(tokens) - _MOST_NAMED
        named = ", ".join(tokens[:_MOST_NAMED])
        return named + (self.terminal.say("and_more", n=more) if more > 0 else "")

    def _value(self, told: str) -> str:
        return self.terminal.say("nothing") if told == inline("nothing") else told

    def _happened(self, events: Sequence[Any]) -> str:
        """The sentences of what did happen; events without one have their kind."""
        say = registry.module(self.game.id).texts.say
        told = [say(event, self.names, self.terminal.lang) or event.kind for event in events]
        more = len(told) - _MOST_TOLD
        kept = " ".join(told[:_MOST_TOLD]) or self.terminal.say("nothing_happened")
        return kept + (self.terminal.say("and_more", n=more) if more > 0 else "")
