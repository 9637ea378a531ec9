"""What the commands share: the language, where words go, files."""

import json
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from pygame_core.engine.core.refusals import Refusal, shown
from pygame_core.engine.texts.telling import told

from .words import WORDS

LONGEST_FILE = 2_000_000
_LONGEST_LINE = 20_000
_LONGEST_PATH = 255
_COMMANDS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that a terminal obeys instead of showing them, or that turn the words around them."""


class Trouble(Exception):
    """Something outside that cannot be used, as a sentence."""


class Terminal:
    """Speaks to a person on standard output, or to a machine: one object there, and the words on standard error."""

    def __init__(self, lang: str, as_json: bool) -> None:
        self.lang = lang
        self.as_json = as_json
        self.words = sys.stderr if as_json else sys.stdout
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of the command line's own."""
        return WORDS[self.lang][key].format(**facts)

    def tell(self, text: str = "", end: str = "\n") -> None:
        """Words for a person."""
        print(_encodable(text, self.words.encoding), end=end, file=self.words, flush=True)

    def hear(self) -> str:
        """A line from a person, or from a file that speaks for one; empty at its end."""
        try:
            line = sys.stdin.readline(_LONGEST_LINE)
        except OSError:  # a folder, or a terminal that has gone: nobody speaks there
            return ""
        if not sys.stdin.isatty():  # What a person types is on their screen already.
            self.tell(line.rstrip("\n"))
        return line

    def put(self, result: Any) -> None:
        """The one object for a machine."""
        print(json.dumps(result, ensure_ascii=True, indent=2))

    def complain(self, text: str) -> None:
        """A sentence about what went wrong. Where it cannot be written there is nobody to be told that."""
        with suppress(OSError, ValueError):
            print(_encodable(text, sys.stderr.encoding), file=sys.stderr)

    def progress(self, done: int, total: int) -> None:
        """How far it is, on one line that renews itself; plain lines would flood a log file."""
        with suppress(OSError, ValueError):
            if sys.stderr.isatty():
                print(f"\r{done}/{total} ", end="" if done < total else "\n", file=sys.stderr, flush=True)
            elif done == total or done * 10 // total != (done - 1) * 10 // total:
                print(f"{done}/{total}", file=sys.stderr, flush=True)

    def refusal(self, refusal: Refusal, game_id: str = "", names: Sequence[str] = ()) -> str:
        """The sentence for a refusal, the game's own where it is known."""
        return told(refusal, tuple(names), self.lang, game_id)

    def read(self, name: str, longest: int = LONGEST_FILE) -> str:
        """The text of a file from anywhere."""
        try:
            with Path(name).open("rb") as file:
                raw = file.read(longest + 1)
        except (OSError, ValueError) as error:
            raise Trouble(self.say("cannot_read", file=_named(name), why=_why(error))) from error
        if len(raw) > longest:
            raise Trouble(self.say("too_long", file=name, most=longest))
        try:
            return raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            raise Trouble(self.say("not_utf8", file=name, line=line)) from error

    def write(self, name: str, text: str) -> None:
        """Write a file, whole or not at all."""
        path = Path(name)
        try:
            new = path.with_name(path.name + ".new")
            new.write_text(text, encoding="utf-8")
            new.replace(path)
        except (OSError, ValueError) as error:
            raise Trouble(self.say("cannot_write", file=name, why=_why(error))) from error


def environment_language() -> str:
    """French where the environment speaks French, else English."""
    found = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return "fr" if found.lower().startswith("fr") else "en"


def _named(file: str) -> str:
    return file if len(file) <= _LONGEST_PATH else shown(file)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _encodable(text: str, encoding: str | None) -> str:
    """The text as this output can show it: no accent ends the game where there are none, no file commands it."""
    known = encoding or "utf-8"
    return _COMMANDS.sub("\ufffd", text).encode(known, "replace").decode(known)
