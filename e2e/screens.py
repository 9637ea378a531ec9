"""Every screen there is, each with a way to it: for what must hold on all of them."""

from collections.abc import Callable, Mapping

from app.storage import finished_games
from app.storage.finished_games import Line
from app.storage.finished_games import Player as Seated
from app.storage.store import Store
from e2e import chases, drives, positions, rides, stages, tours
from e2e.player import Player
from e2e.test_damage import BREAK_PYTHON, GARBAGE
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from pygame_core.engine.match.match import Match
from pygame_core.tables import letters, table

Way = Callable[[Player], object]


def _game(at: str, *actions: str, kinds: str = "ppp") -> Way:
    def go(player: Player) -> None:
        player.at_table(positions.match(kinds, at=at)).until_asked()
        player.do(*actions)
        if actions:
            player.page.locator("#drawer-title, #log.open, #board.asking-why").first.wait_for()

    return go


def _looking_back(player: Player) -> None:
    player.at_table(positions.played(positions.match("ppp"), lambda match: len(match.log) > 20)).until_asked()
    player.page.locator("#moment").focus()
    player.page.keyboard.press("ArrowLeft")
    player.page.wait_for_selector("#ask.past")


def _real_dice(player: Player) -> None:
    player.at_table(positions.match("ppp")).do("ui:menu", "ui:real", "ui:close", "solo")
    player.page.wait_for_selector("#ask.dice")


def _by_hand(game: str, step: str, dice: int = 1) -> Way:
    """What real dice or cards showed is to be entered."""

    def go(player: Player) -> None:
        player.at_table(positions.waiting_for(game, step, dice)).page.wait_for_selector("#ask.dice")

    return go


def _held(player: Player) -> None:
    player.at_table(positions.computers_only(), speed="slow").do("ui:pause")
    player.page.locator('[data-do="ui:resume"]').wait_for()


def _moment_to_send(player: Player) -> None:
    _looking_back(player)
    player.do("ui:share", "ui:link:history").page.locator("#share-link").wait_for()


def _end(player: Player) -> None:
    player.at_table(positions.match("p33", at="one answer from the end")).do("move 2 own")
    player.page.wait_for_selector("#ask.over")


def _new_table(player: Player) -> None:
    player.keeping({}).open("#/new/velo-city").do("table:seat:1", "table:fold")
    player.page.locator("#option-sprint_finish").wait_for()


def _lesson(game: str, *actions: str) -> Way:
    def go(player: Player) -> None:
        player.keeping({}).open(f"#/learn/{game}/1").page.locator(".lesson").wait_for()
        if player.do(*actions) and actions:
            player.page.locator('[data-do="ui:page"]').wait_for()

    return go


def _my_games(player: Player) -> None:
    kept = positions.stored(positions.match("ppp"))
    player.keeping({"game/g1": kept, "game/g2": kept, "game/g3": GARBAGE}).open("#/games").do("more:g2", "delete:g2")
    player.page.locator("#undelete").wait_for()


def _named(player: Player) -> None:
    kept = positions.stored(positions.match("ppp"))
    player.keeping({"game/g1": kept, "title/g1": "A long name for a game that goes on"}).open("#/games")
    player.do("more:g1", "rename:g1")
    player.page.locator("#title").wait_for()


def book(games: int = 9) -> dict[str, str]:
    """So many finished games in the book, of two kinds."""
    store = Store({}, "")
    for number in range(games):
        won = number % 3 == 0
        players = (Seated("Ann", "person", 2, won=won), Seated("Zoé", "computer", 1 + number % 3, won=not won))
        words = {"fr": "Ann gagne la course", "en": "Ann wins the race"}
        game = ("velo-city", "city-chase")[number % 2]
        line = Line(game, 1_700_000_000_000 + number * 86_400_000, 12 + 7 * number % 40, 90, words, words, players)
        finished_games.enter(store, f"g{number}", line)
    return {key.removeprefix("echappee/"): value for key, value in store.stored.items()}


def _statistics(player: Player) -> None:
    player.keeping(book()).open("#/statistics")
    player.page.locator(".chart").first.wait_for()


def _forgotten(player: Player) -> None:
    player.keeping(book()).open("#/statistics").do("forget")
    player.page.locator("#unforget").wait_for()


def _erase(player: Player) -> None:
    player.keeping({}).open("#/settings").do("erase")
    player.page.locator("#keep-all").wait_for()


def _crash(player: Player) -> None:
    player.at_table(positions.match("ppp")).page.evaluate(BREAK_PYTHON)
    player.find("theme:night").dispatch_event("click")  # on a phone it is folded away
    player.page.get_by_role("heading", name="A tyre has burst").wait_for()


