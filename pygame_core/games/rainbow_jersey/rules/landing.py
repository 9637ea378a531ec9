"""Where the rainbow rider comes: the line, the landed space, the card, the prize, what everybody pays (S5 to S9)."""

from pygame_core.engine.core.chance import Draw, Pick
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..board import CARDS, LINE_FEED, SPACE
from ..state import Ride
from .answers import DRAW
from .jerseys import award, finish
from .team import gain, pay

JERSEY = {("green", 0): "green", ("dots", 2): "double", ("dots", 3): "triple"}


class Line(Step[Ride]):
    """S5. R2, R3: before the space; the jersey, then the feed, then the lap that begins."""

    name = "line"

    def proceed(self, s: Ride, f: Frame) -> bool:
        if s.rainbow_lap:
            s.rainbow_lap = False
            award(s, s.front, "rainbow", "line")
            s.call("exchange", seat=s.front)
            return False
        self.feed(s)
        s.lap += 1
        s.rainbow_lap = s.space == 0  # R4
        s.tell("line", seat=s.front, lap=s.lap, rainbow=s.rainbow_lap)
        s.goto("landing")
        return False

    def feed(self, s: Ride) -> None:
        """R23: no-feed cards cover this once, and then lie with the others."""
        if s.shown:
            s.tell("not_fed", cards=s.shown)
            s.discard += s.shown
            s.shown = ()
            return
        gains = [gain(s, seat, LINE_FEED) if s.races(seat) else 0 for seat in range(len(s.colours))]
        s.tell("fed_all", gains=gains)


class Landing(Step[Ride]):
    """S6. What kind of space it is. R12: who holds it is settled now."""

    name = "landing"

    def proceed(self, s: Ride, f: Frame) -> bool:
        s.kind, s.value = SPACE[s.space]
        if s.kind == "effort":
            s.owner = s.holder(s.space)
        s.tell("landed", seat=s.front, space=s.space, kind=s.kind, value=s.value, owner=s.owner)
        enter(s)
        return False


def enter(s: Ride) -> None:
    """The landed space, or the card that stands for it, takes effect."""
    if s.kind == "effort":
        s.goto("payment", payers=tuple([seat for seat in s.racers() if seat != s.owner]))  # R14
    elif s.kind == "all_pay":
        s.goto("payment", payers=s.racers())
    elif s.kind == "breakaway":
        s.goto("attack")
    elif s.kind == "chance":
        s.goto("card")
    elif s.kind in ("feed", "green", "dots", "setback"):
        s.goto("prize", stage=0)
    else:
        s.goto("position")


class Card(Chance[Ride]):
    """S7. The space counts as the card's for this turn. R33: it is never an effort space."""

    name = "card"

    def draw(self, s: Ride, f: Frame) -> Draw:
        return Pick([DRAW[card] for card in s.pile()])

    def answer(self, s: Ride, f: Frame, seat: int, choice: Choice) -> None:
        s.card = str(choice.args[0])
        s.kind, s.value = CARDS[s.card]
        s.tell("drew", seat=s.front, card=s.card, kind=s.kind, value=s.value)
        if s.kind == "no_feed":
            s.shown += (s.card,)
            s.tell("no_feed", shown=len(s.shown))
        else:
            s.discard += (s.card,)
        if s.kind == "rainbow_lap":
            s.tell("rainbow_lap", changed=not s.rainbow_lap)
            s.rainbow_lap = True  # R4: never two face up.
        if s.kind == "abandon":
            s.goto("reshuffle")
            s.call("drop", seat=s.front)
        else:
            enter(s)


class Reshuffle(Step[Ride]):
    """R22: after the abandon card, even where nobody abandoned. R23: no-feed cards on show stay out."""

    name = "reshuffle"

    def proceed(self, s: Ride, f: Frame) -> bool:
        s.discard = ()
        s.tell("reshuffled")
        s.goto("position")
        return False


class Prize(Step[Ride]):
    """S8. Prize or trouble for the front rider alone (R5, R6), before positions move (R1)."""

    name = "prize"

    def proceed(self, s: Ride, f: Frame) -> bool:
        if f["stage"]:
            close_or_go(s, "position")
            return False
        f["stage"] = 1
        if s.kind == "feed":
            s.tell("fed", seat=s.front, value=s.value, gain=gain(s, s.front, s.value))
        elif s.kind == "setback":
            s.call("debt", seat=s.front, cost=s.value)
        else:
            award(s, s.front, JERSEY[s.kind, s.value], "space")
            s.call("exchange", seat=s.front)
        return False


class Payment(Step[Ride]):
    """S9. Everybody but the holder pays, in race order; each debt and collapse before the next (R14, R36)."""

    name = "payment"

    def proceed(self, s: Ride, f: Frame) -> bool:
        cost, energy, payers = s.value, s.energy, f["payers"]
        for at, seat in enumerate(payers):
            if energy[seat] < cost:
                f["payers"] = payers[at + 1 :]
                s.call("debt", seat=seat, cost=cost)
                return False
            pay(s, seat, cost)
        close_or_go(s, "position")
        return False


def close_or_go(s: Ride, step: str) -> None:
    """The race ends when nobody is left in it (R29: not before)."""
    if s.pack or s.away >= 0:
        s.goto(step)
    else:
        finish(s, "collapse")
