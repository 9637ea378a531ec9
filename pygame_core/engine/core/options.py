"""A table's options are declared data: the form, the check, the link and the test matrix all come from here."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..match.names import is_name, taken
from .refusals import BadOption, shown

if TYPE_CHECKING:
    from .meta import Meta

Words = Mapping[str, str]
"""The same words in each language: {"fr": ..., "en": ...}."""

NAME_LENGTH = 24
MOST_SEED = (1 << 63) - 1
LEVELS = (1, 2, 3)
HERE = ("person", "computer", "random")
KINDS = (*HERE, "remote")
"""A remote seat is a person's on another device, whose answers come by link."""


@dataclass(frozen=True)
class Option:
    """One thing that a table decides before the start.

    kind: "bool"; "int" (values are its lowest and highest); "choice" (one of the values); "seat" (a seat's index,
    or one of the values); "players" (the number of seats: told or not, it must agree); "text" (the values are
    proposals, and the game's own check refuses what it cannot read).
    """

    name: str
    kind: str
    default: Any
    label: Words
    values: tuple[Any, ...] = ()
    value_labels: Mapping[Any, Words] = field(default_factory=dict)
    help: Words = field(default_factory=dict)
    needs: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """Other options that must have one of these values, else only `without` is allowed."""
    longest: int = 400
    """The most characters of a text."""
    front: bool = False
    """Whether it is asked at once, before all others: what changes a game most."""
    first: Any = None
    """Its value at somebody's first table of this game, where that differs from the default."""
    retired: bool = False
    """Whether no table is asked any more: it means nothing, and old games still open with it."""
    without: Any = None
    """The value where what it needs is missing; the default, when none is told."""

    def allowed(self, players: int) -> tuple[Any, ...]:
        """All values, for a table of so many."""
        if self.kind == "bool":
            return (False, True)
        if self.kind == "int":
            return tuple(range(self.values[0], self.values[1] + 1))
        if self.kind == "players":
            return (players,)
        if self.kind == "text":
            return (self.default,)
        return self.values + tuple(range(players)) if self.kind == "seat" else self.values

    def check(self, value: Any, players: int) -> None:
        """Refuse a value of the wrong type or out of range. (True is no number here, though Python thinks so.)"""
        if self.kind == "text":
            self._check_text(value)
            return
        allowed = self.allowed(players)
        if not any(value == one and type(value) is type(one) for one in allowed):
            raise BadOption("option_value", option=self.name, value=shown(value), allowed=list(allowed))

    def _check_text(self, value: Any) -> None:
        if not isinstance(value, str) or len(value) > self.longest or not (value.isprintable() or not value):
            raise BadOption("option_text", option=self.name, value=shown(value), most=self.longest)


@dataclass(frozen=True)
class Seat:
    """Who sits where: a name, a colour, and a person or a computer of some level."""

    name: str
    colour: str
    kind: str = "person"
    level: int = 2

    @property
    def is_person(self) -> bool:
        """Somebody at this device."""
        return self.kind == "person"

    @property
    def is_remote(self) -> bool:
        """Somebody at another device."""
        return self.kind == "remote"

    @property
    def is_computer(self) -> bool:
        return not self.is_person and not self.is_remote


def check_options(options: tuple[Option, ...], given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """All options with a legal value each; what is not given has its default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option_unknown", option=shown(name), allowed=sorted(known))
    chosen: dict[str, Any] = {name: given.get(name, _default(option, players)) for name, option in known.items()}
    for name, option in known.items():
        if name not in given and _lacking(option, chosen):
            chosen[name] = _without(option, players)
    for name, option in known.items():
        option.check(chosen[name], players)
        _check_needs(option, chosen, players)
    return chosen


def _default(option: Option, players: int) -> Any:
    return players if option.kind == "players" else option.default


def _without(option: Option, players: int) -> Any:
    return _default(option, players) if option.without is None else option.without


def _lacking(option: Option, chosen: Mapping[str, Any]) -> str:
    """The option that keeps this one from being chosen; empty when nothing does."""
    return next((other for other, values in option.needs.items() if chosen[other] not in values), "")


def _check_needs(option: Option, chosen: Mapping[str, Any], players: int) -> None:
    other = _lacking(option, chosen)
    if other and chosen[option.name] != _without(option, players):
        raise BadOption("option_needs", option=option.name, other=other, allowed=list(option.needs[other]))


def check_table(meta: "Meta", options: Mapping[str, Any], seats: tuple[Seat, ...]) -> dict[str, Any]:
    """All options of a table that can play; a table that cannot is refused."""
    try:
        return _checked(meta, options, seats)
    except BadOption as refused:
        refused.of(meta.id)
        raise


def _checked(meta: "Meta", options: Mapping[str, Any], seats: tuple[Seat, ...]) -> dict[str, Any]:
    check_seats(seats, meta)
    chosen = check_options(meta.options, options, len(seats))
    if meta.check:
        meta.check(chosen, seats)
    return chosen


def check_seed(seed: Any) -> int:
    """The seed of a game, or its refusal."""
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadOption("seed_range", value=shown(seed), least=0, most=MOST_SEED)
    return seed


def check_seats(seats: tuple[Seat, ...], meta: "Meta") -> None:
    """Refuse seats that cannot play: too few or many, two of a colour, no name or another's, unknown kinds."""
    least, most = meta.players
    if not least <= len(seats) <= most:
        raise BadOption("seat_count", given=len(seats), least=least, most=most)
    for index, seat in enumerate(seats):
        _check_seat(index, seat, meta)
        if meta.lead and (seat.colour == meta.lead) != (index == 0):
            raise BadOption("seat_lead", seat=index, colour=meta.lead)
        if not meta.shared_colours and any(seat.colour == other.colour for other in seats[:index]):
            raise BadOption("seat_colour_taken", seat=index, colour=seat.colour, allowed=list(meta.colours))
    if alike := taken([seat.name for seat in seats]):
        place, other = alike
        raise BadOption("seat_name_taken", seat=place, other=other + 1, name=seats[place].name)


def _check_seat(index: int, seat: Seat, meta: "Meta") -> None:
    kinds = KINDS if meta.by_link else HERE
    if not is_name(seat.name, meta.name_length):
        raise BadOption("seat_name", seat=index, most=meta.name_length)
    if seat.colour not in meta.colours:
        raise BadOption("seat_colour", seat=index, value=shown(seat.colour), allowed=list(meta.colours))
    if seat.kind not in kinds:
        raise BadOption("seat_kind", seat=index, value=shown(seat.kind), allowed=list(kinds))
    if type(seat.level) is not int or seat.level not in LEVELS:
        raise BadOption("seat_level", seat=index, value=shown(seat.level), allowed=list(LEVELS))
