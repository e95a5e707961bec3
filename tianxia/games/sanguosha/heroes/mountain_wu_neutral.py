"""Mountain set, Wu and Neutral: Sun Ce, Zhang Zhao & Zhang Hong, Zuo Ci, Cai Wenji."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Offer, Option, Pick, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import (
    AWAKENING,
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
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, may, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.conditions import at_beginning
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.dying import Death
from tianxia.games.sanguosha.rules.health import change_max_hp, flip, heal
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.moves import discard, equip, free_slots, get, give
from tianxia.games.sanguosha.rules.owning import gain_skills, lose_all_skills, not_yet, use_up, view_as_having
from tianxia.games.sanguosha.rules.pointfight import can_fight, end_fight, point_fight
from tianxia.games.sanguosha.rules.setup import hero_of
from tianxia.games.sanguosha.rules.skills import action, skill
from tianxia.games.sanguosha.rules.table import DISCARDING, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import has_cards
from tianxia.games.sanguosha.rules.timings import (
    AFTER_BECOMING_TARGET,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_GAME,
    START_OF_PHASE,
    START_OF_TURN,
    WHEN_DYING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import CHARACTERS, HAND, INCARNATION, NOBODY, OFFERED, PROCESSING, zone_of

# ---- Sun Ce


def is_stirring(s: Table, me: Seat, use: Use) -> bool:
    """A Duel or a red Sha, for which no card was drawn yet."""
    stirring = use.card.name == "duel" or (use.card.is_sha and use.card.colour == RED)
    return stirring and (me, "stir") not in use.acted


@skill("stir", at=AFTER_TARGETING, when=is_stirring)
@skill("stir", at=AFTER_BECOMING_TARGET, when=is_stirring)
def stir(s: Table, me: Seat, use: Use) -> Play[None]:
    """After you target somebody with a Duel or a red Sha, or become the target of one, you can draw a card, once for
    each Duel or Sha."""
    use.acted.append((me, "stir"))
    yield from draw(s, me, 1)


@skill(
    "soul-of-the-tiger",
    at=START_OF_PHASE,
    when=not_yet("soul-of-the-tiger", lambda s, me, phase: at_beginning(s, me, phase) and s.hp[me] == 1),
    forced=True,
)
def soul_of_the_tiger(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, with 1 HP: lose 1 maximum HP and gain Dashing and Heroic Soul."""
    use_up(s, me, "soul-of-the-tiger")
    yield from change_max_hp(s, me, -1)
    gain_skills(s, me, "dashing", "heroic-soul")


def may_challenge(s: Table, owner: Seat, actor: Seat) -> bool:
    """Another Wu hero, and both have a hand card."""
    return s.kingdom[actor] == "wu" and bool(can_fight(s, actor, [owner]))


@action("conqueror", when=may_challenge, once=THIS_PHASE, lent=True)
def conqueror(s: Table, owner: Seat, actor: Seat, choice: Choice) -> Play[None]:
    """Once in the Action Phase of each other Wu hero, they can fight a point fight with you: if they do not win, you
    can take both cards. After Soul of the Tiger you may refuse."""
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
    """In your Action Phase, as often as you like, you can put an equipment card from your hand into an empty slot of
    another hero and draw a card."""
    yield from equip(s, choice.one("cards"), choice.one("seats"), me)
    yield from draw(s, me, 1)


def dropped_by(s: Table, seat: Seat) -> list[Sleeve]:
    """SG-823, SG-824: what was discarded from that hand in this phase and has lain there ever since."""
    return [card for card, owner, area in s.discarded if owner == seat and area == HAND]


def another_discarded(s: Table, me: Seat, phase: Phase) -> bool:
    """Another hero, who lives to get it back (SG-817), discarded hand cards in their Discard Phase."""
    seat = phase.seat
    return phase.phase == DISCARDING and seat != me and s.alive[seat] and bool(dropped_by(s, seat))


@skill(
    "stabilization",
    at=END_OF_PHASE,
    when=another_discarded,
    picks=lambda s, me, phase: (pick_cards(dropped_by(s, phase.seat)),),
    anyone=True,
)
def stabilization(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """At the end of another hero's Discard Phase, you can give them back a card that they discarded from their hand;
    then you can take all the others that were discarded."""
    yield from give(s, choice.many("cards"), phase.seat, me)
    if s.discarded and (yield from may(s, me, "stabilization")):
        yield from get(s, [card for card, _, _ in s.discarded], me)


# ---- Zuo Ci

AT_FIRST: Final = 2
NEVER_STATED: Final = (RULER_SKILL, LIMITED, AWAKENING, NOT_YET_OWNED, "stealth", "quest")


def incarnations(s: Table, me: Seat) -> list[Sleeve]:
    """The heroes beside the owner, known to the owner only but for those shown (SG-H16)."""
    return s.zones[zone_of(me, OFFERED)]


def add_incarnations(s: Table, me: Seat, count: int) -> None:
    """SG-121: random heroes of the characters deck, which is always shuffled."""
    for card in s.zones[CHARACTERS][-count:]:
        s.move(card, zone_of(me, OFFERED))


def statable(s: Table, me: Seat) -> tuple[Option, ...]:
    """Each skill of these heroes that may be stated; of a god with the kingdom chosen for it (SG-111)."""
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
    yield from view_as_having(s, me, stated)


@skill("incarnation", at=START_OF_GAME, anyone=True, asks=True)
def incarnation(s: Table, me: Seat, start: Phase) -> Play[None]:
    """The game begins with 2 random heroes beside you. Show one of them and name one of its skills (not a ruler
    skill, an awakening or a once-per-game skill): you count as having it, and as being of that hero's kingdom and
    gender. At the beginning and end of your turn, you can choose anew.

    This part: at the start of the game."""
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
    times=lambda me, damage: damage.amount,
)
def rebirth(s: Table, me: Seat, damage: Damage) -> None:
    """For each point of damage you suffer, you can add a random hero to your incarnations."""
    add_incarnations(s, me, 1)


# ---- Cai Wenji


def hurt_by_sha(s: Table, me: Seat, damage: Damage) -> bool:
    """A living hero suffered damage from Sha, and the owner has a card to discard."""
    return damage.card is not None and damage.card.is_sha and s.alive[damage.victim] and has_cards(s, me)


@skill(
    "sad-song",
    at=AFTER_SUFFERING,
    when=hurt_by_sha,
    picks=lambda s, me, damage: (pick_cards(s.cards_of(me)),),
    anyone=True,
)
def sad_song(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """After a hero suffers damage from a Sha, you can discard a card: they are judged. Heart: they heal 1. Diamond:
    they draw 2. Club: whoever dealt it discards 2 cards. Spade: whoever dealt it is flipped."""
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
        yield from flip(s, source)


@skill(
    "heartbreak",
    at=WHEN_DYING,
    when=lambda s, me, death: death.killer != NOBODY and s.alive[death.killer],
    forced=True,
)
def heartbreak(s: Table, me: Seat, death: Death) -> Play[None]:
    """When you die, your killer loses all their skills."""
    yield from lose_all_skills(s, death.killer)
