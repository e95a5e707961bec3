"""Heroes of single arts: Tong Yuan, Guan Yu (Martial Arts), Zhang Liao (Combo), Jian Shuo (Forced Orders)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import PRINTS, SHAS
from tianxia.games.sanguosha.heroes.wind import IN_DECK
from tianxia.games.sanguosha.mechanics.combo import BEGUN, is_combo, reset_combo, watch_combo
from tianxia.games.sanguosha.mechanics.forced_order import (
    count_for_orders,
    done,
    done_for,
    end_order,
    order,
    ordered_by,
)
from tianxia.games.sanguosha.mechanics.martial_arts import MOST_ARTS, arts_left, note_blow
from tianxia.games.sanguosha.rules.asking import choose, may, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import at_beginning
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.distance import neighbours
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.moves import discard, give, show
from tianxia.games.sanguosha.rules.owning import have_for_a_time, not_yet, use_up
from tianxia.games.sanguosha.rules.pointfight import PointFight, can_fight, common_point_fight, end_fight
from tianxia.games.sanguosha.rules.skills import (
    COUNTED,
    NOTES,
    ON_A_HERO,
    UNLIMITED,
    action,
    conversion,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import (
    ACTION,
    THIS_GAME,
    THIS_PHASE,
    THIS_ROUND,
    UNTIL_NEXT_TURN,
    UNTIL_TURN_OF,
    Table,
)
from tianxia.games.sanguosha.rules.taking import discard_cards_of, has_cards, random_hand_card, take_card_of
from tianxia.games.sanguosha.rules.targets import legal_targets
from tianxia.games.sanguosha.rules.timings import (
    AFTER_RESOLVED,
    DECLARE,
    END_OF_TURN,
    FIGHT_CARDS_REVEALED,
    START_OF_PHASE,
    WHEN_DEALING,
    WHEN_SUFFERING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order, use_card
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import HAND, MOST_SEATS, zone_of

ON_A_HERO.extend(("cornered-beast", "pass-on-the-art", "slaughter-order", "thrust-of-the-art"))

# ---- Tong Yuan

SPEAR: Final = "phoenix-spear"


@conversion(SPEAR, makes=("dodge",))
def phoenix_spear_parries(s: Table, me: Seat, card: Card) -> bool:
    """Sha as Dodge."""
    return card.is_sha


@conversion(SPEAR, makes=SHAS, when=lambda s, me, name: name in IN_DECK[s.deck_option])
def phoenix_spear_thrusts(s: Table, me: Seat, card: Card) -> bool:
    """Dodge as any Sha of the deck in use (R86)."""
    return card.name == "dodge"


def at_start_of_actions(s: Table, me: Seat, phase: Phase) -> bool:
    """The Action Phase starts."""
    return phase.phase == ACTION


@skill(
    SPEAR,
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_start_of_actions(s, me, phase) and bool(can_fight(s, me, s.others(me))),
    picks=lambda s, me, phase: (pick_seats(can_fight(s, me, s.others(me)), 1, 3),),
)
def phoenix_spear(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """You can use and play Sha as Dodge, and Dodge as any Sha. At the start of your Action Phase, you can fight a
    common point fight with up to 3 heroes: the winner is viewed as using a Fire Sha on all who did not win.

    This part: the fight."""
    fight = yield from common_point_fight(s, me, in_turn_order(s, choice.many("seats")), SPEAR)
    winner = fight.winner
    if winner >= 0 and s.alive[winner]:
        sha = virtual("fire-sha", SPEAR)
        struck = [seat for seat in legal_targets(s, winner, sha, rangeless=True) if seat in fight.sides]
        if struck:
            yield from use_card(s, Use(winner, sha, struck))
    yield from end_fight(s, fight)


ART: Final = "pass-on-the-art"
THRUST: Final = "thrust-of-the-art"  # the part of it that is for one Sha


@skill(
    ART,
    at=START_OF_PHASE,
    when=not_yet(ART, at_beginning),
    picks=lambda s, me, phase: (pick_seats(s.around(me)),),
)
def pass_on_the_art(s: Table, me: Seat, phase: Phase, choice: Choice) -> None:
    """Once per game, in your Beginning Phase, you can choose a hero: until your next turn, their cards in point
    fights are 3 higher, and their next Sha deals 1 more damage to others than you; after it, if it was not yours,
    draw as many cards as it dealt damage."""
    use_up(s, me, ART)
    for effect in (ART, THRUST):
        s.add_effect(effect, me, choice.one("seats"), UNTIL_NEXT_TURN)


@skill(
    lasting(ART),
    at=FIGHT_CARDS_REVEALED,
    when=lambda s, me, fight: any(seat in fight.values for seat in s.affected(ART, me)),
    anyone=True,
    forced=True,
)
def art_in_fights(s: Table, me: Seat, fight: PointFight) -> None:
    """SG-914: the card of the chosen hero is 3 higher."""
    for seat in s.affected(ART, me):
        fight.raise_value(seat, 3)


def is_next_sha(s: Table, me: Seat, use: Use) -> bool:
    """The first Sha of the chosen hero since."""
    begun = any(isinstance(matter, Use) and (me, ART) in matter.acted for matter in s.trail)
    return use.card.is_sha and use.user in s.affected(THRUST, me) and not begun


@skill(lasting(THRUST), at=DECLARE, when=is_next_sha, anyone=True, silent=True)
def art_begins(s: Table, me: Seat, use: Use) -> None:
    """This is the Sha that is meant."""
    use.acted.append((me, ART))


def art_strikes_another(s: Table, me: Seat, damage: Damage) -> bool:
    """That Sha hurts somebody else than Tong Yuan; what comes through a chain is raised already (R66)."""
    meant = damage.by is not None and not damage.spread and (me, ART) in damage.by.acted
    return meant and damage.victim != me


@skill(lasting(THRUST), at=WHEN_DEALING, when=art_strikes_another, anyone=True, asks=True)
def art_strikes(s: Table, me: Seat, damage: Damage) -> None:
    """1 more damage."""
    activate(s, me, ART, forced=True)
    damage.amount += 1


@skill(lasting(THRUST), at=AFTER_RESOLVED, when=lambda s, me, use: (me, ART) in use.acted, anyone=True, asks=True)
def art_is_over(s: Table, me: Seat, use: Use) -> Play[None]:
    """As many cards as it dealt damage, if it was another's."""
    s.end_effects(lambda effect: effect[:2] == (THRUST, me))
    if use.user != me:
        yield from draw(s, me, use.dealt)


