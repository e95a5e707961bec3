"""Gods who fight: God Guan Yu, God Cao Cao, God Lu Bu, God Zhao Yun. They choose their kingdom (SG-111)."""

from __future__ import annotations

from tianxia.core.asks import Choice, Option, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import CLUB, DIAMOND, HEART, SPADE
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, choose_seat, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import has_source, when_drawing
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.dying import Death, die
from tianxia.games.sanguosha.rules.health import flip, lose_hp
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.owning import TOKEN_OF, TOKENS, have_for_a_time
from tianxia.games.sanguosha.rules.skills import (
    DISTANCE_TO,
    HAND_BONUS,
    NAME_VIEW,
    NO_DISTANCE_LIMIT,
    action,
    conversion,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import HIS_AREAS, has_cards, take_card_of
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_SUFFERING,
    IN_PHASE,
    START_OF_GAME,
    WHEN_DYING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order
from tianxia.games.sanguosha.rules.windows import IGNORES_ARMOR
from tianxia.games.sanguosha.rules.zones import NOBODY

# ---- God Guan Yu


@state("god-of-war", NAME_VIEW)
def god_of_war(s: Table, me: Seat, card: Card) -> Card:
    """Your hearts in hand count as Sha; your heart Sha have no distance limit.

    This part: how the cards are viewed."""
    if card.suit != HEART or card.name == "sha":
        return card
    return Card("sha", card.suit, card.number, card.sleeves, "god-of-war")


@state("god-of-war", NO_DISTANCE_LIMIT)
def god_of_war_strikes_far(s: Table, me: Seat, card: Card) -> bool:
    """Your heart Sha have no distance limit."""
    return card.is_sha and card.suit == HEART


def by_another(s: Table, me: Seat, damage: Damage) -> bool:
    """Another hero is the source."""
    return has_source(s, me, damage) and damage.source != me


@skill("soul-of-vengeance", at=AFTER_SUFFERING, when=by_another, forced=True)
def soul_of_vengeance(s: Table, me: Seat, damage: Damage) -> None:
    """Whoever deals you damage gets a Nightmare for each point. When you die, a hero with the most Nightmares is
    judged: unless it is a Peach or a Truce, they die.

    This part: the tokens."""
    s.token(damage.source, "nightmare", damage.amount)


def most_haunted(s: Table, me: Seat) -> list[Seat]:
    """The others with the most Nightmares, at least 1 (SG-802)."""
    counts = {seat: s.tokens[seat].get("nightmare", 0) for seat in s.others(me)}
    most = max(counts.values(), default=0)
    return [seat for seat, count in counts.items() if most and count == most]


@skill("soul-of-vengeance", at=WHEN_DYING, when=lambda s, me, death: bool(most_haunted(s, me)), forced=True)
def soul_of_vengeance_kills(s: Table, me: Seat, death: Death) -> Play[None]:
    """When you die, choose another hero with the most Nightmares, who is judged: unless it is a Peach or a
    Truce, that hero dies, killed by nobody."""
    target = yield from choose_seat(s, me, "soul-of-vengeance", most_haunted(s, me))
    result = yield from judge(s, target, "soul-of-vengeance")
    if not result.aborted and result.kind not in ("peach", "truce") and s.alive[target]:
        yield from die(s, target, NOBODY)


# ---- God Cao Cao


def others_have_cards(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1534: there is a card to be taken."""
    return any(has_cards(s, seat, HIS_AREAS) for seat in s.others(me))


@skill("return-of-hearts", at=AFTER_SUFFERING, when=others_have_cards, times=lambda me, damage: damage.amount)
def return_of_hearts(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """For each point of damage you suffer, you can take a card from the areas of each other hero; then your hero is
    flipped.

    R34: in turn order."""
    for seat in in_turn_order(s, s.others(me)):
        yield from take_card_of(s, me, seat, "return-of-hearts", HIS_AREAS)
    yield from flip(s, me)


@state("flying-shadow", DISTANCE_TO)
def flying_shadow(s: Table, me: Seat, other: Seat) -> int:
    """The distance of others to you is 1 longer."""
    return 1


# ---- God Lu Bu


def rage(s: Table, me: Seat) -> int:
    """How many Rage tokens God Lu Bu has."""
    return s.tokens[me].get("rage", 0)


TOKEN_OF["frenzy"] = "rage"
TOKENS.extend(("rage", "nightmare"))


@skill("frenzy", at=START_OF_GAME, forced=True, anyone=True)
def frenzy(s: Table, me: Seat, game: Phase) -> None:
    """You begin with 2 Rage, and gain 1 for each point of damage you deal or suffer.

    This part: the first tokens."""
    s.token(me, "rage", 2)


@skill("frenzy", at=AFTER_SUFFERING, forced=True)
@skill("frenzy", at=AFTER_DEALING, forced=True)
def frenzy_grows(s: Table, me: Seat, damage: Damage) -> None:
    """After you deal or suffer each 1 damage, +1 Rage."""
    s.token(me, "rage", damage.amount)


@skill("simpleton", at=WHEN_USING, when=lambda s, me, use: use.card.kind.is_normal_tactic, forced=True)
def simpleton(s: Table, me: Seat, use: Use) -> Play[None]:
    """When you use a normal tactic, drop 1 Rage or lose 1 HP."""
    if rage(s, me):
        reply = yield from choose(s, me, "simpleton", lambda: (Option("rage"), Option("hp")))
        if reply.option == "rage":
            s.token(me, "rage", -1)
            return
    yield from lose_hp(s, me)


def victims(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Any other living hero, one of them."""
    return (pick_seats(s.others(me)),)


@action("unstoppable", picks=victims, when=lambda s, me: rage(s, me) >= 2)
def unstoppable(s: Table, me: Seat, choice: Choice) -> None:
    """In your Action Phase, as often as you like, you can drop 2 Rage and choose another hero: this turn you have
    Without Equal and ignore their armor."""
    s.token(me, "rage", -2)
    have_for_a_time(s, me, "without-equal", THIS_TURN)
    s.add_effect(IGNORES_ARMOR, me, choice.one("seats"), THIS_TURN)


@action("wrath-of-god", when=lambda s, me: rage(s, me) >= 6, once=THIS_PHASE)
def wrath_of_god(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can drop 6 Rage: all others suffer 1 damage, discard their equipment and 4 hand
    cards; then your hero is flipped.

    In this order: damage to each of them, then the equipment of each, then the hands, then the flip."""
    s.token(me, "rage", -6)
    struck = s.others(me)
    for seat in struck:
        yield from deal_damage(s, Damage(me, seat, 1, skill="wrath-of-god"))
    for seat in struck:
        yield from discard(s, s.equipment(seat)[:], seat)
    for seat in struck:
        yield from discards_four(s, seat)
    yield from flip(s, me)


def discards_four(s: Table, seat: Seat) -> Play[None]:
    """The hero picks them; all if there are fewer (SG-816)."""
    thrown = yield from choose_cards(s, seat, "wrath-of-god", lambda: s.hand(seat), 4)
    yield from discard(s, thrown, seat)


# ---- God Zhao Yun


def draws_wounded(s: Table, me: Seat, phase: Phase) -> bool:
    """In Draw Phase, when wounded."""
    return when_drawing(s, me, phase) and s.wounds(me) > 0


@skill("last-stand", at=IN_PHASE, when=draws_wounded, forced=True)
def last_stand(s: Table, me: Seat, phase: Phase) -> None:
    """In your Draw Phase, you draw 1 more card for each wound. Your hand limit is 2 higher.

    This part: the draw."""
    phase.draws += s.wounds(me)


@state("last-stand", HAND_BONUS)
def last_stand_holds(s: Table, me: Seat) -> int:
    """Your hand limit +2."""
    return 2


def soul_cards(s: Table, me: Seat) -> int:
    """X = the owner's HP, at least 1."""
    return max(1, s.hp[me])


@conversion("dragon-soul", makes=("peach",), how=("use",), count=soul_cards)
def dragon_soul_heals(s: Table, me: Seat, card: Card) -> bool:
    """You can use exactly X hearts as Peach (X = your HP, at least 1)."""
    return card.suit == HEART


@conversion("dragon-soul", makes=("fire-sha",), count=soul_cards)
def dragon_soul_burns(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play exactly X diamonds as Fire Sha."""
    return card.suit == DIAMOND


@conversion("dragon-soul", makes=("dodge",), count=soul_cards)
def dragon_soul_defends(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play exactly X clubs as Dodge."""
    return card.suit == CLUB


@conversion("dragon-soul", makes=("negate",), how=("use",), count=soul_cards)
def dragon_soul_negates(s: Table, me: Seat, card: Card) -> bool:
    """You can use exactly X spades as Negate."""
    return card.suit == SPADE
