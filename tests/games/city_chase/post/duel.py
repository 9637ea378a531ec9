"""Two devices that know each other by links alone: the thief's with the whole match, the police's with a sealed one."""

import random
from collections.abc import Mapping
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.options import Seat
from pygame_core.engine.match.match import Match
from pygame_core.games.city_chase.letters import bridge
from pygame_core.games.city_chase.letters.bridge import Entry
from pygame_core.games.city_chase.letters.thread import Thread, read_link

GAME = registry.game("city-chase")
COLOURS = ("thief", "pink", "yellow", "green")


def table(thief: str, police: str, players: int, options: Mapping[str, Any], seed: int) -> Match:
    kinds = [thief, *[police] * (players - 1)]
    seats = [Seat(f"S{n}", COLOURS[n], kind) for n, kind in enumerate(kinds)]
    match = Match(GAME, {"connection": "links", **options}, seats, seed)
    match.settle()
    return match


def play(match: Match, entries: list[Entry]) -> None:
    for entry in entries:
        if not match.over:  # what follows an arrest is void
            match.answer(bridge.seat_of(entry, match.view(None)), entry.token)


class Duel:
    """A game by link, played at random: how many orders go into a message, and who gives up when."""

    def __init__(self, seed: int, batch: int = 0, players: int = 2, gives_up: str = "", **options: Any) -> None:
        self.rng = random.Random(seed)
        self.batch, self.gives_up = batch, gives_up
        self.police = table("remote", "person", players, options, seed)
        self.links: list[str] = []
        self.open(seed)

    def open(self, seed: int) -> None:
        crossings = self.rng.sample(range(1, 17), 3)
        for heli, at in zip(("pink", "yellow", "green"), crossings, strict=True):
            play(self.police, [Entry(heli, f"place {heli} X{at}")])
        play(self.police, [Entry("police", "confirm")])
        kinds = [seat.kind for seat in self.police.seats]
        starts, told = bridge.opening(self.police.view(None), self.police.options, kinds)
        self.officer = Thread.begin(starts, told, self.rng.randbytes(16))
        text = self.say(self.officer.link)
        self.driver = Thread.invited(text, self.rng.randbytes(32))
        first = read_link(text).messages
        self.thief = table("person", "remote", *bridge.table(first[0]), seed + 1)
        play(self.thief, bridge.entries(self.driver, first))

    def say(self, text: str) -> str:
        self.links.append(text)
        return text

    def run(self) -> "Duel":
        while self.officer.transcript.turn:
            if self.officer.my_turn:
                text = self.say(self.police_write())
                play(self.thief, bridge.entries(self.driver, self.driver.receive(text)))
            else:
                text = self.say(self.thief_write())
                play(self.police, bridge.entries(self.officer, self.officer.receive(text)))
        return self

    def police_write(self) -> str:
        if self.gives_up == "police" and self.rng.random() < 0.1:
            play(self.police, [Entry("police", "resign")])
            return self.officer.resign()
        for _ in range(self.batch or self.rng.randint(1, 3)):
            if orders := self.orders():
                self.police.answer(*self.rng.choice(orders))
        actions = bridge.orders_of(self.police.view(None))
        play(self.police, [Entry("police", "send")])
        return self.officer.act(actions)

    def orders(self) -> list[tuple[int, str]]:
        waiting = self.police.choices_by_seat.items()
        return [(seat, one.token) for seat, choices in waiting for one in choices if one.kind in ("move", "check")]

    def thief_write(self) -> str:
        """The hide-out comes first, if one is asked for: until then there is nothing to write."""
        if self.thief.view(0)["step"] == "hide":
            assert bridge.write(self.driver, self.thief.view(0), bytes(16)) is None
            resigns = self.gives_up == "thief" and self.rng.random() < 0.2
            hideouts = [choice.token for choice in self.thief.choices_by_seat[0]]
            self.thief.answer(0, "resign" if resigns else self.rng.choice(hideouts))
        text = bridge.write(self.driver, self.thief.view(0), self.rng.randbytes(16))
        assert text is not None
        self.driver = Thread.from_plain(self.driver.to_plain())  # as if the page had been closed in between
        return text
