"""One saved game as people see it: its picture, who plays, whose turn it is, how far it is."""

from collections.abc import Mapping, Sequence
from urllib.parse import quote

from app.i18n.pages import ago, plural, say
from app.storage.library import Saved
from app.storage.save_record import Card, whole
from app.ui.components import ART, pictured
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta

_AT_HAND = 2


def resume(lang: str, saves: Sequence[Saved], games: Sequence[Meta], now: int) -> Html | None:
    """The games to go on with, the one that waits for this person first; nothing if there is none."""
    running = [saved for saved in saves if saved.card and not saved.card.over]
    running.sort(key=lambda saved: not (saved.card and saved.card.mine))
    if not running:
        return None
    names = {meta.id: meta.names for meta in games}
    items = [
        tag("li", link(lang, saved, names, now, icon("go"), who=False), id=f"go-{saved.id}")
        for saved in running[:_AT_HAND]
    ]
    head = tag("h2", say(lang, "continue"), id="h-resume")
    every = say(lang, plural("all_games", len(saves)), count=len(saves))
    every = tag("p", tag("a", every, class_="link", href="#/games"))
    return tag("section", head, tag("ul", items), every, class_="resume", id="resume", aria_labelledby="h-resume")


def link(
    lang: str,
    saved: Saved,
    names: Mapping[str, Mapping[str, str]],
    now: int,
    sign: Html | None = None,
    *,
    who: bool = True,
    drawn: bool = True,
) -> Html:
    """The way to a game: its picture (a bare poster while it is not `drawn`), and what is known of it."""
    game = saved.card.game if saved.card else ""
    inside = told(lang, saved, names, now, who=who, drawn=drawn)
    return tag("a", inside, sign, class_=f"saved g-{game}", href=f"#/game/{_quoted(saved.id)}")


def told(
    lang: str, saved: Saved, names: Mapping[str, Mapping[str, str]], now: int, *, who: bool = True, drawn: bool = True
) -> Html:
    """What is known of a game, beside its picture."""
    card = saved.card or Card("", 0)
    turn = card.turn.get(lang) or (say(lang, "over") if card.over else "")
    fact, when = card.fact.get(lang, ""), ago(lang, now, card.when)
    title = name_of(lang, saved, names)
    game = title != (plain := _game(lang, card, names)) and plain
    words = tag(
        "span",
        tag("b", title, game and tag("i", f" {game}")),
        turn and tag("span", turn, class_="turn mine" if card.mine and not card.over else "turn"),
        who and card.who and tag("small", ", ".join(card.who), class_="at-it"),
        tag("small", fact, fact and when and " · ", tag("span", when, class_="ago")),
        who and not card.over and card.far > 0 and way(card.far),
    )
    shown = tag("span", picture(card, drawn=drawn), class_="thumb", id=f"thumb-{saved.id}" if who else None)
    return join(shown, words)


def way(far: float) -> Html:
    """How far a game is, as a road; the words beside it say the same."""
    return tag("span", tag("i", style=f"--done:{far:.2f}"), class_="way", aria_hidden="true")


def picture(card: Card, *, drawn: bool = True) -> Html:
    """The board as it stands."""
    # As a picture, not as markup: whatever stands in a stored drawing, it can neither run nor look like a button.
    drawing = whole(card.thumb)
    if not drawing and card.game not in names_of_games():
        return join()
    if not drawing:
        return pictured(f"{ART}poster-{card.game}.svg", width=104, height=74, loading="lazy")
    return pictured(f"data:image/svg+xml,{_quoted(drawing)}", width=104, height=74) if drawn else join()


def _quoted(text: str) -> str:
    """Text as part of an address. What was taken in from elsewhere may hold half a sign."""
    return quote(text, errors="replace")


def name_of(lang: str, saved: Saved, names: Mapping[str, Mapping[str, str]]) -> str:
    """What a game is called: what somebody called it, else the game's own name."""
    return saved.title or (_game(lang, saved.card, names) if saved.card else say(lang, "newer_game"))


def _game(lang: str, card: Card, names: Mapping[str, Mapping[str, str]]) -> str:
    return names[card.game][lang] if card.game in names else card.game


def names_of_games() -> dict[str, Mapping[str, str]]:
    """The names of all games."""
    return {meta.id: meta.names for meta in registry.games()}
