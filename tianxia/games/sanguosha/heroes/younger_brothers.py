"""Younger brothers and sons: Yuan Tan (Experienced at Battle), Zhuge Jun (Concentricity)."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Ask, Choice, Offer, Pick, Play, Sleeve, ask_all, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.mechanics.concentricity import concentric, concentric_heroes, perform
from tianxia.games.sanguosha.mechanics.experienced import activated_in_battle, experienced, upgrades
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import at_end, is_wounded
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import bottom, draw, put_below, top
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.moves import (
    EXPOSED,
    discard_together,
    done_with,
    get,
    give,
    look_at,
    move_cards,
    place_in_discard,
)
from tianxia.games.sanguosha.rules.skills import FOLLOWS, ON_A_HERO, conversion, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import has_cards
from tianxia.games.sanguosha.rules.timings import END_OF_PHASE, START_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import in_turn_order
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import DISCARD, PROCESSING

ON_A_HERO.append("entrusted")

# ---- Yuan Tan


@state("seize-the-heritage", FOLLOWS)
def seize_the_heritage_follows(s: Table, me: Seat) -> None:
    """Which cards of the others went to the discard pile this turn is written down."""


def heritage(s: Table, me: Seat) -> list[Sleeve]:
    """Cards of others that went to the discard pile this turn and are still there."""
    return [card for card, seat in s.followed if seat != me and s.where[card] == DISCARD]


def may_seize(s: Table, me: Seat, phase: Phase) -> bool:
    """In the End Phase, if there is anything to get (SG-1534)."""
    return at_end(s, me, phase) and bool(heritage(s, me))


@skill("seize-the-heritage", at=START_OF_PHASE, when=may_seize)
def seize_the_heritage(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, you can get all cards that went from other heroes' areas to the discard pile this turn and
    are still there. Then, if they were fewer than your HP, lose 1 HP."""
    found = heritage(s, me)
    yield from get(s, found, me)
    if len(found) < s.hp[me]:
        yield from lose_hp(s, me)


experienced("ruin-the-clan")


def with_hand(s: Table, me: Seat) -> list[Seat]:
    """Other heroes with hand cards."""
    return [seat for seat in s.others(me) if s.hand(seat)]


def may_ruin(s: Table, me: Seat, phase: Phase) -> bool:
    """In the End Phase, wounded, with hand cards on both sides."""
    return at_end(s, me, phase) and is_wounded(s, me) and bool(s.hand(me)) and bool(with_hand(s, me))


def thrown_card(s: Table, seat: Seat) -> Ask:
    """One hand card, chosen secretly (SG-316)."""
    told = {"skill": "ruin-the-clan"}
    return Offer(seat, "sanguosha.choose", "SG-316", lambda: (option("cards", pick_cards(s.hand(seat))),), lambda: told)


