"""What newcomers should know: at the first table what a game is about, then one hint at a time."""

from app.core.screen import Reply
from app.table.control.context import Actions, Controller, plainly
from app.table.model.snapshot import Picture
from app.table.view import aim, layout
from app.table.view.layout import Regions, Told

_PLAYING = ("asked", "waiting", "beat")


class Newcomers(Controller):
    """Leads through the screen of a table."""

    @property
    def actions(self) -> Actions:
        return {"read": plainly(self.read)}

    def read(self) -> Reply:
        """The hint was read: it does not come again."""
        self.state.hint = ("", "")
        return {**self.table.reply(), "focus": "question"}

    def prepare(self) -> None:
        """At a table nothing is looked at before somebody does."""

    def spoken(self) -> str:
        """Nothing is said aloud by itself."""
        return ""

    def refused(self, token: str) -> Reply | None:
        """Whatever is legal may be given."""
        return None

    def regions(self, picture: Picture, told: Told) -> Regions:
        """The table's."""
        return layout.regions(self.desk, picture, self.state, told)

    def teach(self, picture: Picture) -> None:
        """What somebody sees for the first time is explained, one thing at a time."""
        self._greet(picture)
        if not self.state.greeting and picture.kind in _PLAYING and self.desk.preferences.hints:
            self._hint(picture)

    def _greet(self, picture: Picture) -> None:
        """At the first table of a game, tell what it is about before anything else."""
        if self.state.newly_seated and picture.kind in (*_PLAYING, "dice"):
            self.state.newly_seated = False
            if aim.is_new(self.session):
                self.state.opened, self.state.greeting = "aim", True

    def _hint(self, picture: Picture) -> None:
        """A hint stays until it is read; another one comes only then."""
        found = picture.text.hint(picture.view, picture.names, picture.lang, picture.looker)
        if found and (self.state.hint[0] == found[0] or self._is_new(picture, found[0])):
            self.state.hint = found

    def _is_new(self, picture: Picture, name: str) -> bool:
        """Whether nothing is waiting to be read, and this has never been told on this device; from now on it has."""
        known, somebody = f"{picture.meta.id}/{name}", self.state.onlooker >= 0
        return not self.state.hint[0] and somebody and self.desk.preferences.learn(known)
