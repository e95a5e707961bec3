"""Equipment (SG-12xx): weapons, armor, the Wooden Cow (horses: distance.py); the ice Sha acts as a weapon does."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Zone
from tianxia.core.windows import Asking
from tianxia.games.sanguosha.content import BLACK, EQUIPMENT, KINDS, RED, SUPPLIES_CAP
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.behaviour import PLACED_OVER, kind, leaves_the_game, leaving
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.distance import distance
from tianxia.games.sanguosha.rules.forms import like_hand
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.moves import PLACED, Shift, discard, free_slots, move_cards, remove
from tianxia.games.sanguosha.rules.responding import Need, uses_sha
from tianxia.games.sanguosha.rules.skills import (
    CARD_RULES,
    FORBIDS,
    LIKE_HAND,
    MORE_TARGETS,
    UNLIMITED,
    action,
    conversion,
    skill,
    state,
    substitute,
)
from tianxia.games.sanguosha.rules.table import THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import discard_card_of, has_cards
from tianxia.games.sanguosha.rules.targets import is_equipped, oneself
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DECLARING,
    AFTER_MOVE,
    AFTER_TARGETING,
    MOVE,
    START_OF_RESOLUTION,
    WHEN_COUNTERED,
    WHEN_DEALING,
    WHEN_DEALING_FIXED,
    WHEN_SUFFERING,
    WHEN_SUFFERING_FIXED,
)
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import EQUIPPED, SUPPLIES, area_of, owner_of, zone_of

COW: Final = "wooden-cow"


@kind(*[id for id, kind in KINDS.items() if kind.type == EQUIPMENT], who=oneself, automatic=True)
def equipped(s: Table, use: Use, target: Seat) -> None:
    """SG-1201: it goes to its slot at U10."""


# ---- conditions, all on public grounds


def by_sha(s: Table, me: Seat, use: Use) -> bool:
    """A Sha is being used."""
    return use.card.is_sha


def sha_hurts_target(s: Table, me: Seat, damage: Damage) -> bool:
    """A Sha deals damage to its target, not through a chain (SG-1124)."""
    return damage.use is not None and damage.use.card.is_sha


def sha_hurts_owner_of_cards(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1213, SG-1122: and the target has cards in hand or equipment."""
    return sha_hurts_target(s, me, damage) and has_cards(s, damage.victim)


def is_dodged(s: Table, me: Seat, use: Use) -> bool:
    """The Sha was countered by Dodge, and its target lives."""
    return use.card.is_sha and use.countered_by is not None and s.alive[use.target]


# ---- weapons


@state("zhuge-crossbow", UNLIMITED)
def zhuge_crossbow(s: Table, me: Seat, card: Card) -> bool:
    """Weapon, range 1. You may use any number of Sha in your Action Phase.

    SG-1211."""
    return card.is_sha


def of_other_gender(s: Table, me: Seat, use: Use) -> bool:
    """SG-1214, SG-1014: one who counts as both genders is the opposite of each."""
    mine, his = s.gender[me], s.gender[use.target]
    return use.card.is_sha and use.target != me and ("both" in (mine, his) or mine != his)


@skill("gender-double-swords", at=AFTER_TARGETING, when=of_other_gender)
def gender_double_swords(s: Table, me: Seat, use: Use) -> Play[None]:
    """Weapon, range 2. After your Sha targets a hero of the other gender, you can make them choose: they discard a
    hand card, or you draw a card.

    SG-1214."""
    target = use.target
    if s.hand(target):
        reply = yield from choose(
            s,
            target,
            "gender-double-swords",
            lambda: (option("discard", pick_cards(s.hand(target))), Option("let-draw")),
            rule="SG-1214",
        )
        if reply.option == "discard":
            yield from discard(s, reply.many("cards"), target)
            return
    yield from draw(s, me, 1)


