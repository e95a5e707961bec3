"""Cao Mao, whose eternal skills (SG-1659) wake with his Heart tokens."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import KINDS, SUITS, TACTIC
from tianxia.games.sanguosha.mechanics.random_cards import get_from_deck
from tianxia.games.sanguosha.mechanics.removed_for_good import ban, remove_all
from tianxia.games.sanguosha.rules.asking import choose, option, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.health import AFTER_FLIP, Change, add_shield, flip, set_hp
from tianxia.games.sanguosha.rules.moves import Moved, discard, look_at
from tianxia.games.sanguosha.rules.owning import TOKEN_OF, TOKENS, WHEN_LOST
from tianxia.games.sanguosha.rules.responding import Need
from tianxia.games.sanguosha.rules.skills import (
    FORBIDS_USE,
    HAVING,
    INVALIDATES,
    ON_A_HERO,
    action,
    lasting,
    skill,
    state,
    substitute,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_MOVE,
    AFTER_SUFFERING,
    START_OF_GAME,
    START_OF_PHASE,
)
from tianxia.games.sanguosha.rules.turns import LAST_OF_TURN, Phase
from tianxia.games.sanguosha.rules.zones import HAND, zone_of

ON_A_HERO.append("exile")

HEARTS: Final = "heart"
MOST_HEARTS: Final = 99
DRAGON: Final = "hidden-dragon"
THRONE: Final = "guard-the-throne"
WINE: Final = "wine-poetry-cao-mao"
EXILE: Final = "exile"
DEATH: Final = "advance-to-the-death"
AWAKE: Final = {"clear-and-upright": 25, WINE: 50, EXILE: 75, DEATH: MOST_HEARTS}  # with this many Hearts
DOOMED: Final = ("dodge", "peach", "wine")
TOKENS.append(HEARTS)
TOKEN_OF[DRAGON] = HEARTS


def add_hearts(s: Table, me: Seat, count: int) -> None:
    """At most 99; with enough of them he is viewed as having his other skills (SG-1522)."""
    change = min(MOST_HEARTS - s.tokens[me].get(HEARTS, 0), count)
    if change:
        s.token(me, HEARTS, change)
    for name, least in AWAKE.items():
        if s.tokens[me][HEARTS] >= least and (HAVING + name, me, 1, THIS_GAME) not in s.effects:
            s.add_effect(HAVING + name, me, 1, THIS_GAME)
            s.emit("viewed-as-having", {"seat": me, "skill": name})


def falls_asleep(s: Table, seat: Seat) -> None:
    """Without Hidden Dragon nothing is viewed any more."""
    s.end_effects(lambda effect: effect[1] == seat and effect[0].removeprefix(HAVING) in AWAKE)


WHEN_LOST[DRAGON] = falls_asleep


def guards_the_throne(s: Table, me: Seat, game: Phase) -> bool:
    """He has both skills, and another Wei hero is in the game."""
    return s.has(me, THRONE) and s.has(me, DRAGON) and any(s.kingdom[seat] == "wei" for seat in s.others(me))


@skill(THRONE, at=START_OF_GAME, when=guards_the_throne, forced=True, anyone=True)
def guard_the_throne(s: Table, me: Seat, game: Phase) -> None:
    """At the start of the game, if another Wei hero is in the game, you begin with 60 Hearts instead of 20."""
    add_hearts(s, me, 60)


@skill(DRAGON, at=START_OF_GAME, when=lambda s, me, game: not guards_the_throne(s, me, game), forced=True, anyone=True)
def hidden_dragon(s: Table, me: Seat, game: Phase) -> None:
    """The game begins with 20 Hearts before you. You gain 5 after you get cards, 10 for each damage you suffer and
    15 for each you deal, up to 99. With 25 you are viewed as having Clear and Upright, with 50 Wine Poetry, with 75
    Exile, with 99 Advance to the Death.

    This part: at the start of the game."""
    add_hearts(s, me, 20)


def gets_cards(s: Table, me: Seat, moved: Moved) -> bool:
    """Cards come to the owner's hand."""
    hand = zone_of(me, HAND)
    return any(shift.to == hand != shift.came for shift in moved.shifts)


@skill(DRAGON, at=AFTER_MOVE, when=gets_cards, forced=True, anyone=True)
def grows_with_cards(s: Table, me: Seat, moved: Moved) -> None:
    """After getting cards, 5 Hearts."""
    add_hearts(s, me, 5)


@skill(DRAGON, at=AFTER_SUFFERING, forced=True)
def grows_with_wounds(s: Table, me: Seat, damage: Damage) -> None:
    """10 Hearts for each damage suffered."""
    add_hearts(s, me, 10 * damage.amount)


@skill(DRAGON, at=AFTER_DEALING, forced=True)
def grows_with_blows(s: Table, me: Seat, damage: Damage) -> None:
    """15 Hearts for each damage dealt."""
    add_hearts(s, me, 15 * damage.amount)


# ---- 25 Hearts


def can_clear(s: Table, me: Seat, phase: Phase) -> bool:
    """The Action Phase begins, with hand cards here and elsewhere."""
    return phase.phase == ACTION and bool(s.hand(me)) and any(s.hand(seat) for seat in s.others(me))


