"""The game as a link: what it would reveal, then the link itself, to copy, to send, or to photograph."""

from app.desk import Desk
from app.html import Html, bool_text, tag
from app.linked import made
from app.session import Session
from app.table_words import say
from app.tools import button, drawer
from pygame_core.engine import links

ROUTE, POST = "#/link/", "#/post/"


def address(desk: Desk, session: Session, kind: str) -> str:
    """The whole address of the game as it stands."""
    return desk.device.base + ROUTE + links.link(session.match, history=kind == "history")


def panel(desk: Desk, session: Session, kind: str) -> Html:
    """The panel; `kind` is the link that was asked for, or nothing yet."""
    lang = desk.lang
    if session.mail and not session.match.over:
        return _by_link(desk, session)
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
        kind and made(lang, address(desk, session, kind)),
        tag("p", button(say(lang, "file"), "ui:file"), class_="row"),
    )


def _by_link(desk: Desk, session: Session) -> Html:
    """A game between two devices: nothing leaves this one but what the other side waits for."""
    lang = desk.lang
    waits = session.posts
    inner = made(lang, post_address(desk, session)) if waits else tag("p", say(lang, "post_nothing"))
    return drawer(lang, say(lang, "share_title"), tag("p", say(lang, "post_send_more")) if waits else None, inner)


def post_address(desk: Desk, session: Session) -> str:
    """The whole address of the link that the other side waits for."""
    return f"{desk.device.base}{POST}{session.match.game.meta.id}/{session.mail.link}"
