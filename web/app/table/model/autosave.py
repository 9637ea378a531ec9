"""What is kept of a game: its card for the shelf, and its line in the book of finished games when it is over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.i18n import game_screen
from app.storage import finished_games
from app.storage.save_record import Card, whole
from app.table.model import champions
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.keeping import saves
from pygame_core.engine.texts.language import LANGUAGES

if TYPE_CHECKING:
    from app.table.model.session import Session

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
    if not library.keep(session.name, card, saves.save(match, _beside(session))):
        return
    if match.over and before and not before.over:
        finished_games.enter(library, session.name, _line(session, card))
        champions.crown(session)
    if not session.desk.asked_to_persist and _answers_of_people(session) >= WORTH_KEEPING:
        session.desk.ask_to_persist()


def _beside(session: "Session") -> str:
    """What must be kept of a game between several devices besides the match."""
    if session.copy:
        from pygame_core.tables import keeping  # It is here where there is such a game.

        return keeping.to_text(session.copy)
    return session.mail.to_text() if session.mail else ""


def _answers_of_people(session: "Session") -> int:
    return sum(session.decided(entry.seat, entry.forced) for entry in session.log)


# ------------------------------------------------------------------ the card
def _card(session: "Session", before: Card | None) -> Card:
    match, now = session.match, session.desk.now
    view = session.view(None)  # What lies about in the list of games, everybody may see.
    shares = {lang: session.text.progress(view, lang) for lang in LANGUAGES}
    since = now - before.when if before else 0
    return Card(
        match.game.meta.id,
        now,
        turn={lang: _turn(session, view, lang) for lang in LANGUAGES},
        fact={lang: words for lang, (_, words) in shares.items()},
        mine=bool(session.entitled) or _is_to_be_sent(session),
        over=match.over,
        thumb=whole(session.draw.thumb(view)),
        who=session.names,
        far=min(max(shares["en"][0], 0.0), 1.0),
        begun=before.begun if before else now,
        played=(before.played if before else 0) + min(max(since, 0), PAUSE),
        champion=before.champion if before else champions.last(session.desk.library, match.game.meta.id),
        afar=bool(session.far),
    )


def _turn(session: "Session", view: Mapping[str, Any], lang: str) -> str:
    match = session.match
    if match.over:
        return str(session.text.result(view, session.names, lang).title)
    if session.copy and not session.entitled and session.thinker is None:
        return _elsewhere(session, lang)
    seat = next((seat for seat in (*session.entitled, *match.asked) if seat != CHANCE), None)
    if seat is None:
        return ""
    key = "card_mine" if match.seats[seat].is_person else "card_turn"
    return game_screen.say(lang, key, name=session.names[seat])


def _is_to_be_sent(session: "Session") -> bool:
    """Whether the others wait for a letter from here."""
    return bool(session.copy and session.copy.to_send and not session.copy.my_turn)


def _elsewhere(session: "Session", lang: str) -> str:
    """What a table of several devices waits for, while it does not wait for this one's people."""
    copy = session.copy
    assert copy
    if _is_to_be_sent(session):
        return game_screen.say(lang, "card_send")
    names = " & ".join(session.names[seat] for seat in copy.waits_for)
    return (
        game_screen.say(lang, "card_waits", name=names)
        if copy.begun and names
        else game_screen.say(lang, "card_laying")
    )


def moment_name(lang: str, view: Mapping[str, Any], index: int) -> str:
    """A moment of the game in two words: its turn where the game counts turns, else its answer."""
    key = next((key for key in ("round", "turn") if isinstance(view.get(key), int)), None)
    # In French a lap and a race of stages have the same name as a turn elsewhere.
    apart = {("turn", "lap"): "turn_of_laps", ("round", "stage"): "round_of_stages"}
    words = next((words for (counted, beside), words in apart.items() if counted == key and beside in view), key)
    return game_screen.say(lang, words or "answer", n=view[key] if key else index)


# ------------------------------------------------------------------ the line
def _line(session: "Session", card: Card) -> finished_games.Line:
    match, text = session.match, session.text
    result: dict[str, Any] = match.state.result or {}
    winners = next(iter(result["ranking"]), ())
    players = (
        finished_games.Player(seat.name, "remote" if index in session.far else seat.kind, seat.level, index in winners)
        for index, seat in enumerate(match.seats)
    )
    return finished_games.Line(
        card.game,
        card.when,
        round(card.played / 60_000),
        sum(entry.seat != CHANCE and not entry.forced for entry in match.log),
        result=card.turn,
        ending={lang: text.ending(result["reason"], lang) for lang in LANGUAGES},
        players=tuple(players),
        rewound=match.rewound,
    )
