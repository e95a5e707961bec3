"""When an ability may be used, and the rule against it when it may not (CH-203, CH-217, CH-505 to CH-508, CH-613)."""

from __future__ import annotations

from tianxia.core.asks import Refusal, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.chuhan.data import (
    ATTACKS,
    COUNTERS,
    LIU_BANG,
    NINE,
    PENG_YUE,
    REACTIONS,
    VALUE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
)
from tianxia.games.chuhan.rules.sets import has_mixed, has_set, playable
from tianxia.games.chuhan.rules.state import DISCARD, DISPLAY, Battle

HIGHEST = 9


def characters_in_reach(s: Battle, seat: Seat) -> list[tuple[Face, Sleeve]]:
    """The 3s and 6s that the seat could play, in a fixed order."""
    return sorted([(s.faces[card], card) for card in playable(s, seat) if VALUE[s.faces[card]] in (3, 6)])


def why_no_ability(s: Battle, seat: Seat, face: Face, card: Sleeve) -> Refusal | None:
    """None if the seat may use the ability of this card now."""
    if face in REACTIONS:
        return Refusal("CH-508")
    if face in ATTACKS:
        return why_no_attack(s, seat, face, card)
    if face in COUNTERS and not s.size:
        return Refusal("CH-506")
    if face == LIU_BANG and not is_nine_to_beat(s):
        return Refusal("CH-582", {"size": s.size, "beat": s.best})
    if face == PENG_YUE and not has_set(s, playable(s, seat, card), s.size, s.best, s.best, still_shown(s, card)):
        return Refusal("CH-541", {"size": s.size, "beat": s.best})
    if face == ZHONGLI_MO and not has_mixed(
        s, playable(s, seat, card), s.size, s.best + 1, HIGHEST, still_shown(s, card)
    ):
        return Refusal("CH-551" if s.size else "CH-550", {"size": s.size, "beat": s.best})
    return None


def why_no_attack(s: Battle, seat: Seat, face: Face, card: Sleeve) -> Refusal | None:
    """ATTACK abilities: only before leading, one in a trick (even if cancelled), only if they can do something."""
    if s.size:
        return Refusal("CH-217")
    if s.barred:
        return Refusal("CH-218")
    if s.attacked:
        cancelled = all(played.kind == "set" for played in s.trick)
        return Refusal("CH-613" if cancelled else "CH-203")
    if face == YU_JI and not discardable(s, seat, card):
        return Refusal("CH-522")
    if face == YING_BU and not takeable(s):
        return Refusal("CH-532")
    return None


def is_nine_to_beat(s: Battle) -> bool:
    """CH-582: one single card of value 9 (a table may let Liu Bang beat 9 and 0 as well)."""
    return s.best == NINE and (s.size == 1 or not s.rulings.only_single_nine)


def discardable(s: Battle, seat: Seat, card: Sleeve) -> list[Sleeve]:
    """CH-521: the hand cards that may go with Yu Ji."""
    return [other for other in s.zones[seat] if other != card]


def takeable(s: Battle) -> list[Sleeve]:
    """CH-531, CH-535: the cards of value 1 to 5 in the discard pile."""
    return [card for card in s.zones[DISCARD] if 1 <= s.value(card) <= 5]


def still_shown(s: Battle, card: Sleeve) -> int:
    """CH-833: how many cards of the display may still go with this card (-1: with none)."""
    return 0 if card >= 0 and s.where[card] == DISPLAY else 1


def may_be_cancelled(s: Battle, seat: Seat, canceller: Face) -> bool:
    """Whether to ask the seat for a reaction, on public grounds only: if the card lies open, its place tells; if not,
    everybody who has a hand is asked."""
    card = s.faces.index(canceller)
    if not s.is_open(card):
        return bool(s.zones[seat])
    if s.where[card] == DISPLAY:
        return s.plays_display() and s.rulings.display_reactions
    return s.where[card] == seat
