"""The game as a link: what it would reveal, then the link itself, to copy, to send, or to photograph."""

from app.core.context import Desk
from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view import letter_panel
from app.table.view.toolbar import button, drawer
from app.ui.html import Html, bool_text, tag
from app.ui.link_box import made
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.keeping import links

ROUTE, STANDING, POST = "#/link/", "#/standing/", "#/post/"


def kinds(picture: Picture) -> dict[str, tuple[str, str]]:
    """The links that may be given away now, each with its name and what it reveals."""
    lang, session = picture.lang, picture.session
    if session.secret:
        # At an open table nobody in particular looks: no link tells what only one may see.
        eyes = None if session.open_table and session.shared else session.eyes()
        seen = {"seen": _words(lang, "seen", names=_knowing(session, eyes))} if eyes is not None else {}
        return {"public": _words(lang, "public"), **seen}
    if picture.kind == "past":
        return {"position": _words(lang, "moment"), "history": _words(lang, "from_moment")}
    standing = {"standing": _words(lang, "standing")} if session.module.sheets else {}
    return {"position": _words(lang, "position"), "history": _words(lang, "history"), **standing}


def _words(lang: str, kind: str, **values: str) -> tuple[str, str]:
    return say(lang, f"share_{kind}", **values), say(lang, f"share_{kind}_says", **values)


def _knowing(session: Session, eyes: int) -> str:
    """Whoever has the same secrets as the one who looks."""
    return " & ".join(name for seat, name in enumerate(session.names) if session.match.viewpoint(seat) == eyes)


def address(desk: Desk, picture: Picture, kind: str) -> str:
    """The whole address of the game at the moment that is shown, as this kind of link tells it."""
    match = picture.session.match
    moment = picture.index if picture.kind == "past" else None
    if picture.session.secret:
        eyes = picture.session.eyes() if kind == "seen" else None
        told = links.link_seen(match, eyes, Rng(len(match.log)))  # Painted again, it is the same.
    else:
        told = links.link(match, history=kind == "history", moment=moment)
    return desk.device.base + (STANDING if kind == "standing" else ROUTE) + told


def panel(desk: Desk, picture: Picture, kind: str) -> Html:
    """The panel; `kind` is the link that was asked for, or nothing yet."""
    lang, session = picture.lang, picture.session
    if session.mail and not session.over:
        return _by_link(desk, session)
    offered = kinds(picture)
    letter = session.copy and not session.over and letter_panel.for_the_table(picture)
    buttons = [
        tag(
            "button", tag("b", title), tag("small", reveals), type="button", class_="share-kind",
            data_do=f"ui:link:{each}", aria_pressed=bool_text(each == kind),
        )
        for each, (title, reveals) in offered.items()
    ]  # fmt: skip
    return drawer(
        lang,
        say(lang, "share_title_moment" if picture.kind == "past" and not session.secret else "share_title"),
        letter,
        tag("p", say(lang, "share_ask")),
        tag("div", buttons, class_="share-kinds"),
        kind in offered and made(lang, address(desk, picture, kind)),
        tag("p", button(say(lang, "file"), "ui:file"), class_="row"),
        tag("p", say(lang, "file_secret" if session.secret else "file_says"), class_="small"),
    )


def _by_link(desk: Desk, session: Session) -> Html:
    """A game between two devices: nothing leaves this one but what the other side waits for."""
    lang = desk.lang
    waits = session.posts
    inner = made(lang, post_address(desk, session)) if waits else tag("p", say(lang, "post_nothing"))
    return drawer(lang, say(lang, "share_title"), tag("p", say(lang, "post_send_more")) if waits else None, inner)


def post_address(desk: Desk, session: Session) -> str:
    """The whole address of the link that the other side waits for."""
    assert session.mail  # It is played by link.
    return f"{desk.device.base}{POST}{session.meta.id}/{session.mail.link}"
