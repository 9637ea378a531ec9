"""The rules of City Chase, in the order of a round. R1.. are the rulings that each line carries out."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from pygame_core.engine.core.chance import Draw, Pick, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..board import BUILDINGS, HELICOPTERS, INDEX, REGULAR
from ..deduction.proof import hidden_rounds
from ..letters.sealed import WAITS_FOR_THE_THIEF, Orders, Reply, Reveal, Seal, close_unproven, to_be_proved
from ..meta import META
from ..positions import reading
from ..state import NOWHERE, THIEF, Chase
from ..view import chase_of, view_of
from . import why
from .answers import RESIGN, SKYLINE, UNPROVEN
from .city import actions, hideouts, placements, put, to_act
from .round import CRAFT, end, fly, hide, look, next_round, ordered

ONLY_THIEF = (THIEF,)


@cache
def tall(number: int) -> tuple[str, ...]:
    """The ten tall buildings of a skyline."""
    rng, left = Rng(number), list(BUILDINGS)
    drawn = [left.pop(rng.below(len(left))) for _ in REGULAR]
    return tuple(sorted(drawn, key=INDEX.__getitem__))


@cache
def able_seats(owners: tuple[int, ...], acted: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that may order a helicopter that has not acted."""
    able = to_act(acted)
    return tuple(seat for seat in range(1, len(owners)) if owners[seat] & able)


class Skyline(Chance[Chase]):
    """R19: which ten buildings are tall. It means nothing."""

    name = "skyline"
    tangible = False

    def draw(self, s: Chase, f: Frame) -> Draw:
        return Pick(SKYLINE)

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        s.skyline = tall(int(choice.args[0]))
        s.tell("skyline", tall=s.skyline)
        s.goto("place")


