"""The end as a picture worth sending: the city with the whole chase in it, and who has won."""

from collections.abc import Sequence

from pygame_core.drawing import podium as kit
from pygame_core.drawing.podium import CREAM, FONT
from pygame_core.drawing.svg import Spot, at, number
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import listing

from ..board import BUILDINGS, TRACK
from .geometry import crossing
from .ground import streets_plain
from .pieces import INKS_OF, KINDS, SPRITES, building, sprites, use
from .scene import Scene, View
from .words import LETTERS, say

INK, DUSK, STREET = "#1e1431", "#452a58", "#3b2853"
TOP = 112
LEFT = 100
MATERIALS = {
    "zi": ("#8199ad", "#d6c2a6"),
    "bk": ("#cf5a3d", "#e0a077"),
    "co": ("#78a88f", "#dcc79e"),
    "oc": ("#e2ab55", "#c67447"),
    "cr": ("#efd9ae", "#cf9569"),
    "te": ("#d97b50", "#e7c896"),
    "la": ("#5289b2", "#dfba90"),
    "pk": ("#c26c86", "#dfb8a8"),
}
_THINGS = {
    "green": "#4d8058", "leaf": "#8bb06e", "cream": "#fbf0d8", "brick": "#c8402f", "blue": "#4f9cc4", "dark": "#2c2240",
    "glass": "#a9d2d8", "copper": "#7fb59a", "plum": "#8c4a76", "ochre": "#e8b968", "wood": "#9a6a4a",
    "clay": "#b5553d", "panel": "#31527e", "dome": "#bbd0b6",
}  # fmt: skip
_SIGNS = {"fr": "--in-fr:inline;--in-en:none", "en": "--in-fr:none;--in-en:inline"}
_SUNSET = ("f6b64c", "ef9a43", "e57d3d", "d3603d", "b94e46", "9c4353", "813c5f", "663966", "4e3566", "3a305e", "292b52")


def picture(view: View, names: Sequence[str], lang: str) -> str:
    """The last evening of the chase."""
    scene = Scene(view, Show(lang, tuple(names)))
    result = view["result"]
    who = say(lang, "thief_wins" if result["winner"] == "thief" else "police_wins")
    how = say(lang, f"by_{result['reason']}")
    winners = listing(lang, [names[seat] for seat in result["ranking"][0]])
    label = say(lang, "podium_title", who=who, how=how, round=result["round"], names=winners)
    dim = 0.04 if result["reason"] == "arrest" else 0.2
    return kit.framed(
        label,
        f'style="{_inks(dim)};{_SIGNS[lang]}" font-family="{FONT}" text-anchor="middle"',
        SPRITES.apart(sprites()),
        f"{_sky(result['winner'])}"
        f'<g transform="translate({LEFT} {TOP})">{streets_plain()}{SPRITES.apart(_city(scene, dim))}'
        f"{SPRITES.apart(_chase(scene))}</g>"
        f"{_words(who, say(lang, 'at_round', how=how, round=result['round']), winners)}",
    )


