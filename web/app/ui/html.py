"""Markup as values: what goes in is escaped, what comes out is not escaped twice."""

from typing import Any

from pygame_core.engine.texts.html_escape import escape

_VOID = frozenset({"br", "hr", "img", "input"})


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def text(value: object) -> Html:
    """A value as markup: escaped, unless it is markup."""
    return value if isinstance(value, Html) else Html(escape(str(value)))


def join(*parts: Any) -> Html:
    """Parts one after the other; None and False are nothing, lists and tuples are opened."""
    pieces: list[str] = []
    for part in parts:
        if isinstance(part, list | tuple):
            pieces.append(join(*part))
        elif part is not None and part is not False:
            pieces.append(text(part))
    return Html("".join(pieces))


def tag(name: str, /, *children: Any, **attributes: Any) -> Html:
    """An element. class_ is class, data_do is data-do; True is a bare attribute, None and False leave it out."""
    head = name + "".join(_attribute(key, value) for key, value in attributes.items())
    return Html(f"<{head}>") if name in _VOID else Html(f"<{head}>{join(*children)}</{name}>")


def _attribute(key: str, value: Any) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def bool_text(value: bool) -> str:
    """A truth as ARIA writes it."""
    return "true" if value else "false"
