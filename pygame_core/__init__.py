"""Échappée: five race-and-pursuit board games in pure Python, their rules, computer players and the engine under them.

>>> import pygame_core as echappee
>>> echappee.new("velo-city", players=4, seed=1, first_player=0)
<Match velo-city: 0 answers, red to declare>

Each name is brought when it is first asked for: importing this package imports none of its modules.
"""

TYPE_CHECKING = False  # so that `typing` need not come either; type checkers know the name
if TYPE_CHECKING:
    from .api import all_games, explain, load, meta, new, play_out
    from .bots.arena import simulate
    from .engine.core.chance import CHANCE
    from .engine.core.choice import Choice
    from .engine.core.events import Event
    from .engine.core.game import Game
    from .engine.core.meta import Meta
    from .engine.core.options import Option, Seat
    from .engine.core.refusals import BadOption, Damaged, Illegal, Newer, NotAsked, NoUndo, Refusal
    from .engine.core.state import State
    from .engine.keeping.links import link
    from .engine.keeping.saves import save
    from .engine.match.match import Match

__version__ = "0.1.0"
__all__ = [
    "CHANCE", "BadOption", "Choice", "Damaged", "Event", "Game", "Illegal", "Match", "Meta", "Newer", "NoUndo",
    "NotAsked", "Option", "Refusal", "Seat", "State", "all_games", "explain", "link", "load", "meta", "new", "play_out",
    "save", "simulate",
]  # fmt: skip
_HOMES = {
    "api": ("all_games", "explain", "load", "meta", "new", "play_out"),
    "bots.arena": ("simulate",),
    "engine.core.chance": ("CHANCE",),
    "engine.core.choice": ("Choice",),
    "engine.core.events": ("Event",),
    "engine.core.game": ("Game",),
    "engine.keeping.links": ("link",),
    "engine.match.match": ("Match",),
    "engine.core.meta": ("Meta",),
    "engine.core.options": ("Option", "Seat"),
    "engine.core.refusals": ("BadOption", "Damaged", "Illegal", "Newer", "NotAsked", "NoUndo", "Refusal"),
    "engine.keeping.saves": ("save",),
    "engine.core.state": ("State",),
}
"""Module -> the public names that it is the home of."""


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, brought from its module the first time. Raises AttributeError for any other."""
        home = next((module for module, names in _HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        globals()[name] = found = getattr(import_module(f"{__name__}.{home}"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
