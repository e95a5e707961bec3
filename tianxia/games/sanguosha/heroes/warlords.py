"""Warlords and their captains: Gongsun Fan, Yan Gang, Zhang Ning, Qiao Rui."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, COLOUR_OF, EQUIPMENT, KINDS, RED, TACTIC
from tianxia.games.sanguosha.mechanics.act_recklessly import act_recklessly, paid_at_the_end
from tianxia.games.sanguosha.mechanics.fight_with_hands import fights_with_hands
from tianxia.games.sanguosha.mechanics.guerrilla_warfare import wages_guerrilla_warfare
from tianxia.games.sanguosha.mechanics.spellcasting import cast, is_casting, spell
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, option, pick_seats
from tianxia.games.sanguosha.rules.at_once import uses_at_once
from tianxia.games.sanguosha.rules.conditions import at_beginning, at_end
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw, expose, find_in_deck, top
from tianxia.games.sanguosha.rules.distance import Sleeves, distance, in_reach
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.moves import (
    GOT,
    PLACED,
    Moved,
    discard,
    done_with,
    get,
    move_cards,
    place_in_discard,
    show,
)
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.games.sanguosha.rules.skills import (
    DISTANCE_FROM,
    DISTANCE_TO,
    LIKE_HAND,
    ON_A_HERO,
    action,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, THIS_TURN, UNTIL_NEXT_TURN, Table
from tianxia.games.sanguosha.rules.taking import random_hand_card
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_MOVE,
    AFTER_PLAYED,
    AFTER_RESOLVED,
    AFTER_SUFFERING,
    DECLARE,
    DECLARE_PLAY,
    START_OF_GAME,
    START_OF_PHASE,
    START_OF_TURN,
    WHEN_SUFFERING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use
from tianxia.games.sanguosha.rules.zones import ATOP, DISCARD, EQUIPPED, HAND, NOBODY, area_of, owner_of, zone_of

ON_A_HERO.append("outrun")

# ---- Gongsun Fan

TYPES: Final = (BASIC, TACTIC, EQUIPMENT)
HELPED: Final = "return-to-help"
SEALED: Final = "take-the-seal"


def in_own_action_phase(s: Table, me: Seat) -> bool:
    """It is the owner's Action Phase."""
    return s.current == me and s.phase == ACTION


def got_openly(s: Table, me: Seat, moved: Moved) -> list[str]:
    """R90: the types of the cards that everybody saw come to the owner's hand."""
    came = [shift.kind for shift in moved.shifts if shift.to == zone_of(me, HAND) and shift.to != shift.came]
    return [KINDS[kind].type for kind in came if kind]


