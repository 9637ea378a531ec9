"""How high a road lies, from its gradients alone: for the profile, and for the tints of the land."""

from bisect import bisect_right
from functools import cache

from ..board import BOARDS, Board, Section

FALL, LOWEST, LEAST_RANGE = 6.5, 3.0, 70.0
UNDULATION = (1.2, -1.8, 0.8, 1.5, -2.0)


class Altitude:
    """Altitudes at the section boundaries of one lap, between them a straight line; 0 is the lowest, 1 the highest."""

    def __init__(self, board: Board) -> None:
        drops = _fall_per_cell(board)
        heights, self.ticks = [_start(board)], [0]
        for index, section in enumerate(board.sections):
            heights.append(max(LOWEST, heights[-1] + _change(section, index, drops)))
            self.ticks.append(self.ticks[-1] + 100 * section.length)
        if board.closed:
            heights[-1] = heights[0]
        low, high = min(heights), max(heights)
        self.range = max(high - low, LEAST_RANGE)
        self.heights = [(height - low) / self.range for height in heights]

    def __call__(self, tick: float) -> float:
        """The altitude at a tick of any lap."""
        lap = self.ticks[-1]
        tick = tick % lap if tick > lap else tick
        index = min(bisect_right(self.ticks, tick), len(self.ticks) - 1)
        start, end = self.ticks[index - 1], self.ticks[index]
        below, above = self.heights[index - 1], self.heights[index]
        return below + (above - below) * (tick - start) / (end - start)


def _start(board: Board) -> float:
    """Circuits may fall below their start; roads over the hills begin low."""
    return 60.0 if board.closed else 8.0


def _fall_per_cell(board: Board) -> float:
    """What descents lose: as much as the climbs gain where the road comes back to its start."""
    climbed = sum(gradient(section) * section.length for section in board.sections)
    cells = sum(section.length for section in board.sections if section.terrain == "desc")
    return climbed / cells if board.closed and cells else FALL


def _change(section: Section, index: int, fall: float) -> float:
    if section.terrain == "desc":
        return -fall * section.length
    return gradient(section) * section.length or UNDULATION[index % len(UNDULATION)]


def gradient(section: Section) -> int:
    """The gradient of a climb, 0 elsewhere."""
    return int(section.terrain.partition("climb ")[2] or 0)


@cache
def altitude(board: str) -> Altitude:
    return Altitude(BOARDS[board])
