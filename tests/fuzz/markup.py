"""Looks at what was painted as a browser would: no element and no attribute that only a name could have brought."""

import re
from html.parser import HTMLParser

_VOID = frozenset({"area", "br", "hr", "img", "input"})
_NEVER = frozenset({
    "script", "iframe", "object", "embed", "link", "meta", "base", "foreignobject", "animate", "set",
    "animatetransform", "image", "template", "frame", "portal", "video", "audio", "source", "handler",
})  # fmt: skip
_ADDRESSES = frozenset({"href", "xlink:href", "src", "action", "formaction", "srcdoc", "data", "poster", "ping"})
_OURS = ("#", "art/", "echappee.html", "notices.html", "data:image/svg+xml,", "https://x.test/#")
_PAINTS = frozenset({"style", "fill", "stroke", "filter", "mask", "clip-path", "marker-start", "marker-end"})


class Suspicion(AssertionError):
    """Markup that runs something, leads somewhere, or does not close."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            self.open.append(tag)
        self.look(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.look(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            raise Suspicion(f"</{tag}> closes nothing")

    def handle_comment(self, data: str) -> None:
        raise Suspicion(f"a comment: {data[:80]}")

    def handle_decl(self, decl: str) -> None:
        raise Suspicion(f"a declaration: {decl[:80]}")

    def handle_pi(self, data: str) -> None:
        raise Suspicion(f"an instruction: {data[:80]}")

    def unknown_decl(self, data: str) -> None:
        raise Suspicion(f"a declaration: {data[:80]}")

    def look(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if tag in _NEVER or not tag.replace("-", "").isalnum():
            raise Suspicion(f"<{tag}>")
        if len(set(names)) < len(names):
            raise Suspicion(f"<{tag}> has an attribute twice: {names}")
        for name, value in attrs:
            self.attribute(tag, name, value or "")

    def attribute(self, tag: str, name: str, value: str) -> None:
        if name.startswith("on") or not name.replace("-", "").replace(":", "").isalnum():
            raise Suspicion(f"<{tag} {name}>")
        if name in _ADDRESSES and not value.startswith(_OURS):
            raise Suspicion(f"<{tag} {name}={value[:80]!r}>")
        if name in _PAINTS and re.search(r"url\((?!#)|[@\\<]|expression", value, re.IGNORECASE):
            raise Suspicion(f"<{tag} {name}={value[:80]!r}>")


def check_markup(html: str) -> None:
    """Raises a Suspicion when a piece of the page is more than it should be."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    if reader.open:
        raise Suspicion(f"never closed: {reader.open}")
