"""What an answer leads to, in three lines at most."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import capital, paragraph

from ..board import ABANDON_GAIN, ENERGY, UPKEEP
from ..rules.answers import RESERVE
from ..rules.jerseys import bargain
from . import deals, facts
from .speaker import Speaker

View = Mapping[str, Any]


def preview(choice: Choice, view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> str:
    """What an answer leads to."""
    lines = _PREVIEWS[choice.kind](Speaker(lang, names, looker.seat), choice, view)
    return "\n".join(line for line in lines if line)


# --- in front ----------------------------------------------------------------------------------------------------


def _continue(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    left = view["energy"][facts.asked(view)] - UPKEEP[view["gap"]]
    if left < 0:
        return [speaker.say("see_continue_short", missing=-left)]
    first = speaker.say("see_continue", cost=UPKEEP[view["gap"]], left=left)
    return [first, speaker.say("see_continue_then", gap=view["gap"]), speaker.say("see_continue_chase")]


def _give_up(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    head = view["pack"][0] if view["pack"] else None
    then = speaker.say("see_give_up_alone") if head is None else speaker.say("see_give_up_then", seat=head)
    return [speaker.say("see_give_up"), then]


def _roll(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    return [speaker.say("see_roll", space=view["space"]), _line_in_sight(speaker, view)]


def _line_in_sight(speaker: Speaker, view: View) -> str:
    count = facts.to_line(view)
    if count > facts.DIE[-1]:
        return ""
    key = {facts.DIE[0]: "see_roll_sure", facts.DIE[-1]: "see_roll_exact"}.get(count, "see_roll_line")
    return speaker.say(key + ("_jersey" if view["rainbow_lap"] else ""), count=count)


def _attack(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    seat, cost = facts.asked(view), view["price"]
    left = view["energy"][seat] - cost
    if left < 0:
        return [speaker.say("see_attack_short", missing=-left)]
    first = speaker.say("see_attack" if cost else "see_attack_free", cost=cost, left=left)
    return [first, *_where_to(speaker, facts.climb(view, seat))]


def _where_to(speaker: Speaker, climb: facts.Climb) -> list[str]:
    face = facts.DIE[-1] - climb.winning + 1
    if climb.winning == len(facts.DIE):
        return [speaker.say("see_attack_won")]
    told = {"least": climb.least, "most": climb.most, "upkeep": upkeep(speaker, climb)}
    one = "_one" if climb.winning == 1 else ""
    won = speaker.say(f"see_attack_win{one}", face=face) if climb.winning else ""
    return [paragraph([speaker.say("see_attack_gap", **told), speaker.say("see_attack_upkeep", **told)]), won]


def upkeep(speaker: Speaker, climb: facts.Climb) -> str:
    """What staying there costs a turn: "1 ou 2"."""
    low, high = climb.upkeep
    return str(low) if low == high else speaker.say("one_or_other", low=low, high=high)


def attack_in_short(speaker: Speaker, view: View, seat: int) -> str:
    """Where an attack leads, within a sentence."""
    climb = facts.climb(view, seat)
    if climb.winning == len(facts.DIE):
        return speaker.say("attack_to_won")
    told = speaker.say("attack_to", least=climb.least, most=climb.most, upkeep=upkeep(speaker, climb))
    face = facts.DIE[-1] - climb.winning + 1
    return speaker.say("attack_to_win", told=told, face=face) if climb.winning else told


def _hold(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    away = facts.asked(view) == view["away"]
    return [speaker.say("see_hold_away" if away else "see_hold", gap=view["gap"])]


# --- the auction -------------------------------------------------------------------------------------------------


def _bid(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    seat, bid = facts.asked(view), int(choice.args[0])
    left, space = view["energy"][seat] - bid, view["space"]
    if left < 0:
        return [speaker.say("see_bid_short", missing=-left)]
    move = "" if view["reserve"][seat] else speaker.say("see_bid_move")
    after = facts.to_speak(view)[1:]
    topped = any(_can_top(view, rival, bid) for rival in after)
    key = "see_bid_won" if topped else "see_bid_own" if len(view["order"]) > 1 else "see_bid_alone"
    won = speaker.say(key, cost=facts.value(space))
    return [speaker.say("see_bid", bid=bid, left=left), _rivals(speaker, view, bid), move or won]


def _can_top(view: View, seat: int, bid: int) -> bool:
    return facts.domestiques(view, seat) > 0 and facts.best_bid(view, seat) > bid


def _rivals(speaker: Speaker, view: View, bid: int) -> str:
    """Who may still bid more, and how much."""
    after = facts.to_speak(view)[1:]
    able = [seat for seat in after if _can_top(view, seat, bid)]
    if not able:
        return speaker.say("see_bid_sure" if after else "see_bid_last", space=view["space"])
    if len(able) > 1:
        told = [speaker.say("see_bid_rival_each", seat=seat, most=view["energy"][seat]) for seat in able]
        return speaker.say("see_bid_rivals", rivals=told)
    energy, most = view["energy"][able[0]], facts.best_bid(view, able[0])
    key = "see_bid_rival_only" if energy <= bid else "see_bid_rival" if energy == most else "see_bid_rival_more"
    return speaker.say(key, seat=able[0], energy=energy, most=most)


def _pass(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    said, space = view["auction"], view["space"]
    first = speaker.say("see_pass", energy=view["energy"][facts.asked(view)])
    last = len(facts.to_speak(view)) == 1
    if said["high"]:
        key = "see_pass_sold" if last else "see_pass_high"
        return [first, speaker.say(key, seat=said["by"], high=said["high"], space=space)]
    return [first, speaker.say("see_pass_over" if last else "see_pass_free", space=space)]


def _move(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    start, space = int(choice.args[0]), view["space"]
    costs = speaker.say("see_move_cost", to=facts.value(space), start=facts.value(start))
    return [speaker.say("see_move", start=start, space=space), costs]


# --- domestiques and jerseys -------------------------------------------------------------------------------------


def _let_go(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    seat, place = facts.actor(choice, view, speaker.eyes), choice.args[0]
    gain, energy = facts.relief(view, seat), view["energy"][seat]
    told = {"gain": gain, "energy": energy, "after": energy + gain, "lost": ABANDON_GAIN - gain}
    key = "see_gain" if gain == ABANDON_GAIN else "see_gain_part" if energy < ENERGY else "see_gain_none"
    left = facts.domestiques(view, seat) - 1
    last = "see_reserve" if place == RESERVE else "see_leaves"
    return [speaker.say(key, **told), speaker.say(last, space=place, count=left)]


def _deal(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    given, got = bargain(choice.args)
    left, lost = deals.after(choice, view, facts.actor(choice, view, speaker.eyes)), deals.loss(choice.args)
    in_full = {"gives": capital(deals.gives_in_full(speaker, given)), "gets": speaker.say(f"gets_{got}_long")}
    won = deals.wins(left, view)
    count = speaker.say("see_deal_count", count=left["rainbow"], needed=facts.needed(view)) if got == "rainbow" else ""
    return [
        speaker.say("see_deal", **in_full),
        speaker.say("see_deal_won") if won else count,
        speaker.say("see_deal_loss", loss=lost) if lost else "" if won else _bare(speaker, view, left),
    ]


def _bare(speaker: Speaker, view: View, left: Mapping[str, int]) -> str:
    """What would be missing of a mixed target afterwards."""
    bare = deals.missing(left) if facts.mixed(view) else []
    return speaker.say("see_deal_bare", what=speaker.say(f"bare_{bare[0]}")) if len(bare) == 1 else ""


def _keep(speaker: Speaker, _choice: Choice, view: View) -> list[str]:
    held = speaker.jerseys(view, facts.asked(view))
    return [speaker.say("see_keep", jerseys=held), speaker.say("see_keep_then")]


_PREVIEWS: dict[str, Callable[[Speaker, Choice, View], list[str]]] = {
    "continue": _continue,
    "give_up": _give_up,
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
