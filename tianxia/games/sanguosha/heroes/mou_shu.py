"""Strategists of Shu: MOU Ma Chao, MOU Zhang Fei, MOU Zhao Yun, MOU Jiang Wei."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import PASS_OPTION, Choice, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import BASIC, KINDS, SHAS
from tianxia.games.sanguosha.heroes.wind import IN_DECK
from tianxia.games.sanguosha.mechanics.charge import charge, charges, drop_charges, most_charges
from tianxia.games.sanguosha.mechanics.strategy_game import strategy_game
from tianxia.games.sanguosha.mechanics.team_up import team_up, teams_up
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, option, pick_seats
from tianxia.games.sanguosha.rules.cards import Card, virtual
from tianxia.games.sanguosha.rules.conditions import at_beginning, with_sha
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.health import change_max_hp, lose_hp
from tianxia.games.sanguosha.rules.moves import DISCARDED, Moved, discard, give
from tianxia.games.sanguosha.rules.owning import TOKENS, not_yet, silence, use_up
from tianxia.games.sanguosha.rules.responding import uses_sha
from tianxia.games.sanguosha.rules.skills import (
    NO_DISTANCE_LIMIT,
    NOTES,
    ON_A_HERO,
    ONLY_ON,
    TOKEN_SKILLS,
    UNLIMITED,
    action,
    conversion,
    lasting,
    plain_key,
    skill,
    state,
)
from tianxia.games.sanguosha.rules.table import ACTION, DISCARDING, ENDING, THIS_GAME, THIS_PHASE, Table
from tianxia.games.sanguosha.rules.taking import has_cards, random_hand_card, take_card_of
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_MOVE,
    AFTER_TARGETING,
    END_OF_TURN,
    START_OF_PHASE,
    START_OF_TURN,
    WHEN_PLAYING,
    WHEN_USING,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Played, Use, in_turn_order, use_card

ON_A_HERO.append("northern-campaign")

# ---- MOU Ma Chao (Horsemanship is in standard_shu.py)


@skill("iron-cavalry-mou", at=AFTER_TARGETING, when=with_sha)
def iron_cavalry_mou(s: Table, me: Seat, use: Use) -> Play[None]:
    """After your Sha targets another hero, you can make it inescapable for them and their non-passive skills invalid
    this turn; then play a Strategy Game with them. If you succeed in (1), take a card of theirs; if you succeed in
    (2), draw 2 cards.

    SG-961: the Strategy Game comes after the rest."""
    target = use.target
    use.inescapable.append(target)
    silence(s, target)
    success = yield from strategy_game(s, me, target, "iron-cavalry-mou")
    if success == 1 and has_cards(s, target):
        yield from take_card_of(s, me, target, "iron-cavalry-mou")
    elif success == 2:
        yield from draw(s, me, 2)


# ---- MOU Zhang Fei


@state("roar-mou", UNLIMITED)
def roar_mou(s: Table, me: Seat, card: Card) -> bool:
    """Your Sha are unlimited; while you have a weapon they have no distance limit. The second and each later Sha
    that you use in an Action Phase is inescapable and deals 1 more damage, and its targets' non-passive skills are
    invalid this turn; after it deals damage to a hero who is alive, you lose 1 HP and discard a random hand card.

    This part: how many."""
    return card.is_sha


@state("roar-mou", NO_DISTANCE_LIMIT)
def roar_mou_reaches_far(s: Table, me: Seat, card: Card) -> bool:
    """While you have a weapon your Sha have no distance limit; not by one that is just used up (SG-1208)."""
    weapon = s.in_slot(me, "weapon")
    return card.is_sha and weapon is not None and weapon not in card.sleeves


def is_further_sha(s: Table, me: Seat, use: Use) -> bool:
    """At least the second Sha that the owner uses in this Action Phase."""
    used = [row for row in s.noted("use", me, s.phase_from) if row[4] in SHAS]
    return use.card.is_sha and s.phase == ACTION and len(used) > 1


@skill("roar-mou", at=WHEN_USING, when=is_further_sha, forced=True)
def roar_mou_swells(s: Table, me: Seat, use: Use) -> None:
    """The second and each later Sha in an Action Phase deals 1 more damage."""
    use.bonus += 1
    use.acted.append((me, "roar-mou"))


@skill("roar-mou", at=AFTER_TARGETING, when=lambda s, me, use: (me, "roar-mou") in use.acted, forced=True)
def roar_mou_stuns(s: Table, me: Seat, use: Use) -> None:
    """It is inescapable; the target's skills that are not passive are invalid this turn."""
    use.inescapable.append(use.target)
    silence(s, use.target)


