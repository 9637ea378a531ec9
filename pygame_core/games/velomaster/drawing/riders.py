"""The riders where they stand, lie, wait or have arrived."""

from pygame_core.drawing.svg import Spot, at, button, group
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.html_escape import escape as attr

from .pieces import chip, figure, use, worn
from .scene import GIVEN, Scene
from .signs import standing
from .words import rider_name, say

ROW, PITCH = 4, 25


def way_button(action: str, label: str, spot: Spot) -> str:
    """A place that is some way off: found by pointing and by arrow keys, not by every Tab."""
    return button(action, label, spot, tab=-1)


def riders(scene: Scene) -> str:
    """Everybody on the road or beside it, those farther up the plan first."""
    spots = sorted(scene.on_map.items(), key=lambda one: (one[1][1], one[0]))
    return f'<g id="riders">{"".join(_rider(scene, rider, spot) for rider, spot in spots)}</g>'


def _rider(scene: Scene, rider: str, spot: Spot) -> str:
    one = scene.riders[rider]
    more = f'role="img" aria-label="{attr(rider_label(scene, rider))}"'
    if given := _given(scene, rider):
        more = button(given.token, scene.label(given), spot)
    elif _dice_for(scene, rider):
        more = f'{way_button(f"ui:hold:{rider}", rider_label(scene, rider), spot)} data-receive="{rider}"'
    more += f' style="--size:{scene.size:g}"'
    body = standing_at(_pick(scene, rider) + _lean(one["posture"], figure(rider)) + marks(scene, rider))
    return group(f"rider-{rider}", f"rider {worn(rider)}{_state(scene, rider)}", body, spot, more)


def standing_at(drawn: str) -> str:
    """A figure whose middle, not its foot, lies where it stands; as large as the screen needs it."""
    return f'<g class="body"><g transform="translate(0 10)">{drawn}</g></g>'


def _dice_for(scene: Scene, rider: str) -> bool:
    """Whether the rider may be given a die: a tap takes him in hand, a die is dropped on him."""
    return any(one.kind in GIVEN for one in scene.by_rider.get(rider, ()))


def _given(scene: Scene, rider: str) -> Choice | None:
    """The answer that a tap on a rider gives: his only one, or the one that is looked at."""
    offers = [] if _dice_for(scene, rider) else scene.by_rider.get(rider, [])
    return offers[0] if len(offers) == 1 else next((one for one in offers if one == scene.seen), None)


def _state(scene: Scene, rider: str) -> str:
    """What the style sheet must know: whose turn, which jersey, who leads."""
    one, view = scene.riders[rider], scene.view
    state = " lead" if one["leader"] else ""
    state += f" {one['posture']}" if one["posture"] != "up" else ""
    state += scene.lined.get(rider, "")
    state += " mine" if rider in scene.by_rider or rider == scene.in_hand else ""
    old = " wears-white" if scene.champion[0] == rider else ""
    return state + next((f" wears-{jersey}" for jersey in ("gold", "white", "red") if view[jersey] == rider), old)


def _pick(scene: Scene, rider: str) -> str:
    """A light under who is chosen, or may be."""
    if rider != scene.in_hand and rider not in scene.by_rider:
        return ""
    return '<ellipse class="pick" cy="-1" rx="13" ry="6"/>'


def _lean(posture: str, drawn: str) -> str:
    """Who has fallen lies on his side."""
    return f'<g transform="rotate(78) translate(-2 14)">{drawn}</g>' if posture == "lying" else drawn


def _mark(look: str, spot: Spot, inner: str) -> str:
    return f'<g class="mark{look}" transform="{at(spot)}"><circle r="5"/>{inner}</g>'


