"""What real dice and cards showed is typed in."""

from app.core.screen import Reply
from app.i18n.game_screen import say
from app.i18n.pages import plural
from app.table.control.answering import Answering
from app.table.control.context import Actions, Controller, TableContext, plainly
from app.table.view import real_dice
from pygame_core.engine.core.chance import CHANCE, Dice, rolled


class RealDice(Controller):
    """Chance, as the people at the table tell it."""

    def __init__(self, table: TableContext, answering: Answering) -> None:
        super().__init__(table)
        self.answering = answering

    @property
    def actions(self) -> Actions:
        return {
            "real": plainly(self.switch),
            "chance": self.enter_outcome,
            "die": self.enter_die,
            "pip": self.enter_next_die,
            "dice": self.enter_all,
        }

    def switch(self) -> Reply:
        """Real dice on the table, or the page's."""
        if self.session.copy:
            return self.table.reply()
        before = self.session.record()
        self.session.use_real_dice(real=not self.session.match.real_dice)
        self.table.changed()
        self.table.tell(before)
        return self.table.reply()

    def enter_outcome(self, token: str) -> Reply:
        """What real dice or cards showed."""
        return self.answering.give(CHANCE, token) if self.session.dice_to_enter else self.table.reply()

    def enter_die(self, value: str) -> Reply:
        """One real die, 0 for one that is to be read again; the last one gives the answer."""
        dice = self._dice()
        die, _, pips = value.partition(":")
        if dice is None or die not in map(str, range(dice.count)) or pips not in map(str, range(dice.sides + 1)):
            return self.table.reply()
        entered = list(self.state.entered or [0] * dice.count)
        entered[int(die)] = int(pips)
        self.state.entered, self.state.reason = tuple(entered), ""
        return self._rolled(self.state.entered) if all(entered) else self.table.reply()

    def enter_next_die(self, pips: str) -> Reply:
        """The first real die that was not entered yet."""
        empty = next((die for die, value in enumerate(self.state.entered) if not value), 0)
        return self.enter_die(f"{empty}:{pips}") if self._dice() is not None and pips != "0" else self.table.reply()

    def enter_all(self, text: str) -> Reply:
        """All real dice in one go."""
        dice = self._dice()
        if dice is None:
            return self.table.reply()
        if values := real_dice.read(text, dice):
            return self._rolled(tuple(values))
        return self.explained(say(self.lang, plural("dice_unread", dice.count), n=dice.count, sides=dice.sides))

    def _dice(self) -> Dice | None:
        """The dice that are waited for, where it is dice."""
        draw = self.session.match.draw() if self.session.dice_to_enter else None
        return draw if isinstance(draw, Dice) else None

    def _rolled(self, values: tuple[int, ...]) -> Reply:
        return self.answering.give(CHANCE, rolled(values).token)
