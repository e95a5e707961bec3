"""The special abilities of the 3s and 6s, and the two reactions that cancel (CH-5xx, CH-6xx)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tianxia.core.asks import Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.state import Face, Zone
from tianxia.games.chuhan.data import (
    ABILITY_OF,
    ATTACKS,
    HAN_XIN,
    HAN_XIN_VP,
    IDS,
    JI_BU,
    LIU_BANG,
    LIU_BANG_VALUE,
    LOOKS,
    LYU_ZHI,
    PENG_YUE,
    REACTIONS,
    UNDRAWABLE,
    XIAHOU_VP,
    XIAHOU_YING,
    XIANG_YU,
    XIAO_HE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
)
from tianxia.games.chuhan.rules.fields import Played
from tianxia.games.chuhan.rules.passing import passes
from tianxia.games.chuhan.rules.permissions import may_be_cancelled
from tianxia.games.chuhan.rules.questions import Cancel
from tianxia.games.chuhan.rules.scoring import set_is_played
from tianxia.games.chuhan.rules.sets import mixed_value, set_value
from tianxia.games.chuhan.rules.setup import start_turn
from tianxia.games.chuhan.rules.state import DISCARD, DISPLAY, DRAW, NOBODY, TABLE, Battle, Use, rival


def use_ability(s: Battle, owner: Seat, card: Sleeve, others: tuple[Sleeve, ...] = ()) -> Play[bool]:
    """CH-502, CH-503: all that goes with the ability is announced; before it takes effect, the rival may cancel it."""
    use = Use(owner, card, s.faces[card], others)
    came_from = tuple([s.where[other] for other in others])
    lay_down(s, use)
    s.trail.append(use)
    cancelled = yield from offers_to_cancel(s, rival(owner), LYU_ZHI, use)
    s.trail.pop()
    if cancelled:
        settle_cancel(s, use, came_from)
        return False
    if use.face in PASSES:
        yield from PASSES[use.face](s, use)
    else:
        EFFECTS[use.face](s, use)
    return True


def lay_down(s: Battle, use: Use) -> None:
    """CH-501, CH-502: face up into the play area; what Ying Bu points at stays where it is."""
    if use.face in ATTACKS:
        s.attacked = True
    s.lay(use.owner, use.card)
    if use.face != YING_BU:
        for other in use.others:
            s.lay(use.owner, other)
    s.emit("ability", {"seat": use.owner, "ability": IDS[use.face], "cards": s.names(use.others)})


def offers_to_cancel(s: Battle, seat: Seat, canceller: Face, use: Use) -> Play[bool]:
    """CH-601 to CH-611: Lyu Zhi cancels an ability, and Xiao He cancels that cancel by the same rule."""
    if not may_be_cancelled(s, seat, canceller):
        return False
    reply = yield from ask(Cancel(s, seat, canceller, use))
    if reply.option != "cancel":
        s.emit("no-reaction", {"seat": seat})
        return False
    card = s.find(seat, canceller)
    s.lay(seat, card)
    s.emit("cancel", {"seat": seat, "card": IDS[canceller], "ability": IDS[use.face]})
    restored = False
    if canceller == LYU_ZHI:
        use.cancelled = True
        restored = yield from offers_to_cancel(s, rival(seat), XIAO_HE, use)
    s.move(card, DISCARD)
    return not restored


def settle_cancel(s: Battle, use: Use, came_from: tuple[Zone, ...]) -> None:
    """CH-605 to CH-607, CH-615, CH-837: its card is lost, all that went with it returns where it came from."""
    s.move(use.card, DISCARD)
    for other, zone in zip(use.others, came_from, strict=True):
        if zone == use.owner:
            s.take(use.owner, other)
        elif zone == DISPLAY:
            s.move(other, DISPLAY)
    if use.face not in ATTACKS:
        s.barred = True
    s.emit("cancelled", {"seat": use.owner, "ability": IDS[use.face], "cards": s.names(use.others)})


# ---- what each ability does; the docstring is its text


def ji_bu(s: Battle, use: Use) -> None:
    """ATTACK: look at the top four cards of the draw pile and leave them in place. If they are the last four, the
    rival's hand is open to you for the rest of the battle. (CH-511 to CH-516)"""
    s.trick.append(Played(use.owner, "ji-bu", -1, (use.card,), 0))
    pile = s.zones[DRAW]
    top = pile[-LOOKS:]
    for card in top:
        s.show(card, s.bit(use.owner))
    if s.out is not None:
        s.emit("look", {"seat": use.owner, "count": len(top)}, {use.owner: {"cards": s.names(top[::-1])}})
    if len(pile) <= UNDRAWABLE:
        bare_hand(s, rival(use.owner))


def bare_hand(s: Battle, seat: Seat) -> None:
    """CH-513, CH-514: the rival plays with an open hand; the hand of Ji Bu's player stays hidden."""
    viewer = s.bit(rival(seat))
    s.open_to[seat] |= viewer
    for card in s.zones[seat]:
        s.show(card, viewer)
    if s.out is not None:
        hand = s.names(sorted(s.zones[seat], key=lambda card: s.faces[card]))
        s.emit("bare", {"seat": seat}, {rival(seat): {"hand": hand}})


