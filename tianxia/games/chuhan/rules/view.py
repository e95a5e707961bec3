"""What a viewer may know of a battle (the ledger's section "Hidden information"), built up from nothing."""

from __future__ import annotations

from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.views import lot, pile, row
from tianxia.games.chuhan.data import EVENT_IDS
from tianxia.games.chuhan.rules.state import DISCARD, DISPLAY, DRAW, EVENTS_AHEAD, ROW, TABLE, Battle


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
        "table": row(s, TABLE),
        "resolving": [matter.plain() for matter in s.trail],
        "discard": row(s, DISCARD),
        "display": row(s, DISPLAY),
        "row": row(s, ROW),
        "draw": pile(s, viewer, DRAW),
    }


def seat_view(s: Battle, viewer: Seat, seat: Seat) -> Facts:
    """One side of the table."""
    return {
        "clan": s.clan(seat),
        **s.seat_facts(viewer, seat),
        "count": len(s.zones[seat]),
        "hand": lot(s, viewer, s.zones[seat]),
        "bared": s.is_bared(seat),
    }


def twin(s: Battle, viewer: Seat, dice: Dice) -> None:
    """Hands and draw pile are dealt anew among what the viewer has not seen, and so is the event deck."""
    s.redeal(s.hidden_from(viewer, (0, 1, DRAW)), dice)
    s.redeal(s.hidden_from(viewer, (EVENTS_AHEAD,)), dice)
