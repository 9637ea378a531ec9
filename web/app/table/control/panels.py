"""What helps: panels that open beside the game, and what is on or off on the screen."""

from collections.abc import Callable

from app.core.screen import Reply
from app.table.control.context import Action, Actions, Controller, plainly
from app.ui.html import Html

_OPENED_BY = {"menu": "menu-button", "note": "question", "greeting": "question"}
"""Where the focus goes back to when what was opened is closed; else to the panel's tool."""
_PANELS = ("aim", "odds", "why", "rules", "log", "share", "sheet", "menu")


class Panels(Controller):
    """One of them is open at a time."""

    @property
    def actions(self) -> Actions:
        return {
            **{name: self._opener(name) for name in _PANELS},
            "close": lambda _: self.open(""),
            "loupe": self._switch(self._loupe),
            "podium": self._switch(self._podium),
            "all": self._switch(self._whole_log),
            "aid": self.switch_aid,
            "print": plainly(self.print),
        }

    def open(self, name: str) -> Reply:
        """Open what a tool opens, or close it."""
        state = self.state
        closed = "greeting" if state.greeting else state.opened
        self.table.greeted()
        state.opened, state.note, state.link, state.reason = name, Html(""), "", ""
        state.preview = state.advised = ""
        state.pending = "" if closed == "errands" else state.pending
        reply = self.table.reply()
        if not name:
            reply["focus"] = state.opener if closed == "errands" else _OPENED_BY.get(closed, f"tool-{closed}")
        elif name != "why":
            reply["focus"] = "h-log" if name == "log" else "drawer-title"
        return reply

    def _opener(self, name: str) -> Action:
        """What a tool does: it opens its panel, or closes it again."""
        return lambda _: self.table.reply() if self._has_none(name) else self.open(self._other(name))

    def _other(self, name: str) -> str:
        return "" if self.state.opened == name else name

    def _has_none(self, name: str) -> bool:
        """Whether this game has nothing to open there."""
        return name == "sheet" and self.session.module.sheets is None

    # -------------------------------------------------------------- on or off
    def _switch(self, change: Callable[[], None]) -> Action:
        def act(_: str) -> Reply:
            change()
            return self.table.reply()

        return act

    def _loupe(self) -> None:
        self.state.loupe = not self.state.loupe

    def _podium(self) -> None:
        self.state.podium = not self.state.podium

    def _whole_log(self) -> None:
        self.state.whole_log = not self.state.whole_log

    def switch_aid(self, name: str) -> Reply:
        """A display of the game, on or off."""
        self.state.aids_off ^= {name}
        return self.table.reply()

    def print(self) -> Reply:
        """What is open, on paper."""
        return {**self.table.reply(), "effect": {"type": "print"}}
