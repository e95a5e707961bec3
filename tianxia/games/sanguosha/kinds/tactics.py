"""Normal tactics (SG-13xx)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.asks import PASS_OPTION, Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import SHAS
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, choose_seat, option, pick_cards
from tianxia.games.sanguosha.rules.behaviour import everybody, kind
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw, expose
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.health import chain, heal
from tianxia.games.sanguosha.rules.moves import GOT, TAKEN, discard, get, give, move_cards, show
from tianxia.games.sanguosha.rules.responding import offers_to_negate, plays, uses_sha
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.taking import (
    HIS_AREAS,
    choose_cards_of,
    discard_card_of,
    has_cards,
    random_hand_card,
    take_card_of,
)
from tianxia.games.sanguosha.rules.targets import oneself, others
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import HAND, NOBODY, PROCESSING, zone_of

TRUSTED: Final = 2  # SG-1380
tactic = partial(kind, response=offers_to_negate)  # SG-1303; a Negate can itself be negated (SG-1371)

# ---- damage tactics (SG-1373)


@tactic("duel", who=others)
def duel(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero: beginning with them, you play a Sha in turn. Whoever does not suffers 1 damage from the
    other.

    SG-1310; a dead user neither plays nor suffers, but the target must still answer (SG-1515, SG-1536)."""
    loser, rival = target, use.user
    while s.alive[loser]:
        for _ in range(use.shas.get(loser, 1)):
            if (yield from plays(s, loser, SHAS, "duel", use)) is None:
                yield from deal_damage(s, Damage(rival, loser, use.damage_to(loser), card=use.card, use=use))
                return
        loser, rival = rival, loser


@tactic("barbarians", who=others, automatic=True)
def barbarians(s: Table, use: Use, target: Seat) -> Play[None]:
    """On all other heroes: each plays a Sha or suffers 1 damage.

    SG-1311."""
    if (yield from plays(s, target, SHAS, "barbarians", use)) is None:
        yield from deal_damage(s, Damage(use.source, target, use.damage_to(target), card=use.card, use=use))


@tactic("raining-arrows", who=others, automatic=True)
def raining_arrows(s: Table, use: Use, target: Seat) -> Play[None]:
    """On all other heroes: each plays a Dodge or suffers 1 damage.

    SG-1312."""
    if (yield from plays(s, target, ("dodge",), "raining-arrows", use)) is None:
        yield from deal_damage(s, Damage(use.user, target, use.damage_to(target), card=use.card, use=use))


def with_hand(s: Table, user: Seat, card: Card) -> list[Seat]:
    """SG-1319: heroes with hand cards, the user included if one is left in hand."""
    return [seat for seat in s.around(user) if [c for c in s.hand(seat) if c not in card.sleeves]]


@tactic("blaze", who=with_hand)
def blaze(s: Table, use: Use, target: Seat) -> Play[None]:
    """On a hero with hand cards: they show one; if you discard a hand card of the same suit, they suffer 1 fire
    damage.

    SG-1319."""
    if not s.hand(target) or not s.alive[use.user]:
        return
    [shown] = yield from choose_cards(s, target, "blaze", lambda: s.hand(target), 1, "SG-1319")
    show(s, target, [shown], "blaze")
    suit = s.suit_of(shown)
    if not s.hand(use.user):
        return
    reply = yield from choose(s, use.user, "blaze", lambda: blaze_options(s, use.user, suit), {"suit": suit}, "SG-1319")
    if reply.option == "discard":
        yield from discard(s, reply.many("cards"), use.user)
        yield from deal_damage(s, Damage(use.user, target, use.damage_to(target), "fire", use.card, use))


def blaze_options(s: Table, user: Seat, suit: int) -> tuple[Option, ...]:
    """A hand card of the shown suit, or nothing."""
    fitting = [card for card in s.hand(user) if s.suit_of(card) == suit]
    return (option("discard", pick_cards(fitting)), PASS_OPTION) if fitting else (PASS_OPTION,)


# ---- cards of others


def with_cards(s: Table, user: Seat, card: Card) -> list[Seat]:
    """SG-1313: other heroes with cards in their areas."""
    return [seat for seat in s.others(user) if has_cards(s, seat, HIS_AREAS)]


