"""Answers as labels for their buttons, and what each would lead to."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Label, paragraph

from ..board import CAR_PARK, HIGHER_OBSTACLES, KIND
from ..rules.foresight import Landing, after_pursuit, fall, gain, land
from ..rules.why import PRICES
from ..view import race_of
from .speaker import Speaker, place_key

View = Mapping[str, Any]
MOST_NAMED = 3
"""Dice that are named on a ticket; more are counted."""


def label(choice: Choice, view: View, names: Sequence[str], lang: str) -> Label:
    """An answer on its button."""
    return _LABELS[choice.kind](Speaker(lang, names), choice, view)


def preview(choice: Choice, view: View, names: Sequence[str], lang: str) -> str:
    """What an answer leads to, in three lines at most."""
    lines = _PREVIEWS[choice.kind](Speaker(lang, names), choice, view)
    return "\n".join(line for line in lines if line)


# --- how to ride -------------------------------------------------------------------------------------------------


def _label_declare(speaker: Speaker, choice: Choice, view: View) -> Label:
    mode, space, boost = choice.args
    key, seats = f"{mode}_{boost}", _partners(choice, view)
    title = speaker.say(place_key(key, int(space)), space=space)
    spoken = speaker.say(f"{key}_spoken", space=space, seats=seats)
    return Label(title, _dice_detail(speaker, key, seats), spoken)


def _dice_detail(speaker: Speaker, key: str, seats: list[int]) -> str:
    """Whose dice; only how many where their names would not fit the ticket."""
    own = 2 if key == "group_bonus" else 1
    many = "_many" if len(seats) + own > MOST_NAMED else ""
    return speaker.say(f"{key}_detail{many}", seats=seats, dice=len(seats) + own)


def _partners(choice: Choice, view: View) -> list[int]:
    return race_of(view).lenders(int(choice.args[1])) if choice.args[0] == "group" else []


def _preview_declare(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    mode, space, boost = choice.args
    seats, cost = _partners(choice, view), PRICES.get(str(boost), 0)
    return [
        speaker.say(f"see_{mode}_{boost}", space=space, seats=seats),
        speaker.say("see_mates") if seats else "",
        speaker.say("see_price" if cost == 1 else "see_price_many", cost=cost) if cost else "",
    ]


# --- a move ------------------------------------------------------------------------------------------------------


def _label_move(speaker: Speaker, choice: Choice, view: View) -> Label:
    landing = land(view, choice)
    race = landing.race
    kind = "cross" if landing.crosses else "move"
    several = len({space for space in view["riders"][view["active"]] if space > 0}) > 1 and view["mode"] == "solo"
    facts = {"start": race.start, "to": race.to, "place": landing.place, "value": landing.value}
    detail = _move_detail(speaker, landing)
    key = f"{kind}_title_from" if several else f"{kind}_title"
    title = speaker.say(place_key(key, race.start) if key == "move_title_from" else key, **facts)
    return Label(title, detail, speaker.say(f"{kind}_spoken", die=_die(speaker, landing), detail=detail, **facts))


def _die(speaker: Speaker, landing: Landing) -> str:
    if landing.mate is None:
        return speaker.say(f"by_{landing.race.die}")
    return speaker.say("by_rival", seat=landing.mate)


def _move_detail(speaker: Speaker, landing: Landing) -> str:
    if landing.crosses:
        return speaker.say("cross_detail" if landing.to_go else "cross_detail_won", place=landing.place)
    effect = _effect(speaker, landing)
    if landing.mate is not None:
        key = "detail_mate" if effect else "detail_only_mate"
        return speaker.say(key, detail=effect, seat=landing.mate)
    return effect or _pursuers(speaker, landing)


def _pursuers(speaker: Speaker, landing: Landing) -> str:
    """Who may follow, in a few words."""
    seats = landing.followers()
    if len(seats) > 1:
        return speaker.say("detail_many", count=len(seats))
    if not seats:
        return speaker.say("detail_nobody")
    return speaker.say("detail_me" if seats == [landing.race.active] else "detail_one", seat=seats[0])


def _effect(speaker: Speaker, landing: Landing) -> str:
    """What the landing space gives or takes, in a few words."""
    race, kind = landing.race, KIND[landing.race.to]
    if kind == "supply":
        return speaker.say(f"detail_{_supply(landing)}")
    if kind == "obstacle":
        back, _ = fall(race, race.active)
        return speaker.say("detail_hole" if race.cans[race.active] else "detail_fall", back=back)
    return ""


def _supply(landing: Landing) -> str:
    race = landing.race
    if race.supply:
        return "supply"
    return "supply_taken" if gain(race, race.active, 1) else "supply_none"


def _preview_move(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    landing = land(view, choice)
    race = landing.race
    if landing.crosses:
        end = speaker.say("see_to_go", count=landing.to_go) if landing.to_go else speaker.say("see_won")
        return [speaker.say("see_cross", start=race.start, place=landing.place), end]
    first = speaker.say("see_move", start=race.start, to=race.to, die=_die(speaker, landing))
    mate = "" if landing.mate is None else speaker.say("see_mate", seat=landing.mate)
    return [first, paragraph([mate, _followers(speaker, landing)]), _consequence(speaker, landing)]


def _followers(speaker: Speaker, landing: Landing) -> str:
    seats, me = landing.followers(), landing.race.active
    if not seats:
        return speaker.say("see_sprint") if landing.race.boost == "sprint" else ""
    others = [seat for seat in seats if seat != me]
    if me in seats:
        return speaker.say("see_follow_both" if others else "see_follow_me", seats=others)
    if others == [landing.mate]:
        return speaker.say("see_follow_mate")
    return speaker.say("see_follow_one" if len(others) == 1 else "see_follow_many", seats=others)


def _consequence(speaker: Speaker, landing: Landing) -> str:
    race, kind = landing.race, KIND[landing.race.to]
    if kind == "supply":
        return speaker.say(f"see_{_supply(landing)}")
    if kind == "obstacle":
        back, cans = fall(race, race.active)
        return speaker.say("see_hole" if race.cans[race.active] else "see_fall", back=back, gain=cans)
    return ""


# --- to follow or not --------------------------------------------------------------------------------------------


def _label_pursue(speaker: Speaker, choice: Choice, view: View) -> Label:
    count, start, to = int(choice.args[0]), view["from"], view["to"]
    if not count:
        detail, spoken = speaker.say("stay_detail", start=start), speaker.say("stay_spoken", start=start)
        return Label(speaker.say("stay"), detail, spoken)
    hole = "_hole" if KIND[to] == "obstacle" else ""
    title = speaker.say("follow" if count == 1 else "follow_many", count=count)
    detail = speaker.say(f"follow_detail{hole}", to=to, count=count)
    return Label(title, detail, speaker.say("follow_spoken", to=to, count=count, riders=count))


def _preview_pursue(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    seat, count = view["asked"][0], int(choice.args[0])
    start, to = view["from"], view["to"]
    if not count:
        key = "see_stay_own" if seat == view["active"] else "see_stay"
        left = view["riders"][seat].count(start)
        return [speaker.say(key, riders=left, start=start, seat=view["active"], gap=start - to)]
    race = after_pursuit(view, seat, count)
    left = race.cans[seat]
    first = speaker.say("see_follow" if left else "see_follow_last", start=start, to=to, count=count, left=left)
    return [first, _what_waits(speaker, view, fall(race, seat)[0], seat)]


def _what_waits(speaker: Speaker, view: View, back: int, seat: int) -> str:
    kind = KIND[view["to"]]
    if kind == "obstacle":
        return speaker.say("see_follow_hole", back=back)
    if kind == "supply" and seat != view["active"]:
        return speaker.say("see_follow_supply", seat=view["active"])
    return ""


# --- on a manhole, and an empty supply ---------------------------------------------------------------------------


def _label_obstacle(speaker: Speaker, choice: Choice, view: View) -> Label:
    if choice.args[0] == "pay":
        return Label(speaker.say("pay"), speaker.say("pay_detail"), speaker.say("pay_spoken", to=view["to"]))
    back, cans = fall(race_of(view), view["asked"][0])
    said = [speaker.say(f"retreat_{part}", back=back, gain=cans) for part in ("detail", "spoken")]
    return Label(speaker.say("retreat"), *said)


def _preview_obstacle(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    seat, to = view["asked"][0], view["to"]
    if choice.args[0] == "pay":
        left = view["cans"][seat] - 1
        return [speaker.say("see_pay" if left else "see_pay_last", to=to, left=left)]
    back, cans = fall(race_of(view), seat)
    far = speaker.say("see_retreat_far") if back == CAR_PARK and HIGHER_OBSTACLES[to] else ""
    return [speaker.say("see_retreat", to=to, back=back, gain=cans), far]


def _label_take(speaker: Speaker, choice: Choice, view: View) -> Label:
    seat = view["colours"].index(choice.args[0])
    facts = {"seat": seat, "cans": view["cans"][seat]}
    return Label(*(speaker.say(f"take_{part}", **facts) for part in ("title", "detail", "spoken")))


def _preview_take(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    seat, cans = view["colours"].index(choice.args[0]), view["cans"]
    return [speaker.say("see_take", seat=seat, left=cans[seat] - 1, mine=cans[view["asked"][0]] + 1)]


_LABELS = {
    "declare": _label_declare,
    "move": _label_move,
    "pursue": _label_pursue,
    "obstacle": _label_obstacle,
    "take_from": _label_take,
}
_PREVIEWS = {
    "declare": _preview_declare,
    "move": _preview_move,
    "pursue": _preview_pursue,
    "obstacle": _preview_obstacle,
    "take_from": _preview_take,
}
