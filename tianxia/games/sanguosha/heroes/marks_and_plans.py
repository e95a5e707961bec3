"""Heroes of marked cards and hidden plans: Ke Bineng, Xu Gong's Retainers, Guo Xun."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.kinds.basic import make_countless
from tianxia.games.sanguosha.mechanics.marked import PERMANENT, bears, end_marks, mark, unmarked
from tianxia.games.sanguosha.mechanics.outside import bring_in, is_in_the_game
from tianxia.games.sanguosha.mechanics.premeditation import premeditate
from tianxia.games.sanguosha.rules.asking import choose, may, option, pick_cards
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import at_beginning, at_end, has_source
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.distance import attack_range, in_range_of
from tianxia.games.sanguosha.rules.forms import is_inert
from tianxia.games.sanguosha.rules.moves import equip, exchange, free_slots, show
from tianxia.games.sanguosha.rules.owning import not_yet, use_up
from tianxia.games.sanguosha.rules.skills import (
    DISTANCE_FROM,
    NAME_VIEW,
    ON_A_HERO,
    UNLIMITED,
    action,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import random_hand_card, take_card_of
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    DECLARE,
    END_OF_TURN,
    START_OF_PHASE,
    WHEN_DEALING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import AREAS, PREMEDITATED

ON_A_HERO.append("check-the-advance")

# ---- Ke Bineng

RAIDERS: Final = "raiders"  # the skill, its mark, and an effect that ends the marks


@skill(
    RAIDERS,
    at=START_OF_PHASE,
    when=lambda s, me, phase: phase.phase == ACTION and bool(s.hand(me)),
    picks=lambda s, me, phase: (pick_cards(s.hand(me), 1, len(s.hand(me))),),
)
def raiders(s: Table, me: Seat, phase: Phase, choice: Choice) -> None:
    """At the start of your Action Phase, you can mark any of your hand cards until the end of the turn; your marked
    cards count as Sha and are unlimited. After a Sha with a marked card deals damage, show all your marked cards:
    the victim can exchange all their hand cards for them.

    This part: the marks (SG-939, SG-941)."""
    mark(s, me, choice.many("cards"), RAIDERS, me)
    s.add_effect(RAIDERS, me, 1, THIS_TURN)


def riding(s: Table, me: Seat) -> list[Sleeve]:
    """The marked cards of one's hand."""
    return [card for card in s.hand(me) if bears(s, card, RAIDERS, me)]


@state(RAIDERS, NAME_VIEW)
def raiders_are_sha(s: Table, me: Seat, card: Card) -> Card:
    """Your marked cards are viewed as Sha; SG-1161: not a Shadow, of which the text says nothing."""
    raiding = all(bears(s, sleeve, RAIDERS, me) and not is_inert(s, sleeve) for sleeve in card.sleeves)
    if card.name == "sha" or not raiding:
        return card
    return Card("sha", card.suit, card.number, card.sleeves, RAIDERS)


@state(RAIDERS, UNLIMITED)
def raiders_are_unlimited(s: Table, me: Seat, card: Card) -> bool:
    """They exceed the limit of Sha (SG-1015)."""
    return card.is_sha and any(bears(s, sleeve, RAIDERS, me) for sleeve in card.sleeves)


@skill(RAIDERS, at=DECLARE, when=lambda s, me, use: raiders_are_unlimited(s, me, use.card), silent=True)
def raiders_ride_out(s: Table, me: Seat, use: Use) -> None:
    """The mark ends with the move, so the Sha itself remembers it."""
    use.acted.append((me, RAIDERS))


def raiders_hit(s: Table, me: Seat, damage: Damage) -> bool:
    """Such a Sha hurt a hero who lives, and marked cards are left."""
    hit = damage.by is not None and (me, RAIDERS) in damage.by.acted
    return hit and s.alive[damage.victim] and bool(riding(s, me))


