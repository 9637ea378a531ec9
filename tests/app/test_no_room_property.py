"""Any use of a storage that is small, that others fill, or that writes only halves: no game is lost unsaid."""

from typing import Any

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import data, integers, sampled_from

from app.storage.library import Library
from tests.app.cupboard import Cramped, Cupboard
from tests.app.tables import GAMES

QUICK = GAMES[0]


class AnyUse(RuleBasedStateMachine):
    @initialize(most=integers(10_000, 90_000))
    def begin(self, most: int) -> None:
        self.page = Cramped(Cupboard(most))
        self.there: set[str] = set()
        """The games that ought to be there, whatever happens."""

    @property
    def shelf(self) -> Library:
        assert self.page.app.desk
        return self.page.app.desk.library

    @rule()
    def play(self) -> None:
        self.page.do(f"play:{QUICK}")
        self.there.add(self.page.hash.rpartition("/")[2])

    @precondition(lambda self: self.there)
    @rule(given=data(), answers=integers(1, 6))
    def go_on(self, given: Any, answers: int) -> None:
        self.page.send("go", hash=f"#/game/{given.draw(sampled_from(sorted(self.there)))}")
        if self.page.app.route.name == "game":
            self.page.play(answers)

    @precondition(lambda self: self.there)
    @rule(given=data())
    def delete(self, given: Any) -> None:
        name = given.draw(sampled_from(sorted(self.there)))
        self.page.send("go", hash="#/games")
        self.page.do(f"delete:{name}")
        self.there.discard(name)
        assert self.shelf.deleted()
        if given.draw(sampled_from((True, True, False))):
            self.page.do("undelete")
            self.there.add(name)

    @precondition(lambda self: self.there)
    @rule(given=data())
    def rename(self, given: Any) -> None:
        self.page.send("go", hash="#/games")
        self.page.do(f"call:{given.draw(sampled_from(sorted(self.there)))}", title="a" * 30)

    @rule(signs=integers(0, 30_000))
    def others_fill_it(self, signs: int) -> None:
        cupboard = self.page.cupboard
        cupboard.kept.pop("other", None)
        cupboard.kept["other"] = "x" * min(max(cupboard.room - 5, 0), signs)

    @precondition(lambda self: not self.shelf.unkept)
    @rule()
    def come_again(self) -> None:
        self.page = Cramped(self.page.cupboard)

    @invariant()
    def every_game_is_kept_or_it_was_said(self) -> None:
        if not hasattr(self, "page"):
            return
        assert set(self.shelf.ids()) == self.there
        after = Library(dict(self.page.cupboard.kept), "later")
        assert after.check() == (0, 0)
        for name in self.there:
            same = after.read(name) == self.shelf.read(name)
            assert same or self.shelf.unkept, name


AnyUse.TestCase.settings = settings(max_examples=15, stateful_step_count=12)
test_any_use = AnyUse.TestCase
