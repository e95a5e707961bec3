"""Genghis Khan: his card and Skills, Attacks on him, the Emperor's Award, Bannermen (GW-11xx)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tianxia.core.asks import Choice, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.moves import Move
from tianxia.games.greatwall.data import ARCHER, BANNERMAN, CHI, FIGURES, HORSEMAN, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import DONE, SPOTS, is_asked, picked, question
from tianxia.games.greatwall.rules.changing import adds_step, changes
from tianxia.games.greatwall.rules.effects import carry_out, fire
from tianxia.games.greatwall.rules.holding import Cause, holds, horde_takes_effect, passive, takes_effect
from tianxia.games.greatwall.rules.hordes import save, save_price
from tianxia.games.greatwall.rules.setup import in_use
from tianxia.games.greatwall.rules.soldiers import (
    AttackOrders,
    attack,
    attacks,
    figures_on,
    next_number,
    recruit_price,
    reward,
    spot_ref,
)
from tianxia.games.greatwall.rules.state import (
    AT_KHAN,
    AWARD,
    FREE,
    HORDE_DECK,
    KHAN,
    OWN,
    POOL,
    REST,
    SKILLS,
    SKILLS_LEFT,
    SUPPLY,
    WOUND,
    Realm,
    figure,
    kind_of,
    soldier,
)
from tianxia.games.greatwall.rules.year import step

GENGHIS = "genghis"
BLOCKED = -1  # a Vital spot that is not active with so few players
SKILLS_SHOWN = 2
REMOVED_KINDS = 2
PLEDGED = "pledged"  # among the discounts of a Cleanup: the kind of the Soldier Saved for the Khan


# ---- set-up (GW-1102 to GW-1111)


@changes(GENGHIS, "horde_faces")
def khan_hordes(base: Callable[[Realm], list[int]], s: Realm) -> list[int]:
    """GW-1104, GW-1108: three kinds of the Khan come."""
    return base(s) + in_use(s, s.variant.box.faces_of("horde", (GENGHIS,)))


@changes(GENGHIS, "removed_kinds")
def kinds_gone(base: Callable[[Realm, list[str]], list[str]], s: Realm, kinds: list[str]) -> list[str]:
    """GW-1104, GW-1105: two kinds that are not the Khan's leave by chance."""
    own = [s.variant.box.cards[face].row["id"] for face in s.variant.box.faces_of("horde", (GENGHIS,))]
    left = [kind for kind in kinds if kind not in own]
    return [left.pop(s.dice.below(len(left))) for _ in range(min(REMOVED_KINDS, len(left)))]


@changes(GENGHIS, "more_setup")
def khan_setup(base: Callable[[Realm], None], s: Realm) -> None:
    """GW-1102, GW-1103, GW-1109, GW-1110: Award, Bannermen, the Khan with two Skills, his figure."""
    base(s)
    awards = s.variant.box.faces_of("award")
    s.add_card(awards[s.dice.below(len(awards))], AWARD)
    for face in s.variant.box.faces_of("skill"):
        s.add_card(face, SKILLS_LEFT)
    s.shuffle(SKILLS_LEFT)
    for _ in range(SKILLS_SHOWN):
        s.move(s.zones[SKILLS_LEFT][-1], SKILLS)
    s.add_card(s.variant.box.faces_of("khan")[0], KHAN)
    players = max(2, s.variant.players)  # GW-1143
    for card in s.zones[KHAN] + s.zones[SKILLS]:
        s.cover[card] = tuple([FREE if spot["number"] <= players else BLOCKED for spot in s.card(card).row["spots"]])
    for clan in range(s.seats):
        s.put(soldier(BANNERMAN, clan), POOL, FIGURES["bannermen"])
    move_khan(s)


def move_khan(s: Realm) -> None:
    """GW-1110, GW-1124, GW-1125: where the back of the top Horde card points."""
    if s.zones[HORDE_DECK]:
        s.khan = SECTIONS.index(s.card(s.zones[HORDE_DECK][-1]).row["invasion"])
        s.emit("khan", {"section": SECTIONS[s.khan]})


@adds_step(GENGHIS, 1, "khan-moves", "hordes")
@step("khan-moves")
def khan_moves(s: Realm, who: int, number: int) -> Play[None]:
    """GW-1124: every Year, after the new Horde cards."""
    move_khan(s)
    yield from ()


# ---- Skills (GW-1122, GW-1123, GW-1126 to GW-1130)


def skills(s: Realm, trigger: str) -> list[tuple[dict[str, Any], Sleeve]]:
    """What the Skills that are not covered do at a trigger."""
    on = [card for card in s.zones[SKILLS] if FREE in s.cover[card]]
    return [(e, card) for card in on if s.card(card).rules.trigger == trigger for e in s.card(card).rules.ops]


