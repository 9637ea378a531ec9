"""What is on the screen by now, and what of it has to be painted anew."""

from app.core.screen import Reply
from app.table.control.context import Guide, TableContext
from app.table.control.telling import Teller
from app.table.model.snapshot import Picture
from app.table.view import handover, layout
from app.table.view.layout import Regions, Worn
from app.ui.components import document_title
from pygame_core.engine.texts.html_escape import escape


class Painter:
    """Remembers each region as it was painted last: it is painted only when its markup has changed."""

    def __init__(self) -> None:
        self.painted: Regions = {}
        """The regions that are on the screen; none while the whole screen is to be painted."""
        self.worn: Worn = {}
        """The attributes that are."""

    def forget(self) -> None:
        """The whole screen is painted next."""
        self.painted = {}

    def shows_look(self, look: str) -> bool:
        """Whether something on the screen can be looked at under this name."""
        named = f'"{escape(look)}"'
        return any(named in html for html in self.painted.values())

    def paint(self, table: TableContext, picture: Picture, guide: Guide, teller: Teller) -> Reply:
        """The regions and attributes that differ from what is on the screen."""
        if picture.kind == "curtain":
            self.forget()
            return _whole(picture, handover.page(picture))
        guide.teach(picture)
        regions = guide.regions(picture, teller.told(table, picture))
        dressed = layout.dress(table.desk, picture, table.state)
        before, self.painted = self.painted, regions
        worn, self.worn = self.worn, dressed
        if not before:
            return _whole(picture, layout.page(picture, regions, dressed))
        return {
            "paint": {name: inner for name, inner in regions.items() if before[name] != inner},
            "attrs": {name: values for name, values in dressed.items() if worn[name] != values},
        }


def _whole(picture: Picture, page: str) -> Reply:
    secret = "" if picture.session.private else None
    title = document_title(picture.meta.names[picture.lang])
    return {"paint": {"app": page}, "title": title, "attrs": {"html": {"data-secret": secret}}}
