"""Scenario files: the format is strict, what differs is told exactly, and any position can be exported as one."""

import random
import re
from importlib import import_module
from pathlib import Path

import pytest

from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import Malformed
from pygame_core.engine.match.match import Match
from pygame_core.engine.scenarios.run import run
from pygame_core.engine.scenarios.scenario import LONGEST_FILE, export, parse
from pygame_core.engine.scenarios.toml_lines import line_numbers
from pygame_core.engine.texts import refusals
from tests.laws.tables import can_play, pick

SOURCES = Path(__file__).parents[2] / "pygame_core"
PAGES = [SOURCES.parent / "docs" / "scenarios.md", *sorted(SOURCES.glob("games/*/scenarios/README.md"))]
PURSUIT = """game = "velo-city"
seats = ["yellow", "red", "blue"]
[position]
active = "blue"
riders = {blue = "33x2", yellow = "33"}
cans = {yellow = 1, blue = 1}
[[steps]]
do = ["solo", "roll 6", "move 33 own"]
[[steps]]
asked = "blue"
offers_only = ["pursue 0", "pursue 1"]
do = ["pursue 1", "pursue 1"]
[expect]
riders = {blue = "27x2", yellow = "27"}
"""


def differences(text: str) -> list[str]:
    return [str(difference) for difference in run(parse(text))]


def examples() -> list[str]:
    """The scenarios that the pages show; without a clone, none."""
    pages = [page.read_text("utf-8") for page in PAGES if page.exists()]
    return [example for page in pages for example in re.findall(r"```toml\n(.*?)```", page, re.DOTALL)]


def fault(text: str) -> Malformed:
    with pytest.raises(Malformed) as caught:
        run(parse(text))
    return caught.value


def test_only_what_somebody_sees_can_be_hidden() -> None:
    hides = PURSUIT.replace("[expect]", '[[steps.views]]\nseat = "blue"\nhides = "secrets"\n[expect]')
    refused = fault(hides)
    assert (refused.code, refused.params["line"], refused.params["key"]) == ("scenario_key", 15, "secrets")
    assert "supply" in refused.params["allowed"]
    assert differences(hides.replace("secrets", "result")) == []


def test_a_scenario_that_holds_has_no_differences() -> None:
    assert differences(PURSUIT) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('blue = "27x2"', 'blue = "27"', 'step 3, line 14: expect.riders: expected {blue = "27", yellow = "27"}'),
        ('asked = "blue"', 'asked = "red"', "step 2, line 10: asked: expected red, is blue"),
        ('asked = "blue"', "asked = []", "step 2, line 10: asked: expected nobody, is blue"),
        (
            '["pursue 0", "pursue 1"]',
            '["pursue 0"]',
            'line 11: offers_only: expected ["pursue 0"], is ["pursue 1"] besides',
        ),
        ('"roll 6"', '"roll 7"', 'step 1, line 8: do: expected chance answers "roll 7", is refused: no_such_outcome'),
        (
            'do = ["solo"',
            'offers = "group 2"\ndo = ["solo"',
            'offers: expected ["group 2"] among the answers, is ["solo", ',
        ),
        ('do = ["solo"', 'offers_not = "solo"\ndo = ["solo"', 'offers_not: expected ["solo"] not among the answers'),
        ('do = ["solo"', 'over = true\ndo = ["solo"', "line 8: over: expected true, is false"),
        (
            'do = ["solo"',
            'events = ["crossed"]\ndo = ["solo"',
            'events: expected {kind = "crossed"}, is [{kind = "declared"',
        ),
        ('do = ["solo"', 'result = {winner = "red"}\ndo = ["solo"', 'result: expected {winner = "red"}, is "nothing"'),
        (
            'do = ["solo"',
            'refuses = [{do = "solo sprint", code = "over"}]\ndo = ["solo"',
            'refuses: expected blue is refused "solo sprint": over, is refused: cans_short',
        ),
        ('do = ["solo"', 'refuses = [{do = "solo", code = "over"}]\ndo = ["solo"', "is accepted"),
        (
            'do = ["solo"',
            'views = [{seat = "spectator", expect = {supply = 1}, hides = "cans"}]\ndo = ["solo"',
            "views.expect.supply: expected 1, is 13",
        ),
    ],
)
def test_what_differs_is_told_with_step_line_expectation_and_fact(old: str, new: str, told: str) -> None:
    assert told in " | ".join(differences(PURSUIT.replace(old, new, 1)))


