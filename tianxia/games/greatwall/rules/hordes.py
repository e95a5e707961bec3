"""Horde cards: placing them, Cleanup, claiming, Saving (GW-40x, GW-711 to GW-727)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.core.asks import CARD, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import CHI, ROWS, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import DONE, SPOTS, is_asked, question
from tianxia.games.greatwall.rules.changing import changeable
from tianxia.games.greatwall.rules.effects import CAN, carry_out, fire, fire_for, one_section, op
from tianxia.games.greatwall.rules.holding import (
    Cause,
    amount,
    horde_takes_effect,
    in_tea_order,
    passive,
    takes_effect,
)
from tianxia.games.greatwall.rules.soldiers import figures_on, spot_ref, take_off
from tianxia.games.greatwall.rules.state import (
    FIELD,
    FREE,
    GONE,
    HORDE_DECK,
    HORDE_PAST,
    OWN,
    POOL,
    REST,
    SHAME,
    SUPPLY,
    TROPHIES,
    Realm,
    clan_of,
    kind_of,
)
from tianxia.games.greatwall.rules.windows import active_cards, may_hold, play_tactic, playable, use_active, why_not_now

# ---- placing (GW-403 to GW-407)


def draw_horde(s: Realm) -> Sleeve | None:
    """GW-406: the top card, the deck rebuilt from its discards."""
    if not s.zones[HORDE_DECK] and s.zones[HORDE_PAST]:
        s.gather((HORDE_PAST,), HORDE_DECK)
        s.shuffle(HORDE_DECK)
    return s.zones[HORDE_DECK][-1] if s.zones[HORDE_DECK] else None


def place_horde(s: Realm, card: Sleeve, section: int = -1) -> None:
    """An empty row 1 first, from left to right; else where the back of the next card points; or as it was named."""
    if section < 0:
        section = next((n for n in s.variant.sections if s.horde_at(n, 0) is None), -1)
    if section < 0:
        section = indicated(s, card)
    row = next((row for row in range(ROWS) if s.horde_at(section, row) is None), -1)
    if row < 0:
        conquest(s, card, section)
        s.beat("conquest")
        return
    s.move(card, FIELD + ROWS * section + row)
    s.cover[card] = (FREE,) * len(s.card(card).row["spots"])
    s.emit("horde", {"card": s.card(card).id, "section": SECTIONS[section], "row": row + 1})


def arrives(s: Realm, card: Sleeve, section: int = -1) -> Play[None]:
    """A Horde card comes from the deck, with what it does when it is put on the board."""
    place_horde(s, card, section)
    rules = s.card(card).rules
    if rules.trigger == "on_place" and s.where[card] >= FIELD:
        horde_takes_effect(s, s.place_of_horde(card)[0], s.card(card))
        yield from carry_out(s, Cause(-1, s.card(card).id, s.place_of_horde(card)[0], card), rules.ops)


def guided_to(s: Realm, seat: Seat) -> Play[int]:
    """GW-418: the owner of the effect names a Section with a free row."""
    return (yield from one_section(s, seat, lambda n: s.horde_at(n, ROWS - 1) is None, Cause(seat, "")))


def indicated(s: Realm, drawn: Sleeve) -> int:
    """GW-404, GW-407: the Invasion indicator of the card that is on top once this one is drawn."""
    rest = [card for card in s.zones[HORDE_DECK] if card != drawn]
    if rest:
        return SECTIONS.index(s.card(rest[-1]).row["invasion"])
    return min(s.variant.sections, key=lambda n: (len(s.hordes(n)), n))


@changeable
def conquest(s: Realm, card: Sleeve, section: int) -> None:
    """GW-405: no row is free: as many Shame tokens as there are players leave the pool; the card is discarded."""
    lost = min(s.variant.players, s.stock[SHAME][SUPPLY])
    s.send(SHAME, lost, SUPPLY, GONE)
    s.move(card, HORDE_PAST)
    s.emit("conquest", {"card": s.card(card).id, "section": SECTIONS[section], "lost": lost})


# ---- Cleanup (GW-711, GW-723, GW-724)


def is_defeated(s: Realm, card: Sleeve) -> bool:
    """Every Vital spot is covered."""
    return FREE not in s.cover[card]


@changeable
def after_cleanup(s: Realm, section: int) -> Play[None]:
    """What happens when the Defeated cards of a Section are gone."""
    yield from ()


def cleanup(s: Realm, sections: tuple[int, ...]) -> Play[None]:
    """GW-723: Section by Section, from row 1 on; cards behind a Defeated one move up at once."""
    played: list[Seat] = []  # who has played a Tactic in this Cleanup (GW-324)
    s.discounts = {}
    for section in sections:
        row = 0
        while row < ROWS:
            card = s.horde_at(section, row)
            if card is None:
                break
            if is_defeated(s, card):
                yield from defeat(s, section, card, played)
                move_up(s, section)
            else:
                row += 1
        yield from after_cleanup(s, section)


def move_up(s: Realm, section: int) -> None:
    """GW-720: rows fill from row 1."""
    for row, card in enumerate(s.hordes(section)):
        zone = FIELD + ROWS * section + row
        if s.where[card] != zone:
            s.move(card, zone)


def claimant(s: Realm, card: Sleeve) -> int:
    """GW-712 to GW-714: whose Soldiers cover most spots; a tie goes by Tea; nobody where only Wounds lie."""
    spots = [clan_of(spot) for spot in s.cover[card] if spot > 1]
    if not spots:
        return -1
    order = [*s.tea, s.seats]
    return min(order, key=lambda clan: (-spots.count(clan), order.index(clan)))


def defeat(s: Realm, section: int, card: Sleeve, played: list[Seat]) -> Play[None]:
    """GW-724: claim, Honour and card, Saving in Tea order, the others are Killed, Wounds go back."""
    kind = s.card(card)
    taker = claimant(s, card)
    if taker >= 0:
        s.note("claims")
    s.emit("defeated", {"card": kind.id, "section": SECTIONS[section], "seat": taker})
    s.beat("defeated")
    if 0 <= taker < s.seats:
        s.score(taker, int(kind.row["honour"]), kind.id)
        yield from fire(s, "on_claim", Cause(taker, "", section, card))
    yield from after_claim(s, taker, section, card)
    for seat in in_tea_order(s):
        yield from save_step(s, seat, section, card, played, taker)
    yield from after_saving(s, taker, section, card)
    for code in figures_on(s, card):
        yield from kill(s, card, code, section)
    del s.cover[card]
    if 0 <= taker < s.seats:
        s.move(card, TROPHIES + taker)
    else:
        s.move(card, HORDE_PAST)


@changeable
def after_claim(s: Realm, taker: int, section: int, card: Sleeve) -> Play[None]:
    """GW-724, step 3: what a scenario adds when a card is Defeated."""
    yield from ()


@changeable
def after_saving(s: Realm, taker: int, section: int, card: Sleeve) -> Play[None]:
    """GW-724, step 5: what comes between Saving and Killing."""
    yield from ()


@changeable
def save_price(s: Realm, seat: Seat, card: Sleeve) -> int:
    """GW-716: Chi equal to the Lethality, with what the card and one's own cards change."""
    cost = s.lethality
    for e in s.card(card).rules.ops:
        if e["op"] == "discount" and e["what"] == "save" and s.card(card).rules.trigger == "passive":
            cost -= int(e["n"])
    return max(0, cost - cheaper(s, seat))


