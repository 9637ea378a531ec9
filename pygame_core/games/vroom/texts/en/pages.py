"""The rules of Vroom Vroom on cards, in English."""

from pygame_core.engine.texts.language import Card

_DRIVE = Card(
    "Driving",
    (
        (
            "Look at your card in secret, then push your car as far as you feel it is worth, "
            "in one go: lifting or stopping ends the move."
        ),
        ("No going back, sideways is fine. Pushing others is allowed. Nobody says what is on a card."),
        "Your place is to show all your cards of the race together, not this one alone.",
    ),
)
_ROUND = Card(
    "A round", (("Everybody draws a speed card, from 1 to 7. Then the cars drive in the order of their numbers."),)
)
_RANKING = Card(
    "The ranking",
    (
        (
            "From the last car to the first the totals are told. Each must be at least as "
            "high as the one behind; equal is fine."
        ),
        (
            "If not, take out as few cars as possible until the rest is in order. One car "
            "costs one wheel, several cost two."
        ),
    ),
)
_CIRCUIT = Card(
    "The circuit",
    (
        (
            "Choose where you race: a ready circuit, or lay start and pawns yourselves. Two "
            "pawns make the finish line, which goes on beyond them without end."
        ),
    ),
)
CARDS = {
    "first": Card("Car 1", ("Whoever holds car 1 begins. After each race the car cards pass one seat to the left.",)),
    "race": _CIRCUIT,
    "event": Card(
        "Events", (("One from race 2 on, a second one in race 3. Broken by anybody, an event costs one wheel a race."),)
    ),
    "circuit": _CIRCUIT,
    "preset": _CIRCUIT,
    "deal": _ROUND,
    "weather": Card("Weather", ("Sun, rain, wind, fog and ice: one each round, in any order.",)),
    "drift": Card("Drift", ("The path must bend as asked. One failed bend or several: one wheel.",)),
    "drive": _DRIVE,
    "ghost": Card(
        "The Ghost", ("Drive it as far as your own card was worth. It is ranked by the cards of all who drove it.",)
    ),
    "forecast": Card(
        "Podium", ("Say in secret whether your car will be on the podium: the first half of the cars, rounded down.",)
    ),
    "place": Card(
        "Level cars",
        ("Say who is in front: your car, or those that stand level with it, less than two millimetres apart.",),
    ),
    "remove": _RANKING,
    "wheels": Card(
        "Spare wheels",
        (("Errors, events, modules: each wheel is paid one by one. One due and none left: the game is lost."),),
    ),
    "judge": Card("Your event", ("You have invented it, so you judge it. Honestly.",)),
    "open": Card(
        "Envelopes", (("A win opens an envelope, if you played with the last one that you opened, or had none yet."),)
    ),
    "over": Card("The end", ("Three races without running out of wheels, and you have won, all of you.",)),
}
REMINDERS = (
    Card("Before round 5", ("No car may be across the line, pushed ones included: the game would be lost at once.",)),
    Card("After round 5", ("At least one car must be across the line, or the game is lost.",)),
    Card("Your place", (("It stands for the sum of your cards. Cards of past rounds stay face down, even for you."),)),
    Card("The price", ("It counts the cars that must go, not the errors: one wheel for one car, two for more.",)),
)
LEGEND = (
    ("finish", "finish line: forbidden before round 5"),
    ("turn", "turn"),
    ("centre", "only the centre of a car counts"),
    ("wheel", "spare wheel"),
)
