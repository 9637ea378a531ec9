"""The cars, the traces of this round's drives, and what the shell needs to drive one with a finger."""

from collections.abc import Mapping, Sequence

from pygame_core.drawing.svg import Spot, at, explained, group, number
from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import BOTTOM, GHOST, LEFT, RIGHT, TOP
from ..hand.trace import NEAREST
from ..rules.path import SHORTEST
from .geometry import CAR, UNIT, cut, distance, forward, heading, line, mm
from .pieces import body, token, use
from .scene import Scene, driven

GRIP, HALO = 24.5, 30
SIGNS = {"leg": (17, -15), "boost": (-17, -15), "first": (-36, 0)}
"""What may stand beside a car, and where."""
KEEP = f"{SHORTEST} {NEAREST}"
"""How far a finger must go before anything counts, and from then on."""
SLIP = (624, 744)
"""On the rug, below the middle of the table."""


def ident(car: int) -> str:
    """The id of a car's group: it has a transform of its own."""
    return f"car-{token(car)}"


# --- traces ------------------------------------------------------------------------------------------------------


def trails(scene: Scene) -> str:
    """Where this round's drives went: the last one broad, those before as dots."""
    own = '<path id="drag-trail" class="swath"/>' + _meant(scene) if scene.movable else ""
    if scene.foggy or not scene.visible:
        return group("trails", "", own)
    drives = scene.drives
    drawn = "".join(
        _trail(scene, event, before, fresh=index == len(drives) - 1) for index, (event, before) in enumerate(drives)
    )
    return f'<g id="trails" clip-path="url(#vr-table)" aria-hidden="true">{drawn}{own}</g>'


def _meant(scene: Scene) -> str:
    """A drive that is looked at before it is given, as a lesson shows it."""
    if not scene.seen or scene.seen.kind not in ("drive", "ghost"):
        return ""
    points = [scene.point(scene.active), *scene.seen.args[0]]
    return f'<g id="meant"><path class="dots" d="{line(points)}"/>{_ring(mm(points[-1]))}</g>'


def _trail(scene: Scene, event: Event, before: Mapping[int, Sequence[int]], *, fresh: bool) -> str:
    car, path = driven(event), event.data.get("path")
    if not path:
        return ""
    end = event.data["at"] if car == GHOST else event.data["at"][car - 1]
    points = cut([*([before[car]] if car in before else []), *path], end)
    was = _ghostly(scene, car, points) if car in before and fresh else _ring(mm(points[0])) if car in before else ""
    lane = f'<path class="{"swath" if fresh else "dots"}" d="{line(points)}"/>' if len(points) > 1 else ""
    rings = "".join(_ring(mm(before[other])) for other in event.data.get("pushed", ()) if other in before)
    return f'<g id="trail-{token(car)}" class="{"trail-now" if fresh else "trail-faint"}">{lane}{was}{rings}</g>'


def _ring(spot: Spot) -> str:
    x, y = spot
    return f'<circle class="was" cx="{number(x)}" cy="{number(y)}" r="14"/>'


def _ghostly(scene: Scene, car: int, points: Sequence[Sequence[float]]) -> str:
    """The pale car where the drive began."""
    turn = heading(points[0], points[1]) if len(points) > 1 else 0
    pale = body(car, turn).split('<circle class="badge-n"')[0]
    return f'<g class="car-pale {scene.coat(car)}" transform="{at(mm(points[0]))}">{pale}</g>'


# --- cars --------------------------------------------------------------------------------------------------------


def layer(scene: Scene) -> str:
    """All cars, the active one on top with its halo; then how it bumped into others."""
    order = sorted(scene.visible, key=lambda car: (car == scene.active, scene.place(car)[1]))
    look = "gold" if scene.golden else ""
    inner = grab(scene) + "".join(_car(scene, car) for car in order) + _bumps(scene)
    signs = "".join(_leg(scene, car) + _boost(scene, car) + _first_card(scene, car) for car in order)
    return group("cars", look, inner + signs, more=None)


def grab(scene: Scene) -> str:
    """The yellow disc below the active car; wide enough for fingers when it may be grabbed."""
    if scene.active not in scene.visible:
        return ""
    halo = f'<circle class="halo" r="{HALO}"/>' if scene.movable else ""
    return group(
        "grab", "can" if scene.movable else "", f'{halo}<circle class="grip" r="{GRIP}"/>', scene.place(scene.active)
    )


def _car(scene: Scene, car: int) -> str:
    now = scene.active == car
    look = f"car {scene.coat(car)}" + (" now" if now else "") + (" movable" if now and scene.movable else "")
    turn = body(car, scene.turns.get(car, 0), f"turn-{token(car)}")
    base = f'<circle class="base" r="{CAR}"/>'
    if now and scene.movable:
        more = f'role="button" tabindex="0" {reins(scene, car)} aria-label="{attr(_label(scene, car))}"'
        reach = f'<circle class="reach" r="{HALO}"/>'
        return group(ident(car), look, f"{reach}{base}{turn}{_aim(scene, car)}", scene.place(car), more)
    more = explained(scene.show, _label(scene, car), "about car")
    return group(ident(car), look, f"{base}{turn}", scene.place(car), more)


def _label(scene: Scene, car: int) -> str:
    """Number, make, driver and place; how to drive it, if it may be driven."""
    words = [
        scene.say("ghost_car" if car == GHOST else "car", car=car, make=scene.say(f"make_{car}"), name=scene.owner(car))
    ]
    if car in scene.standing and not scene.foggy:
        words.append(scene.say("nth", place=scene.standing.index(car) + 1))
    if scene.back:
        words.append(scene.say("back" if scene.leg(car) == 2 else "there"))
    if car == scene.active:
        words.append(scene.say("movable" if scene.movable else "drives"))
    return ", ".join(words) + "."


