"""Plays a scenario with the real engine and tells exactly what differs from it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as part
from typing import Any

from ..core.chance import CHANCE
from ..core.events import Event
from ..core.refusals import BadOption, Damaged, Malformed, Refusal, shown
from .expectations import holds, in_colours
from .player import ScenarioPlayer
from .scenario import Scenario, ScenarioStep, from_position
from .toml_lines import Path, inline, line_of
from .words import check_words


@dataclass(frozen=True)
class Difference:
    """What a scenario expects at one place, and what is there instead: for machines, and which case of what for people.

    The cases and their facts: "value"; "asked", "asked_not" (seats); "offers", "offers_not", "offers_more" (tokens,
    offered); "refused", "dice_first", "forced", "accepted", "other_refusal", "changed" (seat, token, and what was said
    of it); "events", "events_not" (wanted, happened); "hidden" (field, value); "over"; "bad" (code, refusal).
    """

    step: int
    line: int
    what: str
    expected: str
    actual: str
    case: str = "value"
    facts: Mapping[str, Any] = part(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        """What a machine is told."""
        return {name: getattr(self, name) for name in ("step", "line", "what", "expected", "actual")}

    def __str__(self) -> str:
        return f"step {self.step}, line {self.line}: {self.what}: expected {self.expected}, is {self.actual}"


def run(scenario: Scenario) -> list[Difference]:
    """Everything that differs, in order; the first answer that cannot be given ends the run. Raises Malformed."""
    check_words(scenario)
    if scenario.bad_options:
        return _refused(scenario, "bad_options", scenario.bad_options, BadOption)
    if scenario.bad_position:
        return _refused(scenario, "bad_position", scenario.bad_position, Damaged)
    try:
        return _Run(scenario).all()
    except Damaged as refusal:
        raise from_position(refusal, scenario.lines) from refusal


def _refused(scenario: Scenario, key: str, code: str, kind: type[Refusal]) -> list[Difference]:
    found: Refusal | None = None
    try:
        scenario.begin()
    except kind as refusal:
        if refusal.code == code:
            return []
        found = refusal
    actual = f"refused: {found}" if found else "accepted"
    facts = {"code": code, "refusal": found}
    return [Difference(0, scenario.line(key), key, f"refused: {code}", actual, "bad", facts)]


def _facts(data: Mapping[str, Any]) -> dict[str, Any]:
    """An event's facts by the names that a scenario has for them: `kind` is the event's own."""
    return {"kind_of" if name == "kind" else name: value for name, value in data.items()}


def _plain(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, **_facts(event.data)}


class _Stop(Exception):
    """What follows would only be noise."""


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.player = ScenarioPlayer(scenario)
        self.match = self.player.match
        self.colours = [seat.colour for seat in scenario.seats]
        self.differences: list[Difference] = []

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
        happened = [event for events in self.match.events[heard:] for event in events]
        self.check_events(step, happened)
        self.check_no_events(step, happened)
        self.check_position(step)
        self.check_views(step)
        self.check_end(step)

    def differ(
        self, step: ScenarioStep, what: Path, expected: str, actual: str, case: str = "value", **facts: Any
    ) -> None:
        line = self.scenario.line(*step.path, *what)
        named = ".".join(str(part) for part in what if isinstance(part, str))
        self.differences.append(Difference(step.number, line, named, expected, actual, case, facts))

    # --- answers ---------------------------------------------------------------------------------------------

    def let_chance_roll(self, step: ScenarioStep, token: str = "") -> None:
        """With a seed, dice that the scenario leaves open fall by themselves."""
        waits = step.asked is not None and CHANCE in step.asked and not token
        if self.scenario.seed is None or waits:
            return
        token = token or (step.do[0] if step.do else "")
        while CHANCE in self.match.asked and not self.match.draw().find(token):
            self.player.answer(CHANCE, self.match.draw().sample(self.match.rng).token)

    def give(self, step: ScenarioStep, token: str) -> None:
        self.let_chance_roll(step, token)
        seat = self.player.who(token, self.entitled()) if step.by is None else step.by
        try:
            self.player.answer(seat, token)
        except Refusal as refusal:
            if self.player.was_forced(token, step.by):
                return
            expected, (case, facts) = f"{self.name(seat)} answers {inline(token)}", self.reason(refusal, step.by, token)
            self.differ(step, ("do",), expected, f"refused: {refusal}", case, seat=seat, token=token, **facts)
            raise _Stop from refusal

    def reason(self, refusal: Refusal, by: int | None, token: str) -> tuple[str, dict[str, Any]]:
        """Why an answer was refused, as a case and its facts: forced already and misnamed, dice first, or the rules."""
        kind = token.partition(" ")[0]
        forced = [one for one in self.player.unnamed if one.token.partition(" ")[0] == kind and by in (None, one.seat)]
        if forced:
            return "forced", {"forced": forced[0]}
        return ("dice_first" if refusal.code == "chance_asked" else "refused"), {"refusal": refusal}

    def entitled(self) -> list[int]:
        return [*self.match.asked, *(seat for seat in self.match.choices_by_seat if seat not in self.match.asked)]

    # --- what must hold --------------------------------------------------------------------------------------

    def check_asked(self, step: ScenarioStep) -> None:
        if step.asked is not None and step.asked != set(self.match.asked):
            facts = {"expected": sorted(step.asked), "actual": sorted(self.match.asked)}
            self.differ(step, ("asked",), self.names(step.asked), self.names(self.match.asked), "asked", seats=facts)
        if wrong := step.asked_not & set(self.match.asked):
            expected = f"{self.names(step.asked_not)} not asked"
            self.differ(step, ("asked_not",), expected, self.names(self.match.asked), "asked_not", seats=sorted(wrong))

    def check_offers(self, step: ScenarioStep) -> None:
        seats = self.match.asked if step.by is None else [step.by]
        for key, wanted in (("offers", step.offers), ("offers_only", step.offers_only or ())):
            if missing := [token for token in wanted if not any(self.match.allows(seat, token) for seat in seats)]:
                offered, expected = self.tokens(seats), f"{inline(missing)} among the answers"
                self.differ(step, (key,), expected, inline(offered), "offers", tokens=missing, offered=offered)
        if wrong := [token for token in step.offers_not if any(self.match.allows(seat, token) for seat in seats)]:
            offered, expected = self.tokens(seats), f"{inline(wrong)} not among the answers"
            self.differ(step, ("offers_not",), expected, inline(offered), "offers_not", tokens=wrong, offered=offered)
        if step.offers_only is not None and (more := self.prompted(seats) - set(step.offers_only)):
            expected, actual = inline(step.offers_only), f"{inline(sorted(more))} besides"
            self.differ(step, ("offers_only",), expected, actual, "offers_more", tokens=sorted(more))

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
        seat = self.player.who(trial.token, self.match.asked) if seat is None else seat
        before, wanted = self.match.state.copy(), f"{self.name(seat)} is refused {inline(trial.token)}: {trial.code}"
        path, facts = ("refuses", index), {"seat": seat, "token": trial.token, "code": trial.code}
        try:
            self.match.answer(seat, trial.token)
        except Refusal as refusal:
            if refusal.code != trial.code:
                self.differ(step, path, wanted, f"refused: {refusal}", "other_refusal", refusal=refusal, **facts)
            if before != self.match.state:
                self.differ(step, path, "a state left as it was", "a changed state", "changed", **facts)
            return
        self.differ(step, path, wanted, "accepted", "accepted", **facts)
        raise _Stop

    def check_events(self, step: ScenarioStep, happened: list[Event]) -> None:
        """The expected events in their order; others may lie between."""
        left = iter(happened)
        for index, wanted in enumerate(step.events):
            if not any(self.is_event(wanted, event) for event in left):
                told, facts = inline([_plain(event) for event in happened]), {"wanted": wanted, "happened": happened}
                self.differ(step, ("events", index), inline(wanted), told, "events", **facts)
                return

    def check_no_events(self, step: ScenarioStep, happened: list[Event]) -> None:
        for index, wanted in enumerate(step.events_not):
            if found := [event for event in happened if self.is_event(wanted, event)]:
                expected, actual = f"no {inline(wanted)}", inline(_plain(found[0]))
                facts = {"wanted": wanted, "happened": found[:1]}
                self.differ(step, ("events_not", index), expected, actual, "events_not", **facts)

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
                self.check_known(field, (*step.path, "views", index, "expect", field))
                if not holds(expected, view.get(field), self.colours):
                    actual = inline(self.plain(in_colours(expected, view.get(field), self.colours)))
                    self.differ(step, ("views", index, "expect", field), inline(expected), actual)
            for n, field in enumerate(sight.hides):
                self.check_known(field, (*step.path, "views", index, "hides", n))
                if view.get(field) is not None:
                    expected, value = f"{field} hidden", inline(self.plain(view[field]))
                    self.differ(
                        step, ("views", index, "hides"), expected, value, "hidden", field=field, seat=sight.seat
                    )

    def check_known(self, field: str, path: Path) -> None:
        """A field that nobody ever sees would be hidden without a meaning."""
        views = [self.match.view(seat) for seat in (None, *range(len(self.match.seats)))]
        if not any(field in view for view in views):
            known = sorted({name for view in views for name in view})
            line = line_of(self.scenario.lines, path)
            raise Malformed("scenario_key", line=line, key=shown(field), allowed=known)

    def check_end(self, step: ScenarioStep) -> None:
        if step.over is not None and step.over != self.match.over:
            self.differ(step, ("over",), inline(step.over), inline(self.match.over), "over", over=self.match.over)
        if step.result is not None:
            self.check_result(step, step.result)

    def check_result(self, step: ScenarioStep, expected: Mapping[str, Any]) -> None:
        result = self.match.state.result
        if not self.match.over or result is None:
            self.differ(step, ("result",), inline(expected), inline("nothing"), "over", over=False)
            return
        for name in expected:
            if name not in result:
                line = self.scenario.line(*step.path, "result", name)
                raise Malformed("scenario_key", line=line, key=shown(name), allowed=list(result))
        if not holds(expected, result, self.colours):
            self.differ(step, ("result",), inline(expected), inline(in_colours(expected, result, self.colours)))

    # --- words -----------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.colours[seat]

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.name, sorted(seats))) or "nobody"

    def plain(self, value: Any) -> Any:
        return "nothing" if value is None else value
