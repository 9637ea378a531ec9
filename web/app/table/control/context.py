"""What a controller of the game screen is given, and what it offers: a map of actions."""

from collections.abc import Callable, Mapping
from typing import Protocol

from app.core.context import Desk
from app.core.screen import Answer, Reply
from app.table.model.playback import Playback
from app.table.model.screen_state import ScreenState
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view.layout import Regions, Told
from pygame_core.engine.core.refusals import Refusal

Action = Callable[[str], Answer]
"""What a button does, by what stands after the last colon of its `data-do`, or by the value of its form."""
Actions = Mapping[str, Action]


class TableContext(Protocol):
    """The game on the table, what is on the screen, and the ways to show what has changed."""

    desk: Desk
    session: Session
    state: ScreenState
    playback: Playback

    def picture(self) -> Picture:
        """The picture of this moment, made once."""

    def reply(self) -> Reply:
        """What has changed on the screen, and how long it stands."""

    def paint_afresh(self) -> None:
        """With the next reply the whole screen is painted, not only what has changed."""

    def changed(self) -> None:
        """The game has gone on, or back: what was thought or looked at is void."""

    def interrupt(self) -> None:
        """What a computer thinks is void, and the picture may be another; all that is looked at stays."""

    def tell(self, before: int, *, afresh: bool = True) -> None:
        """Show what has happened since so many answers, one thing at a time; afresh, its traces begin here."""

    def hold_still(self, *, still: bool) -> None:
        """Nothing happens by itself any more, or all does again."""

    def note(self, title: str, *sentences: str, ways: list[tuple[str, str]] | None = None, by: str = "note") -> None:
        """Say something beside the game; `by` is the tool that it closes with."""

    def reload(self) -> None:
        """Take the game as the library has it now."""

    def greeted(self) -> None:
        """What the game is about was read, or the game goes on without: it does not come again by itself."""

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""


class Guide(Protocol):
    """Who leads through the screen: at a table what newcomers should know, in a lesson its sentences."""

    def prepare(self) -> None:
        """What is looked at before the person has chosen anything; asked before each picture."""

    def teach(self, picture: Picture) -> None:
        """What is to be known about the picture is put on the screen."""

    def spoken(self) -> str:
        """What is to be said aloud now; nothing where it was said."""

    def refused(self, token: str) -> Reply | None:
        """What is shown where an answer is not to be given although it is legal; None where it may be given."""

    def regions(self, picture: Picture, told: Told) -> Regions:
        """The markup inside every element that changes."""


class Controller:
    """One thing that people do at the table."""

    def __init__(self, table: TableContext) -> None:
        self.table = table

    @property
    def state(self) -> ScreenState:
        """What is on the screen."""
        return self.table.state

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.table.session

    @property
    def desk(self) -> Desk:
        return self.table.desk

    @property
    def lang(self) -> str:
        return self.desk.lang

    @property
    def actions(self) -> Actions:
        """What its buttons do, by name."""
        return {}

    def explained(self, sentence: str) -> Reply:
        """Say why something is not done, or how it would be."""
        self.state.reason = sentence
        return {**self.table.reply(), "say": sentence}


def plainly(act: Callable[[], Answer]) -> Action:
    """The action of a button that needs no value."""
    return lambda _: act()
