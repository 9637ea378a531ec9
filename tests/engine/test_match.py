"""The match around a game: forced answers, real dice, snapshots, going back, changing places."""

from dataclasses import replace

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE
from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, Damaged, NotAsked, NoUndo, Refusal
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.history import SNAPSHOT_EVERY
from pygame_core.engine.match.match import Match
from pygame_core.engine.texts import refusals
from pygame_core.engine.texts.language import LANGUAGES

GAME = registry.game("velo-city")
SEATS = GAME.meta.seats(3, 3)
FIRST = {"first_player": 0}


def new(seed: int = 1, **more: object) -> Match:
    match = Match(GAME, FIRST, SEATS, seed, **more)  # type: ignore[arg-type]
    match.settle()
    return match


def dice() -> Match:
    return new(real_dice=True)


def test_a_forced_answer_is_played_logged_and_undone_with_nobody_asked() -> None:
    match = dice()
    match.answer(0, "solo")
    match.answer(CHANCE, "roll 1")
    assert [(entry.seat, entry.token, entry.forced) for entry in match.log] == [
        (0, "solo", False),
        (CHANCE, "roll 1", False),
        (0, "move 36 own", True),
    ]
    assert match.asked == (1,)


def test_real_dice_wait_for_a_person() -> None:
    match = dice()
    match.answer(0, "solo")
    assert match.asked == (CHANCE,)
    assert match.choices_by_seat == {}
    before = match.state.copy()
    match.settle()
    assert match.state == before
    for seat, token, kind in (
        (0, "solo", NotAsked),
        (CHANCE, "roll 7", Refusal),
        (CHANCE, "roll 1 1", Refusal),
        (1, "roll 1", NotAsked),
    ):
        with pytest.raises(kind):
            match.answer(seat, token)
    assert match.state == before
    match.answer(CHANCE, "roll 6")
    assert match.log[1].token == "roll 6"


def test_dice_of_the_machine_fall_by_themselves() -> None:
    match = new()
    assert CHANCE not in match.asked
    match.answer(0, "solo")
    assert match.log[1].seat == CHANCE
    with pytest.raises(NotAsked):
        match.answer(CHANCE, "roll 6")


def long_match(answers: int = 100) -> Match:
    match = new(seed=5)
    while len(match.log) < answers:
        (seat, choices), *_ = match.choices_by_seat.items()
        match.answer(seat, choices[len(match.log) % len(choices)].token)
    return match


def test_looking_back_costs_a_few_answers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    match, played = long_match(), []
    real = GAME.play
    monkeypatch.setattr(type(GAME), "play", lambda _, *given: (played.append(1), real(*given))[1])
    for index in range(len(match.log) + 1):
        played.clear()
        match.at(index)
        assert len(played) < SNAPSHOT_EVERY


def test_rewinding_forgets_what_came_later() -> None:
    match = long_match()
    log, state = list(match.log), match.at(40)
    match.rewind(40)
    assert match.log[:40] == log[:40]
    assert match.rewound == 1
    assert match.at(40) == state
    assert len(match.events) == len(match.log)
    assert saves.load(saves.save(match)).match.rewound == 1


def test_games_with_secrets_are_not_rewound(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match(30)
    monkeypatch.setattr(type(GAME), "meta", replace(GAME.meta, hidden=True))
    with pytest.raises(NoUndo) as caught:
        match.rewind(3)
    assert caught.value.code == "rewind_hidden"


def test_undo_says_what_lies_between() -> None:
    match = dice()
    codes = []
    for steps in (
        (),
        ((0, "solo"),),
        ((CHANCE, "roll 2"),),
        ((1, "group 36"), (CHANCE, "roll 1 2 4"), (1, "move 36 own")),
    ):
        for seat, token in steps:
            match.answer(seat, token)
        for seat in (0, 1):
            try:
                codes.append(match.undo_index(seat))
            except NoUndo as refusal:
                codes.append(refusal.code)
    assert codes == ["undo_nothing", "undo_nothing", 0, "undo_other", "undo_chance", "undo_other", "undo_other", 5]


def test_undo_stops_at_what_was_revealed() -> None:
    match = dice()
    match.answer(0, "solo")
    match.log[-1] = match.log[-1]._replace(reveals=True)
    with pytest.raises(NoUndo) as caught:
        match.undo(0)
    assert caught.value.code == "undo_reveal"


def test_undo_takes_forced_answers_along_and_redo_brings_them_back() -> None:
    match = dice()
    match.answer(0, "solo")
    match.undo(0)
    assert (match.log, match.asked) == ([], (0,))
    match.redo()
    assert match.asked == (CHANCE,)
    match.undo(0)
    match.answer(0, "group 36")
    with pytest.raises(NoUndo) as caught:
        match.redo()
    assert caught.value.code == "redo_nothing"


def test_somebody_else_takes_a_seat() -> None:
    match = long_match(30)
    state = match.state.copy()
    match.reseat(1, Seat("Lucie", SEATS[1].colour, "computer", 3))
    assert (match.seats[1].name, match.seats[1].kind, match.state) == ("Lucie", "computer", state)
    assert saves.load(saves.save(match)).match.seats == match.seats


@pytest.mark.parametrize(
    ("index", "seat", "code"),
    [
        (1, Seat("", "black"), "seat_name"),
        (1, Seat("A", "blue"), "seat_colour"),
        (1, Seat("A", "red"), "seat_colour_taken"),
        (1, Seat("A", "black", "robot"), "seat_kind"),
    ],
)
def test_a_seat_keeps_its_colour(index: int, seat: Seat, code: str) -> None:
    match = long_match(10)
    with pytest.raises(BadOption) as caught:
        match.reseat(index, seat)
    assert caught.value.code == code
    assert match.seats == SEATS


def test_a_position_given_in_part_is_told_whole() -> None:
    match = Match(GAME, {}, SEATS, 1, position={"riders": {"red": "12"}})
    assert match.position == GAME.write(match.state)
    with pytest.raises(Damaged):
        Match(GAME, {}, SEATS, 1, position={"riders": {"red": "99"}})


def test_an_answer_that_is_refused_keeps_what_was_undone() -> None:
    match = dice()
    match.answer(0, "solo")
    match.undo(0)
    with pytest.raises(Refusal):
        match.answer(0, "nonsense")
    match.redo()
    assert match.log[0].token == "solo"


@pytest.mark.parametrize("seed", [-1, 1 << 63, 10**5000, 1.0, "1", None, True], ids=lambda seed: type(seed).__name__)
def test_a_seed_out_of_range_is_refused_in_both_languages(seed: object) -> None:
    with pytest.raises(BadOption) as caught:
        new(seed)  # type: ignore[arg-type]
    assert caught.value.code == "seed_range"
    for lang in LANGUAGES:
        assert "9223372036854775807" in refusals.refusal(caught.value, (), lang)


@pytest.mark.parametrize("seed", [0, (1 << 63) - 1])
def test_a_game_of_any_good_seed_is_saved_whatever_its_generator_stands_on(seed: int) -> None:
    match = new(seed)
    match.rng.state = (1 << 64) - 1
    assert saves.load(saves.save(match)).match.rng.state == (1 << 64) - 1
