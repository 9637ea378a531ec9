"""Every answer of the game, made once: choosing among them costs nothing."""

from itertools import product

from pygame_core.engine.core.choice import choice

from ..board import BUILDINGS, CROSSINGS, HELICOPTERS

SKYLINE = [choice("skyline", number) for number in range(100)]
PLACE = [[choice("place", heli, crossing) for crossing in CROSSINGS] for heli in HELICOPTERS]
CONFIRM = choice("confirm")
HIDE = [choice("hide", building) for building in BUILDINGS]
MOVE = [[choice("move", heli, crossing) for crossing in CROSSINGS] for heli in HELICOPTERS]
CHECK = [[choice("check", heli, building) for building in BUILDINGS] for heli in HELICOPTERS]
RESIGN = choice("resign")

# Play by link, where the path is on another device.
SEND = choice("send")
HIDDEN = choice("hidden")
ENCIRCLED = choice("encircled")
UNPROVEN = choice("unproven")

ANSWERS = ("car", "yellow", "red", "blue", "empty", "known")
"""What a check can tell."""
CHECKED = {
    (heli, building, answer): f"check {heli} {building} {answer}"
    for heli, building, answer in product(HELICOPTERS, BUILDINGS, ANSWERS)
}
"""The lines of the public log about checks."""
