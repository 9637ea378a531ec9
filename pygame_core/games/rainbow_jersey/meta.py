"""Maillot Arc-en-ciel: names, seats, options."""

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Option
from pygame_core.engine.texts.language import french

META = Meta(
    id="rainbow-jersey",
    names={"fr": "Maillot Arc-en-ciel", "en": "Rainbow Jersey"},
    players=(3, 6),
    default_players=3,
    name_length=20,
    colours=("red", "black", "yellow", "white", "green", "blue"),
    colour_names={
        "red": {"fr": "Rouge", "en": "Red"},
        "black": {"fr": "Noir", "en": "Black"},
        "yellow": {"fr": "Jaune", "en": "Yellow"},
        "white": {"fr": "Blanc", "en": "White"},
        "green": {"fr": "Vert", "en": "Green"},
        "blue": {"fr": "Bleu", "en": "Blue"},
    },
    pitch={
        "fr": french("Des bouts de route aux enchères : sur les siens on mène, on s’échappe. Trois maillots gagnent."),
        "en": "Stretches of road by auction: on yours you lead, or break away. Three jerseys win.",
    },
    strap={
        "fr": "Enchères sur la route, échappées devant le peloton",
        "en": "Auctions for the road, breakaways from the pack",
    },
    by_hand={
        "fr": "Les dés roulent et les cartes se tirent sur la table, et on recopie ici ce qu’ils disent.",
        "en": "You roll your own dice and draw your own cards, and enter here what they say.",
    },
    credits="Anki Toner · 2006",
    minutes={3: 40, 4: 50, 5: 55, 6: 65},
    difficulty=3,
    shelf=3,
    level_names={
        1: {"fr": "Cyclotouriste", "en": "Sunday rider"},
        2: {"fr": "Rouleur", "en": "Rouleur"},
        3: {"fr": "Champion", "en": "Champion"},
    },
    options=(
        Option("players", "players", 3, {"fr": "Équipes", "en": "Teams"}),
        Option(
            "target",
            "choice",
            "rainbow3",
            {"fr": "Pour gagner", "en": "To win"},
            values=("rainbow3", "rainbow5", "rainbow3_green1_dots1"),
            value_labels={
                "rainbow3": {"fr": "trois maillots arc-en-ciel", "en": "three rainbow jerseys"},
                "rainbow5": {"fr": "cinq, pour une longue course", "en": "five, for a long race"},
                "rainbow3_green1_dots1": {
                    "fr": "trois, plus un vert et un à pois",
                    "en": "three, plus a green and a polka-dot one",
                },
            },
        ),
        Option(
            "combativity",
            "bool",
            default=False,
            label={"fr": "Points de combativité", "en": "Combativity points"},
            help={
                "fr": french("Une échappée de plus d’une minute en rapporte un, de plus de deux minutes deux autres."),
                "en": "A breakaway beyond one minute earns one, beyond two minutes two more.",
            },
        ),
        Option(
            "start_order",
            "choice",
            "random",
            {"fr": "Ordre de départ", "en": "Starting order"},
            values=("random", "seats"),
            value_labels={
                "random": {"fr": "tiré au sort", "en": "drawn by lot"},
                "seats": {"fr": "celui des places", "en": "as seated"},
            },
        ),
    ),
)
