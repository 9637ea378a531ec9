"""Whose turn it is, what is asked, and how things stand."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.texts.language import Number, Panel, Question

from ..board import ROUNDS
from .chronicle import held, left, ours, switched_on, thief_s
from .finale import result
from .speaker import Speaker
from .ways_on import around

View = Mapping[str, Any]
THIEF = 0


def question(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> Question:
    """Whose turn it is and what is asked."""
    speaker, step = Speaker(lang, names, looker), view["step"]
    if step == "over":
        return Question(result(view, names, lang).title, caption(view, names, lang, looker))
    if step == "skyline":
        return Question(speaker.say("ask_skyline"), speaker.say("ask_skyline_why"))
    if step == "hide":
        facts = {"seat": THIEF, "round": view["round"]}
        key = "ask_hide" if thief_s(view) else "ask_hide_public"
        return Question(speaker.say(key, **facts), speaker.say(_how_hide(view), **facts))
    if step in ("reply", "reveal"):
        escape = "_escape" if view.get("claim") == "thief escape" and step == "reveal" else ""
        return Question(speaker.say(f"ask_{step}", seat=THIEF), speaker.say(f"how_{step}{escape}", seat=THIEF))
    return _ask_police(speaker, view)


def _how_hide(view: View) -> str:
    if not thief_s(view):
        return "how_hide_sealed" if view["links"] else "how_hide_public"
    return "how_hide_first" if view["round"] == 1 else "how_hide_last" if view["round"] == ROUNDS else "how_hide"


def _ask_police(speaker: Speaker, view: View) -> Question:
    """To the one who is asked, or to the team; about the helicopter in hand, once there is one."""
    helis = _to_place(view) if view["step"] == "place" else left(view)
    own, moved = ours(view, helis), ours(view, list(view["heli"]))
    hand = held(speaker.looker, moved if view["step"] == "place" and speaker.looker.held else own)
    key, how = _placing(speaker.looker, view, own) if view["step"] == "place" else _acting(view, own)
    if key == "ask_place" and hand and not _to_place(view):
        key = "ask_place_moved"
    facts = {"seat": view["asked"][0] if view["asked"] else 1, "round": view["round"], "helis": helis, "heli": hand}
    key += ("_held" if hand and key in ("ask_place", "ask_police") else "") + _team(view)
    facts |= {"left": len(helis), "count": len(view["orders"]), "cover": len(_covered(view, view["heli"]))}
    return Question(speaker.say(key, **facts), speaker.say(how, **facts))


def _team(view: View) -> str:
    return "_team" if len(view["asked"]) > 1 else ""


def _to_place(view: View) -> list[str]:
    return [heli for heli, crossing in view["heli"].items() if not crossing]


def _placing(looker: Looker, view: View, own: Sequence[str]) -> tuple[str, str]:
    ready = not own and not looker.held
    missing = len(_to_place(view))
    how = "how_place" if missing == len(view["heli"]) else "how_place_more" if missing else "how_ready"
    return "ask_ready" if ready else "ask_place", how


def _acting(view: View, own: Sequence[str]) -> tuple[str, str]:
    if view["orders"]:
        return ("ask_police", "how_orders") if own else ("ask_send", "how_orders_all")
    return "ask_police", "how_police_last" if view["round"] == ROUNDS else "how_police"


# --- how things stand --------------------------------------------------------------------------------------------


def panel(view: View, seat: int, names: Sequence[str], lang: str) -> Panel:
    """A seat's panel: its role now; traces found of the thief's, actions left of the police's."""
    speaker = Speaker(lang, names)
    if seat == THIEF:
        found = len(view["found"])
        return Panel(_thief(speaker, view), (Number("found", found, speaker.say("number_found", count=found)),))
    own = [heli for heli, seats in view["owners"].items() if seat in seats]
    todo = [heli for heli in left(view) if heli in own] if view["step"] == "police" else []
    actions = Number("helicopters", len(todo), speaker.say("number_actions", count=len(todo)))
    return Panel(_officer(speaker, view, seat, own, todo), (actions,) if view["step"] == "police" else ())


