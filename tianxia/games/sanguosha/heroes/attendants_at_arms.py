"""The attendants whose skills act when cards are used: Zhao Zhong, Sun Zhang, Duan Gui, Gao Wang."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, CLUB, DIAMOND, HEART, RED, SHAS, SPADE, Print
from tianxia.games.sanguosha.mechanics.random_cards import get_from_deck
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import expose
from tianxia.games.sanguosha.rules.moves import PLACED, done_with, get, move_cards
from tianxia.games.sanguosha.rules.responding import Need
from tianxia.games.sanguosha.rules.skills import FORBIDS_USE, ON_A_HERO, conversion, lasting, plain_key, skill, state
from tianxia.games.sanguosha.rules.table import ACTION, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import choose_card_of, discard_card_of, has_cards, note_whose
from tianxia.games.sanguosha.rules.timings import (
    AFTER_RESOLVED,
    AFTER_TARGETING,
    END_OF_TURN,
    WHEN_DEALING,
    WHEN_PLAYING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use
from tianxia.games.sanguosha.rules.zones import ATOP, zone_of

ON_A_HERO.append("owls-gorge")

# ---- Zhao Zhong

GORGE: Final = "owls-gorge"  # the label of the cards, and an effect on whoever gets them back


@skill(GORGE, at=AFTER_TARGETING, when=lambda s, me, use: use.card.is_sha and has_cards(s, use.target))
def owls_gorge(s: Table, me: Seat, use: Use) -> Play[None]:
    """After your Sha targets a hero, you can put one of their cards on their hero; at the end of this turn they get
    it back. When your Sha deals damage to a hero who has neither more hand cards nor more equipment than you, it
    deals 1 more.

    This part: the card."""
    seat = use.target
    card = yield from choose_card_of(s, me, seat, GORGE, seen_by=s.everyone())
    if card is None:
        return
    note_whose(s, me, seat, card)
    if not s.affected(GORGE, seat):
        s.add_effect(GORGE, seat, me, THIS_TURN)
    yield from move_cards(s, [card], zone_of(seat, ATOP), PLACED, me, label=GORGE)


@skill(lasting(GORGE), at=END_OF_TURN, anyone=True, asks=True, resting=True)
def owls_gorge_ends(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the end of this turn the hero gets the cards."""
    yield from get(s, s.labelled(me, ATOP, GORGE), me)


def is_outdone(s: Table, me: Seat, damage: Damage) -> bool:
    """One's own Sha, on a hero with no more hand cards and no more equipment; a chain spreads what is raised (R66)."""
    use, seat = damage.by, damage.victim
    own = use is not None and not damage.spread and use.user == me and use.card.is_sha
    return own and len(s.hand(seat)) <= len(s.hand(me)) and len(s.equipment(seat)) <= len(s.equipment(me))


@skill(GORGE, at=WHEN_DEALING, when=is_outdone, forced=True)
def owls_gorge_strikes(s: Table, me: Seat, damage: Damage) -> None:
    """1 more damage."""
    damage.amount += 1


# ---- Sun Zhang

SOUGHT: Final = {2: ("wine",), 4: SHAS, 6: ("duel",)}


def how_many(s: Table, me: Seat) -> int:
    """How many cards the hero has used in this phase."""
    return len(s.noted("use", me, s.phase_from))


def is_to_seek(s: Table, me: Seat, use: Use) -> bool:
    """The second, fourth or sixth card of one's own Action Phase."""
    return s.current == me and s.phase == ACTION and how_many(s, me) in SOUGHT


@skill("self-seeking", at=WHEN_USING, when=is_to_seek, forced=True)
def self_seeking(s: Table, me: Seat, use: Use) -> Play[None]:
    """When you use your second, fourth or sixth card in your Action Phase, you get a Wine, a Sha or a Duel from the
    deck."""
    wanted = SOUGHT[how_many(s, me)]

    def fits(face: Print) -> bool:
        return face.kind in wanted

    yield from get_from_deck(s, me, fits)


