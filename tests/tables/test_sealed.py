"""City Chase between devices: its sealed letters over the same lines."""

from random import Random

from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.options import Seat
from pygame_core.engine.match.match import Match
from pygame_core.tables import messages, sealed
from pygame_core.tables.line import Out, Send, Tell
from pygame_core.tables.sealed import SealedEnd
from tests.laws.tables import pick

GAME = "city-chase"


class Line:
    """Two ends, and what each was told."""

    def __init__(self) -> None:
        module = registry.module(GAME)
        assert module.letters
        self.letters = module.letters
        self.random, self.rng = Random(1), Rng(1)
        seats = [Seat("Ada", "thief", "remote"), Seat("Ben", "pink")]
        match = Match(module.rules, {"connection": "links"}, seats, 1)
        match.settle()
        self.police = SealedEnd(GAME, match, self.letters.begin())
        self.thief = SealedEnd(GAME)
        self.told: dict[SealedEnd, list[Tell]] = {self.police: [], self.thief: []}
        self.carry(self.police, self.police.opened("p"))
        self.carry(self.thief, self.thief.opened("t"))

    def carry(self, end: SealedEnd, outs: list[Out]) -> None:
        other, line = (self.thief, "t") if end is self.police else (self.police, "p")
        for out in outs:
            if isinstance(out, Send):
                self.carry(other, other.heard(line, out.text))
            else:
                self.told[end].append(out)
                if out.what == "invited":
                    letter = self.letters.open(out.facts["letter"])
                    self.carry(end, end.begin(*letter.begin(("Ada", "Ben"), self.random.randbytes(32))))

    def answers(self, end: SealedEnd) -> None:
        if not (end.match and end.mail) or end.match.over:
            return
        mine = [seat for seat in end.match.choices_by_seat if not end.match.seats[seat].is_remote]
        if not mine:
            return
        seat, token = pick(end.match, self.rng)
        if seat in mine:
            end.mail.answer(end.match, seat, token, self.random.randbytes(16))
            self.carry(end, end.spread())


def test_a_whole_chase_over_a_line() -> None:
    line = Line()
    assert sealed.is_sealed(GAME)
    for _ in range(2_000):
        line.answers(line.police)
        line.answers(line.thief)
        if line.police.match and line.police.match.over:
            break
    assert line.police.match
    assert line.thief.match
    assert line.police.match.over
    assert line.thief.match.over
    told = line.police.match.state.result
    assert told
    assert told == line.thief.match.state.result
    assert told["reason"] != "cheating"


def test_only_sealed_letters_go_over_the_line() -> None:
    line = Line()
    end = SealedEnd(GAME, line.police.match, line.police.mail)
    kinds = {messages.read(out.text)["kind"] for out in end.opened("q") if isinstance(out, Send)}
    assert kinds <= {"hello", "letter"}


def test_what_is_no_message_is_told() -> None:
    end = SealedEnd(GAME)
    end.opened("q")
    for text in ("", "{}", "[1]", '{"kind":"letter","text":"' + "x" * 300_000 + '"}'):
        told = end.heard("q", text)
        assert [one.what for one in told if isinstance(one, Tell)] == ["not_understood"]
