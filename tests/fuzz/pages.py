"""The page itself under hostile input: what it paints is looked at, and no message may break it."""

import asyncio
import json
import re
from functools import cache
from random import Random
from typing import Any

from app.shell.app import App
from app.storage.checksummed_text import seal
from pygame_core.engine.keeping import links
from pygame_core.engine.match.match import Match
from tests.fuzz import corpus
from tests.fuzz.markup import check_markup
from tests.fuzz.mutate import HOSTILE, ODD, spoiled_data, spoiled_text

_DO = re.compile(r'data-(?:do|look|change|hold|enter)="([^"]*)"')
_ENTITIES = {"&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&"}
_LOOKS = ("ui:open", "ui:menu", "ui:rules", "ui:odds", "ui:log", "ui:share", "ui:why", "ui:link:history", "ui:picture",
          "lang:en")  # fmt: skip
_ROUTES = ("link", "standing", "post/city-chase", "post", "new", "game", "games", "statistics", "settings", "profile",
           "practice", "about", "", "x")  # fmt: skip
_ADDRESSES = ("#/", "#/games", "#/game/g1", "#/settings", "#/new/vroom", "#/new/city-chase/far")


class Fault(AssertionError):
    """The page showed what it shows when something of ours breaks."""


class Visitor:
    """A page without a browser, that looks at all it paints."""

    def __init__(self, fragment: str = "", stored: dict[str, str] | None = None, lang: str = "fr") -> None:
        self.app = App()
        self.stored = {"echappee/speed": "instant", "echappee/lang": lang} | (stored or {})
        self.actions: list[str] = []
        self.last: dict[str, Any] = {}
        self.send({"kind": "start", "hash": fragment, "storage": dict(self.stored), "entropy": "5a" * 32,
                   "languages": [lang], "base": "https://x.test/"})  # fmt: skip

    def send(self, message: Any) -> dict[str, Any]:
        """One message; the answer is checked and carried out as the shell would."""
        if isinstance(message, dict):
            message = {"now": 5000} | message
        reply = asyncio.run(self.app.tell(json.dumps(message)))
        if report := getattr(self.app.screen, "report", ""):
            raise Fault(report)
        self.last = json.loads(reply)
        effect = self.last.get("effect")
        if isinstance(effect, dict) and effect.get("mime") == "image/svg+xml":
            check_markup(effect["text"])  # Opened as a file of its own it would run what it holds.
        for html in self.last.get("paint", {}).values():
            check_markup(html)
            self.actions += (re.sub("&[^;]+;", lambda found: _ENTITIES[found[0]], do) for do in _DO.findall(html))
        for key, value, *_ in self.last.get("store", []):
            self.stored.pop(key, None) if value is None else self.stored.__setitem__(key, value)
        del self.actions[:-400]
        return self.last

    def do(self, action: str, form: Any = None) -> dict[str, Any]:
        """A tap."""
        return self.send({"kind": "do", "do": action, "form": form})


def seen(match: Match, random: Random) -> None:
    """A link to this match is opened, taken to one's table, and looked at from several sides."""
    visitor = Visitor(f"#/link/{links.link(match, history=False)}", lang=random.choice(("fr", "en")))
    visitor.do("ui:keep")
    for action in random.sample(_LOOKS, 4):
        visitor.do(action)
    visitor.send({"kind": "go", "hash": "#/games"})


def shelves(stored: dict[str, str], random: Random) -> None:
    """The pages that show what is stored."""
    visitor = Visitor(random.choice(("", "#/games", "#/game/a", "#/settings")), dict(stored))
    visitor.send({"kind": "go", "hash": "#/games"})
    visitor.do("delete:a")
    visitor.do("undelete")
    visitor.do("export")


def device(told: dict[str, Any]) -> dict[str, str]:
    """What is told of a device, as it is stored there."""
    sealed, plain = (part if isinstance(part := told.get(name), dict) else {} for name in ("sealed", "plain"))
    stored = {name: seal(json.dumps(value)) for name, value in sealed.items()}
    stored |= {name: value for name, value in plain.items() if isinstance(value, str)}
    return {f"echappee/{name}": value for name, value in stored.items()} | {"echappee/game/g0": corpus.records()[0]}


def at_home(text: str, random: Random) -> None:
    """Somebody's own pages, with whatever lies there."""
    try:
        stored = device(json.loads(text))
    except (ValueError, AttributeError):
        stored = {"echappee/played/a": text, "echappee/keepsake/profile-vroom": text, "echappee/title/g0": text}
    visitor = Visitor(random.choice(("", "#/statistics", "#/profile/vroom", "#/games")), stored)
    for do in ("table", "forget", "unforget"):
        visitor.send({"kind": "go", "hash": "#/statistics"})
        visitor.do(do)
    visitor.send({"kind": "go", "hash": "#/profile/vroom"})
    for do in ("carry", "unseal:drift"):
        visitor.do(do)
    for where in ("#/new/vroom", "#/games", "#/settings"):
        visitor.send({"kind": "go", "hash": where})
    visitor.do("export")


