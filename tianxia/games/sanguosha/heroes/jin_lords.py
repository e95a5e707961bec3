"""Jin, its lords: Sima Yi and Sima Shi, who are hidden at first (SG-1640)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.asks import Choice, Pick, Play, Sleeve, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import EQUIPMENT, KINDS, NO_SUIT
from tianxia.games.sanguosha.mechanics import stealth  # noqa: F401 - reveals them
from tianxia.games.sanguosha.mechanics.marked import bears, end_marks, mark
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards
from tianxia.games.sanguosha.rules.at_once import uses_at_once
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw_to, expose, orders, top
from tianxia.games.sanguosha.rules.health import Change, heal, lose_hp
from tianxia.games.sanguosha.rules.moves import Moved, discard, done_with, get, give, look_at, show
from tianxia.games.sanguosha.rules.owning import WHEN_LOST
from tianxia.games.sanguosha.rules.skills import FORBIDS_USE, HAND_BONUS, action, lasting, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import has_cards, take_card_of
from tianxia.games.sanguosha.rules.timings import (
    AFTER_MOVE,
    DECLARE,
    DECLARE_PLAY,
    END_OF_TURN,
    START_OF_PHASE,
    WHEN_DEALING,
    WHEN_PLAYING,
    WHEN_REVEALING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use
from tianxia.games.sanguosha.rules.zones import DECK, HAND, zone_of

# ---- Sima Yi


def in_anothers_turn(s: Table, me: Seat, change: Change) -> bool:
    """Revealed in the turn of another hero."""
    return s.current != me and s.alive[s.current]


def in_the_turn_of_one_with_cards(s: Table, me: Seat, change: Change) -> bool:
    """And that hero has cards."""
    return in_anothers_turn(s, me, change) and has_cards(s, s.current)


@skill("disloyal", at=WHEN_REVEALING, when=in_the_turn_of_one_with_cards)
def disloyal(s: Table, me: Seat, change: Change) -> Play[None]:
    """When you are revealed in another hero's turn, you can take a card from them."""
    yield from take_card_of(s, me, s.current, "disloyal")


def in_own_action_phase(s: Table, me: Seat) -> bool:
    """It is the owner's Action Phase."""
    return s.current == me and s.phase == ACTION


def unseen(s: Table, me: Seat) -> list[Sleeve]:
    """Those of the top cards of the deck that the owner has not seen yet."""
    return [card for card in s.zones[DECK][: -s.max_hp[me] - 1 : -1] if not s.knows(me, card)]


def sees_something_new(s: Table, me: Seat, matter: Phase | Moved) -> bool:
    """In the owner's Action Phase the top of the deck has changed."""
    return in_own_action_phase(s, me) and bool(unseen(s, me))


@skill("hawk-eye", at=START_OF_PHASE, when=sees_something_new, silent=True)
@skill("hawk-eye", at=AFTER_MOVE, when=sees_something_new, silent=True, anyone=True)
def hawk_eye(s: Table, me: Seat, matter: Phase | Moved) -> None:
    """In your Action Phase, you always see as many top cards of the deck as your maximum HP."""
    look_at(s, me, unseen(s, me), "hawk-eye")