def mix(ink: str, other: str, share: float) -> str:
    """One ink with a share of another."""
    pairs = ((int(ink[n : n + 2], 16), int(other[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _inks(dim: float) -> str:
    things = ";".join(f"--x-{name}:{mix(ink, DUSK, dim)}" for name, ink in _THINGS.items())
    return f"{things};--dusk:{DUSK};--win:#ffbf73;--win-off:#2a1c3e;--far:#41264f;--far-win:#ffbf73"


def _material(name: str, dim: float) -> str:
    roof, wall = MATERIALS[KINDS[name]]
    inks = {
        "r1": roof,
        "r2": mix(DUSK, roof, 0.76),
        "r3": mix(wall, roof, 0.52),
        "wl": mix(DUSK, wall, 0.66),
        "ridge": mix(DUSK, roof, 0.48),
        "sun": mix(roof, "#f7a35c", 0.46),
    }
    return ";".join(f"--{key}:{mix(ink, DUSK, dim)}" for key, ink in inks.items())


def _sky(winner: str) -> str:
    """Sunset behind the roofs, and the one who got the better of it on either side of the words."""
    bands = "".join(
        f'<path fill="#{ink}" d="M{1200 * turn // 11} 0h110v230h-110z"/>' for turn, ink in enumerate(_SUNSET)
    )
    if winner == "thief":
        heroes = f'<g transform="translate(120 150) scale(2)">{use("car-line")}{use("car")}</g>'
        heroes += f'<g transform="translate(1080 150) scale(-2 2)">{use("car-line")}{use("car")}</g>'
    else:
        heroes = _craft("pink", (120, 172), 1.45) + _craft("green", (1080, 172), 1.45, west=True)
    return SPRITES.apart(
        f'{bands}<g transform="translate(0 118) scale(1.2 1)">{use("horizon")}</g>'
        f'<path fill="{STREET}" d="M0 228h1200v772H0z"/>{heroes}'
    )


def _craft(colour: str, spot: Spot, size: float = 1, *, west: bool = False, letter: str = "") -> str:
    hull, shade, ink = INKS_OF[colour]
    side = " scale(-1 1)" if west else ""
    words = f'<text x="{4 if west else -4}" y="-36" font-size="33" font-weight="800" fill="{ink}">{letter}</text>'
    blade = f'<path stroke="{INK}" stroke-width="4" stroke-linecap="round" d="M-52-90L64-86"/>'
    return (
        f'<g transform="{at(spot)} scale({size})" style="--hull:{hull};--hull2:{shade}">'
        f"<g{f' transform={chr(34)}{side.strip()}{chr(34)}' if side else ''}>{use('heli-line')}{use('heli')}{blade}</g>"
        f"{words if letter else ''}</g>"
    )


def _city(scene: Scene, dim: float) -> str:
    """All the houses; on an arrest every window is lit."""
    lit = ";--wa:#ffbf73;--wb:#ffbf73" if scene.view["result"]["reason"] == "arrest" else ""
    return "".join(
        f'<g transform="{at(scene.roof(name))}" style="{_material(name, dim)}{lit}">'
        f"{building(name, scene.height(name))}</g>"
        for name in BUILDINGS
    )


def _chase(scene: Scene) -> str:
    """The whole way with its numbers, what was found of it circled, the helicopters, the car."""
    crafts = "".join(
        _craft(heli, (crossing(place)[0], crossing(place)[1] + 6), 0.9, letter=LETTERS[scene.lang][heli])
        for heli, place in scene.heli.items()
        if place
    )
    if not scene.path:
        return crafts
    spots = [_spot(scene, turn) for turn in range(len(scene.path))]
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    strokes = "".join(
        f'<path stroke="{ink}" stroke-width="{wide}" d="{line}"/>' for ink, wide in ((INK, 18), (CREAM, 9))
    )
    way = f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{strokes}</g>'
    x, y = scene.roof(scene.path[-1])
    car = f'<g transform="{at((x + 84, y + 68 + scene.height(scene.path[-1])))}">{use("car-line")}{use("car")}</g>'
    return way + "".join(_mark(scene, turn, spot) for turn, spot in enumerate(spots)) + crafts + car


def _spot(scene: Scene, turn: int) -> Spot:
    x, y = scene.roof(scene.path[turn])
    return (x + 42, y + 38) if turn == len(scene.path) - 1 else (x + 66, y + 42)


def _mark(scene: Scene, turn: int, spot: Spot) -> str:
    colour = TRACK[turn]
    found = scene.path[turn] in scene.view["found"]
    ring = f'<circle r="38" fill="none" stroke="{CREAM}" stroke-width="6"/>' if found else ""
    ink = "#1e2a38" if colour == "yellow" else "#fffaf0"
    return (
        f'<g transform="{at(spot)}">{use(f"trace-{colour}-flat")}{ring}'
        f'<text y="12" font-size="36" font-weight="800" fill="{ink}">{turn + 1}</text></g>'
    )


def _words(who: str, how: str, winners: str) -> str:
    """The news on a cream plate under the evening sky, and the title of the game."""
    size = min(62, round(1180 / max(len(who), 1)))
    ink = "#1e2a38"
    return (
        f'<rect x="240" y="26" width="720" height="144" rx="14" fill="{CREAM}" stroke="{INK}" stroke-width="5"/>'
        f'<text x="600" y="{66 + size * 0.32:.0f}" font-size="{size}" font-weight="800" fill="{ink}">{attr(who)}</text>'
        f'<text x="600" y="142" font-size="{min(34, round(1250 / (len(how) + len(winners) + 3)))}" font-weight="700" '
        f'fill="#6b3f69">{attr(how)} · {attr(winners)}</text>'
        f'<text x="600" y="988" font-size="31" font-weight="800" letter-spacing="3" fill="{CREAM}">CITY CHASE</text>'
    )
