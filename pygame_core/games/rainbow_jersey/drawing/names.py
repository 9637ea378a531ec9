"""What the spaces and the chance cards are called, and which picture each card bears."""

from pygame_core.engine.texts.language import capital

from ..texts.speaker import Speaker

PICTURES = {
    "c01": "jersey", "c02": "jersey", "c03": "jersey", "c04": "jersey", "c05": "jersey", "c06": "no_feed",
    "c07": "no_feed", "c08": "abandon", "c09": "crash_all", "c10": "feed", "c11": "feed", "c12": "feed",
    "c13": "breeze", "c14": "breeze", "c15": "tailwind", "c16": "gale", "c17": "crossing", "c18": "chain",
    "c19": "puncture", "c20": "dog", "c21": "crash", "c22": "breakaway", "c23": "breakaway", "c24": "breakaway",
    "c25": "breakaway",
}  # fmt: skip


def space_name(space: int, lang: str) -> str:
    """The name of a space, as it stands in a sentence."""
    return str(Speaker(lang).road.ROAD[space][1])


def card_name(card: str, lang: str) -> str:
    """The name that is printed on a card."""
    return capital(str(Speaker(lang).road.DECK[card]))
