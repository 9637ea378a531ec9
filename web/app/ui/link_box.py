"""A link as it is given away: to copy, to send, or to photograph."""

from typing import TYPE_CHECKING

from app.i18n.game_screen import say
from app.ui.components import NAME
from app.ui.html import Html, join, tag

if TYPE_CHECKING:
    from app.ui.effects import Share

_LONGEST_QR = 2300
"""Longer links make a picture that no camera reads from a screen."""


def made(lang: str, url: str) -> Html:
    """A link, to be copied, sent or photographed."""
    field = tag("input", type="text", readonly=True, value=url, id="share-link", aria_label=say(lang, "link"))
    copy = _way(say(lang, "copy"), f"copy-link:{url}", say(lang, "copied_short"))
    ways = tag("p", copy, _way(say(lang, "send"), f"send-link:{url}", None), class_="row")
    lost = "://" not in url and tag("p", say(lang, "link_to_paste"), class_="small")
    return tag("div", field, lost, ways, _picture(lang, url), class_="made")


def _way(words: str, do: str, done: str | None) -> Html:
    """A button; once it is done, that stands on it for a moment."""
    return tag("button", words, type="button", class_="button", data_do=do, data_done=done)


def _picture(lang: str, url: str) -> Html:
    if len(url) > _LONGEST_QR:
        return tag("p", say(lang, "qr_long"), class_="small")
    # Imported here: only this drawing needs it, and it takes a moment.
    import segno

    code = segno.make(url, error="l", micro=False).svg_inline(border=4, svgclass="qr", lineclass=None, omitsize=True)
    label = say(lang, "qr")
    return join(tag("figure", Html(code), tag("figcaption", label, class_="small")))


def sent(title: str, link: str) -> "Share":
    """A link given to the device's sharing: as an address, or as a text to paste where it leads nowhere."""
    if "://" in link:
        return {"type": "share", "title": title, "text": NAME, "url": link}
    return {"type": "share", "title": title, "text": link}
