"""The end: who won and why, and the eleven rounds once more with everything shown."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pygame_core.engine.texts.language import Card

from ..board import TRACK
from ..deduction.clues import doors
from .chronicle import Action, actions
from .speaker import Speaker

View = Mapping[str, Any]
PLACED_FAULTS = ("V3", "V4")
"""Points of the verification that name a building."""


def result(view: View, names: Sequence[str], lang: str) -> Card:
    """Who won, why, and the path."""
    speaker, path = Speaker(lang, names), view.get("path") or []
    facts = {"round": view["result"]["round"], "seat": 0, "last": path[-1] if path else ""}
    key = _key(view["result"])
    told = speaker.say(key if path or not speaker.knows(f"{key}_bare") else f"{key}_bare", **facts)
    more = [_fault(speaker, view["result"]["failing"]), *(_shown(speaker, view) if path else [])]
    return Card(speaker.say(key.replace("result", "result_title"), **facts), (told, *filter(None, more)))


def _key(result: Mapping[str, Any]) -> str:
    """A resignation is told from the side that resigns."""
    by = f"_{result['winner']}" if result["reason"] == "resignation" else ""
    return f"result_{result['reason']}{by}"


def _shown(speaker: Speaker, view: View) -> Iterator[str]:
    """What can be said because the path is known."""
    if view["links"] and view["result"]["reason"] not in ("cheating", "unproven"):
        yield speaker.say("result_verified")
    yield speaker.say("result_path", path=view["path"])
    yield speaker.say("result_found" if view["found"] else "result_found_none", count=len(view["found"]))
    if view["result"]["reason"] != "arrest":
        yield nearest(speaker, view)


def nearest(speaker: Speaker, view: View) -> str:
    """The check that came closest to the car, the first of those."""
    checks = [deed for deed in actions(view["log"]) if deed.kind == "check"]
    if not checks:
        return ""
    best = min(checks, key=lambda deed: how_near(deed, view))
    key = "result_nearest" if best.heli else "result_nearest_some"
    return speaker.say(key, heli=best.heli, round=best.round, doors=how_near(best, view))


def how_near(deed: Action, view: View) -> int:
    """How many doors a check was from the car of that round."""
    return doors(deed.at, view["path"][deed.round - 1])


def near(view: View) -> list[tuple[int, str, str, int]]:
    """Each check of the chase: round, helicopter, building, and how many doors from the car it was."""
    if not view.get("path"):
        return []
    checks = [deed for deed in actions(view["log"]) if deed.kind == "check"]
    return [(deed.round, deed.heli, deed.at, how_near(deed, view)) for deed in checks]


def _fault(speaker: Speaker, failing: str) -> str:
    """Where the verification failed: "V4 2 A1" in words."""
    if not failing:
        return ""
    code, round_, place, true, *_ = [*failing.split(" "), "", "", ""]
    exact = round_ and (place or code not in PLACED_FAULTS)
    if true:
        return speaker.say("failing", fault=speaker.say("fault_V4_true", round=round_, place=place, answer=true))
    key = f"fault_{code}" if exact or not speaker.knows(f"fault_{code}_bare") else f"fault_{code}_bare"
    return speaker.say("failing", fault=speaker.say(key, round=round_, place=place))


def rounds(view: View, names: Sequence[str], lang: str) -> tuple[Card, ...]:
    """A card for each round: where the car hid, what each helicopter did, and how near it was."""
    speaker, path = Speaker(lang, names), view.get("path") or []
    deeds = actions(view["log"])
    return tuple(
        Card(speaker.say("round_title", round=number), tuple(_round(speaker, view, number, deeds)))
        for number in range(1, len(path) + 1)
    )


def _round(speaker: Speaker, view: View, number: int, deeds: Sequence[Action]) -> Iterator[str]:
    start, to = (["", *view["path"]])[number - 1 : number + 1]
    yield speaker.say("round_hid" if start else "round_start", start=start, to=to)
    own = [deed for deed in deeds if deed.round == number]
    for deed in own:
        yield _deed(speaker, view, deed)
    if not own:
        yield speaker.say("round_nobody")


def _deed(speaker: Speaker, view: View, deed: Action) -> str:
    if deed.kind == "move":
        return speaker.say("round_move", heli=deed.heli, start=deed.at, to=deed.found)
    laid = view["path"].index(deed.at) + 1 if deed.found in TRACK and deed.at in view["path"] else 0
    facts = {"heli": deed.heli, "place": deed.at, "laid": laid, "doors": how_near(deed, view)}
    return speaker.say(f"round_{deed.found}", **facts)
