"""Chances worth knowing, exact: the six landings, the line, the attack face by face, the cards left."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import groupby
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.core.choice import Choice

from ..board import CARDS, END_OF_ROAD, SPACE, SPACES, UPKEEP
from ..rules.pack import MARKS
from . import facts
from .ahead import ahead
from .next_roll import BEFORE_IT, next_roll
from .speaker import Speaker

View = Mapping[str, Any]
FACE = Fraction(1, 6)


def odds(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> list[str]:
    """The chances at this moment."""
    speaker, step = Speaker(lang, names, looker.seat), view["step"]
    if view["result"] or step == "start_order":
        return []
    if step in ("attack", "yellow"):
        return [*_yellow(speaker, view), *_deck(speaker, view)]
    if step == "card":
        return _deck(speaker, view)
    then = next_roll(view)
    told = [*_next(speaker, view, then), *_landings(speaker, then, names), *_line(speaker, then)]
    return [*_rivals(speaker, view), *told, *_deck(speaker, view)]


def explain(choice: Choice, view: View, names: Sequence[str], lang: str) -> list[str]:
    """The chances of one answer."""
    speaker = Speaker(lang, names)
    if choice.kind == "attack":
        return _attack(speaker, view)
    if choice.kind in ("roll", "continue"):
        return [*_landings(speaker, view, names), *_line(speaker, view)]
    return _rivals(speaker, view) if choice.kind == "bid" else []


# --- the white die -----------------------------------------------------------------------------------------------


def _next(speaker: Speaker, view: View, then: View) -> list[str]:
    """For whom the faces are told, where that is another turn's roll."""
    if view["step"] in BEFORE_IT:
        return []
    return [speaker.say("odds_open" if then.get("open") else "odds_next", seat=facts.leading(then))]


def _landings(speaker: Speaker, view: View, names: Sequence[str]) -> list[str]:
    tiles = ahead(view, names, speaker.lang, Looker(speaker.eyes))
    told = [speaker.say("odds_face", value=tile.value, title=tile.title, detail=tile.detail) for tile in tiles]
    return [speaker.say("odds_each", chance=FACE), *told] if told else []


def _line(speaker: Speaker, view: View) -> list[str]:
    """To cross the line with the next die, and to stop on it at all this lap."""
    count, found = facts.to_line(view), []
    if count in facts.DIE:
        crossing = FACE * (len(facts.DIE) - count + 1)
        found.append(speaker.say("odds_line", chance=crossing, exact=FACE))
        found += [speaker.say("odds_win", seat=facts.leading(view), chance=crossing)] if _would_win(view) else []
    return [*found, speaker.say("odds_exact", chance=on_the_line(count))]


def _would_win(view: View) -> bool:
    """Whether the jersey at the line would be the one that the front rider still needs."""
    seat = facts.leading(view)
    if seat < 0 or not view["rainbow_lap"] or view["rainbow"][seat] < facts.needed(view) - 1:
        return False
    return not facts.mixed(view) or bool(view["green"][seat] and facts.worth(view, seat))


@cache
def on_the_line(count: int) -> Fraction:
    """The chance that rolls of a die add up to exactly this many spaces at some time."""
    chances = [Fraction(1)]
    for distance in range(1, count + 1):
        chances.append(sum(chances[max(0, distance - 6) : distance], Fraction(0)) * FACE)
    return chances[count]


# --- the cards ---------------------------------------------------------------------------------------------------


def _deck(speaker: Speaker, view: View) -> list[str]:
    """What is left to be drawn, where a card may come soon."""
    near = any(SPACE[(view["space"] + die) % SPACES][0] == "chance" for die in facts.DIE)
    if not near and view["step"] != "card":
        return []
    pile = view["pile"]
    count = {kind: sum(CARDS[card][0] == kind for card in pile) for kind, _ in CARDS.values()}
    kinds = [speaker.count(kind, n) for kind, n in count.items() if n]
    return [speaker.say("odds_deck", count=len(pile)), speaker.say("odds_card", kinds=kinds)]


# --- the yellow die ----------------------------------------------------------------------------------------------


def _yellow(speaker: Speaker, view: View) -> list[str]:
    """Of an attack, or of a chase."""
    chased = view["away"] not in (facts.NOBODY, view["beneficiary"])
    if view["step"] == "attack" or not chased:
        return _attack(speaker, view)
    caught = FACE * max(0, len(facts.DIE) - view["gap"] + 1)
    return [speaker.say("odds_chase", rival=view["away"], chance=caught)] if caught else []


def _attack(speaker: Speaker, view: View) -> list[str]:
    """The faces in groups that cost the same afterwards."""
    seat = view["beneficiary"]
    start = facts.climb(view, seat).start
    groups = groupby(facts.DIE, key=lambda die: _band(start + die))
    return [_faces(speaker, start, band, list(faces)) for band, faces in groups] + _points(speaker, view, start)


def _band(step: int) -> int:
    """What staying on a step costs; nothing once the race is won."""
    return UPKEEP[step] if step < END_OF_ROAD else 0


def _faces(speaker: Speaker, start: int, band: int, faces: list[int]) -> str:
    low, high = faces[0], faces[-1]
    shown = speaker.say("faces", low=low, high=high) if high > low else str(low)
    told = {"faces": shown, "chance": FACE * len(faces), "first": start + low, "last": start + high, "upkeep": band}
    return speaker.say("odds_attack_win" if not band else "odds_attack" if high > low else "odds_attack_one", **told)


def _points(speaker: Speaker, view: View, start: int) -> list[str]:
    """Combativity points that the next die may bring."""
    if not view["combativity"]:
        return []
    mark = view["mark"] if start else 0
    earning = [die for die in facts.DIE if start + die < END_OF_ROAD and _earns(start + die, mark)]
    return [speaker.say("odds_points", chance=FACE * len(earning))] if earning else []


def _earns(step: int, mark: int) -> bool:
    return any(step >= beyond and mark < place for place, (beyond, _) in enumerate(MARKS, 1))


# --- the auction -------------------------------------------------------------------------------------------------


def _rivals(speaker: Speaker, view: View) -> list[str]:
    """What those who still speak can bid."""
    waiting = view["auction"]["waiting"][1:] if view["auction"] else []
    return [_reach(speaker, view, seat) for seat in waiting if facts.domestiques(view, seat)]


def _reach(speaker: Speaker, view: View, seat: int) -> str:
    energy, most = view["energy"][seat], facts.best_bid(view, seat)
    return speaker.say("odds_rival" if most == energy else "odds_rival_more", seat=seat, energy=energy, most=most)