@skill("ruin-the-clan", at=START_OF_PHASE, when=may_ruin, forced=True)
def ruin_the_clan(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, if you are wounded and have hand cards, choose X other heroes with hand cards (X = your
    HP): all of you discard a hand card at the same time, and you deal 1 damage to each whose card has the type of
    yours. Experienced at Battle: X is 1 higher.

    SG-970: each upgrade adds a hero. With fewer of them all are chosen."""
    activated_in_battle(s, me, "ruin-the-clan")
    count = s.hp[me] + upgrades(s, me, "ruin-the-clan")
    chosen = with_hand(s, me)
    if len(chosen) > count:
        among = chosen[:]
        reply = yield from choose(s, me, "ruin-the-clan", lambda: (option("hero", pick_seats(among, count, count)),))
        chosen = in_turn_order(s, reply.many("seats"))
    replies = yield from ask_all(tuple([thrown_card(s, seat) for seat in (me, *chosen)]))
    thrown = {seat: replies[seat].one("cards") for seat in (me, *chosen)}
    types = {seat: s.card(card).kind.type for seat, card in thrown.items()}  # SG-1413: as they count in these hands
    yield from discard_together(s, list(thrown.values()))
    for seat in chosen:
        if types[seat] == types[me] and s.alive[seat]:
            yield from deal_damage(s, Damage(me, seat, 1, skill="ruin-the-clan"))


# ---- Zhuge Jun

MOST_GIVEN = 4
concentric("entrusted")


def is_entrusted(s: Table, me: Seat, phase: Phase) -> bool:
    """The Action Phase starts, and a hero with cards was chosen."""
    return phase.phase == ACTION and any(has_cards(s, seat) for seat in concentric_heroes(s, me, "entrusted"))


@skill("entrusted", at=START_OF_PHASE, when=is_entrusted, asks=True)
def entrusted(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, you can choose another hero. At the start of your Action Phase, they can give you 1
    to 4 cards, and draw 2 if they give 2 or more. Concentricity: look at as many top cards of the deck; any of them
    go to its bottom in any order, the rest to the discard pile.

    SG-975: first its owner, then the hero who gave the cards."""
    seat = concentric_heroes(s, me, "entrusted")[0]
    reply = yield from choose(
        s,
        seat,
        "entrusted",
        lambda: (option("give", pick_cards(s.cards_of(seat), 1, MOST_GIVEN)), PASS_OPTION),
        {"seat": me},
        "SG-815",
    )
    if reply.option == "pass":
        return
    activate(s, me, "entrusted")
    count = len(reply.many("cards"))
    yield from give(s, reply.many("cards"), me, seat)
    if count > 1:
        yield from draw(s, seat, 2)
    yield from perform(s, me, "entrusted", lambda s, performer: looks_through(s, performer, count))


def looks_through(s: Table, seat: Seat, count: int) -> Play[None]:
    """Look at the top cards of the deck: any of them go to the bottom in any order, the rest to the discard pile."""
    seen = top(s, count)
    look_at(s, seat, seen, "entrusted")
    below = Pick("bottom", cards(seen), 0, len(seen), ordered=True)
    reply = yield from choose(s, seat, "entrusted", lambda: (option("place", below),), rule="SG-632")
    rest = put_below(s, seat, seen, reply.many("bottom"), "entrusted")
    yield from place_in_discard(s, rest, seat)


def return_picks(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...] | None:
    """With a hand of one colour: up to as many heroes as hand cards."""
    hand = s.hand(me)
    if any(s.card(card).colour != s.card(hand[0]).colour for card in hand):
        return None
    return (pick_seats(s.around(me), 1, len(hand)),)


@skill(
    "wait-for-return",
    at=END_OF_PHASE,
    when=lambda s, me, phase: phase.phase == ACTION and bool(s.hand(me)),
    picks=return_picks,
)
def wait_for_return(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """At the end of your Action Phase, if all your hand cards have one colour, you can choose up to as many heroes
    and turn up as many cards from the bottom of the deck: each of them gets one, in turn order."""
    chosen = in_turn_order(s, choice.many("seats"))
    shown = yield from move_cards(s, bottom(s, len(chosen)), PROCESSING, EXPOSED)
    for seat in chosen:
        yield from gets_one(s, seat, shown)
    yield from done_with(s, shown)


def gets_one(s: Table, seat: Seat, shown: list[Sleeve]) -> Play[None]:
    """One of the exposed cards that are left."""
    left = [card for card in shown if s.where[card] == PROCESSING]
    if s.alive[seat] and left:
        yield from get(s, (yield from choose_cards(s, seat, "wait-for-return", lambda: left, 1)), seat)


TALENTS = ("blaze", "iron-shackle", "out-of-nothing")


def talent_key(name: str) -> str:
    """Under which name a use of the skill for this card is counted."""
    return f"cultured-talent@{name}"


@conversion(
    "cultured-talent",
    makes=TALENTS,
    how=("use",),
    count=lambda s, me: 2,
    together=lambda s, me, pair: pair[0].colour != pair[1].colour,
    when=lambda s, me, name: s.used(me, talent_key(name), THIS_TURN) < 2,
    cost=lambda s, me, card: s.count_use(me, talent_key(card.name), THIS_TURN),
)
def cultured_talent(s: Table, me: Seat, card: Card) -> bool:
    """You can use 2 cards of different colours as Blaze, Iron Shackle or Out of Nothing, twice per turn for each of
    these names."""
    return True
