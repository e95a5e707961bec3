"""What a viewer may know of a war (ST-H01 to ST-H13), built up from nothing; and another war that looks the same."""

from __future__ import annotations

from tianxia.core.asks import Sleeve
from tianxia.core.by_default import zones_of_seat
from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.views import lot, row
from tianxia.games.suntzu.data import (
    ALL,
    FRAMED,
    LAST_ROUND,
    NAMES,
    PROVINCES,
    SCORING,
    SIX,
    VICTORY_BEFORE_BATTLE,
)
from tianxia.games.suntzu.rules.generals import may_lay_six
from tianxia.games.suntzu.rules.state import (
    AWAY,
    DECK,
    DRAW,
    DRAWN,
    EVENTS,
    HELD,
    LAID,
    MARK,
    PAST,
    POOL,
    RESERVE,
    SPENT,
    War,
)


def view(s: War, viewer: Seat) -> Facts:
    """Board, tracks, counts and open cards; of hidden cards what the viewer knows."""
    now = turned(s)
    return {
        "game": "suntzu",
        "viewer": viewer,
        "variant": s.variant_id,
        **s.open_facts(),
        "rounds": LAST_ROUND,
        "score": s.score,
        "provinces": [province_view(s, viewer, province, now) for province in ALL],
        "priority": s.priority()[0],
        "seats": [seat_view(s, viewer, seat) for seat in (0, 1)],
        "events": {"left": len(s.zones[EVENTS]), "up": up_event(s), "past": [c["face"] for c in row(s, PAST)]},
        "miasma": s.miasma == s.round,
        "resolving": [matter.plain() for matter in s.trail],
    }


def up_event(s: War) -> str | None:
    """The event that lies face up; between two of them there is none."""
    stack = s.zones[EVENTS]
    return NAMES[s.faces[stack[-1]]] if stack and s.is_open(stack[-1]) else None


def province_view(s: War, viewer: Seat, province: int, now: int) -> Facts:
    """One province: armies, values and which of them counts now, six-markers, what is laid there."""
    values = s.markers[province] if s.markers else ()
    return {
        "id": PROVINCES[province],
        "armies": [s.stock[0][province], s.stock[1][province]],
        "markers": [s.stock[0][MARK + province], s.stock[1][MARK + province]],
        "banned": [s.banned[0][province], s.banned[1][province]],
        "values": list(values),
        "value": values[now] if values else None,
        "laid": [lot(s, viewer, s.zones[LAID + 5 * seat + province]) for seat in (0, 1)],
    }


def turned(s: War) -> int:
    """ST-214, ST-910: which value of the scoring markers is the current one: that of the next scoring."""
    scored = len([n for n in SCORING if n < s.round or (n == s.round and s.stage == DRAW)])
    return min(scored, len(SCORING) - 1)


def seat_view(s: War, viewer: Seat, seat: Seat) -> Facts:
    """One side: armies, counts, cards."""
    return {
        "side": s.side(seat),
        "pool": s.stock[seat][POOL],
        "reserve": s.stock[seat][RESERVE],
        "count": len(s.zones[seat]),
        **zones_of_seat(s, viewer, seat),
        **s.seat_facts(viewer, seat),
    }


def twin(s: War, viewer: Seat, dice: Dice) -> None:
    """Decks, hands, orders and generals dealt anew under what the viewer can infer: framed cards are never in a deck,
    a 6 lies at a marked province only if its owner holds Second Drum, and a first general would have been shown at the
    start if it were Victory Before Battle."""
    for seat in (0, 1):
        s.redeal(s.hidden_from(viewer, (HELD + seat, AWAY + seat)), dice)
        put_victory_away(s, viewer, seat)
        held_back = s.hidden_from(viewer, (seat, DRAWN + seat, *[LAID + 5 * seat + p for p in ALL]))
        deck = s.hidden_from(viewer, (DECK + seat,))
        deal_side(s, seat, held_back, deck, dice)
    s.redeal(s.hidden_from(viewer, (EVENTS,)), dice)


def put_victory_away(s: War, viewer: Seat, seat: Seat) -> None:
    """ST-219: the only general that a seat ever held is not Victory Before Battle while that lies face down."""
    held, away = (s.hidden_from(viewer, (zone + seat,)) for zone in (HELD, AWAY))
    if len(held) == 1 and away and not s.zones[SPENT + seat] and s.faces[held[0]] == VICTORY_BEFORE_BATTLE:
        s.faces[held[0]], s.faces[away[0]] = s.faces[away[0]], s.faces[held[0]]


def deal_side(s: War, seat: Seat, held_back: list[Sleeve], deck: list[Sleeve], dice: Dice) -> None:
    """Unframed cards first into the deck and the drawn cards, then all that is left over hand and orders."""
    faces = sorted([s.faces[card] for card in held_back + deck])
    loose = [face for face in faces if face >= FRAMED]
    dice.shuffle(loose)
    drawn = [card for card in held_back if s.where[card] == DRAWN + seat]
    for card in deck + drawn:
        s.faces[card] = loose.pop()
    rest = [card for card in held_back if card not in drawn]
    faces = sorted([face for face in faces if face < FRAMED] + loose)
    if SIX in faces:
        free = [card for card in rest if may_be_six(s, seat, card)]
        six = free[dice.below(len(free))]
        s.faces[six] = SIX
        rest.remove(six)
        faces.remove(SIX)
    dice.shuffle(faces)
    for card, face in zip(rest, faces, strict=True):
        s.faces[card] = face


def may_be_six(s: War, seat: Seat, card: Sleeve) -> bool:
    """ST-307, ST-308: in the hand, at a province without the mark, or anywhere with Second Drum."""
    province = s.where[card] - LAID - 5 * seat
    return province not in ALL or may_lay_six(s, seat, province)
