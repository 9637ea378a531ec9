"""The live line: one order of answers for everybody, whatever is cut, repeated or said in between."""

from random import Random

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import BadOption
from pygame_core.tables import letters, messages, news, table
from pygame_core.tables.host import Host, take_on
from pygame_core.tables.line import Tell
from tests.laws.tables import Table as Kind
from tests.tables.lines import Seat, Wire, try_undo
from tests.tables.world import OPEN_TABLES, chance, dice_check

GAMES = [next(one for one in OPEN_TABLES if one.game == game and one.players >= 3) for game in
         dict.fromkeys(one.game for one in OPEN_TABLES)]  # fmt: skip


def seated(kind: Kind, guests: int = 2, seed: int = 1, people: int | None = None) -> Wire:
    """A live table: the host has the first seat, each guest one, computers the rest."""
    random = Random(seed)
    seats = registry.meta(kind.game).seats(people or guests + 1, kind.players)
    shares = [index for index, seat in enumerate(seats) if seat.is_person][1:]
    wire = Wire(Host(table.lay(kind.game, dict(kind.options), seats, shares[:guests], chance(random))))
    for number in shares[:guests]:
        guest = wire.guest()
        wire.calm()
        wire.from_guest(guest, guest.guest.sit_down({number: f"G{number}"}, chance(random)))
        wire.calm()
    return wire


def same(wire: Wire) -> None:
    """Every copy is the host's."""
    host = wire.host.table
    for seat in wire.guests:
        copy = seat.guest.table
        if copy is None or not seat.line:
            continue
        assert copy.record == host.record
        assert copy.match.state == host.match.state
        if copy.me:
            dice_check(copy)
        own = [(entry.seat, entry.token) for entry in copy.match.log if not entry.forced and entry.seat in copy.mine]
        assert all(answer in seat.gave for answer in own)


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_a_game_goes_on_in_one_order_for_all(kind: Kind) -> None:
    wire, random = seated(kind), Random(5)
    assert wire.host.table.begun
    for _ in range(150):
        for guest in wire.guests:
            wire.guest_answers(guest, random)
            if random.random() < 0.1:
                try_undo(wire, guest)
        wire.host_answers(random)
        for guest in wire.guests:
            wire.deliver(guest, back=random.random() < 0.5)
    wire.calm()
    same(wire)
    assert len(wire.host.table.match.log) > 10


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_a_line_that_is_cut_is_joined_again_with_what_was_missed(kind: Kind) -> None:
    wire, random = seated(kind, seed=2), Random(6)
    for _ in range(120):
        guest = random.choice(wire.guests)
        if guest.line and random.random() < 0.1:
            wire.cut(guest)
        elif not guest.line and random.random() < 0.5:
            if random.random() < 0.5:
                wire.reload(guest)
            wire.open(guest)
        for one in wire.guests:
            wire.guest_answers(one, random)
            wire.deliver(one, back=random.random() < 0.5)
        wire.host_answers(random)
    for guest in wire.guests:
        if not guest.line:
            wire.open(guest)
    wire.calm()
    same(wire)
    assert not [one for guest in wire.guests for one in guest.told if _kind(one) in (news.FORK, news.LENT)]


def _kind(one: Tell) -> str:
    return str(one.facts["news"].kind) if one.what == "letter" else one.what


def asked(wire: Wire, random: Random, guest: Seat, most: int = 300) -> None:
    """Play until this guest is asked."""
    for _ in range(most):
        copy = guest.guest.table
        assert copy
        if copy.begun and set(copy.mine) & set(copy.match.asked):
            return
        wire.host_answers(random)
        for one in wire.guests:
            if one is not guest:
                wire.guest_answers(one, random)
        wire.calm()
    raise AssertionError("nobody asks this guest")


