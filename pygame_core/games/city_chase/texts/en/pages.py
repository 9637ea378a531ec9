"""The rules of City Chase, step by step, in English."""

from pygame_core.engine.texts.language import Card


def _card(title: str, *paragraphs: str) -> Card:
    return Card(title, paragraphs)


CARDS = {
    "skyline": _card("The city", "Ten tall buildings, fifteen small ones: for the view only, height changes nothing."),
    "place": _card(
        "Placing the helicopters",
        "Each on a crossing, never two on the same one. Minds may change until somebody confirms.",
        "The thief looks on, and picks the first hide-out afterwards.",
    ),
    "hide": _card(
        "Thief phase",
        "In round 1 the car hides anywhere. After that it drives next door every round, across a side and never a "
        "corner; it cannot stay.",
        "Wherever it has slept it leaves a trace, found or not, and never returns: yellow in round 1, red in round 6, "
        "blue in all others.",
        "No free building next door? That is encirclement, and the police win.",
    ),
    "police": _card(
        "Police phase",
        "Each helicopter acts once, in any order: fly one crossing, not diagonally and never onto another, or look "
        "into one of the four buildings around it.",
        "The car: arrest at once. A trace: it goes on the roof. Otherwise, nothing.",
        "Nobody passes: with nothing better to do, look somewhere again.",
    ),
    "reply": _card(
        "The thief’s answer",
        "The orders have gone off as a link. The thief’s device tells what the helicopters saw, and no more.",
        "The hide-out was sealed before the orders were known: it cannot change now.",
    ),
    "reveal": _card(
        "Verification",
        "At the end the thief shows the whole path. Every hide-out is held against its seal, every answer against "
        "the path.",
        "One false point, and the police win.",
    ),
    "over": _card(
        "The end",
        "The police win by finding the car, or when the car has no free building left.",
        "The thief wins if all three helicopters have acted in round 11 and nobody has found the car.",
    ),
}

REMINDERS = (
    _card("Empty does not mean safe", "The car may still enter a building that was found empty."),
    _card("Never twice", "Where there is a trace the car will not return, even if nobody has found it."),
    _card("Blue has no date", "Yellow is from round 1, red from round 6; blue can be from any other."),
    _card("Fly or look", "A helicopter never does both in one round."),
    _card("Three helicopters, three actions", "Order matters: what the first one sees may change what the others do."),
    _card(
        "The chessboard",
        "The car changes pavement, light or dark, every round: a yellow or red trace tells which one it is on.",
    ),
    _card("The car comes before its trace", "Where the car is, a look is an arrest, whatever the trace."),
)

LEGEND = (
    ("trace", "a trace, and the round it was found"),
    ("empty", "empty in that round, fading since"),
    ("maybe", "with Deduce, lit: the car can be there"),
    ("exits", "with Ways on: free buildings after it"),
)