FREE = """game = "rainbow-jersey"
[position]
space = 6
held = {black = 9}
[[steps]]
do = ["roll", "roll 2"]
[[steps]]
asked = "red"
"""


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ('offers_only = ["attack", "hold"]', ""),
        ('offers_only = ["attack", "hold", "abandon reserve"]', ""),
        ('offers_only = "attack"', '["hold"] besides'),
        ('offers_only = ["attack", "hold", "abandon 9"]', '["abandon 9"] among the answers'),
        ('offers = "abandon 9"', '["abandon 9"] among the answers'),
        ('by = "black"\noffers = "abandon 9"', ""),
        ('offers_not = ["abandon 9"]', ""),
        ('refuses = [{do = "abandon 9", code = "abandon_not_yours"}]', ""),
        ('refuses = [{by = "black", do = "abandon 9", code = "abandon_not_yours"}]', "is accepted"),
        ('do = "abandon 9"\nexpect = {held = {black = []}, asked = "red"}', ""),
    ],
)
def test_offers_and_refusals_are_those_of_who_is_asked_and_free_answers_stand_beside(key: str, told: str) -> None:
    found = " | ".join(differences(FREE + key))
    assert told in found
    assert bool(told) == bool(found)


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("[[steps]]\ndo", "[[steps]]\ndoes", "scenario_key", 8),
        ("[expect]\nriders", "[expect]\npawns", "scenario_key", 14),
        ('game = "velo-city"', 'game = "chess"', "scenario_value", 1),
        ('game = "velo-city"', 'name = "velo-city"', "scenario_key", 1),
        ('game = "velo-city"', "", "scenario_missing", 1),
        ('game = "velo-city"', "game = 3", "scenario_value", 1),
        ('asked = "blue"', 'asked = "green"', "scenario_value", 10),
        ('asked = "blue"', "asked = true", "scenario_value", 10),
        ('asked = "blue"', 'refuses = [{do = "solo"}]', "scenario_missing", 10),
        ('asked = "blue"', 'views = [{seat = "red", see = 1}]', "scenario_key", 10),
        ('asked = "blue"', "events = [{seat = 1}]", "scenario_missing", 10),
        ('asked = "blue"', 'say = {de = "los"}', "scenario_value", 10),
        ("cans = {yellow = 1, blue = 1}", "cans = {yellow = 99}", "scenario_position", 6),
        ("cans = {yellow = 1, blue = 1}", "coins = 1", "scenario_position", 6),
        ("cans = {yellow = 1, blue = 1}", "arrived = {red = [[1]]}", "scenario_position", 6),
        ('riders = {blue = "27x2", yellow = "27"}', "cans = 3", "scenario_position", 14),
        ('riders = {blue = "27x2", yellow = "27"}', 'active = "pink"', "scenario_position", 14),
        ('riders = {blue = "27x2", yellow = "27"}', "supply = true", "scenario_position", 14),
        ('"yellow", "red", "blue"', '"yellow", "red", "pink"', "scenario_table", 2),
        ('"yellow", "red", "blue"', '"yellow", "red"', "scenario_table", 2),
        ('seats = ["yellow", "red", "blue"]', 'seats = [{colour = "red", height = 2}]', "scenario_key", 2),
        ('asked = "blue"', "asked = ", "scenario_unreadable", 10),
        ('asked = "blue"', "asked = " + "9" * 5000, "scenario_unreadable", 15),
        ('asked = "blue"', "asked = " + "[" * 5000, "scenario_unreadable", 15),
        ('asked = "blue"', "x" + ".x" * 5000 + " = 1", "scenario_unreadable", 1),
        ('asked = "blue"', "#" * LONGEST_FILE, "scenario_too_long", 1),
    ],
)
def test_a_file_that_breaks_the_format_is_refused_at_its_line(old: str, new: str, code: str, line: int) -> None:
    assert old in PURSUIT
    malformed = fault(PURSUIT.replace(old, new, 1))
    assert malformed.code == code
    if len(new) < 1000:
        assert malformed.params["line"] == line
    for lang in ("fr", "en"):
        assert str(malformed.params["line"]) in refusals.refusal(malformed, (), lang)


