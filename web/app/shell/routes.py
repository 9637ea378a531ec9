"""The page's addresses: which module opens which, the part after # being #/<name>/<argument>."""

from dataclasses import dataclass
from importlib import import_module

from app.core.context import Desk
from app.core.screen import NotThere, Screen

_MODULES = {
    "": "pages.home",
    "new": "pages.home",
    "first": "pages.first_game",
    "games": "pages.saved_games",
    "statistics": "pages.statistics",
    "settings": "pages.settings",
    "about": "pages.about",
    "game": "table.control.screen",
    "link": "pages.link",
    "standing": "pages.standings",
    "post": "pages.mail",
    "table": "pages.table_letter",
    "profile": "pages.profile",
    "practice": "pages.practice",
    "learn": "pages.lessons",
}
"""Each of these modules has `open_screen(desk, argument)`, which raises NotThere where that leads to nothing; it is
imported when it is first gone to."""


@dataclass(frozen=True)
class Route:
    """An address, taken apart."""

    name: str = ""
    argument: str = ""

    @property
    def known(self) -> bool:
        return self.name in _MODULES

    def __str__(self) -> str:
        return "#/" + "/".join(part for part in (self.name, self.argument) if part)


def parse(fragment: str) -> Route:
    """The route of an address; anything that is no route of ours is the home page's."""
    if not fragment.startswith("#/"):
        return Route()
    name, _, argument = fragment[2:].partition("/")
    if "%" in argument:
        from urllib.parse import unquote

        argument = unquote(argument)
    return Route(name, argument)


def open_screen(desk: Desk, route: Route) -> Screen:
    """The screen at an address."""
    if not route.known:
        desk.tell("page_missing")
        route = Route()
    try:
        return _opened(desk, _MODULES[route.name], route.argument)
    except NotThere:
        return _opened(desk, _MODULES["games"], "")


def _opened(desk: Desk, module: str, argument: str) -> Screen:
    screen: Screen = import_module(f"app.{module}").open_screen(desk, argument)
    return screen
