"""What an answer would lead to, drawn before it is given: ghosts, ranges on the inner road, what it costs or brings."""

from collections.abc import Callable

from pygame_core.drawing.svg import at, group
from pygame_core.engine.core.choice import Choice

from ..board import ABANDON_GAIN, END_OF_ROAD, ENERGY, UPKEEP
from ..texts.facts import actor
from .bubbles import BOLT, bubble
from .geometry import XY, clock, label_spot, side_of, slot, step
from .ground import turn_of
from .pieces import MINUS, body, hat, use
from .scene import FACES, Scene
from .words import say

NEAR, PAST_RIDER = 34, 84


def layer(scene: Scene) -> str:
    """All that is to be seen of the answer that is looked at."""
    if scene.seen is None:
        return group("preview", "preview", "")
    return group("preview", "preview", _DRAWN.get(scene.seen.kind, _nothing)(scene, scene.seen))


def _nothing(_scene: Scene, _choice: Choice) -> str:
    return ""


def _by_space(scene: Scene, space: int, words: str) -> str:
    """A label beside a space, clear of the rainbow rider."""
    far = PAST_RIDER if space == scene.space and side_of(space) in ("down", "left", "right") else NEAR
    if side_of(space).startswith("up"):
        far = 46
    return bubble("preview-says", label_spot(space, far), (words,), side_of(space))


def _ghost_hat(scene: Scene, seat: int, space: int) -> str:
    return group("preview-hold", f"dom ghost t-{scene.colours[seat]}", hat(scene.colours[seat]), XY[space], "")


def _bid(scene: Scene, choice: Choice) -> str:
    return _ghost_hat(scene, scene.asked, scene.space) + _by_space(scene, scene.space, f"{choice.args[0]}{BOLT}")


def _mover(scene: Scene) -> int:
    """Whose answer this is: what is free may be anybody's."""
    return actor(scene.seen, scene.view, scene.eyes) if scene.seen else scene.asked


def _abandon(scene: Scene, choice: Choice) -> str:
    """A domestique goes; what it really brings, for nobody holds more than sixty."""
    seat = _mover(scene)
    gain = min(ABANDON_GAIN, ENERGY - scene.view["energy"][seat])
    words = f"+{gain}{BOLT}"
    if choice.args[0] == "reserve":
        return _over_leader(scene, seat, words)
    return _by_space(scene, int(choice.args[0]), words)


def _over_leader(scene: Scene, seat: int, words: str, inner: str = "") -> str:
    spot = scene.leader(seat)
    if spot is None:
        return ""
    side = "up-left" if spot[0] > 700 or seat in scene.pack else "up"
    tip = (spot[0], spot[1] - 58)
    return bubble("preview-says", tip, (words,), side) if words else group("preview-says", "", inner, tip)


def _move(scene: Scene, choice: Choice) -> str:
    """The hat changes spaces."""
    start = int(choice.args[0])
    (a, b), (x, y) = XY[start], XY[scene.space]
    middle = ((a + x) / 2 * 0.5 + 250, (b + y) / 2 * 0.5 + 175)
    line = f"M{a} {b}Q{middle[0]:g} {middle[1]:g} {x} {y}"
    ghost = _ghost_hat(scene, scene.asked, scene.space)
    return f'<g class="t-{scene.colours[scene.asked]}">{_dotted(line)}</g>{ghost}'


def _attack(scene: Scene, _choice: Choice) -> str:
    """The six arrows that the yellow die may reach, with its pips; and the price."""
    seat, gap = scene.asked, scene.gap if scene.asked == scene.away else 0
    lit = "".join(_reach(gap + pips, pips) for pips in FACES if gap + pips <= END_OF_ROAD)
    ghost = "" if seat == scene.away else _gone(scene.colours[seat])
    return lit + ghost + _range(scene, gap)


def _gone(colour: str) -> str:
    """The leader, out of the pack."""
    x, y = step(1)
    return group(f"ghost-{colour}", f"rider ghost t-{colour}", body(colour), (x, y + 22), "")


