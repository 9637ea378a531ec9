"""What happens by itself, held in the hand: to pause, to step, to change the speed; and the ways on from the past."""

from app.core.context import Desk
from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.storage.preferences import CHOICES
from app.table.model.snapshot import Picture
from app.table.view.answer_buttons import plain
from app.ui.html import Html, bool_text, tag


def controls(desk: Desk, picture: Picture, *, paused: bool) -> Html:
    """While computers play or things are shown: on, one thing at a time, or straight to the next question."""
    ways = [_by_key(picture, "skip", "ui:hurry", "n")]
    if paused:
        ways = [_by_key(picture, "resume", "ui:resume", "p"), _by_key(picture, "step", "ui:step", "."), *ways]
    else:
        ways = [_by_key(picture, "pause", "ui:pause", "p"), *ways]
    return tag("div", tag("div", ways, class_="answers ways-on"), speeds(desk), class_="transport")


def _by_key(picture: Picture, words: str, do: str, key: str) -> Html:
    return plain(picture.lang, words, do, key=picture.shortcut(key))


def past(desk: Desk, picture: Picture, sentence: str, rounds: Html | None, *, replaying: bool) -> Html:
    """An earlier moment, with the ways on from it, and its round as it is told when all is over."""
    lang, last, session = picture.lang, len(picture.session.log), picture.session
    run = _by_key(picture, "pause", "ui:pause", "p") if replaying else _by_key(picture, "replay", "ui:replay", "p")
    steps = [plain(lang, "earlier", "ui:by:-1"), run, plain(lang, "later", "ui:by:1")]
    ways = [plain(lang, "back_to_now", "ui:now")]
    if session.may_branch and picture.index < last:
        ways.append(plain(lang, "branch", "ui:branch"))
    return tag(
        "div",
        tag("h2", say(lang, "past"), id="question", tabindex="-1"),
        tag("p", f"{picture.moment}. {say(lang, 'past_more', n=picture.index, total=last)}", class_="context"),
        rounds,
        tag("div", steps, class_="answers ways-on"),
        speeds(desk),
        tag("div", ways, class_="answers ways-on"),
        tag("p", sentence, class_="foresee", id="foresee"),
        class_="transport",
    )


def speeds(desk: Desk) -> Html:
    """The speeds, to be changed while things happen."""
    lang, now = desk.lang, desk.preferences.speed
    buttons = [
        tag("button", page_say(lang, words), type="button", data_do=f"ui:speed:{speed}",
            aria_pressed=bool_text(speed == now))
        for speed, words in CHOICES["speed"]
    ]  # fmt: skip
    return tag("div", buttons, class_="seg speeds", role="group", aria_label=page_say(lang, "speed"))
