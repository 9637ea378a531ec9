"""What lies beside the road: the chance cards, the rainbow jerseys, the dice; and the banner over it all."""

from pygame_core.drawing.svg import HIDDEN, at, button, group, reason
from pygame_core.engine.texts.language import ordinal

from ..board import SPACES
from . import cards
from .bubbles import width
from .geometry import DECK, DICE, FACE_DOWN, ON_MAST, TOP, WIDTH
from .labels import explained
from .names import card_name
from .pieces import BANDS, die, use
from .scene import Scene
from .words import say

ABANDON = "c08"
_FLAG = "M5 9q13 4 26 0v{0}q-13 4-26 0z"


def deck(scene: Scene) -> str:
    """The draw pile with its count, the discard, and the no-feed cards on show."""
    view, lang = scene.view, scene.lang
    left, (x, y) = len(view["pile"]), DECK
    told = say(lang, "deck", count=left, abandon=say(lang, "abandon_in") if ABANDON in view["pile"] else "")
    backs = "".join(use("card-back", at((x + 2 * n, y + 2 * n))) for n in range(min(2, left // 8), -1, -1))
    count = f'<g class="tally" transform="{at(DECK)}"><circle r="18"/><text y="8">{left}</text></g>'
    last = view["discard"][-1] if view["discard"] else ""
    pile = say(lang, "discard", count=len(view["discard"]), name=card_name(last, lang)) if last else ""
    discarded = explained(scene, pile or say(lang, "discard_none"), "discard")
    shown = say(lang, "no_feed_one" if view["shown"] else "no_feed_none")
    return (
        group("deck", "", backs + count, None, explained(scene, told, "deck"))
        + group("discard", "", cards.discard(scene), None, discarded)
        + group("no-feed", "", cards.no_feed(scene), None, explained(scene, shown, "no_feed"))
    )


def jerseys(scene: Scene) -> str:
    """The rainbow jerseys: face down; one on its mast while there is one to win."""
    on = scene.view["rainbow_lap"]
    down = "".join(use("j-back", at((FACE_DOWN[0] + n, FACE_DOWN[1] + n))) for n in (4, 0))
    hidden = f"{HIDDEN} {reason(scene.show, 'about rainbow')}"
    told = hidden if on else explained(scene, say(scene.lang, "rainbow_off"), "rainbow")
    stack = group("stack-rainbow", "", down, None, told)
    if not on:
        return stack
    x, y = ON_MAST
    mast = (
        f'<g class="rays-on">{use("rays", at(ON_MAST))}</g><path class="mast" d="M{x - 29} {y + 46}V{y - 30}"/>'
        f'<path class="rope" d="M{x - 29} {y - 20}l9 4M{x - 29} {y + 16}l15 4"/>'
        f'<circle class="gold" cx="{x - 29}" cy="{y - 32}" r="4"/>{use("j-rainbow", f"{at(ON_MAST)} scale(1.25)")}'
    )
    return stack + group("rainbow-on", "", mast, None, explained(scene, say(scene.lang, "rainbow_on"), "rainbow"))


def dice(scene: Scene) -> str:
    """Both dice as they lie; the one to be thrown can be tapped."""
    view, lang = scene.view, scene.lang
    white, yellow = view["white"], view["yellow"]
    told = "dice_both" if yellow else "dice_white"
    label = say(lang, told, white=white or say(lang, "none_yet"), yellow=yellow)
    roll, attack = scene.offered.get("roll"), scene.offered.get("attack")
    first = _die(scene, "white", white, -8, button(roll.token, say(lang, "roll"), DICE["white"]) if roll else "")
    price = view["price"]
    second = _die(
        scene,
        "yellow",
        yellow,
        9,
        button(attack.token, say(lang, "attack", price=price), DICE["yellow"]) if attack else "",
    )
    return f'<g id="dice" {"" if roll or attack else explained(scene, label, "dice")}>{first}{second}</g>'


def _die(scene: Scene, name: str, value: int, tilt: int, role: str) -> str:
    """A die where it lies; it is thrown anew with each roll of the turn."""
    thrown = scene.latest("rolled" if name == "white" else "yellow")
    beat = f" thrown-{scene.show.trail.index(thrown) % 2}" if thrown and value else ""
    waits = "" if value or role else " waits"
    ring = (
        f'<g class="burst{" on" if scene.looks("roll", "attack") else ""}">{use("burst", "scale(.9)")}</g>'
        if role
        else ""
    )
    hit = '<circle class="hit" r="36"/><circle class="ring" r="33"/>' if role else ""
    return group(
        f"die-{name}",
        f"die-spot{waits}{' legal' if role else ''}",
        f'{ring}<g class="scale{beat}">{die(name, value, tilt)}</g>{hit}',
        DICE[name],
        role,
    )


def banner(scene: Scene) -> str:
    """The lap, and what waits at the line: in full where there is room, in short on a phone."""
    view, lang = scene.view, scene.lang
    lap = say(lang, "lap", lap=_ordinal(view["lap"]) if lang == "fr" else view["lap"])
    left = SPACES - view["space"]
    news = [key for key, on in (("lap_on", view["rainbow_lap"]), ("lap_no_feed", view["shown"])) if on]
    if scene.over:
        long = short = [say(lang, "over")]
    else:
        way = say(lang, "line" if left > 1 else "line_1", count=left)
        long = [say(lang, key) for key in news] + [way]
        short = (
            long
            if len(news) < 2
            else [say(lang, f"{key}_short") for key in news] + [say(lang, "line_short", count=left)]
        )
    look = "banner" + (" rainbow-lap" if view["rainbow_lap"] else "") + (" hungry" if view["shown"] else "")
    return (
        f'<g id="banner" class="{look}"><path class="strip" d="M0 0H{WIDTH}V{TOP}H0z"/>'
        f"{_words('long', lap, long)}{_words('short', lap, short)}{_flag() if view['rainbow_lap'] else ''}"
        f'<path class="hem" d="M0 {TOP - 1}H{WIDTH}"/></g>'
    )


def _ordinal(lap: int) -> str:
    """A lap is masculine, unlike a place."""
    return "1er" if lap == 1 else ordinal("fr", lap)


def _words(look: str, lap: str, news: list[str]) -> str:
    """One line; behind it, on a rainbow lap, the bands run on to the edge."""
    text = ", ".join(news)
    ends = width(lap, 1.04) + width(text, 0.94) + 1.2
    bands = "".join(f'<path fill="{ink}" d="M0 {7 + 6 * row}H1100v6H0z"/>' for row, ink in enumerate(BANDS))
    return (
        f'<g class="{look}"><g class="bands" style="--ends:{ends:.1f}">{bands}</g>'
        f'<text class="told" y="30"><tspan class="lap">{lap}</tspan><tspan dx=".5em">{text}</tspan></text></g>'
    )


def _flag() -> str:
    rows = "".join(
        f'<path fill="{ink}" d="{_FLAG.format(5)}" transform="translate(0 {5 * row})"/>'
        for row, ink in enumerate(BANDS)
    )
    return f'<g class="flag"><path class="pole" d="M4 5V40"/>{rows}</g>'
