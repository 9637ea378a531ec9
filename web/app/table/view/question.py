"""The question: whose turn, what is asked, and the answers as tickets."""

from collections.abc import Sequence

from app.i18n.game_screen import say
from app.table.model.replay import waits
from app.table.model.snapshot import Picture
from app.table.view import answer_buttons, drag_controls, number_slider, piece_picker
from app.table.view.answer_buttons import plain
from app.ui.html import Html, bool_text, join, tag
from pygame_core.engine.texts.language import Line, Question

_LONG, _LONGER = 30, 40
"""Longer questions than these would not stand on one line of a phone."""


def asked(
    picture: Picture,
    entitled: Sequence[int],
    reason: str,
    confirm: tuple[str, str] = ("", ""),
    card: Html | None = None,
) -> Html:
    """A person's question with its answers, and what lies face down for who answers."""
    seat = picture.seat
    assert seat is not None
    words: Question = picture.text.question(picture.view, picture.names, picture.lang, picture.looker)
    outcome = join(_confirm(picture, confirm), _finish(picture, "link"), foresee(picture, reason))
    by_hand = bool(picture.laid)  # Then what comes of it is what one looks for first.
    return join(
        _asker(picture, seat),
        _title(words.title, picture.names[seat]),
        piece_picker.left(picture),
        tag("p", words.context, class_="context"),
        by_hand and outcome,
        len(entitled) > 1 and _speakers(picture, entitled),
        card,
        _stakes(picture),
        number_slider.dial(picture)
        or piece_picker.pad(picture)
        or _tray(picture)
        or _roads(picture)
        or answer_buttons.answers(picture),
        drag_controls.wheel(picture),
        None if by_hand else outcome,
    )


def _confirm(picture: Picture, confirm: tuple[str, str]) -> Html | None:
    """The second tap. Where every answer takes one, its button is in its place from the start."""
    token, words = confirm
    if words:
        return tag("button", words, type="button", class_="confirm", data_do=token, id="confirm")
    if (
        picture.dial is None
        and picture.choices
        and all(answer_buttons.careful(picture, choice) for choice in picture.choices)
    ):
        return tag("button", say(picture.lang, "choose_first"), type="button", class_="confirm", disabled=True)
    return None


def _stakes(picture: Picture) -> Html:
    """What hangs on the answer, as its game shows it."""
    return Html(picture.draw.stakes(picture.view, picture.show))


def _tray(picture: Picture) -> Html | None:
    """Answers that pair one thing with another, as their game lays them out."""
    drawn = picture.draw.tray(picture.view, picture.show)
    return tag("div", Html(drawn), class_="tray") if drawn else None


def _roads(picture: Picture) -> Html | None:
    """Several answers in a row on one ticket, where a game proposes such; the single ones under them, small."""
    routes = picture.module.routes
    goals = routes.proposed(picture.view, picture.choices) if routes else ()
    if not routes or not goals:
        return None
    far = tag("div", [answer_buttons.goal(picture, routes, way) for way in goals], class_="answers", role="group",
              aria_labelledby="question")  # fmt: skip
    near = [answer_buttons.ticket(picture, choice, "step") for choice in answer_buttons.offers(picture)]
    return join(far, tag("div", near, class_="answers steps", role="group", aria_labelledby="question"))


def happening(picture: Picture, sentence: str, reason: str, ways: Html) -> Html:
    """While things happen by themselves: who plays, what has just happened, and the ways to hold or to skip it."""
    lang, seat = picture.lang, picture.seat
    if picture.kind == "beat" and waits(picture.draw, picture.trail[-1]):
        onward = plain(lang, "onward", "ui:onward", key=picture.shortcut("n"))
        return join(_title(sentence, ""), tag("div", onward, class_="answers still"))
    # One line as long as it is somebody's turn, be it that they think or that one sees what they do.
    key = "happens" if seat is None else "plays"
    name = "" if seat is None else picture.names[seat]
    return join(
        seat is not None and _asker(picture, seat),
        _title(say(lang, key, name=name), name),
        tag("p", sentence, class_="context tell"),
        _beside(picture),
        ways,
        _finish(picture, "ticket plain"),
        foresee(picture, reason),
    )


