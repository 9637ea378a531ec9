"""The spaces and everything on the board that can be chosen: one button per place, badges where one is not enough."""

from pygame_core.drawing.svg import button, explained
from pygame_core.engine.core.choice import Choice

from ..board import CAR_PARK, CAR_PARK_BOX, KIND, PODIUM_PLACES, PODIUM_RADIUS, TRACK
from .geometry import centre, spots
from .labels import answer_label, answers_label, place_label
from .pieces import die, pill, two_dice, use
from .scene import Scene, die_name, die_value, target

Offers = list[Choice]
PLAIN, TAGGED = 36, 50


def glow(scene: Scene) -> str:
    """Rays behind the places that can be chosen."""
    seen = scene.show.preview and target(scene.view, scene.show.preview)
    lit = [place for place in scene.offers if place != CAR_PARK and not _stays(scene, place)]
    rays = [_rays(place, previewed=place == seen) for place in lit]
    return f'<g id="glow" aria-hidden="true">{"".join(rays)}</g>'


def _rays(place: int, *, previewed: bool) -> str:
    x, y = centre(place)
    ident = f"glow-{place}" if place > 0 else f"glow-podium-{-place}"
    size = "" if place > 0 else " scale(.72)"
    name, state = ("burst-on", "burst on") if previewed else ("burst", "burst")
    return f'<g id="{ident}" transform="translate({x} {y}){size}"><g class="{state}">{use(name)}</g></g>'


def _stays(scene: Scene, place: int) -> bool:
    """Whether choosing this place means not to move."""
    return bool(scene.view["step"] == "pursuit" and place == scene.view["from"])


def spaces(scene: Scene) -> str:
    """All 35 spaces and the car park."""
    drawn = "".join(_space(scene, space) for space in range(TRACK, 0, -1))
    return f'<g id="spaces">{_lot(scene)}{drawn}</g>'


def _space(scene: Scene, space: int) -> str:
    kind, busy = KIND[space], space in scene.crowd or scene.ghosts_on == space
    x, y = centre(space)
    shape = "supply-busy" if kind == "supply" and busy else kind
    ring = '<circle class="ring" r="33"/>' if space in scene.offers or space in scene.departures else ""
    number = f'<text y="{28 if busy else 11}">{space}</text>' if scene.show.numbers else ""
    hit = '<circle class="hit" r="44"/>' if space in scene.offers else ""
    state = _state(scene, space) + (" occ" if busy else "")
    return (
        f'<g id="space-{space}" class="space {kind}{state}" transform="translate({x} {y})" {_role(scene, space)}>'
        f"{use(shape)}{ring}{number}{hit}</g>"
    )


def _state(scene: Scene, place: int) -> str:
    """What a place is to the person at the screen, as classes."""
    state = ""
    if place in scene.offers:
        state = " stay" if _stays(scene, place) else " legal"
    if place in scene.departures:
        state += " from"
    if scene.show.preview and target(scene.view, scene.show.preview) == place:
        state += " previewed"
    return state


def _role(scene: Scene, place: int) -> str:
    """A button with its sentence, or a picture that can say why it is none."""
    if choices := scene.offers.get(place):
        return button(choices[0].token, answers_label(scene, choices), centre(place))
    return explained(scene.show, place_label(scene, place), f"space {max(place, 0)}")


def _lot(scene: Scene) -> str:
    x, y, width, height = CAR_PARK_BOX
    shape = f'x="{x}" y="{y}" width="{width}" height="{height}" rx="8"'
    return (
        f'<g id="space-{CAR_PARK}" class="space lot-area{_state(scene, CAR_PARK)}" {_role(scene, CAR_PARK)}>'
        f'<rect class="ring" {shape}/><rect class="hit" {shape}/></g>'
    )


def podium_places(scene: Scene) -> str:
    """The eight places, the first farthest from the line."""
    return f'<g id="podium">{"".join(_step(scene, place) for place in range(-1, -PODIUM_PLACES - 1, -1))}</g>'


def _step(scene: Scene, place: int) -> str:
    (x, y), taken = centre(place), place in scene.crowd
    first = " first" if place == -1 else ""
    number = f'<text y="{18 if taken else 9}">{-place}</text>' if scene.show.numbers else ""
    hit = f'<circle class="hit" r="{PODIUM_RADIUS + 9}"/>' if place in scene.offers else ""
    return (
        f'<g id="podium-{-place}" class="step{first}{" taken" if taken else ""}{_state(scene, place)}" '
        f'transform="translate({x} {y})" {_role(scene, place)}>'
        f'<circle class="disc" r="{PODIUM_RADIUS}"/>{number}{hit}</g>'
    )


