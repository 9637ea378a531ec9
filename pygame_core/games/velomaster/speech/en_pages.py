"""VeloMaster in English: the cards of rules."""

from pygame_core.engine.language import Card

CARDS = {
    "start": Card(
        "The start",
        (
            (
                "Each team rolls a D20; the highest goes first. Then, in turn, two dice: one rider and one "
                "of the two are chosen."
            ),
            "Entering costs a point. Where no start cell is free the rider waits for his turn.",
        ),
    ),
    "offers": Card(
        "Relays and accelerations",
        (
            (
                "Two bikes one behind the other relay: the last passes to just ahead of the first, then "
                "the other does the same."
            ),
            (
                "Three and more make an acceleration: one of your riders among the first three, and half "
                "the bikes must agree."
            ),
            "Lines are those of the start of the slot; nobody leaps twice in it.",
        ),
    ),
    "move": Card(
        "Moving",
        (
            "One point a cell: straight, left or right. To a side, only into the cell that is furthest forward.",
            (
                "On a climb a swerve asks for a power test: a D20 above the gradient. A danger cell, a "
                "skill test: 1 and 2 fall."
            ),
            "Whoever stops in a descent has one more cell.",
        ),
    ),
    "dice": Card(
        "The dice",
        (
            "The leader plays one die; on a climb, with mates touching, he throws two or three and takes one.",
            "The mates share three dice, one each. Whoever is hurt or hungry takes the lowest.",
            "4, 2 and 1 together: a puncture.",
        ),
    ),
    "falls": Card(
        "Falls",
        (
            (
                "A D20 tells how bad it is: 1, out; 2 and 3, two turns; 4 to 9, one turn; 10 to 17, a "
                "graze; more, nothing."
            ),
            "One comes back level with the fall, never further on.",
        ),
    ),
    "condition": Card(
        "Condition",
        (
            "It starts at 100. Attacks, falls, hunger and failed efforts lower it; at 30 the race is over.",
            "At 80 a mate accelerates no more and a leader is not protected; at 50 there are no relays either.",
        ),
    ),
    "finish": Card(
        "The finish",
        (
            "The race closes when all leaders are home, or a whole team. Whoever still rides has one minute more.",
            "First over the line wins; in a stage race times are added up. Summits give the red jersey.",
        ),
    ),
}
REMINDERS = (
    Card("Two, or three and more", ("Two need no vote. In a line of three nobody relays without an acceleration.",)),
    Card("The order changes", ("Before each slot the best placed leader plays. A line can change everything.",)),
    Card("The cell you start from", ("For a leap to the side the gradient of the cell you leave counts.",)),
)
LEGEND = (
    ("danger", "danger cell: a skill test"),
    ("feed", "feed zone"),
    ("summit", "summit, with its category"),
    ("climb", "climb, with its gradient"),
    ("descent", "descent"),
)
