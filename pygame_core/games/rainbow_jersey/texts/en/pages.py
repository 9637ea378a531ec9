"""The rules of Rainbow Jersey as cards, in English."""

from pygame_core.engine.texts.language import Card


def _card(title: str, *paragraphs: str) -> Card:
    return Card(title, paragraphs)


CARDS = {
    "start_order": _card("The start", "A draw lines up the leaders in the pack, from head to tail."),
    "upkeep": _card(
        "Staying away",
        "You ride alone in front. To stay there, pay energy each turn: 1 under a minute, 2 from one to two, 3 beyond.",
        "Or give up: it is free, you are last in the pack again, and the first of the pack rolls.",
    ),
    "roll": _card(
        "The white die",
        "Whoever is in front rolls, and everybody moves on together by as many spaces.",
        "Jersey, energy, card or trouble: what the space brings is for whoever rolled.",
    ),
    "white": _card(
        "Where it leads",
        "Over the line: the jersey in play for the front rider, then 15 energy for all, up to 60.",
        "Right on the line, the lap that begins is a rainbow lap.",
        "On a free space the head of the pack slips to the tail; a breakaway loses ten seconds.",
    ),
    "card": _card(
        "Chance",
        "The front rider draws a card. For this turn the space is what the card says.",
        "“No feed” stays on show until the line, where nobody gets the 15.",
        "“A domestique abandons” sends all cards back into the pile, itself included, but for those still on show.",
    ),
    "drop": _card(
        "A domestique abandons",
        "The card asks for it: the front rider chooses one, in reserve or on a space, and gains 15, up to 60.",
    ),
    "debt": _card(
        "Paying up",
        "When energy is short, a domestique abandons and brings 15: you choose which one.",
        "Without energy and domestiques the leader collapses and leaves the race.",
    ),
    "attack": _card(
        "Attacking",
        "You may leave the pack and ride alone in front: there you roll every turn, and win what the road brings.",
        "It costs what the space costs; on a blue arrow it is free. Each turn in front then costs 1 to 3 energy.",
        "The yellow die gives the gap, ten seconds a pip. Past three minutes, the race is won.",
        "If somebody else is away already, the team of the space chases: free of charge, and not by choice.",
    ),
    "yellow": _card(
        "The yellow die",
        "An attack gains ten seconds a pip; a chase takes as many back. At nothing, the pack is there.",
    ),
    "auction": _card(
        "The auction",
        "This space is for sale. Everybody speaks once, the first of the race first: bid more, or pass.",
        "The highest bid is paid in energy. One of your six helpers, the domestiques, then holds the space.",
        "From the next turn on, whenever the pack stops there: the others pay, you do not; you take the front of the "
        "pack, and may attack.",
    ),
    "placing": _card(
        "Placing",
        "The domestique comes from the reserve. If that is empty, one leaves another of your spaces, free again then.",
    ),
    "exchange": _card(
        "Exchanging",
        "Three greens make a rainbow jersey, and so do 10 dots. No change is given.",
        "With combativity, a point makes a green or three dots, and three points a rainbow jersey.",
        "You may keep your cards: you can exchange at any time.",
    ),
    "over": _card(
        "The end",
        "The first to hold the jerseys asked for wins at once; so does a gap of more than three minutes.",
        "If nobody is left racing, everything is exchanged at its best: rainbow counts first, then green, then dots.",
    ),
}

REMINDERS = (
    _card("The rainbow rider is nobody’s", "Whoever is in front rolls, and the whole pack moves along."),
    _card(
        "The head often drops back",
        "After any space that nobody holds, breakaway apart, the head of the pack slips to the tail.",
    ),
    _card("The last word is worth a lot", "In an auction the tail of the pack speaks last."),
    _card(
        "A held space puts you in front",
        "Whoever rolls: its team pays nothing and takes the head, just before the line for instance.",
    ),
    _card("A breakaway is not the aim", "It costs energy every turn. Jerseys can be won from the pack as well."),
    _card("Crossing or stopping", "Crossing the line gives the jersey in play; stopping right on it puts one in play."),
    _card(
        "A domestique is worth 15",
        "At any time one may abandon for 15 energy, up to 60: too early, and part of it is lost.",
    ),
    _card("Green and dots: right there", "Passing those spaces gives nothing; you must stop there, and be in front."),
)

LEGEND = (
    ("effort", "free: all pay"),
    ("held", "held: the others pay"),
    ("breakaway", "attack at no cost"),
    ("chance", "a card"),
    ("upkeep", "breakaway, per turn"),
)
