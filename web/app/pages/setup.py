"""The new table: who sits where, and what the table decides. Whatever is typed stays until it is right."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.core.context import Desk
from app.core.profiles import profile_store
from app.core.screen import Form, Reply
from app.core.setup import Setup
from app.i18n.pages import FIRST_NAMES
from app.pages import setup_view
from app.storage import finished_games
from app.ui.html import Html, bool_text
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.core.options import LEVELS, Option, Seat, check_table
from pygame_core.engine.core.refusals import BadOption
from pygame_core.engine.match.names import look
from pygame_core.engine.texts.telling import told

FAR = "far"
"""The end of an address of a new table at which the lead sits elsewhere."""


def good_table(desk: Desk, meta: Meta) -> Setup:
    """The table behind the one-tap start: the person of this device against computers."""
    seats = list(meta.seats(people=1, lang=desk.lang))
    for place, seat in enumerate(seats):
        if seat.is_person:
            seats[place] = replace(seat, name=desk.preferences.name or seat.name)
    for place, seat in enumerate(seats):
        if not seat.is_person:
            seats[place] = replace(seat, name=_free_name(seats))
    return Setup(meta.id, _with_short_names(meta, tuple(seats)), proposed(desk, meta))


def proposed(desk: Desk, meta: Meta) -> dict[str, Any]:
    """The options that differ from the usual ones on this device."""
    known = profile_store(desk, meta)
    first = {option.name: option.first for option in meta.options if option.first is not None}
    helped = first if first and _never_played(desk, meta.id) else {}
    return {**helped, **known.rules.options(known.profile), **known.rules.proposed(known.profile)} if known else helped


def _never_played(desk: Desk, game: str) -> bool:
    """Whether no game of this kind is kept on this device, or was finished on it."""
    kept = (one.card.game for one in desk.library.saves() if one.card)
    return game not in (*kept, *(line.game for line in finished_games.lines(desk.library)))


def _with_short_names(meta: Meta, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Where a game wants shorter names than the one that is remembered, that one is cut."""
    try:
        check_table(meta, {}, seats)
    except BadOption as refusal:
        if refusal.code == "seat_name":
            short = int(refusal.params["most"])
            return tuple(replace(seat, name=seat.name[:short].strip()) for seat in seats)
    return seats


