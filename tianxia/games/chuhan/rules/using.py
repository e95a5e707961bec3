"""How an ability is used: announced, perhaps cancelled, then resolved (CH-501 to CH-503, CH-601 to CH-616)."""

from __future__ import annotations

from tianxia.core.asks import Play, Sleeve, ask
from tianxia.core.events import Seat
from tianxia.core.state import Zone
from tianxia.games.chuhan.data import IDS
from tianxia.games.chuhan.rules.permissions import may_be_cancelled
from tianxia.games.chuhan.rules.questions import Cancel
from tianxia.games.chuhan.rules.registry import ANY_ABILITY, ATTACK, REACTIONS, Ability, Used
from tianxia.games.chuhan.rules.state import DISCARD, DISPLAY, AbilityUse, Battle, rival


def use_ability(s: Battle, owner: Seat, ability: Ability, used: Used, others: tuple[Sleeve, ...] = ()) -> Play[None]:
    """CH-502, CH-503: all that goes with the ability is announced; before it takes effect, the rival may cancel it.
    Of a pair (CH-504) each may be cancelled: then that card is lost, and the other one returns with the rest."""
    came_from = {card: s.where[card] for card in (*used, *others)}
    use = AbilityUse(owner, used[0], s.faces[used[0]], (*used[1:], *others))
    lay_down(s, ability, use)
    for card in used:
        if card != use.card:
            use = AbilityUse(owner, card, s.faces[card], (*[other for other in used if other != card], *others))
        s.trail.append(use)
        yield from offers_to_cancel(s, rival(owner), use)
        s.trail.pop()
        if use.cancelled:
            settle_cancel(s, ability, use, came_from)
            return
    going_on = ability.run(s, use)
    if going_on is not None:
        yield from going_on


def lay_down(s: Battle, ability: Ability, use: AbilityUse) -> None:
    """CH-501, CH-502: face up into the play area; what is only pointed at stays where it is."""
    if ability.at == ATTACK:
        s.attacked = True
    s.lay(use.owner, use.card)
    if ability.picks is None or not ability.picks.stays:
        for other in use.others:
            s.lay(use.owner, other)
    s.emit("ability", {"seat": use.owner, "ability": IDS[use.face], "cards": s.names(use.others)})


def offers_to_cancel(s: Battle, seat: Seat, use: AbilityUse, what: str = ANY_ABILITY) -> Play[None]:
    """CH-601 to CH-611: Lyu Zhi cancels an ability, and Xiao He cancels that cancel by the same rule."""
    reaction = REACTIONS.get(what)
    if reaction is None or not may_be_cancelled(s, seat, reaction.faces[0]):
        return
    reply = yield from ask(Cancel(s, seat, reaction, use))
    if reply.option != "cancel":
        s.emit("no-reaction", {"seat": seat})
        return
    card = s.find(seat, reaction.faces[0])
    s.lay(seat, card)
    s.emit("cancel", {"seat": seat, "card": reaction.id, "ability": IDS[use.face]})
    reaction.run(s, use)
    yield from offers_to_cancel(s, rival(seat), use, reaction.id)
    s.move(card, DISCARD)


def settle_cancel(s: Battle, ability: Ability, use: AbilityUse, came_from: dict[Sleeve, Zone]) -> None:
    """CH-605 to CH-607, CH-615, CH-837: its card is lost, all that went with it returns where it came from."""
    s.move(use.card, DISCARD)
    for other in use.others:
        if came_from[other] == use.owner:
            s.take(use.owner, other)
        elif came_from[other] == DISPLAY:
            s.move(other, DISPLAY)
    if ability.at != ATTACK:
        s.barred = True
    s.emit("cancelled", {"seat": use.owner, "ability": IDS[use.face], "cards": s.names(use.others)})
