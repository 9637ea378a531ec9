"""A view of Vroom Vroom as SVG: strings only, the same for the same view, and ids that are identities."""

from collections.abc import Collection, Sequence
from math import floor

from pygame_core.drawing.board import BoardDrawing
from pygame_core.drawing.camera import Look, inside
from pygame_core.drawing.svg import at
from pygame_core.engine.contract.pictures import View
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from ..board import GHOST, Point
from ..meta import NAME
from . import aim, cards, cars, circuit, extras, finale, laying, level, moments, podium, replay, sky, tickets
from . import strip as strip_of
from .geometry import HEIGHT, SHIFT, WIDTH, mm
from .glass import glass
from .ground import ground_layers
from .pieces import SPRITES
from .scene import Scene
from .words import WORDS

CLOSEST = 2.6
SIXTHS = 6
ROOM, SIDE = 55, 110
"""Around both lines and all cars; and on the side where the order of the cars hangs."""
SUSPENSE = frozenset(
    {"event", "ranking", "totals", "removed", "podium", "wheel", "no_wheel", "wheel_back", "fault", "early"}
)
"""What everybody waits to see, whatever comes next."""
WAITS = ("race_over", "first_cards")
"""Totals stay on the table until somebody goes on, for they are what there is to talk about; so do the first cards."""
AS_IT_WAS = ("race_over",)
SURPRISES = frozenset({"event", "fault", "early", "nobody", "no_bend", "fog_lifts", "wheel", "no_wheel", "wheel_back"})
"""What deserves its own time in a turn of others. (A push is seen in the drive itself.)"""
MOVES = ("drove",)
"""What can be seen again."""
SLOW = frozenset({"ranking", "totals"})
"""What the board tells one car after the other: the words wait until it has."""
_PACE = {
    "starts": 300, "event": 2400, "lined_up": 600, "round": 300, "weather": 1600, "drift": 1600, "looked": 0,
    "drove": 900, "drove_in_fog": 500, "fog_lifts": 900, "gate": 0, "no_bend": 500, "fault": 1800, "ghost_drove": 700,
    "early": 2200, "nobody": 2200, "first_cards": 900, "forecast": 300, "placed": 500, "removed": 900, "podium": 900,
    "judged": 500, "wheel": 1800, "no_wheel": 2400, "wheel_back": 1800, "race_over": 400, "opened": 1800, "over": 600,
}  # fmt: skip


