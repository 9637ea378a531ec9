"""VeloMaster en français : les cartes de règle."""

from pygame_core.engine.language import Card, french


def _card(title: str, *paragraphs: str) -> Card:
    return Card(french(title), tuple(french(paragraph) for paragraph in paragraphs))


CARDS = {
    "start": _card(
        "Le départ",
        (
            "Chaque équipe lance un D20 : le plus haut part le premier. Puis, à tour de rôle, deux dés "
            "; on choisit un coureur et l’un des deux."
        ),
        "Entrer coûte un point. S’il n’y a plus de case libre, le coureur attend son tour.",
    ),
    "offers": _card(
        "Relais et accélérations",
        (
            "Deux vélos l’un derrière l’autre se relaient : le dernier passe juste devant le premier, "
            "puis l’autre fait de même."
        ),
        (
            "À trois et plus, c’est une accélération : un de tes coureurs parmi les trois premiers, et "
            "l’accord de la moitié des vélos."
        ),
        "Les files sont celles du début du tour ; chacun ne saute qu’une fois.",
    ),
    "move": _card(
        "Avancer",
        "Un point par case : tout droit, à gauche ou à droite. De côté, on n’entre que dans la case la plus avancée.",
        (
            "En côte, l’écart demande un test de puissance : un D20 au-dessus de la pente. Une case de "
            "danger, un test d’habileté : 1 et 2 font tomber."
        ),
        "Arrêté en descente, on gagne une case de plus.",
    ),
    "dice": _card(
        "Les dés",
        "Le leader joue un dé ; en côte, avec des équipiers au contact, il en lance deux ou trois et en prend un.",
        "Les équipiers se partagent trois dés, un chacun. Qui est blessé ou affamé prend le plus petit.",
        "4, 2 et 1 ensemble : crevaison.",
    ),
    "falls": _card(
        "Les chutes",
        (
            "Un D20 dit la gravité : 1, abandon ; 2 et 3, deux tours ; 4 à 9, un tour ; 10 à 17, une "
            "égratignure ; plus, rien."
        ),
        "On remonte à la même hauteur, jamais plus loin.",
    ),
    "condition": _card(
        "La condition",
        "Elle commence à 100. Attaques, chutes, faim et efforts ratés la font baisser ; à 30, c’est fini.",
        "À 80, plus d’accélérations pour un équipier, plus de protection pour un leader ; à 50, plus de relais.",
    ),
    "finish": _card(
        "L’arrivée",
        (
            "La course se ferme quand tous les leaders sont arrivés, ou une équipe entière. Ceux qui "
            "roulent encore prennent une minute de plus."
        ),
        "Le premier sur la ligne gagne ; par étapes, les temps s’ajoutent. Les sommets donnent le maillot rouge.",
    ),
}
REMINDERS = (
    _card(
        "Deux, ou trois et plus",
        "À deux, pas besoin de voter. À trois, personne ne relaie dans la file sans accélération.",
    ),
    _card("L’ordre bouge", "Avant chaque tour, c’est le leader le mieux placé qui joue. Une file peut tout changer."),
    _card("La case d’où l’on part", "Pour un saut de côté, c’est la pente de la case de départ qui compte."),
)
LEGEND = (
    ("danger", french("danger : test d’habileté")),
    ("feed", "ravitaillement"),
    ("summit", "sommet, avec sa catégorie"),
    ("climb", "côte, avec sa pente"),
    ("descent", "descente"),
)
