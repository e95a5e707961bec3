"""Gods of the later sets: God Zhang Liao, God Lu Su. They choose their kingdom (SG-111)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import SKILLS
from tianxia.games.sanguosha.mechanics.disabled_slots import choose_slot, disable, open_slots, reopen
from tianxia.games.sanguosha.mechanics.premeditation import plans_of
from tianxia.games.sanguosha.mechanics.swap_seats import sit_down
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards, pick_seats, seats
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.distance import in_reach
from tianxia.games.sanguosha.rules.dying import Death
from tianxia.games.sanguosha.rules.moves import PLACED, get, give, move_many
from tianxia.games.sanguosha.rules.owning import lose_what_goes_with
from tianxia.games.sanguosha.rules.pointfight import PointFight
from tianxia.games.sanguosha.rules.skills import (
    HAVING,
    INVALIDATES,
    LIMIT_OF_OTHERS,
    ON_A_HERO,
    action,
    lasting,
    plain_key,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_FIGHT,
    AFTER_SUFFERING,
    DAMAGE_RESOLVED,
    END_OF_TURN,
    START_OF_GAME,
    WHEN_DYING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.zones import DISCARD, HAND, PROCESSING, zone_of

ON_A_HERO.extend(("seize-edge", "edge-seized"))

# ---- God Zhang Liao

EDGE: Final = "seize-edge"  # an effect of the god: from whom
SEIZED: Final = "edge-seized"  # and of that hero: by whom
NOT_TO_BE_SEIZED: Final = ("ruler", "limited", "awakening", "stealth", "quest")


def edges(s: Table, victim: Seat) -> list[str]:
    """The skills of a hero that can be seized."""
    names = dict.fromkeys([plain_key(key) for key in s.skills[victim]])
    return [name for name in names if not set(SKILLS[name].types) & set(NOT_TO_BE_SEIZED)]


def strikes_without_edge(s: Table, me: Seat, damage: Damage) -> bool:
    """In the owner's Action Phase, another living hero who has such a skill; nothing is seized yet."""
    victim = damage.victim
    in_phase = s.current == me and s.phase == ACTION
    return in_phase and victim != me and s.alive[victim] and not s.affected(EDGE, me) and bool(edges(s, victim))


