"""La règle de City Chase, étape par étape, en français."""

from pygame_core.engine.texts.language import Card, french


def _card(title: str, *paragraphs: str) -> Card:
    return Card(french(title), tuple(french(paragraph) for paragraph in paragraphs))


CARDS = {
    "skyline": _card("La ville", "Dix grands immeubles, quinze petits : pour le décor, la hauteur ne change rien."),
    "place": _card(
        "Les hélicoptères se placent",
        "Chacun sur une intersection, jamais deux sur la même. On peut changer d’avis jusqu’à confirmer.",
        "Le voleur regarde : il choisit sa première cachette ensuite.",
    ),
    "hide": _card(
        "Phase Voleur",
        "Au tour 1, la voiture se cache où elle veut. Ensuite, elle roule chaque tour dans un immeuble voisin, par un "
        "côté, jamais en diagonale ; rester sur place est exclu.",
        "Partout où elle a dormi, elle laisse une trace, trouvée ou non, et n’y revient jamais : jaune au tour 1, "
        "rouge au tour 6, bleue aux autres.",
        "Plus un immeuble libre à côté ? C’est l’encerclement, et la police gagne.",
    ),
    "police": _card(
        "Phase Police",
        "Chaque hélicoptère agit une fois, dans l’ordre que l’on veut : voler d’une intersection, sans diagonale et "
        "jamais sur un autre, ou regarder dans un des quatre immeubles autour de lui.",
        "La voiture : arrestation immédiate. Une trace : elle se pose sur le toit. Sinon, rien.",
        "Personne ne passe : faute de mieux, on regarde encore quelque part.",
    ),
    "reply": _card(
        "La réponse du voleur",
        "Les ordres sont partis par lien. L’appareil du voleur dit ce que les hélicoptères ont vu, et rien d’autre.",
        "La cachette a été scellée avant de connaître les ordres : elle ne peut plus changer.",
    ),
    "reveal": _card(
        "La vérification",
        "À la fin, le voleur montre tout son chemin. Chaque cachette est comparée à son sceau, chaque réponse au "
        "chemin.",
        "Un seul point faux, et la police gagne.",
    ),
    "over": _card(
        "La fin",
        "La police gagne en trouvant la voiture, ou quand la voiture n’a plus d’immeuble libre.",
        "Le voleur gagne si, au tour 11, les trois hélicoptères ont agi et que personne ne l’a trouvé.",
    ),
}

REMINDERS = (
    _card("Vide ne veut pas dire sûr", "La voiture peut entrer plus tard dans un immeuble trouvé vide."),
    _card("Jamais deux fois", "Où il y a une trace, la voiture ne reviendra pas, même si personne ne l’a trouvée."),
    _card("Une trace bleue n’a pas de date", "Jaune est du tour 1, rouge du tour 6 ; bleue, de n’importe quel autre."),
    _card("Voler ou regarder", "Un hélicoptère ne fait pas les deux au même tour."),
    _card(
        "Trois hélicoptères, trois actions",
        "L’ordre compte : la réponse donnée au premier peut changer ce que feront les deux autres.",
    ),
    _card(
        "Le damier",
        "La voiture change de pavé, clair ou sombre, à chaque tour : une trace jaune ou rouge dit sur lequel elle est.",
    ),
    _card("La voiture passe avant la trace", "Là où elle se trouve, c’est une arrestation, pas une trace."),
)

LEGEND = tuple(
    (art, french(words))
    for art, words in (
        ("trace", "trace, et le tour où on l’a trouvée"),
        ("empty", "vide à ce tour, pâlit ensuite"),
        ("maybe", "avec Déduire, allumé : la voiture peut y être"),
        ("exits", "avec Issues : immeubles libres ensuite"),
    )
)