def test_a_computer_sits_in_and_whoever_comes_back_says_whether_that_is_all_right() -> None:
    wire, random = seated(Kind("velo-city", 3)), Random(7)
    guest = wire.guests[0]
    asked(wire, random, guest)
    wire.cut(guest)
    wire.from_host(wire.host.sit_in(1, 2))
    before = len(wire.host.table.match.log)
    assert wire.host.table.sitting_in == {1: 2}
    while 1 not in [entry.seat for entry in wire.host.table.match.log[before:]]:
        wire.host_answers(random)
        wire.guest_answers(wire.guests[1], random)
        wire.calm()
    wire.open(guest)
    wire.calm()
    copy = guest.guest.table
    assert copy
    assert _kind(guest.told[-1]) == news.LENT
    assert len(copy.match.log) == before
    wire.from_guest(guest, guest.guest.agree())
    wire.calm()
    assert copy.record == wire.host.table.record
    assert copy.mine == (1,)
    assert not wire.host.table.sitting_in


def test_a_seat_of_somebody_who_is_here_is_not_played_by_a_computer() -> None:
    wire = seated(Kind("velo-city", 3))
    with pytest.raises(BadOption):
        wire.host.sit_in(1, 2)


def test_when_the_host_is_gone_another_goes_on_with_the_computers() -> None:
    wire, random = seated(Kind("velo-city", 4), guests=2, people=3), Random(8)
    for _ in range(30):
        wire.host_answers(random)
        for guest in wire.guests:
            wire.guest_answers(guest, random)
        wire.calm()
    old = wire.host.table
    heir, other = wire.guests
    wire.cut(heir)
    wire.cut(other)
    assert heir.guest.table
    assert other.guest.table
    new = Wire(take_on(heir.guest.table))
    assert 3 in new.host.table.mine
    again = new.guest(other.guest.table)
    again.gave = other.gave
    new.calm()
    new.from_host(new.host.sit_in(0, 2))
    for _ in range(30):
        new.host_answers(random)
        new.guest_answers(again, random)
        new.calm()
    assert again.guest.table
    assert again.guest.table.record == new.host.table.record
    back = new.guest(old)
    new.calm()
    assert _kind(back.told[-1]) == news.LENT
    new.from_guest(back, back.guest.agree())
    new.calm()
    assert old.record == new.host.table.record
    assert 0 in old.mine


def test_a_screen_without_a_seat_sees_all_and_answers_nothing() -> None:
    wire, random = seated(Kind("vroom", 3)), Random(9)
    screen = wire.guest()
    wire.calm()
    wire.from_guest(screen, screen.guest.look_on())
    for _ in range(40):
        wire.host_answers(random)
        for guest in wire.guests:
            wire.guest_answers(guest, random)
        wire.calm()
    copy = screen.guest.table
    assert copy
    assert copy.record == wire.host.table.record
    assert copy.match.people == []
    assert copy.match.viewpoints == set()
    assert copy.seed == ""
    assert wire.host.watching == 1


def test_a_seat_changes_hands_when_its_owner_says_so() -> None:
    wire, random = seated(Kind("velo-city", 3)), Random(10)
    screen = wire.guest()
    wire.calm()
    wire.from_guest(screen, screen.guest.look_on())
    asked(wire, random, wire.guests[1])
    wire.from_guest(screen, screen.guest.ask_seat(2, bytes(range(30))))
    wire.calm()
    wish = next(one for one in wire.guests[1].told if one.what == "asked_seat")
    wire.from_guest(wire.guests[1], wire.guests[1].guest.give_seat(2, wish.facts["device"], given=True))
    wire.calm()
    copy = screen.guest.table
    assert copy
    assert copy.mine == (2,)
    assert copy.seed == wire.host.table.seed
    wire.guest_answers(screen, random)
    wire.calm()
    assert copy.record == wire.host.table.record
    assert screen.gave[-1] in [(entry.seat, entry.token) for entry in copy.match.log]


