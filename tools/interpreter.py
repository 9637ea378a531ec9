"""Makes the page's interpreter of Pyodide's: the same WebAssembly, with its short functions made longer by nothing.

Chromium notes where each call through the function table leads and compiles what is short into the caller, on the
guess that the next call leads there, too. An interpreter calls something else for every object: the guess fails,
and its loop, by far the longest function, is thrown away and compiled again, three times in the first second, and
what remains is slow. A function of more than LONGEST bytes is never put into another. So those in the table get as
many `nop`s before their end as that takes: no browser makes machine code of them, and they compress to almost nothing.

The way back: with ECHAPPEE_INTERPRETER=stock in the environment the page gets Pyodide's own file, byte for byte.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from .base import BUILD, MODULES, Trouble, digest, put, step, unless_done

STOCK = MODULES / "pyodide" / "pyodide.asm.wasm"
TARGET = BUILD / STOCK.name
LONGEST = 500
MEASURED = "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6"
"""The SHA-256 of the WebAssembly with which all this was measured, and found to pay."""
CHOICE = "ECHAPPEE_INTERPRETER"
OTHER = """Pyodide's WebAssembly is not the one that tools/interpreter.py was measured with (its SHA-256 is {found}).
Either node_modules is damaged: remove it and build again. Or Pyodide was updated on purpose: build the page with its
own file, `{choice}=stock python3 build.py dist`, measure both ways with `python3 build.py bench start`, and write the
new hash into MEASURED in tools/interpreter.py."""
HEAD = 8
IMPORTS, ELEMENTS, CODE = 2, 9, 10  # kinds of sections
NOP, CONSTANT, END = b"\x01", b"\x41", b"\x0b"


def build() -> Path:
    """The page's interpreter, made again only when Pyodide's changes; Pyodide's own where that is asked for.

    Raises Trouble when Pyodide's is not the one that was measured.
    """
    if is_stock():
        return STOCK
    unless_done("interpreter", digest([STOCK, Path(__file__)]), TARGET, _make)
    return TARGET


def is_stock() -> bool:
    """Whether the environment asks for Pyodide's own file. Raises Trouble for a word that means nothing."""
    asked = os.environ.get(CHOICE, "")
    if asked not in ("", "stock"):
        raise Trouble(f"{CHOICE}={asked} means nothing: it is `stock`, or it is not there.")
    return asked == "stock"


def _make() -> None:
    with step("interpreter of the page"):
        put(TARGET, lengthened(checked(STOCK.read_bytes())))


def checked(module: bytes) -> bytes:
    """The same module, which is the one that was measured. Raises Trouble for any other."""
    found = hashlib.sha256(module).hexdigest()
    if found != MEASURED:
        raise Trouble(OTHER.format(found=found, choice=CHOICE))
    return module


def lengthened(module: bytes) -> bytes:
    """The module, in which no function of the table is short."""
    sections = list(split(module))
    parts = {kind: Reader(content) for kind, content in sections}
    longer = code(parts[CODE], imported(parts[IMPORTS]), in_table(parts[ELEMENTS]))
    return module[:HEAD] + b"".join(
        bytes([kind]) + sized(longer if kind == CODE else content) for kind, content in sections
    )


class Reader:
    """Reads one thing after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def number(self) -> int:
        """A number of as many bytes as it takes: seven bits in each, and one that says whether more follow."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, size: int) -> bytes:
        """So many bytes."""
        self.at += size
        return self.data[self.at - size : self.at]

    def text(self) -> bytes:
        """Bytes after a number that says how many."""
        return self.take(self.number())


def number(value: int) -> bytes:
    """A number as Reader reads it."""
    return bytes([value & 0x7F | 0x80]) + number(value >> 7) if value > 0x7F else bytes([value])


def sized(data: bytes) -> bytes:
    """Bytes after their number."""
    return number(len(data)) + data


def split(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections: kind and content."""
    reader = Reader(module, HEAD)
    while reader.at < len(module):
        yield reader.take(1)[0], reader.text()


def imported(reader: Reader) -> int:
    """How many functions come from outside; theirs are the first numbers."""
    functions = 0
    for _ in range(reader.number()):
        reader.text(), reader.text()  # whose it is, and its name
        match reader.number():
            case 0:  # a function: its type
                functions += 1
                reader.number()
            case 1:  # a table: of what, and how long
                reader.number()
                limits(reader)
            case 2:  # a memory
                limits(reader)
            case _:  # a global or a tag: two short numbers
                reader.number(), reader.number()
    return functions


def limits(reader: Reader) -> None:
    """The least size of a table or a memory, and the greatest if there is one."""
    for _ in range(1 + reader.number() % 2):
        reader.number()


def in_table(reader: Reader) -> set[int]:
    """The numbers of the functions that are called through the table."""
    found: set[int] = set()
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.take(1) != CONSTANT:
            raise Trouble("Pyodide's function table is written in a new way; see tools/interpreter.py.")
        reader.number()
        reader.take(len(END))
        found.update(reader.number() for _ in range(reader.number()))
    return found


def code(reader: Reader, first: int, called: set[int]) -> bytes:
    """The functions' code; `first` is the number of the first of them."""
    count = reader.number()
    bodies = (reader.text() for _ in range(count))
    return number(count) + b"".join(
        sized(filled(body) if place in called else body) for place, body in enumerate(bodies, first)
    )


def filled(body: bytes) -> bytes:
    """One function, long enough not to be put into another."""
    return body[:-1] + NOP * (LONGEST + 1 - len(body)) + END
