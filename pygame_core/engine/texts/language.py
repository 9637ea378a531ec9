"""What a game's text module hands over, and the speaker that fills its sentences.

A sentence is a template whose fields carry their grammar: "{seat:of}" is "de Lucie" or "d’Abel", "{count:cans}" is
"2 cannettes". A game adds fields of its own ("{space:from}": "du parking"). Names stay raw: whoever shows a sentence
escapes it.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.choice import Choice

if TYPE_CHECKING:
    from fractions import Fraction  # It takes a while to load, and only odds need it.

LANGUAGES = ("fr", "en")
NO_BREAK = "\u00a0"
_SUFFIXES = {1: "st", 2: "nd", 3: "rd"}


class Question(NamedTuple):
    """Who is asked what, and one line to know before answering."""

    title: str
    context: str = ""


class Label(NamedTuple):
    """One answer on its button: in short, its price or gain, and as a sentence for those who hear it."""

    title: str
    detail: str
    spoken: str


class Line(NamedTuple):
    """One line of the log: whose turn it tells, and the last log entry that it covers."""

    seat: int | None
    text: str
    entry: int
    piece: str = ""
    """What marks the line, where it is not its seat."""


class Card(NamedTuple):
    """A title and a few sentences."""

    title: str
    paragraphs: tuple[str, ...]


class Number(NamedTuple):
    """Something counted on a seat's panel."""

    name: str
    value: int
    words: str


class Panel(NamedTuple):
    """A seat's panel: what it is up to, and its numbers."""

    role: str
    numbers: tuple[Number, ...]
    tab: str = ""
    """What it said in this round of talk, or when it will speak; in one or two words."""


class Errand(NamedTuple):
    """Something that a seat may do whenever the game waits; without choices the reason why not now."""

    name: str
    title: str
    detail: str
    choices: tuple[Choice, ...]
    reason: str = ""


class Dial(NamedTuple):
    """Answers of one kind that differ in a number alone: chosen on a scale."""

    kind: str
    least: int
    most: int
    start: int
    """The number that the scale stands on at first."""
    word: str
    """The word on the button: "Bid"."""


class Aim(NamedTuple):
    """What a game is about, for somebody who has never seen it; a short sentence each."""

    want: str
    """What one wants, and how one wins."""
    turn: str
    """What one does in a turn."""
    end: str
    """When it ends."""
    you: str
    """Who one is on the board: colour, figure and name together; empty for an onlooker."""


class Ahead(NamedTuple):
    """What one face of the next die would mean for whoever looks."""

    value: int
    title: str
    detail: str
    short: str
    """The detail in a few signs, for a phone."""
    mood: str
    """"pay", "mine", "theirs", "gain", "card" or "none"."""


class Member(NamedTuple):
    """A piece that has a panel of its own: its names for the drawing and for people, whose it is, what it is up to."""

    piece: str
    name: str
    seats: tuple[int, ...]
    role: str
    brief: str
    """The same in one or two words, for a phone."""
    state: str = ""
    """"now" while it may act, "done" when it has."""


Plurals = Mapping[str, tuple[str, str, str]]
"""What is counted: for none, for one, for "{n}"."""


@dataclass(frozen=True)
class Tongue:
    """A language as a game uses it."""

    lang: str
    sentences: Mapping[str, str]
    plurals: Plurals


def french(text: str) -> str:
    """French typography: no line ever begins with a question mark, a colon or a closing quote."""
    return re.sub(r" (?=[?!;:»%])|(?<=«) ", NO_BREAK, text)


def typeset(sentences: Mapping[str, str]) -> dict[str, str]:
    """A table of French sentences, set as a printer would."""
    return {key: french(sentence) for key, sentence in sentences.items()}


class Speaker(Formatter):
    """Says the sentences of a tongue, with the names of the seats."""

    def __init__(self, tongue: Tongue, names: Sequence[str] = ()) -> None:
        self.tongue, self.lang, self.names = tongue, tongue.lang, names
        self.ways: dict[str, Callable[[Any], str]] = {
            "name": self.name,
            "names": lambda seats: listing(self.lang, [self.name(seat) for seat in seats]),
            "of": lambda seat: of(self.lang, self.name(seat)),
            "list": lambda words: ", ".join(map(written, words)),
            "place": lambda place: ordinal(self.lang, place),
            "chance": lambda chance: percent(self.lang, chance),
        }

    def say(self, key: str, /, **facts: Any) -> str:
        """One sentence."""
        return self.vformat(self.tongue.sentences[key], (), facts)

    def knows(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self.tongue.sentences

    def name(self, seat: int) -> str:
        """The name of a seat; its number where no names are known."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return f"place {seat + 1}" if self.lang == "fr" else f"seat {seat + 1}"

    def form(self, form: str, thing: object) -> str:
        """A thing as part of a sentence: in the form "trace", "blue" is "trace_blue". What has none stays as it is."""
        key = f"{form}_{thing}"
        return self.say(key) if self.knows(key) else str(thing)

    def row(self, form: str, things: object) -> str:
        """Several of them, or one: A, B and C."""
        many = things if isinstance(things, list | tuple) else [things]
        return listing(self.lang, [self.form(form, thing) for thing in many])

    def count(self, what: str, n: int) -> str:
        """So many of something, in words."""
        return self.tongue.plurals[what][min(max(n, 0), 2)].format(n=n)

    def format_field(self, value: Any, format_spec: str) -> str:
        if way := self.ways.get(format_spec):
            return way(value)
        if format_spec in self.tongue.plurals:
            return self.count(format_spec, value)
        return str(super().format_field(value, format_spec))


def written(value: Any) -> str:
    """A value as people write it in files and commands."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def capital(text: str) -> str:
    """The text with its first letter as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def listing(lang: str, words: Sequence[str]) -> str:
    """Words in a row: A, B and C."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + (" et " if lang == "fr" else " and ") + words[-1]


_VOWELS = tuple("aàâäáãåeéèêëiîïíìoôöóòõuùûüúœæ")


def of(lang: str, name: str) -> str:
    """The genitive of a name: "de Lucie", "d’Abel"; "of Abel"."""
    if lang != "fr":
        return f"of {name}"
    plain = name[:2].lower()
    vowel = plain[:1] in _VOWELS or re.match(r"y[^aeiouy]", plain)
    return f"d’{name}" if vowel else f"de {name}"


def ordinal(lang: str, place: int) -> str:
    """First, second... in figures."""
    if lang == "fr":
        return "1re" if place == 1 else f"{place}e"
    last = 0 if place % 100 in (11, 12, 13) else place % 10
    return f"{place}{_SUFFIXES.get(last, 'th')}"


def percent(lang: str, chance: "Fraction") -> str:
    """A chance, readable: never 0 % or 100 % for what is only nearly so, and the fraction where it is a simple one."""
    space = NO_BREAK if lang == "fr" else ""
    if chance in (0, 1):
        return f"{int(chance) * 100}{space}%"
    shown = f"{min(max(round(chance * 100), 1), 99)}{space}%"
    return f"{shown} ({chance})" if chance.denominator <= 36 else shown


def paragraph(sentences: Iterable[str]) -> str:
    """Sentences one after another; the empty ones are left out."""
    return " ".join(sentence for sentence in sentences if sentence)
