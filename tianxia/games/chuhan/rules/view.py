"""What a viewer may know of a battle (the ledger's section "Hidden information"), built up from nothing."""

from __future__ import annotations

from tianxia.core.by_default import zones_of_seat, zones_shown
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.games.chuhan.data import EVENT_IDS
from tianxia.games.chuhan.rules.state import DRAW, EVENTS_AHEAD, Battle


def view(s: Battle, viewer: Seat) -> Facts:
    """CH-901 to CH-905: counts, open piles, scores, decrees, the trick; of hands and draw pile what is known."""
    return {
        "game": "chuhan",
        "viewer": viewer,
        **s.open_facts(),
        "event": EVENT_IDS[s.event] if s.with_events else None,
        "events_left": len(s.zones[EVENTS_AHEAD]),
        "seats": [seat_view(s, viewer, seat) for seat in (0, 1)],
        "trick": [{**played.plain(), "cards": [f"card/{card}" for card in played.cards]} for played in s.trick],
        "resolving": [matter.plain() for matter in s.trail],
        **zones_shown(s, viewer),
    }


def seat_view(s: Battle, viewer: Seat, seat: Seat) -> Facts:
    """One side of the table."""
    return {
        "clan": s.clan(seat),
        **s.seat_facts(viewer, seat),
        "count": len(s.zones[seat]),
        **zones_of_seat(s, viewer, seat),
        "bared": s.is_bared(seat),
    }


def twin(s: Battle, viewer: Seat, dice: Dice) -> None:
    """Hands and draw pile are dealt anew among what the viewer has not seen, and so is the event deck."""
    s.redeal(s.hidden_from(viewer, (0, 1, DRAW)), dice)
    if s.zones[EVENTS_AHEAD]:
        s.redeal(s.hidden_from(viewer, (EVENTS_AHEAD,)), dice)
