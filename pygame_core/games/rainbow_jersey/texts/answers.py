"""Answers as labels for their buttons, and the words of a second tap."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Label

from ..board import ABANDON_GAIN, UPKEEP
from ..rules.answers import RESERVE
from ..rules.jerseys import bargain
from . import deals, facts
from .speaker import Speaker

View = Mapping[str, Any]


def label(choice: Choice, view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> Label:
    """An answer on its button."""
    return _LABELS[choice.kind](Speaker(lang, names, looker.seat), choice, view)


def confirm(choice: Choice, view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> str:
    """The words of the button that has to be tapped a second time; none where nothing would be lost."""
    speaker = Speaker(lang, names, looker.seat)
    if choice.kind in ("trade", "exchange"):
        lost = deals.loss(choice.args)
        return speaker.say("sure_loss", loss=lost) if lost else ""
    if choice.kind != "abandon":
        return ""
    gain, place = facts.relief(view, facts.actor(choice, view, speaker.eyes)), choice.args[0]
    if gain < ABANDON_GAIN:
        return speaker.say("sure_part" if gain else "sure_none", gain=gain)
    return "" if place == RESERVE else speaker.say("sure_held", space=place)


# --- to stay away, to roll, to attack ----------------------------------------------------------------------------


def _said(speaker: Speaker, key: str, detail: str, told: Mapping[str, Any]) -> Label:
    """A title of its own, and a detail and a sentence that depend on how things stand."""
    return Label(speaker.say(key, **told), *_both(speaker, detail, told))


def _upkeep(speaker: Speaker, choice: Choice, view: View) -> Label:
    energy, cost = view["energy"][facts.asked(view)], UPKEEP[view["gap"]]
    short = "_short" if choice.kind == "continue" and energy < cost else ""
    told = {"cost": cost, "left": energy - cost, "gap": view["gap"]}
    return _said(speaker, choice.kind, choice.kind + short, told)


def _roll(speaker: Speaker, _choice: Choice, _view: View) -> Label:
    return _said(speaker, "roll", "roll", {})


def _attack(speaker: Speaker, _choice: Choice, view: View) -> Label:
    energy, cost = view["energy"][facts.asked(view)], view["price"]
    how = "_free" if not cost else "_short" if energy < cost else ""
    climb = facts.climb(view, facts.asked(view))
    if not how.endswith("short") and climb.winning == len(facts.DIE):
        how += "_won"
    told = {"cost": cost, "left": energy - cost, "least": climb.least, "most": climb.most}
    return _said(speaker, "attack", f"attack{how}", told)


def _hold(speaker: Speaker, _choice: Choice, view: View) -> Label:
    seat = facts.asked(view)
    detail = "hold_away_detail" if seat == view["away"] else "hold_detail"
    return Label(speaker.say("hold"), speaker.say(detail, gap=view["gap"]), speaker.say("hold_spoken"))


# --- to bid, to place --------------------------------------------------------------------------------------------


def _bid(speaker: Speaker, choice: Choice, view: View) -> Label:
    bid = int(choice.args[0])
    told = {"bid": bid, "left": max(0, view["energy"][facts.asked(view)] - bid), "space": view["space"]}
    return Label(*(speaker.say(key, **told) for key in ("bid", "bid_detail", "bid_spoken")))


def _pass(speaker: Speaker, _choice: Choice, view: View) -> Label:
    return _said(speaker, "pass", "pass", {"energy": view["energy"][facts.asked(view)]})


def _move(speaker: Speaker, choice: Choice, view: View) -> Label:
    start = int(choice.args[0])
    told = {"start": start, "cost": facts.value(start), "space": view["space"]}
    return _said(speaker, "move", "move", told)


def _both(speaker: Speaker, key: str, told: Mapping[str, Any]) -> tuple[str, str]:
    return speaker.say(f"{key}_detail", **told), speaker.say(f"{key}_spoken", **told)


def _let_go(speaker: Speaker, choice: Choice, view: View) -> Label:
    """A domestique who leaves: from the reserve, or from a space."""
    seat, place = facts.actor(choice, view, speaker.eyes), choice.args[0]
    told: dict[str, Any] = {"gain": facts.relief(view, seat)}
    if place == RESERVE:
        told["count"] = max(0, view["reserve"][seat] - 1)
        return _said(speaker, "reserve", "reserve", told)
    return _said(speaker, "held", "held", {**told, "space": place})


# --- to exchange -------------------------------------------------------------------------------------------------


def _deal(speaker: Speaker, choice: Choice, _view: View) -> Label:
    given, got = bargain(choice.args)
    lost = deals.loss(choice.args)
    gets = speaker.say(f"gets_{got}")
    detail = speaker.say("deal_loss_detail" if lost else "deal_detail", gets=gets, loss=lost)
    in_full = {"gives": deals.gives_in_full(speaker, given), "gets": speaker.say(f"gets_{got}_long")}
    return Label(deals.gives(speaker, given), detail, speaker.say("deal_spoken", **in_full))


def _keep(speaker: Speaker, _choice: Choice, _view: View) -> Label:
    return _said(speaker, "keep", "keep", {})


_LABELS: dict[str, Callable[[Speaker, Choice, View], Label]] = {
    "continue": _upkeep,
    "give_up": _upkeep,
    "roll": _roll,
    "attack": _attack,
    "hold": _hold,
    "bid": _bid,
    "pass": _pass,
    "move": _move,
    "drop": _let_go,
    "abandon": _let_go,
    "trade": _deal,
    "exchange": _deal,
    "keep": _keep,
}