@skill(RAIDERS, at=AFTER_DEALING, when=raiders_hit, forced=True)
def raiders_are_shown(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """Show all marked cards: the victim can exchange all hand cards with them (SG-654)."""
    seat = damage.victim
    show(s, me, riding(s, me), RAIDERS)
    if (yield from may(s, seat, RAIDERS, {"seat": me})):
        yield from exchange(s, me, riding(s, me), seat, s.hand(seat)[:], seat)


@skill(lasting(RAIDERS), at=END_OF_TURN, asks=True)
def raiders_return(s: Table, me: Seat, turn: Phase) -> None:
    """The marks last until the end of the turn, whatever becomes of the skill."""
    end_marks(s, RAIDERS, me)


# ---- Xu Gong's Retainers

BLADE: Final = "hidden-blade"
AVENGE: Final = "avenge"
PERMANENT.append(AVENGE)


def may_draw_the_blade(s: Table, me: Seat, phase: Phase) -> bool:
    """In the Beginning Phase, while the blade is outside the game and neither of its slots is disabled (SG-1204)."""
    return at_beginning(s, me, phase) and free_slots(s, me, BLADE) and not is_in_the_game(s, BLADE)


@skill("hidden-edge", at=START_OF_PHASE, when=not_yet("hidden-edge", may_draw_the_blade))
def hidden_edge(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Once per game, in your Beginning Phase, you can put the Hidden Blade from outside the game into your equipment
    area; it replaces your weapon and treasure.

    SG-1251: placed, and yet it replaces."""
    use_up(s, me, "hidden-edge")
    yield from equip(s, bring_in(s, BLADE), me, me)


def hurt_by_another_with_cards(s: Table, me: Seat, damage: Damage) -> bool:
    """Another hero with a hand card that bears no mark yet is the source."""
    return has_source(s, me, damage) and damage.source != me and bool(unmarked(s, s.hand(damage.source)))


@skill(AVENGE, at=AFTER_SUFFERING, when=hurt_by_another_with_cards)
def avenge(s: Table, me: Seat, damage: Damage) -> None:
    """After you suffer damage from another hero with hand cards, you can have one of them shown at random and mark
    it for good. Your Sha deals 1 more damage to a hero with such a card in hand.

    This part: the mark (SG-940)."""
    source = damage.source
    card = random_hand_card(s, source, s.everyone(), unmarked(s, s.hand(source)))
    show(s, source, [card], AVENGE)
    mark(s, source, [card], AVENGE, me)


def victim_is_marked(s: Table, me: Seat, damage: Damage) -> bool:
    """The owner's Sha hurts a hero who holds such a card; what comes through a chain is raised already (R66)."""
    sha = damage.card is not None and damage.card.is_sha and not damage.spread
    return sha and any(bears(s, card, AVENGE, me) for card in s.hand(damage.victim))


@skill(AVENGE, at=WHEN_DEALING, when=victim_is_marked, forced=True)
def avenge_strikes(s: Table, me: Seat, damage: Damage) -> None:
    """Your Sha deals 1 more damage to a hero with such a card in hand."""
    damage.amount += 1


# ---- Guo Xun

ADVANCE: Final = "check-the-advance"


@skill(ADVANCE, at=START_OF_PHASE, when=lambda s, me, phase: at_end(s, me, phase) and bool(s.hand(me)), asks=True)
def check_the_advance(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, you can premeditate any number of times. After your Sha or a premeditated card of yours
    targets a single other hero, you can make it countless and take a card of theirs; they can then make your
    distance to them 2 longer this turn.

    This part: premeditation, one card at a time (SG-968)."""
    begun = False
    while s.hand(me):
        reply = yield from choose(
            s, me, ADVANCE, lambda: (option("cards", pick_cards(s.hand(me))), PASS_OPTION), rule="SG-815"
        )
        if reply.option == "pass":
            return
        if not begun:
            activate(s, me, ADVANCE)
        begun = True
        yield from premeditate(s, me, reply.one("cards"))


def strikes_one(s: Table, me: Seat, use: Use) -> bool:
    """A Sha or a premeditated card, with a single other hero as its target."""
    planned = use.card.is_sha or use.card.area == AREAS[PREMEDITATED]
    return planned and len(use.targets) == 1 and use.target != me


@skill(ADVANCE, at=AFTER_TARGETING, when=strikes_one)
def check_the_advance_strikes(s: Table, me: Seat, use: Use) -> Play[None]:
    """You can make it countless and take a card of that hero, who can make your distance to them 2 longer."""
    seat = use.target
    make_countless(s, use)
    yield from take_card_of(s, me, seat, ADVANCE)
    if s.alive[seat] and (yield from may(s, seat, ADVANCE, {"seat": me})):
        s.add_effect(ADVANCE, me, seat, THIS_TURN)


@state(lasting(ADVANCE), DISTANCE_FROM)
def check_the_advance_slows(s: Table, me: Seat, other: Seat, without: tuple[Sleeve, ...]) -> int:
    """Your distance to that hero is 2 longer this turn, each time."""
    return 2 * s.affected(ADVANCE, me).count(other)


@action("ambush-strike", when=lambda s, me: len(in_range_of(s, me)) == 1, once=THIS_GAME)
def ambush_strike(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase, if exactly one hero is in your range, you can deal that hero as much
    damage as your range, at most the number of players.

    SG-118: the number of players at the start of the game."""
    [seat] = in_range_of(s, me)
    yield from deal_damage(s, Damage(me, seat, min(s.seats, attack_range(s, me)), skill="ambush-strike"))
