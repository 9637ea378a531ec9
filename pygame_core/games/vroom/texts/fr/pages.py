"""Les règles de Vroom Vroom en cartes, en français."""

from pygame_core.engine.texts.language import Card, french

_DRIVE = Card(
    "Rouler",
    (
        french(
            "Regarde ta carte en secret, puis pousse ta voiture aussi loin qu’elle te semble "
            "valoir, d’un seul geste : lâcher ou t’arrêter finit le mouvement."
        ),
        (
            "On ne recule pas, de côté c’est permis. Pousser les autres aussi. Personne ne "
            "dit ce qu’il y a sur sa carte."
        ),
        "Ta place doit dire toutes tes cartes de la course, pas seulement celle-ci.",
    ),
)
_ROUND = Card(
    "Un tour",
    (("Chacun pioche une carte Vitesse, de 1 à 7. Puis les voitures roulent dans l’ordre de leurs numéros."),),
)
_RANKING = Card(
    "Le classement",
    (
        french(
            "De la dernière voiture à la première, on dit les totaux. Chacun vaut au moins "
            "celui de derrière ; égal, c’est bon."
        ),
        french(
            "Sinon, retirez aussi peu de voitures que possible. Une voiture coûte une roue, plusieurs en coûtent deux."
        ),
    ),
)
_CIRCUIT = Card(
    "Le circuit",
    (
        french(
            "Choisissez où courir : un circuit tout prêt, ou départ et pions à la main. Deux "
            "pions font la ligne d’arrivée, qui continue sans fin au-delà d’eux."
        ),
    ),
)
CARDS = {
    "first": Card(
        "La voiture 1",
        (("Qui tient la voiture 1 commence. Après chaque course, les cartes Voiture passent à gauche."),),
    ),
    "race": _CIRCUIT,
    "event": Card(
        "Les événements",
        (
            (
                "Un dès la course 2, un second à la course 3. Enfreint par l’une ou l’autre, il "
                "coûte une roue par course."
            ),
        ),
    ),
    "circuit": _CIRCUIT,
    "preset": _CIRCUIT,
    "deal": _ROUND,
    "weather": Card(
        "La météo", (french("Soleil, pluie, vent, brouillard et verglas : un par tour, dans le désordre."),)
    ),
    "drift": Card("Le dérapage", (french("Le chemin tourne comme demandé. Un virage raté ou plusieurs : une roue."),)),
    "drive": _DRIVE,
    "ghost": Card(
        "Le Fantôme",
        (("Pousse-le aussi loin que vaut ta propre carte. Il est classé avec les cartes de tous ses pilotes."),),
    ),
    "forecast": Card(
        "Le podium",
        (french("Dis en secret si ta voiture y sera : la première moitié des voitures, arrondie en dessous."),),
    ),
    "place": Card(
        "À la même hauteur",
        (french("Dis qui est devant : ta voiture, ou celles qui sont à sa hauteur, à moins de deux millimètres."),),
    ),
    "remove": _RANKING,
    "wheels": Card(
        "Les roues de secours",
        (
            french(
                "Erreurs, événements, modules : les roues se paient une à une. Une à payer et plus une seule : perdu."
            ),
        ),
    ),
    "judge": Card("Votre événement", ("Vous l’avez inventé, vous en jugez. Honnêtement.",)),
    "open": Card(
        "Les enveloppes",
        (("Une victoire en ouvre une, si vous jouiez avec la dernière ouverte, ou n’en aviez aucune."),),
    ),
    "over": Card("La fin", ("Trois courses sans manquer de roue, et vous avez tous gagné.",)),
}
REMINDERS = (
    Card("Avant le tour 5", (french("Aucune voiture derrière la ligne, même poussée : ce serait perdu aussitôt."),)),
    Card("Après le tour 5", ("Au moins une voiture derrière la ligne, sinon c’est perdu.",)),
    Card(
        "Ta place", (("Elle dit la somme de tes cartes. Celles des tours passés restent face cachée, même pour toi."),)
    ),
    Card(
        "Le prix",
        (
            french(
                "Il compte les voitures à retirer, pas les erreurs : une roue pour une voiture, deux pour davantage."
            ),
        ),
    ),
)
LEGEND = (
    ("finish", french("ligne d’arrivée : interdite avant le tour 5")),
    ("turn", "demi-tour"),
    ("centre", "seul le centre de la voiture compte"),
    ("wheel", "roue de secours"),
)
