"""Vroom Vroom: names, seats, options."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Option, Seat, Words
from pygame_core.engine.texts.language import french

NAME = "Vroom Vroom"
"""Not confirmed by the publisher's text: it stands here once."""
LONGEST_NAME, LONGEST_TEXT, LONGEST_LIST = 30, 200, 40


def _check(options: Mapping[str, Any], _seats: Sequence[Seat]) -> None:
    from .table import check  # The home page knows this file alone.

    check(options)


_EVENTS = {
    "round_trip": {"fr": "Aller-Retour", "en": "Round Trip"},
    "pit_stop": {"fr": "Arrêt au Stand", "en": "Pit Stop"},
    "chicane": {"fr": "Chicane", "en": "Chicane"},
    "fresh_paint": {"fr": "Peinture fraîche", "en": "Fresh Paint"},
    "pack": {"fr": "Peloton", "en": "Pack"},
    "level_crossing": {"fr": "Passage à niveau", "en": "Level Crossing"},
    "criss_cross": {"fr": "Chassé-croisé", "en": "Criss-Cross"},
    "braking": {"fr": "Zone de freinage", "en": "Braking Zone"},
}
_ALONE: dict[str, tuple[Any, ...]] = {"first_game": (False,)}
"""A first game is laid out as the rulebook advises."""


def _module(name: str, fr: str, en: str, does_fr: str, does_en: str) -> Option:
    help_ = {"fr": french(does_fr), "en": does_en}
    return Option(name, "bool", default=False, label={"fr": fr, "en": en}, help=help_, needs=_ALONE)


def _event(name: str, default: str, fr: str, en: str) -> Option:
    needs: dict[str, tuple[Any, ...]] = {"events": ("chosen",)}
    return Option(name, "choice", default, {"fr": fr, "en": en}, tuple(_EVENTS), _EVENTS, needs=needs)


def _custom(name: str, kind: str, default: str, label: Words, **more: Any) -> Option:
    labels = {value: {"fr": f"course {value}", "en": f"race {value}"} for value in more.get("values", ())}
    return Option(name, kind, default, label, value_labels=labels, needs={"events": ("custom",)}, **more)