class Place(Step[Chase]):
    """The helicopters first, before everybody's eyes (R3); each may be put elsewhere until somebody confirms (R21)."""

    name = "place"
    never_forced = True

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        return s.police

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        return placements(s.heli, s.owners[seat])

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        if choice.kind == "confirm":
            self.confirm(s, seat)
            return
        heli, crossing = choice.args
        s.heli = put(s.heli, CRAFT[heli], INDEX[crossing])
        s.tell("placed", seat=seat, heli=heli, crossing=crossing)

    def confirm(self, s: Chase, seat: int) -> None:
        s.log += reading.placed_lines(s.heli)
        s.tell("confirmed", reveals=True, seat=seat)
        s.goto("seal" if s.sealed else "hide")

    def refuse(self, s: Chase, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_placed(s, seat, words)


class Hide(Step[Chase]):
    """The thief phase: out of the last hide-out into the next; the police look away."""

    name = "hide"
    never_forced = True  # R9: neither taps nor time may tell that there was one way only.

    def proceed(self, s: Chase, f: Frame) -> bool:
        if hideouts(s.path):
            return True
        end(s, "police", "encirclement")  # R8, R18: only when truly no way is left.
        return False

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        return ONLY_THIEF

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        return hideouts(s.path)

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        hide(s, str(choice.args[0]))
        s.goto("police")

    def refuse(self, s: Chase, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_hidden(s, words)


class Police(Step[Chase]):
    """The police phase: one action for each helicopter, in any order (R11)."""

    name = "police"

    def seats(self, s: Chase, f: Frame) -> tuple[int, ...]:
        return able_seats(s.owners, s.acted)

    def choices(self, s: Chase, f: Frame, seat: int) -> Sequence[Choice]:
        return actions(s.heli, s.owners[seat] & to_act(s.acted))

    def answer(self, s: Chase, f: Frame, seat: int, choice: Choice) -> None:
        heli, place = choice.args
        if choice.kind == "move":
            fly(s, seat, heli, place)
        else:
            look(s, seat, heli, place)
        if len(s.acted) == len(HELICOPTERS) and s.stack:
            self.all_have_acted(s)

    def all_have_acted(self, s: Chase) -> None:
        """R1: the eleventh round counts in full; only then has the thief escaped."""
        if s.last_round:
            end(s, "thief", "escape")
        else:
            next_round(s)
            s.goto("hide")

    def refuse(self, s: Chase, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_done(s, seat, words)


class CityChase(Game[Chase]):
    """One hides, up to three seek."""

    meta = META
    fields = (*reading.FIELDS, *reading.DEDUCED)
    endings = tuple(reading.REASONS)
    free_kinds = frozenset({"resign", "unproven"})
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        step.name: step for step in (Skyline(), Place(), Hide(), Police(), Seal(), Orders(), Reply(), Reveal())
    }

    def setup(self, options: Mapping[str, Any], seats: Sequence[Seat]) -> Chase:
        s = reading.empty(options, seats)
        # By link both devices show the same city, whatever chance would say on each.
        s.call("skyline" if options["skyline"] == "random" and not s.links else "place")
        return s

    def blocking_seats(self, s: Chase) -> tuple[int, ...]:
        """While placing and ordering: who has still a helicopter of their own to place or to order."""
        asked, step = self.asked(s), s.stack[-1]["step"] if s.stack else "over"
        if step == "place":
            open_ones = sum(1 << craft for craft, crossing in enumerate(s.heli) if crossing == NOWHERE)
        elif step == "orders":
            open_ones = to_act(ordered(s))
        else:
            return asked
        return tuple(seat for seat in asked if s.owners[seat] & open_ones) or asked

    def refuse(self, s: Chase, seat: int, token: str) -> Refusal:
        """An officer who has acted hears that, rather than whose question it is now; by link, what is awaited."""
        refused = None
        if seat in s.police and seat not in self.asked(s):
            step, words = s.stack[-1]["step"], token[:200].split(" ")
            if step in ("police", "orders"):
                refused = why.done(s, seat, words)
            elif step in WAITS_FOR_THE_THIEF:
                refused = why.awaited(step, words)
        return refused or super().refuse(s, seat, token)

    def unlisted_choices(self, s: Chase, seat: int) -> Sequence[Choice]:
        step = s.stack[-1]["step"] if s.stack else "over"
        asked = self.asked(s)
        # R22: any officer gives up for the team, whoever still has a helicopter to order.
        side = s.police if any(one in s.police for one in asked) else asked
        if seat in side and step != "reveal" and not (s.sealed and step == "place"):
            return (RESIGN,)
        # A thief who falls silent proves nothing: the police may close the game.
        return (UNPROVEN,) if seat != THIEF and step in WAITS_FOR_THE_THIEF else ()

    def play_free(self, s: Chase, seat: int, choice: Choice) -> None:
        if choice.kind == "unproven":
            close_unproven(s)
            return
        s.tell("resigned", reveals=True, seat=seat)
        winner = "police" if seat == THIEF else "thief"
        if s.sealed:
            to_be_proved(s, winner, "resignation")
        else:
            end(s, winner, "resignation")

    def view(self, s: Chase, seat: int | None) -> Mapping[str, Any]:
        return view_of(s, seat, self.asked(s))

    def has_secrets(self, seat: int) -> bool:
        return seat == THIEF

    def full_view(self, s: Chase) -> Mapping[str, Any]:
        return view_of(s, THIEF, self.asked(s))

    def determinize(self, view: Mapping[str, Any], rng: Rng) -> Chase:
        return chase_of(view, rng)

    def read(self, given: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Chase:
        return reading.read(self, given, options, seats)

    def write(self, s: Chase) -> dict[str, Any]:
        return reading.write(s)

    def difference(self, s: Chase, field: str, expected: Any) -> str:
        from ..positions.comparison import difference

        return difference(s, self.view(s, None), field, expected)

    def conserved(self, s: Chase) -> Mapping[str, tuple[int, int]]:
        return {
            "one trace a round": (len(s.path), len(s.path) if s.sealed else hidden_rounds(s.log)),
            "no building twice": (len(set(s.path)), len(s.path)),
            "helicopters apart": (len(set(s.heli)), len(s.heli)) if s.placed else (0, 0),
        }


GAME = CityChase()
