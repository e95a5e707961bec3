"""Premeditation (SG-963 to SG-969): cards face down in a judgement area, to be used when its Judgement Phase starts."""

from __future__ import annotations

from tianxia.core.asks import Choice, Option, Play, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.content import KINDS
from tianxia.games.sanguosha.rules.asking import choose, pick_cards
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.idle import SECOND, target_picks
from tianxia.games.sanguosha.rules.moves import PLACED, move_cards, place_in_discard
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.targets import legal_targets, most_targets, why_not_use
from tianxia.games.sanguosha.rules.using import Use, use_card
from tianxia.games.sanguosha.rules.zones import NOBODY, PREMEDITATED, zone_of

PUT_AWAY = "put-away"


def plans_of(s: Table, seat: Seat) -> list[Sleeve]:
    """The premeditated cards of a hero, the last placed last."""
    return s.zones[zone_of(seat, PREMEDITATED)]


def premeditate(s: Table, seat: Seat, card: Sleeve) -> Play[None]:
    """SG-963, SG-968, SG-969: one hand card, face down, known to whoever placed it."""
    yield from move_cards(s, [card], zone_of(seat, PREMEDITATED), PLACED, seat)


def carry_out_plans(s: Table, me: Seat) -> Play[None]:
    """SG-964, SG-965: the last placed first; each is used, or it and all the others go to the discard pile."""
    used: list[str] = []
    while plans_of(s, me) and s.alive[me]:
        plan = plans_of(s, me)[-1]
        reply = yield from choose(
            s,
            me,
            "premeditation",
            lambda plan=plan: (*ways_to_use(s, me, plan, used), Option(PUT_AWAY)),  # type: ignore[misc]
            rule="SG-965",
            refuse=lambda choice: wrong_second(s, choice),
        )
        if reply.option == PUT_AWAY:
            yield from place_in_discard(s, plans_of(s, me)[:], me)
            return
        used.append(reply.option)
        yield from use_plan(s, me, reply)


def ways_to_use(s: Table, me: Seat, plan: Sleeve, used: list[str]) -> list[Option]:
    """SG-967: the card with its targets, unless one of its name was used in this phase or nothing allows it."""
    card = s.card(plan)
    if any(is_called_so(card, name) for name in used) or why_not_use(s, me, card) is not None:
        return []
    targets = legal_targets(s, me, card)
    picks = target_picks(s, me, card.name, targets, most_targets(s, me, card))
    return [Option(card.name, (pick_cards([plan]), *picks))] if targets else []


def is_called_so(card: Card, name: str) -> bool:
    """SG-811: by name every Sha is a Sha."""
    return card.name == name or (card.is_sha and KINDS[name].is_sha)


def wrong_second(s: Table, choice: Choice) -> str | None:
    """The rule against the second hero of a card that names one (Coerce)."""
    behaviour = BEHAVIOUR.get(choice.option)
    if behaviour is None or behaviour.second is None:
        return None
    return None if choice.one(SECOND) in behaviour.second(s, choice.one("targets")) else behaviour.second_rule


def use_plan(s: Table, me: Seat, reply: Choice) -> Play[None]:
    """The card is used from the judgement area; it counts for no limit (SG-1104)."""
    card: Card = s.card(reply.one("cards"))
    use = Use(me, card, reply.many("targets") or legal_targets(s, me, card))
    use.second = reply.one(SECOND) if SECOND in reply.picks else NOBODY
    yield from use_card(s, use)
