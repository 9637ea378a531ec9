"""The rules once more, written from the specification alone and apart from the engine: a generator that asks.

It yields who is asked (-1: chance), the answers, and what everybody may do freely; it takes who answered, and how.
"""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field

ROAD_WORDS = """start 1 2 chance 2 setback3 3 4 breakaway 2 green 2 chance feed5 3 4 double 1 breakaway chance
3 3 setback4 2 chance feed5 4 5 6 breakaway 6 triple 1 chance 1 2 breakaway 3 chance 4"""
CARD_WORDS = """lap lap lap lap lap nofeed nofeed abandon crash feed5 feed5 feed5 feed1 feed1 feed2 feed3 setback2
setback2 setback3 setback3 setback5 breakaway breakaway breakaway breakaway"""
ROAD = ROAD_WORDS.split()
CARDS = {f"c{number:02}": word for number, word in enumerate(CARD_WORDS.split(), 1)}
DOTS = [(5, 0), (2, 2), (4, 1), (1, 3), (0, 4)]
Talk = Generator[tuple[int, set[str], dict[int, set[str]]], tuple[int, str], str]
Walk = Generator[tuple[int, set[str], dict[int, set[str]]], tuple[int, str], None]


class Over(Exception):
    """The race ends here and now."""


@dataclass
class Team:
    colour: str
    energy: int = 60
    spare: int = 6
    spots: set[int] = field(default_factory=set)
    won: Counter[str] = field(default_factory=Counter)
    out: int = 0

    @property
    def men(self) -> int:
        return self.spare + len(self.spots)

    def feed(self, amount: int) -> None:
        self.energy = min(60, self.energy + amount)

    def part(self, where: str) -> None:
        if where == "reserve":
            self.spare -= 1
        else:
            self.spots.remove(int(where))
        self.feed(15)

    def places(self, verb: str) -> set[str]:
        return {f"{verb} {spot}" for spot in self.spots} | ({f"{verb} reserve"} if self.spare else set())


