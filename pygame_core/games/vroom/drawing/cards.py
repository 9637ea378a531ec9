"""Speed cards: one's own, while it is held; the curtain before it; envelopes and stickers of the campaign."""

from collections.abc import Collection, Sequence
from functools import cache

from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import capital

from ..board import GAUGES
from ..campaign.record import GOLDEN, TROPHIES
from ..texts.speaker import Speaker
from .extras import head
from .pieces import mini, picture, use
from .scene import View
from .words import say

CHECKS = (
    "M-52 48h13v13h-13zM-39 61h13v13h-13zM-26 48h13v13h-13zM-13 61h13v13h-13zM0 48h13v13h-13zM13 61h13v13h-13zM26 "
    "48h13v13h-13zM39 61h13v13h-13z"
)
STICKER_INKS = 4
TILTS = (-9, 4, -5, 7, 3, -7)


# --- the speed card ----------------------------------------------------------------------------------------------


def speed(view: View, seat: int, lang: str) -> str:
    """The card of this seat while it lies face up for it; its back for anybody else and at any other time."""
    mine = view.get("seat") == seat and view.get("card")
    return _face(int(view["card"]), view.get("total"), lang) if mine else back(lang)


def _face(card: int, total: int | None, lang: str) -> str:
    """The number as large as a card can hold it, with the running total where the table has the memory aid."""
    word = say(lang, "speed")
    size = f' style="font-size:{round(150 / len(word))}px"' if len(word) > 9 else ""
    more = f'<text class="sc-s" y="44">{say(lang, "so_far", total=total)}</text>' if total is not None else ""
    label = say(lang, "card", card=card) + (f", {say(lang, 'so_far', total=total)}" if total is not None else "")
    lift = 16 if total is not None else 28
    return (
        f'<svg class="vr speed" viewBox="-62 -84 124 168" role="img" aria-label="{attr(label)}">'
        '<rect class="sc" x="-60" y="-82" width="120" height="164" rx="11"/>'
        '<path class="sc-b" d="M-52-74H52V-56H-52z"/>'
        f'<text class="sc-k"{size} y="-60">{word}</text><text class="sc-n" y="{lift}">{card}</text>{more}'
        f'<path class="sc-d" d="{CHECKS}"/></svg>'
    )


def back(lang: str) -> str:
    """A card face down."""
    return (
        f'<svg class="vr speed down" viewBox="-62 -84 124 168" role="img" aria-label="{attr(say(lang, "card_down"))}">'
        f'<g transform="scale(5.8)">{use("back")}</g></svg>'
    )


def hand(view: View, seat: int, lang: str) -> str:
    """The five cards of a seat as backs: played, in hand, to come."""
    now, dealt = int(view["round"]), bool(view["looked"])
    car = view["holders"].index(seat) + 1
    order = list(view["order"])
    driven = (car in order and order.index(car) < view["turn"]) or view["step"] not in ("drive", "ghost")
    shown = ""
    for turn in range(1, 6):
        here = dealt and turn == now
        look = f' class="cur{" spent" if driven else ""}"' if here else ""
        twice = "<em>×2</em>" if dealt and view["boosted"] and view["boosted"][car - 1] == turn else ""
        shown += f"<i{look}>{picture(use('back' if turn < now or here else 'slot'), '-11 -15 22 30')}{twice}</i>"
    played = now - 1 + (dealt and driven)
    return f'<span class="vr cards" role="img" aria-label="{attr(say(lang, "cards", played=played))}">{shown}</span>'


# --- the curtain -------------------------------------------------------------------------------------------------

WIDTH, HEIGHT, BESIDE = 360, 330, 1440


