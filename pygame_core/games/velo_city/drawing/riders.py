"""The couriers where they stand, and the traces they left."""

from collections.abc import Iterator

from pygame_core.drawing.svg import number
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import CAR_PARK, Point
from .geometry import BEHIND, LINE, centre, crew_places, footprints, headroom, ride
from .labels import rider_label
from .pieces import body, count, pinned
from .scene import Ride, Scene

HOP_MS = 150
LONGEST_MS = 750
LATER_MS = {"joined": 120, "pursued": 240}


def riders(scene: Scene) -> str:
    """Every courier, those farther up the plan first."""
    drawn = [piece for place, crew in scene.crowd.items() for piece in _crew(scene, place, crew)]
    return f'<g id="riders">{"".join(text for _, _, text in sorted(drawn, key=lambda piece: piece[:2]))}</g>'


def _crew(scene: Scene, place: int, crew: dict[int, list[int]]) -> Iterator[tuple[int, int, str]]:
    """The couriers on one place, each with its height on the plan and its depth."""
    x, y = centre(place)
    peek = (4, -3) if place == CAR_PARK else BEHIND
    places = crew_places(place, tuple(crew), scene.view["players"])
    for (seat, team), (dx, dy) in zip(crew.items(), places, strict=True):
        for index, rider in enumerate(team):
            spot = (dx + peek[0], dy + peek[1]) if index else (dx, dy)
            yield y + dy, -index, _rider(scene, seat, rider, place, spot)
        if len(team) > 1:
            at = (16, -43) if len(crew) > 3 else (-19, -3)
            worn = pinned(at, count(len(team)), (dx, dy) if place < CAR_PARK else (0, 0))
            yield y + dy, 1, _count(scene.colours[seat], place, (x + dx + at[0], y + dy + at[1]), worn)


def _rider(scene: Scene, seat: int, rider: int, place: int, spot: Point) -> str:
    (x, y), colour = centre(place), scene.colours[seat]
    x, y = x + spot[0], y + spot[1]
    way = scene.rides.get((seat, rider))
    movable = seat == scene.seat and place in scene.can_leave
    state = (" movable" if movable else "") + (" home" if place < 0 else "") + (" last" if way else "")
    style = ""
    if way:
        state += f" rides-{way.beat % 2}"
        style = f' style="{_timing(way)}"'
    label = attr(rider_label(scene, seat, place, movable=movable, arrived=bool(way)))
    figure = body(colour, spot if 0 < place < CAR_PARK else (0, 0), headroom(place, scene.crowd))
    return (
        f'<g id="rider-{colour}-{rider + 1}" class="rider t-{colour}{state}" transform="translate({x} {y})"{style} '
        f'role="img" aria-label="{label}">{figure}</g>'
    )


def _timing(way: Ride) -> str:
    """The road a courier came by, for the style sheet to ride."""
    spaces = abs(way.start - max(way.to, LINE))
    return (
        f"offset-path:path('{ride(way.start, way.to)}');--ride:{min(LONGEST_MS, HOP_MS * spaces)}ms;"
        f"--later:{LATER_MS.get(way.kind, 0)}ms"
    )


def _count(colour: str, place: int, at: Point, worn: str) -> str:
    """How many couriers of a team stand there: at the elbow of the first, or on its parcel in a crowd."""
    return (
        f'<g id="count-{colour}-{place}" class="counter" transform="translate({at[0]} {at[1]})" aria-hidden="true">'
        f"{worn}</g>"
    )


def trails(scene: Scene) -> str:
    """Dots along the last way of each team, and a dashed ring where it began."""
    latest: dict[int, Ride] = {}
    for way in scene.rides.values():
        if way.seat not in latest or way.beat >= latest[way.seat].beat:
            latest[way.seat] = way
    drawn, seen = "", set()
    for seat, way in sorted(latest.items()):
        if (way.start, way.to) not in seen:
            drawn += _trail(scene.colours[seat], way)
        seen.add((way.start, way.to))
    return f'<g id="trails" aria-hidden="true">{drawn}</g>'


def _trail(colour: str, way: Ride) -> str:
    high, low = max(way.start, way.to, LINE), max(min(way.start, way.to), LINE)
    dots = "".join(f"M{number(x)} {number(y)}h0" for space in range(high, low, -1) for x, y in footprints(space))
    x, y = centre(way.start)
    ring = "" if way.start == CAR_PARK else f'<circle class="ring" cx="{x}" cy="{y}" r="38"/>'
    steps = f'<path class="edge" d="{dots}"/><path d="{dots}"/>'
    return f'<g id="trail-{colour}" class="trail t-{colour}">{steps}{ring}</g>'
