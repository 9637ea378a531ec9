"""A view of VeloMaster as SVG: strings only, the same for the same view, and ids that are identities."""

from collections.abc import Sequence
from functools import cache

from pygame_core.engine.contract.pictures import Drawing
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import honour
from . import aim as aim_art
from . import between as between_art
from . import extras, preview, reach, riders, tickets, trail
from . import podium as podium_art
from . import rankings as rankings_art
from . import sheet as sheet_art
from . import stakes as stakes_art
from . import strip as strip_art
from . import tray as tray_art
from .geometry import HEIGHT, WIDTH
from .ground import ground_layers
from .pieces import figure, picture, sprites, worn
from .scene import Scene, View, scene_of
from .words import say

BOARD_ID = "board-velomaster"
CANVAS = (WIDTH, HEIGHT)
CLOSEST, ROOM = 3.6, 74
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


@cache
def defs() -> str:
    """The sprites, once per page."""
    hidden = 'width="0" height="0" aria-hidden="true" focusable="false"'
    return f'<svg class="sprite vm vm-sprites" {hidden}><defs>{"".join(sprites().values())}{_HATCH}</defs></svg>'


def ground(view: View) -> str:
    """The layers that do not change in a stage: the land, the road and its signs."""
    return ground_layers(view["road"])


def live(view: View, show: Show) -> str:
    """The layers that change, bottom to top."""
    scene = scene_of(view, show)
    layers = (
        reach.lit_lines(scene), reach.reach(scene), trail.ways(scene), reach.tests(scene), trail.dice(scene),
        riders.pens(scene), riders.riders(scene), preview.layer(scene), preview.at_stake(scene), trail.marks(scene),
    )  # fmt: skip
    return "".join(layers)


def board(view: View, show: Show) -> str:
    """The whole board."""
    scene = scene_of(view, show)
    box, label = f"0 0 {WIDTH} {HEIGHT}", attr(say(show.lang, "board", name=scene.lay.road.board.name))
    layers = f'<g id="ground">{ground(view)}</g><g id="live">{live(view, show)}</g>'
    return (
        f'<svg id="{BOARD_ID}" class="vm" viewBox="{box}" role="group" aria-label="{label}">'
        f'<g id="lens"><g id="camera">{layers}</g></g></svg>'
    )


def camera(view: View, show: Show) -> tuple[float, float, float]:
    """Where the loupe looks: a centre and a scale, never beyond the edge of the plan."""
    return _looked(scene_of(view, show), (WIDTH, HEIGHT))


def follow(view: View, show: Show) -> tuple[float, float, float, int]:
    """The same on a small screen, turned by quarters of a turn so that the race runs to the right.

    `--turn`, set to the angle that undoes it, keeps riders, signs and numbers upright.
    """
    scene = scene_of(view, show)
    turn = _heading(scene)
    aside = bool(turn % 180)
    window, cut = ((HEIGHT, WIDTH), (CUT, 0)) if aside else ((WIDTH, HEIGHT), (0, CUT))
    return *_looked(scene, window, cut), -turn


