"""A view of Velo City as SVG: strings only, the same for the same view, and ids that are identities."""

from functools import cache

from pygame_core.engine.choice import Choice
from pygame_core.engine.events import Event
from pygame_core.engine.show import Show

from .art import podium as podium_art
from .art import preview, tickets
from .art.geometry import centre, way
from .art.ground import ground_layers
from .art.labels import attr
from .art.pieces import TEAM_INKS, sprites, use
from .art.riders import HOP_MS, LONGEST_MS, riders, trails
from .art.scene import MOVES, Scene, View
from .art.spaces import badges as landing_badges
from .art.spaces import glow, podium_places, spaces
from .art.words import say
from .board import CANVAS, CAR_PARK, KIND, OBSTACLES, PODIUM_PLACES, TRACK

BOARD_ID = "board-velo-city"
CLOSEST, FARTHEST = 1.9, 1.0


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
            _supply(scene), podium_places(scene), route, trails(scene), glow(scene), spaces(scene), steps,
            _eyes(scene), riders(scene), arrival, landing_badges(scene),
        )
    )  # fmt: skip


def board(view: View, show: Show) -> str:
    """The whole board."""
    width, height = CANVAS
    return (
        f'<svg id="{BOARD_ID}" class="vc" viewBox="0 0 {width} {height}" role="group" aria-label="{attr(say(show.lang, "board"))}">'
        f'<g id="camera"><g id="ground">{ground(view)}</g><g id="live">{live(view, show)}</g></g></svg>'
    )


def camera(view: View, show: Show) -> tuple[float, float, float]:
    """Where the loupe looks: a centre and a scale, never beyond the edge of the plan."""
    points = Scene(view, show).action()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    width, height = CANVAS
    room = 130
    scale = min(width / (max(xs) - min(xs) + 2 * room), height / (max(ys) - min(ys) + 2 * room))
    scale = max(FARTHEST, min(CLOSEST, scale))
    return (
        _clamp((min(xs) + max(xs)) / 2, width / 2 / scale, width),
        _clamp((min(ys) + max(ys)) / 2 - 20, height / 2 / scale, height),
        round(scale, 3),
    )


def _clamp(middle: float, half: float, size: int) -> float:
    return round(min(max(middle, half), size - half), 1)


def pace(event: Event) -> int:
    """How long the picture after this event should stand, in milliseconds."""
    if event.kind in MOVES:
        to = event.data.get("to", 0)
        return min(LONGEST_MS, HOP_MS * abs(event.data["start"] - to)) + 150
    return 600 if event.kind == "rolled" else 350


def thumb(view: View) -> str:
    """The position in small, without numbers: it stands alone, in the inks of noon."""
    spots = "".join(f"M{x} {y}h0" for x, y in (centre(space) for space in range(TRACK, 0, -1) if KIND[space] == "plain"))
    cans = "".join(f"M{x} {y}h0" for x, y in (centre(space) for space in range(TRACK, 0, -1) if KIND[space] == "supply"))
    pits = "".join(f"M{x} {y}h0" for x, y in map(centre, sorted(OBSTACLES)))
    teams = "".join(_thumb_team(view, seat) for seat in range(view["players"]))
    return (
        '<svg class="thumb" viewBox="0 0 1000 700" width="104" height="73" aria-hidden="true" fill="none" stroke-linecap="round">'
        '<path fill="#ecdbb2" d="M0 0h1000v700H0z"/><path stroke="#38769b" stroke-width="40" d="M0 490L150 515 330 500 660 566 1000 566"/>'
        '<path fill="#a9b97c" d="M592 584h400v76H592zM768 150h94v340h-110zM126 200h66v190h-66z"/>'
        f'<path stroke="#34424f" stroke-width="80" d="M60 640V590H190V614L{way(CAR_PARK, 0)[1:]}"/>'
        f'<path stroke="#f6efe0" stroke-width="54" d="{spots}"/><path stroke="#f2b705" stroke-width="54" d="{cans}"/>'
        f'<path stroke="#141c25" stroke-width="60" d="{pits}"/><path stroke="#8c8574" stroke-width="30" d="{pits}"/>'
        f'<g stroke="#1e2a38" stroke-width="9">{teams}</g></svg>'
    )


