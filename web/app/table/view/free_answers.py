"""What a seat may do whenever the game waits, whoever is asked: a control in its panel, and the sheet it opens."""

from collections.abc import Mapping
from typing import Any

from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view import answer_buttons, toolbar
from app.ui.html import Html, join, tag
from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Errand

LOOK = "errand:"
"""Before the token of a free answer where it is looked at: asked seats may have the same one."""
_FEW = 2
"""So many answers of a kind have room for all their words; more stand closer, and one preview serves them all."""


def offered(session: Session, seat: int, lang: str) -> tuple[Errand, ...]:
    """The free answers of a person's seat in groups, those that are not possible now with their reason."""
    free = session.module.free_answers
    if free is None or session.over or not session.mine or seat not in session.people:
        return ()
    if session.dice_to_enter:  # Nobody is asked: real dice are waited for.
        return ()
    if session.match.viewpoint(seat) != session.eyes():
        return ()
    return tuple(free.groups(session.view(seat), seat, session.free_choices(seat), session.names, lang))


def _open_to_all(picture: Picture) -> bool:
    return picture.kind in ("asked", "waiting", "beat")


# ------------------------------------------------------------------ in the panels
def dots(picture: Picture, seat: int) -> Html | None:
    """The control in a seat's own panel: the whole panel, with three dots in its corner."""
    if not _open_to_all(picture) or not offered(picture.session, seat, picture.lang):
        return None
    return tag(
        "button", Html(_DOTS), type="button", class_="errands-of", id=f"errands-{seat}", data_do=f"ui:errands:{seat}",
        aria_label=say(picture.lang, "errands", name=picture.names[seat]),
    )  # fmt: skip


_DOTS = '<svg class="more-dots" viewBox="0 0 4 16" aria-hidden="true"><path d="M2 2v.1M2 8v.1M2 14v.1"/></svg>'


def buttons(picture: Picture) -> Html | None:
    """Where there is room: a button for each kind under the panels, for the person who looks."""
    seat = picture.onlooker
    found = offered(picture.session, seat, picture.lang) if _open_to_all(picture) else ()
    return tag("div", [_button(seat, errand) for errand in found], class_="free") if found else None


def _button(seat: int, errand: Errand) -> Html:
    more = tag("b", errand.detail) if errand.choices else tag("span", errand.reason)
    return tag(
        "button", errand.title, " ", more, type="button", class_="act", id=f"errand-{seat}-{errand.name}",
        data_do=f"ui:errands:{seat}:{errand.name}", aria_disabled=None if errand.choices else "true",
    )  # fmt: skip


# ------------------------------------------------------------------ the sheet
def sheet(picture: Picture, seat: int, only: str, confirm: tuple[str, str]) -> Html:
    """The free answers of a seat, those of one kind alone where its button was tapped."""
    session, lang = picture.session, picture.lang
    view = session.view(seat)
    found = [errand for errand in offered(session, seat, lang) if only in ("", errand.name)]
    crowded = any(len(errand.choices) > _FEW for errand in found)
    return toolbar.drawer(
        lang,
        say(lang, "errands", name=picture.names[seat]),
        [_group(picture, view, seat, errand) for errand in found] or tag("p", say(lang, "errands_none")),
        confirm[1] and _confirm(seat, *confirm),
        crowded and _foresee(picture, view, seat),
    )


def _group(picture: Picture, view: Mapping[str, Any], seat: int, errand: Errand) -> Html:
    few = len(errand.choices) <= _FEW
    drawn = [_ticket(picture, view, seat, choice, few=few) for choice in errand.choices]
    inside = tag("div", drawn, class_="answers" if few else "answers packed") if drawn else tag("p", errand.reason)
    title = tag("h3", errand.title, " ", tag("small", errand.detail), id=f"h-{errand.name}")
    return tag("div", title, inside, class_="errand", role="group", aria_labelledby=f"h-{errand.name}")


def _ticket(picture: Picture, view: Mapping[str, Any], seat: int, choice: Choice, *, few: bool) -> Html:
    session, show = picture.session, picture.show
    words = session.text.label(choice, view, picture.names, picture.lang, Looker(seat))
    told = words.detail
    if few:
        told = session.text.preview(choice, view, picture.names, picture.lang, Looker(seat)).replace("\n", " ")
    on = " on" if choice == picture.free_preview else ""
    return tag(
        "button", tag("span", Html(session.draw.ticket(view, choice, show)), class_="stub", aria_hidden="true"),
        tag("span", tag("b", words.title), few and tag("span", words.detail), class_="go"), " ",
        tag("span", told, class_="so"), type="button", class_=f"ticket worded{on}",
        data_do=f"ui:errand:{seat}:{choice.token}", data_look=f"{LOOK}{choice.token}", aria_description=words.spoken,
        id=f"errand-{answer_buttons.answer_id(choice)}",
    )  # fmt: skip


def _confirm(seat: int, token: str, words: str) -> Html:
    do = f"ui:errand:{seat}:{token}"
    return tag("button", words, type="button", class_="confirm", data_do=do, id="confirm-errand")


def _foresee(picture: Picture, view: Mapping[str, Any], seat: int) -> Html:
    """What the answer leads to that is looked at; its place is kept free."""
    told = ""
    if picture.free_preview:
        told = picture.text.preview(picture.free_preview, view, picture.names, picture.lang, Looker(seat))
    first, _, more = told.partition("\n")
    return tag("p", join(tag("b", first), " ", more) if told else None, class_="foresee")
