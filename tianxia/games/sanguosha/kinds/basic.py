"""Basic cards (SG-11xx): Sha of every element, Dodge, Peach, Wine, Shadow."""

from __future__ import annotations

from functools import partial

from tianxia.core.asks import Play
from tianxia.core.events import Seat
from tianxia.core.state import Zone
from tianxia.games.sanguosha.content import SHA_LIMIT, SHAS
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards
from tianxia.games.sanguosha.rules.behaviour import kind, leaves_the_game
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.dying import is_dying
from tianxia.games.sanguosha.rules.health import heal
from tianxia.games.sanguosha.rules.moves import discard
from tianxia.games.sanguosha.rules.responding import offers_to_dodge
from tianxia.games.sanguosha.rules.skills import COUNTLESS, SHA_BONUS, UNLIMITED
from tianxia.games.sanguosha.rules.table import THIS_PHASE, THIS_TURN, Table
from tianxia.games.sanguosha.rules.targets import oneself, others, says
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import DISCARD

# ---- Sha


def has_no_limit(s: Table, user: Seat, card: Card) -> bool:
    """SG-1015, SG-1017: an unlimited or countless card may be used however often one was used before."""
    return says(s, user, UNLIMITED, card) or says(s, user, COUNTLESS, card)


def is_spent(s: Table, user: Seat, card: Card) -> bool:
    """SG-1102, SG-1015: one in an Action Phase, more with skills; an unlimited one always."""
    limit = SHA_LIMIT
    for held in s.index().states.get(SHA_BONUS, ()):
        if held.seat == user and held.works(s):
            limit += held.rule.run(s, user)
    return s.used(user, "sha", THIS_PHASE) >= limit and not has_no_limit(s, user, card)


def one_in_a_phase(s: Table, user: Seat, card: Card) -> str | None:
    """SG-1102: the rule against one more."""
    return "SG-1102" if is_spent(s, user, card) else None


def sha_is_declared(s: Table, use: Use, countless: bool) -> None:
    """SG-330, SG-412: it counts as soon as it is declared, and takes the bonus of Wine (SG-1154), hit or miss."""
    if not countless:
        s.count_use(use.user, "sha", THIS_PHASE)
        use.counts = True
    drunk = s.affected("wine", use.user)
    if drunk:
        use.bonus += sum(drunk)
        use.drunk = len(drunk)
        s.end_effects(lambda effect: effect[:2] == ("wine", use.user))


def make_countless(s: Table, use: Use) -> None:
    """SG-1017: a Sha that counted already does not count any more for whoever is on turn, even if another hero has
    become its user since (SG-604)."""
    if use.counts:
        use.counts = False
        s.uses.remove((THIS_PHASE, s.current, "sha"))


def offers_to_dodge_a_stab(s: Table, use: Use, target: Seat) -> Play[Card | None]:
    """SG-1125, SG-1126: a Dodge counters a stab Sha only if its target also discards a hand card that is left."""
    dodge = yield from offers_to_dodge(s, use, target)
    if dodge is None or not s.hand(target):
        return dodge
    reply = yield from choose(
        s,
        target,
        "stab-sha",
        lambda: (option("discard", pick_cards(s.hand(target))), option("suffer")),
        rule="SG-1125",
    )
    if reply.option == "suffer":
        return None
    yield from discard(s, reply.many("cards"), target)
    return dodge


any_sha = partial(kind, who=others, refuse=one_in_a_phase, limited=is_spent, declared=sha_is_declared)


@any_sha("stab-sha", response=offers_to_dodge_a_stab)
@any_sha(*[name for name in SHAS if name != "stab-sha"], response=offers_to_dodge)
def sha(s: Table, use: Use, target: Seat) -> Play[None]:
    """In your Action Phase, use it on another hero in your reach: unless they use a Dodge, they suffer 1 damage. One
    Sha in each Action Phase.

    SG-1101, SG-1106: of the element of the Sha; Wine adds to it."""
    element = use.card.kind.element
    yield from deal_damage(s, Damage(use.user, target, use.damage_to(target), element, use.card, use))


# ---- Dodge, Peach, Wine, Shadow


@kind("dodge", never="SG-1131")
def dodge(s: Table, use: Use, target: Seat) -> None:
    """Use it when a Sha is used on you: the Sha is countered. Play it against Raining Arrows.

    SG-1130: on its own it does nothing."""


def who_may_eat(s: Table, user: Seat, card: Card) -> list[Seat]:
    """SG-1140: oneself if wounded, or whoever is dying."""
    dying = [seat for seat in s.around(user) if is_dying(s, seat)]
    return dying or [user]


def who_may_share(s: Table, user: Seat, card: Card, targets: list[Seat]) -> list[Seat]:
    """SG-1141: wounded heroes at any distance may be added, if the user is a target or somebody is rescued."""
    rescues = any(is_dying(s, seat) for seat in targets)
    if user not in targets and not rescues:
        return []
    return [seat for seat in s.around(user) if s.wounds(seat) > 0]


def needs_wound(s: Table, user: Seat, card: Card) -> str | None:
    """SG-1142: not at full HP."""
    return "SG-1142" if s.wounds(user) < 1 else None


@kind("peach", who=who_may_eat, automatic=True, refuse=needs_wound, added=who_may_share)
def peach(s: Table, use: Use, target: Seat) -> Play[None]:
    """In your Action Phase, use it on yourself if you are wounded: heal 1. On the brink of death anybody can use it
    on the dying hero, who heals 1.

    SG-1140."""
    yield from heal(s, target, 1 + use.bonus, use.user, use.card)


def once_a_turn(s: Table, user: Seat, card: Card) -> str | None:
    """SG-1150, SG-1015: the one Wine of this turn is drunk; an unlimited one can be used all the same."""
    return "SG-1150" if s.used(user, "wine", THIS_TURN) and not has_no_limit(s, user, card) else None


def wine_is_declared(s: Table, use: Use, countless: bool) -> None:
    """SG-412, SG-1151: it counts whatever becomes of it, unless it is to save its user."""
    if s.hp[use.user] > 0 and not says(s, use.user, COUNTLESS, use.card):
        s.count_use(use.user, "wine", THIS_TURN)


@kind("wine", who=oneself, automatic=True, refuse=once_a_turn, declared=wine_is_declared)
def wine(s: Table, use: Use, target: Seat) -> Play[None]:
    """Once per turn, in your Action Phase: your next Sha this turn deals 1 more damage. Or on your own brink of
    death: heal 1.

    SG-1150, SG-1151."""
    if is_dying(s, target):
        yield from heal(s, target, 1 + use.bonus, use.user, use.card)
        return
    s.add_effect("wine", target, 1 + use.bonus, THIS_TURN)
    s.emit("wine", {"seat": target})


@kind("shadow", never="SG-1160", inert=True)
def shadow(s: Table, use: Use, target: Seat) -> None:
    """It can be neither used nor played. Instead of going to the discard pile it leaves the game.

    SG-1160."""


@leaves_the_game("shadow")
def shadow_fades(came: Zone, to: Zone) -> bool:
    """SG-1160: where it would go to the discard pile it leaves the game."""
    return to == DISCARD
