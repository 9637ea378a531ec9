"""The end: who won and why, when the race turned, and what can be done now."""

from collections.abc import Sequence

from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view.profile_link import beyond
from app.ui.html import Html, join, tag
from pygame_core.engine.core.events import Event
from pygame_core.engine.texts.language import Card, Line

_TURNS = 3


def finale(picture: Picture, turning: list[Line], last_words: Html, *, podium: bool) -> Html:
    """In the place of the question; `last_words` tell what is still to be sent or to be carried away."""
    lang = picture.lang
    card: Card = picture.text.result(picture.view, picture.names, lang)
    places = "again_parts" if picture.meta.lead else "again_more"
    again = join(say(lang, "again"), tag("small", say(lang, places)))
    verdict = _verdict(picture)
    return join(
        verdict and tag("p", verdict, class_="verdict"),
        tag("h2", card.title, id="question", tabindex="-1"),
        last_words,
        tag(
            "div",
            tag("button", again, type="button", class_="again", data_do="ui:again"),
            _way(lang, "see_board" if podium else "see_podium", "ui:podium"),
            _way(lang, "watch_again", "ui:watch"),
            _way(lang, "picture", "ui:picture"),
            _way(lang, "photo", "ui:photo"),
            class_="ways",
        ),
        [tag("p", sentence, class_="outcome") for sentence in card.paragraphs],
        _beyond(picture),
        rounds(picture) or (turning and _turning_points(lang, turning)),
    )


def podium(picture: Picture) -> str:
    """The end as a picture that stands alone."""
    return picture.draw.podium(picture.view, picture.names, picture.lang)


def photograph(picture: Picture) -> str:
    """The same with a size of its own, which not every browser gives it when it becomes a photograph."""
    width, height = picture.draw.podium_size
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{podium(picture)}</svg>'


def _verdict(picture: Picture) -> str:
    """How it ended for the person here, where there is one."""
    session = picture.session
    result, people = session.match.state.result, session.people
    if len(people) != 1 or not result:
        return ""
    winners = next(iter(result["ranking"]), ())
    together = "_together" if session.meta.together else ""
    return say(picture.lang, ("you_won" if people[0] in winners else "you_lost") + together)


def _beyond(picture: Picture) -> Html | None:
    """What the game has brought that stays, and the way to all of it."""
    session, lang = picture.session, picture.lang
    if session.profile is None:
        return None
    news = session.profile.news(session.name, lang)
    return join(news and tag("p", news, class_="outcome news"), tag("p", beyond(session, lang), class_="row"))


def rounds(picture: Picture) -> Html | None:
    """A finished game round by round, where the game can tell it: a strip of all, and the card of the one shown."""
    match, text, lang = picture.session.match, picture.text, picture.lang
    cards = text.rounds(match.view(None), picture.names, lang) if match.over else ()
    if not cards:
        return None
    ends = round_ends(match.events)
    shown = next((n for n in range(1, len(cards)) if ends.get(n, 0) >= picture.index), len(cards))
    steps = [_round(n, card, ends.get(n, len(match.log)), now=n == shown) for n, card in enumerate(cards, 1)]
    title, sentences = cards[shown - 1].title, cards[shown - 1].paragraphs
    return tag(
        "div",
        tag("div", steps, class_="round-strip", role="group", aria_label=say(lang, "round_by_round")),
        tag("div", tag("h3", title), [tag("p", sentence) for sentence in sentences], class_="round-card"),
        class_="rounds",
    )


def _round(number: int, card: Card, end: int, *, now: bool) -> Html:
    return tag(
        "button", number, type="button", class_="round", data_do=f"ui:moment:{end}", id=f"told-round-{number}",
        aria_label=card.title, aria_current="true" if now else None,
    )  # fmt: skip


def round_ends(events: Sequence[Sequence[Event]]) -> dict[int, int]:
    """After how many answers each round was over: the last of them of which something tells of that round."""
    return {
        event.data["round"]: index for index, heard in enumerate(events, 1) for event in heard if "round" in event.data
    }


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
