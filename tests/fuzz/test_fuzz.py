"""A few cases for each way in, in every run; and the worst that is known of each, in bounded time and memory."""

import base64
import json
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import Any

import pytest

from app.core.backup import LONGEST_FILE
from app.storage import save_record
from app.storage.import_file import MOST_THINGS
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Damaged, Refusal
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.scenarios import scenario
from pygame_core.games.city_chase.letters.mail import Letter, Mail
from tests.fuzz import corpus, targets
from tests.fuzz.__main__ import MOST_BYTES, MOST_SECONDS
from tests.fuzz.mutate import spoiled_data, spoiled_text
from tests.fuzz.pages import Visitor
from tests.fuzz.targets import TARGETS, Target, packed

CASES = 30
SLOW = ("message", "address")
"""These are tried in tests/app/test_hostile.py."""


@contextmanager
def bounded() -> Iterator[None]:
    """Within some seconds of processor time, and without more memory than a phone has to spare."""
    tracemalloc.start()
    start = process_time()
    try:
        yield
    finally:
        seconds, peak = process_time() - start, tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert seconds < MOST_SECONDS
    assert peak < MOST_BYTES


@pytest.mark.parametrize("target", [one for one in TARGETS if one.name not in SLOW], ids=lambda target: target.name)
def test_a_few_cases(target: Target) -> None:
    for seed in range(CASES):
        random = Random(f"test {seed}")
        target.read(target.spoil(random), random)


# ------------------------------------------------------------------ the fuzzer itself
def test_the_same_seed_spoils_the_same_way() -> None:
    for target in TARGETS:
        assert target.spoil(Random(5)) == target.spoil(Random(5))


def test_honest_seeds_are_taken() -> None:
    """Else it would only be tried how nonsense is refused."""
    random = Random(1)
    for match in corpus.matches()[::20]:
        targets.plays_on(match, random)
    for text in corpus.link_texts()[::9]:
        assert links.open_link(text, 1).match.seats
    for text in corpus.save_texts()[::9]:
        assert saves.load(text).lost_at is None
    assert {match.game.meta.id for match in corpus.matches()} == {meta.id for meta in registry.games()}
    assert any(mail for mail in corpus.mails())


def test_many_spoiled_positions_are_still_possible() -> None:
    taken = 0
    for seed in range(120):
        try:
            links.open_link(targets.crossed(Random(seed)), 1)
            taken += 1
        except Refusal:
            continue
    assert 5 < taken < 100


def test_what_is_spoiled_is_a_copy() -> None:
    honest = {"a": [1, {"b": "c"}], "d": 5}
    before = json.dumps(honest)
    found = [spoiled_data(honest, Random(seed), [honest]) for seed in range(50)]
    assert json.dumps(honest) == before
    assert sum(one != honest for one in found) > 40
    assert sum(spoiled_text("abcdef" * 9, Random(seed), ["xyz"]) != "abcdef" * 9 for seed in range(50)) > 45


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_what_is_spoiled_in_a_save_is_what_is_read(game: str) -> None:
    """Else a game whose secrets are put away would be read as it was before it was spoiled."""
    body = next(body for body in targets.bodies() if body["game"] == game)
    assert saves.load(targets.seal_save(body)).match.game.meta.id == game
    for name in ("position", "log", "random"):
        with pytest.raises(Refusal):
            saves.load(targets.seal_save(body | {name: {}}))


# ------------------------------------------------------------------ the worst that is known
def bomb(size: int) -> bytes:
    return b'{"game":"velo-city","rules":1,"seats":[],"x":"' + b"a" * size + b'"}'


def link_bomb() -> str:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = b"\x01" + squeezer.compress(bomb(10_000_000)) + squeezer.flush() + b"0000"
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def secret_bomb() -> str:
    body = {"format": 1, "game": "city-chase", "rules": 1}
    body["secret"] = base64.b85encode(zlib.compress(bomb(50_000_000), 9)).decode()
    return json.dumps(body | {"check": saves._check(body)})


def mail_bomb() -> str:
    return "x:" + base64.b85encode(zlib.compress(bomb(50_000_000), 9)).decode()


def letter_bomb() -> str:
    return base64.urlsafe_b64encode(zlib.compress(bomb(10_000_000), 9)).rstrip(b"=").decode()


