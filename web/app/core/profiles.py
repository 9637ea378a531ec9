"""What a device keeps of a game beyond its matches, as a keepsake; what came in a file is joined with what is here."""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from app.storage import small_records
from app.storage.checksummed_text import seal
from app.storage.small_records import KEEPSAKE, NEW
from app.storage.store import OLD
from pygame_core.engine import registry
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.refusals import Damaged, Newer
from pygame_core.engine.keeping.safe_json import read_json
from pygame_core.engine.match.match import Match

if TYPE_CHECKING:
    from app.core.context import Desk

Profile = dict[str, Any]


class ProfileStore:
    """The profile of one game on this device."""

    def __init__(self, desk: "Desk", game: str) -> None:
        self.desk, self.name = desk, f"profile-{game}"
        campaign = registry.module(game).campaign
        assert campaign  # `Meta.profile` says so.
        self.rules = campaign.rules
        self._known: tuple[tuple[str | None, ...], Profile] = ((), {})

    @property
    def profile(self) -> Profile:
        """As it stands: the latest generation that can be read."""
        texts = tuple(self.desk.library.get(KEEPSAKE + self.name + end) for end in ("", OLD, NEW))
        if not self._known[0] or self._known[0] != texts:
            self._known = texts, self._found()
        return dict(self._known[1])

    def _found(self) -> Profile:
        found = self._read(self.name) or self.rules.new(self.desk.lang)
        came = self._read(self.name + NEW)
        return dict(self.rules.merged(found, came) if came else found)

    def _read(self, name: str) -> Profile | None:
        try:
            text = small_records.recall(self.desk.library, name)
            return dict(self.rules.read(read_json(text))) if text else None
        except (Damaged, Newer, ValueError):
            return None

    def keep(self, profile: Profile) -> None:
        """Write it, where it has changed; what stood there is its older generation."""
        library, text = self.desk.library, json.dumps(profile, ensure_ascii=False, separators=(",", ":"))
        if self._read(self.name) != profile:
            small_records.keep(library, self.name, text)
        if library.get(KEEPSAKE + self.name + NEW):
            library.put(KEEPSAKE + self.name + NEW, None)

    def erase(self) -> None:
        """Forget it."""
        small_records.forget(self.desk.library, self.name)

    def file(self) -> str:
        """It alone, as a file that the settings page takes in."""
        stored = {KEEPSAKE + self.name: seal(json.dumps(self.profile, ensure_ascii=False))}
        return json.dumps({"echappee": "export", "stored": stored}, ensure_ascii=False, indent=1)

    # -------------------------------------------------------------- games
    def witness(self, name: str, match: Match, events: Sequence[Event]) -> None:
        """More has happened in a game of this device; it may have come to its end."""
        desk, profile = self.desk, self.profile
        before = profile["records"].get(name, {})
        record = self.rules.witness(before, events, desk.lang, desk.now)
        if record != before:
            profile = self.rules.remembered(profile, name, record)
        if match.over:
            here = local(desk)
            profile = self.rules.after(profile, name, match.view(None), here.hour, f"{here:%Y-%m-%d}")
        self.keep(profile)

    def shared(self, name: str) -> None:
        """A finished game was sent to somebody."""
        self.keep(self.rules.shared(self.profile, name, f"{local(self.desk):%Y-%m-%d}"))

    def news(self, name: str, lang: str) -> str:
        """What a game has brought."""
        return self.rules.news(self.profile["records"].get(name, {}), lang)


def profile_store(desk: "Desk", meta: Meta) -> ProfileStore | None:
    """The profile of a game, where a device keeps one of it."""
    return ProfileStore(desk, meta.id) if meta.profile else None


def decided(desk: "Desk", meta: Meta, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table on this device: what is kept of the game has the last word."""
    known = profile_store(desk, meta)
    return {**options, **(known.rules.options(known.profile) if known else {})}


def local(desk: "Desk") -> datetime:
    """The hour on the wall."""
    return datetime.fromtimestamp(desk.now / 1000, UTC) - timedelta(minutes=desk.device.zone)
