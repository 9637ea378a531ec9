"""A view of Velo City as SVG: strings only, the same for the same view, and ids that are identities."""

from pygame_core.drawing.board import BoardDrawing
from pygame_core.drawing.camera import Camera, Look
from pygame_core.engine.contract.pictures import View
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from ..board import CANVAS
from . import aim, extras, podium, preview, tickets
from .ground import ground_layers
from .pieces import SPRITES, use
from .riders import HOP_MS, LONGEST_MS, riders, trails
from .scene import Scene
from .spaces import badges, glow, podium_places, spaces
from .words import WORDS

CAMERA = Camera(CANVAS, room=130, closest=1.9)
SURPRISES = frozenset({"crossed", "retreated", "took_from", "joined"})
"""What deserves its own time in a rival's turn: a courier home or thrown back, a theft, somebody taken along."""
MOMENTS = {
    "turn": 0, "stayed_behind": 0, "joined": 150, "declared": 150, "rolled": 400, "retreated": 600, "crossed": 900,
}  # fmt: skip
"""Nothing is to be seen of the next turn yet nor of who stays, and who rides along is seen with the move."""
A_MOMENT = 200


class Pictures(BoardDrawing):
    """All that is drawn of Velo City, as its contract asks for it."""

    canvas = CANVAS
    _ident, _sprites, _words = "board-velo-city", SPRITES, WORDS
    timing = Timing(surprises=SURPRISES)
    aim = staticmethod(aim.picture)
    number = staticmethod(extras.number)
    sign = staticmethod(tickets.sign)
    thumb = staticmethod(extras.thumb)
    podium = staticmethod(podium.picture)

    def ground(self, _view: View, /) -> str:
        return ground_layers()

    def live(self, view: View, show: Show, /) -> str:
        """Bottom to top."""
        scene = Scene(view, show)
        route, steps, arrival = preview.layers(scene)
        layers = (
            extras.supply(scene), podium_places(scene), route, trails(scene), glow(scene), spaces(scene), steps,
            extras.eyes(scene), riders(scene), arrival, badges(scene),
        )  # fmt: skip
        return "".join(layers)

    def camera(self, view: View, show: Show, /) -> Look:
        """A little above the action: couriers stand on their spaces."""
        return CAMERA.on(Scene(view, show).action(), rise=20)

    def pace(self, event: Event, /) -> int:
        if event.kind == "moved":
            return min(LONGEST_MS, HOP_MS * abs(int(event.data["start"]) - int(event.data["to"])))
        return MOMENTS.get(event.kind, A_MOMENT)

    def title(self, _lang: str, /) -> str:
        """Its O is a wheel."""
        spokes = "M0-9V9M-9 0H9M-6.4-6.4L6.4 6.4M6.4-6.4L-6.4 6.4"
        wheel = f'<svg class="wheel" viewBox="-12 -12 24 24"><circle r="9.5"/><path d="{spokes}"/></svg>'
        return f'<span class="vh">Velo City</span><span aria-hidden="true">Vel{wheel} City</span>'

    def seat_mark(self, colour: str, /) -> str:
        return SPRITES.picture(use(colour), "-24 -69 48 72", f"seat-mark t-{colour}")

    def piece(self, colour: str, /) -> str:
        """The captain of a team, head and shoulders."""
        armband = '<path class="armband" d="M-18.8-31l5.4 1.7"/>'
        return SPRITES.picture(use(colour) + armband, "-23 -63 46 49", f"face-big t-{colour}")

    def ticket(self, view: View, choice: Choice, show: Show, /) -> str:
        """The die as thrown, the dice that would roll, the can that is paid."""
        return tickets.stub(Scene(view, show), choice)

    def badges(self, view: View, choice: Choice, show: Show, /) -> str:
        """Where an answer leads and who comes along."""
        return tickets.badges(Scene(view, show), choice)


DRAWING = Pictures()
