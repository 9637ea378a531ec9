"""What a letter may say, what it brings, and what is refused with a sentence."""

from dataclasses import replace
from random import Random

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.refusals import BadOption, Damaged, Newer, NotAsked, NoUndo, Refusal
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.tables import keeping, letters, news, packing, table, words
from pygame_core.tables.record import Cut, Forked, Hand, Record, joined
from pygame_core.tables.table import Table
from tests.laws.tables import Table as Kind
from tests.tables.world import World, answer_of, chance

NAMES = ("Ada", "Ben", "Cleo")


def pair(
    game: str = "velo-city", players: int = 3, shares: tuple[int, ...] = (1,), seed: int = 1
) -> tuple[Table, Table]:
    """A table that is laid between two devices; nobody has answered."""
    random = Random(seed)
    host = table.lay(game, {}, registry.meta(game).seats(players, players), shares, chance(random))
    guest = table.join(letters.unpack(host.write()), {seat: f"Ben {seat}" for seat in shares}, chance(random))
    host.receive(letters.unpack(guest.write()))
    guest.receive(letters.unpack(host.write()))
    assert host.begun
    assert guest.begun
    return host, guest


def turn(*copies: Table, random: Random) -> Table:
    """Whoever's turn it is answers once; which copy that was."""
    writer = next(copy for copy in copies if copy.my_turn)
    given = answer_of(writer, random)
    assert given
    writer.answer(*given)
    return writer


def code(letter: letters.Letter, copy: Table) -> str:
    """How a copy refuses a letter, which leaves it as it was."""
    before = copy.record, copy.laying
    with pytest.raises(Refusal) as caught:
        copy.receive(letters.unpack(letters.pack(letter)))
    assert (copy.record, copy.laying) == before
    for lang in LANGUAGES:
        assert len(words.sentence(caught.value, NAMES, lang)) > 20
    return caught.value.code


def test_a_letter_is_told_from_a_link_by_its_first_sign() -> None:
    host, _ = pair()
    assert letters.is_letter(host.write())
    assert not letters.is_letter(links.link(host.match, history=True))


def test_what_a_letter_brings_is_told() -> None:
    host, guest = pair()
    random = Random(2)
    old = host.write()
    writer = turn(host, guest, random=random)
    other = guest if writer is host else host
    new = writer.write()
    assert not writer.to_send
    told = other.receive(letters.unpack(new))
    assert told.kind == news.GOES_ON
    assert told.answers == len(writer.match.log) - told.before
    assert other.receive(letters.unpack(new)).kind == news.SAME
    assert other.receive(letters.unpack(old)).kind == news.OLDER
    for lang in LANGUAGES:
        assert len(words.news(told, NAMES, lang)) > 10


def test_two_answers_at_two_places_are_a_fork_and_nothing_is_replaced() -> None:
    host, guest = pair()
    random, copies = Random(3), [host, guest]
    while len(next(copy for copy in copies if copy.my_turn).match.choices()) < 2 or len(host.match.log) < 8:
        writer = turn(*copies, random=random)
        text = writer.write()
        for copy in copies:
            copy.receive(letters.unpack(text))
    writer = next(copy for copy in copies if copy.my_turn)
    other = next(copy for copy in copies if copy is not writer)
    twin = keeping.restore(keeping.to_text(writer), saves.load(saves.save(writer.match)).match)
    seat = writer.pen or 0
    choices = [choice.token for choice in writer.match.choices(seat)]
    writer.answer(seat, choices[0])
    twin.answer(seat, choices[1])
    assert twin.record != writer.record
    other.receive(letters.unpack(writer.write()))
    before = other.record
    told = other.receive(letters.unpack(twin.write()))
    assert told.kind == news.FORK
    assert told.where <= len(before.lines)
    assert other.record == before


def test_an_answer_for_a_seat_of_this_device_is_refused() -> None:
    host, guest = pair()
    writer = host if host.my_turn else guest
    seat = writer.pen or 0
    token = writer.match.choices(seat)[0].token
    forged = replace(writer.letter(), record=Record((*writer.record.lines, (seat, token))))
    assert code(forged, writer) == "letter_own_seat"


def test_what_does_not_fit_is_refused() -> None:
    host, guest = pair()
    stranger, _ = pair(seed=2)
    letter = host.letter()
    lines = host.record.lines
    assert code(stranger.letter(), host) == "letter_other_table"
    assert code(replace(letter, root="ab" * 16), guest) == "letter_seats"
    assert code(replace(letter, record=Record((*lines, (0, "fly home")))), guest) == "log_diverges"
    with pytest.raises(Damaged) as caught:
        letters.from_plain({**letters.to_plain(letter), "hash": "00" * 16})
    assert caught.value.code == "letter_hash"
    with pytest.raises(Newer):
        letters.unpack(packing.pack(letters.FORMAT + 1, letters.to_plain(letter)))
    with pytest.raises(Newer):
        letters.unpack(packing.pack(letters.FORMAT, {**letters.to_plain(letter), "rules": 99}))


