"""Saves that are damaged are refused whole; what a save or a link keeps secret is not to be read in it."""

import json
import re
from typing import Any

import pytest

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from tests.engine.texts import ODD, only_refused, resealed, spoiled
from tests.games.city_chase.chases import (
    CORNER,
    GAME,
    SPREAD,
    WHOLE,
    at_random,
    chase,
    end,
    play,
    sealed,
    seats_of,
    table,
)

PLACED = ["placed pink X6", "placed yellow X8", "placed green X15"]
ONE = [*PLACED, "hidden 1"]


# --- whole saves and links -------------------------------------------------------------------------------------


def body_of(text: str) -> dict[str, Any]:
    return dict(saves._clear(json.loads(text)))


def scrambled(body: dict[str, Any]) -> str:
    """A body as a save that hides what it has to and whose checksum is right."""
    secret = {name: body[name] for name in (*saves.SECRET, *saves.LATER_SECRET) if name in body}
    rest = {name: value for name, value in body.items() if name not in secret}
    return resealed(rest | {"secret": saves._scrambled(secret)})


def midway() -> Match:
    match = play(table(), "place pink X6", "place yellow X8", "place green X15", "confirm", "hide C2")
    return play(match, "check pink B2", "move yellow X4", "check green C4", "hide C3", "check pink C2")


@pytest.mark.parametrize(
    "change",
    [
        {"round": 2},
        {"path": ["C2", "D2"]},
        {"path": ["C2"]},
        {"path": []},
        {"log": ONE},
        {"step": "hide"},
        {"step": "over", "winner": "police", "reason": "resignation"},
        {"heli": SPREAD},
    ],
)
def test_a_changed_position_is_never_half_opened(change: dict[str, Any]) -> None:
    body = body_of(saves.save(midway()))
    with pytest.raises(Damaged):
        saves.load(scrambled(body | {"position": body["position"] | change}))


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:20])
def test_odd_values_in_every_part_of_a_position(odd: Any) -> None:
    for match in (midway(), play(sealed(), "check pink B2", "send")):
        body = body_of(saves.save(match))
        for position in spoiled(body["position"], odd):
            try:
                text = scrambled(body | {"position": position})
            except (UnicodeEncodeError, ValueError):
                continue
            found = only_refused(saves.load, text)
            assert found is None or found.match.state == match.state


def test_an_answer_of_the_log_that_is_not_legal_leaves_the_snapshot() -> None:
    """The engine's one rule for all games: a log that no longer fits goes on from the position beside it."""
    body = body_of(saves.save(midway()))
    loaded = saves.load(scrambled(body | {"log": body["log"].replace("hide C3", "hide D3")}))
    assert loaded.lost_at == 8
    assert loaded.match.state == midway().state


@pytest.mark.parametrize("tokens", [(), ("hide C2",), ("hide C2", "check pink B2", "move yellow X4", "check green C4")])
def test_a_save_in_either_phase_loads(tokens: tuple[str, ...]) -> None:
    match = play(chase(), *tokens)
    assert saves.load(saves.save(match)).match.state == match.state
    assert links.open_link(links.link(match, history=True), 1).match.state == match.state


@pytest.mark.parametrize(
    ("path", "more", "tokens"),
    [
        ("C3 D3 D2", {"round": 4}, ("resign",)),
        ("C3 D3 D2", {}, ("resign",)),
        ("C3 D3 D2", {}, ("move pink X5", "resign")),
        ("", {}, ("resign",)),
        ("C3", {}, ("move pink X5", "move yellow X4", "move green X16", "resign")),
    ],
)
def test_who_gives_up_in_a_composed_game_finds_it_again(
    path: str, more: dict[str, Any], tokens: tuple[str, ...]
) -> None:
    match = play(chase(path, **more), *tokens)
    assert match.over
    assert saves.load(saves.save(match)).match.state == match.state


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"reason": "encirclement"}, ("encirclement", 5)),
        ({"reason": "encirclement", "round": 5}, ("encirclement", 5)),
        ({"reason": "resignation"}, ("resignation", 4)),
        ({"reason": "resignation", "round": 5}, ("resignation", 5)),
        ({"reason": "resignation", "winner": "thief", "acted": ["pink"]}, ("resignation", 4)),
        ({"step": "over"}, ("encirclement", 5)),
    ],
)
def test_ends_may_be_composed(position: dict[str, Any], expected: tuple[str, int]) -> None:
    match = chase(CORNER, **position)
    assert match.over
    assert end(match)[1:] == expected
    assert GAME.read(GAME.write(match.state), match.options, match.seats) == match.state


