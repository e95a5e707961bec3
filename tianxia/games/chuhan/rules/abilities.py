"""The special abilities of the 3s and 6s: all that is said of one stands in one place (CH-511 to CH-611).

The docstring of each function is the text of its card; its numbers stand in data/cards.toml.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tianxia.core.asks import Pick, Play, Refusal, Sleeve, cards
from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.games.chuhan.data import ABILITY_OF, UNDRAWABLE, ability_number
from tianxia.games.chuhan.rules.fields import TrickPlay
from tianxia.games.chuhan.rules.passing import passes
from tianxia.games.chuhan.rules.registry import (
    ABILITIES,
    AFTER_ABILITY,
    AFTER_CANCEL,
    ATTACK,
    COUNTER,
    LEAD_OR_COUNTER,
    OneCard,
    Picks,
    Used,
    ability,
    check_abilities,
    reaction,
)
from tianxia.games.chuhan.rules.scoring import set_is_played
from tianxia.games.chuhan.rules.sets import (
    HIGHEST,
    NO_SET,
    draw_mixed,
    from_display,
    mixed_sets,
    mixed_value,
    plain_sets,
    playable,
    set_value,
    still_shown,
    why_no_set,
)
from tianxia.games.chuhan.rules.setup import start_turn
from tianxia.games.chuhan.rules.state import DISCARD, DRAW, NOBODY, AbilityUse, Battle, rival


def lies_in_trick(s: Battle, use: AbilityUse) -> None:
    """The card of an ability that makes no set is part of the trick all the same."""
    s.trick.append(TrickPlay(use.owner, s.names([use.card])[0], NO_SET, (use.card,), 0))


def counts_as_set(s: Battle, use: AbilityUse, value: int, size: int) -> None:
    """What was played with the ability, or its card alone, is the set to beat; the rival's turn follows."""
    set_is_played(s, use.owner, s.names([use.card])[0], value, (use.card, *use.others), size)
    start_turn(s, rival(use.owner))


# ---- ATTACK: before leading (CH-505)

LOOKS: Final = ability_number("ji-bu", "looks")  # CH-511


@ability("ji-bu", at=ATTACK)
def ji_bu(s: Battle, use: AbilityUse) -> None:
    """ATTACK: look at the top four cards of the draw pile and leave them in place. If they are the last four, the
    rival's hand is open to you for the rest of the battle. (CH-511 to CH-516)"""
    lies_in_trick(s, use)
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


def other_hand_cards(s: Battle, seat: Seat, used: Used) -> list[Sleeve]:
    """CH-521: the hand without Yu Ji."""
    return [card for card in s.zones[seat] if card not in used]


@ability("yu-ji", at=ATTACK, picks=OneCard("discard", other_hand_cards, rule="CH-521", lacking="CH-522"))
def yu_ji(s: Battle, use: AbilityUse) -> None:
    """ATTACK: put one card from your hand on the discard pile. (CH-521 to CH-524)"""
    lies_in_trick(s, use)
    s.move(use.others[0], DISCARD)
    s.emit("discard", {"seat": use.owner, "card": s.names(use.others)[0]})


LOWEST_TAKEN: Final = ability_number("ying-bu", "lowest")  # CH-531
HIGHEST_TAKEN: Final = ability_number("ying-bu", "highest")


def low_discards(s: Battle, seat: Seat, used: Used) -> list[Sleeve]:
    """CH-531, CH-535: the cards of value 1 to 5 in the discard pile."""
    return [card for card in s.zones[DISCARD] if LOWEST_TAKEN <= s.value(card) <= HIGHEST_TAKEN]


@ability("ying-bu", at=ATTACK, picks=OneCard("take", low_discards, rule="CH-535", lacking="CH-532", stays=True))
def ying_bu(s: Battle, use: AbilityUse) -> None:
    """ATTACK: take a card of value 1 to 5 from the discard pile into your hand. (CH-531 to CH-536)"""
    lies_in_trick(s, use)
    s.take(use.owner, use.others[0])
    s.emit("take", {"seat": use.owner, "card": s.names(use.others)[0], "rule": "CH-531"})


# ---- abilities that make a set (CH-506, CH-507)


