"""A view of Maillot Arc-en-ciel as SVG: strings only, the same for the same view, and ids that are identities."""

from pygame_core.drawing.board import BoardDrawing
from pygame_core.drawing.camera import Camera, Look
from pygame_core.engine.contract.pictures import View
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from . import aim, cards, circuit, extras, ladder, pack, podium, preview, roadside, tickets, trail
from .geometry import HEIGHT, TOP, WIDTH
from .ground import ground_layers
from .pieces import SPRITES, picture, use
from .scene import Scene
from .words import WORDS

CAMERA = Camera((WIDTH, HEIGHT), room=120, closest=1.9)
CLOSE = 1.4
"""How near the loupe goes at least, as long as only what surrounds one's own riders would be left out."""
_PACE = {
    "starts": 150, "turn": 0, "upkeep": 500, "gave_up": 700, "line": 500, "jersey": 1200, "fed_all": 800,
    "not_fed": 800, "landed": 250, "drew": 1600, "rainbow_lap": 900, "no_feed": 700, "reshuffled": 500, "fed": 700,
    "paid": 0, "dropped": 700, "collapsed": 1200, "to_head": 700, "to_tail": 250, "lost": 600, "caught": 800,
    "attacked": 500, "held_back": 700, "yellow": 500, "points": 700, "auction": 500, "bid": 900, "passed": 700,
    "won": 800, "unsold": 600, "placed": 800, "exchanged": 1200, "kept": 400, "over": 900,
}  # fmt: skip
"""Payments of one landing are seen together, with what comes of them."""
EFFORT_MS, LOOK_MS = 800, 200
SURPRISES = frozenset({
    "jersey", "rainbow_lap", "no_feed", "drew", "collapsed", "away", "chased", "caught", "points", "exchanged",
    "dropped",
})  # fmt: skip
"""What deserves its own time in a turn of others: a jersey, a card, an attack, somebody who falls back."""


class Pictures(BoardDrawing):
    """All that is drawn of Maillot Arc-en-ciel, as its contract asks for it."""

    canvas = CAMERA.size
    _ident, _sprites, _words = "board-rainbow-jersey", SPRITES, WORDS
    timing = Timing(surprises=SURPRISES)
    number = staticmethod(extras.number)
    sign = staticmethod(tickets.sign)
    thumb = staticmethod(extras.thumb)
    podium = staticmethod(podium.picture)

    def defs(self) -> str:
        return SPRITES.sheet(SPRITES.text("cards.svg").replace("\n", ""), "rj-sprites")

    def ground(self, _view: View, /) -> str:
        return ground_layers()

    def live(self, view: View, show: Show, /) -> str:
        """Bottom to top."""
        scene = Scene(view, show)
        layers = (
            pack.road(scene), pack.summit(scene), pack.box(scene), pack.van(scene), roadside.deck(scene),
            circuit.stacks(scene),
            roadside.jerseys(scene), roadside.dice(scene), circuit.tints(scene), trail.ways(scene), circuit.glow(scene),
            trail.fresh(scene), circuit.spaces(scene), circuit.domestiques(scene), circuit.badges(scene),
            pack.stay(scene), pack.leaders(scene), pack.order(scene), pack.gap_tag(scene), pack.rainbow_rider(scene),
            circuit.numbers(scene), trail.tags(scene), preview.layer(scene), cards.drawn(scene),
        )  # fmt: skip
        return f'{roadside.banner(scene)}<g id="laps-map" transform="translate(0 {TOP})">{"".join(layers)}</g>'

    def camera(self, view: View, show: Show, /) -> Look:
        """One's own riders are always there, and of the action as much as can be seen well with them."""
        scene = Scene(view, show)
        points = scene.own()
        for spot in scene.action():
            if not points or CAMERA.closeness([*points, spot]) >= CLOSE:
                points.append(spot)
        return CAMERA.on([(x, y + TOP) for x, y in points])

    def pace(self, event: Event, /) -> int:
        if event.kind == "rolled":
            return pack.HOP_MS * int(event.data["die"]) + LOOK_MS
        if event.kind in pack.SLIDES:
            return pack.SLIDE_MS * abs(int(event.data["to"]) - int(event.data["start"])) + 500
        if event.kind == "landed" and event.data["kind"] == "effort":
            return EFFORT_MS  # What all pay is told in these words alone.
        return _PACE.get(event.kind, 350)

    def title(self, lang: str, /) -> str:
        """Its hyphens wear the rainbow."""
        band = '<i class="bands"></i>'
        if lang == "fr":
            return (
                '<span class="vh">Maillot Arc-en-ciel</span><span aria-hidden="true"><span>Maillot</span> '
                f"<span>Arc{band}en{band}ciel</span></span>"
            )
        words = f"<span>Rainbow{band}</span><span>Jersey</span>"
        return f'<span class="vh">Rainbow Jersey</span><span aria-hidden="true">{words}</span>'

    def aim(self, view: View, seat: int | None, _lang: str, /) -> str:
        return aim.picture(view, seat)

    def seat_mark(self, colour: str, /) -> str:
        return picture(use(colour), "-24 -66 48 70", f"seat-mark t-{colour}")

    def piece(self, colour: str, /) -> str:
        """A leader, head and shoulders."""
        return picture(use(colour), "-23 -63 46 49", f"face-big t-{colour}")

    def ticket(self, view: View, choice: Choice, show: Show, /) -> str:
        """The die to be thrown, the hat that would be put down or let go."""
        return tickets.stub(Scene(view, show), choice)

    def badges(self, view: View, choice: Choice, show: Show, /) -> str:
        """What an answer concerns."""
        return tickets.badges(Scene(view, show), choice)


def climb(view: View, show: Show, value: int) -> str:
    """The climb of an auction: who bid what, who has passed, what rivals can still bid, mine."""
    return ladder.climb(Scene(view, show), value)


def ahead(view: View, n: int, show: Show) -> str:
    """One face of the next die: its badge, and the space that it leads to."""
    return tickets.ahead(Scene(view, show), n)


DRAWING = Pictures()