@changeable
def tell_dearer(s: Realm, seat: Seat, card: Sleeve) -> None:
    """Which cards change the price of Saving a Soldier of this card, beside one's own."""
    rules = s.card(card).rules
    if rules.trigger == "passive" and any(e["op"] == "discount" and e["what"] == "save" for e in rules.ops):
        horde_takes_effect(s, s.place_of_horde(card)[0], s.card(card))


def cheaper(s: Realm, seat: Seat) -> int:
    """GW-2217: a discount for some purchases of each Cleanup."""
    found = next(discounts_left(s, seat), None)
    return 0 if found is None else amount(s, seat, found[1]["n"])


def discounts_left(s: Realm, seat: Seat) -> Iterator[tuple[str, dict[str, Any]]]:
    """The discounts on Saving that a player may still use in this Cleanup: their own, and those that all profit by."""
    for owner in in_tea_order(s):
        for e, card in passive(s, owner, "discount", "save"):
            key = f"save/{owner}/{card.id}"
            left = amount(s, owner, e["times"]) - s.discounts.get(key, 0) if "times" in e else 0
            if e.get("who") == "any":
                left = min(left, s.discounts.get(f"lent/{owner}/{seat}", 0))
            elif owner != seat:
                left = 0
            if left > 0:
                yield key, e


def lend_discounts(s: Realm, seat: Seat, card: Sleeve) -> Play[None]:
    """GW-2217: the owner of a discount that all profit by says how many of it a player may use on this card."""
    for owner in in_tea_order(s):
        for e, kind in passive(s, owner, "discount", "save"):
            if e.get("who") != "any":
                continue
            s.discounts[f"lent/{owner}/{seat}"] = 0
            left = amount(s, owner, e["times"]) - s.discounts.get(f"save/{owner}/{kind.id}", 0)
            most = min(left, len(figures_on(s, card, seat)))

            def moves(most: int = most) -> list[Move]:
                return [("lend", (("count", f"count/{n}"),)) for n in range(most + 1)]

            if most > 0:
                reply = yield from ask(question(owner, "lend", "GW-2217", moves, lambda: {"seat": seat}))
                s.discounts[f"lent/{owner}/{seat}"] = reply.one("count")


