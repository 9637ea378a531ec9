"""Reasons beside answers, checked: whatever a computer says of an answer must be true of it, in both languages.

A game tells what its sentences claim (`Claims`: the English sentence as a pattern, and whether what it says holds), and
which of them are opinions that no number can check. A sentence that is neither, or a claim that was never heard, fails.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from pygame_core.bots.base import Bot
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.match.match import Match


class Said(NamedTuple):
    """A reason, and the answer and the moment that it was said of."""

    match: Match
    seat: int
    choice: Choice
    words: Mapping[str, str]


Holds = Callable[..., bool]
"""Whether what was said is true; after `Said` it gets what the pattern's groups have caught."""
Claims = Mapping[str, Holds]
Offered = Callable[[Match, int, Rng], Iterable[Choice]]


def every_answer(match: Match, seat: int, _rng: Rng) -> Iterable[Choice]:
    """All that may be answered: for computers who may give any answer, and have a reason for each."""
    return match.choices_by_seat[seat]


def reasons(match: Match, bot: Bot, offered: Offered = every_answer, seed: int = 1, most: int = 5000) -> Iterator[Said]:
    """What a computer would say in a whole game that is played at random."""
    rng = Rng(seed)
    for _ in range(most):
        if match.over:
            return
        if match.asked == (CHANCE,):
            match.answer(CHANCE, match.draw().sample(rng).token)
            continue
        seat = match.asked[0]
        view = match.view(seat)
        for choice in offered(match, seat, rng):
            words = {lang: bot.reason(view, choice, lang) for lang in ("en", "fr")}
            if any(words.values()):
                yield Said(match, seat, choice, words)
        match.answer(seat, rng.pick(match.choices_by_seat[seat]).token)


def untrue(said: Iterable[Said], claims: Claims, opinions: Collection[str]) -> list[str]:
    """What was said and does not hold, was said in one language only, is nowhere in the lists, or was never heard."""
    patterns = {re.compile(pattern): holds for pattern, holds in claims.items()}
    heard, wrong = set[str](), list[str]()
    for one in said:
        words = one.words["en"]
        found = next(((holds, hit) for pattern, holds in patterns.items() if (hit := pattern.fullmatch(words))), None)
        heard.add(found[1].re.pattern if found else words)
        if found and not found[0](one, *map(_number, found[1].groups())):
            wrong.append(f"untrue of {one.choice.token}: {words}")
        if not found and words not in opinions:
            wrong.append(f"neither claim nor opinion: {words}")
        if _numbers(words) - _numbers(one.words["fr"]):
            wrong.append(f"other numbers in French: {words} {one.words['fr']}")
    return list(dict.fromkeys([*wrong, *(f"never heard: {each}" for each in {*claims, *opinions} - heard)]))


def _number(caught: str) -> Any:
    return int(caught) if caught.isdecimal() else caught


def _numbers(words: str) -> set[str]:
    return set(re.findall(r"\d+", words))
