"""The computers at a table: they answer for their seats until a person is asked."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from time import perf_counter
from types import MappingProxyType

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.match.match import Match

from .base import Budget, Clock, Thinking, WeighingBot, answers, bot_for, finish, kind_of

SECONDS = 0.4


class Computers:
    """The computer players of a match. Their chance is their own: it knows nothing of the dice to come.

    The generator of an answer depends on the seed, the seat and the length of the log alone, so that a game which was
    saved and loaded, or taken back and played again, goes on as it would have gone on.
    """

    def __init__(
        self,
        match: Match,
        seed: int,
        seconds: float = SECONDS,
        clock: Clock = perf_counter,
        sitting_in: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        """The computers' seats of this device, and those of people for whom one sits in, with its level."""
        self.match = match
        self.seed = seed
        self.seconds = seconds
        self.clock = clock
        kinds = {seat: kind_of(who) for seat, who in enumerate(match.seats) if who.is_computer}
        kinds |= {seat: str(level) for seat, level in sitting_in.items()}
        self.bots: dict[int, WeighingBot] = {
            seat: bot_for(match.game.meta.id, kind) for seat, kind in kinds.items() if seat not in match.away
        }

    @property
    def asked(self) -> int | None:
        """The computer that answers next; None while people or real dice are waited for, and at the end."""
        if not self.bots or self.match.over:
            return None
        pressed = self.match.game.blocking_seats(self.match.state)
        # People first: a computer beside them waits until they have done their part.
        if any(seat >= 0 and seat not in self.bots for seat in pressed):
            return None
        return next((seat for seat in pressed if seat in self.bots), None)

    def next(self) -> bool:
        """Give one answer for a computer; False when none is asked."""
        return finish(self.think())

    def think(self) -> Thinking[bool]:
        """The same in small slices. It gives no answer when the match went on, or back, in the meantime."""
        give = yield from self.ponder()
        return give()

    def ponder(self) -> Thinking[Callable[[], bool]]:
        """The same again, but the answer is given by whoever asked for it, when its time has come."""
        seat = self.asked
        if seat is None or self._free_answer():
            return self._give_free
        match, state = self.match, self.match.state
        moment = len(match.log)
        rng = self._rng(seat)
        choices = answers(match.game, state, seat, rng)
        budget = Budget(self.seconds, self.clock)
        choice = yield from self.bots[seat].think(match.view(seat), choices, rng, budget)

        def give() -> bool:
            if match.state is not state or len(match.log) != moment:
                return False
            match.answer(seat, choice.token)
            return True

        return give

    def bot(self, seat: int, level: str = "3") -> WeighingBot:
        """The bot of a seat, or one that advises the person who sits there."""
        return self.bots.get(seat) or bot_for(self.match.game.meta.id, level)

    def _give_free(self) -> bool:
        """Let a computer that is asked use the answers that are open to it besides."""
        if found := self._free_answer():
            self.match.answer(*found)
        return bool(found)

    def _free_answer(self) -> tuple[int, str] | None:
        match = self.match
        if not match.game.lists_free:
            return None
        for seat in match.asked:
            choice = self._free(seat, self.bots[seat]) if seat in self.bots else None
            if choice:
                return seat, choice.token
        return None

    def _free(self, seat: int, bot: WeighingBot) -> Choice | None:
        choices = self.match.game.free_choices(self.match.state, seat)
        return bot.free(self.match.view(seat), choices, self._rng(seat)) if choices else None

    def _rng(self, seat: int) -> Rng:
        """Through a hash that goes one way: no computer's generator tells another's."""
        moment = f"{self.seed}/{len(self.match.log)}/{seat}".encode()
        return Rng(int.from_bytes(sha256(moment).digest()[:8], "big"))
