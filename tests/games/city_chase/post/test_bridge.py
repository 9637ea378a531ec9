"""From messages to answers of a match and back, beside the whole games."""

import copy
import random
from contextlib import suppress
from itertools import product
from typing import Any

import pytest

from pygame_core.engine.core.refusals import Damaged
from pygame_core.games.city_chase.board import AROUND, BUILDINGS
from pygame_core.games.city_chase.letters import bridge
from pygame_core.games.city_chase.letters.bridge import Entry
from pygame_core.games.city_chase.letters.messages import ENDS
from pygame_core.games.city_chase.letters.thread import Thread
from pygame_core.games.city_chase.letters.transcript import Transcript
from pygame_core.games.city_chase.rules.answers import ANSWERS
from tests.games.city_chase.post import duel
from tests.games.city_chase.post.author import KEY, Author


def tokens(author: Author) -> list[str]:
    """What the thief's last message makes the police's match hear."""
    *before, last = author.messages
    return [entry.token for entry in bridge.thief_entries(Transcript(before), last)]


class Table:
    """Two matches at E27's game; the thief's plays what it is told to."""

    def __init__(self, *starts: int, hideout: str, **options: Any) -> None:
        self.officer = Thread.begin(starts or (6, 8, 15), options, bytes(16))
        opened = self.officer.transcript.messages
        self.driver = Thread.invited(self.officer.link, bytes.fromhex(KEY))
        players, settings = bridge.table(opened[0])
        self.thief = duel.table("person", "remote", players, settings, 1)
        self.police = duel.table("remote", "person", players, settings, 1)
        for match in (self.thief, self.police):
            duel.play(match, bridge.police_entries(opened[0]))
        if hideout:
            self.hide(hideout)

    def hide(self, building: str) -> None:
        self.thief.answer(0, f"hide {building}")
        self.send_back()

    def send_back(self) -> None:
        text = bridge.write(self.driver, self.thief.view(0), bytes.fromhex("11" * 16))
        assert text is not None
        duel.play(self.police, bridge.entries(self.officer, self.officer.receive(text)))

    def order(self, *orders: str) -> None:
        for order in orders:
            duel.play(self.police, [Entry(order.split(" ")[1], order)])
        actions = bridge.orders_of(self.police.view(None))
        duel.play(self.police, [Entry("police", "send")])
        self.heard(self.officer.act(actions))

    def heard(self, text: str) -> None:
        duel.play(self.thief, bridge.entries(self.driver, self.driver.receive(text)))

    def ends(self) -> list[tuple[Any, ...]]:
        """Winner, reason, round and path on the police's device and on the thief's."""
        views = [match.view(None) for match in (self.police, self.thief)]
        return [(*(view["result"][name] for name in ("winner", "reason", "round")), view["path"]) for view in views]


AFTER = [{}, *({"hide": building} for building in ("A1", "C3", "E4")), *({"end": end} for end in ENDS)]
OWNED = {"pink": [1], "yellow": [2], "green": [1, 2]}
HELI = {"pink": "X6", "yellow": "X8", "green": "X15"}
USUAL = {"notes": "full", "deduction": False, "skyline": "random"}


@pytest.mark.parametrize(
    ("owners", "kinds", "told"),
    [
        ({heli: [1] for heli in HELI}, ["remote", "person"], {}),
        (OWNED, ["remote", "person", "person"], {"police_people": 2}),
        (OWNED, ["remote", "person", "computer"], {"owners": ["p1", "computer", "p1"]}),
        ({**OWNED, "green": [2]}, ["remote", "computer", "person"], {"owners": ["computer", "p1", "p1"]}),
        ({"pink": [1], "yellow": [2], "green": [3]}, ["remote", *["person"] * 3], {"police_people": 3}),
        ({heli: [1, 2] for heli in HELI}, ["remote", "person", "person"], {"police_people": 2, "owners": ["team"] * 3}),
    ],
)
def test_the_table_in_the_first_message(owners: object, kinds: list[str], told: dict[str, object]) -> None:
    starts, options = bridge.opening({"heli": HELI, "owners": owners}, USUAL, kinds)
    assert (starts, options) == ([6, 8, 15], told)
    opened = Thread.begin(starts, options, bytes(16)).transcript.messages[0]
    players, settings = bridge.table(opened)
    match = duel.table("person", "remote", players, settings, 1)
    assert match.options["connection"] == "links"


