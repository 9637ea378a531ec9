"""The picture that follows from the game, what is on the screen, and how far things have been shown."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.table.control.context import TableContext
from app.table.model.snapshot import Kind, Picture
from app.table.view import private_cards
from app.table.view.answer_buttons import WAY
from app.table.view.free_answers import LOOK
from pygame_core.engine.contract.looker import NOBODY, Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event


def present(table: TableContext) -> Picture:
    """What is to be seen now."""
    _look_on(table)
    picture = _moment(table)
    free = free_answer_at(table, table.state.preview)
    return replace(picture, free_preview=free) if free else picture


# ------------------------------------------------------------------ one moment
def _look_on(table: TableContext) -> None:
    """Who is asked looks; while nobody is, whoever was asked last."""
    state, entitled = table.state, table.session.entitled
    if entitled:
        state.onlooker = state.front if state.front in entitled else entitled[0]
    elif state.onlooker not in (people := table.session.people):
        state.onlooker = next(iter(people), NOBODY)


def _moment(table: TableContext) -> Picture:
    session, state, playback = table.session, table.state, table.playback
    given = len(session.log)
    if session.curtain:
        return Picture(session, table.desk.lang, "curtain", given, session.view(None), session.taker)
    if session.recall is not None and not session.hands_over:
        return _seen(table, "glance", given, session.view(session.recall), session.recall)
    if state.moment is not None:
        trail = session.events[state.moment - 1] if state.moment else []
        return _seen(table, "past", state.moment, session.looked_back_at(state.moment), trail=session.known(trail))
    trail = tuple(playback.trail)
    if beat := playback.now:
        return _seen(table, "beat", beat.given, beat.view, playback.actor(beat.given), trail)
    if state.gathered:
        return _seen(table, "waiting", state.gathered.given, state.gathered.before, state.gathered.seat, trail)
    return _now(table, trail)


def _seen(
    table: TableContext,
    kind: Kind,
    index: int,
    view: Mapping[str, Any],
    seat: int | None = None,
    trail: tuple[Event, ...] = (),
) -> Picture:
    """A view as whoever looks sees it: what is secret face down, the displays as they are switched."""
    session, state = table.session, table.state
    view = private_cards.face_down(session, view)
    return Picture(
        session, table.desk.lang, kind, index, view, seat, trail=trail, aids=_switched_on(table, view),
        onlooker=state.onlooker, laid=state.laid, manner=state.manner,
        asks_why=state.opened == "why", letters=table.desk.preferences.keys,
    )  # fmt: skip


def _switched_on(table: TableContext, view: Mapping[str, Any]) -> frozenset[str]:
    """The displays of this moment that are not switched off."""
    return frozenset(name for name, *_ in aids(table, view) if name not in table.state.aids_off)


def aids(table: TableContext, view: Mapping[str, Any]) -> tuple[tuple[str, str, str], ...]:
    """The displays that a game offers at a moment: name, words, what it shows. At the end everything is open."""
    return () if table.session.over else table.session.text.aids(view, table.desk.lang)


# ------------------------------------------------------------------ the present
def _now(table: TableContext, trail: tuple[Event, ...]) -> Picture:
    """The present, with all that is in the way of the next answer told first."""
    session = table.session
    picture = _seen(table, "over", len(session.log), session.view(session.eyes()))
    if session.over:
        return picture
    if not session.mine:
        return replace(picture, kind="watched", trail=trail)
    if session.dice_to_enter:
        return replace(picture, kind="dice", trail=trail)
    if table.state.rushing:
        return replace(picture, kind="rushing")
    if session.hands_over:
        return replace(picture, kind="handing", seat=session.taker, trail=trail)
    if session.entitled:
        return _asked(table, replace(picture, kind="asked", seat=table.state.onlooker, trail=trail))
    thinker = session.thinker
    return replace(picture, kind="posting" if thinker is None else "waiting", seat=thinker, trail=trail)


def _asked(table: TableContext, picture: Picture) -> Picture:
    """A person's question: their answers, the piece in hand, the number on the scale, what is looked at."""
    look = table.state.preview
    choices = table.session.choices(table.state.onlooker)
    picture = replace(picture, choices=choices, held=_held(table, picture.view, choices))
    picture = _dialled(table, picture)
    return replace(picture, preview=found(table, picture, look) or picture.dialled(picture.number), way=way_of(look))


def _held(table: TableContext, view: Mapping[str, Any], choices: tuple[Choice, ...]) -> str:
    """The piece that was taken in hand while it may act, else the first that may."""
    pieces = table.session.module.pieces
    names = [name for name, _ in pieces.able(view, choices, table.desk.lang)] if pieces else []
    return table.state.held if table.state.held in names else next(iter(names), "")


def _dialled(table: TableContext, picture: Picture) -> Picture:
    """The same with its dial, where the answers differ in a number: on the number that was chosen."""
    scale, chosen = table.session.module.scale, table.state.number
    dial = scale.dial(picture.view, picture.choices, picture.names, picture.lang) if scale else None
    if dial is None:
        return picture
    number = dial.start if chosen is None else chosen
    return replace(picture, dial=dial, number=min(max(number, dial.least), dial.most))


# ------------------------------------------------------------------ what is looked at
def way_of(look: str) -> tuple[str, ...]:
    """The answers of a way that is looked at; none if it is something else."""
    return tuple(look.removeprefix(WAY).split(",")) if look.startswith(WAY) else ()


def found(table: TableContext, picture: Picture, token: str) -> Choice | None:
    """An answer of the person who is asked: one of those that are listed, or one that was found by hand."""
    listed = next((choice for choice in picture.choices if choice.token == token), None)
    if listed or not token or picture.seat is None:
        return listed
    by_hand = token == table.state.laid or table.session.shows_unlisted(token)
    return table.session.find(picture.seat, token) if by_hand else None


def confirmation(table: TableContext, picture: Picture, token: str) -> str:
    """The words of the button that must be tapped for an answer that is not to be given by mistake."""
    choice = found(table, picture, token)
    if choice is None:
        return ""
    return picture.text.confirm(choice, picture.view, picture.names, picture.lang, picture.looker)


def free_answer_at(table: TableContext, look: str) -> Choice | None:
    """The free answer that is looked at in the open sheet."""
    if table.state.opened != "errands" or not look.startswith(LOOK):
        return None
    return free_answer(table, table.state.free_seat, look.removeprefix(LOOK))


def free_answer(table: TableContext, seat: int, token: str) -> Choice | None:
    """The free answer of a seat with this token."""
    return next((choice for choice in table.session.free_choices(seat) if choice.token == token), None)


def free_confirmation(table: TableContext, seat: int, choice: Choice) -> str:
    """The words of the button that must be tapped for a free answer that would waste something."""
    session = table.session
    return session.text.confirm(choice, session.view(seat), session.names, table.desk.lang, Looker(seat))
