"""The thief's ways on from a hide-out: how many, and whether one of them lasts to the eleventh round."""

from functools import lru_cache

from ..board import INDEX, NEXT_DOOR, ROUNDS


@lru_cache(1 << 10)
def ways_on(path: tuple[str, ...], candidate: str) -> tuple[int | None, bool]:
    """The hide-outs that are open after this one (None: it is the last of all), and whether the chase can last."""
    from ..deduction.belief import reaches_the_end  # Only the thief's screen needs it.

    last, more = INDEX[candidate], ROUNDS - len(path) - 1
    if more <= 0:
        return None, True
    used = sum(1 << INDEX[building] for building in (*path, candidate))
    return sum(not used >> place & 1 for place in NEXT_DOOR[last]), reaches_the_end(used, last, more)
