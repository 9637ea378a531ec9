"""City Chase: names, seats, options."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Option, Seat
from pygame_core.engine.texts.language import french


def _check(options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    from .table import check  # The home page knows this file alone.

    check(options, seats)


_OWNERS = {
    "auto": {"fr": "comme d’habitude", "en": "as usual"},
    "p1": {"fr": "la première place de police", "en": "the first police seat"},
    "p2": {"fr": "la deuxième place de police", "en": "the second police seat"},
    "p3": {"fr": "la troisième place de police", "en": "the third police seat"},
    "team": {"fr": "toute l’équipe", "en": "the whole team"},
}


def _owner(heli: str, fr: str, en: str) -> Option:
    return Option(
        heli,
        "choice",
        "auto",
        {"fr": f"Qui pilote l’hélicoptère {fr}", "en": f"Who flies the {en} helicopter"},
        values=tuple(_OWNERS),
        value_labels=_OWNERS,
    )


META = Meta(
    id="city-chase",
    names={"fr": "City Chase", "en": "City Chase"},
    players=(2, 4),
    default_players=2,
    colours=("thief", "pink", "yellow", "green"),
    colour_names={
        "thief": {"fr": "Voleur", "en": "Thief"},
        "pink": {"fr": "Agent rose", "en": "Agent Pink"},
        "yellow": {"fr": "Agent jaune", "en": "Agent Yellow"},
        "green": {"fr": "Agent vert", "en": "Agent Green"},
    },
    pitch={
        "fr": "Une voiture volée, trois hélicoptères, onze tours pour disparaître.",
        "en": "One stolen car, three helicopters, eleven rounds to stay out of sight.",
    },
    strap={
        "fr": "Une voiture volée, trois hélicoptères, onze tours",
        "en": "One stolen car, three helicopters, eleven rounds",
    },
    credits="Martino Chiacchiera, Gabriele Mari · Korea Boardgames, 2021",
    minutes={2: 20, 3: 20, 4: 20},
    difficulty=2,
    shelf=2,
    level_names={
        1: {"fr": "Débutant", "en": "Beginner"},
        2: {"fr": "Rusé", "en": "Sly"},
        3: {"fr": "Redoutable", "en": "Formidable"},
    },
    lead="thief",
    hidden=True,
    by_link={"connection": "links"},
    check=_check,
    options=(
        Option("players", "players", 2, {"fr": "Joueurs", "en": "Players"}),
        Option(
            "connection",
            "choice",
            "one-device",
            {"fr": "Où l’on joue", "en": "Where you play"},
            values=("one-device", "links"),
            value_labels={
                "one-device": {"fr": "sur cet appareil", "en": "on this device"},
                "links": {"fr": "par liens, chacun chez soi", "en": "by links, each at home"},
            },
        ),
        Option(
            "deduction",
            "bool",
            default=False,
            first=True,
            label={"fr": "Aide à la déduction", "en": "Help with deducing"},
            help={
                "fr": french("La police voit les immeubles où la voiture peut être."),
                "en": "The police see the buildings where the car can be.",
            },
        ),
        Option(
            "notes",
            "choice",
            "full",
            {"fr": "Marques de la police", "en": "Marks of the police"},
            values=("full", "traces"),
            value_labels={
                "full": {"fr": "tout ce qui fut regardé", "en": "everything looked into"},
                "traces": {"fr": "les traces seules, comme sur la table", "en": "traces only, as on the table"},
            },
        ),
        _owner("pink", "rose", "pink"),
        _owner("yellow", "jaune", "yellow"),
        _owner("green", "vert", "green"),
        Option(
            "curtain",
            "bool",
            default=True,
            label={"fr": "Rideau entre voleur et police", "en": "Curtain between thief and police"},
            retired=True,  # There always is one, where thief and police share the device.
        ),
        Option(
            "skyline",
            "choice",
            "random",
            {"fr": "Hauteur des immeubles", "en": "Height of the buildings"},
            values=("random", "regular"),
            value_labels={
                "random": {"fr": "au hasard", "en": "at random"},
                "regular": {"fr": "régulière", "en": "regular"},
            },
        ),
    ),
)
