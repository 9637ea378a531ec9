"""What leaves the table: links, files, pictures of the end, and what has just moved once more."""

from typing import TYPE_CHECKING

from app.core import backup
from app.core.screen import Reply
from app.i18n.game_screen import say
from app.table.control.context import Actions, Controller, plainly
from app.table.model.snapshot import Picture
from app.table.view import game_over, letter_panel, mail_panel, share_panel
from app.ui.link_box import sent
from pygame_core.engine.core.refusals import Refusal

if TYPE_CHECKING:
    from app.ui.effects import Download, Photo

FRAME_MS = 24


class Sending(Controller):
    """Everything is made on this device; nothing is sent by itself."""

    @property
    def actions(self) -> Actions:
        return {
            "link": self.make_link,
            "send-standing": plainly(self.send_standing),
            "paste": self.paste,
            "post": plainly(self.send_letter),
            "letter-file": plainly(self.keep_letter),
            "close-table": plainly(self.wait_no_longer),
            "file": plainly(self.keep_file),
            "picture": plainly(self.keep_picture),
            "photo": plainly(self.take_photo),
            "film": plainly(self.show_film),
        }

    # -------------------------------------------------------------- links and files
    def make_link(self, kind: str) -> Reply:
        """The game as this kind of link."""
        self.state.link = kind if kind in share_panel.kinds(self.table.picture()) else ""
        if self.state.link:
            self._was_sent()
        return self.table.reply()

    def send_standing(self) -> Reply:
        """From the classifications straight to their link."""
        self.state.opened = "share"
        return {**self.make_link("standing"), "focus": "drawer-title"}

    def _was_sent(self) -> None:
        """Sending a finished game may be worth something to what a device keeps of it."""
        if self.session.profile and self.session.over and self.session.people:
            self.session.profile.shared(self.session.name)

    def paste(self, text: str) -> Reply:
        """A link of the other side, pasted instead of opened."""
        if self.session.copy and (address := backup.pasted({"value": text})):
            return self.table.desk.visit(address)
        payload = mail_panel.payload_of(text)
        if not payload:
            self.table.note(say(self.lang, "link"), say(self.lang, "post_paste_bad"))
            return self.table.reply()
        return self.desk.visit(f"{share_panel.POST}{payload}")

    def keep_file(self) -> Reply:
        """The game as a file."""
        return {**self.table.reply(), **backup.export(self.desk, self.session.name)}

    # -------------------------------------------------------------- letters of a table
    def send_letter(self) -> Reply:
        """The letter goes out, by the device's own way of sending; from here on it is not taken back."""
        if self.session.copy is None:
            return self.table.reply()
        self.session.send()
        self.table.interrupt()
        title = say(self.lang, "letter_title", game=self.session.meta.names[self.lang])
        return {**self.table.reply(), "effect": sent(title, letter_panel.address(self.session))}

    def keep_letter(self) -> Reply:
        """The letter as a file, where it is too long for a link."""
        if self.session.copy is None:
            return self.table.reply()
        self.session.send()
        name = f"echappee-{self.session.meta.id}-letter.txt"
        text = letter_panel.address(self.session)
        file: Download = {"type": "download", "name": name, "mime": "text/plain", "text": text}
        return {**self.table.reply(), "effect": file}

    def wait_no_longer(self) -> Reply:
        """Computers take the seats that nobody has taken."""
        copy = self.session.copy
        if copy is None or copy.begun or copy.me != copy.terms.layer:
            return self.table.reply()
        try:
            self.session.wait_no_longer()
        except Refusal as refusal:
            return self.explained(self.table.refusal(refusal))
        self.table.changed()
        return self.table.reply()

    # -------------------------------------------------------------- pictures
    def keep_picture(self) -> Reply:
        """The podium as a file, where there is one."""
        picture = self.table.picture()
        if picture.kind != "over":
            return self.table.reply()
        name = f"echappee-{picture.meta.id}.svg"
        file: Download = {"type": "download", "name": name, "text": game_over.podium(picture), "mime": "image/svg+xml"}
        return {**self.table.reply(), "effect": file}

    def take_photo(self) -> Reply:
        """The podium as a photograph, to be shown to others."""
        picture = self.table.picture()
        if picture.kind != "over":
            return self.table.reply()
        self._was_sent()
        width, height = picture.draw.podium_size
        photo: Photo = {
            "type": "photo", "name": f"echappee-{picture.meta.id}.png", "svg": game_over.photograph(picture),
            "width": width, "height": height, "title": picture.meta.names[picture.lang],
        }  # fmt: skip
        return {**self.table.reply(), "effect": photo}

    def show_film(self) -> Reply:
        """What has just moved, once more."""
        frames = self._frames(self.table.picture())
        if not frames:
            self.table.note(say(self.lang, "film"), say(self.lang, "film_none"))
            return self.table.reply()
        return {**self.table.reply(), "effect": {"type": "film", "frames": frames, "ms": FRAME_MS}}

    def _frames(self, picture: Picture) -> list[dict[str, str]]:
        """The last thing that moved before this moment, picture by picture, as whoever looks may know it."""
        session, film = self.session, self.session.module.film
        if film is None:
            return []
        for index in range(picture.index - 1, -1, -1):
            for event in reversed(session.known(session.events[index])):
                if event.kind in film.kinds:
                    return list(film.frames(session.seen_at(index), event))
        return []
