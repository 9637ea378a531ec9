"""The page's addresses: which module opens which, the part after # being #/<name>/<argument>."""

from dataclasses import dataclass
from importlib import import_module

from app.desk import Desk
from app.screen import Screen

_MODULES = {
    "": "home",
    "new": "home",
    "games": "shelf",
    "statistics": "statistics",
    "settings": "settings",
    "about": "about",
    "game": "table",
    "link": "share",
    "standing": "standing",
    "post": "post",
    "profile": "garage",
    "practice": "practice",
    "learn": "lessons",
}
"""Each of these modules has `open_screen(desk, argument)`; it is imported when it is first gone to."""


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
    screen: Screen = import_module(f"app.{_MODULES[route.name]}").open_screen(desk, route.argument)
    return screen
