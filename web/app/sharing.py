"""The game as a link: what it would reveal, then the link itself, to copy, to send, or to photograph."""

from app.desk import Desk
from app.html import Html, bool_text, join, tag
from app.session import Session
from app.table_words import say
from app.tools import button, drawer
from pygame_core.engine import links

ROUTE = "#/link/"
_LONGEST_QR = 2300
"""Longer links make a picture that no camera reads from a screen."""


def address(desk: Desk, session: Session, kind: str) -> str:
    """The whole address of the game as it stands."""
    return desk.device.base + ROUTE + links.link(session.match, history=kind == "history")


def panel(desk: Desk, session: Session, kind: str) -> Html:
    """The panel; `kind` is the link that was asked for, or nothing yet."""
    lang = desk.lang
    kinds = [
        tag(
            "button", tag("b", say(lang, f"share_{each}")), tag("small", say(lang, f"share_{each}_says")),
            type="button", class_="share-kind", data_do=f"ui:link:{each}", aria_pressed=bool_text(each == kind),
        )
        for each in ("position", "history")
    ]  # fmt: skip
    return drawer(
        lang,
        say(lang, "share_title"),
        tag("p", say(lang, "share_ask")),
        session.match.game.meta.hidden and tag("p", say(lang, "share_hidden"), class_="error"),
        tag("div", kinds, class_="share-kinds"),
        kind and _made(lang, address(desk, session, kind)),
        tag("p", button(say(lang, "file"), "ui:file"), class_="row"),
    )


def _made(lang: str, url: str) -> Html:
    field = tag("input", type="text", readonly=True, value=url, id="share-link", aria_label=say(lang, "link"))
    ways = tag("p", button(say(lang, "copy"), "ui:copy"), button(say(lang, "send"), "ui:send"), class_="row")
    return tag("div", field, ways, _picture(lang, url), class_="made")


def _picture(lang: str, url: str) -> Html:
    if len(url) > _LONGEST_QR:
        return tag("p", say(lang, "qr_long"), class_="small")
    # Imported here: only this drawing needs it, and it takes a moment.
    import segno

    code = segno.make(url, error="l", micro=False).svg_inline(border=4, svgclass="qr", lineclass=None, omitsize=True)
    label = say(lang, "qr")
    return join(tag("figure", Html(code), tag("figcaption", label, class_="small")))
