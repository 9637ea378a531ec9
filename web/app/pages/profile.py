"""The page of what a device keeps of a game beyond its matches: to look at, to carry away, to erase."""

from app.core.context import Desk
from app.core.notices import notices
from app.core.profiles import ProfileStore
from app.core.screen import Form, NotThere, Page, Reply, Screen
from app.i18n.pages import say
from app.ui.components import back_bar, document_title
from app.ui.html import Html, tag
from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Refusal


class Garage(Page):
    """One game's."""

    def __init__(self, desk: Desk, game: str) -> None:
        self.desk, self.game = desk, game
        self.store = ProfileStore(desk, game)
        self.asked = False
        self.store.keep(self.store.profile)

    def paint(self) -> Reply:
        """The whole page."""
        lang, profile = self.desk.lang, self.store.profile
        card = self.store.rules.garage(profile, lang)
        game = registry.module(self.game)
        assert game.campaign  # Else there is no such page.
        body = tag(
            "main",
            Html(game.drawing.defs()),
            back_bar(lang, "", card.title),
            notices(self.desk),
            [tag("p", sentence) for sentence in card.paragraphs],
            self._due(),
            tag("div", Html(game.campaign.picture(profile["trophies"], profile["opened"], lang)), class_="garage-art"),
            self._keeping(),
            class_=f"sheet page g-{self.game}",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(card.title)}

    def _due(self) -> Html | None:
        """The envelopes of which one may be opened."""
        lang, rules = self.desk.lang, self.store.rules
        buttons = [_button(rules.envelope(name, lang), f"unseal:{name}") for name in rules.due(self.store.profile)]
        return tag("p", buttons, class_="row") if buttons else None

    def _keeping(self) -> Html:
        lang = self.desk.lang
        if self.asked:
            sure = tag("p", _button(say(lang, "keep_all"), "keep"), _button(say(lang, "erase_sure"), "erase-sure"))
            return tag("div", tag("p", say(lang, "profile_erase_ask")), sure, class_="notice bad")
        return tag(
            "p", _button(say(lang, "profile_carry"), "carry"), _button(say(lang, "import"), "import"),
            _button(say(lang, "erase"), "erase"), class_="row",
        )  # fmt: skip

    def do(self, action: str, form: Form | None) -> Reply:
        """Break a seal, carry away, erase."""
        verb, _, value = action.partition(":")
        if verb == "carry":
            name = f"echappee-{self.game}-profile.json"
            text = self.store.file()
            return {"effect": {"type": "download", "name": name, "text": text, "mime": "application/json"}}
        if verb == "unseal":
            self._unseal(value)
        if verb == "erase-sure" and self.asked:
            self.store.erase()
        self.asked = verb == "erase"
        return {**self.paint(), "focus": "page-title"}

    def _unseal(self, value: str) -> None:
        try:
            self.store.keep(self.store.rules.opened(self.store.profile, value))
        except Refusal:
            return  # It was opened in another tab.

    def heard(self, key: str) -> Reply:
        """Something came from a file, or from another tab."""
        self.store.keep(self.store.profile)
        return self.paint()


def open_screen(desk: Desk, argument: str) -> Screen:
    """The route's opener; a game that keeps nothing more leads to the saved games."""
    if any(meta.id == argument and meta.profile for meta in registry.games()):
        return Garage(desk, argument)
    desk.tell("page_missing")
    raise NotThere


def _button(words: str, action: str) -> Html:
    return tag("button", words, type="button", class_="button", data_do=action)
