"""VeloMaster in English: the cards of rules."""

from pygame_core.engine.texts.language import Card

CARDS = {
    "start": Card(
        "Before the start",
        (
            "Each team throws the twenty-sided die; the highest sets off its first rider first.",
            "What is decided now holds for the whole race.",
        ),
    ),
    "launch": Card(
        "Who starts",
        (
            "Choose one of your riders and one of the two dice: so many cells that rider rides. The other die is lost.",
            "A good place to stop is right behind another bike: two in a row leap past each other later, for free.",
            "The first cell costs a point, too. Where no start cell is free, the rider waits.",
        ),
    ),
    "offers": Card(
        "Relays and accelerations",
        (
            (
                "Two bikes one right behind the other may relay: the rear one leaps to just in front, then the other "
                "does the same. Two cells each, without a die."
            ),
            (
                "Three and more accelerate, from Expert on: one of your riders among the first three calls it, and "
                "half of the bikes must agree."
            ),
            "Each line once in a turn, before the dice; nobody leaps twice.",
        ),
    ),
    "move": Card(
        "Riding",
        (
            "Each point is a cell: straight on, or to a side, into the cell there that lies furthest forward.",
            (
                "On a climb, going to a side asks for a throw of the twenty-sided die above the gradient. On a hatched "
                "cell a 1 or a 2 makes the rider fall."
            ),
            "Whoever stops in a descent (blue) may take one cell more. You may always stop early.",
        ),
    ),
    "dice": Card(
        "The dice",
        (
            "A die is how many cells its rider may ride; each rider gets one.",
            (
                "A leader throws one. On a climb he throws one more for each mate beside him, three at most, and rides "
                "one of them. Mates share three dice."
            ),
            "Who is hurt or hungry rides the lowest. 4, 2 and 1 in one throw: a puncture.",
        ),
    ),
    "falls": Card(
        "Falls",
        (
            (
                "The twenty-sided die tells how bad it is: 1, out; 2 and 3, two turns; 4 to 9, one turn; 10 to 17, the "
                "lowest die next time; more, nothing."
            ),
            "A rider comes back level with the fall, never further on.",
        ),
    ),
    "condition": Card(
        "Condition",
        (
            "It starts at 100. Attacks, falls, hunger and failed efforts lower it; at 30 the race is over.",
            "At 80 a mate accelerates no more, and mates help a leader no more on climbs; at 50 there are no relays.",
        ),
    ),
    "finish": Card(
        "The finish",
        (
            "The first rider over the line wins; over several stages, the best time. Summits give the Red jersey.",
            "The race closes when all leaders are home, or a whole team. Whoever still rides has one minute more.",
        ),
    ),
}
REMINDERS = (
    Card("What wins", ("The first rider home, leader or mate. Points of summits only give the Red jersey.",)),
    Card("In a row", ("Two bikes in a row leap for free. Three need an acceleration, which Expert brings.",)),
    Card("Who is next", ("From Expert on, the team whose leader is furthest forward: it changes within a round.",)),
    Card("To a side", ("What counts is the slope of the cell that a rider leaves, not of the one he comes to.",)),
)
LEGEND = (
    ("danger", "danger cell: 1 and 2 fall"),
    ("feed", "feed zone"),
    ("summit", "summit, with its category"),
    ("climb", "climb, with its gradient"),
    ("descent", "descent"),
)
