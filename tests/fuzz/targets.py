"""What reads texts from outside, each with honest texts to spoil and the one thing that may come of them."""

import base64
import json
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from app.storage import save_record
from app.storage.library import GAME, Library
from pygame_core.bots.random_play import play_at_random
from pygame_core.engine import registry
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.keeping import links, saves
from pygame_core.engine.match.match import Match
from pygame_core.engine.scenarios import run, scenario
from pygame_core.engine.texts import refusals
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.city_chase.letters import wire
from pygame_core.games.city_chase.letters.mail import Letter, Mail
from pygame_core.tables import hashes, messages, packing, table
from pygame_core.tables import keeping as table_keeping
from pygame_core.tables import letters as table_letters
from pygame_core.tables import words as table_words
from pygame_core.tables.guest import Guest
from pygame_core.tables.host import Host
from pygame_core.tables.line import Send, Tell, hello
from pygame_core.tables.sealed import SealedEnd
from tests.fuzz import acts, corpus, pages
from tests.fuzz.mutate import spoiled_data, spoiled_text
from tests.laws.tables import pick

HIDDEN = [meta.id for meta in registry.games() if meta.hidden]
Read = Callable[[str, Random], None]
Spoil = Callable[[Random], str]
Say = Callable[[Refusal, Sequence[str], str], str]


@dataclass(frozen=True)
class Target:
    """One way in. `read` raises a Refusal, or it takes the text; anything else is a defect."""

    name: str
    spoil: Spoil
    read: Read
    share: int
    """How many of a hundred cases are its."""


# ------------------------------------------------------------------ spoiling
def texts(seeds: Callable[[], Sequence[str]]) -> Spoil:
    """Texts as such: cut, changed, grafted."""
    return lambda random: spoiled_text(random.choice(seeds()), random, seeds())


def sealed(seeds: Callable[[], Sequence[Any]], seal: Callable[[Any], str]) -> Spoil:
    """The data inside, under a checksum that is right again; now and then the text around it."""

    def spoil(random: Random) -> str:
        data = spoiled_data(random.choice(seeds()), random, seeds())
        try:
            text = seal(data)
        except (ValueError, TypeError, AttributeError, LookupError):
            text = json.dumps(data, default=str)
        return spoiled_text(text, random, [text]) if random.random() < 0.02 else text

    return spoil


def packed(data: Any) -> str:
    """Any plain data as a link whose checksum is right; halves of signs are written as escapes."""
    raw = json.dumps(data).encode()
    squeezer = zlib.compressobj(1, zlib.DEFLATED, -15)
    body = bytes([links.FORMAT]) + squeezer.compress(raw) + squeezer.flush() + zlib.crc32(raw).to_bytes(4, "big")
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def crossed(random: Random) -> str:
    """A link to a position with some fields of another one of the same game, a little spoiled: nearly possible."""
    one = random.choice(contents())
    two = random.choice([other for other in contents() if other["game"] == one["game"]])
    position, other = dict(one.get("start") or {}), two.get("start") or {}
    position |= {name: other[name] for name in random.sample(list(other), min(len(other), random.randrange(1, 4)))}
    if random.random() < 0.5:
        position = spoiled_data(position, random, [other])
    return packed({"game": one["game"], "rules": 1, "options": random.choice((one, two)).get("options", {}),
                   "seats": random.choice((one, one, two))["seats"], "start": position})  # fmt: skip


def seal_save(body: dict[str, Any]) -> str:
    """A save whose checksum is right; secrets among the rest are put away as a save puts them."""
    body = {name: value for name, value in body.items() if name not in ("check", "secret")}
    if body.get("game") in HIDDEN and set(saves.SECRET) <= set(body):
        secret = [name for name in (*saves.SECRET, *saves.LATER_SECRET) if name in body]
        body["secret"] = saves._scrambled({name: body.pop(name) for name in secret})
    return json.dumps(body | {"check": saves._check(body)})


def seal_record(body: dict[str, Any]) -> str:
    """A stored game whose sum is right."""
    inner = {"card": body.get("card"), "save": body.get("save")}
    return json.dumps({"echappee": 1, "sum": save_record._sum(inner), **inner})