def save_step(s: Realm, seat: Seat, section: int, card: Sleeve, played: list[Seat], taker: int) -> Play[None]:
    """GW-716, GW-324: Save Soldiers with Chi, or by a Tactic or an Advisor of this window."""
    doing = Cause(seat, "", section, card)
    if figures_on(s, card, seat):
        yield from fire_for(s, "cleanup", doing, seat)
        yield from lend_discounts(s, seat, card)
    while figures_on(s, card, seat):

        def moves() -> list[Move]:
            found: list[Move] = []
            if s.stock[CHI][OWN + seat] >= save_price(s, seat, card):
                own = figures_on(s, card, seat)
                found += [("save", (("spot", spot_ref(card, s.cover[card].index(code))),)) for code in own]
            found += pledges(s, seat, section, card, taker)
            if seat not in played:
                found += [("tactic", (("card", CARD[t]),)) for t in playable(s, seat, "cleanup", doing)]
            found += [("use", (("card", CARD[a]),)) for a in active_cards(s, seat, "cleanup", doing)]
            return [*found, DONE]

        if (seat in played or not may_hold(s, seat)) and not is_asked(moves()):
            return
        reply = yield from ask(
            question(
                seat,
                "save",
                "GW-716",
                moves,
                lambda: {"price": save_price(s, seat, card), "card": s.card(card).id},
                lambda choice: why_not_now(s, seat, choice, "cleanup", seat in played),
            )
        )
        if reply.option == "done":
            return
        if reply.option == "save":
            less = cheaper(s, seat)
            tell_dearer(s, seat, card)
            s.send(CHI, save_price(s, seat, card), OWN + seat, SUPPLY)
            if less:
                note_discount(s, seat)
            yield from save(s, seat, section, card, s.cover[card][reply.one("spot") % SPOTS])
        elif reply.option == "pledge":
            yield from pledge(s, seat, section, card, s.cover[card][reply.one("spot") % SPOTS])
        elif reply.option == "tactic":
            played.append(seat)
            yield from play_tactic(s, seat, reply.one("card"), doing)
        else:
            yield from use_active(s, seat, reply.one("card"), doing)


def note_discount(s: Realm, seat: Seat) -> None:
    """One purchase of a limited discount is used."""
    key, e = next(discounts_left(s, seat))
    s.discounts[key] = s.discounts.get(key, 0) + 1
    _, owner, id = key.split("/")
    takes_effect(s, int(owner), s.variant.box.cards[s.variant.box.face[id]])
    if e.get("who") == "any":
        s.discounts[f"lent/{owner}/{seat}"] -= 1


def save(s: Realm, seat: Seat, section: int, card: Sleeve, code: int) -> Play[None]:
    """GW-716: to the Rest Zone of that Section."""
    take_off(s, card, code, REST + section)
    note_saved(s, seat, kind_of(code))
    s.emit("save", {"seat": seat, "soldier": SOLDIERS[kind_of(code)]})
    yield from fire(s, "on_save", Cause(seat, "", section, card, kind_of(code)))


@changeable
def pledges(s: Realm, seat: Seat, section: int, card: Sleeve, taker: int) -> list[Move]:
    """Soldiers that may be Saved for another price, with a duty."""
    return []


@changeable
def pledge(s: Realm, seat: Seat, section: int, card: Sleeve, code: int) -> Play[None]:
    """One of them is Saved so."""
    yield from ()


@changeable
def note_saved(s: Realm, clan: int, kind: int) -> None:
    """A Soldier of the card being resolved was Saved."""


@changeable
def grave(s: Realm) -> int:
    """GW-717: where a Killed Soldier goes: back to the owner's pool."""
    return POOL


def kill(s: Realm, card: Sleeve, code: int, section: int) -> Play[None]:
    """GW-717: off the card, and that is an event."""
    clan, kind = clan_of(code), kind_of(code)
    take_off(s, card, code, grave(s))
    s.emit("killed", {"seat": clan, "soldier": SOLDIERS[kind]})
    if clan < s.seats:
        yield from fire(s, "on_kill", Cause(clan, "", section, card, kind))


def save_seats(s: Realm, doing: Cause, e: dict[str, object]) -> list[Seat]:
    """Whose Soldiers an operation Saves."""
    return in_tea_order(s) if e.get("who") == "all" else [doing.owner]


@op("save")
def save_free(s: Realm, doing: Cause, e: dict[str, object]) -> Play[None]:
    """Up to n Soldiers of the Defeated card without Chi."""
    for seat in save_seats(s, doing, e):
        for _ in range(amount(s, doing.owner, e["n"])):

            def moves(seat: Seat = seat) -> list[Move]:
                own = figures_on(s, doing.horde, seat)
                found: list[Move] = [
                    ("save", (("spot", spot_ref(doing.horde, s.cover[doing.horde].index(code))),)) for code in own
                ]
                return [*found, DONE]

            if not is_asked(moves()):
                break
            reply = yield from ask(question(seat, "spare", "GW-716", moves, lambda: {"source": doing.source}))
            if reply.option == "done":
                break
            spot = reply.one("spot")
            yield from save(s, seat, doing.section, doing.horde, s.cover[doing.horde][spot % SPOTS])


CAN["save"] = lambda s, doing, e: (
    doing.horde in s.cover and any(figures_on(s, doing.horde, seat) for seat in save_seats(s, doing, e))
)
