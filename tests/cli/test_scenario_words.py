"""What `scenario` says: strict about every word, and a difference is told as what did happen."""

import io
import json
from pathlib import Path

import pytest

from pygame_core.cli import main
from pygame_core.engine import registry
from pygame_core.engine.scenarios.words import words

pytestmark = pytest.mark.native
TOP = 'game = "velo-city"\nseats = ["yellow", "red", "blue"]\n'
TOP += '[position]\nactive = "blue"\nriders = {blue = "33x4", yellow = "33"}\n'
ROLLED = '[[steps]]\nby = "blue"\ndo = "solo"\n[[steps]]\ndo = "roll 6"\n'


def check(folder: Path, capsys: pytest.CaptureFixture[str], text: str, lang: str = "en") -> tuple[int, str]:
    """Check a scenario from a text: status and standard output; nothing may come on standard errors."""
    file = folder / "case.toml"
    file.write_text(text, "utf-8")
    status = main(["scenario", str(file), "--lang", lang])
    out, err = capsys.readouterr()
    assert err == ""
    return status, out.replace("\u00a0", " ").replace(f"{file}: ", "")


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (
            'refuses = [{do = "solo bonus", code = "can_short"}]',
            "Line 7, code: “can_short” will not do. Expected: cans_short",
        ),
        ('events = ["mooved"]', "Line 7, kind: “mooved” will not do. Expected: crossed, declared"),
        ('events = [{kind = "moved", sat = "blue"}]', "Line 7: there is no key “sat” here. Possible: kind, die, rider"),
        ('events_not = [{kind = "moved", sat = "blue"}]', "Line 7: there is no key “sat” here"),
        ('views = [{seat = "red", expect = {can = 0}}]', "Line 7: there is no key “can” here. Possible: active"),
    ],
)
def test_a_misspelt_word_is_an_error_with_what_is_allowed(
    step: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = check(tmp_path, capsys, f"{TOP}[[steps]]\n{step}\n")
    assert status == 2
    assert out.startswith("malformed (case)\n  ")
    assert said in out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "velo-city"\nbad_options = "seat_cuont"\nseats = ["red"]\n', "“seat_cuont” will not do"),
        ('game = "velo-city"\nbad_position = "cans_totl"\nposition = {supply = 3}\n', "“cans_totl” will not do"),
    ],
)
def test_so_is_a_misspelt_code_of_a_table_or_a_position(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = check(tmp_path, capsys, text)
    assert (status, said in out) == (2, True)


@pytest.mark.parametrize(
    ("steps", "english", "french"),
    [
        ('[[steps]]\nasked = "red"\n', "Blue must answer, not Red.", "une réponse de Bleu, pas de Rouge."),
        ('[[steps]]\nasked_not = "blue"\n', "yet Blue must answer.", "on demande pourtant Bleu."),
        (
            '[[steps]]\ndo = "solo bonus"\n',
            "Blue cannot answer “solo bonus”.",
            "Bleu ne peut pas répondre « solo bonus ».",
        ),
        (
            '[[steps]]\ndo = "solo"\n[[steps]]\nby = "blue"\ndo = "move 33 own"\n',
            "step 2, line 10: do: “move 33 own” by Blue comes too early: chance first",
            "étape 2, ligne 10 : do : « move 33 own », de Bleu, vient trop tôt : le hasard d’abord",
        ),
        (
            ROLLED + '[[steps]]\ndo = "move 32 own"\n',
            "“move 32 own” was not possible: Blue had one answer only, “move 33 own”",
            "Bleu n’avait qu’une réponse, « move 33 own », donnée d’office.",
        ),
        (
            '[[steps]]\nrefuses = [{do = "solo", code = "cans_short"}]\n',
            "“solo” by Blue should be refused (cans_short), and is accepted.",
            "devait être refusé (cans_short), et passe.",
        ),
        (
            '[[steps]]\nby = "blue"\ndo = "solo"\nevents = ["moved"]\n',
            'no {kind = "moved"}. What happened: Blue',
            "Ce qui s’est passé : ",
        ),
        ('[[steps]]\nby = "blue"\ndo = "solo"\nevents_not = ["declared"]\n', "should not have happened: Blue", "Bleu"),
        ("[[steps]]\nover = true\n", "the game is not over.", "la partie n’est pas finie."),
        ('[[steps]]\noffers = "pay"\n', "there is no answer pay here. Possible: solo", "Possible : solo"),
    ],
)  # fmt: skip
def test_a_difference_is_a_sentence_with_names(
    steps: str, english: str, french: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TOP + steps
    for lang, said in (("en", english), ("fr", french)):
        status, out = check(tmp_path, capsys, text, lang)
        told = " ".join(out.split())
        assert status == 1
        assert said in told
        assert len(out.splitlines()) <= 11
        assert all(len(line) <= 120 for line in out.splitlines())
        assert "seat=" not in out
        assert lang == "en" or not {"Blue", "Red"} & set(told.split())


def test_words_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step = '[[steps]]\nasked_not = ["red", "chance"]\ndo = "solo"\nevents = ["declared"]\nevents_not = ["moved"]\n'
    assert check(tmp_path, capsys, TOP + step) == (0, "ok (case)\n")


def test_a_file_that_is_not_there_is_not_badly_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "nowhere.toml"), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, "malformed" in err, err.count("Cannot read")) == ("", False, 1)


@pytest.mark.parametrize("spelling", ["sum", '"sum"', "'sum'", "SUM"])
def test_an_option_is_spelt_plainly_or_as_in_toml(spelling: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "velo-city", "--games", "1", "--seats", "random,random,random", "--json"]
    assert main([*asked, "--option", f"sprint_finish={spelling}"]) == 0
    assert json.load(io.StringIO(capsys.readouterr().out))["games"] == 1


@pytest.mark.parametrize("command", ["play", "simulate", "scenario", "replay", "bench"])
def test_help_says_what_json_brings(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "--json on standard output" in told


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_every_game_tells_its_words(game: str) -> None:
    known = words(game)
    assert {"over", "not_offered"} < set(known.answers)
    assert "over" in known.events