def _link(player: Player) -> None:
    payload = links.link(positions.match("ppp", at="move"), history=True)
    player.keeping({}).open(f"#/link/{payload}")


def _home(player: Player) -> None:
    player.keeping({"game/g1": positions.stored(positions.match("ppp"))}).open()


def _chase(at: str, *actions: str, kinds: str = "1p", **options: object) -> Way:
    def go(player: Player) -> None:
        player.at_table(chases.match(kinds, at=at, **options)).until_asked(-1)
        player.do(*actions)
        if actions:
            player.page.locator("#drawer-title, #board.asking-why, #confirm").first.wait_for()

    return go


def _a_trap(player: Player) -> None:
    player.at_table(chases.match("p1", at="one hide-out from a trap")).do("hide A1")
    player.page.wait_for_selector("#confirm:not([disabled])")


def _chase_over(player: Player) -> None:
    player.at_table(chases.match("1p", at="one look from the car")).do("check pink C3")
    player.page.wait_for_selector("#ask.over")


def _chase_again(player: Player) -> None:
    _chase_over(player)
    player.until("() => document.activeElement?.id === 'question'")  # the end is told there, and takes the focus
    player.page.locator("#moment").focus()
    player.page.keyboard.press("Home")
    player.page.wait_for_selector("#ask.past")


def _ride(at: str, *actions: str, kinds: str = "p22", **stored: str) -> Way:
    def go(player: Player) -> None:
        player.at_table(rides.match(kinds, at=at), **stored).until_asked()
        player.do(*actions)
        if actions:
            player.page.locator("#drawer-title, #board.asking-why").first.wait_for()

    return go


def _free_answers(player: Player) -> None:
    player.at_table(rides.match("p22", at="placing"), hints="off").until_asked()
    player.do("ui:errands:0" if player.touch else "ui:errands:0:abandon")
    player.page.locator("#drawer-title").wait_for()


def _ride_over(player: Player) -> None:
    player.at_table(rides.match("p22", at="one roll from the end")).do("roll")
    player.page.wait_for_selector("#ask.over")


def _stage(at: str, *actions: str, kinds: str = "p111", **options: object) -> Way:
    def go(player: Player) -> None:
        player.at_table(stages.match(kinds, at=at, **options), hints="off").until_asked()
        player.do(*actions)

    return go


def _tour(until: Callable[[Match], bool], *actions: str) -> Way:
    def go(player: Player) -> None:
        player.at_table(tours.match(until=until, **tours.TOUR), hints="off").until_asked()
        player.do(*actions)
        if actions:
            player.page.locator("#drawer-title").wait_for()

    return go


def _standing(player: Player) -> None:
    payload = links.link(tours.match(until=tours.late_in_the_tour, **tours.TOUR), history=False)
    player.keeping({}).open(f"#/standing/{payload}")


def _by_link(player: Player) -> None:
    player.keeping({}).open("#/new/city-chase/far")
    player.page.locator("#setup .start").click()
    player.page.wait_for_selector("#ask.asked")
    for token in ("place pink X6", "place yellow X8", "place green X15", "confirm"):
        chases.answer(player, token)
    player.page.wait_for_selector("#ask.posting")


def _invited(player: Player) -> None:
    _by_link(player)
    link = player.page.locator("#share-link").input_value()
    player.keeping({}).open(link.removeprefix(player.host.address))
    player.find("ui:begin").wait_for()


def _letter(*, laid: bool) -> str:
    """An invitation to a table of two devices; or the letter of one where the first answer is the other's."""
    seats = registry.meta("velomaster").seats(people=2, lang="en")
    copy = table.lay("velomaster", {}, seats, {1}, bytes(range(table.CHANCE_BYTES)))
    if laid:
        copy.receive(table.join(letters.unpack(copy.write()), {1: "Bea"}, bytes(table.CHANCE_BYTES)).letter())
    return copy.write()


def _inviting(player: Player) -> None:
    player.keeping({"name": "Ada"}).open("#/new/velo-city")
    player.page.locator("#seat-1").click()
    player.find("table:kind:remote").click()
    player.page.locator("#start").click()
    player.page.locator("#share-link").wait_for()


def _invitation(player: Player) -> None:
    player.keeping({}).open(f"#/table/{_letter(laid=False)}").page.locator("#me").wait_for()


def _looking_on(player: Player) -> None:
    player.keeping({}).open(f"#/table/{_letter(laid=True)}").find("ui:watch").click()
    player.page.wait_for_selector("#ask.posting")


