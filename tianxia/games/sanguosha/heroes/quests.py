"""Heroes with a quest: Zhou Chu, Yan Liang."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import CLUB, EQUIPMENT, KINDS
from tianxia.games.sanguosha.mechanics.quest import QUEST, end_quest, is_open
from tianxia.games.sanguosha.mechanics.random_cards import get_of_types, use_random_equipment
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, converted
from tianxia.games.sanguosha.rules.conditions import at_beginning
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.forms import is_inert
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.moves import Moved, discard, look_at
from tianxia.games.sanguosha.rules.owning import gain_skills, lose_skills, reset_skill
from tianxia.games.sanguosha.rules.pointfight import PointFight, end_fight, point_fight
from tianxia.games.sanguosha.rules.skills import (
    COUNTED,
    FORBIDS_USE,
    LIMIT_OF_OTHERS,
    NAME_VIEW,
    ON_A_HERO,
    UNCOUNTED,
    action,
    conversion,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import has_cards, random_hand_card
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_MOVE,
    AFTER_RESOLVED,
    AFTER_TARGETING,
    END_OF_ROUND,
    FIGHT_CARDS_REVEALED,
    START_OF_PHASE,
    WHEN_DEALING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order, use_card
from tianxia.games.sanguosha.rules.zones import EQUIPPED, HAND, TYPES, zone_of

ON_A_HERO.append("wipe-out-pest")

# ---- Zhou Chu

PEST: Final = "wipe-out-pest"
FAME: Final = "honorable-reputation"
COUNTED[PEST] = (QUEST,)
LOW: Final = 6  # with so little he fails
ARMED: Final = 3  # with this many equipped cards he succeeds
PRICED: Final = 4  # less the equipped cards: what his card is raised by


@state("scourge", LIMIT_OF_OTHERS)
def scourge(s: Table, me: Seat, other: Seat) -> int:
    """The hand limit of all other heroes is 1 lower. Equipment cards in your hand count as Wine.

    This part: the hand limit."""
    return -1


@state("scourge", NAME_VIEW)
def scourge_drinks(s: Table, me: Seat, card: Card) -> Card:
    """Equipment cards in your hand count as Wine."""
    if card.kind.type != EQUIPMENT:
        return card
    return Card("wine", card.suit, card.number, card.sleeves, "scourge")


@action(
    PEST,
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if s.hand(seat)]),),
    when=lambda s, me: is_open(s, me, PEST),
    once=THIS_PHASE,
)
def wipe_out_pest(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Quest. Once in your Action Phase, draw a card and fight a point fight with another hero; your card is raised
    by 4, less 1 for each of your equipped cards. If you win, look at their hand and get a random card of each type
    that you find there, and in this phase, after you deal them damage, use a random equipment card for an empty
    slot. It succeeds when an equipment card comes before you and there are 3 or more: heal to your maximum HP, lose
    Scourge and gain Honorable Reputation. It fails if you do not win, with a value of 6 or less.

    This part: the point fight."""
    seat = choice.one("seats")
    yield from draw(s, me, 1)
    if not s.hand(me) or not s.hand(seat):
        return
    fight = yield from point_fight(s, me, seat, PEST)
    if fight.won:
        look_at(s, me, s.hand(seat), PEST)
        found = [s.card(card).kind.type for card in s.hand(seat)]
        s.add_effect(PEST, me, seat, THIS_PHASE)
        yield from get_of_types(s, me, *[type for type in TYPES if type in found])
    elif fight.values[me] <= LOW and is_open(s, me, PEST):
        end_quest(s, me, PEST, succeeded=False)
    yield from end_fight(s, fight)


@skill(PEST, at=FIGHT_CARDS_REVEALED, when=lambda s, me, fight: fight.skill == PEST, forced=True)
def pest_is_fought(s: Table, me: Seat, fight: PointFight) -> None:
    """SG-914: his card is raised, never above K."""
    fight.raise_value(me, PRICED - len(s.equipment(me)))