def takes_in(text: str) -> None:
    """A file is taken in, and what it brought is looked at."""
    visitor = Visitor("#/games", {"echappee/game/g0": corpus.records()[-1]})
    visitor.do("file", {"name": "x.json", "text": text})
    visitor.send({"kind": "go", "hash": "#/"})
    for do in [do for do in visitor.actions if do.startswith("delete:")][-2:]:
        visitor.do(do)


# ------------------------------------------------------------------ addresses
def address(random: Random) -> str:
    """Something after #, honest or not."""
    short = ("velo-city/far", "g1", "vroom", "city-chase")
    inner = random.choice((*corpus.link_texts(), *corpus.letters(), *HOSTILE, *short))
    route = random.choice(_ROUTES)
    text = f"#/{route}/{spoiled_text(inner, random, corpus.letters()) if random.random() < 0.5 else inner}"
    return spoiled_text(text, random, HOSTILE) if random.random() < 0.4 else text


def goes(text: str, random: Random) -> None:
    """Somebody arrives there, or goes there."""
    where = ("", text) if random.random() < 0.5 else (text, "#/games")
    visitor = Visitor(where[0])
    visitor.send({"kind": "go", "hash": where[1]})
    visitor.do("open-link", {"value": text})


# ------------------------------------------------------------------ messages
@cache
def tables() -> tuple[Match, ...]:
    """Games in which somebody with a hostile name is asked something."""
    chosen = corpus.matches()[::9]
    return tuple(corpus.named(match, corpus.NAMES[n % len(corpus.NAMES)]) for n, match in enumerate(chosen))


@cache
def _links() -> tuple[str, ...]:
    return tuple(links.link(match, history=False) for match in tables())


KINDS = (*["do"] * 5, *["next"] * 2, *["drag"] * 2, "look", "go", "skip", "veil", "storage", "stored", "room", "start")
FORMS = ("value", "text", "name", "name-0", "name-1", "option-players", "count")


def message(random: Random) -> str:
    """A conversation: a table, and what is said there. Taps are filled in when they are known: "?n" is the nth."""
    told = [_message(random) for _ in range(random.randrange(4, 16))]
    return json.dumps({"link": random.randrange(len(_links())), "told": told})


def _message(random: Random) -> Any:
    whole: dict[str, Any] = {"kind": random.choice(KINDS), "now": random.choice((5000, 10**15, -1))}
    whole |= {"do": f"?{random.randrange(400)}", "form": random.choice((None, _form(random))),
              "hash": random.choice(_ADDRESSES),
              "key": random.choice(("echappee/lang", "echappee/game/g1", "echappee/owner/g1", "x")),
              "value": random.choice((None, "fr", corpus.records()[0], random.choice(HOSTILE))),
              "why": random.choice(("quota", "refused", "elsewhere")), "ok": False}  # fmt: skip
    if whole["kind"] == "drag":
        whole |= _drag(random)
    if whole["kind"] == "start":
        whole |= {"storage": {whole["key"]: whole["value"] or ""}, "entropy": "5a" * 32, "languages": ["en"]}
    return spoiled_data(whole, random, [*ODD]) if random.random() < 0.3 else whole


def _drag(random: Random) -> dict[str, Any]:
    """A piece in the hand: somewhere on the table, at any time, by finger or by keys."""
    many = range(random.randrange(9))
    at = [[random.randrange(-100, 3000), random.randrange(-100, 2500), 5000 + 20 * n] for n in many]
    keys = {"keys": random.choice(([], [" "], ["ArrowLeft", " "])), "struck": ["ArrowUp"], "fine": False, "time": 5000}
    return {"drag": random.choice(("drive", "ghost", "lay-a", "lay-start", "x")), "aim": random.choice(("", "90.5")),
            "first": random.random() < 0.6, "samples": at, "end": random.choice(("", "", "lift", "cancel")),
            **random.choice(({}, keys))}  # fmt: skip


def _form(random: Random) -> dict[str, Any]:
    return {random.choice(FORMS): random.choice((*HOSTILE, "1", "true", "-1", "9" * 5000, "٣", "²", "+5", "-"))}


def tells(text: str, random: Random) -> None:
    """The conversation takes place; a tap is one of those that the page has offered, or one that looks like it."""
    whole = json.loads(text)
    visitor = Visitor(f"#/link/{_links()[whole['link']]}")
    visitor.do("ui:keep")
    for said in whole["told"]:
        visitor.send(_tapped(visitor, said, random))


def _tapped(visitor: Visitor, said: Any, random: Random) -> Any:
    """The message with a tap in it that the page has offered, or one that looks nearly like it."""
    if not (isinstance(said, dict) and str(said.get("do", "")).startswith("?")):
        return said
    mark = said["do"][1:]
    offered = visitor.actions or ["ui:menu"]
    do = offered[(int(mark) if mark.isascii() and mark.isdecimal() else 0) % len(offered)]
    return said | {"do": spoiled_text(do, random, HOSTILE) if random.random() < 0.1 else do}
