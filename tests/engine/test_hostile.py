"""Whatever comes in as a save or a link: it is read, or it is refused as damaged, soon and without harm."""

import base64
import json
import zlib
from typing import Any

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping import links, saves
from tests.engine.texts import ODD, loaded, midway, only_refused, opened, resealed, spoiled

MATCH = midway()
SAVE = saves.save(MATCH)
LINKS = {"history": links.link(MATCH, history=True), "position": links.link(MATCH, history=False)}
BODY = json.loads(SAVE)
DEPTHS = [*range(1, 400, 57), *range(880, 1010, 3), 5000, 100_000]


@pytest.mark.parametrize("text", [SAVE, *LINKS.values()], ids=["save", *LINKS])
def test_cut_off(text: str) -> None:
    read = loaded if text is SAVE else opened
    for length in range(len(text)):
        assert only_refused(read, text[:length]) is None
        assert only_refused(read, text[length + 1 :]) is None


@pytest.mark.parametrize("kind", LINKS)
def test_every_bit_of_a_link(kind: str) -> None:
    body = base64.urlsafe_b64decode(LINKS[kind] + "=" * (-len(LINKS[kind]) % 4))
    for bit in range(len(body) * 8):
        flipped = bytearray(body)
        flipped[bit // 8] ^= 1 << bit % 8
        found = only_refused(opened, base64.urlsafe_b64encode(flipped).rstrip(b"=").decode())
        assert found is None or found.state == MATCH.state


@pytest.mark.parametrize("kind", LINKS)
def test_every_character_of_a_link(kind: str) -> None:
    text = LINKS[kind]
    for index in range(len(text)):
        for other in "A_é \n":
            found = only_refused(opened, text[:index] + other + text[index + 1 :])
            assert found is None or found.state == MATCH.state


def test_every_byte_of_a_save() -> None:
    raw = SAVE.encode()
    for index in range(len(raw)):
        for bit in (0, 1, 4, 6, 7):
            flipped = bytearray(raw)
            flipped[index] ^= 1 << bit
            found = only_refused(loaded, flipped.decode("utf-8", "surrogateescape"))
            assert found is None or found.state == MATCH.state


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:20])
def test_odd_values_in_every_field_of_a_save(odd: Any) -> None:
    for body in spoiled(BODY, odd):
        text = resealed(body) if isinstance(body, dict) else json.dumps(body)
        found = only_refused(loaded, text)
        assert found is None or plays_on(found)


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:20])
@pytest.mark.parametrize("kind", LINKS)
def test_odd_values_in_every_field_of_a_link(odd: Any, kind: str) -> None:
    for contents in spoiled(links.unpack(LINKS[kind]), odd):
        try:
            text = links.pack(contents)
        except UnicodeEncodeError:
            continue
        found = only_refused(opened, text)
        assert found is None or plays_on(found)


def plays_on(match: Any) -> bool:
    """What was accepted is a game like any other."""
    again = loaded(saves.save(match))
    assert again.state == match.state
    assert again.log == match.log
    play_at_random(match.game, match.state.copy(), Rng(1), 50)
    return True


@pytest.mark.parametrize("depth", DEPTHS)
def test_deep_nesting(depth: int) -> None:
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        nest = opening * depth + "1" + closing * depth
        if depth > 10_000:
            nest = opening * depth
        for field in ("position", "start", "options", "seats", "log", "random", "check", "format", "game"):
            text = '{"format":1,"game":"velo-city","rules":1,"check":0,' + f'"{field}":{nest}}}'
            assert only_refused(loaded, text) is None
            assert only_refused(opened, packed(text)) is None


@pytest.mark.parametrize("depth", [depth for depth in DEPTHS if depth < 1000])
def test_deep_nesting_under_a_right_checksum(depth: int) -> None:
    nest: Any = 1
    for _ in range(depth):
        nest = [nest]
    for field in ("position", "start", "options", "seats", "log", "random", "rewound"):
        try:
            text = resealed(BODY | {field: nest})
        except RecursionError:
            continue
        assert only_refused(loaded, text) is None
        assert (
            only_refused(opened, links.pack(links.unpack(LINKS["position"]) | {field: nest})) is None or field in BODY
        )


