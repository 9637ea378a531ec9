"""The pack as an ordered line, the breakaway on the inner road, the rainbow rider, and who has collapsed."""

from pygame_core.drawing.svg import HIDDEN, Spot, button, group, pair, reason, spoken
from pygame_core.engine.texts.language import listing

from ..board import END_OF_ROAD, UPKEEP
from ..texts.facts import to_speak
from .bubbles import BOLT, DIE, bubble
from .geometry import HEAD, INNER_ROAD, PACK_BOX, SLOT, STEPS, VAN, clock, ride, rider_foot, slot, step
from .labels import explained, leader_label
from .pieces import body, caps, use
from .scene import Scene
from .words import say

_CAPS = (
    (184, 458, "8a6a86"), (165, 458, "6d8f72"), (146, 459, "a8a08c"), (127, 460, "6d8f72"), (201, 460, "5d86a3"),
    (191, 473, "d9b94a"), (172, 473, "a8a08c"), (155, 474, "6d8f72"), (134, 474, "5b6670"), (127, 486, "5d86a3"),
    (144, 487, "6d8f72"), (184, 487, "6d8f72"), (202, 488, "e9e0cc"), (163, 488, "a8a08c"), (153, 500, "6d8f72"),
    (191, 501, "a8a08c"), (174, 502, "5b6670"), (136, 502, "8a6a86"),
)  # fmt: skip
WAITS = ("roll", "white", "upkeep")
SLIDES = ("away", "chased", "lost")
HOP_MS, SLIDE_MS = 130, 150


def box(scene: Scene) -> str:
    """The box of the pack, with the neutral riders as far as the leaders leave them room."""
    x, y, wide, high = PACK_BOX
    room = HEAD - SLOT * (len(scene.pack) - 1) - 24
    crowd = caps(cap for cap in _CAPS if cap[0] < room or not scene.pack)
    rect = f'x="{x}" y="{y}" width="{wide}" height="{high}" rx="14"'
    give_up = scene.offered.get("give_up")
    if give_up:
        role = button(give_up.token, say(scene.lang, "give_up"), (x + wide / 2, y + high / 2))
        ring = f'<rect class="ring" {rect}/>'
    else:
        role, ring = _about(scene), ""
    look = "pack-box legal" if give_up else "pack-box"
    return f'<g id="pack-box" class="{look}" {role}><rect class="pack" {rect}/>{crowd}{ring}</g>'


def _about(scene: Scene) -> str:
    """The attributes of the box while nobody can give up."""
    if scene.pack:
        return f"{HIDDEN} {reason(scene.show, 'about pack')}"
    return explained(scene, say(scene.lang, "empty_pack"), "pack")


def leaders(scene: Scene) -> str:
    """All leaders who race, the tail first, so that the head stands in front."""
    order = [*reversed(scene.pack), *([scene.away] if scene.away >= 0 else [])]
    return f'<g id="riders">{"".join(_leader(scene, seat) for seat in order)}</g>'


def _leader(scene: Scene, seat: int) -> str:
    colour, spot = scene.colours[seat], scene.leader(seat)
    assert spot
    look = f"rider t-{colour}" + (" front" if seat == scene.away else "") + (" asked" if _is_asked(scene, seat) else "")
    style = ""
    if seat == scene.away and (timing := _slide(scene)):
        look, style = look + f" slides-{timing[0]}", f' style="{timing[1]}"'
    return (
        f'<g id="leader-{colour}" class="{look}" transform="translate({pair(spot)})"{style} '
        f"{spoken(leader_label(scene, seat))}>{body(colour)}</g>"
    )


def _is_asked(scene: Scene, seat: int) -> bool:
    return seat in scene.view["asked"]


def _slide(scene: Scene) -> tuple[int, str] | None:
    """The way of the breakaway along the arrows, for the style sheet to ride."""
    event = next((event for event in reversed(scene.trailed) if event.kind in SLIDES), None)
    if not event or event.data["to"] != scene.gap:
        return None
    start, to = event.data["start"], min(event.data["to"], END_OF_ROAD)
    gaps = range(start, to + 1) if to > start else range(start, to - 1, -1)
    x, y = step(to)
    way = "L".join(pair((a - x, b - y)) for a, b in (step(gap) for gap in gaps))
    beat = scene.show.trail.index(event) % 2
    return beat, f"offset-path:path('M{way}');--ride:{SLIDE_MS * abs(to - start)}ms"


