"""A view of VeloMaster as plain text, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from .texts.speaker import Speaker

_MARKS = {"lying": "_", "punctured": "o", "up": ""}


def table(view: Mapping[str, Any], names: Sequence[str], lang: str) -> str:
    """One line for each team, best placed rider first; then the summits."""
    speaker = Speaker(lang, names, view["colours"])
    place = {rider: index for index, rider in enumerate(view["standing"])}
    lines = []
    for team in range(len(view["colours"])):
        riders = sorted((name for name, one in view["riders"].items() if one["team"] == team), key=place.__getitem__)
        mark = ">" if view["slot"] == team else " "
        lines.append(f"{mark} {speaker.team(team):8} " + "   ".join(_rider(view, name) for name in riders))
    for summit in view["summits"]:
        passed = ", ".join(f"{speaker.rider(rider)} {points}" for rider, points in summit["passed"]) or "-"
        lines.append(f"  {summit['name']} ({summit['category']}): {passed}")
    return "\n".join(lines)


def _rider(view: Mapping[str, Any], name: str) -> str:
    """A rider's bib and place; ! hurt, ? hungry, _ on the ground, o a puncture."""
    rider = view["riders"][name]
    signs = _MARKS[rider["posture"]] + "!" * rider["grazed"] + "?" * rider["hungry"]
    condition = f" {rider['condition']}" if rider["condition"] != 100 else ""
    place = {"out": "x", "finished": "=", "outside": "-"}.get(rider["place"], rider["place"])
    return f"{name.partition('-')[2]} {place}{signs}{condition}"