META = Meta(
    id="vroom",
    names={"fr": NAME, "en": NAME},
    players=(3, 6),
    default_players=4,
    colours=("blue", "green", "red", "plum", "yellow", "slate"),
    colour_names={
        "blue": {"fr": "Bleu", "en": "Blue"},
        "green": {"fr": "Vert", "en": "Green"},
        "red": {"fr": "Rouge", "en": "Red"},
        "plum": {"fr": "Prune", "en": "Plum"},
        "yellow": {"fr": "Jaune", "en": "Yellow"},
        "slate": {"fr": "Ardoise", "en": "Slate"},
    },
    pitch={
        "fr": french("Tous ensemble, à l’œil et au doigt : arriver dans le bon ordre, sans un chiffre."),
        "en": "All together, by eye and fingertip: finish in the right order, no numbers said.",
    },
    strap={"fr": "Pousser juste assez, et deviner les autres", "en": "Push just far enough, and read the others"},
    by_hand={
        "fr": french(
            "Événements, météo et virages se tirent dans les vraies piles. Les cartes Vitesse restent ici : "
            "elles sont secrètes, et qui les recopierait les verrait toutes."
        ),
        "en": "Events, weather and bends come from your own piles. The speed cards stay here: they are secret, "
        "and whoever entered them would see them all.",
    },
    credits="Antonin Boccara · Big Moustache Games",
    minutes={3: 15, 4: 20, 5: 25, 6: 30},
    difficulty=1,
    shelf=5,
    level_names={
        1: {"fr": "Apprenti", "en": "Novice"},
        2: {"fr": "Habitué", "en": "Regular"},
        3: {"fr": "As", "en": "Expert"},
    },
    hidden=True,
    open_table=True,
    profile=True,
    seated=True,
    together=True,
    check=_check,
    options=(
        Option("players", "players", 4, {"fr": "Voitures", "en": "Cars"}),
        Option(
            "first_seat",
            "seat",
            "random",
            {"fr": "Qui prend la voiture 1", "en": "Who takes car 1"},
            values=("random",),
            value_labels={"random": {"fr": "au hasard", "en": "at random"}},
        ),
        Option(
            "mode",
            "choice",
            "normal",
            {"fr": "Difficulté", "en": "Difficulty"},
            values=("normal", "hard"),
            value_labels={
                "normal": {"fr": "normale", "en": "normal"},
                "hard": {"fr": french("difficile : une roue de moins"), "en": "hard: one wheel less"},
            },
        ),
        Option(
            "first_game",
            "bool",
            default=False,
            label={"fr": "Première partie", "en": "First game"},
            help={
                "fr": "Circuit classique, Aller-Retour puis Arrêt au Stand, premières cartes montrées.",
                "en": "The classic circuit, Round Trip then Pit Stop, first cards shown.",
            },
        ),
        Option(
            "events",
            "choice",
            "random",
            {"fr": "Événements", "en": "Events"},
            values=("random", "chosen", "custom"),
            value_labels={
                "random": {"fr": "deux au hasard", "en": "two at random"},
                "chosen": {"fr": "choisis", "en": "chosen"},
                "custom": {"fr": "un que vous inventez", "en": "one that you invent"},
            },
            needs=_ALONE,
        ),
        _event("event_2", "round_trip", "Événement de la course 2", "Event of race 2"),
        _event("event_3", "pit_stop", "Événement de la course 3", "Event of race 3"),
        _custom("custom_name", "text", "", {"fr": "Son nom", "en": "Its name"}, longest=LONGEST_NAME),
        _custom("custom_text", "text", "", {"fr": "Sa contrainte", "en": "What it asks"}, longest=LONGEST_TEXT),
        _custom("custom_race", "choice", "2", {"fr": "Sa course", "en": "Its race"}, values=("2", "3")),
        Option(
            "reveal_first",
            "bool",
            default=False,
            label={"fr": "Montrer les premières cartes", "en": "Show the first cards"},
            help={
                "fr": french("Après le premier tour, chacun montre sa carte : on s’accorde sur l’échelle."),
                "en": "After the first round everybody shows their card, to agree on a scale.",
            },
        ),
        _module("weather", "Météo", "Weather", "À chaque tour son temps.", "A weather for each round."),
        _module("boost", "Boost", "Boost", "Une carte par course compte double.", "One card a race counts double."),
        _module("drift", "Dérapage", "Drift", "Chaque tour demande un virage.", "Each round asks for a bend."),
        _module("ghost", "Fantôme", "Ghost", "Une voiture neutre court aussi.", "A neutral car races along."),
        _module("podium", "Podium", "Podium", "Y seras-tu ? Dis-le avant.", "Will you be on it? Say so before."),
        Option(
            "campaign",
            "bool",
            default=True,
            label={"fr": "Campagne", "en": "Campaign"},
            help={
                "fr": "Les modules s’ouvrent un à un, à chaque victoire. Sans campagne, tout est permis.",
                "en": "Modules open one by one, win by win. Without a campaign everything is allowed.",
            },
        ),
        Option("opened", "text", "", {"fr": "Modules ouverts", "en": "Modules opened"}, longest=LONGEST_LIST),
        Option(
            "circuits",
            "choice",
            "ask",
            {"fr": "Circuits", "en": "Circuits"},
            values=("ask", "presets"),
            value_labels={
                "ask": {"fr": "à vous de les poser", "en": "yours to lay"},
                "presets": {"fr": "tirés au sort", "en": "drawn by lot"},
            },
        ),
        Option(
            "memory_aid",
            "bool",
            default=False,
            label={"fr": "Aide-mémoire", "en": "Memory aid"},
            help={
                "fr": "En regardant ta carte, tu vois aussi ton total de la course.",
                "en": "Looking at your card also tells your total of the race.",
            },
        ),
        Option(
            "table_skin",
            "choice",
            "wood",
            {"fr": "On joue sur", "en": "You play on"},
            values=("wood", "floor", "grass", "tower", "arch", "lighthouse", "castle"),
            value_labels={
                "wood": {"fr": "une table en bois", "en": "a wooden table"},
                "floor": {"fr": "le carrelage", "en": "the floor"},
                "grass": {"fr": "l’herbe", "en": "the grass"},
                "tower": {"fr": "une place, sous la tour", "en": "a square below the tower"},
                "arch": {"fr": "une avenue, sous l’arc", "en": "an avenue below the arch"},
                "lighthouse": {"fr": "le môle, au pied du phare", "en": "the pier below the lighthouse"},
                "castle": {"fr": "la cour du château", "en": "the castle’s courtyard"},
            },
        ),
    ),
)  # fmt: skip
