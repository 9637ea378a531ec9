"""Dice that nobody can choose: they follow from everybody's numbers and the log, and every device checks them."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.refusals import Damaged, NotAsked
from pygame_core.engine.match.match import Match
from pygame_core.tables import hashes, letters, news, table
from pygame_core.tables.dice import FairDice
from pygame_core.tables.record import Record
from tests.laws.tables import Table
from tests.tables.world import OPEN_TABLES, World, answer_of, chance

USUAL = [one for one in OPEN_TABLES if (not one.options and one.players == 3) or one.game == "velomaster"][:6]


def laid(number: int, kind: Table | None = None) -> World:
    """A world where everybody sits, and nobody has answered."""
    world = World(number, kind)
    world.settle()
    return world


def played(world: World, until: int = 12) -> table.Table:
    """After some answers: the copy of whoever answered last, whose letter nobody has opened."""
    for _ in range(until):
        device = next(one for one in world.devices if one.table.my_turn or one.table.over)
        start = len(device.table.match.log)
        device.answer(world.random)
        if any(entry.seat == CHANCE for entry in device.table.match.log[start:]) and start > 4:
            return device.table
        world.settle()
    return device.table


def with_lines(letter: letters.Letter, lines: list[tuple[int, str]]) -> str:
    """The letter with other answers, its hash right again."""
    return letters.pack(replace(letter, record=Record(tuple(lines))))


def test_a_forged_die_is_refused_and_nothing_changes() -> None:
    world = laid(1, Table("velo-city", 3))
    copy = played(world)
    lines = list(copy.record.lines)
    index = max(place for place, (seat, _) in enumerate(lines) if seat == CHANCE)
    word, *values = lines[index][1].split(" ")
    forged = " ".join([word, *("1" if value != "1" else "2" for value in values)])
    text = with_lines(copy.letter(), [*lines[:index], (CHANCE, forged)])
    other = next(one.table for one in world.devices if one.table is not copy)
    before = other.record
    with pytest.raises(Damaged) as caught:
        other.receive(letters.unpack(text))
    assert caught.value.code == "letter_die"
    assert other.record == before
    assert other.receive(letters.unpack(copy.write())).kind == news.GOES_ON


@pytest.mark.parametrize("kind", USUAL, ids=str)
def test_another_answer_first_changes_the_answer_and_what_follows_alone(kind: Table) -> None:
    """Whoever tries an answer, looks at the dice and starts again from what was kept finds the same dice."""
    world = laid(2, kind)
    device = next(one for one in world.devices if one.table.my_turn)
    given = answer_of(device.table, Random(3))
    assert given
    device.keep()
    device.table.answer(*given)
    first = device.table.record
    device.restart()
    device.table.answer(*given)
    assert device.table.record == first


def test_everybodys_number_is_in_the_seed() -> None:
    numbers = {"ada": "00" * 16, "ben": "11" * 16}
    changed = [{**numbers, name: "22" * 16} for name in numbers]
    assert len({hashes.seed("root", one) for one in (numbers, *changed)}) == 3
    assert hashes.seed("root", numbers) != hashes.seed("other", numbers)


def test_a_number_that_was_not_promised_is_refused() -> None:
    host = table.lay("velo-city", {}, registry.meta("velo-city").seats(3, 3), [1], chance(Random(1)))
    guest = table.join(letters.unpack(host.write()), {1: "Ben"}, chance(Random(2)))
    letter = guest.letter()
    forged = replace(letter, numbers={guest.me: "00" * 16})
    with pytest.raises(Damaged) as caught:
        host.receive(letters.unpack(letters.pack(forged)))
    assert caught.value.code == "letter_number"
    assert host.terms.free == (1,)


def test_the_numbers_are_shown_when_all_seats_are_taken_and_not_before() -> None:
    random = Random(1)
    host = table.lay("velo-city", {}, registry.meta("velo-city").seats(3, 3), [1, 2], chance(random))
    one = table.join(letters.unpack(host.write()), {1: "Ben"}, chance(random))
    for copy in (host, one):
        assert not copy.letter().numbers
    host.receive(letters.unpack(one.write()))
    two = table.join(letters.unpack(host.write()), {2: "Cleo"}, chance(random))
    assert set(two.letter().numbers) == {two.me}
    host.receive(letters.unpack(two.write()))
    assert set(host.letter().numbers) == {two.me, host.me}
    assert not host.begun
    one.receive(letters.unpack(host.write()))
    assert one.begun


@pytest.mark.parametrize("kind", USUAL, ids=str)
def test_no_letter_holds_the_seed_once_the_table_is_laid(kind: Table) -> None:
    world = laid(4, kind)
    for device in world.devices:
        letter = device.table.letter()
        assert not letter.numbers
        text = str(letters.to_plain(letter))
        assert device.table.seed not in text
        for number in device.table.laying.numbers.values():
            assert number not in text


def test_a_letter_that_is_opened_elsewhere_can_be_looked_at_and_not_rolled_on() -> None:
    world = laid(5, Table("velo-city", 3))
    copy = played(world)
    looked = table.look_on(letters.unpack(copy.write()))
    assert looked.match.state == copy.match.state
    assert not looked.mine
    seat = looked.match.asked[0]
    with pytest.raises(NotAsked):
        looked.answer(seat, looked.match.choices()[0].token)


def test_dice_are_even() -> None:
    """Of 3,000 lots at 3,000 tables each comes as often as chance would have it: chi square below its 99.9 % point."""
    game = registry.game("velo-city")
    match, found = Match(game, {}, game.meta.seats(3, 3), 0), Counter[str]()
    for number in range(3_000):
        found[FairDice("5a" * 32, f"{number:032x}")(match).token] += 1
    assert len(found) == 3
    assert sum((count - 1_000) ** 2 / 1_000 for count in found.values()) < 13.8
