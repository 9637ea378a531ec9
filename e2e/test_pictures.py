"""Takes the pictures of the README: games on a desktop, one on a phone.

They lie in build/pictures/ after each run;

    cp build/pictures/*.png docs/pictures/

puts them where the README shows them.
"""

from base64 import b64encode

from playwright.sync_api import Browser

from e2e import chases, drives, film, positions, rides, tours
from e2e.player import Player
from pygame_core.engine.match.match import Match
from tools import base

FOLDER = base.BUILD / "pictures"
SEED = 5
STILL = """() => document.fonts.status === "loaded" && !document.getAnimations()
  .some((one) => one.playState === "running" && one.effect.getComputedTiming().iterations < 100)"""


def late(lang: str) -> Match:
    """A race in which a good deal has happened, and a question with something to choose."""

    def worth_seeing(match: Match) -> bool:
        dice = {choice.token.split()[-1] for choice in match.choices_by_seat.get(0, ()) if choice.kind == "move"}
        return len(match.log) > 240 and len(dice) >= 3 and len(match.choices_by_seat[0]) <= 6

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


# ------------------------------------------------------------------ for strangers
CARD = """([art, name, words]) => {
  document.body.innerHTML = `<div style="position:fixed;inset:0;display:grid;grid-template-columns:470px 1fr;
    align-items:center;gap:40px;padding:0 0 0 70px;box-sizing:border-box;overflow:hidden;background:#f6efe0;
    color:#1e2a38">
    <div><div style="width:430px">${name}</div><p style="font:34px/1.25 system-ui;margin:34px 0 0">${words}</p></div>
    <div style="display:grid;grid-template-columns:1fr 1fr;gap:18px;rotate:-4deg;scale:1.08">${art}</div></div>`;
}"""


def shot(player: Player, name: str) -> None:
    """A picture as browsers and messengers show it to people who have never been here."""
    player.until(STILL)
    folder = FOLDER / "shots"
    folder.mkdir(parents=True, exist_ok=True)
    picture = player.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
    assert 20_000 < len(picture) < 260_000


def test_the_shots_of_the_manifest(player: Player, phone: Player) -> None:
    for somebody, name in ((player, "wide"), (phone, "narrow")):
        somebody.at_table(late("fr"), theme="light", lang="fr", hints="off")
        somebody.until_asked()
        shot(somebody, name)


def test_the_picture_of_a_shared_link(player: Player) -> None:
    player.page.set_viewport_size({"width": 1200, "height": 630})
    player.keeping({"theme": "light"}).open()
    player.until("() => [...document.images].every((one) => one.complete)")
    found = player.page.evaluate("""() => [
      [...document.querySelectorAll("img[src*='art/poster']")].slice(0, 4)
        .map((one) => `<img src="${one.src}" style="width:100%;border-radius:14px">`).join(""),
      document.querySelector("h1 svg").outerHTML,
    ]""")
    player.page.evaluate(CARD, [*found, "Cinq jeux de course et de poursuite<br>Five race-and-chase board games"])
    player.until("() => [...document.images].every((one) => one.complete && one.naturalWidth)")
    shot(player, "card")


# ------------------------------------------------------------------ moving
SIZE = (640, 400)


def test_a_game_that_moves(player: Player, browser: Browser) -> None:
    studio = browser.new_page()
    player.page.set_viewport_size({"width": 1200, "height": 750})
    player.at_table(late("en"), theme="light", hints="off", speed="slow")
    frames: list[tuple[bytes, int]] = []

    def take_frame(ms: int) -> None:
        picture = film.frame(studio, player.page.screenshot(), SIZE)
        if frames and frames[-1][0] == picture:
            ms += frames.pop()[1]
        frames.append((picture, ms))

    seen = player.until_asked()
    player.until(STILL)
    take_frame(900)
    player.page.locator("#ask").locator(f"[data-do='{seen.answers[-1]}']").hover()
    player.page.locator("#foresee b").wait_for()
    take_frame(1200)
    player.find(seen.answers[-1]).click()
    for _ in range(16):
        take_frame(350)
        player.page.wait_for_timeout(200)
    made = film.animated(frames, SIZE)
    (FOLDER / "moving.webp").write_bytes(made)
    studio.close()
    assert len({picture for picture, _ in frames}) >= 8, "it moves"
    assert len(made) < 600_000
    shown = player.page.evaluate(
        """async (data) => {
      const image = new Image();
      image.src = `data:image/webp;base64,${data}`;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }""",
        b64encode(made).decode(),
    )
    assert tuple(shown) == SIZE
