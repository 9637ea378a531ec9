"""Saves and links of every released format load for ever. Their folder may only be added to: see the manifest."""

import hashlib
import json
from pathlib import Path

import pytest

from pygame_core.engine import links, registry, saves

DATA = Path(__file__).parent.parent / "data"
KEPT = DATA / "kept"
MANIFEST = dict(reversed(line.split()) for line in (DATA / "MANIFEST").read_text(encoding="utf-8").splitlines())


def test_nothing_was_changed_and_everything_is_in_the_manifest() -> None:
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in KEPT.iterdir()} == MANIFEST


@pytest.mark.parametrize("name", [name for name in MANIFEST if name.endswith(".json")])
def test_a_kept_save_loads(name: str) -> None:
    text = (KEPT / name).read_text(encoding="utf-8")
    loaded, body = saves.load(text), saves._clear(json.loads(text))
    assert body["log"].count("\n") + 1 == len(loaded.match.log) or loaded.lost_at is not None
    assert loaded.match.game.meta.id == body["game"]
    assert [seat.name for seat in loaded.match.seats] == [row[0] for row in body["seats"]]
    assert loaded.match.over == (body["position"]["step"] == "over")


@pytest.mark.parametrize("name", [name for name in MANIFEST if name.endswith(".link")])
def test_a_kept_link_opens(name: str) -> None:
    opened = links.open_link((KEPT / name).read_text(encoding="utf-8"), seed=1)
    assert opened.with_history == (".history." in name)
    saved = saves.load((KEPT / f"{name.split('.', maxsplit=1)[0]}.save.json").read_text(encoding="utf-8")).match
    assert opened.match.state == saved.state
    assert opened.match.seats == saved.seats


ENDS = ["velo-city-1-three", "velo-city-1-eight"]
ENDS += [f"city-chase-1-{reason}-{n}" for reason in ("arrest", "escape", "encirclement", "resignation") for n in (1, 2)]
ENDS += [f"rainbow-jersey-1-{reason}-{n}" for reason in ("jerseys", "gap", "collapse") for n in (1, 2)]
ENDS += [f"vroom-1-{reason}-{n}" for reason in ("won", "wheels", "nobody", "early") for n in (1, 2)]


@pytest.mark.parametrize("name", ENDS)
def test_every_way_of_ending_is_kept(name: str) -> None:
    loaded = saves.load((KEPT / f"{name}.save.json").read_text(encoding="utf-8"))
    assert loaded.match.state.result
    assert loaded.match.state.result["reason"] in name.split("-")
    assert loaded.lost_at is None


def test_every_game_has_one_in_the_middle() -> None:
    middles = {name.split("-1-")[0] for name in MANIFEST if "-midway." in name}
    assert middles == {meta.id for meta in registry.games()}
