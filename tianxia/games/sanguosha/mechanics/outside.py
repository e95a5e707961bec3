"""Cards from outside the game (SG-623, SG-1160, SG-1163, SG-1250): Shadows, and the Hidden Blade."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Play, Sleeve
from tianxia.core.events import Seat
from tianxia.core.state import Face
from tianxia.games.sanguosha.content import PRINTS
from tianxia.games.sanguosha.rules.moves import GOT, move_cards
from tianxia.games.sanguosha.rules.table import Table
from tianxia.games.sanguosha.rules.zones import HAND, OUT, zone_of

SHADOW: Final = "shadow"
PRINTED: Final[dict[str, list[Face]]] = {
    kind: [face for face, card in enumerate(PRINTS) if card.kind == kind] for kind in (SHADOW, "hidden-blade")
}


def bring_in(s: Table, kind: str) -> Sleeve:
    """A card of this kind that lies outside the game: one that was there before, or a new one (SG-1163)."""
    outside = [card for card in s.zones[OUT] if s.kind_of(card) == kind]
    if outside:
        return outside[0]
    there = [s.faces[card] for zone in s.zones for card in zone]
    faces = [face for face in PRINTED[kind] if face not in there] or PRINTED[kind]
    return s.add_card(faces[0], OUT)


def is_in_the_game(s: Table, kind: str) -> bool:
    """Whether a card of this kind lies anywhere but outside the game."""
    return any(s.faces[card] in PRINTED[kind] for zone, lot in enumerate(s.zones) if zone != OUT for card in lot)


def get_shadows(s: Table, seat: Seat, count: int) -> Play[None]:
    """SG-1160: from outside the game; everybody sees that these are Shadows."""
    for _ in range(count):
        if s.alive[seat]:
            yield from move_cards(s, [bring_in(s, SHADOW)], zone_of(seat, HAND), GOT, seat, openly=True)
