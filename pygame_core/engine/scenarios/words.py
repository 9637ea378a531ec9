"""The words that scenarios of a game may use: its refusal codes, and its events with their facts.

Each game tells its own in `scenario_words.toml`. The page has none of this: its lessons are known to be right.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from .. import registry
from ..core.refusals import Malformed, shown
from .scenario import Scenario, ScenarioStep
from .toml_lines import Path, line_of

_ANSWERS = ("over", "other_seat", "chance_asked", "not_chance", "no_such_outcome", "not_offered")
_TABLES = (
    "seat_count", "seat_name", "seat_name_taken", "seat_colour", "seat_colour_taken", "seat_kind", "seat_lead",
    "seat_level", "option_unknown", "option_value", "option_text", "option_needs", "seed_range",
)  # fmt: skip
_POSITIONS = ("position_shape", "position_field", "unknown_colour", "by_colour", "number_range", "not_one_of")


class Words(NamedTuple):
    """What may be named: codes that refuse answers, tables and positions; events, each with its facts."""

    answers: Sequence[str]
    tables: Sequence[str]
    positions: Sequence[str]
    events: Mapping[str, Sequence[str]]


@cache
def words(game_id: str) -> Words:
    """The words of a game."""
    folder = files(registry.folder(game_id))
    own = tomllib.loads(folder.joinpath("scenario_words.toml").read_text("utf-8"))
    return Words(
        sorted({*_ANSWERS, *own["answers"]}),
        sorted({*_TABLES, *own["tables"]}),
        sorted({*_POSITIONS, *own["positions"]}),
        # What an event itself calls its kind has another name in a scenario, where `kind` is the event's own.
        {kind: ["kind_of" if fact == "kind" else fact for fact in facts] for kind, facts in own["events"].items()},
    )


def check_words(scenario: Scenario) -> None:
    """Refuse a code, an event or a fact that the game does not have. Raises Malformed."""
    known, lines = words(scenario.game.meta.id), scenario.lines
    if scenario.bad_options:
        _one_of(scenario.bad_options, known.tables, lines, ("bad_options",))
    if scenario.bad_position:
        _one_of(scenario.bad_position, known.positions, lines, ("bad_position",))
    for step in scenario.steps:
        _check_step(step, known, lines)


def _check_step(step: ScenarioStep, known: Words, lines: Mapping[Path, int]) -> None:
    for index, trial in enumerate(step.refuses):
        _one_of(trial.code, known.answers, lines, (*step.path, "refuses", index, "code"))
    for key, events in (("events", step.events), ("events_not", step.events_not)):
        for index, event in enumerate(events):
            _check_event(event, known, lines, (*step.path, key, index))


def _check_event(event: Mapping[str, Any], known: Words, lines: Mapping[Path, int], path: Path) -> None:
    _one_of(event["kind"], sorted(known.events), lines, (*path, "kind"))
    facts = known.events[event["kind"]]
    for name in event:
        if name != "kind" and name not in facts:
            raise Malformed(
                "scenario_key", line=line_of(lines, (*path, name)), key=shown(name), allowed=["kind", *facts]
            )


def _one_of(word: Any, allowed: Sequence[str], lines: Mapping[Path, int], path: Path) -> None:
    if word not in allowed:
        key = next(str(part) for part in reversed(path) if isinstance(part, str))
        raise Malformed("scenario_value", line=line_of(lines, path), key=key, value=shown(word), allowed=list(allowed))
