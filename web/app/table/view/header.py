"""The head of the table: the way home, the title, the turn history, the loupe, the menu."""

from app.i18n.game_screen import say
from app.i18n.pages import LANGUAGES
from app.i18n.pages import say as page_say
from app.table.model.snapshot import Picture
from app.table.view import aim
from app.ui.components import NAME
from app.ui.html import Html, bool_text, join, tag
from app.ui.icons import icon

THEMES = ("light", "night", "contrast")


def header(picture: Picture, theme: str, *, loupe: bool, opened: str) -> Html:
    """Everything in it."""
    meta, lang = picture.meta, picture.lang
    magnifier = None if picture.module.map else _loupe(picture, on=loupe)
    back = f"{NAME}, {page_say(lang, 'back')}"
    home = tag("a", icon("back"), tag("span", NAME), class_="home", href="#/", aria_label=back)
    menu = _menu(lang, on=opened == "menu")
    return join(
        home,
        tag("div", tag("h1", _title(picture)), aim.button(picture, opened=opened == "aim"), class_="titled"),
        tag("p", meta.strap[lang], class_="strap"),
        history(picture, "moment"),
        tag("div", magnifier, language(lang), theme_switch(lang, theme), menu, class_="menu"),
    )


def _title(picture: Picture) -> Html:
    """The game's name, as its folder letters it."""
    return Html(picture.draw.title(picture.lang))


def history(picture: Picture, name: str) -> Html:
    """The slider through the whole game, and what was taken back."""
    last = len(picture.session.log)
    slider = tag(
        "input", type="range", id=name, min=0, max=last, value=picture.index, data_change="ui:moment",
        aria_label=say(picture.lang, "history"), aria_valuetext=picture.moment, disabled=not last,
    )  # fmt: skip
    undone = picture.session.match.undone and picture.session.mine
    redo = undone and tag(
        "button", icon("redo"), type="button", class_="flat", data_do="ui:redo", data_key=picture.shortcut("y"),
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


def _loupe(picture: Picture, *, on: bool) -> Html:
    return tag(
        "button", icon("loupe"), type="button", class_="flat loupe", data_do="ui:loupe",
        data_key=picture.shortcut("z"), aria_pressed=bool_text(on), aria_label=say(picture.lang, "loupe"),
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
