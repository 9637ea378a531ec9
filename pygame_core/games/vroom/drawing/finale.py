"""The ranking on the table: totals from the last car to the first, the cars that must go, and what it looked like."""

from collections.abc import Mapping, Sequence

from pygame_core.drawing.svg import at, button, group, number, pair
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import GHOST
from .geometry import TABLE, Frame
from .pieces import body, disc, token, use
from .scene import Scene

WIDE, TALL, TOP = 150, 318, 24
CHART = (90, 404, 1020, 236)
"""Left, top, width and height of the chart below the cards."""
RUNG = 22
"""The least between two numbers at the side of the chart."""
STEP_MS = 900
"""From one total to the next."""


def layer(scene: Scene) -> str:
    """Cards of all cars in the order in which they are told, and the chart; nothing before that."""
    if not scene.totals:
        return group("ranking", "", "", more=None)
    slow = scene.last is not None and scene.last.kind in ("ranking", "totals")
    cards = "".join(_column(scene, place) for place in range(len(scene.totals)))
    veil = f'<path class="veil" d="M0 0H{TABLE[0]}V{TABLE[1]}H0z"/>'
    ends = _ends(scene)
    return group(
        "ranking",
        "ranking slow" if slow else "ranking",
        veil + cards + ends + _chart(scene),
        more=f'style="--n:{len(scene.totals)}"',
    )


def frame(scene: Scene) -> Frame:
    """The cards, while these are what counts; then the whole table, with the chart."""
    if scene.step == "remove" or (scene.last and scene.last.kind == "totals"):
        half = (WIDE + 16) * len(scene.totals) / 2 + 8
        return TABLE[0] / 2 - half, TOP - 24, TABLE[0] / 2 + half, TOP + TALL + 48
    return 0, 0, *TABLE


def _left(scene: Scene, place: int) -> float:
    count = len(scene.totals)
    return TABLE[0] / 2 + (place - (count - 1) / 2) * (WIDE + 16)


def _ends(scene: Scene) -> str:
    first, last = _left(scene, 0) - WIDE / 2, _left(scene, len(scene.totals) - 1) + WIDE / 2
    return (
        f'<text class="rank-e" x="{number(first)}" y="{TOP + TALL + 32}">{scene.say("rank_last")}</text>'
        f'<text class="rank-e end" x="{number(last)}" y="{TOP + TALL + 32}">{scene.say("rank_first")}</text>'
    )


def _column(scene: Scene, place: int) -> str:
    """A car, its total, its five cards, and how it compares with the car behind."""
    car, total = scene.totals[place]
    wrong, gone = car in scene.told["errors"], car in scene.view["removed"]
    picked = scene.seen is not None and scene.seen.kind == "remove" and car in scene.seen.args
    choice = _alone(scene, car)
    some = any(car in cars for cars in scene.view["sets"]) and scene.step == "remove" and not scene.last
    look = " ".join(word for word, on in (("err", wrong), ("gone", gone), ("on", picked), ("pick", some)) if on)
    spot = (_left(scene, place), TOP)
    inner = f'<rect class="sheet" x="{-WIDE / 2:g}" width="{WIDE}" height="{TALL}" rx="12"/>'
    inner += f'<g class="car {scene.coat(car)}" transform="translate(0 62) scale(2.6)">{body(car)}</g>'
    inner += (
        f'<g class="told"><text class="total" y="176">{total}</text>{_five(scene, car)}{_verdict(scene, place)}</g>'
    )
    inner += _forecast(scene, car)
    if gone:
        inner += f'<path class="struck" d="M{-WIDE / 2 + 14:g} 20L{WIDE / 2 - 14:g} {TALL - 20}"/>'
    words = _words(scene, place, choice)
    if choice is None:
        told = f'style="--k:{place}" role="img" aria-label="{attr(words)}"'
        return group(f"total-{token(car)}", f"column {look}", inner, spot, told)
    inner = f'<g aria-hidden="true">{inner}</g>{_pane(choice, words)}'
    return group(f"total-{token(car)}", f"column {look}", inner, spot, f'style="--k:{place}"')


def _words(scene: Scene, place: int, choice: Choice | None) -> str:
    """A column for those who hear it."""
    car, total = scene.totals[place]
    words = [scene.say("total", car=scene.speaker.form("car", car), total=total)]
    words += [scene.say("lower")] if car in scene.told["errors"] else []
    words += [scene.say("gone")] if car in scene.view["removed"] else []
    words += [scene.say("remove_it")] if choice else []
    return f"{', '.join(words)}."


def _pane(choice: Choice, words: str) -> str:
    """What is tapped: a pane over the column, which says all of it."""
    box = f'x="{-WIDE / 2:g}" width="{WIDE}" height="{TALL}" rx="12"'
    return f'<rect class="pane" {box} {button(choice.token, words, (0, TALL / 2))}/>'


def _alone(scene: Scene, car: int) -> Choice | None:
    """The answer that takes away this car and no other."""
    return next((choice for choice in scene.show.choices if choice.kind == "remove" and choice.args == (car,)), None)


