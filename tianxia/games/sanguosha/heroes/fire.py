"""Fire: Dian Wei, Xun Yu, Pang Tong, Wolong, Taishi Ci, Pang De, Yuan Shao, Yan Liang and Wen Chou."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, CLUB, COLOUR_OF, DRAW_TO_CAP, KINDS, RED
from tianxia.games.sanguosha.kinds.equipment import eight_trigrams_formation, is_dodged
from tianxia.games.sanguosha.mechanics.premeditation import plans_of
from tianxia.games.sanguosha.rules.asking import choose_seat, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import result_is_there, when_drawing
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw, draw_to
from tianxia.games.sanguosha.rules.distance import in_range_of, in_reach
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.forms import like_hand
from tianxia.games.sanguosha.rules.health import heal, lose_hp, restore
from tianxia.games.sanguosha.rules.judgement import Judgement, judge
from tianxia.games.sanguosha.rules.moves import discard, get
from tianxia.games.sanguosha.rules.owning import not_yet, use_up
from tianxia.games.sanguosha.rules.pointfight import can_fight, end_fight, point_fight
from tianxia.games.sanguosha.rules.responding import Need
from tianxia.games.sanguosha.rules.skills import (
    FORBIDS_USE,
    HAND_BONUS,
    MORE_TARGETS,
    NO_DISTANCE_LIMIT,
    OF_A_COLOUR,
    SHA_BONUS,
    action,
    conversion,
    lasting,
    skill,
    state,
    substitute,
)
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import discard_card_of, has_cards
from tianxia.games.sanguosha.rules.timings import (
    AFTER_JUDGEMENT_TAKES_EFFECT,
    AFTER_SUFFERING,
    IN_BRINK,
    IN_PHASE,
    WHEN_COUNTERED,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use

OF_A_COLOUR.append("twin-heroes")

# ---- Dian Wei


def weapon_and_victim(s: Table, me: Seat) -> tuple[Pick, ...]:
    """A weapon of one's own, or none and 1 HP is lost; and a hero within one's range."""
    weapons = [card for card in s.cards_of(me) if "weapon" in KINDS[s.name_of(card)].slots]
    return pick_cards(weapons, 0, 1), pick_seats(in_range_of(s, me))


def beyond_bare_hands(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-1205: the weapon that is discarded gives no range."""
    return None if in_reach(s, me, choice.one("seats"), tuple(choice.many("cards"))) else "SG-1205"


