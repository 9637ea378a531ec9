"""What page and Python say to each other is written once, in web/shell/messages.d.ts: here Python's end is held to it.

The scripts' end is held to it by `tsc` (`build.py test shell`).
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.shell import messages
from tests.app.tables import Page

WEB = Path(__file__).parent.parent.parent / "web"
WRITTEN = (WEB / "shell" / "messages.d.ts").read_text("utf-8")
SCRIPTS = "".join(path.read_text("utf-8") for path in sorted((WEB / "shell").glob("*.js")))
NAMES = {"str": "Text", "int": "Whole", "bool": "Flag", "None": "null"}
SAMPLES = {
    "Text": "x", "Text | null": "x", "Text[]": ["x"], "Texts": {"x": "y"}, "Texts | null": {"x": "y"}, "Flag": True,
    "Whole": 1, "Zone": -60, "Entropy": "5a", "Aim": "90", "Sample[]": [[1, 2, 3]],
}  # fmt: skip
"""A value of each type."""
Fields = dict[str, str]


# ------------------------------------------------------------------ reading what is written
def interfaces() -> dict[str, Fields]:
    """Every shape: its fields by name (with a `?` where they may be missing), and their types."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", WRITTEN, re.MULTILINE | re.DOTALL)
    return {name: dict(re.findall(r"^  (\w+\??): (.*);$", body, re.MULTILINE)) for name, body in found}


def union(name: str) -> list[str]:
    """The shapes that are one or the other."""
    found = re.search(rf"^export type {name} = (.*);$", WRITTEN, re.MULTILINE)
    assert found, name
    return found[1].split(" | ")


def kinds() -> dict[str, Fields]:
    """Every kind of message that goes up."""
    shapes = interfaces()
    return {shapes[name].pop("kind").strip('"'): shapes[name] for name in union("Message")}


def declared(path: str) -> dict[str, Fields]:
    """The typed dictionaries of one of our files, in the words of messages.d.ts."""
    tree = ast.parse((WEB / "app" / path).read_text("utf-8"))
    classes = [
        node for node in tree.body if isinstance(node, ast.ClassDef) and "TypedDict" in ast.unparse(node.bases[0])
    ]
    return {node.name: dict(fields(node)) for node in classes}


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    optional = any(word.arg == "total" for word in node.keywords)
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            of = ast.unparse(part.annotation).strip("'")
            needed = not optional and not of.startswith("NotRequired")
            yield ast.unparse(part.target) + ("" if needed else "?"), in_their_words(ast.parse(of, mode="eval").body)


def in_their_words(node: ast.expr) -> str:
    """A type of Python as TypeScript writes it."""
    if isinstance(node, ast.BinOp):
        return f"{in_their_words(node.left)} | {in_their_words(node.right)}"
    if not isinstance(node, ast.Subscript):
        return NAMES.get(ast.unparse(node), ast.unparse(node))
    outer, inner = ast.unparse(node.value), node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if outer == "Literal":
        return " | ".join(f'"{value.value}"' for value in inner if isinstance(value, ast.Constant))
    parts = [in_their_words(part) for part in inner]
    made = {
        "NotRequired": parts[0],
        "list": f"{parts[0]}[]",
        "Sequence": f"{parts[0]}[]",
        "tuple": f"[{', '.join(parts)}]",
    }
    return made[outer] if outer in made else f"Record<{', '.join(parts)}>"


# ------------------------------------------------------------------ up
def test_python_hears_every_kind_of_message_with_every_part_of_it() -> None:
    assert {
        kind: {name.strip("?"): of for name, of in shape.items()} for kind, shape in kinds().items()
    } == messages.SHAPES


def test_python_drops_no_message_for_a_part_that_may_be_missing() -> None:
    written = kinds()
    assert all(part in written[kind] for kind, part in messages.NEEDED.items())


@pytest.mark.parametrize("kind", messages.SHAPES)
def test_every_kind_has_an_answer(kind: str) -> None:
    page = Page()
    page.do("play:velo-city")
    told = {part: SAMPLES[of] for part, of in messages.SHAPES[kind].items()}
    assert messages.heard({"kind": kind, **told}) == {"kind": kind, **told}
    page.send(kind, **told)
    assert page.app.screen, "the page fails where the app breaks"


def test_every_value_of_a_type_we_name_is_looked_at() -> None:
    used = {of for shape in messages.SHAPES.values() for of in shape.values()}
    assert used == set(messages.TYPES)


def test_a_part_of_another_shape_or_of_no_name_of_ours_is_left_out() -> None:
    assert messages.heard({"kind": "look", "do": None, "now": "late", "more": 1}) == {"kind": "look", "do": None}
    assert messages.heard({"kind": "unheard of"}) == {}


# ------------------------------------------------------------------ down
def test_a_reply_has_the_parts_that_the_shell_expects() -> None:
    assert declared("core/screen.py")["Reply"] == interfaces()["Reply"]


@pytest.mark.parametrize("part", [name.strip("?") for name in interfaces()["Reply"]])
def test_the_shell_looks_at_every_part_of_a_reply(part: str) -> None:
    assert re.search(rf"\breply\??\.{part}\b", SCRIPTS)


def test_python_asks_for_the_effects_that_the_shell_has() -> None:
    shapes = interfaces()
    assert declared("ui/effects.py") == {name: shapes[name] for name in union("Effect")}
