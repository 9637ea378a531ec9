"""What is carried in and out: a link that somebody pastes, everything in one file, and when to offer that file."""

import json
import re
from collections.abc import Mapping
from typing import Any

from app.desk import Desk
from app.html import Html, join, tag
from app.screen import Reply
from app.table_words import say
from app.words import say as page_say
from pygame_core.engine.untrusted import read_json

_LINK = re.compile(r"#/(?:link|post|new)/[\w/%-]+", re.ASCII)
_UNKEPT = "store_refused"


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


# ------------------------------------------------------------------ the file of everything
def export(desk: Desk) -> Reply:
    """Everything that is kept here, as a file."""
    text = json.dumps({"echappee": "export", "stored": desk.library.export()}, ensure_ascii=False, indent=1)
    effect = {"type": "download", "name": "echappee.json", "text": text, "mime": "application/json"}
    return {"effect": effect, "attrs": {"html": {"data-unkept": None}}}


def ask_file() -> Reply:
    """Let a file be chosen; what is in it comes as `file`."""
    return {"effect": {"type": "open-file", "do": "file", "accept": ".json,application/json"}}


def take_in(desk: Desk, form: Mapping[str, Any] | None) -> bool:
    """Add the games of a file to those that are here; False if it is no such file."""
    stored = _exported(str((form or {}).get("text", "")))
    if stored is None:
        desk.tell("bad_file", bad=True)
        return False
    desk.tell("imported", count=desk.library.take_in(stored))
    return True


def _exported(text: str) -> dict[str, object] | None:
    try:
        given = read_json(text)
    except ValueError:
        return None
    stored = given.get("stored") if isinstance(given, dict) and given.get("echappee") == "export" else None
    return stored if isinstance(stored, dict) else None


# ------------------------------------------------------------------ where the browser keeps nothing
def warn(desk: Desk) -> None:
    """Say that nothing is kept, and offer the file: to bring games, or to carry away those that are here."""
    hush(desk)
    desk.tell(_UNKEPT, bad=True, do=("export", "carry_out") if desk.library.ids() else ("import", "carry_in"))


def hush(desk: Desk) -> None:
    """Say no more of it: at a table it would only be in the way."""
    desk.notices = [notice for notice in desk.notices if notice.key != _UNKEPT]


def last_call(desk: Desk) -> Html | None:
    """At the end of a game: it is nowhere but in this page."""
    if desk.kept:
        return None
    button = tag("button", desk.say("carry_out"), type="button", class_="button", data_do="export")
    return join(tag("p", desk.say(_UNKEPT), class_="context"), tag("p", button, class_="row"))
