"""Standard set, Wu: Sun Quan, Gan Ning, Lu Meng, Huang Gai, Zhou Yu, Da Qiao, Lu Xun, Sun Shangxiang."""

from __future__ import annotations

from tianxia.core.asks import Choice, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, DIAMOND, SHAS
from tianxia.games.sanguosha.rules.asking import choose_suit, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import is_male, is_wounded, when_drawing, with_sha
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.distance import in_range_of, in_reach
from tianxia.games.sanguosha.rules.health import Change, heal, lose_hp
from tianxia.games.sanguosha.rules.moves import GOT, Moved, discard, move_cards, show
from tianxia.games.sanguosha.rules.skills import UNTARGETABLE, action, conversion, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, DISCARDING, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import has_cards, random_hand_card
from tianxia.games.sanguosha.rules.targets import may_target
from tianxia.games.sanguosha.rules.timings import (
    AFTER_MOVE,
    BEFORE_HEALING,
    BEFORE_PHASE,
    IN_PHASE,
    WHEN_BECOMING_TARGET,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import EQUIPPED, HAND, zone_of

# ---- Sun Quan


def any_cards(s: Table, me: Seat) -> tuple[Pick, ...]:
    """One or more of one's cards (SG-659)."""
    cards = s.cards_of(me)
    return (pick_cards(cards, 1, len(cards)),)


@action("balance", picks=any_cards, once=THIS_PHASE)
def balance(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can discard any number of your cards and draw as many."""
    cards = choice.many("cards")
    yield from discard(s, cards, me)
    yield from draw(s, me, len(cards))


def by_peach_of_wu(s: Table, me: Seat, change: Change) -> bool:
    """A Peach that another Wu hero used heals the owner."""
    of, card = change.of, change.card
    return card is not None and card.name == "peach" and of not in (me, -1) and s.kingdom[of] == "wu"


@skill("rescue", at=BEFORE_HEALING, when=by_peach_of_wu, forced=True)
def rescue(s: Table, me: Seat, change: Change) -> None:
    """A Peach that another Wu hero uses on you heals 1 more."""
    change.amount += 1


# ---- Gan Ning


@conversion("raid", makes=("dismantle",), how=("use",))
def raid(s: Table, me: Seat, card: Card) -> bool:
    """You can use a black card as Dismantle."""
    return card.colour == BLACK


# ---- Lu Meng


def no_sha_in_action_phase(s: Table, me: Seat, phase: Phase) -> bool:
    """Before one's Discard Phase, without a Sha used or played in one's Action Phase."""
    return phase.phase == DISCARDING and not any(
        what in ("use", "play") and who == me and card in SHAS for what, who, _, _, card in s.noted_in(ACTION)
    )


@skill("self-restraint", at=BEFORE_PHASE, when=no_sha_in_action_phase)
def self_restraint(s: Table, me: Seat, phase: Phase) -> None:
    """If you neither used nor played a Sha in your Action Phase, you can skip your Discard Phase."""
    phase.skipped = True


# ---- Huang Gai


@action("bitter-flesh")
def bitter_flesh(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your Action Phase, as often as you like, you can lose 1 HP and draw 2 cards."""
    yield from lose_hp(s, me)
    yield from draw(s, me, 2)


# ---- Zhou Yu


@skill("dashing", at=IN_PHASE, when=when_drawing)
def dashing(s: Table, me: Seat, phase: Phase) -> None:
    """In your Draw Phase, you can draw 1 more card."""
    phase.draws += 1


def another_hero(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Any other living hero, one of them."""
    return (pick_seats(s.others(me)),)


@action("sow-discord", picks=another_hero, when=lambda s, me: bool(s.hand(me)), once=THIS_PHASE)
def sow_discord(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose another hero: they name a suit, get a random hand card of yours and show it;
    if its suit is another one, they suffer 1 damage from you."""
    target = choice.one("seats")
    suit = yield from choose_suit(s, target, "sow-discord")
    card = random_hand_card(s, me, s.everyone())
    yield from move_cards(s, [card], zone_of(target, HAND), GOT, target, openly=True)
    show(s, target, [card], "sow-discord")
    if s.suit_of(card) != suit:
        yield from deal_damage(s, Damage(me, target, 1, skill="sow-discord"))


# ---- Da Qiao


@conversion("national-beauty", makes=("acedia",), how=("use",))
def national_beauty(s: Table, me: Seat, card: Card) -> bool:
    """You can use a diamond card as Acedia."""
    return card.suit == DIAMOND


def diverted_to(s: Table, me: Seat, use: Use) -> list[Seat]:
    """Heroes within the owner's range whom the Sha could target: not its user, nor one of its targets."""
    return [
        seat
        for seat in in_range_of(s, me)
        if seat != use.user and seat not in use.targets and may_target(s, use.user, use.card, seat)
    ]


def can_be_diverted(s: Table, me: Seat, use: Use) -> bool:
    """A Sha, somebody to divert it to, and something to discard."""
    return with_sha(s, me, use) and has_cards(s, me) and bool(diverted_to(s, me, use))


def displacement_picks(s: Table, me: Seat, use: Use) -> tuple[Pick, ...]:
    """A card of the owner, and the new target."""
    return (pick_cards(s.cards_of(me)), pick_seats(diverted_to(s, me, use)))


def out_of_range_without_it(s: Table, me: Seat, use: Use, choice: Choice) -> str | None:
    """SG-1205: the range of a weapon, or a horse, that is just being discarded does not count."""
    in_time = in_reach(s, me, choice.one("seats"), tuple(choice.many("cards")))
    return None if in_time else "SG-1205"


@skill(
    "displacement",
    at=WHEN_BECOMING_TARGET,
    when=can_be_diverted,
    picks=displacement_picks,
    refuse=out_of_range_without_it,
)
def displacement(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """When you become the target of a Sha, you can discard a card and choose another hero in your range, neither its
    user nor another of its targets: the Sha goes to them instead.

    The new target must be legal for this Sha, but for its distance limit."""
    yield from discard(s, choice.many("cards"), me)
    use.divert(me, choice.one("seats"))


# ---- Lu Xun


@state("modesty", UNTARGETABLE)
def modesty(s: Table, me: Seat, card: Card, user: Seat) -> bool:
    """You cannot be the target of Snatch and Acedia."""
    return card.name in ("snatch", "acedia")


@skill("linked-camps", at=AFTER_MOVE, when=lambda s, me, moved: me in moved.emptied, anyone=True)
def linked_camps(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """After you lose your last hand card, you can draw a card."""
    yield from draw(s, me, 1)


# ---- Sun Shangxiang


def lost_equipment(me: Seat, moved: Moved) -> int:
    """How many cards left the owner's equipment area."""
    return len(moved.lost_by(me, (EQUIPPED,)))


@skill(
    "warrior-lady",
    at=AFTER_MOVE,
    when=lambda s, me, moved: lost_equipment(me, moved) > 0,
    times=lost_equipment,
    anyone=True,
)
def warrior_lady(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """After each equipped card that you lose, you can draw 2 cards."""
    yield from draw(s, me, 2)


def two_cards_and_wounded_man(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Two hand cards, and another wounded male hero."""
    men = [seat for seat in s.others(me) if is_male(s, seat) and is_wounded(s, seat)]
    return (pick_cards(s.hand(me), 2, 2), pick_seats(men))


@action("marriage", picks=two_cards_and_wounded_man, once=THIS_PHASE)
def marriage(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can discard 2 hand cards and choose a wounded male hero: both of you heal 1.

    SG-313: in turn order."""
    husband = choice.one("seats")
    yield from discard(s, choice.many("cards"), me)
    for seat in s.around(s.current):
        if seat in (me, husband):
            yield from heal(s, seat, 1, me)
