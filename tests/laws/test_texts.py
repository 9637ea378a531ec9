"""Both languages have a text for every choice, event, refusal, option and rule, set as a printer would set it."""

import ast
import re

import pytest

from pygame_core.engine.texts import refusals as sentences
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.laws.texts import HOUSE, UNDECIDED, check, check_refusal, fields, raised


@pytest.mark.native
def test_every_code_of_the_engine_has_a_sentence() -> None:
    found = [*raised(HOUSE / "engine"), *raised(HOUSE / "bots"), *raised(HOUSE / "cli")]
    assert len(found) > 40
    for refused in found:
        check_refusal(sentences, refused)


def test_the_engine_says_the_same_in_both_languages() -> None:
    french, english = (sentences.TONGUES[lang].sentences for lang in LANGUAGES)
    assert french.keys() == english.keys()
    for key, sentence in french.items():
        assert fields(sentence) == fields(english[key]), key


def test_no_sentence_leaves_it_open_whether_there_is_one_or_many() -> None:
    """Of the games, and of the page around them."""
    undecided = [
        f"{path.name}, line {node.lineno}: {node.value}"
        for folder in (HOUSE, HOUSE.parent / "web" / "app")
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.search(rf"{UNDECIDED}|}}\((?:s|x)\)", node.value)
    ]
    assert undecided == []


@pytest.mark.parametrize("sentence", ["1 points pending", "Still 1\u00a0tours", "1 red points"])
def test_what_is_looked_for_would_be_found(sentence: str) -> None:
    with pytest.raises(AssertionError, match="one of many"):
        check("en", sentence)


@pytest.mark.parametrize("sentence", ["1 point", "21 points", "0:01 points", "tour 1, courses 2"])
def test_what_is_right_is_not_found(sentence: str) -> None:
    check("en", sentence)