def rainbow_rider(scene: Scene) -> str:
    """The neutral rider who stands for the pack; it stands beside its space."""
    foot = rider_foot(scene.space)
    look, style = "rider rainbow", ""
    event = next((event for event in reversed(scene.trailed) if event.kind == "rolled"), None)
    if event and event.data["to"] == scene.space:
        way = ride(event.data["start"], event.data["to"], foot)
        look += f" rides-{scene.show.trail.index(event) % 2}"
        style = f" style=\"offset-path:path('{way}');--ride:{HOP_MS * event.data['die']}ms\""
    label = spoken(say(scene.lang, "rainbow_rider", space=scene.space))
    inner = f'<g class="body">{use("halo", "translate(0 -30)")}{use("rainbow-rider")}</g>'
    return f'<g id="rainbow-rider" class="{look}" transform="translate({pair(foot)})"{style} {label}>{inner}</g>'


def order(scene: Scene) -> str:
    """Under each leader its place in the pack; in an auction what it has said."""
    drawn = "".join(_rank(scene, seat, (slot(place)[0], 524), f"{place + 1}") for place, seat in enumerate(scene.pack))
    if scene.away >= 0 and scene.spoken is not None:
        x, y = step(scene.gap)
        drawn += _rank(scene, scene.away, (x, y + 28), "")
    return group("pack-order", "", drawn)


def _rank(scene: Scene, seat: int, spot: Spot, place: str) -> str:
    """A disc with a place, a bid, a dash for who passes, dots for who has still to speak."""
    look, words = "rank", place
    if scene.spoken is not None:
        bid = scene.spoken.get(seat)
        look = "rank" if bid is None else "rank said" if bid else "rank passed"
        words = f"{bid}" if bid else "–" if bid == 0 else "…" if _waits(scene, seat) else ""
    disc = f'<circle r="11"/><text y="5.5">{words}</text>' if words else ""
    return group(f"rank-{scene.colours[seat]}", look, disc, spot, "")


def _waits(scene: Scene, seat: int) -> bool:
    return bool(scene.view["auction"]) and seat in to_speak(scene.view)


def gap_tag(scene: Scene) -> str:
    """What the breakaway has and costs; without one, that the head of the pack rolls."""
    if scene.over or scene.gap >= END_OF_ROAD:
        return ""
    if scene.away < 0:
        quiet = scene.pack and scene.view["step"] in WAITS and not scene.speaks
        return bubble("head-rolls", (HEAD + 4, 446), (f"{say(scene.lang, 'rolls')}{DIE}",), "up-left") if quiet else ""
    x, y = step(scene.gap)
    left = scene.gap in (6, 7, 17, 18)
    words = (clock(scene.gap), f"{UPKEEP[scene.gap]}{BOLT}")
    return bubble("gap-tag", (x - 16 if left else x + 16, y - 30), words, "up-left" if left else "up")


def stay(scene: Scene) -> str:
    """The arrow under the breakaway, to be tapped by who wants to stay away."""
    choice = scene.offered.get("continue")
    if not choice:
        return ""
    spot = step(scene.gap)
    label = say(scene.lang, "continue", cost=UPKEEP[scene.gap])
    look = "step legal previewed" if scene.looks("continue") else "step legal"
    rings = '<circle class="ring" r="33"/><circle class="hit" r="40"/>'
    return group(f"step-{scene.gap}", look, rings, spot, button(choice.token, label, spot))


def road(scene: Scene) -> str:
    """The inner road as something that tells what it is for; its drawing lies in the ground."""
    told = explained(scene, say(scene.lang, "inner_road"), "road")
    return f'<path id="inner-way" class="way-hit" d="{INNER_ROAD}" {told}/>'


def summit(scene: Scene) -> str:
    """The end of the inner road, which wins."""
    x, y = STEPS[END_OF_ROAD]
    won = '<g class="burst on">' + use("rays") + "</g>" if scene.gap >= END_OF_ROAD else ""
    told = explained(scene, say(scene.lang, "summit"), "trophy")
    return f'<g id="step-19" transform="translate({x} {y})" {told}>{won}<circle class="hit" r="40"/></g>'


def van(scene: Scene) -> str:
    """The broom wagon, with the hats of those who could not go on."""
    fallen = sorted((turn, seat) for seat, turn in enumerate(scene.view["fallen"]) if turn)
    if not fallen:
        return ""
    hats = "".join(
        f'<g class="t-{scene.colours[seat]}" transform="translate({17 * place - 12} -34)">'
        f"{use(f'dom-{scene.colours[seat]}', 'scale(.72)')}</g>"
        for place, (_, seat) in enumerate(fallen)
    )
    label = say(scene.lang, "fallen", names=listing(scene.lang, [scene.name(seat) for _, seat in fallen]))
    return (
        f'<g id="broom-wagon" transform="translate({VAN[0]} {VAN[1]}) scale(.86)" '
        f"{explained(scene, label, 'wagon')}>{use('van')}{hats}</g>"
    )
