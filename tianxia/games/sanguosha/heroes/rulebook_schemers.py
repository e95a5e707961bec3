"""Schemers whom the rulebook's examples name: Chen Gong, Jia Chong."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Choice, Option, Pick, Play
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import EQUIPMENT, KINDS, PRINTS
from tianxia.games.sanguosha.rules.asking import choose, choose_cards, option, pick_cards, pick_seats
from tianxia.games.sanguosha.rules.cards import virtual
from tianxia.games.sanguosha.rules.conditions import has_source
from tianxia.games.sanguosha.rules.damage import Damage, deal_damage
from tianxia.games.sanguosha.rules.deck import draw
from tianxia.games.sanguosha.rules.distance import in_range_of
from tianxia.games.sanguosha.rules.moves import discard, get, give, show
from tianxia.games.sanguosha.rules.skills import COUNTED, OF_A_KIND, OF_A_PRINT, action, lasting, skill
from tianxia.games.sanguosha.rules.table import ACTION, THIS_PHASE, THIS_ROUND, THIS_TURN, Noted, Table
from tianxia.games.sanguosha.rules.taking import random_hand_card
from tianxia.games.sanguosha.rules.targets import legal_targets, why_forbidden
from tianxia.games.sanguosha.rules.timings import (
    AFTER_DEALING,
    AFTER_SUFFERING,
    END_OF_PHASE,
    START_OF_PHASE,
    START_OF_RESOLUTION,
)
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use, use_card
from tianxia.games.sanguosha.rules.windows import activate
from tianxia.games.sanguosha.rules.zones import DISCARD, EQUIPPED, HAND, JUDGEMENT, NOBODY, zone_of

# ---- Chen Gong

SECOND: Final = "second"


def thirds(s: Table, me: Seat, seat: Seat) -> list[Seat]:
    """SG-807: whom this hero reaches, neither the owner nor that hero."""
    return [other for other in in_range_of(s, seat) if other != me]


def scheme(s: Table, me: Seat) -> tuple[Pick, ...]:
    """An equipment card or a Sha, another hero, and whom that one is to strike."""
    mine = [s.card(card) for card in s.cards_of(me)]
    fitting = [card.sleeves[0] for card in mine if card.kind.type == EQUIPMENT or card.is_sha]
    struck = list(dict.fromkeys([third for seat in s.others(me) for third in thirds(s, me, seat)]))
    return (pick_cards(fitting), pick_seats(s.others(me)), pick_seats(struck, 0, 1, SECOND))


def names_no_third(s: Table, me: Seat, choice: Choice) -> str | None:
    """SG-1543: the third hero is named first, and within the range of the other; nobody, where nobody is."""
    found, named = thirds(s, me, choice.one("seats")), choice.many(SECOND)
    return "SG-1543" if bool(named) != bool(found) or any(seat not in found for seat in named) else None


@action("brilliant-scheme", picks=scheme, refuse=names_no_third, once=THIS_PHASE)
def brilliant_scheme(s: Table, me: Seat, choice: Choice) -> Play[None]:
    """Once in your Action Phase, give another hero an equipment card or a Sha and name a third hero within their
    range. They choose: they count as using a Sha on that hero, or they draw a card. If nobody is within their range,
    they draw."""
    seat = choice.one("seats")
    show(s, me, choice.many("cards"), "brilliant-scheme")  # SG-650
    yield from give(s, choice.many("cards"), seat, me, openly=True)
    named = choice.many(SECOND)
    sha = virtual("sha", "brilliant-scheme")

    def ways() -> tuple[Option, ...]:
        legal = why_forbidden(s, seat, sha) is None and legal_targets(s, seat, sha, rangeless=True)
        strikes = [third for third in named if legal and third in legal]
        return (*((option("use-sha", pick_seats(strikes)),) if strikes else ()), Option("draw"))

    if not s.alive[seat]:
        return
    reply = yield from choose(s, seat, "brilliant-scheme", ways, {"seat": me})
    if reply.option == "draw":
        yield from draw(s, seat, 1)
        return
    use = Use(seat, sha, reply.many("seats"))
    use.forced_by = me
    yield from use_card(s, use)


@skill("cerebral-delay", at=AFTER_SUFFERING, when=lambda s, me, damage: s.current != me, forced=True)
def cerebral_delay(s: Table, me: Seat, damage: Damage) -> None:
    """Outside your turn, after you suffer damage, Sha and normal tactics have no effect on you for the rest of the
    turn.

    SG-1511: the effect stays when the skill is lost."""
    if not s.affected("cerebral-delay", me):
        s.add_effect("cerebral-delay", me, 1, THIS_TURN)


@skill(
    lasting("cerebral-delay"),
    at=START_OF_RESOLUTION,
    when=lambda s, me, use: use.card.is_sha or use.card.kind.is_normal_tactic,
    forced=True,
)
def too_late(s: Table, me: Seat, use: Use) -> None:
    """Sha and normal tactics have no effect on you."""
    use.ineffective_on.append(me)


# ---- Jia Chong

FORETOLD: Final = "foretold/"  # an effect of this phase: the card that was shown, by its print
COUNTS_AS: Final = "foretold-as/"  # the name under which it counted in that hand, where it is not the printed one
OF_A_PRINT.append(FORETOLD)
OF_A_KIND.append(COUNTS_AS)
WILL: Final = 1
WILL_NOT: Final = 0


def of_another_with_hand(s: Table, me: Seat, phase: Phase) -> bool:
    """Another hero's Action Phase starts, and they have hand cards."""
    return phase.phase == ACTION and phase.seat != me and bool(s.hand(phase.seat))


