"""The circuit and the cards, by their names."""

SINGULAR, PLURAL = 0, 2
ROAD = (
    ("Line", "the line"),
    ("Leaving town", "the road out of town"),
    ("Long straight", "the long straight"),
    ("Chance", "the chance space"),
    ("Crosswind", "the crosswind"),
    ("Roundabout", "the roundabout"),
    ("Hamlet", "the hamlet cobbles"),
    ("Great sector", "the great cobbled sector"),
    ("Breakaway", "the breakaway space"),
    ("Lead-out", "the sprint lead-out"),
    ("Sprint", "the sprint"),
    ("False flat", "the false flat"),
    ("Chance", "the chance space"),
    ("Village feed", "the village feed"),
    ("Foot of hill", "the foot of the hill"),
    ("Hairpins", "the hill hairpins"),
    ("Hilltop", "the hilltop"),
    ("Gentle descent", "the gentle descent"),
    ("Breakaway", "the breakaway space"),
    ("Chance", "the chance space"),
    ("Plateau", "the windy plateau"),
    ("Headwind", "the headwind"),
    ("Road works", "the road works"),
    ("Valley floor", "the valley floor"),
    ("Chance", "the chance space"),
    ("Feed", "the feed below the pass"),
    ("Foot of pass", "the foot of the pass"),
    ("The forest", "the forest"),
    ("The wall", "the wall"),
    ("Breakaway", "the breakaway space"),
    ("Last km", "the last kilometre of the pass"),
    ("Summit", "the summit"),
    ("Fast descent", "the fast descent"),
    ("Chance", "the chance space"),
    ("Bends", "the descent bends"),
    ("The flat", "the road back to the flat"),
    ("Breakaway", "the breakaway space"),
    ("Old town", "the old-town cobbles"),
    ("Chance", "the chance space"),
    ("Red kite", "the last-kilometre kite"),
)
"""For each space its name on a tile, and its name in a sentence."""
_MANY = (6, 15, 22, 34, 37)
_AT = {
    **dict.fromkeys((4, 15, 21, 27, 34), "in"),
    **dict.fromkeys((9, 10, 13, 14, 16, 22, 25, 26, 31, 39), "at"),
}

AGREE = {
    "free": ("free", "free", "free"),
    "held": ("held", "held", "held"),
    "frees": ("is free again", "is free again", "are free again"),
    "stays": ("stays free", "stays free", "stay free"),
    "is": ("is", "is", "are"),
    "costs": ("costs", "costs", "cost"),
    "sold": ("is", "is", "are"),
}
"""Words that agree with a space: one or several."""

DECK = {
    **dict.fromkeys(("c01", "c02", "c03", "c04", "c05"), "Rainbow lap"),
    **dict.fromkeys(("c06", "c07"), "No feed"),
    "c08": "A domestique abandons",
    "c09": "Mass crash",
    **dict.fromkeys(("c10", "c11", "c12"), "Feed"),
    **dict.fromkeys(("c13", "c14"), "Light tailwind"),
    "c15": "Tailwind",
    "c16": "Strong tailwind",
    "c17": "Level crossing",
    "c18": "Dropped chain",
    "c19": "Puncture",
    "c20": "Dog on the road",
    "c21": "Crash",
    **dict.fromkeys(("c22", "c23", "c24", "c25"), "Breakaway opportunity"),
}


def gender(space: int) -> int:
    """How words agree with a space."""
    return PLURAL if space in _MANY else SINGULAR


def at(space: int) -> str:
    """Where: "on the wall"."""
    return f"{_AT.get(space, 'on')} {ROAD[space][1]}"


def of(space: int) -> str:
    """Whose: "from the wall"."""
    return f"from {ROAD[space][1]}"
