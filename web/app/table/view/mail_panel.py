"""Games played by link, at the table: the letter that waits to be sent, and the place for theirs."""

from app.core.backup import paste_form
from app.core.context import Desk
from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.table.view.share_panel import POST, post_address
from app.ui.html import Html, join, tag
from app.ui.link_box import made
from pygame_core.engine.core.meta import Meta


def invitation(desk: Desk, meta: Meta) -> str:
    """The address of a new table at which the other side sits elsewhere."""
    return f"{desk.device.base}#/new/{meta.id}/far"


def sending(desk: Desk, picture: Picture, reason: str) -> Html:
    """In the place of the question: what was done here goes to the other side, and what they send comes back."""
    lang, game = picture.lang, picture.session
    return join(
        tag("h2", say(lang, "post_send", name=_far(picture)), id="question", tabindex="-1"),
        tag("p", say(lang, "post_send_more"), class_="context"),
        _why_not(reason),
        made(lang, post_address(desk, game)),
        paste_form(lang, "ui:paste"),
    )


def awaiting(desk: Desk, picture: Picture, reason: str) -> Html:
    """Nothing has been written yet: the other side begins."""
    lang, meta, letters = picture.lang, picture.meta, picture.module.letters
    assert letters
    return join(
        tag("h2", letters.words("begin", lang), id="question", tabindex="-1"),
        tag("p", letters.words("begin_more", lang), class_="context"),
        _why_not(reason),
        made(lang, invitation(desk, meta)),
        paste_form(lang, "ui:paste"),
    )


def _why_not(reason: str) -> Html | None:
    """Why the place that was tapped last cannot be chosen."""
    return tag("p", reason, class_="foresee reason", id="foresee") if reason else None


def last_word(desk: Desk, picture: Picture) -> Html | None:
    """At the end, where it was written here: the other side has still to hear of it."""
    lang, game = picture.lang, picture.session
    if not (game.mail and game.mail.over and game.mail.link):
        return None
    words = say(lang, "post_last", name=_far(picture))
    return join(tag("p", words, class_="context"), made(lang, post_address(desk, game)))


def _far(picture: Picture) -> str:
    """Those who sit at the other device."""
    return ", ".join(seat.name for seat in picture.session.seats if seat.is_remote)


def payload_of(text: str) -> str:
    """What stands after the route in an address, for links that are pasted."""
    return text.strip().partition(POST)[2]
