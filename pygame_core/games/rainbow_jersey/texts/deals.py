"""What an exchange gives and gets, in words, and what of it would be lost."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.core.choice import Args, Choice

from ..board import DOTS_FOR_RAINBOW, dots
from ..rules.jerseys import bargain
from . import facts
from .speaker import Speaker

View = Mapping[str, Any]


def gives(speaker: Speaker, given: Mapping[str, int]) -> str:
    """What is handed in, short enough for a button."""
    doubles, triples = given.get("double", 0), given.get("triple", 0)
    if doubles or triples:
        return speaker.say("gives_dots", count=dots(doubles, triples))
    (what, count), *_ = given.items()
    return speaker.say("gives_point" if count == 1 else f"gives_{what}")


def gives_in_full(speaker: Speaker, given: Mapping[str, int]) -> str:
    """What is handed in, card by card."""
    doubles, triples = given.get("double", 0), given.get("triple", 0)
    if doubles or triples:
        cards = speaker.cards(doubles, triples)
        return speaker.say("gives_dots_long", cards=cards, count=dots(doubles, triples))
    (what, count), *_ = given.items()
    return speaker.say("gives_point_long" if count == 1 else f"gives_{what}_long")


def loss(args: Args) -> int:
    """The dots that are handed in for nothing: no change is given."""
    return dots(int(args[1]), int(args[2])) - DOTS_FOR_RAINBOW if args[0] == "dots" else 0


def after(choice: Choice, view: View, seat: int) -> dict[str, int]:
    """What a seat would hold."""
    given, got = bargain(choice.args)
    names = ("rainbow", "green", "double", "triple", "points")
    return {name: view[name][seat] - given.get(name, 0) + (name == got) for name in names}


def wins(left: Mapping[str, int], view: View) -> bool:
    """Whether that would be the target."""
    enough = left["rainbow"] >= facts.needed(view)
    return enough and (not facts.mixed(view) or not missing(left))


def missing(left: Mapping[str, int]) -> list[str]:
    """What a mixed target would still ask for beside rainbow jerseys."""
    found = [] if left["green"] else ["green"]
    return found if left["double"] + left["triple"] else [*found, "dots"]
