"""The fields of a position, declared one by one: reading, writing and comparing them follows from the table."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .checks import check_fields
from .kinds import Kind

Pair = tuple[Any, Any]


@dataclass(frozen=True)
class Field:
    """A field: its name in positions, its kind, and where in the state it stands if that is not its name."""

    name: str
    kind: Kind
    at: str = ""
    usual: Callable[[Any], Any] | None = None
    """What counts as told when nothing is; without it the state is left as it was set up."""
    check: Callable[[Any], None] | None = None
    """What must hold of the state when it has been read. Raises Damaged."""
    always: bool = False
    """Written even where it says nothing."""
    unless: Callable[[Any], bool] | None = None
    """Where it is not written, as it says nothing new."""
    pending: bool = False
    """A part of the steps in progress, which the game reads and writes by hand."""
    compare: Callable[[Any, Any], Pair] | None = None
    """Where that does not follow from the kind: what is expected and what is there, both told alike."""

    @property
    def place(self) -> str:
        return self.at or self.name

    def read(self, s: Any, position: Mapping[str, Any]) -> None:
        """Put into the state what the position tells of it. Raises Damaged."""
        if self.name in position:
            setattr(s, self.place, self.kind.read(s, position[self.name], self.name))
        elif self.usual:
            setattr(s, self.place, self.kind.read(s, self.usual(s), self.name))
        if self.check:
            self.check(s)

    def write(self, s: Any) -> Any:
        """What a position tells of it."""
        return self.kind.write(s, getattr(s, self.place))


class Fields:
    """All fields of a game's positions, in the order in which refusals name them."""

    def __init__(self, *fields: Field) -> None:
        self.names = tuple([field.name for field in fields])
        self._fields = {field.name: field for field in fields}

    def check(self, position: Any) -> None:
        """Refuse what is no table, or names a field that is unknown. Raises Damaged."""
        check_fields(position, self.names)

    def read(self, s: Any, position: Mapping[str, Any], names: Iterable[str]) -> None:
        """Read these fields in this order: the first fault is the one that is told. Raises Damaged."""
        for name in names:
            self._fields[name].read(s, position)

    def write(self, s: Any, names: Iterable[str] = ()) -> dict[str, Any]:
        """These fields, or all that are not pending; what says nothing is left out."""
        fields = [self._fields[name] for name in names] or [one for one in self._fields.values() if not one.pending]
        told = [(field, field.write(s)) for field in fields if not (field.unless and field.unless(s))]
        return {field.name: words for field, words in told if words or field.always}

    def there(self, s: Any, name: str) -> Any:
        """What is there of a field, even where a position would leave it out. Raises Damaged for an unknown one."""
        self.check({name: None})
        return self._fields[name].write(s)

    def difference(self, s: Any, name: str, expected: Any, there: Any) -> str:
        """What is there instead of what is expected, as a scenario would tell it; nothing where that holds.

        Raises Damaged where what is expected can be in no position: it is a fault of the scenario, not of the game.
        """
        from ..scenarios.expectations import holds
        from ..scenarios.toml_lines import inline

        field = self._fields[name]
        wanted, there = field.compare(s, expected) if field.compare else (field.kind.expect(s, expected, name), there)
        return "" if holds(wanted, there) else inline(there if there is not None else "")