class EqualSet(Picks):
    """CH-541 to CH-543: a set of the size and the value of the last one, Peng Yue not counted."""

    __slots__ = ()

    def pick(self, s: Battle, seat: Seat, used: Used) -> Pick:
        """As many cards as were led."""
        return Pick(self.slot, cards(playable(s, seat, used)), s.size, s.size, rule="CH-542")

    def why_none(self, s: Battle, seat: Seat, used: Used) -> Refusal | None:
        """CH-541: without such a set there is nothing to counter with."""
        there = next(self.every(s, seat, used), None) is not None
        return None if there else Refusal("CH-541", {"size": s.size, "beat": s.best})

    def refuse(self, s: Battle, seat: Seat, used: Used, chosen: list[Sleeve]) -> Refusal | None:
        """CH-543: neither lower nor higher."""
        refusal = why_no_set(s, chosen, still_shown(s, used))
        value = set_value(s, chosen)
        if refusal is None and value != s.best:
            return Refusal("CH-543", {"value": value, "beat": s.best})
        return refusal

    def every(self, s: Battle, seat: Seat, used: Used) -> Iterator[tuple[Sleeve, ...]]:
        """Sets of that size and value."""
        return plain_sets(s, playable(s, seat, used), s.size, s.best, s.best, still_shown(s, used))

    def value(self, s: Battle, chosen: tuple[Sleeve, ...]) -> int:
        """CH-302: that of its cards."""
        return set_value(s, chosen)

    def beats(self, s: Battle, value: int) -> bool:
        """Equal is enough, and nothing else will do."""
        return value == s.best


@ability("peng-yue", at=COUNTER, picks=EqualSet("set"))
def peng_yue(s: Battle, use: AbilityUse) -> None:
    """Counter with a set of equal instead of higher value. (CH-541 to CH-544)"""
    counts_as_set(s, use, set_value(s, use.others), len(use.others))


class MixedSet(Picks):
    """CH-545 to CH-551: cards of different values; in a counter of the right size and of a higher lowest value."""

    __slots__ = ()

    def least(self, s: Battle) -> int:
        """The lowest value that the set may have."""
        return s.best + 1

    def most(self, s: Battle) -> int:
        """The highest value that the set may have."""
        return HIGHEST

    def pick(self, s: Battle, seat: Seat, used: Used) -> Pick:
        """CH-550, CH-551: two or more to lead, in a counter as many as were led."""
        there = cards(playable(s, seat, used))
        if s.size:
            return Pick(self.slot, there, s.size, s.size, rule="CH-551")
        return Pick(self.slot, there, s.rulings.least_of_zhongli, 99, rule="CH-550")

    def why_none(self, s: Battle, seat: Seat, used: Used) -> Refusal | None:
        """CH-550, CH-551: without such a set there is nothing to play."""
        there = next(self.every(s, seat, used), None) is not None
        return None if there else Refusal("CH-551" if s.size else "CH-550", {"size": s.size, "beat": s.best})

    def refuse(self, s: Battle, seat: Seat, used: Used, chosen: list[Sleeve]) -> Refusal | None:
        """CH-549 to CH-551, CH-833: different values, enough cards, high enough, one card of the display."""
        if from_display(s, chosen) > still_shown(s, used):
            return Refusal("CH-833")
        value = mixed_value(s, chosen)
        if value == NO_SET:
            rule = "CH-550" if len(chosen) < s.rulings.least_of_zhongli else "CH-549"
            return Refusal(rule, {"values": [s.value(card) for card in chosen]})
        if not self.least(s) <= value <= self.most(s):
            return Refusal("CH-551", {"value": value, "beat": s.best})
        return None

    def draw(self, s: Battle, seat: Seat, used: Used, dice: Dice) -> list[Sleeve]:
        """There are thousands of such sets, so that one is drawn without listing them."""
        return draw_mixed(s, playable(s, seat, used), dice, s.size, self.least(s), still_shown(s, used))

    def every(self, s: Battle, seat: Seat, used: Used) -> Iterator[tuple[Sleeve, ...]]:
        """Sets of that size and value."""
        return mixed_sets(s, playable(s, seat, used), s.size, self.least(s), self.most(s), still_shown(s, used))

    def value(self, s: Battle, chosen: tuple[Sleeve, ...]) -> int:
        """CH-545: that of its lowest card."""
        return mixed_value(s, chosen)


@ability("zhongli-mo", at=LEAD_OR_COUNTER, picks=MixedSet("set"))
def zhongli_mo(s: Battle, use: AbilityUse) -> None:
    """Play cards of all different values as a set with the value of the lowest of them. (CH-545 to CH-554)"""
    counts_as_set(s, use, mixed_value(s, use.others), len(use.others))


