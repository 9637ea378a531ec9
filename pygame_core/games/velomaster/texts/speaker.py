"""The one who speaks: a speaker that knows bibs, cells and phases."""

from collections.abc import Callable, Sequence

from pygame_core.engine.texts import language
from pygame_core.engine.texts.language import listing, ordinal, written

from ..meta import META
from .en import words as en
from .fr import words as fr

TONGUES = {"fr": fr.TONGUE, "en": en.TONGUE}
COLOURS = {**META.colour_names, "grey": {"fr": "Gris", "en": "Grey"}}


def clock(minutes: object) -> str:
    """A time: 62 is 1h02."""
    return f"{minutes // 60}h{minutes % 60:02}" if isinstance(minutes, int) else str(minutes)


class Speaker(language.Speaker):
    """Says VeloMaster's sentences: "{rider:rider}" is "Rose V", "{cell:cell}" a cell or "la ligne".

    What is told to whoever looks at the board calls a cell by what is written there: "{cell:part}", its part of it.
    """

    def __init__(self, lang: str, names: Sequence[str] = (), colours: Sequence[str] = META.colours) -> None:
        super().__init__(TONGUES[lang], names)
        self.colours = colours
        self.ways |= {
            "rider": self.rider,
            "riders": lambda riders: self.all(self.rider, riders),
            "cell": self.cell,
            "part": lambda cell: str(cell).partition(".")[0],
            "cells": lambda cells: self.all(self.cell, cells),
            "list": lambda words: ", ".join(map(written, words)) if isinstance(words, list | tuple) else str(words),
            "phase": lambda phase: self.say(f"phase_{phase}") if self.knows(f"phase_{phase}") else str(phase),
            "reason": lambda why: self.say(f"why_{why}"),
            "rank": self.rank,
            "clock": clock,
            "team": self.team,
            "teams": lambda teams: listing(lang, [self.team(team) for team in teams]),
        }

    def rider(self, rider: str) -> str:
        """A rider by colour and bib."""
        colour, _, bib = str(rider).partition("-")
        known = COLOURS.get(colour)
        return f"{known[self.lang]} {bib}" if known else str(rider)

    def rank(self, place: int) -> str:
        """Where a rider is in a classification; in French as men are counted."""
        return "1er" if self.lang == "fr" and place == 1 else ordinal(self.lang, place)

    def cell(self, cell: str) -> str:
        """A cell, or what has a name of its own."""
        return self.say(f"place_{cell}") if cell in ("finish", "outside") else str(cell)

    def all(self, way: Callable[[str], str], things: Sequence[str]) -> str:
        """Several of them in a row; of what is only their number, that."""
        return listing(self.lang, [way(one) for one in things]) if isinstance(things, list | tuple) else str(things)

    def team(self, team: int) -> str:
        """A team by its colour."""
        return COLOURS[self.colours[team]][self.lang] if 0 <= team < len(self.colours) else "?"
