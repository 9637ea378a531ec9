"""A view of City Chase as SVG: strings only, the same for the same view, and ids that are identities."""

from pygame_core.drawing.board import BoardDrawing
from pygame_core.drawing.camera import Camera, Look
from pygame_core.drawing.sprites import sheet
from pygame_core.engine.contract.pictures import View
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from . import aim, city, extras, helicopters, path, podium, preview, sky, tickets
from .geometry import CANVAS
from .ground import ground_layers
from .pieces import SPRITES, helicopter, sprites, use
from .scene import Scene
from .words import WORDS

CAMERA = Camera(CANVAS, room=105, closest=1.62)
SURPRISES = frozenset({"checked", "over"})
"""What deserves its own time while others play: a building is lifted, and everybody wants to see what is under it."""
_PACE = {"skyline": 0, "placed": 250, "hid": 0, "hidden": 600, "moved": 450, "checked": 500, "round": 200, "over": 900}
FOUND = 900
"""Where a check has found something."""


class Pictures(BoardDrawing):
    """All that is drawn of City Chase, as its contract asks for it."""

    canvas = CANVAS
    _ident, _sprites, _words = "board-city-chase", SPRITES, WORDS
    timing = Timing(surprises=SURPRISES)
    number = staticmethod(extras.number)
    sign = staticmethod(tickets.sign)
    thumb = staticmethod(extras.thumb)
    podium = staticmethod(podium.picture)

    def defs(self) -> str:
        return sheet(sprites())

    def ground(self, _view: View, /) -> str:
        return ground_layers()

    def live(self, view: View, show: Show, /) -> str:
        """Bottom to top."""
        scene = Scene(view, show)
        layers = (
            sky.track(scene), city.shadows(scene), helicopters.beams(scene), city.buildings(scene),
            path.hatching(scene), helicopters.big_beam(scene), city.glow(scene), path.way(scene), path.hideouts(scene),
            city.marks(scene), city.plates(scene), helicopters.trails(scene), helicopters.flights(scene),
            helicopters.crossings(scene), path.car(scene), path.exits(scene), helicopters.helicopters(scene),
            preview.bubble(scene),
        )  # fmt: skip
        return "".join(layers)

    def camera(self, view: View, show: Show, /) -> Look:
        return CAMERA.on(Scene(view, show).action())

    def pace(self, event: Event, /) -> int:
        if event.kind == "checked" and event.data["answer"] not in ("empty", "known"):
            return FOUND
        return _PACE.get(event.kind, 350)

    def title(self, _lang: str, /) -> str:
        """Its A is a searchlight."""
        beam = (
            '<svg class="beam-a" viewBox="0 0 20 24"><path class="ray" d="M8 7L1 23H19L12 7z"/>'
            '<path class="chop" d="M5 6q0-4 5-4t5 4-5 3-5-3z"/><path class="rotor-a" d="M1 1H19"/></svg>'
        )
        return f'<span class="vh">City Chase</span><span aria-hidden="true">City Ch{beam}se</span>'

    def aim(self, _view: View, _seat: int | None, lang: str, /) -> str:
        """Nothing of the chase that is played."""
        return aim.picture(lang)

    def seat_mark(self, colour: str, /) -> str:
        return _figure(colour, "seat-mark")

    def piece(self, colour: str, /) -> str:
        """The car or the helicopter."""
        return _figure(colour, "face-big")

    def ticket(self, view: View, choice: Choice, show: Show, /) -> str:
        """The building to look into or to hide in, the way to fly."""
        return tickets.stub(Scene(view, show), choice)

    def badges(self, view: View, choice: Choice, show: Show, /) -> str:
        """What a check may still tell, if that is to be shown."""
        return tickets.badges(Scene(view, show), choice)


def _figure(colour: str, look: str) -> str:
    thief = colour == "thief"
    figure = use("car-line") + use("car") if thief else helicopter(colour)
    return SPRITES.picture(figure, "-46 -56 92 60" if thief else "-70 -96 140 100", f"{look} h-{colour}")


DRAWING = Pictures()
