"""Vroom Vroom in the browser: positions of its own, and a hand that pushes cars about the table."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from e2e import positions
from e2e.player import WENT_ON, Player, Seen
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match
from pygame_core.games.vroom.board import Point
from pygame_core.games.vroom.bots.levels import Expert

GAME = "vroom"
UNIT = 10
FREE = {"campaign": False, "first_seat": 0, "circuits": "ask"}
LOOKED: Mapping[str, Any] = {"looked": True, "cards": ["3", "2", "4", "5"]}
"""The first car has looked at its card, and nobody has driven."""
TRAIN: Mapping[str, Any] = {**LOOKED, "cars": ["1000,3500", "1800,3500", "2150,3500", "2400,3820"]}
"""The others stand in its way."""
ORDER: Mapping[str, Any] = {"order": "1 2 3 4", "cards": ["4 4 4 4 4", "3 3 3 3 5", "2 2 5 5 5", "2 2 3 4 5"]}
REMOVE: Mapping[str, Any] = {"step": "remove", **ORDER}
"""Totals 16, 19, 17, 20 from the last car on: the 19 or the 17 may go."""
LEVEL: Mapping[str, Any] = {
    "step": "place", "cars": "6000,2000 7300,3000 5000,4000 7319,5000",
    "cards": ["3 3 3 4 4", "3 4 4 4 4", "2 2 3 3 5", "2 2 5 5 6"],
}  # fmt: skip
LAST: Mapping[str, Any] = {"race": 3, "events": ["level_crossing", "pack"], "faults": ["pack"], **REMOVE}

STANDS = "[data-do='ui:onward']"
SPOT = """([x, y]) => {
  const { x: left, y: top } = new DOMPoint(x / 10, y / 10)
    .matrixTransform(document.getElementById("table-top").getScreenCTM());
  return [left, top];
}"""
SLOWLY = """() => {
  const begun = performance.now();
  performance.now = () => begun + (Performance.prototype.now.call(performance) - begun) / 20;
}"""
CENTRES = """() => Object.fromEntries([...document.querySelectorAll("#cars .car")].map((car) => {
  const { e, f } = car.transform.baseVal.consolidate().matrix;
  return [car.id.slice(4), [Math.round(10 * e), Math.round(10 * f)]];
}))"""


def match(kinds: str = "p222", *, at: Mapping[str, Any] = LOOKED, seed: int = 7, lang: str = "en",
          **options: Any) -> Match:  # fmt: skip
    """A race at a position."""
    seats = positions.seats(kinds, lang, GAME)
    table = {**FREE, "players": len(seats), **options}
    made = Match(registry.game(GAME), table, seats, seed, position=dict(at) or None)
    made.settle()
    return made


def driver(player: Player, at: Mapping[str, Any] = LOOKED, kinds: str = "p222", **options: Any) -> Player:
    """Somebody at the table whose car waits for their hand; their time goes slowly, as tests are no quick drivers."""
    player.at_table(match(kinds, at=at, **options), speed="slow")
    player.page.wait_for_selector("[data-drag]")
    player.page.evaluate(SLOWLY)
    return player


def hurry(player: Player) -> None:
    """From now on time goes as usual."""
    player.page.evaluate("delete performance.now")


def spot(player: Player, point: Point) -> tuple[float, float]:
    """Where a point of the table is on the screen."""
    left, top = player.page.evaluate(SPOT, point)
    return left, top


def centres(player: Player) -> dict[str, Point]:
    """Where the cars are drawn."""
    return {car: (x, y) for car, (x, y) in player.page.evaluate(CENTRES).items()}


def grab(player: Player, point: Point) -> None:
    """Press the mouse on a point of the table."""
    player.page.mouse.move(*spot(player, point))
    player.page.mouse.down()


def pull(player: Player, *points: Point, steps: int = 4) -> None:
    """Go on with the mouse to other points."""
    for point in points:
        player.page.mouse.move(*spot(player, point), steps=steps)


def kept(player: Player, name: str = "g1") -> Match:
    """The game as the page has kept it."""
    return saves.load(_text(player.stored[f"game/{name}"])).match


def _text(record: str) -> str:
    from app.storage.save_record import unpack

    return unpack(record)[1]


def drive_of(game: Match) -> Mapping[str, Any]:
    """The last drive that was given, as the engine tells it."""
    return next(event.data for events in reversed(game.events) for event in events if event.kind == "drove")


class Finger:
    """A finger on the screen, as the browser's own protocol moves it."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.session = player.context.new_cdp_session(player.page)

    def touch(self, kind: str, *points: Point) -> None:
        """`touchStart`, `touchMove` or `touchEnd`, at points of the table."""
        at = [dict(zip(("x", "y"), spot(self.player, point), strict=True), id=finger)
              for finger, point in enumerate(points)]  # fmt: skip
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def swipe(self, *points: Point, steps: int = 4) -> None:
        """Go from the first point to the others; the finger stays down."""
        self.touch("touchStart", points[0])
        for start, end in pairwise(points):
            for step in range(1, steps + 1):
                x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
                self.touch("touchMove", (x, y))

    def hold(self, selector: str, milliseconds: int) -> None:
        """Press something for a while."""
        button = self.player.page.locator(selector)
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        self.player.page.wait_for_timeout(milliseconds)
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# ------------------------------------------------------------------ a whole game
def play(player: Player, seed: int, name: str) -> Match:
    """Play a game to its end with the mouse, as a good driver would; the game as it is kept then."""
    rng, length = Rng(seed), -1
    player.page.evaluate(SLOWLY)
    while not (seen := until_asked(player, length)).over:
        game, length = kept(player, name), seen.length
        step = game.view(None)["step"]
        if step not in ("drive", "ghost"):
            answer(player, game, step)
        elif game.choices_by_seat[0]:
            peek(player)
        else:
            push(player, Expert().steer(remembered(game), rng).args[0])
    return kept(player, name)


def until_asked(player: Player, length: int) -> Seen:
    """The next question; after each race the totals stay until somebody goes on."""
    player.until(f"(length) => document.querySelector(`{STANDS}`) || ({WENT_ON})(length)", length)
    if player.page.locator(STANDS).count():
        player.do("ui:onward")
        return player.until_asked(length)
    return player.seen


def remembered(game: Match) -> dict[str, Any]:
    """What the first seat knows, and the cards that it has seen in this race."""
    view = game.view(0)
    seen = game.state.cards[view["car"] - 1]  # type: ignore[attr-defined]
    return view | {"memory": list(seen)}


def peek(player: Player) -> None:
    """Hold the button for as long as it takes to see the card."""
    player.page.locator("#my-card").hover()
    player.page.mouse.down()
    player.page.wait_for_selector("#peeked svg")
    player.page.mouse.up()


def push(player: Player, path: Sequence[Point]) -> None:
    """Drive the car in hand along a path."""
    x, y = player.page.locator("[data-drag]").get_attribute("data-from").split(" ")  # type: ignore[union-attr]
    grab(player, (int(x), int(y)))
    pull(player, *path, steps=1)
    player.page.mouse.up()


def answer(player: Player, game: Match, step: str) -> None:
    """The first of the answers; twice where it takes a second tap."""
    player.do(game.choices_by_seat[0][0].token)
    if step in ("remove", "open"):
        player.page.locator("#confirm").click()
