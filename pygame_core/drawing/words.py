"""What a board says: labels for those who hear it, and the few words written on it."""

from collections.abc import Mapping

from pygame_core.engine.texts.language import capital


class BoardWords:
    """The sentences of a board in both languages: short and plain, where those of the game's texts carry grammar."""

    def __init__(self, fr: Mapping[str, str], en: Mapping[str, str], *, capitals: bool = False) -> None:
        """With `capitals` a sentence begins with one where its first word is a value."""
        self.tables = {"fr": fr, "en": en}
        self.capitals = capitals

    def say(self, lang: str, key: str, /, *parts: object, **values: object) -> str:
        """One sentence; where one is counted and there is a form for that (`key_one`), in that form."""
        table = self.tables[lang]
        one = values.get("count") == 1 and f"{key}_one" in table
        form = table[f"{key}_one" if one else key]
        text = form.format(*parts, **values)
        return capital(text) if self.capitals and form.startswith("{") else text

    def painted(self, key: str, where: str, look: str = "", /, **values: object) -> str:
        """A sentence on the board in both languages, of which the page shows one; `where` are attributes."""
        named = f"{look} " if look else ""
        return "".join(
            f'<text class="{named}word-{lang}" {where}>{self.say(lang, key, **values)}</text>' for lang in self.tables
        )