class NewTable:
    """The form while it stands open."""

    def __init__(self, desk: Desk, meta: Meta) -> None:
        self.desk, self.meta = desk, meta
        self.seats = list(good_table(desk, meta).seats)
        self.chosen: int | None = None
        decided = {"players", *meta.by_link}
        self.options = {option.name: option.default for option in meta.options if option.name not in decided}
        self.options |= proposed(desk, meta)
        self.me = ""
        """The name that this device's person has typed for good."""
        self.real_dice = False
        """Whether people roll and draw from their own box."""
        self.unfolded = False
        self.errors: dict[str, str] = {}
        self.invitation = ""
        """The address for the other side, where theirs is the first move of a game by link."""

    def sit_far(self) -> None:
        """The lead plays on another device: this one is invited to play against it."""
        name = self.meta.colour_names[self.meta.lead][self.desk.lang]
        self.seats[0] = replace(self.seats[0], kind="remote", name=name)

    @property
    def nameless(self) -> int | None:
        """The seat of this device's person, while nobody has told their name."""
        if self.desk.preferences.name:
            return None
        people = (place for place, seat in enumerate(self.seats) if seat.is_person and self.meta.is_part(seat.name))
        return next(people, None)

    def markup(self) -> Html:
        """The panel."""
        return setup_view.panel(self)

    def do(self, action: str, form: Form) -> Reply:
        """One tap or change in the form: what was typed is taken in first, so that nothing is lost."""
        self._absorb(form)
        self.invitation = ""
        verb, _, value = action.partition(":")
        if verb == "start":
            return self._start()
        if verb == "propose":
            verb, value = "set", f"{value}:{form.get(f'proposal-{value}', '')}"
        acts = {
            "seat": self._choose,
            "kind": self._seat_kind,
            "ink": self._ink,
            "add": self._add,
            "remove": self._remove,
            "fold": self._fold,
            "swap": self._swap,
            "enter": self._enter,
            "set": self._set,
        }
        focus = acts[verb](value) if verb in acts else None
        reply: Reply = {"paint": {"setup": setup_view.inside(self)}}
        if focus:
            reply["focus"] = focus
        return reply

    def taken(self, place: int) -> set[str]:
        """The colours that this seat cannot have because others do."""
        others = {seat.colour for index, seat in enumerate(self.seats) if index != place}
        return set() if self.meta.shared_colours else others

    def colours(self, place: int) -> tuple[str, ...]:
        """The colours that go with a place at the table."""
        lead = self.meta.lead
        return tuple(colour for colour in self.meta.colours if not lead or (colour == lead) == (place == 0))

    def open_to_choice(self) -> list[Option]:
        """The options that there is something to decide of, as the others stand now."""
        known = profile_store(self.desk, self.meta)
        barred = known.rules.barred(known.profile, self.options) if known else ()
        seats = len(self.seats)
        return [option for option in self.meta.options
                if option.name in self.options and option.name not in barred and not option.retired
                and self._reached(option) and (option.kind == "text" or len(option.allowed(seats)) > 1)]  # fmt: skip

    def _reached(self, option: Option) -> bool:
        """Whether the options that this one needs are as it needs them, and within reach themselves."""
        others = {other.name: other for other in self.meta.options}
        return all(self.options.get(name) in values and self._reached(others[name])
                   for name, values in option.needs.items())  # fmt: skip

    # -------------------------------------------------------------- what was typed
    def _absorb(self, form: Form) -> None:
        self.errors.clear()
        self.me = form.get("me", self.me)
        for place, seat in enumerate(self.seats):
            if (name := form.get(f"name-{place}")) is not None:
                self.seats[place] = replace(seat, name=name)
        self.real_dice = form.get("real-dice", bool_text(self.real_dice)) == "true"
        for option in self.meta.options:
            if (shown := form.get(f"option-{option.name}")) is not None and option.name in self.options:
                self._take(option.name, shown)

    def _set(self, told: str) -> str | None:
        """An option that is asked at once: its name and its value."""
        name, _, shown = told.partition(":")
        if name in self.options:
            self._take(name, shown)
        return None

    def _take(self, name: str, shown: str) -> None:
        option = next(option for option in self.meta.options if option.name == name)
        if option.kind == "text":
            self.options[name] = shown.strip()
            return
        for value in option.allowed(len(self.seats)):
            if str(value) == shown:
                self.options[name] = value

    # -------------------------------------------------------------- taps; each returns what should have the focus then
    def _choose(self, place: str) -> str | None:
        if place.isdecimal() and int(place) < len(self.seats):
            self.chosen = None if self.chosen == int(place) else int(place)
        return None

    def _seat_kind(self, kind: str) -> str | None:
        if self.chosen is None:
            return None
        seat = self.seats[self.chosen]
        if kind in ("person", "remote") and kind != seat.kind:
            name = self.meta.colour_names[seat.colour][self.desk.lang] if seat.is_computer else seat.name
            self.seats[self.chosen] = replace(seat, kind=kind, name=name)
        elif kind.isdecimal() and int(kind) in LEVELS:
            name = seat.name if seat.is_computer else _free_name(self.seats)
            self.seats[self.chosen] = replace(seat, kind="computer", level=int(kind), name=name)
        return None

    def _ink(self, colour: str) -> str | None:
        if self.chosen is None or colour not in self.colours(self.chosen) or colour in self.taken(self.chosen):
            return None
        self.seats[self.chosen] = self.meta.recast(self.seats[self.chosen], colour, self.desk.lang)
        return None

    def _add(self, _value: str) -> str | None:
        unused = [colour for colour in self.meta.colours if all(seat.colour != colour for seat in self.seats)]
        if len(self.seats) < self.meta.players[1]:
            colours = self.meta.colours
            colour = unused[0] if unused else colours[len(self.seats) % len(colours)]
            self.seats.append(Seat(_free_name(self.seats), colour, "computer"))
            self.chosen = len(self.seats) - 1
        return f"seat-{len(self.seats) - 1}"

    @property
    def removable(self) -> bool:
        """Whether the chosen seat can go: there are enough others, and it plays no part of its own."""
        return len(self.seats) > self.meta.players[0] and not (self.meta.lead and self.chosen == 0)

    def _remove(self, _value: str) -> str | None:
        if self.chosen is not None and self.removable:
            del self.seats[self.chosen]
            self.chosen = None
            self._keep_seat_options()
        return "seat-0"

    def _fold(self, _value: str) -> str | None:
        self.unfolded = not self.unfolded
        return None

    def _swap(self, _value: str) -> str | None:
        """Everybody plays the next one's part."""
        self.seats = swapped(self.meta, self.seats, self.desk.lang)
        self.chosen = None
        return "swap"

    def _enter(self, field: str) -> str:
        """The key that ends a line leads to the next thing to fill in, at last to the start; it never starts."""
        people = [place for place, seat in enumerate(self.seats) if seat.is_person]
        written = [f"option-{option.name}" for option in self.open_to_choice() if option.kind == "text"]
        fields = [*(["me"] if self.nameless is not None else []), *(f"name-{place}" for place in people), *written]
        following = fields[fields.index(field) + 1 :] if field in fields else []
        # The part of who has typed their name just now is no longer without one.
        following = [one for one in following if one != f"name-{self.nameless}" or not self.me.strip()]
        target = following[0] if following else "start"
        if target.startswith("name-"):
            self.chosen = int(target.removeprefix("name-"))
        return target

    def _keep_seat_options(self) -> None:
        for option in self.meta.options:
            if option.kind == "seat" and self.options[option.name] not in option.allowed(len(self.seats)):
                self.options[option.name] = option.default

    # -------------------------------------------------------------- the start
    def _start(self) -> Reply:
        self.seats = [replace(seat, name=seat.name.strip()) for seat in self.seats]
        self._introduce()
        by_link = self.meta.by_link if any(seat.is_remote for seat in self.seats) else {}
        elsewhere, seats = self.elsewhere, self._as_they_play()
        try:
            options = check_table(self.meta, {**self._chosen(), **by_link}, seats)
        except BadOption as refusal:
            return self._refused(refusal)
        if by_link and not self.seats[0].is_remote:
            self.invitation = f"{self.desk.device.base}#/new/{self.meta.id}/{FAR}"
            return {"paint": {"setup": setup_view.inside(self)}, "focus": "share-link"}
        self._remember()
        real = self.real_dice and not elsewhere
        return self.desk.begin(Setup(self.meta.id, seats, options, real, elsewhere))

    @property
    def elsewhere(self) -> frozenset[int]:
        """The seats that wait for people at other devices, who name themselves; a sealed game has its own way."""
        far = frozenset() if self.meta.by_link else {place for place, seat in enumerate(self.seats) if seat.is_remote}
        return frozenset(far)

    def _as_they_play(self) -> tuple[Seat, ...]:
        """The seats as the rules know them: whoever sits elsewhere is a person, too."""
        far = self.elsewhere
        return tuple(replace(seat, kind="person") if place in far else seat for place, seat in enumerate(self.seats))

    def _introduce(self) -> None:
        """This device's person sits under the name just told; a computer that is called so gets another."""
        me, place = self.me.strip()[: self.meta.name_length], self.nameless
        if not me or place is None:
            return
        self.seats[place] = replace(self.seats[place], name=me)
        for other, seat in enumerate(self.seats):
            if seat.is_computer and look(seat.name) == look(me):
                self.seats[other] = replace(seat, name=_free_name(self.seats))

    def _remember(self) -> None:
        """A name typed where one person sits is theirs. Where several sit, only the one told for the device is."""
        people = [seat.name for seat in self.seats if seat.is_person]
        if not self.desk.preferences.name and len(people) == 1 and not self.meta.is_part(people[0]):
            self.me = self.me or people[0]
        if self.me.strip():
            self.desk.preferences.remember_name(self.me)

    def _chosen(self) -> dict[str, Any]:
        """The options that are given: what cannot be reached is as if it had never been touched."""
        reached = {option.name for option in self.meta.options if self._reached(option)}
        known = profile_store(self.desk, self.meta)
        barred = known.rules.barred(known.profile, self.options) if known else frozenset()
        kept = known.rules.options(known.profile) if known else {}
        return {name: value for name, value in self.options.items() if name in reached - barred} | kept

    def _refused(self, refusal: BadOption) -> Reply:
        focus = self._point_at(refusal)
        sentence = next(iter(self.errors.values()))
        return {"paint": {"setup": setup_view.inside(self)}, "focus": focus, "say": sentence}

    def _point_at(self, refusal: BadOption) -> str:
        """Put the sentence beside the field it is about; returns that field."""
        facts = refusal.params
        if refusal.code == "seat_name":
            self.chosen = int(facts["seat"])
            self.errors["name"] = self.desk.say("bad_name", most=facts["most"])
            return f"name-{self.chosen}"
        if refusal.code == "seat_name_taken":
            self.chosen = int(facts["seat"])
            self.errors["name"] = self.desk.say("bad_name_taken", other=facts["other"])
            return f"name-{self.chosen}"
        sentence = told(refusal, [seat.name for seat in self.seats], self.desk.lang, self.meta.id)
        option = str(facts.get("option", ""))
        if option in {one.name for one in self.open_to_choice()}:
            self.unfolded, self.errors[option] = True, sentence
            return f"option-{option}"
        self.errors["table"] = sentence
        return "setup"


def swapped(meta: Meta, seats: Sequence[Seat], lang: str) -> list[Seat]:
    """The same people and computers in the same order, everybody with the part of who sat there before them."""
    first, *rest = seats
    return [meta.recast(seat, was.colour, lang) for seat, was in zip((*rest, first), seats, strict=True)]


def _free_name(seats: list[Seat]) -> str:
    taken = {look(seat.name) for seat in seats}
    return next((name for name in FIRST_NAMES if look(name) not in taken), FIRST_NAMES[0])
