"""F11.1: who stops on a feed cell has eaten; who rides past the last zone without a meal goes hungry."""

from ..road import ROADS
from ..state import UP, Race
from .condition import HUNGER, change


def feed(s: Race, rider: int, strictly: bool = False) -> None:
    """The rider has stopped. `strictly`: a meal at this stop does not count yet (P, a leap in one's own slot)."""
    place, road = s.place[rider], ROADS[s.route]
    if place < 0 or s.is_neutral(rider):
        return
    zone = road.zone[place]
    if zone >= 0 and s.posture[rider] == UP and not strictly and not s.fed[rider] >> zone & 1:
        s.fed[rider] |= 1 << zone
        s.tell("fed", rider=s.names[rider], zone=zone)
    if road.gone[place]:
        _judge(s, rider, road.gone[place], len(road.zones))


def _judge(s: Race, rider: int, gone: int, zones: int) -> None:
    """R35: each zone by itself, or one meal in the race, judged where the last zone is past. R44: at P it weakens."""
    if s.law["feeding"] == "every_zone":
        missed = [zone for zone in range(gone) if not s.fed[rider] >> zone & 1]
    else:
        missed = [zones - 1] if gone == zones and not s.fed[rider] else []
    for zone in missed:
        if not s.hungry[rider] >> zone & 1:
            s.hungry[rider] |= 1 << zone
            s.tell("feed_missed", rider=s.names[rider], zone=zone)
            change(s, rider, HUNGER, "hunger")
