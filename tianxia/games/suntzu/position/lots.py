"""The cards of a position set by hand: the twenty action cards of each side, the generals, the events."""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.inputs import a_table, a_text, texts
from tianxia.core.state import Face, Zone
from tianxia.errors import BadInput
from tianxia.games.suntzu.data import (
    ALL,
    DRAWS,
    FEINT,
    FIRST_EVENT,
    FRAMED,
    NAMES,
    PANDEMIC,
    PLAGUE,
    POISONED_WELLS,
    PROVINCES,
    SECOND_DRUM,
    SHAO_GENERALS,
    SIX,
    SUNTZU_GENERALS,
    VICTORY_BEFORE_BATTLE,
)
from tianxia.games.suntzu.position.knowledge import CARD_NAMES, by_side, face_name, province_of
from tianxia.games.suntzu.rules.events import met_by, turn_up_event
from tianxia.games.suntzu.rules.generals import may_lay_six
from tianxia.games.suntzu.rules.state import (
    AWAY,
    BATTLE,
    BOX,
    DECK,
    DRAW,
    DRAWN,
    EVENTS,
    GENERALS,
    HELD,
    LAID,
    PAST,
    SCORE,
    SPENT,
    UP,
    War,
)
from tianxia.positions.supplies import ANY, REST, Lot, Supplies, slots

OPENING: Final = 4  # unframed cards in a hand that is not named
DULL: Final[tuple[Face, ...]] = (1, 2, 3, 4, 0)  # 2, 3, 4, 5, 1: what "?" lays down first, since it changes least
GENERAL_NAMES: Final[dict[Face, tuple[str, ...]]] = {
    face: (NAMES[face],) for face in (*SUNTZU_GENERALS, *SHAO_GENERALS)
}
EVENT_NAMES: Final[dict[Face, tuple[str, ...]]] = {face: (NAMES[face],) for face in range(FIRST_EVENT, len(NAMES))}
USED_UP: Final = (VICTORY_BEFORE_BATTLE, SECOND_DRUM)  # the general of a side of which nothing is said


# ---- action cards


def laid_lots(position: Facts, seats: tuple[tuple[str, Seat], ...]) -> dict[Seat, dict[int, str]]:
    """The orders of each side by province: five in the order of the edge, or a table."""
    given = by_side(position, "laid")
    lots: dict[Seat, dict[int, str]] = {}
    for side, seat in seats:
        value = given.get(side, {})
        where = f"laid.{side}"
        if isinstance(value, list):
            if len(texts(where, value)) != len(ALL):
                raise BadInput(f"{where} has {len(ALL)} cards in the order of the edge, not {len(value)}")
            lots[seat] = dict(enumerate(value))
        else:
            lots[seat] = {
                province_of(f"a province of {where}", name): a_text(f"a card of {where}", card)
                for name, card in a_table(where, value).items()
            }
    return lots


