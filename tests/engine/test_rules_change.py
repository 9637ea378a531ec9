"""A rule is corrected: games saved before go on from where they stood, and say that their log no longer fits."""

from dataclasses import replace
from typing import Any

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import links, saves
from tests.engine.texts import GAME, midway

DECLARE = type(GAME.steps["declare"])


def test_an_answer_that_is_no_longer_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway(60)
    text = saves.save(match)
    first = next(index for index, entry in enumerate(match.log) if entry.token.startswith("group"))
    real = DECLARE.choices
    monkeypatch.setattr(DECLARE, "choices", lambda *given: [one for one in real(*given) if one.args[0] != "group"])
    loaded = saves.load(text)
    assert loaded.lost_at == first
    assert loaded.match.state == match.state
    assert loaded.match.log == []
    assert loaded.match.rng.state == match.rng.state
    assert loaded.match.seats == match.seats


def test_an_answer_that_leads_elsewhere_now(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway(60)
    text = saves.save(match)
    real = DECLARE.answer

    def dearer(self: Any, s: Any, f: Any, seat: int, choice: Any) -> None:
        real(self, s, f, seat, choice)
        s.turn += 1

    monkeypatch.setattr(DECLARE, "answer", dearer)
    loaded = saves.load(text)
    assert loaded.lost_at == 1
    assert loaded.match.state == match.state


def test_the_game_goes_on_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway(60)
    text = saves.save(match)
    real = DECLARE.choices
    monkeypatch.setattr(DECLARE, "choices", lambda *given: [one for one in real(*given) if one.args[0] != "group"])
    going = saves.load(text).match
    (seat, choices), *_ = going.choices_by_seat.items()
    going.answer(seat, choices[0].token)
    again = saves.load(saves.save(going))
    assert again.lost_at is None
    assert again.match.log == going.log
    assert again.match.state == going.state
    assert again.match.position == going.position


def test_a_link_s_history_must_fit_but_its_position_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway(60)
    whole, short = links.link(match, history=True), links.link(match, history=False)
    real = DECLARE.choices
    monkeypatch.setattr(DECLARE, "choices", lambda *given: [one for one in real(*given) if one.args[0] != "group"])
    with pytest.raises(Damaged) as caught:
        links.open_link(whole, 1)
    assert caught.value.code == "log_diverges"
    assert links.open_link(short, 1).match.state == match.state


def test_a_new_rule_that_forbids_the_position_itself_loses_nothing_silently(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is rebuilt from its answers; where these no longer fit either, it is refused."""
    match = midway(60)
    text = saves.save(match)

    def never(*_: Any) -> Any:
        raise Damaged("position_shape")

    monkeypatch.setattr(type(GAME), "read", never)
    loaded = saves.load(text)
    assert loaded.lost_at is None
    assert (loaded.match.state, loaded.match.log) == (match.state, match.log)
    real = DECLARE.choices
    monkeypatch.setattr(DECLARE, "choices", lambda *given: [one for one in real(*given) if one.args[0] != "group"])
    with pytest.raises(Damaged):
        saves.load(text)


def test_an_older_game_whose_position_no_longer_reads_goes_on_from_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    match = midway(60)
    text = saves.save(match)
    later = replace(GAME.meta, rules_version=GAME.meta.rules_version + 1)

    def never(*_: Any) -> Any:
        raise Damaged("position_shape")

    monkeypatch.setattr(type(GAME), "read", never)
    monkeypatch.setattr(registry, "meta", lambda _: later)
    monkeypatch.setattr(registry, "games", lambda: (later,))
    loaded = saves.load(text)
    assert loaded.lost_at is None
    assert loaded.match.state == match.state
