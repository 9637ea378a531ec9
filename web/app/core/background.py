"""Long work in small slices, so that taps are answered while a computer thinks."""

from asyncio import sleep
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")


async def in_slices(work: Generator[None, None, T], wanted: Callable[[], bool]) -> T | None:
    """The result of the work; whatever else waits is served between its slices. None once it is not wanted any more."""
    while wanted():
        try:
            next(work)
        except StopIteration as stop:
            found: T = stop.value
            return found
        await sleep(0)
    work.close()
    return None
