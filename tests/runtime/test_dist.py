"""dist/: the same every time, at home anywhere, nothing in it that points elsewhere."""

import hashlib
import json
import posixpath
import re
import zipfile
from io import BytesIO

import pytest

from tools import base, site, wheels
from tools.site import Files

pytestmark = pytest.mark.native
LINK = re.compile(r"""(?:href|src|config)=["']([^"'#]+)["']|url\(["']?([^"')#]+)["']?\)""")
IMPORT = re.compile(r"""(?:from|import)\s*\(?["'](\.[^"']+)["']""")
OWN = (".css", ".html", ".js", ".py", ".svg", ".webmanifest")


def own(files: Files) -> dict[str, str]:
    """The text files that are ours, not Pyodide's nor PyScript's."""
    return {
        name: data.decode()
        for name, data in files.items()
        if name.endswith(OWN) and not re.search("/(pyodide|pyscript|vendor)/", name)
    }


def test_building_again_gives_the_same_bytes(files: Files) -> None:
    with base.only_one():
        assert site.named(site.content()) == files


@pytest.mark.slow
def test_building_from_nothing_gives_the_same_bytes(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    with base.only_one():
        monkeypatch.setattr(base, "unless_done", lambda _name, _key, _made, work: work())
        monkeypatch.setattr(wheels, "unless_done", base.unless_done)
        monkeypatch.setattr(site.stdlib, "unless_done", base.unless_done)
        assert site.named(site.content()) == files


def test_every_address_is_relative_and_leads_somewhere(files: Files) -> None:
    for name, text in own(files).items():
        targets = [one or two for one, two in LINK.findall(text)]
        targets += IMPORT.findall(text) if name.endswith(".js") else []
        for target in targets:
            assert not re.match(r"/|[a-z]+://", target), f"{name} points to {target}"
            if target.startswith(("data:", "#")) or "$" in target:
                continue
            place = posixpath.normpath(posixpath.join(posixpath.dirname(name), target))
            assert place == "." or place in files, f"{name} points to {target}, which is not there"


def test_no_other_host_is_named(files: Files) -> None:
    for name, text in own(files).items():
        hosts = set(re.findall(r"https?://[\w.-]+", text)) - {"http://www.w3.org"}
        assert not hosts, f"{name} names {hosts}"


def test_nothing_tells_where_it_was_built(files: Files) -> None:
    home = str(base.ROOT).encode()
    for name, data in files.items():
        assert home not in data, name
        if name.endswith((".whl", ".zip")):
            with zipfile.ZipFile(BytesIO(data)) as archive:
                assert not [inner for inner in archive.namelist() if home in archive.read(inner)], name


def test_manifest_has_what_installing_needs(files: Files) -> None:
    manifest = json.loads(files["manifest.webmanifest"])
    assert manifest["start_url"] == manifest["scope"] == "."
    assert manifest["display"] == "standalone"
    assert {icon["src"] for icon in manifest["icons"]} <= set(files)
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def test_home_page_is_there_before_python_in_both_languages(files: Files) -> None:
    page = files["index.html"].decode()
    assert "<!-- home" not in page
    assert "$BUILD" not in page
    for part in (page.split('<div id="app">')[1], page.split('<template id="home-en">')[1]):
        assert "<h1" in part[:20_000]


def test_content_security_policy_names_this_origin_only(files: Files) -> None:
    page = files["index.html"].decode()
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["connect-src"] == "'self'"
    allowed = {"'self'", "'none'", "'unsafe-eval'", "'wasm-unsafe-eval'", "'unsafe-inline'", "blob:", "data:"}
    assert {word for value in rules.values() for word in value.split()} <= allowed
    assert "'unsafe-inline'" not in rules["script-src"]


def test_lock_file_lists_our_wheels_and_nothing_else(files: Files, build: str) -> None:
    lock = json.loads(files[f"{build}/pyodide/pyodide-lock.json"])
    config = json.loads(files[f"{build}/pyscript.json"])
    games = {package.name.replace("_", "-") for package in wheels.GAMES}
    assert set(lock["packages"]) == set(config["packages"]) | games
    assert not set(config["packages"]) & games
    assert config["build"] == build
    for entry in lock["packages"].values():
        wheel = files[posixpath.normpath(f"{build}/pyodide/{entry['file_name']}")]
        assert hashlib.sha256(wheel).hexdigest() == entry["sha256"]


def test_wheels_hold_bytecode_and_an_exact_record(files: Files) -> None:
    found = [data for name, data in files.items() if name.endswith(".whl")]
    assert len(found) == len(wheels.OURS) + len(base.group("page"))
    for data in found:
        with zipfile.ZipFile(BytesIO(data)) as wheel:
            names = wheel.namelist()
            assert not [name for name in names if name.endswith(".py")]
            record = next(name for name in names if name.endswith("/RECORD"))
            rows = [row.split(",") for row in wheel.read(record).decode().split()]
            assert rows == [[name, "", ""] for name in names]
            assert not [name for name in names if name.endswith((".pyi", "/cli.pyc"))]
            assert all("/scenarios/l" in name for name in names if name.endswith(".toml")), "lessons and no others"


def test_command_line_stays_at_home(files: Files) -> None:
    engine = next(data for name, data in files.items() if "/wheels/pygame_core" in name)
    with zipfile.ZipFile(BytesIO(engine)) as wheel:
        assert not [name for name in wheel.namelist() if name.startswith(("pygame_core/cli", "pygame_core/__main__"))]


def test_service_worker_lists_every_file_with_its_hash(files: Files, build: str) -> None:
    text = files["sw.js"].decode()
    assert f'const BUILD = "{build}"' in text
    match = re.search(r"const FILES = (\{.*?\});", text, re.DOTALL)
    assert match
    listed = json.loads(match[1])
    assert set(listed) == {"./", *files} - {"index.html", "sw.js"}
    for name, mark in listed.items():
        assert mark == site.integrity(files["index.html" if name == "./" else name])