def _beside(picture: Picture) -> Html | None:
    """What a game shows beside the sentence of the thing that has just happened."""
    shown = picture.draw.beside(picture.view, picture.show) if picture.kind == "beat" else ""
    return tag("div", Html(shown), class_="sheets") if shown else None


def _finish(picture: Picture, look: str) -> Html | None:
    """The offer to let computers play the rest without pauses, where nothing is left to win or lose."""
    if picture.session.far:
        return None
    words = picture.text.alone(picture.view, picture.lang, picture.looker)
    inside = tag("span", tag("b", words), class_="go")
    return tag("button", inside, type="button", class_=look, data_do="ui:finish", id="finish") if words else None


def rushing(picture: Picture, lines: Sequence[Line]) -> Html:
    """While computers play the rest without pauses: where they are, and a way to stop them."""
    return join(
        _title(say(picture.lang, "rushing"), ""),
        tag("p", lines[-1].text if lines else "", class_="context tell"),
        tag("div", plain(picture.lang, "rush_stop", "ui:halt"), class_="answers still"),
    )


def watched(picture: Picture) -> Html:
    """The question as somebody sees it who may not answer here."""
    words: Question = picture.text.question(picture.view, picture.names, picture.lang, picture.looker)
    return join(_title(words.title, ""), tag("p", say(picture.lang, "watch"), class_="context"))


def foresee(picture: Picture, reason: str) -> Html:
    """What the answer leads to that is being looked at, or why one cannot be given; its place is kept free."""
    if reason:
        return tag("p", reason, class_="foresee reason", id="foresee")
    if picture.way and (routes := picture.module.routes):
        label = routes.words(picture.way, picture.view, picture.names, picture.lang)
        return tag("p", tag("b", label.title), " ", label.detail, class_="foresee", id="foresee")
    if picture.preview is None:
        return tag("p", picture.choices and _tip(picture), class_="foresee", id="foresee")
    told = picture.text.preview(picture.preview, picture.view, picture.names, picture.lang, picture.looker)
    first, _, more = told.partition("\n")
    return tag("p", tag("b", first), " ", more.replace("\n", " "), class_="foresee", id="foresee")


def _tip(picture: Picture) -> Html:
    """How to answer, or how to see where an answer leads: with a mouse, or by finger."""
    if answer_buttons.on_board(picture):
        return tag("span", say(picture.lang, "tip_board"), class_="tip board-tip")
    kinds = ("tip", "with-mouse"), ("tip_touch", "with-finger")
    return join(*(tag("span", say(picture.lang, words), class_=f"tip {look}") for words, look in kinds))


# ------------------------------------------------------------------ the parts
def _asker(picture: Picture, seat: int) -> Html:
    draw = picture.draw
    mark = draw.piece(picture.held) if picture.held else draw.seat_mark(picture.colour(seat))
    return tag("span", Html(mark), class_="asker", aria_hidden="true")


def _title(title: str, name: str) -> Html:
    """The sentence, the name in it in colour."""
    before, found, after = title.partition(name) if name else (title, "", "")
    look = "longer" if len(title) > _LONGER else "long" if len(title) > _LONG else None
    return tag("h2", before, tag("em", found) if found else "", after, id="question", tabindex="-1", class_=look)


def _speakers(picture: Picture, entitled: Sequence[int]) -> Html:
    buttons = [
        tag(
            "button", picture.names[seat], type="button", class_="link", data_do=f"ui:front:{seat}",
            aria_pressed=bool_text(seat == picture.seat),
        )
        for seat in entitled
    ]  # fmt: skip
    return tag("div", buttons, class_="row", role="group", aria_label=say(picture.lang, "speaker"))
