"""The settings: language, theme, pace, sound; and all that is kept in this browser, to carry away or to erase."""

from collections.abc import Callable
from typing import Any

from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Form, Page, Reply
from app.i18n.pages import say
from app.pages import storage_quota
from app.storage.preferences import CHOICES
from app.ui.components import back_bar, document_title
from app.ui.html import Html, bool_text, join, tag
from pygame_core.engine.core.options import NAME_LENGTH

_LABELS = {"lang": "language"}
_HELP = {"speed": "speed_help", "sound": "sound_help", "keys": "keys_help", "hints": "hints_help"}


class Settings(Page):
    """The settings page."""

    def __init__(self, desk: Desk, game: str = "") -> None:
        self.desk = desk
        self.game = game if game in desk.library.ids() else ""
        """The game that they were opened from."""
        self.asked = False
        desk.effects.append({"type": "room"})

    def paint(self) -> Reply:
        """The whole page."""
        lang = self.desk.lang
        return {"paint": {"app": self._page()}, "title": document_title(say(lang, "settings"))}

    def do(self, action: str, form: Form | None) -> Reply:
        """A setting is changed, or everything is erased."""
        verb, _, value = action.partition(":")
        if verb == "set":
            return self._set(value)
        if verb == "name":
            return self._call((form or {}).get("value", ""))
        acts: dict[str, Callable[[], Reply]] = {
            "erase": self._ask,
            "keep": self._keep,
            "erase-sure": self._erase,
            "hints-again": self._teach_again,
            "persist": lambda: {"effect": {"type": "persist"}},
        }
        return acts[verb]() if verb in acts else {}

    def _set(self, choice: str) -> Reply:
        name, _, value = choice.partition("=")
        reply = self.desk.prefer(name, value)
        return {**self.paint(), **reply}

    def _call(self, name: str) -> Reply:
        self.desk.preferences.remember_name(name)
        return {**self.paint(), "say": say(self.desk.lang, "renamed")}

    def _ask(self) -> Reply:
        self.asked = True
        return {**self.paint(), "focus": "keep-all"}

    def _keep(self) -> Reply:
        self.asked = False
        return {**self.paint(), "focus": "erase-all"}

    def _teach_again(self) -> Reply:
        self.desk.preferences.forget_hints()
        return {**self.paint(), "say": say(self.desk.lang, "hints_back"), "focus": "page-title"}

    def _erase(self) -> Reply:
        self.desk.library.erase()
        self.asked = False
        self.desk.tell("erased")
        return {**self.paint(), **self.desk.preferences_changed()}

    # -------------------------------------------------------------- markup
    def _page(self) -> Html:
        lang = self.desk.lang
        rows = [self._row(name) for name in CHOICES]
        return tag(
            "main",
            back_bar(lang, "settings", game=self.game),
            notices(self.desk),
            self._name(),
            rows,
            self._keeping(),
            class_="sheet page",
            id="page",
        )

    def _name(self) -> Html:
        """What this device's person is called."""
        lang = self.desk.lang
        field = tag(
            "input", type="text", id="my-name", value=self.desk.preferences.name, maxlength=NAME_LENGTH,
            autocomplete="nickname", data_change="name", data_enter="name", aria_describedby="help-name",
        )  # fmt: skip
        return tag(
            "div",
            tag("label", say(lang, "my_name"), for_="my-name"),
            field,
            tag("p", say(lang, "name_help"), class_="small", id="help-name"),
            class_="option",
        )

    def _row(self, name: str) -> Html:
        lang, now = self.desk.lang, self.desk.preferences.value(name)
        buttons = [
            tag(
                "button", say(lang, key), type="button", data_do=f"set:{name}={value}",
                aria_pressed=bool_text(value == now), lang=value if name == "lang" else None,
            )
            for value, key in CHOICES[name]
        ]  # fmt: skip
        return tag(
            "div",
            tag("span", say(lang, _LABELS.get(name, name)), class_="label", id=f"set-{name}"),
            tag("div", buttons, class_="seg", role="group", aria_labelledby=f"set-{name}"),
            name in _HELP and tag("p", say(lang, _HELP[name]), class_="small"),
            name == "hints" and self.desk.preferences.learnt and _button(lang, "hints-again", "hints_again"),
            class_="option",
        )

    def _keeping(self) -> Html:
        lang = self.desk.lang
        return join(
            tag("h2", say(lang, "keeping")),
            tag("p", say(lang, "keeping_help")),
            storage_quota.told(self.desk),
            tag(
                "p",
                _button(lang, "export", "export"),
                _button(lang, "import", "import"),
                not self.asked and _button(lang, "erase", "erase", danger=True, id="erase-all"),
                class_="row",
            ),
            self.asked and self._sure(),
        )

    def _sure(self) -> Html:
        lang = self.desk.lang
        return tag(
            "div",
            tag("p", say(lang, "erase_ask")),
            tag(
                "p",
                _button(lang, "keep", "keep_all", id="keep-all"),
                _button(lang, "erase-sure", "erase_sure", danger=True),
                class_="row",
            ),
            class_="notice bad",
        )


def open_screen(desk: Desk, argument: str) -> Settings:
    """The route's opener; the argument names the game on the table, if there is one."""
    return Settings(desk, argument)


def _button(lang: str, action: str, key: str, *, danger: bool = False, **attributes: Any) -> Html:
    look = "button danger" if danger else "button"
    return tag("button", say(lang, key), type="button", class_=look, data_do=action, **attributes)
