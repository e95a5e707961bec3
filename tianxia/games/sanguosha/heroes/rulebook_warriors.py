"""Warriors whom the rulebook's examples name: Cheng Pu, Li Yi & Xie Jing, Gao Shun, MOU Gao Shun."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, KINDS, RED
from tianxia.games.sanguosha.kinds.basic import make_countless
from tianxia.games.sanguosha.mechanics.switch import FIRST, SIDE, side_of, switch
from tianxia.games.sanguosha.rules.asking import pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import at_end
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.dying import Brink
from tianxia.games.sanguosha.rules.forms import is_inert
from tianxia.games.sanguosha.rules.health import lose_hp
from tianxia.games.sanguosha.rules.moves import PLACED, get, move_cards, remove
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.games.sanguosha.rules.pointfight import LOWEST, PointFight, can_fight, end_fight, point_fight
from tianxia.games.sanguosha.rules.skills import (
    COUNTED,
    FORBIDS_USE,
    NAME_VIEW,
    NO_DISTANCE_TO,
    ON_A_HERO,
    UNLIMITED,
    UNLIMITED_ON,
    action,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import take_card_of
from tianxia.games.sanguosha.rules.targets import why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_CHOOSING_TARGETS,
    AFTER_DECLARING,
    AFTER_RESOLVED,
    AFTER_TARGETING,
    DECLARE,
    DECLARE_PLAY,
    FIGHT_CARDS_REVEALED,
    IN_BRINK,
    START_OF_PHASE,
    WHEN_SUFFERING_FIXED,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use, further_targets, in_turn_order, use_card
from tianxia.games.sanguosha.rules.windows import IGNORES_ARMOR
from tianxia.games.sanguosha.rules.zones import ATOP, PROCESSING, zone_of

ON_A_HERO.extend(("storm-the-camp", "break-the-ranks", "hurt-in-the-ranks"))

# ---- Cheng Pu


@skill("pestilent-fire", at=AFTER_DECLARING, when=lambda s, me, use: use.card.is_normal_sha)
def pestilent_fire(s: Table, me: Seat, use: Use) -> None:
    """When you use a normal Sha, you can make it a Fire Sha; if it then deals damage, you lose 1 HP when it is over.
    Your Fire Sha can have 1 more target.

    This part: the fire."""
    use.card = use.card.called("fire-sha")
    use.acted.append((me, "pestilent-fire"))
    s.add_effect("pestilent-fire", me, 1, THIS_TURN)


@skill(
    lasting("pestilent-fire"),
    at=AFTER_RESOLVED,
    when=lambda s, me, use: (me, "pestilent-fire") in use.acted,
    anyone=True,
    asks=True,
)
def burns_oneself(s: Table, me: Seat, use: Use) -> Play[None]:
    """SG-1513: what was kindled must be paid, also without the skill."""
    s.end_effects(lambda effect: effect[:2] == ("pestilent-fire", me))
    if use.dealt:
        yield from lose_hp(s, me)


@skill(
    "pestilent-fire",
    at=AFTER_CHOOSING_TARGETS,
    when=lambda s, me, use: use.card.name == "fire-sha" and bool(further_targets(s, use)),
    picks=lambda s, me, use: (pick_seats(further_targets(s, use)),),
)
def pestilent_fire_spreads(s: Table, me: Seat, use: Use, choice: Choice) -> None:
    """After choosing the targets of a Fire Sha, you can add a legal one."""
    use.targets.append(choice.one("seats"))


LABEL_OF["vintage-wine"] = "vintage"


def vintages(s: Table, me: Seat) -> list[Sleeve]:
    """The Sha that lie on the hero as Vintage."""
    return s.labelled(me, ATOP, "vintage")


def shas_of_hand(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Any Sha of the hand."""
    found = [card for card in s.hand(me) if KINDS[s.name_of(card)].is_sha]
    return (pick_cards(found, 1, len(found)),)


