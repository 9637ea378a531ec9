"""What is told in words beside the picture."""

from app.table.control import presenter
from app.table.control.context import TableContext
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.table.view import game_over, since
from app.table.view.layout import Told
from app.table.view.log import Story
from pygame_core.engine.texts.language import Line


class Teller:
    """Tells one game; what was told once it need not find again."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.story = Story(session)
        self._turning: tuple[int, str, tuple[Line, ...]] = (-1, "", ())

    def told(self, table: TableContext, picture: Picture) -> Told:
        """All words beside this picture."""
        lines = self.story.until(picture.index - _withheld(picture), picture.lang)
        pending = table.state.pending
        return Told(
            lines,
            _happened(table, picture),
            self._turning_points(picture, lines),
            presenter.aids(table, picture.view),
            (pending, presenter.confirmation(table, picture, pending) if pending else ""),
            _free_pending(table),
            table.state.hint[1],
            since.sentences(picture, lines),
        )

    def _turning_points(self, picture: Picture, lines: list[Line]) -> tuple[Line, ...]:
        """Worked out once, at the end."""
        if picture.kind != "over":
            return ()
        if self._turning[:2] != (picture.index, picture.lang):
            found = tuple(game_over.turning_points(self.session, lines, picture.lang))
            self._turning = (picture.index, picture.lang, found)
        return self._turning[2]


def _withheld(picture: Picture) -> bool:
    """Whether the board is telling something bit by bit that words would tell at once."""
    return picture.kind == "beat" and bool(picture.trail) and picture.trail[-1].kind in picture.draw.timing.slow


def _happened(table: TableContext, picture: Picture) -> str:
    """The picture's moment as a sentence."""
    if _withheld(picture):
        return ""
    text, playback = picture.text, table.playback
    if picture.kind == "beat" or (picture.kind == "waiting" and playback.meter.seat == picture.seat):
        return text.say(playback.told, picture.names, picture.lang) if playback.told else ""
    if picture.kind == "past":
        return " ".join(text.say(event, picture.names, picture.lang) for event in picture.trail)
    return ""


def _free_pending(table: TableContext) -> tuple[str, str]:
    """The free answer that waits for a second tap, and the words of its button."""
    choice = presenter.free_answer_at(table, table.state.pending)
    if choice is None:
        return "", ""
    return choice.token, presenter.free_confirmation(table, table.state.free_seat, choice)