def test_options_other_than_usual() -> None:
    _, options = bridge.opening(
        {"heli": HELI, "owners": {heli: [1] for heli in HELI}},
        {"notes": "traces", "deduction": True, "skyline": "regular"},
        ["remote", "person"],
    )
    assert options == {"notes": "traces", "deduction": True, "skyline": "regular"}
    assert bridge.table(Author(**options).messages[0])[1] == {
        "connection": "links",
        **options,
        **dict.fromkeys(HELI, "p1"),
    }


def test_a_first_message_places_the_helicopters() -> None:
    assert bridge.police_entries(Author().messages[0]) == [
        Entry("pink", "place pink X6"),
        Entry("yellow", "place yellow X8"),
        Entry("green", "place green X15"),
        Entry("police", "confirm"),
    ]


def test_orders_there_and_back() -> None:
    view = {"orders": ["move pink X7", "check yellow D2"]}
    actions = bridge.orders_of(view)
    assert actions == [["pink", "move", 7], ["yellow", "check", "D2"]]
    (*_, message) = Author().hide("A1").add("act", actions=actions).messages
    assert [entry.token for entry in bridge.police_entries(message)] == view["orders"]


def test_answers_that_were_not_told_yet() -> None:
    log = ["placed pink X6", "hidden 1", "check pink B2 empty", "move yellow X8 X7", "check green D4 blue"]
    assert bridge.answers_since(log, 0) == ["empty", "blue"]
    assert bridge.answers_since(log, 1) == ["blue"]
    assert bridge.answers_since(log, 2) == []


def test_what_the_police_hear() -> None:
    author = Author().hide("A1")
    assert tokens(author) == ["hidden"]
    assert tokens(author.act("pink check B2", "yellow move 4").say("empty")) == ["reply empty"]
    assert tokens(author.act("green move 11").say(hide="B1")) == ["reply", "hidden"]
    assert tokens(author.act("pink check B2").add("resign", reveal=author.show())) == ["resign", "reveal A1 B1"]


def test_what_the_police_hear_at_the_end() -> None:
    caught = Author().hide("B2").act("pink check B2", "yellow check D2").say("car", end="arrest")
    assert tokens(caught) == ["reply car", "reveal B2"]
    assert tokens(Author().hide("B2").add("resign").say(end="resignation")) == ["reveal B2"]
    lied = Author().hide("B2").add("resign").say(end="resignation", path=["B3"])
    assert tokens(lied) == ["cheated V2 1 B3"]


def test_an_arrest_voids_what_was_ordered_after_it() -> None:
    """E30: yellow stays where it was, green looks at nothing."""
    table = Table(6, 8, 11, hideout="B2")
    table.order("check pink B2", "move yellow X7", "check green D4")
    table.send_back()
    assert table.driver.transcript.messages[-1]["answers"] == ["car"]
    assert table.ends() == [("police", "arrest", 1, ["B2"])] * 2
    assert table.police.view(None)["heli"]["yellow"] == table.thief.view(None)["heli"]["yellow"] == "X8"


def test_the_police_give_up_and_are_shown_the_path() -> None:
    """E33."""
    table = Table(hideout="A1")
    for building in ("B1", "C1"):
        table.order("check pink C3", "check yellow E3", "check green D5")
        table.hide(building)
    duel.play(table.police, [Entry("police", "resign")])
    table.heard(table.officer.resign())
    table.send_back()
    last = table.driver.transcript.messages[-1]
    assert (last["kind"], last["round"], last["answers"]) == ("answer", 3, [])
    assert table.ends() == [("thief", "resignation", 3, ["A1", "B1", "C1"])] * 2


def test_the_thief_gives_up() -> None:
    """E31, by link: the orders that are not answered yet are void."""
    table = Table(hideout="A1")
    table.order("check pink C3", "check yellow E3", "check green D5")
    table.thief.answer(0, "resign")
    table.send_back()
    assert [end[:2] for end in table.ends()] == [("police", "resignation")] * 2
    assert "checked" not in " ".join(table.police.view(None)["log"])


