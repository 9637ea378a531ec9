"""Maillot Arc-en-ciel, announced: a circuit, a pack and its auctions."""

from pygame_core.engine.meta import Meta

META = Meta(
    id="rainbow-jersey",
    names={"fr": "Maillot Arc-en-ciel", "en": "Rainbow Jersey"},
    players=(3, 6),
    default_players=3,
    colours=(),
    colour_names={},
    pitch={
        "fr": "Acheter la route, mener le peloton, et partir seul au bon moment.",
        "en": "Buy the road, lead the pack, then go it alone when it counts.",
    },
    strap={
        "fr": "Enchères sur la route, échappées devant le peloton",
        "en": "Auctions for the road, breakaways from the pack",
    },
    credits="Anki Toner · 2006",
)