class SideLots:
    """One side's action cards, while their places are worked out."""

    def __init__(self, s: War, side: str, seat: Seat, position: Facts, laid: dict[int, str], dice: Dice) -> None:
        self.s: War = s
        self.side: str = side
        self.seat: Seat = seat
        self.supplies: Supplies = Supplies(s.variant.deck, dice, "card")
        most = len(s.variant.deck)
        self.named: dict[str, bool] = {side: position.get(side) is not None}
        self.lots: dict[str, Lot] = {side: slots(side, position[side], most) if self.named[side] else []}
        for key in ("decks", "up", "drawn", "box"):
            value = by_side(position, key).get(side)
            self.named[key] = value is not None
            self.lots[key] = [] if value is None else slots(f"{key}.{side}", value, most)
        self.counted: bool = isinstance(position.get(side), int)
        self.laid: Lot = [laid.get(province, ANY) for province in s.left]
        for province in laid:
            if province not in s.left:
                raise BadInput(f"laid.{side} has a card at {PROVINCES[province]}, which is not left in this phase")

    def lay(self, strict: bool) -> None:
        """All cards of the side find a place."""
        self.size_lots()
        if strict:
            self.be_strict()
        for lot in (*self.lots.values(), self.laid):
            for place, name in enumerate(lot):
                if name not in (ANY, REST):
                    lot[place] = self.supplies.take(name, CARD_NAMES)
        self.fill_dull("up", self.lots["up"])
        self.fill_dull("laid", self.laid)
        self.fill_hand(strict)
        self.fill_rest()
        self.put_down()

    def size_lots(self) -> None:
        """How many cards are turned up and drawn follows from the phase (ST-410, ST-923)."""
        s = self.s
        turned = len(ALL) - len(s.left) if s.stage in (BATTLE, SCORE) else 0
        if not self.named["up"]:
            self.lots["up"] = [ANY] * turned
        back = turned > 0 and any(s.faces[card] in (POISONED_WELLS, FEINT) for card in s.zones[SPENT + self.seat])
        if not turned - back <= len(self.lots["up"]) <= turned:  # one may be under the deck again (ST-736, ST-747)
            raise BadInput(f"up.{self.side} has {turned} cards in this phase, not {len(self.lots['up'])}")
        if self.lots["drawn"] and s.stage != DRAW:
            raise BadInput(f"drawn.{self.side} has cards in phase draw only")
        for key, lot in self.lots.items():
            if lot.count(REST) > (0 if key in ("up", "drawn") else 1):
                raise BadInput(f"{key} of {self.side} cannot be given {REST!r} there or so often")
        if sum([lot.count(REST) for lot in self.lots.values()]) > 1:
            raise BadInput(f"{REST!r} stands for all cards of {self.side} that are left, so it is given once")

    def be_strict(self) -> None:
        """Refuse a position that leaves a card to be filled in."""
        open_ended = any(name in (ANY, REST) for lot in (*self.lots.values(), self.laid) for name in lot)
        if open_ended or not (self.named[self.side] and self.named["decks"] and self.named["box"]):
            raise BadInput("a strict position names every card: hands, decks, orders, cards turned up and the box")

    def fill_dull(self, key: str, lot: Lot) -> None:
        """Cards that are only counted on the table: the plainest ones, the 1 first where its bonus is due."""
        bonus = self.s.ones[self.seat] and key == "up" and 0 in self.supplies.left
        for place, name in enumerate(lot):
            if name == ANY:
                plain = [0] if bonus else [face for face in DULL if face in self.supplies.left]
                plain += [face for face in self.supplies.left if face >= FRAMED and face != PLAGUE]
                face = plain[0] if plain else self.supplies.any()
                if plain:
                    self.supplies.left.remove(face)
                bonus = False
                lot[place] = face

    def fill_hand(self, strict: bool) -> None:
        """ST-312: framed cards that lie nowhere else are in the hand, named or not."""
        framed = [face for face in self.supplies.left if face < FRAMED]
        if strict and framed:
            raise BadInput(f"a strict position names every card: {face_name(framed[0])} of {self.side} has no place")
        hand = self.lots[self.side]
        if not self.named[self.side] and self.s.stage != GENERALS:
            others = sum([lot.count(ANY) for lot in self.lots.values()])
            loose = len(self.supplies.left) - len(framed) - others
            hand += [ANY] * max(0, min(OPENING, loose))
        if self.counted:
            if len(hand) < len(framed):
                raise BadInput(f"the hand of {self.side} has at least the {len(framed)} framed cards (ST-312)")
            del hand[len(hand) - len(framed) :]
        self.supplies.left = [face for face in self.supplies.left if face >= FRAMED]
        hand += framed

    def fill_rest(self) -> None:
        """What is only counted, then what is left: to the deck, or to the box if the deck is named."""
        if self.s.stage == DRAW and not self.named["drawn"]:
            self.lots["drawn"] = [ANY] * min(DRAWS[self.s.ones[self.seat]], len(self.supplies.left))
        for lot in self.lots.values():
            lot[:] = [self.supplies.any() if face == ANY else face for face in lot]
        heap = next((lot for lot in self.lots.values() if REST in lot), None)
        if heap is None and not (self.named["decks"] and self.named["box"]):
            heap = self.lots["box" if self.named["decks"] else "decks"]
            heap.append(REST)
        if heap is not None:
            at = heap.index(REST)
            heap[at : at + 1] = [self.supplies.any() for _ in range(len(self.supplies.left))]
        if self.supplies.left:
            some = ", ".join([face_name(face) for face in self.supplies.left[:5]])
            raise BadInput(f"{len(self.supplies.left)} cards of {self.side} have no place (such as {some})")

    def put_down(self) -> None:
        """Put the cards into their zones."""
        s, seat = self.s, self.seat
        for key in ("decks", "drawn", "box"):
            for face in self.lots[key]:
                if face < FRAMED:
                    raise BadInput(f"{key}.{self.side} has the framed card {face_name(face)} (ST-106, ST-921)")
        zones = {self.side: seat, "decks": DECK + seat, "up": UP + seat, "drawn": DRAWN + seat, "box": BOX + seat}
        for key, zone in zones.items():
            for face in reversed(self.lots[key]) if key == "decks" else self.lots[key]:
                s.add_card(face, zone)
        for province, face in zip(s.left, self.laid, strict=True):
            if face == SIX and not may_lay_six(s, seat, province):
                raise BadInput(f"{self.side} cannot have laid the 6 at {PROVINCES[province]} again (ST-307)")
            s.add_card(face, LAID + 5 * seat + province)