class EqualMixedSet(MixedSet):
    """A set of Zhongli Mo that Peng Yue lets be equal."""

    __slots__ = ()

    def least(self, s: Battle) -> int:
        """Not lower than the last set."""
        return s.best

    def most(self, s: Battle) -> int:
        """The value must be equal, not higher."""
        return s.best

    def pick(self, s: Battle, seat: Seat, used: Used) -> Pick:
        """As many cards as were led."""
        return Pick(self.slot, cards(playable(s, seat, used)), s.size, s.size, rule="CH-542")

    def draw(self, s: Battle, seat: Seat, used: Used, dice: Dice) -> list[Sleeve]:
        """One of them all: they are few."""
        return Picks.draw(self, s, seat, used, dice)

    def beats(self, s: Battle, value: int) -> bool:
        """Equal is enough, and nothing else will do."""
        return value == s.best


@ability("peng-yue", "zhongli-mo", at=COUNTER, picks=EqualMixedSet("set"))
def peng_yue_and_zhongli_mo(s: Battle, use: AbilityUse) -> None:
    """Where a table lets two abilities go together: Peng Yue lets the set of Zhongli Mo be equal. (CH-504)"""
    partner, others = use.others[0], use.others[1:]
    set_is_played(s, use.owner, "zhongli-mo", mixed_value(s, others), (partner, use.card, *others), len(others))
    start_turn(s, rival(use.owner))


LIU_BANG_VALUE: Final = ability_number("liu-bang", "plays_as_value")  # CH-581
NINE: Final = ability_number("liu-bang", "beats_value")


def against_a_nine(s: Battle) -> Refusal | None:
    """CH-582: one single card of value 9 (a table may let Liu Bang beat 9 and 0 as well)."""
    fits = s.best == NINE and (s.size == 1 or not s.rulings.only_single_nine)
    return None if fits else Refusal("CH-582", {"size": s.size, "beat": s.best})


@ability("liu-bang", at=COUNTER, when=against_a_nine, counts_as=LIU_BANG_VALUE)
def liu_bang(s: Battle, use: AbilityUse) -> None:
    """Counts as a single 10 in a counter to a single 9, and only there. (CH-581 to CH-583)"""
    counts_as_set(s, use, LIU_BANG_VALUE, 1)


# ---- abilities instead of a counter (CH-506)

HAN_XIN_VP: Final = ability_number("han-xin", "vp_rival")  # CH-572


@ability("han-xin", at=COUNTER)
def han_xin(s: Battle, use: AbilityUse) -> None:
    """Send the duty to counter back to the rival, who gains 1 VP. (CH-571 to CH-577)"""
    lies_in_trick(s, use)
    s.score(rival(use.owner), HAN_XIN_VP, "CH-572")
    start_turn(s, rival(use.owner))


XIAHOU_VP: Final = ability_number("xiahou-ying", "vp_rival")  # CH-562


@ability("xiahou-ying", at=COUNTER)
def xiahou_ying(s: Battle, use: AbilityUse) -> Play[None]:
    """Pass and still become the attacker; the rival gains 3 VP. (CH-561 to CH-563)"""
    lies_in_trick(s, use)
    s.score(rival(use.owner), XIAHOU_VP, "CH-562")
    yield from passes(s, use.owner, use.owner)


@ability("xiang-yu", at=COUNTER)
def xiang_yu(s: Battle, use: AbilityUse) -> Play[None]:
    """Pass; all VP gained in the rest of this battle are doubled. (CH-591 to CH-597)"""
    lies_in_trick(s, use)
    if s.doubled == NOBODY:
        s.doubled = use.owner
        s.emit("doubled", {"seat": use.owner})
    yield from passes(s, use.owner, rival(use.owner))


# ---- reactions (CH-508); when they are offered is said in using.py


@reaction("lyu-zhi", at=AFTER_ABILITY, asked="CH-503", lacking="CH-601")
def lyu_zhi(s: Battle, use: AbilityUse) -> None:
    """REACTION: cancel the special ability that the rival has just played. (CH-601 to CH-607)"""
    use.cancelled = True


@reaction("xiao-he", at=AFTER_CANCEL, cancels="lyu-zhi", asked="CH-608", lacking="CH-608")
def xiao_he(s: Battle, use: AbilityUse) -> None:
    """REACTION: cancel the cancel of Lyu Zhi, so that your ability takes effect. (CH-608 to CH-611)"""
    use.cancelled = False


check_abilities(ABILITY_OF, ABILITIES)
