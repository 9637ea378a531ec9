"""After the fifth round: level cars, totals, cars to remove, spare wheels, envelopes."""

from collections.abc import Sequence

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Step

from ..board import CUSTOM, GHOST
from ..state import Rally
from . import why
from .answers import LATER, OPEN, SLOTS, VERDICTS, removal
from .driving import tell_totals
from .level_cars import on_turn, place, settled
from .race import end_race, finish, sealed, win
from .reckoning import cost, pay, reveal, sets, stages, tell_forecasts, unseal_forecasts


class Place(Step[Rally]):
    """R10: level cars are put in order by their drivers; then the line is checked."""

    name = "place"

    def proceed(self, s: Rally, f: Frame) -> bool:
        if not settled(s):
            return True
        if not any(s.progress(car) > s.course.goal for car in range(1, s.cars + 1)):
            s.tell("nobody")
            tell_totals(s)
            finish(s, "nobody")  # R16
            return False
        s.goto("remove")  # All who hear of the totals see them lie on the table.
        reveal(s)
        return False

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        car = on_turn(s)
        return (s.holder(s.pilot(s.round) if car == GHOST else car),)

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return SLOTS[: len(s.laid) + 1]

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        car, slot = on_turn(s), int(choice.args[0])
        place(s, car, slot)
        s.tell("placed", seat=seat, car=car, slot=slot, laid=s.laid)

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.no_slot(s, words)


class Remove(Step[Rally]):
    """As few cars as possible go, until the rest is in order (R11); where there is one way only, nobody is asked."""

    name = "remove"

    def proceed(self, s: Rally, f: Frame) -> bool:
        if sets(s) == [()]:
            s.goto("wheels", stage=0)
            return False
        return True

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        return s.people if len(sets(s)) > 1 else s.people[:1]

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return list(map(removal, sets(s)))

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.removed = choice.args
        s.tell("removed", reveals=True, cars=s.removed)
        s.goto("wheels", stage=0)

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.no_removal(s, words)


class Wheels(Step[Rally]):
    """What the race has cost: the ranking, each event, each module, one wheel at a time."""

    name = "wheels"

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        """Nobody is asked, but all look on."""
        return ()

    def proceed(self, s: Rally, f: Frame) -> bool:
        due = stages(s)
        while f["stage"] < len(due):
            stage = due[f["stage"]]
            if stage == CUSTOM and not s.judged:
                s.call("judge")
                return False
            if stage == "podium" and s.has("podium"):
                tell_forecasts(s)
            if not all(pay(s, stage) for _ in range(cost(s, stage))):
                finish(s, "wheels")
                return False
            f["stage"] += 1
        unseal_forecasts(s)
        end_race(s)
        return False


class Judge(Step[Rally]):
    """An event that the table has invented: only the table knows whether it was kept."""

    name = "judge"

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        return s.people

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return VERDICTS

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.judged = str(choice.args[0])
        s.tell("judged", reveals=True, seat=seat, verdict=s.judged)
        s.end()

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.other_question(s, words, "judge")


class Open(Step[Rally]):
    """A game that was won opens an envelope, now or later."""

    name = "open"

    def seats(self, s: Rally, f: Frame) -> tuple[int, ...]:
        return s.people

    def choices(self, s: Rally, f: Frame, seat: int) -> Sequence[Choice]:
        return [*(OPEN[module] for module in sealed(s)), LATER]

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        module = str(choice.args[0]) if choice.args else ""
        if module:
            s.tell("opened", reveals=True, seat=seat, module=module)
        win(s, module)

    def refuse(self, s: Rally, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_opened(s, words)
