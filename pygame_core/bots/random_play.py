"""A game played by chance alone, as fast as it goes: for measuring, and to come to some position."""

from typing import TypeVar

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.game import Game
from pygame_core.engine.core.state import State
from pygame_core.engine.core.steps import Chance

S = TypeVar("S", bound=State)


def play_at_random(game: Game[S], s: S, rng: Rng, answers: int = 1_000_000) -> int:
    """Give so many random answers at most, chance's among them; how many were given. No log, nobody listens."""
    stack, steps, pick, advance = s.stack, game.steps, rng.pick, game.advance
    draws = {name: step.draw for name, step in steps.items() if isinstance(step, Chance)}
    for given in range(answers):
        if not stack:
            return given
        frame = stack[-1]
        step = steps[frame["step"]]
        seats = step.seats(s, frame)
        seat = seats[0] if len(seats) == 1 else pick(seats)
        if seat == CHANCE:
            choice = draws[frame["step"]](s, frame).sample(rng)
        elif choices := step.choices(s, frame, seat):
            choice = pick(choices)
        else:
            space = step.space(s, frame, seat)
            assert space is not None, frame
            choice = space.sample(rng)
        step.answer(s, frame, seat, choice)
        advance(s)
    return answers
