"""VeloMaster en français : les cartes de règle."""

from pygame_core.engine.texts.language import Card, french


def _card(title: str, *paragraphs: str) -> Card:
    return Card(french(title), tuple(french(paragraph) for paragraph in paragraphs))


CARDS = {
    "start": _card(
        "Avant le départ",
        "Chaque équipe lance le dé à vingt faces : le plus haut fait partir son premier coureur d’abord.",
        "Ce qui se décide ici vaut pour toute la course.",
    ),
    "launch": _card(
        "Qui part",
        "Choisis un de tes coureurs et l’un des deux dés : il roule autant de cases. L’autre dé est perdu.",
        "Bonne place : juste derrière un vélo. À deux de file, on se saute ensuite l’un l’autre, gratis.",
        "La première case coûte un point, elle aussi. S’il n’y a plus de case libre, le coureur attend.",
    ),
    "offers": _card(
        "Relais et accélérations",
        (
            "Deux vélos l’un juste derrière l’autre se relaient : celui de derrière saute juste devant, puis "
            "l’autre fait de même. Deux cases chacun, sans dé."
        ),
        (
            "À trois et plus, dès Expert, on accélère : un des tiens parmi les trois premiers lance la file, avec "
            "l’accord de la moitié des vélos."
        ),
        "Chaque file une fois par tour, avant les dés ; personne ne saute deux fois.",
    ),
    "move": _card(
        "Rouler",
        "Un point, une case : tout droit, ou de côté, dans la case de ce côté qui est la plus avancée.",
        (
            "En côte, aller de côté demande de faire plus que la pente au dé à vingt faces. Sur une case hachurée, 1 "
            "et 2 font tomber."
        ),
        "Qui s’arrête en descente (bleu) peut prendre une case de plus. On peut toujours s’arrêter avant.",
    ),
    "dice": _card(
        "Les dés",
        "Le dé dit combien de cases on peut rouler ; chaque coureur en a un.",
        (
            "Un leader en lance un. En côte, un de plus par équipier à côté de lui, trois au plus, et il en joue un. "
            "Les équipiers se partagent trois dés."
        ),
        "Qui est blessé ou affamé joue le plus petit. 4, 2 et 1 ensemble : crevaison.",
    ),
    "falls": _card(
        "Les chutes",
        (
            "Le dé à vingt faces dit la gravité : 1, abandon ; 2 et 3, deux tours ; 4 à 9, un tour ; 10 à 17, le plus "
            "petit dé la prochaine fois ; plus, rien."
        ),
        "On remonte à la même hauteur, jamais plus loin.",
    ),
    "condition": _card(
        "La condition",
        "Elle commence à 100. Attaques, chutes, faim et efforts ratés la font baisser ; à 30, c’est fini.",
        "À 80, un équipier n’accélère plus, un leader n’est plus aidé en côte ; à 50, plus de relais.",
    ),
    "finish": _card(
        "L’arrivée",
        "Le premier coureur sur la ligne gagne ; par étapes, le meilleur temps. Les sommets donnent le maillot rouge.",
        (
            "La course se ferme quand tous les leaders sont arrivés, ou une équipe entière. Ceux qui roulent encore "
            "prennent une minute de plus."
        ),
    ),
}
REMINDERS = (
    _card("Ce qui gagne", "Le premier arrivé, leader ou équipier. Les sommets ne donnent que le maillot rouge."),
    _card("En file", "Deux vélos de file se sautent gratis. À trois, il faut une accélération, qui vient avec Expert."),
    _card("À qui le tour", "Dès Expert, à l’équipe du leader le plus avancé : cela change en cours de manche."),
    _card("De côté", "Ce qui compte, c’est la pente de la case qu’on quitte, pas de celle où l’on arrive."),
)
LEGEND = (
    ("danger", french("danger : 1 et 2 font tomber")),
    ("feed", "ravitaillement"),
    ("summit", "sommet, avec sa catégorie"),
    ("climb", "côte, avec sa pente"),
    ("descent", "descente"),
)