@action("great-ambition", once=THIS_GAME)
def great_ambition(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase, turn up the top card of the deck and use it, if you can; repeat this
    until a card cannot be used."""
    used = True
    while used and s.alive[me]:
        [card] = yield from expose(s, 1)
        used = yield from uses_at_once(s, me, card, "great-ambition")
        yield from done_with(s, [card])


EXPEDIENCY: Final = "expediency"


def is_of_the_hand(s: Table, me: Seat, used: Use | Played) -> bool:
    """U1, P1: a card of the owner's hand, in their Action Phase."""
    return in_own_action_phase(s, me) and used.card.area == "hand"


@skill(EXPEDIENCY, at=DECLARE, when=is_of_the_hand, silent=True)
@skill(EXPEDIENCY, at=DECLARE_PLAY, when=is_of_the_hand, silent=True)
def remembers_the_suit(s: Table, me: Seat, used: Use | Played) -> None:
    """Which suits were used or played in this phase, and how many cards that are no equipment were used."""
    suit = used.card.suit
    if suit != NO_SUIT and suit not in s.affected(EXPEDIENCY, me):
        s.add_effect(EXPEDIENCY, me, suit, THIS_PHASE)
        used.acted.append((me, EXPEDIENCY))
    if isinstance(used, Use) and used.card.kind.type != EQUIPMENT:
        s.count_use(me, EXPEDIENCY, THIS_PHASE)


def first_of_its_suit(s: Table, me: Seat, used: Use | Played) -> bool:
    """The first card of its suit."""
    return (me, EXPEDIENCY) in used.acted


@skill(EXPEDIENCY, at=WHEN_USING, when=first_of_its_suit)
@skill(EXPEDIENCY, at=WHEN_PLAYING, when=first_of_its_suit)
def expediency(s: Table, me: Seat, used: Use | Played) -> Play[None]:
    """In your Action Phase, the first time you use or play a hand card of each suit, you can look at as many top
    cards of the deck as your maximum HP, take one of another suit and put the rest back on top in any order. In your
    Action Phase, you can use at most as many hand cards that are no equipment as your maximum HP.

    This part: the look at the deck."""
    seen = top(s, s.max_hp[me])
    look_at(s, me, seen, EXPEDIENCY)
    others = [card for card in seen if s.suit_of(card) != used.card.suit]
    if others:
        told = {"cards": list(cards(seen))}
        reply = yield from choose(s, me, EXPEDIENCY, lambda: (option("get", pick_cards(others)),), told)
        taken = reply.one("cards")
        yield from get(s, [taken], me)
        seen = [card for card in seen if card != taken]
    if s.alive[me]:
        yield from orders(s, me, seen, EXPEDIENCY, "top")


@state(EXPEDIENCY, FORBIDS_USE, rule="SG-1501")
def no_more_expediency(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """In the owner's Action Phase at most as many hand cards that are no equipment as their maxHP."""
    if user != me or card.kind.type == EQUIPMENT or not in_own_action_phase(s, me):
        return False
    from_hand = bool(card.sleeves) and all(s.where[sleeve] == zone_of(me, HAND) for sleeve in card.sleeves)
    return from_hand and s.used(me, EXPEDIENCY, THIS_PHASE) >= s.max_hp[me]


# ---- Sima Shi

VEIL: Final = "veiled"


@skill(VEIL, at=WHEN_REVEALING, when=in_anothers_turn)
def veiled(s: Table, me: Seat, change: Change) -> None:
    """When you are revealed in another hero's turn, you can lower their hand limit by 2 this turn.

    This part: when he is revealed."""
    s.add_effect(VEIL, s.current, 2, THIS_TURN)


@state(lasting(VEIL), HAND_BONUS)
def veil_weighs(s: Table, me: Seat) -> int:
    """This turn the hand limit is lower."""
    return -sum(s.affected(VEIL, me))


EXTERMINATE: Final = "exterminate"


def leaves_some_hp(s: Table, me: Seat, damage: Damage) -> bool:
    """The owner deals another hero less damage than they have HP, for the first time in this turn that this counts."""
    victim = damage.victim
    return victim != me and damage.amount < s.hp[victim] and not s.used(me, EXTERMINATE, THIS_TURN)


@skill(EXTERMINATE, at=WHEN_DEALING, when=leaves_some_hp)
def exterminate(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """Once a turn, when you deal another hero less damage than they have HP, you can lose 1 HP: the damage becomes
    as much as their HP, and when it is resolved they heal by as much as it was raised."""
    s.count_use(me, EXTERMINATE, THIS_TURN)
    yield from lose_hp(s, me)
    before, damage.amount = damage.amount, s.hp[damage.victim]
    damage.after.append((me, partial(heals_back, damage.amount - before)))


def heals_back(amount: int, s: Table, damage: Damage) -> Play[None]:
    """D9: when this damage is resolved, the hero heals by as much as it was raised."""
    yield from heal(s, damage.victim, amount)


CALM: Final = "composure"


@skill(CALM, at=END_OF_TURN, forced=True)
def composure(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the end of your turn, you heal to your maximum HP, then draw up to your maximum HP (at most 5 cards), and
    these cards are marked. At the start of your next Action Phase, you lose as much HP as you healed and discard all
    cards so marked.

    This part: at the end of the turn."""
    hurt = s.wounds(me)
    if (yield from heal(s, me, hurt, me)):
        s.add_effect(CALM, me, hurt - s.wounds(me), THIS_GAME)
    drawn = yield from draw_to(s, me, s.max_hp[me])
    mark(s, me, [card for card in drawn if s.where[card] == zone_of(me, HAND)], CALM, me)


def forget_composure(s: Table, seat: Seat) -> None:
    """SG-1520, R98: with the skill go its marks, and what was to be given back."""
    s.end_effects(lambda effect: effect[:2] == (CALM, seat))
    end_marks(s, CALM, seat)


WHEN_LOST[CALM] = forget_composure


def has_to_pay(s: Table, me: Seat, phase: Phase) -> bool:
    """The owner's next Action Phase begins, with HP or marked cards to give back."""
    return phase.phase == ACTION and bool(s.affected(CALM, me) or calm_cards(s, me))


def calm_cards(s: Table, me: Seat) -> list[Sleeve]:
    """The cards of the hand that are marked so."""
    return [card for card in s.hand(me) if bears(s, card, CALM, me)]


@skill(CALM, at=START_OF_PHASE, when=has_to_pay, forced=True)
def composure_ends(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """As much HP as was healed is lost, and all cards so marked are discarded."""
    healed = sum(s.affected(CALM, me))
    s.end_effects(lambda effect: effect[:2] == (CALM, me))
    yield from lose_hp(s, me, healed)
    if s.alive[me]:
        yield from discard(s, calm_cards(s, me), me)


def damage_cards(s: Table, owner: Seat, actor: Seat) -> tuple[Pick, ...]:
    """SG-1385: basic cards and tactics that deal damage."""
    return (pick_cards([card for card in s.hand(actor) if KINDS[s.name_of(card)].damages]),)


@action(
    "sharp-plan",
    picks=damage_cards,
    when=lambda s, owner, actor: s.kingdom[actor] == s.kingdom[owner] == "jin",
    once=THIS_PHASE,
    lent=True,
)
def sharp_plan(s: Table, owner: Seat, actor: Seat, choice: Choice) -> Play[None]:
    """Once in the Action Phase of each other Jin hero, they can give you a basic card or tactic that deals damage."""
    shown = choice.many("cards")
    show(s, actor, shown, "sharp-plan")
    yield from give(s, shown, owner, actor, openly=True)
