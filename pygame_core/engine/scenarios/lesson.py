"""A scenario as a lesson: one person gives the answers of their seat, everybody else's and the dice are told."""

from importlib import import_module
from pathlib import Path

from .. import registry
from ..core.chance import CHANCE
from ..core.options import Words
from .player import ScenarioPlayer
from .scenario import Scenario, ScenarioStep, parse


def files(game_id: str) -> list[Path]:
    """The lessons of a game, in their order."""
    folder = Path(str(import_module(registry.folder(game_id)).__file__)).parent / "scenarios"
    return sorted(folder.glob("l*.toml"))


def lessons(game_id: str) -> list[Scenario]:
    """The same, read."""
    return [parse(file.read_text("utf-8")) for file in files(game_id)]


class Lesson:
    """One of them while somebody walks through it."""

    def __init__(self, scenario: Scenario) -> None:
        self._player = ScenarioPlayer(scenario)
        self.match = self._player.match
        self.steps = [step for step in scenario.steps if step.do or step.say]
        self.pupil = int(bool(scenario.game.meta.lead))
        """The first seat; where one leads, with a part of its own, the first of the others."""
        self.at = 0
        """The step that is being played, or read."""
        self._given = 0
        self._by_pupil = False
        self._go_on()

    @property
    def step(self) -> ScenarioStep:
        return self.steps[self.at]

    @property
    def told(self) -> tuple[int, str] | None:
        """The answer that comes next, and whose it is; nothing while there is something to read, and at the end."""
        if self._given == len(self.step.do):
            return None
        token = self.step.do[self._given]
        return self._who(token), token

    @property
    def wanted(self) -> str:
        """What the pupil is to answer; nothing while it is not their turn."""
        return self.told[1] if self.told and self.told[0] == self.pupil else ""

    @property
    def over(self) -> bool:
        """Whether nothing is left but the last sentence."""
        return self.told is None and self.at == len(self.steps) - 1

    @property
    def reading(self) -> bool:
        """Whether all waits until a sentence has been read."""
        return self.told is None and not self.over

    @property
    def say(self) -> Words:
        """The sentence of this step, or the last one before it."""
        return next((step.say for step in reversed(self.steps[: self.at + 1]) if step.say), {})

    @property
    def page(self) -> tuple[int, int]:
        """Which sentence that is, and of how many."""
        return sum(bool(step.say) for step in self.steps[: self.at + 1]), sum(bool(step.say) for step in self.steps)

    def give(self) -> None:
        """Give the answer that comes next, and let the dice fall that follow it."""
        if self.told:
            self._play(*self.told)
            self._go_on()

    def turn_page(self) -> None:
        """The sentence has been read."""
        if self.reading:
            self._next_step()
            self._go_on()

    def _go_on(self) -> None:
        """Up to an answer of somebody, or something to read."""
        while True:
            if self.told and self.told[0] == CHANCE:
                self._play(*self.told)
            elif self.reading and (self._by_pupil or not self.step.say):
                self._next_step()
            else:
                return

    def _play(self, seat: int, token: str) -> None:
        self._player.answer(seat, token)
        self._given += 1
        self._by_pupil = self._by_pupil or seat == self.pupil
        self._pass_forced()

    def _next_step(self) -> None:
        self.at, self._given, self._by_pupil = self.at + 1, 0, False
        self._pass_forced()

    def _pass_forced(self) -> None:
        """A scenario may name what the engine has answered already."""
        while self._given < len(self.step.do) and self._player.was_forced(self.step.do[self._given], None):
            self._given += 1

    def _who(self, token: str) -> int:
        """Whose answer it is: of whoever may give it, the one who is named, or who learns, comes first."""
        seats = {*self.match.asked, *self.match.choices_by_seat}
        return self._player.who(token, sorted(seats, key=lambda seat: (seat != self.step.by, seat != self.pupil)))
