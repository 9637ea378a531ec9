"""Why an answer is good, in a few words: how the computers of all games find the sentence."""

from collections.abc import Mapping


class Reasons:
    """The sentences of one game's computers, in both languages."""

    def __init__(self, fr: Mapping[str, str], en: Mapping[str, str]) -> None:
        self.tables = {"fr": fr, "en": en}

    def say(self, lang: str, *keys: str, **facts: object) -> str:
        """The first of these sentences that there is, in its form for one (`key_one`) where `n` is 1; else nothing."""
        table = self.tables[lang]
        forms = [form for key in keys for form in (f"{key}_one", key)[facts.get("n") != 1 :]]
        return next((table[form] for form in forms if form in table), "").format(**facts)
