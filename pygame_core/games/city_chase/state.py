"""What must be remembered of a chase."""

from dataclasses import dataclass, field

from pygame_core.engine.core.state import Checksum, State

from .board import HELICOPTERS, REGULAR, ROUNDS

THIEF = 0
NOWHERE = -1
Where = tuple[int, int, int]
"""The crossing of each helicopter: its index, or NOWHERE."""
POLICE = [tuple(range(1, players)) for players in range(5)]
ALL_ACT = (1 << len(HELICOPTERS)) - 1


@dataclass(slots=True)
class Chase(State):
    """Seat 0 is the thief. Places are indexes; helicopters are indexes in their usual order.

    Everything is public but the path. On the device of police who play by link the path is not known: `sealed`.
    """

    owners: tuple[int, ...] = field(default=(0, 0), metadata={"checksum": Checksum.SETTLED})
    """For each seat the helicopters that it may order, as bits; a seat is told by its place."""
    sealed: bool = field(default=False, metadata={"checksum": Checksum.SETTLED})
    links: bool = field(default=False, metadata={"checksum": Checksum.SETTLED})
    notes: str = field(default="full", metadata={"checksum": Checksum.SETTLED})
    deduction: bool = field(default=False, metadata={"checksum": Checksum.SETTLED})
    skyline: tuple[str, ...] = field(default=REGULAR, metadata={"checksum": Checksum.SETTLED})
    rounds: int = field(default=ROUNDS, metadata={"checksum": Checksum.SETTLED})
    round: int = 1
    heli: Where = (NOWHERE, NOWHERE, NOWHERE)
    acted: tuple[int, ...] = ()
    found: dict[int, tuple[str, int]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list, metadata={"checksum": Checksum.TAIL})
    """Everything public that happened, a line each."""
    path: list[int] = field(default_factory=list)
    # Play by link: what the police have ordered and not sent yet or not heard of yet, and what the thief must prove.
    orders: tuple[str, ...] = ()
    claim: str = ""

    @property
    def police(self) -> tuple[int, ...]:
        """The seats of the police."""
        return POLICE[len(self.owners)]

    @property
    def placed(self) -> bool:
        return NOWHERE not in self.heli

    @property
    def last_round(self) -> bool:
        return self.round == self.rounds

    def may_order(self, seat: int, heli: int) -> bool:
        """R16: of a helicopter of the team, any officer."""
        return bool(self.owners[seat] >> heli & 1)

    def who_orders(self, heli: int) -> list[int]:
        """The seats that may order a helicopter."""
        return [seat for seat in self.police if self.may_order(seat, heli)]
