"""Heroes of the rulebook's examples who get random cards: Guo Zhao, Zhang Ji, Quan Huijie."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Offer, Option, Pick, Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, COLOUR_OF, COLOURS, KINDS, RED, Print
from tianxia.games.sanguosha.mechanics.random_cards import get_from_deck, get_from_discard, use_random_equipment
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, choose_number, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.conditions import at_beginning, is_wounded, when_drawing
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw, draw_to
from tianxia.games.sanguosha.rules.health import change_max_hp, heal
from tianxia.games.sanguosha.rules.judgement import judge
from tianxia.games.sanguosha.rules.moves import DISCARDED, TAKEN, Moved, Shift, discard, look_at, move_cards, show
from tianxia.games.sanguosha.rules.owning import gain_skills, lose_skills, not_yet, use_up
from tianxia.games.sanguosha.rules.setup import hero_of, printed_skills
from tianxia.games.sanguosha.rules.skills import COUNTED, OF_A_COLOUR, action, lasting, skill
from tianxia.games.sanguosha.rules.table import (
    ACTION,
    DRAWING,
    THIS_GAME,
    THIS_PHASE,
    THIS_TURN,
    UNTIL_NEXT_TURN,
    Table,
)
from tianxia.games.sanguosha.rules.taking import HIS_AREAS, note_whose, random_hand_card
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE, END_OF_PHASE, IN_PHASE, START_OF_PHASE
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.zones import CHARACTERS, HAND, zone_of

OF_A_COLOUR.append("favourite")

# ---- Guo Zhao


def is_red(face: Print) -> bool:
    """A red card."""
    return COLOUR_OF[face.suit] == RED


def is_black(face: Print) -> bool:
    """A black card."""
    return COLOUR_OF[face.suit] == BLACK


@skill("favourite", at=IN_PHASE, when=when_drawing)
def favourite(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Draw Phase, instead of drawing you can get a random red and a random black card of the deck and choose a
    colour: until your next turn, for each card of that colour that you lose you get a random card of the other colour
    from the deck.

    This part: the cards and the colour."""
    phase.replaced = True
    yield from get_from_deck(s, me, is_red, is_black)
    reply = yield from choose(s, me, "favourite", lambda: (Option(COLOURS[RED]), Option(COLOURS[BLACK])))
    s.add_effect("favourite", me, COLOURS.index(reply.option), UNTIL_NEXT_TURN)


def favoured(s: Table, me: Seat, moved: Moved, is_open: bool) -> list[Shift]:
    """SG-1417: the lost cards of the chosen colour, as they were for their owner: those that all see, or the others."""
    colours = s.affected("favourite", me)
    lost = [shift for shift in moved.lost_by(me) if s.is_open(shift.card) == is_open]
    return [shift for shift in lost if COLOUR_OF[s.suit_for(me, shift.card)] in colours]


def other_colour(s: Table, me: Seat, count: int) -> Play[None]:
    """A random card of the other colour for each that was lost, all at once."""
    for colour in dict.fromkeys(s.affected("favourite", me)):
        yield from get_from_deck(s, me, *[is_red if colour == BLACK else is_black] * count)


