"""Days and lengths of time, as people write them; the day is that of this device."""

from datetime import UTC, datetime

from app.i18n.pages import say

_MONTHS = {
    "fr": ("janvier", "février", "mars", "avril", "mai", "juin",
           "juillet", "août", "septembre", "octobre", "novembre", "décembre"),
    "en": ("January", "February", "March", "April", "May", "June",
           "July", "August", "September", "October", "November", "December"),
}  # fmt: skip


def day(lang: str, when: int) -> str:
    """The 18th of November 2026; nothing for what no calendar knows."""
    there = _there(when)
    if there is None:
        return ""
    first = "1er" if lang == "fr" and there.day == 1 else there.day
    return f"{first} {_MONTHS[lang][there.month - 1]} {there.year}"


def iso(when: int) -> str:
    """The day and the minute, so that tables sort by them."""
    there = _there(when)
    return there.strftime("%Y-%m-%d %H:%M") if there else ""


def length(lang: str, minutes: int) -> str:
    """So many minutes."""
    if minutes < 60:
        return say(lang, "minutes_short", n=minutes)
    return say(lang, "hours_short", h=minutes // 60, m=minutes % 60)


def _there(when: int) -> datetime | None:
    try:
        return datetime.fromtimestamp(when / 1000, UTC).astimezone()
    except (OverflowError, ValueError, OSError):
        return None