def test_an_unknown_key_names_what_is_allowed_there() -> None:
    assert "offers_only" in fault(PURSUIT.replace("asked", "aksed")).params["allowed"]


def test_a_broken_file_never_ends_in_a_traceback() -> None:
    dice = random.Random(1)
    text = "".join(examples()) or PURSUIT
    pieces = [
        "[",
        "]",
        '"',
        "=",
        "{",
        "}",
        "\n",
        "-1",
        "true",
        "[[steps]]",
        "1979-05-27",
        "'''",
        "nan",
        ",",
        "red",
        "x9",
    ]
    lines: list[int] = []
    for _ in range(400):
        at = dice.randrange(len(text))
        broken = text[:at] + dice.choice(pieces) + text[at + dice.randrange(6) :]
        try:
            run(parse(broken))
        except Malformed as malformed:
            lines.append(malformed.params["line"])
    assert len(lines) > 100
    assert min(lines) >= 1


def test_lines_of_keys_in_every_form() -> None:
    text = "a.b = 1\n[t]\n# note\nx = [\n  1,\n  {y = 2},\n]\n"
    text += '"q r" = """\nlong\n"""\n[[l]]\nk = \'v\'\n[[l]]\n[l.m]\nz = 1\n'
    lines = line_numbers(text)
    assert lines[("a", "b")] == 1
    assert (lines[("t", "x")], lines[("t", "x", 0)], lines[("t", "x", 1, "y")]) == (4, 5, 6)
    assert (lines[("t", "q r")], lines[("l", 0, "k")], lines[("l", 1)], lines[("l", 1, "m", "z")]) == (8, 12, 13, 15)


def test_forced_answers_may_be_left_out_or_named() -> None:
    start = 'game = "velo-city"\noptions = {first_player = 0}\n[[steps]]\ndo = ["solo", "roll 4"'
    assert differences(start + "]\n[expect]\nriders = {red = [32]}\n") == []
    assert differences(start + ', "move 36 own", "solo"]\n') == []
    assert "refused" in differences(start + ', "move 35 own"]\n')[0]


def test_with_a_seed_dice_that_are_not_told_fall_by_themselves() -> None:
    text = (
        'game = "velo-city"\noptions = {first_player = 0}\nseed = 5\n[[steps]]\ndo = ["solo"]\n[[steps]]\ndo = "solo"\n'
    )
    assert differences(text) == []
    assert "no_such_outcome" in differences(text.replace("seed = 5\n", ""))[0]
    assert differences(text.replace('do = ["solo"]', 'do = ["solo", "roll 2"]')) == []


def test_positions_and_options_that_must_be_refused() -> None:
    cans = 'game = "velo-city"\nbad_position = "cans_total"\nposition = {supply = 3}\n'
    assert differences(cans) == []
    assert "refused: cans_total" in differences(cans.replace("supply = 3", "turn = 2"))[0]
    players = 'game = "velo-city"\nbad_options = "seat_count"\nplayers = 9\n'
    assert differences(players) == []
    assert "accepted" in differences(players.replace("9", "5"))[0]
    assert fault(players + "[[steps]]\n").code == "scenario_key"


