"""Every command, for people and for machines: what it prints, where, and its exit status."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pygame_core.cli import main
from pygame_core.engine import registry
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match

pytestmark = pytest.mark.native
ROOT = Path(__file__).parents[2]
GOOD = """game = "velo-city"
title = {fr = "Un début", en = "A start"}
[[steps]]
do = ["first 1", "solo"]
[expect]
active = "black"
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def played() -> Match:
    game = registry.game("velo-city")
    match, rng = Match(game, {}, game.meta.seats(4, 4), 11), Rng(11)
    match.settle()
    while len(match.log) < 40:
        seat, choices = rng.pick(sorted(match.choices_by_seat.items()))
        match.answer(seat, rng.pick(choices).token)
    return match


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = main(words)
    except SystemExit as left:
        status = int(left.code or 0)
    out, err = capsys.readouterr()
    return status, out, err


def call_json(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any, str]:
    status, out, err = call(capsys, *words, "--json")
    return status, json.loads(out), err


def speak(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# --- scenario ----------------------------------------------------------------------------------------------------


def test_scenarios_that_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.toml"
    file.write_text(GOOD, "utf-8")
    assert call(capsys, "scenario", str(file)) == (0, f"{file}: ok (A start)\n", "")
    assert call(capsys, "scenario", "--lang", "fr", str(file))[1] == f"{file}: bon (Un début)\n"
    expected = [{"file": str(file), "title": "A start", "passed": True, "differences": []}]
    assert call_json(capsys, "scenario", str(file)) == (0, expected, "")


def test_a_difference_is_printed_and_makes_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "b.toml"
    file.write_text(GOOD.replace('"black"', '"red"'), "utf-8")
    status, out, _ = call(capsys, "scenario", str(file))
    assert status == 1
    assert out == f'{file}: differs (A start)\n  step 2, line 6: expect.active: expected "red", is "black"\n'
    status, (report,), _ = call_json(capsys, "scenario", str(file))
    assert (status, report["passed"]) == (1, False)
    difference = {"step": 2, "line": 6, "what": "expect.active", "expected": '"red"', "actual": '"black"'}
    assert report["differences"] == [difference]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (GOOD.replace("title", "titel").encode(), "Line 2: there is no key “titel” here. Possible: game, title"),
        (GOOD.replace('"black"', '"pink"').replace("active", "cans").encode(), "Line 6"),
        (b'game = "velo-city"\nx = \xff', "line 2"),
        (b"game", "not TOML"),
        (b"", "“game” is missing"),
        (b"#" * 900_000, "too long"),
        (None, "Cannot read"),
    ],
)
def test_a_malformed_file_is_status_2_with_line_and_what_is_allowed(
    content: bytes | None, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "c.toml"
    if content is not None:
        file.write_bytes(content)
    good = tmp_path / "good.toml"
    good.write_text(GOOD, "utf-8")
    status, reports, err = call_json(capsys, "scenario", str(file), str(good))
    assert status == 2
    assert said in err
    assert said in reports[0]["error"]["message"]
    assert [report["passed"] for report in reports] == [False, True]
    assert call(capsys, "scenario", str(file))[0] == 2


def test_a_table_that_cannot_play_is_told_in_the_words_of_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sealed.toml"
    file.write_text('game = "vroom"\noptions = {weather = true}\n', encoding="utf-8")
    told = f"{file}: malformed (sealed)\n  Line 2, the table: Weather is still sealed in this campaign.\n"
    assert call(capsys, "scenario", str(file)) == (2, told, "")


# --- simulate ----------------------------------------------------------------------------------------------------


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "velo-city", "--games", "4", "--seats", "random,1,random,random", "--seed", "7")
    status, report, err = call_json(capsys, *words)
    assert status == 0
    assert list(report) == ["game", "games", "seats", "ends", "answers"]
    assert (report["game"], report["games"]) == ("velo-city", 4)
    assert [seat["kind"] for seat in report["seats"]] == ["random", 1, "random", "random"]
    assert sum(seat["wins"] for seat in report["seats"]) == sum(report["ends"].values()) == 4
    assert all(seat["interval"][0] <= seat["win_rate"] <= seat["interval"][1] for seat in report["seats"])
    assert set(report["answers"]) == {"median", "max"}
    assert "4/4" in err
    assert call_json(capsys, *words)[1] == report
    status, out, _ = call(capsys, *words)
    assert (status, out.splitlines()[0]) == (0, "4 games of velo-city")
    assert out.count("95%") == 4
    assert "couriers home" in out or "podium full" in out


# --- replay ------------------------------------------------------------------------------------------------------


