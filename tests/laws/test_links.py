"""A link for somebody's eyes holds what they know and nothing else; links go round through any moment."""

import pytest

from pygame_core.engine.core.refusals import Damaged
from pygame_core.engine.keeping import links
from tests.laws.tables import USUAL, played


@pytest.mark.parametrize("at", [-1, 10_000, True, "3", 1.5, [3]])
def test_a_moment_that_the_game_has_not_is_refused(at: object) -> None:
    match = played(USUAL[0], seed=88, answers=9)
    contents = links.unpack(links.link(match, history=True))
    with pytest.raises(Damaged) as caught:
        links.open_link(links.pack({**contents, "at": at}), 1)
    assert caught.value.code == "link_shape"
