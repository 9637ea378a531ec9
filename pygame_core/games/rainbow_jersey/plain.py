"""A view of Maillot Arc-en-ciel as plain text, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from .board import SPACES
from .texts import facts
from .texts.ahead import ahead
from .texts.speaker import Speaker
from .texts.standing import caption, order, panel

View = Mapping[str, Any]


def table(view: View, names: Sequence[str], lang: str) -> str:
    """One line per team in race order, what the next die may bring, and the lap."""
    speaker = Speaker(lang, names)
    columns = ("energy", "reserve", "rainbow", "green", "dots", "points")[: 6 if view["combativity"] else 5]
    heads = [speaker.say(f"plain_{column}") for column in columns]
    wide = max(map(len, names))
    roles = {seat: panel(view, seat, names, lang).role for seat in order(view)}
    role = max(map(len, roles.values()))
    lines = [f"  {'':{wide}}  {'':{role}}  {'  '.join(heads)}  {speaker.say('plain_held')}"]
    for seat in order(view):
        mark = ">" if seat in view["asked"] else " "
        numbers = [f"{_number(view, seat, column):>{len(head)}}" for column, head in zip(columns, heads, strict=True)]
        held = " ".join(map(str, facts.held(view, seat))) or "-"
        lines.append(f"{mark} {names[seat]:{wide}}  {roles[seat]:{role}}  {'  '.join(numbers)}  {held}")
    return "\n".join([*lines, *_road(speaker, view)])


def _number(view: View, seat: int, column: str) -> int:
    return facts.worth(view, seat) if column == "dots" else int(view[column][seat])


def _road(speaker: Speaker, view: View) -> list[str]:
    """Where the rainbow rider is, and the six spaces that the next die may lead to."""
    tiles = [
        f"  {tile.value}: {(view['space'] + tile.value) % SPACES:>2} {tile.title}, {tile.detail}"
        for tile in ahead(view, speaker.names, speaker.lang)
    ]
    here = speaker.say("plain_here", space=view["space"])
    return [f"  {here} {caption(view, speaker.names, speaker.lang)}", *tiles]