def test_replay_of_a_save_and_of_links(played: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(saves.save(played), "utf-8")
    status, out, _ = call(capsys, "replay", str(file))
    assert status == 0
    assert f"After {len(played.log)} of {len(played.log)} answers:" in out
    assert out.count("\n   ") >= len(played.log)
    status, data, _ = call_json(capsys, "replay", str(file), "--at", "5")
    assert (status, data["at"], len(data["answers"])) == (0, 5, len(played.log))
    assert data["position"] == json.loads(json.dumps(played.game.write(played.at(5))))
    address = "https://games.example/x/#/link/" + links.link(played, history=True)
    assert call_json(capsys, "replay", address)[1]["answers"] == data["answers"]
    status, out, _ = call(capsys, "replay", links.link(played, history=False))
    assert (status, "without the history" in out) == (0, True)
    assert call(capsys, "replay", str(file), "--at", "9999")[0] == 2
    at = next(index for index in range(41) if played.game.view(played.at(index), None)["step"] == "move")
    assert "The dice: " in call(capsys, "replay", str(file), "--at", str(at))[1]


# --- bench -------------------------------------------------------------------------------------------------------


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    status, report, _ = call_json(capsys, "bench", "velo-city", "--seconds", "0.1")
    assert status == 0
    assert set(report) == {"calibration", "games"}
    assert report["calibration"]["loops_per_second"] > 0
    assert set(report["games"]["velo-city"]) == {
        "steps_per_second", "match_steps_per_second", "copy_us", "view_us", "save_bytes", "growth",
    }  # fmt: skip
    assert all(value > 0 for value in report["games"]["velo-city"].values())
    status, out, _ = call(capsys, "bench", "--seconds", "0.1")
    assert (status, "steps_per_second" in out) == (0, True)


# --- play --------------------------------------------------------------------------------------------------------

TABLE = ("play", "velo-city", "--seed", "3", "--seats", "person:Ada,person:Bo,person:Cy")


def test_a_whole_game_is_played_from_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speak(monkeypatch, *["1"] * 2000)
    status, out, _ = call(capsys, *TABLE)
    assert status == 0
    assert "  1  solo" in out
    assert "Ada, how do you ride?" in out
    speak(monkeypatch, *["1"] * 2000)
    status, report, err = call_json(capsys, *TABLE)
    assert (status, report["over"], report["result"]["reason"]) == (0, True, "three")
    assert report["seats"][0]["name"] == "Ada"
    assert "Ada, how do you ride?" in err


def test_computers_play_among_themselves(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    speak(monkeypatch)
    status, report, _ = call_json(capsys, "play", "velo-city", "--seed", "1", "--seats", "computer:1,random,random")
    assert (status, report["over"]) == (0, True)


def test_commands_in_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save, export = tmp_path / "s.json", tmp_path / "e.toml"
    commands = ("?", "? 1", "? pay", "why", "why solo", "why group 5", "hint", "odds", "log", "undo", "save")
    speak(
        monkeypatch, "", "99", "fly", *commands, f"save {save}", f"export {export}", f"save {tmp_path}", "link", "quit"
    )
    status, out, err = call(capsys, *TABLE)
    assert (status, err) == (0, "")
    for said in ("1. Declare", "That is possible.", "No group run from 5", "Hint: ", "Into which file?", "Goodbye"):
        assert said in out
    assert f"Cannot write {tmp_path}" in out
    assert saves.load(save.read_text("utf-8")).match.seats[0].name == "Ada"
    assert call(capsys, "scenario", str(export))[0] == 0
    speak(monkeypatch, "quitter")
    status, out, _ = call(capsys, "play", "--from", str(save), "--lang", "fr")
    assert (status, "À bientôt" in out) == (0, True)


def test_undo_and_real_dice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    speak(monkeypatch, "first 0", "solo", "undo", "solo", "roll 9", "4")
    status, report, err = call_json(capsys, *TABLE, "--real-dice")
    assert status == 0
    assert "Taken back." in err
    assert [answer["token"] for answer in report["answers"]] == ["first 0", "solo", "roll 4", "move 36 own"]


# --- bad arguments -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "COMMAND"),
        (("fly",), "There is no command “fly”"),
        (("play",), "There are: velo-city"),
        (("play", "chess"), "There are: velo-city"),
        (("play", "velo-city", "--seats", "person"), "3 to 7"),
        (("play", "velo-city", "--seats", "person,robot,person"), "Seat 2: “robot” will not do"),
        (("play", "velo-city", "--seats", "person,computer:9,person"), "computer:9"),
        (("play", "velo-city", "--seats", "person:" + "x" * 30 + ",random,random"), "24 characters"),
        (("play", "velo-city", "--seats", ",".join(["random"] * 9)), "3 to 7"),
        (("play", "velo-city", "--option", "sprint_finish"), "NAME=VALUE"),
        (("play", "velo-city", "--option", "sprint_finish=maybe"), "own_die, sum"),
        (("play", "velo-city", "--option", "wind=1"), "no option “wind”"),
        (("play", "velo-city", "--option", "players=12"), "players"),
        (("play", "velo-city", "--from", "x"), "no file"),
        (("play", "--seats", "random", "--from", "x"), "table already"),
        (("play", "velo-city", "--seed", "x"), "“x” is not a whole number"),
        (("play", "velo-city", "--seed", "-1"), "“-1” is not a whole number from 0 to 9223372036854775807"),
        (("play", "velo-city", "--seed", str(1 << 63)), "from 0 to 9223372036854775807"),
        (("simulate", "velo-city", "--seed", "-1", "--lang", "fr"), "« -1 » n’est pas un nombre entier de 0"),
        (("play", "velo-city", "--lang", "de"), "Possible: fr, en"),
        (("play", "--lang", "fr", "--seats"), "Après --seats, il faut une valeur"),
        (("fly", "--lang=fr"), "Pas de commande"),
        (("play", "--json=yes"), "takes no value"),
        (("bench", "--" + "y" * 90), "--" + "y" * 37 + "…"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "There are: velo-city"),
        (("simulate", "velo-city", "--games", "0"), "whole number from 1"),
        (("simulate", "velo-city", "--games", "many"), "whole number from 1"),
        (("simulate", "velo-city", "--jobs", "-1"), "whole number from 0"),
        (("simulate", "velo-city", "--seats", "1,2"), "3 to 7"),
        (("simulate", "velo-city", "--seats", "1,2,9"), "“9”"),
        (("simulate", "velo-city", "--seats", ""), "“”"),
        (("scenario",), "FILE"),
        (("scenario", "/nowhere.toml"), "Cannot read /nowhere.toml"),
        (("scenario", "/"), "Cannot read /"),
        (("replay", "/nowhere.json"), "no file"),
        (("replay", "x" * 5000), "link"),
        (("replay", "\0"), "no file"),
        (("replay", "x", "--at", "-1"), "whole number from 0"),
        (("bench", "chess"), "There are: velo-city"),
        (("bench", "--seconds", "nan"), "number of seconds"),
        (("bench", "--seconds", "0"), "number of seconds"),
    ],
)
def test_bad_arguments_are_status_2_with_a_clear_sentence(
    words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = call(capsys, *words)
    assert status == 2
    assert said in err.replace("\u00a0", " ")
    assert "Traceback" not in err
    assert "y" * 41 not in err


def test_bad_arguments_are_told_to_machines_too(capsys: pytest.CaptureFixture[str]) -> None:
    status, report, err = call_json(capsys, "replay", "x", "--at", "y" * 60, "--lang", "fr")
    assert status == 2
    assert report["error"] in err
    assert report["error"] == f"--at\u00a0: «\u00a0{'y' * 39}…\u00a0» n’est pas un nombre entier à partir de 0."


def test_a_file_that_is_no_save_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, told = tmp_path / "empty.json", tmp_path / "told.toml"
    empty.write_text("\n", "utf-8")
    told.write_text(GOOD, "utf-8")
    assert call(capsys, "replay", str(empty))[2] == f"{empty} is empty.\n"
    assert "is a scenario" in call(capsys, "replay", str(told))[2]
    assert call(capsys, "scenario", "/nowhere.toml")[2].count("/nowhere.toml") == 1


def test_play_begins_where_a_scenario_does(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.toml"
    file.write_text(GOOD + '[position]\nactive = "white"\nriders = {white = "12"}\n', "utf-8")
    speak(monkeypatch, "quit")
    status, out, _ = call(capsys, "play", "velo-city", "--from", str(file))
    assert (status, "White, how do you ride?" in out, "  12" in out) == (0, True, True)
    file.write_text(GOOD + "[position]\nsupply = 99\n", "utf-8")
    assert "Line 8: Impossible position, supply" in call(capsys, "play", "--from", str(file))[2]
    assert call(capsys, "play", "chess", "--from", str(file))[0] == 2


@pytest.mark.parametrize("content", [b"{}", b"{", b"\xff\xfe", b"", b'{"format": 99}', b"[" * 100_000])
def test_a_damaged_save_is_status_2(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    for command in (("replay", str(file)), ("play", "--from", str(file))):
        status, report, err = call_json(capsys, *command)
        assert status == 2
        assert report["error"] in err


def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Aucun jeu" in call(capsys, "play", "chess")[2]
    assert "No game" in call(capsys, "play", "chess", "--lang", "en")[2]


def test_no_file_commands_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evil.toml"
    file.write_text('game = "velo-city"\ntitle = "\\u001b[31mred\\u202e"\nover = true\n', encoding="utf-8")
    assert main(["scenario", str(file)]) == 1
    file.write_text('game = "velo-city"\n"\\u001b]0;x\\u0007" = 1\n', encoding="utf-8")
    assert main(["scenario", str(file)]) == 2
    told = "".join(capsys.readouterr())
    assert "[31mred" in told
    assert all(sign.isprintable() or sign == "\n" for sign in told)


def test_help_needs_nothing_installed() -> None:
    for words in (["--help"], ["play", "--help"], ["bench", "velo-city", "--seconds", "0.05"]):
        done = subprocess.run(
            [sys.executable, "-S", "-E", "-m", "pygame_core", *words],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout
