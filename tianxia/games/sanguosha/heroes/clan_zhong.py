"""The Zhong family: Zhong Yan and Zhong Yu, whose skills look at the characters of card names (SG-1019, SG-1020)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import EQUIPMENT, KINDS
from tianxia.games.sanguosha.mechanics.family import is_kin
from tianxia.games.sanguosha.mechanics.switch import FIRST, SIDE, side_of, switch
from tianxia.games.sanguosha.rules.asking import choose_cards, choose_number, pick_seats
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw, top
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.health import chain, heal
from tianxia.games.sanguosha.rules.moves import discard, look_at
from tianxia.games.sanguosha.rules.offering import uses_one_of
from tianxia.games.sanguosha.rules.owning import not_yet, reset_skill, use_up
from tianxia.games.sanguosha.rules.skills import COUNTED, action, skill
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import random_hand_cards
from tianxia.games.sanguosha.rules.timings import AFTER_SUFFERING, AFTER_TARGETING, ENTERING_BRINK, WHEN_USING
from tianxia.games.sanguosha.rules.using import Use, in_turn_order

# ---- Zhong Yan

BONES: Final = "read-bones"
SEEN: Final = "seen"  # how many cards the last Read Bones saw
MOST_SEEN: Final = 4
COUNTED[BONES] = (SIDE, SEEN)


def bone_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Side (1) needs nothing, side (2) a hero with hand cards."""
    if side_of(s, me, BONES) == FIRST:
        return ()
    return (pick_seats([seat for seat in s.around(me) if s.hand(seat)]),)


@action(BONES, picks=bone_picks, once=THIS_PHASE)
def read_bones(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Switch, once in your Action Phase: (1) look at 1 to 4 cards on top of the deck; (2) look at 1 to 4 hand cards of
    a hero, picked at random. Then you can use one of these cards.

    SG-1607: it switches as soon as it is activated."""
    of_deck = side_of(s, me, BONES) == FIRST
    switch(s, me, BONES)
    hero = me if of_deck else choice.one("seats")
    most = MOST_SEEN if of_deck else min(MOST_SEEN, len(s.hand(hero)))
    count = yield from choose_number(s, me, BONES, 1, most, "SG-1540")
    s.set_value(me, BONES, SEEN, count)
    cards = top(s, count) if of_deck else random_hand_cards(s, hero, count, s.bit(me))
    look_at(s, me, cards, BONES)
    yield from uses_one_of(s, me, BONES, lambda: cards)


def names_as_long(s: Table, me: Seat, use: Use) -> bool:
    """The first card of this turn whose name has as many characters as cards were seen."""
    seen = s.value_of(me, BONES, SEEN)
    as_long = [kind for _, _, _, _, kind in s.noted("use", me) if KINDS[kind].characters == seen]
    return s.current == me and use.card.kind.characters == seen and len(as_long) == 1


@skill("whistle-and-sing", at=WHEN_USING, when=names_as_long, forced=True)
def whistle_and_sing(s: Table, me: Seat, use: Use) -> None:
    """On your turn, when you use the first card whose Chinese name has as many characters as the last Read Bones saw
    cards, Read Bones counts as unused."""
    reset_skill(s, me, BONES)


# ---- both

CLAN: Final = "protect-the-clan"


def kin_unchained(s: Table, me: Seat, brink: Brink) -> bool:
    """SG-1650, SG-905: a hero of the Zhong family, who is not chained yet."""
    return is_kin(s, brink.seat, "zhong") and not s.chained[brink.seat]


@skill(CLAN, at=ENTERING_BRINK, when=not_yet(CLAN, kin_unchained), anyone=True)
def protect_the_clan(s: Table, me: Seat, brink: Brink) -> Play[None]:
    """Family, once per game: when a hero of the Zhong family comes to the brink of death, you can chain that hero, who
    then heals 1."""
    use_up(s, me, CLAN)
    chain(s, brink.seat, True)
    yield from heal(s, brink.seat, 1, me)


# ---- Zhong Yu


def as_many_as_its_name(s: Table, me: Seat, use: Use) -> bool:
    """The card, which is no equipment, is just that one of this turn that its name counts; once for each card."""
    first = in_turn_order(s, use.targets)[:1] == [use.target]
    count = len(s.noted("use", me))
    return first and use.card.kind.type != EQUIPMENT and use.card.kind.characters == count


@skill(
    "quick-advice",
    at=AFTER_TARGETING,
    when=as_many_as_its_name,
    picks=lambda s, me, use: (pick_seats(in_turn_order(s, use.targets)),),
)
def quick_advice(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """After a card that is no equipment targets, if it is the first, second ... card that you use this turn and its
    Chinese name has just as many characters, you can let one of its targets draw as many cards."""
    yield from draw(s, choice.one("seats"), use.card.kind.characters)


FEAR: Final = "sweating-fear"


@skill(FEAR, at=AFTER_SUFFERING, when=lambda s, me, damage: damage.card is not None)
def sweating_fear(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer damage from a card, you can draw as many cards as its Chinese name has characters and discard as
    many as you have wounds; from the second time in a turn on, Protect the Clan counts as unused."""
    assert damage.card is not None
    again = s.used(me, FEAR, THIS_TURN) > 0
    s.count_use(me, FEAR, THIS_TURN)
    yield from draw(s, me, damage.card.kind.characters)
    cards: list[Sleeve] = yield from choose_cards(s, me, FEAR, lambda: s.cards_of(me), s.wounds(me))
    yield from discard(s, cards, me)
    if again:
        reset_skill(s, me, CLAN)
