"""Riders, bibs, dice and signs, put together from the sprites."""

from pygame_core.drawing.sprites import Sprites

SPRITES = Sprites(__file__, "vm")
use, picture = SPRITES.use, SPRITES.picture
TEAM_INKS = {"green": "#57a76b", "purple": "#7f5fb0", "pink": "#f2a6b8", "orange": "#ea7f2b", "grey": "#b9b4a6"}
BIB_INKS = {"L": ("#f2b705", "#1e2a38"), "G": ("#cbc7ba", "#1e2a38"), "V": ("#6b3f69", "#fff8ea")}
BIB_INKS |= {"N": ("#2c6145", "#fff8ea"), "#": ("#fffaf0", "#1e2a38")}
"""Plate and letter; neutral riders wear numbers on white."""
MINUS = "−"


def bib_of(rider: str) -> str:
    """What is written on a rider's bib: a letter, of neutral riders their number."""
    bib = rider.partition("-")[2]
    return bib[1:] if len(bib) > 1 else bib


def plate_of(rider: str) -> str:
    """The kind of a bib, as the style sheet names it."""
    bib = rider.partition("-")[2]
    return "X" if len(bib) > 1 else bib


def worn(rider: str) -> str:
    """The classes that colour a rider and his bib."""
    return f"t-{rider.partition('-')[0]} b-{plate_of(rider)}"


def figure(rider: str) -> str:
    """A rider with his bib, his foot at 0,0."""
    return f'{use(rider.partition("-")[0])}<text class="bibn" y="-10">{bib_of(rider)}</text>'


def chip(rider: str, more: str = "") -> str:
    """The bib alone, in the frame of the team, centred at 0,0."""
    return (
        '<rect class="bib-frame" x="-11" y="-11" width="22" height="22" rx="5"/>'
        '<rect class="bib-plate" x="-8" y="-8" width="16" height="16" rx="3"/>'
        f'<text y="4.8">{bib_of(rider)}</text>{more}'
    )


def die(value: int, look: str = "", transform: str = "") -> str:
    """A die as it lies; 0 is not yet thrown."""
    turn = f' transform="{transform}"' if transform else ""
    return f'<g class="die{" " + look if look else ""}"{turn}>{use("die")}{use(f"pips-{value}")}</g>'


def hexagon(words: str, look: str = "") -> str:
    """A D20 with what it must show, or what it showed."""
    return f'<g class="hex{" " + look if look else ""}">{use("d20")}<text y="5.5">{words}</text></g>'


def team_ink(rider: str) -> str:
    """The ink of a rider's team."""
    return TEAM_INKS[rider.partition("-")[0]]


def team_inks(rider: str) -> str:
    """A rider's inks as custom properties, for pictures that stand without a style sheet."""
    plate = plate_of(rider)
    bib, _ = BIB_INKS["#" if plate == "X" else plate]
    return f"--team:{team_ink(rider)};--bib:{bib}"


def letter_ink(rider: str) -> str:
    """The ink of the letter on a bib."""
    plate = plate_of(rider)
    return BIB_INKS["#" if plate == "X" else plate][1]
