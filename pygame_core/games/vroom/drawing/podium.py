"""The end as a picture worth sending: the photo finish, a lane for each car."""

from collections.abc import Sequence

from pygame_core.drawing import podium as kit
from pygame_core.drawing.podium import BRICK, FONT, INK, LAKE, PINE
from pygame_core.drawing.svg import number
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import capital

from ..board import GHOST
from .ground import layers
from .pieces import GOLD, INKS, SPRITES, coat, use
from .scene import Scene, View
from .words import say

LEFT, TOP, WIDE, TALL = 70, 236, 1060, 590
START, LINE = 330, 840
"""Where the names end and the race begins, and where the finish line stands."""
TOTALS, FAR = LEFT + WIDE - 56, 1.25
"""Where the totals stand, beyond all cars; how many times as far as the line a car comes before that is nearer."""
WIDEST = 84
"""From the middle of a car to its foremost point, at the largest that it is drawn."""


def picture(view: View, names: Sequence[str], lang: str) -> str:
    """The last race as the camera at the line saw it."""
    scene = Scene(view, Show(lang, tuple(names)))
    result = view["result"]
    how = say(lang, "photo_won") if result["won"] else say(lang, "photo_lost", race=result["race"])
    told = ", ".join(scene.speaker.form("car", car) for car in ranked(scene))
    return kit.framed(
        say(lang, "photo_label", how=how, order=told),
        f'font-family="{FONT}" text-anchor="middle" style="--team:{BRICK};--faint:#8c8574"',
        _defs(scene),
        SPRITES.apart(_table() + _photo(scene) + _words(scene, how), "photo"),
    )


def ranked(scene: Scene) -> list[int]:
    """All cars, first to last: as they were ranked, or as they stood when the game was lost."""
    if scene.view["arrival"]:
        return list(scene.view["arrival"])
    cars = [*range(1, scene.cars + 1), *([GHOST] if scene.view["ghost"] else [])]
    if scene.course is None or not scene.view["at"]:
        return []
    return sorted(cars, key=lambda car: -scene.progress(car))


def _defs(scene: Scene) -> str:
    wanted = ["tyre-ok", "tyre-lost", "t-ghost"]
    for car in ranked(scene):
        wanted += [f"car{car}", f"car{car}-line"]
    photo = f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="{TALL}"/>'
    return f'{SPRITES.some(wanted, "photo")}<clipPath id="photo-clip">{photo}</clipPath>'


def _table() -> str:
    """The wooden table below the photograph; a child and a cat look on."""
    planks = "".join(f'<path fill="{ink}" d="M-150 {y}h1500v{tall}h-1500z"/>' for y, tall, ink in _PLANKS)
    things = layers()["things"]
    cat = things[things.rindex('<g transform="translate(1130 748)">') :][: -len("</g>")]
    cat = cat.replace('class="thing-shadow"', 'fill="#a8763a"').replace(
        'class="fur"', 'fill="#d98a3f" stroke="#a85f26" stroke-width="1.2"'
    )
    cat = cat.replace('class="fur-2"', 'fill="none" stroke="#a85f26" stroke-width="4" stroke-linecap="round"').replace(
        'class="ear"', 'fill="#e9a98f"'
    )
    cat = cat.replace('class="whisk"', 'fill="none" stroke="#3b2413" stroke-width="1.8" stroke-linecap="round"')
    return f'{planks}<g transform="translate(-420 -230) scale(1.35) translate(-30 120)">{cat}</g>'


_PLANKS = (
    (0, 190, "#e2b56f"),
    (190, 230, "#ddad65"),
    (420, 170, "#e7bd7a"),
    (590, 210, "#e2b56f"),
    (800, 200, "#ddad65"),
)


def _photo(scene: Scene) -> str:
    """The strip of film: the line, a lane for each car in the order of arrival, first on top."""
    cars = ranked(scene)
    frame = (
        f'<rect x="{LEFT - 22}" y="{TOP - 22}" width="{WIDE + 44}" height="{TALL + 44}" rx="6" fill="#fffaf0" '
        f'stroke="{INK}" stroke-width="4"/>'
    )
    ground = f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="{TALL}" fill="#dfe3d8"/>'
    if not cars or scene.course is None:
        return frame + ground
    tall = TALL / len(cars)
    came = {car: scene.progress(car) / scene.course.goal for car in cars}
    farthest = max(1.0, *came.values())
    room = TOTALS - 40 - WIDEST - START
    line = LINE if farthest <= FAR and (LINE - START) * farthest <= room else START + room / farthest
    lanes = "".join(
        f'<rect x="{LEFT}" y="{number(TOP + tall * place)}" width="{WIDE}" height="{number(tall)}" '
        f'fill="{"#d3d9cd" if place % 2 else "#e6e9df"}"/>'
        for place in range(len(cars))
    )
    drawn = "".join(
        _lane(scene, car, place, tall, START + (line - START) * max(-0.05, came[car])) for place, car in enumerate(cars)
    )
    return f'{frame}{ground}<g clip-path="url(#photo-clip)">{lanes}{_line(line)}{drawn}</g>'