def packed(text: str) -> str:
    """Any text as a link whose checksum is right."""
    raw = text.encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = bytes([1]) + squeezer.compress(raw) + squeezer.flush() + zlib.crc32(raw).to_bytes(4, "big")
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "[]",
        "null",
        "1",
        "NaN",
        '"x"',
        "{}",
        "{",
        '{"format":1}',
        '{"format":NaN}',
        '{"format":Infinity}',
        '{"format":1e999}',
        '{"format":0}',
        '{"format":-1}',
        '{"format":true}',
        '{"format":"1"}',
        '{"format":1.0}',
        '{"format":' + "9" * 5000 + "}",
        '{"format":1,"game":"velo-city","rules":' + "9" * 4400 + "}",
        '{"format":1,"game":["velo-city"],"rules":1}',
        '{"format":1,"game":"velo-city","rules":true}',
        '{"format":1,"game":"velo-city","rules":1,"check":' + "9" * 4000 + "}",
        "\ufeff{}",
        "\x00",
        "\ud800",
        "é" * 1000,
    ],
    ids=range(28 - 1),
)
def test_strange_texts(text: str) -> None:
    assert only_refused(loaded, text) is None
    assert only_refused(opened, text) is None
    if "\ud800" not in text:
        assert only_refused(opened, packed(text)) is None


def test_names_told_twice() -> None:
    """The last one counts, in the checksum too."""
    twice = SAVE.replace('{"format":1,', '{"format":1,"format":1,"random":[],', 1)
    assert loaded(twice).state == MATCH.state
    assert only_refused(loaded, SAVE[:-1] + ',"log":""}') is None


def test_numbers_that_never_end() -> None:
    for number in ("9" * 4000, "-" + "9" * 4000, "1e400", "-1e400", "NaN", "Infinity", "0.1e-400"):
        for name in ("random", "rewound", "format", "rules"):
            raw = (
                SAVE[: SAVE.index(f'"{name}":')]
                + f'"{name}":{number}'
                + SAVE[SAVE.index(",", SAVE.index(f'"{name}":')) :]
            )
            body = json.loads(raw)
            assert only_refused(loaded, resealed(body)) is None


def test_bombs_are_not_inflated() -> None:
    for size in (links.MOST_INFLATED, 10_000_000):
        bomb = packed('{"game":"velo-city","rules":1,"x":"' + "a" * size + '"}')
        assert len(bomb) <= links.LONGEST_LINK or size > 1_000_000
        with pytest.raises(Damaged):
            opened(bomb)
    with pytest.raises(Damaged) as caught:
        opened("A" * (links.LONGEST_LINK + 1))
    assert caught.value.code == "link_too_long"
    with pytest.raises(Damaged) as caught:
        loaded(" " * (saves.LONGEST_SAVE + 1))
    assert caught.value.code == "save_too_long"


def test_logs_without_end_are_refused() -> None:
    contents = links.unpack(LINKS["history"])
    for history in ("solo\n" * 30_000, "\n" * 30_000, "x" * 100_000):
        with pytest.raises(Damaged):
            opened(links.pack(contents | {"history": history}))
    count = saves.MOST_ANSWERS + 1
    with pytest.raises(Damaged):
        loaded(resealed(BODY | {"log": "\n".join(["0 solo"] * count), "sums": "0000" * count}))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "0",
        "x solo",
        "-5 solo",
        "9" * 5000 + " solo",
        "1_0 solo",
        "٠ solo",
        "* ",
        "* roll 9",
        "0 pass",
        "7 solo",
        "-1 first 0",
    ],
)
def test_log_lines_that_nobody_gave(line: str) -> None:
    """The log is cut where it stops making sense, and the game goes on from its snapshot; a link has none."""
    lines = BODY["log"].split("\n")
    lines[5] = line
    found = only_refused(saves.load, resealed(BODY | {"log": "\n".join(lines)}))
    assert found is None or (found.lost_at == 5 and found.match.state == MATCH.state)
    contents = links.unpack(LINKS["history"])
    answers = contents["history"].split("\n")
    answers[5] = line
    assert only_refused(opened, links.pack(contents | {"history": "\n".join(answers)})) is None


@pytest.mark.parametrize("sums", ["", "0000", "zzzz", "é" * 4, "-001" * 3])
def test_sums_that_do_not_fit(sums: str) -> None:
    found = only_refused(saves.load, resealed(BODY | {"sums": sums}))
    assert found is None


def test_later_versions_are_kept_and_said_to_be_later() -> None:
    for text in ('{"format": 2}', resealed(BODY | {"rules": 9}), resealed(BODY | {"format": 9})):
        with pytest.raises(Newer) as caught:
            loaded(text)
        assert caught.value.code == "save_newer"
    later = base64.urlsafe_b64encode(b"\x02" + b"whatever").decode().rstrip("=")
    with pytest.raises(Newer) as caught:
        opened(later)
    assert caught.value.code == "link_newer"


def test_a_position_that_the_log_does_not_lead_to_is_damage() -> None:
    for change in ({"turn": BODY["position"]["turn"] + 1}, {"supply": -1}, {"riders": {"red": [36, 36, 36]}}):
        assert only_refused(loaded, resealed(BODY | {"position": BODY["position"] | change})) is None
