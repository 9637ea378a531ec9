"""What must be remembered of a race for rainbow jerseys."""

from dataclasses import dataclass, field

from pygame_core.engine.core.state import Checksum, State

from .board import CARDS, DOMESTIQUES, ENERGY

NOBODY = -1
RECENT = 12
"""So many turns' energies are kept, to be drawn as a line."""
Energies = tuple[int, ...]


@dataclass(slots=True)
class Ride(State):
    """Seats are indexes. The rainbow rider stands for the pack; leaders change places within it."""

    colours: tuple[str, ...] = field(default=(), metadata={"checksum": Checksum.SETTLED})
    target: str = field(default="rainbow3", metadata={"checksum": Checksum.SETTLED})
    combativity: bool = field(default=False, metadata={"checksum": Checksum.SETTLED})
    turn: int = 0
    lap: int = 1
    space: int = 0
    rainbow_lap: bool = False
    energy: list[int] = field(default_factory=list)
    reserve: list[int] = field(default_factory=list)
    held: list[tuple[int, ...]] = field(default_factory=list)
    """The spaces where each seat has a domestique."""
    rainbow: list[int] = field(default_factory=list)
    green: list[int] = field(default_factory=list)
    double: list[int] = field(default_factory=list)
    triple: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    fallen: list[int] = field(default_factory=list)
    """The turn in which a leader collapsed; 0 for who races."""
    pack: list[int] = field(default_factory=list)
    away: int = NOBODY
    gap: int = 0
    mark: int = 0
    """How many of the two combativity marks this breakaway has been paid for."""
    discard: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    """The no-feed cards on show."""
    recent: tuple[Energies, ...] = ()
    # What is pending in this turn.
    front: int = NOBODY
    """Who was in front at the white die; fixed for the turn (R6)."""
    white: int = 0
    yellow: int = 0
    kind: str = ""
    value: int = 0
    owner: int = NOBODY
    """Who held the space when the rainbow rider came there (R12)."""
    card: str = ""

    @classmethod
    def at_the_start(cls, colours: tuple[str, ...], target: str, combativity: bool) -> "Ride":
        """Everybody fresh, nobody in the pack yet."""
        players = len(colours)
        return cls(
            colours=colours,
            target=target,
            combativity=combativity,
            energy=[ENERGY] * players,
            reserve=[DOMESTIQUES] * players,
            held=[()] * players,
            rainbow=[0] * players,
            green=[0] * players,
            double=[0] * players,
            triple=[0] * players,
            points=[0] * players,
            fallen=[0] * players,
        )

    def racers(self) -> tuple[int, ...]:
        """The race order: the breakaway rider, then the pack from its head."""
        return tuple(self.pack) if self.away < 0 else (self.away, *self.pack)

    def head(self) -> int:
        """The front rider at this moment."""
        return self.away if self.away >= 0 else self.pack[0]

    def races(self, seat: int) -> bool:
        """Whether this leader is still in the race."""
        return seat == self.away or seat in self.pack

    def domestiques(self, seat: int) -> int:
        """How many a seat still has, in reserve and on the circuit."""
        return self.reserve[seat] + len(self.held[seat])

    def holder(self, space: int) -> int:
        """Who has a domestique on a space."""
        for seat, spaces in enumerate(self.held):
            if space in spaces:
                return seat
        return NOBODY

    def pile(self) -> list[str]:
        """The cards still to be drawn; in which order, nobody knows, not even the state."""
        out = {*self.discard, *self.shown}
        return [card for card in CARDS if card not in out]

    def beneficiary(self) -> int:
        """Who may attack or must chase on this space: its holder, or the front rider of a breakaway space or card."""
        return self.owner if self.kind == "effort" else self.front if self.kind == "breakaway" else NOBODY

    def price(self) -> int:
        """What an attack costs here (R13)."""
        return self.value if self.kind == "effort" else 0
