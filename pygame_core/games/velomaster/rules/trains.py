"""P: two mates directly ahead of their leader pull him along."""

from ..road import ROADS
from ..state import NOBODY, TAKEN, Race
from .condition import gain
from .riders import up_on_road


def find_trains(s: Race) -> tuple[int, ...]:
    """The teams whose leader has two of his mates on the two cells ahead of him in his lane."""
    return tuple([team for team, leader in enumerate(s.leader) if leader != NOBODY and _is_pulled(s, leader)])


def _is_pulled(s: Race, leader: int) -> bool:
    if not up_on_road(s, leader):
        return False
    straight, team = ROADS[s.route].straight, s.team[leader]
    one = straight[s.place[leader]]
    first, second = s.on[one], s.on[straight[one]] if s.on[one] != TAKEN else NOBODY
    return 0 <= first < TAKEN and 0 <= second < TAKEN and s.team[first] == s.team[second] == team


def reward_trains(s: Race) -> None:
    """At the end of a move or a leap sequence: +10 for a train that was not there before, once in a phase."""
    for team in find_trains(s):
        if team not in s.trains and team not in s.led:
            s.led += (team,)
            gain(s, s.leader[team], "train")
