"""Players for the tests: one that always answers the first thing offered."""

from collections.abc import Sequence

from pygame_core.bots.base import Bot, Budget, View
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice


class First(Bot):
    """The first answer of the list."""

    def choose(self, view: View, choices: Sequence[Choice], rng: Rng, budget: Budget) -> Choice:
        return choices[0]
