"""What the six faces of the next die would mean for whoever looks."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.texts.language import Ahead

from ..board import SPACE, SPACES
from . import facts
from .next_roll import next_roll
from .speaker import Speaker

View = Mapping[str, Any]
MOODS = ("pay", "mine", "theirs", "gain", "card", "none")


class Meaning(NamedTuple):
    """What a space means to somebody: the words for it, in full and in a few signs, and the mood."""

    mood: str
    detail: str
    short: str


def ahead(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> tuple[Ahead, ...]:
    """Six tiles for the roll to come; none when the race is over or has not begun."""
    if view["result"] or not view["turn"] or not view["order"]:
        return ()
    speaker, then = Speaker(lang, names, looker.seat), next_roll(view)
    return tuple(_tile(speaker, then, die) for die in facts.DIE)


def ahead_title(view: View, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> tuple[str, str]:
    """Over the tiles: how many of the six faces are of which kind."""
    speaker, then = Speaker(lang, names, looker.seat), next_roll(view)
    moods = [tile.mood for tile in ahead(then, names, lang, looker)]
    counts = [_counted(speaker, then, mood, moods.count(mood)) for mood in MOODS if mood in moods]
    return speaker.say("ahead_title"), speaker.say("ahead_count", counts=counts) if counts else ""


def _counted(speaker: Speaker, view: View, mood: str, n: int) -> str:
    chase = mood == "mine" and _mine(speaker, view) == "tile_chase"
    return speaker.say(f"ahead_{mood}_chase" if chase else f"ahead_{mood}", n=n, seat=facts.leading(view))


def _tile(speaker: Speaker, view: View, die: int) -> Ahead:
    space = (view["space"] + die) % SPACES
    found = _meaning(speaker, view, space)
    if view["space"] + die >= SPACES:
        found = _over_the_line(speaker, view, space, found)
    return Ahead(die, speaker.tile(space), found.detail, found.short, found.mood)


def _over_the_line(speaker: Speaker, view: View, space: int, found: Meaning) -> Meaning:
    """The line comes first: a jersey for the front rider if there is one, and energy for all."""
    front = facts.leading(view)
    mine = front == speaker.eyes != facts.NOBODY
    if view["rainbow_lap"]:
        key = "tile_jersey" if mine else "tile_jersey_of"
        return Meaning(
            "gain" if mine else "theirs", speaker.say(key, seat=front, detail=found.detail), speaker.say("short_jersey")
        )
    if view["shown"]:
        return found
    if not space:
        return Meaning("gain", speaker.say("tile_fed"), speaker.say("short_fed"))
    return Meaning(found.mood, speaker.say("tile_line", detail=found.detail), found.short)


def _meaning(speaker: Speaker, view: View, space: int) -> Meaning:
    """What the space itself brings."""
    kind, value = SPACE[space]
    if kind == "effort":
        return _effort(speaker, view, space, value)
    front = facts.leading(view)
    mine = front == speaker.eyes != facts.NOBODY
    moods = {"breakaway": ("mine", "theirs"), "chance": ("card", "card"), "setback": ("pay", "none"),
             "start": ("none", "none")}  # fmt: skip
    mood = moods.get(kind, ("gain", "theirs"))[not mine]
    detail = speaker.say(f"tile_{kind}" if mine else f"tile_{kind}_of", seat=front, cost=value)
    return Meaning(mood, detail, speaker.say(f"short_{kind}", cost=value))


def _mine(speaker: Speaker, view: View) -> str:
    """What one's own space brings: an attack, or a chase where somebody else is away."""
    eyes = speaker.eyes
    if eyes != facts.leading(view) and view.get("loose"):
        return "tile_own"
    return "tile_mine" if view["away"] in (facts.NOBODY, eyes) else "tile_chase"


def _effort(speaker: Speaker, view: View, space: int, cost: int) -> Meaning:
    holder, eyes = view["holder"][space], speaker.eyes
    pays = speaker.say("short_pay", cost=cost)
    if holder == facts.NOBODY and view["order"] == [eyes]:
        return Meaning("pay", speaker.say("tile_pay", cost=cost), pays)
    if holder == facts.NOBODY and len(view["order"]) == 1:
        return Meaning("pay", speaker.say("tile_setback_of", seat=view["order"][0], cost=cost), pays)
    if holder == facts.NOBODY:
        return Meaning("pay", speaker.say("tile_all", cost=cost), pays)
    if holder == eyes:
        return Meaning("mine", speaker.say(_mine(speaker, view)), speaker.say("short_mine"))
    if eyes == facts.NOBODY or view["fallen"][eyes]:
        return Meaning("pay", speaker.say("tile_held", seat=holder, cost=cost), pays)
    return Meaning("pay", speaker.say("tile_pay", cost=cost), pays)
