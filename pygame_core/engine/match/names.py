"""Names at a table: each can be seen, and told from the others."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..core.options import Seat

MOST_MARKS = 2
"""More on one letter pile up over what stands above."""
_ACCENT = 200
"""From this class on a mark stands above or below a letter."""
_VARIANTS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_UNSEEN = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, so they say, that show nothing."""


def is_name(name: Any, most: int) -> bool:
    """Whether this is a name of so many signs at most, all of which can be seen."""
    if not isinstance(name, str) or len(name) > most or not name.isprintable():
        return False
    return name == tidied(name) and look(name) != ""


def tidied(name: str) -> str:
    """The name without what cannot be seen, and with two marks on a letter at most."""
    return name if name.isascii() else "".join(_seen(name))


def _seen(name: str) -> Iterator[str]:
    import unicodedata  # Most names do without.

    marks = 0
    for sign in name:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if sign not in _UNSEEN and sign.isprintable() and marks <= MOST_MARKS:
            yield sign


def look(name: str) -> str:
    """What two names that cannot be told apart have in common: capitals, width, accents and spaces aside."""
    plain = name
    if not name.isascii():
        import unicodedata

        # Marks of other classes are vowels of their own in many scripts.
        parts = unicodedata.normalize("NFKD", tidied(name))
        plain = "".join(sign for sign in parts if unicodedata.combining(sign) < _ACCENT and sign not in _VARIANTS)
    return "".join(plain.casefold().split())


def taken(names: Sequence[str]) -> tuple[int, int] | None:
    """The first seat whose name cannot be told from an earlier one's, and that one."""
    looks = [look(name) for name in names]
    return next(((place, looks.index(one)) for place, one in enumerate(looks) if looks.index(one) < place), None)


def distinct(seats: Sequence["Seat"], most: int) -> tuple["Seat", ...]:
    """The same seats; a name that cannot be seen becomes its colour's, one that is taken gets a number."""
    found: list[Seat] = []
    for seat in seats:
        told: Any = seat.name
        if not isinstance(told, str) or not told.isprintable() or not 0 < len(told) <= most:
            return tuple(seats)  # No version ever took this: it is refused for what it is.
        seen = tidied(told)
        found.append(replace(seat, name=_free(seen if look(seen) else seat.colour, found, most)))
    return tuple(found)


def _free(name: str, others: Sequence["Seat"], most: int) -> str:
    looks = {look(other.name) for other in others}
    numbered = (f"{name[: most - 3].rstrip()} {number}" for number in range(2, 100))
    return next((one for one in (name, *numbered) if look(one) not in looks), name)