def seal_letters(messages: list[dict[str, Any]]) -> str:
    """A transcript whose chain of hashes is right from the first message to the last."""
    from pygame_core.games.city_chase.letters import hashes

    chain: list[dict[str, Any]] = []
    for message in messages:
        chain.append(message | ({"prev": hashes.digest(chain[-1])} if chain else {}))
    return wire.pack(chain)


def seal_table_letter(contents: dict[str, Any]) -> str:
    """A letter of a table whose hash over its answers is right."""
    lines = [
        (-1 if line[:1] == "*" else int(line[:1]), line[1:]) for line in contents.get("log", "").split("\n") if line
    ]
    if contents.get("root"):
        contents = contents | {"hash": hashes.of_log(contents["root"], lines)}
    return packing.pack(table_letters.FORMAT, contents)


# ------------------------------------------------------------------ reading
def spoken(refusal: Refusal, game: str = "", say: Say = refusals.refusal) -> None:
    """Every refusal has a sentence of reasonable length in each language."""
    ways = [say] + ([registry.module(game).texts.refusal] if game else [])
    for lang in LANGUAGES:
        for say in ways:
            sentence = say(refusal, ("Ada", "Bob"), lang)
            assert 5 < len(sentence) < 5000, (refusal.code, sentence[:200])


def told_refusal(read: Callable[[], Any], game: str = "", say: Say = refusals.refusal) -> Any:
    """What was read; None when it was refused with a sentence."""
    try:
        return read()
    except Refusal as refusal:
        spoken(refusal, game, say)
        return None


def plays_on(match: Match, random: Random) -> None:
    """What was accepted is a game like any other: told, saved, seen and played from there."""
    game, state = match.game, match.state
    assert game.read(game.write(state), match.options, match.seats) == state, "a position does not round-trip"
    assert saves.load(saves.save(match)).match.state == state, "a save does not round-trip"
    for seat in (None, *range(len(match.seats))):
        view = game.view(state, seat)
        if state.stack and CHANCE not in match.asked:
            assert game.view(game.determinize(view, Rng(1)), seat) == view, "a view and what agrees with it differ"
    if CHANCE not in match.asked:  # what the deck is still to lay out is nowhere yet
        assert all(now == must for now, must in game.conserved(state).values()), game.conserved(state)
    goes_on(match, random)
    if random.random() < 0.03:
        pages.seen(match, random)


def goes_on(match: Match, random: Random) -> None:
    """Answers are given at random, then it is saved and shared: what is kept or sent can be opened again."""
    rng = Rng(random.randrange(1 << 30))
    play_at_random(match.game, match.state.copy(), rng, 40)
    for _ in range(random.choice((0, 0, 5, 25))):
        if match.over or CHANCE in match.asked:
            break
        match.answer(*pick(match, rng))
    again = saves.load(saves.save(match))
    assert again.match.state == match.state, "a save does not round-trip after playing on"
    assert again.lost_at is None
    if CHANCE not in match.asked:
        shared = links.open_link(links.link(match, history=False), 1).match
        assert shared.state == match.state, "a position does not go on as a link"


def read_link(text: str, random: Random) -> None:
    """A link as somebody opens it."""
    if opened := told_refusal(lambda: links.open_link(text, 1)):
        plays_on(opened.match, random)


def read_save(text: str, random: Random) -> None:
    """A save as the library opens it."""
    if loaded := told_refusal(lambda: saves.load(text)):
        plays_on(loaded.match, random)


def read_scenario(text: str, _: Random) -> None:
    """A scenario file as the command line runs it."""
    told = told_refusal(lambda: scenario.parse(text))
    if told:
        told_refusal(lambda: run.run(told), told.game.meta.id)


def read_record(text: str, random: Random) -> None:
    """A stored value as the library finds it, and the pages that show it."""
    library = Library({f"{GAME}a": text, f"{GAME}a.old": random.choice(corpus.records())}, "here")
    library.check()
    for saved in library.saves():
        if saved.card:
            told_refusal(lambda text=saved.text: saves.load(text))
    pages.shelves(library.stored, random)


def read_export(text: str, _: Random) -> None:
    """A file that is taken in."""
    pages.takes_in(text)


