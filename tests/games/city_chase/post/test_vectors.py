"""E27, to the digit."""

from pygame_core.games.city_chase.letters import hashes
from pygame_core.games.city_chase.letters.thread import Thread

OPENING = (
    '{"game":"city-chase","kind":"open","n":0,"nonce":"00000000000000000000000000000000",'
    '"options":{"notes":"full"},"starts":[6,8,15],"v":1}'
)
H0 = "41fdb9128c117ca066fbae00aee3911ef4de56cbb1846edebc9146ddc9fe3090"
GID = "4909b4e020f4979a329017d3b2933800"
KEY = bytes(range(32))
ROUNDS = [
    (
        "A1",
        "50c8fe4decf6e33a7a554e76903de4aab28173542706e9166af32a27a05b5745",
        "38e6dcc3e16f4fa3c30a6d2ff8ece864f399306c2de37980ba3425f9c98c94a6",
    ),
    (
        "B1",
        "85c49daccc0830d2e013f6fd34b7f7787414068a1b690fc18a993d6b47ef34f9",
        "7718e98e80f605cf586edb82b955c5bfdbbcc6b1f23576264518f05e33520e9d",
    ),
]


def police() -> Thread:
    return Thread.begin([6, 8, 15], {"notes": "full"}, bytes(16))


def test_the_first_message_is_written_in_one_way_only() -> None:
    (opening,) = police().transcript.messages
    assert hashes.canonical(opening).decode() == OPENING
    assert hashes.digest(opening) == H0


def test_salts_and_commitments() -> None:
    for round_, (building, salt, sealed) in enumerate(ROUNDS, start=1):
        assert hashes.salt(KEY.hex(), GID, round_) == salt
        assert hashes.commitment(KEY.hex(), GID, round_, building) == sealed


def test_a_thief_who_hides_in_a1_and_drives_on_to_b1() -> None:
    thief = Thread.invited(police().link, KEY)
    officer = Thread.join(thief.hide("A1", bytes.fromhex("11" * 16)))
    thief.receive(officer.act([["pink", "check", "B2"], ["yellow", "check", "D2"], ["green", "check", "C5"]]))
    officer.receive(thief.answer(["empty"] * 3, hide="B1"))
    assert officer.transcript.gid == GID
    assert officer.transcript.commits == [sealed for _, _, sealed in ROUNDS]


def test_letters_beyond_ascii_are_written_as_they_are() -> None:
    assert hashes.canonical({"b": [1, True, None], "a": "é"}) == '{"a":"é","b":[1,true,null]}'.encode()
