"""Undo then redo changes nothing; undo never crosses chance, a reveal or another seat."""

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import NoUndo
from pygame_core.engine.match.match import Match

from .law import Scope, law, refusing
from .tables import Table, pick, played, walk


def check_undo(match: Match, seat: int) -> bool:
    state, log, events, drawn = match.state.copy(), list(match.log), list(match.events), match.rng.state
    try:
        match.undo(seat)
    except NoUndo:
        assert match.log == log
        assert match.state == state
        return False
    taken = log[len(match.log) :]
    assert taken[0].seat == seat
    assert not taken[0].forced
    assert not any(entry.seat != seat or entry.reveals or entry.seat == CHANCE for entry in taken)
    assert all(entry.forced for entry in taken[1:])
    assert match.log == log[: len(match.log)]
    assert taken[0].token in {choice.token for choice in match.choices_by_seat[seat]} or match.game.find(
        match.state, seat, taken[0].token
    )
    match.redo()
    assert match.state == state
    assert match.log == log
    assert match.events == events
    assert match.rng.state == drawn
    with refusing(NoUndo):
        match.redo()
    return True


def chance_follows(match: Match) -> bool:
    """Whether each answer that somebody chose is followed by one of chance."""
    chosen = [index for index, entry in enumerate(match.log) if entry.seat != CHANCE and not entry.forced]
    return all(match.log[index + 1].seat == CHANCE for index in chosen if index + 1 < len(match.log))


@law(
    Scope.EVERY,
    "An answer that was taken back and given again must lead to the same state: nothing may be remembered outside of "
    "it.",
)
def undo_then_redo_changes_nothing(table: Table) -> None:
    match, undone = table.match(seed=51), 0
    for _ in walk(match, seed=52):
        undone += sum(check_undo(match, seat) for seat in range(table.players))
    # Where most answers reveal something, or chance follows each, a game may hold nothing to take back.
    assert undone or match.game.meta.hidden or chance_follows(match)


@law(Scope.USUAL, "What was taken back must be offered again.")
def a_new_answer_after_undo_forgets_what_was_undone(table: Table) -> None:
    match, tried = table.match(seed=53), 0
    for _ in walk(match, seed=54):
        seat = match.log[-1].seat if match.log else CHANCE
        try:
            match.undo(seat)
        except NoUndo:
            continue
        match.answer(seat, match.undone[0].token)
        assert match.undone == []
        tried += 1
        if tried > 20:
            return


@law(Scope.USUAL, "Before the first answer nothing has happened: look at `setup`.")
def nothing_to_undo_at_the_start(table: Table) -> None:
    match = table.match(seed=55)
    for seat in range(table.players):
        assert not check_undo(match, seat)


@law(Scope.USUAL, "A game must go on from each of its moments: look at `copy()`.")
def rewinding_goes_on_from_any_moment(table: Table) -> None:
    match = played(table, seed=56)
    kept = list(match.log)
    # A game with secrets can be gone back into once: then it has secrets again.
    places = (3,) if match.game.meta.hidden else (len(kept) // 2, 17, 16, 3, 0)
    for index in places:
        match.rewind(index)
        assert match.log[:index] == kept[:index]
        assert match.choices_by_seat
        assert match.undone == []
    assert match.rewound == len(places)
    for _ in walk(match, seed=57):
        pass
    assert match.over
    for wrong in (-1, len(match.log), len(match.log) + 1):
        with refusing(NoUndo):
            match.rewind(wrong)


@law(Scope.USUAL, "A game with secrets says so: `Meta.hidden`.")
def what_is_secret_is_not_found_out_by_rewinding(table: Table) -> None:
    match = played(table, seed=58, answers=6)
    if not match.game.meta.hidden:
        match.rewind(1)
        assert match.rewound == 1
        return
    with refusing(NoUndo):
        match.rewind(1)


@law(
    Scope.USUAL,
    "A game in which people may roll their own dice says so in `Meta.by_hand`; its steps of `Chance` are `tangible`.",
)
def what_was_typed_of_real_dice_can_be_put_right(table: Table) -> None:
    match, rng, corrected = table.match(seed=59, real_dice=True), Rng(60), 0
    match.draw_hidden()
    while not match.over and corrected < 40:
        if CHANCE not in match.asked:
            match.answer(*pick(match, rng))
            match.draw_hidden()
            continue
        state, length, mistyped = match.state.copy(), len(match.log), match.draw().sample(rng).token
        match.answer(CHANCE, mistyped)
        if match.correctable_roll() is None:  # It has brought something to light, or the game has dealt since.
            continue
        match.correct()
        assert (match.state, len(match.log)) == (state, length)
        assert match.asked == (CHANCE,)
        match.redo()
        assert match.log[length].token == mistyped
        match.correct()
        match.answer(CHANCE, match.draw().sample(rng).token)
        match.draw_hidden()
        corrected += 1
    assert bool(corrected) == bool(match.game.meta.by_hand)


@law(Scope.USUAL, "Only what people rolled themselves may be put right.")
def what_the_page_drew_stays_drawn(table: Table) -> None:
    match = table.match(seed=61)
    for _ in walk(match, seed=62, most=30):
        assert match.correctable_roll() is None
        with refusing(NoUndo):
            match.correct()
    match.use_real_dice(real=True)
    assert match.correctable_roll() is None
