"""The question: whose turn, what is asked, and the answers as tickets."""

from collections.abc import Sequence
from itertools import groupby

from app.html import Html, bool_text, join, tag
from app.picture import Picture
from app.table_words import say
from pygame_core.engine.chance import CHANCE, Dice
from pygame_core.engine.choice import Choice
from pygame_core.engine.events import Event
from pygame_core.engine.language import Label, Question
from pygame_core.engine.refusals import Refusal

_FEW = 4
"""More answers than these are drawn smaller, those that differ in their last word alone beside each other."""
_ROW = 3
_MIDDLE = 4
_NUMERAL = 2


def asked(picture: Picture, entitled: Sequence[int], reason: str, confirm: str = "") -> Html:
    """A person's question with its answers."""
    seat = picture.seat
    assert seat is not None
    words: Question = picture.session.text.question(picture.view, picture.names, picture.lang)
    return join(
        _asker(picture, seat),
        _title(words.title, picture.names[seat]),
        tag("p", words.context, class_="context"),
        len(entitled) > 1 and _speakers(picture, entitled),
        _hands(picture),
        _pad(picture) or _answers(picture),
        confirm and _confirm(picture, confirm),
        foresee(picture, reason),
    )


def _confirm(picture: Picture, words: str) -> Html:
    """The second tap."""
    assert picture.preview is not None
    return tag("button", words, type="button", class_="confirm", data_do=picture.preview.token, id="confirm")


def _hands(picture: Picture) -> Html | None:
    """Which piece acts, where several may."""
    hands = getattr(picture.session.text, "hands", None)
    offered = hands(picture.view, picture.choices, picture.lang) if hands else ()
    buttons = [
        tag(
            "button", Html(picture.session.draw.piece(name)), tag("span", words), type="button", class_="hand",
            data_do=f"ui:hold:{name}", id=f"hand-{name}", aria_pressed=bool_text(name == picture.held),
        )
        for name, words in offered
    ]  # fmt: skip
    label = say(picture.lang, "hands")
    return tag("div", buttons, class_="hands", role="group", aria_label=label) if len(buttons) > 1 else None


def _pad(picture: Picture) -> Html | None:
    """The answers of the piece in hand where they lie on the board, in rows of three around it."""
    pad = getattr(picture.session.text, "pad", None)
    tokens = pad(picture.view, picture.choices, picture.held, picture.lang) if pad and picture.held else ()
    if not tokens:
        return None
    offers = {choice.token: choice for choice in _offers(picture)}
    cells = [_cell(picture, offers, token, place) for place, token in enumerate(tokens)]
    rest = [choice for choice in picture.choices if choice.token not in tokens and not _in_hand(picture, choice)]
    others = tag("div", [_ticket(picture, choice, "") for choice in rest], class_="answers") if rest else None
    return join(tag("div", cells, class_="pad", role="group", aria_labelledby="question"), others)


def _cell(picture: Picture, offers: dict[str, Choice], token: str, place: int) -> Html:
    if token in offers:
        return tag("div", _ticket(picture, offers[token], ""), class_="cell")
    middle = place == _MIDDLE
    art = Html(picture.session.draw.piece(picture.held)) if middle else None
    return tag("div", art, class_="cell middle" if middle else "cell none", aria_hidden="true")


def _in_hand(picture: Picture, choice: Choice) -> str:
    in_hand = getattr(picture.session.text, "in_hand", None)
    return str(in_hand(choice)) if in_hand else ""


def happening(picture: Picture, sentence: str, reason: str) -> Html:
    """While things happen by themselves: who plays, what has just happened, and a way to skip it."""
    lang, seat = picture.lang, picture.seat
    key = "happens" if seat is None else "plays" if picture.kind == "beat" else "thinks"
    name = "" if seat is None else picture.names[seat]
    return join(
        seat is not None and _asker(picture, seat),
        _title(say(lang, key, name=name), name),
        tag("p", sentence, class_="context tell"),
        tag("div", _plain(lang, "skip", "ui:hurry", key="n"), class_="answers still"),
        foresee(picture, reason),
    )


