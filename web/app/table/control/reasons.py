"""Why something cannot be chosen."""

from app.core.screen import Reply
from app.i18n.game_screen import say
from app.table.control.context import Actions, Controller, plainly
from app.table.model.snapshot import Picture
from pygame_core.engine.core.refusals import Refusal


class Reasons(Controller):
    """A place, or an answer, is asked for its reason."""

    @property
    def actions(self) -> Actions:
        return {"nowhere": plainly(self.nowhere)}

    def explain(self, token: str) -> Reply:
        """Why a place cannot be chosen; or that nothing forbids it."""
        picture, session = self.table.picture(), self.session
        asked = picture.kind == "asked" and picture.seat is not None
        seat = picture.seat if asked and picture.seat is not None else next(iter(session.people), 0)
        try:
            free = session.rules.find(session.match.state, seat, token)
        except Refusal as refusal:
            sentences = self.table.refusal(refusal), self._deduced(picture, token)
            return self.explained(" ".join(filter(None, sentences)))
        label = picture.text.label(free, picture.view, picture.names, picture.lang, picture.looker)
        return self.explained(say(picture.lang, "why_free", answer=label.spoken))

    def nowhere(self) -> Reply:
        """Asked for a reason where there is no place at all: that is said, too, and the answer before does not stay."""
        return self.explained(say(self.lang, "why_nowhere")) if self.state.opened == "why" else self.table.reply()

    def _deduced(self, picture: Picture, token: str) -> str:
        """What can be deduced about a place, where the table wants that told."""
        return picture.text.why_here(picture.view, token, picture.names, picture.lang) if picture.aids else ""
