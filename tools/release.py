"""Makes what a release carries, in build/release: the page as a zip and in one file, the engine's wheel, checksums."""

import hashlib
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

from . import single, site, wheels
from .base import BUILD, put, renewed, run, step, version

FOLDER = BUILD / "release"
WHEEL = BUILD / "wheel"
SUMS = "SHA256SUMS"


def build() -> Path:
    """Makes the folder and returns it."""
    dist, engine = site.build(), wheel()
    files = {
        f"echappee-{version()}.zip": zipped(site.read(dist), f"echappee-{version()}/"),
        f"echappee-{version()}.html": (dist / single.NAME).read_bytes(),
        engine.name: engine.read_bytes(),
    }
    files[SUMS] = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in files.items()).encode()
    with step("release"), renewed(FOLDER) as fresh:
        for name, data in files.items():
            put(fresh / name, data)
    return FOLDER


def zipped(files: site.Files, folder: str = "") -> bytes:
    """An archive, the same bytes every time."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(folder + name, wheels.EPOCH), data, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def wheel() -> Path:
    """The engine, the games and the command line, as pip installs them."""
    with step("wheel of the engine"), renewed(WHEEL) as fresh:
        build_wheel(fresh)
    (made,) = WHEEL.glob("*.whl")
    return made


def build_wheel(into: Path, **options: Any) -> None:
    """Has the backend in pyproject.toml build it there. Raises Trouble where it cannot."""
    hatchling: list[str | Path] = [sys.executable, "-m", "hatchling", "build"]
    run([*hatchling, "--target", "wheel", "--directory", into], "The wheel could not be built.", **options)
