"""Whose turn it is, and what is asked: what it would cost comes first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Question, paragraph

from ..board import UPKEEP
from . import facts
from .foresight import attack_in_short
from .speaker import Speaker
from .standing import caption

View = Mapping[str, Any]


def question(view: View, names: Sequence[str], lang: str) -> Question:
    """Whose turn it is and what is asked."""
    speaker, step = Speaker(lang, names), view["step"]
    if step == "over":
        winners = view["result"]["ranking"][0]
        key = "ask_over" if len(winners) == 1 else "ask_over_many"
        return Question(speaker.say(key, seats=winners), caption(view, names, lang))
    seat = facts.asked(view)
    owed = view["debt"]["cost"] if view["debt"] else 0
    title = speaker.say(_title(view, seat), seat=seat, space=view["space"], cost=owed)
    return Question(title, _CONTEXTS[step](speaker, view, seat))


def _title(view: View, seat: int) -> str:
    return "ask_attack_more" if view["step"] == "attack" and seat == view["away"] else f"ask_{view['step']}"


def _start_order(speaker: Speaker, _view: View, _seat: int) -> str:
    return speaker.say("ask_start_order_why")


def _upkeep(speaker: Speaker, view: View, seat: int) -> str:
    cost, energy = UPKEEP[view["gap"]], view["energy"][seat]
    key = "ask_upkeep_why" if energy >= cost else "ask_upkeep_short"
    return speaker.say(key, cost=cost, energy=energy, left=energy - cost, gap=view["gap"])


def _roll(speaker: Speaker, view: View, seat: int) -> str:
    key = "ask_roll_away" if seat == view["away"] else "ask_roll_head"
    count = facts.to_line(view)
    how = "" if not view["rainbow_lap"] else "_jersey" if count in facts.DIE else "_far"
    told = speaker.say(f"ask_roll_line{how}", count=count)
    return paragraph([speaker.say(key, gap=view["gap"]), told])


def _white(speaker: Speaker, view: View, _seat: int) -> str:
    return speaker.say("ask_white_why", space=view["space"])


def _card(speaker: Speaker, view: View, _seat: int) -> str:
    return speaker.say("ask_card_why", count=len(view["pile"]))


def _drop(speaker: Speaker, view: View, seat: int) -> str:
    return speaker.say("ask_drop_why", gain=facts.relief(view, seat))


def _debt(speaker: Speaker, view: View, seat: int) -> str:
    return speaker.say("ask_debt_why", cost=view["debt"]["cost"], energy=view["energy"][seat])


def _attack(speaker: Speaker, view: View, seat: int) -> str:
    cost, energy = view["price"], view["energy"][seat]
    key = "ask_attack_free" if not cost else "ask_attack_why" if energy >= cost else "ask_attack_short"
    where = attack_in_short(speaker, view, seat)
    gain = speaker.say("attack_gain_more" if seat == view["away"] else "attack_gain")
    return speaker.say(key, gain=gain, cost=cost, energy=energy, left=energy - cost, where=where)


def _yellow(speaker: Speaker, view: View, seat: int) -> str:
    chase = view["away"] not in (facts.NOBODY, seat)
    return speaker.say("ask_yellow_chase" if chase else "ask_yellow_attack", rival=view["away"])


def _auction(speaker: Speaker, view: View, seat: int) -> str:
    said, energy = view["auction"], view["energy"][seat]
    if energy <= said["high"]:
        return speaker.say("auction_short", least=said["high"] + 1, energy=energy)
    last = facts.to_speak(view)[-1]
    return paragraph([
        speaker.say("ask_auction_why", cost=view["value"]),
        speaker.say("auction_high", seat=said["by"], high=said["high"]) if said["high"] else "",
        speaker.say("auction_last" if last == seat else "auction_then", seat=last),
    ])  # fmt: skip


def _placing(speaker: Speaker, _view: View, _seat: int) -> str:
    return speaker.say("ask_placing_why")


def _exchange(speaker: Speaker, view: View, seat: int) -> str:
    return speaker.say("ask_exchange_why", jerseys=speaker.jerseys(view, seat))


_CONTEXTS: dict[str, Callable[[Speaker, View, int], str]] = {
    "start_order": _start_order,
    "upkeep": _upkeep,
    "roll": _roll,
    "white": _white,
    "card": _card,
    "drop": _drop,
    "debt": _debt,
    "attack": _attack,
    "yellow": _yellow,
    "auction": _auction,
    "placing": _placing,
    "exchange": _exchange,
}
