"""Forest set: Xu Huang, Cao Pi, Meng Huo, Zhu Rong, Sun Jian, Lu Su, Dong Zhuo, Jia Xu."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, BLACK, COLOUR_OF, EQUIPMENT, HEART, SPADE, TACTIC
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, may, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.conditions import at_beginning, at_end, is_wounded, when_drawing
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw, expose
from tianxia.games.sanguosha.rules.distance import distance
from tianxia.games.sanguosha.rules.dying import Brink, Death
from tianxia.games.sanguosha.rules.forms import like_hand
from tianxia.games.sanguosha.rules.health import change_max_hp, flip, heal, lose_hp
from tianxia.games.sanguosha.rules.judgement import Judgement, judge
from tianxia.games.sanguosha.rules.moves import discard, exchange_hands, get, give, place_in_discard
from tianxia.games.sanguosha.rules.pointfight import can_fight, end_fight, point_fight
from tianxia.games.sanguosha.rules.responding import uses_sha
from tianxia.games.sanguosha.rules.skills import (
    FORBIDS,
    MORE_DISTANCE,
    UNTARGETABLE,
    action,
    conversion,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import has_cards, take_card_of
from tianxia.games.sanguosha.rules.targets import legal_targets
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_JUDGEMENT_TAKES_EFFECT,
    AFTER_RESOLVED,
    AFTER_SUFFERING,
    AFTER_TARGETING,
    IN_PHASE,
    START_OF_PHASE,
    START_OF_RESOLUTION,
    WHEN_DYING,
)
from tianxia.games.sanguosha.rules.turns import AFTER_DRAW, Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import NOBODY, PROCESSING

# ---- Xu Huang


@conversion("cut-supply", makes=("famine",), how=("use",))
def cut_supply(s: Table, me: Seat, card: Card) -> bool:
    """You can use a black basic or equipment card as Famine, and your Famine reaches distance 2.

    This part: the conversion."""
    return card.colour == BLACK and card.kind.type in (BASIC, EQUIPMENT)


@state("cut-supply", MORE_DISTANCE)
def cut_supply_reaches(s: Table, me: Seat, card: Card) -> int:
    """Your Famine can target heroes at distance 2."""
    return 1 if card.name == "famine" else 0


# ---- Cao Pi


def leaves_cards(s: Table, me: Seat, death: Death) -> bool:
    """Another hero dies and has cards."""
    return death.seat != me and has_cards(s, death.seat)


@skill("funeral-march", at=WHEN_DYING, when=leaves_cards, anyone=True)
def funeral_march(s: Table, me: Seat, death: Death) -> Play[None]:
    """When another hero dies, you can take all cards of their hand and equipment.

    R26: before the clean-up."""
    yield from get(s, s.cards_of(death.seat), me)


@skill(
    "banish",
    at=AFTER_SUFFERING,
    when=lambda s, me, damage: is_wounded(s, me),
    picks=lambda s, me, damage: (pick_seats(s.others(me)),),
)
def banish(s: Table, me: Seat, damage: Damage, choice: Choice) -> Play[None]:
    """After you suffer damage, you can choose another hero: they draw as many cards as you have wounds and are
    flipped."""
    seat = choice.one("seats")
    yield from draw(s, seat, s.wounds(me))
    yield from flip(s, seat)


def black_for_another_wei(s: Table, me: Seat, judgement: Judgement) -> bool:
    """Another Wei hero was judged, with a black result."""
    seat = judgement.seat
    return seat != me and s.alive[seat] and s.kingdom[seat] == "wei" and COLOUR_OF[judgement.suit] == BLACK


@skill("song-of-majesty", at=AFTER_JUDGEMENT_TAKES_EFFECT, when=black_for_another_wei, anyone=True, asks=True)
def song_of_majesty(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """After the black judgement card of another Wei hero takes effect, they can let you draw a card."""
    if (yield from may(s, judgement.seat, "song-of-majesty", {"seat": me})):
        activate(s, me, "song-of-majesty")
        yield from draw(s, me, 1)


# ---- Meng Huo


def with_barbarians(s: Table, me: Seat, use: Use) -> bool:
    """The card is Barbarians."""
    return use.card.name == "barbarians"


def barbarians_of_another(s: Table, me: Seat, use: Use) -> bool:
    """Another hero uses Barbarians."""
    return with_barbarians(s, me, use) and use.user != me


@skill("barbarian-king", at=START_OF_RESOLUTION, when=with_barbarians, forced=True)
@skill("giant-elephant", at=START_OF_RESOLUTION, when=with_barbarians, forced=True)
def not_against_me(s: Table, me: Seat, use: Use) -> None:
    """Barbarians is ineffective on you."""
    use.ineffective_on.append(me)


@skill(
    "barbarian-king",
    at=AFTER_TARGETING,
    when=lambda s, me, use: barbarians_of_another(s, me, use) and use.source == use.user,
    anyone=True,
    forced=True,
)
def barbarian_king(s: Table, me: Seat, use: Use) -> None:
    """Barbarians have no effect on you. The damage of Barbarians that others use comes from you.

    This part: the source."""
    use.source = me


@skill("rise-again", at=IN_PHASE, when=lambda s, me, phase: when_drawing(s, me, phase) and is_wounded(s, me))
def rise_again(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Draw Phase, if you are wounded, instead of drawing you can turn up as many cards as you have wounds:
    heal 1 for each heart, and take the other cards."""
    phase.replaced = True
    exposed = yield from expose(s, s.wounds(me))
    hearts = [card for card in exposed if s.suit_of(card) == HEART]
    yield from heal(s, me, len(hearts), me)
    yield from place_in_discard(s, [card for card in hearts if s.where[card] == PROCESSING], me)
    yield from get(s, [card for card in exposed if s.where[card] == PROCESSING], me)


