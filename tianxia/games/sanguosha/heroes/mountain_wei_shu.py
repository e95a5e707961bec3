"""Mountain set, Wei and Shu: Zhang He, Deng Ai, Jiang Wei, Liu Shan."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, HEART
from tianxia.games.sanguosha.kinds.delayed import delayed_card
from tianxia.games.sanguosha.mechanics.premeditation import plans_of
from tianxia.games.sanguosha.rules.asking import choose, choose_seat, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import at_beginning, result_is_there
from tianxia.games.sanguosha.rules.distance import Sleeves, in_reach
from tianxia.games.sanguosha.rules.health import change_max_hp, heal, heal_or_draw
from tianxia.games.sanguosha.rules.judgement import Judgement, judge
from tianxia.games.sanguosha.rules.moves import PLACED, Moved, discard, free_slots, move_cards
from tianxia.games.sanguosha.rules.owning import LABEL_OF, gain_skills, not_yet, use_up
from tianxia.games.sanguosha.rules.responding import uses_sha
from tianxia.games.sanguosha.rules.skills import DISTANCE_FROM, action, conversion, lasting, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, DISCARDING, DRAWING, JUDGING, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import discard_card_of, random_plan, take_card_of
from tianxia.games.sanguosha.rules.targets import may_target
from tianxia.games.sanguosha.rules.timings import (
    AFTER_JUDGEMENT_TAKES_EFFECT,
    AFTER_MOVE,
    BEFORE_PHASE,
    END_OF_TURN,
    START_OF_PHASE,
    WHEN_BECOMING_TARGET,
)
from tianxia.games.sanguosha.rules.turns import Phase, take_extra_turn
from tianxia.games.sanguosha.rules.using import Use, in_turn_order
from tianxia.games.sanguosha.rules.zones import ATOP, EQUIPPED, HAND, NOBODY, PREMEDITATED, area_of, zone_of

# ---- Zhang He


def may_be_skipped(s: Table, me: Seat, phase: Phase) -> bool:
    """Before one's Judgement, Draw, Action or Discard Phase, with a hand card."""
    return phase.phase in (JUDGING, DRAWING, ACTION, DISCARDING) and bool(s.hand(me))


