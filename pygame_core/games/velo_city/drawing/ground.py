"""What never changes in a game: the city, the course, the car park, the finish and its crowd."""

from functools import cache

from ..board import CAR_PARK_BOX, FINISH_LINE, PODIUM_XY
from .geometry import way
from .pieces import SPRITES
from .words import WORDS

CROWD = ("accent", "paper", "gold", "ink", "b2")
PARAPETS = (
    "M299.1 525.6L292.7 510.5L282.8 495.2M379.6 501.8L366.9 471L348.9 443.4"
    "M492.5 513.8L487.9 530.6L486.4 548.1M414.3 483L405.1 516L402.4 550.1"
)


@cache
def ground_layers() -> str:
    """All static layers, bottom to top."""
    return SPRITES.text("city.svg") + _course() + _car_park() + _finish()


def _course() -> str:
    road = way(36, 0)
    return (
        f'<g id="course" aria-hidden="true"><path class="road-edge" d="{road}"/>'
        f'<path id="road" class="road" d="{road}"/>'
        f'<path class="parapet" d="{PARAPETS}"/><path class="lane" d="{road}"/></g>'
    )


def _car_park() -> str:
    x, y, width, height = CAR_PARK_BOX
    lines = "".join(f"M{x + 43 + 42 * bay} {y + 10}v{height - 20}" for bay in range(3))
    return (
        f'<g id="car-park" aria-hidden="true">'
        f'<rect class="lot" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>'
        f'<path class="lot-line" d="{lines}"/>'
        f'<g class="plate"><rect x="{x + 138}" y="{y - 20}" width="40" height="38" rx="5"/>'
        f'<text x="{x + 158}" y="{y + 9}">P</text></g></g>'
    )


def _finish() -> str:
    last = max(x for x, _ in PODIUM_XY)
    x, y, width, height = FINISH_LINE
    words = WORDS.painted("finish", 'x="800" y="664"', "hoard")
    return (
        f'<g id="finish" aria-hidden="true">'
        f'<path class="carpet" d="M{x} 584H{last + 31}q10 0 10 10v56q0 10-10 10H{x}z"/>'
        f'<g id="finish-line"><path class="chq-l" d="M{x - 4} {y}h{width + 8}v{height}h-{width + 8}z"/>'
        f'<path class="chq-d" d="{_chequers(x - 4, y, height)}"/></g>'
        f'<path class="hoarding" d="M606 650H994v18H606z"/>{words}{_crowd()}</g>'
    )


def _chequers(x: int, y: int, height: int) -> str:
    """Two columns of ten squares."""
    side = height / 10
    return "".join(f"M{x + 9 * (row % 2)} {y + row * side:.1f}h9v{side:g}h-9z" for row in range(10))


def _crowd() -> str:
    """Two rows of hats seen from above, their inks in no order that an eye could find."""
    heads = [(619 + 13 * seat + row * 6, 680 + row * 14 - (seat * 7 % 3)) for row in (0, 1) for seat in range(29 - row)]
    inks: dict[str, list[str]] = {ink: [] for ink in CROWD}
    for index, (x, y) in enumerate(heads):
        inks[CROWD[(index * index * 3 + index // 4) % 5]].append(f"M{x} {y}h0")
    hats = "".join(f'<path class="heads {ink}" d="{"".join(spots)}"/>' for ink, spots in inks.items())
    crowns = "".join(inks["paper"] + inks["gold"])
    return (
        f'<g id="crowd" aria-hidden="true"><path class="stand" d="M606 668H994V700H606z"/>{hats}'
        f'<path class="crowns" d="{crowns}"/></g>'
    )
