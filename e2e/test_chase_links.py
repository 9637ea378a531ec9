"""City Chase between two devices that exchange nothing but links: whole chases, the pictures of the links, forgeries."""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
import segno

from e2e import chases
from e2e.chases import answer
from e2e.player import Player, Seen

Arrive = Callable[..., Player]
LONGEST = 2000
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
        sender.page.wait_for_selector("#ask.posting #share-link")
        link = str(sender.page.locator("#share-link").input_value())
        assert len(link) < LONGEST
        drawn = str(sender.page.locator("#ask svg.qr path").get_attribute("d"))
        assert drawn in segno.make(link, error="l", micro=False).svg_inline(border=4, lineclass=None, omitsize=True)
        self.sent.append(link)
        return link

    def pass_on(self, sender: Player, receiver: Player) -> Seen:
        """The link goes to the other side and is opened there."""
        return opened(receiver, self.link_of(sender))


def opened(player: Player, link: str) -> Seen:
    """A link is opened in the tab where one plays."""
    player.page.evaluate("document.getElementById('ask')?.classList.remove('asked', 'posting', 'over')")
    player.page.goto(link)
    player.until(READY)
    return player.seen


@pytest.fixture
def pair(newcomer: Arrive) -> Iterator[Pair]:
    """The police at a new table with the thief elsewhere, and the thief with an empty profile."""
    yield Pair(newcomer().with_nothing_stored(), newcomer().with_nothing_stored())


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
        pair.police.do(f"ui:hold:{token.split()[1]}")
        answer(pair.police, token)
    pair.police.do("send")
    return pair.pass_on(pair.police, pair.thief)


def everything_of(player: Player) -> str:
    """What a device keeps, as one text."""
    return "\n".join(f"{key}={value}" for key, value in player.stored.items())


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
        able = [token for token in seen.answers if token != "send"]
        if not able:
            break
        seen = answer(pair.police, rng.choice(able), seen)
    pair.police.do("send")


def carry_on(pair: Pair, rng: random.Random) -> Iterator[str]:
    """The chase goes to and fro until both know how it ended; each step is told."""
    there = pair.thief.seen
    while not there.over:
        if there.kind == "asked":
            token = rng.choice(list(there.places) or there.answers)
            pair.path.append(token.split()[-1])
            there = answer(pair.thief, token, there)
        here = pair.pass_on(pair.thief, pair.police)
        if here.over:
            return
        orders_by_chance(pair, rng)
        there = pair.pass_on(pair.police, pair.thief)
        yield there.kind
    opened(pair.police, pair.last_word())


@pytest.mark.parametrize(("seed", "end"), [(1, ""), (2, ""), (3, ""), (4, "")])
def test_a_whole_chase(pair: Pair, seed: int, end: str) -> None:
    begun(pair)
    for _ in carry_on(pair, random.Random(seed)):
        pass
    print(pair.path, pair.police.text("#question"), len(pair.sent), max(map(len, pair.sent)))
