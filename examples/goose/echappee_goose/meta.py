"""The Game of the Goose: names, seats, options."""

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Option
from pygame_core.engine.texts.language import french

META = Meta(
    id="goose",
    names={"fr": "Jeu de l’oie", "en": "Game of the Goose"},
    players=(2, 6),
    default_players=3,
    colours=("red", "blue", "yellow", "green", "plum", "black"),
    colour_names={
        "red": {"fr": "Rouge", "en": "Red"},
        "blue": {"fr": "Bleu", "en": "Blue"},
        "yellow": {"fr": "Jaune", "en": "Yellow"},
        "green": {"fr": "Vert", "en": "Green"},
        "plum": {"fr": "Prune", "en": "Plum"},
        "black": {"fr": "Noir", "en": "Black"},
    },
    pitch={
        "fr": "Soixante-trois cases jusqu’à la mare. Les oies poussent, le puits retient, la mort renvoie au départ.",
        "en": "Sixty-three spaces to the pond. Geese push on, the well holds fast, death sends back to the start.",
    },
    strap={
        "fr": "Une course en spirale, vieille de quatre siècles",
        "en": "A race along a spiral, four centuries old",
    },
    by_hand={
        "fr": "Les deux dés roulent sur la table, et on recopie ici ce qu’ils montrent.",
        "en": "You roll your own two dice on the table and enter here what they show.",
    },
    credits=french("Domaine public · imprimé depuis le XVIIe siècle"),
    minutes={2: 5, 3: 10, 4: 10, 5: 15, 6: 15},
    difficulty=1,
    level_names={
        1: {"fr": "Oison", "en": "Gosling"},
        2: {"fr": "Oie", "en": "Goose"},
        3: {"fr": "Jars", "en": "Gander"},
    },
    options=(
        Option("players", "players", 3, {"fr": "Oies", "en": "Geese"}),
        Option(
            "dice",
            "choice",
            "both",
            {"fr": "Les dés", "en": "Dice"},
            values=("both", "choose"),
            value_labels={
                "both": {"fr": "on avance de leur somme", "en": "one moves by their sum"},
                "choose": {
                    "fr": "on choisit l’un, l’autre ou leur somme",
                    "en": "one chooses one, the other, or the sum",
                },
            },
            help={
                "fr": french("Au choix, le jeu devient une affaire de calcul : les ordinateurs aussi s’y distinguent."),
                "en": "With a choice it becomes a matter of reckoning, and the computers differ, too.",
            },
            front=True,
        ),
        Option(
            "finish",
            "choice",
            "exact",
            {"fr": "La mare", "en": "The pond"},
            values=("exact", "past"),
            value_labels={
                "exact": {"fr": "juste 63, sinon on recule du reste", "en": "63 exactly, or back by the rest"},
                "past": {"fr": "63 ou davantage", "en": "63 or more"},
            },
        ),
        Option("inn", "int", 2, {"fr": "Tours passés à l’auberge", "en": "Turns missed at the inn"}, values=(1, 3)),
        Option(
            "first_player",
            "seat",
            "random",
            {"fr": "Qui commence", "en": "Who starts"},
            values=("random",),
            value_labels={"random": {"fr": "tiré au sort", "en": "drawn by lot"}},
        ),
    ),
)