@changes(GENGHIS, "is_protected")
def weaklings(base: Callable[..., bool], s: Realm, seat: Seat, card: Sleeve) -> bool:
    """GW-1128: Soldiers on the Breaching card do not protect, where the Khan is."""
    if s.place_of_horde(card)[0] == s.khan and any(e["op"] == "ignore" for e, _ in skills(s, "assault")):
        return False
    return base(s, seat, card)


@changes(GENGHIS, "breach")
def tell_weaklings(base: Callable[..., Play[None]], s: Realm, section: int) -> Play[None]:
    """GW-1128: told where somebody stands there in vain."""
    stands = bool(figures_on(s, s.hordes(section)[0]))
    for e, card in skills(s, "assault") if section == s.khan and stands else ():
        if e["op"] == "ignore":
            horde_takes_effect(s, section, s.card(card))
    yield from base(s, section)


@changes(GENGHIS, "card_power")
def thunder(base: Callable[..., int], s: Realm, section: int, card: Sleeve) -> int:
    """Thunder of Hooves: more Power in the Khan's Section."""
    more = [int(e["n"]) for e, _ in skills(s, "passive") if e["op"] == "power"] if section == s.khan else []
    return base(s, section, card) + sum(more)


@changes(GENGHIS, "save_price")
def no_mercy(base: Callable[..., int], s: Realm, seat: Seat, card: Sleeve) -> int:
    """No Mercy: Saving is dearer in the Khan's Section."""
    here = s.place_of_horde(card)[0] == s.khan and not passive(s, seat, "ignore", "khan_price")
    return max(
        0, base(s, seat, card) - sum([int(e["n"]) for e, _ in skills(s, "passive") if here and e["op"] == "discount"])
    )


@changes(GENGHIS, "tell_dearer")
def tell_no_mercy(base: Callable[..., None], s: Realm, seat: Seat, card: Sleeve) -> None:
    """No Mercy, or the card that keeps it off."""
    base(s, seat, card)
    if s.place_of_horde(card)[0] == s.khan:
        tell_price(s, seat, [own for e, own in skills(s, "passive") if e["op"] == "discount"])


def tell_price(s: Realm, seat: Seat, dearer: list[Sleeve]) -> None:
    """The Skills that make something dearer in the Khan's Section, or the cards of a player that keep them off."""
    kept_off = passive(s, seat, "ignore", "khan_price")
    for skill in dearer:
        if not kept_off:
            horde_takes_effect(s, s.khan, s.card(skill))
    for _, card in kept_off if dearer else ():
        takes_effect(s, seat, card)


@changes(GENGHIS, "tell_strength")
def tell_thunder(base: Callable[..., None], s: Realm, section: int) -> None:
    """Thunder of Hooves."""
    base(s, section)
    if section == s.khan:
        for e, card in skills(s, "passive"):
            if e["op"] == "power":
                horde_takes_effect(s, section, s.card(card))


@changes(GENGHIS, "after_cleanup")
def blue_sky(base: Callable[..., Play[None]], s: Realm, section: int) -> Play[None]:
    """GW-1129: Wounds leave the undefeated cards of the Khan's Section."""
    yield from base(s, section)
    if section == s.khan:
        for e, card in skills(s, "cleanup"):
            if any(WOUND in s.cover[horde] for horde in s.hordes(section)):
                horde_takes_effect(s, section, s.card(card))
            yield from carry_out(s, Cause(-1, s.card(card).id, section), [e])


@changes(GENGHIS, "begin_assault")
def fire_arrows(base: Callable[..., Play[None]], s: Realm, section: int) -> Play[None]:
    """GW-814: assault effects of Skills come first."""
    if section == s.khan:
        for e, card in skills(s, "assault"):
            if e["op"] == "barricade":
                horde_takes_effect(s, section, s.card(card))
                yield from carry_out(s, Cause(-1, s.card(card).id, section), [e])
    yield from base(s, section)


# ---- Attacking the Khan (GW-1131 to GW-1143)


def khan_spots(s: Realm, kind: int) -> list[Move]:
    """GW-1136, GW-1137: an active free spot, or two that are adjacent with a Horseman."""
    found: list[Move] = []
    for card in s.zones[KHAN] + s.zones[SKILLS]:
        free = [n for n, spot in enumerate(s.cover[card]) if spot == FREE]
        found += [("strike", (("spot", spot_ref(card, n)),)) for n in free]
        if kind == HORSEMAN:
            found += [("charge", (("spot", spot_ref(card, n)),)) for n in free if n + 1 in free]
    return found