# ---- Guan Yu (martial)


@action(
    "assist-han",
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if s.hand(seat)]),),
    once=THIS_PHASE,
)
def assist_han(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, a hand card of another hero is shown at random: they give it to you, or you are viewed
    as using an unlimited Sha on them.

    SG-1105: that Sha is rangeless; it counts for the limit (SG-1015)."""
    target = choice.one("seats")
    shown = random_hand_card(s, target, s.everyone())
    show(s, target, [shown], "assist-han")
    reply = yield from choose(s, target, "assist-han", lambda: (Option("give"), Option("suffer-sha")), {"seat": me})
    if reply.option == "give":
        yield from give(s, [shown], me, target, openly=True)
        return
    sha = virtual("sha", "assist-han")
    if target in legal_targets(s, me, sha, rangeless=True):
        yield from use_card(s, Use(me, sha, [target]), countless=False)


AWE: Final = "martial-awe"


@state(AWE, NOTES, persists=True)
def martial_awe_counts(s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None) -> None:
    """SG-1662: damage dealt and suffered in this round."""
    note_blow(s, me, AWE, what, who, amount)


def awe_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """One card more with each activation in this phase, and another hero who has cards."""
    price = s.used(me, AWE, THIS_PHASE) + 1
    return (pick_cards(s.cards_of(me), price, price), pick_seats([seat for seat in s.others(me) if has_cards(s, seat)]))


@action(AWE, picks=awe_picks, when=lambda s, me: arts_left(s, me, AWE) > 0, once=THIS_ROUND, limit=MOST_ARTS)
def martial_awe(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Martial Arts (as often in a round as the damage that you dealt and suffered in it, and once more, at most 5
    times): in your Action Phase, discard a card, one more with each time in this phase, and choose another hero with
    cards: discard as many cards of theirs, or all they have. If the sum of your numbers is not above that of theirs,
    deal 1 lightning damage to them."""
    s.count_use(me, AWE, THIS_PHASE)
    target, mine = choice.one("seats"), choice.many("cards")
    paid = points(s, mine)
    yield from discard(s, mine, me)
    theirs = yield from discard_cards_of(s, me, target, AWE, len(mine))
    if paid <= points(s, theirs):
        yield from deal_damage(s, Damage(me, target, 1, "lightning", skill=AWE))


def points(s: Table, cards: list[Sleeve]) -> int:
    """The sum of the printed numbers."""
    return sum([PRINTS[s.faces[card]].number for card in cards])


# ---- Zhang Liao (combo)

RAID: Final = "ride-and-raid"
HORDE: Final = "break-the-horde"
COUNTED[HORDE] = (BEGUN,)


@skill(RAID, at=WHEN_DEALING)
@skill(RAID, at=WHEN_SUFFERING)
def ride_and_raid(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """When you deal or suffer damage, you can draw a card; this card is unlimited."""
    for card in (yield from draw(s, me, 1)):
        if s.where[card] == zone_of(me, HAND):
            s.labels[card] = RAID
    if not s.affected(RAID, me):
        s.add_effect(RAID, me, 1, THIS_GAME)


@state(lasting(RAID), UNLIMITED)
def raided(s: Table, me: Seat, card: Card) -> bool:
    """SG-1015: a card made of such cards alone."""
    return bool(card.sleeves) and all(s.labels.get(sleeve) == RAID for sleeve in card.sleeves)


@skill(HORDE, at=DECLARE, silent=True)
def break_the_horde_watches(s: Table, me: Seat, use: Use) -> None:
    """Combo: a damage card, and then a Sha."""
    watch_combo(s, me, HORDE, use, use.card.kind.damages, use.card.is_sha)


@skill(HORDE, at=WHEN_USING, when=lambda s, me, use: is_combo(s, me, HORDE, use))
def break_the_horde(s: Table, me: Seat, use: Use) -> Play[None]:
    """Combo (a damage card, then a Sha): when you use this Sha, you can take a hand card of each target and of each
    hero who sits beside one of them, other than you; then its effect is repeated once."""
    reset_combo(s, me, HORDE)
    around = [seat for target in use.targets for seat in (target, *neighbours(s, target)) if seat != me]
    for seat in in_turn_order(s, around):
        yield from take_card_of(s, me, seat, HORDE, (HAND,))
    use.extra += 1


# ---- Jian Shuo

BEAST: Final = "cornered-beast"
ORDER: Final = "slaughter-order"
BLOOD: Final = 2  # damage that the order asks for


def not_cornered(s: Table, me: Seat) -> list[Seat]:
    """The other heroes on whom he has not sprung in this game, and on whom he may use a Sha."""
    return [
        seat
        for seat in legal_targets(s, me, virtual("sha", BEAST), rangeless=True)
        if seat not in s.affected(BEAST, me)
    ]


@action(BEAST, picks=lambda s, me: (pick_seats(not_cornered(s, me)),))
def cornered_beast(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your Action Phase, you are viewed as using a countless Sha on another hero at any distance, on each once
    per game. If it deals no damage, that hero has Slaughter Order until your next turn, and if you are its executing
    hero and it fails, they can make it fail twice."""
    seat = choice.one("seats")
    s.add_effect(BEAST, me, seat, THIS_GAME)
    use = Use(me, virtual("sha", BEAST), [seat])
    yield from use_card(s, use)
    if not use.dealt and s.alive[seat] and s.alive[me]:
        have_for_a_time(s, seat, ORDER, UNTIL_TURN_OF, me)


@skill(
    ORDER,
    at=START_OF_PHASE,
    when=at_start_of_actions,
    picks=lambda s, me, phase: (pick_seats([seat for seat in s.others(me) if me not in ordered_by(s, seat, ORDER)]),),
)
def slaughter_order(s: Table, me: Seat, phase: Phase, choice: Choice) -> None:
    """Forced Order: at the start of your Action Phase, you can choose an executing hero, who is to deal 2 or more
    damage until the end of their next turn. If they do, they draw 2 cards; if not, they lose 1 HP.

    R60: another hero; one order of one hero at a time."""
    executor = choice.one("seats")
    order(s, me, executor, ORDER)
    if me in s.affected(BEAST, executor):
        s.set_value(executor, ORDER, twice_by(me), 1)


def twice_by(owner: Seat) -> str:
    """Under which name it is kept that this order may fail twice."""
    return f"twice-{owner}"


COUNTED[ORDER] = tuple([name for seat in range(MOST_SEATS) for name in (done_for(seat), twice_by(seat))])


@state(lasting(ORDER), NOTES)
def slaughter_is_counted(s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None) -> None:
    """The damage that the executing hero deals."""
    if who == me and what == "dealt":
        count_for_orders(s, me, ORDER, amount)


@skill(lasting(ORDER), at=END_OF_TURN, forced=True)
def slaughter_ends(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """SG-1654: at the end of the executing hero's turn each order has succeeded or failed."""
    for owner in ordered_by(s, me, ORDER):
        enough = done(s, me, owner, ORDER) >= BLOOD
        twice = bool(s.value_of(me, ORDER, twice_by(owner)))
        end_order(s, me, owner, ORDER)
        s.values = [kept for kept in s.values if kept[:3] != (me, ORDER, twice_by(owner))]
        if enough:
            yield from draw(s, me, 2)
            continue
        again = twice and s.alive[owner] and (yield from may(s, owner, BEAST, {"seat": me}))
        for _ in range(2 if again else 1):
            yield from lose_hp(s, me)
