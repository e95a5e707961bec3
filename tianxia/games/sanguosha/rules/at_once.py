"""A given card that a skill has used at once, wherever it lies; on whom is asked where that is open (SG-1005)."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import choose, option, pick_seats
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.targets import legal_targets, most_targets, why_forbidden
from tianxia.games.sanguosha.rules.using import Use, use_card


def usable_on(s: Table, user: Seat, card: Card, rangeless: bool = False) -> list[Seat]:
    """SG-1005, SG-1104: whom this card could be used on now; it is countless, so that no limit of Sha counts."""
    behaviour = BEHAVIOUR[card.name]
    if behaviour.never or behaviour.inert or why_forbidden(s, user, card) is not None:
        return []
    if behaviour.refuse is not None and not card.is_sha and behaviour.refuse(s, user, card) is not None:
        return []
    legal = legal_targets(s, user, card, rangeless)
    return [seat for seat in legal if behaviour.second is None or behaviour.second(s, seat)]


def uses_at_once(
    s: Table, user: Seat, sleeve: Sleeve, skill: str, among: Sequence[Seat] | None = None, rangeless: bool = False
) -> Play[bool]:
    """The user uses this card, if it is legal, on some of these heroes (on anybody if none are named)."""
    card = s.card(sleeve)
    targets = [seat for seat in usable_on(s, user, card, rangeless) if among is None or seat in among]
    if not targets or not s.alive[user]:
        return False
    behaviour = BEHAVIOUR[card.name]
    if not behaviour.automatic and len(targets) > 1:
        most = most_targets(s, user, card)
        reply = yield from choose(
            s,
            user,
            skill,
            lambda: (option("targets", pick_seats(targets, 1, most)),),
            {"card": card.plain()},
            "SG-1005",
        )
        targets = reply.many("seats")
    yield from use_card(s, Use(user, card, targets))
    return True
