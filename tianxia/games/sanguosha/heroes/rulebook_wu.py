"""Heroes of Wu whom the rulebook's examples name: Bu Zhi, Zhuge Jin, Xu Shi, Sun Luban."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, COLOUR_OF, EQUIPMENT, KINDS, REBEL, RED
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.conditions import at_end, is_male
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw, find_in_deck
from tianxia.games.sanguosha.rules.forms import is_inert
from tianxia.games.sanguosha.rules.judgement import Judgement, replace
from tianxia.games.sanguosha.rules.moves import (
    GIVEN,
    GOT,
    PLACED,
    Moved,
    Shift,
    discard,
    give,
    look_at,
    move_cards,
    move_many,
    show,
)
from tianxia.games.sanguosha.rules.skills import action, skill
from tianxia.games.sanguosha.rules.table import ACTION, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import choose_card_of, has_cards
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_MOVE,
    BEFORE_JUDGEMENT_TAKES_EFFECT,
    START_OF_PHASE,
    WHEN_SUFFERING,
    WHEN_TARGETING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, further_targets, play_card, use_card
from tianxia.games.sanguosha.rules.zones import DECK, EQUIPPED, HAND, zone_of

SEVERAL: Final = 2  # cards got or lost at once


def in_own_action_phase(s: Table, me: Seat) -> bool:
    """It is this hero's Action Phase."""
    return s.current == me and s.phase == ACTION


# ---- Bu Zhi


def got_or_lost(me: Seat, moved: Moved) -> int:
    """How many of both happened to the owner at once: 2 or more cards got, 2 or more lost."""
    return int(len(moved.got_by(me)) >= SEVERAL) + int(len(moved.lost_by(me)) >= SEVERAL)


@skill(
    "great-virtue",
    at=AFTER_MOVE,
    when=lambda s, me, moved: got_or_lost(me, moved) > 0,
    picks=lambda s, me, moved: (pick_seats(s.others(me)),),
    times=got_or_lost,
    anyone=True,
)
def great_virtue(s: Table, me: Seat, moved: Moved, choice: Choice) -> Play[None]:
    """After you get 2 or more cards at once, and after you lose 2 or more cards at once, you can let another hero draw
    a card."""
    yield from draw(s, choice.one("seats"), 1)


def rebels_alive(s: Table, me: Seat) -> int:
    """All can count them: the dead have shown their roles, and whoever rests is alive (SG-951)."""
    return sum([s.lives(seat) and s.role(seat) == REBEL for seat in range(s.seats)])


