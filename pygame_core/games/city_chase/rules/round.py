"""What happens in a round: the helicopters act, a check is answered, the round goes by, the chase ends."""

from ..board import BUILDINGS, CROSSINGS, HELICOPTERS, INDEX
from ..state import Chase, Where
from .answers import CHECKED
from .city import answer, outcome, put

CRAFT = {name: craft for craft, name in enumerate(HELICOPTERS)}


def flown(s: Chase) -> Where:
    """Where the helicopters are once the orders are carried out."""
    where = s.heli
    for kind, heli, place in map(str.split, s.orders):
        if kind == "move":
            where = put(where, CRAFT[heli], INDEX[place])
    return where


def ordered(s: Chase) -> tuple[int, ...]:
    """The helicopters that have acted in this phase or have their orders."""
    return s.acted + tuple(CRAFT[order.split()[1]] for order in s.orders)


def move(s: Chase, heli: str, to: str) -> str:
    """One crossing further; from where."""
    craft = CRAFT[heli]
    start = CROSSINGS[s.heli[craft]]
    s.heli = put(s.heli, craft, INDEX[to])
    s.acted += (craft,)
    s.log.append(f"move {heli} {start} {to}")
    return start


def fly(s: Chase, seat: int, heli: str, to: str) -> None:
    """The same, for everybody to see."""
    start = move(s, heli, to)
    if s.heard is not None:
        s.tell("moved", seat=seat, heli=heli, start=start, to=to, round=s.round)


def look(s: Chase, seat: int, heli: str, building: str) -> None:
    """Into one of the four buildings around."""
    told = answer(s.path, s.found, INDEX[building])
    seen(s, seat, heli, building, told)
    if told == "car":
        end(s, "police", "arrest")  # R15: the others do not act.


def seen(s: Chase, seat: int, heli: str, building: str, told: str) -> None:
    """A check and what it told, for everybody."""
    s.acted += (CRAFT[heli],)
    s.log.append(CHECKED[heli, building, told])
    if told in ("yellow", "red", "blue"):
        s.found[INDEX[building]] = (told, s.round)
    if s.heard is not None:
        s.tell("checked", reveals=True, seat=seat, heli=heli, building=building, answer=told, round=s.round)


def hide(s: Chase, building: str) -> None:
    """The car goes there and the trace of the round with it; what is said is only that it was done."""
    s.path.append(INDEX[building])
    if s.heard is not None:
        s.tell("hid", only=(0,), seat=0, building=building, round=s.round)
    announce(s)


def announce(s: Chase) -> None:
    """R20: the round, and nothing else. The police phase begins."""
    s.log.append(f"hidden {s.round}")
    if s.heard is not None:
        s.tell("hidden", reveals=True, seat=0, round=s.round)


def next_round(s: Chase) -> None:
    """All three have acted: the thief phase of the next round."""
    s.acted = ()
    s.round += 1
    if s.heard is not None:
        s.tell("round", reveals=True, round=s.round)


def end(s: Chase, winner: str, reason: str, failing: str = "") -> None:
    """The first ending that is reached stands; now the whole path is shown."""
    result = outcome(s, winner, reason, failing)
    path = tuple(BUILDINGS[building] for building in s.path)
    s.tell("over", winner=winner, reason=reason, round=s.round, path=path, failing=failing)
    s.finish(result)
