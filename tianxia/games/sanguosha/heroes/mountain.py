"""Mountain set: Zhang He, Deng Ai, Jiang Wei, Liu Shan, Sun Ce, Zhang Zhao & Zhang Hong, Zuo Ci, Cai Wenji."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Offer, Option, Pick, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.games.sanguosha.asking import choose, choose_cards, choose_seat, may, option, pick_cards, pick_seats
from tianxia.games.sanguosha.cards import Card
from tianxia.games.sanguosha.conditions import at_beginning, is_wounded, result_is_there
from tianxia.games.sanguosha.content import (
    AWAKENING,
    BASIC,
    CHOOSES_KINGDOM,
    CLUB,
    DIAMOND,
    EQUIPMENT,
    HEART,
    KINGDOMS,
    LIMITED,
    NOT_YET_OWNED,
    RED,
    RULER_SKILL,
    SPADE,
)
from tianxia.games.sanguosha.damage import Damage
from tianxia.games.sanguosha.distance import Sleeves, in_reach
from tianxia.games.sanguosha.dying import Death
from tianxia.games.sanguosha.health import change_max_hp, flip, heal
from tianxia.games.sanguosha.judgement import Judgement, judge
from tianxia.games.sanguosha.kinds.delayed import delayed_card
from tianxia.games.sanguosha.moves import (
    PLACED,
    Moved,
    discard,
    discard_card_of,
    draw,
    equip,
    free_slots,
    get,
    give,
    has_cards,
    move_cards,
    take_card_of,
)
from tianxia.games.sanguosha.owning import gain_skills, lose_all_skills, not_yet, use_up, view_as_having
from tianxia.games.sanguosha.pointfight import can_fight, end_fight, point_fight
from tianxia.games.sanguosha.responding import uses_sha
from tianxia.games.sanguosha.setup import hero_of
from tianxia.games.sanguosha.skills import DISTANCE_FROM, action, conversion, lasting, skill, state
from tianxia.games.sanguosha.table import (
    ACTION,
    ATOP,
    CHARACTERS,
    DISCARDING,
    DRAWING,
    EQUIPPED,
    HAND,
    INCARNATION,
    JUDGING,
    NOBODY,
    OFFERED,
    PROCESSING,
    THIS_GAME,
    THIS_PHASE,
    THIS_TURN,
    Table,
    area_of,
    zone_of,
)
from tianxia.games.sanguosha.targets import may_target
from tianxia.games.sanguosha.timings import (
    AFTER_BECOMING_TARGET,
    AFTER_JUDGEMENT_TAKES_EFFECT,
    AFTER_MOVE,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    BEFORE_PHASE,
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_GAME,
    START_OF_PHASE,
    START_OF_TURN,
    WHEN_BECOMING_TARGET,
    WHEN_DYING,
)
from tianxia.games.sanguosha.turns import Phase, take_extra_turn
from tianxia.games.sanguosha.using import Use
from tianxia.games.sanguosha.windows import activate

# ---- Zhang He


def may_be_skipped(s: Table, me: Seat, phase: Phase) -> bool:
    """Before his Judgement, Draw, Action or Discard Phase, while he has a hand card."""
    return phase.phase in (JUDGING, DRAWING, ACTION, DISCARDING) and bool(s.hand(me))


@skill("flexibility", at=BEFORE_PHASE, when=may_be_skipped, picks=lambda s, me, phase: (pick_cards(s.hand(me)),))
def flexibility(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """Before your Judgement, Draw, Action or Discard Phase, you can discard 1 hand card: skip that phase. For the Draw
    Phase you can take hand cards, for the Action Phase move a card on the field."""
    phase.skipped = True
    yield from discard(s, choice.many("cards"), me)
    if phase.phase == DRAWING:
        yield from flexibility_takes(s, me)
    elif phase.phase == ACTION:
        yield from flexibility_moves(s, me)


def flexibility_takes(s: Table, me: Seat) -> Play[None]:
    """You can take 1 hand card from each of 1 or 2 other heroes."""
    holding = [seat for seat in s.others(me) if s.hand(seat)]
    if not holding:
        return
    reply = yield from choose(s, me, "flexibility", lambda: (option("take", pick_seats(holding, 1, 2)), PASS_OPTION))
    for seat in reply.many("seats"):
        if s.hand(seat):
            yield from take_card_of(s, me, seat, "flexibility", (HAND,))


def flexibility_moves(s: Table, me: Seat) -> Play[None]:
    """You can move 1 card on the field to the same kind of area of a different hero."""
    field = [card for seat in s.around(me) for card in s.equipment(seat) + s.judging(seat)]
    movable = [card for card in field if places_for(s, card)]
    if not movable:
        return
    reply = yield from choose(s, me, "flexibility", lambda: (option("move", pick_cards(movable)), PASS_OPTION))
    if reply.option == "pass":
        return
    card = reply.one("cards")
    seat = yield from choose_seat(s, me, "flexibility", places_for(s, card))
    to, label = zone_of(seat, area_of(s.where[card])), s.labels.get(card, "")
    yield from move_cards(s, [card], to, PLACED, me, label=label)


def places_for(s: Table, card: Sleeve) -> list[Seat]:
    """SG-633, SG-520: with a free slot for it, or who may be the target of this delayed tactic."""
    owner = s.owner(card)
    if area_of(s.where[card]) == EQUIPPED:
        return [seat for seat in s.others(owner) if free_slots(s, seat, s.kind_of(card))]
    return [seat for seat in s.others(owner) if may_target(s, NOBODY, delayed_card(s, card), seat)]


# ---- Deng Ai

FIELD: Final = "field"
FIELDS_NEEDED: Final = 3


def fields(s: Table, me: Seat) -> list[Sleeve]:
    """His Fields."""
    return s.labelled(me, ATOP, FIELD)


def lost_outside_turn(s: Table, me: Seat, moved: Moved) -> bool:
    """He lost cards in the turn of another."""
    return s.current != me and bool(moved.lost_by(me))


@skill("till-the-land", at=AFTER_MOVE, when=lost_outside_turn, anyone=True)
def till_the_land(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """Outside your turn, after you lose cards, you can be judged: not heart: the judgement card becomes a Field."""
    yield from judge(s, me, "till-the-land")


def is_no_heart(s: Table, me: Seat, judgement: Judgement) -> bool:
    """The judgement was for a Field, and the card is there."""
    return judgement.why == "till-the-land" and judgement.suit != HEART and result_is_there(s, me, judgement)


@skill("till-the-land", at=AFTER_JUDGEMENT_TAKES_EFFECT, when=is_no_heart, forced=True)
def till_the_land_places(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """Not heart: place the judgement card atop your hero as Field (J5)."""
    yield from move_cards(s, [judgement.card], zone_of(me, ATOP), PLACED, me, label=FIELD)


@state("till-the-land", DISTANCE_FROM, persists=True)
def till_the_land_nears(s: Table, me: Seat, other: Seat, without: Sleeves) -> int:
    """Your distance to others is shorter by your Fields; one that is just being used does not count (SG-1205)."""
    return -len([card for card in fields(s, me) if card not in without])


def has_three_fields(s: Table, me: Seat, phase: Phase) -> bool:
    """At Beginning Phase, with 3 Fields or more."""
    return at_beginning(s, me, phase) and len(fields(s, me)) >= FIELDS_NEEDED


@skill("bore-the-pass", at=START_OF_PHASE, when=not_yet("bore-the-pass", has_three_fields), forced=True)
def bore_the_pass(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Awakening: at Beginning Phase, if you have 3+ Fields, lose 1 maxHP and gain Swift Raid."""
    use_up(s, me, "bore-the-pass")
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "swift-raid")