@action(
    "set-rebellion",
    picks=lambda s, me: (pick_seats([seat for seat in s.around(me) if s.equipment(seat)]),),
    once=THIS_PHASE,
    limit=rebels_alive,
)
def set_rebellion(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your Action Phase, as often as there are living rebels, let a hero with equipment draw a card. They choose:
    you discard one of their equipped cards; or they take all their equipped cards into their hand and suffer 1 damage
    from you."""
    seat = choice.one("seats")
    yield from draw(s, seat, 1)
    if not s.equipment(seat) or not s.alive[seat]:
        return
    told = {"seat": me}
    reply = yield from choose(s, seat, "set-rebellion", lambda: (Option("let-discard"), Option("suffer")), told)
    if reply.option == "suffer":
        yield from move_cards(s, s.equipment(seat)[:], zone_of(seat, HAND), GOT, seat)
        yield from deal_damage(s, Damage(me, seat, 1, skill="set-rebellion"))
        return
    card = yield from choose_card_of(s, me, seat, "set-rebellion", (EQUIPPED,))
    yield from discard(s, [] if card is None else [card], me)


# ---- Zhuge Jin


def cards_to_play(s: Table, me: Seat, judgement: Judgement) -> list[Sleeve]:
    """Hand and equipment; not the armor that is judged (SG-1208), nor what cannot be played."""
    using = judgement.why if judgement.seat == me else ""
    equipped = [card for card in s.equipment(me) if s.kind_of(card) != using]
    return [card for card in [*s.hand(me), *equipped] if not is_inert(s, card)]


@skill(
    "delay-judgement",
    at=BEFORE_JUDGEMENT_TAKES_EFFECT,
    when=lambda s, me, judgement: has_cards(s, me) and s.alive[judgement.seat],
    picks=lambda s, me, judgement: () if cards_to_play(s, me, judgement) else None,
    anyone=True,
)
def delay_judgement(s: Table, me: Seat, judgement: Judgement, choice: Choice) -> Play[None]:
    """Before any judgement card takes effect, you can let the judged hero see your hand: they choose one of your cards,
    which you play in place of the judgement card."""
    seat = judgement.seat
    if seat != me:
        look_at(s, seat, s.hand(me), "delay-judgement")
    reply = yield from choose(
        s,
        seat,
        "delay-judgement",
        lambda: (option("cards", pick_cards(cards_to_play(s, me, judgement))),),
        {"seat": me, "count": 1},
    )
    card = reply.one("cards")
    yield from play_card(s, me, s.card(card), stays=True)
    yield from replace(s, judgement, card, me)


def gets_several(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner got 2 or more cards at once, for the first time in this phase that was made use of."""
    return len(moved.got_by(me)) >= SEVERAL and not s.used(me, "great-aid", THIS_PHASE)


def card_and_another(s: Table, me: Seat, moved: Moved) -> tuple[Pick, ...]:
    """One of the owner's cards, and another hero."""
    return (pick_cards(s.cards_of(me)), pick_seats(s.others(me)))


@skill("great-aid", at=AFTER_MOVE, when=gets_several, picks=card_and_another, anyone=True)
def great_aid(s: Table, me: Seat, moved: Moved, choice: Choice) -> Play[None]:
    """Once per phase, after you get 2 or more cards at once, you can give a card each to 1 or 2 other heroes.

    Both cards go at the same time."""
    s.count_use(me, "great-aid", THIS_PHASE)
    gifts = [(choice.one("cards"), zone_of(choice.one("seats"), HAND))]

    def second() -> tuple[Option, ...]:
        left = [card for card in s.cards_of(me) if card != choice.one("cards")]
        others = [seat for seat in s.others(me) if seat != choice.one("seats")]
        picks = (pick_cards(left), pick_seats(others))
        return (option("give", *picks), PASS_OPTION) if left and others else (PASS_OPTION,)

    if len(s.cards_of(me)) > 1 and len(s.others(me)) > 1:
        reply = yield from choose(s, me, "great-aid", second)
        if reply.option == "give":
            gifts.append((reply.one("cards"), zone_of(reply.one("seats"), HAND)))
    yield from move_many(s, gifts, GIVEN, me)


def lost_red(s: Table, me: Seat, moved: Moved, is_open: bool) -> list[Shift]:
    """SG-1417: the red cards that the owner lost, as they were for their owner: those that all see, or the others."""
    lost = [shift for shift in moved.lost_by(me) if s.is_open(shift.card) == is_open]
    return [shift for shift in lost if COLOUR_OF[s.suit_for(me, shift.card)] == RED]


def loses_red(s: Table, me: Seat, moved: Moved) -> bool:
    """Outside one's Action Phase, and all see that a card was red."""
    return not in_own_action_phase(s, me) and bool(lost_red(s, me, moved, True))


@skill("shrewdness", at=AFTER_MOVE, when=loses_red, forced=True, anyone=True)
def shrewdness(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """Outside your Action Phase, after you lose red cards, draw a card."""
    yield from draw(s, me, 1)


def loses_unseen(s: Table, me: Seat, moved: Moved) -> bool:
    """Outside one's Action Phase, a card was lost that not all have seen, and none that all saw was red."""
    unseen = [shift for shift in moved.lost_by(me) if not s.is_open(shift.card)]
    return not in_own_action_phase(s, me) and bool(unseen) and not lost_red(s, me, moved, True)


@skill(
    "shrewdness",
    at=AFTER_MOVE,
    when=loses_unseen,
    picks=lambda s, me, moved: (pick_cards([shift.card for shift in lost_red(s, me, moved, False)]),),
    anyone=True,
)
def shrewdness_shown(s: Table, me: Seat, moved: Moved, choice: Choice) -> Play[None]:
    """SG-650, R70: a red card that left unseen is shown to prove it; whoever does not want to show it draws nothing."""
    show(s, me, choice.many("cards"), "shrewdness")
    yield from draw(s, me, 1)


# ---- Xu Shi


def one_card_of(s: Table, owner: Seat, actor: Seat) -> tuple[Pick, ...]:
    """A card of whoever acts."""
    return (pick_cards(s.cards_of(actor)),)


@action("divinatory-diagram", picks=one_card_of, once=THIS_PHASE, lent=True)
def divinatory_diagram(s: Table, owner: Seat, actor: Seat, choice: Choice) -> Play[None]:
    """Once in the Action Phase of each other hero, they can give you a card: you can put it on the deck or under it,
    then they and you draw a card each from the other end. Once in your own Action Phase, you can put one of your cards
    on the deck or under it, then draw a card from the other end.

    This part: another hero asks."""
    cards = yield from give(s, choice.many("cards"), owner, actor)
    told = {"seat": actor}
    ways = (Option("on-top"), Option("to-bottom"), PASS_OPTION)
    reply = yield from choose(s, owner, "divinatory-diagram", lambda: ways, told)
    lying = [card for card in cards if s.where[card] == zone_of(owner, HAND)]
    if reply.option == "pass" or not lying:
        return
    under = reply.option == "to-bottom"
    yield from move_cards(s, lying, DECK, PLACED, owner, at_bottom=under, openly=True)
    for seat in (actor, owner):
        yield from draw(s, seat, 1, from_bottom=not under)


@action("divinatory-diagram", picks=lambda s, me: (pick_cards(s.cards_of(me)),), once=THIS_PHASE)
def own_diagram(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """In your own Action Phase, one of your cards."""
    ways = (Option("on-top"), Option("to-bottom"))
    reply = yield from choose(s, me, "divinatory-diagram", lambda: ways, {"seat": me})
    under = reply.option == "to-bottom"
    yield from move_cards(s, choice.many("cards"), DECK, PLACED, me, at_bottom=under)
    yield from draw(s, me, 1, from_bottom=not under)


CARDS_PER_HP: Final = 10


def deck_is_low(s: Table, me: Seat, phase: Phase) -> bool:
    """At another male hero's End Phase, with few cards in the deck."""
    his = at_end(s, me, phase) and phase.seat != me and is_male(s, phase.seat)
    return his and len(s.zones[DECK]) <= CARDS_PER_HP * s.hp[me]


@skill("eliminate", at=START_OF_PHASE, when=deck_is_low, anyone=True)
def eliminate(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In another male hero's End Phase, if the deck has at most 10 cards for each of your HP, you can use the Sha of
    the deck on him in order from the top, at most as many as there were players at the start, at any distance. Then
    shuffle the deck.

    SG-118: the players of the start, dead or alive."""
    for _ in range(s.seats):
        if not s.alive[me] or not s.alive[phase.seat]:
            break
        found = find_in_deck(s, lambda face: KINDS[face.kind].is_sha, first=True)
        if not found:
            break
        sha = s.card(found[0])
        if why_forbidden(s, me, sha) is not None or phase.seat not in legal_targets(s, me, sha, rangeless=True):
            break
        yield from use_card(s, Use(me, sha, [phase.seat]))
    s.shuffle(DECK)


# ---- Sun Luban


def single_target(s: Table, me: Seat, use: Use) -> bool:
    """In one's Action Phase, a Sha or a black normal tactic with a single target, and somebody to be slandered."""
    slanders = use.card.is_sha or (use.card.kind.is_normal_tactic and use.card.colour == BLACK)
    fresh = in_own_action_phase(s, me) and not s.used(me, "slander", THIS_PHASE)
    return fresh and slanders and len(use.targets) == 1 and bool(slandered(s, me, use))


def slandered(s: Table, me: Seat, use: Use) -> list[Seat]:
    """Other heroes who could be targets as well."""
    return [seat for seat in further_targets(s, use) if seat != me]


@skill(
    "slander",
    at=WHEN_TARGETING,
    when=single_target,
    picks=lambda s, me, use: (pick_seats(slandered(s, me, use)),),
)
def slander(s: Table, me: Seat, use: Use, choice: Choice) -> Play[None]:
    """Once in your Action Phase, when your Sha or black normal tactic targets a single hero, you can choose a third
    hero who could be its target. They choose: to give you a card and become its user; or to become its target too."""
    s.count_use(me, "slander", THIS_PHASE)
    seat = choice.one("seats")

    def ways() -> tuple[Option, ...]:
        mine = s.cards_of(seat)
        return (*((option("give", pick_cards(mine)),) if mine else ()), Option("become-target"))

    reply = yield from choose(s, seat, "slander", ways, {"seat": me, "card": use.card.plain()})
    if reply.option == "become-target":
        use.targets.append(seat)
        return
    yield from give(s, reply.many("cards"), me, seat)
    if s.alive[seat]:
        use.change_user(seat)
        s.emit("user", {"seat": seat, "card": use.card.plain()})


def equipment_of(s: Table, me: Seat, damage: Damage) -> tuple[Pick, ...]:
    """An equipment card of hand or equipment area."""
    return (pick_cards([card for card in s.cards_of(me) if KINDS[s.name_of(card)].type == EQUIPMENT]),)


@skill(
    "arrogance",
    at=WHEN_SUFFERING,
    when=lambda s, me, damage: damage.source >= 0 and is_male(s, damage.source) and has_cards(s, me),
    picks=equipment_of,
)
def arrogance(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """When you suffer damage from a male hero, you can discard an equipment card to lower it by 1."""
    yield from discard(s, choice.many("cards"), me)
    damage.amount -= 1