def _leg(scene: Scene, car: int) -> str:
    """A turned arrow on the way back: the nose of a pushed car cannot tell."""
    if not scene.back or scene.leg(car) == 1:
        return ""
    arrow = '<circle r="8"/><path d="M4 2.8H-.5Q-4 2.8-4 0T-.5-2.8H3M.6-5.3L3.6-2.8L.6-.3"/>'
    return _sign(scene, car, "leg", "leg", arrow)


def _boost(scene: Scene, car: int) -> str:
    """A bolt on who doubles the card of this round: everybody may know that."""
    if car == GHOST or not scene.driving or scene.view["boosted"][car - 1] != scene.view["round"]:
        return ""
    bolt = f'<circle r="8"/><g class="bolt">{use("t-boost", "scale(.45)")}</g>'
    return _sign(scene, car, "boost", "leg", bolt)


def _first_card(scene: Scene, car: int) -> str:
    """The first card beside each car, while all show it (R31)."""
    if not scene.view["shown"] or car == GHOST:
        return ""
    card = scene.view["first_cards"][car - 1]
    face = '<rect x="-13" y="-18" width="26" height="36" rx="4"/><path d="M-13-11h26v-3q0-4-4-4h-18q-4 0-4 4z"/>'
    words = f'role="img" aria-label="{scene.say("first_card", car=car, card=card)}"'
    return _sign(scene, car, "first", "first", f'{face}<text y="11">{card}</text>', words)


def _sign(scene: Scene, car: int, name: str, look: str, inner: str, more: str = 'aria-hidden="true"') -> str:
    return group(f"{name}-{token(car)}", look, inner, signs(car, scene.place(car))[f"{name}-{token(car)}"], more)


def signs(car: int, spot: Spot) -> dict[str, Spot]:
    """Where the signs beside a car are, when it stands here."""
    x, y = spot
    return {f"{name}-{token(car)}": (x + dx, y + dy) for name, (dx, dy) in SIGNS.items()}


def _bumps(scene: Scene) -> str:
    """Three strokes where cars touched, and which way the pushed ones went: after the last drive only."""
    if not scene.drives or scene.foggy:
        return ""
    event, before = scene.drives[-1]
    inner = ""
    for car in event.data.get("pushed", ()):
        if car not in before or car not in scene.visible:
            continue
        start, end = before[car], scene.point(car)
        if distance(start, end) > 1:
            spot = f'transform="{at(mm(end))} rotate({number(heading(start, end))})"'
            inner += (
                f'<g {spot}><path class="nud-l" d="M20 0H29M25-4.5L30 0L25 4.5"/>'
                f'<path class="nud" d="M20 0H29M25-4.5L30 0L25 4.5"/></g>'
            )
    return group("bumps", "", inner) if inner else ""


# --- the hand ----------------------------------------------------------------------------------------------------


def reins(scene: Scene, car: int) -> str:
    """What the shell must know to let a car follow a finger. Every number of it lies open on the table."""
    course = scene.course
    assert course
    x, y = scene.point(car)
    facts = {
        "drag": scene.step,
        "with": " ".join(["grab", *signs(car, (0, 0))]),
        "from": f"{x} {y}",
        "unit": UNIT,
        "keep": KEEP,
        "rail": f"{LEFT} {TOP} {RIGHT} {BOTTOM}",
        "line": f"{course.nx} {course.ny} {course.shift}",
        "leg": scene.leg(car),
        "back": int(course.back),
        "aim": number(onward(scene, car)),
    }
    return " ".join(f'data-{name}="{value}"' for name, value in facts.items())


def onward(scene: Scene, car: int) -> float:
    """The direction in which a car has to go."""
    assert scene.course
    return forward(scene.course) + (180 if scene.leg(car) == 2 else 0)


def _aim(scene: Scene, car: int) -> str:
    """Where the car would roll, for who drives by keys."""
    arrow = '<path class="aim-l" d="M32 0H78M66-10L78 0L66 10"/><path d="M32 0H78M66-10L78 0L66 10"/>'
    return f'<g id="aim" class="aim" transform="rotate({number(onward(scene, car))})">{arrow}</g>'


def bubble(scene: Scene) -> str:
    """What to do, and what ends a drive, on a slip of paper beside the table: nothing may lie over the cars."""
    if not scene.movable:
        return group("say", "", "")
    slip = '<rect x="-165" y="-19" width="330" height="36" rx="5"/>'
    take = scene.say("take_ghost") if scene.active == GHOST else scene.say("take", car=scene.active)
    words = f'<text class="rest" y="6">{take}</text><text class="roll" y="6">{scene.say("lifting")}</text>'
    return group("say", "bubble", slip + words, SLIP)


def spare(scene: Scene) -> str:
    """The cars that are not in the race wait in the matchbox."""
    inner = ""
    for place, car in enumerate(range(scene.cars + 1, 7)):
        spot = (222 + 17 * place, 741 - place)
        inner += f'<g class="car {scene.coat(car)} parked" transform="{at(spot)}">{body(car, -4)}</g>'
    return group("spare", "", inner)


def order(scene: Scene) -> list[int]:
    """Who is in front of whom; nobody can tell in the fog, and the totals tell more."""
    return [] if scene.foggy or scene.choosing or scene.totals else scene.standing
