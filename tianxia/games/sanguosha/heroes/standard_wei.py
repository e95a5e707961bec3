"""Standard set, Wei: Cao Cao, Sima Yi, Xiahou Dun, Zhang Liao, Xu Chu, Guo Jia, Zhen Ji."""

from __future__ import annotations

from tianxia.core.asks import Choice, Option, Pick, Play, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, COLOUR_OF, HEART
from tianxia.games.sanguosha.rules.asking import choose, may, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, counted_as_his
from tianxia.games.sanguosha.rules.conditions import (
    at_beginning,
    card_is_there,
    has_source,
    kingdom_mates,
    result_is_there,
    when_drawing,
)
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import top
from tianxia.games.sanguosha.rules.forms import is_inert, like_hand
from tianxia.games.sanguosha.rules.judgement import Judgement, judge, replace
from tianxia.games.sanguosha.rules.moves import GIVEN, discard, get, look_at, move_many
from tianxia.games.sanguosha.rules.responding import Need, asks_others
from tianxia.games.sanguosha.rules.skills import conversion, lasting, skill, substitute
from tianxia.games.sanguosha.rules.table import THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import HIS_CARDS, has_cards, take_card_of
from tianxia.games.sanguosha.rules.timings import (
    AFTER_JUDGEMENT_TAKES_EFFECT,
    AFTER_SUFFERING,
    BEFORE_JUDGEMENT_TAKES_EFFECT,
    IN_PHASE,
    START_OF_PHASE,
    WHEN_DEALING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import in_turn_order, play_card
from tianxia.games.sanguosha.rules.zones import EQUIPPED, HAND, NOBODY, PROCESSING, zone_of

# ---- Cao Cao


@skill("villainous-hero", at=AFTER_SUFFERING, when=card_is_there)
def villainous_hero(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer damage from a card, you can take that card.

    Its physical cards, as far as they are still in the processing area."""
    card = damage.card
    assert card is not None
    yield from get(s, [sleeve for sleeve in card.sleeves if s.where[sleeve] == PROCESSING], me)


@substitute("escort", makes=("dodge",), may=lambda s, me, need: bool(kingdom_mates(s, me)))
def escort(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """When you need a Dodge, you can ask the other Wei heroes one by one: a Dodge that one of them plays counts as
    yours.

    R30: in turn order, until one plays it."""
    played = yield from asks_others(s, me, kingdom_mates(s, me), ("dodge",), "escort", need)
    return None if played is None else counted_as_his(played, "escort")


# ---- Sima Yi


def areas_to_take_from(me: Seat, source: Seat) -> tuple[int, ...]:
    """The hand and equipment of the source; of one's own cards only equipped ones can come to the hand (R40)."""
    return (EQUIPPED,) if source == me else HIS_CARDS


def source_has_cards(s: Table, me: Seat, damage: Damage) -> bool:
    """The source lives and has cards that can be taken."""
    return has_source(s, me, damage) and has_cards(s, damage.source, areas_to_take_from(me, damage.source))


@skill("retaliation", at=AFTER_SUFFERING, when=source_has_cards)
def retaliation(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer damage, you can take a card of whoever dealt it."""
    yield from take_card_of(s, me, damage.source, "retaliation", areas_to_take_from(me, damage.source))


def a_hand_card(s: Table, me: Seat, judgement: Judgement) -> tuple[Pick, ...]:
    """Any card of the hand that can be played (SG-1160), and a Supply too (SG-1244)."""
    return (pick_cards([card for card in like_hand(s, me) if not is_inert(s, card)]),)


@skill(
    "ghost-talent",
    at=BEFORE_JUDGEMENT_TAKES_EFFECT,
    when=lambda s, me, judgement: bool(like_hand(s, me)),
    picks=a_hand_card,
    anyone=True,
)
def ghost_talent(s: Table, me: Seat, judgement: Judgement, choice: Choice) -> Play[None]:
    """Before any judgement card takes effect, you can play a hand card in its place."""
    card = choice.one("cards")
    yield from play_card(s, me, s.card(card), stays=True)
    yield from replace(s, judgement, card, me)


# ---- Xiahou Dun


@skill("unyielding", at=AFTER_SUFFERING)
def unyielding(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer damage, you can be judged: unless it is a heart, whoever dealt it discards 2 hand cards or
    suffers 1 damage from you."""
    source = damage.source
    result = yield from judge(s, me, "unyielding")
    if result.suit == HEART or result.aborted or source == NOBODY or not s.alive[source]:
        return
    if len(s.hand(source)) >= 2:
        reply = yield from choose(
            s, source, "unyielding", lambda: (option("discard", pick_cards(s.hand(source), 2, 2)), Option("suffer"))
        )
        if reply.option == "discard":
            yield from discard(s, reply.many("cards"), source)
            return
    yield from deal_damage(s, Damage(me, source, 1, skill="unyielding"))


# ---- Zhang Liao


def one_or_two_hands(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """One or two other heroes with hand cards."""
    return (pick_seats([seat for seat in s.others(me) if s.hand(seat)], 1, 2),)


def somebody_has_hand(s: Table, me: Seat, phase: Phase) -> bool:
    """In Draw Phase, when another hero has hand cards."""
    return when_drawing(s, me, phase) and any(s.hand(seat) for seat in s.others(me))


@skill("surprise-attack", at=IN_PHASE, when=somebody_has_hand, picks=one_or_two_hands)
def surprise_attack(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your Draw Phase, instead of drawing you can take a hand card from each of one or two other heroes."""
    phase.replaced = True
    for seat in in_turn_order(s, choice.many("seats")):
        yield from take_card_of(s, me, seat, "surprise-attack", (HAND,))


# ---- Xu Chu


@skill("bare-chested", at=IN_PHASE, when=when_drawing)
def bare_chested(s: Table, me: Seat, phase: Phase) -> None:
    """In your Draw Phase, you can draw 1 card fewer: this turn your Sha and Duels deal 1 more damage.

    This part: the draw."""
    phase.draws -= 1
    s.add_effect("bare-chested", me, 1, THIS_TURN)


def by_own_sha_or_duel(s: Table, me: Seat, damage: Damage) -> bool:
    """A Sha or Duel that the owner used deals damage with the owner as the source; chain spread excluded."""
    use = damage.by
    return use is not None and not damage.spread and use.user == me and (use.card.is_sha or use.card.name == "duel")


@skill(lasting("bare-chested"), at=WHEN_DEALING, when=by_own_sha_or_duel, forced=True)
def bare_chested_strikes(s: Table, me: Seat, damage: Damage) -> None:
    """This turn, when a Sha or Duel that you used deals damage, +1."""
    damage.amount += len(s.affected("bare-chested", me))


# ---- Guo Jia


@skill("envy-of-heaven", at=AFTER_JUDGEMENT_TAKES_EFFECT, when=result_is_there)
def envy_of_heaven(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """After your judgement card takes effect, you can take it."""
    yield from get(s, [judgement.card], me)


@skill("bequeathed-strategy", at=AFTER_SUFFERING, times=lambda me, damage: damage.amount)
def bequeathed_strategy(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """For each point of damage you suffer, you can look at the top 2 cards of the deck and give each of them to any
    hero, yourself included."""
    seen = top(s, 2)
    look_at(s, me, seen, "bequeathed-strategy")
    everybody = s.around(me)
    reply = yield from choose(
        s,
        me,
        "bequeathed-strategy",
        lambda: (option("give", *[pick_seats(everybody, slot=f"card-{n}") for n in range(2)]),),
        {"cards": list(cards(seen))},
    )
    shifts = [(card, zone_of(reply.one(f"card-{n}"), HAND)) for n, card in enumerate(seen)]
    yield from move_many(s, shifts, GIVEN, me)


# ---- Zhen Ji


@skill("goddess-luo", at=START_OF_PHASE, when=at_beginning)
def goddess_luo(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, you can be judged: if it is black, you take the card and can be judged again.

    This part: the judgements; their cards are taken at J5."""
    while True:
        result = yield from judge(s, me, "goddess-luo")
        if result.colour != BLACK or result.aborted or not s.alive[me]:
            return
        if not (yield from may(s, me, "goddess-luo")):
            return


@skill(
    "goddess-luo",
    at=AFTER_JUDGEMENT_TAKES_EFFECT,
    when=lambda s, me, judgement: (
        judgement.why == "goddess-luo" and COLOUR_OF[judgement.suit] == BLACK and result_is_there(s, me, judgement)
    ),
    forced=True,
)
def goddess_luo_gets(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """Black: get the judgement card (J5)."""
    yield from get(s, [judgement.card], me)


@conversion("beauty-topples-cities", makes=("dodge",), material=like_hand)
def beauty_topples_cities(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play a black hand card as a Dodge."""
    return card.colour == BLACK