def badges(scene: Scene) -> str:
    """The dice of this turn where they lead, and whatever else one place offers besides its first answer."""
    drawn = "".join(_badges_at(scene, place, choices) for place, choices in scene.offers.items())
    return f'<g id="landing-dice">{drawn}{_thrown(scene)}</g>'


def _badges_at(scene: Scene, place: int, choices: Offers) -> str:
    if choices[0].kind == "move":
        several = len(choices) > 1
        return "".join(_landing_die(scene, place, index, choice, several) for index, choice in enumerate(choices))
    extras = "".join(_extra(scene, place, index, choice) for index, choice in enumerate(choices[1:]))
    return extras + (_price(scene, place, choices[0]) if choices[0].kind == "obstacle" else "")


def _price(scene: Scene, place: int, choice: Choice) -> str:
    """What staying on a manhole costs, or what falling back brings."""
    words = "−1" if choice.args[0] == "pay" else "+2" if place == CAR_PARK else "+1"
    shown = scene.show.preview is not None and target(scene.view, scene.show.preview) == place
    return "" if shown else _badge(f"price-{place}", spot(place, 1), pill(words), 'aria-hidden="true"')


def _landing_die(scene: Scene, place: int, index: int, choice: Choice, several: bool) -> str:
    """The die that leads to a place; with several, each is a button and says where its courier leaves."""
    start, name = int(choice.args[0]), str(choice.args[1])
    face = _face(scene, name) + (_tag(start) if len(scene.departures) > 1 else "")
    ident = f"landing-die-{place}" if place > 0 else f"landing-die-podium-{-place}"
    at = spot(place, index, TAGGED if len(scene.departures) > 1 else PLAIN)
    if not several:
        return _badge(ident, at, face, 'aria-hidden="true"')
    return _badge(f"{ident}-{start}-{name}", at, face, button(choice.token, answer_label(scene, choice), at))


def _face(scene: Scene, name: str) -> str:
    own = die_name(scene.view, "own")
    if name == "sum":
        return two_dice(own, scene.view["dice"]["own"], scene.view["dice"]["energy"])
    return die(own if name == "own" else name, die_value(scene.view, name))


def _tag(start: int) -> str:
    words = "P" if start == CAR_PARK else start
    return f'<g class="tag"><rect x="-14" y="12" width="28" height="17" rx="4"/><text y="26">{words}</text></g>'


def _extra(scene: Scene, place: int, index: int, choice: Choice) -> str:
    """A second answer at the same place: the bonus of a group run, or one more follower."""
    at = spot(place, index)
    if choice.kind == "declare":
        face = f'{die("energy", 0)}<g transform="translate(17 17) scale(.5)">{use("can", "translate(0 12)")}</g>'
    else:
        face = pill(f"{choice.args[0]}")
    ident = f"extra-{place}-{index + 2}"
    return _badge(ident, at, face, button(choice.token, answer_label(scene, choice), at))


def spot(place: int, index: int, gap: int = PLAIN) -> tuple[int, int]:
    """Where the badge of this rank lies beside a place."""
    x, y = centre(place)
    if place < 0:  # The podium is narrow: badges hang above it, in a row to the left.
        return x - 44 * index, y - 92
    if place == CAR_PARK:  # A row along its lower edge, clear of the couriers that wait.
        return 62 + 42 * index, 668
    free = spots(place, gap)
    dx, dy = free[index % len(free)]
    return x + dx, y + dy


def _badge(ident: str, at: tuple[int, int], face: str, role: str) -> str:
    place = f"translate({at[0]} {at[1]})"
    return f'<g id="{ident}" class="badge" transform="{place}" {role}><g class="scale">{face}</g></g>'


def _thrown(scene: Scene) -> str:
    """Dice that lead nowhere now: they lie where they fell, the one that was used where it led."""
    view = scene.view
    leading = {str(choice.args[1]) for choice in scene.show.choices if choice.kind == "move"}
    lying = [die for die in view["dice"] if leading.isdisjoint({_name(scene, die), "sum"})]
    used = {"own", "energy"} if view["die"] == "sum" else {view["die"]}
    place, drawn = scene.stage(), ""
    for index, key in enumerate(lying):
        led = view["to"] if key in used else 0
        x, y = spot(led, scene.extras(led)) if led else spot(place, index)
        idle = " idle" if leading or (view["die"] and not led) else ""
        face = f'<g transform="rotate({(index * 23 + 11) % 31 - 15})">{_face(scene, _name(scene, key))}</g>'
        drawn += _badge(f"die-{die_name(view, key)}", (x, y), face, 'aria-hidden="true"').replace(
            'class="badge"', f'class="badge thrown{idle}"'
        )
    return drawn


def _name(scene: Scene, key: str) -> str:
    """A die as choices name it."""
    return die_name(scene.view, key) if key.isdecimal() else key
