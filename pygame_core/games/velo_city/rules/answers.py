"""Every answer of the game, made once: choosing among them costs nothing."""

from pygame_core.engine.core.choice import Choice, choice

from ..board import CAR_PARK
from ..meta import META

SOLO, SOLO_BONUS, SOLO_SPRINT = (
    Choice("solo", "declare", ("solo", 0, "none")),
    Choice("solo bonus", "declare", ("solo", 0, "bonus")),
    Choice("solo sprint", "declare", ("solo", 0, "sprint")),
)
GROUP = [Choice(f"group {space}", "declare", ("group", space, "none")) for space in range(CAR_PARK + 1)]
GROUP_BONUS = [Choice(f"group {space} bonus", "declare", ("group", space, "bonus")) for space in range(CAR_PARK + 1)]
MOVE = {
    die: [choice("move", space, die) for space in range(CAR_PARK + 1)]
    for die in ("own", "energy", "sum", *META.colours)
}
PURSUE = [choice("pursue", count) for count in range(5)]
PAY, RETREAT = Choice("pay", "obstacle", ("pay",)), Choice("retreat", "obstacle", ("retreat",))
TAKE = {colour: Choice(f"take {colour}", "take_from", (colour,)) for colour in META.colours}
FIRST = [Choice(f"first {seat}", "first_player", (seat,)) for seat in range(META.players[1])]
ONLY = [(seat,) for seat in range(META.players[1])]
