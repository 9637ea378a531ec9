"""One legal answer: a small immutable value with a text token."""

from typing import Any, NamedTuple

Args = tuple[Any, ...]


class Choice(NamedTuple):
    """A legal answer. The token is unique among the answers of its moment; text from outside is looked up by it."""

    token: str
    kind: str
    args: Args = ()

    def __str__(self) -> str:
        return self.token


def choice(kind: str, *args: int | str) -> Choice:
    """The usual choice: its token is its kind and its arguments, separated by spaces."""
    return Choice(" ".join([kind, *map(str, args)]), kind, args)
