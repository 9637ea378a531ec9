"""City Chase between two devices that exchange nothing but links: whole chases, pictures of the links, forgeries."""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import segno

from e2e.chases import answer, shown_path, take
from e2e.player import Player, Seen
from pygame_core.engine.keeping import saves
from pygame_core.games.city_chase.letters import wire
from pygame_core.games.city_chase.letters.mail import Mail
from pygame_core.games.city_chase.letters.thread import Thread

Arrive = Callable[..., Player]
LONGEST = 2000
FORGET = """() => {
  document.getElementById("ask")?.classList.remove("asked", "posting", "over");
  document.getElementById("page-title")?.removeAttribute("id");
  document.querySelector("#page [role=alert]")?.remove();
}"""
READY = "() => document.querySelector('#ask.asked, #ask.posting, #ask.over, #page-title')"


@dataclass
class Pair:
    """Two people far from each other, and every link that went between them."""

    police: Player
    thief: Player
    sent: list[str] = field(default_factory=list)
    path: list[str] = field(default_factory=list)

    def link_of(self, sender: Player) -> str:
        """The link that is ready to be sent: short enough, and its picture is beside it."""
        sender.page.wait_for_selector("#ask:is(.posting, .over) #share-link")
        link = str(sender.page.locator("#share-link").input_value())
        assert len(link) < LONGEST
        drawn = str(sender.page.locator("#ask svg.qr path").get_attribute("d"))
        assert drawn in segno.make(link, error="l", micro=False).svg_inline(border=4, lineclass=None, omitsize=True)
        self.sent.append(link)
        return link

    def pass_on(self, sender: Player, receiver: Player) -> Seen:
        """The link goes to the other side and is opened there."""
        return opened(receiver, self.link_of(sender))

    def paste(self, sender: Player, receiver: Player) -> Seen:
        """The link goes to the other side and is pasted into the field there."""
        link = self.link_of(sender)
        forget(receiver)
        receiver.page.locator("#paste").fill(link)
        receiver.page.keyboard.press("Enter")
        receiver.until(READY)
        return receiver.seen


def forget(player: Player) -> None:
    """So that the next question is told from the one that stands there."""
    player.page.evaluate(FORGET)


def opened(player: Player, link: str) -> Seen:
    """A link is opened in the tab where one plays."""
    forget(player)
    player.page.goto(link)
    player.until(READY)
    return player.seen


@pytest.fixture
def pair(newcomer: Arrive) -> Pair:
    """The police at a new table with the thief elsewhere, and the thief with an empty profile."""
    return Pair(newcomer().with_nothing_stored(), newcomer().with_nothing_stored())


def begun(pair: Pair, *places: str) -> Pair:
    """The police have placed their helicopters, and the thief has taken the car."""
    pair.police.open("#/new/city-chase/far").offline_ready()
    pair.police.page.locator("#setup .start").click()
    seen = pair.police.until_asked()
    for heli, place in zip(("pink", "yellow", "green"), places or ("X6", "X8", "X15"), strict=True):
        seen = answer(pair.police, f"place {heli} {place}", seen)
    answer(pair.police, "confirm", seen)
    pair.thief.page.goto(pair.link_of(pair.police))
    pair.thief.alive().offline_ready()
    pair.thief.do("ui:begin")
    pair.thief.page.wait_for_selector("#ask.asked")
    return pair


def hide(pair: Pair, building: str) -> Seen:
    """The thief hides; the link that says so is opened by the police."""
    answer(pair.thief, f"hide {building}")
    pair.path.append(building)
    return pair.pass_on(pair.thief, pair.police)


def order(pair: Pair, *tokens: str) -> Seen:
    """The police give orders and send them; the thief's device opens the link."""
    for token in tokens:
        take(pair.police, token.split()[1])
        answer(pair.police, token)
    pair.police.do("send")
    return pair.pass_on(pair.police, pair.thief)


def tells(link: str) -> list[str]:
    """What a link tells of the path: the commitments are no more than numbers."""
    messages = wire.unpack(link.rsplit("/", maxsplit=1)[-1])
    return re.findall(r"[A-E][1-5]|reveal", json.dumps([without_orders(message) for message in messages]))