def _range(scene: Scene, gap: int) -> str:
    """From which gap to which, and for how much."""
    last = say(scene.lang, "beyond") if gap + 6 >= END_OF_ROAD else clock(gap + 6)
    price = (f"{MINUS}{scene.view['price']}{BOLT}",) if scene.view["price"] else ()
    x, y = step(min(gap + 1, END_OF_ROAD))
    left = x > 640
    words = (*price, f"{clock(gap + 1)}–{last}" if gap + 1 < END_OF_ROAD else last)
    return bubble("preview-says", (x - 14 if left else x + 14, y - 34), words, "up-left" if left else "up")


def _reach(gap: int, pips: int) -> str:
    (x, y), turn = step(gap), turn_of(gap)
    if gap == END_OF_ROAD:
        return f'<g class="reach" transform="{at((x, y))}"><circle r="36"/><text class="pips" y="58">{pips}</text></g>'
    arrow = use("arrow", f"rotate({turn})" if turn else "")
    face = f'<g class="pip-die">{use("die")}{use(f"pips-{pips}")}</g>'
    return (
        f'<g class="reach u{UPKEEP[gap]}" transform="{at((x, y))}">{arrow}<text class="up" y="9.5">{UPKEEP[gap]}</text>'
        f'<g transform="translate(-17 -25)" class="d-yellow">{face}</g></g>'
    )


def _continue(scene: Scene, _choice: Choice) -> str:
    return _over_leader(scene, scene.away, f"{MINUS}{UPKEEP[scene.gap]}{BOLT}")


def _give_up(scene: Scene, _choice: Choice) -> str:
    """Back along the road, below its numbers, to the tail of the pack."""
    if scene.away < 0:
        return ""
    colour, (x, y) = scene.colours[scene.away], slot(len(scene.pack))
    back = "L".join(f"{a:g} {b + 22:g}" for a, b in (step(gap) for gap in range(scene.gap, 0, -1)))
    line = f"M{back}L300 502H{x:g}"
    ghost = group(f"ghost-{colour}", f"rider ghost t-{colour}", body(colour), (x, y), "")
    return f'<g class="t-{colour}">{_dotted(line)}</g>{ghost}'


def _dotted(line: str) -> str:
    return f'<path class="fly edge" d="{line}"/><path class="fly" d="{line}"/>'


def _hold(scene: Scene, _choice: Choice) -> str:
    """Nothing moves: a ring where the leader stays."""
    spot = scene.leader(scene.asked)
    return f'<circle class="stays" cx="{spot[0]:g}" cy="{spot[1] - 26:g}" r="36"/>' if spot else ""


def _trade(scene: Scene, choice: Choice) -> str:
    """What is given, and the jersey that comes of it."""
    seat = _mover(scene)
    spot = scene.leader(seat)
    if spot is None:
        return ""
    return group("preview-trade", "bubble", f'<g class="scale">{traded(choice)}</g>', (spot[0], spot[1] - 62), "")


def traded(choice: Choice) -> str:
    """An exchange in signs: what goes, an arrow, what comes."""
    (count, what), gets = terms(choice)
    shape = '<path class="say" d="M-62-60H62q6 0 6 6v36q0 6-6 6H10L0 0-10-12H-62q-6 0-6-6v-36q0-6 6-6z"/>'
    return (
        f'{shape}<text x="-60" y="-27">{count}</text>{use(f"j-{what}", "translate(-22 -36) scale(.8)")}'
        f'<path class="tear" d="M2-36h14l-6-6m6 6l-6 6"/>{use(f"j-{gets}", "translate(42 -36) scale(.95)")}'
    )


def terms(choice: Choice) -> tuple[tuple[int, str], str]:
    """So many of what, for what."""
    what = choice.args[0]
    if what == "dots":
        return (2 * int(choice.args[1]) + 3 * int(choice.args[2]), "dots"), "rainbow"
    if what == "green":
        return (3, "green"), "rainbow"
    return (3 if what == "points" else 1, "point"), str(choice.args[1])


_DRAWN: dict[str, Callable[[Scene, Choice], str]] = {
    "bid": _bid,
    "abandon": _abandon,
    "drop": _abandon,
    "move": _move,
    "attack": _attack,
    "continue": _continue,
    "give_up": _give_up,
    "hold": _hold,
    "trade": _trade,
    "exchange": _trade,
}
