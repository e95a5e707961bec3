"""When an ability may be used, and the rule against it when it may not (CH-203, CH-217, CH-505 to CH-508, CH-613)."""

from __future__ import annotations

from tianxia.core.asks import Refusal, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.chuhan.rules.registry import ATTACK, COUNTER, OF_FACE, Ability, Reaction, Used
from tianxia.games.chuhan.rules.sets import playable
from tianxia.games.chuhan.rules.state import DISPLAY, Battle


def characters_in_reach(s: Battle, seat: Seat) -> list[tuple[Ability, Sleeve]]:
    """The cards with an ability that the seat could play, in a fixed order."""
    reach = sorted([(s.faces[card], card) for card in playable(s, seat) if s.faces[card] in OF_FACE])
    return [(OF_FACE[face], card) for face, card in reach]


def why_no_ability(s: Battle, seat: Seat, ability: Ability, used: Used) -> Refusal | None:
    """None if the seat may use the ability of these cards now."""
    refusal: Refusal | None = None
    if isinstance(ability, Reaction):
        return Refusal("CH-508")
    if ability.at == ATTACK:
        refusal = why_no_attack(s)
    elif ability.at == COUNTER and not s.size:
        return Refusal("CH-506")
    if refusal is None and ability.when is not None:
        refusal = ability.when(s)
    if refusal is None and ability.picks is not None:
        refusal = ability.picks.why_none(s, seat, used)
    return refusal


def why_no_attack(s: Battle) -> Refusal | None:
    """ATTACK abilities: only before leading, one in a trick (even if cancelled)."""
    if s.size:
        return Refusal("CH-217")
    if s.barred:
        return Refusal("CH-218")
    if s.attacked:
        cancelled = all(played.kind == "set" for played in s.trick)
        return Refusal("CH-613" if cancelled else "CH-203")
    return None


def may_be_cancelled(s: Battle, seat: Seat, canceller: Face) -> bool:
    """Whether to ask the seat for a reaction, on public grounds only: if the card lies open, its place tells; if not,
    everybody who has a hand is asked."""
    card = s.faces.index(canceller)
    if not s.is_open(card):
        return bool(s.zones[seat])
    if s.where[card] == DISPLAY:
        return s.plays_display() and s.rulings.display_reactions
    return s.where[card] == seat
