"""How honest texts and plain data are spoiled: by chance, but the same way for the same seed."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

HOSTILE = (
    "<script>a()</script>", "<img src=x onerror=a()>", "<svg onload=a()>", '"><svg onload=a()>', "' onclick='a()",
    '" data-do="erase-sure', "</svg><script>a()//", "]]><b>", "&lt;i&gt;&#60;", "{name}{0.__class__}", "%s%n%(x)s",
    "javascript:a()", "\\u003cb>", "\u202eesrever", "\ud800", "\udfff\ud83d", "\x00", "\n", "é\u0301" * 9,
    "👩‍👩‍👧‍👦" * 3, "🚴" * 10_000, "مرحبا שלום", " ", "", "a" * 5000,
)  # fmt: skip
"""Names that want to be more than names."""
NUMBERS = (0, 1, -1, 2, 7, 36, 255, 1 << 16, 1 << 31, 1 << 53, 1 << 63, -(1 << 63), 10**400, 1.5, float("nan"), 1e308)
ODD: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"": {}}, *NUMBERS, *HOSTILE)
_SIGNS = "\"\\{}[]<>&'=:,#/%_-+*. \n\t\0é\u202e🚴\ud800aZ09"
_Way = tuple[Any, Any]
"""A place in plain data: what holds it, and its key or index there."""


def spoiled_text(text: str, random: Random, others: Sequence[str]) -> str:
    """A text with something changed, cut, repeated, or grafted from another one."""
    for _ in range(random.choice((1, 1, 1, 2, 4, 16))):
        text = random.choice(_TEXT_WAYS)(text, random, others)
    return text


def _change(text: str, random: Random, _: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(_SIGNS) + text[at + random.randrange(3) :]


def _cut(text: str, random: Random, _: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + text[at + int(random.expovariate(1 / 8)) :]


def _end(text: str, random: Random, _: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] if random.random() < 0.7 else text[at:]


def _repeat(text: str, random: Random, _: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    piece = text[at : at + random.randrange(1, 40)]
    return text[:at] + piece * random.choice((2, 3, 50, 400)) + text[at:]


def _graft(text: str, random: Random, others: Sequence[str]) -> str:
    other, at = random.choice(others), random.randrange(len(text) + 1)
    start = random.randrange(len(other) + 1)
    return text[:at] + other[start : start + random.randrange(1, 200)] + text[at + random.randrange(60) :]


def _insert(text: str, random: Random, _: Sequence[str]) -> str:
    at = random.randrange(len(text) + 1)
    return text[:at] + random.choice(HOSTILE) + text[at:]


_TEXT_WAYS: tuple[Callable[[str, Random, Sequence[str]], str], ...] = (
    _change, _change, _change, _cut, _end, _repeat, _graft, _insert,
)  # fmt: skip


def spoiled_data(value: Any, random: Random, others: Sequence[Any]) -> Any:
    """Plain data with a few of its parts changed, left out, doubled, or taken from elsewhere."""
    held = {"": deepcopy(value)}
    for _ in range(random.choice((1, 1, 1, 2, 3, 6))):
        holder, key = random.choice(_places(held))
        random.choice(_DATA_WAYS)(holder, key, random, others)
    return held.get("")


def _places(value: Any) -> list[_Way]:
    """Every place in plain data, the outermost first."""
    found: list[_Way] = []
    waiting = [value]
    while waiting and len(found) < 3000:
        holder = waiting.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        found += [(holder, key) for key in keys]
        waiting += [holder[key] for key in keys if isinstance(holder[key], dict | list)]
    return found or [({"": None}, "")]


def _odd(holder: Any, key: Any, random: Random, _: Sequence[Any]) -> None:
    holder[key] = deepcopy(random.choice(ODD))


def _nudge(holder: Any, key: Any, random: Random, others: Sequence[Any]) -> None:
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int | float):
        holder[key] = random.choice((value + 1, value - 1, -value, value * 10, random.randrange(40), 0))
    elif isinstance(value, str):
        holder[key] = spoiled_text(value, random, [other for other in others if isinstance(other, str)] or [value])
    else:
        _odd(holder, key, random, others)


def _lose(holder: Any, key: Any, _random: Random, _: Sequence[Any]) -> None:
    del holder[key]


def _double(holder: Any, key: Any, random: Random, _: Sequence[Any]) -> None:
    if isinstance(holder, list):
        holder[key:key] = [deepcopy(holder[key]) for _ in range(random.choice((1, 1, 2, 30)))]
    else:
        holder[f"{key}{random.choice(_SIGNS)}"] = deepcopy(holder[key])


def _swap(holder: Any, key: Any, random: Random, _: Sequence[Any]) -> None:
    other = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[key], holder[other] = holder[other], holder[key]


def _transplant(holder: Any, key: Any, random: Random, others: Sequence[Any]) -> None:
    source, place = random.choice(_places({"": random.choice(others)}))
    holder[key] = deepcopy(source[place])


_DATA_WAYS: tuple[Callable[[Any, Any, Random, Sequence[Any]], None], ...] = (
    _odd, _odd, _nudge, _nudge, _nudge, _lose, _double, _swap, _transplant,
)  # fmt: skip
