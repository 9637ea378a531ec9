"""The licences: every work in the page brings its own, in full, and no file of the page is nobody's."""

import re
from pathlib import Path

import pytest

from tools import base, examples, notices, single, site
from tools.base import Trouble
from tools.notices import Part
from tools.site import Files

pytestmark = pytest.mark.native
WORDS = {
    "Échappée": "MIT License", "CPython": "Python Software Foundation", "Pyodide": "Mozilla Public License Version 2.0",
    "@pyscript/core": "Apache License", "polyscript": "Apache License", "coincident": "Andrea Giammarchi",
    "idiomorph": "Zero-Clause BSD", "segno": "Lars Heuer", "Bricolage Grotesque": "SIL OPEN FONT LICENSE",
}  # fmt: skip


@pytest.fixture(scope="module")
def parts() -> dict[str, Part]:
    with base.only_one():
        return {part.name: part for part in notices.carried()}


def test_every_work_brings_its_licence(parts: dict[str, Part]) -> None:
    assert notices.checked(list(parts.values()))
    for name, words in WORDS.items():
        assert words in parts[name].text, name
        assert parts[name].licence, name


@pytest.mark.parametrize("part", [Part("a", "1", "MIT", " \n"), Part("a", "1", "", "text")])
def test_a_work_without_one_ends_the_build(part: Part) -> None:
    with pytest.raises(Trouble, match="brings no licence"):
        notices.checked([part])


def test_every_file_of_the_page_has_an_owner(files: Files, build: str, parts: dict[str, Part]) -> None:
    ours = {site.place(name).replace("$BUILD", build) for name in site.own_files()}
    ours |= {name.removeprefix(site.HOST) for name in site.own_files() if name.startswith(site.HOST)}
    made = {notices.NAME, f"{build}/pyscript.json", f"{build}/pyodide/pyodide-lock.json", examples.wheel()[0]}
    for name in files:
        owner = next((owner for pattern, owner in notices.OWNERS.items() if re.fullmatch(pattern, name)), None)
        if owner:
            assert owner in parts, name
        else:
            assert name in ours | made or re.search(r"/(wheels/echappee|ahead/)", name), f"whose is {name}?"


def test_every_package_that_is_fetched_for_the_page_is_told(parts: dict[str, Part]) -> None:
    package = base.json.loads((base.ROOT / "package.json").read_text("utf-8"))
    assert set(package["dependencies"]) <= {name.lower() for name in parts}
    assert {pin.split("==")[0] for pin in base.group("page")} <= set(parts)
    assert {"polyscript", "coincident", "reflected-ffi", "weak-id"} <= set(parts), "what PyScript brings along"


def test_what_was_changed_is_said(files: Files) -> None:
    page = files[notices.NAME].decode()
    assert "https://github.com/pyodide/pyodide" in page
    assert "The WebAssembly was changed" in page


def test_the_page_in_one_file_has_them_too_behind_all_that_a_start_needs(files: Files) -> None:
    page = single.made(files).decode("utf-16")
    for words in WORDS.values():
        assert words in page
    assert page.index('<template id="licences">') > page.rindex("handOver();")


def test_about_leads_there() -> None:
    about = Path(base.ROOT / "web" / "app" / "pages" / "about.py").read_text("utf-8")
    assert f'"{notices.NAME}"' in about