# ---- Zhu Rong


def barbarians_lie_there(s: Table, me: Seat, use: Use) -> bool:
    """Another hero's Barbarians, whose physical cards are still in the processing area."""
    return barbarians_of_another(s, me, use) and any(s.where[card] == PROCESSING for card in use.card.sleeves)


@skill("giant-elephant", at=AFTER_RESOLVED, when=barbarians_lie_there, anyone=True, forced=True)
def giant_elephant(s: Table, me: Seat, use: Use) -> Play[None]:
    """Barbarians have no effect on you. After Barbarians of another hero, you take that card.

    The physical cards, if they are in the processing area; that Barbarians have no effect is another function."""
    yield from get(s, [card for card in use.card.sleeves if s.where[card] == PROCESSING], me)


def own_sha_hurt_target(s: Table, me: Seat, damage: Damage) -> bool:
    """A Sha that you used dealt damage to its target, and both have a card for a point fight."""
    use = damage.use
    return use is not None and use.user == me and use.card.is_sha and bool(can_fight(s, me, [damage.victim]))


@skill("intense-blade", at=AFTER_DEALING, when=own_sha_hurt_target)
def intense_blade(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After your Sha hurts its target, you can fight a point fight with them: if you win, take one of their cards."""
    fight = yield from point_fight(s, me, damage.victim, "intense-blade")
    if fight.won:
        yield from take_card_of(s, me, damage.victim, "intense-blade")
    yield from end_fight(s, fight)


# ---- Sun Jian


@skill(
    "heroic-soul",
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_beginning(s, me, phase) and is_wounded(s, me),
    picks=lambda s, me, phase: (pick_seats(s.others(me)),),
)
def heroic_soul(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your Beginning Phase, if you are wounded, you can choose another hero: they draw as many cards as you have
    wounds and discard 1; or they draw 1 and discard as many as you have wounds."""
    seat, many = choice.one("seats"), s.wounds(me)
    drawn, lost = many, 1
    if many > 1:
        ways = (Option("draw-many"), Option("draw-one"))
        reply = yield from choose(s, me, "heroic-soul", lambda: ways, {"seat": seat})
        drawn, lost = (many, 1) if reply.option == "draw-many" else (1, many)
    yield from draw(s, seat, drawn)
    cards = yield from choose_cards(s, seat, "heroic-soul", lambda: s.cards_of(seat), lost)
    yield from discard(s, cards, seat)


# ---- Lu Su


@skill("generosity", at=IN_PHASE, when=when_drawing)
def generosity(s: Table, me: Seat, phase: Phase) -> None:
    """In your Draw Phase, you can draw 2 more cards. If you then hold more than 5, give half of your hand to another
    hero who has the fewest hand cards.

    This part: the draw."""
    phase.draws += 2
    s.add_effect("generosity", me, 1, THIS_PHASE)


GENEROUS_ABOVE: Final = 5


@skill(
    lasting("generosity"),
    at=AFTER_DRAW,
    when=lambda s, me, phase: len(s.hand(me)) > GENEROUS_ABOVE and bool(s.others(me)),
    forced=True,
)
def generosity_gives(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """Right after that draw, if your hand is above 5, give half of it to another hero with the least hand cards."""
    half = len(s.hand(me)) // 2
    least = min(len(s.hand(seat)) for seat in s.others(me))
    poor = [seat for seat in s.others(me) if len(s.hand(seat)) == least]
    reply = yield from choose(
        s, me, "generosity", lambda: (option("give", pick_cards(s.hand(me), half, half), pick_seats(poor)),)
    )
    yield from give(s, reply.many("cards"), reply.one("seats"), me)


def alliance_cost(s: Table, pair: tuple[Seat, ...]) -> int:
    """The difference of their numbers of hand cards."""
    one, other = pair
    return abs(len(s.hand(one)) - len(s.hand(other)))


def why_no_alliance(s: Table, me: Seat, pair: tuple[Seat, ...]) -> str | None:
    """One of them needs a hand card; the cost is paid in full."""
    if not any(s.hand(seat) for seat in pair):
        return "SG-660"
    return "SG-816" if alliance_cost(s, pair) > len(s.cards_of(me)) else None


def alliance_picks(s: Table, me: Seat) -> tuple[Pick, ...] | None:
    """Two other heroes whose hands can be exchanged."""
    pairs = [pair for pair in combinations(s.others(me), 2) if why_no_alliance(s, me, pair) is None]
    return (
        (pick_seats([seat for seat in s.others(me) if any(seat in pair for pair in pairs)], 2, 2),) if pairs else None
    )


@action(
    "alliance",
    picks=alliance_picks,
    refuse=lambda s, me, choice: why_no_alliance(s, me, tuple(choice.many("seats"))),
    once=THIS_PHASE,
)
def alliance(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, choose two other heroes and discard as many cards as their hands differ: they
    exchange their hands."""
    one, other = choice.many("seats")
    cost = alliance_cost(s, (one, other))
    if cost:
        cards = yield from choose_cards(s, me, "alliance", lambda: s.cards_of(me), cost)
        yield from discard(s, cards, me)
    yield from exchange_hands(s, one, other, me)


# ---- Dong Zhuo


@conversion("wine-pond", makes=("wine",), material=like_hand, how=("use",))
def wine_pond(s: Table, me: Seat, card: Card) -> bool:
    """You can use a spade from your hand as Wine."""
    return card.suit == SPADE


def is_female(s: Table, seat: Seat) -> bool:
    """SG-1014: one who counts as both genders is female too."""
    return s.gender[seat] in ("female", "both")


def against_or_by_a_woman(s: Table, me: Seat, use: Use) -> bool:
    """Your Sha on a female hero, or her Sha on you."""
    on_her = use.user == me and is_female(s, use.target)
    by_her = use.target == me and is_female(s, use.user)
    return use.card.is_sha and (on_her or by_her)


@skill("flesh-forest", at=AFTER_TARGETING, when=against_or_by_a_woman, anyone=True, forced=True)
def flesh_forest(s: Table, me: Seat, use: Use) -> None:
    """Your Sha on women, and the Sha of women on you, must be dodged twice."""
    use.dodges[use.target] = 2


def somebody_has_less(s: Table, me: Seat, phase: Phase) -> bool:
    """At End Phase, when your HP is not the least."""
    return at_end(s, me, phase) and any(s.hp[seat] < s.hp[me] for seat in s.others(me))


@skill("collapse", at=START_OF_PHASE, when=somebody_has_less, forced=True)
def collapse(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your End Phase, if somebody has less HP than you, lose 1 HP or 1 maximum HP."""
    reply = yield from choose(s, me, "collapse", lambda: (Option("lose-hp"), Option("lose-max-hp")))
    if reply.option == "lose-hp":
        yield from lose_hp(s, me)
    else:
        yield from change_max_hp(s, me, -1)


def another_neutral_hurts(s: Table, me: Seat, damage: Damage) -> bool:
    """Another Neutral hero dealt damage."""
    return damage.source not in (me, NOBODY) and s.kingdom[damage.source] == "neutral"


@skill(
    "atrocity",
    at=AFTER_DEALING,
    when=another_neutral_hurts,
    user=lambda damage: damage.source,
    anyone=True,
    asks=True,
)
def atrocity(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After another Neutral hero deals damage, they can be judged: a spade heals you 1."""
    source = damage.source
    if not (yield from may(s, source, "atrocity", {"seat": me})):
        return
    activate(s, me, "atrocity")
    result = yield from judge(s, source, "atrocity")
    if result.suit == SPADE and not result.aborted:
        yield from heal(s, me, 1, source)


# ---- Jia Xu


@state("certain-kill", FORBIDS)
def certain_kill(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """On your turn, only you and the dying hero can use a Peach.

    R21: Wine is not meant."""
    if card.name != "peach" or s.current != me or user == me:
        return False
    dying = [matter.seat for matter in s.trail if isinstance(matter, Brink)]
    return not dying or dying[-1] != user


def nearest(s: Table, seat: Seat) -> list[Seat]:
    """The other heroes at the least distance from this one."""
    away = {other: distance(s, seat, other) for other in s.others(seat)}
    return [other for other, steps in away.items() if steps == min(away.values())]


@action("mass-chaos", once=THIS_GAME)
def mass_chaos(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once per game, in your Action Phase: each other hero uses a Sha on a hero who is nearest to them, or loses 1
    HP.

    R28: in turn order; nearest is whoever is at the least distance, and the usual reach applies."""
    for seat in s.others(me):
        if s.alive[seat]:
            yield from joins_chaos(s, seat)


def struck_in_chaos(s: Table, seat: Seat) -> list[Seat]:
    """SG-1541: the nearest heroes whom a Sha of this hero may strike, whatever its suit (God of War)."""
    shas = [Card("sha", suit) for suit in range(len(COLOUR_OF))]
    legal = [target for sha in shas for target in legal_targets(s, seat, sha)]
    return [other for other in nearest(s, seat) if other in legal]


def joins_chaos(s: Table, seat: Seat) -> Play[None]:
    """One hero's choice; whoever cannot or will not use Sha after all loses 1 HP."""
    places = struck_in_chaos(s, seat)
    if places:
        reply = yield from choose(
            s, seat, "mass-chaos", lambda: (option("use-sha", pick_seats(places)), Option("lose-hp"))
        )
        if reply.option == "use-sha" and (yield from uses_sha(s, seat, reply.one("seats"), "mass-chaos")):
            return
    yield from lose_hp(s, seat)


@state("curtain", UNTARGETABLE)
def curtain(s: Table, me: Seat, card: Card, user: Seat) -> bool:
    """You cannot be the target of black tactics."""
    return card.kind.type == TACTIC and card.colour == BLACK
