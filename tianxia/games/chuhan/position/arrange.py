"""Positions of Chu Han by hand: the picture that can be read is the picture that can be set (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.by_default import say_zones, stacked
from tianxia.core.dice import Dice
from tianxia.core.events import Facts
from tianxia.core.fields import hear, say, words
from tianxia.core.game import Options
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_number, a_table, said
from tianxia.core.kinds import Each, Number
from tianxia.core.lots import ANY, REST, Lot, Supplies, check_rest
from tianxia.core.state import Face
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
    REMOVED_DECREES,
    TARGET,
    UNDRAWABLE,
)
from tianxia.games.chuhan.position.knowledge import card_names, known, set_knowledge
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
    ZONES,
    Battle,
    rival,
)

CLANS: Final = ("han", "chu")
NUMBERS: Final = tuple([field for field in FIELDS if field.name not in ("attacker", "turn", "decrees", "supply")])
KEYS: Final = (*ZONES.words(CLANS), "trick", "event", "open_hand", "knows", *words(FIELDS))
DYNASTY_NAMES: Final[dict[Face, tuple[str, ...]]] = {face: card_names(face) for face in DECK}
EVENT_NAMES: Final[dict[Face, tuple[str, ...]]] = {face: card_names(face) for face in EVENT_DECK}


def picture(s: Battle) -> Facts:
    """The whole truth in readable words."""
    names = (s.clan(0), s.clan(1))
    return {
        **say(s, FIELDS, names),
        "event": EVENT_IDS[s.event] if s.with_events else None,
        **say_zones(s, ZONES.spots(names), card_names),
        "trick": [
            {
                "by": s.clan(p.seat),
                "as": p.kind,
                "cards": [card_names(s.faces[card])[0] for card in p.cards],
                "value": p.value,
                "size": p.size,
            }
            for p in s.trick
        ],
        "open_hand": [s.clan(seat) for seat in (0, 1) if s.is_bared(seat)],
        "knows": known(s),
    }


# ---- setting


def arrange(position: Facts, options: Options, strict: bool, dice: Dice) -> Battle:
    """The state of a position; what is not named is filled or, if `strict`, must not be missing."""
    a_table("a position of chuhan", position, KEYS)
    if (position.get("event") is not None or position.get("events")) and options["campaign"] == "none":
        options["events"] = "on"
    s = empty_table(options, Dice(dice.fresh_key()))
    s.han = 1 if options["han_player"] == "seat-1" else 0
    given = GivenPosition(position, (s.clan(0), s.clan(1)))
    lots = given.lots(ZONES, len(DECK))
    s.vp[s.han], s.vp[rival(s.han)], s.battle = HAN_VP, CHU_VP, 1
    hear(s, NUMBERS, position, given.names)
    _lay_events(s, position.get("event"), lots[EVENTS_AHEAD], strict, dice)
    _set_decrees(s, given)
    plays = plays_of(position)
    _lay_cards(s, lots, plays, strict, dice)
    check_row(s)
    _set_turn(s, given, plays)
    set_knowledge(s, given)
    return s


def _lay_events(s: Battle, named: object, ahead: Lot, strict: bool, dice: Dice) -> None:
    """The event in force, the deck ahead from its top, the rest behind."""
    if s.campaign != "none":
        events, then = CAMPAIGNS[s.campaign]
        s.event = events[s.battle - 1] if s.battle <= len(events) else then
        if named is not None and named != EVENT_IDS[s.event]:
            raise BadInput(f"battle {s.battle} of {s.campaign} is played under {EVENT_IDS[s.event]}, not {said(named)}")
        if ahead.cards:
            raise BadInput("a campaign has its fixed order of events and no event deck (CH-911)")
    elif s.with_events:
        supplies = Supplies(EVENT_DECK, dice, "event", EVENT_NAMES)
        force = supplies.take(EVENT_IDS[CALM] if named is None else named)
        s.event = force - FIRST_EVENT_FACE
        if strict and not ahead.is_named:
            raise BadInput("a strict position names the events ahead")
        ahead.if_not_named([REST])
        supplies.fill_pile(ahead, strict)
        ahead.lay(s)
        for face in (*supplies.left, force):
            s.add_card(face, EVENTS_PAST)
    if max(s.vp) >= TARGET and not DELAYED[s.event]:
        raise BadInput(f"nobody can have {TARGET} VP or more in a battle that goes on (CH-712)")


def _set_decrees(s: Battle, given: GivenPosition) -> None:
    """CH-107, CH-117: six decrees less those that the event removes."""
    total = DECREES - REMOVED_DECREES[s.event]
    s.decrees = Each(Number(0, 0, total)).hear("decrees", given.get("decrees", {}), given.names, [0, 0])
    s.supply = a_number("supply", given.get("supply", max(0, total - sum(s.decrees))), 0, total)
    if sum(s.decrees) + s.supply != total:
        han, chu = s.decrees[s.han], s.decrees[rival(s.han)]
        raise BadInput(f"there are {total} decrees in this battle, not {han} + {chu} + {s.supply}")


def _lay_cards(s: Battle, lots: dict[int, Lot], plays: list[Facts], strict: bool, dice: Dice) -> None:
    """All 46 cards find a place."""
    pile, draw, discard = UNDRAWABLE + DECREE_CARDS * s.supply, lots[DRAW], lots[DISCARD]
    if len(draw.cards) > pile:
        raise BadInput(f"with {s.supply} decrees in the supply the draw pile has {pile} cards, not {len(draw.cards)}")
    draw.cards += [ANY] * (pile - len(draw.cards))
    hands = [lots[s.han], lots[rival(s.han)]]
    for hand in hands:
        played = sum([len(play["cards"]) for play in plays if play.get("by") == hand.where])
        hand.if_not_named(max(1, HAND_SIZE - played))
    lots[DISPLAY].if_not_named(DISPLAYED[s.event])
    discard.if_not_named([] if any(REST in hand.cards for hand in hands) else [REST])
    trick = Lot("trick", TABLE, [name for play in plays for name in play["cards"]])
    wanted = [*hands, trick, lots[DISPLAY], lots[ROW], draw, discard]
    check_rest(wanted, [*hands, discard])
    if strict and any(lot.is_open_ended for lot in wanted):
        raise BadInput("a strict position names every card: hands, draw pile and discard pile")
    needed = sum([1 for lot in wanted for name in lot.cards if name != REST])
    if needed > len(DECK):
        usual = f"a hand that is not named has {HAND_SIZE}, less what lies in the trick"
        raise BadInput(f"this position needs {needed} cards; the deck has {len(DECK)} ({usual})")
    Supplies(DECK, dice, "card", DYNASTY_NAMES).fill(wanted)
    for lot in wanted:
        lot.lay(s)
    _check_lots(s)


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


def _set_turn(s: Battle, given: GivenPosition, plays: list[Facts]) -> None:
    """Whose question it is follows from the trick; without one the attacker is named, or it is Han (CH-119)."""
    position = given.position
    s.attacker = s.turn = given.seat("attacker", position.get("attacker", "han"))
    set_trick(s, given, plays)
    for key, seat in (("attacker", s.attacker), ("turn", s.turn)):
        if key in position and given.seat(key, position[key]) != seat:
            raise BadInput(f"{key} is {s.clan(seat)} after these plays, not {position[key]}")
    used = has_attacked(s)
    if used and not position.get("attacked", used):
        raise BadInput("attacked is true when an ATTACK ability lies in the trick (CH-203)")
    s.attacked = s.attacked or used


# ---- the next cards


def stack(s: Battle, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards of the draw pile are these."""
    return stacked(s, s.zones[DRAW][::-1], names, card_names, "the draw pile")