def without_orders(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what the police wrote themselves."""
    return {name: value for name, value in message.items() if name != "actions"}


def both_sides_agree(pair: Pair, words: str) -> None:
    """The same end on both devices, and the proof holds."""
    for player in (pair.police, pair.thief):
        player.page.wait_for_selector("#ask.over")
        assert re.search(words, player.text("#question"))
        assert "Verified" in player.text("#ask")
        assert [name for name in pair.path if name not in player.text("#ask")] == []


# ------------------------------------------------------------------ whole chases
def orders_by_chance(pair: Pair, rng: random.Random) -> None:
    """One to three orders, looks more often than flights."""
    seen = pair.police.seen
    for _ in range(rng.randint(1, 3)):
        able = [order for order in seen.answers if order.startswith(("move", "check"))]
        if not able:
            break
        seen = answer(pair.police, rng.choice(able), seen)
    pair.police.do("send")


def carry_on(pair: Pair, rng: random.Random) -> Iterator[None]:
    """The chase goes to and fro until both know how it ended; each time the thief's device has read, it is told."""
    there = pair.thief.seen
    while not pair.police.seen.over:
        if there.kind == "asked":
            token = rng.choice(list(there.places) or there.answers)
            pair.path.append(token.split()[-1])
            there = answer(pair.thief, token, there)
        pair.pass_on(pair.thief, pair.police)
        if not there.over:
            orders_by_chance(pair, rng)
            there = pair.pass_on(pair.police, pair.thief)
            yield


@pytest.mark.parametrize(
    ("seed", "end"), [(6, "Arrest in round 6"), (1, "Encircled in round 9"), (8, "vanishes into the night")]
)
def test_a_whole_chase(pair: Pair, seed: int, end: str) -> None:
    begun(pair)
    for _ in carry_on(pair, random.Random(seed)):
        assert tells(pair.sent[-1]) == []
    assert "reveal" in tells(pair.sent[-1])
    both_sides_agree(pair, end)
    assert pair.police.page.locator("#ask #share-link").count() == 0, "nothing more has to be sent"


def test_reloading_both_sides_and_pasting(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    for number in (2, 3, 4):
        for player in (pair.police, pair.thief):
            before = player.until_asked(-2) if player is pair.police else player.seen
            assert player.reload().seen == before
        for token in ("check green D5", "move yellow X8" if number % 2 else "move yellow X7", "check pink B3"):
            take(pair.police, token.split()[1])
            answer(pair.police, token)
        pair.police.reload()
        pair.police.page.wait_for_selector("#ask.asked")
        pair.police.do("send")
        assert pair.paste(pair.police, pair.thief).kind == "asked"
        assert len(shown_path(pair.thief)) == number - 1
        answer(pair.thief, f"hide {'ABCD'[number - 1]}1")
        assert pair.paste(pair.thief, pair.police).kind == "asked"
    assert len(pair.police.games) == len(pair.thief.games) == 1


# ------------------------------------------------------------------ giving up, and silence
def give_up(player: Player, token: str) -> None:
    player.do("ui:menu", f"ui:unasked:{token}")
    player.page.get_by_role("button", name="Yes, really").click()
    player.page.locator("#drawer-title").wait_for(state="detached")


def test_the_thief_resigns(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    order(pair, "check pink B2", "check yellow D2", "check green D5")
    give_up(pair.thief, "resign")
    assert pair.pass_on(pair.thief, pair.police).over
    both_sides_agree(pair, "resigns")


def test_the_police_resign(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    give_up(pair.police, "resign")
    assert pair.pass_on(pair.police, pair.thief).over
    assert pair.pass_on(pair.thief, pair.police).over
    both_sides_agree(pair, "The police resign")


def test_a_thief_who_falls_silent(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    answer(pair.police, "check pink B2")
    pair.police.do("send")
    pair.link_of(pair.police)
    give_up(pair.police, "unproven")
    pair.police.page.wait_for_selector("#ask.over")
    assert "No path" in pair.police.text("#question")
    assert "Verified" not in pair.police.text("#ask")
    assert pair.police.page.locator("#ask #share-link").count() == 0


# ------------------------------------------------------------------ forgeries
def refused(player: Player, link: str, words: str) -> None:
    """The link is refused with a sentence, and what is kept here stays as it was."""
    kept = player.games
    forget(player)
    player.page.goto(link)
    alert = player.page.locator("#page [role=alert]")
    alert.wait_for()
    assert re.search(words, alert.inner_text())
    assert player.games == kept


def changed(link: str, rng: random.Random) -> str:
    """The same with one character another one."""
    start = link.index("/post/city-chase/") + len("/post/city-chase/") + 4
    place = rng.randrange(start, len(link) - 2)
    other = rng.choice([one for one in "ABCDEFGHabcdefgh01234567" if one != link[place]])
    return link[:place] + other + link[place + 1 :]


def test_a_changed_character_is_refused(pair: Pair) -> None:
    rng = random.Random(4)
    begun(pair)
    answer(pair.thief, "hide A1")
    link = pair.link_of(pair.thief)
    for _ in range(6):
        refused(pair.police, changed(link, rng), "cut off or damaged|makes no sense|does not continue")
    opened(pair.police, link)
    answer(pair.police, "check pink B2")
    pair.police.do("send")
    link = pair.link_of(pair.police)
    for _ in range(6):
        refused(pair.thief, changed(link, rng), "cut off or damaged|makes no sense|does not continue")
    assert opened(pair.thief, link).kind == "posting"


def test_an_old_link_brings_nothing_new(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    order(pair, "check pink B2")
    pair.pass_on(pair.thief, pair.police)
    for player in (pair.police, pair.thief):
        now = player.seen
        for link in pair.sent:
            assert opened(player, link) == now, "the game goes on where it was"
        assert len(player.games) == 1


def test_what_was_sent_cannot_be_taken_back(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    before, name = pair.police.stored, next(iter(pair.police.games))
    order(pair, "check pink B2")
    pair.police.keeping(before).open(f"#/game/{name}").until_asked(-2)
    answer(pair.police, "check pink C2")
    pair.police.do("send")
    refused(pair.thief, pair.link_of(pair.police), "already answered")
    pair.thief.page.get_by_role("link", name="Back to the game", exact=True).click()
    pair.thief.page.wait_for_selector("#ask.posting")
    assert len(shown_path(pair.thief)) == 1


def test_the_thief_cannot_answer_twice(pair: Pair) -> None:
    begun(pair)
    before, name = pair.thief.stored, next(iter(pair.thief.games))
    hide(pair, "A1")
    pair.thief.keeping(before).open(f"#/game/{name}").until_asked(-2)
    answer(pair.thief, "hide B1")
    refused(pair.police, pair.link_of(pair.thief), "already answered")


def test_somebody_else_cannot_answer_for_the_thief(pair: Pair, newcomer: Arrive) -> None:
    begun(pair)
    hide(pair, "A1")
    order(pair, "check pink B2")
    stranger = newcomer().with_nothing_stored().open().offline_ready()
    stranger.page.goto(pair.sent[-1])
    stranger.page.wait_for_selector("#page.linked")
    assert "where the thief started" in stranger.text("#page")
    assert stranger.page.locator("[data-do='ui:begin']").count() == 0
    assert stranger.games == {}


def test_a_lie_comes_out_at_the_end(pair: Pair) -> None:
    """The thief's device is another program here: it answers the first look falsely."""
    begun(pair, "X1", "X8", "X15")
    forger = Thread.invited(pair.sent[0].split("/")[-1], bytes(range(32)))
    start = pair.sent[0].removesuffix(pair.sent[0].split("/")[-1])
    opened(pair.police, start + forger.hide("A1", bytes(16)))
    answer(pair.police, "check pink A1")
    pair.police.do("send")
    forger.receive(pair.link_of(pair.police).split("/")[-1])
    opened(pair.police, start + forger.answer(["empty"]))
    give_up(pair.police, "resign")
    forger.receive(pair.link_of(pair.police).split("/")[-1])
    assert opened(pair.police, start + forger.answer([], end="resignation")).over
    assert "does not hold" in pair.police.text("#question")
    assert "A1 in round 1 was not true" in pair.police.text("#ask")


# ------------------------------------------------------------------ who knows what
def test_only_the_device_of_the_thief_knows_the_path(pair: Pair) -> None:
    begun(pair)
    hide(pair, "A1")
    order(pair, "check pink B2", "check yellow D2", "check green D5")
    hide(pair, "A2")
    assert [tells(link) for link in pair.sent] == [[]] * len(pair.sent)
    assert not re.search(r"hide [A-E]|A1\W{1,5}A2", "\n".join(pair.police.stored.values()))
    save = json.loads(json.loads(next(iter(pair.police.games.values())))["save"])
    known = saves.load(json.dumps(save, ensure_ascii=False, separators=(",", ":")))
    assert "path" not in known.match.view(None)
    written = known.match.game.write(known.match.state)
    assert "A1" not in json.dumps({name: value for name, value in written.items() if name != "skyline"})
    assert Mail.from_text(known.beside).thread.to_plain()["path"] == []
    assert not re.search(r"hide [A-E]|A1\W{1,5}A2", "\n".join(pair.thief.stored.values())), "not even at a glance"
