"""What chance answers: who begins, events, circuits, speed cards, weather, bends."""

from collections.abc import Iterator
from itertools import product

from pygame_core.engine.core.chance import Draw, Pick, Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance

from ..board import DRIFTS, SPEEDS, WEATHERS
from ..state import Rally
from .answers import DRIFT, EVENT, FIRST, PRESET, WEATHER, dealt
from .circuits import unused
from .race import lay_preset


class First(Chance[Rally]):
    """Who takes car 1 in the first race."""

    name = "first"

    def draw(self, s: Rally, f: Frame) -> Draw:
        return Pick(FIRST[: s.cars])

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.first = int(choice.args[0])
        s.tell("starts", seat=s.first)
        s.goto("race")


class EventCard(Chance[Rally]):
    """One of the events that are still in the pile."""

    name = "event"

    def draw(self, s: Rally, f: Frame) -> Draw:
        return Pick([card for name, card in EVENT.items() if name not in s.planned])

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        event, (first, second) = str(choice.args[0]), s.planned
        s.planned = (event, second) if s.race == 1 else (first, event)
        s.tell("event", event=event, race=s.race + 1)
        s.goto("circuit")


class PresetCard(Chance[Rally]):
    """A circuit that this game has not seen yet."""

    name = "preset"
    tangible = False

    def draw(self, s: Rally, f: Frame) -> Draw:
        return Pick([PRESET[name] for name in unused(s)])

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        lay_preset(s, str(choice.args[0]))
        s.goto("deal")


class Hands:
    """A card for each car, out of those that are left (R1: all 31 are back in the pile for each race)."""

    def __init__(self, s: Rally) -> None:
        self.pack, self.cars = s.pack, s.cars

    def sample(self, rng: Rng) -> Choice:
        left = [card for card, count in self.pack.items() for _ in range(count)]
        return dealt([left.pop(rng.below(len(left))) for _ in range(self.cars)])

    def find(self, token: str) -> Choice | None:
        kind, *words = token.split(" ")
        if kind != "deal" or len(words) != self.cars or not all(word in "1234567" and len(word) == 1 for word in words):
            return None
        cards = list(map(int, words))
        return dealt(cards) if all(cards.count(card) <= self.pack[card] for card in cards) else None

    def outcomes(self) -> Iterator[tuple[Choice, int]]:
        for cards in product(SPEEDS, repeat=self.cars):
            weight, left = 1, dict(self.pack)
            for card in cards:
                weight *= left[card]
                left[card] -= 1
            if weight:
                yield dealt(cards), weight


class Deal(Chance[Rally]):
    """All draw at once, and look in secret."""

    name = "deal"
    tangible = False

    def draw(self, s: Rally, f: Frame) -> Draw:
        return Hands(s)

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.cards = [(*cards, int(card)) for cards, card in zip(s.cards, choice.args, strict=True)]
        s.tell("round", race=s.race + 1, round=s.round)
        s.goto("weather")


class Weather(Chance[Rally]):
    """The weather of the round."""

    name = "weather"

    def proceed(self, s: Rally, f: Frame) -> bool:
        if not s.has("weather"):
            s.goto("drift")
        return s.has("weather")

    def draw(self, s: Rally, f: Frame) -> Draw:
        return Pick([WEATHER[sky] for sky in WEATHERS if sky not in s.weather])

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.weather += (str(choice.args[0]),)
        if s.sky == "fog":
            s.fog = tuple((x, y, leg) for (x, y), leg in zip(s.at, s.legs, strict=True))
            s.ghost_fog = (*s.ghost, s.ghost_leg) if s.ghost else ()
        s.tell("weather", weather=s.sky)
        s.goto("drift")


class Drift(Chance[Rally]):
    """The bend of the round."""

    name = "drift"

    def proceed(self, s: Rally, f: Frame) -> bool:
        if not s.has("drift"):
            s.goto("drive")
        return s.has("drift")

    def draw(self, s: Rally, f: Frame) -> Draw:
        left = {ask: count - s.drift.count(ask) for ask, count in DRIFTS.items()}
        return Pick([DRIFT[ask] for ask in left], list(left.values()))

    def answer(self, s: Rally, f: Frame, seat: int, choice: Choice) -> None:
        s.drift += (str(choice.args[0]),)
        s.tell("drift", ask=s.drift[-1], void=s.sky == "rain")
        s.goto("drive")
