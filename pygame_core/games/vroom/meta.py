"""Vroom Vroom, announced: everybody against the finish line."""

from pygame_core.engine.language import french
from pygame_core.engine.meta import Meta

META = Meta(
    id="vroom",
    names={"fr": "Vroom Vroom", "en": "Vroom Vroom"},
    players=(3, 6),
    default_players=4,
    colours=(),
    colour_names={},
    pitch={
        "fr": french("Tous ensemble, à l’œil et au doigt : arriver dans le bon ordre, sans un chiffre."),
        "en": "All together, by eye and fingertip: finish in the right order, no numbers said.",
    },
    strap={"fr": "Pousser juste assez, et deviner les autres", "en": "Push just far enough, and read the others"},
    credits="Antonin Boccara",
    hidden=True,
)
