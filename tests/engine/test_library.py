"""The package as other programs use it: its public names, the README's examples, what an import costs."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import pygame_core
from pygame_core import CHANCE, BadOption, Illegal, Match, NotAsked, Seat
from pygame_core.bots.base import answers
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng

ROOT = Path(pygame_core.__file__).parents[1]
GAMES = [meta.id for meta in registry.games()]


def test_the_readme_tells_what_happens() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert done.attempted > 12
    assert done.failed == 0
    assert doctest.testmod(pygame_core) == (0, 2)


def test_every_public_name_has_one_home_and_a_type() -> None:
    homes = {name: home for home, names in pygame_core._HOMES.items() for name in names}
    assert sorted(homes) == sorted(pygame_core.__all__)
    assert set(pygame_core.__all__) <= set(dir(pygame_core))
    tree = ast.parse(Path(pygame_core.__file__).read_text("utf-8"))
    told = {alias.name: node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.level
            for alias in node.names}  # fmt: skip
    assert told == homes
    assert all(getattr(pygame_core, name) is not None for name in homes)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(pygame_core, "nothing")  # noqa: B009


@pytest.mark.native
def test_importing_the_package_imports_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import pygame_core; print(*sorted(set(sys.modules) - before))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["pygame_core"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_asked_answered_kept_and_played_out(game: str) -> None:
    match = pygame_core.new(game, seed=7)
    assert len(match.seats) == pygame_core.meta(game).default_players
    assert all(seat.is_person for seat in match.seats)
    first, *_ = match.choices(match.asked[0])
    events = match.answer(match.asked[0], first.token)
    assert events == [event for heard in match.events[-len(match.events) :] for event in heard][-len(events) :]
    for text in (pygame_core.save(match), "https://x.test/#" + pygame_core.link(match, history=True)):
        assert pygame_core.load(text, seed=3).state == match.state
    alone = pygame_core.new(game, computers=len(match.seats), seed=7)
    happened = pygame_core.play_out(alone, seconds=0.0001)
    assert alone.over
    assert happened


def test_a_table_is_told_by_numbers_or_by_its_seats() -> None:
    match = pygame_core.new("velo-city", players=3, computers=2, seed=1, first_player=2)
    assert [seat.kind for seat in match.seats] == ["person", "computer", "computer"]
    assert match.asked == (2,)
    seats = [Seat("Ann", "blue"), Seat("Ben", "red"), Seat("Cleo", "grey")]
    match = pygame_core.new("velo-city", seats=seats, first_player=0, real_dice=True)
    assert repr(match) == "<Match velo-city: 0 answers, blue to declare>"
    assert pygame_core.new("velo-city", players=3, position={"podium": ["red"]}).state.podium == [0]
    for wrong in ({"players": 12}, {"colour_of_the_sky": "blue"}, {"seed": -1}):
        with pytest.raises(BadOption):
            pygame_core.new("velo-city", **wrong)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="chess"):
        pygame_core.meta("chess")


def test_an_answer_tells_what_happened_and_what_follows_by_itself() -> None:
    match = pygame_core.new("velo-city", players=3, seed=1, first_player=0)
    events = match.answer("solo")
    assert [entry.token.split()[0] for entry in match.log] == ["solo", "roll", "move"]
    assert events == [event for heard in match.events for event in heard]
    assert [event.kind for event in events][:3] == ["declared", "rolled", "moved"]
    before = match.state.copy()
    with pytest.raises(Illegal, match="no_group_there: 'group 12'") as caught:
        match.answer("group 12")
    assert caught.value.given == "group 12"
    assert match.state == before


def test_real_dice_are_asked_like_anybody() -> None:
    match = pygame_core.new("velo-city", players=3, seed=1, first_player=0, real_dice=True)
    match.answer("solo")
    assert repr(match) == "<Match velo-city: 1 answer, chance to roll>"
    assert match.asked == (CHANCE,)
    assert [choice.token for choice in match.choices()] == [f"roll {value}" for value in range(1, 7)]
    match.answer("roll 2")
    assert match.asked == (1,)


def several() -> Match:
    """A match in which more than one seat is asked."""
    for game in GAMES:
        match = pygame_core.new(game, seed=2)
        for _ in range(300):
            if len(match.asked) > 1:
                return match
            if match.over:
                break
            seat = match.asked[0]
            match.answer(seat, answers(match.game, match.state, seat, Rng(1))[0].token)
    raise AssertionError("no game asks several at once")


def test_where_several_are_asked_one_says_for_whom() -> None:
    match = several()
    for ask in (match.choices, lambda: match.answer("x")):
        with pytest.raises(NotAsked) as caught:
            ask()
        assert caught.value.code == "several_asked"
        assert caught.value.params == {"seats": list(match.asked)}
        for lang, word in (("fr", "plusieurs"), ("en", "Several")):
            assert word in pygame_core.explain(caught.value, match, lang)
    assert match.choices(match.asked[0])


def test_what_is_over_asks_nobody() -> None:
    match = pygame_core.new("velo-city", players=3, computers=3, seed=1)
    pygame_core.play_out(match, seconds=0.0001)
    assert repr(match).endswith("answers, over>")
    assert list(match.choices()) == []
    with pytest.raises(NotAsked, match="over"):
        match.answer("solo")


@pytest.mark.parametrize("game", GAMES)
def test_games_matches_and_states_are_told_in_a_line(game: str) -> None:
    match = pygame_core.new(game, seed=5)
    asked = [match.seats[seat].colour for seat in match.asked]
    step = match.state.stack[-1]["step"]
    count = len(match.log)
    assert repr(match) == f"<Match {game}: {count} answer{'s' * (count != 1)}, {', '.join(asked)} to {step}>"
    assert repr(match.game) == f"<Game {game}>"
    assert repr(match.state) == f"<{type(match.state).__name__}: {' > '.join(f['step'] for f in match.state.stack)}>"
    match.state.finish({})
    assert repr(match.state) == f"<{type(match.state).__name__}: over>"
