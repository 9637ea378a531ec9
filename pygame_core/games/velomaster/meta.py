"""VeloMaster, announced: road races ridden in relays."""

from pygame_core.engine.meta import Meta

META = Meta(
    id="velomaster",
    names={"fr": "VeloMaster", "en": "VeloMaster"},
    players=(2, 8),
    default_players=4,
    colours=(),
    colour_names={},
    pitch={
        "fr": "Deux ou quatre coureurs à mener par relais jusqu’en haut du col.",
        "en": "Two or four riders, taking turns in the wind all the way up the pass.",
    },
    strap={
        "fr": "Relais, cols et descentes, de l’étape au grand tour",
        "en": "Relays, climbs and descents, from one stage to a tour",
    },
    credits="Laurent Collomb · Ludemonium, 2007",
)
