"""What games give is what the contract asks for: nothing is missing, nothing is misspelt, flags and abilities agree."""

from pathlib import Path

from pygame_core.engine import registry
from pygame_core.engine.contract.words import Texts
from pygame_core.laws.parts import undeclared

GAMES = [meta.id for meta in registry.games()]
HOUSE = Path(registry.__file__).parents[2]
SHOWING = sorted(
    file for folder in ("web/app", "pygame_core/cli", "pygame_core/engine") for file in (HOUSE / folder).rglob("*.py")
)


def test_a_misspelt_ability_is_found() -> None:
    class Misspelt(type(registry.module("vroom").texts)):  # type: ignore[misc]
        def counsle(self) -> str:
            return ""

    assert undeclared(Misspelt(), Texts) == {"counsle"}
