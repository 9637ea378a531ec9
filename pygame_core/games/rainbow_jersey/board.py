"""The circuit of forty spaces, the inner road, and the twenty-five chance cards."""

from typing import Final

SPACES: Final = 40
END_OF_ROAD: Final = 19
"""The step beyond three minutes; step 18 is three minutes sharp (R32)."""
ENERGY: Final = 60
LINE_FEED: Final = 15
ABANDON_GAIN: Final = 15
DOMESTIQUES: Final = 6
GREEN_FOR_RAINBOW: Final = 3
DOTS_FOR_RAINBOW: Final = 10
POINTS_FOR_RAINBOW: Final = 3

_EFFORT: Final = {
    1: (1, "flat"), 2: (2, "flat"), 4: (2, "wind"), 6: (3, "cobbles"), 7: (4, "cobbles"), 9: (2, "flat"),
    11: (2, "flat"), 14: (3, "climb"), 15: (4, "climb"), 17: (1, "descent"), 20: (3, "wind"), 21: (3, "wind"),
    23: (2, "flat"), 26: (4, "climb"), 27: (5, "climb"), 28: (6, "climb"), 30: (6, "climb"), 32: (1, "descent"),
    34: (1, "descent"), 35: (2, "flat"), 37: (3, "cobbles"), 39: (4, "sprint"),
}  # fmt: skip
_OTHERS: Final = {
    0: ("start", 0), 3: ("chance", 0), 5: ("setback", 3), 8: ("breakaway", 0), 10: ("green", 0), 12: ("chance", 0),
    13: ("feed", 5), 16: ("dots", 2), 18: ("breakaway", 0), 19: ("chance", 0), 22: ("setback", 4), 24: ("chance", 0),
    25: ("feed", 5), 29: ("breakaway", 0), 31: ("dots", 3), 33: ("chance", 0), 36: ("breakaway", 0), 38: ("chance", 0),
}  # fmt: skip
SPACE: Final[tuple[tuple[str, int], ...]] = tuple(
    ("effort", _EFFORT[n][0]) if n in _EFFORT else _OTHERS[n] for n in range(SPACES)
)
"""The kind and the value of each space."""
TERRAIN: Final = {n: terrain for n, (_, terrain) in _EFFORT.items()} | {5: "roundabout", 22: "works"}
EFFORTS: Final = tuple(_EFFORT)
DEAREST: Final = max(cost for cost, _ in _EFFORT.values())

CARDS: Final = {
    "c01": ("rainbow_lap", 0), "c02": ("rainbow_lap", 0), "c03": ("rainbow_lap", 0), "c04": ("rainbow_lap", 0),
    "c05": ("rainbow_lap", 0), "c06": ("no_feed", 0), "c07": ("no_feed", 0), "c08": ("abandon", 0),
    "c09": ("all_pay", 3), "c10": ("feed", 5), "c11": ("feed", 5), "c12": ("feed", 5), "c13": ("feed", 1),
    "c14": ("feed", 1), "c15": ("feed", 2), "c16": ("feed", 3), "c17": ("setback", 2), "c18": ("setback", 2),
    "c19": ("setback", 3), "c20": ("setback", 3), "c21": ("setback", 5), "c22": ("breakaway", 0),
    "c23": ("breakaway", 0), "c24": ("breakaway", 0), "c25": ("breakaway", 0),
}  # fmt: skip
"""The kind and the value of each card."""
DOT_SETS: Final = ((5, 0), (2, 2), (4, 1), (1, 3), (0, 4))
"""The doubles and triples that are worth a rainbow jersey, none of their cards needless."""
UPKEEP: Final = (0,) + (1,) * 5 + (2,) * 7 + (3,) * 6
"""What each step of the inner road costs a turn. R8: one minute and two minutes sharp belong to the middle."""


def dots(doubles: int, triples: int) -> int:
    """What polka-dot cards are worth."""
    return 2 * doubles + 3 * triples


def reach(energy: int, domestiques: int) -> int:
    """The most energy that somebody could have in hand at once, letting domestiques go."""
    return min(ENERGY, energy + ABANDON_GAIN * domestiques)