def marks(scene: Scene, rider: str) -> str:
    """Small signs at the head: grazed, hungry, turns to miss, a flat tyre, points that wait, another lap."""
    one, drawn = scene.riders[rider], ""
    down = one["posture"] == "lying"
    if one["grazed"]:
        drawn += _mark("", (2, -14) if down else (8, -27), '<path d="M-2.6 0h5.2M0-2.6v5.2"/>')
    if one["hungry"]:
        drawn += _mark("", (-8, -27), '<path d="M-2-2l4 4M2-2l-4 4"/>')
    if down and one["miss"]:
        drawn += _mark(" turns", (12, -14), f'<text y="3.6">{one["miss"]}</text>')
    if one["posture"] == "punctured":
        drawn += f'<g transform="translate(13 -7)">{use("flat-tyre")}</g>'
    if one["pending"]:
        drawn += _mark("", (9, -4), f'<text y="3.6">{one["pending"]}</text>')
    if lap := scene.seen_lap(rider):
        drawn += _mark(" lap", (-9, -5), f'<text y="3.6">{lap}</text>')
    return drawn


def rider_label(scene: Scene, rider: str) -> str:
    """Who it is, where, and how he is."""
    one, lang = scene.riders[rider], scene.lang
    place = one["place"]
    key = place if place in ("outside", "finished", "out") else one["posture"].replace("up", "cell")
    rank = scene.view["standing"].index(rider) + 1
    champion, jersey = scene.champion
    more = say(lang, "last_" + jersey) if champion == rider else ""
    more += say(lang, "turns", count=one["miss"]) if one["miss"] else ""
    more += "".join(say(lang, state) for state in ("grazed", "hungry") if one[state])
    more += say(lang, "pending", count=one["pending"]) if one["pending"] else ""
    more += say(lang, "condition", count=one["condition"]) if scene.race.law["pro_condition"] else ""
    told = say(lang, key, cell=place, place=rank)
    return say(lang, "rider", rider=rider_name(lang, rider), place=told, more=more)


def pens(scene: Scene) -> str:
    """Who has not started yet, near the start; who is home, near the finish, in the order of arrival."""
    home = [rider for rider, _ in scene.view["finishers"] if scene.riders[rider]["place"] == "finished"]
    waiting = [rider for rider, one in scene.riders.items() if one["place"] == "outside"]
    stood = standing(scene.view["road"])
    return _pen(scene, "gate", waiting, stood.gate) + _pen(scene, "home", home, stood.home)


def _pen(scene: Scene, name: str, crew: list[str], middle: Spot) -> str:
    if not crew:
        return f'<g id="pen-{name}"></g>'
    rows = (len(crew) + ROW - 1) // ROW
    wide, high = PITCH * min(len(crew), ROW) + 8, PITCH * rows + 8
    frame = f'<rect class="plate" x="{-wide / 2:g}" y="{-high / 2:g}" width="{wide}" height="{high}" rx="5"/>'
    drawn = ""
    for index, rider in enumerate(crew):
        x = (index % ROW - (min(len(crew), ROW) - 1) / 2) * PITCH
        y = (index // ROW - (rows - 1) / 2) * PITCH
        drawn += _waiting(scene, rider, (x, y))
    return group(f"pen-{name}", "sign pen", f'<g class="up">{frame}{drawn}</g>', middle, "")


def _waiting(scene: Scene, rider: str, spot: Spot) -> str:
    more = f'role="img" aria-label="{attr(rider_label(scene, rider))}"'
    if given := _given(scene, rider):
        more = button(given.token, scene.label(given), spot)
    elif _dice_for(scene, rider):
        more = f'{way_button(f"ui:hold:{rider}", rider_label(scene, rider), spot)} data-receive="{rider}"'
    lit = " lit" if rider in scene.by_rider or rider == scene.in_hand else ""
    return group(f"rider-{rider}", f"waiting {worn(rider)}{lit}", chip(rider), spot, more)


def ghost(scene: Scene, rider: str, spot: Spot, look: str = "") -> str:
    """Where a rider would be."""
    style = f'style="--size:{scene.size:g}" aria-hidden="true"'
    ident = f"ghost-{rider}{'-fail' if look else ''}"
    return group(ident, f"rider ghost{look} {worn(rider)}", standing_at(figure(rider)), spot, style)
