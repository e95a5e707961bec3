"""Shu heroes whom the examples of the rulebook name: Ma Su, Fa Zheng, Liu Tan, Qin Mi, the boundary Wei Yan."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, HEART, KINDS
from tianxia.games.sanguosha.rules.asking import choose, choose_number, choose_seat, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import has_source, when_drawing, with_sha
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.distance import Sleeves, in_range_of, in_reach
from tianxia.games.sanguosha.rules.health import heal_or_draw, lose_hp
from tianxia.games.sanguosha.rules.moves import PILED, PLACED, Moved, discard, get, give, move_cards
from tianxia.games.sanguosha.rules.offering import uses_one_of
from tianxia.games.sanguosha.rules.pointfight import HIGHEST, PointFight, can_fight, end_fight, point_fight
from tianxia.games.sanguosha.rules.responding import uses_sha
from tianxia.games.sanguosha.rules.skills import (
    DISTANCE_FROM,
    FIGHTS_FROM_DECK,
    SHA_BONUS,
    UNLIMITED,
    WATCHES_PILE,
    action,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import HIS_AREAS, take_card_of, take_cards_of
from tianxia.games.sanguosha.rules.timings import (
    AFTER_BECOMING_TARGET,
    AFTER_DEALING,
    AFTER_MOVE,
    AFTER_RESOLVED,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    END_OF_PHASE,
    FIGHT_CARDS_REVEALED,
    IN_PHASE,
    WHEN_DEALING,
    WHEN_TARGETING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order
from tianxia.games.sanguosha.rules.zones import DECK, HAND, NOBODY, PROCESSING, zone_of

# ---- Ma Su


def healthiest(s: Table, me: Seat) -> list[Seat]:
    """The other heroes who have the most HP among them (SG-802)."""
    most = max([s.hp[seat] for seat in s.others(me)], default=0)
    return [seat for seat in s.others(me) if s.hp[seat] == most]


def rumour_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Cards, and as many of the healthiest."""
    most = max(1, min(len(s.cards_of(me)), len(healthiest(s, me))))
    return (pick_cards(s.cards_of(me), 1, most), pick_seats(healthiest(s, me), 1, most))