class Naive:
    def __init__(self, colours: list[str], target: str, combative: bool, by_lot: bool) -> None:
        self.teams = [Team(colour) for colour in colours]
        self.target, self.combative, self.by_lot = target, combative, by_lot
        self.line: list[int] = []  # race order; the first is away when the gap is more than none
        self.gap = self.mark = self.space = self.turns = 0
        self.lap, self.golden = 1, False
        self.shown: set[str] = set()
        self.thrown: set[str] = set()
        self.bound = -1
        self.reason, self.winner = "", -1

    # asking

    def free(self) -> dict[int, set[str]]:
        able = {}
        for seat in self.line:
            team = self.teams[seat]
            parting = set() if seat == self.bound and team.men == 1 else team.places("abandon")
            able[seat] = parting | {f"exchange {words}" for words in self.swaps(team)}
        return able

    def ask(self, seat: int, answers: Callable[[], set[str]], always: bool = False) -> Talk:
        while True:
            possible = answers()
            if not possible:
                return ""
            if len(possible) == 1 and not always:
                return possible.pop()
            who, token = yield seat, possible, self.free()
            verb, _, words = token.partition(" ")
            if verb == "abandon":
                self.teams[who].part(words)
            elif verb == "exchange":
                self.swap(who, words)
            else:
                return token

    def chance(self, answers: set[str]) -> Talk:
        return (yield -1, answers, {})[1]

    def die(self) -> Generator[tuple[int, set[str], dict[int, set[str]]], tuple[int, str], int]:
        token = yield from self.chance({f"roll {pips}" for pips in range(1, 7)})
        return int(token[-1])

    # jerseys

    def swaps(self, team: Team) -> set[str]:
        found = {f"dots {a} {b}" for a, b in DOTS if team.won["double"] >= a and team.won["triple"] >= b}
        if self.target.endswith("dots1") and team.won["green"] > 2:
            found.add("green")
        if self.combative and team.won["points"]:
            found |= {"point green", "point dots"}
        if self.combative and team.won["points"] > 2:
            found.add("points rainbow")
        return found

    def swap(self, seat: int, words: str) -> None:
        won = self.teams[seat].won
        if words.startswith("dots"):
            won.subtract({"double": int(words[5]), "triple": int(words[7])})
        won.subtract({"green": {"green": 3}, "point green": {"points": 1}}.get(words, {}))
        won.subtract({"point dots": {"points": 1}, "points rainbow": {"points": 3}}.get(words, {}))
        won[{"point green": "green", "point dots": "triple"}.get(words, "rainbow")] += 1
        self.check(seat)

    def check(self, seat: int) -> None:
        won = self.teams[seat].won
        while won["green"] >= 3 and not self.target.endswith("dots1"):
            won.subtract({"green": 3})
            won["rainbow"] += 1
        enough = won["rainbow"] >= int(self.target[7])
        if enough and (not self.target.endswith("dots1") or (won["green"] and won["double"] + won["triple"])):
            raise Over("jerseys", seat)

    def exchange(self, seat: int) -> Walk:
        while True:
            self.check(seat)
            token = yield from self.ask(seat, lambda: self.offer(seat))
            if token in ("", "keep"):
                return
            self.swap(seat, token.removeprefix("trade "))

    def offer(self, seat: int) -> set[str]:
        swaps = self.swaps(self.teams[seat])
        return {f"trade {words}" for words in swaps} | {"keep"} if swaps else set()

    # the race

    def race(self) -> Walk:
        try:
            yield from self.begin()
            while True:
                yield from self.turn()
        except Over as over:
            self.reason, self.winner = over.args

    def begin(self) -> Walk:
        names = [team.colour for team in self.teams]
        if not self.by_lot:
            self.line = list(range(len(names)))
        while len(self.line) < len(names):
            rest = {f"starts {name}" for seat, name in enumerate(names) if seat not in self.line}
            token = rest.pop() if len(rest) == 1 else (yield from self.chance(rest))
            self.line.append(names.index(token.split()[1]))

    def turn(self) -> Walk:
        self.turns += 1
        self.bound = -1
        yield from self.upkeep()
        front = self.line[0]
        yield from self.ask(front, lambda: {"roll"}, always=True)
        pips = yield from self.die()
        crossed = self.space + pips >= 40
        self.space = (self.space + pips) % 40
        if crossed:
            yield from self.cross(front)
        yield from self.land(front, ROAD[self.space])

    def upkeep(self) -> Walk:
        if not self.gap:
            return
        team, cost = self.teams[self.line[0]], (self.gap >= 1) + (self.gap >= 6) + (self.gap > 12)

        def answers() -> set[str]:
            if team.energy < cost:
                return {"give_up"} if team.men else set()
            return {"continue", "give_up"}

        if (yield from self.ask(self.line[0], answers, always=True)) == "continue":
            team.energy -= cost
        else:
            self.caught()

    def caught(self) -> None:
        self.gap = self.mark = 0
        self.line.append(self.line.pop(0))

    def cross(self, front: int) -> Walk:
        if self.golden:
            self.golden = False
            self.teams[front].won["rainbow"] += 1
            yield from self.exchange(front)
        for seat in self.line if not self.shown else ():
            self.teams[seat].feed(15)
        self.thrown |= self.shown
        self.shown = set()
        self.lap += 1
        self.golden = self.space == 0

    def land(self, front: int, what: str) -> Walk:
        word, value = what.rstrip("0123456789"), int(what.lstrip("abcdefghijklmnopqrstuvwxyz") or 0)
        if word == "chance":
            yield from self.draw(front)
            return
        if word == "breakaway":
            yield from self.attack(front, 0)
            return
        owner = next((seat for seat in self.line if self.space in self.teams[seat].spots), -1) if not word else -1
        if word in ("", "crash"):
            for seat in [seat for seat in self.line if seat != owner]:
                yield from self.pay(seat, value)
        yield from self.prize(front, word, value)
        if not self.line:
            raise Over("collapse", -1)
        if owner >= 0:
            yield from self.held(owner, value)
            return
        self.fall_back(front)
        if not word:
            yield from self.auction()

    def prize(self, front: int, word: str, value: int) -> Walk:
        if word == "setback":
            yield from self.pay(front, value)
        if word == "feed":
            self.teams[front].feed(value)
        if word in ("green", "double", "triple"):
            self.teams[front].won[word] += 1
            yield from self.exchange(front)

    def draw(self, front: int) -> Walk:
        rest = set(CARDS) - self.thrown - self.shown
        card = (yield from self.chance({f"draw {card}" for card in rest})).split()[1]
        (self.shown if CARDS[card] == "nofeed" else self.thrown).add(card)
        if CARDS[card] == "abandon":
            token = yield from self.ask(front, lambda: self.teams[front].places("drop"))
            if token:
                self.teams[front].part(token.split()[1])
            self.thrown = set()
        self.golden |= CARDS[card] == "lap"
        yield from self.land(front, "crash3" if CARDS[card] == "crash" else CARDS[card])

    def pay(self, seat: int, cost: int) -> Walk:
        team = self.teams[seat]
        while token := (yield from self.ask(seat, lambda: team.places("drop") if team.energy < cost else set())):
            team.part(token.split()[1])
        if team.energy >= cost:
            team.energy -= cost
            return
        team.energy, team.out = 0, self.turns
        if self.line[0] == seat:
            self.gap = self.mark = 0
        self.line.remove(seat)

    def fall_back(self, front: int) -> None:
        if front not in self.line:
            return
        self.gap = max(0, self.gap - 1)
        if not self.gap:
            self.caught()

    def held(self, owner: int, price: int) -> Walk:
        if self.gap and self.line[0] != owner:
            self.line.remove(owner)
            self.line.insert(1, owner)
            self.gap = max(0, self.gap - (yield from self.die()))
            if not self.gap:
                self.caught()
            return
        self.line.remove(owner)
        self.line.insert(0, owner)
        yield from self.attack(owner, price)

    def attack(self, seat: int, price: int) -> Walk:
        team = self.teams[seat]

        def answers() -> set[str]:
            if team.energy >= price:
                return {"attack", "hold"}
            return {"hold"} if min(60, team.energy + 15 * team.men) >= price else set()

        if (yield from self.ask(seat, answers, always=True)) != "attack":
            return
        team.energy -= price
        self.gap += yield from self.die()
        if self.gap > 18:
            raise Over("gap", seat)
        earned = 0
        if self.gap > 6 and self.mark == 0:
            earned, self.mark = 1, 1
        if self.gap > 12 and self.mark == 1:
            earned, self.mark = earned + 2, 2
        if earned and self.combative:
            team.won["points"] += earned
            yield from self.exchange(seat)

    def auction(self) -> Walk:
        high, best = 0, -1
        for seat in list(self.line):
            token = yield from self.ask(seat, self.bids(self.teams[seat], high), always=True)
            if token.startswith("bid"):
                high, best = int(token.split()[1]), seat
                self.bound = best
        if best < 0:
            return
        team = self.teams[best]
        team.energy -= high
        if team.spare:
            team.spare -= 1
        else:
            token = yield from self.ask(best, lambda: {f"move {spot}" for spot in team.spots})
            team.spots.remove(int(token.split()[1]))
        team.spots.add(self.space)

    def bids(self, team: Team, high: int) -> Callable[[], set[str]]:
        def answers() -> set[str]:
            if team.men == 0 or min(60, team.energy + 15 * (team.men - 1)) <= high:
                return set()
            return {"pass"} | {f"bid {bid}" for bid in range(high + 1, team.energy + 1)}

        return answers

    # the end

    def worth(self, team: Team) -> tuple[int, int, int]:
        """Everything exchanged at best, by trying all that can be tried."""
        best, left, seen = (0, 0, 0), [Counter(team.won)], set[tuple[int, ...]]()
        prices = [({"green": 3}, "rainbow"), ({"points": 3}, "rainbow"), ({"points": 1}, "green")]
        prices += [({"points": 1}, "triple"), *(({"double": a, "triple": b}, "rainbow") for a, b in DOTS)]
        while left:
            won = left.pop()
            key = tuple(won[name] for name in ("rainbow", "green", "double", "triple", "points"))
            if key not in seen and min(key) >= 0:
                seen.add(key)
                best = max(best, (key[0], key[1], 2 * key[2] + 3 * key[3]))
                left += [traded(won, price, gain) for price, gain in prices]
        return best


def traded(won: Counter[str], price: dict[str, int], gain: str) -> Counter[str]:
    """What is left, perhaps less than nothing, and what has come."""
    now = Counter(won)
    now.subtract(price)
    now[gain] += 1
    return now