@skill(
    "vintage-wine",
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_end(s, me, phase) and bool(s.hand(me)) and not vintages(s, me),
    picks=shas_of_hand,
)
def vintage_wine(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your End Phase, if no Vintage lies on your hero, you can put any Sha from your hand there as Vintage. On a
    hero's brink of death you can put 1 Vintage away: they count as using a Wine.

    This part: laying it down."""
    yield from move_cards(s, choice.many("cards"), zone_of(me, ATOP), PLACED, me, label="vintage")


def wine_can_save(s: Table, me: Seat, brink: Brink) -> bool:
    """Somebody is dying who may use Wine, and a Vintage is left."""
    dying = s.hp[brink.seat] < 1 and s.alive[brink.seat]
    return dying and bool(vintages(s, me)) and why_forbidden(s, brink.seat, virtual("wine")) is None


@skill(
    "vintage-wine",
    at=IN_BRINK,
    when=wine_can_save,
    picks=lambda s, me, brink: (pick_cards(vintages(s, me)),),
    times=lambda me, brink: len(KINDS),
)
def vintage_is_drunk(s: Table, me: Seat, brink: Brink, choice: Choice) -> Play[None]:
    """SG-1401: the Wine is virtual, and nobody's card; as often as wished, while the hero is dying."""
    yield from remove(s, choice.many("cards"), me)
    yield from use_card(s, Use(brink.seat, virtual("wine", "vintage-wine"), [brink.seat]))


# ---- Li Yi & Xie Jing

COUNTED["battle-array"] = (SIDE,)


@state("battle-array", NAME_VIEW)
def battle_array(s: Table, me: Seat, card: Card) -> Card:
    """Switch. On your turn: (1) your black basic cards count as Duel, and when you use one so you take a card of
    each target; (2) your red basic cards count as Sha, which you can use without limit. Each of them that you use or
    play turns the other side up.

    This part: how the cards are viewed. SG-1161: it does not speak of Shadows, so they stay what they are."""
    if s.current != me or card.kind.type != BASIC or any(is_inert(s, sleeve) for sleeve in card.sleeves):
        return card
    black = side_of(s, me, "battle-array") == FIRST
    if card.colour != (BLACK if black else RED):
        return card
    return Card("duel" if black else "sha", card.suit, card.number, card.sleeves, "battle-array")


@state("battle-array", UNLIMITED)
def battle_array_goes_on(s: Table, me: Seat, card: Card) -> bool:
    """The Sha of (2) are unlimited."""
    return card.is_sha and card.by == "battle-array"


def in_array(s: Table, me: Seat, matter: Use | Played) -> bool:
    """A card that Battle Array made."""
    return matter.card.by == "battle-array"


@skill("battle-array", at=DECLARE, when=in_array, forced=True)
@skill("battle-array", at=DECLARE_PLAY, when=in_array, forced=True)
def battle_array_turns(s: Table, me: Seat, matter: Use | Played) -> None:
    """SG-1607: it switches as soon as it is activated."""
    switch(s, me, "battle-array")


@skill(
    "battle-array",
    at=WHEN_USING,
    when=lambda s, me, use: in_array(s, me, use) and use.card.name == "duel",
    asks=True,
)
def battle_array_takes(s: Table, me: Seat, use: Use) -> Play[None]:
    """When you use a Duel of (1), take a card of each target."""
    for target in in_turn_order(s, use.targets):
        yield from take_card_of(s, me, target, "battle-array")


# ---- Gao Shun


def whom_to_fight(s: Table, me: Seat) -> tuple[Pick, ...]:
    """Another hero with hand cards, if the owner has some."""
    return (pick_seats(can_fight(s, me, s.others(me))),)


@action("storm-the-camp", picks=whom_to_fight, once=THIS_PHASE)
def storm_the_camp(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, fight a point fight with another hero. If you win, this turn you ignore the armor
    of this hero, and your cards on them have no distance limit and no other limit; if not, you cannot use Sha this
    turn.

    What comes of the fight lasts this turn; the effects follow below."""
    seat = choice.one("seats")
    fight = yield from point_fight(s, me, seat, "storm-the-camp")
    if fight.won:
        s.add_effect(IGNORES_ARMOR, me, seat, THIS_TURN)
        s.add_effect("storm-the-camp", me, seat, THIS_TURN)
    else:
        s.add_effect("sha-is-barred", me, 1, THIS_TURN)
    yield from end_fight(s, fight)


@state(lasting("storm-the-camp"), NO_DISTANCE_TO)
@state(lasting("storm-the-camp"), UNLIMITED_ON)
@state(lasting("break-the-ranks"), NO_DISTANCE_TO)
def storms_him(s: Table, me: Seat, card: Card, target: Seat) -> bool:
    """The hero whose camp is stormed, or whose ranks are broken."""
    return any(target in s.affected(id, me) for id in ("storm-the-camp", "break-the-ranks"))


@state(lasting("sha-is-barred"), FORBIDS_USE)
def sha_is_barred(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """You do not win: you cannot use Sha."""
    return user == me and card.is_sha


@state("abstinence", NAME_VIEW)
def abstinence(s: Table, me: Seat, card: Card) -> Card:
    """Your Wine cards count as Sha."""
    return Card("sha", card.suit, card.number, card.sleeves, "abstinence") if card.name == "wine" else card


# ---- MOU Gao Shun

MOST_HURT: Final = 2  # by this skill, of one hero in one turn


@action("break-the-ranks", picks=lambda s, me: (pick_seats(s.others(me)),), once=THIS_PHASE)
def break_the_ranks(s: Table, me: Seat, choice: Choice) -> None:
    """Once in your Action Phase, choose another hero: this phase your cards on them have no distance limit, and when
    your Sha targets them you can fight a point fight. If you win, this Sha ignores their armor and does not count for
    the limit, and they suffer 1 damage, unless you have dealt them 2 this way this turn. Won or not: if they fought
    with a Sha, you get it; if it was their last hand card, this Sha deals them 1 more damage.

    This part: choosing the hero."""
    s.add_effect("break-the-ranks", me, choice.one("seats"), THIS_PHASE)


def strikes_broken_ranks(s: Table, me: Seat, use: Use) -> bool:
    """A Sha targets the chosen hero, and both can fight."""
    return use.card.is_sha and use.target in s.affected("break-the-ranks", me) and bool(can_fight(s, me, [use.target]))


@skill(lasting("break-the-ranks"), at=AFTER_TARGETING, when=strikes_broken_ranks)
def ranks_are_broken(s: Table, me: Seat, use: Use) -> Play[None]:
    """A point fight for each Sha on the chosen hero."""
    seat = use.target
    fight = yield from point_fight(s, me, seat, "break-the-ranks")
    if fight.won:
        use.ignores_armor.append(seat)
        make_countless(s, use)
        yield from hurt_in_the_ranks(s, me, seat)
    if fight.shown[seat].is_sha:
        yield from get(s, [card for card in fight.shown[seat].sleeves if s.where[card] == PROCESSING], me)
    if seat in fight.emptied:
        use.more[seat] = use.more.get(seat, 0) + 1
    yield from end_fight(s, fight)


def hurt_in_the_ranks(s: Table, me: Seat, seat: Seat) -> Play[None]:
    """1 damage, as long as this hero has suffered less than 2 by this skill in this turn."""
    if s.affected("hurt-in-the-ranks", me).count(seat) < MOST_HURT:
        since = len(s.history)
        yield from deal_damage(s, Damage(me, seat, 1, skill="break-the-ranks"))
        dealt = sum([amount for _, _, whom, amount, _ in s.noted("dealt", me, since) if whom == seat])
        for _ in range(dealt):
            s.add_effect("hurt-in-the-ranks", me, seat, THIS_TURN)


@state("no-wine", NAME_VIEW)
def no_wine(s: Table, me: Seat, card: Card) -> Card:
    """Your Wine cards count as Sha. Damage of a Sha with Wine that you suffer becomes 1. The others cannot use Wine
    on your turn. In your point fights the Wine of your opponent has the value A.

    This part: how the cards are viewed."""
    return Card("sha", card.suit, card.number, card.sleeves, "no-wine") if card.name == "wine" else card


@skill(
    "no-wine",
    at=WHEN_SUFFERING_FIXED,
    when=lambda s, me, damage: damage.amount > 1 and damage.by is not None and damage.by.drunk > 0,
    forced=True,
)
def no_wine_hurts(s: Table, me: Seat, damage: Damage) -> None:
    """Whatever was drunk for a Sha."""
    damage.amount = 1


@state("no-wine", FORBIDS_USE)
def no_wine_is_used(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """Others cannot use Wine in your turn."""
    return card.name == "wine" and user != me and s.current == me


def fights_with_wine(s: Table, me: Seat, fight: PointFight) -> list[Seat]:
    """Opponents of the owner who fight with Wine."""
    if me not in fight.sides:
        return []
    return [seat for seat in fight.sides if seat != me and fight.shown[seat].name == "wine"]


@skill(
    "no-wine",
    at=FIGHT_CARDS_REVEALED,
    when=lambda s, me, fight: bool(fights_with_wine(s, me, fight)),
    forced=True,
    anyone=True,
)
def wine_is_worth_little(s: Table, me: Seat, fight: PointFight) -> None:
    """SG-916: when it is this hero's turn to change the values."""
    for seat in fights_with_wine(s, me, fight):
        fight.values[seat] = LOWEST
