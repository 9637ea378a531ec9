"""A view of Velo City as SVG: strings only, the same for the same view, and ids that are identities."""

from functools import cache

from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from ..board import CANVAS
from . import aim as aim_art
from . import extras, preview, tickets
from . import podium as podium_art
from .ground import ground_layers
from .labels import attr
from .pieces import sprites, use
from .riders import HOP_MS, LONGEST_MS, riders, trails
from .scene import Scene, View
from .spaces import badges as landing_badges
from .spaces import glow, podium_places, spaces
from .words import say

BOARD_ID = "board-velo-city"
CLOSEST, FARTHEST = 1.9, 1.0
SURPRISES = frozenset({"crossed", "retreated", "took_from", "joined"})
"""What deserves its own time in a rival's turn: a courier home or thrown back, a theft, somebody taken along."""
MOMENTS = {
    "turn": 0, "stayed_behind": 0, "joined": 150, "declared": 150, "rolled": 400, "retreated": 600, "crossed": 900,
}  # fmt: skip
"""Nothing is to be seen of the next turn yet nor of who stays, and who rides along is seen with the move."""
A_MOMENT = 200


@cache
def defs() -> str:
    """The sprites, once per page."""
    inner = "".join(sprites().values())
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>{inner}</defs></svg>'


def ground(_view: View) -> str:
    """The layers that do not change in a game."""
    return ground_layers()


def live(view: View, show: Show) -> str:
    """The layers that change, bottom to top."""
    scene = Scene(view, show)
    route, steps, arrival = preview.layers(scene)
    return "".join(
        (
            extras.supply(scene), podium_places(scene), route, trails(scene), glow(scene), spaces(scene), steps,
            extras.eyes(scene), riders(scene), arrival, landing_badges(scene),
        )
    )  # fmt: skip


def board(view: View, show: Show) -> str:
    """The whole board."""
    box, label = f"0 0 {CANVAS[0]} {CANVAS[1]}", attr(say(show.lang, "board"))
    return (
        f'<svg id="{BOARD_ID}" class="vc" viewBox="{box}" role="group" aria-label="{label}">'
        f'<g id="camera"><g id="ground">{ground(view)}</g><g id="live">{live(view, show)}</g></g></svg>'
    )


def camera(view: View, show: Show) -> tuple[float, float, float]:
    """Where the loupe looks: a centre and a scale, never beyond the edge of the plan."""
    points = Scene(view, show).action()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    width, height = CANVAS
    room = 130
    scale = min(width / (max(xs) - min(xs) + 2 * room), height / (max(ys) - min(ys) + 2 * room))
    scale = round(max(FARTHEST, min(CLOSEST, scale)), 2)
    return (
        _clamp((min(xs) + max(xs)) / 2, width / 2 / scale, width),
        _clamp((min(ys) + max(ys)) / 2 - 20, height / 2 / scale, height),
        scale,
    )


def _clamp(middle: float, half: float, size: int) -> float:
    return round(min(max(middle, half), size - half), 1)


def pace(event: Event) -> int:
    """How long the picture after this event should stand, in milliseconds."""
    if event.kind == "moved":
        return min(LONGEST_MS, HOP_MS * abs(int(event.data["start"]) - int(event.data["to"])))
    return MOMENTS.get(event.kind, A_MOMENT)


def thumb(view: View) -> str:
    """The position in small, for the list of saved games."""
    return extras.thumb(view)


def aim(view: View, seat: int | None, lang: str) -> str:
    """What the race is about, as a picture."""
    return aim_art.picture(view, seat, lang)


def seat_mark(colour: str) -> str:
    """Colour, letter and silhouette of a seat, for chips, forms and the log."""
    return f'<svg class="vc seat-mark t-{colour}" viewBox="-24 -69 48 72" aria-hidden="true">{use(colour)}</svg>'


def piece(colour: str) -> str:
    """The captain of a team, head and shoulders, for panels."""
    armband = '<path class="armband" d="M-18.8-31l5.4 1.7"/>'
    inner = use(colour) + armband
    return f'<svg class="vc face-big t-{colour}" viewBox="-23 -63 46 49" aria-hidden="true">{inner}</svg>'


def ticket(view: View, choice: Choice, show: Show) -> str:
    """The art on the stub of an answer: the die as thrown, the dice that would roll, the can that is paid."""
    return tickets.stub(Scene(view, show), choice)


def badges(view: View, choice: Choice, show: Show) -> str:
    """Small pictures of where an answer leads and who comes along."""
    return tickets.badges(Scene(view, show), choice)


def title(_lang: str) -> str:
    """The name of the game, as it is lettered over the board."""
    spokes = "M0-9V9M-9 0H9M-6.4-6.4L6.4 6.4M6.4-6.4L-6.4 6.4"
    wheel = f'<svg class="wheel" viewBox="-12 -12 24 24"><circle r="9.5"/><path d="{spokes}"/></svg>'
    return f'<span class="vh">Velo City</span><span aria-hidden="true">Vel{wheel} City</span>'


def number(view: View, seat: int, name: str) -> str:
    """What is counted on a seat's panel: its cans, drawn and told, and its way to three couriers home."""
    return extras.number(view, seat, name)


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    return tickets.sign(name)


def podium(view: View, names: tuple[str, ...], lang: str) -> str:
    """The end of the race as a picture that stands alone."""
    return podium_art.picture(view, names, lang)


class Pictures(Drawing):
    """All that is drawn of Velo City, as its contract asks for it."""

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
