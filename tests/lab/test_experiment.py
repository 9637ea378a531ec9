"""Experiments are read strictly, and what they ask is what is played."""

from importlib.resources import files
from pathlib import Path

import pytest

from pygame_core.bots.random_play import play_at_random
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import Damaged
from pygame_core.lab.blocks import Block, begin, check, code, play_block
from pygame_core.lab.experiment import Experiment, Table, house_rules, parse
from pygame_core.lab.faults import SENTENCES, Fault

pytestmark = pytest.mark.native
PLAIN = 'game = "velo-city"\nseats = ["random", "random", "random"]\ngames = 10\n'
ALONG = sorted(Path(str(files("pygame_core.lab"))).glob("experiments/*.toml"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "Line 1: this is not TOML"),
        (PLAIN + "gmaes = 3\n", "Line 4: there is no key “gmaes” here. Possible: game, title"),
        (PLAIN.replace("velo-city", "chess"), "Line 1, game: “chess” will not do. Expected: velo-city"),
        (PLAIN.replace("10", "0"), "Line 3, games: “0” will not do. Expected: 1..100000000"),
        (PLAIN.replace("10", "true"), "Line 3, games: “true” will not do"),
        (PLAIN.replace("games = 10\n", ""), "games, or [until], and not both"),
        (PLAIN + "[until]\nshare = 0.1\nmost = 5\n", "games, or [until], and not both"),
        (PLAIN.replace("games = 10\n", "[until]\nshare = 0.1\n"), "The key “until.most” is missing."),
        (PLAIN.replace("games = 10\n", "[until]\nshare = 2.0\nmost = 5\n"), "Line 4, share: “2.0” will not do"),
        ('game = "velo-city"\ngames = 3\n', "The key “seats” is missing."),
        (
            PLAIN.replace('"random", ', '"randmo", ', 1),
            "Line 2: there is no player “randmo”. Possible: random, 1, 2, 3",
        ),
        (
            PLAIN + 'record = ["everything"]\n',
            'Line 4, record: “["everything"]” will not do. Expected: results, lengths',
        ),
        (PLAIN + "[options]\nwind = 1\n", "Line 5: there is no key “wind” here. Possible: board, first_player"),
        (PLAIN + "[house]\nbeer = 1\n", "Line 5: there is no key “beer” here. Possible: cans, purse"),
        (PLAIN + "[house]\ncans = 99\n", "Line 5, cans: “99” will not do. Expected: 0..60"),
        (PLAIN + "[grid]\ncans = [15, 99]\n", "Line 5, cans: “99” will not do. Expected: 0..60"),
        (PLAIN + "[grid]\ncans = [15]\n", "Line 5, cans: there is nothing to compare."),
        (PLAIN + "[grid]\ncans = 15\n", "Line 5, cans: “15” will not do. Expected: a list of values"),
        (PLAIN + "[[pairs]]\nchange = {}\n", "Line 4, pairs: there is nothing to compare."),
        (PLAIN + "[[pairs]]\nchange = {cans = 9}\nagainst = {cans = 9}\n", "there is nothing to compare."),
        (PLAIN + '[[pairs]]\nname = "x"\nchange = {seats = ["1", "1", "1", "1"]}\n', "different numbers of seats"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_is_allowed(text: str, said: str) -> None:
    with pytest.raises(Fault) as fault:
        parse(text)
    assert said in fault.value.sentence("en")
    assert fault.value.sentence("fr") != fault.value.sentence("en")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('[options]\nsprint_finish = "maybe"\n', "“maybe” will not do for the option sprint_finish"),
        ("[[pairs]]\nchange = {first_player = 7}\n", "first_player"),
    ],
)
def test_a_table_that_cannot_play_is_refused_in_the_games_words(more: str, said: str) -> None:
    *_, last = parse(PLAIN + more).tables
    with pytest.raises(Fault, match="table") as fault:
        check("velo-city", last)
    assert said in fault.value.sentence("en")


def test_both_languages_have_every_sentence() -> None:
    assert set(SENTENCES["fr"]) == set(SENTENCES["en"])


def test_a_grid_is_every_combination_and_compares_each_value_with_the_first() -> None:
    told = parse(PLAIN + '[grid]\ncans = [15, 10, 5]\nsprint_finish = ["own_die", "sum"]\n')
    assert [(table.house["cans"], table.options["sprint_finish"]) for table in told.tables] == [
        (15, "own_die"), (15, "sum"), (10, "own_die"), (10, "sum"), (5, "own_die"), (5, "sum"),
    ]  # fmt: skip
    assert [comparison.pairs for comparison in told.comparisons] == [
        ((0, 2), (1, 3)), ((0, 4), (1, 5)), ((0, 1), (2, 3), (4, 5)),
    ]  # fmt: skip