def _five(scene: Scene, car: int) -> str:
    """The cards behind a total; a doubled one is marked. The Ghost's are its pilots'."""
    if car == GHOST or not scene.view["cards"]:
        return ""
    cards: Sequence[int] = scene.view["cards"][car - 1]
    doubled = scene.view["boosted"][car - 1]
    drawn = ""
    for turn, card in enumerate(cards, 1):
        x = (turn - (len(cards) + 1) / 2) * 26
        look = ' class="twice"' if turn == doubled else ""
        drawn += (
            f'<g{look} transform="translate({number(x)} 212)"><rect x="-12" y="-17" width="24" height="34" rx="4"/>'
            f'<text y="8">{card}</text></g>'
        )
    return f'<g class="five">{drawn}</g>'


def _verdict(scene: Scene, place: int) -> str:
    car = scene.totals[place][0]
    if not scene.view["arrival"]:
        return ""  # A game lost on the line has totals, and nothing to compare.
    if car in scene.told["errors"]:
        rows = enumerate(scene.say("lower_rows").split("|"))
        return "".join(f'<text class="bad" y="{254 + 23 * row}">{words}</text>' for row, words in rows)
    return f'<g class="good" transform="translate(0 268)">{use("check")}</g>' if place else ""


def _forecast(scene: Scene, car: int) -> str:
    """What its driver had foretold, with a cross where that was wrong."""
    told = scene.view["forecasts"] or next(
        (event.data["forecasts"] for event in reversed(scene.show.trail) if event.kind == "podium"), ()
    )
    if car == GHOST or not told or not told[car - 1]:
        return ""
    ranked = [one for one in scene.view["arrival"] if one != GHOST]
    right = (told[car - 1] == "in") == (car in ranked[: scene.cars // 2])
    look = f"foretold {told[car - 1]}{'' if right else ' wrong'}"
    return f'<g class="{look}" transform="translate(-56 22) scale(.7)">{use("t-podium")}<path d="M-18 20L18-20"/></g>'


# --- the chart ---------------------------------------------------------------------------------------------------


def _chart(scene: Scene) -> str:
    """The total of each car against how far it had come: what there is to talk about."""
    course = scene.course
    if course is None or not scene.view["cards"]:
        return ""
    left, top, wide, tall = CHART
    came = {car: max(0.0, scene.progress(car) / course.goal) for car, _ in scene.totals}
    unit = wide / max(*came.values(), 1.0)
    ground = f'<rect class="sheet" x="{left - 74}" y="{top}" width="{wide + 120}" height="{tall + 44}" rx="12"/>'
    finish = f'<path class="gl" d="M{number(left + unit)} {top + 14}v{tall}"/>'
    axis = f'<path class="gx" d="M{left} {top + 14}v{tall}h{wide}"/>'
    up = f"translate({left - 48} {top + 14 + tall / 2:g}) rotate(-90)"
    words = f'<text class="gt" transform="{up}">{scene.say("chart_y")}</text>'
    words += f'<text class="gt x" x="{left + wide}" y="{top + tall + 38}">{scene.say("chart_x")}</text>'
    drawn = _rungs(scene) + _fair(scene, came, unit) + axis + finish + words + _dots(scene, came, unit)
    return f'<g id="chart" role="img" aria-label="{attr(scene.say("chart"))}">{ground}{drawn}</g>'


def _height(scene: Scene, total: float) -> float:
    """Where on the chart a total stands: one point above the most, one below the least."""
    _, top, _, tall = CHART
    totals = [total for _, total in scene.totals]
    return top + 14 + tall - tall * (total - min(totals) + 1) / (max(totals) - min(totals) + 2)


def _rungs(scene: Scene) -> str:
    """A thin line for each total that somebody has, with its number where there is room for it."""
    left, _, wide, _ = CHART
    rungs, above = "", 0.0
    for total in sorted({total for _, total in scene.totals}, reverse=True):
        y = _height(scene, total)
        rungs += f'<path class="gh" d="M{left} {number(y)}h{wide}"/>'
        if y - above > RUNG:
            rungs += f'<text class="gt x" x="{left - 8}" y="{number(y + 8)}">{total}</text>'
            above = y
    return rungs


def _fair(scene: Scene, came: Mapping[int, float], unit: float) -> str:
    """Where the cars would have stood, had all thought a point worth the same: who lies off this line may ask why."""
    left, _, wide, _ = CHART
    weight = sum(total * total for _, total in scene.totals)
    point = unit * sum(total * came[car] for car, total in scene.totals) / weight
    totals = [total for _, total in scene.totals]
    ends = [(left + point * total, _height(scene, total)) for total in (min(totals) - 0.8, max(totals) + 0.8)]
    if not point or ends[1][0] > left + wide + 40:
        return ""
    return f'<path class="gf" d="M{pair(ends[0])}L{pair(ends[1])}"/>'


def _dots(scene: Scene, came: Mapping[int, float], unit: float) -> str:
    """A disc for each car; where two would lie on each other, the second stands aside."""
    taken: list[tuple[float, float]] = []
    dots = ""
    for car, total in scene.totals:
        x, y = CHART[0] + unit * came[car], _height(scene, total)
        while any(abs(x - a) < 30 and abs(y - b) < 26 for a, b in taken):
            x -= 8
        taken.append((x, y))
        dots += f'<g class="dot {scene.coat(car)}" transform="{at((x, y))}">{disc(car)}</g>'
    return dots