@cache
def curtain(colour: str) -> str:
    """What hangs before a card: a hem over red folds (these are the page's), and the hat of who takes the device."""
    hem = "q-18 26-36 0" * ((WIDTH + 2 * BESIDE) // 36)
    return (
        f'<svg class="vr drape" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<path class="d3" d="M{-BESIDE} 0H{WIDTH + BESIDE}V26{hem}z"/>'
        f'<g class="t-{colour}" transform="translate(180 150) scale(4)">{head(colour)}</g>'
        f'<g transform="translate(180 268) rotate(-4) scale(2.4)">{use("back")}</g></svg>'
    )


# --- the campaign ------------------------------------------------------------------------------------------------


def envelope(module: str, lang: str, *, opened: bool = False) -> str:
    """A sealed envelope with its gauges, or an open one with its sign."""
    name = Speaker(lang).form("event", module)
    if opened:
        flap = (
            '<path fill="#ecd9ae" stroke="#1e2a38" stroke-width="2" stroke-linejoin="round" d="M-47-30L0-58 '
            '47-30V30H-47z"/>'
        )
        inner = (
            f'{flap}<rect class="sheet" x="-26" y="-50" width="52" height="52" rx="5"/>'
            f'<g class="sign" transform="translate(0 -24)">{use(f"t-{module}")}</g>'
            f'<path fill="#f6e8c6" stroke="#1e2a38" stroke-width="2" stroke-linejoin="round" d="M-47-30L0 8 '
            f'47-30V30H-47z"/>'
        )
        label = say(lang, "unsealed", module=name)
    else:
        inner = f'{use("paper")}<g transform="translate(0 3) scale(.82)">{use("seal")}</g>'
        label = say(lang, "sealed", *GAUGES[module], module=name)
    art = (
        f'<svg class="vr envelope" viewBox="-50 {-60 if opened else -33} 100 {93 if opened else 66}" role="img" '
        f'aria-label="{attr(label)}">{inner}</svg>'
    )
    return f"{art}<b>{attr(capital(name))}</b>{gauges(module, lang)}"


def gauges(module: str, lang: str) -> str:
    """How wacky, interactive and thoughtful a module is."""
    rows = ""
    for kind, full in enumerate(GAUGES[module]):
        dots = '<i class="in"></i>' * full + "<i></i>" * (3 - full)
        rows += f'<span class="g"><em>{say(lang, f"gauge_{kind}")}</em>{dots}</span>'
    return f'<span class="vr gauges" aria-hidden="true">{rows}</span>'


def sticker(trophy: str, *, got: bool) -> str:
    """A trophy: slapped on a little askew when it is won, an empty place before."""
    place = TROPHIES.index(trophy)
    tilt = f' style="transform:rotate({TILTS[place % len(TILTS)]}deg)"' if got else ""
    look = f"sticker s{place % STICKER_INKS} got" if got else "sticker"
    return (
        f'<svg class="vr {look}" viewBox="-26 -26 52 52" aria-hidden="true"{tilt}>'
        f'<circle class="st-e" r="24"/><circle class="st-c" r="20.5"/>{use(f"t-{trophy}")}</svg>'
    )


def stickers(won: Collection[str], lang: str) -> str:
    """All trophies."""
    rows = ""
    for trophy in TROPHIES:
        name, got = say(lang, f"t_{trophy}"), trophy in won
        how = say(lang, f"how_{trophy}")
        label = say(lang, "got" if got else "to_get", name=name, how=how)
        look = ' class="got"' if got else ""
        rows += f'<li{look} aria-label="{attr(label)}">{sticker(trophy, got=got)}<b>{name}</b><span>{how}</span></li>'
    return f'<ol class="vr stickers" aria-label="{attr(say(lang, "stickers", count=len(won)))}">{rows}</ol>'


def garage(won: Collection[str], opened: Sequence[str], lang: str) -> str:
    """What a device has won: envelopes, stickers, and the cars, golden when there are enough stickers."""
    paper = "".join(f'<li class="env">{envelope(module, lang, opened=module in opened)}</li>' for module in GAUGES)
    gold = len(won) >= GOLDEN
    cars = "".join(
        f"<li>{mini(car, 'gold' if gold else '')}<span>{say(lang, f'make_{car}')}</span></li>" for car in range(1, 7)
    )
    return (
        f'<ol class="vr envs">{paper}</ol>{stickers(won, lang)}'
        f'<p class="small">{say(lang, "golden_now" if gold else "golden")}</p><ol class="vr garage">{cars}</ol>'
    )
