"""Letters at the command line: what one is, and a game between two terminals."""

import json
import re
from pathlib import Path

import pytest

from pygame_core.games.city_chase.letters.mail import Letter
from tests.cli.test_commands import call, call_json, speak
from tests.games.city_chase.post.duel import Duel

SEATS = "person:Ann,elsewhere,computer:1"


def said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], *lines: str
) -> tuple[int, str]:
    """What a terminal says to somebody who types these lines."""
    speak(monkeypatch, *lines)
    status, out, err = call(capsys, "play", "--lang", "en", *words)
    return status, out + err


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder with Ann's table and Ben's, and the letter of Ann's first answers."""
    at = {name: str(tmp_path / name) for name in ("inv", "join", "two", "a", "b")}
    play = lambda words, *lines: said(monkeypatch, capsys, words, *lines)  # noqa: E731
    assert play(["velo-city", "--seats", SEATS], f"letter {at['inv']}", f"save {at['a']}", "quit")[0] == 0
    assert play(["--from", at["inv"], "--name", "Ben"], f"letter {at['join']}", f"save {at['b']}", "quit")[0] == 0
    status, told = play(["--from", at["a"]], f"open {at['join']}", f"letter {at['two']}", f"save {at['a']}", "quit")
    assert status == 0
    assert "Somebody sat down: Ben." in told
    return tmp_path


def test_a_game_between_two_terminals(
    begun: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    players, letter, lines = ["b", "a"], (begun / "two").read_text("utf-8"), 0
    for turn in range(6):
        kept = begun / players[turn % 2]
        moves = ["1"] * 8
        _, told = said(
            monkeypatch, capsys, ["--from", str(kept)], letter, *moves, f"save {kept}", f"letter {begun / 'next'}"
        )
        letter = (begun / "next").read_text("utf-8")
        assert "refused" not in told
        status, data, _ = call_json(capsys, "letter", letter)
        assert status == 0
        assert len(data["answers"]) >= lines
        lines = len(data["answers"])
    assert lines > 6


def test_what_a_letter_is(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = call(capsys, "letter", str(begun / "inv"), "--lang", "en")
    assert status == 0
    assert "(a free seat)" in out
    status, out, _ = call(
        capsys, "letter", "https://x.example/#/letter/" + (begun / "two").read_text("utf-8"), "--lang", "en"
    )
    assert status == 0
    assert "Every die is this table’s." in out
    assert re.search(r"its \d+ answers can be played again", out)


def test_a_sealed_letter_is_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    link = Duel(3).run().links[2]
    status, data, _ = call_json(capsys, "letter", link)
    assert status == 0
    assert (data["kind"], data["game"], data["table"]) == ("sealed", "city-chase", Letter(link).name)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_no_letter_is_status_2_with_a_sentence(
    lang: str, begun: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = (begun / "two").read_text("utf-8")
    for source in (letter[:-3], "F" + "A" * 200, "hello", "x" * 400):
        status, _, err = call(capsys, "letter", source, "--lang", lang)
        assert status == 2
        assert len(err.splitlines()[-1]) > 20


def test_an_invitation_asks_for_a_name(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = call(capsys, "play", "--from", str(begun / "inv"), "--lang", "en")
    assert status == 2
    assert "--name" in err


def test_whoever_looks_on_answers_nothing(
    begun: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (begun / "late").write_text((begun / "two").read_text("utf-8"), "utf-8")
    status, told = said(monkeypatch, capsys, ["--from", str(begun / "late")], "solo", "quit")
    assert status == 0
    assert "Waiting for" in told


def test_a_kept_table_is_a_save_like_any_other(begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads((begun / "a").read_text("utf-8"))["beside"].startswith("table:")
    assert call(capsys, "replay", str(begun / "a"))[0] == 0
