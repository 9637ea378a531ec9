"""Adding to what is kept for ever: a match as a save and as both kinds of link. Nothing there is ever changed.

For example, `keep(match, "three", 2)` makes tests/data/kept/velo-city-1-three-2.save.json and two links.
"""

import hashlib
from pathlib import Path

from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match

DATA = Path(__file__).parent.parent / "data"
KEPT = DATA / "kept"
MANIFEST = DATA / "MANIFEST"


def keep(match: Match, what: str, number: int = 0, beside: str = "") -> None:
    """Keep a match under its game, the version of its rules, and what it shows."""
    meta = match.game.meta
    name = f"{meta.id}-{meta.rules_version}-{what}" + (f"-{number}" if number else "")
    add(f"{name}.save.json", saves.save(match, beside))
    add(f"{name}.position.link", links.link(match, history=False))
    add(f"{name}.history.link", links.link(match, history=True))


def add(name: str, text: str) -> None:
    """A new file, and its digest in the manifest."""
    if (KEPT / name).exists():
        raise FileExistsError(name)
    (KEPT / name).write_text(text, encoding="utf-8", newline="")
    digests = manifest() | {name: digest(KEPT / name)}
    MANIFEST.write_text("".join(f"{digests[file]}  {file}\n" for file in sorted(digests)), encoding="utf-8")


def manifest(text: str | None = None) -> dict[str, str]:
    """The digest of each kept file."""
    lines = (MANIFEST.read_text(encoding="utf-8") if text is None else text).splitlines()
    return dict(reversed(line.split()) for line in lines)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
