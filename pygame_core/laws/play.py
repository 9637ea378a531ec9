"""At every moment somebody can answer or the game is over; what they may answer is well formed; games end."""

from typing import Any

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.events import Event
from pygame_core.engine.match.match import Match

from .law import Scope, law
from .tables import MOST_ANSWERS, Table, walk


def is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(is_plain, value))
    if isinstance(value, dict):
        return all(type(name) in (str, int) for name in value) and all(map(is_plain, value.values()))
    return value is None or type(value) in (int, str, bool)


def check_answers(match: Match) -> None:
    assert match.over == (match.asked == ())
    assert match.over or match.choices_by_seat
    assert set(match.asked) <= set(match.choices_by_seat)
    for seat, choices in match.choices_by_seat.items():
        assert 0 <= seat < len(match.seats)
        tokens = [choice.token for choice in choices]
        assert len(set(tokens)) == len(tokens)
        assert [match.game.find(match.state, seat, token) for token in tokens] == list(choices)
        assert all(token and token == token.strip() and token.isprintable() for token in tokens)


def check_conserved(match: Match) -> None:
    assert {name: now for name, (now, due) in match.game.conserved(match.state).items() if now != due} == {}


def check_event(event: Event, players: int) -> None:
    assert event.kind
    assert is_plain(event.data)
    assert event.to is None or (event.to and set(event.to) <= set(range(players)))
    assert event.known_to(None) == (event.to is None)
    assert [event.known_to(seat) for seat in range(players)] == [
        event.to is None or seat in event.to for seat in range(players)
    ]


@law(
    Scope.EVERY,
    "A step whose `proceed` returns True must name its `seats` and offer them `choices`; a finished game has a "
    'result whose "reason" stands in `Game.endings`; what is counted in `Game.conserved` never changes.',
)
def somebody_can_answer_or_the_game_is_over(table: Table) -> None:
    match = table.match(seed=3)
    for _ in walk(match, seed=4):
        check_answers(match)
        check_conserved(match)
    assert match.over
    assert match.asked == ()
    assert match.state.result
    assert match.state.result["reason"] in match.game.endings


@law(
    Scope.EVERY,
    "Keep numbers, texts, booleans, None, and lists, tuples and tables of them in the state, in frames (no lists "
    "there) and in events; never objects.",
)
def states_and_events_are_plain_data(table: Table) -> None:
    match = table.match(seed=5)
    for _ in walk(match, seed=6):
        slots = [
            name for kind in type(match.state).__mro__ for name in getattr(kind, "__slots__", ()) if name != "heard"
        ]
        assert all(is_plain(getattr(match.state, name)) for name in slots)
        assert all(not isinstance(value, list) for frame in match.state.stack for value in frame.values())
    assert len(match.events) == len(match.log)
    for event in (event for heard in match.events for event in heard):
        check_event(event, table.players)


@law(
    Scope.USUAL,
    "Leave a single legal answer to the engine; a step where pressing it matters says `never_forced = True`.",
)
def forced_answers_are_logged_and_never_asked(table: Table) -> None:
    match = table.match(seed=7)
    for _ in walk(match, seed=8):
        if not match.over and len(match.asked) == 1:
            step, frame = match.game.top(match.state)
            choices = match.choices_by_seat[match.asked[0]]
            assert len(choices) > 1 or step.never_forced or step.space(match.state, frame, match.asked[0])
    for index in [index for index, entry in enumerate(match.log) if entry.forced][:10]:
        state, entry = match.at(index), match.log[index]
        assert entry.seat != CHANCE
        assert [choice.token for choice in match.game.choices(state, entry.seat)] == [entry.token]


@law(
    Scope.USUAL,
    "Every random game must come to `State.finish` within 20,000 answers: look for a loop that nothing ends.",
)
def random_play_ends(table: Table) -> None:
    game = table.match().game
    for seed in range(10):
        match = table.match(seed)
        state = game.start(match.options, match.seats)
        assert play_at_random(game, state, match.rng, MOST_ANSWERS) < MOST_ANSWERS
        assert state.result
        assert not any(game.choices(state, seat) for seat in range(table.players))


@law(Scope.USUAL, "Draw only in steps of `Chance`: no `random`, no clock, no sets in changing order.")
def the_same_dice_for_everybody(table: Table) -> None:
    """With one seed and the same answers, games are the same: nothing else draws."""
    logs = []
    for _ in range(2):
        match = table.match(seed=9)
        for _ in walk(match, seed=10):
            match.view(0)
        logs.append(match.log)
    assert logs[0] == logs[1]
