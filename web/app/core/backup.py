"""What is carried in and out: a link that somebody pastes, everything in one file, and when to offer that file."""

import json
import re
from collections.abc import Mapping
from typing import Any

from app.core.context import Desk
from app.core.screen import Reply
from app.i18n.game_screen import say
from app.i18n.pages import plural
from app.i18n.pages import say as page_say
from app.storage.save_record import LONGEST
from app.ui.html import Html, join, tag
from pygame_core.engine.keeping.safe_json import read_json

LONGEST_FILE = 20_000_000
"""Four times what browsers keep for a page."""
_LINK = re.compile(r"#/(?:link|post|new|table)/[\w/%-]+", re.ASCII)
_UNKEPT = "store_refused"
NAME = "echappee"
FORMAT = 1
_FILE = "file"
"""What a file is called among the things that were set aside."""
_OURS = (f'"{NAME}": "export"', '"stored"')


# ------------------------------------------------------------------ links
def pasted(form: Mapping[str, Any] | None) -> str:
    """The address in what was pasted, whatever stands around it; empty if there is none."""
    found = _LINK.search(str((form or {}).get("value", "")))
    return found[0] if found else ""


def paste_form(lang: str, do: str = "open-link", kind: str = "") -> Html:
    """For whoever has a link on the clipboard, and a page that it does not open by itself."""
    words = say(lang, "post_paste")
    field = tag("input", type="text", name="value", id="paste", aria_label=words, placeholder=words, autocomplete="off")
    open_it = tag("button", say(lang, "post_open"), class_="button")
    return tag("form", field, open_it, data_do=do, class_=f"paste row {kind}".strip())


def received(lang: str, kind: str = "") -> Html:
    """The same, with its question."""
    title = tag("h2", page_say(lang, "got_link"), id="h-received")
    return tag("section", title, paste_form(lang), class_=f"received {kind}".strip(), aria_labelledby="h-received")


# ------------------------------------------------------------------ files
def export(desk: Desk, game: str = "") -> Reply:
    """Everything that is kept here as a file, or one game."""
    body = {"echappee": "export", "format": FORMAT, "stored": desk.library.export(game)}
    text = json.dumps(body, ensure_ascii=False, indent=1)
    reply: Reply = {
        "effect": {"type": "download", "name": _file_name(desk, game), "text": text, "mime": "application/json"}
    }
    return reply if game else {**reply, "attrs": {"html": {"data-unkept": None}}}


def _file_name(desk: Desk, game: str) -> str:
    saved = desk.library.read(game) if game else None
    kind = f"-{saved.card.game}" if saved and saved.card else ""
    return f"{NAME}{kind}-{game}.json" if game else f"{NAME}.json"


def ask_file() -> Reply:
    """Let a file be chosen; what is in it comes as `file`."""
    return {"effect": {"type": "open-file", "do": "file", "accept": ".json,application/json"}}


def take_in(desk: Desk, form: Mapping[str, Any] | None) -> bool:
    """Add what a file holds to what is here, and say what came of it; False if it is no file of ours."""
    text = str((form or {}).get("text", ""))
    given = _read(text)
    if given is None or given.get("echappee") != "export" or not isinstance(given.get("stored"), dict):
        desk.tell("cut_file" if _set_apart(desk, text) else "bad_file", bad=True)
        return False
    if given.get("format", 1) != FORMAT:
        desk.tell("newer_file_kept" if _set_apart(desk, text) else "newer_file", bad=True)
        return False
    from app.storage import import_file  # The page starts faster when what is rare loads late.

    taken = import_file.take_in(desk.library, given["stored"])
    for key, count in taken.counted():
        desk.tell(plural(key, count), bad=key.startswith("import_"), count=count)
    return True


def _set_apart(desk: Desk, text: str) -> bool:
    """Keep a file as it is that cannot be opened; False where it is not one of ours, or too large to be kept twice."""
    ours = all(mark in text[:200] for mark in _OURS) and len(text) <= LONGEST
    if ours:
        desk.library.set_apart(_FILE, text)
    return ours


def is_file(name: str) -> bool:
    """Whether something that was set aside is a whole file."""
    return name.partition("-")[0] == _FILE


def _read(text: str) -> dict[str, Any] | None:
    try:
        given = read_json(text) if len(text) <= LONGEST_FILE else None
    except ValueError:
        return None
    return given if isinstance(given, dict) else None


def is_newer(desk: Desk, game: str) -> bool:
    """Whether a newer version has kept this game: it is left as it is."""
    from app.storage import import_file

    saved = desk.library.read(game)
    return bool(saved and (saved.card is None or import_file.fault(saved.text) == "newer"))


# ------------------------------------------------------------------ where the browser keeps nothing
def warn(desk: Desk) -> None:
    """Say that nothing is kept, and offer the file: to bring games, or to carry away those that are here."""
    hush(desk)
    desk.tell(_UNKEPT, bad=True, do=("export", "carry_out") if desk.library.ids() else ("import", "carry_in"))


def hush(desk: Desk) -> None:
    """Say no more of it: at a table it would only be in the way."""
    desk.unsay(_UNKEPT)


def last_call(desk: Desk) -> Html | None:
    """At the end of a game: it is nowhere but in this page."""
    if desk.kept:
        return None
    button = tag("button", desk.say("carry_out"), type="button", class_="button", data_do="export")
    return join(tag("p", desk.say(_UNKEPT), class_="context"), tag("p", button, class_="row"))