@skill("blue-steel-blade", at=AFTER_TARGETING, when=by_sha, forced=True)
def blue_steel_blade(s: Table, me: Seat, use: Use) -> None:
    """Weapon, range 2. Your Sha ignores the armor of its target.

    SG-1212."""
    use.ignores_armor.append(use.target)


@skill("frozen-sword", at=WHEN_DEALING_FIXED, when=sha_hurts_owner_of_cards)
def frozen_sword(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """Weapon, range 2. When your Sha would hurt a target who has cards, you can discard 2 of their cards instead,
    one after the other.

    SG-1213."""
    damage.prevented = True
    for _ in range(2):
        yield from discard_card_of(s, me, damage.victim, "frozen-sword")


def is_ice_sha(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1120, SG-1122: the Sha that deals the damage is an ice Sha, and its target has cards."""
    return sha_hurts_owner_of_cards(s, me, damage) and damage.card is not None and damage.card.name == "ice-sha"


@skill("ice-sha", at=WHEN_DEALING_FIXED, when=is_ice_sha)
def ice_sha(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """A Sha whose damage is ice damage. Instead of dealing it you can discard 2 cards of the target, one after the
    other.

    SG-1120, SG-1121: as the Frozen Sword, at the same point."""
    damage.prevented = True
    for _ in range(2):
        yield from discard_card_of(s, me, damage.victim, "ice-sha")


CARD_RULES.append("ice-sha")


def hurts_empty_hand(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1220: the target has no hand cards."""
    return sha_hurts_target(s, me, damage) and not s.hand(damage.victim)


@skill("ancient-blade", at=WHEN_DEALING, when=hurts_empty_hand, forced=True)
def ancient_blade(s: Table, me: Seat, damage: Damage) -> None:
    """Weapon, range 2. Your Sha deals 1 more damage to a target without hand cards.

    SG-1220."""
    damage.amount += 1


@skill("green-dragon-crescent-blade", at=WHEN_COUNTERED, when=is_dodged, asks=True)
def green_dragon_crescent_blade(s: Table, me: Seat, use: Use) -> Play[None]:
    """Weapon, range 3. When your Sha is dodged, you can use another Sha on the same target.

    SG-1215: rangeless and countless."""
    yield from uses_sha(s, me, use.target, "green-dragon-crescent-blade", rangeless=True)


@conversion("serpent-halberd", makes=("sha",), material=like_hand, count=lambda s, me: 2)
def serpent_halberd(s: Table, me: Seat, card: Card) -> bool:
    """Weapon, range 3. You can use or play any 2 hand cards as a Sha.

    SG-1216."""
    return True


def axe_picks(s: Table, me: Seat, use: Use) -> tuple[Pick, ...]:
    """SG-1217, SG-1208: two cards, not the Axe itself."""
    axe = s.in_slot(me, "weapon")
    return (pick_cards([card for card in s.cards_of(me) if card != axe], 2, 2),)


def can_cleave(s: Table, me: Seat, use: Use) -> bool:
    """SG-1217: and there are two cards apart from the Axe, as everybody can count."""
    return is_dodged(s, me, use) and len(s.cards_of(me)) > 2


@skill("rock-cleaving-axe", at=WHEN_COUNTERED, when=can_cleave, picks=axe_picks)
def rock_cleaving_axe(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """Weapon, range 3. When your Sha is dodged, you can discard 2 cards: the Sha hits all the same.

    SG-1217."""
    yield from discard(s, choice.many("cards"), me)
    use.countered_by = None


@state("heaven-scorching-halberd", MORE_TARGETS)
def heaven_scorching_halberd(s: Table, me: Seat, card: Card) -> int:
    """Weapon, range 4. A Sha that is your last hand card may have up to 2 more targets.

    SG-1218; a Sha made of cards of the hand and from elsewhere is no hand card (SG-1422, SG-1245)."""
    hand = s.hand(me)
    return 2 if card.is_sha and bool(hand) and sorted(card.sleeves) == sorted(hand) else 0


def is_normal_sha(s: Table, me: Seat, use: Use) -> bool:
    """SG-1221: neither elemental nor a stab Sha."""
    return use.card.is_normal_sha


@skill("feather-fan", at=AFTER_DECLARING, when=is_normal_sha)
def feather_fan(s: Table, me: Seat, use: Use) -> None:
    """Weapon, range 4. You can turn a normal Sha into a Fire Sha.

    SG-1221."""
    use.card = use.card.called("fire-sha")
    s.emit("turned", {"seat": me, "card": use.card.plain()})


def kirin_picks(s: Table, me: Seat, damage: Damage) -> tuple[Pick, ...]:
    """SG-1219: one of the target's horses."""
    horses = [s.in_slot(damage.victim, slot) for slot in ("plus-horse", "minus-horse")]
    return (pick_cards([horse for horse in horses if horse is not None]),)


def hurts_rider(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1219: a Sha hurts a target who has a horse."""
    return sha_hurts_target(s, me, damage) and bool(kirin_picks(s, me, damage)[0].items)


@skill("kirin-bow", at=WHEN_DEALING, when=hurts_rider, picks=kirin_picks)
def kirin_bow(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """Weapon, range 5. When your Sha hurts its target, you can discard one of their horses.

    SG-1219."""
    yield from discard(s, choice.many("cards"), me)


# ---- armor


@substitute("eight-trigrams-formation", makes=("dodge",), armor=True)
def eight_trigrams_formation(s: Table, me: Seat, need: Need) -> Play[Card | None]:
    """Armor. When you need a Dodge, you can be judged: red counts as a Dodge.

    SG-1222."""
    result = yield from judge(s, me, "eight-trigrams-formation")
    return virtual("dodge", "eight-trigrams-formation") if result.colour == RED and not result.aborted else None


def black_sha(s: Table, me: Seat, use: Use) -> bool:
    """SG-1224: a Sha that is black."""
    return use.card.is_sha and use.card.colour == BLACK


@skill("black-shield", at=START_OF_RESOLUTION, when=black_sha, forced=True, armor=True)
def black_shield(s: Table, me: Seat, use: Use) -> None:
    """Armor. Black Sha have no effect on you.

    SG-1224."""
    use.ineffective_on.append(me)


def stopped_by_wood(s: Table, me: Seat, use: Use) -> bool:
    """SG-1225: what Wooden Armor keeps out."""
    return use.card.name in ("sha", "barbarians", "raining-arrows")


@skill("wooden-armor", at=START_OF_RESOLUTION, when=stopped_by_wood, forced=True, armor=True)
def wooden_armor(s: Table, me: Seat, use: Use) -> None:
    """Armor. Normal Sha, Barbarians and Raining Arrows have no effect on you; fire damage to you is 1 higher.

    SG-1225."""
    use.ineffective_on.append(me)


def by_fire(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1225: fire damage, whatever deals it."""
    return damage.element == "fire"


@skill("wooden-armor", at=WHEN_SUFFERING, when=by_fire, forced=True, armor=True)
def wooden_armor_burns(s: Table, me: Seat, damage: Damage) -> None:
    """SG-1225: fire damage to you +1."""
    damage.amount += 1


def above_one(s: Table, me: Seat, damage: Damage) -> bool:
    """SG-1226: more than 1 damage."""
    return damage.amount > 1


@skill("lion-helmet", at=WHEN_SUFFERING_FIXED, when=above_one, forced=True, armor=True)
def lion_helmet(s: Table, me: Seat, damage: Damage) -> None:
    """Armor. When you would suffer more than 1 damage, you suffer only 1. When it leaves your equipment area, heal
    1.

    SG-1226."""
    damage.amount = 1


@leaving("lion-helmet", at=AFTER_MOVE)
def lion_helmet_leaves(s: Table, owner: Seat, shift: Shift) -> Play[bool]:
    """SG-1226: after it leaves your equipment area, heal 1."""
    return heal(s, owner)


# ---- treasure: the Wooden Cow (SG-1240 to SG-1248)


def holds_cow(s: Table, seat: Seat) -> bool:
    """Whether this hero has the Wooden Cow, and with it the Supplies (SG-1240)."""
    treasure = s.in_slot(seat, "treasure")
    return treasure is not None and s.kind_of(treasure) == COW


def cow_picks(s: Table, me: Seat) -> tuple[Pick, ...] | None:
    """SG-1240, SG-1241: a hand card, while fewer than five lie under it; without one the cow cannot move either."""
    return (pick_cards(s.hand(me), rule="SG-1241"),) if len(s.zones[SUPPLIES]) < SUPPLIES_CAP else None


@action(COW, picks=cow_picks, when=lambda s, me: bool(s.hand(me)), once=THIS_PHASE)
def wooden_cow(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Treasure. Once in your Action Phase you can put a hand card face down under it as a Supply (at most 5); then
    you may move the Cow to another hero. Its owner uses and plays Supplies like hand cards.

    SG-1240, SG-1248: only to one without a treasure."""
    cow = s.in_slot(me, "treasure")
    assert cow is not None
    yield from move_cards(s, choice.many("cards"), SUPPLIES, PLACED, me)
    free = [seat for seat in s.others(me) if free_slots(s, seat, COW)]
    if not free or s.where[cow] != zone_of(me, EQUIPPED):
        return
    reply = yield from choose(s, me, COW, lambda: (option("move", pick_seats(free)), Option("pass")), rule="SG-1240")
    if reply.option == "move":
        yield from move_cards(s, [cow], zone_of(reply.one("seats"), EQUIPPED), PLACED, me)


@state(COW, LIKE_HAND)
def supplies(s: Table, me: Seat) -> list[Sleeve]:
    """SG-1244: you use and play Supplies as you do hand cards."""
    return s.zones[SUPPLIES]


@state(COW, FORBIDS, rule="SG-1208")
def cow_and_supply(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """R36: a Supply is used by the ability of the Cow, which cannot be used up together with it."""
    if user != me or len(card.sleeves) < 2:
        return False
    supplied = any(s.where[sleeve] == SUPPLIES for sleeve in card.sleeves)
    return supplied and any(is_equipped(s, me, sleeve, COW) for sleeve in card.sleeves)


@leaving(COW, at=MOVE)
def wooden_cow_leaves(s: Table, owner: Seat, shift: Shift) -> Asking:
    """SG-1242, SG-1247: its Supplies follow it to another hero, who may look at them; when it leaves the equipment
    areas they are removed, not discarded."""
    if area_of(shift.to) != EQUIPPED:
        return remove(s, s.zones[SUPPLIES][:])
    for card in s.zones[SUPPLIES]:
        s.show(card, s.bit(owner_of(shift.to)))
    return ()


# ---- the Hidden Blade (SG-1250 to SG-1253; its attack is a house version)

PLACED_OVER.append("hidden-blade")  # SG-1251


@leaves_the_game("hidden-blade")
def hidden_blade_breaks(came: Zone, to: Zone) -> bool:
    """SG-624: destroyed when it leaves an equipment area, wherever it would go."""
    return area_of(came) == EQUIPPED


def at_arms_length(s: Table, me: Seat, use: Use) -> bool:
    """The house effect: at distance 1."""
    return use.card.is_sha and distance(s, me, use.target) == 1


@skill("hidden-blade", at=AFTER_TARGETING, when=at_arms_length, forced=True)
def hidden_blade(s: Table, me: Seat, use: Use) -> None:
    """Weapon and treasure, range 1. Your Sha at distance 1 cannot be dodged. It is destroyed when it leaves your
    equipment area.

    The attack is a house effect: inescapable."""
    use.inescapable.append(use.target)