def hit_with_roar(s: Table, me: Seat, damage: Damage) -> bool:
    """Such a Sha hurt a hero who lives."""
    return damage.by is not None and (me, "roar-mou") in damage.by.acted and s.alive[damage.victim]


@skill("roar-mou", at=AFTER_DEALING, when=hit_with_roar, forced=True)
def roar_mou_costs(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After it deals damage to a hero who is alive, lose 1 HP, then discard a random hand card."""
    yield from lose_hp(s, me)
    if s.hand(me):
        yield from discard(s, [random_hand_card(s, me, s.everyone())], me)


def any_other(s: Table, me: Seat, phase: Phase) -> tuple[Pick, ...]:
    """Another hero."""
    return (pick_seats(s.others(me)),)


@skill("joint-strike", at=START_OF_PHASE, when=at_beginning, picks=any_other)
def joint_strike(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your Beginning Phase, you can Team Up with another hero. If it succeeded by their next End Phase, you can
    then count as using a Sha on up to 3 other heroes at any distance; after it deals damage, draw as many cards.

    This part: the beginning (SG-972)."""
    yield from team_up(s, me, choice.one("seats"), "joint-strike")


STRUCK: Final = 3


@teams_up("joint-strike")
def joint_strike_succeeds(s: Table, me: Seat) -> Play[None]:
    """You can be viewed as using one Sha on up to 3 other heroes (rangeless, countless)."""
    sha = virtual("sha", "joint-strike")
    places = legal_targets(s, me, sha, rangeless=True)
    if not places or why_forbidden(s, me, sha) is not None:
        return
    reply = yield from choose(
        s, me, "joint-strike", lambda: (option("use-sha", pick_seats(places, 1, STRUCK)), PASS_OPTION), rule="SG-815"
    )
    if reply.option != "pass":
        yield from use_card(s, Use(me, sha, reply.many("seats")))


def by_joint_strike(s: Table, me: Seat, damage: Damage) -> bool:
    """The Sha of this skill."""
    return damage.card is not None and damage.card.by == "joint-strike"


@skill("joint-strike", at=AFTER_DEALING, when=by_joint_strike, forced=True)
def joint_strike_draws(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After it deals damage, draw as many cards."""
    yield from draw(s, me, damage.amount)


# ---- MOU Zhao Yun

MERIT: Final = "merit"  # an effect: Dragon Courage turns any basic card into any
BASICS: Final = tuple([id for id, kind in KINDS.items() if kind.type == BASIC])


def pays_a_charge(s: Table, me: Seat, card: Card) -> None:
    """The cost of Dragon Courage."""
    drop_charges(s, me, 1)


def as_printed(s: Table, me: Seat, name: str) -> bool:
    """There is a charge, and only Sha and Dodge may be turned."""
    return charges(s, me) > 0 and not s.affected(MERIT, me)


def with_merit(s: Table, me: Seat, name: str) -> bool:
    """There is a charge, and any basic card of the deck in use may be made."""
    return charges(s, me) > 0 and bool(s.affected(MERIT, me)) and name in IN_DECK[s.deck_option]


@conversion("dragon-courage-mou", makes=("dodge",), when=as_printed, cost=pays_a_charge)
def dragon_courage_mou(s: Table, me: Seat, card: Card) -> bool:
    """Charge 1/3. You can drop 1 charge to use or play a Sha as Dodge or a Dodge as Sha; if it is used, draw a card.
    At the end of each hero's turn, you gain 1 charge.

    This part: Sha as Dodge."""
    return card.is_sha


@conversion("dragon-courage-mou", makes=("sha",), when=as_printed, cost=pays_a_charge)
def dragon_courage_mou_strikes(s: Table, me: Seat, card: Card) -> bool:
    """Dodge as Sha."""
    return card.name == "dodge"


@conversion("dragon-courage-mou", makes=BASICS, when=with_merit, cost=pays_a_charge)
def dragon_courage_mou_is_free(s: Table, me: Seat, card: Card) -> bool:
    """With Pile up Merit any basic card as any basic card."""
    return card.kind.type == BASIC


def made_with_courage(s: Table, me: Seat, use: Use | Played) -> bool:
    """A card made with this skill."""
    return plain_key(use.card.by) == "dragon-courage-mou"


@skill("dragon-courage-mou", at=WHEN_USING, when=made_with_courage, forced=True)
def dragon_courage_mou_draws(s: Table, me: Seat, use: Use) -> Play[None]:
    """If it is used, draw 1."""
    yield from draw(s, me, 1)


@skill(
    "dragon-courage-mou",
    at=WHEN_PLAYING,
    when=lambda s, me, played: made_with_courage(s, me, played) and bool(s.affected(MERIT, me)),
    forced=True,
)
def dragon_courage_mou_draws_always(s: Table, me: Seat, played: Played) -> Play[None]:
    """With Pile up Merit draw 1 also where it is played."""
    yield from draw(s, me, 1)


@skill(
    "dragon-courage-mou",
    at=END_OF_TURN,
    when=lambda s, me, turn: charges(s, me) < most_charges(s, me),
    anyone=True,
    forced=True,
)
def dragon_courage_mou_charges(s: Table, me: Seat, turn: Phase) -> None:
    """At the end of each hero's turn, 1 charge."""
    charge(s, me, 1)


@skill("pile-up-merit", at=START_OF_PHASE, when=at_beginning, picks=any_other)
def pile_up_merit(s: Table, me: Seat, phase: Phase, choice: Choice) -> Play[None]:
    """In your Beginning Phase, you can Team Up with another hero. If it succeeded by their next End Phase, then
    until your next End Phase your Dragon Courage turns any basic card into any basic card and always draws a card.

    This part: the beginning (SG-972)."""
    yield from team_up(s, me, choice.one("seats"), "pile-up-merit")


@teams_up("pile-up-merit")
def pile_up_merit_succeeds(s: Table, me: Seat) -> Play[None]:
    """Until your next End Phase your Dragon Courage is free."""
    s.add_effect(MERIT, me, 1, THIS_GAME)
    yield from ()


@skill(lasting(MERIT), at=START_OF_PHASE, when=lambda s, me, phase: phase.phase == ENDING, asks=True)
def pile_up_merit_ends(s: Table, me: Seat, phase: Phase) -> None:
    """At the owner's End Phase it is over."""
    s.end_effects(lambda effect: effect[:2] == (MERIT, me))


# ---- MOU Jiang Wei

CAMPAIGN: Final = "northern-campaign"  # the token, the skill that it gives, and the effect that says who gave it
TOKEN_SKILLS[CAMPAIGN] = CAMPAIGN
TOKENS.append(CAMPAIGN)
AWAKENS_AT: Final = 4


def provokable(s: Table, me: Seat) -> tuple[Pick, ...]:
    """As many other heroes as there are charges."""
    return (pick_seats(s.others(me), 1, charges(s, me)),)


@action("provoke-mou", picks=provokable, when=lambda s, me: charges(s, me) > 0, once=THIS_PHASE)
def provoke_mou(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Charge 4/4. Once in your Action Phase, you can choose up to as many other heroes as you have charges: each in
    turn uses a Sha on you at any distance or gives you a card. Then drop as many charges. After you discard cards in
    your Discard Phase, you gain as many charges.

    SG-1105: those Sha are rangeless. Charges that were dropped are counted for Legacy."""
    chosen = choice.many("seats")
    for seat in in_turn_order(s, chosen):
        if s.alive[seat] and s.alive[me]:
            yield from strikes_or_gives(s, seat, me)
    if s.alive[me]:
        drop_charges(s, me, len(chosen))
        for _ in chosen:
            s.count_use(me, "provoke-mou", THIS_GAME)


def strikes_or_gives(s: Table, seat: Seat, me: Seat) -> Play[None]:
    """Use Sha on whoever provokes, or give them a card, if there is one."""
    if not (yield from uses_sha(s, seat, me, "provoke-mou", rangeless=True)) and s.alive[seat]:
        cards = yield from choose_cards(s, seat, "provoke-mou", lambda: s.cards_of(seat), 1)
        yield from give(s, cards, me, seat)


def discards_at_the_end(s: Table, me: Seat, moved: Moved) -> bool:
    """The owner discarded cards in their own Discard Phase."""
    own = s.phase == DISCARDING and s.current == me and moved.by == me and moved.why == DISCARDED
    return own and bool(moved.lost_by(me)) and charges(s, me) < most_charges(s, me)


@skill("provoke-mou", at=AFTER_MOVE, when=discards_at_the_end, anyone=True, forced=True)
def provoke_mou_charges(s: Table, me: Seat, moved: Moved) -> None:
    """After you discard cards in your Discard Phase, as many charges."""
    charge(s, me, len(moved.lost_by(me)))


def has_provoked(s: Table, me: Seat, phase: Phase) -> bool:
    """In the Beginning Phase, after 4 charges were dropped with Provoke in this game."""
    return at_beginning(s, me, phase) and s.used(me, "provoke-mou", THIS_GAME) >= AWAKENS_AT


@skill("legacy-mou", at=START_OF_PHASE, when=not_yet("legacy-mou", has_provoked), forced=True)
def legacy_mou(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """In your Beginning Phase, if you have dropped 4 or more charges with Provoke in this game: lose 1 maximum HP
    and give other heroes of your choice, at least one, a Northern Campaign token. Until your next turn, the cards
    they use can target only you or themselves."""
    use_up(s, me, "legacy-mou")
    yield from change_max_hp(s, me, -1)
    if not s.alive[me]:
        return  # SG-1515: a choice of the dead
    places = s.others(me)
    reply = yield from choose(s, me, "legacy-mou", lambda: (option("hero", pick_seats(places, 1, len(places))),))
    for seat in in_turn_order(s, reply.many("seats")):
        s.add_effect(CAMPAIGN, me, seat, THIS_GAME)
        s.token(seat, CAMPAIGN, 1)


def givers(s: Table, me: Seat) -> list[Seat]:
    """Who gave this hero the token."""
    return [owner for name, owner, whom, _ in s.effects if name == CAMPAIGN and whom == me]


@state(CAMPAIGN, ONLY_ON)
def northern_campaign(s: Table, me: Seat, card: Card, target: Seat) -> bool:
    """SG-312, SG-1523: a hero with the token can target only themselves and whoever gave it."""
    return target == me or target in givers(s, me)


@state(CAMPAIGN, NOTES)
def northern_campaign_is_over(
    s: Table, me: Seat, what: str, who: Seat, whom: Seat, amount: int, card: Card | None
) -> None:
    """It ends with the hero who gave the token."""
    if what == "death" and who in givers(s, me):
        end_campaign(s, who)


@skill(lasting(CAMPAIGN), at=START_OF_TURN, asks=True)
def northern_campaign_ends(s: Table, me: Seat, turn: Phase) -> None:
    """Until the giver's next turn."""
    end_campaign(s, me)


def end_campaign(s: Table, giver: Seat) -> None:
    """All tokens that this hero gave are dropped."""
    for seat in s.affected(CAMPAIGN, giver):
        if s.tokens[seat].get(CAMPAIGN):
            s.token(seat, CAMPAIGN, -1)
    s.end_effects(lambda effect: effect[:2] == (CAMPAIGN, giver))
