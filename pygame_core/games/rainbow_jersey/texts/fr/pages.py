"""Les règles de Maillot Arc-en-ciel en cartes, en français."""

from pygame_core.engine.texts.language import Card, french


def _card(title: str, *paragraphs: str) -> Card:
    return Card(french(title), tuple(french(paragraph) for paragraph in paragraphs))


CARDS = {
    "start_order": _card("Le départ", "Le sort range les leaders dans le peloton, de la tête à la queue."),
    "upkeep": _card(
        "Rester devant",
        "Tu roules seul devant. Y rester se paie à chaque coup : 1 sous la minute, 2 d’une à deux minutes, 3 au-delà.",
        "Ou renonce : c’est gratuit, tu rentres en dernier dans le peloton, et son premier lance.",
    ),
    "roll": _card(
        "Le dé blanc",
        "Qui est devant lance, et tout le monde avance ensemble d’autant de cases.",
        "Maillot, énergie, carte ou ennui : ce que la case réserve est pour qui a lancé.",
    ),
    "white": _card(
        "Où l’on arrive",
        "Au passage de la ligne : le maillot en jeu pour qui mène, puis 15 d’énergie pour tous, 60 au plus.",
        "Pile sur la ligne, le tour qui commence est à maillot arc-en-ciel.",
        "Sur une case libre, la tête du peloton glisse en queue ; une échappée perd dix secondes.",
    ),
    "card": _card(
        "Hasard",
        "Qui mène tire une carte. Pour ce coup, la case vaut ce que dit la carte.",
        "« Pas de ravitaillement » reste visible jusqu’à la ligne, et y prive tout le monde des 15.",
        "« Abandon d’un équipier » remet tout dans la pioche, elle comprise, sauf les cartes encore visibles.",
    ),
    "drop": _card(
        "Un équipier abandonne",
        "La carte le veut : qui mène choisit l’équipier, en réserve ou sur une case, et gagne 15, 60 au plus.",
    ),
    "debt": _card(
        "Payer coûte que coûte",
        "Faute d’énergie, un équipier abandonne et en rapporte 15 : à toi de choisir lequel.",
        "Sans énergie ni équipier, c’est la défaillance : le leader quitte la course.",
    ),
    "attack": _card(
        "Attaquer",
        "Tu peux quitter le peloton et rouler seul devant : tu lances à chaque coup, et prends ce que donne la route.",
        "Cela coûte le prix de la case ; sur une flèche bleue, c’est gratuit. Puis chaque coup devant coûte 1 à 3.",
        "Le dé jaune donne l’avance, dix secondes par point. Au-delà de trois minutes, c’est gagné.",
        "Si quelqu’un d’autre est déjà devant, l’équipe de la case le chasse : gratuit, et obligatoire.",
    ),
    "yellow": _card(
        "Le dé jaune",
        "Une attaque gagne dix secondes par point ; une chasse en reprend autant. À zéro, le peloton est là.",
    ),
    "auction": _card(
        "L’enchère",
        "Cette case est à vendre. Chacun parle une fois, le premier de la course d’abord : offrir plus, ou passer.",
        "La plus forte offre se paie en énergie. Un de tes six équipiers tient alors la case.",
        "Dès le coup suivant, chaque fois que le peloton s’y arrête : les autres paient, pas toi ; tu prends la tête "
        "du peloton, et tu peux attaquer.",
    ),
    "placing": _card(
        "Placer",
        "L’équipier vient de la réserve. Si elle est vide, il quitte une autre de tes cases, qui redevient libre.",
    ),
    "exchange": _card(
        "Échanger",
        "Trois verts font un arc-en-ciel, et 10 pois aussi. On ne rend pas la monnaie.",
        "Avec la combativité, un point vaut un vert ou trois pois ; trois points, un arc-en-ciel.",
        "Tu peux garder tes cartes : l’échange reste ouvert à tout moment.",
    ),
    "over": _card(
        "La fin",
        "Le premier à réunir les maillots demandés gagne aussitôt ; de même pour plus de trois minutes d’avance.",
        "Si plus personne ne court, tout s’échange au mieux : l’arc-en-ciel compte d’abord, puis vert, puis pois.",
    ),
}

REMINDERS = (
    _card("Le cycliste arc-en-ciel n’est à personne", "Qui mène lance le dé, et tout le peloton avance avec lui."),
    _card(
        "La tête recule souvent",
        "Après toute case que personne ne tient, échappée à part, qui menait le peloton glisse en queue.",
    ),
    _card("Le dernier mot vaut cher", "À l’enchère, la queue du peloton parle en dernier."),
    _card(
        "Une case tenue met devant",
        "Peu importe qui lance : son équipe ne paie rien et prend la tête, pile avant la ligne par exemple.",
    ),
    _card("L’échappée n’est pas le but", "Elle coûte à chaque coup ; depuis le peloton aussi, on prend des maillots."),
    _card("Passer ou s’arrêter", "Passer la ligne donne le maillot en jeu ; s’y arrêter pile en met un en jeu."),
    _card(
        "Un équipier vaut 15",
        "À tout moment, un équipier peut abandonner pour 15 d’énergie, 60 au plus : trop tôt, on en perd une partie.",
    ),
    _card("Vert et pois : pile dessus", "Passer devant ces cases ne donne rien ; il faut s’y arrêter, et mener."),
)

LEGEND = tuple(
    (art, french(words))
    for art, words in (
        ("effort", "libre : tous paient"),
        ("held", "tenue : les autres paient"),
        ("breakaway", "attaque gratuite"),
        ("chance", "une carte"),
        ("upkeep", "échappée, par coup"),
    )
)