@pytest.mark.parametrize("players", [3, 4, 7])
def test_any_position_is_exported_as_a_scenario_that_holds(players: int) -> None:
    for game_id in (meta.id for meta in registry.games()):
        game = registry.game(game_id)
        least, most = game.meta.players
        count = min(max(players, least), most)
        while not can_play(game.meta, count, ()):
            count -= 1
        seats = game.meta.seats(count, count)
        match, rng = Match(game, {}, seats, players), Rng(players)
        match.settle()
        while not match.over:
            if len(match.log) % 7 == 0:
                assert differences(export(match)) == []
                assert differences(export(match, answers=6)) == []
            match.answer(*pick(match, rng))
        assert differences(export(match, answers=len(match.log))) == []


@pytest.mark.native
def test_the_pages_name_every_field_answer_kind_event_and_refusal_code() -> None:
    prose = re.sub(r"```.*?```", "", "".join(page.read_text("utf-8") for page in PAGES), flags=re.DOTALL)
    named = set(re.findall(r"`([^`]+)`", prose))
    words = {word for text in named for word in re.findall(r"\w+", text)}
    folders = [Path(str(import_module(registry.folder(meta.id)).__file__)).parent for meta in registry.games()]
    # What a device keeps beyond its games is no matter of scenarios.
    beside = ("campaign", "drawing", "letters", "texts")
    files = [path for folder in folders for path in folder.rglob("*.py") if path.parent.name not in beside]
    source = "".join(path.read_text("utf-8") for path in files)
    core = SOURCES / "engine" / "core"
    source += "".join((core / f"{name}.py").read_text("utf-8") for name in ("game", "options", "steps"))
    codes = set(re.findall(r'(?:Illegal|NotAsked|BadOption|Damaged|Refusal)\(\s*"(\w+)"', source))
    events = set(re.findall(r'\.tell\(\s*"(\w+)"', source))
    fields = {field for meta in registry.games() for field in registry.game(meta.id).fields}
    tokens = {word for meta in registry.games() for word in answer_words(meta.id)}
    assert codes
    assert events
    assert sorted((codes | events | fields | tokens) - words) == []


def answer_words(game_id: str) -> set[str]:
    """The words of the answers of some random games, numbers and colours aside."""
    meta = registry.meta(game_id)
    found: set[str] = set()
    for seed in range(30):
        match, rng = Match(registry.game(game_id), {}, meta.seats(4, 4), seed), Rng(seed)
        match.settle()
        while not match.over:
            match.answer(*pick(match, rng))
        found.update(word for entry in match.log for word in entry.token.split())
    return {word for word in found if word.isalpha()} - set(meta.colours)


@pytest.mark.native
def test_the_examples_of_the_pages_hold() -> None:
    assert len(examples()) == 5
    for example in examples():
        assert differences(example) == []


@pytest.mark.native
@pytest.mark.parametrize("game_id", [meta.id for meta in registry.games()])
def test_a_games_page_tells_each_field_of_its_positions_and_no_other(game_id: str) -> None:
    folder = Path(str(import_module(registry.folder(game_id)).__file__)).parent
    page = (folder / "scenarios" / "README.md").read_text("utf-8")
    rows = re.findall(
        r"^\| ((?:`\w+`(?:, )?)+) \|", page.partition("## Position")[2].partition("\n## ")[0], re.MULTILINE
    )
    told = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert [name for name in told if name in registry.game(game_id).fields] == told
    assert sorted(set(registry.game(game_id).fields) - set(told)) == []


@pytest.mark.parametrize("seed", ["-1", "9223372036854775808", "9" * 400])
def test_a_seed_out_of_range_is_a_fault_of_its_line(seed: str) -> None:
    text = f'game = "velo-city"\nseed = {seed}\n'
    malformed = fault(text)
    assert (malformed.code, malformed.params["line"]) == ("scenario_table", 2)
    assert "la graine" in refusals.refusal(malformed, (), "fr")
    assert "the seed of chance" in refusals.refusal(malformed, (), "en")
    assert differences(text + 'bad_options = "seed_range"\n') == []
    assert differences('game = "velo-city"\nseed = 9223372036854775807\n') == []