# ---- Duan Gui

SHOUT: Final = "shout-down"  # also an effect on the target; its value are the barred suits, a bit for each
SHOWN: Final = 2


@skill(SHOUT, at=AFTER_TARGETING, when=lambda s, me, use: use.card.is_sha and len(use.targets) == 1)
def shout_down(s: Table, me: Seat, use: Use) -> Play[None]:
    """After your Sha targets a single hero, you can expose the top 2 cards of the deck: the Sha deals 1 more damage
    for each of them that has its suit, and the target cannot respond to it with cards of the exposed suits.

    This part: the exposed cards."""
    exposed = yield from expose(s, SHOWN)
    suits = [s.suit_of(card) for card in exposed]
    use.bonus += suits.count(use.card.suit)
    use.acted.append((use.target, SHOUT))
    s.add_effect(SHOUT, use.target, sum({1 << suit for suit in suits}), THIS_TURN)
    yield from done_with(s, exposed)


@state(lasting(SHOUT), FORBIDS_USE)
def is_shouted_down(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """They cannot respond to this Sha with cards of those suits."""
    need = s.trail[-1] if s.trail else None
    if user != me or not isinstance(need, Need) or need.cause is None or (me, SHOUT) not in need.cause.acted:
        return False
    return any(suits >> card.suit & 1 for suits in s.affected(SHOUT, me)[-1:])


@skill(lasting(SHOUT), at=AFTER_RESOLVED, when=lambda s, me, use: (me, SHOUT) in use.acted, anyone=True, silent=True)
def shout_is_over(s: Table, me: Seat, use: Use) -> None:
    """It was for this Sha alone."""
    last = s.affected(SHOUT, me)[-1]
    s.end_effects(lambda effect: effect[:3] == (SHOUT, me, last))


# ---- Gao Wang

WORDS: Final = "clever-words"


@conversion(WORDS, makes=("fire-sha",), more=1)
def clever_words(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play 1 or 2 cards of one suit: diamonds as a Fire Sha, hearts as a Peach, clubs as a Dodge,
    spades as a Negate. Two red cards deal or heal 1 more. With two black cards you discard a card of whoever has the
    turn, if that is not you."""
    return card.suit == DIAMOND


@conversion(WORDS, makes=("peach",), how=("use",), more=1)
def clever_words_heal(s: Table, me: Seat, card: Card) -> bool:
    """Hearts as Peach."""
    return card.suit == HEART


@conversion(WORDS, makes=("dodge",), more=1)
def clever_words_dodge(s: Table, me: Seat, card: Card) -> bool:
    """Clubs as Dodge."""
    return card.suit == CLUB


@conversion(WORDS, makes=("negate",), how=("use",), more=1)
def clever_words_negate(s: Table, me: Seat, card: Card) -> bool:
    """Spades as Negate."""
    return card.suit == SPADE


def of_two(card: Card, colour: int) -> bool:
    """Two cards of this colour made it by this skill (SG-1421)."""
    return plain_key(card.by) == WORDS and len(card.sleeves) == 2 and card.colour == colour


@skill(WORDS, at=WHEN_USING, when=lambda s, me, use: of_two(use.card, RED), forced=True)
def clever_words_strengthen(s: Table, me: Seat, use: Use) -> None:
    """Two red cards: 1 more damage, or 1 more healed."""
    use.bonus += 1


def robs(s: Table, me: Seat, matter: Use | Played) -> bool:
    """Two black cards, in the turn of another hero who has a card."""
    return of_two(matter.card, BLACK) and s.current != me and s.alive[s.current] and has_cards(s, s.current)


@skill(WORDS, at=WHEN_USING, when=robs, forced=True)
@skill(WORDS, at=WHEN_PLAYING, when=robs, forced=True)
def clever_words_rob(s: Table, me: Seat, matter: Use | Played) -> Play[None]:
    """A card of whoever has the turn."""
    yield from discard_card_of(s, me, s.current, WORDS)
