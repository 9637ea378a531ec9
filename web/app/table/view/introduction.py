"""The card that says what a game is about, for who sits down at it for the first time, or asks."""

from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.table.model.snapshot import Picture
from app.table.view.toolbar import drawer
from app.ui.html import Html, join, tag


def card(picture: Picture, *, first: bool) -> Html:
    """What one wants, does, when it ends, who one is; at a first table with the ways on."""
    session, lang = picture.session, picture.lang
    words = session.text.aim(picture.view, picture.show.seat, picture.names, lang)
    art = Html(session.draw.aim(picture.view, picture.show.seat, lang))
    learn = tag("a", page_say(lang, "learn"), class_="link", href=f"#/learn/{session.meta.id}")
    start = first and tag("button", say(lang, "aim_read"), type="button", class_="button first", data_do="ui:close")
    return drawer(
        lang,
        say(lang, "aim"),
        tag("div", art, class_="aim-art"),
        tag("p", tag("b", words.want)),
        tag("p", words.turn, " ", words.end),
        words.you and tag("p", _mark(picture), words.you, class_="aim-you"),
        tag("p", join(start, learn), class_="row"),
    )


def _mark(picture: Picture) -> Html | None:
    seat = picture.show.seat
    return None if seat is None else Html(picture.draw.seat_mark(picture.colour(seat)))
