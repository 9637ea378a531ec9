"""What is on the screen besides the game: what was opened, switched, chosen or looked at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from app.ui.html import Html
from pygame_core.engine.contract.looker import NOBODY

_CLOSE_WITH_A_CHANGE = ("aim", "note", "hint", "why", "odds", "rules", "errands")
"""What was opened about a moment that is over."""


class Gathered(NamedTuple):
    """A computer's turn while it is being found: what was seen before it stays on the screen."""

    given: int
    """So many answers were given when it began."""
    before: Mapping[str, Any]
    """The view of that moment."""
    seat: int


@dataclass(kw_only=True)
class ScreenState:
    """One person's screen at one moment of the game. Nothing of it belongs to the game."""

    # --- what stays while the game goes on -------------------------------------------------------------------
    loupe: bool = False
    podium: bool = True
    whole_log: bool = False
    aids_off: frozenset[str] = frozenset()
    """The displays that were switched off."""
    paused: bool = False
    """Whether nothing happens by itself until the person says so."""
    step_due: bool = False
    """Whether one thing may happen all the same."""
    dated: bool = False
    """Whether the page's address tells a moment; it should no longer when the game has gone on from there."""
    peek: int = -1
    """The seat whose card is being held."""
    onlooker: int = NOBODY
    """The seat whose person looks: who was asked last. NOBODY while nobody plays here."""
    front: int | None = None
    """Of several people who may answer, the one who was chosen to."""
    held: str = ""
    """The piece in hand."""
    hint: tuple[str, str] = ("", "")
    """What a newcomer should know, by its name and in words, until somebody has read it."""
    newly_seated: bool = True
    """Whether somebody has just sat down here."""
    focus_due: bool = True
    """Whether the focus goes to the question as soon as there is one."""
    opened: str = ""
    """The panel that is open, by the name of its tool."""
    opener: str = ""
    """What opened the free answers: the focus goes back there."""
    free_seat: int = -1
    """The seat whose free answers are open."""
    free_kind: str = ""
    """The one kind of them that is open; all if none is named."""
    link: str = ""
    """The kind of link that was asked for."""
    log_lost_notice_due: bool = False
    """Whether it has still to be said that the answers so far no longer fit the rules."""
    changes: int = 0
    """Counts what the game went through, so that a thought knows when it comes too late."""

    # --- what a change makes void ----------------------------------------------------------------------------
    moment: int | None = None
    """The earlier moment that is shown; None for the present."""
    preview: str = ""
    """The answer that is looked at."""
    advised: str = ""
    """The answer of the hint: it stays in view while nothing else is looked at."""
    pending: str = ""
    """The answer that waits for a second tap."""
    laid: str = ""
    """What a hand has left on the board: the answer that it would be, be it one that cannot be given."""
    manner: str = ""
    """How an answer found by hand is to be given, where there are several manners."""
    number: int | None = None
    """Where the dial was turned to."""
    entered: tuple[int, ...] = ()
    """The real dice that were entered so far, 0 for those that were not."""
    reason: str = ""
    """Why the place that was tapped last cannot be chosen."""
    note: Html = field(default_factory=lambda: Html(""))
    greeting: bool = False
    """Whether the card of what the game is about has come by itself: then nothing happens behind it."""
    replaying: bool = False
    """Whether the moments follow one another by themselves."""
    rushing: bool = False
    """Whether the game is being played to its end by computers, without pauses."""
    thinking: bool = False
    """Whether a computer has begun to think."""
    thought: Callable[[], bool] | None = None
    """A computer's answer that waits until its time has come; calling it gives the answer."""
    gathered: Gathered | None = None

    def after_change(self) -> "ScreenState":
        """The game has gone on, or back: a fresh state, in which stays only what is named here."""
        return ScreenState(
            loupe=self.loupe, podium=self.podium, whole_log=self.whole_log, aids_off=self.aids_off,
            paused=self.paused, step_due=self.step_due, dated=self.dated, peek=self.peek,
            onlooker=self.onlooker, front=self.front, held=self.held,
            hint=self.hint, newly_seated=self.newly_seated, focus_due=self.focus_due,
            opened="" if self.opened in _CLOSE_WITH_A_CHANGE else self.opened,
            opener=self.opener, free_seat=self.free_seat, free_kind=self.free_kind, link=self.link,
            log_lost_notice_due=self.log_lost_notice_due, changes=self.changes + 1,
        )  # fmt: skip

    def interrupt(self) -> None:
        """What a computer thinks is void; all that is looked at stays."""
        self.changes += 1
        self.thinking, self.thought, self.gathered = False, None, None
