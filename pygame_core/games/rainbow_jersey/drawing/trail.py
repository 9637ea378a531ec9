"""What has just happened: the ways that were ridden, what was paid and gained, who changed places."""

from pygame_core.drawing.svg import Spot, group, number, pair
from pygame_core.engine.core.events import Event

from ..board import END_OF_ROAD
from .geometry import HEAD, SLOT, XY, along, step
from .pieces import MINUS, use
from .scene import Scene

TAG_UP = 66
_JERSEYS = {"rainbow": "rainbow", "green": "green", "double": "dots", "triple": "dots"}


def ways(scene: Scene) -> str:
    """Dots along the ways of this turn, under everything that stands."""
    drawn = "".join(_WAYS[event.kind](scene, event) for event in scene.trailed if event.kind in _WAYS)
    return group("trails", "", drawn)


def _rolled(_scene: Scene, event: Event) -> str:
    start = int(event.data["start"])
    dots = "".join(f"M{pair(along(start + hop + 0.5))}h0" for hop in range(int(event.data["die"])))
    x, y = XY[start]
    return f'<g class="trail" id="trail-rainbow"><path d="{dots}"/><circle class="ring" cx="{x}" cy="{y}" r="33"/></g>'


def _slid(_scene: Scene, event: Event) -> str:
    """Along the inner road, from step to step."""
    start, to = int(event.data["start"]), min(int(event.data["to"]), END_OF_ROAD)
    low, high = sorted((start, to))
    dots = "".join(f"M{pair(_between(gap, t))}h0" for gap in range(low, high) for t in (0.4, 0.6))
    x, y = step(start)
    ring = f'<circle class="ring" cx="{number(x)}" cy="{number(y)}" r="29"/>' if start else ""
    return f'<g class="trail dark" id="trail-breakaway"><path d="{dots}"/>{ring}</g>'


def _between(gap: int, t: float) -> Spot:
    (a, b), (x, y) = step(gap), step(gap + 1)
    return a + (x - a) * t, b + (y - b) * t


def _swung(scene: Scene, event: Event) -> str:
    """To the head or to the tail of the pack: a bow over the box, or under it."""
    colour, ahead = scene.colours[event.data["seat"]], event.kind == "to_head"
    last = max(len(scene.pack) - 1, 1)
    tail = HEAD - SLOT * last
    start, end = (tail, HEAD + 4) if ahead else (HEAD + 4, tail)
    y = 445 if ahead else 516
    bow = f"M{start} {y}Q{(start + end) / 2:g} {y + (-34 if ahead else 34)} {end} {y}"
    tip = (
        f"M{end} {y}l{-10 if ahead else 10} {-8 if ahead else 8}M{end} {y}l{-13 if ahead else 13} {3 if ahead else -3}"
    )
    twice = f'<path class="edge" d="{bow}{tip}"/><path d="{bow}{tip}"/>'
    return f'<g class="swing t-{colour}" id="swing-{event.kind}">{twice}</g>'


def _left(scene: Scene, event: Event) -> str:
    """A domestique has left this space."""
    space = int(event.data.get("start", event.data.get("space", -1)))
    if space < 0:
        return ""
    x, y = XY[space]
    colour = scene.colours[event.data["seat"]]
    return f'<g class="trail t-{colour}"><circle class="gone" cx="{x}" cy="{y}" r="33"/></g>'


_WAYS = {
    "rolled": _rolled,
    "away": _slid,
    "chased": _slid,
    "lost": _slid,
    "to_head": _swung,
    "to_tail": _swung,
    "caught": _swung,
    "gave_up": _swung,
    "dropped": _left,
    "placed": _left,
}


def tags(scene: Scene) -> str:
    """What everybody has just paid or gained, over their heads; once for all where the whole pack does the same."""
    sums = dict(scene.sums)
    mine = {sums.get(seat) for seat in scene.pack}
    drawn = ""
    if len(scene.pack) > 1 and len(mine) == 1 and (word := mine.pop()):
        x = HEAD - SLOT * (len(scene.pack) - 1) / 2
        drawn = group("tag-pack", "tag", f'{_brace(len(scene.pack))}<g class="scale">{_one(word)}</g>', (x, 426), "")
        sums = {seat: word for seat, word in sums.items() if seat not in scene.pack}
    return group("tags", "", drawn + "".join(_tag(scene, seat, word) for seat, word in sums.items()))


def _brace(riders: int) -> str:
    half = SLOT * (riders - 1) / 2 + 10
    return f'<path class="brace edge" d="{_BRACE.format(half)}"/><path class="brace" d="{_BRACE.format(half)}"/>'


_BRACE = "M-{0:g} 14v-6H{0:g}v6"


def _tag(scene: Scene, seat: int, word: str) -> str:
    spot = scene.leader(seat)
    if spot is None:
        return ""
    lift = TAG_UP + (24 if seat in scene.pack and scene.pack.index(seat) % 2 else 0)
    return group(
        f"tag-{scene.colours[seat]}", "tag", f'<g class="scale">{_one(word)}</g>', (spot[0], spot[1] - lift), ""
    )


def _one(word: str) -> str:
    if word in _JERSEYS:
        return f'<circle class="plate" r="17" cy="-4"/>{use(f"j-{_JERSEYS[word]}", "translate(0 -3) scale(.62)")}'
    look = "cost" if word.startswith(MINUS) else "gain"
    half = 7 + 5 * len(word)
    plate = f'<rect class="plate {look}" x="{-half}" y="-15" width="{2 * half}" height="22" rx="5"/>'
    return f'{plate}<text class="{look}" y="2">{word}</text>'


def fresh(scene: Scene) -> str:
    """Rays behind a hat that has just been put down."""
    placed = next((event for event in reversed(scene.trailed) if event.kind == "placed"), None)
    if not placed or scene.offers:
        return ""
    colour = scene.colours[placed.data["seat"]]
    return group("fresh", f"burst t-{colour}", use("burst"), XY[placed.data["space"]])
