"""One of certain cards that a hero may use outside the idle time: cards just drawn, or seen, or of the hand.

Wherever they lie, they are used as they are; a Sha is countless (SG-1104)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tianxia.core.asks import PASS_OPTION, Choice, Option, Play, Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.games.sanguosha.rules.asking import choose, option, pick_cards
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.idle import SECOND, target_picks
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.targets import legal_targets, most_targets, why_forbidden
from tianxia.games.sanguosha.rules.using import Use, use_card
from tianxia.games.sanguosha.rules.zones import NOBODY


def uses_one_of(
    s: Table, seat: Seat, skill: str, sleeves: Callable[[], Sequence[Sleeve]], about: Facts | None = None
) -> Play[Use | None]:
    """The hero may use one of these cards now; it returns the use when it is over."""
    reply = yield from choose(
        s,
        seat,
        skill,
        lambda: (*ways(s, seat, sleeves()), PASS_OPTION),
        about,
        "SG-658",
        lambda reply: why_not(s, seat, reply),
    )
    if reply.option == "pass":
        return None
    card = s.card(reply.one("cards"))
    use = Use(seat, card, reply.many("targets") or legal_targets(s, seat, card))
    use.second = reply.one(SECOND) if SECOND in reply.picks else NOBODY
    yield from use_card(s, use)
    return use


def ways(s: Table, seat: Seat, sleeves: Sequence[Sleeve]) -> list[Option]:
    """An option for each name: the cards that can be used, and all their targets."""
    found: list[Option] = []
    for name, held in s.by_name(list(sleeves)).items():
        usable = [(card, aims(s, seat, s.card(card))) for card in held]
        usable = [(card, targets) for card, targets in usable if targets]
        if usable:
            targets = list(dict.fromkeys([target for _, legal in usable for target in legal]))
            most = max([most_targets(s, seat, s.card(card)) for card, _ in usable])
            picks = target_picks(s, seat, name, targets, most)
            found.append(option(name, pick_cards([card for card, _ in usable]), *picks))
    return found


def aims(s: Table, seat: Seat, card: Card) -> list[Seat]:
    """Whom this card may be used on now; nobody if it cannot be used."""
    behaviour = BEHAVIOUR[card.name]
    if behaviour.never or why_forbidden(s, seat, card) is not None:
        return []
    if behaviour.refuse is not None and not card.is_sha and behaviour.refuse(s, seat, card) is not None:
        return []
    return legal_targets(s, seat, card)


def why_not(s: Table, seat: Seat, reply: Choice) -> str | None:
    """The rule against a target that this very card may not have, or against too many."""
    card, chosen = s.card(reply.one("cards")), reply.many("targets")
    if any(target not in aims(s, seat, card) for target in chosen):
        return "SG-1005"
    if len(chosen) > most_targets(s, seat, card):
        return "SG-1007"
    behaviour = BEHAVIOUR[card.name]
    if behaviour.second is not None and reply.one(SECOND) not in behaviour.second(s, chosen[0]):
        return behaviour.second_rule
    return None
