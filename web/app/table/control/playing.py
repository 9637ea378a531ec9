"""What happens by itself, held in the hand: to pause, to step, to skip, to change the speed, to see it once more."""

from app.core.screen import Answer, Reply
from app.table.control.computers import Computers
from app.table.control.context import Actions, Controller, TableContext, plainly
from app.table.view import since


class Playing(Controller):
    """How fast one thing follows another."""

    def __init__(self, table: TableContext, computers: Computers) -> None:
        super().__init__(table)
        self.computers = computers

    @property
    def actions(self) -> Actions:
        return {
            "since": plainly(self.see_since),
            "skip": plainly(self.skip),
            "hurry": plainly(self.hurry),
            "onward": plainly(self.onward),
            "pause": plainly(self.pause),
            "resume": plainly(self.resume),
            "step": plainly(self.step),
            "speed": self.change_speed,
        }

    def onward(self) -> Reply:
        """On to the next thing, or from a pause that somebody had to end."""
        self.table.playback.advance()
        return self.table.reply()

    def skip(self) -> Reply:
        """Show at once how things stand now."""
        self.table.playback.skip()
        return self.table.reply()

    def hurry(self) -> Reply:
        """Show nothing more before the next question."""
        self.table.hold_still(still=False)
        self.table.playback.hurried = True
        return self.skip()

    def pause(self) -> Reply:
        """Let nothing happen by itself: neither what is looked back at, nor what computers do."""
        if self.state.replaying:
            self.state.replaying = False
        else:
            self.table.hold_still(still=True)
        return self.table.reply()

    def resume(self) -> Reply:
        """Let things happen by themselves again."""
        self.table.hold_still(still=False)
        return self.table.reply()

    def step(self) -> Answer:
        """While all stands still: the next thing that happens, and no more."""
        self.state.step_due = True
        if self.table.playback.running:
            self.state.step_due = False
            return self.onward()
        return self.computers.step()

    def change_speed(self, speed: str) -> Reply:
        """How fast things happen by themselves: from this moment on."""
        self.desk.prefer("speed", speed)
        self.table.playback.at_new_pace()
        return self.table.reply()

    def see_since(self) -> Reply:
        """What the others did since this person answered last, once more and unhurried; step by step without motion."""
        picture, playback = self.table.picture(), self.table.playback
        if picture.kind == "asked" and picture.seat is not None:
            self.state.preview = self.state.pending = self.state.advised
            playback.start(since.start(self.session, picture.seat), afresh=True, again=True)
            self.table.hold_still(still=not playback.pace)
            playback.advance()
            self.state.focus_due = True
        return self.table.reply()
