"""The head of the table: the way home, the title, the turn history, the loupe, the menu."""

from app.frame import NAME
from app.html import Html, bool_text, join, tag
from app.icons import icon
from app.lens import is_map
from app.picture import Picture
from app.table_words import say
from app.words import LANGUAGES
from app.words import say as page_say

THEMES = ("light", "night", "contrast")


def header(picture: Picture, theme: str, *, loupe: bool, menu: bool) -> Html:
    """Everything in it."""
    meta, lang = picture.session.match.game.meta, picture.lang
    magnifier = None if is_map(picture.session.draw) else _loupe(lang, on=loupe)
    back = f"{NAME}, {page_say(lang, 'back')}"
    home = tag("a", icon("back"), tag("span", NAME), class_="home", href="#/", aria_label=back)
    return join(
        home,
        tag("h1", _title(picture)),
        tag("p", meta.strap[lang], class_="strap"),
        history(picture, "moment"),
        tag("div", magnifier, language(lang), theme_switch(lang, theme), _menu(lang, on=menu), class_="menu"),
    )


def _title(picture: Picture) -> Html | str:
    """The game's name, as its folder letters it."""
    lettering = getattr(picture.session.draw, "title", None)
    name = picture.session.match.game.meta.names[picture.lang]
    return Html(lettering(picture.lang)) if lettering else name


def history(picture: Picture, name: str) -> Html:
    """The slider through the whole game, and what was taken back."""
    last = len(picture.session.match.log)
    slider = tag(
        "input", type="range", id=name, min=0, max=last, value=picture.index, data_change="ui:moment",
        aria_label=say(picture.lang, "history"), aria_valuetext=picture.moment, disabled=not last,
    )  # fmt: skip
    undone = picture.session.match.undone and picture.session.mine
    redo = undone and tag(
        "button", icon("redo"), type="button", class_="flat", data_do="ui:redo", data_key="y",
        aria_label=say(picture.lang, "redo"),
    )  # fmt: skip
    return tag("div", tag("span", picture.moment), slider, redo, last > 0 and _keys(last), class_="history")


def _keys(last: int) -> list[Html]:
    """The slider's keys work wherever the focus is, and however fast they are pressed: from where one is by then."""
    page = max(last // 10, 1)
    keys = {
        "Home": "moment:0", "PageUp": f"by:{-page}", "ArrowLeft": "by:-1",
        "ArrowRight": "by:1", "PageDown": f"by:{page}", "End": f"moment:{last}",
    }  # fmt: skip
    return [tag("button", type="button", hidden=True, data_do=f"ui:{do}", data_key=key) for key, do in keys.items()]


def _loupe(lang: str, *, on: bool) -> Html:
    return tag(
        "button", icon("loupe"), type="button", class_="flat loupe", data_do="ui:loupe", data_key="z",
        aria_pressed=bool_text(on), aria_label=say(lang, "loupe"),
    )  # fmt: skip


def language(lang: str) -> Html:
    """To the other language."""
    other = next(code for code in LANGUAGES if code != lang)
    return tag(
        "button", other.upper(), type="button", class_="flat roomy", data_do=f"lang:{other}", lang=other,
        aria_label=f"{other.upper()}, {say(lang, 'other_language')}",
    )  # fmt: skip


def theme_switch(lang: str, theme: str) -> Html:
    """To the next theme."""
    following = THEMES[(THEMES.index(theme) + 1) % len(THEMES)]
    return tag(
        "button", icon(following), type="button", class_="flat roomy", data_do=f"theme:{following}",
        aria_label=page_say(lang, f"theme_{following}"),
    )  # fmt: skip


def _menu(lang: str, *, on: bool) -> Html:
    return tag(
        "button", icon("menu"), type="button", class_="flat", data_do="ui:menu", aria_expanded=bool_text(on),
        aria_label=say(lang, "menu"), id="menu-button",
    )  # fmt: skip
