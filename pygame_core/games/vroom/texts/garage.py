"""The campaign in words, for the page that shows it and for the end of a game."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.texts.language import Card, capital, listing

from ..board import MODULES
from ..campaign.record import TROPHIES
from .speaker import Speaker


def garage(profile: Mapping[str, Any], lang: str) -> Card:
    """What a device has come to."""
    speaker = Speaker(lang)
    wins, opened, got = sum(profile["wins"].values()), len(profile["opened"]), len(profile["trophies"])
    told = [speaker.say("garage_wins", count=wins, played=profile["played"]) if profile["played"]
            else speaker.say("garage_empty")]  # fmt: skip
    if profile["due"]:
        told.append(speaker.say("garage_due"))
    elif opened < len(MODULES):
        told.append(speaker.say("garage_active", module=profile["opened"][-1]) if opened
                    else speaker.say("garage_sealed"))  # fmt: skip
    told.append(speaker.say("garage_trophies", count=got, all=len(TROPHIES)))
    return Card(speaker.say("garage_title"), tuple(told))


def envelope(module: str, lang: str) -> str:
    """The words on the button that breaks a seal."""
    return Speaker(lang).say("garage_open", module=module)


def news(record: Mapping[str, Any], lang: str) -> str:
    """The trophies that a game has brought; nothing when there were none."""
    speaker = Speaker(lang)
    won = [capital(speaker.say(f"trophy_{trophy}")) for trophy in record.get("won", ())]
    return speaker.say("garage_news", count=len(won), trophies=listing(lang, won)) if won else ""