@skill(
    lasting("favourite"),
    at=AFTER_MOVE,
    when=lambda s, me, moved: bool(favoured(s, me, moved, True)),
    forced=True,
    anyone=True,
)
def favourite_comes_back(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """For the cards that all see."""
    yield from other_colour(s, me, len(favoured(s, me, moved, True)))


def lost_unseen(s: Table, me: Seat, moved: Moved) -> bool:
    """Cards were lost that not all have seen, and none that all saw was of the colour."""
    unseen = [shift for shift in moved.lost_by(me) if not s.is_open(shift.card)]
    return bool(unseen) and not favoured(s, me, moved, True)


def of_the_colour(s: Table, me: Seat, moved: Moved) -> tuple[Pick, ...]:
    """Any of the lost cards of the colour."""
    found = [shift.card for shift in favoured(s, me, moved, False)]
    return (pick_cards(found, 1, len(found)),)


@skill(lasting("favourite"), at=AFTER_MOVE, when=lost_unseen, picks=of_the_colour, anyone=True)
def favourite_is_shown(s: Table, me: Seat, moved: Moved, choice: Choice) -> Play[None]:
    """SG-650, R70: what left unseen is shown to prove it."""
    show(s, me, choice.many("cards"), "favourite")
    yield from other_colour(s, me, len(choice.many("cards")))


RANKS: Final = ("heal", "draw", "equip")
COUNTED["rise-to-rank"] = tuple(RANKS)


def outranks(s: Table, me: Seat, seat: Seat) -> list[str]:
    """What this hero may be chosen for: only what was not chosen before in this game."""
    more = {
        "heal": is_wounded(s, me) and s.hp[seat] > s.hp[me],
        "draw": len(s.hand(seat)) > len(s.hand(me)),
        "equip": len(s.equipment(seat)) > len(s.equipment(me)),
    }
    return [rank for rank in RANKS if more[rank] and not s.value_of(me, "rise-to-rank", rank)]


@action(
    "rise-to-rank",
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if outranks(s, me, seat)]),),
    once=THIS_PHASE,
)
def rise_to_rank(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose one of these, each once per game: a hero with more HP, if you are wounded, and
    heal to their HP; a hero with more hand cards, and draw up to their number, at most 5; a hero with more equipped
    cards, and use random equipment until you have as many."""
    seat = choice.one("seats")
    ways = outranks(s, me, seat)
    rank = ways[0]
    if len(ways) > 1:
        told = {"seat": seat}
        reply = yield from choose(s, me, "rise-to-rank", lambda: tuple([Option(way) for way in ways]), told)
        rank = reply.option
    s.set_value(me, "rise-to-rank", rank, 1)
    if rank == "heal":
        yield from heal(s, me, s.hp[seat] - s.hp[me], me)
    elif rank == "draw":
        yield from draw_to(s, me, len(s.hand(seat)))
    else:
        goal = len(s.equipment(seat))
        while len(s.equipment(me)) < goal and (yield from use_random_equipment(s, me)):
            pass


# ---- Zhang Ji

ACE, KING = 1, 13
PLUNDERED: Final = 2  # damage


@action(
    "plunder",
    picks=lambda s, me: (pick_seats([seat for seat in s.others(me) if len(s.equipment(seat)) < len(s.equipment(me))]),),
    once=THIS_PHASE,
)
def plunder(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose a hero with fewer equipped cards than you: they name a number and you are
    judged. If it is that number, they suffer 2 damage from you; otherwise you take a random card from their areas."""
    seat = choice.one("seats")
    s.count_use(me, "plunder", THIS_GAME)
    named = yield from choose_number(s, seat, "plunder", ACE, KING)
    s.emit("named-number", {"seat": seat, "number": named})
    result = yield from judge(s, me, "plunder")
    if result.aborted:
        return
    if result.number == named:
        yield from deal_damage(s, Damage(me, seat, PLUNDERED, skill="plunder"))
    elif s.alive[me]:
        yield from take_random(s, me, seat)


def take_random(s: Table, me: Seat, seat: Seat) -> Play[None]:
    """SG-816: the game picks, among hand, equipment and judgement area."""
    lying = [card for area in HIS_AREAS for card in s.zones[zone_of(seat, area)]]
    if not lying:
        return
    card = lying[s.dice.below(len(lying))]
    if card in s.hand(seat):
        card = random_hand_card(s, seat, s.bit(me))
    note_whose(s, me, seat, card)
    yield from move_cards(s, [card], zone_of(me, HAND), TAKEN, me)


@action(
    "garrison",
    picks=lambda s, me: (pick_seats(s.around(me)),),
    when=lambda s, me: s.used(me, "plunder", THIS_GAME) > 0,
    once=THIS_GAME,
)
def garrison(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase, choose a hero: they use as many random equipment cards as you have plundered
    times in this game, one by one, for empty slots."""
    for _ in range(s.used(me, "plunder", THIS_GAME)):
        if not (yield from use_random_equipment(s, choice.one("seats"))):
            return


# ---- Quan Huijie

VIRTUOUS: Final = "intelligent-warm-virtuous"
PRINTED: Final = {"draw": 3, "discard": 1, "more-than": 2}  # its three numbers, in the order of the text
ENOUGH: Final = 5
SEEN: Final = 4  # heroes
GAINED: Final = 2  # skills
COUNTED[VIRTUOUS] = tuple(PRINTED)


def figure(s: Table, me: Seat, name: str) -> int:
    """One of the three numbers, as it is now."""
    return s.value_of(me, VIRTUOUS, name, PRINTED[name])


@skill(VIRTUOUS, at=END_OF_PHASE, when=lambda s, me, phase: phase.phase == DRAWING)
def intelligent_warm_virtuous(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the end of your Draw Phase, you can draw [3] cards and discard [1] of your hand. The first time this turn that
    you have discarded more than [2] cards, you get as many random cards of the discard pile that are not basic as you
    discarded for this skill.

    This part: the draw and the discard; how it goes on is below."""
    yield from draw(s, me, figure(s, me, "draw"))
    cards = yield from choose_cards(s, me, VIRTUOUS, lambda: s.hand(me), max(0, figure(s, me, "discard")))
    if cards:
        s.add_effect(VIRTUOUS, me, len(cards), THIS_PHASE)
        yield from discard(s, cards, me)


def promised(s: Table, me: Seat, until: str) -> list[int]:
    """How many cards were discarded for the skill: just now, or earlier in this turn and not rewarded yet."""
    return [count for name, whose, count, scope in s.effects if (name, whose, scope) == (VIRTUOUS, me, until)]


def is_price(s: Table, me: Seat, moved: Moved) -> bool:
    """The cards that are discarded for the skill just now."""
    paid = promised(s, me, THIS_PHASE)
    return bool(paid) and moved.why == DISCARDED and moved.by == me and len(moved.lost_by(me)) == paid[0]


@skill(lasting(VIRTUOUS), at=AFTER_MOVE, when=is_price, forced=True, anyone=True)
def virtue_goes_on(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """SG-452: what the skill goes on with, at the same moment as other skills that look at the loss of these cards."""
    s.end_effects(lambda effect: effect[:2] == (VIRTUOUS, me))
    s.add_effect(VIRTUOUS, me, len(moved.lost_by(me)), THIS_TURN)
    if has_discarded_enough(s, me):
        yield from virtue_is_rewarded(s, me, moved)


def has_discarded_enough(s: Table, me: Seat) -> bool:
    """More cards of one's own this turn than the third number says."""
    mine = [by for _, _, by, _, _ in s.noted("discard", me) if by == me]
    return len(mine) > figure(s, me, "more-than")


def reaches_it(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner discards cards, and now they are enough."""
    discards = moved.why == DISCARDED and moved.by == me and bool(promised(s, me, THIS_TURN))
    return discards and has_discarded_enough(s, me)


@skill(lasting(VIRTUOUS), at=AFTER_MOVE, when=reaches_it, forced=True, anyone=True)
def virtue_is_rewarded(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """The first time only."""
    [count] = promised(s, me, THIS_TURN)
    s.end_effects(lambda effect: effect[:2] == (VIRTUOUS, me))
    yield from get_from_discard(s, me, lambda face: KINDS[face.kind].type != BASIC, count)


def loses_outside_action(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner of the numbers loses cards outside their Action Phase."""
    acting = s.current == me and s.phase == ACTION
    return not acting and s.has(me, VIRTUOUS) and bool(moved.lost_by(me))


@skill("change-numbers", at=AFTER_MOVE, when=loses_outside_action, forced=True, anyone=True)
def change_numbers(s: Table, me: Seat, moved: Moved) -> None:
    """Outside your Action Phase, after you lose cards, the smallest number of Intelligent, Warm and Virtuous rises by 2
    and the greatest falls by 1, both at once; among equal ones the first in the text."""
    now = {name: figure(s, me, name) for name in PRINTED}
    least, most = min(now, key=lambda name: now[name]), max(now, key=lambda name: now[name])
    now[least] += 2
    now[most] -= 1
    for name, value in now.items():
        s.set_value(me, VIRTUOUS, name, value)
    s.emit("numbers", {"seat": me, "skill": VIRTUOUS, "values": list(now.values())})


def has_high_number(s: Table, me: Seat, phase: Phase) -> bool:
    """At Beginning Phase, with a number of 5 or more."""
    high = s.has(me, VIRTUOUS) and any(figure(s, me, name) >= ENOUGH for name in PRINTED)
    return at_beginning(s, me, phase) and high


@skill("leave-the-palace", at=START_OF_PHASE, when=not_yet("leave-the-palace", has_high_number), forced=True)
def leave_the_palace(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, if a number of Intelligent, Warm and Virtuous is 5 or more: your maximum HP rise by 1,
    heal 1, lose Change Numbers, and see 4 random female Wu heroes of the characters deck. Then draw 3 cards, or lose
    Intelligent, Warm and Virtuous and gain any 2 skills of these heroes."""
    use_up(s, me, "leave-the-palace")
    yield from change_max_hp(s, me, 1)
    yield from heal(s, me, 1, me)
    yield from lose_skills(s, me, "change-numbers")
    ladies = ladies_of_wu(s)
    look_at(s, me, ladies, "leave-the-palace")
    ways = (Option("draw"), *((Option("gain"),) if ladies else ()))
    reply = yield from choose(s, me, "leave-the-palace", lambda: ways)
    if reply.option == "draw":
        yield from draw(s, me, 3)
    else:
        yield from lose_skills(s, me, VIRTUOUS)
        gained: list[str] = []
        while len(gained) < min(GAINED, len({id.partition("/")[2] for id in skills_of(s, me, ladies)})):
            gained.append((yield from chosen_skill(s, me, ladies, gained)))
        gain_skills(s, me, *gained)
    s.shuffle(CHARACTERS)


def skills_of(s: Table, me: Seat, heroes: list[Sleeve]) -> list[str]:
    """The skills of these heroes that the owner could have (SG-1602, SG-1605), each with its hero."""
    return [f"{hero_of(s, card).id}/{id}" for card in heroes for id in printed_skills(s, me, hero_of(s, card))]


def chosen_skill(s: Table, me: Seat, heroes: list[Sleeve], gained: list[str]) -> Play[str]:
    """One more of their skills."""

    def offer() -> tuple[Option, ...]:
        return tuple([Option(id) for id in skills_of(s, me, heroes) if id.partition("/")[2] not in gained])

    told = {"skill": "leave-the-palace"}
    reply = yield from ask(Offer(me, "sanguosha.incarnation", "SG-1540", offer, lambda: told))
    return reply.option.partition("/")[2]


def ladies_of_wu(s: Table) -> list[Sleeve]:
    """SG-121: random female Wu heroes of the characters deck."""
    fitting = [
        card for card in s.zones[CHARACTERS] if hero_of(s, card).kingdom == "wu" and hero_of(s, card).gender == "female"
    ]
    found = [fitting.pop(s.dice.below(len(fitting))) for _ in range(min(SEEN, len(fitting)))]
    return list(s.conceal(found, s.everyone()).values()) if found else []
