"""What a person has chosen: each preference is one plain word under its own key.

Language and theme are read there before the first paint too, by early.js.
"""

from app.storage import Library
from app.store import PREFIX
from app.words import LANGUAGES
from pygame_core.engine.options import NAME_LENGTH

CHOICES: dict[str, tuple[tuple[str, str], ...]] = {
    "lang": (("fr", "lang_fr"), ("en", "lang_en")),
    "theme": (
        ("auto", "theme_auto"),
        ("light", "theme_light"),
        ("night", "theme_night"),
        ("contrast", "theme_contrast"),
    ),
    "speed": (("slow", "speed_slow"), ("normal", "speed_normal"), ("fast", "speed_fast"), ("instant", "speed_instant")),
    "sound": (("off", "off"), ("on", "on")),
    "keys": (("off", "off"), ("on", "on")),
    "hints": (("off", "off"), ("on", "on")),
}
"""Every preference, its values, and the words for them."""

_DEFAULTS = {"theme": "auto", "speed": "normal", "sound": "off", "keys": "on", "hints": "on"}


class Preferences:
    """The preferences as stored, with a sensible value for each that is not."""

    def __init__(self, library: Library, languages: list[str]) -> None:
        self._library = library
        wanted = (language[:2].lower() for language in languages)
        self._lang = next((language for language in wanted if language in LANGUAGES), "fr")

    def value(self, name: str) -> str:
        """The value in force; what is stored is not believed if it is not one of the choices."""
        stored = self._library.get(PREFIX + name)
        if stored is not None and stored in [value for value, _ in CHOICES[name]]:
            return stored
        return self._lang if name == "lang" else _DEFAULTS[name]

    def choose(self, name: str, value: str) -> bool:
        """Remember a choice; False if there is no such thing to choose."""
        if value not in [known for known, _ in CHOICES.get(name, ())]:
            return False
        self._library.put(PREFIX + name, None if _DEFAULTS.get(name) == value else value)
        return True

    @property
    def lang(self) -> str:
        return self.value("lang")

    @property
    def theme(self) -> str:
        return self.value("theme")

    @property
    def speed(self) -> str:
        return self.value("speed")

    @property
    def sound(self) -> bool:
        return self.value("sound") == "on"

    @property
    def keys(self) -> bool:
        """Whether single letters are shortcuts."""
        return self.value("keys") == "on"

    @property
    def hints(self) -> bool:
        """Whether newcomers are told what happens to them for the first time."""
        return self.value("hints") == "on"

    @property
    def learnt(self) -> list[str]:
        """The hints that were shown on this device."""
        return (self._library.get(PREFIX + "learnt") or "").split()

    def learn(self, name: str) -> bool:
        """Remember that a hint is shown; False if it has been before."""
        learnt = self.learnt
        if name in learnt:
            return False
        self._library.put(PREFIX + "learnt", " ".join([*learnt, name]))
        return True

    def forget_hints(self) -> None:
        """Let all hints come again."""
        self._library.put(PREFIX + "learnt", None)

    @property
    def name(self) -> str:
        """The name under which the person of this device last played."""
        name = (self._library.get(PREFIX + "name") or "")[:NAME_LENGTH]
        return name if name.strip() and name.isprintable() else ""

    def remember_name(self, name: str) -> None:
        """Offer this name next time."""
        if name != self.name:
            self._library.put(PREFIX + "name", name)
