"""Saves and links of every released format load for ever. Their folder may only be added to: see the manifest."""

import json
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from pygame_core.engine import registry
from pygame_core.engine.keeping import links, saves
from tests.laws.keep import DATA, KEPT, add, digest, manifest

KINDS = (".save.json", ".position.link", ".history.link", ".seen.link", ".letters", ".export")
"""What is kept; letters and exports are read where their readers are tested."""
GAMES = [meta.id for meta in registry.games()]


def kept(end: str) -> list[str]:
    return sorted(name for name in manifest() if name.endswith(end))


# ------------------------------------------------------------------ only added to
def test_nothing_was_changed_and_everything_is_in_the_manifest() -> None:
    assert {file.name: digest(file) for file in KEPT.iterdir()} == manifest()
    assert all(name.endswith(KINDS) for name in manifest())


@pytest.mark.native
def test_nothing_was_ever_taken_away() -> None:
    """The manifest of every earlier commit is a part of this one."""
    git = ["git", "-C", str(DATA)]
    log = subprocess.run([*git, "log", "--format=%H", "--", "MANIFEST"], capture_output=True, text=True, check=False)
    if log.returncode:
        pytest.skip("no history here")
    for commit in log.stdout.split():
        shown = subprocess.run([*git, "show", f"{commit}:./MANIFEST"], capture_output=True, text=True, check=True)
        assert manifest(shown.stdout).items() <= manifest().items(), commit


def test_what_is_kept_is_never_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.keep.KEPT", tmp_path)
    monkeypatch.setattr("tests.laws.keep.MANIFEST", tmp_path / "MANIFEST")
    (tmp_path / "MANIFEST").write_text("")
    add("a.link", "one")
    with pytest.raises(FileExistsError):
        add("a.link", "two")
    add("b.link", "two")
    assert [*manifest((tmp_path / "MANIFEST").read_text())] == ["a.link", "b.link"]


# ------------------------------------------------------------------ all of it is read
@pytest.mark.parametrize("name", kept(".save.json"))
def test_a_kept_save_loads(name: str) -> None:
    text = (KEPT / name).read_text(encoding="utf-8")
    loaded, body = saves.load(text), saves._clear(json.loads(text))
    assert body["log"].count("\n") + 1 == len(loaded.match.log) or loaded.lost_at is not None
    assert loaded.match.game.meta.id == body["game"]
    assert [seat.name for seat in loaded.match.seats] == [row[0] for row in body["seats"]]
    position = body["position"]
    assert loaded.match.over == (position.get("step") == "over" or position.get("over", False))


@pytest.mark.parametrize("name", kept(".position.link") + kept(".history.link"))
def test_a_kept_link_opens(name: str) -> None:
    opened = links.open_link((KEPT / name).read_text(encoding="utf-8"), seed=1)
    assert opened.with_history == (".history." in name)
    saved = saves.load((KEPT / f"{name.split('.', maxsplit=1)[0]}.save.json").read_text(encoding="utf-8")).match
    assert opened.match.state == saved.state
    assert opened.match.seats == saved.seats


@pytest.mark.parametrize("name", kept(".moment.history.link"))
def test_a_kept_link_to_a_moment_tells_which(name: str) -> None:
    assert links.open_link((KEPT / name).read_text(encoding="utf-8"), seed=1).moment == 30


@pytest.mark.parametrize("name", kept(".seen.link"))
def test_a_kept_link_without_secrets_shows_what_it_showed(name: str) -> None:
    opened = links.open_link((KEPT / name).read_text(encoding="utf-8"), seed=1).match
    saved = saves.load((KEPT / f"{name.split('.', maxsplit=1)[0]}.save.json").read_text(encoding="utf-8")).match
    eyes = 0 if ".thief." in name else None
    assert opened.view(eyes) == saved.view(eyes)


@pytest.mark.parametrize("name", kept("-real-dice.save.json"))
def test_a_kept_game_with_real_dice_still_has_them(name: str) -> None:
    match = saves.load((KEPT / name).read_text(encoding="utf-8")).match
    assert match.real_dice
    assert not match.over


# ------------------------------------------------------------------ of every game, every way to end
def endings(game: str) -> Counter[str]:
    """How many finished games of each way to end are kept, as a save whose whole log fits the rules of today."""
    found: Counter[str] = Counter()
    for name in kept(".save.json"):
        if name.startswith(f"{game}-"):
            loaded = saves.load((KEPT / name).read_text(encoding="utf-8"))
            if loaded.match.state.result and loaded.lost_at is None:
                found[loaded.match.state.result["reason"]] += 1
    return found


@pytest.mark.parametrize("game", GAMES)
def test_two_games_of_every_way_of_ending_are_kept(game: str) -> None:
    ways = registry.game(game).endings
    assert ways
    found = endings(game)
    assert found.keys() == set(ways)
    assert all(count >= 2 for count in found.values()), found


def test_every_game_has_one_in_the_middle() -> None:
    assert {name.split("-1-")[0] for name in kept(".save.json") if "-midway." in name} == set(GAMES)


def test_what_was_typed_and_which_moment_is_meant_are_kept() -> None:
    name = "velo-city-1-by-hand"
    match = saves.load((KEPT / f"{name}.save.json").read_text(encoding="utf-8")).match
    assert match.real_dice
    assert 10 < match.typed_from < len(match.log)
    assert links.open_link((KEPT / f"{name}.history.link").read_text(encoding="utf-8"), seed=1).moment == 12
