"""What the laboratory refuses, and the sentences for it."""

from collections.abc import Mapping
from typing import Any

from pygame_core.engine.texts.language import typeset

_FR = typeset({
    "unreadable": "Ligne {line} : ce n’est pas du TOML ({fault}).",
    "key": "Ligne {line} : pas de clé « {key} » ici. Possible : {allowed}.",
    "value": "Ligne {line}, {key} : « {value} » ne va pas. On attend : {allowed}.",
    "missing": "Il manque la clé « {key} ».",
    "table": "La table « {name} » ne peut pas jouer : {why}",
    "player": "Ligne {line} : pas de joueur « {value} ». Possible : random, 1, 2, 3, un joueur installé ({allowed}), "
    "ou module:nom.",
    "player_kind": "« {value} » n’est pas un joueur : il lui faut une méthode choose.",
    "endless": "La règle de la maison {house} casse le jeu : une partie au hasard n’en finit pas.",
    "nothing": "Ligne {line}, {key} : il n’y a rien à comparer.",
    "chairs": "La comparaison « {name} » : il faut autant de places des deux côtés pour jouer sur les mêmes dés.",
    "other_experiment": "{folder} contient les parties d’une autre expérience. Prends un autre dossier avec --out.",
    "other_code": "{folder} contient des parties d’un autre état du programme ({there}). "
    "Prends un autre dossier avec --out.",
    "worker_code": "Un ouvrier a un autre état du programme que cette machine : {there}, pas {here}.",
    "executor": "« {value} » n’est pas un exécuteur. On écrit dask://HÔTE:PORT, ou module:nom d’un Executor.",
    "unreached": "Pas de réponse de {value} : {why}",
    "lost": "Les ouvriers se sont arrêtés {times} fois sans avancer. Ce qui est fini est gardé : relance-les.",
    "no_results": "{folder} ne contient pas de parties.",
    "no_row": "Il n’y a pas de partie {game} à la table {arm}.",
    "extra": "Le laboratoire demande ce que ceci installe : pip install ’echappee[lab]’ (il manque {name}).",
})  # fmt: skip
_EN = {
    "unreadable": "Line {line}: this is not TOML ({fault}).",
    "key": "Line {line}: there is no key “{key}” here. Possible: {allowed}.",
    "value": "Line {line}, {key}: “{value}” will not do. Expected: {allowed}.",
    "missing": "The key “{key}” is missing.",
    "table": "The table “{name}” cannot play: {why}",
    "player": "Line {line}: there is no player “{value}”. Possible: random, 1, 2, 3, "
    "one that is installed ({allowed}), or module:name.",
    "player_kind": "“{value}” is no player: it needs a method choose.",
    "endless": "The house rule {house} breaks the game: a game at random does not come to an end.",
    "nothing": "Line {line}, {key}: there is nothing to compare.",
    "chairs": "The comparison “{name}”: its tables have different numbers of seats, so the dice would not be the same.",
    "other_experiment": "{folder} holds the games of another experiment. Take another folder with --out.",
    "other_code": "{folder} holds games of another state of the program ({there}). Take another folder with --out.",
    "worker_code": "A worker has another state of the program than this machine: {there}, not {here}.",
    "executor": "“{value}” is no executor. Write dask://HOST:PORT, or module:name of an Executor.",
    "unreached": "No answer from {value}: {why}",
    "lost": "The workers stopped {times} times without getting on. Finished blocks are kept: the same command goes on.",
    "no_results": "{folder} holds no games.",
    "no_row": "There is no game {game} at table {arm}.",
    "extra": "The laboratory needs what this installs: pip install 'echappee[lab]' ({name} is missing).",
}
SENTENCES: Mapping[str, Mapping[str, str]] = {"fr": _FR, "en": _EN}


class Fault(Exception):
    """Something that the laboratory cannot do, as a key of the sentences and its facts."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key, facts)
        self.sentence_key = key
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Faults come back from other processes."""
        return _again, (self.sentence_key, self.facts)

    def sentence(self, lang: str) -> str:
        """The fault in words."""
        return SENTENCES[lang][self.sentence_key].format(**self.facts)


def _again(key: str, facts: dict[str, Any]) -> Fault:
    return Fault(key, **facts)