@action("mighty-assault", picks=weapon_and_victim, refuse=beyond_bare_hands, once=THIS_PHASE)
def mighty_assault(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can lose 1 HP or discard a weapon: deal 1 damage to another hero in your range."""
    weapon = choice.many("cards")
    if weapon:
        yield from discard(s, weapon, me)
    else:
        yield from lose_hp(s, me)
    yield from deal_damage(s, Damage(me, choice.one("seats"), 1, skill="mighty-assault"))


# ---- Xun Yu


def healthier_heroes(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Heroes with more HP than the owner, who can fight."""
    return (pick_seats(can_fight(s, me, [seat for seat in s.others(me) if s.hp[seat] > s.hp[me]])),)


@action("drive-the-tiger", picks=healthier_heroes, once=THIS_PHASE)
def drive_the_tiger(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can fight a point fight with a hero who has more HP. If you win, they deal 1
    damage to a hero in their range that you choose; if not, they deal 1 damage to you."""
    tiger = choice.one("seats")
    fight = yield from point_fight(s, me, tiger, "drive-the-tiger")
    prey = in_range_of(s, tiger) if fight.won and s.alive[tiger] else []
    if prey and s.alive[me]:
        victim = yield from choose_seat(s, me, "drive-the-tiger", prey)
        yield from deal_damage(s, Damage(tiger, victim, 1, skill="drive-the-tiger"))
    elif not fight.won:
        yield from deal_damage(s, Damage(tiger, me, 1, skill="drive-the-tiger"))
    yield from end_fight(s, fight)


def could_draw(s: Table, me: Seat, damage: Damage) -> tuple[Pick, ...]:
    """SG-1534: heroes with fewer hand cards than they would draw to."""
    return (pick_seats([seat for seat in s.around(me) if len(s.hand(seat)) < mandate_of(s, seat)]),)


def mandate_of(s: Table, seat: Seat) -> int:
    """The hero's maxHP, at most 5."""
    return min(s.max_hp[seat], DRAW_TO_CAP)


@skill(
    "loyal-mandate",
    at=AFTER_SUFFERING,
    when=lambda s, me, damage: bool(could_draw(s, me, damage)[0].items),
    picks=could_draw,
    times=lambda me, damage: damage.amount,
)
def loyal_mandate(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """For each point of damage you suffer, you can let a hero fill their hand up to their maximum HP, at most 5."""
    seat = choice.one("seats")
    yield from draw_to(s, seat, mandate_of(s, seat))


# ---- Pang Tong


@conversion("linked-rings", makes=("iron-shackle",), material=like_hand, how=("use", "reforge"))
def linked_rings(s: Table, me: Seat, card: Card) -> bool:
    """You can use or reforge a club from your hand as Iron Shackle."""
    return card.suit == CLUB


@skill("nirvana", at=IN_BRINK, when=not_yet("nirvana", lambda s, me, brink: brink.seat == me))
def nirvana(s: Table, me: Seat, brink: Brink) -> Play[None]:
    """Once per game, on your brink of death, you can discard all cards in your areas, become free and face up, draw
    3 cards and heal to 3 HP."""
    use_up(s, me, "nirvana")
    yield from discard(s, [*s.cards_of(me), *s.judging(me), *plans_of(s, me)], me)
    yield from restore(s, me)
    yield from draw(s, me, 3)
    yield from heal(s, me, 3 - s.hp[me], me)


# ---- Wolong


@substitute(
    "eight-formations",
    makes=("dodge",),
    may=lambda s, me, need: s.is_empty(me, "armor"),
    armor=True,
)
def eight_formations(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """While you have no armor, you count as wearing the Eight Trigrams Formation.

    SG-1228: while the armor slot is empty."""
    return (yield from eight_trigrams_formation(s, me, need))


@conversion("fire-plan", makes=("blaze",), material=like_hand, how=("use",))
def fire_plan(s: Table, me: Seat, card: Card) -> bool:
    """You can use a red hand card as Blaze."""
    return card.colour == RED


@conversion("see-through", makes=("negate",), material=like_hand, how=("use",))
def see_through(s: Table, me: Seat, card: Card) -> bool:
    """You can use a black hand card as Negate."""
    return card.colour == BLACK


# ---- Taishi Ci

WON: Final = 1
NOT_WON: Final = 0


def whom_to_fight(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Another hero who can fight."""
    return (pick_seats(can_fight(s, me, s.others(me))),)


@action("justice-of-heaven", picks=whom_to_fight, once=THIS_PHASE)
def justice_of_heaven(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can fight a point fight. If you win, this turn your Sha reach everybody, you
    may use 1 more and each may have 1 more target; if not, you cannot use Sha this turn.

    What comes of the fight lasts this turn; the effects follow below."""
    fight = yield from point_fight(s, me, choice.one("seats"), "justice-of-heaven")
    s.add_effect("justice-of-heaven", me, WON if fight.won else NOT_WON, THIS_TURN)
    yield from end_fight(s, fight)


@state(lasting("justice-of-heaven"), NO_DISTANCE_LIMIT)
def strikes_afar(s: Table, me: Seat, card: Card) -> bool:
    """You win: your Sha have no distance limit,"""
    return card.is_sha and WON in s.affected("justice-of-heaven", me)


@state(lasting("justice-of-heaven"), SHA_BONUS)
def strikes_again(s: Table, me: Seat) -> int:
    """your Sha limit is +1,"""
    return s.affected("justice-of-heaven", me).count(WON)


@state(lasting("justice-of-heaven"), MORE_TARGETS)
def strikes_another(s: Table, me: Seat, card: Card) -> int:
    """and each of your Sha can have +1 target."""
    return s.affected("justice-of-heaven", me).count(WON) if card.is_sha else 0


@state(lasting("justice-of-heaven"), FORBIDS_USE)
def strikes_nobody(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """You do not win: you cannot use Sha."""
    return user == me and card.is_sha and NOT_WON in s.affected("justice-of-heaven", me)


# ---- Pang De (Horsemanship is also Ma Chao's)


@skill("fierce-advance", at=WHEN_COUNTERED, when=lambda s, me, use: is_dodged(s, me, use) and has_cards(s, use.target))
def fierce_advance(s: Table, me: Seat, use: Use) -> Play[None]:
    """When your Sha is dodged, you can discard a card of its target."""
    yield from discard_card_of(s, me, use.target, "fierce-advance")


# ---- Yuan Shao


def of_one_suit(s: Table, me: Seat, cards: list[Card]) -> bool:
    """All have the same suit."""
    return len({card.suit for card in cards}) == 1


@conversion(
    "random-shots",
    makes=("raining-arrows",),
    material=like_hand,
    count=lambda s, me: 2,
    together=of_one_suit,
    how=("use",),
)
def random_shots(s: Table, me: Seat, card: Card) -> bool:
    """You can use 2 hand cards of the same suit as Raining Arrows."""
    return True


@state("noble-blood", HAND_BONUS)
def noble_blood(s: Table, me: Seat) -> int:
    """Your hand limit is 2 higher for each other living Neutral hero."""
    return 2 * sum(s.kingdom[seat] == "neutral" for seat in s.others(me))


# ---- Yan Liang and Wen Chou


@skill("twin-heroes", at=IN_PHASE, when=when_drawing)
def twin_heroes(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Draw Phase, instead of drawing you can be judged and take the card: this turn you can use hand cards
    of the other colour as Duel.

    This part: the judgement."""
    phase.replaced = True
    yield from judge(s, me, "twin-heroes")


def judged_for_twins(s: Table, me: Seat, judgement: Judgement) -> bool:
    """The owner's judgement for this skill."""
    return judgement.why == "twin-heroes"


@skill("twin-heroes", at=AFTER_JUDGEMENT_TAKES_EFFECT, when=judged_for_twins, forced=True)
def twin_heroes_get(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """Get the judgement card (J5); what holds for this turn comes with it, without interruption (SG-443)."""
    s.add_effect("twin-heroes", me, COLOUR_OF[judgement.suit], THIS_TURN)
    if result_is_there(s, me, judgement):
        yield from get(s, [judgement.card], me)


@conversion(lasting("twin-heroes"), makes=("duel",), material=like_hand, how=("use",))
def twin_heroes_duel(s: Table, me: Seat, card: Card) -> bool:
    """This turn you can use hand cards whose colour differs from it as Duel."""
    return any(card.colour != colour for colour in s.affected("twin-heroes", me))
