"""Heroes who give tokens to others: Cao Song, Sima Hui."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import TACTIC
from tianxia.games.sanguosha.mechanics.gold import GOLD, drop_gold, give_gold, gold_of
from tianxia.games.sanguosha.mechanics.seals import DRAGON, PHOENIX, SEALS, bearer_of, drop_seal, give_seal, seals_of
from tianxia.games.sanguosha.rules.asking import choose, choose_seat, option, pick_seats
from tianxia.games.sanguosha.rules.conditions import at_beginning
from tianxia.games.sanguosha.rules.damage import ELEMENTAL, Damage, deal_virtual_damage
from tianxia.games.sanguosha.rules.deck import top
from tianxia.games.sanguosha.rules.dying import Death, die
from tianxia.games.sanguosha.rules.moves import GIVEN, look_at, move_many
from tianxia.games.sanguosha.rules.owning import WHEN_LOST, another_has
from tianxia.games.sanguosha.rules.skills import action, skill
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_SUFFERING,
    START_OF_GAME,
    START_OF_PHASE,
    START_OF_TURN,
    WHEN_DYING,
    WHEN_SUFFERING_FIXED,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.zones import HAND, NOBODY, zone_of

# ---- Cao Song


def two_others(s: Table, me: Seat) -> tuple[Pick, ...] | None:
    """The one who is viewed as dealing the damage, and the one who suffers it."""
    others = s.others(me)
    return (pick_seats(others, slot="first"), pick_seats(others, slot="second")) if len(others) > 1 else None


def is_the_same_hero(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-807: two different heroes."""
    return "SG-807" if choice.one("first") == choice.one("second") else None