def watched(picture: Picture) -> Html:
    """The question as somebody sees it who may not answer here."""
    words: Question = picture.session.text.question(picture.view, picture.names, picture.lang)
    return join(_title(words.title, ""), tag("p", say(picture.lang, "watch"), class_="context"))


def past(picture: Picture, sentence: str, *, replaying: bool) -> Html:
    """An earlier moment, with the ways on from it."""
    lang, last = picture.lang, len(picture.session.match.log)
    keys = ["back_to_now", "pause" if replaying else "replay"]
    if not picture.session.match.game.meta.hidden and picture.index < last:
        keys.append("branch")
    steps = [_step(picture, "earlier", "ArrowLeft", -1), _step(picture, "later", "ArrowRight", 1)]
    return join(
        tag("h2", say(lang, "past"), id="question", tabindex="-1"),
        tag("p", f"{picture.moment}. {say(lang, 'past_more', n=picture.index, total=last)}", class_="context"),
        tag("div", steps, [_plain(lang, key, f"ui:{_PAST[key]}") for key in keys], class_="answers"),
        tag("p", sentence, class_="foresee", id="foresee"),
    )


_PAST = {"back_to_now": "now", "replay": "replay", "pause": "pause", "branch": "branch"}


def dice(picture: Picture, entered: Sequence[int]) -> Html:
    """What real dice showed, entered by hand: a row for each die, or the outcomes one by one."""
    lang, draw = picture.lang, picture.session.match.draw()
    words: Question = picture.session.text.question(picture.view, picture.names, lang)
    if isinstance(draw, Dice):
        rows: object = [_die(lang, die, draw.sides, entered) for die in range(draw.count)]
    else:
        outcomes = [choice for choice, weight in draw.outcomes() if weight]
        rows = tag("div", [_outcome(picture, choice) for choice in outcomes], class_="answers")
    return join(
        tag("h2", words.title or say(lang, "real_dice_ask"), id="question", tabindex="-1"),
        tag("p", words.context or say(lang, "real_dice_more"), class_="context"),
        tag("div", rows, class_="dice-rows"),
    )


def foresee(picture: Picture, reason: str) -> Html:
    """What the answer leads to that is being looked at, or why one cannot be given; its place is kept free."""
    if reason:
        return tag("p", reason, class_="foresee reason", id="foresee")
    if picture.preview is None:
        tip = picture.choices and tag("span", say(picture.lang, "tip"), class_="tip")
        return tag("p", tip, class_="foresee", id="foresee")
    told = picture.session.text.preview(picture.preview, picture.view, picture.names, picture.lang)
    first, _, more = told.partition("\n")
    return tag("p", tag("b", first), " ", more.replace("\n", " "), class_="foresee", id="foresee")


# ------------------------------------------------------------------ the parts
def _asker(picture: Picture, seat: int) -> Html:
    mark = picture.session.draw.seat_mark(picture.colour(seat))
    return tag("span", Html(mark), class_="asker", aria_hidden="true")


def _title(title: str, name: str) -> Html:
    """The sentence, the name in it in colour."""
    before, found, after = title.partition(name) if name else (title, "", "")
    return tag("h2", before, tag("em", found) if found else "", after, id="question", tabindex="-1")


def _speakers(picture: Picture, entitled: Sequence[int]) -> Html:
    buttons = [
        tag(
            "button", picture.names[seat], type="button", class_="link", data_do=f"ui:front:{seat}",
            aria_pressed=bool_text(seat == picture.seat),
        )
        for seat in entitled
    ]  # fmt: skip
    return tag("div", buttons, class_="row", role="group", aria_label=say(picture.lang, "speaker"))


def _answers(picture: Picture) -> Html:
    offers = [choice for choice in _offers(picture) if _in_hand(picture, choice) in ("", picture.held)]
    families = [list(family) for _, family in groupby(offers, key=lambda choice: (choice.kind, choice.args[:-1]))]
    many = len(offers) > _FEW and len(families) > 1
    sizes = [f"of-{min(len(family), _ROW)}" for family in families for _ in family] if many else [""] * len(offers)
    tickets = [_ticket(picture, choice, size) for choice, size in zip(offers, sizes, strict=True)]
    look = "answers many" if many else "answers"
    return tag("div", tickets, class_=look, role="group", aria_labelledby="question")


