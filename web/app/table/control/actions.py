"""Everything a person can do at the table besides playing: open what helps, change the table, send."""

import re
from collections.abc import Callable

from app.core import backup
from app.core.background import in_slices
from app.core.screen import Answer, Reply
from app.i18n.game_screen import say
from app.table.control.free_answers import Asides
from app.table.model import session
from app.table.model.playback import Playback
from app.table.model.snapshot import Picture
from app.table.view import mail_panel, share_panel, toolbar
from app.table.view.log import Story
from app.ui.html import Html
from pygame_core.bots.base import Budget
from pygame_core.engine.core.chance import Rng
from pygame_core.engine.core.refusals import BadOption

_OPENED_BY = {"menu": "menu-button", "note": "question", "greeting": "question"}
"""Where the focus goes back to when what was opened is closed."""
FRAME_MS = 24
_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
ADVICE_SECONDS = 0.4
"""How long the champion may think about a hint."""


class Acts(Asides):
    """All that the page's own buttons do."""

    def take_manner(self, manner: str) -> Reply:
        """How an answer found by hand will be given, where there are several manners."""
        self.manner = manner
        return self.reply()

    @property
    def acts(self) -> dict[str, Callable[[str], Answer]]:
        """What the page's own buttons do, by name."""
        names = ("aim", "odds", "why", "rules", "log", "share", "sheet", "menu")
        opening = {name: self._opener(name) for name in names}
        return {
            **opening,
            "close": lambda _: self.open(""),
            "since": lambda _: self.see_since(),
            "skip": lambda _: self.skip(),
            "hurry": lambda _: self.hurry(),
            "onward": lambda _: self.onward(),
            "nowhere": lambda _: self.nowhere(),
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "rewind": lambda _: self.rewind(),
            "hint": lambda _: self.hint(),
            "front": self.speak_for,
            "hold": self.hold,
            "hand": lambda _: self.hand_over(),
            "open": lambda _: self.open_curtain(),
            "aside": self.go_aside,
            "table": lambda _: self.to_table(),
            "peek": self.peek,
            "unpeek": lambda _: self.unpeek(),
            "aid": self.switch_aid,
            "paste": self.paste,
            "errands": self.open_errands,
            "errand": self.run_errand,
            "dial": self.turn_dial,
            "manner": self.take_manner,
            "offer": self.offer,
            "read": lambda _: self.read_hint(),
            "finish": lambda _: self.finish(),
            "halt": lambda _: self.halt(),
            "unasked": self.give_up,
            "moment": self.go_to,
            "by": self.go_by,
            "now": lambda _: self.go_to(""),
            "replay": lambda _: self.replay(),
            "watch": lambda _: self.watch(),
            "pause": lambda _: self.pause(),
            "resume": lambda _: self.resume(),
            "step": lambda _: self.step(),
            "speed": self.change_speed,
            "branch": lambda _: self.branch(),
            "walk": self.walk,
            "loupe": lambda _: self.switch("loupe"),
            "podium": lambda _: self.switch("podium"),
            "all": lambda _: self.switch("whole_log"),
            "seat": self.change_seat,
            "real": lambda _: self.switch_dice(),
            "die": self.enter_die,
            "pip": self.enter_next_die,
            "dice": self.enter_dice,
            "chance": self.enter_chance,
            "claim": lambda _: self.claim(),
            "again": self.again,
            "picture": lambda _: self.keep_picture(),
            "photo": lambda _: self.take_photo(),
            "film": lambda _: self.show_film(),
            "link": self.make_link,
            "send-standing": lambda _: self.send_standing(),
            "print": lambda _: {**self.reply(), "effect": {"type": "print"}},
            "file": lambda _: self.keep_file(),
        }

    # -------------------------------------------------------------- what helps
    def _opener(self, name: str) -> Callable[[str], Reply]:
        return lambda _: self.reply() if name in self._absent else self.open("" if self.looks.opened == name else name)

    @property
    def _absent(self) -> frozenset[str]:
        """What this game has nothing of to open."""
        return frozenset() if self.game.module.sheets else frozenset({"sheet"})

    def open(self, name: str) -> Reply:
        """Open what a tool opens, or close it."""
        closed = "greeting" if self.looks.greeting else self.looks.opened
        self.greeted()
        self.looks.opened, self.looks.note, self.looks.link, self.looks.reason = name, Html(""), "", ""
        self.preview = self.advised = ""
        self.pending = "" if closed == "errands" else self.pending
        reply = self.reply()
        if not name:
            reply["focus"] = self.looks.opener if closed == "errands" else _OPENED_BY.get(closed, f"tool-{closed}")
        elif name != "why":
            reply["focus"] = "h-log" if name == "log" else "drawer-title"
        return reply

    def switch(self, name: str) -> Reply:
        """Something of the looks that is on or off."""
        setattr(self.looks, name, not getattr(self.looks, name))
        return self.reply()

    def switch_aid(self, name: str) -> Reply:
        """A display of the game, on or off."""
        self.looks.aids_off ^= {name}
        return self.reply()

    def hint(self) -> Answer:
        """What the champion would do, and why; asked once more, it closes."""
        picture = self.picture()
        if self.looks.opened == "hint":
            return self.open("")
        if picture.kind != "asked" or picture.seat is None:
            self.note(say(picture.lang, "hint"), say(picture.lang, "hint_none"), by="hint")
            return self.reply()
        if not picture.choices:
            return self._counsel(picture)
        return self._advise(picture, picture.seat)

    def _counsel(self, picture: Picture) -> Reply:
        """Where answers are found by hand, what is worth thinking of; the champion's own hand would say too much."""
        told = self.game.text.counsel(picture.view, picture.names, picture.lang)
        self.note(say(picture.lang, "hint"), *(told or [say(picture.lang, "hint_none")]), by="hint")
        return {**self.reply(), "focus": "drawer-title"}

    async def _advise(self, picture: Picture, seat: int) -> Reply:
        game, lang, changes = self.game, picture.lang, self.changes
        bot = game.computers.bot(seat)
        view = game.match.view(seat)
        work = bot.weigh(view, picture.choices, Rng(changes), Budget(ADVICE_SECONDS))
        values = await in_slices(work, lambda: self.changes == changes)
        if values is None:
            return {}
        best = picture.choices[values.index(max(values))]
        label = game.text.label(best, view, picture.names, lang)
        self.preview = self.advised = best.token
        self.note(
            say(lang, "hint"),
            say(lang, "hint_says", answer=label.spoken.rstrip(".")),
            bot.reason(view, best, lang),
            ways=[(best.token, "hint_take")],
            by="hint",
        )
        return {**self.reply(), "focus": "drawer-title"}

    # -------------------------------------------------------------- the table itself
    def change_seat(self, value: str) -> Reply:
        """A person takes a computer's seat, or leaves theirs to a computer."""
        seat = int(value) if value.isdecimal() else -1
        if not 0 <= seat < len(self.game.match.seats) or not toolbar.may_change(self.picture(), seat):
            return self.reply()
        leaves = self.game.match.seats[seat].is_person
        try:
            self.game.seat(seat, "computer" if leaves else "person")
        except BadOption as refusal:
            self.note(self.game.names[seat], self._sentence(refusal))
            return {**self.reply(), "focus": "drawer-title"}
        self._changed()
        return {**self.reply(), "say": say(self.desk.lang, "left" if leaves else "seated", name=self.game.names[seat])}

    def switch_dice(self) -> Reply:
        """Real dice on the table, or the page's."""
        before = len(self.game.match.log)
        self.game.use_real_dice(real=not self.game.match.real_dice)
        self._changed()
        self.playback.start(before, afresh=True)
        self.playback.advance()
        return self.reply()

    def claim(self) -> Reply:
        """Play the game in this tab from now on; but not over what a newer version has made of it."""
        if backup.is_newer(self.desk, self.game.name):
            self.desk.tell("newer_save", bad=True)
            return self.reply()
        self.desk.library.claim(self.game.name)
        self.reload()
        return self.reply()

    def reload(self) -> None:
        """Take the game as the library has it now."""
        fresh = session.find(self.desk, self.game.name)
        if fresh:
            self.game = fresh
            self.story = Story(fresh)
            self.playback = Playback(self.desk, fresh)
            self.playback.by_step = self.looks.paused
            self._changed()

    # -------------------------------------------------------------- sending
    def make_link(self, kind: str) -> Reply:
        self.looks.link = kind if kind in share_panel.kinds(self.picture()) else ""
        if self.looks.link:
            self._was_sent()
        return self.reply()

    def send_standing(self) -> Reply:
        """From the classifications straight to their link."""
        self.looks.opened = "share"
        return {**self.make_link("standing"), "focus": "drawer-title"}

    def _was_sent(self) -> None:
        """A finished game goes round: that may be worth something."""
        if self.game.profile and self.game.match.over and self.game.people:
            self.game.profile.shared(self.game.name)

    def paste(self, text: str) -> Reply:
        """A link of the other side, pasted instead of opened."""
        payload = mail_panel.payload_of(text)
        if not payload:
            self.note(say(self.desk.lang, "link"), say(self.desk.lang, "post_paste_bad"))
            return self.reply()
        return self.desk.visit(f"{share_panel.POST}{payload}")

    def keep_file(self) -> Reply:
        """The game as a file."""
        return {**self.reply(), **backup.export(self.desk, self.game.name)}

    def take_photo(self) -> Reply:
        """The podium as a photograph, to be shown to others."""
        picture = self.picture()
        if picture.kind != "over":
            return self.reply()
        svg = self.game.draw.podium(picture.view, picture.names, picture.lang)
        box = _BOX.search(svg)
        assert box
        width, height = (round(float(side)) for side in box.groups())
        svg = svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
        title = picture.session.match.game.meta.names[picture.lang]
        name = f"echappee-{self.game.match.game.meta.id}.png"
        self._was_sent()
        photo = {"type": "photo", "name": name, "svg": svg, "width": width, "height": height, "title": title}
        return {**self.reply(), "effect": photo}

    def show_film(self) -> Reply:
        """What has just moved, once more."""
        frames = self._frames(self.picture())
        if not frames:
            self.note(say(self.desk.lang, "film"), say(self.desk.lang, "film_none"))
            return self.reply()
        return {**self.reply(), "effect": {"type": "film", "frames": frames, "ms": FRAME_MS}}

    def _frames(self, picture: Picture) -> list[dict[str, str]]:
        """The last thing that moved before this moment, picture by picture, as whoever looks may know it."""
        match, film = self.game.match, self.game.module.film
        if film is None:
            return []
        for index in range(picture.index - 1, -1, -1):
            for event in reversed(match.events[index]):
                if event.kind in film.kinds and match.may_tell(self.game.eyes(), event):
                    return list(film.frames(match.game.view(match.at(index), self.game.eyes()), event))
        return []

    def keep_picture(self) -> Reply:
        """The podium as a file, where there is one."""
        picture = self.picture()
        if picture.kind != "over":
            return self.reply()
        svg = self.game.draw.podium(picture.view, picture.names, picture.lang)
        name = f"echappee-{self.game.match.game.meta.id}.svg"
        return {**self.reply(), "effect": {"type": "download", "name": name, "text": svg, "mime": "image/svg+xml"}}
