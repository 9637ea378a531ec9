"""The page in one file: small, the same every time, and with nothing in it that could ask anybody for anything."""

import gzip
import json
import re
import zipfile
from io import BytesIO

import pytest

from tools import single
from tools.base import Trouble
from tools.site import Files

pytestmark = pytest.mark.native
LARGEST = 9_000_000
NEVER = re.compile(r"""https?://(?!www\.w3\.org/)[\w.-]+""")


@pytest.fixture(scope="session")
def page(files: Files) -> str:
    """The file as a browser reads it."""
    return single.made(files).decode("utf-16")


def unpacked(text: str, size: int) -> bytes:
    """Fifteen bits from each character, as the page reads them."""
    number = 0
    for character in text:
        number = number << 15 | ord(character) - 0x100
    return number.to_bytes(len(text) * 15 // 8 + 1, "big")[-(len(text) * 15 // 8) :][:size]


def test_it_stays_small(files: Files, single_file: bytes) -> None:
    assert single_file == single.made(files)
    assert len(single_file) <= LARGEST


def test_a_service_worker_neither_keeps_nor_fetches_it(files: Files) -> None:
    assert single.NAME.encode() not in files["sw.js"]
    assert single.NAME.encode() not in files["index.html"]


def test_no_address_in_it_leads_out(page: str) -> None:
    texts = re.search(r'<script type="application/json">(.*?)</script>', page, re.DOTALL)
    assert texts
    ours = {name: text for name, text in json.loads(texts[1]).items() if not name.startswith("vendor/")}
    shown = re.sub(r"<meta name=[^>]* data-size=[^>]*>", "", page.replace(texts[1], ""))
    shown = re.sub(r'<template id="licences">.*</template>', "", shown, flags=re.DOTALL)  # names, and no links
    assert "<a " not in page.split('<template id="licences">')[1]
    assert not NEVER.findall("\n".join([shown, *ours.values()]))
    markup = re.sub(r"<script[^>]*>.*?</script>", "", shown, flags=re.DOTALL)
    for link in re.findall(r'(?<![\w-])(?:src|href|config)="([^"]*)"', markup):
        assert not link or link.startswith(("#", "data:")), link


def test_its_policy_lets_nothing_be_fetched(page: str) -> None:
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert "connect-src" not in rules
    assert not re.search(r"'self'|\*|:/", policy[1])
    scripts, styles = (re.findall(f"<{kind}>(.*?)</{kind}>", page, re.DOTALL) for kind in ("script", "style"))
    assert all(single.mark(text) in rules["script-src"] for text in scripts)
    assert all(single.mark(text) in rules["style-src"] for text in styles)


def test_python_is_in_it(page: str, files: Files, build: str) -> None:
    parts = {
        name: (int(size), text)
        for name, size, text in re.findall(r'<meta name="([^"]*)" data-size="(\d+)" content="([^"]*)">', page)
    }
    wheels = {name.removeprefix(f"{build}/") for name in files if name.endswith(".whl") and "/" in name}
    assert set(parts) == wheels | {
        "pyodide.js",
        "pyodideAsm.js",
        "pyodide/pyodide.asm.wasm",
        "pyodide/python_stdlib.zip",
        "pyodide/pyodide-lock.json",
    }
    assert next(iter(parts)) == "pyodide.js"
    for name in wheels:
        size, text = parts[name]
        assert members(gzip.decompress(unpacked(text, size))) == members(files[f"{build}/{name}"])


def members(archive: bytes) -> dict[str, bytes]:
    """What is in an archive, however it is compressed."""
    with zipfile.ZipFile(BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_text_and_bytes() -> None:
    for content in (b"", b"a", b"fifteen bytes..", bytes(range(256)) * 3):
        text = single.as_text(content)
        assert unpacked(text, len(content)) == content
        assert all(0x100 <= ord(character) < 0x8100 for character in text)


def test_it_knows_where_the_page_is_hosted(files: Files, page: str) -> None:
    assert '<meta name="address"' not in page
    told = single.made(files, 'https://example.org/"games"/').decode("utf-16")
    assert '<meta name="address" content="https://example.org/&quot;games&quot;/">' in told


def test_a_module_becomes_a_variable() -> None:
    made = single.variable("one", "var a = import.meta.url;export{a as b,c as d};\n//# sourceMappingURL=x.map")
    assert made == "var one = (() => {\nvar a = location.href;\nreturn {b: a, d: c};\n})();"
    assert single.variable("two", "x();export default y;\n").endswith("return y;\n})();")
    made = single.variable("three", "async function f(a={}){}export default f;\n")
    assert made == "var three = (async function f(a={}){});"
    with pytest.raises(Trouble, match="does not end with its export"):
        single.variable("four", "export const a = 1;")
    with pytest.raises(Trouble, match="tag of its own kind"):
        single.script("'</script>'")
