"""What must be remembered of a game."""

from dataclasses import dataclass, field

from pygame_core.engine.core.state import State

HELD = -1


@dataclass(slots=True)
class Flock(State):
    """Seats are indexes, clockwise. A goose stands on 0 (the gate) to 63 (the pond)."""

    colours: tuple[str, ...] = ()
    choose: bool = False
    exact: bool = True
    inn: int = 2
    first: int = 0
    active: int = 0
    turn: int = 1
    geese: list[int] = field(default_factory=list)
    waits: list[int] = field(default_factory=list)
    """Turns that each has to miss; HELD until somebody comes."""
    dice: tuple[int, ...] = ()

    @classmethod
    def at_the_gate(cls, colours: tuple[str, ...], *, choose: bool, exact: bool, inn: int) -> "Flock":
        """Everybody before the first space."""
        nobody = [0] * len(colours)
        return cls(colours=colours, choose=choose, exact=exact, inn=inn, geese=nobody[:], waits=nobody[:])

    def next_seat(self) -> int:
        """Whose turn comes after this one."""
        return (self.active + 1) % len(self.colours)
