"""What the home page must know of a game: importable without its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..match.names import distinct
from .options import NAME_LENGTH, Option, Seat, Words


@dataclass(frozen=True)
class Meta:
    """A game's name, seats, options and credits."""

    id: str
    names: Words
    players: tuple[int, int]
    colours: tuple[str, ...]
    colour_names: Mapping[str, Words]
    pitch: Words
    strap: Words
    credits: str
    default_players: int = 4
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    minutes: Mapping[int, int] = field(default_factory=dict)
    """Minutes of a game for a number of players: its simulated length at the pace of people."""
    difficulty: int = 0
    """How much there is to learn and to weigh, from 1 to 5; 0 where nobody has said."""
    shelf: int = 100
    """Where it stands among the games: lower numbers first."""
    level_names: Mapping[int, Words] = field(default_factory=dict)
    shared_colours: bool = False
    """True where two seats may ride for one colour."""
    name_length: int = NAME_LENGTH
    """How many characters a player's name may have."""
    lead: str = ""
    """The colour of the first seat where that one plays another part than the others; nobody else may have it."""
    hidden: bool = False
    """True where seats know different things: no rewinding, links only for who may open them."""
    open_table: bool = False
    """True where the table is open to all and secrets lie face down on it, each seen only while its owner holds it."""
    profile: bool = False
    """True where a device keeps more than its games: the game's `profile` module says what."""
    together: bool = False
    """True where everybody wins, or everybody loses."""
    seated: bool = False
    """True where people and computers keep their seats: the rules ask people for what they spare computers."""
    by_hand: Words = field(default_factory=dict)
    """What people may roll or draw from the real box and enter, in words; nothing where the game has no such thing."""
    by_link: Mapping[str, Any] = field(default_factory=dict)
    """The options of a table where somebody sits at another device; nothing where that cannot be."""
    check: Callable[[Mapping[str, Any], Sequence[Seat]], None] | None = None
    """Refuses a table whose options and seats do not go together."""

    def is_part(self, name: str) -> bool:
        """Whether a colour is called so, in whatever language: then it is a part's name, and no person's."""
        return any(name in words.values() for words in self.colour_names.values())

    def colour_in_sentence(self, colour: str, lang: str) -> str:
        """A colour's name inside a sentence; what is no colour here stays as it is."""
        return self.colour_names[colour][lang].lower() if colour in self.colour_names else colour

    def recast(self, seat: Seat, colour: str, lang: str) -> Seat:
        """The seat with another part: whoever has no name of their own is called by that one."""
        name = self.colour_names[colour][lang] if self.is_part(seat.name) else seat.name
        return replace(seat, colour=colour, name=name)

    def seats(self, people: int = 1, players: int | None = None, lang: str = "en") -> tuple[Seat, ...]:
        """A good table: so many people, the rest computers; named after their colours. A lone lead is a computer."""
        count = players or self.default_players
        kinds = ["person"] * people + ["computer"] * (count - people)
        if self.lead:
            kinds = kinds[-1:] + kinds[:-1]
        # Where colours are shared, the fifth seat joins the first, and so on.
        colours = [self.colours[index % len(self.colours)] for index in range(count)]
        seats = [Seat(self.colour_names[colour][lang], colour, kind)
                 for colour, kind in zip(colours, kinds, strict=True)]  # fmt: skip
        return distinct(seats, self.name_length)