def suits_of(s: Table, seat: Seat) -> list[int]:
    """The suits in a hand."""
    held = {s.suit_of(card) for card in s.hand(seat)}
    return [suit for suit in range(len(SUITS)) if suit in held]


@skill("clear-and-upright", at=START_OF_PHASE, when=can_clear)
def clear_and_upright(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the start of your Action Phase, you can discard all hand cards of one suit and look at another hero's hand:
    you discard all cards of one suit from it; if these are fewer than yours, you deal them 1 damage."""
    id = "clear-and-upright"
    holding = [seat for seat in s.others(me) if s.hand(seat)]
    reply = yield from choose(
        s, me, id, lambda: tuple([option(SUITS[suit], pick_seats(holding)) for suit in suits_of(s, me)])
    )
    target, suit = reply.one("seats"), SUITS.index(reply.option)
    mine = yield from discard(s, [card for card in s.hand(me) if s.suit_of(card) == suit], me)
    look_at(s, me, s.hand(target), id)
    theirs: list[int] = []
    if s.hand(target) and s.alive[me]:
        told = {"seat": target}
        reply = yield from choose(s, me, id, lambda: tuple([Option(SUITS[suit]) for suit in suits_of(s, target)]), told)
        struck = SUITS.index(reply.option)
        theirs = yield from discard(s, [card for card in s.hand(target) if s.suit_of(card) == struck], me)
    if len(theirs) < len(mine):
        yield from deal_damage(s, Damage(me, target, 1, skill=id))


# ---- 50 Hearts


@substitute(WINE, makes=("wine",), may=lambda s, me, need: not s.flipped[me], how=("use",), idle=True)
def wine_poetry_cao_mao(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """When you want or need Wine, you can turn your hero face down and count as using it. After you suffer damage,
    if you are face down and were not turned for this Wine meanwhile, you can turn over. Each time after you turn
    over, you get a random tactic from the deck.

    This part: the Wine."""
    for matter in s.trail:
        if isinstance(matter, Damage):
            matter.acted.append((me, WINE))
    yield from flip(s, me)
    return virtual("wine", WINE)


def lies_face_down(s: Table, me: Seat, damage: Damage) -> bool:
    """Face down, and not turned over for Wine while this damage was resolved."""
    return s.flipped[me] and (me, WINE) not in damage.acted


@skill(WINE, at=AFTER_SUFFERING, when=lies_face_down)
def wine_wears_off(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After damage, he can turn up again."""
    yield from flip(s, me)


@skill(WINE, at=AFTER_FLIP, forced=True)
def wine_inspires(s: Table, me: Seat, change: Change) -> Play[None]:
    """SG-670, SG-677: after each flip, a random tactic of the deck, shown to all."""
    yield from get_from_deck(s, me, lambda face: KINDS[face.kind].type == TACTIC)


# ---- 75 Hearts


@action(
    EXILE,
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if seat not in s.affected(EXILE, me)]),),
    once=THIS_PHASE,
)
def exile(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose another hero, not the one you chose last, and one of these: until the end of
    their turn they can use hand cards only as tactics; or their skills, but for eternal ones, do nothing.

    This part: the choice."""
    target = choice.one("seats")
    told = {"seat": target}
    reply = yield from choose(s, me, EXILE, lambda: (Option("exile-cards"), Option("exile-skills")), told)
    s.end_effects(lambda effect: effect[:2] == (EXILE, me))
    s.add_effect(EXILE, me, target, THIS_GAME)
    s.add_effect(reply.option, target, 1, THIS_GAME)


@state(lasting("exile-cards"), FORBIDS_USE, rule="SG-1411")
def only_tactics(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """SG-1411: cards of the hand only as tactics, whatever they are converted into."""
    from_hand = bool(card.sleeves) and all(s.where[sleeve] == zone_of(me, HAND) for sleeve in card.sleeves)
    return user == me and from_hand and card.kind.type != TACTIC


@state(lasting("exile-skills"), INVALIDATES)
def no_skills(s: Table, me: Seat, key: str) -> bool:
    """All skills but eternal ones, which nothing makes invalid (SG-1659)."""
    return True


@skill(lasting("exile-cards"), at=LAST_OF_TURN, silent=True)
@skill(lasting("exile-skills"), at=LAST_OF_TURN, silent=True)
def comes_home(s: Table, me: Seat, turn: Phase) -> None:
    """Until the end of the turn of the exiled hero."""
    s.end_effects(lambda effect: effect[0] in ("exile-cards", "exile-skills") and effect[1] == me)


# ---- 99 Hearts


@action(DEATH, once=THIS_GAME)
def advance_to_the_death(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase: everybody's HP becomes 1, and they gain as many shields as their HP
    changed, you 2 more. Then every Dodge, Peach and Wine in the deck, the discard pile, on the table and in hands
    leaves the game, and so does each that would go to the discard pile later."""
    for seat in s.around(s.current):
        changed = abs(s.hp[seat] - 1)
        set_hp(s, seat, 1)
        add_shield(s, seat, changed + (2 if seat == me else 0))
    yield from remove_all(s, DOOMED)
    ban(s, DOOMED)
