"""The curtain: between two people who know different things the screen holds nothing of the game."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.ui.html import Html, join, tag


def page(picture: Picture) -> Html:
    """Instead of the table: who takes the device, and who looks away."""
    session, lang = picture.session, picture.lang
    assert picture.seat is not None
    secrets = session.module.secrets
    assert secrets  # Where nobody has any, no curtain falls.
    words = secrets.words(picture.view, picture.names, picture.seat, lang)
    side = "secret" if session.match.viewpoint(picture.seat) is not None else "open"
    home = tag("a", say(lang, "leave_game"), class_="curtain-home", href="#/")
    hold = tag("button", tag("span", say(lang, "hold_to_open")), type="button", class_="hold", data_hold="ui:open")
    return join(
        Html(session.draw.defs()),
        tag(
            "main",
            tag("div", Html(secrets.drape(session.seats[picture.seat].colour, lang)), class_="curtain-art"),
            tag("h1", words.title, id="question", tabindex="-1"),
            [tag("p", sentence) for sentence in words.paragraphs],
            hold,
            home,
            class_=f"curtain {side} g-{session.meta.id}",
            id="curtain",
        ),
    )


def handing(picture: Picture) -> Html:
    """In the place of the question: those who know no secret have done, and give the device away."""
    lang, seat = picture.lang, picture.seat
    assert seat is not None
    name = picture.names[seat]
    go = tag("span", tag("b", say(lang, "hand_over", name=name)), class_="go")
    return join(
        tag("h2", say(lang, "handing", name=name), id="question", tabindex="-1"),
        tag("p", say(lang, "handing_more"), class_="context"),
        tag("div", tag("button", go, type="button", class_="ticket plain", data_do="ui:hand"), class_="answers still"),
    )
