"""The page's interpreter: Pyodide's, but for its short functions that are called through the table."""

import re
from pathlib import Path

import pytest

from tools import interpreter, notices
from tools.base import Trouble
from tools.interpreter import CODE, ELEMENTS, HEAD, IMPORTS, LONGEST, Reader, lengthened, number, sized, split

pytestmark = pytest.mark.native
HEADER = b"\x00asm\x01\x00\x00\x00"
NOTHING = sized(b"\x00\x0b")  # a function without locals that does nothing


def module(*, places: bytes = b"\x00\x02", kind: bytes = b"\x00\x41\x00\x0b") -> bytes:
    """One imported function (0), three of its own (1 to 3); the table holds the functions at these places."""
    sections = {
        0: b"\x04name",
        1: b"\x01\x60\x00\x00",
        IMPORTS: number(5)
        + b"\x01a\x01t\x01\x70\x00\x04"
        + b"\x01a\x01m\x02\x01\x01\x02"
        + b"\x01a\x01g\x03\x7f\x00"
        + b"\x01a\x01e\x04\x00\x00"
        + b"\x01a\x01f\x00\x00",
        3: b"\x03\x00\x00\x00",
        ELEMENTS: b"\x01" + kind + number(len(places)) + places,
        CODE: number(3) + 3 * NOTHING,
    }
    whole = b"".join(bytes([kind]) + sized(content) for kind, content in sections.items())
    return HEADER + whole + b"\x00" + sized(b"\x03end")


def bodies(content: bytes) -> list[bytes]:
    """The functions of a code section."""
    reader = Reader(content)
    return [reader.text() for _ in range(reader.number())]


def test_only_functions_of_the_table_are_made_longer() -> None:
    one, two, three = bodies(dict(split(lengthened(module())))[CODE])
    assert (len(one), len(two), len(three)) == (2, LONGEST + 1, 2)
    assert two == b"\x00" + interpreter.NOP * (LONGEST - 1) + b"\x0b"


def test_all_else_stays_as_it_is() -> None:
    before, after = (list(split(made)) for made in (module(), lengthened(module())))
    assert [pair for pair in before if pair[0] != CODE] == [pair for pair in after if pair[0] != CODE]
    assert [kind for kind, _ in before] == [kind for kind, _ in after]
    assert lengthened(lengthened(module())) == lengthened(module())


def test_a_table_of_another_kind_is_not_guessed_at() -> None:
    with pytest.raises(Trouble, match="written in a new way"):
        lengthened(module(kind=b"\x01\x00\x00"))


@pytest.mark.parametrize("value", [0, 127, 128, 300, 12_072_799])
def test_numbers(value: int) -> None:
    assert Reader(number(value)).number() == value


def test_the_page_has_it() -> None:
    stock, made = interpreter.STOCK.read_bytes(), interpreter.build().read_bytes()
    assert made == lengthened(stock)
    assert made[:HEAD] == HEADER
    old, new = (dict(split(content)) for content in (stock, made))
    called = interpreter.in_table(Reader(new[ELEMENTS]))
    first = interpreter.imported(Reader(new[IMPORTS]))
    assert len(called) > 1000
    for place, (short, long) in enumerate(zip(bodies(old[CODE]), bodies(new[CODE]), strict=True), first):
        assert len(long) == (max(len(short), LONGEST + 1) if place in called else len(short))
        assert long == short[:-1] + interpreter.NOP * (len(long) - len(short)) + short[-1:]


# ------------------------------------------------------------------ the way back, and the guard
def test_the_way_back_is_pyodides_own_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECHAPPEE_INTERPRETER", "stock")
    assert interpreter.build() == interpreter.STOCK
    assert "The WebAssembly was changed" not in notices.page().decode()
    monkeypatch.delenv("ECHAPPEE_INTERPRETER")
    assert interpreter.build() == interpreter.TARGET
    assert "The WebAssembly was changed" in notices.page().decode()


def test_another_word_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECHAPPEE_INTERPRETER", "own")
    with pytest.raises(Trouble, match="`stock`"):
        interpreter.build()


def test_another_input_is_refused_with_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = tmp_path / "pyodide.asm.wasm"
    other.write_bytes(module())
    monkeypatch.setattr(interpreter, "STOCK", other)
    monkeypatch.setattr(interpreter, "TARGET", tmp_path / "made.wasm")
    with pytest.raises(Trouble) as caught:
        interpreter._make()
    sentence = str(caught.value)
    for what in (r"[0-9a-f]{64}", "remove it and build again", "ECHAPPEE_INTERPRETER=stock", "bench start", "MEASURED"):
        assert re.search(what, sentence), what
    assert not (tmp_path / "made.wasm").exists()
    monkeypatch.setenv("ECHAPPEE_INTERPRETER", "stock")
    assert interpreter.build() == other