def test_by_letter_one_device_writes_at_a_time() -> None:
    host, guest = pair()
    waiting = guest if host.my_turn else host
    seat = waiting.mine[0]
    with pytest.raises(NotAsked) as caught:
        waiting.answer(seat, "solo")
    assert caught.value.code == "table_in_turn"
    assert waiting.waits_for == (waiting.pen,)
    with pytest.raises(NotAsked) as caught:
        waiting.answer(waiting.pen or 0, "solo")
    assert caught.value.code == "table_elsewhere"


def test_where_several_are_asked_they_write_in_seat_order() -> None:
    """Maillot's talk asks several at once; free answers wait for the pen, too."""
    world = World(5, Kind("rainbow-jersey", 4))
    world.settle()
    several = 0
    for _ in range(120):
        device = next((one for one in world.devices if one.table.my_turn), None)
        if device is None:
            break
        asked = device.table.match.asked
        several += len(asked) > 1
        assert device.table.pen == min(asked)
        others = [one.table for one in world.devices if one is not device]
        assert not any(copy.my_turn for copy in others)
        device.answer(world.random)
        for other in world.devices:
            other.open(device.table.write())
    assert not world.forked


def test_what_is_sent_is_not_taken_back() -> None:
    host, guest = pair()
    random = Random(4)
    for _ in range(40):
        writer = turn(host, guest, random=random)
        seat = next(entry.seat for entry in reversed(writer.match.log) if entry.seat != CHANCE)
        try:
            writer.check_undo(seat)
        except NoUndo:
            text = writer.write()
            for copy in (host, guest):
                copy.receive(letters.unpack(text))
            continue
        writer.write()
        with pytest.raises(NoUndo) as caught:
            writer.undo(seat)
        assert caught.value.code == "undo_sent"
        return
    raise AssertionError("nothing could ever be taken back")


def test_a_restored_table_is_the_same() -> None:
    host, guest = pair("vroom", 4, (1, 2))
    random = Random(5)
    for _ in range(9):
        writer = turn(host, guest, random=random)
        text = writer.write()
        (guest if writer is host else host).receive(letters.unpack(text))
    again = keeping.restore(keeping.to_text(host), saves.load(saves.save(host.match)).match)
    assert again.record == host.record
    assert again.letter() == host.letter()
    assert (again.mine, again.pen, again.out, again.seed) == (host.mine, host.pen, host.out, host.seed)
    assert again.match.people == [0, 3]


def test_a_kept_table_that_is_damaged_is_refused() -> None:
    host, guest = pair()
    for beside in ("", "table:", keeping.to_text(host)[:-5], keeping.to_text(guest).replace("table:", "post:")):
        with pytest.raises(Damaged) as caught:
            keeping.restore(beside, host.match)
        assert caught.value.code == "table_kept"


def test_a_seat_that_is_free_waits_for_a_person() -> None:
    seats = registry.meta("velo-city").seats(1, 3)
    with pytest.raises(BadOption) as caught:
        table.lay("velo-city", {}, seats, [1], bytes(table.CHANCE_BYTES))
    assert caught.value.code == "seat_free"


def test_free_seats_can_become_computers() -> None:
    random = Random(6)
    host = table.lay("velo-city", {}, registry.meta("velo-city").seats(3, 3), [1, 2], chance(random))
    guest = table.join(letters.unpack(host.write()), {1: "Ben"}, chance(random))
    host.receive(letters.unpack(guest.write()))
    host.close({2: 3})
    guest.receive(letters.unpack(host.write()))
    host.receive(letters.unpack(guest.write()))
    guest.receive(letters.unpack(host.write()))
    assert guest.begun
    assert guest.terms.seats[2].is_computer
    assert host.mine == (0, 2)
    assert guest.record == host.record


# ------------------------------------------------------------------ records
LINES = tuple((seat, f"go {seat}") for seat in (0, 1, 2, 0))


def test_records_join_in_any_order() -> None:
    one = Record(LINES[:2])
    two = Record(LINES, hands=(Hand(1, "other1", 3),))
    three = Record(LINES[:3], (Cut(3, ((0, "go 0"), (1, "stop"))),))
    whole = joined(joined(one, two), three)
    assert whole == joined(one, joined(three, two)) == joined(three, joined(two, one))
    assert whole.lines == LINES[:3]
    assert whole.hands == two.hands


def test_records_that_contradict_each_other_part() -> None:
    for other in (
        Record((*LINES[:2], (2, "stop"))),
        Record(LINES, (Cut(1, ((1, "stop"),)),)),
        Record(LINES, hands=(Hand(1, "third1", 3),)),
    ):
        mine = Record(LINES, () if not other.cuts else (Cut(2, ((2, "stay"),)),), (Hand(1, "other1", 3),))
        with pytest.raises(Forked):
            joined(mine, other)