@conversion("swift-raid", makes=("snatch",), material=fields, how=("use",))
def swift_raid(s: Table, me: Seat, card: Card) -> bool:
    """You can use a Field as Snatch; its distance limit applies."""
    return True


# ---- Jiang Wei


@action(
    "provoke",
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if in_reach(s, seat, me)]),),
    once=THIS_PHASE,
)
def provoke(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose a hero who has you in his range: he can use Sha on you (SG-1105); if he does
    not, you discard 1 of his cards."""
    seat = choice.one("seats")
    if not (yield from uses_sha(s, seat, me, "provoke", rangeless=True)):
        yield from discard_card_of(s, me, seat, "provoke")


@skill(
    "recommence-the-legacy",
    at=START_OF_PHASE,
    when=not_yet("recommence-the-legacy", lambda s, me, phase: at_beginning(s, me, phase) and not s.hand(me)),
    forced=True,
)
def recommence_the_legacy(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Awakening: at Beginning Phase, if you have no hand cards, heal 1 or draw 2; then lose 1 maxHP and gain Star
    Gazing."""
    use_up(s, me, "recommence-the-legacy")
    heals = False
    if is_wounded(s, me):  # SG-1541
        reply = yield from choose(s, me, "recommence-the-legacy", lambda: (Option("heal"), Option("draw")))
        heals = reply.option == "heal"
    if heals:
        yield from heal(s, me, 1, me)
    else:
        yield from draw(s, me, 2)
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "star-gazing")


