"""What all screens share: the person's preferences, the library, the device, and what is to be said."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from app.core.screen import Reply
from app.i18n.pages import say
from app.storage.library import Library
from app.storage.preferences import Preferences
from app.storage.store import PREFIX

if TYPE_CHECKING:
    from app.core.setup import Setup
    from app.ui.effects import Effect

_ASKED = PREFIX + "persist"


@dataclass(frozen=True)
class Device:
    """What the shell told at the start."""

    width: int = 360
    height: int = 740
    reduced: bool = False
    dark: bool = False
    base: str = ""
    zone: int = 0
    """Minutes by which the clock on the wall is behind the world's."""


@dataclass(frozen=True)
class Notice:
    """A line at the top of the page: a sentence by its key, and perhaps one thing to do about it."""

    key: str
    values: Mapping[str, object]
    bad: bool = False
    do: tuple[str, str] | None = None
    """(action, key of the button's words)"""


@dataclass(frozen=True)
class Arrival:
    """What came into a game before its screen is opened."""

    before: int | None
    """How many answers were known: what is new is shown one thing at a time. None where nothing is."""
    sentence: str = ""
    """What is said of it otherwise."""


@dataclass(frozen=True)
class Room:
    """What the browser tells of the room for all that this page keeps, its files for use offline included."""

    usage: int = 0
    quota: int = 0
    persisted: bool | None = None
    """Whether it keeps it for good; None where it does not say."""


@dataclass
class Desk:
    """The one thing that every screen is given."""

    library: Library
    preferences: Preferences
    device: Device
    entropy: str
    now: int = 0
    kept: bool = True
    """Whether the browser keeps anything."""
    notices: list[Notice] = field(default_factory=list)
    effects: "list[Effect]" = field(default_factory=list)
    """What the browser is asked to do with the next reply, besides what the screen asks of it."""
    arrivals: dict[str, Arrival] = field(default_factory=dict)
    """What the screens of games have to show first, by the games' names."""
    room: Room = field(default_factory=Room)
    begin: "Callable[[Setup], Reply]" = lambda _setup: Reply()
    """Start a game at a table that was set up; the app puts this and the next here."""
    visit: Callable[[str], Reply] = lambda _fragment: Reply()
    """Go to another address of the page."""
    _drawn: int = 0

    @property
    def lang(self) -> str:
        return self.preferences.lang

    def say(self, key: str, **values: object) -> str:
        """A sentence of the interface in the language in force."""
        return say(self.lang, key, **values)

    def tell(self, key: str, *, bad: bool = False, do: tuple[str, str] | None = None, **values: object) -> None:
        """Put a line at the top of the page; the same line only once."""
        notice = Notice(key, values, bad, do)
        if notice not in self.notices:
            self.notices.append(notice)

    def unsay(self, key: str) -> None:
        """Take a line away again."""
        self.notices = [notice for notice in self.notices if notice.key != key]

    @property
    def asked_to_persist(self) -> bool:
        """Whether the browser was asked to keep everything for good: once, unasked."""
        return self.library.get(_ASKED) is not None or not self.kept

    def ask_to_persist(self) -> None:
        """Ask the browser to keep everything for good, even when room gets scarce."""
        self.library.put(_ASKED, "asked")
        self.effects.append({"type": "persist"})

    def seed(self) -> int:
        """A fresh number nobody can guess, for the dice of one game."""
        return int.from_bytes(self.chance()[:8]) >> 1

    def chance(self) -> bytes:
        """Thirty-two bytes that nobody can guess."""
        self._drawn += 1
        return sha256(f"{self.entropy}/{self._drawn}".encode()).digest()

    def new_id(self) -> str:
        """A name for a new game, unlike those of other tabs."""
        return f"{self.now:x}{self.seed() % 4096:03x}"

    @property
    def theme(self) -> str:
        """The theme to be seen: the chosen one, else the device's."""
        chosen = self.preferences.theme
        return chosen if chosen != "auto" else "night" if self.device.dark else "light"

    def prefer(self, name: str, value: str) -> Reply:
        """Choose a preference, and tell the page what it means for it."""
        return self.preferences_changed() if self.preferences.choose(name, value) else {}

    def preferences_changed(self) -> Reply:
        """The attributes of the whole page that follow the preferences."""
        theme = self.preferences.theme
        return {"attrs": {"html": {"lang": self.lang, "data-theme": None if theme == "auto" else theme}}}


def desk_from(message: Mapping[str, Any]) -> Desk:
    """The desk for a start message."""
    stored = {str(key): str(value) for key, value in message.get("storage", {}).items()}
    entropy = str(message.get("entropy", ""))
    library = Library(stored, token=sha256(f"tab {entropy}".encode()).hexdigest()[:16])
    known: dict[str, Callable[[Any], Any]] = {"width": int, "height": int, "reduced": bool, "dark": bool, "base": str,
                                               "zone": int}  # fmt: skip
    device = Device(**{name: kind(message[name]) for name, kind in known.items() if name in message})
    preferences = Preferences(library, list(message.get("languages", [])))
    return Desk(library, preferences, device, entropy, kept=bool(message.get("keeps", True)))
