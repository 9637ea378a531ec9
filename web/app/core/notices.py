"""What has to be said at the top of a page, as lines that can be put away."""

from app.core.context import Desk, Notice
from app.i18n.pages import say
from app.ui.html import Html, tag
from app.ui.icons import icon


def notices(desk: Desk) -> Html:
    """What has to be said, as lines at the top of the page."""
    return tag("div", [notice_line(desk.lang, notice) for notice in desk.notices], id="notices")


def notice_line(lang: str, notice: Notice) -> Html:
    """One such line, with its button if something can be done; it can be put away."""
    sentence = say(lang, notice.key, **notice.values)
    return tag(
        "div",
        tag("p", sentence),
        notice.do and tag("button", say(lang, notice.do[1]), type="button", class_="link", data_do=notice.do[0]),
        tag(
            "button", icon("close"), type="button", class_="hush", data_do=f"hush:{notice.key}",
            aria_label=say(lang, "close"),
        ),
        class_="notice bad" if notice.bad else "notice",
    )  # fmt: skip
