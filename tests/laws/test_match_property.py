"""Any order of answers, undo, redo, rewinding, saving, sending and changing places keeps a match whole."""

from typing import Any

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import booleans, data, integers, sampled_from, text

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, NoUndo, Refusal
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from tests.laws.tables import TABLES, Table


class AnyMatch(RuleBasedStateMachine):
    match: Match

    @initialize(table=sampled_from(TABLES), seed=integers(0, 999))
    def begin(self, table: Table, seed: int) -> None:
        self.match = table.match(seed)

    @precondition(lambda self: not self.match.over)
    @rule(given=data(), times=integers(1, 12))
    def play(self, given: Any, times: int) -> None:
        for _ in range(times):
            if not self.match.over:
                seat = given.draw(sampled_from(sorted(self.match.choices_by_seat)))
                self.match.answer(seat, given.draw(sampled_from(self.answers(seat))))
                assert self.match.undone == []

    def answers(self, seat: int) -> list[str]:
        """What is listed, and some of what is only described."""
        step, frame = self.match.game.top(self.match.state)
        space = step.space(self.match.state, frame, seat) if seat in self.match.asked else None
        described = [space.sample(Rng(number)).token for number in range(3)] if space else []
        return [*(choice.token for choice in self.match.choices_by_seat[seat]), *described]

    @rule(seat=integers(-2, 8), token=text(max_size=12))
    def say_nonsense(self, seat: int, token: str) -> None:
        before = self.match.state.copy()
        try:
            self.match.answer(seat, token)
        except Refusal:
            assert self.match.state == before
        else:
            raise AssertionError(token)

    @rule(seat=integers(0, 6))
    def undo(self, seat: int) -> None:
        before, log = self.match.state.copy(), list(self.match.log)
        try:
            self.match.undo(seat)
        except NoUndo:
            assert (self.match.state, self.match.log) == (before, log)
            return
        taken = log[len(self.match.log) :]
        assert {entry.seat for entry in taken} == {seat}
        assert CHANCE not in {entry.seat for entry in taken}
        assert self.match.undone[: len(taken)] == taken

    @rule()
    def redo(self) -> None:
        undone, log = list(self.match.undone), list(self.match.log)
        try:
            self.match.redo()
        except NoUndo:
            assert not undone
            return
        assert self.match.log + self.match.undone == log + undone

    @precondition(lambda self: self.match.log and not self.match.game.meta.hidden)
    @rule(given=data())
    def rewind(self, given: Any) -> None:
        index, log = given.draw(integers(0, len(self.match.log) - 1)), list(self.match.log)
        self.match.rewind(index)
        assert self.match.log[:index] == log[:index]

    @rule()
    def save_and_load(self) -> None:
        text = saves.save(self.match)
        loaded = saves.load(text)
        assert loaded.lost_at is None
        assert saves.save(loaded.match) == text
        self.match = loaded.match

    @rule(history=booleans())
    def send_and_open(self, history: bool) -> None:
        text = links.link(self.match, history)
        opened = links.open_link(text, seed=len(text)).match
        assert opened.state == self.match.state
        assert links.link(opened, history) == text
        self.match = opened

    @rule(given=data(), kind=sampled_from(["person", "computer", "random"]), level=sampled_from([1, 2, 3]))
    def change_places(self, given: Any, kind: str, level: int) -> None:
        before = self.match.seats
        index = given.draw(integers(0, len(before) - 1))
        try:
            self.match.reseat(index, Seat("Zoé", before[index].colour, kind, level))
        except BadOption:  # By link, say, both sides have to be people.
            assert self.match.seats == before
            return
        assert self.match.seats[index].kind == kind

    @invariant()
    def nothing_is_lost(self) -> None:
        assert all(now == due for now, due in self.match.game.conserved(self.match.state).values())
        assert self.match.over or self.match.choices_by_seat
        assert len(self.match.events) == len(self.match.log)
        assert not self.match.log or self.match.log[-1].checksum == self.match.state.checksum()
        assert self.match.at(len(self.match.log)) == self.match.state


AnyMatch.TestCase.settings = settings(max_examples=25, stateful_step_count=20)
test_any_match = AnyMatch.TestCase