@action("indulge", picks=two_others, refuse=is_the_same_hero, once=THIS_PHASE)
def indulge(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose two other heroes: the first is viewed as dealing 1 damage to the second.
    Nobody loses HP; only skills that act after damage was dealt or suffered do so."""
    yield from deal_virtual_damage(s, Damage(choice.one("first"), choice.one("second"), 1, skill="indulge"))


RICHES: Final = "boundless-gold"


def drop_all_gold(s: Table, seat: Seat) -> None:
    """SG-987, SG-1526: all Gold is dropped, whoever bears it, unless another hero has the skill too."""
    if not another_has(s, seat, RICHES):
        for each in range(s.seats):
            drop_gold(s, each)


WHEN_LOST[RICHES] = drop_all_gold


@skill(RICHES, at=START_OF_GAME, forced=True, anyone=True)
def boundless_gold(s: Table, me: Seat, game: Phase) -> None:
    """The game begins with six different Golds before you, which do nothing for you. At the start of your Action
    Phase, you give one of them to another hero without Gold: it works for them until the end of their turn, then it
    is gone. When you die, all Gold is gone. At the start of your turn, if you have no Gold, you die.

    This part: at the start of the game."""
    for gold in GOLD:
        s.token(me, gold, 1)


def poor_heroes(s: Table, me: Seat) -> list[Seat]:
    """The others without Gold."""
    return [seat for seat in s.others(me) if not gold_of(s, seat)]


def can_give_gold(s: Table, me: Seat, phase: Phase) -> bool:
    """The owner's Action Phase begins, with Gold and somebody to give it to."""
    return phase.phase == ACTION and bool(gold_of(s, me)) and bool(poor_heroes(s, me))


@skill(RICHES, at=START_OF_PHASE, when=can_give_gold, forced=True)
def gold_is_given(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """One Gold to another hero without Gold."""
    poor = poor_heroes(s, me)
    reply = yield from choose(
        s, me, RICHES, lambda: tuple([option(gold, pick_seats(poor)) for gold in gold_of(s, me)]), rule="SG-986"
    )
    give_gold(s, me, reply.one("seats"), reply.option)


@skill(RICHES, at=WHEN_DYING, forced=True)
def gold_is_dropped(s: Table, me: Seat, death: Death) -> None:
    """When the owner dies, all Gold is dropped."""
    drop_all_gold(s, me)


@skill(RICHES, at=START_OF_TURN, when=lambda s, me, turn: not gold_of(s, me), forced=True)
def gold_is_gone(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """Without Gold at the start of the turn the owner dies."""
    yield from die(s, me, NOBODY)


# ---- Sima Hui

TALENTS: Final = "recommend-talents"


def drop_all_seals(s: Table, seat: Seat) -> None:
    """SG-994: with the skill go both seals, whoever bears them, unless another hero has the skill too."""
    if not another_has(s, seat, TALENTS):
        for seal in SEALS:
            drop_seal(s, seal)


WHEN_LOST[TALENTS] = drop_all_seals


def first_beginning(s: Table, me: Seat, phase: Phase) -> bool:
    """The first Beginning Phase of the owner."""
    return at_beginning(s, me, phase) and not s.used(me, TALENTS, THIS_GAME)


@skill(TALENTS, at=START_OF_PHASE, when=first_beginning, forced=True)
def recommend_talents(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your first Beginning Phase, you give the Dragon to another hero and the Phoenix to a third. Once in each
    later Action Phase, you can move one of these seals to a different hero. When another hero with seals dies, you
    give each seal to a hero. The Dragon gives Fire Plan, the Phoenix Linked Rings, each 3 times an Action Phase;
    both together also give Searing Heat, which uses up both seals.

    This part: the first Beginning Phase."""
    s.count_use(me, TALENTS, THIS_GAME)
    s.count_use(me, TALENTS, THIS_TURN)
    if not s.others(me):
        return  # all of them rest
    first = yield from choose_seat(s, me, TALENTS, s.others(me), "SG-994")
    give_seal(s, DRAGON, first)
    third = [seat for seat in s.others(me) if seat != first]
    if third:
        give_seal(s, PHOENIX, (yield from choose_seat(s, me, TALENTS, third, "SG-994")))


def borne_seals(s: Table) -> list[tuple[str, Seat]]:
    """The seals that somebody bears, with the bearer; those for whom there is another hero in the game."""
    borne = [(seal, bearer_of(s, seal)) for seal in SEALS]
    return [(seal, seat) for seal, seat in borne if seat != NOBODY and s.others(seat)]


def seals_to_move(s: Table, me: Seat) -> bool:
    """Not in the first turn, and somebody bears a seal."""
    return not s.used(me, TALENTS, THIS_TURN) and bool(borne_seals(s))


@action(TALENTS, when=seals_to_move, once=THIS_PHASE)
def moves_a_seal(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """1x Action Phase, from its bearer to a different hero."""
    borne = borne_seals(s)
    reply = yield from choose(
        s,
        me,
        TALENTS,
        lambda: tuple([option(seal, pick_seats(s.others(seat))) for seal, seat in borne]),
        rule="SG-994",
    )
    give_seal(s, reply.option, reply.one("seats"))


def one_option(only: Option) -> tuple[Option, ...]:
    """A question with one option."""
    return (only,)


def a_bearer_dies(s: Table, me: Seat, death: Death) -> bool:
    """Another hero with seals."""
    return death.seat != me and bool(seals_of(s, death.seat))


@skill(TALENTS, at=WHEN_DYING, when=a_bearer_dies, forced=True, anyone=True)
def seals_are_passed_on(s: Table, me: Seat, death: Death) -> Play[None]:
    """Each of the seals goes to a hero."""
    for seal in seals_of(s, death.seat):
        picked = option(seal, pick_seats(s.around(me)))
        reply = yield from choose(s, me, TALENTS, partial(one_option, picked), rule="SG-994")
        give_seal(s, seal, reply.one("seats"))


def chain_is_struck(s: Table, me: Seat, damage: Damage) -> bool:
    """A chained hero suffered elemental damage that did not come through the chain, and lives."""
    return damage.unchained and not damage.spread and s.alive[damage.victim]


@skill("all-is-well", at=AFTER_SUFFERING, when=chain_is_struck, anyone=True)
def all_is_well(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After a chained hero suffers elemental damage that did not come through the chain, you can look at the top
    cards of the deck, one more than there are chained heroes left, and give each of them to any hero."""
    everybody = s.around(me)
    seen = top(s, sum(s.chained) + 1)
    look_at(s, me, seen, "all-is-well")
    picks = [pick_seats(everybody, slot=f"card-{n}") for n in range(len(seen))]
    reply = yield from choose(s, me, "all-is-well", lambda: (option("give", *picks),), {"cards": list(cards(seen))})
    shifts = [(card, zone_of(reply.one(f"card-{n}"), HAND)) for n, card in enumerate(seen)]
    yield from move_many(s, shifts, GIVEN, me)


def is_far_from_the_world(s: Table, me: Seat, damage: Damage) -> bool:
    """Elemental damage or damage of a tactic, to an owner without seal and armor."""
    by_tactic = damage.card is not None and damage.card.kind.type == TACTIC
    return (damage.element in ELEMENTAL or by_tactic) and not seals_of(s, me) and s.is_empty(me, "armor")


@skill("recluse", at=WHEN_SUFFERING_FIXED, when=is_far_from_the_world, forced=True)
def recluse(s: Table, me: Seat, damage: Damage) -> None:
    """Elemental damage to you, and damage from tactics, is prevented while you have neither a seal nor armor."""
    damage.prevented = True
