"""Takes the pictures of the README: games on a desktop, one on a phone.

They lie in build/pictures/ after each run;

    cp build/pictures/*.png docs/pictures/

puts them where the README shows them.
"""

from e2e import chases, drives, positions, rides, tours
from e2e.player import Player
from pygame_core.engine.match import Match
from tools import base

FOLDER = base.BUILD / "pictures"
SEED = 5
STILL = """() => document.fonts.status === "loaded" && !document.getAnimations()
  .some((one) => one.playState === "running" && one.effect.getComputedTiming().iterations < 100)"""


def late(lang: str) -> Match:
    """A race in which a good deal has happened, and a question with something to choose."""

    def worth_seeing(match: Match) -> bool:
        dice = {choice.token.split()[-1] for choice in match.waiting.get(0, ()) if choice.kind == "move"}
        return len(match.log) > 240 and len(dice) >= 3 and len(match.waiting[0]) <= 6

    return positions.played(positions.match("p323", lang=lang, seed=SEED), worth_seeing, seed=SEED)


def take(player: Player, name: str) -> None:
    """Once everything has arrived."""
    player.until(STILL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = player.page.screenshot(path=FOLDER / f"{name}.png")
    assert len(picture) > 50_000, "a board has more in it"


def test_a_game_on_a_desktop(player: Player) -> None:
    player.at_table(late("en"), theme="light")
    seen = player.until_asked()
    player.page.locator("#ask").locator(f"[data-do='{seen.answers[-1]}']").hover()
    player.page.locator("#foresee b").wait_for()
    take(player, "desktop")


def test_a_game_on_a_phone(phone: Player) -> None:
    phone.at_table(late("fr"), theme="night", lang="fr")
    phone.until_asked()
    take(phone, "phone")


def test_a_chase_on_a_desktop(player: Player) -> None:
    log = [
        *chases.PLACED, "hidden 1", "check yellow D2 empty", "move pink X6 X10", "move green X15 X14", "hidden 2",
        "check pink B4 empty", "move yellow X8 X7", "check green C4 empty", "hidden 3", "check pink C3 yellow",
    ]  # fmt: skip
    chase = chases.match("2p", at={"path": "C3 D3 E3", "log": log}, deduction=True)
    player.at_table(chase, theme="light")
    player.until_asked()
    player.page.locator("#ask [data-do='check yellow D3']").hover()
    player.page.locator("#foresee b").wait_for()
    take(player, "chase")


def test_a_race_on_a_desktop(player: Player) -> None:
    position = rides.POSITIONS["auction"] | {
        "turn": 62, "lap": 6, "rainbow_lap": True, "away": "white", "gap": 8, "recent": [],
        "pack": ["black", "red", "yellow"], "bids": ["white 3", "black pass"], "front": "white",
        "held": {"red": [9, 30, 39], "black": [6, 14, 28, 37], "yellow": [4, 20, 35], "white": [15, 17, 23]},
        "energy": {"red": 17, "black": 10, "yellow": 26, "white": 20},
        "rainbow": {"red": 1, "yellow": 1, "white": 2}, "green": {"red": 2, "black": 2},
        "double": {"red": 1, "black": 1},
    }  # fmt: skip
    player.at_table(rides.match("p222", at=position), theme="light", hints="off")
    player.until_asked()
    take(player, "race")


def test_a_stage_on_a_desktop(player: Player) -> None:
    def in_the_mountains(match: Match) -> bool:
        return match.view(None)["step"] == "give" and 0 in match.asked and match.state.round >= 10

    stage = tours.match("p222", level="expert", stages="puys", until=in_the_mountains)
    player.at_table(stage, theme="light", hints="off")
    player.until_asked()
    player.do("ui:sheet")
    player.page.locator("#drawer .sheets").first.wait_for()
    take(player, "stage")


def test_a_drive_on_a_desktop(player: Player) -> None:
    at = {
        "race": 2, "round": 3, "turn": 1, "events": ["round_trip"], "circuit": "4000,3500 7500,2000 7500,5000",
        "cars": ["6890,2330", "6400,2900", "5290,3590", "7250,3553", "6240,4490"], "legs": {"1": 2}, "looked": True,
        "cards": ["3 4 6", "5 3 5", "2 2 3", "5 6 4", "4 4 3"],
    }  # fmt: skip
    player.at_table(drives.match("p2222", at=at, first_seat=3, lang="en"), theme="light", hints="off", speed="slow")
    player.page.wait_for_selector("#cars .movable")
    drives.grab(player, (6400, 2900))
    drives.pull(player, (6800, 3250), (7130, 3370))
    player.until("() => document.querySelector('#drag-trail').getAttribute('d')")
    take(player, "drive")
    player.page.mouse.up()
