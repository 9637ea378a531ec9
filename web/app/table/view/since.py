"""What the others did since somebody was asked last: a few sentences over the question, and the way to see it again."""

from collections.abc import Sequence

from app.i18n.game_screen import say
from app.i18n.pages import plural
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.ui.html import Html, tag
from app.ui.icons import icon
from pygame_core.engine.match.audience import heard
from pygame_core.engine.texts.language import Line

_MOST = 3


def start(session: Session, seat: int) -> int:
    """How many answers were given when this seat had answered last of its own will."""
    log = session.log
    own = (index for index in range(len(log) - 1, -1, -1) if log[index].seat == seat and not log[index].forced)
    return next(own, -1) + 1


def sentences(picture: Picture, lines: Sequence[Line]) -> tuple[str, ...]:
    """What this person should be told before the question; nothing where all was done at this device."""
    session, seat = picture.session, picture.seat
    if picture.kind != "asked" or seat is None:
        return ()
    begin = start(session, seat)
    if not _others(session, begin):
        return ()
    stretch = heard(session.match, session.eyes(), session.text.forgets(picture.view), begin)
    told = session.text.since(stretch, seat, picture.names, picture.lang)
    if told is None:
        return _of_log(picture, [line for line in lines if line.entry >= begin and line.seat not in (None, seat)])
    return told


def _others(session: Session, begin: int) -> bool:
    """Whether a computer, or somebody far away, has answered since."""
    seats = {entry.seat for entry in session.log[begin:] if entry.seat >= 0}
    return any(not session.seats[seat].is_person for seat in seats)


def _of_log(picture: Picture, lines: Sequence[Line]) -> tuple[str, ...]:
    """The last of the log's own lines, and how many there are besides."""
    left = len(lines) - _MOST
    more = [say(picture.lang, plural("since_more", left), n=left)] if left > 0 else []
    return (*more, *(line.text for line in lines[-_MOST:]))


def block(picture: Picture, told: Sequence[str]) -> Html | None:
    """The sentences as one button: a tap shows it all again, move by move."""
    if not told:
        return None
    title, again = say(picture.lang, "since"), say(picture.lang, "since_again")
    inside = tag("span", tag("b", title, class_="since-title"), " ", " ".join(told))
    return tag(
        "button", icon("film"), inside, type="button", class_="since", id="since", data_do="ui:since",
        data_key=picture.shortcut("b"), title=again, aria_description=again,
    )  # fmt: skip
