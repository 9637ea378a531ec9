"""The one who speaks: a speaker that knows its way about the city."""

from collections.abc import Iterable, Sequence
from functools import partial

from pygame_core.engine.texts import language
from pygame_core.engine.texts.language import capital, listing

from ..board import CAR_PARK
from .en import words as en
from .fr import words as fr

TONGUES = {"fr": fr.TONGUE, "en": en.TONGUE}


class Speaker(language.Speaker):
    """Says Velo City's sentences. "{space:from}" and its like are sentences themselves."""

    def __init__(self, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(TONGUES[lang], names)
        self.ways |= {way: partial(self.space, way) for way in ("short", "at", "from", "to")}
        self.ways["Short"] = lambda space: capital(self.space("short", space))
        self.ways["From"] = lambda space: capital(self.space("from", space))
        self.ways["whose"] = lambda seat: f"{self.name(seat)}’s"
        self.ways["of_all"] = lambda seats: "of " + listing(lang, [self.name(seat) for seat in seats])

    def space(self, way: str, space: int) -> str:
        """A space as part of a sentence."""
        return self.say(place_key(way, space), n=space)

    def dice(self, dice: Iterable[tuple[str, int]], active: int) -> list[str]:
        """The dice of a turn, each with its owner and value."""
        return [self._die(die, value, active) for die, value in dice]

    def _die(self, die: str, value: int, active: int) -> str:
        if die == "energy":
            return self.say("die_energy", value=value)
        return self.say("die_of", name=self.name(active if die == "own" else int(die)), value=value)


def place_key(key: str, space: int) -> str:
    """The form of a sentence for the car park, where it has one of its own."""
    return f"{key}_car_park" if space == CAR_PARK else key