def _drive(at: Mapping[str, object], *actions: str, kinds: str = "p222", **options: object) -> Way:
    def go(player: Player) -> None:
        player.at_table(drives.match(kinds, at=at, **options), hints="off").page.wait_for_selector("#board")
        player.do(*actions)
        if actions:
            player.page.locator("#drawer-title, #confirm:not([disabled]), #curtain").first.wait_for()

    return go


def _driven_to_the_end(player: Player) -> None:
    player.at_table(drives.match(at=drives.LAST, campaign=True), hints="off").until_asked()
    player.do("remove 2", "remove 2", "ui:onward", "later").page.wait_for_selector("#ask.over")


def _garage(player: Player) -> None:
    _driven_to_the_end(player)
    player.open("#/profile/vroom").page.locator(".envs").wait_for()


SCREENS: Mapping[str, Way] = {
    "home": _home,
    "new table": _new_table,
    "my games": _my_games,
    "my games, a name": _named,
    "no games": lambda player: player.keeping({}).open("#/games"),
    "statistics": _statistics,
    "statistics, erased": _forgotten,
    "settings": _erase,
    "about": lambda player: player.keeping({}).open("#/about"),
    "link": _link,
    "bad link": lambda player: player.keeping({}).open("#/link/nonsense"),
    "crash": _crash,
    **{f"game, {at}": _game(at) for at in positions.POSITIONS},
    **{f"game with {tool}": _game("move", f"ui:{tool}") for tool in ("hint", "odds", "why", "rules", "share", "menu")},
    **{f"chase, {at}": _chase(at) for at in ("place", "police", "found before")},
    "chase with deduction": _chase("found before", deduction=True),
    "chase of four": _chase("police", kinds="1ppp"),
    **{
        f"chase with {tool}": _chase("found before", f"ui:{tool}") for tool in ("odds", "why", "rules", "share", "menu")
    },
    "chase, hiding": _chase("hide", kinds="p1"),
    "chase, a trap": _a_trap,
    "chase, a look wasted": _chase("found before", "check pink C3"),
    "chase, the curtain": lambda player: player.at_table(chases.match("pp", at="hide")),
    "drive": _drive(drives.TRAIN),
    "drive, a card to look at": _drive({"looked": False}),
    "drive, handed on": _drive({"looked": False}, kinds="pp22"),
    "drive, the curtain": _drive({"looked": False}, "ui:hand", kinds="pp22"),
    "lessons": lambda player: player.keeping({}).open("#/learn/velo-city"),
    **{f"lesson, {game}": _lesson(game) for game in ("city-chase", "rainbow-jersey", "velomaster", "vroom")},
    "lesson, to be read": _lesson("velo-city", "solo"),
    "drive, a circuit": _drive({}),
    "drive, level cars": _drive(drives.LEVEL, kinds="222p"),
    "drive, who goes": _drive(drives.REMOVE, "remove 2"),
    "drive, over": _driven_to_the_end,
    "drive, the garage": _garage,
    "tour, between two stages": _tour(tours.between),
    "tour with sheet": _tour(tours.late_in_the_tour, "ui:sheet"),
    "tour, the classification": _standing,
    "chase, over": _chase_over,
    "chase, once more": _chase_again,
    "chase by link": _by_link,
    "chase by link, invited": _invited,
    "table of two devices, inviting": _inviting,
    "table of two devices, invited": _invitation,
    "table of two devices, watched": _looking_on,
    "chase by link, the table": lambda player: player.keeping({}).open("#/new/city-chase/far"),
    **{f"race, {at}": _ride(at, hints="off") for at in rides.POSITIONS if at != rides.SIX},
    **{f"race with {tool}": _ride("auction", f"ui:{tool}") for tool in ("odds", "why", "rules", "menu")},
    "race with a hint": _ride("roll"),
    "race of six": _ride(rides.SIX, kinds="p22222", hints="off"),
    "race, free answers": _free_answers,
    "race, over": _ride_over,
    **{f"stage, {at}": _stage(at) for at in stages.QUESTIONS},
    "stage, the whole map": _stage("move", "ui:loupe"),
    "stage of six": _stage("give", kinds="p11111"),
    "game with link": _game("move", "ui:share", "ui:link:position"),
    "game with real dice": _real_dice,
    "game with several real dice": _by_hand("velo-city", "roll", 3),
    "stage with real dice": _by_hand("velomaster", "order"),
    "race with real cards": _by_hand("rainbow-jersey", "card"),
    "game, computers held": _held,
    "game, a moment to send": _moment_to_send,
    "game, looking back": _looking_back,
    "the end": _end,
}
"""By what it is called."""
