"""JSON from outside: read as JSON is, but never deeper than our own goes."""

import json

import pytest

from pygame_core.engine.keeping.safe_json import DEEPEST, read_json


@pytest.mark.parametrize("value", [{}, [1, "a", None, True], {"a": {"b": [[], {}]}}, 'quo"te [{', "\\", "[" * 500, "é"])
def test_reads_what_json_reads(value: object) -> None:
    assert read_json(json.dumps(value)) == value
    assert read_json(json.dumps(value, ensure_ascii=False).encode()) == value


@pytest.mark.parametrize("text", ["", "[", "{]", '"', '"\\', "[1,]", b"\xff", "]" * 100_000])
def test_what_is_no_json_is_a_value_error(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read_json(text)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '["",' * 100_000, "[]" * 200_000 + "[" * 100_000])
def test_what_is_nested_too_deep_is_never_begun(text: str) -> None:
    with pytest.raises(ValueError, match="deep"):
        read_json(text)


def test_the_bound_is_exact() -> None:
    assert read_json("[" * DEEPEST + "]" * DEEPEST)
    with pytest.raises(ValueError, match="deep"):
        read_json("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1))
