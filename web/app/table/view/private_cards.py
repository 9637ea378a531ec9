"""What lies face down on an open table: its owner sees it while a button is held, and nobody ever after."""

from collections.abc import Mapping
from typing import Any

from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.ui.html import Html, join, tag


def offered(session: Session, seat: int | None) -> bool:
    """Whether this person has something to look at now."""
    cards = session.module.face_down
    if cards is None or seat is None or seat not in session.people or session.over or not session.mine:
        return False
    return bool(cards.look(session.view(seat)))


def look(session: Session, seat: int) -> str:
    """The answer that looking gives; nothing where it has been given, or need not be."""
    cards = session.module.face_down
    token = cards.look(session.view(seat)) if cards else ""
    return token if any(choice.token == token for choice in session.match.choices_by_seat.get(seat, ())) else ""


def face_down(session: Session, view: Mapping[str, Any]) -> Mapping[str, Any]:
    """A view as it may lie open on the screen."""
    cards = session.module.face_down
    return cards.turned(view) if cards and not session.over else view


def block(picture: Picture, peek: int) -> Html | None:
    """Beside the question, for the one person here: a button to hold. Several people go aside first."""
    session, seat = picture.session, _owner(picture)
    if seat is None or picture.kind not in ("asked", "waiting", "beat") or not offered(session, seat):
        return None
    if session.shared:
        words = say(picture.lang, "glance_again")
        more = {"data_do": f"ui:aside:{seat}"}
        return tag("div", _ticket(picture, words, more), class_="glance", id="glance")
    return _held(picture, seat, peek)


def again(picture: Picture, seat: int) -> Html | None:
    """On the panel of somebody who shares this device: to look once more at what is theirs, asked or not."""
    session = picture.session
    asked = picture.kind == "asked" and seat == picture.seat  # Then it stands under the question.
    if asked or picture.kind not in ("asked", "waiting", "beat") or not session.shared or not offered(session, seat):
        return None
    words = say(picture.lang, "glance_title", name=picture.names[seat])
    return tag("button", type="button", class_="aside-of", data_do=f"ui:aside:{seat}", aria_label=words)


def page(picture: Picture, peek: int) -> Html:
    """Behind the curtain: the card while it is held, and the way back to the table."""
    lang, seat = picture.lang, picture.seat
    assert seat is not None
    back = tag("span", tag("b", say(lang, "to_table")), class_="go")
    return join(
        tag("h2", say(lang, "glance_title", name=picture.names[seat]), id="question", tabindex="-1"),
        tag("p", say(lang, "glance_more"), class_="context"),
        offered(picture.session, seat) and _held(picture, seat, peek),
        tag("button", back, type="button", class_="ticket plain", data_do="ui:table", id="to-table"),
    )


def _owner(picture: Picture) -> int | None:
    """Whose card it would be: that of who is asked; while computers play, that of the one person here."""
    if picture.kind == "asked" or picture.session.shared:
        return picture.seat
    return next(iter(picture.session.people), None)


def _held(picture: Picture, seat: int, peek: int) -> Html:
    session, shown = picture.session, Html("")
    if peek == seat:
        shown = _card(picture, session.view(seat), seat)
    button = _ticket(picture, say(picture.lang, "hold_to_see"), {"data_peek": str(seat)})
    return tag("div", tag("div", shown, id="peeked", aria_live="polite"), button, class_="glance", id="glance")


def _card(picture: Picture, view: Mapping[str, Any], seat: int) -> Html:
    """The card of a seat; its back for seat -1."""
    cards = picture.module.face_down
    assert cards
    return Html(cards.card(view, seat, picture.show))


def _ticket(picture: Picture, words: str, more: dict[str, str]) -> Html:
    back = _card(picture, {}, -1)
    return tag(
        "button", tag("span", back, class_="stub", aria_hidden="true"),
        tag("span", tag("b", say(picture.lang, "my_card")), class_="go"), " ", tag("span", words, class_="so"),
        type="button", class_="ticket worded", id="my-card", **more,
    )  # fmt: skip
