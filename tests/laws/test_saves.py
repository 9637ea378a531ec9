"""What was written comes back as it was: positions, saves, links with and without history."""

import json
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import saves
from tests.fuzz.targets import seal_save
from tests.laws.tables import USUAL, Table, played


@pytest.mark.parametrize("table", [one for one in USUAL if registry.meta(one.game).hidden], ids=str)
def test_what_computers_hang_on_is_kept_and_older_saves_do_without(table: Table) -> None:
    match = played(table, seed=3, answers=9)
    loaded = saves.load(saves.save(match)).match
    assert loaded.minds == match.minds
    body = dict(saves._clear(json.loads(saves.save(match))))
    older = {name: body[name] for name in body if name not in ("minds", "secret", "check")}
    older["secret"] = saves._scrambled({name: older.pop(name) for name in saves.SECRET})
    again = saves.load(json.dumps(older | {"check": saves._check(older)})).match
    assert again.state == match.state
    assert again.minds == again.rng.state
    assert saves.load(saves.save(again)).match.minds == again.minds


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_a_game_whose_answers_lead_where_its_save_says_is_opened_whatever_the_reader_thinks(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position may be accepted and lead to one that is not: the game that was kept goes on. A changed one not."""
    match = played(table, seed=5, answers=25)
    text, game = saves.save(match), type(match.game)
    body = {name: part for name, part in saves._clear(json.loads(text)).items() if name not in ("secret", "check")}
    later = match.game.write(match.state)
    strict = game.read

    def read(self: Any, position: Any, *more: Any) -> Any:
        if position == later or position.get("changed"):
            raise Damaged("position_shape")
        return strict(self, position, *more)

    monkeypatch.setattr(game, "read", read)
    assert saves.load(text).match.state == match.state
    with pytest.raises(Damaged):
        saves.load(seal_save(body | {"position": later | {"changed": 1}}))
    with pytest.raises(Damaged):
        saves.load(seal_save(body | {"log": "", "sums": ""}))
