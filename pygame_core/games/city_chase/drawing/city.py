"""The buildings and what lies on them: halos round those that can be chosen, marks of what was found or not."""

from pygame_core.drawing.svg import at, button

from ..board import AROUND, BUILDINGS, INDEX
from .geometry import LIFT, ROOF, foot, left
from .ground import trees
from .labels import answer_label, building_label, still
from .pieces import KINDS, building, use
from .scene import Scene

AWAY = {"nw": (36, 0), "ne": (96, 0), "sw": (20, -4), "se": (112, -4)}
"""Where the name plate of a building hangs, by where it lies from the helicopter."""
BOTTOM = INDEX["A5"]


def shadows(scene: Scene) -> str:
    """Long shadows to the east; tall buildings cast longer ones."""
    cast = ""
    for name in BUILDINGS:
        x, y, tall = left(name), foot(name), name in scene.view["skyline"]
        reach, drop, start = (40, 12, 93) if tall else (22, 7, 89)
        cast += f"M{x + 132} {y - start}L{x + 132 + reach} {y - 74}V{y + drop}"
        cast += f"L{x + (152 if tall else 143)} {y + drop} {x + 10} {y + 2}H{x + 132}z"
    return f'<g id="shadows" aria-hidden="true"><path class="dark" d="{cast}"/>{trees()}</g>'


def buildings(scene: Scene) -> str:
    """All of them, back to front."""
    return f'<g id="buildings">{"".join(_building(scene, name) for name in BUILDINGS)}</g>'


def _building(scene: Scene, name: str) -> str:
    height, choice = scene.height(name), scene.offers.get(name)
    if choice is None:
        role = still(scene, building_label(scene, name), name)
    else:
        role = button(choice.token, answer_label(scene, choice), scene.middle(name))
    lifted = name == scene.seen and scene.show.preview is not None and scene.show.preview.kind == "check"
    hole = f'<path class="under" d="M0 {height}H132V{84 + height}H0z"/>' if lifted or _shaken(scene, name) else ""
    return (
        f'<g id="place-{name}" class="place k-{KINDS[name]}{_state(scene, name)}" transform="{at(scene.roof(name))}" '
        f'{role}>{hole}<g class="house">{building(name, height)}</g><text class="nm" x="66" y="78">{name}</text>'
        f'<rect class="hit" x="-2" y="-15" width="136" height="{114 + height}"/></g>'
    )


def _shaken(scene: Scene, name: str) -> bool:
    """Whether this building is the one that was lifted last."""
    last = scene.show.trail[-1] if scene.show.trail else None
    return last is not None and last.kind == "checked" and last.data["building"] == name


def _state(scene: Scene, name: str) -> str:
    """What a building is to the person at the screen, as classes."""
    states = []
    if scene.over:
        states = ["maybe"] if scene.view["result"]["reason"] == "arrest" else []
    elif scene.possible:
        states.append("maybe" if name in scene.possible else "never")
    if scene.hiding:
        states.append("secret watched" if name in scene.watched else "secret")
    if name in scene.offers:
        states.append("reached")
    if name == scene.seen:
        states.append("previewed")
    if _shaken(scene, name):
        states.append("shaken")
    return "".join(f" {state}" for state in states)


def lift(scene: Scene, name: str) -> int:
    """How far a building is off the ground while somebody looks at looking into it."""
    seen = scene.show.preview
    return LIFT if name == scene.seen and seen is not None and seen.kind == "check" else 0


def halo(scene: Scene, name: str, state: str) -> str:
    """An outline round a building that can be chosen."""
    x, y = scene.roof(name)
    box = f'x="-9" y="-9" width="150" height="{102 + scene.height(name)}" rx="12"'
    return (
        f'<g id="halo-{name}" class="halo{state}" transform="{at((x, y - lift(scene, name)))}">'
        f'<rect class="edge0" {box}/><rect class="edge1" {box}/></g>'
    )


def glow(scene: Scene) -> str:
    """Light round the buildings within reach of the helicopter in hand."""
    reach = [name for name in scene.offers if name in BUILDINGS and not scene.hiding]
    drawn = ""
    for name in sorted(reach, key=lambda name: (name == scene.seen, INDEX[name])):
        known = " known" if name in scene.view["found"] else ""
        drawn += halo(scene, name, known + (" on" if name == scene.seen else ""))
    return f'<g id="glow" aria-hidden="true">{drawn}</g>'


def plates(scene: Scene) -> str:
    """The names of the buildings within reach, on the corners away from the helicopter."""
    centre = scene.heli.get(scene.held)
    if not centre or scene.hiding:
        return '<g id="plates"></g>'
    around = zip((BUILDINGS[index] for index in AROUND[INDEX[centre]]), AWAY, strict=True)
    drawn = "".join(_plate(scene, name, corner) for name, corner in around if name in scene.offers)
    return f'<g id="plates" aria-hidden="true">{drawn}</g>'


def _plate(scene: Scene, name: str, corner: str) -> str:
    x, y = scene.roof(name)
    dx, dy = AWAY[corner]
    up = lift(scene, name)
    if up and INDEX[name] >= BOTTOM:  # There the bubble covers the wall.
        dx, dy = AWAY[corner.replace("s", "n")]
    elif corner.startswith("s"):
        dy += ROOF[1] + scene.height(name)
    spot = x + dx, y + dy - up
    return (
        f'<g class="plate0" transform="{at(spot)}"><g class="scale">'
        f'<rect x="-27" y="-19" width="54" height="38" rx="7"/><text y="10.5">{name}</text></g></g>'
    )


def marks(scene: Scene) -> str:
    """Stamps of empty buildings with their round, older ones darker; found traces on the roofs; questions under way."""
    empties = "".join(_empty(scene, name) for name in scene.shown_empties)
    found = "" if scene.path else "".join(_found(scene, name) for name in scene.view["found"])
    asked = "".join(_asked(scene, name) for name in dict.fromkeys(scene.ordered))
    return (
        f'<g id="empty-marks" aria-hidden="true">{empties}{asked}</g>'
        f'<g id="found-traces" aria-hidden="true">{found}</g>'
    )


def _empty(scene: Scene, name: str) -> str:
    x, y = scene.roof(name)
    return (
        f'<g id="empty-{name}" class="empty age-{scene.age(name)}" '
        f'transform="{at((x + 102, y + 58 - lift(scene, name)))}">'
        f'<g class="scale"><circle r="23"/><text y="10.5">{scene.empties[name]}</text></g></g>'
    )


def _asked(scene: Scene, name: str) -> str:
    x, y = scene.roof(name)
    return (
        f'<g id="asked-{name}" class="empty waits" transform="{at((x + 66, y + 44))}">'
        f'<g class="scale"><circle r="25"/><text y="11">?</text></g></g>'
    )


def _found(scene: Scene, name: str) -> str:
    colour, when = scene.view["found"][name]
    x, y = scene.roof(name)
    fresh = " fresh" if _shaken(scene, name) else ""
    return (
        f'<g id="found-{name}" class="found{fresh}" transform="{at((x + 76, y + 40 - lift(scene, name)))}">'
        f'<g class="scale"><g class="big">{use(f"trace-{colour}")}</g><g transform="translate(-32 22)">'
        f'<rect class="tab" x="-18" y="-18" width="36" height="36" rx="8"/><text y="11">{when}</text></g></g></g>'
    )
