"""What every screen answers to, and what it answers with."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

if TYPE_CHECKING:
    from app.ui.effects import Effect

Write = list[Any]
"""A value that the browser is to keep, as `app/storage/store.py` lists it."""
Form = Mapping[str, str]
"""The fields of the form around what was tapped."""


class Reply(TypedDict, total=False):
    """A message down to the shell, as `web/shell/messages.d.ts` says it; everything in it is optional."""

    paint: dict[str, str]
    attrs: dict[str, dict[str, str | None]]
    store: list[Write]
    hash: str
    replace: bool
    title: str
    say: str
    focus: str
    wait: int
    effect: "Effect | list[Effect]"
    dropped: str
    """The piece in hand is let go: its answer is "given", it is "left" where it is, or it goes "back"."""


Answer = Reply | Awaitable[Reply]


class NotThere(Exception):
    """What an address leads to is not here; the games that are kept are shown instead."""


class Screen(Protocol):
    """One screen: the app opens it by its route and passes on what happens to it."""

    def paint(self) -> Reply:
        """The whole screen, into `app`."""

    def do(self, action: str, form: Form | None) -> Answer:
        """Something was tapped, submitted or changed."""

    def look(self, token: str | None) -> Answer:
        """Something is being pointed at; None when no longer."""

    def drag(self, message: Mapping[str, Any]) -> Answer:
        """A piece of the board is in the hand."""

    def next(self) -> Answer:
        """The wait that the last reply asked for is over (or was skipped)."""

    def heard(self, key: str) -> Answer:
        """Another tab has changed a stored value, or one could not be stored."""

    def veil(self) -> Answer:
        """The tab was left while something was on the screen that not everybody may see."""


class Page(ABC):
    """A screen where nothing happens by itself."""

    @abstractmethod
    def paint(self) -> Reply:
        """The whole page."""

    def do(self, action: str, form: Form | None) -> Answer:
        return {}

    def look(self, token: str | None) -> Answer:
        return {}

    def drag(self, message: Mapping[str, Any]) -> Answer:
        return {"dropped": "back"}

    def next(self) -> Answer:
        return {}

    def heard(self, key: str) -> Answer:
        return self.paint()

    def veil(self) -> Answer:
        return self.paint()
