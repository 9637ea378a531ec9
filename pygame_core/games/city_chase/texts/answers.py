"""Answers as labels for their buttons, and what each would lead to."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.core.choice import Choice, choice
from pygame_core.engine.texts.language import Label

from ..board import BUILDINGS, INDEX, ROUNDS, TRACK
from . import ways_on
from .chronicle import empties, switched_on
from .speaker import Speaker

View = Mapping[str, Any]


def label(choice: Choice, view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> Label:
    """An answer on its button."""
    speaker, facts = Speaker(lang, names, looker), _facts(choice, view)
    title = speaker.say(f"{choice.kind}_title", **facts)
    if choice.kind in _DETAILS:
        detail = _DETAILS[choice.kind](speaker, choice, view)
    else:
        detail = speaker.say(f"{choice.kind}_detail", **facts) if choice.kind != "move" else ""
    aloud = _aloud(speaker, choice, view) or detail
    return Label(title, detail, speaker.say(f"{choice.kind}_spoken", detail=aloud, **facts))


def preview(choice: Choice, view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> str:
    """What an answer leads to, in three lines at most."""
    speaker = Speaker(lang, names, looker)
    if choice.kind in _PREVIEWS:
        lines = _PREVIEWS[choice.kind](speaker, choice, view)
    else:
        lines = [speaker.say(f"see_{choice.kind}", **_facts(choice, view))]
    return "\n".join(line for line in lines if line)


def explain(choice: Choice, view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> list[str]:
    """What can be said for certain about one answer."""
    speaker = Speaker(lang, names, looker)
    if choice.kind == "hide" and "path" in view:
        return [line for line in _prospects(speaker, choice.args[0], view) if line]
    return [_answers(speaker, choice.args[1], view)] if choice.kind == "check" else []


def confirm(choice: Choice, view: View, names: Sequence[str], lang: str) -> str:
    """The words of the button that has to be tapped a second time; none where one tap is enough."""
    speaker, facts = Speaker(lang, names), _facts(choice, view)
    if choice.kind in ("hide", "resign", "unproven"):
        return speaker.say(f"sure_{choice.kind}", **facts)
    known = choice.kind == "check" and choice.args[1] in view["found"]
    return speaker.say("sure_known", **facts) if known else ""


def _facts(choice: Choice, view: View) -> dict[str, Any]:
    """What the sentences about an answer speak of."""
    facts: dict[str, Any] = {"round": view["round"], "count": len(view["orders"])}
    if choice.kind in ("move", "check", "place"):
        heli, place = choice.args
        around = ways_on.around(place) if choice.kind == "place" else []
        return facts | {"heli": heli, "to": place, "start": view["heli"].get(heli) or "", "around": around}
    if choice.kind in ("hide", "skyline"):
        return facts | {"to": choice.args[0]}
    return facts | {"places": list(choice.args)}


# --- the thief ---------------------------------------------------------------------------------------------------


def _detail_hide(speaker: Speaker, choice: Choice, view: View) -> str:
    """Ways on, if they are wanted; a dead end in any case; who could look in."""
    building = choice.args[0]
    seen = ways_on.above(view, building)
    over = speaker.say("hide_seen_many" if len(seen) > 1 else "hide_seen", helis=seen) if seen else ""
    if not _next(view, building):
        return over or speaker.say("hide_unseen")
    path = ways_on.trail(view, building)
    if ways_on.is_doomed(path):
        end = ways_on.forced_end(path)
        dead = speaker.say("hide_dead_after" if end not in ("", building) else "hide_dead", end=end)
        return speaker.say("hide_but", detail=over or speaker.say("hide_unseen"), dead=dead)
    ways = speaker.say("hide_ways", count=len(ways_on.ways_on(path))) if _counted(speaker, view, path) else ""
    return ", ".join(filter(None, [ways, over or speaker.say("hide_unseen")]))


def hideouts(speaker: Speaker, view: View) -> list[tuple[str, str]]:
    """The free buildings next door, each with what is to be known of it."""
    counting = Speaker(speaker.lang, speaker.names, Looker(aids=frozenset({"exits"})))
    free = [BUILDINGS[building] for building in ways_on.ways_on([INDEX[name] for name in view["path"]])]
    return [(to, _detail_hide(counting, choice("hide", to), view)) for to in free]


def _next(view: View, building: str) -> bool:
    """Whether the car could go there, as far as this view tells."""
    if "path" not in view:
        return False
    path = ways_on.trail(view, building)
    return len(path) == 1 or path[-1] in ways_on.ways_on(path[:-1])


def _counted(speaker: Speaker, view: View, path: Sequence[int]) -> bool:
    """Whether ways on are shown, and matter: after the eleventh hide-out nobody drives on."""
    return switched_on(speaker.looker, view, "exits") and len(path) < ROUNDS


def _preview_hide(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    building = choice.args[0]
    trace = TRACK[view["round"] - 1]
    if not _next(view, building):
        return [speaker.say("see_hide_first", to=building, trace=trace)]
    dead, prospect, seen = _prospects(speaker, building, view)
    last = view["path"][-1] if view["path"] else ""
    go = speaker.say("see_hide" if last else "see_hide_first", start=last, to=building, trace=trace)
    return [dead, prospect, seen] if dead else [go, seen, prospect]


def _prospects(speaker: Speaker, building: str, view: View) -> tuple[str, str, str]:
    """That it is a dead end; what comes after; who could look in."""
    path, seen = ways_on.trail(view, building), ways_on.above(view, building)
    sight = "see_seen_many" if len(seen) > 1 else "see_seen" if seen else "see_unseen"
    above = speaker.say(sight, helis=seen)
    if ways_on.is_doomed(path):
        return speaker.say("see_dead", to=building), _how_it_ends(speaker, path), above
    ways = speaker.say("see_ways", count=len(ways_on.ways_on(path))) if _counted(speaker, view, path) else ""
    return "", ways, above


def _how_it_ends(speaker: Speaker, path: tuple[int, ...]) -> str:
    end, more = ways_on.forced_end(path), ways_on.farthest(path)
    key = "see_dead_now" if not more else "see_dead_after" if end else "see_dead_later"
    return speaker.say(key, end=end, count=more, round=len(path) + more + 1)


# --- the police --------------------------------------------------------------------------------------------------


def _detail_check(speaker: Speaker, choice: Choice, view: View) -> str:
    """What is known of the building from earlier checks, as far as the screen remembers them."""
    building = choice.args[1]
    if building in view["found"]:
        return speaker.say("check_known")
    if view["notes"] == "traces":
        return speaker.say("check_unnoted")
    empty = _noted_empty(building, view)
    return speaker.say("check_empty", round=empty) if empty else speaker.say("check_never")


def _noted_empty(building: str, view: View) -> int | None:
    """The last round in which it was empty, where the screen keeps notes of that."""
    return empties(view).get(building) if view["notes"] == "full" and building not in view["found"] else None


def _aloud(speaker: Speaker, choice: Choice, view: View) -> str:
    """What is too short on the button to be understood by ear."""
    empty = _noted_empty(choice.args[1], view) if choice.kind == "check" else None
    return speaker.say("check_empty_aloud", round=empty) if empty else ""


def _preview_check(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    heli, building = choice.args
    go = speaker.say("see_check", heli=heli, to=building)
    if building in view["found"]:
        colour, when = view["found"][building]
        return [go, speaker.say("see_known", trace=colour, round=when)]
    answers = _answers(speaker, building, view)
    if switched_on(speaker.looker, view, "deduction"):
        return [go, answers]
    empty = _noted_empty(building, view)
    return [go, speaker.say("see_empty", round=empty) if empty else "", answers]


def _answers(speaker: Speaker, building: str, view: View) -> str:
    """The answers that can come: with the deduction, and what each would leave; else those of this round."""
    if building in view["found"]:
        return speaker.say("answers_known")
    if switched_on(speaker.looker, view, "deduction"):
        from .deduction import after_check  # Counting the walks takes a while to load, and not everybody asks.

        return after_check(speaker, building, view)
    return speaker.say("answers_round", answers=["car", *possible_traces(view), "empty"])


def possible_traces(view: View) -> list[str]:
    """The traces that a check of this round could show, where nothing but the round is known."""
    found = {colour for colour, _ in view["found"].values()}
    first = {"yellow": 2, "red": 7, "blue": 3}
    return [
        colour
        for colour in first
        if view["round"] >= first[colour] and (colour == "blue" or colour not in found)
    ]  # fmt: skip


def _preview_move(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    heli, crossing = choice.args
    go = speaker.say("see_move", heli=heli, start=view["heli"][heli] or "", to=crossing)
    if view["round"] == ROUNDS:
        return [go, speaker.say("see_move_last")]
    return [go, speaker.say("see_move_next", round=view["round"] + 1, places=ways_on.around(crossing))]


def _preview_place(speaker: Speaker, choice: Choice, view: View) -> list[str]:
    heli, crossing = choice.args
    others = {spot for other, spot in view["heli"].items() if spot and other != heli}
    covered = {building for spot in {*others, crossing} for building in ways_on.around(spot)}
    seen = speaker.say("see_place_around", places=ways_on.around(crossing))
    return [speaker.say("see_place", heli=heli, to=crossing), seen, speaker.say("see_cover", count=len(covered))]


def _detail_place(_speaker: Speaker, choice: Choice, _view: View) -> str:
    return " ".join(ways_on.around(choice.args[1]))


def _detail_reply(speaker: Speaker, choice: Choice, _view: View) -> str:
    return ", ".join(speaker.form("answer", told) for told in choice.args) or speaker.say("reply_none")


_DETAILS = {"hide": _detail_hide, "check": _detail_check, "place": _detail_place, "reply": _detail_reply}
_PREVIEWS = {"hide": _preview_hide, "check": _preview_check, "move": _preview_move, "place": _preview_place}
