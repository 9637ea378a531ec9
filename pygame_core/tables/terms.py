"""What is agreed before the first answer: the game, its options, and who sits where, on which device."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from functools import cached_property
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Seat, check_table
from pygame_core.engine.core.refusals import BadOption

from . import hashes

FREE = ""
"""Whose device a seat is that waits for somebody."""


@dataclass(frozen=True)
class Terms:
    """A table as it was laid, with whoever has sat down since."""

    id: str
    game: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    owners: tuple[str, ...]
    """The device of each seat; FREE where nobody sits yet."""
    layer: str
    """The device that laid the table: it decides who gets which seat, and plays the computers' seats."""
    promises: Mapping[str, str]
    """What each device has shown of its number."""

    @property
    def meta(self) -> Meta:
        return registry.meta(self.game)

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that wait for somebody."""
        return tuple(seat for seat, owner in enumerate(self.owners) if owner == FREE)

    @property
    def closed(self) -> bool:
        """Whether everybody is there: from now on the seats stay as they are."""
        return not self.free

    @cached_property
    def devices(self) -> frozenset[str]:
        """The devices whose numbers make the seed: the layer's, and those that own a seat."""
        return frozenset((self.layer, *self.owners)) - {FREE}

    @cached_property
    def root(self) -> str:
        """What all hashes of this table begin with."""
        seats = [astuple(seat) for seat in self.seats]
        contents = [self.id, self.game, dict(self.options), seats, self.owners, self.layer, dict(self.promises)]
        return hashes.digest("root", hashes.plain(contents))[: hashes.HASH_SIGNS]

    def is_of(self, other: "Terms") -> bool:
        """Whether both are the same table, whoever has sat down meanwhile."""
        return self._frame() == other._frame()

    def _frame(self) -> tuple[Any, ...]:
        return self.id, self.game, dict(self.options), [seat.colour for seat in self.seats], self.layer

    def with_guest(self, device: str, promised: str, names: Mapping[int, str]) -> "Terms":
        """The same with a device that takes these free seats under these names. Raises BadOption."""
        for seat in names:
            if seat not in self.free:
                raise BadOption("seat_taken", seat=seat)
        seats = tuple(replace(seat, name=names.get(index, seat.name)) for index, seat in enumerate(self.seats))
        check_table(self.meta, self.options, seats)
        owners = tuple(device if index in names else owner for index, owner in enumerate(self.owners))
        return replace(self, seats=seats, owners=owners, promises={**self.promises, device: promised})

    def without_free(self, device: str, computers: Mapping[int, int]) -> "Terms":
        """The same with nobody waited for: free seats become computers of these levels, or people at this device."""
        seats = tuple(
            replace(seat, kind="computer", level=computers[index]) if index in computers else seat
            for index, seat in enumerate(self.seats)
        )
        check_table(self.meta, self.options, seats)
        return replace(self, seats=seats, owners=tuple(owner or device for owner in self.owners))
