"""The rules once more, written down naively and apart from the engine, with coordinates in place of tables.

Yields, for every question, the answers of each seat that may give one, and takes (seat, answer).
"""

from collections.abc import Generator

COLOURS = ("pink", "yellow", "green")
Place = tuple[int, int]
Question = dict[int, set[str]]
Talk = Generator[Question, tuple[int, str], None]
SQUARE = [(column, row) for row in range(5) for column in range(5)]


def building(place: Place) -> str:
    return "ABCDE"[place[0]] + str(place[1] + 1)


def where(name: str) -> Place:
    return "ABCDE".index(name[0]), int(name[1]) - 1


def crossing(place: Place) -> str:
    return f"X{place[1] * 4 + place[0] + 1}"


def at_crossing(name: str) -> Place:
    return (int(name[1:]) - 1) % 4, (int(name[1:]) - 1) // 4


def beside(place: Place, side: int) -> list[Place]:
    """The places that share a side with this one."""
    column, row = place
    four = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    return [(c, r) for c, r in four if 0 <= c < side and 0 <= r < side]


def around(place: Place) -> list[Place]:
    column, row = place
    return [(column + right, row + down) for down in (0, 1) for right in (0, 1)]


class Naive:
    """A chase of two to four; `owners` tells who may order each helicopter."""

    def __init__(self, players: int) -> None:
        self.owners = {
            2: {"pink": {1}, "yellow": {1}, "green": {1}},
            3: {"pink": {1}, "yellow": {2}, "green": {1, 2}},
            4: {"pink": {1}, "yellow": {2}, "green": {3}},
        }[players]
        self.police = range(1, players)
        self.heli: dict[str, Place] = {}
        self.path: list[Place] = []
        self.found: dict[Place, str] = {}
        self.acted: list[str] = []
        self.round = 1
        self.told = ""
        """What the last check told."""
        self.result: tuple[str, str, int] | None = None

    def chase(self) -> Talk:
        yield from self.place()
        for self.round in range(1, 12):
            self.acted = []
            if not self.ways_on():
                self.result = ("police", "encirclement", self.round)
                return
            _, answer = yield {0: {f"hide {building(place)}" for place in self.ways_on()}}
            self.path.append(where(answer.split()[1]))
            while len(self.acted) < 3 and not self.result:
                yield from self.act()
            if self.result:
                return
        self.result = ("thief", "escape", 11)

    def place(self) -> Talk:
        answer = ""
        while answer != "confirm":
            _, answer = yield {seat: set(self.placings(seat)) for seat in self.police}
            if answer != "confirm":
                self.heli[answer.split()[1]] = at_crossing(answer.split()[2])

    def placings(self, seat: int) -> list[str]:
        found = ["confirm"] if len(self.heli) == 3 else []
        for colour in COLOURS:
            taken = [at for other, at in self.heli.items() if other != colour]
            free = [(column, row) for row in range(4) for column in range(4) if (column, row) not in taken]
            found += [f"place {colour} {crossing(at)}" for at in free if seat in self.owners[colour]]
        return found

    def ways_on(self) -> list[Place]:
        ways = beside(self.path[-1], 5) if self.path else SQUARE
        return [place for place in ways if place not in self.path]

    def act(self) -> Talk:
        asked = {seat: set(self.orders(seat)) for seat in self.police}
        _, answer = yield {seat: orders for seat, orders in asked.items() if orders}
        kind, colour, name = answer.split()
        self.acted.append(colour)
        if kind == "move":
            self.heli[colour] = at_crossing(name)
            return
        self.told = self.look(where(name))
        if self.told == "car":
            self.result = ("police", "arrest", self.round)
        elif self.told in ("yellow", "red", "blue"):
            self.found[where(name)] = self.told

    def orders(self, seat: int) -> list[str]:
        found = []
        for colour in COLOURS:
            if seat in self.owners[colour] and colour not in self.acted:
                here = self.heli[colour]
                free = [to for to in beside(here, 4) if to not in self.heli.values()]
                found += [f"move {colour} {crossing(to)}" for to in free]
                found += [f"check {colour} {building(place)}" for place in around(here)]
        return found

    def look(self, place: Place) -> str:
        if place in self.found:
            return "known"
        if place == self.path[-1]:
            return "car"
        if place == self.path[0]:
            return "yellow"
        if len(self.path) > 6 and place == self.path[5]:
            return "red"
        return "blue" if place in self.path else "empty"