def _offers(picture: Picture) -> list[Choice]:
    """The answers in the order of the game, with those that one expects and cannot give."""
    expected = getattr(picture.session.text, "expected", None)
    if expected is None:
        return list(picture.choices)
    known = {choice.token: choice for choice in expected(picture.view)}
    return list({**known, **{choice.token: choice for choice in picture.choices}}.values())


def _ticket(picture: Picture, choice: Choice, size: str) -> Html:
    session, view, show = picture.session, picture.view, picture.show
    words: Label = session.text.label(choice, view, picture.names, picture.lang)
    if choice not in picture.choices:
        return _refused(picture, choice, words, size)
    on = picture.preview is not None and picture.preview.token == choice.token
    stub = tag("span", Html(session.draw.ticket(view, choice, show)), class_="stub", aria_hidden="true")
    badges = Html(session.draw.badges(view, choice, show))
    return tag(
        "button", stub, tag("span", tag("b", words.title), badges, class_="go"), " ",
        tag("span", words.detail, class_="so"), type="button", class_=_look(words.title, size, on=on),
        data_do=choice.token, data_look=choice.token, aria_description=words.spoken, id=_name(choice),
    )  # fmt: skip


def _refused(picture: Picture, choice: Choice, words: Label, size: str) -> Html:
    """An answer that one expects here, and the rule that forbids it, as it stands in its place."""
    session = picture.session
    stub = tag("span", Html(session.draw.ticket(picture.view, choice, picture.show)), class_="stub", aria_hidden="true")
    reason = why_not(picture, choice.token)
    return tag(
        "button", stub, tag("span", tag("b", words.title), class_="go"), " ", tag("span", reason, class_="so"),
        type="button", class_=_look(words.title, size), data_do=f"why:{choice.token}", aria_disabled="true",
        id=_name(choice),
    )  # fmt: skip


def _name(choice: Choice) -> str:
    return f"answer-{choice.token}".replace(" ", "-")


def why_not(picture: Picture, token: str) -> str:
    """The rule that forbids an answer of this seat; nothing if none does."""
    session = picture.session
    seat = picture.seat if picture.seat is not None else next(iter(session.people), 0)
    try:
        session.match.game.find(session.match.state, seat, token)
    except Refusal as refusal:
        return str(session.text.refusal(refusal, picture.names, picture.lang))
    return ""


def _look(title: str, size: str, *, on: bool = False) -> str:
    numeral = title[:1].isdecimal() and len(title) <= _NUMERAL
    return " ".join(name for name in ("ticket", size, "" if numeral else "worded", "on" if on else "") if name)


def _plain(lang: str, words: str, do: str, *, key: str | None = None) -> Html:
    """An answer about the page, not about the game."""
    label = tag("span", tag("b", say(lang, words)), class_="go")
    return tag("button", label, type="button", class_="ticket plain", data_do=do, data_key=key)


def _step(picture: Picture, words: str, key: str, by: int) -> Html:
    to = min(max(picture.index + by, 0), len(picture.session.match.log))
    return _plain(picture.lang, words, f"ui:moment:{to}", key=key)


def _outcome(picture: Picture, choice: Choice) -> Html:
    """One outcome, by the sentence of what would happen."""
    session = picture.session
    state, heard = session.match.state.copy(), list[Event]()
    state.heard = heard
    session.match.game.play(state, CHANCE, choice)
    told = session.text.say(heard[0], picture.names, picture.lang) if heard else choice.token
    label = tag("span", tag("b", told), class_="go")
    return tag("button", label, type="button", class_="ticket plain", data_do=f"ui:chance:{choice.token}")


def _die(lang: str, die: int, sides: int, entered: Sequence[int]) -> Html:
    faces = [
        tag(
            "button", value, type="button", class_="face", data_do=f"ui:die:{die}:{value}",
            aria_label=say(lang, "die_shows", n=die + 1, value=value),
            aria_pressed=bool_text(entered[die : die + 1] == [value]),
        )
        for value in range(1, sides + 1)
    ]  # fmt: skip
    return tag("div", tag("span", say(lang, "die", n=die + 1)), faces, class_="die-row", role="group")
