"""Plain reasons why the car cannot be somewhere: the chessboard, and how far it can have come from a trace."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..board import BUILDINGS, INDEX, SIDE
from .walks import HIDDEN, Fact

Reason = tuple[str, dict[str, Any]]
LIGHT, DARK = "light", "dark"
"""The city as a chessboard: A1 and C3 are light."""
TRACES = ("yellow", "red", "blue")


class Trace(NamedTuple):
    """A trace that was found: when, and in which rounds it can have been laid."""

    building: str
    colour: str
    found: int
    laid: tuple[int, ...]

    @property
    def facts(self) -> dict[str, Any]:
        return {"trace": self.building, "colour": self.colour, "found": self.found, "laid": self.laid[0]}


def square(building: str) -> str:
    """Its colour on the chessboard."""
    return DARK if sum(divmod(INDEX[building], SIDE)) % 2 else LIGHT


def doors(one: str, other: str) -> int:
    """How many times the car must at least drive next door from one building to the other."""
    (row, column), (to_row, to_column) = divmod(INDEX[one], SIDE), divmod(INDEX[other], SIDE)
    return abs(row - to_row) + abs(column - to_column)


def traces(heard: Sequence[Fact]) -> dict[str, Trace]:
    """The traces found, by building. What yellow or red says about the chessboard helps to date the blue ones."""
    found = {trace.building: trace for trace in _found(heard)}
    dated = [trace for trace in found.values() if trace.colour != "blue"]
    for name, trace in found.items():
        fits = tuple(laid for laid in trace.laid if all(square(name) == _then(one, laid) for one in dated))
        found[name] = trace._replace(laid=fits or trace.laid)
    return found


def parity(building: str, found: Sequence[Trace], hidden: int) -> Reason | None:
    """The car is on the other colour of the chessboard, as a trace shows whose round is certain."""
    for trace in found:
        if len(trace.laid) == 1 and _then(trace, hidden) != square(building):
            facts = {"building": building, "round": hidden, "square": _then(trace, hidden)}
            return "parity", facts | trace.facts
    return None


def far(building: str, found: Sequence[Trace], hidden: int) -> Reason | None:
    """The car cannot have come as far as this since it left a trace."""
    for trace in found:
        way, most = doors(trace.building, building), hidden - trace.laid[0]
        if way > most:
            facts = {"building": building, "round": hidden, "doors": way, "most": most, "exact": len(trace.laid) == 1}
            return "far", facts | trace.facts
    return None


def _found(heard: Sequence[Fact]) -> Iterator[Trace]:
    hidden, empty = 0, dict.fromkeys(range(len(BUILDINGS)), 0)
    for building, answer, _ in heard:
        if building == HIDDEN:
            hidden += 1
        elif answer == "empty":
            empty[building] = hidden
        elif answer in TRACES:
            yield Trace(BUILDINGS[building], answer, hidden, _laid(answer, empty[building], hidden))


def _laid(colour: str, empty: int, found: int) -> tuple[int, ...]:
    """The rounds a trace can be of: only blue leaves a doubt, and not about rounds when the building was empty."""
    if colour != "blue":
        return (1,) if colour == "yellow" else (6,)
    return tuple(laid for laid in range(max(2, empty + 1), found) if laid != 6) or (2,)


def _then(trace: Trace, hidden: int) -> str:
    """The colour that the car was on in a round, as it changes every round."""
    here = square(trace.building)
    if (hidden - trace.laid[0]) % 2 == 0:
        return here
    return LIGHT if here == DARK else DARK
