"""VeloMaster: names, seats, options."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import Option, Seat
from pygame_core.engine.texts.language import french

_PRO = ("expert", "pro")
_STAGES = {
    "criterium": ("Critérium du Bourg", "Critérium du Bourg"),
    "aurillac": ("Championnat de France, Aurillac", "French championship, Aurillac"),
    "salzburg": ("Championnat du monde, Salzbourg", "World championship, Salzburg"),
    "plaine": ("La Grande Plaine", "La Grande Plaine"),
    "puys": ("Les Puys", "Les Puys"),
    "femur": ("Les Trois Os", "Les Trois Os"),
    "lacets": ("Les Lacets", "Les Lacets"),
    "plaine femur": ("Tour en deux étapes", "A tour of two stages"),
    "plaine aurillac femur": ("Tour en trois étapes", "A tour of three stages"),
    "criterium puys femur salzburg": ("Tour en quatre étapes", "A tour of four stages"),
    "plaine puys aurillac femur salzburg": ("Tour en cinq étapes", "A tour of five stages"),
    "criterium plaine puys lacets femur salzburg": ("Tour en six étapes", "A tour of six stages"),
    "criterium plaine aurillac puys lacets femur salzburg": ("Tour en sept étapes", "A tour of seven stages"),
    "criterium plaine aurillac puys salzburg lacets femur criterium:2": ("Grand tour", "The grand tour"),
}


def _check(options: Mapping[str, Any], seats: Sequence[Seat]) -> None:
    from .table import check  # The home page knows this file alone.

    check(options, seats)


def _flag(name: str, fr: str, en: str, **more: Any) -> Option:
    return Option(name, "bool", default=True, label={"fr": fr, "en": en}, **more)


def _pro(name: str, fr: str, en: str, **needs: tuple[Any, ...]) -> Option:
    """A rule of the highest level that a table may leave out."""
    return _flag(name, fr, en, needs={"level": ("pro",), **needs}, without=False)


META = Meta(
    id="velomaster",
    names={"fr": "VeloMaster", "en": "VeloMaster"},
    players=(2, 8),
    default_players=4,
    colours=("green", "purple", "pink", "orange"),
    colour_names={
        "green": {"fr": "Vert", "en": "Green"},
        "purple": {"fr": "Violet", "en": "Purple"},
        "pink": {"fr": "Rose", "en": "Pink"},
        "orange": {"fr": "Orange", "en": "Orange"},
    },
    pitch={
        "fr": "Deux ou quatre coureurs à mener par relais jusqu’en haut du col.",
        "en": "Two or four riders, taking turns in the wind all the way up the pass.",
    },
    strap={
        "fr": "Relais, cols et descentes, de l’étape au grand tour",
        "en": "Relays, climbs and descents, from one stage to a tour",
    },
    by_hand={
        "fr": french("Les dés, à six et à vingt faces, roulent sur la table ; on les recopie ici d’un seul geste."),
        "en": "You roll your own dice, of six and of twenty sides, and enter them here, several at a time.",
    },
    credits="Laurent Collomb · Ludemonium, 2007",
    minutes={2: 30, 3: 40, 4: 45, 5: 60, 6: 60, 7: 60, 8: 60},
    difficulty=4,
    shelf=4,
    level_names={
        1: {"fr": "Amateur", "en": "Amateur"},
        2: {"fr": "Directeur", "en": "Manager"},
        3: {"fr": "Légende", "en": "Legend"},
    },
    shared_colours=True,
    check=_check,
    options=(
        Option("players", "players", 4, {"fr": "Directeurs", "en": "Managers"}),
        Option(
            "level",
            "choice",
            "beginner",
            {"fr": "Règle", "en": "Rules"},
            values=("beginner", "expert", "pro"),
            value_labels={
                "beginner": {"fr": "Débutant", "en": "Beginner"},
                "expert": {"fr": "Expert", "en": "Expert"},
                "pro": {"fr": "Pro", "en": "Pro"},
            },
            front=True,
        ),
        Option(
            "stages",
            "text",
            "criterium",
            {"fr": "Étapes", "en": "Stages"},
            values=tuple(_STAGES),
            value_labels={stages: {"fr": fr, "en": en} for stages, (fr, en) in _STAGES.items()},
            help={
                "fr": french("Une à huit courses, dans l’ordre ; un nombre de tours peut suivre le nom."),
                "en": "One to eight races in a row; a number of laps may follow the name.",
            },
            front=True,
        ),
        Option(
            "finish_at",
            "text",
            "line",
            {"fr": "Arrivée", "en": "Finish"},
            values=("line",),
            value_labels={"line": {"fr": "sur la ligne", "en": "at the line"}},
        ),
        Option(
            "finish_rule",
            "choice",
            "rulebook",
            {"fr": "Fin de course", "en": "End of the race"},
            values=("rulebook", "everyone", "podium"),
            value_labels={
                "rulebook": {"fr": "leaders ou équipe au complet", "en": "all leaders, or a whole team"},
                "everyone": {"fr": "tout le monde arrive", "en": "everybody rides home"},
                "podium": {"fr": "dès le troisième", "en": "once three are home"},
            },
        ),
        _flag("neutral_team", "Équipe neutre à deux", "Neutral team for two"),
        Option(
            "feeding",
            "choice",
            "once",
            {"fr": "Ravitaillement", "en": "Feeding"},
            values=("once", "every_zone"),
            value_labels={
                "once": {"fr": "une fois dans la course", "en": "once in the race"},
                "every_zone": {"fr": "à chaque zone", "en": "in every zone"},
            },
            needs={"level": _PRO},
        ),
        _flag("puncture", "Crevaison au 4-2-1", "Puncture on 4-2-1", needs={"level": _PRO}, without=False),
        _flag("feed", "Il faut manger", "Riders must eat", needs={"level": _PRO}, without=False),
        _flag("leader_swap", "Le maillot peut devenir leader", "A jersey may become leader"),
        _flag("readmission", "Repêchage", "Readmission"),
        _pro("pro_feed", "Ravitaillement strict", "Strict feeding"),
        _pro("pro_descent_six", "Le six en descente", "Sixes downhill"),
        _pro("pro_braking", "Freinage", "Braking"),
        _pro("pro_pileup", "Chutes collectives", "Pile-ups"),
        _pro("pro_condition", "Condition physique", "Condition"),
        _pro("pro_attack", "Attaques", "Attacks", pro_condition=(True,)),
        _pro("pro_team_ranking", "Classement par équipe", "Team ranking"),
        _pro("pro_doping", "Contrôle antidopage", "Doping test", pro_condition=(True,)),
        Option(
            "home_rider",
            "text",
            "none",
            {"fr": "Le régional de l’étape", "en": "The home rider"},
            values=("none", "random"),
            value_labels={
                "none": {"fr": "personne", "en": "nobody"},
                "random": {"fr": "tiré au sort", "en": "drawn by lot"},
            },
            needs={"level": ("pro",)},
        ),
        _pro("stage_bonus", "Bonus d’étape", "Stage bonus", pro_condition=(True,)),
    ),
)
