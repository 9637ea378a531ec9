"""Plays a scenario with the real engine and tells exactly what differs from it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .chance import CHANCE
from .compare import holds
from .events import Event
from .match import Entry
from .refusals import BadOption, Damaged, Malformed, Refusal, shown
from .scenario import Scenario, ScenarioStep, from_position
from .toml_text import Path, inline, line_of


@dataclass(frozen=True)
class Difference:
    """What a scenario expects at one place, and what is there instead."""

    step: int
    line: int
    what: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"step {self.step}, line {self.line}: {self.what}: expected {self.expected}, is {self.actual}"


def run(scenario: Scenario) -> list[Difference]:
    """Everything that differs, in order; the first answer that cannot be given ends the run. Raises Malformed."""
    if scenario.bad_options:
        return _refused(scenario, "bad_options", scenario.bad_options, BadOption)
    if scenario.bad_position:
        return _refused(scenario, "bad_position", scenario.bad_position, Damaged)
    try:
        return _Run(scenario).all()
    except Damaged as refusal:
        raise from_position(refusal, scenario.lines) from refusal


def _refused(scenario: Scenario, key: str, code: str, kind: type[Refusal]) -> list[Difference]:
    actual = "accepted"
    try:
        scenario.begin()
    except kind as refusal:
        if refusal.code == code:
            return []
        actual = f"refused: {refusal}"
    return [Difference(0, scenario.line(key), key, f"refused: {code}", actual)]


def _facts(data: Mapping[str, Any]) -> dict[str, Any]:
    """An event's facts by the names that a scenario has for them: `kind` is the event's own."""
    return {"kind_of" if name == "kind" else name: value for name, value in data.items()}


class _Stop(Exception):
    """What follows would only be noise."""


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.match = scenario.begin()
        self.colours = [seat.colour for seat in scenario.seats]
        self.differences: list[Difference] = []
        self.unnamed: list[Entry] = []
        """Forced answers that the engine has given already; a scenario may still name them."""
        self.settle(0)

    def all(self) -> list[Difference]:
        try:
            for step in self.scenario.steps:
                self.play(step)
        except _Stop:
            pass
        return self.differences

    def play(self, step: ScenarioStep) -> None:
        heard = len(self.match.events)
        self.let_chance_roll(step)
        self.check_asked(step)
        self.check_offers(step)
        for index in range(len(step.refuses)):
            self.check_refusal(step, index)
        for token in step.do:
            self.give(step, token)
        self.check_events(step, [event for events in self.match.events[heard:] for event in events])
        self.check_position(step)
        self.check_views(step)
        self.check_end(step)

    def differ(self, step: ScenarioStep, what: tuple[str | int, ...], expected: str, actual: str) -> None:
        line = self.scenario.line(*step.path, *what)
        named = ".".join(str(part) for part in what if isinstance(part, str))
        self.differences.append(Difference(step.number, line, named, expected, actual))

    # --- answers ---------------------------------------------------------------------------------------------

    def settle(self, before: int) -> None:
        self.match.settle()
        self.unnamed = [entry for entry in self.match.log[before:] if entry.forced]

    def let_chance_roll(self, step: ScenarioStep, token: str = "") -> None:
        """With a seed, dice that the scenario leaves open fall by themselves."""
        waits = step.asked is not None and CHANCE in step.asked and not token
        if self.scenario.seed is None or waits:
            return
        token = token or (step.do[0] if step.do else "")
        while CHANCE in self.match.asked and not self.match.draw().find(token):
            before = len(self.match.log) + 1
            self.match.answer(CHANCE, self.match.draw().sample(self.match.rng).token)
            self.unnamed = [entry for entry in self.match.log[before:] if entry.forced]

    def give(self, step: ScenarioStep, token: str) -> None:
        self.let_chance_roll(step, token)
        before = len(self.match.log) + 1
        seat = self.who(token, self.entitled()) if step.by is None else step.by
        try:
            self.match.answer(seat, token)
        except Refusal as refusal:
            if self.was_forced(step.by, token):
                return
            self.differ(step, ("do",), f"{self.name(seat)} answers {inline(token)}", f"refused: {refusal}")
            raise _Stop from refusal
        self.unnamed = [entry for entry in self.match.log[before:] if entry.forced]

    def was_forced(self, by: int | None, token: str) -> bool:
        for index, entry in enumerate(self.unnamed):
            if entry.token == token and by in (None, entry.seat):
                del self.unnamed[: index + 1]
                return True
        return False

    def who(self, token: str, seats: Sequence[int]) -> int:
        """Who of these seats gives an answer when nobody is named: whoever may."""
        able = [seat for seat in seats if self.can(seat, token)]
        return [*able, *seats, 0][0]

    def entitled(self) -> list[int]:
        return [*self.match.asked, *(seat for seat in self.match.waiting if seat not in self.match.asked)]

    def can(self, seat: int, token: str) -> bool:
        return self.match.allows(seat, token)

    # --- what must hold --------------------------------------------------------------------------------------

    def check_asked(self, step: ScenarioStep) -> None:
        if step.asked is not None and step.asked != set(self.match.asked):
            self.differ(step, ("asked",), self.names(step.asked), self.names(self.match.asked))

    def check_offers(self, step: ScenarioStep) -> None:
        seats = self.match.asked if step.by is None else [step.by]
        for key, wanted in (("offers", step.offers), ("offers_only", step.offers_only or ())):
            if missing := [token for token in wanted if not any(self.can(seat, token) for seat in seats)]:
                self.differ(step, (key,), f"{inline(missing)} among the answers", inline(self.tokens(seats)))
        if wrong := [token for token in step.offers_not if any(self.can(seat, token) for seat in seats)]:
            self.differ(step, ("offers_not",), f"{inline(wrong)} not among the answers", inline(self.tokens(seats)))
        if step.offers_only is not None and (more := self.prompted(seats) - set(step.offers_only)):
            self.differ(step, ("offers_only",), inline(step.offers_only), f"{inline(sorted(more))} besides")

    def tokens(self, seats: Iterable[int]) -> list[str]:
        game, state = self.match.game, self.match.state
        entitled = self.entitled()
        return [choice.token for seat in seats if seat in entitled for choice in game.choices(state, seat)]

    def prompted(self, seats: Iterable[int]) -> set[str]:
        """The answers to the question itself: what is free at any time may be left out of a full list."""
        game, state = self.match.game, self.match.state
        return {
            choice.token
            for seat in seats
            for choice in game.choices(state, seat)
            if seat in self.match.asked and choice.kind not in game.free_kinds
        }

    def check_refusal(self, step: ScenarioStep, index: int) -> None:
        trial = step.refuses[index]
        seat = next((seat for seat in (trial.seat, step.by) if seat is not None), None)
        seat = self.who(trial.token, self.match.asked) if seat is None else seat
        before, wanted = self.match.state.copy(), f"{self.name(seat)} is refused {inline(trial.token)}: {trial.code}"
        try:
            self.match.answer(seat, trial.token)
        except Refusal as refusal:
            if refusal.code != trial.code:
                self.differ(step, ("refuses", index), wanted, f"refused: {refusal}")
            if before != self.match.state:
                self.differ(step, ("refuses", index), "a state left as it was", "a changed state")
            return
        self.differ(step, ("refuses", index), wanted, "accepted")
        raise _Stop

    def check_events(self, step: ScenarioStep, happened: list[Event]) -> None:
        """The expected events in their order; others may lie between."""
        left = iter(happened)
        for index, wanted in enumerate(step.events):
            if not any(self.is_event(wanted, event) for event in left):
                told = [{"kind": event.kind, **_facts(self.plain(event.data))} for event in happened]
                self.differ(step, ("events", index), inline(wanted), inline(told))
                return

    def is_event(self, wanted: Mapping[str, Any], event: Event) -> bool:
        parts, facts = {name: value for name, value in wanted.items() if name != "kind"}, _facts(event.data)
        known = all(name in facts for name in parts)
        return event.kind == wanted["kind"] and known and holds(parts, facts, self.colours)

    def check_position(self, step: ScenarioStep) -> None:
        for field, expected in step.expect.items():
            try:
                actual = self.match.game.difference(self.match.state, field, expected)
            except Damaged as refusal:
                raise from_position(refusal, self.scenario.lines, (*step.path, "expect")) from refusal
            if actual:
                self.differ(step, ("expect", field), inline(expected), actual)

    def check_views(self, step: ScenarioStep) -> None:
        for index, sight in enumerate(step.views):
            view = self.match.view(sight.seat)
            for field, expected in sight.expect.items():
                if not holds(expected, view.get(field), self.colours):
                    actual = inline(self.plain(view.get(field)))
                    self.differ(step, ("views", index, "expect", field), inline(expected), actual)
            for n, field in enumerate(sight.hides):
                self.check_known(field, (*step.path, "views", index, "hides", n))
                if view.get(field) is not None:
                    self.differ(step, ("views", index, "hides"), f"{field} hidden", inline(self.plain(view[field])))

    def check_known(self, field: str, path: Path) -> None:
        """A field that nobody ever sees would be hidden without a meaning."""
        views = [self.match.view(seat) for seat in (None, *range(len(self.match.seats)))]
        if not any(field in view for view in views):
            known = sorted({name for view in views for name in view})
            line = line_of(self.scenario.lines, path)
            raise Malformed("scenario_key", line=line, key=shown(field), allowed=known)

    def check_end(self, step: ScenarioStep) -> None:
        if step.over is not None and step.over != self.match.over:
            self.differ(step, ("over",), inline(step.over), inline(self.match.over))
        result = self.match.state.result
        if step.result is not None and not (self.match.over and holds(step.result, result, self.colours)):
            self.differ(step, ("result",), inline(step.result), inline(self.plain(result)))

    # --- words -----------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.colours[seat]

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.name, sorted(seats))) or "nobody"

    def plain(self, value: Any) -> Any:
        return "nothing" if value is None else value