def not_a_card_each(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-816: a card for each hero."""
    return "SG-816" if len(choice.many("cards")) != len(choice.many("seats")) else None


@action("spread-rumours", picks=rumour_picks, refuse=not_a_card_each, once=THIS_PHASE)
def spread_rumours(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, discard any number of cards and choose as many other heroes who have the most HP
    among the others: deal 1 damage to each, one after another."""
    yield from discard(s, choice.many("cards"), me)
    for seat in in_turn_order(s, choice.many("seats")):
        yield from deal_damage(s, Damage(me, seat, 1, skill="spread-rumours"))


@skill("reckless-strategy", at=WHEN_DEALING, when=lambda s, me, damage: damage.victim != me)
def reckless_strategy(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """When you deal damage to another hero, you can prevent it: take a card from that hero's areas.

    SG-1530: even from one who has none."""
    damage.prevented = True
    yield from take_card_of(s, me, damage.victim, "reckless-strategy", HIS_AREAS)


# ---- Fa Zheng


def givers(s: Table, me: Seat, moved: Moved) -> list[Seat]:
    """The other heroes of whose cards 2 or more came to this hero's hand at once."""
    mine = zone_of(me, HAND)
    return [seat for seat in s.others(me) if len([lost for lost in moved.lost_by(seat) if lost.to == mine]) >= 2]


@skill(
    "reciprocation",
    at=AFTER_MOVE,
    when=lambda s, me, moved: bool(givers(s, me, moved)),
    anyone=True,
)
def reciprocation(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """After you get 2 or more cards of another hero at once, you can let that hero draw a card. For each point of
    damage you suffer, you can make whoever dealt it give you a hand card or lose 1 HP.

    This part: the thanks."""
    for seat in givers(s, me, moved):
        yield from draw(s, seat, 1)


@skill("reciprocation", at=AFTER_SUFFERING, when=has_source, times=lambda me, damage: damage.amount)
def reciprocation_avenges(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """The source gives a hand card or loses 1 HP; nobody can give a card to himself (SG-652)."""
    source = damage.source
    if s.hand(source) and source != me:
        ways = (option("give", pick_cards(s.hand(source))), Option("lose-hp"))
        reply = yield from choose(s, source, "reciprocation", lambda: ways, {"seat": me})
        if reply.option == "give":
            yield from give(s, reply.many("cards"), me, source)
            return
    yield from lose_hp(s, source)


@skill(
    "bewilder",
    at=IN_PHASE,
    when=when_drawing,
    picks=lambda s, me, phase: (pick_seats(s.others(me)),),
)
def bewilder(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your Draw Phase, instead of drawing you can choose another hero and name a hero within that one's range: the
    first draws 2 cards and then uses a Sha on the second, or you take 2 cards of the first.

    SG-1543: both are named before anything happens. SG-1105: that Sha is rangeless."""
    phase.replaced = True
    puppet = choice.one("seats")
    struck = in_range_of(s, puppet)
    victim = (yield from choose_seat(s, me, "bewilder", struck)) if struck else NOBODY
    yield from draw(s, puppet, 2)
    if victim == NOBODY or not (yield from uses_sha(s, puppet, victim, "bewilder", rangeless=True)):
        yield from take_cards_of(s, me, puppet, "bewilder", 2)


# ---- Liu Tan

SOUND: Final = "regulate-the-sound"


def sha_of_another_turn(s: Table, me: Seat, use: Use) -> bool:
    """A Sha whose user, as it ended (SG-604), is not on turn, and whose cards are there; once in a turn."""
    there = any(s.where[card] == PROCESSING for card in use.card.sleeves)
    return use.card.is_sha and use.user != s.current and there and not s.used(me, SOUND, THIS_TURN)


@skill(
    SOUND,
    at=AFTER_RESOLVED,
    when=sha_of_another_turn,
    picks=lambda s, me, use: (pick_seats([seat for seat in s.around(me) if seat != use.user]),),
    anyone=True,
)
def regulate_the_sound(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """Once per turn, after a Sha that a hero used outside their own turn, you can let a hero other than its user take
    it; for that hero it is unlimited when it is used as Sha."""
    s.count_use(me, SOUND, THIS_TURN)
    seat = choice.one("seats")
    cards = yield from get(s, [card for card in use.card.sleeves if s.where[card] == PROCESSING], seat)
    for card in cards:
        if s.where[card] == zone_of(seat, HAND):
            s.labels[card] = SOUND
    if not s.affected(SOUND, seat):
        s.add_effect(SOUND, seat, 1, THIS_GAME)


@state(lasting(SOUND), UNLIMITED)
def regulated(s: Table, me: Seat, card: Card) -> bool:
    """SG-1015: a Sha made of such cards alone."""
    return card.is_sha and bool(card.sleeves) and all(s.labels.get(sleeve) == SOUND for sleeve in card.sleeves)


WALK: Final = "slow-walk"


def shas_gone(s: Table) -> int:
    """How many Sha went to the discard pile in this phase (SG-1414: the physical cards)."""
    return len([kind for what, _, _, _, kind in s.history[s.phase_from :] if what == PILED and KINDS[kind].is_sha])


@skill(
    WALK,
    at=END_OF_PHASE,
    when=lambda s, me, phase: phase.phase == ACTION and shas_gone(s) > 0,
    anyone=True,
)
def slow_walk(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the end of a hero's Action Phase, if Sha went to the discard pile in it, you can draw as many cards; then you
    can use a Sha of these."""
    drawn = yield from draw(s, me, shas_gone(s))
    if s.alive[me]:
        yield from uses_one_of(s, me, WALK, lambda: [card for card in drawn if is_sha_in_hand(s, me, card)])


def is_sha_in_hand(s: Table, me: Seat, card: Sleeve) -> bool:
    """A Sha that is still in the hand."""
    return s.where[card] == zone_of(me, HAND) and KINDS[s.name_of(card)].is_sha


@state(WALK, WATCHES_PILE)
def slow_walk_watches(s: Table, me: Seat) -> None:
    """What goes to the discard pile is noted."""


# ---- Qin Mi


def may_remonstrate(s: Table, me: Seat, use: Use) -> bool:
    """Another hero's Sha on others, by one who has Qin Mi in range; asked once for each Sha."""
    first = in_turn_order(s, use.targets)[:1] == [use.target]
    outside = use.user != me and me not in use.targets and in_reach(s, use.user, me)
    return first and use.card.is_sha and outside and bool(s.hand(me))


@skill(
    "remonstrate",
    at=WHEN_TARGETING,
    when=may_remonstrate,
    picks=lambda s, me, use: (pick_cards(s.hand(me)),),
    anyone=True,
)
def remonstrate(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """When another hero's Sha targets others and you are within that hero's range, you can put a hand card on top of
    the deck: the Sha has no targets any more; if it is not black, it targets you."""
    yield from move_cards(s, choice.many("cards"), DECK, PLACED, me)
    for target in use.targets:
        use.drop_target(target)
    if use.card.colour != BLACK and s.alive[me]:
        use.add_target(me)


@skill(
    "eloquence",
    at=AFTER_TARGETING,
    when=lambda s, me, use: use.card.is_sha and bool(can_fight(s, me, [use.target])),
)
def eloquence(s: Table, me: Seat, use: Use) -> Play[None]:
    """After your Sha targets a hero, you can fight a point fight with them: if you win, they cannot dodge it. After
    you become the target of a Sha, you can fight a point fight with its user: if you win, it has no effect on you.

    This part: one's own Sha."""
    target = use.target
    fight = yield from point_fight(s, me, target, "eloquence")
    if fight.won:
        use.inescapable.append(target)
    yield from end_fight(s, fight)


@skill(
    "eloquence",
    at=AFTER_BECOMING_TARGET,
    when=lambda s, me, use: with_sha(s, me, use) and bool(can_fight(s, me, [use.user])),
)
def eloquence_answers(s: Table, me: Seat, use: Use) -> Play[None]:
    """A Sha of another hero has no effect on whoever beats its user."""
    fight = yield from point_fight(s, me, use.user, "eloquence")
    if fight.won:
        use.ineffective_on.append(me)
    yield from end_fight(s, fight)


@state("heavenly-debate", FIGHTS_FROM_DECK)
def heavenly_debate(s: Table, me: Seat) -> bool:
    """In a point fight, you can use the top card of the deck instead of a hand card. When your card is revealed and is
    a heart, its value is K.

    This part: the card; SG-918: a hand card is needed all the same."""
    return True


@skill(
    "heavenly-debate",
    at=FIGHT_CARDS_REVEALED,
    when=lambda s, me, fight: me in fight.shown and fight.shown[me].suit == HEART,
    anyone=True,
    forced=True,
)
def heavenly_debate_rises(s: Table, me: Seat, fight: PointFight) -> None:
    """A heart of one's own is a K."""
    fight.values[me] = HIGHEST


# ---- Wei Yan (boundary)


@skill(
    "wild-bone-boundary",
    at=AFTER_DEALING,
    when=lambda s, me, damage: damage.distance <= 1,
    times=lambda me, damage: damage.amount,
)
def wild_bone_boundary(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """For each point of damage you deal to a hero at distance 1, you can heal 1 or draw a card.

    The distance is that of the moment when the damage was suffered (D6)."""
    yield from heal_or_draw(s, me, "wild-bone-boundary", 1)


PLAN: Final = "unusual-plan"


@action(PLAN, once=THIS_GAME)
def unusual_plan(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase, lose 1 or more HP: this turn your distance to others is shorter by that
    number, and you can use as many more Sha.

    SG-1531: at most as many as you have."""
    paid = yield from choose_number(s, me, PLAN, 1, s.hp[me], "SG-1531")
    yield from lose_hp(s, me, paid)
    if s.alive[me]:
        s.add_effect(PLAN, me, paid, THIS_TURN)


@state(lasting(PLAN), DISTANCE_FROM)
def unusual_plan_nears(s: Table, me: Seat, other: Seat, without: Sleeves) -> int:
    """Your distance to others is shorter."""
    return -sum(s.affected(PLAN, me))


@state(lasting(PLAN), SHA_BONUS)
def unusual_plan_strikes(s: Table, me: Seat) -> int:
    """More Sha in this turn."""
    return sum(s.affected(PLAN, me))