def _line(x: float) -> str:
    """Checks behind the line, the line itself in brick."""
    squares = "".join(
        f"M{number(x + 16 * (row % 2))} {number(TOP + 16 * row)}h16v16h-16z" for row in range(TALL // 16 + 1)
    )
    return (
        f'<path fill="#fffaf0" d="M{number(x)} {TOP}h32v{TALL}h-32z"/><path fill="{INK}" d="{squares}"/>'
        f'<path stroke="{BRICK}" stroke-width="5" d="M{number(x)} {TOP}v{TALL}"/>'
    )


def _lane(scene: Scene, car: int, place: int, tall: float, x: float) -> str:
    """Name, total and car: the number in its middle is what the camera goes by."""
    y = TOP + tall * (place + 0.5)
    size = min(3.3, tall / 34)
    total = dict(map(tuple, scene.view["totals"])).get(car) if scene.view["totals"] else None
    wrong = car in scene.view["errors"]
    who = scene.speaker.form("car", car) if car == GHOST else scene.owner(car)
    shown = who if len(who) < 15 else who[:14] + "…"
    words = (
        f'<text x="{LEFT + 16}" y="{number(y + 11)}" text-anchor="start" font-size="31" font-weight="700" '
        f'fill="{INK}">{attr(capital(shown))}</text>'
    )
    if total is not None:
        words += (
            f'<text x="{TOTALS}" y="{number(y + 12)}" font-size="46" font-weight="800" '
            f'fill="{BRICK if wrong else INK}">{total}</text><text x="{TOTALS}" y="{number(y + 40)}" font-size="31" '
            f'font-weight="600" fill="{INK}">{say(scene.lang, "photo_total")}</text>'
        )
    ink = INKS[coat(scene.view, car)]
    trail = (
        f'<path stroke="{ink}" stroke-opacity=".35" stroke-width="{number(16 * size)}" d="M{START} '
        f'{number(y)}H{number(x)}"/>'
    )
    gone = ' opacity=".45"' if car in scene.view["removed"] else ""
    inks = f"--team:{ink}" + (f";--coat:{GOLD}" if scene.golden else "")
    number_ = (
        use("t-ghost", "scale(.46)")
        if car == GHOST
        else f'<text y="5.5" font-size="15.5" font-weight="800" fill="{INK}">{car}</text>'
    )
    badge = f'<circle r="9.2" fill="#fffaf0" stroke="{INK}" stroke-width="1.2"/>{number_}'
    body = f"{use(f'car{car}-line')}{use(f'car{car}')}{badge}"
    return (
        f'{trail}{words}<g{gone} transform="translate({number(x)} {number(y)}) scale({size:.2f})" '
        f'style="{inks};color:{INK}">{body}</g>'
    )


def _words(scene: Scene, how: str) -> str:
    """The name of the game, how it ended, and the wheels that are left."""
    view, lang = scene.view, scene.lang
    won = view["result"]["won"]
    plate = (
        f'<rect x="150" y="42" width="900" height="140" rx="14" fill="{PINE if won else LAKE}" stroke="{INK}" '
        f'stroke-width="4"/>'
    )
    size = min(70, round(1300 / len(how)))
    head = (
        f'<text x="600" y="{100 + size * 0.2:.0f}" font-size="{size}" font-weight="800" '
        f'fill="#fffaf0">{attr(how)}</text>'
    )
    race = say(lang, "photo_of", race=view["race"])
    sub = (
        f'<text x="600" y="164" font-size="30" font-weight="700" letter-spacing="4" '
        f'fill="#f6d98a">{say(lang, "photo")} · {race}</text>'
    )
    tyres = "".join(
        f'<g transform="translate({130 + 74 * place} 912) '
        f'scale(2.7)">{use("tyre-ok" if place < view["wheels"] else "tyre-lost")}</g>'
        for place in range(view["wheels_start"])
    )
    after = (
        f'<text x="{130 + 74 * view["wheels_start"] - 20}" y="922" text-anchor="start" font-size="32" '
        f'font-weight="700" fill="{INK}">{say(lang, "photo_wheels")}</text>'
    )
    title = (
        f'<text x="925" y="928" text-anchor="end" font-size="46" font-weight="800" letter-spacing="2" '
        f'fill="{INK}">VROOM VROOM</text>'
    )
    return plate + head + sub + tyres + after + title
