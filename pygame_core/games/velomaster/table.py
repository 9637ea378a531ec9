"""What a table decides, read: its stages, its home riders, which rules hold. Tables that cannot play are refused."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, shown

from .board import BOARDS, OFFERED

MOST_STAGES = 8
TEAMS = 4
BIBS = ("L", "G", "V", "N")


def check(options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    """Refuse options and seats that do not go together."""
    beginner = options["level"] == "beginner"
    if beginner and len(seats) > TEAMS:
        raise BadOption("seat_count", given=len(seats), least=2, most=TEAMS)
    _check_colours(seats)
    _check_stages(options)
    _check_home(options, team_colours(seats))


def _check_colours(seats: Sequence[Seat]) -> None:
    """Seats five to eight join the colours of the first four, nobody else shares."""
    colours = [seat.colour for seat in seats]
    for index, colour in enumerate(colours):
        if index >= TEAMS and colour != colours[index - TEAMS]:
            raise BadOption("seat_partner", seat=index, colour=colours[index - TEAMS])
        if index < TEAMS and colour in colours[:index]:
            raise BadOption("seat_colour_taken", seat=index, colour=colour, allowed=list(dict.fromkeys(colours)))


def _check_stages(options: Mapping[str, Any]) -> None:
    words = options["stages"].split(" ")
    if not 1 <= len(words) <= MOST_STAGES:
        raise BadOption("stage_count", option="stages", given=len(words), most=MOST_STAGES)
    for word in words:
        board, colon, laps = word.partition(":")
        if board not in BOARDS:  # The lab may be told; it is never offered.
            raise BadOption("option_value", option="stages", value=shown(word), allowed=list(OFFERED))
        if colon and laps not in map(str, BOARDS[board].laps):
            allowed = [f"{board}:{count}" for count in BOARDS[board].laps]
            raise BadOption("option_value", option="stages", value=shown(word), allowed=allowed)
        _check_finish(options["finish_at"], board)


def _check_finish(finish_at: str, board: str) -> None:
    allowed = ["line", *(section.id for section in BOARDS[board].sections)]
    if finish_at not in allowed:
        raise BadOption("option_value", option="finish_at", value=shown(finish_at), allowed=allowed)


def _check_home(options: Mapping[str, Any], colours: Sequence[str]) -> None:
    value = options["home_rider"]
    if value in ("none", "random"):
        return
    stages = home_riders(value)
    allowed = ["none", "random", *(f"{colour}-{bib}" for colour in colours for bib in BIBS)]
    if len(stages) > len(options["stages"].split()):
        raise BadOption("option_value", option="home_rider", value=shown(value), allowed=allowed)
    for riders in stages:
        if not set(riders) <= set(allowed[2:]):
            raise BadOption("option_value", option="home_rider", value=shown(value), allowed=allowed)
        teams = [rider.partition("-")[0] for rider in riders]
        if len(set(teams)) != len(teams):
            raise BadOption("home_rider_team", option="home_rider", value=shown(value))


def home_riders(value: str) -> list[list[str]]:
    """The home riders of each stage of a list like "pink-V+green-L - orange-G"."""
    return [[] if word == "-" else word.split("+") for word in value.split(" ")]


def team_colours(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The colours at a table, in the order of their first seats."""
    return tuple(dict.fromkeys(seat.colour for seat in seats))


@lru_cache(maxsize=200)
def stages_of(stages: str) -> tuple[tuple[str, int], ...]:
    """Boards and laps of a stage race."""
    words = (word.partition(":") for word in stages.split(" "))
    return tuple((board, int(laps) if laps else BOARDS[board].default_laps) for board, _, laps in words)


def rules_in_force(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, and what the steps ask of the level."""
    expert = options["level"] != "beginner"
    bibs = BIBS if expert else ("L", "V")
    return {**options, "expert": expert, "pro": options["level"] == "pro", "bibs": bibs}
