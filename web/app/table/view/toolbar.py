"""The tools under the question, and what they open: lines beside the game, never a dialogue."""

from collections.abc import Sequence

from app.i18n.game_screen import say
from app.i18n.pages import say as page_say
from app.table.model.snapshot import Picture
from app.table.view.header import history
from app.table.view.profile_link import beyond
from app.ui.html import Html, bool_text, join, tag
from app.ui.icons import icon
from pygame_core.engine.texts.language import LANGUAGES, Card, of

_TOOLS = (
    ("undo", "undo", "u"), ("hint", "hint", "h"), ("odds", "odds", "o"), ("why", "why", "?"),
    ("rules", "rules", "r"), ("sheet", "sheet", "f"), ("log", "log_tool", "l"), ("share", "share", "s"),
)  # fmt: skip
_FILM = (("film", "film", "u"), *_TOOLS[1:])
"""Where nothing can be taken back, not even a mistyped die: what has just moved can be seen again."""
_CROWDED_OUT = (("log_tool", "ui:log"), ("share", "ui:share"))
"""Tools that a phone held sideways has no room for: they stand in the menu."""
_OPENING = ("hint", "odds", "why", "rules", "sheet", "log", "share")


def tools(picture: Picture, opened: str, aids: Sequence[tuple[str, str, str]]) -> Html:
    """The row of tools; the open one is marked. Displays that a game offers stand in the place of the odds."""
    lang = picture.lang
    game = picture.module
    absent = {"odds" if aids else "", "" if game.sheets else "sheet", *picture.session.needless}
    row = _FILM if game.film and not picture.session.match.real_dice else _TOOLS
    usual = [_tool(lang, name, words, picture.shortcut(key), opened) for name, words, key in row if name not in absent]
    shown = [_aid(picture.shortcut("o"), name, words, more, on=name in picture.aids) for name, words, more in aids]
    return join(usual[:2], shown, usual[2:])


def _aid(key: str | None, name: str, words: str, more: str, *, on: bool) -> Html:
    """A display of the game, on or off."""
    return tag(
        "button", icon(name), tag("span", words), type="button", class_="tool aid", id=f"tool-{name}",
        data_do=f"ui:aid:{name}", data_key=key, aria_label=words, aria_description=more, aria_pressed=bool_text(on),
    )  # fmt: skip


def _tool(lang: str, name: str, words: str, key: str | None, opened: str) -> Html:
    return tag(
        "button", icon(name), tag("span", say(lang, words)), type="button", class_=f"tool t-{name}", id=f"tool-{name}",
        data_do=f"ui:{name}", data_key=key, aria_label=say(lang, words),
        aria_expanded=bool_text(opened == name) if name in _OPENING else None,
    )  # fmt: skip


def drawer(lang: str, title: str, *content: object) -> Html:
    """What a tool opens."""
    close = tag(
        "button", icon("close"), type="button", class_="flat", data_do="ui:close", data_key="Escape",
        aria_label=say(lang, "close"),
    )  # fmt: skip
    head = tag("header", tag("h2", title, id="drawer-title", tabindex="-1"), close)
    return tag("section", head, content, class_="drawer", aria_labelledby="drawer-title")


def button(words: str, do: str, *, look: str | None = None) -> Html:
    """Something to do in a drawer."""
    return tag("button", words, type="button", class_="button", data_do=do, data_look=look)


def note(lang: str, title: str, sentences: list[str], ways_on: list[tuple[str, str]]) -> Html:
    """A few sentences, and what can be done about them: (what to do, its words)."""
    ways = tag("p", [button(words, do) for do, words in ways_on], class_="row") if ways_on else None
    return drawer(lang, title, [tag("p", sentence) for sentence in sentences if sentence], ways)


def odds(picture: Picture) -> Html:
    """The chances worth knowing now."""
    lang = picture.lang
    lines = picture.text.odds(picture.view, picture.names, lang, picture.looker)
    told = tag("ul", [tag("li", line) for line in lines]) if lines else tag("p", say(lang, "odds_none"))
    return drawer(lang, say(lang, "odds"), told)


def rules(picture: Picture) -> Html:
    """The rule of this step, and what surprises newcomers."""
    lang, text = picture.lang, picture.text
    card: Card = text.rules(picture.view["step"], lang)
    reminders = [tag("li", tag("b", each.title), " ", " ".join(each.paragraphs)) for each in text.reminders(lang)]
    return drawer(
        lang,
        card.title,
        [tag("p", paragraph) for paragraph in card.paragraphs],
        tag("h3", say(lang, "rules_more")),
        tag("ul", reminders, class_="reminders"),
        tag("p", _lessons(picture), _practice(picture), class_="row"),
    )


