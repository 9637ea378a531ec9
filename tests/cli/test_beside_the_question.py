"""The terminal where seats that are not asked may act, too, and where a number is asked."""

import io
import sys
from pathlib import Path

import pytest

from pygame_core.cli import main

pytestmark = pytest.mark.native
AUCTION = """game = "rainbow-jersey"
title = {fr = "Aux enchères", en = "An auction"}
players = 3
[position]
turn = 20
space = 27
step = "auction"
front = "yellow"
white = 3
kind = "effort"
pack = ["red", "black", "yellow"]
energy = {red = 21, black = 40, yellow = 30}
[[steps]]
do = ["pass"]
"""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    file = tmp_path / "auction.toml"
    file.write_text(AUCTION, "utf-8")
    return str(file)


def told(table: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))))
    assert main(["play", "--from", table]) == 0
    return capsys.readouterr().out


def test_free_answers_stand_apart_and_are_taken_at_any_question(
    table: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = told(table, capsys, monkeypatch, "black: abandon reserve", "abandon reserve", "nobody: abandon reserve")
    listed = out.partition("At any time:")[2]
    assert "Black: abandon reserve" in listed
    assert "Black lets a domestique go" in out
    assert "Red lets a domestique go" in out
    assert out.count("Red, how much for") == 3  # it stays Red's turn to bid


def test_where_a_number_is_asked_the_number_will_do(
    table: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = told(table, capsys, monkeypatch, "? 7", "7", "why 3", "hint")
    assert "bid 1 ... 21" in out
    assert "At 7 you have 14 left." in out
    assert "Red bids 7" in out
    assert "at least 8" in out
    assert "abandon" not in out.partition("Hint:")[2]


def test_what_computers_say_one_after_the_other_is_told_once(
    table: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    computers = '{colour = "black", kind = "computer", level = 1}, {colour = "yellow", kind = "computer", level = 1}'
    seats = f'seats = [{{colour = "red", name = "Red"}}, {computers}]'
    Path(table).write_text(AUCTION.replace("players = 3", seats), "utf-8")
    lines = [line for line in told(table, capsys, monkeypatch, "bid 1").splitlines() if "Red bids 1" in line]
    assert len(lines) == 1
    assert lines[0].endswith(".")


def test_real_cards_are_listed_by_what_they_say_and_typed_by_their_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ("red", "starts black", "roll", "3", "c30", "C08", "quit")
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "rainbow-jersey", "--real-dice", "--seats", "person,person,person", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for said in ("starts red     Red starts", "draw c08  Card: A domestique abandons.", "answer “c30” here"):
        assert said in out
    assert "Red rolls 3: chance. A domestique abandons!" in out
