"""The way from a game to the page of what a device keeps of it beyond its matches."""

from app.table.model.session import Session
from app.ui.html import Html, tag


def beyond(session: Session, lang: str) -> Html:
    """The way to this page from a game."""
    assert session.profile
    meta = session.meta
    words = session.profile.rules.garage(session.profile.profile, lang).title
    return tag("a", words, class_="link", href=f"#/profile/{meta.id}")
