"""Heroes of the wars after the Yellow Turbans: Huangfu Song (Manage Troops), Niu Fu & Dong Xie (Tyranny)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Option, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import COLOUR_OF, RED, SPADE
from tianxia.games.sanguosha.mechanics.manage_troops import manage_troops, manages_troops, reward
from tianxia.games.sanguosha.mechanics.tyranny import MOST, TYRANNY, gain_tyranny, tyranny
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import result_is_there
from tianxia.games.sanguosha.rules.damage import ELEMENTAL, Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.dying import Death
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.moves import discard, get, look_at
from tianxia.games.sanguosha.rules.owning import gain_skills
from tianxia.games.sanguosha.rules.skills import (
    COUNTLESS,
    HAND_BONUS,
    NO_DISTANCE_LIMIT,
    action,
    lasting,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_DEATH,
    DECLARE,
    JUDGEMENT_DETERMINED,
    START_OF_GAME,
    START_OF_PHASE,
    WHEN_DEALING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, in_turn_order, use_card
from tianxia.games.sanguosha.rules.windows import activate

# ---- Huangfu Song


def at_action(s: Table, me: Seat, phase: Phase) -> bool:
    """The Action Phase starts (T3)."""
    return phase.phase == ACTION


@skill("order-the-army", at=START_OF_PHASE, when=at_action)
def order_the_army(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the start of your Action Phase, you can Manage Troops on yourself. After you get its reward, you can let
    another hero have one too.

    This part: the condition (SG-931)."""
    yield from manage_troops(s, me, me, "order-the-army")


@manages_troops("order-the-army")
def order_the_army_rewards(s: Table, me: Seat, target: Seat) -> Play[None]:
    """After you got a reward from it, another hero can get a reward."""
    others = s.others(me)
    reply = yield from choose(
        s, me, "order-the-army", lambda: (option("hero", pick_seats(others)), PASS_OPTION), rule="SG-815"
    )
    if reply.option == "hero":
        yield from reward(s, reply.one("seats"), "order-the-army", may_pass=True)


def with_fewer_cards(s: Table, me: Seat, damage: Damage) -> bool:
    """Elemental damage to another hero with hand cards, and the owner's hand is not the only largest."""
    victim = damage.victim
    largest = any(len(s.hand(seat)) >= len(s.hand(me)) for seat in s.others(me))
    return damage.element in ELEMENTAL and victim != me and bool(s.hand(victim)) and largest