@skill(
    lasting(PEST),
    at=AFTER_DEALING,
    when=lambda s, me, damage: damage.victim in s.affected(PEST, me) and is_open(s, me, PEST),
    forced=True,
)
def pest_is_hunted(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you deal damage to the beaten hero."""
    yield from use_random_equipment(s, me)


def is_well_armed(s: Table, me: Seat, moved: Moved) -> bool:
    """An equipment card came, and now there are enough."""
    came = any(shift.to == zone_of(me, EQUIPPED) for shift in moved.shifts)
    return came and len(s.equipment(me)) >= ARMED and is_open(s, me, PEST)


@skill(PEST, at=AFTER_MOVE, when=is_well_armed, forced=True, anyone=True)
def pest_is_wiped_out(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """The quest succeeds."""
    end_quest(s, me, PEST, succeeded=True)
    yield from heal(s, me, s.wounds(me), me)
    yield from lose_skills(s, me, "scourge")
    gain_skills(s, me, FAME)


@skill(
    FAME,
    at=AFTER_TARGETING,
    when=lambda s, me, use: use.card.suit == CLUB and use.target != me,
    forced=True,
)
def honorable_clubs(s: Table, me: Seat, use: Use) -> None:
    """Your clubs are inescapable for others."""
    use.inescapable.append(use.target)


@skill(
    FAME,
    at=AFTER_DEALING,
    when=lambda s, me, damage: damage.victim != me and not s.used(me, FAME, THIS_TURN),
    forced=True,
)
def honorable_reputation(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """Other heroes cannot respond to your clubs. Once per turn, after you deal damage to another hero, discard a random
    card of their hand and get a random card of each of the two other types, or of all three if they have no hand cards;
    these cards do not count for your hand limit this turn."""
    s.count_use(me, FAME, THIS_TURN)
    types = list(TYPES)
    if s.hand(damage.victim):
        card = random_hand_card(s, damage.victim, s.everyone())
        types.remove(s.card(card).kind.type)  # SG-1413: as it counts in this hand
        s.note("robbed", me, damage.victim, 1)
        yield from discard(s, [card], me)
    cards = yield from get_of_types(s, me, *types)
    for old in [card for card in s.hand(me) if s.labels.get(card) == FAME]:
        del s.labels[old]  # of an earlier turn
    for card in cards:
        if s.where[card] == zone_of(me, HAND):
            s.labels[card] = FAME
    s.add_effect(FAME, me, 1, THIS_TURN)


@state(lasting(FAME), UNCOUNTED)
def is_fame(s: Table, me: Seat, card: Sleeve) -> bool:
    """What came by good reputation this turn does not count."""
    return s.labels.get(card) == FAME


# ---- Yan Liang

ALONE: Final = "go-alone"
MOMENTUM: Final = "extend-the-momentum"
READY: Final = "ready"
EXPERIENCED: Final = "experienced"
COUNTED[ALONE] = (QUEST, READY)
COUNTED[MOMENTUM] = (EXPERIENCED,)
MANY_DUELS: Final = 4  # one less with fewer players (SG-118)
WISE: Final = tuple([id for id, kind in KINDS.items() if kind.wise])


def rivals(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Up to three others with cards."""
    return (pick_seats([seat for seat in s.others(me) if has_cards(s, seat)], 1, 3),)


@skill(
    ALONE,
    at=START_OF_PHASE,
    when=lambda s, me, phase: phase.phase == ACTION and any(has_cards(s, seat) for seat in s.others(me)),
    picks=rivals,
)
def go_alone(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """Quest. At the start of your Action Phase, you can choose up to 3 other heroes with cards and draw as many and 1
    more: each of them uses a card as Duel on you. On your brink of death others cannot use Peach on you. It succeeds
    when 4 Duels (3 with fewer than 4 players) were used by you or on you in one of your turns: in your next Beginning
    Phase it keeps only its first sentence, and you gain Narrow Valour, or reset Extend the Momentum, which from then on
    is reset after each round in which you used it. It fails with your death.

    SG-1664: this part stays."""
    chosen = choice.many("seats")
    yield from draw(s, me, len(chosen) + 1)
    for seat in in_turn_order(s, chosen):
        if s.alive[seat] and s.alive[me] and as_duels(s, seat, me):
            [card] = yield from choose_cards(s, seat, ALONE, partial(as_duels, s, seat, me), 1)
            use = Use(seat, converted([s.card(card)], "duel", ALONE), [me])
            use.forced_by = me
            yield from use_card(s, use)


def as_duels(s: Table, seat: Seat, me: Seat) -> list[Sleeve]:
    """The cards of this hero that can be used as Duel on the owner."""
    return [
        card
        for card in s.cards_of(seat)
        if not is_inert(s, card)
        and why_forbidden(s, seat, duel := converted([s.card(card)], "duel", ALONE)) is None
        and me in legal_targets(s, seat, duel)
    ]


@state(ALONE, FORBIDS_USE)
def dies_alone(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """In your brink of death others cannot use Peach on you."""
    dying = next((matter.seat for matter in reversed(s.trail) if isinstance(matter, Brink)), -1)
    return card.name == "peach" and user != me and dying == me and is_open(s, me, ALONE)


def duel_of(s: Table, me: Seat, use: Use) -> bool:
    """In the owner's turn a Duel was used, by the owner or on the owner."""
    mine = use.user == me or me in use.targets or me in use.cancelled
    return use.card.name == "duel" and mine and s.current == me and is_open(s, me, ALONE)


@skill(ALONE, at=AFTER_RESOLVED, when=duel_of, anyone=True, silent=True)
def duels_are_counted(s: Table, me: Seat, use: Use) -> None:
    """R50: of one turn; negated ones count."""
    s.count_use(me, ALONE, THIS_TURN)
    if s.used(me, ALONE, THIS_TURN) >= (MANY_DUELS if s.seats >= MANY_DUELS else MANY_DUELS - 1):
        s.set_value(me, ALONE, READY, 1)


def is_ready(s: Table, me: Seat, phase: Phase) -> bool:
    """The next Beginning Phase after enough Duels."""
    return at_beginning(s, me, phase) and bool(s.value_of(me, ALONE, READY)) and is_open(s, me, ALONE)


@skill(ALONE, at=START_OF_PHASE, when=is_ready, forced=True)
def alone_no_more(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """The quest succeeds."""
    end_quest(s, me, ALONE, succeeded=True)
    ways = (Option("gain"), *((Option("reset"),) if s.has(me, MOMENTUM) else ()))
    reply = yield from choose(s, me, ALONE, lambda: ways)
    if reply.option == "gain":
        gain_skills(s, me, "narrow-valour")
    else:
        reset_skill(s, me, MOMENTUM)
        s.set_value(me, MOMENTUM, EXPERIENCED, 1)


@conversion(MOMENTUM, makes=("duel", *WISE), once=THIS_GAME)
def extend_the_momentum(s: Table, me: Seat, card: Card) -> bool:
    """Once per game, you can use or play a Sha as Duel or as a wise tactic (Dismantle, Out of Nothing or Negate)."""
    return card.is_sha


@skill(
    MOMENTUM,
    at=END_OF_ROUND,
    when=lambda s, me, round: bool(s.value_of(me, MOMENTUM, EXPERIENCED)) and bool(s.used(me, MOMENTUM, THIS_GAME)),
    forced=True,
    anyone=True,
)
def momentum_is_experienced(s: Table, me: Seat, round: Phase) -> None:
    """SG-970: it was used in this round, and is reset (SG-908)."""
    reset_skill(s, me, MOMENTUM)


def own_duel_hurts(s: Table, me: Seat, damage: Damage) -> bool:
    """A Duel used by the owner or on the owner deals damage."""
    use = damage.by
    return use is not None and use.card.name == "duel" and (use.user == me or me in use.targets)


@skill("narrow-valour", at=WHEN_DEALING, when=own_duel_hurts, forced=True, anyone=True)
def narrow_valour(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """When a Duel that you used or that was used on you deals damage: if to you, discard a random hand card; otherwise
    it is 1 higher."""
    if damage.victim != me:
        damage.amount += 1
    elif s.hand(me):
        yield from discard(s, [random_hand_card(s, me, s.everyone())], me)