def _practice(picture: Picture) -> Html | None:
    """The way to a table to try one's hand on, where a game has one."""
    practice = picture.module.practice
    if practice is None:
        return None
    words = practice.words(picture.lang)
    return tag("a", words.title, class_="link", href=f"#/practice/{picture.meta.id}")


def _lessons(picture: Picture) -> Html:
    """The way to the game's lessons."""
    meta = picture.meta
    return tag("a", page_say(picture.lang, "learn"), class_="link", href=f"#/learn/{meta.id}")


def menu(picture: Picture, theme: str) -> Html:
    """Seats, dice, language, theme: what is needed rarely."""
    lang, session = picture.lang, picture.session
    seats = [seat for seat in range(len(picture.names)) if may_change(picture, seat)]
    by_hand = {} if session.copy else session.meta.by_hand
    dice = "real_dice_off" if session.match.real_dice else "real_dice_on"
    return drawer(
        lang,
        say(lang, "menu"),
        tag("p", [button(say(lang, words), do) for words, do in _CROWDED_OUT], class_="row low-only"),
        tag("div", history(picture, "moment-again"), class_="low-only"),
        _standing(picture),
        tag("ul", [tag("li", _seat(picture, seat)) for seat in seats], class_="seat-list"),
        _unasked(picture),
        bool(by_hand) and tag("p", button(say(lang, dice), "ui:real"), class_="row"),
        bool(by_hand) and tag("p", by_hand[lang], class_="small"),
        appearance(lang, theme),
        tag(
            "p",
            _lessons(picture),
            _practice(picture),
            session.profile and beyond(session, lang),
            tag("a", say(lang, "settings"), class_="link", href=f"#/settings/{session.name}"),
            class_="row",
        ),
    )


def _unasked(picture: Picture) -> Html | None:
    """What a person here may do without being asked: to give up."""
    match = picture.session.match
    seats = [picture.seat] if picture.kind == "asked" and picture.seat is not None else picture.session.people
    free = {choice.token: choice for seat in seats for choice in match.game.unlisted_choices(match.state, seat)}
    labels = {token: picture.text.label(choice, picture.view, picture.names, picture.lang, picture.looker).title
              for token, choice in free.items()}  # fmt: skip
    return tag("p", [button(words, f"ui:unasked:{token}") for token, words in labels.items()], class_="row")


def _standing(picture: Picture) -> Html:
    lines = picture.text.standing(picture.view, picture.names, picture.lang)
    return join([tag("p", line, class_="small") for line in lines])


def may_change(picture: Picture, seat: int) -> bool:
    """Whether somebody else may sit down here: not far away, and not where a computer keeps a secret."""
    match = picture.session.match
    who = match.seats[seat]
    if match.game.meta.seated or who.is_remote or picture.session.copy:
        return False
    return not (who.is_computer and match.game.has_secrets(seat) and not match.over)


def _seat(picture: Picture, seat: int) -> Html:
    person = picture.session.seats[seat].is_person
    name = picture.names[seat]
    leave = "leave_secret" if picture.session.secret and picture.session.rules.has_secrets(seat) else "leave_seat"
    words = say(picture.lang, leave if person else "take_seat", name=name, of=of(picture.lang, name))
    mark = Html(picture.draw.seat_mark(picture.colour(seat)))
    return tag("button", mark, tag("span", words), type="button", class_="seat-line", data_do=f"ui:seat:{seat}")


def appearance(lang: str, theme: str) -> Html:
    """Language and theme."""
    languages = [_choice(code, page_say(lang, f"lang_{code}"), f"lang:{code}", on=code == lang) for code in LANGUAGES]
    themes = [
        _choice(None, page_say(lang, f"theme_{name}"), f"theme:{name}", on=name == theme)
        for name in ("light", "night", "contrast")
    ]
    return join(
        tag("div", languages, class_="seg", role="group", aria_label=page_say(lang, "language")),
        tag("div", themes, class_="seg", role="group", aria_label=page_say(lang, "theme")),
    )


def _choice(code: str | None, words: str, do: str, *, on: bool) -> Html:
    return tag("button", words, type="button", data_do=do, lang=code, aria_pressed=bool_text(on))