def gets_a_type(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner gets cards openly in their Action Phase."""
    return in_own_action_phase(s, me) and bool(got_openly(s, me, moved))


@skill(HELPED, at=AFTER_MOVE, when=gets_a_type, silent=True, anyone=True)
def remembers_what_was_got(s: Table, me: Seat, moved: Moved) -> None:
    """Which types were got in this phase."""
    for type in got_openly(s, me, moved):
        if TYPES.index(type) not in s.affected(HELPED, me):
            s.add_effect(HELPED, me, TYPES.index(type), THIS_PHASE)


def has_not_got_such(s: Table, me: Seat, use: Use) -> bool:
    """In one's own Action Phase, without a card of this type got in it; somebody has a hand."""
    new = TYPES.index(use.card.kind.type) not in s.affected(HELPED, me)
    return new and in_own_action_phase(s, me) and any(s.hand(seat) for seat in s.around(me))


@skill(
    HELPED,
    at=AFTER_RESOLVED,
    when=has_not_got_such,
    picks=lambda s, me, use: (pick_seats([seat for seat in s.around(me) if s.hand(seat)]),),
)
def return_to_help(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """In your Action Phase, after a card you used is resolved, if you have not openly got a card of its type in this
    phase, you can show a hand card of a hero, by position: if it is of the same type, you get it; if not, it is
    discarded and they draw a card. Guerrilla Warfare (they are in your range and you are not in theirs): you can
    deal them 1 damage."""
    target = choice.one("seats")
    if target == me:
        [card] = yield from choose_cards(s, me, HELPED, lambda: s.hand(me), 1)
    else:
        card = random_hand_card(s, target, s.everyone())
    show(s, target, [card], HELPED)
    if s.card(card).kind.type != use.card.kind.type:
        yield from discard(s, [card], me)
        yield from draw(s, target, 1)
    elif target != me:
        yield from move_cards(s, [card], zone_of(me, HAND), GOT, me, openly=True)
    if (yield from wages_guerrilla_warfare(s, me, target, HELPED)):
        yield from deal_damage(s, Damage(me, target, 1, skill=HELPED))


def is_in_a_range(s: Table, me: Seat) -> bool:
    """Somebody reaches the owner."""
    return any(in_reach(s, other, me) for other in s.others(me))


def takes_from_another(s: Table, me: Seat, moved: Moved) -> bool:
    """SG-820: a card of another hero comes to the hand of an owner whom somebody reaches."""
    taken = [
        shift
        for shift in moved.shifts
        if shift.to == zone_of(me, HAND)
        and owner_of(shift.came) not in (me, NOBODY)
        and area_of(shift.came) in (HAND, EQUIPPED)
    ]
    return bool(taken) and is_in_a_range(s, me)


def changes_distance(s: Table, me: Seat, change: int) -> None:
    """The changes add up."""
    total = sum(s.affected(SEALED, me)) + change
    s.end_effects(lambda effect: effect[:2] == (SEALED, me))
    if total:
        s.add_effect(SEALED, me, total, THIS_GAME)


@skill(SEALED, at=AFTER_MOVE, when=takes_from_another, forced=True, anyone=True)
def take_the_seal(s: Table, me: Seat, moved: Moved) -> None:
    """After you get a card of another hero, if you are in anybody's range, the distance of others to you grows by 1.
    After you deal or suffer damage, if you are in nobody's range, it shrinks by 1. The changes add up and last all
    game.

    This part: a card of another hero."""
    changes_distance(s, me, 1)


@skill(SEALED, at=AFTER_DEALING, when=lambda s, me, damage: not is_in_a_range(s, me), forced=True)
@skill(SEALED, at=AFTER_SUFFERING, when=lambda s, me, damage: not is_in_a_range(s, me), forced=True)
def comes_nearer(s: Table, me: Seat, damage: Damage) -> None:
    """After damage, within nobody's range."""
    changes_distance(s, me, -1)


@state(lasting(SEALED), DISTANCE_TO)
def sealed_off(s: Table, me: Seat, other: Seat) -> int:
    """What has added up."""
    return sum(s.affected(SEALED, me))


# ---- Yan Gang

VANGUARD: Final = "vanguard"
OUTRUN: Final = "outrun"  # the other half of Vanguard: whose distance to the owner is shorter


def near_heroes(s: Table, me: Seat) -> int:
    """SG-837: the heroes within distance 1, and the owner with them."""
    return len([seat for seat in s.around(me) if distance(s, me, seat) <= 1])


@skill("straight-charge", at=START_OF_PHASE, when=at_end, picks=lambda s, me, phase: (pick_seats(s.others(me)),))
def straight_charge(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your End Phase, you can choose another hero and turn up as many cards of the deck as there are heroes
    within distance 1 of you: you use each Sha among them on that hero, one after the other, at any distance. Fight
    with Hands (you are in each other's range): you can also use each tactic among them, with only that hero or
    yourself as targets. What was not used goes to the discard pile."""
    target = choice.one("seats")
    exposed = yield from expose(s, near_heroes(s, me))
    for card in [card for card in exposed if s.card(card).is_sha]:
        yield from uses_at_once(s, me, card, "straight-charge", [target], rangeless=True)
    if s.alive[target] and (yield from fights_with_hands(s, me, target, "straight-charge")):
        for card in [card for card in exposed if s.card(card).kind.type == TACTIC]:
            yield from uses_at_once(s, me, card, "straight-charge", [target, me])
    yield from done_with(s, exposed)


def strikes_another(s: Table, me: Seat, damage: Damage) -> bool:
    """In the owner's Action Phase, with a Sha or a damage tactic, another hero who lives."""
    card, victim = damage.card, damage.victim
    if card is None or victim == me or not s.alive[victim]:
        return False
    return in_own_action_phase(s, me) and (card.is_sha or card.kind.tactic_damage)


@skill(VANGUARD, at=AFTER_DEALING, when=strikes_another)
def vanguard(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """In your Action Phase, after your Sha or damage tactic deals damage to another hero, you can let them choose:
    they draw a card, and until your next turn your distance to others is 1 shorter; or you draw a card, and until
    your next turn their distance to you is 1 shorter."""
    victim = damage.victim
    reply = yield from choose(
        s, victim, VANGUARD, lambda: (option("draw"), option("let-draw")), {"seat": me}, "SG-1540"
    )
    if reply.option == "draw":
        yield from draw(s, victim, 1)
        s.add_effect(VANGUARD, me, 1, UNTIL_NEXT_TURN)
    else:
        yield from draw(s, me, 1)
        s.add_effect(OUTRUN, me, victim, UNTIL_NEXT_TURN)


@state(lasting(VANGUARD), DISTANCE_FROM)
def rides_ahead(s: Table, me: Seat, other: Seat, without: Sleeves) -> int:
    """Until the next turn the distance to others is shorter."""
    return -sum(s.affected(VANGUARD, me))


@state(lasting(OUTRUN), DISTANCE_TO)
def is_outrun(s: Table, me: Seat, other: Seat) -> int:
    """Until the owner's next turn these heroes are nearer to the owner."""
    return -s.affected(OUTRUN, me).count(other)


# ---- Zhang Ning

STAR: Final = "falling-star"


@action(STAR, when=lambda s, me: not is_casting(s, me, STAR), once=THIS_PHASE)
def falling_star(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can lose 1 HP and cast a spell: choose X from 1 to 3, and after that many ends of
    turns you can turn up the top 2X cards of the deck. You can then give the black ones to another hero; if they are
    X or more, you deal that hero X lightning damage.

    This part: the price and the casting."""
    yield from lose_hp(s, me)
    if s.alive[me]:
        yield from cast(s, me, STAR)


@spell(STAR)
def the_star_falls(s: Table, me: Seat, many: int) -> Play[None]:
    """Twice X cards are turned up; another hero may get the black ones, and is struck if they are X or more."""
    exposed = yield from expose(s, 2 * many)
    black = [card for card in exposed if COLOUR_OF[s.suit_of(card)] == BLACK]
    others = s.others(me)
    if black and others:
        told = {"count": len(black)}
        reply = yield from choose(s, me, STAR, lambda: (option("hero", pick_seats(others)), PASS_OPTION), told)
        if reply.option == "hero":
            target = reply.one("seats")
            yield from get(s, black, target)
            if len(black) >= many:
                yield from deal_damage(s, Damage(me, target, many, "lightning", skill=STAR))
    yield from done_with(s, exposed)


def is_behind(s: Table, me: Seat, phase: Phase) -> bool:
    """SG-802: at End Phase, when others have more hand cards and others have more HP."""
    others = s.others(me)
    fewer = any(len(s.hand(seat)) > len(s.hand(me)) for seat in others)
    return at_end(s, me, phase) and fewer and any(s.hp[seat] > s.hp[me] for seat in others)


@skill("gather-dust", at=START_OF_PHASE, when=is_behind)
def gather_dust(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, if others have more hand cards and others have more HP than you, you can let every hero
    discard a card, in turn order: you get the red ones."""
    red: list[Sleeve] = []
    for seat in s.around(s.current):
        if s.alive[seat] and s.cards_of(seat):
            cards = yield from choose_cards(s, seat, "gather-dust", lambda seat=seat: s.cards_of(seat), 1)  # type: ignore[misc]
            is_red = s.card(cards[0]).colour == RED  # SG-1413: as it counted for whoever discarded it
            dropped = yield from discard(s, cards, seat)
            red += dropped if is_red else []
    yield from get(s, [card for card in red if s.where[card] == DISCARD], me)


# ---- Qiao Rui

MIGHT: Final = "narrow-might"
MIGHTS: Final = 2
LABEL_OF[MIGHT] = "might"


def mights(s: Table, me: Seat) -> list[Sleeve]:
    """The cards called Might atop Qiao Rui."""
    return s.labelled(me, ATOP, "might")


@skill(MIGHT, at=START_OF_GAME, forced=True, anyone=True)
def narrow_might(s: Table, me: Seat, game: Phase) -> Play[None]:
    """The game begins with 2 random basic cards of the deck on your hero as Might, which you use and play like hand
    cards. At the start of your turn all Might is put into the discard pile. In your Beginning Phase, you can act
    recklessly: choose X from 1 to 4 and put the top X + 1 cards of the deck on your hero as Might; at the end of the
    turn you discard X cards or lose 1 maximum HP.

    This part: at the start of the game."""
    basic = find_in_deck(s, lambda face: KINDS[face.kind].type == BASIC, count=MIGHTS)
    yield from move_cards(s, basic, zone_of(me, ATOP), PLACED, me, label="might")


@skill(MIGHT, at=START_OF_TURN, when=lambda s, me, turn: bool(mights(s, me)), forced=True)
def might_fades(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At start of turn, all Might goes to the discard pile."""
    yield from place_in_discard(s, mights(s, me), me)


@skill(MIGHT, at=START_OF_PHASE, when=at_beginning)
def might_gathers(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Act Recklessly: at Beginning Phase, X + 1 cards of the deck become Might."""
    many = yield from act_recklessly(s, me, MIGHT)
    yield from move_cards(s, top(s, many + 1), zone_of(me, ATOP), PLACED, me, label="might")


paid_at_the_end(MIGHT)


@state(MIGHT, LIKE_HAND, persists=True)
def might_in_hand(s: Table, me: Seat) -> list[Sleeve]:
    """SG-1524: Might is used and played like hand cards."""
    return mights(s, me)


RESORT: Final = "last-resort"


def is_of_might(s: Table, me: Seat, used: Use | Played) -> bool:
    """U1, P1: one of the physical cards is still atop the owner."""
    return any(sleeve in mights(s, me) for sleeve in used.card.sleeves)


@skill(RESORT, at=DECLARE, when=is_of_might, silent=True)
@skill(RESORT, at=DECLARE_PLAY, when=is_of_might, silent=True)
def uses_might(s: Table, me: Seat, used: Use | Played) -> None:
    """It is remembered for what comes after."""
    used.acted.append((me, RESORT))


def first_might_of_the_turn(s: Table, me: Seat, used: Use | Played) -> bool:
    """Might was used or played, for the first time in this turn that this counted."""
    return (me, RESORT) in used.acted and not s.used(me, RESORT, THIS_TURN)


@skill(RESORT, at=AFTER_RESOLVED, when=first_might_of_the_turn, forced=True)
@skill(RESORT, at=AFTER_PLAYED, when=first_might_of_the_turn, forced=True)
def last_resort(s: Table, me: Seat, used: Use | Played) -> Play[None]:
    """Once a turn, after you use or play Might, you draw a card. While you have no Might, damage to you is 1 higher.

    This part: the card."""
    s.count_use(me, RESORT, THIS_TURN)
    yield from draw(s, me, 1)


@skill(RESORT, at=WHEN_SUFFERING, when=lambda s, me, damage: not mights(s, me), forced=True)
def without_might(s: Table, me: Seat, damage: Damage) -> None:
    """Damage to an owner without Might is 1 higher."""
    damage.amount += 1
