"""What the page may ask the browser to do besides painting: the same as in `web/shell/messages.d.ts`, as a test says.

Only the type checker reads this file.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict


class Copy(TypedDict):
    type: Literal["copy"]
    text: str


class Share(TypedDict):
    type: Literal["share"]
    title: str
    text: str
    url: NotRequired[str]


class Download(TypedDict):
    type: Literal["download"]
    name: str
    text: str
    mime: NotRequired[str]


class Photo(TypedDict):
    type: Literal["photo"]
    name: str
    svg: str
    width: int
    height: int
    title: str


class Film(TypedDict):
    type: Literal["film"]
    frames: Sequence[Mapping[str, str]]
    ms: int


class OpenFile(TypedDict):
    type: Literal["open-file"]
    do: str
    accept: str


Notes = Sequence[tuple[int, int]]
"""Each with its pitch in hertz, and the milliseconds after which it begins."""


class Sound(TypedDict):
    type: Literal["sound"]
    notes: Notes


class Vibrate(TypedDict):
    type: Literal["vibrate"]
    pattern: Sequence[int]


class Plain(TypedDict):
    type: Literal["install", "persist", "print", "reload", "room", "update"]


Effect = Copy | Share | Download | Photo | Film | OpenFile | Sound | Vibrate | Plain
