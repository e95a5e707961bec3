"""Heroes of sieges: MOU Cao Ren (shields), Shen Pei (Countermeasure), Xu Sheng (hidden besides)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.countermeasure import countermeasure
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, may, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import at_beginning
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import AFTER_FLIP, Change, add_shield, flip
from tianxia.games.sanguosha.rules.moves import PLACED, TAKEN, discard, get, look_at, move_cards
from tianxia.games.sanguosha.rules.skills import INVALIDATES, NOTES, ON_A_HERO, action, lasting, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import HIS_AREAS, choose_card_of, discard_card_of, has_cards, note_whose
from tianxia.games.sanguosha.rules.timings import (
    AFTER_RESOLVED,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    END_OF_TURN,
    START_OF_PHASE,
    WHEN_TARGETING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order
from tianxia.games.sanguosha.rules.zones import HAND, HIDDEN_BESIDES, PROCESSING, zone_of

ON_A_HERO.append("break-the-army")

# ---- MOU Cao Ren


@action(
    "hold-and-shield",
    picks=lambda s, me: (pick_cards(s.cards_of(me), 1, 2),),
    when=lambda s, me: not s.flipped[me],
    once=THIS_PHASE,
)
def hold_and_shield(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, while you are face up, you can discard 1 or 2 cards: you are flipped and gain as
    many shields. After you suffer damage while face down, choose: you are flipped, or gain 1 shield. After you are
    flipped face up, draw as many cards as you have shields.

    This part: the cards, the flip and the shields (SG-942, SG-945)."""
    cards = choice.many("cards")
    yield from discard(s, cards, me)
    yield from flip(s, me)
    if s.alive[me]:
        add_shield(s, me, len(cards))


