"""Crossings and what flies over them: beams, flights, rings to be placed on, helicopters, the ways they came."""

from pygame_core.drawing.svg import Spot, at, button, number, spoken
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event

from ..board import CROSSINGS, HELICOPTERS
from .geometry import crossing, heading
from .labels import answer_label, crossing_label, helicopter_label, still
from .pieces import helicopter
from .scene import Scene

CONE = '<path class="cone" d="M-4-34L-38 4A38 25 0 0 0 38 4L14-34z"/>'


# ------------------------------------------------------------------ light
def beams(scene: Scene) -> str:
    """A short beam under every helicopter that is not in hand."""
    drawn = ""
    for heli, place in scene.heli.items():
        if place and (heli != scene.held or scene.hiding):
            cone = "" if scene.hiding else CONE
            drawn += (
                f'<g id="spot-{heli}" class="spot" transform="{at(crossing(place))}">'
                f'<ellipse class="pool" cy="4" rx="38" ry="25"/>{cone}</g>'
            )
    return f'<g id="spots" aria-hidden="true">{drawn}</g>'


def big_beam(scene: Scene) -> str:
    """The beam of the helicopter in hand, over all four buildings."""
    place = scene.heli.get(scene.held)
    drawn = ""
    if place and not scene.hiding and not scene.over:
        drawn = (
            f'<g class="beam" transform="{at(crossing(place))}"><ellipse class="pool1" cy="-14" rx="156" ry="100"/>'
            f'<ellipse class="pool2" cy="-10" rx="104" ry="68"/></g>'
        )
    return f'<g id="big-beam" aria-hidden="true">{drawn}</g>'


# ------------------------------------------------------------------ crossings
def crossings(scene: Scene) -> str:
    """All sixteen: rings where the helicopter in hand may go, the others silent until somebody asks why not."""
    return f'<g id="crossings">{"".join(_crossing(scene, name) for name in CROSSINGS)}</g>'


def _crossing(scene: Scene, name: str) -> str:
    spot, choice = crossing(name), scene.offers.get(name)
    if choice is None:
        role, state = still(scene, crossing_label(scene, name), name), "crossing"
        inner = '<circle class="hit" r="30"/>'
    else:
        role, inner = button(choice.token, answer_label(scene, choice), spot), _ring(scene, choice, name)
        state = "crossing landing put" if choice.kind == "place" else "crossing landing"
        state += " previewed" if name == scene.seen else ""
    title = f'<text class="xn" y="9">{name}</text>'
    return f'<g id="cross-{name}" class="{state}" transform="{at(spot)}" {role}>{title}{inner}</g>'


def _ring(scene: Scene, choice: Choice, name: str) -> str:
    centre = scene.heli.get(scene.held)
    if choice.kind == "place" or centre is None:
        inner = f'<text class="ring-name" y="9">{name}</text>'
    else:
        inner = f'<path class="chevron" d="M-12 9L0-5 12 9" transform="rotate({heading(centre, name)})"/>'
    return (
        f'<g class="scale"><circle class="pad-b" r="30"/><circle class="pad" r="30"/>{inner}</g>'
        f'<circle class="hit" r="62"/>'
    )


def flights(scene: Scene) -> str:
    """Dots from the helicopter in hand to where it may fly."""
    centre, drawn = scene.heli.get(scene.held), ""
    if centre and not scene.hiding:
        for name, choice in scene.offers.items():
            if choice.kind == "move":
                drawn += _dots(centre, name)
    return f'<g id="flights" aria-hidden="true">{drawn}</g>'


def _dots(start: str, to: str) -> str:
    (x, y), (a, b) = crossing(start), crossing(to)
    if x != a:
        side = 1 if a > x else -1
        line = f"M{number(x + 76 * side)} {number(y)}L{number(a - 44 * side)} {number(b)}"
    else:
        side = 1 if b > y else -1
        line = f"M{number(x)} {number(y + 40 * side)}L{number(a)} {number(b - 40 * side)}"
    return f'<path class="dots-b" d="{line}"/><path class="dots" d="{line}"/>'


# ------------------------------------------------------------------ helicopters
def helicopters(scene: Scene) -> str:
    """All three, always in the same order: they keep their identity and fly where they go."""
    return f'<g id="helicopters">{"".join(_helicopter(scene, heli) for heli in HELICOPTERS)}</g>'


def _helicopter(scene: Scene, heli: str) -> str:
    label, spot = helicopter_label(scene, heli), scene.over_crossing(heli)
    held, able = heli == scene.held and not scene.over, heli in scene.able
    state = " chosen" if held and not scene.hiding else " acted" if heli in scene.view["acted"] else ""
    state += " movable" if able else ""
    role, hit = spoken(label), ""
    if able and not held:
        middle = spot[0], spot[1] - 40
        role, hit = button(f"ui:hold:{heli}", label, middle), '<ellipse class="hit" cx="0" cy="-48" rx="60" ry="52"/>'
    body = helicopter(heli, scene.lang, west=scene.faces_west(heli))
    return (
        f'<g id="heli-{heli}" class="heli h-{heli}{state}" transform="{at(spot)}" {role}>{hit}'
        f'<g class="body">{body}</g></g>'
    )


# ------------------------------------------------------------------ what happened
def trails(scene: Scene) -> str:
    """Dots along the last flight of each helicopter, a dashed ring where it began; a flash round what was checked."""
    latest: dict[str, Event] = {}
    for event in scene.show.trail:
        if event.kind in ("moved", "checked"):
            latest[str(event.data["heli"])] = event
    drawn = "".join(_flown(scene, event) for event in latest.values() if event.kind == "moved")
    looked = "".join(_looked(scene, event) for event in latest.values() if event.kind == "checked")
    return f'<g id="trails" aria-hidden="true">{drawn}{looked}</g>'


def _flown(scene: Scene, event: Event) -> str:
    heli, start, to = (str(event.data[key]) for key in ("heli", "start", "to"))
    if scene.heli[heli] != to:
        return ""
    x, y = crossing(start)
    line = _arc((x, y), crossing(to))
    return (
        f'<g id="trail-{heli}"><circle class="was" cx="{number(x)}" cy="{number(y)}" r="26"/>'
        f'<path class="went" d="{line}"/></g>'
    )


def _arc(start: Spot, to: Spot) -> str:
    """A low arc that ends behind the helicopter."""
    (x, y), (a, b) = start, to
    if x != a:
        side = 1 if a > x else -1
        spots = (x + 34 * side, y - 6), ((x + a) / 2, y - 44), (a - 58 * side, b - 30)
    elif b < y:
        spots = (x + 8, y - 32), (x + 26, (y + b) / 2), (a + 6, b + 14)
    else:
        spots = (x + 8, y + 30), (x + 20, y + 40), (a + 4, b - 94)
    (p, q), (r, s), (t, u) = spots
    return f"M{number(p)} {number(q)}Q{number(r)} {number(s)} {number(t)} {number(u)}"


def _looked(scene: Scene, event: Event) -> str:
    name, heli = str(event.data["building"]), str(event.data["heli"])
    if name in scene.offers:  # It has a halo already.
        return ""
    x, y = scene.roof(name)
    return (
        f'<g id="looked-{heli}" class="looked h-{heli}" transform="{at((x, y))}">'
        f'<rect x="-8" y="-8" width="148" height="{100 + scene.height(name)}" rx="12"/></g>'
    )
