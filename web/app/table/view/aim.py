"""The aim of a game as a number, always in sight; and who should be told first what the game is about."""

from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.ui.html import Html, bool_text, tag
from app.ui.icons import icon


def known_as(session: Session) -> str:
    """Under which name it is remembered that a device has shown it."""
    return f"{session.meta.id}/aim"


def is_new(session: Session) -> bool:
    """Whether somebody sits here for whom it is the first table of this game."""
    preferences = session.desk.preferences
    if not (preferences.hints and session.people and session.mine):
        return False
    return session.last_decision() is None and known_as(session) not in preferences.learnt


def goal(picture: Picture) -> str:
    """The aim as a number, in a few words."""
    return picture.text.goal(picture.view, picture.show.seat, picture.names, picture.lang)


def button(picture: Picture, *, opened: bool) -> Html:
    """The goal under the title; a tap tells the rest."""
    words, ask = goal(picture), say(picture.lang, "aim")
    return tag(
        "button", tag("span", words or ask), icon("why"), type="button", class_="goal", id="tool-aim",
        data_do="ui:aim", data_key=picture.shortcut("a"), aria_label=f"{words}. {ask}" if words else ask, title=ask,
        aria_expanded=bool_text(opened),
    )  # fmt: skip
