"""Ctrl-C, however often it is pressed."""

import signal
from time import monotonic
from types import FrameType

_PATIENCE = 2.0
"""Seconds in which pressing it again means the same wish: what is being put in order is not disturbed."""


def hear_once() -> None:
    """From now on several Ctrl-C in a row interrupt once."""
    last = -_PATIENCE

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        nonlocal last
        before, last = last, monotonic()
        if last - before >= _PATIENCE:
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, interrupt)
