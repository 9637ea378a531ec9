"""Somebody in front of the page: reads what is asked, answers by mouse, finger or keyboard, waits for what comes."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self
from uuid import uuid4

from playwright.sync_api import BrowserContext, Locator, Page

from e2e import positions
from e2e.guards import Guard
from e2e.host import Host
from pygame_core.engine import registry
from pygame_core.engine.match.match import Match

ASKED = " ".join(("name", *(meta.id for meta in registry.games())))
AIMS = " ".join(f"{meta.id}/aim" for meta in registry.games())
READY = """() => document.readyState !== "loading" && document.getElementById("app").firstChild
  && !document.getElementById("loading")"""
OFFLINE = "() => 'offline' in document.documentElement.dataset"
SEEN = """() => {
  const middle = (element) => {
    const [x, y] = element.dataset.at.split(" ").map(Number);
    const point = new DOMPoint(x, y).matrixTransform(element.parentNode.getScreenCTM());
    return [point.x, point.y];
  };
  const chosen = "[role=button][data-do][data-at]:not([data-do^='why:'], [data-do^='ui:'])";
  const places = document.querySelectorAll(`#board ${chosen}`);
  const tickets = document.querySelectorAll("#ask :is(.answers, .pad, .tray) [data-do]");
  const answers = [...tickets].map((one) => one.dataset.do);
  const text = (id) => document.getElementById(id)?.textContent ?? "";
  return {
    kind: document.getElementById("ask")?.classList[1] ?? "",
    asker: /by-(\\w+)/.exec(document.getElementById("ask")?.className)?.[1] ?? "",
    question: text("question"),
    length: Number(document.getElementById("moment")?.max ?? 0),
    moment: Number(document.getElementById("moment")?.value ?? 0),
    answers: answers.filter((token) => !/^(ui|why):/.test(token)),
    places: Object.fromEntries([...places].map((place) => [place.dataset.do, middle(place)])),
  };
}"""
WENT_ON = """(length) => {
  const kind = document.getElementById("ask")?.classList[1];
  return Number(document.getElementById("moment")?.max ?? -1) > length && (kind === "asked" || kind === "over");
}"""
# Messages are answered one after the other: once these are, so are those that were on their way, and what was kept back
# meanwhile.
SETTLED = """async () => {
  const { sync } = await document.getElementById("engine").xworker.ready;
  for (let turn = 0; turn < 3; turn++) await sync.ping();
  await new Promise(requestAnimationFrame);
}"""
# Before the page's first script, but only the first time the tab loads it: what the page writes later stays.
# (The tab may hold a page of the browser's own before: that has no storage.)
FILL = """(() => {
  if (!/^(https?|file):$/.test(location.protocol) || sessionStorage["%(mark)s"]) return;
  sessionStorage["%(mark)s"] = true;
  localStorage.clear();
  for (const [key, value] of %(pairs)s) localStorage.setItem(key, value);
})()"""


@dataclass(frozen=True)
class Seen:
    """What the game screen shows: the kind of picture, who is asked, and what can be answered, on the board too."""

    kind: str
    asker: str
    question: str
    length: int
    moment: int
    answers: list[str]
    places: Mapping[str, tuple[float, float]]

    @property
    def over(self) -> bool:
        return self.kind == "over"


class Player:
    """One person with one profile; `page` is the tab in front."""

    def __init__(self, context: BrowserContext, host: Host, guard: Guard, *, touch: bool = False) -> None:
        self.context, self.host, self.guard, self.touch = context, host, guard, touch
        self.page: Page = context.pages[0] if context.pages else context.new_page()

    # -------------------------------------------------------------- coming and going
    def with_nothing_stored(self) -> Self:
        """As if this profile had never kept anything."""
        return self.keeping({})

    def keeping(self, stored: Mapping[str, str]) -> Self:
        """With exactly this in the storage when the page is opened; in English, without pauses, with nothing left to be
        asked before a game begins, nor to be told at a first table, unless told."""
        pairs = {"lang": "en", "speed": "instant", "met": ASKED, "learnt": AIMS} | dict(stored)
        listed = json.dumps([[f"echappee/{key}", value] for key, value in pairs.items()])
        self.page.add_init_script(FILL % {"mark": uuid4().hex, "pairs": listed})
        return self

    def open(self, fragment: str = "") -> Self:
        """Load the page at one of its addresses and wait until it is alive."""
        self.page.goto("about:blank")  # else only the fragment would change
        self.page.goto(f"{self.host.address}{fragment}", wait_until="commit")
        return self.alive()

    def alive(self) -> Self:
        """Wait until Python has painted."""
        self.page.wait_for_function(READY)
        return self

    def offline_ready(self) -> Self:
        """Wait until all is kept for use without a network."""
        self.page.wait_for_function(OFFLINE)
        return self

    def reload(self) -> Self:
        """Load the page again."""
        self.page.reload(wait_until="commit")
        return self.alive()

    def new_tab(self) -> "Player":
        """Another tab of the same profile."""
        other = Player(self.context, self.host, self.guard, touch=self.touch)
        other.page = self.context.new_page()
        return other

    def at_table(self, game: Match, name: str = "g1", **stored: str) -> Self:
        """In the middle of a game that was kept here."""
        self.keeping({f"game/{name}": positions.stored(game), **stored}).open(f"#/game/{name}")
        return self

    # -------------------------------------------------------------- reading
    @property
    def seen(self) -> Seen:
        return Seen(**self.page.evaluate(SEEN))

    @property
    def stored(self) -> dict[str, str]:
        """All that this profile keeps for the page, by the ends of the keys."""
        found: dict[str, str] = self.page.evaluate("() => ({...localStorage})")
        return {key.removeprefix("echappee/"): value for key, value in found.items()}

    @property
    def games(self) -> dict[str, str]:
        """The games that are kept."""
        return {
            key.removeprefix("game/"): value
            for key, value in self.stored.items()
            if key.startswith("game/") and not key.endswith(".old")
        }

    def find(self, do: str) -> Locator:
        """What does something when it is tapped."""
        return self.page.locator(f'[data-do="{do}"]').first

    def text(self, selector: str) -> str:
        """What is written somewhere."""
        return self.page.locator(selector).inner_text()

    # -------------------------------------------------------------- doing
    def do(self, *actions: str) -> Self:
        """Tap one thing after another."""
        for action in actions:
            if self.touch:
                self.find(action).tap()
            else:
                self.find(action).click()
        return self

    def play(self, game: str) -> Self:
        """Tap a game's poster, and go straight in where that is asked first."""
        self.do(f"play:{game}")
        asked = self.page.locator("#first-play")
        asked.or_(self.page.locator(f"#board-{game}")).first.wait_for()
        if asked.count():
            asked.click()
        return self

    def begin(self, game: str) -> Self:
        """The same, and close the card that tells what the game is about."""
        self.play(game).page.wait_for_selector(f"#board-{game}")
        if self.find("ui:close").is_visible():
            self.do("ui:close")
        return self

    def until(self, condition: str, argument: Any = None) -> Self:
        """Wait for something to become true in the page."""
        self.page.wait_for_function(condition, arg=argument)
        return self

    def settled(self) -> Self:
        """Wait until Python has answered all that it was told."""
        self.page.evaluate(SETTLED)
        return self

    def until_asked(self, length: int = -1) -> Seen:
        """Wait until the game has gone on for more than so many answers, and somebody is asked or all is over."""
        self.until(WENT_ON, length)
        return self.seen

    def answer(self, token: str, seen: Seen | None = None) -> Seen:
        """Give an answer: on the board where it stands there, else by its ticket."""
        seen = seen or self.seen
        if at := seen.places.get(token):
            self.point(*at)
        else:
            self.do(token)
        return self.until_asked(seen.length)

    def point(self, x: float, y: float) -> None:
        """Touch or click a point of the screen."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press_until(self, wanted: str, keys: Iterable[str]) -> None:
        """Press keys until what does `wanted` has the focus."""
        for key in keys:
            self.page.keyboard.press(key)
            if self.focused == wanted:
                return
        raise AssertionError(f"{wanted} was not reached with the keyboard; the focus is on {self.focused!r}")

    @property
    def focused(self) -> str:
        """What the focused element does, or its id."""
        focus = "document.activeElement.dataset.do ?? document.activeElement.id"
        return str(self.page.evaluate(focus))