@skill("seize-the-chance", at=WHEN_DEALING, when=with_fewer_cards)
def seize_the_chance(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """When you deal elemental damage to another hero, if your hand is not the only largest, you can look at their
    hand: they discard all its red cards and draw as many."""
    seat = damage.victim
    look_at(s, me, s.hand(seat), "seize-the-chance")
    red = [card for card in s.hand(seat) if COLOUR_OF[s.suit_of(card)] == RED]
    yield from discard(s, red, seat)
    yield from draw(s, seat, len(red))


def is_revolt(s: Table, me: Seat, judgement: Judgement) -> bool:
    """A judgement comes to a spade, and the skill was not used this turn."""
    return judgement.suit == SPADE and not judgement.aborted and not s.used(me, "quell-revolt", THIS_TURN)


@skill("quell-revolt", at=JUDGEMENT_DETERMINED, when=is_revolt, anyone=True)
def quell_revolt(s: Table, me: Seat, judgement: Judgement) -> Play[None]:
    """Once per turn, when the result of a judgement is a spade, you can abort the judgement: get the judgement card,
    or count as using a Fire Sha on the judged hero at any distance.

    SG-505, SG-1541: only what is possible is offered."""
    s.count_use(me, "quell-revolt", THIS_TURN)
    judgement.aborted = True
    sha = virtual("fire-sha", "quell-revolt")
    burns = judgement.seat in legal_targets(s, me, sha, rangeless=True) and why_forbidden(s, me, sha) is None
    offer = (*[Option("get")] * result_is_there(s, me, judgement), *[Option("use-sha")] * burns)
    if not offer:
        return
    chosen = offer[0].id
    if len(offer) > 1:
        chosen = (yield from choose(s, me, "quell-revolt", lambda: offer, {"seat": judgement.seat})).option
    if chosen == "get":
        yield from get(s, [judgement.card], me)
    else:
        yield from use_card(s, Use(me, sha, [judgement.seat]))


# ---- Niu Fu & Dong Xie

ARMY: Final = "ferocious-army"


def without_army(s: Table, me: Seat) -> list[Seat]:
    """Whoever has no Ferocious Army yet."""
    return [seat for seat in s.around(me) if not s.has(seat, ARMY)]


@skill(
    "army-camp",
    at=START_OF_GAME,
    when=lambda s, me, start: bool(without_army(s, me)),
    picks=lambda s, me, start: (pick_seats(without_army(s, me)),),
    anyone=True,
)
def army_camp(s: Table, me: Seat, start: Phase, choice: Choice) -> None:
    """At the start of the game and after another hero dies, you can give Ferocious Army to a hero. After another
    hero with it deals damage, you gain as many Tyranny tokens.

    This part: at the start of the game."""
    gain_skills(s, choice.one("seats"), ARMY)


@skill(
    "army-camp",
    at=AFTER_DEATH,
    when=lambda s, me, death: death.seat != me and bool(without_army(s, me)),
    picks=lambda s, me, death: (pick_seats(without_army(s, me)),),
    anyone=True,
)
def army_camp_again(s: Table, me: Seat, death: Death, choice: Choice) -> None:
    """After another hero dies, you can give Ferocious Army to a hero."""
    gain_skills(s, choice.one("seats"), ARMY)


def army_of_another(s: Table, me: Seat, damage: Damage) -> bool:
    """Another hero with the skill dealt damage, and there is room for a token."""
    return damage.source != me and s.has(damage.source, ARMY) and tyranny(s, me) < MOST


@skill("army-camp", at=AFTER_DEALING, when=army_of_another, anyone=True, forced=True)
def army_camp_gains(s: Table, me: Seat, damage: Damage) -> None:
    """After another hero with Ferocious Army deals damage, as many Tyranny tokens."""
    gain_tyranny(s, me, damage.amount)


def raid_picks(s: Table, me: Seat) -> tuple[Pick, ...]:
    """As many cards as Tyranny is short of 5, and another hero."""
    cost = MOST - tyranny(s, me)
    aim = pick_seats(s.others(me))
    return (pick_cards(s.cards_of(me), cost, cost), aim) if cost else (aim,)


@action("ferocious-raid", picks=raid_picks, once=THIS_PHASE)
def ferocious_raid(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, you can discard X cards to deal 1 damage to another hero (X = 5 less your Tyranny)."""
    yield from discard(s, choice.many("cards"), me)
    yield from deal_damage(s, Damage(me, choice.one("seats"), 1, skill="ferocious-raid"))


FREE: Final = "crafty-phoenix-cards"  # an effect: this many more cards of its owner are free
FEWEST, LARGEST = 1, 3


@skill("crafty-phoenix", at=START_OF_PHASE, when=lambda s, me, phase: at_action(s, me, phase) and tyranny(s, me) > 0,
       asks=True)  # fmt: skip
def crafty_phoenix(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the start of your Action Phase, you can drop 1 to 3 Tyranny: this turn your hand limit is as much higher,
    and as many of the cards you use next have no distance limit, are countless and inescapable.

    This part: the cost, and what it buys."""
    most = min(LARGEST, tyranny(s, me))
    offer = (*[Option(f"drop-{count}") for count in range(FEWEST, most + 1)], PASS_OPTION)
    reply = yield from choose(s, me, "crafty-phoenix", lambda: offer, rule="SG-815")
    if reply.option == "pass":
        return
    activate(s, me, "crafty-phoenix")
    count = int(reply.option.removeprefix("drop-"))
    s.token(me, TYRANNY, -count)
    s.add_effect("crafty-phoenix", me, count, THIS_TURN)
    s.add_effect(FREE, me, count, THIS_TURN)


@state(lasting("crafty-phoenix"), HAND_BONUS)
def crafty_phoenix_holds(s: Table, me: Seat) -> int:
    """Your hand limit is X higher this turn."""
    return sum(s.affected("crafty-phoenix", me))


@state(lasting(FREE), NO_DISTANCE_LIMIT)
@state(lasting(FREE), COUNTLESS)
def crafty_phoenix_is_free(s: Table, me: Seat, card: Card) -> bool:
    """The next cards have no distance limit and are countless (SG-1017)."""
    return True


@skill(lasting(FREE), at=DECLARE, asks=True)
def crafty_phoenix_is_used(s: Table, me: Seat, use: Use) -> None:
    """They are inescapable (SG-328), and there is one less of them."""
    use.inescapable = list(range(s.seats))
    left = sum(s.affected(FREE, me)) - 1
    s.end_effects(lambda effect: effect[:2] == (FREE, me))
    if left:
        s.add_effect(FREE, me, left, THIS_TURN)


@skill(ARMY, at=AFTER_DEALING, when=lambda s, me, damage: not s.used(me, ARMY, THIS_TURN), forced=True)
def ferocious_army(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """Once per turn, after you deal damage, every hero with Ferocious Army draws a card."""
    s.count_use(me, ARMY, THIS_TURN)
    for seat in in_turn_order(s, having(s, ARMY)):
        yield from draw(s, seat, 1)


def having(s: Table, skill_id: str) -> list[Seat]:
    """Every hero with this skill."""
    return [seat for seat in s.around(s.current) if s.has(seat, skill_id)]
