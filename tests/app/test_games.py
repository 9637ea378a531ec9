"""Games that are fetched when they are needed: each once, and whoever asks meanwhile waits in line."""

import asyncio

import pytest

from app.shell.game_loader import Games


@pytest.mark.native  # Pyodide has one loop, and it runs already
def test_messages_are_answered_in_their_order_while_a_game_is_fetched() -> None:
    told: list[str] = []

    async def bring(package: str) -> None:
        told.append(f"fetching {package}")
        await asyncio.sleep(0)
        told.append("here")

    async def answer(games: Games, address: str) -> None:
        await games.bring_for({"hash": address}, None)
        told.append(address)

    async def visit() -> None:
        games = Games(bring)
        addresses = ("#/new/velo-city", "#/new/velo-city", "#/settings")
        await asyncio.gather(*(answer(games, address) for address in addresses))

    asyncio.run(visit())
    assert told == ["fetching echappee-velo-city", "here", "#/new/velo-city", "#/new/velo-city", "#/settings"]
