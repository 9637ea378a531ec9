"""TOML besides tomllib: at which line each key stands, and plain data written out."""

import json
import re
from bisect import bisect_left
from collections.abc import Mapping
from typing import Any

Path = tuple[str | int, ...]
"""The way to a value: keys, and indexes in lists."""

_BLANK = re.compile(r"[ \t]*")
_BETWEEN = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRINGS = (r'"""(?:[^\\]|\\.)*?"{3,5}', r"'''.*?'{3,5}", r'"(?:[^"\\\n]|\\.)*"', r"'[^'\n]*'")
_STRING = re.compile("|".join(_STRINGS), re.DOTALL)
# In a text that nobody has accepted yet a string may never end. It is then taken to its end all the same: to begin
# anew at each quote would cost the square of its length.
_OPEN_STRINGS = (
    r'"""(?:[^\\"]|\\.|"(?!""))*+"{0,5}', r"'''(?:[^']|'(?!''))*+'{0,5}",
    r'"(?:[^"\\\n]|\\.)*+"?', r"'[^'\n]*+'?",
)  # fmt: skip
_STRING_OR_COMMENT = re.compile("|".join((*_OPEN_STRINGS, r"#[^\n]*")), re.DOTALL)
_MOST_KEY_PARTS = 20
_LONG_KEY = re.compile(rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{_MOST_KEY_PARTS}}}")
_PLAIN_VALUE = re.compile(r"[^,\]}\n#]*")


def line_numbers(text: str) -> dict[Path, int]:
    """The line of every key and list item of a text that tomllib has accepted."""
    return _Scanner(text).document()


def has_long_key(text: str) -> bool:
    """Whether a key has very many parts: reading it would cost the square of their number."""
    return _LONG_KEY.search(_STRING_OR_COMMENT.sub("_", text)) is not None


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a value, or of the nearest thing around it that has one."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def inline(value: Any) -> str:
    """Plain data as one TOML value. What is None is left out of tables."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        pairs = (f"{key(name)} = {inline(part)}" for name, part in value.items() if part is not None)
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value)


def key(name: Any) -> str:
    """A key, in quotes where it needs them."""
    return str(name) if _BARE_KEY.fullmatch(str(name)) else inline(str(name))


def table(header: str, values: Mapping[str, Any]) -> str:
    """A table with a line for each key."""
    lines = (f"{key(name)} = {inline(value)}" for name, value in values.items() if value is not None)
    return "\n".join([header, *lines]) if header else "\n".join(lines)


class _Scanner:
    """Walks over valid TOML and notes where things stand; it understands no values."""

    def __init__(self, text: str) -> None:
        # tomllib reads \r\n as \n; counting \n alone gives the same lines.
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.sizes: dict[Path, int] = {}
        self.ends = [index for index, letter in enumerate(text) if letter == "\n"]

    def document(self) -> dict[Path, int]:
        table: Path = ()
        while self.skip(_BETWEEN) < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at + 1
        return self.at

    def note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect_left(self.ends, at) + 1)

    def header(self) -> Path:
        at, brackets = self.at, 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        parts = self.key()
        self.at += brackets
        path: Path = ()
        for index, part in enumerate(parts):
            path += (part,)
            if brackets == 2 and index == len(parts) - 1:
                self.sizes[path] = self.sizes.get(path, 0) + 1
            self.note(path, at)
            if path in self.sizes:
                path += (self.sizes[path] - 1,)
        self.note(path, at)
        return path

    def key(self) -> list[str]:
        parts = []
        while True:
            start = self.skip(_BLANK)
            quoted = self.text[start] in "\"'"
            end = self.skip(_STRING if quoted else _BARE_KEY)
            parts.append(self.text[start + quoted : end - quoted])
            if self.text[self.skip(_BLANK) : self.at + 1] != ".":
                return parts
            self.at += 1

    def pair(self, table: Path) -> None:
        at, path = self.at, table
        for part in self.key():
            path += (part,)
            self.note(path, at)
        self.at += 1  # the equals sign
        self.skip(_BLANK)
        self.value(path)

    def value(self, path: Path) -> None:
        self.note(path, self.at)
        opening = self.text[self.at : self.at + 1]
        if opening in ("[", "{"):
            self.inside(path, "]" if opening == "[" else "}")
        else:
            self.skip(_STRING if opening in ('"', "'") else _PLAIN_VALUE)

    def inside(self, path: Path, closing: str) -> None:
        self.at += 1
        index = 0
        while self.text[self.skip(_BETWEEN)] != closing:
            if closing == "]":
                self.value((*path, index))
                index += 1
            else:
                self.pair(path)
            if self.text[self.skip(_BETWEEN)] == ",":
                self.at += 1
        self.at += 1
