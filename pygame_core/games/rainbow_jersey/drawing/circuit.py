"""The forty spaces, the hats on those that are held, and what the next landings would mean."""

from collections import Counter

from pygame_core.drawing.svg import HIDDEN, at, button, explained, group, number, reason
from pygame_core.engine.core.choice import Choice

from ..board import SPACE, SPACES, TERRAIN
from .bubbles import bubble
from .geometry import XY, beside, label_spot, lane, side_of, stretch, turned
from .labels import offer_label, space_label
from .pieces import MINUS, hat, mark, use
from .scene import Scene
from .words import say

LEAVING = ("move", "drop", "abandon")
"""Answers that take a domestique away from a space."""
FAR, APART, TOO_NEAR = 34, 46, 2
STACKS = {10: "green", 16: "dots", 31: "dots"}


def tints(scene: Scene) -> str:
    """The road of the next six spaces, in the ink of what each would mean."""
    drawn = "".join(
        f'<path id="tint-{face}" class="carpet n-{tile.mood}" d="{_carpet(scene.space + face)}"/>'
        for face, tile in scene.coming.items()
    )
    return group("next-tint", "", drawn)


def _carpet(place: int) -> str:
    return stretch(place - 0.5, place + 0.5)


def badges(scene: Scene) -> str:
    """The numbers of the next roll, inside the road; their shapes say what they mean."""
    look = "badge on" if scene.looks("roll") else "badge"
    drawn = "".join(
        group(f"next-{face}", f"{look} n-{tile.mood}", _badge(tile.mood, face), lane((scene.space + face) % SPACES), "")
        for face, tile in scene.coming.items()
    )
    return group("next-dice", "", drawn)


def _badge(mood: str, face: int) -> str:
    return f'<g class="scale">{mark(mood, face)}</g>'


def spaces(scene: Scene) -> str:
    """All forty."""
    return f'<g id="spaces">{"".join(_space(scene, space) for space in range(SPACES))}</g>'


def _space(scene: Scene, space: int) -> str:
    kind, offer = SPACE[space][0], scene.offers.get(space)
    holder = scene.view["holder"][space]
    look = kind if holder < 0 else f"{kind} held t-{scene.colours[holder]}"
    ring = '<circle class="ring" r="31"/><circle class="hit" r="44"/>' if offer else ""
    return (
        f'<g id="space-{space}" class="space {look}{_state(scene, offer)}" transform="{at(XY[space])}" '
        f"{_role(scene, space, offer)}>{face(space, held=holder >= 0)}{ring}</g>"
    )


def _state(scene: Scene, offer: Choice | None) -> str:
    if not offer:
        return ""
    return " legal previewed" if offer == scene.seen else " legal"


def _role(scene: Scene, space: int, offer: Choice | None) -> str:
    """A button with its sentence, or a picture that can say why it is none."""
    if offer:
        return button(offer.token, offer_label(scene, space, offer), XY[space])
    return explained(scene.show, space_label(scene, space), f"space {space}")


def face(space: int, *, held: bool, small: bool = False) -> str:
    """A space as it is drawn: its shape tells the kind, its number the cost or the gain."""
    kind, value = SPACE[space]
    if kind == "effort":
        if held:
            return f'{use("sp-held")}<text class="kept">{value}</text>'
        glyph = "" if small else f'<g class="ter">{use(f"t-{TERRAIN[space]}")}</g>'
        return f"{use('sp-free')}{glyph}<text>{value}</text>"
    turn = f"rotate({turned(space)})" if kind == "breakaway" and not small else ""
    return use(f"sp-{kind}", turn) + _told(kind, value)


def _told(kind: str, value: int) -> str:
    """What stands on a space that is no effort."""
    if kind == "dots":
        return f'<text class="tally" x="17" y="22">{value}</text>'
    words = {"feed": f"+{value}", "setback": f"{MINUS}{value}", "chance": "?"}.get(kind)
    return f"<text>{words}</text>" if words else ""


def domestiques(scene: Scene) -> str:
    """A hat on each space that is held; the cost stays to be read under it."""
    leaving = scene.seen.args[0] if scene.seen and scene.looks("drop", "move", "abandon") else -1
    drawn = ""
    for space, holder in enumerate(scene.view["holder"]):
        if holder >= 0:
            colour = scene.colours[holder]
            look = f"dom t-{colour}" + (" leaving" if space == leaving else "")
            drawn += group(f"domestique-{colour}-{space}", look, hat(colour), XY[space], "")
    return group("domestiques", "", drawn)


def numbers(scene: Scene) -> str:
    """The numbers of spaces that look alike while one of them is to be chosen: the answers call them so, too."""
    own = [space for space, choice in scene.offers.items() if choice.kind in LEAVING and choice != scene.seen]
    faces = Counter(SPACE[space] for space in own)
    alike = sorted(space for space in own if faces[SPACE[space]] > 1)
    drawn, far = "", FAR
    for last, space in zip([-SPACES, *alike], alike, strict=False):
        far = FAR + APART if space - last <= TOO_NEAR and far == FAR else FAR  # else they would lie on each other
        words = (say(scene.lang, "numbered", space=space),)
        drawn += bubble(f"number-{space}", label_spot(space, far), words, side_of(space))
    return group("numbers", "", drawn)


def stacks(scene: Scene) -> str:
    """The jerseys beside their spaces; out of the way while a badge stands there."""
    hidden = {scene.space, *scene.soon}
    return "".join(_stack(scene, space, name) for space, name in STACKS.items() if space not in hidden)


def _stack(scene: Scene, space: int, name: str) -> str:
    x, y = beside(space, 49)
    pair = "".join(use(f"j-{name}", f"translate({number(x + d)} {number(y + d)}) scale(.7)") for d in (3, 0))
    return group(f"stack-{space}", "", pair, None, f"{HIDDEN} {reason(scene.show, 'about stack')}")


def glow(scene: Scene) -> str:
    """Rays behind what can be chosen on the circuit, and behind the space that counts now."""
    drawn = "".join(
        group(f"glow-{space}", "burst on" if choice == scene.seen else "burst", use("burst"), XY[space], "")
        for space, choice in scene.offers.items()
    )
    if scene.last and scene.last.kind in ("landed", "auction"):
        drawn += group("glow-landed", "burst", use("burst"), XY[scene.space], "")
    return group("glow", "", drawn)