def own_riders(view: View, show: Show) -> tuple[float, float] | None:
    """The middle of the riders of whoever is at the screen, as far as they are on the map."""
    spots = scene_of(view, show).own()
    if not spots:
        return None
    xs, ys = zip(*spots, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _looked(scene: Scene, window: tuple[int, int], cut: tuple[int, int] = (0, 0)) -> tuple[float, float, float]:
    """The middle of the action, and how large it can be in a window of this shape whose edges may be cut off."""
    points = list(scene.action()) or [(WIDTH / 2, HEIGHT / 2)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = window[0] - 2 * cut[0], window[1] - 2 * cut[1]
    scale = min(wide / (max(xs) - min(xs) + 2 * ROOM), high / (max(ys) - min(ys) + 2 * ROOM))
    scale = round(max(window[0] / WIDTH, window[1] / HEIGHT, min(CLOSEST, scale)), 2)
    return (
        _clamp((min(xs) + max(xs)) / 2, wide / 2 / scale, WIDTH),
        _clamp((min(ys) + max(ys)) / 2, high / 2 / scale, HEIGHT),
        scale,
    )


def _heading(scene: Scene) -> int:
    """How the race runs where the action is, from -90 to 180 degrees."""
    cells = [cell for rider in scene.focus if (cell := scene.cell(rider)) is not None]
    turn = scene.lay.turn(scene.lay.middle(cells[0])) if cells else 0
    return turn - 360 if turn > 180 else turn


def _clamp(middle: float, half: float, size: int) -> float:
    return round(min(max(middle, half), size - half), 1)


def pace(event: Event) -> int:
    """How long the picture after this event should stand, in milliseconds."""
    return _PACE.get(event.kind, 300)


def thumb(view: View) -> str:
    """The position in small, for the list of saved games."""
    return extras.thumb(view)


def minimap(view: View, show: Show, *, narrow: bool) -> str:
    """The whole course with a window round what the loupe shows."""
    x, y, scale, turn = follow(view, show) if narrow else (*camera(view, show), 0)
    window = (HEIGHT, WIDTH) if turn % 180 else (WIDTH, HEIGHT)
    return extras.minimap(view, (x, y), (window[0] / scale, window[1] / scale))


def seat_mark(colour: str) -> str:
    """Colour and silhouette of a team, with the bib of its leader, for chips, forms and the log."""
    rider = f"{colour}-{'N1' if colour == 'grey' else 'L'}"
    return picture(figure(rider), "-13 -35 26 37", f"seat-mark {worn(rider)}")


def piece(colour: str) -> str:
    """A rider, head and bib, for panels: of a team its leader, or a rider by his id."""
    rider = colour if "-" in colour else f"{colour}-{'N1' if colour == 'grey' else 'L'}"
    return picture(figure(rider), "-13 -34.5 26 27", f"face-big {worn(rider)}")


def ticket(view: View, choice: Choice, show: Show) -> str:
    """The art on the stub of an answer: the way through the lanes, a die, a line of bibs."""
    return tickets.stub(scene_of(view, show), choice)


def goal(view: View, tokens: Sequence[str], show: Show) -> str:
    """The same of several answers in a row that lead a rider some way."""
    return tickets.goal(scene_of(view, show), tokens)


def badges(view: View, choice: Choice, show: Show) -> str:
    """The tests an answer asks for, beside its words."""
    return tickets.badges(scene_of(view, show), choice)


def aim(view: View, seat: int | None, lang: str) -> str:
    """What it is about, in small: one's own riders, a die, a leap, the line and who gets there first."""
    return aim_art.drawn(view, seat, lang)


def champion(view: View) -> str:
    """Who has won a race, as the next one on this device dresses him; nothing where nobody came home."""
    jersey, rider = ("white", view["white"]) if view["white"] else ("gold", view["gold"])
    worn_then = honour(jersey, view["board"]) if jersey == "white" else "white_none"
    return f"{rider}:{worn_then}" if rider else ""


def title(_lang: str) -> str:
    """The name of the game, as it is lettered over the board: its A is a mountain."""
    peak = (
        '<svg class="peak" viewBox="0 0 22 24" aria-hidden="true"><path d="M0 24L11 0l11 24h-7l-4-9-4 9z"/>'
        '<path class="snow" d="M11 0l4.6 10-2.8-1.5L11 11.5 9.2 8.5 6.4 10z"/></svg>'
    )
    return f'<span class="vh">VeloMaster</span><span aria-hidden="true">VeloM{peak}ster</span>'


def number(view: View, seat: int, name: str) -> str:
    """What is counted on a seat's panel: its riders as bibs, who is home, red points."""
    return extras.count(view, seat, name)


def sign(name: str) -> str:
    """The picture beside a line of the legend; nothing where the line has none."""
    return tickets.sign(name)


def profile(view: View, show: Show) -> str:
    """The profile of the whole race with every rider, as HTML: it stays in sight whatever the loupe shows."""
    return strip_art.strip(scene_of(view, show), _window(view, show))


def _window(view: View, show: Show) -> tuple[float, float]:
    """The part of the race round the action, in ticks."""
    scene = scene_of(view, show)
    cells = [cell for rider in scene.focus if (cell := scene.cell(rider)) is not None]
    cells += [*scene.cells, *scene.reach]
    if not cells:
        return 0, 0
    ticks = [scene.lay.middle(cell) for cell in cells]
    return min(ticks) - 150, max(ticks) + 150


def tray(view: View, show: Show) -> str:
    """The dice to be given, as HTML: riders against dice, one tap gives; empty where there are none."""
    return tray_art.tray(scene_of(view, show))


def stakes(view: View, show: Show) -> str:
    """What a line would gain, rider by rider, as HTML above the answers; empty where no line is spoken of."""
    return stakes_art.stakes(scene_of(view, show))


def sheet(view: View, show: Show, team: int | None = None) -> str:
    """The rulebook's score sheet of a team, or of all, as an HTML table: on the screen and on paper."""
    return sheet_art.sheet(scene_of(view, show), team)


def sheets(view: View, show: Show) -> tuple[str, ...]:
    """The score sheet of each team, a page each."""
    return tuple([sheet(view, show, team) for team in range(len(view["colours"]))])


def between(view: View, show: Show) -> str:
    """Between two stages: the stage that was ridden, the tour as it stands, the road to come. Else nothing."""
    return between_art.between(scene_of(view, show))


def rankings(view: View, show: Show) -> str:
    """Jerseys and every classification as they stand, as HTML."""
    return rankings_art.rankings(scene_of(view, show))


def beside(view: View, show: Show) -> str:
    """What stands beside the last thing that happened: after a summit its classification."""
    last = show.trail[-1] if show.trail else None
    return summit(view, show, last.data["summit"]) if last and last.kind == "summit" else ""


def summit(view: View, show: Show, index: int) -> str:
    """The classification of one summit, as HTML."""
    return rankings_art.summit(scene_of(view, show), index)


def podium(view: View, names: tuple[str, ...], lang: str) -> str:
    """The end of the race as a picture that stands alone."""
    return podium_art.picture(view, names, lang)


class Pictures(Drawing):
    """All that is drawn of VeloMaster, as its contract asks for it."""

    canvas = CANVAS
    timing = Timing(surprises=SURPRISES, waits=WAITS)
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
    stakes = staticmethod(stakes)
    tray = staticmethod(tray)
    beside = staticmethod(beside)
    between = staticmethod(between)


DRAWING = Pictures()
