"""A sentence for everything that the engine itself refuses: the table, turns, undo, saves, links, positions."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from ..core.meta import Meta
from ..core.refusals import BadOption, Damaged, Illegal, Malformed, NotAsked, NoUndo, Refusal
from .language import Speaker, Tongue, typeset

_FR = typeset({
    # whatever has no sentence of its own
    "Illegal": "La règle ne le permet pas ici.",
    "NotAsked": "Ce n’est pas le moment.",
    "BadOption": "Cette table ne peut pas jouer ainsi.",
    "Damaged": "Cette partie est abîmée. Rien n’a été changé.",
    "Malformed": "Ce scénario est mal écrit.",
    "NoUndo": "Cela ne se défait pas.",
    "Refusal": "Cela ne va pas ici.",
    # answers
    "not_offered": "Cette réponse n’est pas possible en ce moment.",
    "other_seat": "La question est pour {seats:names}.",
    "several_asked": "Ils sont plusieurs à devoir répondre : {seats:names}. Dis pour qui.",
    "chance_asked": "Les dés d’abord : tout le monde attend le hasard.",
    "not_chance": "Rien à lancer ni à tirer : la question est pour {seats:names}.",
    "no_such_outcome": "Le hasard ne peut pas répondre « {answer} » ici.",
    "over": "La partie est finie.",
    # undo
    "undo_chance": "Le sort a parlé depuis : ce coup ne se défait plus.",
    "undo_other": "{seat:name} a répondu depuis : ce coup ne se défait plus.",
    "undo_reveal": "Quelque chose a été dévoilé depuis : ce coup ne se défait plus.",
    "undo_nothing": "Il n’y a rien à défaire.",
    "redo_nothing": "Il n’y a rien à refaire.",
    "rewind_hidden": "Ici on se cache des choses : pas de retour en arrière.",
    # the table
    "game_unknown": "Aucun jeu ne s’appelle « {value} ». Il y a : {allowed:list}.",
    "game_broken": "Le jeu « {value} » est abîmé et reste de côté ({fault}). Les autres n’en souffrent pas.",
    "game_contract": "Le jeu « {value} » est écrit pour une autre version d’Échappée ({declared} ; ici : {known}). "
    "Demande à qui l’a fait celle qui va ici.",
    "game_name_taken": "Le paquet {fault} apporte un jeu « {value} », mais ce nom est déjà pris : il reste de côté.",
    "option_unknown": "Il n’y a pas d’option « {option} ». Il y a : {allowed:list}.",
    "option_value": "« {value} » ne va pas pour l’option {option}. Possible : {allowed:list}.",
    "option_text": "« {value} » ne va pas pour l’option {option} : un texte de {most} signes au plus, sur une ligne.",
    "option_needs": "L’option {option} demande que {other} vaille {allowed:list}.",
    "computer_unknown": "Aucun joueur automatique ne s’appelle « {value} ». Il y a : {allowed:list}.",
    "too_few_games": "Il faut au moins une partie ; « {value} » ne suffit pas.",
    "seat_count": "On joue de {least} à {most} ; cette table a {given:chairs}.",
    "seat_colour_taken": "{seat:chair} : la couleur {colour} est déjà prise.",
    "seat_name": "{seat:chair} : il faut un nom, {most} signes au plus.",
    "seat_name_taken": "{seat:chair} : « {name} » est déjà le nom de la place {other}. À chacun le sien.",
    "seat_colour": "{seat:chair} : pas de couleur « {value} ». Possible : {allowed:list}.",
    "seat_kind": "{seat:chair} : qui joue ? « {value} » ne va pas. Possible : {allowed:list}.",
    "seat_lead": "La première place, et elle seule, a la couleur {colour} : elle joue un autre rôle que les autres.",
    "seat_remote": "{seat:chair} : cette personne joue sur un autre appareil.",
    "seat_kept": "{seat:chair} : à ce jeu, on garde sa place jusqu’à la fin.",
    "seat_level": "{seat:chair} : pas de niveau « {value} ». Possible : {allowed:list}.",
    "seed_range": "« {value} » ne va pas pour la graine du hasard : un nombre entier de {least} à {most}.",
    # saves
    "save_checksum": "Cette partie est abîmée : son contenu ne correspond plus à sa signature.",
    "save_field": "Cette partie est abîmée : « {name} » n’a rien à y faire.",
    "save_options": "Cette partie est abîmée : sa table ne peut pas jouer. {refusal:why}",
    "save_shape": "Cette partie est abîmée : il y manque quelque chose ({fault}).",
    "save_too_long": "Cette partie est abîmée : {most} signes au plus, elle en a davantage.",
    "save_unreadable": "Ceci n’est pas une partie enregistrée, ou elle est abîmée.",
    "save_newer": "Cette partie vient d’une version plus récente. Elle est intacte : Échappée à jour l’ouvrira.",
    "save_game": "Cette partie est d’un jeu inconnu ici : « {value} ».",
    "log_after_end": "Cette partie est abîmée : quelqu’un y joue encore après la fin (réponse {index}).",
    "log_diverges": "Cette partie est abîmée : la réponse {index}, « {answer} », n’y est pas possible.",
    # links
    "link_field": "Ce lien est abîmé : « {name} » n’a rien à y faire. Demande qu’on te le renvoie.",
    "link_shape": "Ce lien est abîmé : il y manque quelque chose ({fault}). Demande qu’on te le renvoie.",
    "link_too_long": "Ce lien est trop long pour être une partie ({most} signes au plus).",
    "link_unreadable": "Ce lien est coupé ou abîmé. Demande qu’on te le renvoie en entier.",
    "link_newer": "Ce lien vient d’une version plus récente. Échappée à jour l’ouvrira.",
    # positions
    "position_shape": "Position impossible : on attend des champs avec leurs valeurs.",
    "position_field": "Position impossible : pas de champ « {field} ». Possible : {allowed:list}.",
    "unknown_colour": "Position impossible, {field} : personne ne joue « {value} ». À la table : {allowed:list}.",
    "by_colour": "Position impossible, {field} : on attend une valeur par couleur.",
    "number_range": "Position impossible, {field} : « {value} » n’est pas un nombre de {least} à {most}.",
    "not_one_of": "Position impossible, {field} : « {value} » ne va pas. Possible : {allowed:list}.",
    # scenarios
    "scenario_too_long": "Ligne {line} : un scénario a {most} signes au plus.",
    "scenario_unreadable": "Ligne {line} : ce n’est pas du TOML ({fault}).",
    "scenario_key": "Ligne {line} : pas de clé « {key} » ici. Possible : {allowed:list}.",
    "scenario_value": "Ligne {line}, {key} : « {value} » ne va pas. On attend : {allowed:list}.",
    "scenario_missing": "Ligne {line} : il manque la clé « {key} ». On attend : {allowed:list}.",
    "scenario_table": "Ligne {line}, la table : {refusal:why}",
    "scenario_position": "Ligne {line} : {refusal:why}",
})  # fmt: skip
_EN = {
    "Illegal": "The rules do not allow that here.",
    "NotAsked": "Not now.",
    "BadOption": "This table cannot play like that.",
    "Damaged": "This game is damaged. Nothing has been changed.",
    "Malformed": "This scenario is badly written.",
    "NoUndo": "That cannot be taken back.",
    "Refusal": "That does not work here.",
    "not_offered": "That answer is not possible right now.",
    "other_seat": "It is {seats:names} who must answer.",
    "several_asked": "Several must answer: {seats:names}. Say for whom.",
    "chance_asked": "Dice first: everybody is waiting for chance.",
    "not_chance": "Nothing to roll or draw: it is {seats:names} who must answer.",
    "no_such_outcome": "Chance cannot answer “{answer}” here.",
    "over": "The game is over.",
    "undo_chance": "Chance has spoken since: that move stands.",
    "undo_other": "There was an answer by {seat:name} since: this one can no longer be taken back.",
    "undo_reveal": "Something has been revealed since: that move stands.",
    "undo_nothing": "There is nothing to take back.",
    "redo_nothing": "There is nothing to play again.",
    "rewind_hidden": "People keep secrets here: no going back in time.",
    "game_unknown": "No game is called “{value}”. There are: {allowed:list}.",
    "game_broken": "The game “{value}” is damaged and is left aside ({fault}). The others are well.",
    "game_contract": "The game “{value}” was written for another version of Échappée ({declared}; here: {known}). "
    "Ask whoever made it for one that fits.",
    "game_name_taken": "The package {fault} brings a game “{value}”, but that name is taken: it is left aside.",
    "option_unknown": "There is no option “{option}”. There are: {allowed:list}.",
    "option_value": "“{value}” will not do for the option {option}. Possible: {allowed:list}.",
    "option_text": "“{value}” will not do for the option {option}: a text of {most} characters at most, on one line.",
    "option_needs": "The option {option} needs {other} to be {allowed:list}.",
    "computer_unknown": "No computer player is called “{value}”. There are: {allowed:list}.",
    "too_few_games": "At least one game is needed; “{value}” will not do.",
    "seat_count": "This game is for {least} to {most}; this table has {given:chairs}.",
    "seat_colour_taken": "{seat:chair}: the colour {colour} is taken.",
    "seat_name": "{seat:chair}: a name is needed, {most} characters at most.",
    "seat_name_taken": "{seat:chair}: “{name}” is the name of seat {other} already. Each needs one of its own.",
    "seat_colour": "{seat:chair}: there is no colour “{value}”. Possible: {allowed:list}.",
    "seat_kind": "{seat:chair}: who plays? “{value}” will not do. Possible: {allowed:list}.",
    "seat_lead": "The first seat, and only that one, has the colour {colour}: it plays another part than the others.",
    "seat_remote": "{seat:chair}: this person plays on another device.",
    "seat_kept": "{seat:chair}: in this game seats are kept to the end.",
    "seat_level": "{seat:chair}: there is no level “{value}”. Possible: {allowed:list}.",
    "seed_range": "“{value}” will not do as the seed of chance: a whole number from {least} to {most}.",
    "save_checksum": "This game is damaged: its contents no longer match its checksum.",
    "save_field": "This game is damaged: “{name}” has no business there.",
    "save_options": "This game is damaged: its table cannot play. {refusal:why}",
    "save_shape": "This game is damaged: something is missing ({fault}).",
    "save_too_long": "This game is damaged: it has more than {most} characters.",
    "save_unreadable": "This is not a saved game, or it is damaged.",
    "save_newer": "This game comes from a newer version. It is untouched: Échappée will open it once updated.",
    "save_game": "This game is of a kind unknown here: “{value}”.",
    "log_after_end": "This game is damaged: somebody plays on after the end (answer {index}).",
    "log_diverges": "This game is damaged: answer {index}, “{answer}”, is not possible there.",
    "link_field": "This link is damaged: “{name}” has no business there. Ask for it again.",
    "link_shape": "This link is damaged: something is missing ({fault}). Ask for it again.",
    "link_too_long": "This link is too long to be a game ({most} characters at most).",
    "link_unreadable": "This link is cut off or damaged. Ask for the whole of it again.",
    "link_newer": "This link comes from a newer version. Échappée will open it once updated.",
    "position_shape": "Impossible position: fields with their values are expected.",
    "position_field": "Impossible position: there is no field “{field}”. Possible: {allowed:list}.",
    "unknown_colour": "Impossible position, {field}: nobody plays “{value}”. At the table: {allowed:list}.",
    "by_colour": "Impossible position, {field}: one value per colour is expected.",
    "number_range": "Impossible position, {field}: “{value}” is not a number from {least} to {most}.",
    "not_one_of": "Impossible position, {field}: “{value}” will not do. Possible: {allowed:list}.",
    "scenario_too_long": "Line {line}: a scenario has {most} characters at most.",
    "scenario_unreadable": "Line {line}: this is not TOML ({fault}).",
    "scenario_key": "Line {line}: there is no key “{key}” here. Possible: {allowed:list}.",
    "scenario_value": "Line {line}, {key}: “{value}” will not do. Expected: {allowed:list}.",
    "scenario_missing": "Line {line}: the key “{key}” is missing. Expected: {allowed:list}.",
    "scenario_table": "Line {line}, the table: {refusal:why}",
    "scenario_position": "Line {line}: {refusal:why}",
}
TONGUES = {
    "fr": Tongue("fr", _FR, {"chairs": ("aucune place", "1 place", "{n} places")}),
    "en": Tongue("en", _EN, {"chairs": ("no seat", "1 seat", "{n} seats")}),
}
_KINDS = (Illegal, NotAsked, BadOption, Damaged, Malformed, NoUndo)


def refusal(refused: Refusal, names: Sequence[str], lang: str, tell: "Teller | None" = None) -> str:
    """The sentence for a refusal of the engine's; a general one for a code that it does not know.

    A refusal may hold another one, of the game's: `tell` says that.
    """
    clerk = Clerk(TONGUES[lang], names, tell or refusal)
    kind = next((kind.__name__ for kind in _KINDS if isinstance(refused, kind)), "Refusal")
    return clerk.say(refused.code if clerk.knows(refused.code) else kind, **refused.params)


class Teller(Protocol):
    """A function that has a sentence for a refusal."""

    def __call__(self, refused: Refusal, names: Sequence[str], lang: str, /) -> str: ...


class Clerk(Speaker):
    """Speaks of seats before they have names, and of what may be written."""

    def __init__(self, tongue: Tongue, names: Sequence[str], tell: Teller) -> None:
        super().__init__(tongue, names)
        self.ways["chair"] = lambda seat: f"{'Place' if self.lang == 'fr' else 'Seat'} {seat + 1}"
        self.ways["why"] = lambda refused: tell(refused, names, self.lang)


Facts = Mapping[str, Any]


class GameRefusals:
    """The sentence for whatever is refused at a game's table: one of the game's own, else the engine's."""

    def __init__(
        self,
        meta: Meta,
        speaker: Callable[[str, Sequence[str]], Speaker],
        own: Mapping[str, Collection[str]],
        variants: Mapping[str, Callable[[Facts], str]],
    ) -> None:
        """`own` are the sentences of the game by language; `variants` choose one for a code that has several."""
        self.meta, self.speaker, self.own, self.variants = meta, speaker, own, variants

    def __call__(self, refused: Refusal, names: Sequence[str], lang: str, /) -> str:
        speaker, facts = self.speaker(lang, names), dict(refused.params)
        key = self.variants[refused.code](facts) if refused.code in self.variants else refused.code
        if isinstance(facts.get("colour"), str):
            facts["colour"] = self.meta.colour_in_sentence(facts["colour"], lang)
        if key in self.own[lang]:
            return speaker.say(key, **self.worded(refused.code, facts, speaker))
        return self.otherwise(type(refused)(refused.code, **facts), names, lang)

    def worded(self, code: str, facts: dict[str, Any], speaker: Speaker) -> dict[str, Any]:
        """The facts as the game's sentence wants them."""
        return facts

    def otherwise(self, refused: Refusal, names: Sequence[str], lang: str) -> str:
        """The sentence for what the game has none of its own for."""
        return refusal(refused, names, lang, self)