def why_no_strike(s: Realm, choice: Choice) -> str:
    """The rule against a spot of the Khan: not active with so few players, or no two that are adjacent and free."""
    card, spot = divmod(picked(choice, "spot"), SPOTS)
    if card not in s.zones[KHAN] + s.zones[SKILLS] or spot >= len(s.cover[card]):
        return ""
    if s.cover[card][spot] == BLOCKED:
        return "GW-1121"
    return "GW-1137" if choice.option == "charge" else ""


def attack_price(s: Realm, seat: Seat, section: int) -> int:
    """GW-1126, GW-1127: Chi for an Attack on him, if the Defeated card lay on his Section."""
    if section != s.khan or passive(s, seat, "ignore", "khan_price"):
        return 0
    return sum([int(e["n"]) for e, _ in skills(s, "on_attack_khan") if e["op"] == "pay"])


def pledge_price(s: Realm, seat: Seat, section: int, card: Sleeve) -> int:
    """GW-1162: Saving for the Khan, with the Attack on him; -1 if this card has no such discount now."""
    doing = Cause(seat, "", section, card)
    found = [e for e in s.card(card).rules.ops if e["op"] == "discount" and e["what"] == "save_for_khan"]
    if not found or not holds(s, doing, seat, found[0].get("cond", "")):
        return -1
    return max(0, save_price(s, seat, card) - int(found[0]["n"])) + attack_price(s, seat, section)


@changes(GENGHIS, "pledges")
def pledges(
    base: Callable[..., list[Move]], s: Realm, seat: Seat, section: int, card: Sleeve, taker: int
) -> list[Move]:
    """GW-1162: the claimant may Save one Soldier for less, who then must be used against the Khan."""
    found = base(s, seat, section, card, taker)
    cost = pledge_price(s, seat, section, card)
    if seat != taker or cost < 0 or PLEDGED in s.discounts or s.stock[CHI][OWN + seat] < cost:
        return found
    able = [code for code in figures_on(s, card, seat) if khan_spots(s, kind_of(code))]
    return found + [("pledge", (("spot", spot_ref(card, s.cover[card].index(code))),)) for code in able]


@changes(GENGHIS, "pledge")
def pledge(base: Callable[..., Play[None]], s: Realm, seat: Seat, section: int, card: Sleeve, code: int) -> Play[None]:
    """GW-1162: all is paid at once."""
    horde_takes_effect(s, section, s.card(card))
    s.send(CHI, pledge_price(s, seat, section, card), OWN + seat, SUPPLY)
    s.discounts[PLEDGED] = kind_of(code)
    yield from save(s, seat, section, card, code)


@changes(GENGHIS, "after_saving")
def attack_khan(base: Callable[..., Play[None]], s: Realm, taker: int, section: int, card: Sleeve) -> Play[None]:
    """GW-1134, GW-1135, GW-1140: the claimant may use one Soldier of the card that was Saved."""
    yield from base(s, taker, section, card)
    saved = s.saved
    s.saved = []
    if not 0 <= taker < s.seats:
        return
    pledged = s.discounts.pop(PLEDGED, -1)
    price = attack_price(s, taker, section) if pledged < 0 else 0  # paid already
    kinds = sorted({kind for clan, kind in saved if clan == taker and kind != ARCHER}) if pledged < 0 else [pledged]
    if s.stock[CHI][OWN + taker] < price:
        return

    def moves() -> list[Move]:
        found: list[Move] = []
        for kind in kinds:
            found += [(word, (("kind", f"kind/{kind}"), *picks)) for word, picks in khan_spots(s, kind)]
        return [*found, DONE] if pledged < 0 else found

    if not is_asked(moves()):
        return
    asked = question(taker, "khan", "GW-1134", moves, lambda: {"price": price}, partial(why_no_strike, s))
    reply = yield from ask(asked)
    if reply.option == "done":
        return
    if section == s.khan:
        tell_price(s, taker, [own for e, own in skills(s, "on_attack_khan") if e["op"] == "pay"])
    if price:
        s.send(CHI, price, OWN + taker, SUPPLY)
    kind = reply.one("kind")
    target, spot = divmod(reply.one("spot"), SPOTS)
    yield from strike(s, taker, kind, section, target, (spot, spot + 1) if reply.option == "charge" else (spot,))


