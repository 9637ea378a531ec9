"""What an answer would lead to, drawn before it is given: the way, the ghosts, the gain, who might follow."""

from dataclasses import dataclass, field

from pygame_core.engine.core.choice import Choice

from ..board import CAR_PARK
from .geometry import LINE, centre, crew_places, headroom, step, way
from .pieces import body, bubble, die, pinned, use
from .scene import Scene, kind_of, target
from .spaces import spot

NOTHING = ('<g id="preview-route" class="preview"></g>', '<g id="preview-steps"></g>', '<g id="preview-arrival"></g>')


@dataclass
class Foresight:
    """What a previewed answer does: who goes from where to where, and what is said beside it."""

    start: int = 0
    to: int = 0
    ghosts: list[int] = field(default_factory=list)
    followers: list[int] = field(default_factory=list)
    says: dict[int, str] = field(default_factory=dict)
    dice: list[str] = field(default_factory=list)


def foresee(scene: Scene, choice: Choice) -> Foresight:
    """The consequences of an answer that can be shown on the board."""
    return _FORESEEN.get(choice.kind, _nothing)(scene, choice)


def _nothing(_scene: Scene, _choice: Choice) -> Foresight:
    return Foresight()


def _move(scene: Scene, choice: Choice) -> Foresight:
    to, mate = target(scene.view, choice) or 0, scene.mate(choice)
    ghosts = [scene.seat] if mate is None else [mate, scene.seat]
    says: dict[int, str] = {}
    if kind_of(to) == "supply":
        says[to] = "+1"
    if kind_of(to) == "obstacle":
        says = _manhole(scene, to, scene.fall_after(choice))
    return Foresight(int(choice.args[0]), to, ghosts, scene.followers(choice), says)


def _manhole(scene: Scene, to: int, back: int) -> dict[int, str]:
    """Staying costs a can; falling back brings one, or two from the car park."""
    toll = {to: "−1"} if scene.view["cans"][scene.seat] else {}
    return {**toll, back: "+2" if back == CAR_PARK else "+1"}


def _pursue(scene: Scene, choice: Choice) -> Foresight:
    if not choice.args[0]:
        return Foresight()
    start, to = scene.view["from"], scene.view["to"]
    return Foresight(start, to, [scene.seat], says={to: f"−{choice.args[0]}"})


def _obstacle(scene: Scene, choice: Choice) -> Foresight:
    to = scene.view["to"]
    back = target(scene.view, choice) or CAR_PARK
    if choice.args[0] == "pay":
        return Foresight(says={to: "−1"})
    return Foresight(to, back, [scene.seat], says={back: "+2" if back == CAR_PARK else "+1"})


def _declare(scene: Scene, choice: Choice) -> Foresight:
    """The dice that would be thrown."""
    _mode, space, boost = choice.args
    rivals = [scene.colours[seat] for seat in sorted(scene.crowd.get(int(space), {})) if seat != scene.seat]
    energy = ["energy"] if boost != "none" else []
    return Foresight(int(space) or scene.stage(), dice=[scene.colours[scene.seat], *energy, *rivals])


_FORESEEN = {"move": _move, "pursue": _pursue, "obstacle": _obstacle, "declare": _declare}


def layers(scene: Scene) -> tuple[str, str, str]:
    """The route under the spaces, the steps on them, and what stands on top."""
    if scene.show.preview is None:
        return NOTHING
    seen = foresee(scene, scene.show.preview)
    return _route(seen), _steps(seen), _arrival(scene, seen)


def _route(seen: Foresight) -> str:
    lit = f'<path class="lit" d="{way(seen.start, seen.to)}"/>' if seen.ghosts else ""
    return f'<g id="preview-route" class="preview" aria-hidden="true">{lit}</g>'


def _steps(seen: Foresight) -> str:
    low, high = sorted((max(seen.start, LINE), max(seen.to, LINE)))
    turned = 180 if seen.to > seen.start else 0
    steps = [step(space) for space in range(high, low, -1)] if seen.ghosts else []
    chevrons = (use("chevron", f"translate({x:.0f} {y:.0f}) rotate({angle + turned})") for (x, y), angle in steps)
    return f'<g id="preview-steps" class="preview" aria-hidden="true">{"".join(chevrons)}</g>'


def _arrival(scene: Scene, seen: Foresight) -> str:
    drawn = _ghosts(scene, seen) + _followers(scene, seen)
    drawn += "".join(bubble(f"preview-says-{place}", centre(place), words) for place, words in seen.says.items())
    drawn += "".join(_die(seen.start, index, name) for index, name in enumerate(seen.dice, scene.extras(seen.start)))
    return f'<g id="preview-arrival" class="preview" aria-hidden="true">{drawn}</g>'


def _ghosts(scene: Scene, seen: Foresight) -> str:
    (x, y), players = centre(seen.to), scene.view["players"]
    here = scene.crowd.get(seen.to, {})
    crew = [seat for seat in here if seat not in seen.ghosts] + seen.ghosts
    spots_of = dict(zip(crew, crew_places(seen.to, tuple(crew), players), strict=True))
    most, drawn = headroom(seen.to, scene.crowd), ""
    for seat in seen.ghosts:
        colour, (dx, dy) = scene.colours[seat], spots_of[seat]
        drawn += (
            f'<g id="ghost-{colour}" class="rider ghost t-{colour}" transform="translate({x + dx} {y + dy})">'
            f"{body(colour, (dx, dy), most)}</g>"
        )
    return drawn


def _followers(scene: Scene, seen: Foresight) -> str:
    """A can over the head of everybody who may follow; with a question mark where there is room for one."""
    crew, (x, y) = tuple(scene.crowd.get(seen.start, ())), centre(seen.start)
    places = dict(zip(crew, crew_places(seen.start, crew, scene.view["players"]), strict=True))
    face = _ASKING if len(seen.followers) == 1 else use("can", "translate(0 8) scale(.55)")
    return "".join(
        f'<g id="preview-follow-{scene.colours[seat]}" class="bubble" '
        f'transform="translate({x + places[seat][0]} {y + places[seat][1] - 64})">'
        f"{pinned((0, -64), face, places[seat])}</g>"
        for seat in seen.followers
    )


_ASKING = (
    '<path class="say" d="M-19-26h38q5 0 5 5v16q0 5-5 5H5L0 7-5 0h-14q-5 0-5-5v-16q0-5 5-5z"/>'
    f'<text class="told" x="9" y="-5">?</text>{use("can", "translate(-9 -2) scale(.58)")}'
)


def _die(space: int, index: int, name: str) -> str:
    x, y = spot(space, index)
    return (
        f'<g id="preview-die-{name}" class="badge" transform="translate({x} {y})">'
        f'<g class="scale">{die(name, 0)}</g></g>'
    )
