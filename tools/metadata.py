"""What the package says of itself where it is published: a README whose addresses work there, and where it is from.

The repository's address stands in no file. It is told by ECHAPPEE_REPOSITORY, or it is where this clone came from.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r'(\]\(|src=")(?!https?:|#)([^)"#\s]+)')
PICTURES = (".png", ".webp", ".svg")


class CustomMetadataHook(MetadataHookInterface):
    """Fills in what pyproject.toml leaves open."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Adds the README and the addresses to the metadata."""
        root = Path(self.root)
        home = repository(root)
        text = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, home) if home else text}
        metadata["urls"] = urls(home) if home else {}


def repository(root: Path) -> str:
    """The address of the repository on the web; empty where nobody knows it."""
    told = os.environ.get("ECHAPPEE_REPOSITORY", "")
    if not told:
        command = ["git", "-C", str(root), "remote", "get-url", "origin"]
        try:
            told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        except OSError:
            return ""
    return on_the_web(told)


def on_the_web(address: str) -> str:
    """A repository's address as browsers take it, without anybody's name or password; empty for one that has none."""
    found = re.fullmatch(r"(?:https://(?:[^@/]+@)?|ssh://git@|git@)([\w.-]+)[:/]([\w./-]+?)(?:\.git)?/?", address)
    return f"https://{found[1]}/{found[2]}" if found else ""


def absolute(text: str, home: str) -> str:
    """The README with whole addresses: its pictures, and the files that it names."""

    def whole(found: re.Match[str]) -> str:
        kind = "raw" if found[2].endswith(PICTURES) else "blob"
        return f"{found[1]}{home}/{kind}/HEAD/{found[2]}"

    return LINK.sub(whole, text)


def urls(home: str) -> dict[str, str]:
    """Where what is to be found."""
    return {
        "Source": home,
        "Documentation": f"{home}/tree/HEAD/docs",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }
