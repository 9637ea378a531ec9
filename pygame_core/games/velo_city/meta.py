"""Velo City: names, seats, options."""

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Option
from pygame_core.engine.texts.language import french

META = Meta(
    id="velo-city",
    names={"fr": "Velo City", "en": "Velo City"},
    players=(3, 7),
    default_players=4,
    colours=("red", "black", "yellow", "white", "green", "grey", "blue"),
    colour_names={
        "red": {"fr": "Rouge", "en": "Red"},
        "black": {"fr": "Noir", "en": "Black"},
        "yellow": {"fr": "Jaune", "en": "Yellow"},
        "white": {"fr": "Blanc", "en": "White"},
        "green": {"fr": "Vert", "en": "Green"},
        "grey": {"fr": "Gris", "en": "Grey"},
        "blue": {"fr": "Bleu", "en": "Blue"},
    },
    pitch={
        "fr": "Trois coursiers rentrés et la tournée est gagnée. Gare aux bouches d’égout.",
        "en": "Three couriers home and the round is won. Mind the manholes.",
    },
    strap={
        "fr": "Course de coursiers, trois à la maison et c’est gagné",
        "en": "A courier race: three home and it is won",
    },
    by_hand={
        "fr": "Les dés roulent sur la table, et on recopie ici ce qu’ils montrent.",
        "en": "You roll your own dice on the table and enter here what they show.",
    },
    credits="Kevin G. Nunn · Abacusspiele, 2010",
    minutes={3: 20, 4: 20, 5: 25, 6: 25, 7: 25},
    difficulty=2,
    shelf=1,
    level_names={
        1: {"fr": "Flâneur", "en": "Stroller"},
        2: {"fr": "Routier", "en": "Regular"},
        3: {"fr": "Champion", "en": "Champion"},
    },
    options=(
        Option("players", "players", 4, {"fr": "Équipes", "en": "Teams"}),
        Option(
            "first_player",
            "seat",
            "random",
            {"fr": "Qui commence", "en": "Who starts"},
            values=("random",),
            value_labels={"random": {"fr": "tiré au sort", "en": "drawn by lot"}},
        ),
        Option(
            "sprint_finish",
            "choice",
            "own_die",
            {"fr": "Sprint et ligne d’arrivée", "en": "Sprint and finish line"},
            values=("own_die", "sum"),
            value_labels={
                "own_die": {"fr": "seul le dé d’équipe la franchit", "en": "only the team die crosses it"},
                "sum": {"fr": "la somme du sprint la franchit aussi", "en": "a sprint’s sum crosses it too"},
            },
            help={
                "fr": french("La règle du livre se lit des deux façons ; la somme rend les fins de course plus vives."),
                "en": "The book can be read both ways; with the sum, finishes are livelier.",
            },
        ),
        Option(
            "board",
            "choice",
            "city",
            {"fr": "Plan", "en": "Map"},
            values=("city",),
            value_labels={"city": {"fr": "la ville", "en": "the city"}},
        ),
    ),
)