def yu_ji(s: Battle, use: Use) -> None:
    """ATTACK: put one card from your hand on the discard pile. (CH-521 to CH-524)"""
    s.trick.append(Played(use.owner, "yu-ji", -1, (use.card,), 0))
    s.move(use.others[0], DISCARD)
    s.emit("discard", {"seat": use.owner, "card": s.names(use.others)[0]})


def ying_bu(s: Battle, use: Use) -> None:
    """ATTACK: take a card of value 1 to 5 from the discard pile into your hand. (CH-531 to CH-536)"""
    s.trick.append(Played(use.owner, "ying-bu", -1, (use.card,), 0))
    s.take(use.owner, use.others[0])
    s.emit("take", {"seat": use.owner, "card": s.names(use.others)[0], "rule": "CH-531"})


def peng_yue(s: Battle, use: Use) -> None:
    """Counter with a set of equal instead of higher value. (CH-541 to CH-544)"""
    value = set_value(s, use.others)
    set_is_played(s, use.owner, "peng-yue", value, (use.card, *use.others), len(use.others))
    start_turn(s, rival(use.owner))


def zhongli_mo(s: Battle, use: Use) -> None:
    """Play cards of all different values as a set with the value of the lowest of them. (CH-545 to CH-554)"""
    value = mixed_value(s, use.others)
    set_is_played(s, use.owner, "zhongli-mo", value, (use.card, *use.others), len(use.others))
    start_turn(s, rival(use.owner))


def liu_bang(s: Battle, use: Use) -> None:
    """Counts as a single 10 in a counter to a single 9, and only there. (CH-581 to CH-583)"""
    set_is_played(s, use.owner, "liu-bang", LIU_BANG_VALUE, (use.card,), 1)
    start_turn(s, rival(use.owner))


def han_xin(s: Battle, use: Use) -> None:
    """Send the duty to counter back to the rival, who gains 1 VP. (CH-571 to CH-577)"""
    s.trick.append(Played(use.owner, "han-xin", -1, (use.card,), 0))
    s.score(rival(use.owner), HAN_XIN_VP, "CH-572")
    start_turn(s, rival(use.owner))


def xiahou_ying(s: Battle, use: Use) -> Play[None]:
    """Pass and still become the attacker; the rival gains 3 VP. (CH-561 to CH-563)"""
    s.trick.append(Played(use.owner, "xiahou-ying", -1, (use.card,), 0))
    s.score(rival(use.owner), XIAHOU_VP, "CH-562")
    yield from passes(s, use.owner, use.owner)


def xiang_yu(s: Battle, use: Use) -> Play[None]:
    """Pass; all VP gained in the rest of this battle are doubled. (CH-591 to CH-597)"""
    s.trick.append(Played(use.owner, "xiang-yu", -1, (use.card,), 0))
    if s.doubled == NOBODY:
        s.doubled = use.owner
        s.emit("doubled", {"seat": use.owner})
    yield from passes(s, use.owner, rival(use.owner))


EFFECTS: Final[dict[Face, Callable[[Battle, Use], None]]] = {
    JI_BU: ji_bu,
    YU_JI: yu_ji,
    YING_BU: ying_bu,
    PENG_YUE: peng_yue,
    ZHONGLI_MO: zhongli_mo,
    LIU_BANG: liu_bang,
    HAN_XIN: han_xin,
}
PASSES: Final[dict[Face, Callable[[Battle, Use], Play[None]]]] = {XIAHOU_YING: xiahou_ying, XIANG_YU: xiang_yu}


def use_both(s: Battle, owner: Seat, others: tuple[Sleeve, ...]) -> Play[bool]:
    """Where a table lets two abilities go together (CH-504): Peng Yue lets Zhongli Mo's set be equal. Each may be
    cancelled; then that card is lost, and the other one returns with the set."""
    peng, zhongli = s.find(owner, PENG_YUE), s.find(owner, ZHONGLI_MO)
    for card, partner in ((peng, zhongli), (zhongli, peng)):
        use = Use(owner, card, s.faces[card], (partner, *others))
        if s.where[card] != TABLE:
            came_from = tuple([s.where[other] for other in (peng, zhongli, *others)])
            lay_down(s, use)
        s.trail.append(use)
        cancelled = yield from offers_to_cancel(s, rival(owner), LYU_ZHI, use)
        s.trail.pop()
        if cancelled:
            partner_came = came_from[1] if card == peng else came_from[0]
            settle_cancel(s, use, (partner_came, *came_from[2:]))
            return False
    set_is_played(s, owner, "zhongli-mo", mixed_value(s, others), (peng, zhongli, *others), len(others))
    start_turn(s, rival(owner))
    return True


def check_abilities() -> None:
    """Loading fails unless every ability of the data has its function and the other way round."""
    functions = sorted([IDS[face] for face in (*EFFECTS, *PASSES, *REACTIONS)])
    if functions != sorted(ABILITY_OF):
        raise ValueError("data/cards.toml and abilities.py do not name the same abilities")


check_abilities()
