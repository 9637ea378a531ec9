"""A view of VeloMaster as SVG: strings only, the same for the same view, and ids that are identities."""

from collections.abc import Sequence

from pygame_core.drawing.board import BoardDrawing
from pygame_core.drawing.camera import Camera, Look, inside, middle
from pygame_core.drawing.svg import Spot
from pygame_core.engine.contract.pictures import View
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show

from ..board import honour
from . import aim, between, extras, podium, preview, rankings, reach, riders, sheet, stakes, strip, tickets, trail, tray
from .geometry import HEIGHT, WIDTH, layout
from .ground import ground_layers
from .pieces import SPRITES, figure, picture, worn
from .scene import Scene, scene_of
from .words import WORDS

CAMERA = Camera((WIDTH, HEIGHT), room=74, closest=3.6)
CUT = 82
"""A low phone shows so much less of the picture above and below: 26 of 320 pixels."""
_HATCH = (
    '<pattern id="vm-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">'
    '<path class="hatch" d="M0 0h3v6H0z"/></pattern>'
)
_PACE = {
    "managers": 800, "home": 500, "doped": 300, "order": 600, "launched": 150, "waits_outside": 400, "slot": 100,
    "skipped": 500, "waits": 150, "remounted": 300, "lines": 0, "launch": 450, "voted": 150, "vote": 250, "leapt": 320,
    "declined": 100, "attacked": 800, "rolled": 400, "gave": 120, "took": 180, "stepped": 110, "stopped": 0,
    "stayed": 100, "blocked": 300, "pending": 200, "pending_lost": 300, "went": 250, "waited": 150, "test": 550,
    "crashed": 900, "severity": 800, "punctured": 800, "summit": 1000, "finished": 900, "fed": 150, "feed_missed": 400,
    "condition": 150, "refused_gain": 150, "out": 1000, "phase": 100, "neutrals": 250, "closed": 900, "control": 600,
    "excluded": 1200, "stage_result": 1000, "jerseys": 1200, "readmit_vote": 300, "readmitted": 800,
    "not_readmitted": 600, "leader": 600, "swapped": 700, "recovered": 400, "stage": 900, "over": 900,
}  # fmt: skip
"""Steps follow each other as a rider pedals; what decides a race stands longer."""
SURPRISES = frozenset({
    "attacked", "crashed", "severity", "punctured", "summit", "finished", "out", "closed", "control", "excluded",
    "stage_result", "jerseys", "readmitted", "leader", "swapped", "stage", "over",
})  # fmt: skip
"""What deserves its own time in a rival's turn."""
WAITS = ("stage",)
"""Before the next road people look at the classifications as long as they like."""


class Pictures(BoardDrawing):
    """All that is drawn of VeloMaster, as its contract asks for it."""

    canvas = CAMERA.size
    _ident, _sprites, _words = "board-velomaster", SPRITES, WORDS
    _is_map = True
    timing = Timing(surprises=SURPRISES, waits=WAITS)
    aim = staticmethod(aim.drawn)
    number = staticmethod(extras.count)
    sign = staticmethod(tickets.sign)
    thumb = staticmethod(extras.thumb)
    podium = staticmethod(podium.picture)

    def defs(self) -> str:
        return SPRITES.sheet(_HATCH, "vm vm-sprites")

    def ground(self, view: View, /) -> str:
        """They do not change in a stage: the land, the road and its signs."""
        return ground_layers(view["road"])

    def live(self, view: View, show: Show, /) -> str:
        """Bottom to top."""
        scene = scene_of(view, show)
        layers = (
            reach.lit_lines(scene), reach.reach(scene), trail.ways(scene), reach.tests(scene), trail.dice(scene),
            riders.pens(scene), riders.riders(scene), preview.layer(scene), preview.at_stake(scene), trail.marks(scene),
        )  # fmt: skip
        return "".join(layers)

    def _label(self, view: View, lang: str) -> str:
        return WORDS.say(lang, "board", name=layout(view["road"]).road.board.name)

    def camera(self, view: View, show: Show, /) -> Look:
        return _looked(scene_of(view, show), self.canvas)

    def pace(self, event: Event, /) -> int:
        return _PACE.get(event.kind, 300)

    def title(self, _lang: str, /) -> str:
        """Its A is a mountain."""
        peak = (
            '<svg class="peak" viewBox="0 0 22 24" aria-hidden="true"><path d="M0 24L11 0l11 24h-7l-4-9-4 9z"/>'
            '<path class="snow" d="M11 0l4.6 10-2.8-1.5L11 11.5 9.2 8.5 6.4 10z"/></svg>'
        )
        return f'<span class="vh">VeloMaster</span><span aria-hidden="true">VeloM{peak}ster</span>'

    def seat_mark(self, colour: str, /) -> str:
        """The leader of a team with his bib."""
        rider = _leader(colour)
        return picture(figure(rider), "-13 -35 26 37", f"seat-mark {worn(rider)}")

    def piece(self, colour: str, /) -> str:
        """A rider, head and bib: of a team its leader, or a rider by his id."""
        rider = colour if "-" in colour else _leader(colour)
        return picture(figure(rider), "-13 -34.5 26 27", f"face-big {worn(rider)}")

    def ticket(self, view: View, choice: Choice, show: Show, /) -> str:
        """The way through the lanes, a die, a line of bibs."""
        return tickets.stub(scene_of(view, show), choice)

    def badges(self, view: View, choice: Choice, show: Show, /) -> str:
        """The tests an answer asks for."""
        return tickets.badges(scene_of(view, show), choice)

    def stakes(self, view: View, show: Show, /) -> str:
        """What a line would gain, rider by rider."""
        return stakes.stakes(scene_of(view, show))

    def tray(self, view: View, show: Show, /) -> str:
        """The dice to be given: riders against dice, one tap gives."""
        return tray.tray(scene_of(view, show))

    def beside(self, view: View, show: Show, /) -> str:
        """After a summit its classification."""
        last = show.trail[-1] if show.trail else None
        return rankings.summit(scene_of(view, show), last.data["summit"]) if last and last.kind == "summit" else ""

    def between(self, view: View, show: Show, /) -> str:
        """The stage that was ridden, the tour as it stands, the road to come."""
        return between.between(scene_of(view, show))


