"""Makes what Python will paint first after each door of the home page, so that it is seen before Python is there.

It is the page's own app that paints it, for somebody who has nothing kept here: what is asked before a first game, its
first table, the rules, the table that is set up, the lessons and the first of them; in both languages, for small
screens and for others. `web/shell/ahead.js` shows it. Nothing of it is kept for use offline: Python is quick there.

What chance has said on the first table (who begins, what lies open) stands when the game is begun from there: the
question before it tells the page which opening was shown. What is drawn later hangs on a seed that nobody knows.
"""

import asyncio
import json
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

from .base import BUILD, ROOT, digest, put, run, sources, unless_done

FOLDER = "ahead/"
KEPT = BUILD / "rehearsed.json"
LANGUAGES = ("fr", "en")
SCREENS = {"": (360, 740), "-wide": (1280, 800)}
NAMED = "Zoxyq"
"""Stands where the name will be that somebody has just typed."""
OPENINGS = range(100)
ENTROPY = "00" * 32
ASKED = '<section class="ask asked '
"""So a table begins that waits for this device's person, and not for a computer."""
PANEL = re.compile(r'<li class="panel">.*?</li>(?=<li (?:class="event|id="event)|</ol>)', re.DOTALL)
CODE = "import json; from tools.rehearse import everything; print(json.dumps(dict(everything())))"

Files = dict[str, bytes]
Deed = tuple[str, dict[str, str] | None]
Size = tuple[int, int]


def files() -> Files:
    """All rehearsed pages by their address; made again only when the app or a game has changed."""
    made_of = [*sources("web/app", "pygame_core", suffixes=(".py", ".svg", ".toml")), ROOT / "tools" / "rehearse.py"]
    unless_done("rehearsed pages", digest(made_of), KEPT, _make)
    return {f"{FOLDER}{name}.txt": text.encode() for name, text in json.loads(KEPT.read_text("utf-8")).items()}


def _make() -> None:
    paths = os.pathsep.join([str(ROOT), str(ROOT / "web")])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    made = run([sys.executable, "-c", CODE], "The pages shown ahead of Python could not be made.", env=environment)
    put(KEPT, made.encode())


def everything() -> Iterator[tuple[str, str]]:
    """Each page's name and its markup."""
    from pygame_core.engine import registry

    for meta in registry.games():
        for lang in LANGUAGES:
            for kind, size in SCREENS.items():
                for part, markup in parts(meta.id, lang, size).items():
                    yield f"{lang}/{meta.id}/{part}{kind}", markup


def parts(game: str, lang: str, size: Size) -> dict[str, str]:
    """What one game's doors lead to."""
    asked: Deed = (f"play:{game}", None)
    table, named = (sat_down(game, opening(game), lang, size, name) for name in ("", NAMED))
    begin = _in(game, opening(game), "")
    rules = rehearsed(lang, size, "", asked, begin, ("ui:close", None), ("ui:rules", None))
    return {
        "first": telling(opening(game), panel(painted(rehearsed(lang, size, "", asked)))),
        "table": table,
        "table-named": named,
        "rules": str(rules["paint"]["drawer"]),
        "new": panel(painted(rehearsed(lang, size, f"#/new/{game}"))),
        "learn": painted(rehearsed(lang, size, f"#/learn/{game}")),
        "lesson": painted(rehearsed(lang, size, f"#/learn/{game}/1")),
    }


@cache
def opening(game: str) -> int:
    """The first opening in which whoever is new is asked at once."""
    lang, size = LANGUAGES[0], SCREENS[""]
    return next(number for number in OPENINGS if ASKED in sat_down(game, number, lang, size, ""))


def telling(number: int, question: str) -> str:
    """The question before the first game, whose answer then tells which opening was shown."""
    form, told = re.subn("</form>", f'<input type="hidden" name="opening" value="{number}"></form>', question)
    assert told == 1
    return form


def sat_down(game: str, number: int, lang: str, size: Size, name: str, *, entropy: str = ENTROPY) -> str:
    """The first table, as it is painted when somebody has said who they are."""
    return painted(rehearsed(lang, size, "", (f"play:{game}", None), _in(game, number, name), entropy=entropy))


def _in(game: str, number: int, name: str) -> Deed:
    return f"play:{game}", {"first": game, "me": name, "opening": str(number)}


def rehearsed(lang: str, size: Size, fragment: str, *deeds: Deed, entropy: str = ENTROPY) -> dict[str, Any]:
    """The app's last reply, after somebody who was never here has come to an address and done some things."""
    width, height = size
    start = {
        "kind": "start", "hash": fragment, "storage": {}, "languages": [lang], "width": width, "height": height,
        "entropy": entropy,
    }  # fmt: skip
    return asyncio.run(_replied(start, deeds))


async def _replied(start: dict[str, Any], deeds: tuple[Deed, ...]) -> dict[str, Any]:
    from app.shell.app import App

    app = App()
    messages = [start, *({"kind": "do", "do": do, "form": form} for do, form in deeds)]
    replies: list[dict[str, Any]] = [json.loads(await app.tell(json.dumps(message))) for message in messages]
    return replies[-1]


def painted(reply: dict[str, Any]) -> str:
    """The whole page of a reply."""
    return str(reply["paint"]["app"])


def panel(page: str) -> str:
    """What stands open under a poster of the home page."""
    (found,) = PANEL.findall(page)
    return str(found)
