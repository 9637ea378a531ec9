"""The page as the tools build it."""

from pathlib import Path

import pytest

from tools import base, single, site
from tools.site import Files


@pytest.fixture(scope="session")
def dist() -> Path:
    """dist/, up to date."""
    with base.only_one():
        return site.build()


@pytest.fixture(scope="session")
def files(dist: Path) -> Files:
    """The files of the page by address; the page in one file is none of them."""
    return {name: data for name, data in site.read(dist).items() if name != single.NAME}


@pytest.fixture(scope="session")
def single_file(dist: Path) -> bytes:
    """The page in one file."""
    return (dist / single.NAME).read_bytes()


@pytest.fixture(scope="session")
def build(files: Files) -> str:
    """The name of the build: the folder which holds most of it."""
    names = {name.split("/")[0] for name in files if name.endswith("/worker.py")}
    assert len(names) == 1
    return names.pop()