class Pictures(BoardDrawing):
    """All that is drawn of Vroom Vroom, as its contract asks for it."""

    canvas = (WIDTH, HEIGHT)
    _ident, _sprites, _words = "board-vroom", SPRITES, WORDS
    timing = Timing(surprises=SURPRISES, suspense=SUSPENSE, slow=SLOW, waits=WAITS, as_it_was=AS_IT_WAS)
    close_up = True
    """A car must not be smaller than it is under a mouse."""
    number = staticmethod(extras.counted)
    sign = staticmethod(tickets.sign)
    thumb = staticmethod(extras.thumb)
    podium = staticmethod(podium.picture)

    def ground(self, view: View, /) -> str:
        return f'<g transform="{at(SHIFT)}">{ground_layers(view["skin"])}</g>'

    def live(self, view: View, show: Show, /) -> str:
        """Bottom to top; the shell moves the car in hand. The glass lies over all."""
        scene = Scene(view, show)
        layers = (
            cars.spare(scene), circuit.layer(scene), sky.layer(scene), cars.trails(scene), laying.layer(scene),
            cars.layer(scene), circuit.pawns(scene), cars.bubble(scene),
            level.layer(scene), finale.layer(scene), moments.layer(scene, self.camera(view, show)),
        )  # fmt: skip
        return f'<g id="table-top" transform="{at(SHIFT)}">{"".join(layers)}</g>{glass(scene)}'

    def camera(self, view: View, show: Show, /) -> Look:
        """The circuit and all cars. It does not move while somebody drives."""
        scene = Scene(view, show)
        points = [mm(point) for point in (*_ends(scene), *map(scene.point, scene.visible))]
        if view["level"] or scene.totals:
            left, top, right, bottom = level.frame(view["level"]) if view["level"] else finale.frame(scene)
        elif points and not scene.choosing:
            xs, ys = zip(*points, *circuit.wall(scene), strict=True)
            east, west = (ROOM, SIDE) if scene.west else (SIDE, ROOM)
            left, top, right, bottom = min(xs) - west, min(ys) - ROOM, max(xs) + east, max(ys) + ROOM
        else:
            return WIDTH / 2, HEIGHT / 2, 1.0
        scale = max(1.0, min(CLOSEST, WIDTH / (right - left), HEIGHT / (bottom - top)))
        middle = (left + right) / 2 + SHIFT[0], (top + bottom) / 2 + SHIFT[1]
        return inside(middle, floor(10 * scale) / 10, self.canvas)

    def pace(self, event: Event, /) -> int:
        if event.kind in ("ranking", "totals"):
            return finale.STEP_MS * len(event.data["cars"]) + 1200
        return _PACE.get(event.kind, 350)

    def title(self, _lang: str, /) -> str:
        """Its Os are wheels."""
        wheel = (
            '<svg class="wheel-o" viewBox="-12 -12 24 24"><circle class="tw" r="8.4"/>'
            '<circle class="dot" r="2.6"/></svg>'
        )
        return f'<span class="vh">{NAME}</span><span aria-hidden="true">{NAME.replace("o", wheel)}</span>'

    def aim(self, view: View, seat: int | None, _lang: str, /) -> str:
        return aim.picture(view, seat)

    def seat_mark(self, colour: str, /) -> str:
        return extras.mark(colour, "seat-mark")

    def piece(self, colour: str, /) -> str:
        """A driver."""
        return extras.mark(colour, "face-big")

    def ticket(self, view: View, choice: Choice, show: Show, /) -> str:
        """A circuit in small, the card, the cars that would go."""
        return tickets.stub(Scene(view, show), choice)

    def badges(self, _view: View, choice: Choice, _show: Show, /) -> str:
        """What an answer costs, in wheels."""
        return tickets.badges(choice)


def _ends(scene: Scene) -> Sequence[Sequence[int]]:
    """The lines of the circuit; what lies behind the last car, sixth by sixth of the way, is left out."""
    if scene.back or not scene.course or not scene.visible:
        return scene.spots
    last = min(map(scene.progress, scene.visible))
    passed = max(0, SIXTHS * last // scene.course.goal)
    return scene.course.along(scene.course.distance * min(passed, SIXTHS - 1) // SIXTHS), *scene.spots[1:]


DRAWING = Pictures()


def strip(view: View, show: Show) -> str:
    """Above the board: races, rounds, wheels, events, modules, and the order at a glance."""
    return strip_of.strip(Scene(view, show))


def card(view: View, seat: int, show: Show) -> str:
    """The speed card of a seat, for as long as it is held; its back for anybody else."""
    return cards.speed(view, seat, show.lang)


def curtain(colour: str, _lang: str) -> str:
    """What hangs before a card, a forecast or a place: who takes the device."""
    return cards.curtain(colour)


def garage(won: Collection[str], opened: Sequence[str], lang: str) -> str:
    """What a device has won in the campaign: envelopes, stickers, cars."""
    return cards.garage(won, opened, lang)


def places(centres: Sequence[Point], ghost: Point | None = None) -> dict[str, str]:
    """Id of each car -> its transform: what is pushed while a drag goes on, and the frames of a replay."""
    found = {cars.ident(car): at(mm(centre)) for car, centre in enumerate(centres, 1)}
    return found | ({cars.ident(GHOST): at(mm(ghost))} if ghost else {})


def rolls(view: View, show: Show) -> str:
    """The piece that keys and buttons can drive instead of a hand: the car on turn, by its id."""
    scene = Scene(view, show)
    return cars.ident(scene.active) if scene.movable else ""


def film(before: View, event: Event) -> list[dict[str, str]]:
    """A drive once more, picture by picture, with all that it pushed, from where the cars stood before it."""
    return [places(centres) for centres in replay.frames(before, event)]
