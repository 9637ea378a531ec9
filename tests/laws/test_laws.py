"""Every law holds at every table of every game: what they say stands in pygame_core/laws."""

import pytest

from pygame_core.engine import registry
from pygame_core.laws.book import cases
from pygame_core.laws.law import Law
from pygame_core.laws.tables import Table

CASES = [
    pytest.param(law, about, id=f"{law} {about}", marks=[pytest.mark.native] if law.source else [])
    for meta in registry.games()
    for law, about in cases(meta.id)
]


@pytest.mark.parametrize(("law", "about"), CASES)
def test_a_law_holds(law: Law, about: str | Table) -> None:
    law.holds(about)