def test_pairs_share_the_tables_that_they_have_in_common() -> None:
    told = parse(PLAIN + "[[pairs]]\nchange = {cans = 9}\n[[pairs]]\nagainst = {cans = 9}\nchange = {cans = 5}\n")
    assert [dict(table.house) for table in told.tables] == [{}, {"cans": 9}, {"cans": 5}]
    assert [comparison.pairs for comparison in told.comparisons] == [((0, 1),), ((1, 2),)]


def test_the_key_tells_what_is_played_and_nothing_else() -> None:
    plain = parse(PLAIN)
    assert parse('title = "Another"\n' + PLAIN).key == plain.key
    assert parse(PLAIN + "seed = 2\n").key != plain.key
    assert parse(PLAIN + "[house]\ncans = 9\n").key != plain.key


@pytest.mark.parametrize("file", ALONG, ids=lambda file: file.stem)
def test_experiments_that_come_along_can_be_played(file: Path) -> None:
    told = parse(file.read_text("utf-8"))
    assert told.title
    assert told.question.endswith("?")
    for table in told.tables:
        check(told.game, table)


def test_half_a_dozen_come_along() -> None:
    assert len(ALONG) >= 6
    assert {parse(file.read_text("utf-8")).game for file in ALONG} >= {
        "velo-city",
        "city-chase",
        "rainbow-jersey",
        "vroom",
    }


# --- house rules -------------------------------------------------------------------------------------------------

RULES = [(meta.id, rule) for meta in registry.games() for rule in house_rules(meta.id).values()]


def seats(game: str) -> tuple[str, ...]:
    return ("random",) * registry.meta(game).default_players


@pytest.mark.parametrize(("game", "rule"), RULES, ids=lambda one: one if isinstance(one, str) else one.name)
def test_house_rules_at_both_ends_let_a_game_be_played(game: str, rule: object) -> None:
    tuned = house_rules(game)[rule.name]  # type: ignore[attr-defined]
    for value in (tuned.least, tuned.most):
        table = Table("", seats(game), {}, {tuned.name: value})
        check(game, table)
        assert tuned.usual(begin(registry.game(game), table)) == value


@pytest.mark.parametrize(("game", "rule"), RULES, ids=lambda one: one if isinstance(one, str) else one.name)
def test_a_house_rule_is_no_option_and_changes_no_plain_game(game: str, rule: object) -> None:
    meta, tuned = registry.meta(game), house_rules(game)[rule.name]  # type: ignore[attr-defined]
    assert tuned.name not in {option.name for option in meta.options}
    assert not tuned.allows(tuned.most + tuned.step)
    assert not tuned.allows(tuned.least - tuned.step)
    assert not tuned.allows(value=True)
    plain = begin(registry.game(game), Table("", seats(game), {}, {}))
    assert tuned.allows(tuned.usual(plain))


def test_a_game_with_other_cans_cannot_be_told_as_a_plain_one() -> None:
    game = registry.game("velo-city")
    state = begin(game, Table("", ("random",) * 4, {"first_player": 0}, {"cans": 15}))
    play_at_random(game, state, Rng(1), 10)
    with pytest.raises(Damaged, match="cans_total"):
        game.read(game.write(state), {"sprint_finish": "own_die", "first_player": 0}, game.meta.seats(0, 4))


# --- blocks ------------------------------------------------------------------------------------------------------


def rows(experiment: Experiment, first: int, dice: int) -> list[dict[str, object]]:
    block = Block(experiment.game, experiment.tables[0], 0, experiment.seed, first, dice, experiment.record, code())
    return play_block(block).games


def test_a_block_is_the_same_however_it_is_cut() -> None:
    told = parse(PLAIN.replace('"random", "random", "random"', '"random", "1", "random"'))
    assert rows(told, 0, 4) == rows(told, 0, 1) + rows(told, 1, 3)


def test_everybody_sits_everywhere_on_the_same_dice() -> None:
    told = parse(PLAIN.replace('"random", "random", "random"', '"random", "1", "1"'))
    found = rows(told, 0, 2)
    assert [row["seats"] for row in found[:3]] == [["random", "1", "1"], ["1", "random", "1"], ["1", "1", "random"]]
    assert [row["dice"] for row in found] == [0, 0, 0, 1, 1, 1]
    assert len({row["seed"] for row in found}) == 2


def test_a_player_of_ones_own() -> None:
    told = parse(PLAIN.replace('"random", "random", "random"', '"tests.lab.players:First", "random", "random"'))
    check("velo-city", told.tables[0])
    assert "tests.lab.players:First" in rows(told, 0, 1)[0]["seats"]  # type: ignore[operator]
    with pytest.raises(Fault, match="player"):
        check("velo-city", Table("", ("tests.lab.players:Nobody", "1", "1"), {}, {}))


def test_another_program_is_not_played_with() -> None:
    told = parse(PLAIN)
    with pytest.raises(Fault, match="worker_code"):
        play_block(Block(told.game, told.tables[0], 0, 1, 0, 1, told.record, "another"))
