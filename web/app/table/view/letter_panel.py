"""A table that several devices hold: whom one waits for, the letter to the others, and the place for theirs."""

from collections.abc import Iterable

from app.core.backup import paste_form
from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view.toolbar import button
from app.ui.html import Html, join, tag
from app.ui.link_box import made


def address(session: Session) -> str:
    """The letter as the address of a page."""
    from app.table.model import shared_table  # It is here where there is such a table.

    return shared_table.address(session)


# ------------------------------------------------------------------ in the place of the question
def waiting(picture: Picture, reason: str) -> Html:
    """Nobody here is asked: what the others need from here, and what comes from them."""
    copy = picture.session.copy
    assert copy  # Else nobody is written to.
    stands = _due if copy.begun and copy.to_send else _waits if copy.begun else _laying
    foresee = tag("p", reason, class_="foresee reason", id="foresee") if reason else None
    return join(stands(picture), foresee, paste_form(picture.lang, "ui:paste"), about_the_dice(picture.lang))


def _laying(picture: Picture) -> Html:
    """People are still to sit down, or to show their numbers."""
    copy, lang = picture.session.copy, picture.lang
    assert copy
    if copy.terms.free and copy.me == copy.terms.layer:
        free = _listed(picture.names[seat] for seat in copy.terms.free)
        head = _head(lang, "letter_invite", free)
        return join(head, _link(picture), tag("p", button(say(lang, "letter_close"), "ui:close-table"), class_="row"))
    return join(_head(lang, "letter_back", ""), _link(picture))


def _due(picture: Picture) -> Html:
    """What was answered here is still here: one tap sends it."""
    lang = picture.lang
    send = tag("button", say(lang, "letter_send"), type="button", class_="confirm", data_do="ui:post", id="post")
    return join(_head(lang, "letter_due", _waited_for(picture)), send)


def _waits(picture: Picture) -> Html:
    """The others have it; the link stays here, since letters get lost."""
    copy = picture.session.copy
    assert copy
    if not copy.mine:
        return _head(picture.lang, "letter_watching", "")
    return join(_head(picture.lang, "letter_waits", _waited_for(picture)), _link(picture))


def _head(lang: str, key: str, names: str) -> Html:
    return join(
        tag("h2", say(lang, key, name=names), id="question", tabindex="-1"),
        tag("p", say(lang, f"{key}_more", names=names), class_="context"),
    )


def _waited_for(picture: Picture) -> str:
    copy = picture.session.copy
    assert copy
    return _listed(picture.names[seat] for seat in copy.waits_for)


def _listed(names: Iterable[str]) -> str:
    return " & ".join(names)


def _link(picture: Picture) -> Html:
    """The letter to copy, to send, to photograph; as a file where it is too long for that."""
    from pygame_core.tables import letters

    lang, url = picture.lang, address(picture.session)
    if letters.fits_link(url):
        return made(lang, url)
    file = button(say(lang, "letter_file"), "ui:letter-file")
    return join(tag("p", say(lang, "letter_long"), class_="context"), tag("p", file, class_="row"))


# ------------------------------------------------------------------ elsewhere on the screen
def for_the_table(picture: Picture) -> Html:
    """The letter to the others, for the panel of links."""
    copy, lang = picture.session.copy, picture.lang
    assert copy
    title = tag("h3", say(lang, "letter_table"))
    return join(title, tag("p", say(lang, "letter_not_now")) if copy.my_turn else _link(picture))


def last_word(picture: Picture) -> Html | None:
    """At the end, where it was given here: the others have still to hear of it."""
    copy, lang = picture.session.copy, picture.lang
    if copy is None or not copy.to_send:
        return None
    return join(
        tag("p", say(lang, "letter_last"), class_="context"),
        tag("p", button(say(lang, "letter_send"), "ui:post"), class_="row"),
    )


def about_the_dice(lang: str) -> Html:
    """What the dice of such a table prevent, and what not."""
    lines = [tag("p", say(lang, key), class_="small") for key in ("dice_common", "dice_checked", "dice_friends")]
    return tag("details", tag("summary", say(lang, "dice_about")), lines, class_="about-dice")
