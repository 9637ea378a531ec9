"""The rules once more, written down naively and apart from the engine: one generator that asks and is answered.

Yields (seat, set of answers) and takes the answer; for dice the seat is -1 and the set tells how many there are.
"""

from collections.abc import Generator, Iterator

MANHOLES = (1, 3, 5, 8, 10, 13, 17, 20, 24, 28, 31)
SUPPLY_SPACES = (2, 7, 11, 15, 18, 22, 27, 33)
IN_PLAY = {3: (4, 15), 4: (4, 20), 5: (3, 20), 6: (3, 24), 7: (3, 28)}
Talk = Generator[tuple[int, set[str]], str, None]


class Naive:
    def __init__(self, colours: list[str], first: int, sum_crosses: bool) -> None:
        self.colours, self.active, self.sum_crosses = colours, first, sum_crosses
        riders, self.supply = IN_PLAY[len(colours)]
        self.on = {(seat, 36): riders for seat in range(len(colours))}  # how many riders of a seat stand on a space
        self.cans = [0] * len(colours)
        self.podium: list[int] = []
        self.winner: int | None = None

    def count(self, seat: int, space: int) -> int:
        return self.on.get((seat, space), 0)

    def shift(self, seat: int, start: int, to: int) -> None:
        self.on[seat, start] -= 1
        self.on[seat, to] = self.count(seat, to) + 1

    def pay(self, seat: int, count: int) -> None:
        self.cans[seat] -= count
        self.supply += count

    def order(self) -> list[int]:
        seats = list(range(len(self.colours)))
        return seats[self.active :] + seats[: self.active]

    def race(self) -> Talk:
        while self.winner is None:
            yield from self.turn()
            if self.winner is None:
                self.active = (self.active + 1) % len(self.colours)

    def turn(self) -> Talk:
        me = self.active
        words = (yield me, set(self.declarations(me))).split()
        boost = words[-1] if words[-1] in ("bonus", "sprint") else ""
        group = int(words[1]) if words[0] == "group" else 0
        self.pay(me, {"": 0, "bonus": 1, "sprint": 2}[boost])
        dice = ["own"] + ["energy"] * bool(boost)
        dice += [self.colours[seat] for seat in self.order()[1:] if group and self.count(seat, group)]
        pips = dict(zip(dice, map(int, (yield -1, {str(len(dice))}).split()[1:]), strict=True))
        if boost == "sprint":
            pips["sum"] = pips["own"] + pips["energy"]
        moves = set(self.moves(me, group, pips))
        move = next(iter(moves)) if len(moves) == 1 else (yield me, moves)
        start, die = int(move.split()[1]), move.split()[2]
        if pips[die] >= start:
            self.cross(me, start)
        else:
            yield from self.ride(me, start, start - pips[die], die, boost)

    def declarations(self, me: int) -> Iterator[str]:
        yield "solo"
        if self.cans[me] >= 1:
            yield "solo bonus"
        if self.cans[me] >= 2:
            yield "solo sprint"
        for space in range(1, 37):
            if self.count(me, space) and any(self.count(seat, space) for seat in self.order()[1:]):
                yield f"group {space}"
                if self.cans[me]:
                    yield f"group {space} bonus"

    def moves(self, me: int, group: int, pips: dict[str, int]) -> Iterator[str]:
        for space in [group] if group else [space for space in range(1, 37) if self.count(me, space)]:
            for die, value in pips.items():
                if value < space or die == "own" or (die == "sum" and self.sum_crosses):
                    yield f"move {space} {die}"

    def cross(self, me: int, start: int) -> None:
        self.on[me, start] -= 1
        self.podium.append(me)
        home = [self.podium.count(seat) for seat in range(len(self.colours))]
        if home[me] == 3:
            self.winner = me
        elif len(self.podium) == 8:
            self.winner = next(seat for seat in reversed(self.podium) if home[seat] == max(home))

    def ride(self, me: int, start: int, to: int, die: str, boost: str) -> Talk:
        came = [0] * len(self.colours)
        for seat in [me] + [seat for seat, colour in enumerate(self.colours) if colour == die]:
            self.shift(seat, start, to)
            came[seat] += 1
        if boost != "sprint" and start != 36:
            yield from self.pursuit(start, to, came)
        if to in SUPPLY_SPACES:
            yield from self.receive(me, 1)
        if to in MANHOLES:
            for seat in self.order():
                for _ in range(came[seat]):
                    yield from self.settle(seat, to)

    def pursuit(self, start: int, to: int, came: list[int]) -> Talk:
        for seat in self.order():
            most = min(self.count(seat, start), self.cans[seat])
            if most:
                number = int((yield seat, {f"pursue {n}" for n in range(most + 1)}).split()[1])
                self.pay(seat, number)
                came[seat] += number
                for _ in range(number):
                    self.shift(seat, start, to)

    def settle(self, seat: int, space: int) -> Talk:
        if self.cans[seat] and (yield seat, {"pay", "retreat"}) == "pay":
            self.pay(seat, 1)
            return
        seats = range(len(self.colours))
        free = [hole for hole in MANHOLES if hole > space and not any(self.count(one, hole) for one in seats)]
        back = free[0] if free else 36
        self.shift(seat, space, back)
        yield from self.receive(seat, 1 if free else 2)

    def receive(self, seat: int, owed: int) -> Talk:
        for _ in range(owed):
            if self.supply:
                self.supply -= 1
                self.cans[seat] += 1
            elif self.cans[seat] < max(self.cans):
                richest = [one for one, cans in enumerate(self.cans) if cans == max(self.cans)]
                names = {f"take {self.colours[one]}" for one in richest}
                token = next(iter(names)) if len(names) == 1 else (yield seat, names)
                self.cans[self.colours.index(token.split()[1])] -= 1
                self.cans[seat] += 1
