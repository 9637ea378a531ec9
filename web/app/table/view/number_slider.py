"""Answers that differ in a number alone: a scale to drag, one more by a tap, or any number step by step."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.table.view import answer_buttons
from app.ui.html import Html, join, tag
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Dial


def dial(picture: Picture) -> Html | None:
    """The scale with its answers; nothing where the answers are of another kind."""
    if picture.dial is None:
        return None
    least = picture.dialled(picture.dial.least)
    others = [choice for choice in picture.choices if choice.kind != picture.dial.kind]
    return join(
        _ladder(picture, picture.dial),
        tag(
            "div", least and _least(picture, least), _chooser(picture, picture.dial),
            [_other(picture, choice) for choice in others],
            class_="answers dialled", role="group", aria_labelledby="question",
        ),
    )  # fmt: skip


def _ladder(picture: Picture, given: Dial) -> Html:
    """The scale as the game draws it, under a slider that reaches from the least number to the most."""
    scale, chosen = picture.module.scale, picture.dialled(picture.number)
    assert scale
    start, end = scale.span(picture.view, given.least, given.most)
    slider = tag(
        "input", type="range", id="dial", min=given.least, max=given.most, value=picture.number,
        data_change="ui:dial", data_enter="ui:offer", aria_label=given.word,
        aria_valuetext=answer_buttons.wording(picture, chosen).spoken if chosen else None,
        style=f"--start:{start:.4g};--end:{end:.4g}",
    )  # fmt: skip
    return tag("div", Html(scale.ladder(picture.view, picture.show, picture.number)), slider, class_="ladder")


def _least(picture: Picture, choice: Choice) -> Html:
    """The least that can be offered, in one tap."""
    words = answer_buttons.wording(picture, choice)
    return tag(
        "button", tag("b", words.title, class_="go"), " ", tag("span", say(picture.lang, "the_least"), class_="so"),
        type="button", class_="ticket instead one-up", data_do=choice.token, data_look=choice.token,
        aria_description=words.spoken, id="one-up",
    )  # fmt: skip


def _chooser(picture: Picture, given: Dial) -> Html:
    """Less, the number itself, more."""
    lang, number = picture.lang, picture.number
    chosen = picture.dialled(number)
    look = "ticket choose on" if chosen and chosen == picture.preview else "ticket choose"
    return tag(
        "div", _step(lang, "one_less", "−", "-1", off=number <= given.least),
        chosen and _offer(picture, given, chosen),
        _step(lang, "one_more", "+", "+1", off=number >= given.most),
        class_=look, role="group", aria_label=given.word,
    )  # fmt: skip


def _offer(picture: Picture, given: Dial, choice: Choice) -> Html:
    spoken = answer_buttons.wording(picture, choice).spoken
    return tag(
        "button", tag("span", given.word), " ", tag("b", picture.number), type="button", class_="offer", id="offer",
        data_do=choice.token, data_look=choice.token, aria_description=spoken,
    )  # fmt: skip


def _step(lang: str, words: str, sign: str, by: str, *, off: bool) -> Html:
    return tag(
        "button", sign, type="button", class_="stepper", data_do=f"ui:dial:{by}", aria_label=say(lang, words),
        aria_disabled="true" if off else None, id=words.replace("_", "-"),
    )  # fmt: skip


def _other(picture: Picture, choice: Choice) -> Html:
    """What can be answered instead."""
    words = answer_buttons.wording(picture, choice)
    on = " on" if answer_buttons.seen(picture, choice) else ""
    return tag(
        "button", tag("b", words.title, class_="go"), " ", tag("span", words.detail, class_="so"),
        type="button", class_=f"ticket instead{on}", data_do=choice.token, data_look=choice.token,
        aria_description=words.spoken, id=answer_buttons.answer_id(choice),
    )  # fmt: skip
