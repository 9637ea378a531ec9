"""Play by link, on the police's device: the path is elsewhere, and the thief's messages tell what is announced.

The police give orders and send them off; what their checks told comes with the answer. At the end the thief shows the
path, and the chase is over when it has been found true.
"""

from collections.abc import Sequence

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Space, Step

from ..board import CROSSINGS, HELICOPTERS, INDEX
from ..deduction.proof import can_be_true, is_failing_point, proves, walk_of
from ..rules import why
from ..rules.answers import ENCIRCLED, HIDDEN, SEND
from ..rules.city import actions, to_act
from ..rules.round import CRAFT, announce, end, flown, move, next_round, ordered, seen
from ..state import THIEF, Chase

WAITS_FOR_THE_THIEF = ("seal", "reply", "reveal")
EARLIEST_ENCIRCLEMENT = 5
ONLY_THIEF = (THIEF,)


def to_be_proved(s: Chase, winner: str, reason: str) -> None:
    """The end that is claimed stands when the path has been shown."""
    s.orders = ()
    s.claim = f"{winner} {reason}"
    s.goto("reveal")


def close_unproven(s: Chase) -> None:
    """Nothing came any more: the police win, unless they had given up themselves."""
    if s.claim == "thief resignation":
        end(s, "thief", "resignation")
    else:
        end(s, "police", "unproven")


class Seal(Step[Chase]):
    """The thief phase, as the police hear of it."""

    name = "seal"
    never_forced = True

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        return ONLY_THIEF

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        return (HIDDEN, ENCIRCLED) if s.round >= EARLIEST_ENCIRCLEMENT else (HIDDEN,)

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "hidden":
            announce(s)
            s.goto("orders")
        else:
            to_be_proved(s, "police", "encirclement")


class Orders(Step[Chase]):
    """The police phase: one order or several, then off with them."""

    name = "orders"
    never_forced = True

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        able = to_act(ordered(s))
        return tuple(seat for seat in s.police if s.orders or s.owners[seat] & able)

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        found = actions(flown(s), s.owners[seat] & to_act(ordered(s)))
        return [*found, SEND] if s.orders else found

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "send":
            s.tell("sent", reveals=True, seat=seat, round=s.round)
            s.goto("reply")
            return
        heli, place = choice.args
        if choice.kind == "check":
            s.tell("ordered", seat=seat, heli=heli, building=place, round=s.round)
        else:
            start = CROSSINGS[flown(s)[CRAFT[heli]]]
            s.tell("moved", seat=seat, heli=heli, start=start, to=place, round=s.round)
        s.orders += (choice.token,)

    def refuse(self, s: Chase, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_done(s, seat, words)


class Reply(Step[Chase]):
    """What the checks told, in their order, up to and including the car."""

    name = "reply"

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        return ONLY_THIEF

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        return ()

    def space(self, s: Chase, f: Frame, seat: int) -> Space:
        return Replies(s)

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        orders, answers = s.orders, iter(choice.args)
        s.orders = ()
        for done, (kind, heli, place) in enumerate(map(str.split, orders), 1):
            if kind == "move":
                move(s, heli, place)
                continue
            told = next(answers)
            seen(s, s.who_orders(CRAFT[heli])[0], heli, place, told)
            if told == "car":  # R15: what was ordered after it is void.
                if void := [order.split(" ")[1] for order in orders[done:]]:
                    s.tell("voided", helis=void, round=s.round)
                to_be_proved(s, "police", "arrest")
                return
        self.go_on(s)

    def go_on(self, s: Chase) -> None:
        if len(s.acted) < len(HELICOPTERS):
            s.goto("orders")
        elif s.last_round:
            to_be_proved(s, "thief", "escape")
        else:
            next_round(s)
            s.goto("seal")


class Reveal(Step[Chase]):
    """The path, or the point at which it was found false."""

    name = "reveal"

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        return ONLY_THIEF

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        return ()

    def space(self, s: Chase, f: Frame, seat: int) -> Space:
        return Proofs(s)

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "cheated":
            end(s, "police", "cheating", " ".join(choice.args))
            return
        s.path = [INDEX[building] for building in choice.args]
        winner, reason = s.claim.split(" ")
        end(s, winner, reason)


class Replies:
    """What the thief may answer, for all that the police can tell."""

    def __init__(self, s: Chase) -> None:
        self.s = s

    def find(self, token: str) -> Choice | None:
        word, *answers = token.split(" ")
        return Choice(token, "reply", tuple(answers)) if word == "reply" and can_be_true(self.s, answers) else None

    def sample(self, rng: Rng) -> Choice:
        """The one that can always be true: nothing new anywhere."""
        looked = [order.split(" ")[2] for order in self.s.orders if order.startswith("check")]
        answers = ["known" if INDEX[building] in self.s.found else "empty" for building in looked]
        return Choice(" ".join(["reply", *answers]), "reply", tuple(answers))


class Proofs:
    """The paths that prove what is claimed; and that there is none."""

    def __init__(self, s: Chase) -> None:
        self.s = s

    def find(self, token: str) -> Choice | None:
        word, *places = token.split(" ")
        if word == "cheated" and is_failing_point(places):
            return Choice(token, "cheated", tuple(places))
        path = walk_of(places) if word == "reveal" else None
        return Choice(token, "reveal", tuple(places)) if path is not None and proves(self.s, path) else None

    def sample(self, rng: Rng) -> Choice:
        """Nothing is proved."""
        return Choice("cheated V1", "cheated", ("V1",))
