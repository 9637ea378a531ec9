"""What a person has chosen: each preference is one plain word under its own key.

Language and theme are read there before the first paint too, by early.js.
"""

from app.i18n.pages import LANGUAGES
from app.storage.library import Library
from app.storage.store import PREFIX
from pygame_core.engine import registry
from pygame_core.engine.core.options import NAME_LENGTH

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
ASKED_NAME = "name"
_PARTS = {
    name for meta in registry.games() if meta.lead for words in meta.colour_names.values() for name in words.values()
}
"""Where seats play parts, these once passed for names of people, and stand so in some storages."""

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
        """What the person of this device is called, in every game; nothing as long as nobody has said."""
        name = (self._library.get(PREFIX + "name") or "")[:NAME_LENGTH]
        return name if name.strip() and name.isprintable() and name not in _PARTS else ""

    def remember_name(self, name: str) -> None:
        """Call this device's person so from now on; by no name if there is nothing in it."""
        tidy = " ".join("".join(sign if sign.isprintable() else " " for sign in name[: 4 * NAME_LENGTH]).split())
        if tidy[:NAME_LENGTH] != self.name:
            self._library.put(PREFIX + "name", tidy[:NAME_LENGTH] or None)

    @property
    def met(self) -> list[str]:
        """What this device was asked once already: the games it was welcomed to, and ASKED_NAME."""
        return (self._library.get(PREFIX + "met") or "").split()

    def meet(self, *words: str) -> None:
        """Do not ask this again."""
        self._library.put(PREFIX + "met", " ".join(dict.fromkeys((*self.met, *words))))
