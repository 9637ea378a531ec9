"""The tables at which the tests play: all that can be laid of our games."""

from pygame_core.engine import registry
from pygame_core.laws.tables import (
    MOST_ANSWERS,
    Table,
    can_play,
    option_sets,
    pick,
    played,
    tables,
    walk,
    walk_with_dice,
    with_leave,
    worth_a_look,
)

TABLES = [table for meta in registry.games() for table in tables(meta)]
USUAL = [table for table in TABLES if not table.options]

__all__ = [
    "MOST_ANSWERS", "TABLES", "USUAL", "Table", "can_play", "option_sets", "pick", "played", "walk", "walk_with_dice",
    "with_leave", "worth_a_look",
]  # fmt: skip