def _thief(speaker: Speaker, view: View) -> str:
    if view["result"]:
        return speaker.say("role_won" if view["result"]["winner"] == "thief" else "role_lost")
    step, round_ = view["step"], view["round"]
    if step in ("reply", "reveal"):
        return speaker.say(f"role_{step}")
    if step == "hide":
        return speaker.say("role_hide")
    return speaker.say("role_hidden", round=round_) if step == "police" else speaker.say("role_thief_waits")


def _officer(speaker: Speaker, view: View, seat: int, own: Sequence[str], todo: Sequence[str]) -> str:
    if view["result"]:
        return speaker.say("role_won" if view["result"]["winner"] == "police" else "role_lost")
    asked = seat in view["asked"]
    if view["step"] == "place" and asked:
        missing = [heli for heli in own if not view["heli"][heli]]
        return speaker.say("role_place", helis=missing) if missing else speaker.say("role_ready")
    if view["step"] == "police" and asked:
        return speaker.say("role_act", helis=todo) if todo else speaker.say("role_send")
    acted = [heli for heli in own if heli in view["acted"]]
    return speaker.say("role_acted", helis=acted) if acted else speaker.say("role_flies", helis=list(own))


def standing(view: View, names: Sequence[str], lang: str) -> list[str]:
    """How long the thief has still to last, and what the police have found."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return []
    more = ROUNDS + 1 - view["round"]
    last = more == 1 and view["step"] == "police"
    return [speaker.say("last_round") if last else speaker.say("to_last", count=more), *_found(speaker, view)]


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the chase is, as a share and in a few words."""
    return (view["round"] - 1) / ROUNDS, Speaker(lang).say("progress", round=view["round"], rounds=ROUNDS)


def _found(speaker: Speaker, view: View) -> list[str]:
    told = [
        speaker.say("found_one", place=place, trace=colour, round=round_)
        for place, (colour, round_) in view["found"].items()
    ]
    if not told:
        return [speaker.say("found_none")]
    return [speaker.say("found_some", found=told), speaker.say("traces_dated")]


def caption(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> str:
    """One line under the board: the deduction's reason where it is on, else the round and the phase."""
    speaker, step, helis = Speaker(lang, names, looker), view["step"], left(view)
    if view["result"]:
        reason = speaker.say(f"ending_{view['result']['reason']}")
        return speaker.say("caption_over", round=view["result"]["round"], detail=reason)
    if step == "police" and switched_on(speaker.looker, view, "deduction"):
        from .deduction import reason as deduced  # Counting the walks takes a while to load.

        return deduced(speaker, view)
    if step == "hide" and thief_s(view):
        return speaker.say("caption_thief")
    if step == "police" and not helis:
        return speaker.say("how_orders_all", round=view["round"], count=len(view["orders"]))
    return speaker.say(f"caption_{step}", round=view["round"], left=len(helis), helis=helis)


def _covered(view: View, helis: Iterable[str]) -> set[str]:
    """The buildings that these helicopters can look into from where they are."""
    return {building for heli in helis if view["heli"][heli] for building in around(view["heli"][heli])}


def odds(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> list[str]:
    """What is certain at this moment: how much of the city is in reach, and what the log proves where that is shown."""
    speaker = Speaker(lang, names, looker)
    if view["result"] or not all(view["heli"].values()):
        return []
    flying = left(view) if view["step"] == "police" and not thief_s(view) else list(view["heli"])
    key = "odds_reach" if len(flying) == len(view["heli"]) else "odds_reach_left"
    return [speaker.say(key, count=len(_covered(view, flying))), *_proved(speaker, view), *_ways(speaker, view)]


def _proved(speaker: Speaker, view: View) -> list[str]:
    if not switched_on(speaker.looker, view, "deduction"):
        return []
    from .deduction import possible

    return possible(speaker, view)


def _ways(speaker: Speaker, view: View) -> list[str]:
    """The thief's ways from here, each with what comes after it."""
    if view["step"] != "hide" or not thief_s(view) or not view["path"]:
        return []
    from .answers import hideouts

    return [speaker.say("odds_hide", to=to, detail=detail) for to, detail in hideouts(speaker, view)]
