"""The answers under the question, as tickets."""

from collections.abc import Sequence
from itertools import groupby

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture, in_hand
from app.ui.html import Html, join, tag
from pygame_core.engine.contract.parts import Routes
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts.language import Label
from pygame_core.engine.texts.telling import told

WAY = "ui:walk:"
"""Several answers in a row, given with one tap."""
_FEW = 4
"""More answers than these are drawn smaller, those that differ in their last word alone beside each other."""
_WALL = 9
"""More places than these are found on the board: as buttons they would be a wall."""
_ROW = 3
_SHORT = 2


def answers(picture: Picture) -> Html:
    """All answers; a wall of places of the board only for those who do not see or point."""
    if picture.choices and all(careful(picture, choice) for choice in picture.choices) and not _wall(picture):
        return _deliberate(picture)
    own = [choice for choice in offers(picture) if in_hand(picture.module, choice) in ("", picture.held)]
    wall = _wall(picture)
    if not wall:
        return tickets(picture, own)
    free = [ticket(picture, choice, "") for choice in own if choice not in wall]
    places = [ticket(picture, choice, "") for choice in wall]
    return join(
        tag("div", free, class_="answers still") if free else None,
        tag("div", places, class_="by-key", role="group", aria_labelledby="question"),
    )


def _deliberate(picture: Picture) -> Html:
    """Answers that all take a second tap: beside each other, and room for the button under them."""
    look = "answers three" if len(picture.choices) == _ROW else "answers"
    drawn = [ticket(picture, choice, "") for choice in picture.choices]
    return tag("div", drawn, class_=look, role="group", aria_labelledby="question")


def on_board(picture: Picture) -> bool:
    """Whether there are so many places to choose from that they are chosen on the board."""
    return bool(_wall(picture))


def _wall(picture: Picture) -> list[Choice]:
    """The answers that differ in their place alone, if they are too many for buttons."""
    if not picture.module.pieces:
        return []
    own = [choice for choice in picture.choices if in_hand(picture.module, choice) in ("", picture.held)]
    families = [list(family) for _, family in groupby(own, key=_family)]
    return next((family for family in families if len(family) > _WALL), [])


def _family(choice: Choice) -> tuple[object, ...]:
    return choice.kind, choice.args[:-1]


def tickets(picture: Picture, offered: Sequence[Choice]) -> Html:
    """Answers beside each other; many of them smaller, in families."""
    families = [list(family) for _, family in groupby(offered, key=_family)]
    many = len(offered) > _FEW and len(families) > 1
    sizes = [f"of-{min(len(family), _ROW)}" for family in families for _ in family] if many else [""] * len(offered)
    drawn = [ticket(picture, choice, size) for choice, size in zip(offered, sizes, strict=True)]
    look = "answers many" if many else "answers"
    return tag("div", drawn, class_=look, role="group", aria_labelledby="question")


def offers(picture: Picture) -> list[Choice]:
    """The answers in the order of the game, with those that one expects and cannot give."""
    known = {choice.token: choice for choice in picture.text.expected(picture.view)}
    return list({**known, **{choice.token: choice for choice in picture.choices}}.values())


def wording(picture: Picture, choice: Choice) -> Label:
    """An answer in the words of its game."""
    return picture.text.label(choice, picture.view, picture.names, picture.lang, picture.looker)


def ticket(picture: Picture, choice: Choice, size: str) -> Html:
    """An answer with what it brings; a forbidden one with its reason."""
    words = wording(picture, choice)
    if choice not in picture.choices:
        return _refused(picture, choice, words, size)
    session, view, show = picture.session, picture.view, picture.show
    badges = Html(session.draw.badges(view, choice, show))
    look = _look(words.title, size, on=seen(picture, choice))
    return tag(
        "button", stub(picture, choice), tag("span", tag("b", words.title), badges, class_="go"), " ",
        tag("span", words.detail, class_="so"), type="button", class_=look,
        data_do=choice.token, data_look=choice.token, aria_description=words.spoken, id=answer_id(choice),
    )  # fmt: skip


def goal(picture: Picture, routes: Routes, tokens: Sequence[str]) -> Html:
    """Several answers in a row on one ticket."""
    words = routes.words(tokens, picture.view, picture.names, picture.lang)
    drawn = Html(routes.picture(picture.view, tokens, picture.show))
    action = f"{WAY}{','.join(tokens)}"
    look = "ticket goal on" if picture.way == tuple(tokens) else "ticket goal"
    stub = tag("span", drawn, class_="stub", aria_hidden="true")
    return tag(
        "button", stub, tag("span", tag("b", words.title), class_="go"), " ",
        tag("span", words.detail, class_="so"), type="button", class_=look, data_do=action, data_look=action,
        aria_description=words.spoken, id=f"goal-{tokens[-1]}".replace(" ", "-"),
    )  # fmt: skip


def _refused(picture: Picture, choice: Choice, words: Label, size: str) -> Html:
    """An answer that one expects here, and the rule that forbids it, as it stands in its place."""
    reason = why_not(picture, choice.token)
    return tag(
        "button", stub(picture, choice), tag("span", tag("b", words.title), class_="go"), " ",
        tag("span", reason, class_="so"), type="button", class_=_look(words.title, size),
        data_do=f"why:{choice.token}", aria_disabled="true", id=answer_id(choice),
    )  # fmt: skip


def stub(picture: Picture, choice: Choice) -> Html:
    """The picture at the left of a ticket."""
    return tag("span", art(picture, choice), class_="stub", aria_hidden="true")


def art(picture: Picture, choice: Choice) -> Html:
    """The picture of an answer."""
    return Html(picture.draw.ticket(picture.view, choice, picture.show))


def seen(picture: Picture, choice: Choice) -> bool:
    """Whether this is the answer that is being looked at."""
    return picture.preview is not None and picture.preview.token == choice.token


def answer_id(choice: Choice) -> str:
    """The id of an answer's button."""
    return f"answer-{choice.token}".replace(" ", "-")


def why_not(picture: Picture, token: str) -> str:
    """The rule that forbids an answer of this seat; nothing if none does."""
    session = picture.session
    seat = picture.seat if picture.seat is not None else next(iter(session.people), 0)
    try:
        session.rules.find(session.match.state, seat, token)
    except Refusal as refusal:
        return told(refusal, picture.names, picture.lang, session.meta.id)
    return ""


def _look(title: str, size: str, *, on: bool = False) -> str:
    short = len(title) <= _SHORT
    return " ".join(name for name in ("ticket", size, "" if short else "worded", "on" if on else "") if name)


def plain(lang: str, words: str, do: str, *, key: str | None = None) -> Html:
    """An answer about the page, not about the game."""
    label = tag("span", tag("b", say(lang, words)), class_="go")
    return tag("button", label, type="button", class_="ticket plain", data_do=do, data_key=key)


def careful(picture: Picture, choice: Choice) -> bool:
    """Whether this answer is given with a second tap."""
    return bool(picture.text.confirm(choice, picture.view, picture.names, picture.lang, picture.looker))
