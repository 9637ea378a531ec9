"""A view of City Chase as plain text, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from .board import BUILDINGS, CROSSINGS, SIDE
from .texts.chronicle import empties
from .texts.speaker import Speaker

View = Mapping[str, Any]
TRACES = ("yellow", "red", "blue")


def table(view: View, names: Sequence[str], lang: str) -> str:
    """The city row by row, helicopters over the crossings between; then the round, and what is known of the car."""
    speaker = Speaker(lang, names)
    rows = ["      " + "".join(f"{column:<8}" for column in "ABCDE").rstrip()]
    for row in range(SIDE):
        rows.append(_buildings(speaker, view, row))
        if row < SIDE - 1:
            rows.append(_crossings(speaker, view, row))
    return "\n".join([*rows, f"  {_round(speaker, view)}", *_more(speaker, view)])


def _buildings(speaker: Speaker, view: View, row: int) -> str:
    marks = [_mark(speaker, view, BUILDINGS[row * SIDE + column]) for column in range(SIDE)]
    return f"  {row + 1}  " + "".join(f"[{mark:^3}]   " for mark in marks).rstrip()


def _mark(speaker: Speaker, view: View, building: str) -> str:
    """A trace on the roof with the round it was found in; else the thief's own, or the last round it was empty."""
    if building in view["found"]:
        colour, round_ = view["found"][building]
        return f"{speaker.say('plain_letters')[TRACES.index(colour)]}{round_}"
    if building in view.get("path", ()):
        place = view["path"].index(building) + 1
        return f"*{place}" if place == len(view["path"]) else f"#{place}"
    empty = empties(view).get(building) if view["notes"] == "full" or view["result"] else None
    return f".{empty}" if empty else ""


def _crossings(speaker: Speaker, view: View, row: int) -> str:
    letters = dict(zip(view["heli"].values(), speaker.say("plain_helis"), strict=True))
    line = "         "
    for column in range(SIDE - 1):
        crossing = CROSSINGS[row * (SIDE - 1) + column]
        letter = f"({letters[crossing]})" if crossing in letters else " + "
        line += f"{letter:<8}"
    return line.rstrip()


def _round(speaker: Speaker, view: View) -> str:
    told = f"{speaker.say('plain_round')} {view['round']}, {speaker.say('plain_' + view['step'])}"
    helis = [
        f"{speaker.form('bare', heli)} {crossing or speaker.say('plain_nowhere')}"
        + (f" ({speaker.say('plain_acted')})" if heli in view["acted"] else "")
        for heli, crossing in view["heli"].items()
    ]
    return f"{told}   {', '.join(helis)}"


def _more(speaker: Speaker, view: View) -> list[str]:
    more = [f"  {speaker.say('plain_key')}"]
    if view.get("path"):
        more.append(f"  {speaker.say('plain_path')} {' '.join(view['path'])}   {speaker.say('plain_own')}")
    if view["orders"]:
        more.append("  " + speaker.say("send_detail", count=len(view["orders"])))
    return more
