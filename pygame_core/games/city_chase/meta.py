"""City Chase, announced: one thief against the police."""

from pygame_core.engine.meta import Meta

META = Meta(
    id="city-chase",
    names={"fr": "City Chase", "en": "City Chase"},
    players=(2, 4),
    default_players=2,
    colours=(),
    colour_names={},
    pitch={
        "fr": "Une voiture volée, trois hélicoptères, onze tours pour disparaître.",
        "en": "One stolen car, three helicopters, eleven rounds to stay out of sight.",
    },
    strap={"fr": "Le voleur se cache, la police soulève les toits", "en": "The thief hides, the police lift the roofs"},
    credits="Martino Chiacchiera, Gabriele Mari · Korea Boardgames, 2021",
    minutes={2: 20, 3: 20, 4: 20},
    hidden=True,
)
