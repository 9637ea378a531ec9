"""A view of City Chase as SVG: strings only, the same for the same view, and ids that are identities."""

from functools import cache

from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape as attr

from . import aim as aim_art
from . import city, extras, helicopters, path, preview, sky, tickets
from . import curtain as curtain_art
from . import podium as podium_art
from .geometry import CANVAS
from .ground import ground_layers
from .pieces import helicopter, sprites, use
from .scene import Scene, View
from .words import say

BOARD_ID = "board-city-chase"
CLOSEST = 1.62
SURPRISES = frozenset({"checked", "over"})
"""What deserves its own time while others play: a building is lifted, and everybody wants to see what is under it."""
_PACE = {"skyline": 0, "placed": 250, "hid": 0, "hidden": 600, "moved": 450, "checked": 500, "round": 200, "over": 900}
FOUND = 900
"""Where a check has found something."""


@cache
def defs() -> str:
    """The sprites, once per page."""
    hidden = 'width="0" height="0" aria-hidden="true" focusable="false"'
    return f'<svg class="sprite" {hidden}><defs>{sprites()}</defs></svg>'


def ground(_view: View) -> str:
    """The layers that do not change in a game."""
    return ground_layers()


def live(view: View, show: Show) -> str:
    """The layers that change, bottom to top."""
    scene = Scene(view, show)
    return "".join(
        (
            sky.track(scene), city.shadows(scene), helicopters.beams(scene), city.buildings(scene),
            path.hatching(scene), helicopters.big_beam(scene), city.glow(scene), path.way(scene), path.hideouts(scene),
            city.marks(scene), city.plates(scene), helicopters.trails(scene), helicopters.flights(scene),
            helicopters.crossings(scene), path.car(scene), path.exits(scene), helicopters.helicopters(scene),
            preview.bubble(scene),
        )
    )  # fmt: skip


def board(view: View, show: Show) -> str:
    """The whole board."""
    box, label = f"0 0 {CANVAS[0]} {CANVAS[1]}", attr(say(show.lang, "board"))
    return (
        f'<svg id="{BOARD_ID}" class="cc" viewBox="{box}" role="group" aria-label="{label}">'
        f'<g id="camera"><g id="ground">{ground(view)}</g><g id="live">{live(view, show)}</g></g></svg>'
    )


def camera(view: View, show: Show) -> tuple[float, float, float]:
    """Where the loupe looks: a centre and a scale, never beyond the edge of the plan."""
    points = Scene(view, show).action()
    width, height = CANVAS
    if not points:
        return width / 2, height / 2, 1.0
    xs, ys = [x for x, _ in points], [y for _, y in points]
    room = 105
    scale = min(width / (max(xs) - min(xs) + 2 * room), height / (max(ys) - min(ys) + 2 * room))
    scale = round(max(1.0, min(CLOSEST, scale)), 2)
    return (
        _clamp((min(xs) + max(xs)) / 2, width / 2 / scale, width),
        _clamp((min(ys) + max(ys)) / 2, height / 2 / scale, height),
        scale,
    )


def _clamp(middle: float, half: float, size: int) -> float:
    return round(min(max(middle, half), size - half), 1)


def pace(event: Event) -> int:
    """How long the picture after this event should stand, in milliseconds."""
    if event.kind == "checked" and event.data["answer"] not in ("empty", "known"):
        return FOUND
    return _PACE.get(event.kind, 350)


def thumb(view: View) -> str:
    """The position in small, for the list of saved games."""
    return extras.thumb(view)


def aim(_view: View, _seat: int | None, lang: str) -> str:
    """What the chase is about, as a picture; it shows nothing of the one that is played."""
    return aim_art.picture(lang)


def _figure(colour: str) -> str:
    return use("car-line") + use("car") if colour == "thief" else helicopter(colour)


def seat_mark(colour: str) -> str:
    """Colour, letter and silhouette of a seat, for chips, forms and the log."""
    box = "-46 -56 92 60" if colour == "thief" else "-70 -96 140 100"
    return f'<svg class="cc seat-mark h-{colour}" viewBox="{box}" aria-hidden="true">{_figure(colour)}</svg>'


def piece(colour: str) -> str:
    """The car or the helicopter of a seat, for panels."""
    return seat_mark(colour).replace("seat-mark", "face-big")


def ticket(view: View, choice: Choice, show: Show) -> str:
    """The art on the stub of an answer: the building to look into or to hide in, the way to fly."""
    return tickets.stub(Scene(view, show), choice)


def badges(view: View, choice: Choice, show: Show) -> str:
    """Small pictures of what a check may still tell, if that is to be shown."""
    return tickets.badges(Scene(view, show), choice)


def title(_lang: str) -> str:
    """The name of the game, as it is lettered over the board: the A is a searchlight."""
    beam = (
        '<svg class="beam-a" viewBox="0 0 20 24"><path class="ray" d="M8 7L1 23H19L12 7z"/>'
        '<path class="chop" d="M5 6q0-4 5-4t5 4-5 3-5-3z"/><path class="rotor-a" d="M1 1H19"/></svg>'
    )
    return f'<span class="vh">City Chase</span><span aria-hidden="true">City Ch{beam}se</span>'


def number(view: View, seat: int, name: str) -> str:
    """What is counted on a seat's panel: the helicopters it orders, those that have acted crossed out."""
    return extras.number(view, seat, name)


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    return tickets.sign(name)


def curtain(side: str, lang: str) -> str:
    """What hangs before a screen that the other side must not see: "thief" or "police" takes the device."""
    return curtain_art.drape(side, lang)


def podium(view: View, names: tuple[str, ...], lang: str) -> str:
    """The end of the chase as a picture that stands alone."""
    return podium_art.picture(view, names, lang)


class Pictures(Drawing):
    """All that is drawn of City Chase, as its contract asks for it."""

    canvas = CANVAS
    timing = Timing(surprises=SURPRISES)
    defs = staticmethod(defs)
    ground = staticmethod(ground)
    live = staticmethod(live)
    board = staticmethod(board)
    camera = staticmethod(camera)
    pace = staticmethod(pace)
    title = staticmethod(title)
    aim = staticmethod(aim)
    seat_mark = staticmethod(seat_mark)
    piece = staticmethod(piece)
    number = staticmethod(number)
    ticket = staticmethod(ticket)
    badges = staticmethod(badges)
    sign = staticmethod(sign)
    thumb = staticmethod(thumb)
    podium = staticmethod(podium)


DRAWING = Pictures()