@pytest.mark.parametrize("path", [CORNER, WHOLE])
def test_the_ends_load(path: str) -> None:
    match = play(
        chase(path, heli={"pink": "X1", "yellow": "X4", "green": "X16"}),
        "move pink X2",
        "move yellow X3",
        "move green X12",
    )
    assert match.over
    for one in (saves.load(saves.save(match)).match, links.open_link(links.link(match, history=False), 1).match):
        assert one.state == match.state


# --- secrets ---------------------------------------------------------------------------------------------------


SECRET_WORDS = re.compile(r"hide|path|hidden|check [pyg]|\b[A-E][1-5] [A-E][1-5]\b|\"[A-E][1-5]\"|position|\"random\":")


@pytest.mark.parametrize("seed", range(5))
def test_nothing_secret_is_readable_in_a_save_or_a_link(seed: int) -> None:
    for match in at_random(2, seed):
        for text in (saves.save(match), links.link(match, history=True), links.link(match, history=False)):
            assert not SECRET_WORDS.search(text)
        if match.over:
            break


def test_the_seed_is_kept_with_the_path() -> None:
    match = midway()
    text = saves.save(match)
    assert str(match.rng.state) not in text
    assert set(json.loads(text)) == {
        "format",
        "game",
        "rules",
        "options",
        "seats",
        "real_dice",
        "rewound",
        "secret",
        "check",
    }


def test_the_police_s_device_has_nothing_to_hide() -> None:
    """Not even unscrambled is there a path in its saves: it does not know one."""
    match = play(sealed(), "check pink B2", "move yellow X4", "move green X16", "send", "reply empty", "hidden")
    body = body_of(saves.save(match))
    assert not {"path"} & set(body["position"])
    assert "hide " not in body["log"]
    assert saves.load(saves.save(match)).match.state == match.state


@pytest.mark.parametrize(
    "tokens",
    [
        ("check pink B2",),
        ("check pink B2", "send"),
        ("check pink B2", "send", "reply car"),
        ("check pink B2", "send", "reply car", "reveal B2"),
        ("check pink B2", "send", "reply car", "cheated V2 1 B2"),
        ("check pink B2", "move yellow X4", "move green X16", "send", "reply empty"),
        ("resign",),
        ("resign", "reveal C3"),
        ("check pink B2", "send", "resign"),
    ],
)
def test_sealed_games_load(tokens: tuple[str, ...]) -> None:
    match = play(sealed(), *tokens)
    assert saves.load(saves.save(match)).match.state == match.state
    assert links.open_link(links.link(match, history=False), 1).match.state == match.state


@pytest.mark.parametrize("before", [(), ("check pink B2",), ("check pink B2", "send", "reply car"), ("resign",)])
def test_games_that_were_never_proved_load(before: tuple[str, ...]) -> None:
    match = play(sealed(), *before)
    if 0 not in match.asked:
        play(match, "move green X16", "send")
    match.answer(1, "unproven")
    assert match.over
    assert saves.load(saves.save(match)).match.state == match.state


def test_random_sealed_games_load() -> None:
    for seed in range(20):
        match, rng = Match(GAME, {"connection": "links"}, seats_of("remote person"), seed), Rng(seed)
        match.settle()
        while not match.over:
            seat, choices = rng.pick(sorted(match.choices_by_seat.items()))
            step, frame = match.game.top(match.state)
            space = step.space(match.state, frame, seat)
            match.answer(seat, (space.sample(rng) if space else rng.pick(choices)).token)
            assert saves.load(saves.save(match)).match.state == match.state