@tactic("dismantle", who=with_cards)
def dismantle(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero: discard a card from their hand, equipment or judgement area.

    SG-1313; a dead user discards nothing (SG-1517)."""
    if s.alive[use.user]:
        yield from discard_card_of(s, use.user, target, "dismantle", HIS_AREAS)


@tactic("snatch", who=with_cards)
def snatch(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero at distance 1: take a card from their hand, equipment or judgement area.

    SG-1314."""
    if s.alive[use.user]:
        yield from take_card_of(s, use.user, target, "snatch", HIS_AREAS)


@tactic("total-trust", who=with_cards)
def total_trust(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero at distance 1: take up to 2 cards from their areas, then give them as many of your hand cards.

    SG-1380, R38: the two are taken together."""
    if not s.alive[use.user]:
        return
    chosen = yield from choose_cards_of(
        s, use.user, target, "total-trust", TRUSTED, HIS_AREAS, s.bit(use.user), fewer="SG-1380"
    )
    taken = yield from move_cards(s, chosen, zone_of(use.user, HAND), TAKEN, use.user)
    if s.alive[use.user]:
        cards = yield from choose_cards(s, use.user, "total-trust", lambda: s.hand(use.user), len(taken), "SG-1380")
        yield from give(s, cards, target, use.user)


def others_with_hand(s: Table, user: Seat, card: Card) -> list[Seat]:
    """Other heroes with hand cards."""
    return [seat for seat in s.others(user) if s.hand(seat)]


@tactic("loot-a-burning-house", who=others_with_hand)
def loot_a_burning_house(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero with hand cards: one of them is shown at random; the hero gives it to you or suffers 1 damage.

    SG-1381, SG-1384."""
    if not s.hand(target) or not s.alive[use.user]:
        return
    shown = random_hand_card(s, target, s.everyone())
    show(s, target, [shown], "loot-a-burning-house")
    reply = yield from choose(
        s, target, "loot-a-burning-house", lambda: (Option("give"), Option("suffer")), rule="SG-1381"
    )
    if reply.option == "give":
        yield from give(s, [shown], use.user, target, openly=True)
    else:
        yield from deal_damage(s, Damage(use.user, target, use.damage_to(target), card=use.card, use=use))


@tactic("catch-off-guard", who=others_with_hand)
def catch_off_guard(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero with hand cards: one of them is shown at random; if its suit differs from this card's, the
    hero suffers 1 damage.

    SG-1382, SG-1384."""
    if not s.hand(target) or not s.alive[use.user]:
        return
    shown = random_hand_card(s, target, s.everyone())
    show(s, target, [shown], "catch-off-guard")
    if s.suit_of(shown) != use.card.suit:
        yield from deal_damage(s, Damage(use.user, target, use.damage_to(target), card=use.card, use=use))


def with_equipment(s: Table, user: Seat, card: Card) -> list[Seat]:
    """Heroes with equipped cards."""
    return [seat for seat in s.around(user) if s.equipment(seat)]


@tactic("demobilization", who=with_equipment)
def demobilization(s: Table, use: Use, target: Seat) -> Play[None]:
    """On a hero with equipment: all their equipped cards go to their hand.

    SG-1383."""
    yield from move_cards(s, s.equipment(target)[:], zone_of(target, HAND), GOT, target)


# ---- Coerce


def armed(s: Table, user: Seat, card: Card) -> list[Seat]:
    """SG-1330: other heroes with a weapon who reach somebody."""
    return [seat for seat in s.others(user) if s.in_slot(seat, "weapon") is not None and coerced_at(s, seat)]


def coerced_at(s: Table, armed_one: Seat) -> list[Seat]:
    """SG-1330: whom the coerced hero may be sent against."""
    return [seat for seat in s.others(armed_one) if in_reach(s, armed_one, seat)]


def name_victim(s: Table, use: Use) -> Play[None]:
    """SG-1330: the user names whom the Sha is for, unless that was done when the target was chosen."""
    if use.second == NOBODY and use.targets and s.alive[use.user]:
        places = coerced_at(s, use.targets[0])
        if places:
            use.second = yield from choose_seat(s, use.user, "coerce", places, "SG-1330")


@tactic("coerce", who=armed, second=coerced_at, second_rule="SG-1330", before=name_victim)
def coerce(s: Table, use: Use, target: Seat) -> Play[None]:
    """On another hero with a weapon; name a hero in their reach: they use a Sha on that hero, or give you their
    weapon.

    SG-1330, SG-1331: the weapon if it is still there; repeated on one who has none any more it is over at once
    (SG-407)."""
    disarmed = s.in_slot(target, "weapon") is None
    if disarmed and (use.repeats(target) or use.second == NOBODY or not in_reach(s, target, use.second)):
        return
    if use.second != NOBODY and (yield from uses_sha(s, target, use.second, "coerce", cause=use)):
        return
    weapon = s.in_slot(target, "weapon")
    if weapon is not None:
        yield from give(s, [weapon], use.user, target)


# ---- for oneself or for all


@tactic("out-of-nothing", who=oneself, automatic=True)
def out_of_nothing(s: Table, use: Use, target: Seat) -> Play[None]:
    """Draw 2 cards.

    SG-1315."""
    yield from draw(s, target, 2)


def is_whole(s: Table, target: Seat) -> bool:
    """SG-1316: Truce is ineffective on heroes at full HP, who still are targets."""
    return s.wounds(target) < 1


@tactic("truce", who=everybody, automatic=True, void=is_whole)
def truce(s: Table, use: Use, target: Seat) -> Play[None]:
    """On all heroes: each heals 1.

    SG-1316."""
    yield from heal(s, target, 1, use.user, use.card)


def lay_out_harvest(s: Table, use: Use) -> Play[None]:
    """SG-1322: as many cards as there are targets, exposed once."""
    use.exposed = yield from expose(s, len(use.targets))


@tactic("harvest", who=everybody, automatic=True, before=lay_out_harvest)
def harvest(s: Table, use: Use, target: Seat) -> Play[None]:
    """As many cards as there are heroes are turned up; from you on, each hero takes one.

    SG-1317."""
    left = [card for card in use.exposed if s.where[card] == PROCESSING]
    if left:
        [card] = yield from choose_cards(s, target, "harvest", lambda: left, 1, "SG-1317")
        yield from get(s, [card], target)


@tactic("iron-shackle", who=everybody, most=2)
def iron_shackle(s: Table, use: Use, target: Seat) -> None:
    """On one or two heroes: chain those who are free, free those who are chained. Elemental damage to a chained hero
    spreads to all other chained ones. Or reforge it: put it away and draw a card.

    SG-1320."""
    chain(s, target, not s.chained[target])


@tactic("negate", never="SG-1371")
def negate(s: Table, use: Use, target: Seat) -> None:
    """Use it when a tactic is about to take effect on a hero: it has no effect on them. It also counters another
    Negate.

    SG-1370: it targets a card, not a hero; on its own it does nothing."""