@skill("ferocious-villain", at=START_OF_PHASE, when=of_another_with_hand, anyone=True)
def ferocious_villain(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """At the start of another hero's Action Phase, you can discard as many cards as you have done this before in
    this round, show one of their hand cards, and say whether they will use a card of that name in this phase. At its
    end: if you were right, they suffer 1 damage from you; if not, you get the shown card, if it is in their areas or
    in the discard pile.

    SG-1532, R71: this part: showing it; whoever cannot pay in full pays nothing."""
    price = s.used(me, "ferocious-villain", THIS_ROUND)
    s.count_use(me, "ferocious-villain", THIS_ROUND)
    if price and len(s.cards_of(me)) >= price:
        cards = yield from choose_cards(s, me, "ferocious-villain", lambda: s.cards_of(me), price)
        yield from discard(s, cards, me)
    if not s.hand(phase.seat) or not s.alive[me]:
        return
    shown = random_hand_card(s, phase.seat, s.everyone())
    show(s, phase.seat, [shown], "ferocious-villain")
    face, name = PRINTS[s.faces[shown]], s.name_of(shown)
    reply = yield from choose(
        s,
        me,
        "ferocious-villain",
        lambda: (Option("will-use"), Option("will-not-use")),
        {"seat": phase.seat, "card": name},
    )
    s.add_effect("ferocious-villain", me, WILL if reply.option == "will-use" else WILL_NOT, THIS_PHASE)
    s.add_effect(FORETOLD + face.id, me, phase.seat, THIS_PHASE)
    if name != face.kind:
        s.add_effect(COUNTS_AS + name, me, phase.seat, THIS_PHASE)
    s.emit("foretold", {"seat": me, "card": name, "will": reply.option == "will-use"})


def is_of_that_name(use: Noted, kind: str) -> bool:
    """SG-811: every Sha is a Sha."""
    return use[4] == kind or (KINDS[kind].is_sha and KINDS[use[4]].is_sha)


def told_after(s: Table, me: Seat, prefix: str) -> str:
    """What stands behind this beginning in the name of an effect of the owner; nothing if there is none."""
    return next((name.removeprefix(prefix) for name, whose, _, _ in s.effects
                 if whose == me and name.startswith(prefix)), "")  # fmt: skip


@skill(lasting("ferocious-villain"), at=END_OF_PHASE, forced=True, anyone=True)
def the_villain_was_right(s: Table, me: Seat, phase: Phase) -> Play[None]:
    """SG-1513: at the end of the phase, whatever became of the skill."""
    print_id = told_after(s, me, FORETOLD)
    kind = told_after(s, me, COUNTS_AS) or next(face.kind for face in PRINTS if face.id == print_id)
    used = any(is_of_that_name(use, kind) for use in s.noted("use", phase.seat, s.phase_from))
    if used == (WILL in s.affected("ferocious-villain", me)):
        yield from deal_damage(s, Damage(me, phase.seat, 1, skill="ferocious-villain"))
        return
    zones = [*[zone_of(phase.seat, area) for area in (HAND, EQUIPPED, JUDGEMENT)], DISCARD]
    lying = [card for zone in zones for card in s.zones[zone] if PRINTS[s.faces[card]].id == print_id]
    yield from get(s, lying[:1], me)


COUNTED["treachery"] = ("last",)


def last_to_hurt(s: Table, me: Seat) -> Seat:
    """The last hero who dealt damage to the owner before."""
    return s.value_of(me, "treachery", "last", NOBODY)


@skill("treachery", at=AFTER_DEALING, when=lambda s, me, damage: damage.victim == last_to_hurt(s, me), forced=True)
def treachery(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """After you deal damage to the hero who was the last to hurt you, draw a card. After you suffer damage from the
    hero who was the last to hurt you before, they discard a card.

    This part: the draw."""
    yield from draw(s, me, 1)


@skill("treachery", at=AFTER_SUFFERING, when=has_source, asks=True)
def treachery_is_repaid(s: Table, me: Seat, damage: Damage) -> Play[None]:
    """Whoever hurts you twice in a row discards a card; from now on they are the last."""
    source, last = damage.source, last_to_hurt(s, me)
    s.set_value(me, "treachery", "last", source)
    if source == last and s.cards_of(source):
        activate(s, me, "treachery", True)
        cards = yield from choose_cards(s, source, "treachery", lambda: s.cards_of(source), 1)
        yield from discard(s, cards, source)