def check_lots(s: War, side: str, seat: Seat) -> None:
    """What the phase says of the numbers of cards."""
    deck, drawn = len(s.zones[DECK + seat]), len(s.zones[DRAWN + seat])
    if s.stage == GENERALS and deck != s.variant.unframed:
        raise BadInput(f"before the generals are picked the deck of {side} has {s.variant.unframed} cards, not {deck}")
    draws = min(DRAWS[s.ones[seat]], deck + drawn)
    if s.stage == DRAW and drawn != draws:
        raise BadInput(f"{side} has drawn {draws} cards, not {drawn} (ST-923, ST-926)")


# ---- generals


def lay_generals(s: War, position: Facts, strict: bool) -> None:
    """Held, used, put away; if nothing is said of a side, its general is used up."""
    tables = {key: by_side(position, key) for key in ("held", "used", "away")}
    for side, faces, usual in (("suntzu", SUNTZU_GENERALS, 0), ("shao", SHAO_GENERALS, 1)):
        seat = s.suntzu if side == "suntzu" else 1 - s.suntzu
        supplies = Supplies(faces if s.variant.generals else (), Dice(0), "general")
        names = {key: table.get(side) for key, table in tables.items()}
        if strict and s.variant.generals and None in names.values():
            raise BadInput("a strict position names the generals that are held, used and put away")
        lots: dict[str, list[Face | None]] = {
            key: [supplies.take(name, GENERAL_NAMES) for name in texts(f"{key}.{side}", value or [])]
            for key, value in names.items()
        }
        if supplies.left and s.stage != GENERALS and names["used"] is None and not lots["held"]:
            face = USED_UP[usual] if USED_UP[usual] in supplies.left else supplies.left[0]
            supplies.left.remove(face)
            lots["used"].append(face)
        if names["away"] is None:
            lots["away"] += supplies.left
        elif supplies.left:
            raise BadInput(f"{NAMES[supplies.left[0]]} of {side} is neither held nor used nor put away")
        check_generals(s, side, len(lots["held"]), len(lots["used"]))
        for key, zone in (("held", HELD), ("used", SPENT), ("away", AWAY)):
            for general in lots[key]:
                assert general is not None
                s.add_card(general, zone + seat)


def check_generals(s: War, side: str, held: int, used: int) -> None:
    """ST-207, ST-702: one general, or two after War Chariots."""
    if not s.variant.generals:
        return
    if s.stage == GENERALS:
        if held or used:
            raise BadInput(f"{side} has no general before the generals are picked (ST-207)")
    elif not 1 <= held + used <= 2:
        raise BadInput(f"{side} has picked 1 general, or 2 by War Chariots, not {held + used} (ST-702)")


# ---- events


def lay_events(s: War, position: Facts, strict: bool, dice: Dice) -> None:
    """The stack from its top, which is face up, and the events that were used."""
    past, ahead = position.get("events_past"), position.get("events")
    if not s.with_events:
        if texts("events", ahead or []) or texts("events_past", past or []):
            raise BadInput("this game is played without events (ST-203, ST-1002)")
        return
    supplies = Supplies(tuple(EVENT_NAMES), dice, "event")
    used = supplies.pile("events_past", past or [], EVENT_NAMES, strict)
    stack = supplies.pile("events", ahead or [], EVENT_NAMES, strict)
    if ahead is not None and past is None:
        used = list(supplies.left)
    elif ahead is None and not strict:
        stack = [supplies.any() for _ in range(len(supplies.left))]
    elif supplies.left:
        raise BadInput(f"{NAMES[supplies.left[0]]} is neither in the stack of events nor used")
    if not stack:
        raise BadInput("the fifth event ends the game: one at least is left (ST-804)")
    put_events(s, stack, EVENTS)
    put_events(s, used, PAST)
    s.fired = len(used)
    turn_up_event(s)


def put_events(s: War, faces: list[Face], zone: Zone) -> None:
    """Events into a zone, the top of the stack last."""
    for face in reversed(faces) if zone == EVENTS else faces:
        s.add_card(face, zone)


def check_events(s: War) -> None:
    """ST-806: a counting event that lies face up has not come true yet."""
    if s.zones[EVENTS]:
        event = s.faces[s.zones[EVENTS][-1]]
        if met_by(s, event, None):
            rule = "ST-811" if event == PANDEMIC else "ST-815"
            raise BadInput(f"{NAMES[event]} would have acted already ({rule}, ST-806)")