@skill(EDGE, at=AFTER_DEALING, when=strikes_without_edge)
def seize_edge(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you deal damage to another hero in your Action Phase, if you hold no skill seized before, you can
    disable one of your equipment slots and choose one of their skills (no ruler, limited, awakening, stealth or
    quest skill): until the end of their next turn or their death you have it, and they cannot use it. With all slots
    disabled it costs nothing."""
    slots, victim = open_slots(s, me), damage.victim
    if slots:
        yield from disable(s, me, (yield from choose_slot(s, me, EDGE, slots)))
    found = edges(s, victim)
    if not found or not s.alive[victim]:
        return
    taken = found[0]
    if len(found) > 1:
        reply = yield from choose(s, me, EDGE, lambda: tuple([Option(name) for name in found]), {"seat": victim})
        taken = reply.option
    s.add_effect(EDGE, me, victim, THIS_GAME)
    s.add_effect(HAVING + taken, me, victim, THIS_GAME)
    s.add_effect(SEIZED, victim, me, THIS_GAME)
    s.emit("gain-skill", {"seat": me, "skill": taken})


def seized_from(s: Table, thief: Seat, victim: Seat) -> list[str]:
    """What a god holds of this hero."""
    held = [(name, value) for name, whose, value, _ in s.effects if whose == thief and name.startswith(HAVING)]
    return [name.removeprefix(HAVING) for name, value in held if value == victim and victim in s.affected(EDGE, thief)]


@state(lasting(SEIZED), INVALIDATES)
def edge_is_dull(s: Table, me: Seat, key: str) -> bool:
    """What is seized is invalid for the hero it was seized from."""
    return any(plain_key(key) in seized_from(s, thief, me) for thief in s.affected(SEIZED, me))


def give_back(s: Table, thief: Seat, victim: Seat) -> Play[None]:
    """The skill is valid again, and lost to the god with all that goes with it (SG-1520)."""
    names = seized_from(s, thief, victim)
    given = [(HAVING + name, thief, victim) for name in names]
    s.end_effects(lambda effect: effect[:3] in ((EDGE, thief, victim), (SEIZED, victim, thief), *given))
    for name in names:
        if not s.has(thief, name):
            yield from lose_what_goes_with(s, thief, name)


@skill(lasting(SEIZED), at=END_OF_TURN, asks=True)
def edge_comes_back(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the end of that hero's next turn."""
    for thief in s.affected(SEIZED, me):
        yield from give_back(s, thief, me)


@skill(
    lasting(EDGE), at=WHEN_DYING, when=lambda s, me, death: death.seat in s.affected(EDGE, me), silent=True, anyone=True
)
def edge_dies(s: Table, me: Seat, death: Death) -> Play[None]:
    """Or at that hero's death."""
    yield from give_back(s, me, death.seat)


CRYING: Final = "hush-crying"


def trembles(s: Table, me: Seat, other: Seat) -> bool:
    """A wounded other hero within the owner's range."""
    return other >= 0 and other != me and s.alive[other] and s.wounds(other) > 0 and in_reach(s, me, other)


@state(CRYING, LIMIT_OF_OTHERS)
def hushes(s: Table, me: Seat, other: Seat) -> int:
    """Their hand limit is 1 lower."""
    return -1 if trembles(s, me, other) else 0


def wins_a_duel(s: Table, me: Seat, damage: Damage) -> bool:
    """Such a hero gave up in a Duel against the owner."""
    card = damage.card
    by_duel = card is not None and card.name == "duel" and damage.use is not None and damage.source == me
    return by_duel and bool(s.disabled[me]) and trembles(s, me, damage.victim)


def wins_a_point_fight(s: Table, me: Seat, fight: PointFight) -> bool:
    """The owner won against such a hero, alone or among several."""
    beaten = [seat for seat in fight.sides if seat != me]
    return fight.winner == me and bool(s.disabled[me]) and any(trembles(s, me, seat) for seat in beaten)


def hurt_by_one(s: Table, me: Seat, damage: Damage) -> bool:
    """Such a hero hurt the owner."""
    return bool(s.disabled[me]) and trembles(s, me, damage.source)


@skill(CRYING, at=DAMAGE_RESOLVED, when=wins_a_duel, forced=True, anyone=True)
@skill(CRYING, at=AFTER_FIGHT, when=wins_a_point_fight, forced=True, anyone=True)
@skill(CRYING, at=AFTER_SUFFERING, when=hurt_by_one, forced=True)
def hush_crying(s: Table, me: Seat, matter: Damage | PointFight) -> Play[None]:
    """Wounded other heroes in your range have a hand limit 1 lower. After you win a Duel or a point fight against
    one of them, or suffer damage from one of them, one of your disabled slots is opened again.

    This part: a slot is opened again."""
    reopen(s, me, (yield from choose_slot(s, me, CRYING, list(s.disabled[me]))))


# ---- God Lu Su


@skill("couch-strategy", at=START_OF_GAME, asks=True, anyone=True)
def couch_strategy(s: Table, me: Seat, game: Phase) -> Play[None]:
    """At the start of the game, you can seat all heroes but the Ruler anew."""
    others = [seat for seat in s.in_seat_order() if seat != s.ruler]
    row = Pick("seats", seats(others), len(others), len(others), ordered=True)
    reply = yield from choose(s, me, "couch-strategy", lambda: (option("seats", row), PASS_OPTION), rule="SG-845")
    if reply.option == "seats":
        s.emit("skill", {"seat": me, "skill": "couch-strategy", "forced": False})
        sit_down(s, [s.ruler, *reply.many("seats")])


def field_of(s: Table, seat: Seat) -> list[Sleeve]:
    """SG-820: what lies in equipment and judgement area, also face down (SG-966)."""
    return [*s.equipment(seat), *s.judging(seat), *plans_of(s, seat)]


def provinces(s: Table, me: Seat) -> tuple[Pick, ...] | None:
    """Cards of one's own, and another hero with cards on the field."""
    settled = [seat for seat in s.others(me) if field_of(s, seat)]
    if not settled:
        return None
    counts = [len(field_of(s, seat)) for seat in settled]
    return pick_cards(s.cards_of(me), min(counts), max(counts)), pick_seats(settled)


def not_card_for_card(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-816: as many as lie there."""
    return None if len(choice.many("cards")) == len(field_of(s, choice.one("seats"))) else "SG-816"


@action("settle-the-provinces", picks=provinces, refuse=not_card_for_card, once=THIS_PHASE)
def settle_the_provinces(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can give another hero as many of your cards as they have in their equipment and
    judgement areas: you get all of those."""
    target = choice.one("seats")
    yield from give(s, choice.many("cards"), target, me)
    yield from get(s, field_of(s, target), me)


def allies(s: Table, me: Seat) -> list[Seat]:
    """SG-660: heroes with at most one hand card more, where there is any card to mix."""
    mine = len(s.hand(me))
    return [seat for seat in s.others(me) if len(s.hand(seat)) <= mine + 1 and mine + len(s.hand(seat))]


@skill(
    "wise-pact",
    at=END_OF_TURN,
    when=lambda s, me, turn: bool(allies(s, me)),
    picks=lambda s, me, turn: (pick_seats(allies(s, me)),),
)
def wise_pact(s: Table, me: Seat, turn: Phase, choice: Choice) -> Play[None]:
    """At the end of your turn, you can choose another hero with at most one hand card more than you: both hands are
    laid open and mixed, you get a random half (rounded up), they get the rest."""
    ally = choice.one("seats")
    both = [*s.hand(me), *s.hand(ally)]
    laid = yield from move_many(s, [(card, PROCESSING) for card in both], PLACED, me)
    left = [card for card in laid if s.where[card] == PROCESSING]
    mine = [left.pop(s.dice.below(len(left))) for _ in range((len(left) + 1) // 2)]
    shares = [(me, mine), (ally, left)]
    arriving = [(card, zone_of(seat, HAND) if s.alive[seat] else DISCARD) for seat, share in shares for card in share]
    yield from move_many(s, arriving, PLACED, me, openly=True)
