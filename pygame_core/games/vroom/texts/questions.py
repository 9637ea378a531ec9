"""Whose turn it is, what is asked, and how things stand."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Number, Panel, Question, capital

from ..board import GHOST, RACES, ROUNDS, SPEEDS
from ..rules.course import course
from ..rules.ranking import price
from .speaker import Speaker

View = Mapping[str, Any]
BEFORE = ("first", "race", "event", "circuit", "preset")
AFTER = ("remove", "wheels", "judge", "open")


def question(view: View, names: Sequence[str], lang: str) -> Question:
    """Whose turn it is and what is asked."""
    speaker, step = Speaker(lang, names), view["step"]
    if step == "over":
        won = "won" if view["result"]["won"] else "lost"
        return Question(speaker.say(f"ask_over_{won}"), caption(view, names, lang))
    ask, how = _keys(view)
    return Question(speaker.say(ask, **_facts(view)), speaker.say(how, **_facts(view)))


def _keys(view: View) -> tuple[str, str]:
    """Which question it is, and which line goes with it."""
    step = view["step"]
    if step == "remove" and view["sets"] and len(view["sets"][0]) == 1:
        return "ask_remove_one", "how_remove"
    if step == "circuit" and view["used"]:
        return "ask_circuit", "how_circuit_next"
    if step != "drive":
        return f"ask_{step}", f"how_{step}"
    if must_look(view):
        return "ask_look", "how_look"
    return "ask_drive", _how_far(view)


def _how_far(view: View) -> str:
    if view["round"] == ROUNDS and _across(view):
        return "how_drive_5_crossed"
    return f"how_drive_{view['round']}" if view["round"] >= ROUNDS - 1 else "how_drive"


def must_look(view: View) -> bool:
    """Whether who drives next has not looked yet."""
    return bool(view["people"][view["holders"][view["driver"] - 1]] and not view["looked"][view["driver"] - 1])


def _facts(view: View) -> dict[str, Any]:
    level, due = view["level"], len(view["sets"][0]) if view["sets"] else 0
    return {
        "seat": view["asked"][0] if view["asked"] else 0,
        "race": view["race"],
        "round": view["round"],
        "car": level["car"] if level else view["driver"],
        "cars": level["laid"] if level else [],
        "count": due if view["step"] == "remove" else view["players"] // 2,
        "price": price(due),
        "event": "custom",
        "name": view["custom"]["name"] if view["custom"] else "",
    }


def manners(view: View, lang: str) -> tuple[tuple[str, str], ...]:
    """How a drive may be given: with a boost, without; at the last chance there is one way alone."""
    if view["step"] != "drive" or must_look(view) or "boost" not in view["modules"]:
        return ()
    if view["boosted"][view["driver"] - 1]:
        return ()
    speaker = Speaker(lang, ())
    words = (("", "way_plain"), ("boost", "way_boost")) if view["round"] < ROUNDS else (("boost", "way_last"),)
    return tuple((way, speaker.say(key)) for way, key in words)


def hint(view: View, names: Sequence[str], lang: str) -> tuple[str, str] | None:
    """What a newcomer should be told at this moment, with a name to remember that it was."""
    name = _hint(view)
    return (name, Speaker(lang, names).say(f"hint_{name}")) if name else None


def _hint(view: View) -> str:
    if view["step"] == "drive" and not must_look(view):
        return "total" if view["round"] == 1 else _worth_knowing(view)
    if view["step"] == "remove":
        return "price"
    totals = [total for _, total in view["totals"] or ()]
    return "equal" if view["step"] in AFTER and len(set(totals)) < len(totals) else ""


def _worth_knowing(view: View) -> str:
    """What the line asks of this drive."""
    if view["round"] == ROUNDS:
        return "crossed" if _across(view) else "cross"
    return "room" if view["round"] == ROUNDS - 1 else ""


def _across(view: View) -> bool:
    """Whether a car is seen beyond the finish already."""
    start, a, b = (tuple(view["circuit"][name]) for name in ("start", "a", "b"))
    found = course(start, a, b, view["circuit"]["back"])
    return any(found.crossed(x, y, leg) for (x, y), leg in zip(view["at"], view["legs"], strict=True))


def counsel(view: View, names: Sequence[str], lang: str) -> list[str]:
    """What is worth thinking of before a drive: no distance, no card."""
    speaker = Speaker(lang, names)
    name = _worth_knowing(view) or "total"
    return [speaker.say(f"hint_{name}"), *odds(view, names, lang)]


# --- how things stand --------------------------------------------------------------------------------------------


def panel(view: View, seat: int, names: Sequence[str], lang: str) -> Panel:
    """A seat's panel: its car, its cards face down, and what it is up to. No distance: estimating is the game."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return Panel(capital(speaker.say("role_won" if view["result"]["won"] else "role_lost")), ())
    if not view["holders"]:
        return Panel(speaker.say("role_none"), ())
    car = view["holders"].index(seat) + 1
    held = Number("car", car, speaker.form("car", car))
    driven = view["step"] not in ("drive", "ghost") or view["order"].index(car) < view["turn"]
    played = view["round"] - 1 + (bool(view["looked"]) and driven)
    cards = Number("cards", played, speaker.say("panel_cards", played=played))
    return Panel(speaker.say(f"role_{_role(view, seat, car)}", car=car), (held, cards))


