"""Heroes who call others to council (Deliberate): Liu Hong, and Jiang Wei of the chronicle with his Shadows."""

from __future__ import annotations

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BLACK, KINGDOMS, NO_COLOUR, RED
from tianxia.games.sanguosha.mechanics.deliberate import (
    AFTER_DELIBERATING,
    Deliberation,
    can_deliberate,
    deliberate,
    end_deliberation,
)
from tianxia.games.sanguosha.mechanics.outside import SHADOW, get_shadows
from tianxia.games.sanguosha.mechanics.premeditation import plans_of
from tianxia.games.sanguosha.rules.asking import choose, may, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, converted
from tianxia.games.sanguosha.rules.conditions import at_beginning, at_end
from tianxia.games.sanguosha.rules.deck import draw, draw_to
from tianxia.games.sanguosha.rules.dying import Death
from tianxia.games.sanguosha.rules.forms import like_hand
from tianxia.games.sanguosha.rules.health import heal, lose_hp
from tianxia.games.sanguosha.rules.moves import DRAWN, Moved, discard, show
from tianxia.games.sanguosha.rules.owning import gain_skills, lose_all_skills
from tianxia.games.sanguosha.rules.skills import (
    COUNTLESS,
    FORBIDS,
    NO_DISTANCE_LIMIT,
    OF_A_COLOUR,
    ON_A_HERO,
    SHA_BONUS,
    action,
    conversion,
    lasting,
    plain_key,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import DRAWING, JUDGING, THIS_GAME, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.taking import has_cards, take_card_of
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import AFTER_MOVE, START_OF_PHASE, WHEN_DYING
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order, use_card
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import JUDGEMENT, NOBODY, PREMEDITATED, owner_of, zone_of

OF_A_COLOUR.append("counterplot")

ON_A_HERO.append("great-favour")

# ---- Liu Hong


@skill(
    "court-dispute",
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_beginning(s, me, phase) and bool(can_deliberate(s, s.others(me))),
)
def court_dispute(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, you can let all other heroes with hand cards deliberate. Red: those who showed red
    heal 1. Black: those who showed red lose 1 HP. If all showed the same colour, draw as many cards as heroes took
    part.

    SG-938: with equal colours neither happens."""
    council = yield from deliberate(s, me, s.others(me), "court-dispute")
    for seat in council.showed(RED):
        if council.result == RED:
            yield from heal(s, seat, 1, me)
        elif council.result == BLACK:
            yield from lose_hp(s, seat)
    if len(dict.fromkeys(council.colours.values())) == 1:
        yield from draw(s, me, len(council.colours))
    yield from end_deliberation(s, council)


def other_neutrals(s: Table, me: Seat) -> list[Seat]:
    """The other Neutral heroes, in turn order."""
    return [seat for seat in in_turn_order(s, s.others(me)) if s.kingdom[seat] == "neutral"]


def drawer(moved: Moved) -> Seat:
    """Who drew the cards of this move, if it is a draw."""
    return owner_of(moved.shifts[0].to) if moved.why == DRAWN else NOBODY


def neutral_drew(s: Table, me: Seat, moved: Moved) -> bool:
    """Another Neutral hero drew outside their Draw Phase, not by this skill, and has a chance left this turn."""
    seat = drawer(moved)
    if seat not in other_neutrals(s, me) or moved.label == "levy" or (s.phase == DRAWING and s.current == seat):
        return False
    return s.used(seat, f"levy@{me}", THIS_TURN) < 2


@skill("levy", at=AFTER_MOVE, when=neutral_drew, user=drawer, anyone=True, asks=True)
def levy(s: Table, me: Seat, moved: Moved) -> Play[None]:
    """After another Neutral hero draws outside their Draw Phase and not by this skill, they can draw a card, twice
    per turn. In your End Phase, you can take a card of each other Neutral hero.

    This part: the draw of another hero, who is its user (SG-311)."""
    seat = drawer(moved)
    if (yield from may(s, seat, "levy", {"seat": me})):
        activate(s, seat, "levy")
        s.count_use(seat, f"levy@{me}", THIS_TURN)
        yield from draw(s, seat, 1, skill="levy")


@skill(
    "levy",
    at=START_OF_PHASE,
    when=lambda s, me, phase: at_end(s, me, phase) and any(has_cards(s, seat) for seat in other_neutrals(s, me)),
)
def levy_collects(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At your End Phase, you can take 1 card of each other Neutral hero."""
    for seat in other_neutrals(s, me):
        yield from take_card_of(s, me, seat, "levy")


@action("great-favour", picks=lambda s, me: (pick_seats(s.others(me)),), once=THIS_GAME)
def great_favour(s: Table, me: Seat, choice: Choice) -> None:
    """Once per game, in your Action Phase, you can choose another hero, who gains Unbridled and Domineering. When
    you die, that hero loses all their skills and discards all hand cards.

    This part: the favour."""
    seat = choice.one("seats")
    s.add_effect("great-favour", me, seat, THIS_GAME)
    gain_skills(s, seat, "unbridled", "domineering")


def favourites(s: Table, me: Seat) -> list[Seat]:
    """The favourite, while they live."""
    return [seat for seat in s.affected("great-favour", me) if s.alive[seat]]


@skill("great-favour", at=WHEN_DYING, when=lambda s, me, death: bool(favourites(s, me)), forced=True)
def great_favour_ends(s: Table, me: Seat, death: Death) -> Play[None]:
    """When you die, the hero loses all skills and discards all hand cards."""
    for seat in favourites(s, me):
        yield from lose_all_skills(s, seat)
        yield from discard(s, s.hand(seat)[:], seat)


def judged_cards(s: Table, me: Seat) -> list[Sleeve]:
    """All cards of one's judgement area, open or not (SG-966)."""
    return [*s.judging(me), *plans_of(s, me)]


def is_burdened(s: Table, me: Seat, phase: Phase) -> bool:
    """The Judgement Phase starts with cards in the judgement area, and 2 hand cards are there."""
    return phase.phase == JUDGING and bool(judged_cards(s, me)) and len(s.hand(me)) >= 2


def unbridled_picks(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Two hand cards, and a card of the judgement area."""
    return (pick_cards(s.hand(me), 2, 2), pick_cards(judged_cards(s, me), slot="first"))


@skill("unbridled", at=START_OF_PHASE, when=is_burdened, picks=unbridled_picks)
def unbridled(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """At the start of your Judgement Phase, if cards lie in your judgement area, you can discard 2 hand cards to
    discard one of them."""
    yield from discard(s, choice.many("cards"), me)
    card = choice.one("first")
    if s.where[card] in (zone_of(me, JUDGEMENT), zone_of(me, PREMEDITATED)):
        yield from discard(s, [card], me)


@skill("domineering", at=START_OF_PHASE, when=at_beginning, forced=True)
def domineering(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, draw a card. You may use 1 more Sha in each Action Phase.

    This part: the draw."""
    yield from draw(s, me, 1)


@state("domineering", SHA_BONUS)
def domineering_strikes(s: Table, me: Seat) -> int:
    """Your Sha limit is 1 higher."""
    return 1


# ---- Jiang Wei of the chronicle


@action("boast-of-campaigns", picks=lambda s, me: (pick_cards(s.hand(me)),), once=THIS_PHASE)
def boast_of_campaigns(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can show a hand card: all heroes with at most your maximum HP deliberate, you
    among them. If the result is the colour of that card, up to 2 of them draw to their maximum HP; if it is the
    other one, you get 2 Shadows. If nobody else showed your colour, you can change your kingdom to Wei or Shu."""
    card = choice.one("cards")
    show(s, me, [card], "boast-of-campaigns")
    colour = s.card(card).colour
    council = yield from deliberate(
        s, me, [seat for seat in s.around(me) if s.max_hp[seat] <= s.max_hp[me]], "boast-of-campaigns"
    )
    if council.result == colour:
        yield from reward_two(s, me, council)
    elif council.result != NO_COLOUR:
        yield from get_shadows(s, me, 2)
    if not [seat for seat in council.showed(council.colours[me]) if seat != me]:
        yield from change_kingdom(s, me)
    yield from end_deliberation(s, council)


def reward_two(s: Table, me: Seat, council: Deliberation) -> Play[None]:
    """Up to 2 of those who took part draw to their maximum HP (SG-923)."""
    places = [seat for seat in council.colours if s.alive[seat]]
    reply = yield from choose(
        s, me, "boast-of-campaigns", lambda: (option("hero", pick_seats(places, 1, 2)), PASS_OPTION), rule="SG-815"
    )
    for seat in in_turn_order(s, reply.many("seats")):
        yield from draw_to(s, seat, s.max_hp[seat])


def change_kingdom(s: Table, me: Seat) -> Play[None]:
    """You can change your kingdom to Wei or Shu."""
    kingdoms = Pick("kingdom", tuple([f"kingdom/{KINGDOMS.index(name)}" for name in ("wei", "shu")]))
    reply = yield from choose(
        s, me, "boast-of-campaigns", lambda: (option("kingdom", kingdoms), PASS_OPTION), rule="SG-815"
    )
    if reply.option == "kingdom":
        s.kingdom[me] = KINGDOMS[reply.one("kingdom")]
        s.emit("kingdom", {"seat": me, "kingdom": s.kingdom[me]})


def dissenters(s: Table, me: Seat, council: Deliberation) -> list[Seat]:
    """Who showed another colour than the owner, who took part."""
    mine = council.colours.get(me)
    return [seat for seat, shown in council.colours.items() if mine is not None and shown != mine and s.alive[seat]]


def is_of_wei(s: Table, me: Seat, council: Deliberation) -> bool:
    """The owner is of Wei, and somebody dissented."""
    return s.kingdom[me] == "wei" and bool(dissenters(s, me, council))


@skill("counterplot", at=AFTER_DELIBERATING, when=is_of_wei, anyone=True, forced=True)
def counterplot(s: Table, me: Seat, council: Deliberation) -> Play[None]:
    """While you are of Wei: after you deliberated, heroes who showed another colour than you cannot use or play
    cards of their colour this turn, and you can use a Shadow as Catch off Guard on one of them.

    SG-1161: it says so, therefore a Shadow may be used."""
    places = dissenters(s, me, council)
    for seat in places:
        s.add_effect("counterplot", seat, council.colours[seat], THIS_TURN)
    reply = yield from choose(s, me, "counterplot", lambda: (*ambushes(s, me, places), PASS_OPTION), rule="SG-815")
    if reply.option != "pass":
        yield from use_card(s, Use(me, ambush(s, reply.one("cards")), reply.many("seats")))


def ambush(s: Table, shadow: Sleeve) -> Card:
    """A Shadow as Catch off Guard."""
    return converted([s.card(shadow)], "catch-off-guard", "counterplot")


def ambushes(s: Table, me: Seat, places: list[Seat]) -> list[Option]:
    """The Shadows and those on whom one may be used."""
    held = shadows(s, me)
    legal = [seat for seat in places if held and seat in legal_targets(s, me, ambush(s, held[0]))]
    if not legal or why_forbidden(s, me, ambush(s, held[0])) is not None:
        return []
    return [option(SHADOW, pick_cards(held), pick_seats(legal))]


@state(lasting("counterplot"), FORBIDS)
def counterplot_forbids(s: Table, me: Seat, user: Seat, card: Card) -> bool:
    """The dissenters cannot use or play cards of their colour this turn."""
    return user == me and card.colour in s.affected("counterplot", me)


def shadows(s: Table, me: Seat) -> list[Sleeve]:
    """The Shadows among the hand cards."""
    return [card for card in like_hand(s, me) if s.kind_of(card) == SHADOW]


@conversion(
    "vanguard-choice",
    makes=("stab-sha",),
    material=like_hand,
    how=("use",),
    when=lambda s, me, name: s.kingdom[me] == "shu",
    inert=True,
)
def vanguard_choice(s: Table, me: Seat, card: Card) -> bool:
    """While you are of Shu, you can use a Shadow as Stab Sha; it has no distance limit and is countless.

    SG-1161: it says so, therefore a Shadow may be used."""
    return all(s.kind_of(sleeve) == SHADOW for sleeve in card.sleeves)


@state("vanguard-choice", COUNTLESS)
@state("vanguard-choice", NO_DISTANCE_LIMIT)
def vanguard_choice_is_free(s: Table, me: Seat, card: Card) -> bool:
    """It has no distance limit and is countless."""
    return plain_key(card.by) == "vanguard-choice"