@skill("hold-and-shield", at=AFTER_SUFFERING, when=lambda s, me, damage: s.flipped[me], forced=True)
def hold_and_shield_hurt(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer damage, if face down, flip or gain 1 shield."""
    reply = yield from choose(s, me, "hold-and-shield", lambda: (option("flip"), option("shield")))
    if reply.option == "flip":
        yield from flip(s, me)
    else:
        add_shield(s, me, 1)


def is_up_with_shields(s: Table, me: Seat, change: Change) -> bool:
    """The hero was turned face up and has shields."""
    return not s.flipped[me] and s.shield[me] > 0


@skill("hold-and-shield", at=AFTER_FLIP, when=is_up_with_shields, forced=True)
def hold_and_shield_draws(s: Table, me: Seat, change: Change) -> Play[None]:
    """After you flip face up, also instead of a turn (SG-902), draw as many cards as you have shields."""
    yield from draw(s, me, s.shield[me])


def others_with_hand(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Another hero with hand cards."""
    return (pick_seats([seat for seat in s.others(me) if s.hand(seat)]),)


@action("raise-the-siege", picks=others_with_hand, when=lambda s, me: s.shield[me] > 0, once=THIS_PHASE)
def raise_the_siege(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can lose 1 shield and choose another hero: look at their hand and take a card
    of it."""
    seat = choice.one("seats")
    add_shield(s, me, -1)
    look_at(s, me, s.hand(seat), "raise-the-siege")
    [card] = yield from choose_cards(s, me, "raise-the-siege", lambda: s.hand(seat), 1)
    note_whose(s, me, seat, card)
    yield from move_cards(s, [card], zone_of(me, HAND), TAKEN, me)


# ---- Shen Pei


def aimed_at_me_alone(s: Table, me: Seat, use: Use) -> bool:
    """Another hero's card targets nobody else, and the skill was not used this turn."""
    return use.user != me and use.targets == [me] and not s.used(me, "guard-ye", THIS_TURN)


@skill("guard-ye", at=WHEN_TARGETING, when=aimed_at_me_alone, anyone=True)
def guard_ye(s: Table, me: Seat, use: Use) -> Play[None]:
    """Once per turn, when another hero's card targets only you, you can take a Countermeasure against them: if you
    succeed, the card is cancelled, and after it is resolved you get it.

    This part: the Countermeasure (SG-962)."""
    s.count_use(me, "guard-ye", THIS_TURN)
    if (yield from countermeasure(s, me, use.user, "guard-ye")):
        use.drop_target(me)
        use.acted.append((me, "guard-ye"))


def is_guarded(s: Table, me: Seat, use: Use) -> bool:
    """The card was cancelled, and lies there still."""
    return (me, "guard-ye") in use.acted and any(s.where[card] == PROCESSING for card in use.card.sleeves)


@skill("guard-ye", at=AFTER_RESOLVED, when=is_guarded, anyone=True, forced=True)
def guard_ye_gets(s: Table, me: Seat, use: Use) -> Play[None]:
    """After it is resolved, get all its physical cards."""
    yield from get(s, [card for card in use.card.sleeves if s.where[card] == PROCESSING], me)


HURT: Final = "stern-and-straight-hurt"  # an effect: its owner suffered damage since their last turn


def robbable(s: Table, me: Seat) -> list[Seat]:
    """Other heroes with a card in any of their areas."""
    return [seat for seat in s.others(me) if has_cards(s, seat, HIS_AREAS)]


@skill(
    "stern-and-straight",
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_beginning(s, me, phase) and bool(robbable(s, me)),
    picks=lambda s, me, phase: (pick_seats(robbable(s, me), 1, 2),),
)
def stern_and_straight(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your Beginning Phase, you can choose 1 or 2 other heroes and discard a card from the areas of each. If you
    have suffered damage since the end of your last turn, this skill is invalid this turn.

    R34: in turn order."""
    for seat in in_turn_order(s, choice.many("seats")):
        yield from discard_card_of(s, me, seat, "stern-and-straight", HIS_AREAS)


@state("stern-and-straight", NOTES)
def stern_and_straight_counts(
    s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None
) -> None:
    """Damage suffered since the end of one's last turn is remembered."""
    if what == "suffered" and who == me and not s.affected(HURT, me):
        s.add_effect(HURT, me, 1, THIS_GAME)


@state(lasting(HURT), INVALIDATES)
def stern_and_straight_fails(s: Table, me: Seat, key: str) -> bool:
    """In the turn after damage the skill is invalid."""
    return s.current == me and key.partition("#")[0] == "stern-and-straight"


@skill(lasting(HURT), at=END_OF_TURN, asks=True)
def stern_and_straight_recovers(s: Table, me: Seat, turn: Phase) -> None:
    """What was suffered until the end of one's turn does not count for the next one."""
    s.end_effects(lambda effect: effect[:2] == (HURT, me))


# ---- Xu Sheng

BROKEN: Final = "break-the-army"  # the label of the cards, and an effect on whoever gets them back


def breaks_through(s: Table, me: Seat, use: Use) -> bool:
    """A Sha in one's own Action Phase, on a hero who has cards."""
    own = s.phase == ACTION and s.current == me
    return own and use.card.is_sha and s.hp[use.target] > 0 and has_cards(s, use.target)


@skill("break-the-army", at=AFTER_TARGETING, when=breaks_through)
def break_the_army(s: Table, me: Seat, use: Use) -> Play[None]:
    """In your Action Phase, after your Sha targets a hero, you can put 1 to X of their cards face down beside their
    hero, hidden from all (X = their HP). At the end of this turn they get them back.

    SG-910, SG-H06: nobody may look at them; hand cards are picked by position (SG-816)."""
    seat = use.target
    s.add_effect(BROKEN, seat, me, THIS_TURN)
    for count in range(s.hp[seat]):
        if count and not (has_cards(s, seat) and (yield from may(s, me, "break-the-army", {"seat": seat}))):
            return
        card = yield from choose_card_of(s, me, seat, "break-the-army")
        if card is None:
            return
        note_whose(s, me, seat, card)
        yield from move_cards(s, [card], zone_of(seat, HIDDEN_BESIDES), PLACED, me, label=BROKEN)


@skill(lasting(BROKEN), at=END_OF_TURN, anyone=True, asks=True, resting=True)
def break_the_army_ends(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the end of this turn the hero gets the cards, whatever has become of Xu Sheng (SG-1525)."""
    yield from get(s, s.labelled(me, HIDDEN_BESIDES, BROKEN), me)
