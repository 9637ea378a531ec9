"""The text of a link: short, the same to the byte on the other side, and harmless whatever comes in."""

import base64
import json
import random
import zlib
from typing import Any

import pytest

from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.games.city_chase.letters import hashes, wire
from pygame_core.games.city_chase.letters.thread import Thread
from tests.games.city_chase.post.author import KEY, Author


def whole_game() -> Author:
    author = Author(13, 14, 15, notes="traces", police_people=2, owners=["p2", "team", "computer"]).hide("A1")
    author.act("pink check A5", "yellow move 10").say("empty").act("green check C5").say("empty", hide="B1")
    author.act("pink check A5", "yellow check B3", "green move 16").say("empty", "empty", hide="C1")
    return author.add("resign").say(end="resignation")


def text_of(body: bytes) -> str:
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def plain(contents: Any) -> str:
    return text_of(zlib.compress(json.dumps(contents).encode()))


def raw_deflated(raw: bytes) -> bytes:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return squeezer.compress(raw) + squeezer.flush()


def test_every_message_comes_out_as_it_went_in() -> None:
    messages = whole_game().messages
    for count in range(1, len(messages) + 1):
        rebuilt = wire.unpack(wire.pack(messages[:count]))
        assert [hashes.canonical(one) for one in rebuilt] == [hashes.canonical(one) for one in messages[:count]]


def test_a_thief_who_gives_up() -> None:
    messages = Author().hide("A1").act("pink check B2").add("resign", reveal={"key": KEY, "path": ["A1"]}).messages
    assert wire.unpack(wire.pack(messages)) == messages
    at_once = Author().add("resign", reveal={"key": KEY, "path": []}).messages
    assert wire.unpack(wire.pack(at_once)) == at_once


def test_the_plain_form_is_read_too() -> None:
    author = whole_game()
    raw = text_of(raw_deflated(hashes.canonical(author.messages)))
    assert wire.unpack(author.text) == wire.unpack(raw) == author.messages
    assert Thread.join(author.text).link == wire.pack(author.messages)


def test_the_short_form_is_short() -> None:
    author = whole_game()
    assert len(wire.pack(author.messages)) < len(author.text) / 3
    assert len(wire.pack(author.messages[:1])) < 150


def test_one_changed_character_is_noticed() -> None:
    """Wherever it is: the hash at the end is of everything before."""
    text = wire.pack(whole_game().messages)
    for index in range(len(text) - 1):
        changed = text[:index] + ("A" if text[index] != "A" else "B") + text[index + 1 :]
        with pytest.raises(Damaged):
            wire.unpack(changed)


def test_a_link_cut_off_anywhere_is_noticed() -> None:
    text = wire.pack(whole_game().messages)
    for length in range(len(text)):
        with pytest.raises(Damaged):
            wire.unpack(text[:length])


@pytest.mark.parametrize(
    "text",
    ["", "é", "a b", "abc=", "A", "!" * 40, "\n", "Bw", "eA", *map(plain, ({}, [], [1], [[]], "x"))],
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(Damaged, match="post_unreadable"):
        wire.unpack(text)


def test_a_later_format_is_called_newer() -> None:
    with pytest.raises(Newer, match="post_newer"):
        wire.unpack(text_of(bytes([wire.FORMAT + 8]) + b"whatever"))


def test_a_text_without_end() -> None:
    with pytest.raises(Damaged, match="post_too_long"):
        wire.unpack("B" * (wire.LONGEST_LINK + 1))


@pytest.mark.parametrize(
    "raw",
    [
        b" " * 5_000_000,
        b"[" * 50_000,
        b'[{"n":' + b"9" * 50_000 + b"}]",
        json.dumps([{}] * (wire.MOST_MESSAGES + 1)).encode(),
        b'[{"a":"\\ud800"}',
        b"\xff",
        b'[{"next":1}]',
        b'[{"nonce":0},{"next":[]}]',
        b'[{"key":0}]',
    ],
)
def test_bombs_and_nonsense(raw: bytes) -> None:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, wire._USUAL)
    short = text_of(bytes([wire.FORMAT]) + squeezer.compress(raw) + squeezer.flush() + bytes(32))
    for text in (text_of(zlib.compress(raw)), text_of(raw_deflated(raw)), short):
        with pytest.raises(Damaged):
            Thread.join(text)


def test_a_lone_half_of_a_letter() -> None:
    """JSON can name what UTF-8 cannot write."""
    author = Author().hide("A1").act("pink check B2").say("car", end="arrest", path=["\ud800"])
    with pytest.raises(Damaged, match="post_fields"):
        Thread.join(plain(author.messages))


def test_random_bytes_never_do_anything_else() -> None:
    rng, good = random.Random(7), bytes_of(wire.pack(whole_game().messages))
    for _ in range(3000):
        body = bytearray(good if rng.random() < 0.7 else rng.randbytes(rng.randrange(200)))
        for _ in range(rng.randint(1, 4) if body else 0):
            body[rng.randrange(len(body))] = rng.randrange(256)
        if bytes(body) != good:
            with pytest.raises(Damaged):
                Thread.join(text_of(bytes(body)))


def test_strange_values_in_every_field() -> None:
    """Each value of a whole game replaced by each of these: a refusal with a code."""
    messages = whole_game().messages
    strange: list[Any] = [None, True, -1, 1.5, 10**30, "", "é", "x" * 300, [], [[]], {}, {"round": 1}, [None] * 9]
    for message in messages:
        for name in message:
            for value in strange:
                changed = [one if one is not message else {**one, name: value} for one in messages]
                if hashes.canonical(changed) != hashes.canonical(messages):
                    with pytest.raises(Damaged):
                        Thread.join(plain(changed))
