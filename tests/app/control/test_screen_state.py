"""A change of the game makes a fresh state: only what is named stays."""

from dataclasses import fields

from app.table.model.screen_state import Gathered, ScreenState
from app.ui.html import Html

STAYS = {
    "loupe", "podium", "whole_log", "aids_off", "paused", "step_due", "dated", "peek", "onlooker", "front", "held",
    "hint", "newly_seated", "focus_due", "opener", "free_seat", "free_kind", "link", "log_lost_notice_due",
}  # fmt: skip


def full() -> ScreenState:
    """A state in which nothing is as it was at first."""
    state = ScreenState()
    others = {str: "x", int: 7, bool: None, frozenset: frozenset("x"), tuple: ("x", "y"), Html: Html("x")}
    for field in fields(state):
        value = getattr(state, field.name)
        setattr(state, field.name, not value if isinstance(value, bool) else others.get(type(value), 3))
    state.thought, state.gathered = (lambda: True), Gathered(1, {}, 0)
    return state


def test_after_a_change_stays_what_is_named_and_nothing_else() -> None:
    before, fresh = full(), ScreenState()
    after = before.after_change()
    assert after.changes == before.changes + 1
    kept = {field.name for field in fields(after) if getattr(after, field.name) != getattr(fresh, field.name)}
    assert kept == STAYS | {"changes", "opened"}
    assert all(getattr(after, name) == getattr(before, name) for name in STAYS)


def test_panels_about_the_moment_close_and_others_stay_open() -> None:
    for name, stays in (("log", True), ("share", True), ("menu", True), ("hint", False), ("errands", False)):
        assert ScreenState(opened=name).after_change().opened == (name if stays else "")


def test_an_interruption_leaves_all_that_is_looked_at() -> None:
    state = full()
    preview, changes = state.preview, state.changes
    state.interrupt()
    assert (state.preview, state.changes) == (preview, changes + 1)
    assert (state.thinking, state.thought, state.gathered) == (False, None, None)
