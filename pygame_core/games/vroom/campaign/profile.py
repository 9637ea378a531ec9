"""What a device keeps of Vroom Vroom beyond its games, as the page asks for it: the campaign and its witnesses.

A profile is plain data. Of each game that is played it has a record: what the screen alone can tell of it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.core.events import Event
from pygame_core.engine.core.refusals import Damaged

from ..board import MODULES, ROUNDS
from ..texts.garage import envelope, garage, news
from .record import TROPHIES, Circumstances, after_game, golden, new_profile, open_envelope

__all__ = [
    "after", "barred", "due", "envelope", "garage", "honours", "merged", "new", "news", "opened", "options", "proposed",
    "read", "remembered", "shared", "witness",
]  # fmt: skip

Profile = dict[str, Any]
Record = dict[str, Any]
MOST_RECORDS = 12
"""Older ones are of games that are over, or that nobody comes back to."""
ENDS = ("drove", "drove_in_fog", "ghost_drove")
STARTS = ("looked", *ENDS)
_LONGEST = 60
_MANY = 1 << 32


def new(home: str) -> Profile:
    """The profile of a device on which nobody has played; its home is the language it speaks."""
    return {**new_profile(home), "played": 0, "records": {}}


# --- at the new table --------------------------------------------------------------------------------------------


def options(profile: Profile) -> dict[str, Any]:
    """What every table of this device must know."""
    return {"opened": " ".join(profile["opened"])}


def proposed(profile: Profile) -> dict[str, Any]:
    """What the form proposes: who has never played begins as the rulebook advises."""
    return {"first_game": not profile["played"]}


def barred(profile: Profile, chosen: Mapping[str, Any]) -> frozenset[str]:
    """The options that there is nothing to choose of: what is sealed, while the campaign counts; what is filled in."""
    sealed = [module for module in MODULES if module not in profile["opened"]] if chosen.get("campaign") else []
    return frozenset({"opened", *sealed})


# --- a game goes on ----------------------------------------------------------------------------------------------


def witness(record: Mapping[str, Any], events: Sequence[Event], lang: str, now: int) -> Record:
    """The record of a game after more has happened: the languages it was seen in, how long its races took."""
    found = {"langs": [], "race": 1, "began": 0, "quickest": 0, **record}
    if lang not in found["langs"]:
        found["langs"] = [*found["langs"], lang]
    for event in events:
        if event.kind in STARTS and not found["began"]:
            found["began"] = now
        if event.kind in ENDS and event.data["round"] == ROUNDS:
            found["lasted"] = max(now - found["began"], 1)
        if event.kind in ("ranking", "nobody") and "lasted" in found:
            lasted = found.pop("lasted")
            found["quickest"] = min(found["quickest"] or lasted, lasted)
        if event.kind == "race_over":
            found |= {"race": found["race"] + 1, "began": 0}
    return found


def remembered(profile: Profile, name: str, record: Record) -> Profile:
    """The profile with the record of a game, the latest last."""
    others = {one: kept for one, kept in profile["records"].items() if one != name}
    return {**profile, "records": dict([*others.items(), (name, record)][-MOST_RECORDS:])}


def after(profile: Profile, name: str, view: Mapping[str, Any], hour: int, date: str) -> Profile:
    """The profile when a game has come to its end; once for each."""
    record = profile["records"].get(name, {})
    if record.get("over"):
        return profile
    abroad = bool(record.get("langs")) and profile["home"] not in record["langs"]
    told = Circumstances(hour, abroad, record.get("quickest", 0), shared=False)
    fresh = after_game(profile, view, told, date)
    won = [trophy for trophy in fresh["trophies"] if trophy not in profile["trophies"]]
    fresh["played"] = profile["played"] + 1
    return remembered(fresh, name, {**record, "over": True, "won": won})


def shared(profile: Profile, name: str, date: str) -> Profile:
    """The profile when a finished game has been sent to somebody."""
    if "influencer" in profile["trophies"]:
        return profile
    record = profile["records"].get(name, {})
    told = {**record, "won": [*record.get("won", []), "influencer"]}
    return remembered({**profile, "trophies": {**profile["trophies"], "influencer": date}}, name, told)


def honours(profile: Profile) -> frozenset[str]:
    """What shows on the table."""
    return frozenset({"golden"} if golden(profile) else ())


# --- between games -----------------------------------------------------------------------------------------------


def due(profile: Profile) -> tuple[str, ...]:
    """The envelopes of which one may be opened."""
    return tuple(module for module in MODULES if module not in profile["opened"]) if profile["due"] else ()


def opened(profile: Profile, module: str) -> Profile:
    """The profile with one more envelope open."""
    return open_envelope(profile, module)


def merged(mine: Profile, theirs: Profile) -> Profile:
    """What two devices have won together: of each trophy the first date, of wins the greater count."""
    trophies = dict(sorted({**mine["trophies"], **theirs["trophies"]}.items()))
    for trophy, date in mine["trophies"].items():
        trophies[trophy] = min(date, trophies[trophy])
    wins = {modules: max(mine["wins"].get(modules, 0), theirs["wins"].get(modules, 0))
            for modules in sorted({*mine["wins"], *theirs["wins"]})}  # fmt: skip
    both = [*mine["opened"], *(module for module in theirs["opened"] if module not in mine["opened"])]
    due = (mine["due"] or theirs["due"]) and len(both) < len(MODULES)
    played = max(mine["played"], theirs["played"])
    return {**mine, "trophies": trophies, "wins": wins, "opened": both, "due": due, "played": played}


def read(given: Any) -> Profile:
    """A profile as it was written; raises Damaged for anything else."""
    try:
        return _read(given)
    except (KeyError, TypeError, AttributeError) as error:
        raise Damaged("save_shape", fault="profile") from error


def _read(given: Any) -> Profile:
    opened, records = [str(module) for module in given["opened"]], given["records"]
    ok = set(opened) <= set(MODULES) and len(set(opened)) == len(opened)
    ok = ok and set(given["trophies"]) <= set(TROPHIES) and all(map(_short, given["trophies"].values()))
    ok = ok and all(map(_short, given["wins"])) and all(map(_count, (given["played"], *given["wins"].values())))
    ok = ok and isinstance(given["due"], bool) and _short(given["home"]) and len(records) <= MOST_RECORDS
    if not ok or not all(_is_record(record) for record in records.values()):
        raise Damaged("save_shape", fault="profile")
    names = ("opened", "due", "wins", "trophies", "home", "played", "records")
    return {name: given[name] for name in names}


def _is_record(record: Any) -> bool:
    numbers = (record.get(name, 0) for name in ("race", "began", "quickest", "lasted"))
    words = [*record.get("langs", []), *record.get("won", [])]
    return all(type(number) is int for number in numbers) and all(map(_short, words)) and len(words) < _LONGEST


def _short(text: Any) -> bool:
    return isinstance(text, str) and len(text) <= _LONGEST


def _count(number: Any) -> bool:
    return type(number) is int and 0 <= number < _MANY
