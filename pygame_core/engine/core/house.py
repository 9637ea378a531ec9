"""House rules: numbers of its rules that a game lets the laboratory change. No table, save or link can hold one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .options import Words


class HouseRule(NamedTuple):
    """One number: what it is, between what it may lie, and how a game that is about to begin gets it."""

    name: str
    label: Words
    least: int
    most: int
    usual: Callable[[Any], int]
    """The printed rule, for a game that is about to begin."""
    change: Callable[[Any, int], None]
    step: int = 1

    def allows(self, value: Any) -> bool:
        """Whether a game can be played with this number."""
        return type(value) is int and self.least <= value <= self.most and value % self.step == 0

    @property
    def allowed(self) -> str:
        """The numbers, in words for people and machines alike."""
        return f"{self.least}..{self.most}" + (f"/{self.step}" if self.step > 1 else "")
