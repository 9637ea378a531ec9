"""Le circuit et les cartes, par leur nom."""

MASCULINE, FEMININE, PLURAL = range(3)
ROAD = (
    ("Ligne", "la ligne"),
    ("Sortie de ville", "la sortie de ville"),
    ("Ligne droite", "la longue ligne droite"),
    ("Hasard", "la case hasard"),
    ("Vent de côté", "le vent de côté"),
    ("Rond-point", "le rond-point"),
    ("Hameau", "les pavés du hameau"),
    ("Grand secteur", "le grand secteur pavé"),
    ("Échappée", "la case échappée"),
    ("Lancement", "le lancement du sprint"),
    ("Sprint", "le sprint"),
    ("Faux plat", "le faux plat"),
    ("Hasard", "la case hasard"),
    ("Ravitaillement", "le ravitaillement du village"),
    ("Pied de la côte", "le pied de la côte"),
    ("Lacets", "les lacets de la côte"),
    ("Côte", "la côte"),
    ("Descente douce", "la descente douce"),
    ("Échappée", "la case échappée"),
    ("Hasard", "la case hasard"),
    ("Plateau", "le plateau venteux"),
    ("Vent de face", "le vent de face"),
    ("Travaux", "les travaux"),
    ("Fond de vallée", "le fond de vallée"),
    ("Hasard", "la case hasard"),
    ("Ravitaillement", "le ravitaillement du col"),
    ("Pied du col", "le pied du col"),
    ("Forêt du col", "la forêt du col"),
    ("Mur du col", "le mur du col"),
    ("Échappée", "la case échappée"),
    ("Dernier km", "le dernier kilomètre du col"),
    ("Sommet", "le sommet du col"),
    ("Descente", "la descente rapide"),
    ("Hasard", "la case hasard"),
    ("Virages", "les virages de la descente"),
    ("Plaine", "le retour en plaine"),
    ("Échappée", "la case échappée"),
    ("Vieille ville", "les pavés de la vieille ville"),
    ("Hasard", "la case hasard"),
    ("Flamme rouge", "la flamme rouge"),
)
"""For each space its name on a tile, and its name in a sentence."""

AGREE = {
    "free": ("libre", "libre", "libres"),
    "held": ("tenu", "tenue", "tenus"),
    "frees": ("redevient libre", "redevient libre", "redeviennent libres"),
    "stays": ("reste libre", "reste libre", "restent libres"),
    "is": ("est", "est", "sont"),
    "costs": ("coûte", "coûte", "coûtent"),
    "sold": ("se vend", "se vend", "se vendent"),
}
"""Words that agree with a space: masculine, feminine, plural."""

DECK = {
    **dict.fromkeys(("c01", "c02", "c03", "c04", "c05"), "Tour à maillot arc-en-ciel"),
    **dict.fromkeys(("c06", "c07"), "Pas de ravitaillement"),
    "c08": "Abandon d’un équipier",
    "c09": "Chute collective",
    **dict.fromkeys(("c10", "c11", "c12"), "Ravitaillement"),
    **dict.fromkeys(("c13", "c14"), "Brise favorable"),
    "c15": "Vent favorable",
    "c16": "Fort vent favorable",
    "c17": "Passage à niveau",
    "c18": "Chaîne sautée",
    "c19": "Crevaison",
    "c20": "Chien sur la route",
    "c21": "Chute",
    **dict.fromkeys(("c22", "c23", "c24", "c25"), "Occasion d’échappée"),
}


def gender(space: int) -> int:
    """How words agree with a space."""
    return {"le": MASCULINE, "la": FEMININE, "les": PLURAL}[ROAD[space][1].split(" ")[0]]


def at(space: int) -> str:
    """Where: "au mur du col"."""
    article, _, name = ROAD[space][1].partition(" ")
    return f"{('au', 'à la', 'aux')[('le', 'la', 'les').index(article)]} {name}"


def of(space: int) -> str:
    """Whose: "du mur du col"."""
    article, _, name = ROAD[space][1].partition(" ")
    return f"{('du', 'de la', 'des')[('le', 'la', 'les').index(article)]} {name}"