@skill("flexibility", at=BEFORE_PHASE, when=may_be_skipped, picks=lambda s, me, phase: (pick_cards(s.hand(me)),))
def flexibility(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """You can discard a hand card to skip your Judgement, Draw, Action or Discard Phase. If you skip the draw, you
    can take a hand card from one or two heroes; if you skip the actions, you can move a card on the table to the
    same area of another hero."""
    phase.skipped = True
    yield from discard(s, choice.many("cards"), me)
    if phase.phase == DRAWING:
        yield from flexibility_takes(s, me)
    elif phase.phase == ACTION:
        yield from flexibility_moves(s, me)


def flexibility_takes(s: Table, me: Seat) -> Play[None]:
    """You can take 1 hand card from each of 1 or 2 other heroes."""
    holding = [seat for seat in s.others(me) if s.hand(seat)]
    if not holding:
        return
    reply = yield from choose(s, me, "flexibility", lambda: (option("take", pick_seats(holding, 1, 2)), PASS_OPTION))
    for seat in in_turn_order(s, reply.many("seats")):
        yield from take_card_of(s, me, seat, "flexibility", (HAND,))


def flexibility_moves(s: Table, me: Seat) -> Play[None]:
    """You can move 1 card on the field to the same kind of area of a different hero."""
    field = [card for seat in s.around(me) for card in s.equipment(seat) + s.judging(seat)]
    movable = [card for card in field if places_for(s, card)]
    planning = [seat for seat in s.around(me) if plans_of(s, seat)]
    offer = [option("move", pick_cards(movable))] if movable else []
    if planning:
        offer.append(option("premeditated", pick_seats(planning)))  # SG-966
    if not offer:
        return
    reply = yield from choose(s, me, "flexibility", lambda: (*offer, PASS_OPTION))
    if reply.option == "pass":
        return
    card = reply.one("cards") if reply.option == "move" else random_plan(s, reply.one("seats"))
    seat = yield from choose_seat(s, me, "flexibility", places_for(s, card))
    to, label = zone_of(seat, area_of(s.where[card])), s.labels.get(card, "")
    yield from move_cards(s, [card], to, PLACED, me, label=label)


def places_for(s: Table, card: Sleeve) -> list[Seat]:
    """SG-633, SG-520: with a free slot for it, or a hero who may be the target of this delayed tactic."""
    owner = s.owner(card)
    if area_of(s.where[card]) == EQUIPPED:
        return [seat for seat in s.others(owner) if free_slots(s, seat, s.kind_of(card))]
    if area_of(s.where[card]) == PREMEDITATED:
        return s.others(owner)
    return [seat for seat in s.others(owner) if may_target(s, NOBODY, delayed_card(s, card), seat)]


# ---- Deng Ai

FIELD: Final = "field"
FIELDS_NEEDED: Final = 3


def fields(s: Table, me: Seat) -> list[Sleeve]:
    """The cards called Fields atop Deng Ai."""
    return s.labelled(me, ATOP, FIELD)


def lost_outside_turn(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner lost cards on another hero's turn."""
    return s.current != me and bool(moved.lost_by(me))


LABEL_OF["till-the-land"] = "field"


@skill("till-the-land", at=AFTER_MOVE, when=lost_outside_turn, anyone=True)
def till_the_land(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """Outside your turn, after you lose cards, you can be judged: unless it is a heart, the card is put on your hero
    as a Field. Each Field makes your distance to others 1 shorter.

    This part: the judgement."""
    yield from judge(s, me, "till-the-land")


def is_no_heart(s: Table, me: Seat, judgement: Judgement) -> bool:
    """The judgement was for a Field, and the card is there."""
    return judgement.why == "till-the-land" and judgement.suit != HEART and result_is_there(s, me, judgement)


@skill("till-the-land", at=AFTER_JUDGEMENT_TAKES_EFFECT, when=is_no_heart, forced=True)
def till_the_land_places(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """Not heart: place the judgement card atop your hero as Field (J5)."""
    yield from move_cards(s, [judgement.card], zone_of(me, ATOP), PLACED, me, label=FIELD)


@state("till-the-land", DISTANCE_FROM, persists=True)
def till_the_land_nears(s: Table, me: Seat, other: Seat, without: Sleeves) -> int:
    """Your distance to others is shorter by your Fields; one that is just being used does not count (SG-1205)."""
    return -len([card for card in fields(s, me) if card not in without])


def has_three_fields(s: Table, me: Seat, phase: Phase) -> bool:
    """At Beginning Phase, with 3 Fields or more."""
    return at_beginning(s, me, phase) and len(fields(s, me)) >= FIELDS_NEEDED


@skill("bore-the-pass", at=START_OF_PHASE, when=not_yet("bore-the-pass", has_three_fields), forced=True)
def bore_the_pass(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, with 3 or more Fields: lose 1 maximum HP and gain Swift Raid."""
    use_up(s, me, "bore-the-pass")
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "swift-raid")


@conversion("swift-raid", makes=("snatch",), material=fields, how=("use",))
def swift_raid(s: Table, me: Seat, card: Card) -> bool:
    """You can use a Field as Snatch; that Field does not count for the distance.

    The distance limit of Snatch applies."""
    return True


# ---- Jiang Wei


@action(
    "provoke",
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if in_reach(s, seat, me)]),),
    once=THIS_PHASE,
)
def provoke(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose a hero who has you in their range: they use a Sha on you, or you discard one
    of their cards.

    SG-1105: that Sha is rangeless."""
    seat = choice.one("seats")
    if not (yield from uses_sha(s, seat, me, "provoke", rangeless=True)):
        yield from discard_card_of(s, me, seat, "provoke")


@skill(
    "recommence-the-legacy",
    at=START_OF_PHASE,
    when=not_yet("recommence-the-legacy", lambda s, me, phase: at_beginning(s, me, phase) and not s.hand(me)),
    forced=True,
)
def recommence_the_legacy(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, if you have no hand cards: heal 1 or draw 2 cards; then lose 1 maximum HP and gain
    Star Gazing."""
    use_up(s, me, "recommence-the-legacy")
    yield from heal_or_draw(s, me, "recommence-the-legacy", 2)
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "star-gazing")


# ---- Liu Shan


@skill("relish", at=WHEN_BECOMING_TARGET, when=lambda s, me, use: use.card.is_sha and use.user != me, forced=True)
def relish(s: Table, me: Seat, use: Use) -> Play[None]:
    """When another hero's Sha targets you, they discard a basic card, or the Sha has no effect on you."""
    user = use.user
    if not s.alive[user]:
        return
    if s.hand(user):
        reply = yield from choose(s, user, "relish", lambda: relish_options(s, user), {"seat": me})
        if reply.option == "discard":
            yield from discard(s, reply.many("cards"), user)
            return
    use.ineffective_on.append(me)


def relish_options(s: Table, user: Seat) -> tuple[Option, ...]:
    """A basic card of the hand, if there is one (SG-1412)."""
    basic = [card for card in s.hand(user) if s.card(card).kind.type == BASIC]
    spoilt = Option("ineffective")
    return (option("discard", pick_cards(basic)), spoilt) if basic else (spoilt,)


@skill("delegate", at=BEFORE_PHASE, when=lambda s, me, phase: phase.phase == ACTION)
def delegate(s: Table, me: Seat, phase: Phase) -> None:
    """You can skip your Action Phase. At the end of that turn, you can discard a hand card and choose another hero:
    they take an extra turn.

    This part: the skip."""
    phase.skipped = True
    s.add_effect("delegate", me, 1, THIS_TURN)


@skill(
    lasting("delegate"),
    at=END_OF_TURN,
    when=lambda s, me, turn: bool(s.hand(me)),
    picks=lambda s, me, turn: (pick_cards(s.hand(me)), pick_seats(s.others(me))),
)
def delegate_ends(s: Table, me: Seat, turn: Phase, choice: Choice) -> Play[None]:
    """At the end of that turn, you can discard 1 hand card and choose another hero: they take an extra turn."""
    yield from discard(s, choice.many("cards"), me)
    take_extra_turn(s, choice.one("seats"))


def has_least(s: Table, me: Seat, phase: Phase) -> bool:
    """At Beginning Phase, when nobody has less HP (SG-802)."""
    return at_beginning(s, me, phase) and all(s.hp[me] <= s.hp[seat] for seat in s.others(me))


@skill("foolishness", at=START_OF_PHASE, when=not_yet("foolishness", has_least), forced=True)
def foolishness(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, if nobody has less HP than you: gain 1 maximum HP, heal 1 and gain Rouse the
    Generals."""
    use_up(s, me, "foolishness")
    yield from change_max_hp(s, me, 1)
    yield from heal(s, me, 1, me)
    gain_skills(s, me, "rouse-the-generals")