def strike(s: Realm, seat: Seat, kind: int, section: int, card: Sleeve, spots: tuple[int, ...]) -> Play[None]:
    """GW-1119, GW-1139: six Honour for each spot; the Soldier stays to the end."""
    s.send(soldier(kind, seat), 1, REST + section, AT_KHAN)
    code = figure(seat, kind, next_number(s, seat, kind))
    s.cover[card] = tuple([code if n in spots else spot for n, spot in enumerate(s.cover[card])])
    s.emit("khan-struck", {"seat": seat, "soldier": SOLDIERS[kind], "card": s.card(card).id})
    for n in spots:
        reward(s, seat, s.card(card).row["spots"][n]["reward"], s.card(card).id)
    yield from fire(s, "on_attack_khan", Cause(seat, "", section, -1, kind))
    if khan_is_covered(s):
        s.khan_fallen = True  # GW-1113
        s.emit("khan-fallen", {"seat": seat})


def khan_is_covered(s: Realm) -> bool:
    """GW-1112, GW-1115: all active Vital spots of his card and of both Skills, in a game of rivals."""
    cards = s.zones[KHAN] + s.zones[SKILLS]
    return bool(cards) and not s.variant.is_coop and all(FREE not in s.cover[card] for card in cards)


@changes(GENGHIS, "note_saved")
def note_saved(base: Callable[..., None], s: Realm, clan: int, kind: int) -> None:
    """Who was Saved from the card being resolved."""
    base(s, clan, kind)
    s.saved = [*s.saved, (clan, kind)]


@changes(GENGHIS, "is_over")
def khan_ends(base: Callable[[Realm], bool], s: Realm) -> bool:
    """GW-1113, GW-1114: one more way to end."""
    return base(s) or s.khan_fallen


# ---- the Award (GW-1144 to GW-1148)


@changes(GENGHIS, "after_building")
def take_award(base: Callable[..., None], s: Realm, seat: Seat) -> None:
    """GW-1145, GW-1147: whoever builds a Wall level takes the figure."""
    base(s, seat)
    if s.awarded != seat:
        s.awarded = seat
        s.emit("award", {"seat": seat})


# ---- Bannermen (GW-1149 to GW-1160)


@changes(GENGHIS, "recruits")
def recruit_bannerman(base: Callable[..., list[Move]], s: Realm, seat: Seat) -> list[Move]:
    """GW-1150, GW-1151: a Bannerman like a Spearman, for its own price."""
    found = base(s, seat)
    if s.stock[soldier(BANNERMAN, seat)][POOL] and s.has(seat, recruit_price(s, seat, BANNERMAN)):
        kind = ("kind", f"kind/{BANNERMAN}")
        found += [("recruit", (kind, ("section", f"section/{n}"))) for n in s.variant.sections]
    return found


@changes(GENGHIS, "why_no_recruit")
def why_no_bannerman(base: Callable[..., str], s: Realm, seat: Seat, choice: Choice) -> str:
    """The rule against a Bannerman: there is one for each player, and his price."""
    if choice.option != "recruit" or picked(choice, "kind") != BANNERMAN:
        return base(s, seat, choice)
    return "GW-1151" if s.stock[soldier(BANNERMAN, seat)][POOL] else "GW-1149"


def bannerman_orders(s: Realm, seat: Seat) -> AttackOrders | None:
    """GW-1154: the Attacks in the Section of one's Bannerman."""
    section = next((n for n in s.variant.sections if stands_in(s, seat, n)), -1)
    if section < 0:
        return None
    orders = AttackOrders(s, {})
    orders.section = section
    return orders


@changes(GENGHIS, "winter_orders")
def bannerman_calls(base: Callable[..., list[Move]], s: Realm, seat: Seat) -> list[Move]:
    """GW-817, GW-1153: the Attacks come when their owner likes."""
    orders = bannerman_orders(s, seat)
    return base(s, seat) + ([("banner", ())] if orders is not None and attacks(s, seat, orders) else [])


@changes(GENGHIS, "winter_order")
def bannerman_attacks(base: Callable[..., Play[None]], s: Realm, seat: Seat, word: str) -> Play[None]:
    """GW-1153, GW-1154, GW-1160: in the Section of one's Bannerman up to two Soldiers Attack before Firing."""
    yield from base(s, seat, word)
    orders = bannerman_orders(s, seat)
    if word == "banner" and orders is not None:
        yield from attack(s, seat, 2, orders, fire, "GW-1153")


def stands_in(s: Realm, seat: Seat, section: int) -> bool:
    """Whether a Bannerman is on a Horde card or in the Rest Zone of a Section."""
    if s.stock[soldier(BANNERMAN, seat)][REST + section]:
        return True
    return any(kind_of(code) == BANNERMAN for card in s.hordes(section) for code in figures_on(s, card, seat))
