"""How long a rival's turn is on the screen: what is usual in it shares one short time, what surprises takes its own."""

from collections import Counter
from collections.abc import Sequence

BREATH = 250
"""Before a computer's turn, in milliseconds at the normal pace."""
TURN = 1500
"""So long is a rival's whole turn told, that breath and its thinking included."""
MORE = 750
"""The same for further turns of one rival before a person is asked again."""
BRIEF = 300
"""What stands for less is seen, but no sentence is changed for it."""
GLIMPSE = 50
"""What would stand for less is not shown by itself."""


class Meter:
    """What has been used of the time of the rival whose turn it is."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """A person has answered: all turns begin anew."""
        self.seat: int | None = None
        self._used = 0.0
        self._turns: Counter[int] = Counter()

    def turn_of(self, seat: int | None) -> None:
        """From now on this seat acts."""
        if seat == self.seat:
            return
        self.seat, self._used = seat, 0.0
        if seat is not None:
            self._turns[seat] += 1

    def charge(self, seat: int, milliseconds: float) -> None:
        """So much of its time has gone by."""
        self.turn_of(seat)
        self._used += milliseconds

    def breath(self, seat: int) -> int:
        """How long a computer waits before it answers: at the start of its turn only."""
        if seat == self.seat:
            return 0
        return BREATH // 2 if self._again(seat) else BREATH

    @property
    def left(self) -> float:
        """What is left for the turn."""
        return max(0.0, (MORE if self._again(self.seat) else TURN) - self._used)

    def _again(self, seat: int | None) -> bool:
        """Whether this rival has had a turn since a person was asked."""
        return seat is not None and self._turns[seat] > (seat == self.seat)

    def shortened(self, rivals: Sequence[int | None], natural: Sequence[int], own_time: Sequence[bool]) -> list[int]:
        """For how long each thing is shown: whose it is (None: a person's), its natural time, whether it keeps that."""
        lasts = list(natural)
        for turn in _turns(rivals):
            self.turn_of(rivals[turn.start])
            usual = [index for index in turn if not own_time[index]]
            wanted = sum(natural[index] for index in usual)
            if self.seat is None or not wanted:
                continue
            share = min(1.0, self.left / wanted)
            for index in usual:
                shown = int(natural[index] * share)
                lasts[index] = shown if share == 1 or shown >= GLIMPSE else 0
            self._used += sum(lasts[index] for index in usual)
        return lasts


def _turns(rivals: Sequence[int | None]) -> list[range]:
    """The stretches in which the same seat acts."""
    starts = [index for index in range(len(rivals)) if not index or rivals[index] != rivals[index - 1]]
    return [range(start, end) for start, end in zip(starts, [*starts[1:], len(rivals)], strict=False)]
