"""The spiral: sixty-three spaces from the gate to the pond, and what happens on some of them."""

from typing import Final, Literal

Kind = Literal["plain", "goose", "bridge", "inn", "dice", "well", "maze", "prison", "death", "pond"]

POND: Final = 63
GEESE: Final = frozenset({5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59})
BRIDGE, BRIDGE_END = 6, 12
INN: Final = 19
WELL: Final = 31
MAZE, MAZE_END = 42, 30
PRISON: Final = 52
DEATH: Final = 58
NINE: Final[dict[tuple[int, int], int]] = {(3, 6): 26, (4, 5): 53}
"""A nine from the gate would ride on geese to the very end: by these dice it leads here instead."""

_KINDS: Final[dict[int, Kind]] = {
    **dict.fromkeys(GEESE, "goose"), BRIDGE: "bridge", INN: "inn", WELL: "well", MAZE: "maze", PRISON: "prison",
    DEATH: "death", POND: "pond", **dict.fromkeys(NINE.values(), "dice"),
}  # fmt: skip
KIND: Final[tuple[Kind, ...]] = tuple(_KINDS.get(space, "plain") for space in range(POND + 1))
HOLDS: Final = frozenset({WELL, PRISON})
"""Who is here stays until somebody else arrives."""
PASSED: Final = GEESE | {BRIDGE, MAZE, DEATH}
"""Nobody ever stands on these: they lead on at once."""