def read_letter(text: str, random: Random) -> None:
    """A link of a game between two devices."""
    letter = told_refusal(lambda: Letter(text), "city-chase")
    if letter and (letter.invites or letter.joins):
        begun = told_refusal(lambda: letter.begin(("Ada", "Bob"), bytes(32)), "city-chase")
        if begun:
            plays_on(begun[0], random)


def read_mail(text: str, _: Random) -> None:
    """What was kept beside such a game."""
    told_refusal(lambda: Mail.from_text(text), "city-chase")


def read_table_letter(text: str, random: Random) -> None:
    """A letter of a table, at a device that has a copy, and at one that has not."""
    letter = told_refusal(lambda: table_letters.unpack(text), say=table_words.sentence)
    if letter is None:
        return
    copy = random.choice(corpus.copies(letter.terms.id))()
    before = copy.record
    news = told_refusal(lambda: copy.receive(letter, agreed=random.random() < 0.3), say=table_words.sentence)
    assert news or copy.record == before, "what was refused left a trace"
    looked = told_refusal(lambda: table.look_on(letter), say=table_words.sentence)
    for one in (copy, looked) if looked else (copy,):
        again = table_keeping.restore(table_keeping.to_text(one), saves.load(saves.save(one.match)).match)
        assert again.record == one.record, "a table does not round-trip"


def read_message(text: str, random: Random) -> None:
    """A text on a live line, at a host, at a guest, and at one end of a sealed game."""
    copy = random.choice(corpus.copies(""))()
    for end in (Host(copy), Guest(copy), Guest(), SealedEnd("city-chase")):
        end.opened("a")
        if isinstance(end, Host):
            end.heard("a", hello(copy.terms.game, copy.id, random.choice(sorted(copy.terms.devices)), 0))
        for out in end.heard("a", text):
            if isinstance(out, Tell) and out.refusal:
                spoken(out.refusal, say=table_words.sentence)
            elif isinstance(out, Send):
                messages.read(out.text)
        end.closed("a")


def lazily(make: Callable[[], Sequence[Any]]) -> Callable[[], Sequence[Any]]:
    """Seeds that are made when they are first wanted."""
    return cache(make)


contents = lazily(lambda: [*map(links.unpack, corpus.kept(".link")), *corpus.positions()])
bodies = lazily(lambda: [dict(saves._clear(json.loads(text))) for text in corpus.save_texts()])
records = lazily(lambda: [json.loads(text) for text in corpus.records()])
exports = lazily(lambda: [json.loads(text) for text in corpus.exports()])
chains = lazily(lambda: [wire.unpack(text) for text in corpus.letters()])
table_contents = lazily(lambda: [table_letters.to_plain(table_letters.unpack(text)) for text in corpus.table_letters()])
line_contents = lazily(lambda: [json.loads(text) for text in corpus.line_messages()])

TARGETS = (
    Target("link", texts(corpus.link_texts), read_link, 8),
    Target("contents", sealed(contents, packed), read_link, 18),
    Target("crossed", crossed, read_link, 20),
    Target("save", texts(corpus.save_texts), read_save, 4),
    Target("body", sealed(bodies, seal_save), read_save, 10),
    Target("scenario", texts(corpus.scenarios), read_scenario, 18),
    Target("record", texts(corpus.records), read_record, 2),
    Target("card", sealed(records, seal_record), read_record, 6),
    Target("file", texts(corpus.exports), read_export, 2),
    Target("export", sealed(exports, json.dumps), read_export, 3),
    Target("device", sealed(corpus.devices, json.dumps), pages.at_home, 2),
    Target("letter", texts(corpus.letters), read_letter, 4),
    Target("chain", sealed(chains, seal_letters), read_letter, 4),
    Target("mail", texts(corpus.mails), read_mail, 2),
    Target("table", texts(corpus.table_letters), read_table_letter, 3),
    Target("seats", sealed(table_contents, seal_table_letter), read_table_letter, 8),
    Target("line", texts(corpus.line_messages), read_message, 3),
    Target("words", sealed(line_contents, json.dumps), read_message, 6),
    Target("address", pages.address, pages.goes, 3),
    Target("message", pages.message, pages.tells, 4),
    Target("act", acts.conversation, acts.acts, 4),
)