def test_a_match_that_hears_of_cheating() -> None:
    table = Table(hideout="A1")
    table.driver.path = ["B2"]
    duel.play(table.police, [Entry("police", "resign")])
    table.heard(table.officer.resign())
    table.send_back()
    result = table.police.view(None)["result"]
    assert (result["winner"], result["reason"], result["failing"]) == ("police", "cheating", "V2 1 B2")


def test_police_on_two_devices() -> None:
    """The second device hears of everything that the first one sent, and of the answer."""
    table = Table(hideout="A1", police_people=2)
    other = Thread.join(table.officer.link)
    match = duel.table("remote", "person", *bridge.table(other.transcript.messages[0]), 2)
    duel.play(match, bridge.entries(other, other.transcript.messages))
    assert match.view(None)["log"] == table.police.view(None)["log"]
    table.order("check pink C3", "move yellow X4")
    table.send_back()
    duel.play(match, bridge.entries(other, other.receive(table.officer.link)))
    assert match.view(None)["log"] == table.police.view(None)["log"]
    assert match.view(None)["acted"] == ["pink", "yellow"]


def test_there_is_nothing_to_write_twice() -> None:
    table = Table(hideout="A1")
    assert bridge.write(table.driver, table.thief.view(0), bytes(16)) is None


def test_the_police_close_a_silent_game() -> None:
    table = Table(hideout="A1")
    table.order("check pink C3")
    assert table.officer.may_close
    duel.play(table.police, [Entry("police", "unproven")])
    assert table.police.view(None)["result"]["reason"] == "unproven"


def test_a_thief_who_gives_up_before_hiding() -> None:
    table = Table(hideout="")
    table.thief.answer(0, "resign")
    table.send_back()
    assert [end[:2] for end in table.ends()] == [("police", "resignation")] * 2
    assert table.officer.failing is None


def test_every_table_that_is_accepted_can_be_laid() -> None:
    owners = ("p1", "p2", "p3", "team", "computer")
    laid = 0
    for people, flown in product((1, 2, 3), product(owners, repeat=3)):
        author = Author(police_people=people, owners=list(flown))
        with suppress(Damaged):
            (opened,) = author.read.messages
            laid += len(duel.table("person", "remote", *bridge.table(opened), 1).seats) == people + 1
    assert laid == 26 + 49 + 67


@pytest.mark.parametrize("seed", range(8))
def test_each_match_can_be_made_again_from_what_its_device_keeps(seed: int) -> None:
    played = duel.Duel(seed, batch=seed % 4, gives_up=("", "thief", "police", "")[seed % 4]).run()
    for thread, match in ((played.officer, played.police), (played.driver, played.thief)):
        again = duel.table(*(seat.kind for seat in match.seats), 2, match.options, seed)
        duel.play(again, bridge.entries(thread, thread.transcript.messages))
        for name in ("log", "result", "path", "heli"):
            assert again.view(None)[name] == match.view(None)[name]


def liar(rng: random.Random) -> Author:
    """Says anything at all, as long as it passes on receipt, until an end of some kind."""
    author = Author(*rng.sample(range(1, 17), 3)).hide(rng.choice(BUILDINGS))
    while (read := author.read).turn:
        heli, at = rng.choice([one for one in read.where.items() if one[0] not in read.acted])
        author.act(f"{heli} check {BUILDINGS[rng.choice(AROUND[at - 1])]}")
        said = [copy.deepcopy(author).say(told, **after) for told in ANSWERS for after in AFTER]
        author = rng.choice([one for one in said if passes(one)])
    return author


def passes(author: Author) -> bool:
    try:
        return bool(author.read)
    except Damaged:
        return False


def test_whatever_passes_on_receipt_the_match_of_the_police_takes() -> None:
    rng = random.Random(3)
    for seed in range(60):
        officer = liar(rng).thread()
        match = duel.table("remote", "person", *bridge.table(officer.transcript.messages[0]), seed)
        duel.play(match, bridge.entries(officer, officer.transcript.messages))
        assert match.view(None)["result"]["reason"] == ("cheating" if officer.failing else officer.transcript.end)