def _thumb_team(view: View, seat: int) -> str:
    """One dot per place where a team stands."""
    shift = (seat - (view["players"] - 1) / 2) * 16
    places = sorted(set(view["riders"][seat]))
    dots = ((centre(place)[0] + shift * (2 if place == CAR_PARK else place > 0), centre(place)[1]) for place in places)
    ink = TEAM_INKS[view["colours"][seat]][0]
    return f'<g fill="{ink}">' + "".join(f'<circle cx="{x:.0f}" cy="{y}" r="27"/>' for x, y in dots) + "</g>"


def seat_mark(colour: str) -> str:
    """Colour, letter and silhouette of a seat, for chips, forms and the log."""
    return f'<svg class="vc seat-mark t-{colour}" viewBox="-23 -66 46 69" aria-hidden="true">{use(colour)}</svg>'


def piece(colour: str) -> str:
    """The captain of a team, head and shoulders, for panels."""
    armband = '<path class="armband" d="M-18.8-31l5.4 1.7"/>'
    return f'<svg class="vc face-big t-{colour}" viewBox="-23 -63 46 49" aria-hidden="true">{use(colour)}{armband}</svg>'


def ticket(view: View, choice: Choice, show: Show) -> str:
    """The art on the stub of an answer: the die as thrown, the dice that would roll, the can that is paid."""
    return tickets.stub(Scene(view, show), choice)


def badges(view: View, choice: Choice, show: Show) -> str:
    """Small pictures of where an answer leads and who comes along."""
    return tickets.badges(Scene(view, show), choice)


def podium(view: View, names: tuple[str, ...], lang: str) -> str:
    """The end of the race as a picture that stands alone."""
    return podium_art.picture(view, names, lang)


def _supply(scene: Scene) -> str:
    """The kiosk with the cans that are left."""
    left = scene.view["supply"]
    key = "stock_none" if not left else "stock_one" if left == 1 else "stock_label"
    label = attr(say(scene.lang, key, count=left))
    state = " empty" if not left else " low" if left <= 3 else ""
    return (
        f'<g id="supply" class="supply-store{state}" transform="translate(-26 15)" role="img" aria-label="{label}">'
        f'<path class="shade" d="M384 604h78v74h-78z"/><rect class="kiosk" x="376" y="612" width="78" height="60" rx="3"/>'
        '<path class="awn1" d="M370 596h90v18h-90z"/>'
        '<path class="awn2" d="M370 596h15v18a7.5 7 0 0 1-15 0zM400 596h15v18a7.5 7 0 0 1-15 0zM430 596h15v18a7.5 7 0 0 1-15 0z"/>'
        '<path class="awn1" d="M385 614a7.5 7 0 0 0 15 0zM415 614a7.5 7 0 0 0 15 0zM445 614a7.5 7 0 0 0 15 0z"/>'
        f'{use("can", "translate(395 657) scale(.86)")}<text class="supply-num" x="432" y="655">{left}</text>'
        f'<text class="sign" x="415" y="668.5">{say(scene.lang, "stock")}</text></g>'
    )


def _eyes(scene: Scene) -> str:
    """Somebody lives under the manholes. They move now and then, never where the race is."""
    busy = {*scene.crowd, *scene.offers, *scene.departures, scene.view["to"]}
    free = [hole for hole in sorted(OBSTACLES) if hole not in busy]
    if not free:
        return ""
    x, y = centre(free[scene.view["turn"] // (PODIUM_PLACES - 1) % len(free)])
    return (
        f'<g id="eyes-in-the-dark" aria-hidden="true" transform="translate({x - 9} {y - 17})">'
        '<circle class="sail" cx="-6" r="4.2"/><circle class="sail" cx="5" r="4.2"/>'
        '<circle class="ink" cx="-4.8" cy=".8" r="2"/><circle class="ink" cx="6.2" cy=".8" r="2"/></g>'
    )
