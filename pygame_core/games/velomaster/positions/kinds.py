"""How riders, cells and teams are told in a position: by their names, read strictly."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import number, one_of
from pygame_core.engine.positions.kinds import Kind

from ..road import ROADS
from ..state import NOBODY, Race


def maybe(one: Kind) -> Kind:
    """One of a kind, or an empty text for none."""
    return Kind(
        lambda s, told, field: NOBODY if told == "" else one.read(s, told, field),
        lambda s, value: "" if value == NOBODY else one.write(s, value),
    )


def many(one: Kind, into: type[tuple[Any, ...]] | type[list[Any]] = tuple) -> Kind:
    """A list of a kind, kept as a tuple or a list."""
    return Kind(
        lambda s, told, field: into([one.read(s, part, field) for part in list_of(told, field)]),
        lambda s, value: [one.write(s, part) for part in value],
    )


def different(one: Kind) -> Kind:
    """A list of a kind in which nothing stands twice."""
    parts = many(one)

    def read(s: Race, told: Any, field: str) -> tuple[Any, ...]:
        found: tuple[Any, ...] = parts.read(s, told, field)
        if len(set(found)) != len(found):
            raise Damaged("repeated", field=field)
        return found

    return Kind(read, parts.write)


def row(*kinds: Kind) -> Kind:
    """A list of so many values, each of its own kind."""

    def read(s: Race, told: Any, field: str) -> tuple[Any, ...]:
        if not isinstance(told, list) or len(told) != len(kinds):
            raise Damaged("stack_shape")
        return tuple([kind.read(s, part, field) for kind, part in zip(kinds, told, strict=True)])

    return Kind(read, lambda s, value: [kind.write(s, part) for kind, part in zip(kinds, value, strict=True)])


def by_rider(one: Kind, usual: Any) -> Kind:
    """A list with a value for each rider, told by his id; whoever is not told has the usual one."""

    def read(s: Race, told: Any, field: str) -> list[Any]:
        found = [usual] * len(s.names)
        for name, value in table(told, field).items():
            found[rider_of(s, name, field)] = one.read(s, value, field)
        return found

    def write(s: Race, value: Sequence[Any]) -> dict[str, Any]:
        return {name: part for name, part in zip(s.names, value, strict=True) if part != usual}

    return Kind(read, write)


# --- one by one --------------------------------------------------------------------------------------------------


def rider_of(s: Race, name: Any, field: str) -> int:
    """A rider by his id."""
    if name not in s.names:
        raise Damaged("unknown_rider", field=field, value=shown(name), allowed=list(s.names))
    return s.names.index(name)


def text_of(_s: Race, value: Any, field: str) -> str:
    """A short word."""
    if not isinstance(value, str) or not 0 < len(value) <= 20:
        raise Damaged("word_shape", field=field)
    return value


def flag_of(_s: Race, value: Any, field: str) -> int:
    """True or false, as the state counts it."""
    if not isinstance(value, bool):
        raise Damaged("flag_shape", field=field)
    return int(value)


def team_of(s: Race, colour: Any, field: str) -> int:
    """A team that somebody plays, by its colour."""
    return s.colours.index(one_of(colour, s.colours[: s.teams], field))


def cell_of(s: Race, name: Any, field: str) -> int:
    """A cell by its name; on a road of several laps the first one need not be said."""
    cells = ROADS[s.route].cell
    if isinstance(name, str):
        for told in (name, f"1:{name}"):
            if told in cells:
                return cells[told]
    raise Damaged("unknown_cell", field=field, value=shown(name))


def seat_of(s: Race, value: Any, field: str, least: int) -> int:
    """A seat by its index, or by its colour; `least` is -1 where it may be nobody's."""
    if isinstance(value, str) and value in s.colours[: s.teams]:
        return s.colours.index(value)
    return number(value, field, least, s.seats - 1)


def by_colour(s: Race, given: Any, usual: list[int], field: str) -> list[Any]:
    """A list, one for each seat; in a table of colours what is not told is as usual."""
    if not isinstance(given, Mapping):
        return list_of(given, field)
    for colour in given:
        one_of(colour, s.colours[: s.teams], field)
    told = [given.get(colour, value) for colour, value in zip(s.colours, usual, strict=False)]
    return told + usual[len(told) :]


def list_of(value: Any, field: str) -> list[Any]:
    """A list of at most a hundred things."""
    if not isinstance(value, list) or len(value) > 100:
        raise Damaged("list_shape", field=field)
    return value


def table(given: Any, field: str) -> Mapping[str, Any]:
    """A table by riders or teams."""
    if not isinstance(given, Mapping):
        raise Damaged("by_rider", field=field)
    return given


RIDER = Kind(rider_of, lambda s, rider: s.names[rider])
CELL = Kind(cell_of, lambda s, cell: ROADS[s.route].name[cell])
TEXT = Kind(text_of)
FLAG = Kind(flag_of, lambda _s, value: bool(value))
ANY_TEAM = Kind(lambda s, told, field: s.colours.index(one_of(told, s.colours, field)), lambda s, team: s.colours[team])
TEAM = Kind(team_of, ANY_TEAM.write)
