"""The chance cards: each with its picture, and large for the moment when it is drawn."""

from pygame_core.drawing.svg import Spot, at
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import CARDS
from .geometry import DISCARD, NO_FEED
from .names import PICTURES, card_name
from .pieces import MINUS, use
from .scene import Scene
from .words import say

INKS = {
    "rainbow_lap": "#2f6690",
    "no_feed": "#6d6757",
    "abandon": "#6b3f69",
    "all_pay": "#ad3222",
    "feed": "#3a6b4b",
    "setback": "#ad3222",
    "breakaway": "#2f6690",
}
"""The ink of a card, by its kind."""
LARGE: Spot = (500, 330)


def worth(card: str) -> str:
    """What a card gives or costs, with its sign."""
    kind, value = CARDS[card]
    return "" if not value else f"+{value}" if kind == "feed" else f"{MINUS}{value}"


def small(card: str, spot: Spot, ident: str) -> str:
    """A card as it lies beside the road."""
    ink, told = INKS[CARDS[card][0]], worth(card)
    sum_ = f'<text class="worth" y="27" fill="{ink}">{told}</text>' if told else _stripe(card, ink)
    return (
        f'<g id="{ident}" transform="{at(spot)}">{use("card")}<g transform="translate(0 -11) scale(.215)">'
        f"{_window(card)}</g>{sum_}</g>"
    )


def _stripe(card: str, ink: str) -> str:
    """A card without a number has two lines of text, as far as one can see."""
    wide = 26 if CARDS[card][0] == "rainbow_lap" else 20
    return f'<path stroke="{ink}" stroke-width="3" d="M{-wide / 2:g} 15h{wide}M-10 22h20"/>'


def _window(card: str) -> str:
    """The picture in its frame."""
    frame = 'x="-100" y="-75" width="200" height="150" viewBox="-100 -75 200 150"'
    return f"<svg {frame}>{use(f'card-{PICTURES[card]}')}</svg>"


def drawn(scene: Scene) -> str:
    """The card that has just been turned, large over the board while that is what happens."""
    event = scene.last
    if event is None or event.kind != "drew":
        return ""
    card = str(event.data["card"])
    name, told = card_name(card, scene.lang), worth(card)
    label = say(scene.lang, "card_drawn", name=name, value=f", {told}" if told else "")
    return (
        f'<g id="card-large" transform="{at(LARGE)}" role="img" aria-label="{attr(label)}">'
        f'<g class="turned"><g class="burst on">{use("rays", "scale(4.2)")}</g>{large(card, scene.lang)}</g></g>'
    )


def large(card: str, lang: str) -> str:
    """A card, 250 by 300, with its picture, its name and what it is worth."""
    kind, name, told = CARDS[card][0], card_name(card, lang), worth(card)
    ink, lines = INKS[kind], _lines(name)
    words = "".join(
        f'<text y="{80 + 33 * row - 16 * (len(lines) - 1)}">{line}</text>' for row, line in enumerate(lines)
    )
    price = (
        f'<g transform="translate(0 -178)"><circle class="seal" fill="{ink}" r="33"/>'
        f'<text class="seal-words" y="13">{told}</text></g>'
        if told
        else ""
    )
    return (
        f'<g class="large-card"><rect class="sheet" x="-125" y="-170" width="250" height="300" rx="18"/>'
        f'<rect fill="none" stroke="{ink}" stroke-width="5" x="-112" y="-157" width="224" height="274" rx="10"/>'
        f'<g transform="translate(0 -58)">{_window(card)}<path fill="none" stroke="{ink}" stroke-width="4" '
        f'd="M-100-75h200v150h-200z"/></g><g class="card-name">{words}</g>{price}</g>'
    )


def _lines(name: str) -> list[str]:
    """A long name on two lines."""
    if len(name) <= 16:
        return [name]
    words = name.split(" ")
    cuts = range(1, len(words))
    best = min(cuts, key=lambda cut: abs(len(" ".join(words[:cut])) - len(" ".join(words[cut:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def _slot(spot: Spot) -> str:
    """An empty place for a card."""
    return f'<rect class="slot" x="{spot[0] - 25:g}" y="{spot[1] - 34:g}" width="50" height="68" rx="6"/>'


def discard(scene: Scene) -> str:
    """The last card on its pile."""
    pile = scene.view["discard"]
    if not pile:
        return _slot(DISCARD)
    under = use("card", at((DISCARD[0] + 3, DISCARD[1] + 2))) if len(pile) > 1 else ""
    fresh = scene.view["card"] == pile[-1] and not scene.over
    ring = f'<rect class="fresh" x="{DISCARD[0] - 30}" y="{DISCARD[1] - 39}" width="60" height="78" rx="9"/>'
    return under + (ring if fresh else "") + small(pile[-1], DISCARD, "discard-top")


def no_feed(scene: Scene) -> str:
    """The no-feed cards on show; without any, their empty place."""
    x, y = NO_FEED
    shown = scene.view["shown"]
    if not shown:
        empty = '<path class="mus" d="M-12-4H12V12q0 3-3 3H-9q-3 0-3-3zM-9-4Q0-26 9-4M-19 22L19-22"/>'
        return f'{_slot(NO_FEED)}<g transform="{at(NO_FEED)}">{empty}</g>'
    return "".join(small(card, (x + 9 * n, y + 7 * n), f"no-feed-{card}") for n, card in enumerate(shown))
