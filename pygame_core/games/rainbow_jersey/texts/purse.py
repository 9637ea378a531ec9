"""Payments: told together, once everybody has been asked."""

from collections.abc import Iterator

from pygame_core.engine.core.events import Event

from .events import said
from .scenes import Scene
from .speaker import Speaker

BREAK = "\n"
"""What begins with it begins a line of its own."""

FEW = 2
"""More teams that pay are told by who does not."""


class Purse:
    """Who paid and who could not, until all have been asked."""

    def __init__(self) -> None:
        self.payers: list[Event] = []
        self.events: list[Event] = []

    @property
    def breaks(self) -> bool:
        """Whether it begins a line of its own."""
        return any(event.kind == "dropped" for event in self.events)

    def takes(self, event: Event) -> bool:
        """Whether this belongs to the payments of a space or a crash."""
        paid = event.kind == "paid" and event.data["why"] != "setback"
        debt = event.kind == "dropped" and event.data["why"] == "debt"
        if not paid and not debt and event.kind != "collapsed":
            return False
        (self.payers if paid else self.events).append(event)
        return True

    def told(self, speaker: Speaker, scene: Scene, *, whole: bool) -> Iterator[str]:
        """First the domestiques who left for it, then the payments, then who collapsed."""
        if self.breaks:
            yield BREAK + _dropped(speaker, [event for event in self.events if event.kind == "dropped"])
        if self.payers:
            yield self._paid(speaker, scene, whole)
        yield from (said(speaker, event) for event in self.events if event.kind == "collapsed")

    def _paid(self, speaker: Speaker, scene: Scene, whole: bool) -> str:
        seats, cost = [event.data["seat"] for event in self.payers], self.payers[0].data["cost"]
        landed = next((event for event in scene.events if event.kind == "landed"), None)
        if len(seats) == 1:
            return speaker.say("told_pay_one", seats=seats, cost=cost)
        if not landed or not whole or any(event.kind == "collapsed" for event in self.events):
            return speaker.say("told_pay_many", seats=seats, cost=cost)
        owner = landed.data["owner"]
        if owner < 0:
            return speaker.say("told_pay_all", cost=cost)
        key = "told_pay_many" if len(seats) <= FEW else "told_pay_but"
        return speaker.say(key, seats=seats, cost=cost, owner=owner)


def _dropped(speaker: Speaker, events: list[Event]) -> str:
    """The domestiques who left so that their leaders could pay: each by itself, or several in a row."""
    if len(events) == 1:
        return said(speaker, events[0])
    if all(event.data["space"] < 0 for event in events):
        seats = [event.data["seat"] for event in events]
        return speaker.say("told_dropped_reserve", gain=events[0].data["gain"], seats=seats)
    keys = ["told_dropped_each_held" if event.data["space"] >= 0 else "told_dropped_each" for event in events]
    each = [speaker.say(key, **event.data) for key, event in zip(keys, events, strict=True)]
    return speaker.say("told_dropped", gain=events[0].data["gain"], each=each)
