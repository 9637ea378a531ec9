"""A game as plain data: one vocabulary for saves, links and scenarios, read strictly and written whole."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import Damaged, shown
from pygame_core.engine.positions.checks import check_fields, flag, number, one_of

from ..board import (
    ALL_PRESETS,
    CLASSIC,
    CUSTOM,
    DRIFTS,
    EVENTS,
    MODULES,
    RACES,
    ROUNDS,
    SPEEDS,
    WEATHERS,
    Point,
    presets,
)  # fmt: skip
from ..rules.circuits import fault
from ..rules.course import fits, limit
from ..rules.level_cars import standings
from ..rules.motion import APART
from ..rules.race import clear, entitled, line_up, outcome
from ..state import NOBODY, Rally, Record
from ..table import planned, terms_of
from .arrival import COSTS, check_order, record
from .words import all_cars, cars_of, flags, hand, spot, standing, whole, word, words

if TYPE_CHECKING:
    from ..rules.game import Vroom

FIELDS = (
    "step", "race", "round", "first", "wheels", "lost", "events", "circuit", "used", "cars", "legs", "cards",
    "looked", "boosted", "pit", "sides", "drifted", "forecasts", "ghost", "ghost_leg", "faults", "weather", "drift",
    "turn", "fog", "ghost_fog", "order", "laid", "removed", "judged", "paid", "shown", "epic", "races", "reason",
    "opened",
)  # fmt: skip
BEFORE = ("first", "event", "circuit", "preset")
"""The steps at which there is no circuit yet."""
ROUND = ("deal", "weather", "drift", "drive", "ghost", "forecast")
AFTER = ("place", "remove", "judge", "open")
STEPS = (*BEFORE, *ROUND, *AFTER, "over")
REASONS = ("won", "early", "nobody", "wheels")
ANYWHERE = ("step", "race", "round", "first", "wheels", "lost", "events", "used", "epic", "races")
_USUAL = (3, 4, 2, 5, 3, 4, 1, 6, 3, 4, 2, 5, 3, 4, 1, 6, 3, 4, 2, 5, 3, 2, 5, 1, 6, 4, 2, 5, 1, 6, 7)
"""The order in which cards are taken that are not told."""


def empty(options: Mapping[str, Any], seats: Sequence[Seat]) -> Rally:
    """A table before the first race."""
    s = Rally(terms=terms_of(options, seats), planned=planned(options))
    s.wheels = s.terms.wheels
    s.first = NOBODY if options["first_seat"] == "random" else options["first_seat"]
    return s


def read(game: "Vroom", position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> Rally:
    """The game of a position. Nothing is kept of a position with a fault."""
    check_fields(position, FIELDS)
    if not position:
        return game.start(options, seats)
    return _Reader(position, options, seats).all(game)


class _Reader:
    """Reads a position part by part."""

    def __init__(self, position: Mapping[str, Any], options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
        self.told, self.options = position, options
        self.colours = [seat.colour for seat in seats]
        self.s = empty(options, seats)
        self.step = one_of(position.get("step", "over" if "reason" in position else "drive"), STEPS, "step")
        self.reason = one_of(position["reason"], REASONS, "reason") if "reason" in position else ""

    def all(self, game: "Vroom") -> Rally:
        self.game()
        if self.step != "first":
            clear(self.s)
        if self.step in BEFORE:
            self.before()
        else:
            self.race()
        if self.step == "over":
            self.end()
        else:
            if self.step == "judge":
                self.s.call("wheels", stage=1 + self.s.events.index(CUSTOM))
            self.s.call(self.step)
            game.advance(self.s)
        return self.s

    def get(self, field: str, default: Any = None) -> Any:
        return self.told.get(field, default)

    def refuse(self, code: str, **facts: Any) -> None:
        raise Damaged(code, **facts)

    # --- the game --------------------------------------------------------------------------------------------

    def game(self) -> None:
        s = self.s
        s.race = number(self.get("race", 1), "race", 1, RACES) - 1
        s.first = self.first()
        s.planned = self.events()
        start = s.terms.wheels
        s.wheels = number(self.get("wheels", start), "wheels", 0, start)
        s.lost = number(self.get("lost", start - s.wheels), "lost", start - s.wheels, start - s.wheels + RACES)
        s.epic = flag(self.get("epic", False), "epic")
        s.used = words(self.get("used", ()), "used", list(ALL_PRESETS))
        s.races = self.races()
        if (self.step == "over") != bool(self.reason):
            self.refuse("position_step", step=self.step)

    def first(self) -> int:
        """A seat by its colour or its index."""
        told, option = self.get("first"), self.options["first_seat"]
        if self.step == "first":
            if told is not None or option != "random" or self.s.race:
                self.refuse("position_step", step="first")
            return NOBODY
        usual = 0 if option == "random" else option
        told = self.colours.index(told) if told in self.colours else told
        found = number(usual if told is None else told, "first", 0, len(self.colours) - 1)
        if option not in ("random", found):
            self.refuse("position_first", given=found, expected=option)
        return found

    def events(self) -> tuple[str, str]:
        """The events of races 2 and 3: what the options say, and what was drawn."""
        agreed = self.s.planned
        told = self.get("events", [])
        told = told.split() if isinstance(told, str) else told
        if not isinstance(told, list | tuple) or len(told) > 2:
            self.refuse("position_list", field="events")
        found = [one_of(name, ("", *EVENTS, CUSTOM), "events") for name in told]
        second, third = [*found, *agreed[len(found) :]]
        for name, due in zip((second, third), agreed, strict=True):
            if (due and name != due) or (name == CUSTOM != due):
                self.refuse("position_events", event=name)
        drawn = [bool(second), bool(third)]
        race = self.s.race - (self.step == "event")
        if (second and second == third) or any(not drawn[index] for index in range(race)):
            self.refuse("position_events", event=second)
        if any(
            name and not due and index >= race
            for index, (name, due) in enumerate(zip((second, third), agreed, strict=True))
        ):
            self.refuse("position_events", event=second)  # What has not been drawn yet is not known.
        return second, third

    def races(self) -> list[Record]:
        told = self.get("races", [])
        if not isinstance(told, list | tuple) or len(told) > RACES:
            self.refuse("position_list", field="races")
        return [record(one, self.s.cars) for one in told]

    # --- the race --------------------------------------------------------------------------------------------

    def before(self) -> None:
        """No circuit, no cars, no cards."""
        s, step = self.s, self.step
        for field in self.told:
            if field not in ANYWHERE and self.told[field]:
                self.refuse("position_too_early", field=field)
        number(self.get("round", 1), "round", 1, 1)
        if step == "event" and (not s.race or s.planned[s.race - 1]):
            self.refuse("position_step", step=step)

    def race(self) -> None:
        s = self.s
        s.round = number(self.get("round", ROUNDS if self.step in AFTER else 1), "round", 1, ROUNDS)
        if self.step == "forecast":
            s.round = number(self.get("round", ROUNDS - 1), "round", ROUNDS - 1, ROUNDS - 1)
        if self.step in AFTER or self.reason in ("won", "nobody", "wheels"):
            s.round = number(self.get("round", ROUNDS), "round", ROUNDS, ROUNDS)
        if self.reason == "early":
            s.round = number(self.get("round", 1), "round", 1, ROUNDS - 1)
        self.circuit()
        self.cars()
        self.modules()
        self.cards()
        self.marks()
        self.ranking()

    def circuit(self) -> None:
        s, told = self.s, self.get("circuit", CLASSIC if not self.s.back else next(iter(presets(back=True))))
        if not isinstance(told, str):
            self.refuse("position_circuit", field="circuit", value=shown(told))
        if told in ALL_PRESETS:
            s.circuit, s.spots = told, tuple(ALL_PRESETS[told])
        else:
            if len(told.split()) != 3:
                self.refuse("position_circuit", field="circuit", value=shown(told))
            s.spots = tuple(spot(one, "circuit") for one in told.split())
        if code := fault(s, s.spots):
            self.refuse(code, field="circuit", back=s.back, **limit(code, s.course))
        if s.circuit and s.circuit not in s.used:
            s.used += (s.circuit,)

    def cars(self) -> None:
        """Apart from one another, on the table, on their legs."""
        s = self.s
        line_up(s)
        s.at = all_cars(self.get("cars"), "cars", s.at, spot)
        self.check_table(s.at, "cars")
        turned = [2 if s.back and s.course.f(*at) > 0 else 1 for at in s.at]
        s.legs = all_cars(self.get("legs"), "legs", turned, whole(1, 2 if s.back else 1))
        if any(leg < due for leg, due in zip(s.legs, turned, strict=True)):
            self.refuse("position_legs")
        for field in ("ghost", "ghost_leg"):
            if field in self.told and not s.ghost:
                self.refuse("position_module", field=field, module="ghost")
        if s.ghost:
            s.ghost = spot(self.get("ghost", list(s.ghost)), "ghost")
            self.check_table([s.ghost], "ghost")
            turned_ghost = 2 if s.back and s.course.f(*s.ghost) > 0 else 1
            s.ghost_leg = number(self.get("ghost_leg", turned_ghost), "ghost_leg", turned_ghost, 2 if s.back else 1)

    def check_table(self, at: Sequence[Point], field: str) -> None:
        if not all(map(fits, at)):
            self.refuse("position_off_table", field=field)
        for index, (x, y) in enumerate(at):
            for other, (ox, oy) in enumerate(at[:index]):
                if (x - ox) ** 2 + (y - oy) ** 2 < APART * APART:
                    self.refuse("position_overlap", field=field, car=other + 1, other=index + 1)

    def modules(self) -> None:
        """The weather and the bends that were turned up, one for each round."""
        s, n = self.s, self.s.cars
        turned = s.round - (self.step in ("deal", "weather"))
        s.weather = self.turned("weather", words(self.get("weather", ()), "weather", WEATHERS), turned)
        if len(set(s.weather)) != len(s.weather):
            self.refuse("position_twice", field="weather")
        turned = s.round - (self.step in ("deal", "weather", "drift"))
        s.drift = self.turned("drift", words(self.get("drift", ()), "drift", tuple(DRIFTS)), turned)
        if any(s.drift.count(ask) > count for ask, count in DRIFTS.items()):
            self.refuse("position_twice", field="drift")
        boosted = whole(0, s.round)
        s.boosted = self.of_module("boost", "boosted", all_cars(self.get("boosted"), "boosted", [0] * n, boosted))
        s.drifted = self.of_module("drift", "drifted", flags(self.get("drifted", False), "drifted", n))
        told = all_cars(self.get("forecasts"), "forecasts", [""] * n, word(("", "in", "out")))
        s.forecasts = self.of_module("podium", "forecasts", told)
        if any(told) and self.step in ROUND and not (self.step == "forecast" or s.round == ROUNDS):
            self.refuse("position_too_early", field="forecasts")
        if s.has("podium") and s.round == ROUNDS and not all(told):
            self.refuse("position_forecasts")

    def turned(self, module: str, told: tuple[str, ...], due: int) -> tuple[str, ...]:
        if not self.s.has(module):
            due = 0
        if len(told) != due:
            self.refuse("position_turned", field=module, given=len(told), expected=due)
        return told

    def of_module(self, module: str, field: str, told: list[Any]) -> list[Any]:
        if any(told) and not self.s.has(module):
            self.refuse("position_module", field=field, module=module)
        return told

    def cards(self) -> None:
        """As many for each car as rounds were dealt, all of them from the same 31."""
        s = self.s
        due = s.round - (self.step == "deal")
        none: list[tuple[int, ...]] = [()] * s.cars
        hands = all_cars(self.get("cards"), "cards", none, hand)
        told = {car for car, cards in enumerate(hands) if cards}
        for car in told:
            if len(hands[car]) != due:
                self.refuse("position_cards", field="cards", car=car + 1, given=len(hands[car]), expected=due)
        left = list(_USUAL)
        for card in (card for cards in hands for card in cards):
            if card not in left:
                self.refuse("position_pack", field="cards", card=card, most=SPEEDS[card])
            left.remove(card)
        s.cards = [cards or tuple(left.pop(0) for _ in range(due)) for cards in hands]

    def marks(self) -> None:
        """What was noted while the race went on."""
        s, n = self.s, self.s.cars
        s.turn = number(self.get("turn", 0), "turn", 0, n - 1)
        s.looked = flags(self.get("looked", False), "looked", n)
        at_wheel = self.step in ("drive", "ghost") or self.reason == "early"
        if (s.turn or any(s.looked)) and not at_wheel:
            self.refuse("position_too_early", field="turn" if s.turn else "looked")
        if self.step == "ghost" and (not s.ghost or s.driver != s.pilot(s.round)):
            self.refuse("position_step", step="ghost")
        s.pit = flags(self.get("pit", False), "pit", n)
        s.sides = all_cars(self.get("sides"), "sides", self.sides(), word(("", "ok", "fault")))
        self.of_event("pit_stop", "pit", s.pit)
        self.of_event("chicane", "sides", s.sides)
        known = [*s.events, *(["drift"] if s.has("drift") else [])]
        told = words(self.get("faults", ()), "faults", known)
        s.faults = tuple(dict.fromkeys([*told, *(name for name in self.seen_broken() if name in known)]))
        s.shown = flag(self.get("shown", False), "shown")
        if s.shown and (not s.terms.reveal_first or s.race or s.round != 2):
            self.refuse("position_too_early", field="shown")
        self.fog(at_wheel)

    def seen_broken(self) -> list[str]:
        """What the cars' own marks tell to be broken: nobody has to tell it twice."""
        s = self.s
        late = s.round == ROUNDS or self.step == "forecast"
        broken = {
            "pit_stop": late and "pit" in self.told and not all(s.pit),
            "chicane": "fault" in s.sides,
            "drift": any(s.drifted),
        }
        return [name for name, seen in broken.items() if seen]

    def sides(self) -> list[str]:
        """A car that is told to be beyond the post, and of which nothing else is told, has passed it well."""
        s = self.s
        if "chicane" not in s.events:
            return [""] * s.cars
        return ["ok" if 100 * s.progress(car) >= 40 * s.course.goal else "" for car in range(1, s.cars + 1)]

    def of_event(self, event: str, field: str, told: Sequence[Any]) -> None:
        if any(told) and event not in self.s.events:
            self.refuse("position_event", field=field, event=event)

    def fog(self, at_wheel: bool) -> None:
        s = self.s
        foggy = s.sky == "fog" and (at_wheel or self.step == "drift")
        for field in ("fog", "ghost_fog"):
            if field in self.told and not foggy:
                self.refuse("position_too_early", field=field)
        if "ghost_fog" in self.told and not s.ghost:
            self.refuse("position_module", field="ghost_fog", module="ghost")
        if foggy:
            here = [(x, y, leg) for (x, y), leg in zip(s.at, s.legs, strict=True)]
            s.fog = tuple(all_cars(self.get("fog"), "fog", here, standing))
            self.check_table([(x, y) for x, y, _ in s.fog], "fog")
        if foggy and s.ghost:
            told = self.get("ghost_fog")
            s.ghost_fog = standing(told, "ghost_fog") if told is not None else (*s.ghost, s.ghost_leg)
            x, y, _ = s.ghost_fog
            self.check_table([(x, y)], "ghost_fog")

    # --- after the fifth round -------------------------------------------------------------------------------

    def ranking(self) -> None:
        s = self.s
        ranked = self.step in ("remove", "judge", "open") or self.reason in ("won", "nobody", "wheels")
        s.order = cars_of(self.get("order", ()), "order", s.ranked)
        s.laid = cars_of(self.get("laid", ()), "laid", s.ranked)
        if (s.order and not ranked and self.step != "place") or (s.laid and self.step != "place"):
            self.refuse("position_too_early", field="order" if s.order else "laid")
        if ranked and not s.order:
            s.order = tuple(car for cluster in standings(s) for car in cluster)
        check_order(s, whole_order=ranked)
        self.outcome_of_ranking(ranked)

    def outcome_of_ranking(self, ranked: bool) -> None:
        s = self.s
        s.removed = cars_of(self.get("removed", ()), "removed", s.ranked)
        s.judged = one_of(self.get("judged", ""), ("", "kept", "broken"), "judged")
        s.paid = words(self.get("paid", ()), "paid", COSTS)
        for field, told in (("removed", s.removed), ("judged", s.judged), ("paid", s.paid)):
            if told and (not ranked or self.step == "remove"):
                self.refuse("position_too_early", field=field)
        if (s.judged or self.step == "judge") and CUSTOM not in s.events:
            self.refuse("position_event", field="judged", event=CUSTOM)
        if self.step == "open" and (s.race + 1 < RACES or not entitled(s)):
            self.refuse("position_step", step="open")

    def end(self) -> None:
        s, opened = self.s, one_of(self.get("opened", ""), ("", *MODULES), "opened")
        if opened and self.reason != "won":
            self.refuse("position_too_early", field="opened")
        if self.reason == "won" and s.race + 1 < RACES:
            self.refuse("position_step", step="over")
        seats = tuple(range(s.cars))
        s.result = outcome(s, self.reason, opened) | {"ranking": (seats,) if self.reason == "won" else ((), seats)}
