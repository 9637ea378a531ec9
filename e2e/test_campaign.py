"""A whole game of three races, driven by hand from the first card to the last line, won in the campaign."""

import pytest

from e2e import drives
from e2e.player import Player
from pygame_core.engine.match.match import Match

TRIES = 3
"""Team-mates err as people do: once in many games somebody ends out of order too often."""


def won(player: Player) -> Match:
    """The first game that is won, played to its end."""
    for seed in range(1, TRIES + 1):
        player.at_table(drives.match("p33", at={}, seed=seed, campaign=True), name=f"g{seed}")
        game = drives.play(player, seed, f"g{seed}")
        if game.view(None)["result"]["won"]:
            return game
    pytest.fail("not one game was won")


def test_a_campaign_game_is_won_by_drags(player: Player) -> None:
    game = won(player)
    events = [event for told in game.events for event in told]
    driven = [event for event in events if event.kind == "drove" and event.data["seat"] == 0]
    assert len(driven) == 15
    assert len([event for event in events if event.kind == "race_over"]) == 3
    assert game.view(None)["result"]["opened"] == "weather"
    player.open("#/new/vroom")
    assert player.page.locator("#setup").get_by_text("Weather").count()
