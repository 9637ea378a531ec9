"""Every code has a sentence in both languages, with the same facts in it."""

import re
from pathlib import Path
from string import Formatter

from pygame_core.games.city_chase import letters
from pygame_core.games.city_chase.letters.words import REFUSALS

MODULES = sorted(Path(letters.__path__[0]).glob("*.py"))


def fields(sentence: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def test_there_is_a_sentence_for_every_code() -> None:
    raised = re.compile(r'(?:Damaged|Newer|NotAsked)\("(post_\w+)"(?: if n else "(post_\w+)")?')
    codes = {code for path in MODULES for found in raised.findall(path.read_text()) for code in found if code}
    assert codes == set(REFUSALS["fr"]) == set(REFUSALS["en"])


def test_both_languages_tell_the_same_facts() -> None:
    for code, sentence in REFUSALS["en"].items():
        assert fields(sentence) == fields(REFUSALS["fr"][code])
