"""A view of Maillot Arc-en-ciel as SVG: strings only, the same for the same view, and ids that are identities."""

from collections.abc import Sequence
from functools import cache

from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape as attr

from . import aim as aim_art
from . import cards, circuit, extras, pack, preview, roadside, tickets, trail
from . import ladder as ladder_art
from . import podium as podium_art
from .geometry import HEIGHT, TOP, WIDTH, Spot
from .ground import ground_layers
from .pieces import picture, sprites, text_of, use
from .scene import Scene, View
from .words import say

BOARD_ID = "board-rainbow-jersey"
CLOSEST, CLOSE = 1.9, 1.4
"""How near the loupe goes at most; and at least, as long as only what surrounds one's own riders would be left out."""
ROOM = 120
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


@cache
def defs() -> str:
    """The sprites, once per page."""
    inner = "".join(sprites().values()) + text_of("cards.svg").replace("\n", "")
    hidden = 'width="0" height="0" aria-hidden="true" focusable="false"'
    return f'<svg class="sprite rj-sprites" {hidden}><defs>{inner}</defs></svg>'


def ground(_view: View) -> str:
    """The layers that do not change in a game."""
    return ground_layers()


def live(view: View, show: Show) -> str:
    """The layers that change, bottom to top."""
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


def board(view: View, show: Show) -> str:
    """The whole board."""
    box, label = f"0 0 {WIDTH} {HEIGHT}", attr(say(show.lang, "board"))
    return (
        f'<svg id="{BOARD_ID}" class="rj" viewBox="{box}" role="group" aria-label="{label}">'
        f'<g id="camera"><g id="ground">{ground(view)}</g><g id="live">{live(view, show)}</g></g></svg>'
    )


def camera(view: View, show: Show) -> tuple[float, float, float]:
    """Where the loupe looks: a centre and a scale, never beyond the edge of the plan.

    One's own riders are always there, and of the action as much as can be seen well with them.
    """
    scene = Scene(view, show)
    points = scene.own()
    for spot in scene.action():
        if not points or _closeness([*points, spot]) >= CLOSE:
            points.append(spot)
    xs, ys = [x for x, _ in points], [y + TOP for _, y in points]
    scale = round(max(1.0, min(CLOSEST, _closeness(points))), 2)
    return (
        _clamp((min(xs) + max(xs)) / 2, WIDTH / 2 / scale, WIDTH),
        _clamp((min(ys) + max(ys)) / 2, HEIGHT / 2 / scale, HEIGHT),
        scale,
    )


def _closeness(points: Sequence[Spot]) -> float:
    """How large the plan can be with all of these in sight."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(WIDTH / (max(xs) - min(xs) + 2 * ROOM), HEIGHT / (max(ys) - min(ys) + 2 * ROOM))


def _clamp(middle: float, half: float, size: int) -> float:
    return round(min(max(middle, half), size - half), 1)


def pace(event: Event) -> int:
    """How long the picture after this event should stand, in milliseconds."""
    if event.kind == "rolled":
        return pack.HOP_MS * int(event.data["die"]) + LOOK_MS
    if event.kind in pack.SLIDES:
        return pack.SLIDE_MS * abs(int(event.data["to"]) - int(event.data["start"])) + 500
    if event.kind == "landed" and event.data["kind"] == "effort":
        return EFFORT_MS  # What all pay is told in these words alone.
    return _PACE.get(event.kind, 350)


def thumb(view: View) -> str:
    """The position in small, for the list of saved games."""
    return extras.thumb(view)


def seat_mark(colour: str) -> str:
    """Colour, letter and silhouette of a seat, for chips, forms and the log."""
    return picture(use(colour), "-24 -66 48 70", f"seat-mark t-{colour}")


def piece(colour: str) -> str:
    """A leader, head and shoulders, for panels."""
    return picture(use(colour), "-23 -63 46 49", f"face-big t-{colour}")


def ticket(view: View, choice: Choice, show: Show) -> str:
    """The art on the stub of an answer: the die to be thrown, the hat that would be put down or let go."""
    return tickets.stub(Scene(view, show), choice)


def badges(view: View, choice: Choice, show: Show) -> str:
    """Small pictures of what an answer concerns, beside its words."""
    return tickets.badges(Scene(view, show), choice)


def title(lang: str) -> str:
    """The name of the game, as it is lettered over the board: its hyphens wear the rainbow."""
    band = '<i class="bands"></i>'
    if lang == "fr":
        return (
            '<span class="vh">Maillot Arc-en-ciel</span><span aria-hidden="true"><span>Maillot</span> '
            f"<span>Arc{band}en{band}ciel</span></span>"
        )
    words = f"<span>Rainbow{band}</span><span>Jersey</span>"
    return f'<span class="vh">Rainbow Jersey</span><span aria-hidden="true">{words}</span>'


def number(view: View, seat: int, name: str) -> str:
    """What is counted on a seat's panel: energy and its course, jerseys, domestiques, points."""
    return extras.number(view, seat, name)


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    return tickets.sign(name)


def ladder(view: View, show: Show, value: int) -> str:
    """The climb of an auction: who bid what, who has passed, what rivals can still bid, mine."""
    return ladder_art.climb(Scene(view, show), value)


def ladder_span(view: View, least: int, most: int) -> tuple[float, float]:
    """Where the least and the most that can be bid lie on the climb, as shares of its width."""
    return ladder_art.span(view, least, most)


def ahead(view: View, n: int, show: Show) -> str:
    """One face of the next die: its badge, and the space that it leads to."""
    return tickets.ahead(Scene(view, show), n)


def aim(view: View, seat: int | None, _lang: str) -> str:
    """What everybody is after: the line in front of all others, and the jerseys that wins."""
    return aim_art.picture(view, seat)


def podium(view: View, names: tuple[str, ...], lang: str) -> str:
    """The end of the race as a picture that stands alone."""
    return podium_art.picture(view, names, lang)


class Pictures(Drawing):
    """All that is drawn of Maillot Arc-en-ciel, as its contract asks for it."""

    canvas = (WIDTH, HEIGHT)
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