# ---- Liu Shan


@skill("relish", at=WHEN_BECOMING_TARGET, when=lambda s, me, use: use.card.is_sha and use.user != me, forced=True)
def relish(s: Table, me: Seat, use: Use) -> Play[None]:
    """When another hero's Sha makes you its target, he discards 1 basic card, or it is ineffective on you."""
    user = use.user
    if not s.alive[user]:
        return
    if s.hand(user):
        reply = yield from choose(s, user, "relish", lambda: relish_options(s, user), {"seat": me})
        if reply.option == "discard":
            yield from discard(s, reply.many("cards"), user)
            return
    use.ineffective_on.append(me)


def relish_options(s: Table, user: Seat) -> tuple[Option, ...]:
    """A basic card of the hand, if he has one (SG-1412)."""
    basic = [card for card in s.hand(user) if s.card(card).kind.type == BASIC]
    spoilt = Option("ineffective")
    return (option("discard", pick_cards(basic)), spoilt) if basic else (spoilt,)


@skill("delegate", at=BEFORE_PHASE, when=lambda s, me, phase: phase.phase == ACTION)
def delegate(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Before your Action Phase, you can skip it."""
    phase.skipped = True
    s.add_effect("delegate", me, 1, THIS_TURN)
    yield from ()


@skill(
    lasting("delegate"),
    at=END_OF_TURN,
    when=lambda s, me, turn: bool(s.hand(me)),
    picks=lambda s, me, turn: (pick_cards(s.hand(me)), pick_seats(s.others(me))),
)
def delegate_ends(s: Table, me: Seat, turn: Phase, choice: Choice) -> Play[None]:
    """At the end of that turn, you can discard 1 hand card and choose another hero: he takes an extra turn."""
    yield from discard(s, choice.many("cards"), me)
    take_extra_turn(s, choice.one("seats"))


def has_least(s: Table, me: Seat, phase: Phase) -> bool:
    """At Beginning Phase, when nobody has less HP (SG-802)."""
    return at_beginning(s, me, phase) and all(s.hp[me] <= s.hp[seat] for seat in s.others(me))


@skill("foolishness", at=START_OF_PHASE, when=not_yet("foolishness", has_least), forced=True)
def foolishness(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Awakening: at Beginning Phase, if your HP is the least, +1 maxHP, heal 1 and gain Rouse the Generals."""
    use_up(s, me, "foolishness")
    yield from change_max_hp(s, me, 1)
    yield from heal(s, me, 1, me)
    gain_skills(s, me, "rouse-the-generals")


# ---- Sun Ce


def is_stirring(s: Table, me: Seat, use: Use) -> bool:
    """A Duel or a red Sha, for which he has not drawn yet."""
    stirring = use.card.name == "duel" or (use.card.is_sha and use.card.colour == RED)
    return stirring and (me, "stir") not in use.acted


@skill("stir", at=AFTER_TARGETING, when=is_stirring)
@skill("stir", at=AFTER_BECOMING_TARGET, when=is_stirring)
def stir(s: Table, me: Seat, use: Use) -> Play[None]:
    """After you target with, or become target of, a Duel or a red Sha, you can draw 1 (once for each card)."""
    use.acted.append((me, "stir"))
    yield from draw(s, me, 1)


@skill(
    "soul-of-the-tiger",
    at=START_OF_PHASE,
    when=not_yet("soul-of-the-tiger", lambda s, me, phase: at_beginning(s, me, phase) and s.hp[me] == 1),
    forced=True,
)
def soul_of_the_tiger(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Awakening: at Beginning Phase, if your HP is 1, lose 1 maxHP and gain Dashing and Heroic Soul."""
    use_up(s, me, "soul-of-the-tiger")
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "dashing", "heroic-soul")


def may_challenge(s: Table, owner: Seat, actor: Seat) -> bool:
    """Another Wu hero, and both have a hand card."""
    return s.kingdom[actor] == "wu" and bool(can_fight(s, actor, [owner]))


@action("conqueror", when=may_challenge, once=THIS_PHASE, lent=True)
def conqueror(s: Table, owner: Seat, actor: Seat, choice: Choice) -> Play[None]:
    """Once in the Action Phase of each other Wu hero, he can point fight with you (you can refuse after Soul of the
    Tiger): he does not win: you can get both cards."""
    if s.used(owner, "soul-of-the-tiger", THIS_GAME):
        reply = yield from choose(s, owner, "conqueror", lambda: (Option("fight"), Option("refuse")), {"seat": actor})
        if reply.option == "refuse":
            return
    fight = yield from point_fight(s, actor, owner, "conqueror")
    if not fight.won and s.alive[owner] and (yield from may(s, owner, "conqueror")):
        yield from get(s, [card for card in fight.laid() if s.where[card] == PROCESSING], owner)
    yield from end_fight(s, fight)


# ---- Zhang Zhao & Zhang Hong


def places_to_equip(s: Table, me: Seat, card: Sleeve) -> list[Seat]:
    """The other heroes with an empty slot for it (SG-631)."""
    return [seat for seat in s.others(me) if free_slots(s, seat, s.kind_of(card))]


def advice_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """An equipment card of the hand, and whom it is for."""
    held = [card for card in s.hand(me) if s.card(card).kind.type == EQUIPMENT and places_to_equip(s, me, card)]
    places = [seat for seat in s.others(me) if any(seat in places_to_equip(s, me, card) for card in held)]
    return (pick_cards(held), pick_seats(places))


def slot_is_taken(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-631: placing cannot replace."""
    return None if choice.one("seats") in places_to_equip(s, me, choice.one("cards")) else "SG-631"


@action("frank-advice", picks=advice_picks, refuse=slot_is_taken)
def frank_advice(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your Action Phase, place an equipment card from your hand in another hero's empty slot for it: draw 1."""
    yield from equip(s, choice.one("cards"), choice.one("seats"), me)
    yield from draw(s, me, 1)


def dropped_by(s: Table, seat: Seat) -> list[Sleeve]:
    """SG-823, SG-824: what he discarded from his hand in this phase and has lain there ever since."""
    return [card for card, owner, area in s.discarded if owner == seat and area == HAND]


@skill(
    "stabilization",
    at=END_OF_PHASE,
    when=lambda s, me, phase: phase.phase == DISCARDING and phase.seat != me and bool(dropped_by(s, phase.seat)),
    picks=lambda s, me, phase: (pick_cards(dropped_by(s, phase.seat)),),
    anyone=True,
)
def stabilization(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """At the end of another hero's Discard Phase, you can give him back 1 card that he discarded from his hand; then
    you can get all other cards discarded in this phase."""
    yield from give(s, choice.many("cards"), phase.seat, me)
    if s.discarded and (yield from may(s, me, "stabilization")):
        yield from get(s, [card for card, _, _ in s.discarded], me)


# ---- Zuo Ci

AT_FIRST: Final = 2
NEVER_STATED: Final = (RULER_SKILL, LIMITED, AWAKENING, NOT_YET_OWNED, "stealth", "quest")


def incarnations(s: Table, me: Seat) -> list[Sleeve]:
    """The heroes besides him, known to him only but for those he has shown (SG-H16)."""
    return s.zones[zone_of(me, OFFERED)]


def add_incarnations(s: Table, me: Seat, count: int) -> None:
    """SG-121: random heroes of the characters deck, which is always shuffled."""
    for card in s.zones[CHARACTERS][-count:]:
        s.move(card, zone_of(me, OFFERED))


def statable(s: Table, me: Seat) -> tuple[Option, ...]:
    """Each skill of his heroes that he may state; of a god with the kingdom that he takes (SG-111)."""
    kingdoms = Pick("kingdom", tuple([f"kingdom/{n}" for n in range(len(KINGDOMS))]), rule="SG-111")
    heroes = sorted([hero_of(s, card) for card in incarnations(s, me)], key=lambda hero: hero.id)
    return tuple(
        [
            Option(f"{hero.id}/{skill.id}", (kingdoms,) if hero.kingdom in CHOOSES_KINGDOM else ())
            for hero in heroes
            for skill in hero.skills
            if not any(type in NEVER_STATED for type in skill.types)
        ]
    )


def incarnate(s: Table, me: Seat, may_pass: bool) -> Play[None]:
    """Show one of the heroes and state one of its skills: viewed as having it, with that hero's gender and kingdom."""

    def offer() -> tuple[Option, ...]:
        found = statable(s, me)
        return (*found, PASS_OPTION) if may_pass or not found else found

    reply = yield from ask(Offer(me, "sanguosha.incarnation", "SG-1522", offer, lambda: {"skill": "incarnation"}))
    if reply.option == "pass":
        return
    activate(s, me, "incarnation")
    name, _, stated = reply.option.partition("/")
    card = next(card for card in incarnations(s, me) if hero_of(s, card).id == name)
    for other in incarnations(s, me):
        s.labels.pop(other, None)
    s.labels[card] = INCARNATION
    s.show(card, s.everyone())
    hero = hero_of(s, card)
    s.kingdom[me] = KINGDOMS[reply.one("kingdom")] if hero.kingdom in CHOOSES_KINGDOM else hero.kingdom
    s.gender[me] = hero.gender
    s.emit("incarnation", {"seat": me, "hero": name, "kingdom": s.kingdom[me], "gender": hero.gender})
    view_as_having(s, me, stated)


@skill("incarnation", at=START_OF_GAME, anyone=True, asks=True)
def incarnation(s: Table, me: Seat, start: Phase) -> Play[None]:
    """At the start of the game, place 2 random heroes face down besides your hero; show 1 and state 1 of its skills."""
    add_incarnations(s, me, AT_FIRST)
    yield from incarnate(s, me, may_pass=False)


@skill("incarnation", at=START_OF_TURN, asks=True)
@skill("incarnation", at=END_OF_TURN, asks=True)
def incarnation_changes(s: Table, me: Seat, turn: Phase) -> Play[None]:
    """At the start and at the end of your turn, you can choose the shown hero and the skill anew."""
    yield from incarnate(s, me, may_pass=True)


@skill(
    "rebirth",
    at=AFTER_SUFFERING,
    when=lambda s, me, damage: bool(s.zones[CHARACTERS]),
    times=lambda damage: damage.amount,
)
def rebirth(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you suffer each 1 damage, you can add 1 random hero to your incarnations."""
    add_incarnations(s, me, 1)
    yield from ()


# ---- Cai Wenji


def hurt_by_sha(s: Table, me: Seat, damage: Damage) -> bool:
    """A living hero suffered damage from Sha, and she has a card to discard."""
    return damage.card is not None and damage.card.is_sha and s.alive[damage.victim] and has_cards(s, me)


@skill(
    "sad-song",
    at=AFTER_SUFFERING,
    when=hurt_by_sha,
    picks=lambda s, me, damage: (pick_cards(s.cards_of(me)),),
    anyone=True,
)
def sad_song(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """After a hero suffers damage from Sha, you can discard 1: he is judged: heart: he heals 1; diamond: he draws 2;
    club: the source discards 2; spade: the source flips."""
    victim, source = damage.victim, damage.source
    yield from discard(s, choice.many("cards"), me)
    result = yield from judge(s, victim, "sad-song")
    if result.aborted:
        return
    if result.suit == HEART:
        yield from heal(s, victim, 1, me)
    elif result.suit == DIAMOND:
        yield from draw(s, victim, 2)
    elif source == NOBODY or not s.alive[source]:
        return
    elif result.suit == CLUB:
        cards = yield from choose_cards(s, source, "sad-song", lambda: s.cards_of(source), 2)
        yield from discard(s, cards, source)
    elif result.suit == SPADE:
        flip(s, source)


@skill(
    "heartbreak",
    at=WHEN_DYING,
    when=lambda s, me, death: death.killer != NOBODY and s.alive[death.killer],
    forced=True,
)
def heartbreak(s: Table, me: Seat, death: Death) -> Play[None]:
    """When you die, your killer loses all his skills."""
    yield from lose_all_skills(s, death.killer)
