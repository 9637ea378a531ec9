"""A turn up to the new positions, in sentences."""

from collections.abc import Iterator

from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import capital

from .events import said, whose
from .purse import BREAK, Purse
from .scenes import Scene
from .speaker import Speaker

BRIEF = ("upkeep", "drew", "fed", "lost", "to_tail", "held_back")
"""What is told in fewer words once it is clear of whom."""
_NAMING = ("upkeep", "rolled", "to_head")
"""What makes that clear, within a line."""
_ABANDON = {"dropped": "told_dropped_card", "reshuffled": "told_reshuffled_none"}
"""What follows the card that asks for a domestique, whether there is one or not."""


def road(speaker: Speaker, scene: Scene) -> Iterator[tuple[str, int]]:
    """Each sentence with the place of the event that it tells last. Payments are told when all have paid.

    A new line begins where the line has been crossed, and where domestiques leave for a payment.
    """
    purse, start = Purse(), 0
    for place, event in enumerate(scene.events):
        if purse.takes(event):
            continue
        if purse.breaks or _lands_over_the_line(scene, place):
            start = place
        yield from ((sentence, place) for sentence in purse.told(speaker, scene, whole=True))
        purse = Purse()
        if sentence := _happens(speaker, scene, place, start):
            yield sentence, place
    if scene.closed:
        last = len(scene.events) - 1
        yield from ((sentence, last) for sentence in purse.told(speaker, scene, whole=not scene.cut))


def _lands_over_the_line(scene: Scene, place: int) -> bool:
    event = scene.events[place]
    return event.kind == "landed" and bool(place) and scene.events[place - 1].kind == "line" and event.data["space"] > 0


def _happens(speaker: Speaker, scene: Scene, place: int, start: int) -> str:
    """One event within a line that began with the event at start."""
    event = scene.events[place]
    if event.kind == "rolled":
        return _rolled(speaker, scene, place)
    if event.kind == "landed":
        told = place and scene.events[place - 1].kind == "rolled"
        return "" if told or event.data["kind"] == "start" else _landed(speaker, scene, place)
    if place and scene.events[place - 1].kind == "drew" and (key := _ABANDON.get(event.kind)):
        return speaker.say(key + "_held" * (event.data.get("space", -1) >= 0), **event.data)
    if _silent(event):
        return ""
    clear = event.kind in ("upkeep", "drew") or any(one.kind in _NAMING for one in scene.events[start:place])
    brief = _brief(event) if clear else ""
    return speaker.say(f"told_{brief}", **event.data) if brief else said(speaker, event)


def _landed(speaker: Speaker, scene: Scene, place: int) -> str:
    """The space alone: nobody has been named in this line."""
    landed = scene.events[place].data
    how = whose(landed).replace("_own", "_held")
    told = f"{capital(speaker.say(f'place{how}', **landed))}."
    return BREAK + told if _lands_over_the_line(scene, place) else told


def _silent(event: Event) -> bool:
    """What is clear from what was told before it."""
    facts = event.data
    if event.kind == "rainbow_lap":
        return bool(facts["changed"])
    if event.kind == "lost":
        return not facts["to"]
    return event.kind == "yellow" or (event.kind == "caught" and facts["by"] >= 0)


def _brief(event: Event) -> str:
    """The key of fewer words, where there are."""
    if event.kind == "paid":
        return "setback"
    if event.kind == "fed" and not event.data["gain"]:
        return "fed_none"
    return event.kind if event.kind in BRIEF else ""


def _rolled(speaker: Speaker, scene: Scene, place: int) -> str:
    """The die with the space where it leads, or with the line; who rolls, where that is not clear."""
    facts = scene.events[place].data
    again = "_again" if any(event.kind == "upkeep" for event in scene.events[:place]) else ""
    if facts["crossed"]:
        return speaker.say(f"told_{'crossed' if facts['to'] else 'exact'}{again}", **facts)
    return speaker.say(f"told_rolled{again}", place=_where(speaker, scene.events[place + 1]), **facts)


def _where(speaker: Speaker, landed: Event) -> str:
    return speaker.say(f"place{whose(landed.data)}", **landed.data)