def _role(view: View, seat: int, car: int) -> str:
    if view["step"] not in ("drive", "ghost"):
        return "answers" if seat in view["asked"] else "car"
    place = view["order"].index(car)
    if car == view["driver"]:
        return "now_look" if must_look(view) else "now"
    if place < view["turn"]:
        return "drove"
    return "next" if place == view["turn"] + 1 else "waits"


def standing(view: View, names: Sequence[str], lang: str) -> list[str]:
    """The wheels, the events in force, what this round asks, and what is broken already."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return []
    wheels = speaker.say(
        "stand_wheels" if view["wheels"] else "stand_none", wheels=view["wheels"], start=view["wheels_start"]
    )
    told = [wheels, *(_event(speaker, view, event) for event in view["events"])]
    if view["sky"]:
        told.append(speaker.say(f"sky_{view['sky']}"))
    if view["bend"] and view["step"] == "drive":
        told.append(speaker.say("stand_bend", bend=view["bend"]))
    return [*told, *(speaker.say("stand_fault", event=event) for event in view["faults"])]


def _event(speaker: Speaker, view: View, event: str) -> str:
    if event == "custom" and view["custom"]["text"]:
        return speaker.say("stand_custom", **view["custom"])
    return speaker.say("stand_event", event=event, asks=speaker.form("asks", event))


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the game is, as a share and in a few words."""
    rounds = (view["race"] - 1) * ROUNDS + max(view["round"] - 1, 0)
    facts = {"race": view["race"], "races": RACES, "wheels": view["wheels"]}
    return rounds / (RACES * ROUNDS), Speaker(lang).say("progress", **facts)


def caption(view: View, names: Sequence[str], lang: str) -> str:
    """One line under the board."""
    speaker, result, step = Speaker(lang, names), view["result"], view["step"]
    if result:
        return speaker.say(f"caption_{result['reason']}", race=result["race"], wheels=result["wheels"])
    moment = "before" if step in BEFORE else "after" if step in AFTER else "round"
    if step in ("drive", "ghost"):
        car = GHOST if step == "ghost" else view["driver"]
        return speaker.say("caption_drive", race=view["race"], round=view["round"], car=car)
    return speaker.say(f"caption_{moment}", race=view["race"], round=view["round"])


def odds(view: View, names: Sequence[str], lang: str) -> list[str]:
    """What is certain about the cards that nobody sees."""
    speaker = Speaker(lang, names)
    if view["result"] or view["step"] in BEFORE:
        return []
    told = [speaker.say("odds_pack"), speaker.say("odds_mean")]
    if view.get("card"):
        from fractions import Fraction  # It takes a while to load, and few ask.

        higher = sum(count for card, count in SPEEDS.items() if card > view["card"])
        chance = Fraction(higher, sum(SPEEDS.values()) - 1)
        told.insert(0, speaker.say("odds_more", card=view["card"], chance=chance))
    return told
