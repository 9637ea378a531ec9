"""What is kept of a game: its card for the shelf, and its line in the book of finished games when it is over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app import ledger, table_words
from app.record import Card
from pygame_core.engine import saves
from pygame_core.engine.chance import CHANCE
from pygame_core.engine.language import LANGUAGES

if TYPE_CHECKING:
    from app.session import Session

PAUSE = 120_000
"""Whoever is away for longer than these milliseconds does not play."""
WORTH_KEEPING = 6
"""After so many answers of people a game is worth asking the browser to keep it for good."""


def keep(session: "Session") -> None:
    """Save the game as it stands, if this tab may."""
    library, match = session.desk.library, session.match
    saved = library.read(session.name)
    before = saved.card if saved else None
    card = _card(session, before)
    beside = session.mail.to_text() if session.mail else ""
    if not library.keep(session.name, card, saves.save(match, beside)):
        return
    if match.over and before and not before.over:
        ledger.enter(library, session.name, _line(session, card))
    if not session.desk.asked_to_persist and _answers_of_people(session) >= WORTH_KEEPING:
        session.desk.ask_to_persist()


def _answers_of_people(session: "Session") -> int:
    return sum(session.decided(entry.seat, entry.forced) for entry in session.match.log)


# ------------------------------------------------------------------ the card
def _card(session: "Session", before: Card | None) -> Card:
    match, now = session.match, session.desk.now
    view = match.view(None)  # What lies about in the list of games, everybody may see.
    far, facts = _progress(session, view)
    since = now - before.when if before else 0
    return Card(
        match.game.meta.id,
        now,
        turn={lang: _turn(session, view, lang) for lang in LANGUAGES},
        fact=facts,
        mine=bool(session.entitled),
        over=match.over,
        thumb=session.draw.thumb(view).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1),
        who=session.names,
        far=far,
        begun=before.begun if before else now,
        played=(before.played if before else 0) + min(max(since, 0), PAUSE),
    )


def _progress(session: "Session", view: Mapping[str, Any]) -> tuple[float, dict[str, str]]:
    """How far the game is, as its folder tells it; else which moment it is."""
    told = getattr(session.text, "progress", None)
    if told is None:
        return float(session.match.over), {lang: moment_name(lang, view, len(session.match.log)) for lang in LANGUAGES}
    shares = {lang: told(view, lang) for lang in LANGUAGES}
    return min(max(shares["en"][0], 0.0), 1.0), {lang: words for lang, (_, words) in shares.items()}


def _turn(session: "Session", view: Mapping[str, Any], lang: str) -> str:
    match = session.match
    if match.over:
        return str(session.text.result(view, session.names, lang).title)
    seat = next((seat for seat in (*session.entitled, *match.asked) if seat != CHANCE), None)
    if seat is None:
        return ""
    key = "card_mine" if match.seats[seat].is_person else "card_turn"
    return table_words.say(lang, key, name=session.names[seat])


def moment_name(lang: str, view: Mapping[str, Any], index: int) -> str:
    """A moment of the game in two words: its turn where the game counts turns, else its answer."""
    key = next((key for key in ("round", "turn") if isinstance(view.get(key), int)), None)
    # In French a lap and a race of stages have the same name as a turn elsewhere.
    apart = {("turn", "lap"): "turn_of_laps", ("round", "stage"): "round_of_stages"}
    words = next((words for (counted, beside), words in apart.items() if counted == key and beside in view), key)
    return table_words.say(lang, words or "answer", n=view[key] if key else index)


# ------------------------------------------------------------------ the line
def _line(session: "Session", card: Card) -> ledger.Line:
    match, text = session.match, session.text
    result: dict[str, Any] = match.state.result or {}
    winners = next(iter(result["ranking"]), ())
    players = (
        ledger.Player(seat.name, seat.kind, seat.level, index in winners) for index, seat in enumerate(match.seats)
    )
    return ledger.Line(
        card.game,
        card.when,
        round(card.played / 60_000),
        sum(entry.seat != CHANCE and not entry.forced for entry in match.log),
        result=card.turn,
        ending={lang: text.ending(result["reason"], lang) for lang in LANGUAGES},
        players=tuple(players),
        rewound=match.rewound,
    )
