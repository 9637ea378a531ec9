"""Answers as labels for their buttons, and what each would lead to."""

from collections.abc import Iterator, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.contract.words import View
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Label, paragraph

from ..board import HOLDS, INN, POND
from ..rules.way import Hop, way
from .speaker import Gooseherd


def hops_of(view: View, choice: Choice) -> tuple[Hop, ...]:
    """The hops of an answer that moves."""
    return way(view["geese"][view["active"]], int(choice.args[0]), view["dice"], exact=view["exact"])


def label(choice: Choice, view: View, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> Label:
    """An answer on its button."""
    speaker = Gooseherd(lang, names)
    if choice.kind != "go":
        return Label(*(speaker.say(key) for key in ("throw", "throw_detail", "throw_spoken")))
    to = hops_of(view, choice)[-1].to
    facts: dict[str, Any] = {"pips": choice.args[0], "to": to, "place": speaker.place(to)}
    return Label(*(speaker.say(key, **facts) for key in ("go", "go_detail", "go_spoken")))


def preview(choice: Choice, view: View, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> str:
    """What an answer leads to: where, by what, and what that brings."""
    speaker = Gooseherd(lang, names)
    if choice.kind != "go":
        return speaker.say("throw_see_choose" if view["choose"] else "throw_see")
    hops = hops_of(view, choice)
    ways = dict.fromkeys(hop.why for hop in hops if hop.why != "dice")
    on_the_way = paragraph(speaker.say(f"go_see_{why}") for why in ways)
    there = speaker.say("go_see", place=speaker.place(hops[-1].to))
    lines = (there, on_the_way, paragraph(_brought(speaker, view, hops[-1].to)))
    return "\n".join(line for line in lines if line)


def _brought(speaker: Gooseherd, view: View, to: int) -> Iterator[str]:
    if to == POND:
        yield speaker.say("go_see_win")
    elif to == INN:
        yield speaker.say("go_see_inn", inn=view["inn"])
    elif to in HOLDS:
        yield speaker.say("go_see_held")
    if 0 < to < POND and to in view["geese"] and view["geese"].index(to) != view["active"]:
        back = speaker.place(view["geese"][view["active"]])
        yield speaker.say("go_see_swap", seat=view["geese"].index(to), back=back)
