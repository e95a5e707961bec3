"""Positions of Chu Han by hand: the picture that can be read is the picture that can be set (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.by_default import stacked
from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.fields import hear, say, words
from tianxia.core.game import Options
from tianxia.core.inputs import a_number, a_table, said, texts
from tianxia.core.state import Face, Zone
from tianxia.errors import BadInput
from tianxia.games.chuhan.data import (
    CALM,
    CAMPAIGNS,
    CHU_VP,
    DECK,
    DECREE_CARDS,
    DECREES,
    DELAYED,
    DISPLAYED,
    EVENT_DECK,
    EVENT_IDS,
    FIRST_EVENT_FACE,
    HAN_VP,
    HAND_SIZE,
    HANGU,
    HONGMEN,
    IDS,
    REMOVED_DECREES,
    TARGET,
    UNDRAWABLE,
)
from tianxia.games.chuhan.position.knowledge import CLANS, card_names, face_name, known, seat_of, set_knowledge
from tianxia.games.chuhan.position.played import check_row, has_attacked, plays_of, set_trick
from tianxia.games.chuhan.rules.fields import FIELDS
from tianxia.games.chuhan.rules.setup import empty_table
from tianxia.games.chuhan.rules.state import (
    DISCARD,
    DISPLAY,
    DRAW,
    EVENTS_AHEAD,
    EVENTS_PAST,
    ROW,
    TABLE,
    Battle,
    rival,
)
from tianxia.positions.supplies import ANY, REST, Lot, Supplies, slots

__all__ = ["arrange", "card_names", "picture", "stack"]

NUMBERS: Final = tuple([field for field in FIELDS if field.name not in ("attacker", "turn", "decrees", "supply")])
KEYS: Final = (
    "han", "chu", "draw", "discard", "trick", "display", "row", "event", "events", "open_hand", "knows", *words(FIELDS),
)  # fmt: skip


# ---- reading


def picture(s: Battle) -> Facts:
    """The whole truth in readable words."""

    def lot(cards: list[Sleeve]) -> list[str]:
        return [face_name(s.faces[card]) for card in cards]

    hands = {s.clan(seat): lot(sorted(s.zones[seat], key=lambda card: s.faces[card])) for seat in (0, 1)}
    return {
        **say(s, FIELDS, (s.clan(0), s.clan(1))),
        "event": EVENT_IDS[s.event] if s.with_events else None,
        "events": [s.face_name(s.faces[card]) for card in reversed(s.zones[EVENTS_AHEAD])],
        **hands,
        "draw": lot(s.zones[DRAW][::-1]),
        "discard": lot(s.zones[DISCARD]),
        "trick": [
            {"by": s.clan(p.seat), "as": p.kind, "cards": lot(list(p.cards)), "value": p.value, "size": p.size}
            for p in s.trick
        ],
        "display": lot(s.zones[DISPLAY]),
        "row": lot(s.zones[ROW]),
        "open_hand": [s.clan(seat) for seat in (0, 1) if s.is_bared(seat)],
        "knows": known(s),
    }


# ---- setting


DYNASTY_NAMES: Final[dict[Face, tuple[str, ...]]] = {face: card_names(face) for face in range(len(IDS))}
EVENT_NAMES: Final[dict[Face, tuple[str, ...]]] = {FIRST_EVENT_FACE + n: (id,) for n, id in enumerate(EVENT_IDS)}


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Battle:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    a_table("a position of chuhan", position, KEYS)
    if (position.get("event") is not None or position.get("events")) and options["campaign"] == "none":
        options["events"] = "on"
    s = empty_table(options, Dice(dice.fresh_key()))
    s.han = 1 if options["han_player"] == "seat-1" else 0
    _set_numbers(s, position)
    _lay_events(s, position, strict, dice)
    _set_decrees(s, position)
    plays = plays_of(position)
    _lay_cards(s, position, plays, strict, dice)
    check_row(s)
    _set_turn(s, position, plays)
    set_knowledge(s, position)
    return s


def _by_clan(position: Facts, key: str, defaults: tuple[int, int], most: int) -> tuple[int, int]:
    given = a_table(key, position.get(key, {}), CLANS)
    han, chu = [
        a_number(f"{key} of {clan}", given.get(clan, d), 0, most) for clan, d in zip(CLANS, defaults, strict=True)
    ]
    return han, chu


def _set_numbers(s: Battle, position: Facts) -> None:
    s.vp[s.han], s.vp[rival(s.han)] = HAN_VP, CHU_VP
    s.battle = 1
    hear(s, NUMBERS, position, (s.clan(0), s.clan(1)))


def _lay_events(s: Battle, position: Facts, strict: bool, dice: Dice) -> None:
    """The event in force, the deck ahead from its top, the rest behind."""
    named, ahead = position.get("event"), position.get("events")
    if s.campaign != "none":
        events, then = CAMPAIGNS[s.campaign]
        s.event = events[s.battle - 1] if s.battle <= len(events) else then
        if named is not None and named != EVENT_IDS[s.event]:
            raise BadInput(f"battle {s.battle} of {s.campaign} is played under {EVENT_IDS[s.event]}, not {said(named)}")
        if ahead:
            raise BadInput("a campaign has its fixed order of events and no event deck (CH-911)")
    elif s.with_events:
        supplies = Supplies(EVENT_DECK, dice, "event")
        force = supplies.take(EVENT_IDS[CALM] if named is None else named, EVENT_NAMES)
        assert force is not None
        s.event = force - FIRST_EVENT_FACE
        if ahead is not None:
            deck = supplies.pile("events", ahead, EVENT_NAMES, strict)
        elif strict:
            raise BadInput("a strict position names the events ahead")
        else:
            deck = [supplies.any() for _ in range(len(supplies.left))]
        for zone, lot in ((EVENTS_AHEAD, deck[::-1]), (EVENTS_PAST, [*supplies.left, force])):
            for face in lot:
                s.add_card(face, zone)
    else:
        texts("events", [] if ahead is None else ahead)
    if max(s.vp) >= TARGET and not DELAYED[s.event]:
        raise BadInput(f"nobody can have {TARGET} VP or more in a battle that goes on (CH-712)")


def _set_decrees(s: Battle, position: Facts) -> None:
    """CH-107, CH-117: six decrees less those that the event removes."""
    total = DECREES - REMOVED_DECREES[s.event]
    han, chu = _by_clan(position, "decrees", (0, 0), total)
    supply = a_number("supply", position.get("supply", max(0, total - han - chu)), 0, total)
    if han + chu + supply != total:
        raise BadInput(f"there are {total} decrees in this battle, not {han} + {chu} + {supply}")
    s.decrees[s.han], s.decrees[rival(s.han)] = han, chu
    s.supply = supply


def _lay_cards(s: Battle, position: Facts, plays: list[Facts], strict: bool, dice: Dice) -> None:
    """All 46 cards find a place: first what is named, then what is only counted, then the rest."""
    played = {clan: sum([len(play["cards"]) for play in plays if play.get("by") == clan]) for clan in CLANS}
    pile = UNDRAWABLE + DECREE_CARDS * s.supply
    draw = slots("draw", position.get("draw", []), len(DECK))
    if len(draw) > pile:
        raise BadInput(f"with {s.supply} decrees in the supply the draw pile has {pile} cards, not {len(draw)}")
    wanted: list[tuple[str, Zone, Lot]] = [
        ("han", s.han, slots("han", position.get("han", max(1, HAND_SIZE - played["han"])), len(DECK))),
        ("chu", rival(s.han), slots("chu", position.get("chu", max(1, HAND_SIZE - played["chu"])), len(DECK))),
        ("trick", TABLE, [name for play in plays for name in play["cards"]]),
        ("display", DISPLAY, slots("display", position.get("display", DISPLAYED[s.event]), len(DECK))),
        ("row", ROW, slots("row", position.get("row", []), len(DECK))),
        ("draw", DRAW, draw + [ANY] * (pile - len(draw))),
        ("discard", DISCARD, slots("discard", position.get("discard", [REST]), len(DECK))),
    ]
    for key, _, names in wanted:
        if names.count(REST) > (1 if key in ("han", "chu", "discard") else 0):
            raise BadInput(
                f"{key} cannot be given {REST!r}: all cards that are left go to one hand or the discard pile"
            )
    if strict and any(name in (ANY, REST) for _, _, names in wanted for name in names):
        raise BadInput("a strict position names every card: hands, draw pile and discard pile")
    needed = sum([1 for _, _, names in wanted for name in names if name != REST])
    if needed > len(DECK):
        usual = f"a hand that is not named has {HAND_SIZE}, less what lies in the trick"
        raise BadInput(f"this position needs {needed} cards; the deck has {len(DECK)} ({usual})")
    _fill(s, [(zone, names) for _, zone, names in wanted], Supplies(DECK, dice, "card"))
    _check_lots(s)


def _fill(s: Battle, lots: list[tuple[Zone, Lot]], supplies: Supplies) -> None:
    """Exact names first, so that a "6" is never the Han Xin that somebody else is given."""
    for exactly in (True, False):
        for _, lot in lots:
            for place, name in enumerate(lot):
                if isinstance(name, str) and name not in (ANY, REST):
                    face = supplies.take(name, DYNASTY_NAMES, exactly)
                    lot[place] = name if face is None else face
    for _, lot in lots:
        lot[:] = [supplies.any() if face == ANY else face for face in lot]
    for zone, lot in lots:
        if REST in lot:
            at = lot.index(REST)
            lot[at : at + 1] = [supplies.any() for _ in range(len(supplies.left))]
        for face in reversed(lot) if zone == DRAW else lot:
            s.add_card(face, zone)
    if supplies.left:
        some = ", ".join([face_name(face) for face in supplies.left[:5]])
        raise BadInput(f"{len(supplies.left)} cards have no place (such as {some})")


def _check_lots(s: Battle) -> None:
    for seat in (0, 1):
        if not s.zones[seat]:
            raise BadInput(f"{s.clan(seat)} has no cards: the battle would be over (CH-701)")
    shown, most = len(s.zones[DISPLAY]), DISPLAYED[s.event]
    least = most if s.event == HONGMEN else 0  # a swap leaves as many (CH-843)
    if not least <= shown <= most:
        raise BadInput(f"{EVENT_IDS[s.event]} has {least} to {most} face-up cards, not {shown}")
    if s.zones[ROW] and s.event != HANGU:
        raise BadInput("only the Race to Hangu Pass has a row")


def _set_turn(s: Battle, position: Facts, plays: list[Facts]) -> None:
    """Whose question it is follows from the trick; without one the attacker is named, or it is Han (CH-119)."""
    s.attacker = s.turn = seat_of(s, "attacker", position.get("attacker", "han"))
    set_trick(s, plays)
    for key, seat in (("attacker", s.attacker), ("turn", s.turn)):
        if key in position and seat_of(s, key, position[key]) != seat:
            raise BadInput(f"{key} is {s.clan(seat)} after these plays, not {position[key]}")
    used = has_attacked(s)
    if used and not position.get("attacked", used):
        raise BadInput("attacked is true when an ATTACK ability lies in the trick (CH-203)")
    s.attacked = s.attacked or used


# ---- the next cards


def stack(s: Battle, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards of the draw pile are these."""
    return stacked(s, s.zones[DRAW][::-1], names, card_names, "the draw pile")