def test_two_who_want_one_seat() -> None:
    wire = seated(Kind("velo-city", 3), guests=1, people=3)
    assert wire.host.table.begun
    random = Random(11)
    seats = registry.meta("velo-city").seats(3, 3)
    wire = Wire(Host(table.lay("velo-city", {}, seats, [1, 2], chance(random))))
    one, two = wire.guest(), wire.guest()
    wire.calm()
    for guest in (one, two):
        wire.from_guest(guest, guest.guest.sit_down({1: guest.name}, chance(random)))
    wire.calm()
    assert [len(guest.guest.table.mine) for guest in (one, two) if guest.guest.table and guest.guest.table.me] == [1, 1]
    late = [one for one in two.told if one.what == "refused"]
    assert late
    assert late[0].refusal
    assert late[0].refusal.code == "seat_taken"
    assert wire.host.table.terms.seats[1].name == one.name


def test_an_answer_for_somebody_elses_seat_is_refused() -> None:
    wire, random = seated(Kind("velo-city", 3)), Random(12)
    asked(wire, random, wire.guests[0])
    match = wire.host.table.match
    before = len(match.log)
    stranger = wire.guests[1]
    token = match.choices(1)[0].token
    stranger.there.append(messages.write("answer", length=before, seat=1, token=token))
    wire.calm()
    assert len(match.log) == before
    assert stranger.told[-2].what == "refused"


def test_an_answer_to_a_question_that_is_gone_is_refused() -> None:
    wire, random = seated(Kind("velo-city", 3)), Random(13)
    guest = wire.guests[0]
    asked(wire, random, guest)
    wire.guest_answers(guest, random)
    text = guest.there[0]
    wire.calm()
    length = len(wire.host.table.match.log)
    guest.there.append(text)
    wire.calm()
    assert len(wire.host.table.match.log) == length


def test_a_host_that_answers_for_a_guest_is_refused() -> None:
    wire, random = seated(Kind("velo-city", 3)), Random(14)
    guest = wire.guests[0]
    asked(wire, random, guest)
    copy = guest.guest.table
    assert copy
    before = copy.record
    wire.host.table.match.answer(1, wire.host.table.match.choices(1)[0].token)
    wire.from_host(wire.host.spread())
    wire.calm()
    assert copy.record == before
    told = [one.refusal.code for one in guest.told if one.refusal]
    assert "letter_own_seat" in told


def test_another_version_is_told_on_both_sides() -> None:
    wire = seated(Kind("velo-city", 3))
    guest = wire.guest()
    guest.there.clear()
    guest.there.append(messages.write("hello", form=2, rules=0, game="", table="", device="", length=0))
    wire.calm()
    assert guest.told[-1].what == "other_version"
    assert [one for one in wire.told if one.what == "other_version"]


def test_a_drag_is_passed_on_to_all_others() -> None:
    wire, random = seated(Kind("vroom", 3)), Random(15)
    guest = wire.guests[0]
    asked(wire, random, guest)
    drag = {"seat": 1, "drag": "drive", "samples": [[1.0, 2.5, 16]], "first": True, "end": ""}
    wire.from_guest(guest, guest.guest.drag(drag))
    wire.calm()
    assert wire.told[-1].what == "drag"
    assert wire.guests[1].told[-1].facts["samples"] == [[1.0, 2.5, 16]]
    assert not [one for one in guest.told if one.what == "drag"]


def test_from_line_to_letter_and_back() -> None:
    """The line is cut, the game goes on by letters, and a new line takes up what the letters brought."""
    wire, random = seated(Kind("velo-city", 3), guests=2), Random(16)
    copies = [wire.host.table, *(guest.guest.table for guest in wire.guests if guest.guest.table)]
    for guest in wire.guests:
        wire.cut(guest)
    for number in range(12):
        writer = next(copy for copy in copies if copy.my_turn)
        choice = random.choice(writer.match.choices(writer.pen))
        writer.answer(writer.pen or 0, choice.token)
        for guest in wire.guests:
            if guest.guest.table is writer:
                guest.gave.append((writer.match.log[-1].seat, choice.token))
        text = writer.write()
        for copy in copies if number < 11 else ():
            copy.receive(letters.unpack(text))
    for guest in wire.guests:
        wire.open(guest)
    wire.calm()
    assert all(copy.record == copies[0].record for copy in copies)