def _leader(colour: str) -> str:
    return f"{colour}-{'N1' if colour == 'grey' else 'L'}"


DRAWING = Pictures()


def follow(view: View, show: Show) -> tuple[float, float, float, int]:
    """The same on a small screen, turned by quarters of a turn so that the race runs to the right.

    `--turn`, set to the angle that undoes it, keeps riders, signs and numbers upright.
    """
    scene = scene_of(view, show)
    turn = _heading(scene)
    aside = bool(turn % 180)
    window, cut = ((HEIGHT, WIDTH), (CUT, 0)) if aside else ((WIDTH, HEIGHT), (0, CUT))
    return *_looked(scene, window, cut), -turn


def own_riders(view: View, show: Show) -> Spot | None:
    """The middle of the riders of whoever is at the screen, as far as they are on the map."""
    spots = scene_of(view, show).own()
    return middle(spots) if spots else None


def _looked(scene: Scene, window: tuple[float, float], cut: tuple[int, int] = (0, 0)) -> Look:
    """The middle of the action, and how large it can be in a window of this shape whose edges may be cut off."""
    points = list(scene.action()) or [(WIDTH / 2, HEIGHT / 2)]
    seen = window[0] - 2 * cut[0], window[1] - 2 * cut[1]
    least = max(window[0] / WIDTH, window[1] / HEIGHT)
    scale = round(max(least, min(CAMERA.closest, CAMERA.closeness(points, seen))), 2)
    return inside(middle(points), scale, CAMERA.size, seen)


def _heading(scene: Scene) -> int:
    """How the race runs where the action is, from -90 to 180 degrees."""
    cells = [cell for rider in scene.focus if (cell := scene.cell(rider)) is not None]
    turn = scene.lay.turn(scene.lay.middle(cells[0])) if cells else 0
    return turn - 360 if turn > 180 else turn


def minimap(view: View, show: Show, *, narrow: bool) -> str:
    """The whole course with a window round what the loupe shows."""
    x, y, scale, turn = follow(view, show) if narrow else (*DRAWING.camera(view, show), 0)
    window = (HEIGHT, WIDTH) if turn % 180 else (WIDTH, HEIGHT)
    return extras.minimap(view, (x, y), (window[0] / scale, window[1] / scale))


def goal(view: View, tokens: Sequence[str], show: Show) -> str:
    """The same of several answers in a row that lead a rider some way."""
    return tickets.goal(scene_of(view, show), tokens)


def champion(view: View) -> str:
    """Who has won a race, as the next one on this device dresses him; nothing where nobody came home."""
    jersey, rider = ("white", view["white"]) if view["white"] else ("gold", view["gold"])
    worn_then = honour(jersey, view["board"]) if jersey == "white" else "white_none"
    return f"{rider}:{worn_then}" if rider else ""


def profile(view: View, show: Show) -> str:
    """The profile of the whole race with every rider, as HTML: it stays in sight whatever the loupe shows."""
    return strip.strip(scene_of(view, show), _window(view, show))


def _window(view: View, show: Show) -> tuple[float, float]:
    """The part of the race round the action, in ticks."""
    scene = scene_of(view, show)
    cells = [cell for rider in scene.focus if (cell := scene.cell(rider)) is not None]
    cells += [*scene.cells, *scene.reach]
    if not cells:
        return 0, 0
    ticks = [scene.lay.middle(cell) for cell in cells]
    return min(ticks) - 150, max(ticks) + 150


def all_sheets(view: View, show: Show) -> str:
    """The rulebook's score sheet of all teams, as an HTML table."""
    return sheet.sheet(scene_of(view, show), None)


def sheets(view: View, show: Show) -> tuple[str, ...]:
    """The score sheet of each team, a page each."""
    scene = scene_of(view, show)
    return tuple([sheet.sheet(scene, team) for team in range(len(view["colours"]))])


def standings(view: View, show: Show) -> str:
    """Jerseys and every classification as they stand, as HTML."""
    return rankings.rankings(scene_of(view, show))
