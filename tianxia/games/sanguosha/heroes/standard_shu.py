"""Standard set, Shu: Liu Bei, Guan Yu, Zhang Fei, Zhuge Liang, Zhao Yun, Ma Chao, Huang Yueying."""

from __future__ import annotations

from tianxia.core.asks import Choice, Pick, Play, Sleeve, cards
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import RED, SHAS, TACTIC
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, counted_as_his, virtual
from tianxia.games.sanguosha.rules.conditions import at_beginning, kingdom_mates, with_sha
from tianxia.games.sanguosha.rules.deck import arrange, draw, top
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.moves import GIVEN, look_at, move_many
from tianxia.games.sanguosha.rules.responding import Need, asks_others
from tianxia.games.sanguosha.rules.skills import (
    DISTANCE_FROM,
    NO_DISTANCE_LIMIT,
    UNLIMITED,
    UNTARGETABLE,
    action,
    conversion,
    skill,
    state,
    substitute,
)
from tianxia.games.sanguosha.rules.table import THIS_PHASE, Table
from tianxia.games.sanguosha.rules.targets import legal_targets
from tianxia.games.sanguosha.rules.timings import AFTER_TARGETING, START_OF_PHASE, WHEN_USING
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import HAND, NOBODY, zone_of

# ---- Liu Bei


def gifts(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Hand cards, and who gets them."""
    hand, others = s.hand(me), s.others(me)
    return (pick_cards(hand, 1, len(hand)), pick_seats(others, 1, len(others)))


def more_heroes_than_gifts(s: Table, me: Seat, choice: Choice) -> str | None:
    """Everybody named is given a card."""
    return "SG-652" if len(choice.many("seats")) > len(choice.many("cards")) else None


@action("benevolence", picks=gifts, refuse=more_heroes_than_gifts)
def benevolence(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your Action Phase, as often as you like, you can give hand cards to other heroes. When you have given 2 in
    this phase, heal 1."""
    given = choice.many("cards")
    receivers = yield from divide(s, me, given, choice.many("seats"))
    before = sum(s.affected("benevolence", me))
    yield from move_many(s, [(card, zone_of(seat, HAND)) for card, seat in receivers], GIVEN, me)
    s.add_effect("benevolence", me, len(given), THIS_PHASE)
    if before < 2 <= before + len(given):
        yield from heal(s, me, 1, me)


def divide(s: Table, me: Seat, given: list[Sleeve], places: list[Seat]) -> Play[list[tuple[Sleeve, Seat]]]:
    """Who gets which card, each at least one; one receiver gets all."""
    if len(places) == 1:
        return [(card, places[0]) for card in given]
    slots = [f"card-{n}" for n in range(len(given))]
    reply = yield from choose(
        s,
        me,
        "benevolence",
        lambda: (option("give", *[pick_seats(places, slot=slot) for slot in slots]),),
        {"cards": list(cards(given))},
        refuse=lambda reply: "SG-652" if len({reply.one(slot) for slot in slots}) < len(places) else None,
    )
    return [(card, reply.one(slot)) for card, slot in zip(given, slots, strict=True)]


def generals_could_help(s: Table, me: Seat, need: Need) -> bool:
    """There are other Shu heroes, and whom the Sha is for is a legal target of it (SG-1534)."""
    legal = need.target == NOBODY or need.target in legal_targets(s, me, virtual("sha"), need.rangeless)
    return legal and bool(kingdom_mates(s, me))


@substitute("rouse-the-generals", makes=SHAS, may=generals_could_help, idle=True)
def rouse_the_generals(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """When you need a Sha or want to use one, you can ask the other Shu heroes one by one: a Sha that one of them
    plays counts as yours.

    R30: in turn order; it counts as yours, suit and number included."""
    played = yield from asks_others(s, me, kingdom_mates(s, me), SHAS, "rouse-the-generals", need)
    return None if played is None else counted_as_his(played, "rouse-the-generals")


# ---- Guan Yu


@conversion("warrior-saint", makes=("sha",))
def warrior_saint(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play a red card as a Sha."""
    return card.colour == RED


# ---- Zhang Fei


@state("roar", UNLIMITED)
def roar(s: Table, me: Seat, card: Card) -> bool:
    """You may use any number of Sha."""
    return card.is_sha


# ---- Zhuge Liang

STARS_SEEN = 5  # at most


@skill("star-gazing", at=START_OF_PHASE, when=at_beginning)
def star_gazing(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, you can look at as many top cards of the deck as heroes are alive (at most 5) and put
    them on the top and the bottom of the deck in any order."""
    seen = top(s, min(STARS_SEEN, len(s.survivors())))
    look_at(s, me, seen, "star-gazing")
    yield from arrange(s, me, seen, "star-gazing")


@state("empty-city", UNTARGETABLE)
def empty_city(s: Table, me: Seat, card: Card, user: Seat) -> bool:
    """While you have no hand cards, you cannot be the target of Sha and Duel."""
    return not s.hand(me) and (card.is_sha or card.name == "duel")


# ---- Zhao Yun


@conversion("dragon-courage", makes=("dodge",))
def dragon_courage_defends(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play Sha as Dodge."""
    return card.is_sha


@conversion("dragon-courage", makes=("sha",))
def dragon_courage_attacks(s: Table, me: Seat, card: Card) -> bool:
    """You can use or play Dodge as Sha."""
    return card.name == "dodge"


# ---- Ma Chao


@state("horsemanship", DISTANCE_FROM)
def horsemanship(s: Table, me: Seat, other: Seat, without: tuple[Sleeve, ...]) -> int:
    """Your distance to others is 1 shorter."""
    return -1


@skill("iron-cavalry", at=AFTER_TARGETING, when=with_sha)
def iron_cavalry(s: Table, me: Seat, use: Use) -> Play[None]:
    """After your Sha targets a hero, you can be judged: if it is red, they cannot dodge it."""
    target = use.target
    result = yield from judge(s, me, "iron-cavalry")
    if result.colour == RED and not result.aborted:
        use.inescapable.append(target)


# ---- Huang Yueying


def with_real_normal_tactic(s: Table, me: Seat, use: Use) -> bool:
    """A normal tactic that is not converted."""
    return use.card.kind.is_normal_tactic and not use.card.is_converted


@skill("wisdom", at=WHEN_USING, when=with_real_normal_tactic)
def wisdom(s: Table, me: Seat, use: Use) -> Play[None]:
    """When you use a normal tactic that is not converted, you can draw a card."""
    yield from draw(s, me, 1)


@state("talent", NO_DISTANCE_LIMIT)
def talent(s: Table, me: Seat, card: Card) -> bool:
    """Your tactics have no distance limit."""
    return card.kind.type == TACTIC
