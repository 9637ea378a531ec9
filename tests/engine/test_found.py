"""Games are found where packages declare them; one that does not fit is told of in a sentence, and harms no other."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygame_core.engine import found, registry
from pygame_core.engine.contract import VERSION
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.texts.telling import told

OURS = ["velo-city", "city-chase", "rainbow-jersey", "velomaster", "vroom"]
META = "from dataclasses import replace\nfrom pygame_core.games.velo_city.meta import META\n"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    monkeypatch.undo()
    registry.look_again()
    for name in [name for name in sys.modules if name.startswith("added")]:
        del sys.modules[name]


def add(site: Path, name: str, package: str, start: str = f"CONTRACT = {VERSION}\n", meta: str = "") -> None:
    """A game's package as an installer leaves it."""
    (site / package).mkdir()
    (site / package / "__init__.py").write_text(start, "utf-8")
    (site / package / "meta.py").write_text(meta or f"{META}META = replace(META, id={name!r}, shelf=7)\n", "utf-8")
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text(f"[other]\nx = y\n\n[{found.GROUP}]\n{name} = {package}\n", "utf-8")
    registry.look_again()


def why(key: str, lang: str = "en") -> str:
    return told(registry.refused()[key], (), lang)


def test_ours_are_found_in_their_order() -> None:
    assert [meta.id for meta in registry.games()] == OURS
    assert registry.refused() == {}


@pytest.mark.native
def test_a_game_that_somebody_added_stands_behind_ours(site: Path) -> None:
    add(site, "added", "added_game")
    assert [meta.id for meta in registry.games()] == [*OURS, "added"]
    assert registry.folder("added") == "added_game"
    assert not registry.is_ours("added")
    assert registry.is_ours("vroom")


@pytest.mark.native
def test_a_game_for_another_contract_is_told_of(site: Path) -> None:
    add(site, "added", "added_later", "CONTRACT = 99\n", "raise AssertionError('looked at')")
    assert [meta.id for meta in registry.games()] == OURS
    with pytest.raises(BadOption) as caught:
        registry.game("added")
    assert caught.value.code == "game_contract"
    assert "99" in why("added")
    assert "autre version" in why("added", "fr")


@pytest.mark.native
@pytest.mark.parametrize(
    ("start", "meta"),
    [
        ("raise ValueError('no')", ""),
        ("raise SystemExit", ""),
        ("CONTRACT = 1", "import nowhere"),
        ("CONTRACT = 1", "META = 3"),
        ("CONTRACT = 1", "nothing = 3"),
        ("CONTRACT = 1", "from pygame_core.games.velo_city.meta import META"),
    ],
)
def test_a_game_that_fails_is_left_aside(site: Path, start: str, meta: str) -> None:
    add(site, "added", "added_badly", start, meta)
    assert [meta.id for meta in registry.games()] == OURS
    assert registry.refused()["added"].code == "game_broken"
    assert "damaged" in why("added")


@pytest.mark.native
def test_nobody_takes_the_name_of_one_of_ours(site: Path) -> None:
    add(site, "vroom", "added_thief")
    assert registry.folder("vroom") == "pygame_core.games.vroom"
    assert "added_thief" in why("added_thief")
    assert "vroom" in why("added_thief", "fr")


@pytest.mark.native
def test_an_installed_package_needs_no_clone(tmp_path: Path) -> None:
    """The table of an installed copy is in its entry points, as installers write them."""
    house = Path(found.__file__).parents[2]
    (tmp_path / "pygame_core").symlink_to(house / "pygame_core")
    info = tmp_path / "echappee-1.dist-info"
    info.mkdir()
    table = "".join(f"{name} = {registry.folder(name)}\n" for name in sorted(OURS))
    (info / "entry_points.txt").write_text(f"[{found.GROUP}]\n{table}", "utf-8")
    code = (
        "from pathlib import Path; from pygame_core.engine import found, registry; found._HOUSE = '/nowhere';"
        "print(*[meta.id for meta in registry.games()])"
    )
    run = [sys.executable, "-S", "-c", code]
    there = subprocess.run(
        run, check=False, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert there.stdout.split() == OURS, there.stderr
