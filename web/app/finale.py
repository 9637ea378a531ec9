"""The end: who won and why, when the race turned, and what can be done now."""

from app.html import Html, join, tag
from app.picture import Picture
from app.session import Session
from app.table_words import say
from pygame_core.engine.language import Card, Line

_TURNS = 3


def finale(picture: Picture, turning: list[Line], *, podium: bool) -> Html:
    """In the place of the question."""
    lang = picture.lang
    card: Card = picture.session.text.result(picture.view, picture.names, lang)
    again = join(say(lang, "again"), tag("small", say(lang, "again_more")))
    return join(
        tag("h2", card.title, id="question", tabindex="-1"),
        tag(
            "div",
            tag("button", again, type="button", class_="again", data_do="ui:again"),
            _way(lang, "see_board" if podium else "see_podium", "ui:podium"),
            _way(lang, "watch_again", "ui:watch"),
            _way(lang, "picture", "ui:picture"),
            class_="ways",
        ),
        [tag("p", sentence, class_="outcome") for sentence in card.paragraphs],
        turning and _turning_points(lang, turning),
    )


def _turning_points(lang: str, turning: list[Line]) -> Html:
    items = [
        tag("li", tag("button", line.text, type="button", class_="told-line", data_do=f"ui:moment:{line.entry + 1}"))
        for line in turning
    ]
    return tag("div", tag("h3", say(lang, "turning_points")), tag("ul", items), class_="turning")


def _way(lang: str, words: str, do: str) -> Html:
    return tag("button", say(lang, words), type="button", class_="button", data_do=do)


def turning_points(session: Session, lines: list[Line], lang: str) -> list[Line]:
    """The last moments after which another name stood first, had the game stopped there."""
    match, text = session.match, session.text
    state, told, leader = match.at(0), 0, ""
    turns: list[Line] = []
    for line in lines:
        for entry in match.log[told : line.entry + 1]:
            match.game.play(state, entry.seat, match.game.find(state, entry.seat, entry.token))
        told = line.entry + 1
        first = _leader(text.standing(match.game.view(state, None), session.names, lang), session.names)
        if first and first != leader:
            leader = first
            turns.append(line)
    return turns[-_TURNS:]


def _leader(standing: list[str], names: tuple[str, ...]) -> str:
    """The name that the first line of the standing tells first."""
    first = standing[0] if standing else ""
    found = [(first.find(name), name) for name in names if name in first]
    return min(found)[1] if found else ""
