"""What the drawing says: the few words written on it, and labels for those who hear it."""

from collections.abc import Sequence

from pygame_core.engine.texts.language import typeset

_FR = {
    "board": "{name} : la route, du départ à l’arrivée",
    "start": "Départ",
    "aim": "Tes deux coureurs sur la route ; un quatre mène quatre cases plus loin ; le premier sur la ligne gagne.",
    "finish": "Arrivée",
    "line": "Départ, arrivée", "line_laps": "Départ, arrivée : {count} tours",
    "green": "Vert", "purple": "Violet", "pink": "Rose", "orange": "Orange", "grey": "Neutre",
    "rider": "{rider}, {place}{more}",
    "cell": "en {cell}",
    "outside": "pas encore parti",
    "finished": "arrivé, {place}",
    "out": "a quitté la course",
    "lying": "à terre à côté de {cell}",
    "punctured": "crevé à côté de {cell}",
    "turns": ", passe encore {count} tours", "turns_one": ", passe encore un tour",
    "grazed": ", égratigné",
    "hungry": ", n’a pas mangé",
    "fed": "a mangé",
    "pending": ", {count} points en attente", "pending_one": ", un point en attente",
    "condition": ", condition {count}",
    "line_of": "Ligne de {count} : {riders}",
    "gains": "+{count} cases chacun", "votes": "{given} voix sur {needed}", "sure": "sûr",
    "and": " et ", "chance": "{chance} %",
    "profile": "Profil de la course et place des coureurs",
    "stratum": "{team} : {riders}",
    "at": "{bib} {place}",
    "sheet": "Feuille de course", "sheet_of": "Feuille de l’équipe {team}",
    "h_rider": "Coureur", "h_fed": "Ravitaillement", "h_condition": "Condition", "h_points": "Points",
    "h_place": "Place", "h_time": "Temps", "h_total": "Temps total", "h_total_points": "Total", "missed": "raté",
    "h_gap": "Écart", "h_team": "Équipe",
    "climbers": "Grimpeurs", "stage_ranking": "Étape {stage}", "general": "Classement général", "teams": "Par équipe",
    "stage_of": "{name}, étape {stage} sur {stages}",
    "stage_over": "Étape {stage} sur {stages} : c’est fait",
    "stage_next": "Étape {stage} : {name}. À grimper : {summits}.",
    "stage_laps": "Étape {stage} : {name}, {laps} tours. À grimper : {summits}.",
    "summit_named": "{name} ({category})", "no_summit": "rien",
    "summit_ranking": "{name}, catégorie {category}", "next_points": "À prendre : {points}",
    "nobody_yet": "Personne n’y est encore passé.",
    "worn_gold": "Maillot Or : {rider}", "worn_red": "Maillot Rouge : {rider}",
    "worn_white_none": "Maillot du vainqueur : {rider}",
    "worn_white_france": "Maillot de champion de France : {rider}",
    "worn_white_world": "Maillot de champion du monde : {rider}",
    "last_white_none": ", vainqueur de la dernière course",
    "last_white_france": ", champion de France", "last_white_world": ", champion du monde",
    "jersey_gold": "Maillot Or", "jersey_red": "Maillot Rouge", "jersey_white_none": "Maillot du vainqueur",
    "jersey_white_france": "Maillot de champion de France", "jersey_white_world": "Maillot de champion du monde",
    "doped": "dopé", "home_rider": "régional", "withdrawn": "abandon", "excluded": "exclu",
    "same": "même temps", "none": "–",
    "podium_title": "Arrivée : {names}",
    "climber": "Meilleur grimpeur : {rider}, {points}", "red": "Maillot rouge : {rider}, {points}",
    "die": "dé {value}", "no_die": "{rider} ne peut pas prendre le {value}",
    "goal": "Jusqu’en {cell}, {count} points.", "goal_one": "Jusqu’en {cell}, 1 point.", "the_line": "la ligne",
    "one_point": "1 point.",
    "tray": "Dés à donner", "show_reach": "{rider} : voir où chaque dé le mène",
    "nobody_home": "Personne à l’arrivée",
}  # fmt: skip
_EN = {
    "board": "{name}: the road, from start to finish",
    "start": "Start",
    "aim": "Two of your riders on the road; a four leads four cells on; whoever is first over the line wins.",
    "finish": "Finish",
    "line": "Start, finish", "line_laps": "Start, finish: {count} laps",
    "green": "Green", "purple": "Purple", "pink": "Pink", "orange": "Orange", "grey": "Neutral",
    "rider": "{rider}, {place}{more}",
    "cell": "on {cell}",
    "outside": "yet to start",
    "finished": "home, {place}",
    "out": "out of the race",
    "lying": "down beside {cell}",
    "punctured": "punctured beside {cell}",
    "turns": ", misses {count} more turns", "turns_one": ", misses one more turn",
    "grazed": ", grazed",
    "hungry": ", missed the feed",
    "fed": "fed",
    "pending": ", {count} points pending", "pending_one": ", one point pending",
    "condition": ", condition {count}",
    "line_of": "Line of {count}: {riders}",
    "gains": "+{count} cells each", "votes": "{given} of {needed} votes", "sure": "sure",
    "and": " and ", "chance": "{chance}%",
    "profile": "Profile of the race and where the riders are",
    "stratum": "{team}: {riders}",
    "at": "{bib} {place}",
    "sheet": "Score sheet", "sheet_of": "Sheet of team {team}",
    "h_rider": "Rider", "h_fed": "Fed", "h_condition": "Condition", "h_points": "Points",
    "h_place": "Place", "h_time": "Time", "h_total": "Total time", "h_total_points": "Total", "missed": "missed",
    "h_gap": "Gap", "h_team": "Team",
    "climbers": "Climbers", "stage_ranking": "Stage {stage}", "general": "General classification", "teams": "Teams",
    "stage_of": "{name}, stage {stage} of {stages}",
    "stage_over": "Stage {stage} of {stages} is done",
    "stage_next": "Stage {stage}: {name}. To climb: {summits}.",
    "stage_laps": "Stage {stage}: {name}, {laps} laps. To climb: {summits}.",
    "summit_named": "{name} ({category})", "no_summit": "nothing",
    "summit_ranking": "{name}, category {category}", "next_points": "Still to take: {points}",
    "nobody_yet": "Nobody has passed it yet.",
    "worn_gold": "Gold jersey: {rider}", "worn_red": "Red jersey: {rider}",
    "worn_white_none": "Winner’s jersey: {rider}",
    "worn_white_france": "French champion’s jersey: {rider}",
    "worn_white_world": "World champion’s jersey: {rider}",
    "last_white_none": ", winner of the last race",
    "last_white_france": ", French champion", "last_white_world": ", world champion",
    "jersey_gold": "Gold jersey", "jersey_red": "Red jersey", "jersey_white_none": "Winner’s jersey",
    "jersey_white_france": "French champion’s jersey", "jersey_white_world": "World champion’s jersey",
    "doped": "doped", "home_rider": "home rider", "withdrawn": "withdrawn", "excluded": "excluded",
    "same": "same time", "none": "–",
    "podium_title": "Finish: {names}",
    "climber": "Best climber: {rider}, {points}", "red": "Red jersey: {rider}, {points}",
    "die": "die {value}", "no_die": "{rider} cannot take the {value}",
    "goal": "Up to {cell}, {count} points.", "goal_one": "Up to {cell}, 1 point.", "the_line": "the line",
    "one_point": "1 point.",
    "tray": "Dice to give", "show_reach": "{rider}: see how far each die goes",
    "nobody_home": "Nobody finished",
}  # fmt: skip
WORDS = {"fr": typeset(_FR), "en": _EN}


def say(lang: str, key: str, **values: object) -> str:
    """One sentence of the drawing, in a language."""
    one = f"{key}_one"
    return WORDS[lang][one if values.get("count") == 1 and one in WORDS[lang] else key].format(**values)


def listing(lang: str, names: Sequence[str]) -> str:
    """Names in a row: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + WORDS[lang]["and"] + names[-1]


def rider_name(lang: str, rider: str) -> str:
    """A rider as the log calls him: colour and bib."""
    colour, _, bib = rider.partition("-")
    return f"{WORDS[lang][colour]} {bib}"


def cell_name(lang: str, cell: str) -> str:
    """A cell; the finish has a name of its own."""
    return WORDS[lang]["the_line"] if cell == "finish" else cell