def endless() -> str:
    """Helicopters that are put here and there for ever, before the game has begun."""
    meta = registry.meta("city-chase")
    match = Match(registry.game("city-chase"), {}, meta.seats(1), 1)
    match.settle()
    told = links.unpack(links.link(match, history=True))
    places = [f"place pink X{1 + n % 2}" for n in range(14_000)]
    return packed(told | {"history": "\n".join([told["history"], *places])})


OPENERS: dict[str, tuple[Callable[[str], Any], Callable[[], str]]] = {
    "a link that inflates": (lambda text: links.open_link(text, 1), link_bomb),
    "a link of brackets": (lambda text: links.open_link(text, 1), lambda: packed({"x": [[[]]] * 60_000})),
    "a link of numbers": (lambda text: links.open_link(text, 1), lambda: packed([10**4000] * 45)),
    "a save that inflates": (saves.load, secret_bomb),
    "a save of quotes": (saves.load, lambda: '"\\' * 490_000),
    "a save of brackets": (saves.load, lambda: "[" * 1_000_000),
    "mail that inflates": (Mail.from_text, mail_bomb),
    "a letter that inflates": (Letter, letter_bomb),
    "a scenario of quotes": (scenario.parse, lambda: 'a = "' + '\\"' * 99_000),
    "a scenario of long quotes": (scenario.parse, lambda: 'a = """' + '""\\"' * 45_000),
    "a scenario of short quotes": (scenario.parse, lambda: "a = '''" + "''x" * 60_000),
    "a scenario of brackets": (scenario.parse, lambda: "a = " + "[" * 190_000),
    "a scenario of tables": (scenario.parse, lambda: "a = " + "{b = " * 39_000),
    "a scenario of points": (scenario.parse, lambda: "a." * 99_000 + "b = 1"),
    "a scenario of headers": (scenario.parse, lambda: "[[steps]]\n" * 19_000),
    "a stored game of brackets": (save_record.unpack, lambda: '{"a":' * 390_000),
}


@pytest.mark.parametrize("name", OPENERS)
def test_the_worst_is_refused_soon(name: str) -> None:
    read, make = OPENERS[name]
    text = make()
    with bounded(), pytest.raises(Refusal) as caught:
        read(text)
    targets.spoken(caught.value)


def test_a_history_without_end_ends() -> None:
    text = endless()
    assert len(text) < links.LONGEST_LINK
    with bounded():
        try:
            assert len(links.open_link(text, 1).match.log) > 10_000
        except Damaged as refusal:
            targets.spoken(refusal)


@pytest.mark.parametrize(
    "text",
    [
        "x" * (LONGEST_FILE + 1),
        "[" * 5_000_000,
        json.dumps({"echappee": "export", "stored": {"a": "b" * 9_000_000}}),
        ("9" * 3999 + " ") * 2000,
    ],
    ids=["long", "deep", "nothing of ours", "digits"],
)
def test_a_file_too_large_is_refused_soon(text: str) -> None:
    visitor = Visitor("#/settings")
    with bounded():
        visitor.do("file", {"name": "x.json", "text": text})
    assert not any(key.startswith("echappee/game/") for key in visitor.stored)


def test_a_file_of_damaged_things_without_end_is_set_aside_in_part() -> None:
    stored = {f"echappee/played/p{n}": f"x{n}" for n in range(20_000)}
    visitor = Visitor("#/settings")
    with bounded():
        visitor.do("file", {"name": "x.json", "text": json.dumps({"echappee": "export", "stored": stored})})
    assert sum(key.startswith("echappee/broken/") for key in visitor.stored) == MOST_THINGS


def test_a_full_storage_that_refuses_thousands_of_things_is_heard_out_soon() -> None:
    keys = [f"echappee/played/p{n}" for n in range(2000)]
    visitor = Visitor("#/settings", dict.fromkeys((f"echappee/played/x{n}" for n in range(20_000)), "x"))
    with bounded():
        for key in keys:
            visitor.send({"kind": "stored", "ok": False, "key": key, "why": "quota"})
    assert visitor.app.desk
    assert visitor.app.desk.library.unkept == set(keys)


def test_a_file_of_very_many_games_is_taken_in_part() -> None:
    stored = {f"echappee/game/ {n}": f'{{"echappee":{99 + n}}}' for n in range(3 * MOST_THINGS)}
    visitor = Visitor("#/settings")
    with bounded():
        visitor.do("file", {"name": "x.json", "text": json.dumps({"echappee": "export", "stored": stored})})
    assert sum(key.startswith("echappee/game/") for key in visitor.stored) == MOST_THINGS
