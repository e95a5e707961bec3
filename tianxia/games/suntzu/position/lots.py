"""The cards of a position set by hand: the twenty action cards of each side, the generals, the events."""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.given import GivenPosition
from tianxia.core.lots import ANY, REST, Lot, Supplies, check_rest
from tianxia.core.state import Face
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
from tianxia.games.suntzu.position.knowledge import CARD_NAMES, card_names
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
    SCORE,
    SPENT,
    UP,
    War,
)

OPENING: Final = 4  # unframed cards in a hand that is not named
DULL: Final[tuple[Face, ...]] = (1, 2, 3, 4, 0)  # 2, 3, 4, 5, 1: what "?" lays down first, since it changes least
GENERAL_NAMES: Final = {face: card_names(face) for face in (*SUNTZU_GENERALS, *SHAO_GENERALS)}
EVENT_NAMES: Final = {face: card_names(face) for face in range(FIRST_EVENT, len(NAMES))}
USED_UP: Final = (VICTORY_BEFORE_BATTLE, SECOND_DRUM)  # the general of a side of which nothing is said


# ---- action cards


class SideCards:
    """One side's action cards, while their places are worked out."""

    def __init__(self, s: War, side: str, seat: Seat, lots: dict[int, Lot], dice: Dice) -> None:
        self.s: War = s
        self.side: str = side
        self.seat: Seat = seat
        self.supplies: Supplies = Supplies(s.variant.deck, dice, "card", CARD_NAMES)
        self.hand: Lot = lots[seat]
        self.deck: Lot = lots[DECK + seat]
        self.up: Lot = lots[UP + seat]
        self.drawn: Lot = lots[DRAWN + seat]
        self.box: Lot = lots[BOX + seat]
        self.piles: list[Lot] = [self.hand, self.deck, self.up, self.drawn, self.box]
        self.laid: list[Lot] = []
        for province in ALL:
            lot = lots[LAID + 5 * seat + province]
            if province in s.left:
                lot.if_not_named(1)
                self.laid.append(lot)
            elif lot.is_named:
                raise BadInput(f"laid.{side} has a card at {PROVINCES[province]}, which is not left in this phase")

    def lay(self, strict: bool) -> None:
        """All cards of the side find a place."""
        everything = [*self.piles, *self.laid]
        self.size_lots()
        open_ended = any(lot.is_open_ended for lot in everything)
        if strict and (open_ended or not (self.hand.is_named and self.deck.is_named and self.box.is_named)):
            raise BadInput("a strict position names every card: hands, decks, orders, cards turned up and the box")
        self.supplies.take_named(everything)
        self.fill_dull([self.up], self.s.ones[self.seat])
        self.fill_dull(self.laid, False)
        self.fill_hand(strict)
        self.fill_rest()
        self.check_laid()
        for lot in everything:
            lot.lay(self.s)
        self.check_counts()

    def size_lots(self) -> None:
        """How many cards are turned up and drawn follows from the phase (ST-410, ST-923)."""
        s, count = self.s, len(self.up.cards)
        turned = len(ALL) - len(s.left) if s.stage in (BATTLE, SCORE) else 0
        back = turned > 0 and any(s.faces[card] in (POISONED_WELLS, FEINT) for card in s.zones[SPENT + self.seat])
        if self.up.is_named and not turned - back <= count <= turned:  # one may be under the deck (ST-736, ST-747)
            raise BadInput(f"up.{self.side} has {turned} cards in this phase, not {count}")
        self.up.if_not_named(turned)
        if self.drawn.cards and s.stage != DRAW:
            raise BadInput(f"drawn.{self.side} has cards in phase draw only")
        check_rest([*self.piles, *self.laid], [self.hand, self.deck, self.box])

    def fill_dull(self, lots: list[Lot], bonus: bool) -> None:
        """Cards that are only counted on the table: the plainest ones, the 1 first where its bonus is due."""
        left = self.supplies.left
        for lot in lots:
            for place, name in enumerate(lot.cards):
                if name == ANY:
                    plain = [0] if bonus and 0 in left else [face for face in DULL if face in left]
                    plain += [face for face in left if face >= FRAMED and face != PLAGUE]
                    lot.cards[place] = self.supplies.any() if not plain else left.pop(left.index(plain[0]))
                    bonus = False

    def fill_hand(self, strict: bool) -> None:
        """ST-312: framed cards that lie nowhere else are in the hand, named or not."""
        hand, left = self.hand.cards, self.supplies.left
        framed = [face for face in left if face < FRAMED]
        if strict and framed:
            raise BadInput(f"a strict position names every card: {NAMES[framed[0]]} of {self.side} has no place")
        if not self.hand.is_named and self.s.stage != GENERALS:
            others = sum([lot.cards.count(ANY) for lot in self.piles])
            hand += [ANY] * max(0, min(OPENING, len(left) - len(framed) - others))
        if self.hand.is_counted:
            if len(hand) < len(framed):
                raise BadInput(f"the hand of {self.side} has at least the {len(framed)} framed cards (ST-312)")
            del hand[len(hand) - len(framed) :]
        self.supplies.left = [face for face in left if face >= FRAMED]
        hand += framed

    def fill_rest(self) -> None:
        """What is only counted, then what is left: to the deck, or to the box if the deck is named."""
        if self.s.stage == DRAW:
            self.drawn.if_not_named(min(DRAWS[self.s.ones[self.seat]], len(self.supplies.left)))
        self.supplies.take_any(self.piles)
        if not (any(REST in lot.cards for lot in self.piles) or (self.deck.is_named and self.box.is_named)):
            (self.box if self.deck.is_named else self.deck).cards.append(REST)
        self.supplies.take_rest(self.piles)
        self.supplies.check_left(f" of {self.side}")

    def check_laid(self) -> None:
        """Framed cards always come back to the hand, and the 6 is laid where it may be."""
        for lot in (self.deck, self.drawn, self.box):
            for face in lot.cards:
                if face < FRAMED:
                    raise BadInput(f"{lot.where} has the framed card {card_names(face)[0]} (ST-106, ST-921)")
        for province, lot in zip(self.s.left, self.laid, strict=True):
            if lot.cards == [SIX] and not may_lay_six(self.s, self.seat, province):
                raise BadInput(f"{self.side} cannot have laid the 6 at {PROVINCES[province]} again (ST-307)")

    def check_counts(self) -> None:
        """What the phase says of the numbers of cards."""
        s, deck, drawn = self.s, len(self.deck.cards), len(self.drawn.cards)
        unframed = s.variant.unframed
        if s.stage == GENERALS and deck != unframed:
            raise BadInput(f"before the generals are picked the deck of {self.side} has {unframed} cards, not {deck}")
        draws = min(DRAWS[s.ones[self.seat]], deck + drawn)
        if s.stage == DRAW and drawn != draws:
            raise BadInput(f"{self.side} has drawn {draws} cards, not {drawn} (ST-923, ST-926)")


# ---- generals


def lay_generals(s: War, given: GivenPosition, lots: dict[int, Lot], strict: bool, dice: Dice) -> None:
    """Held, used, put away; if nothing is said of a side, its general is used up."""
    for seat, usual in zip((s.suntzu, 1 - s.suntzu), USED_UP, strict=True):
        held, used, away = own = [lots[zone + seat] for zone in (HELD, SPENT, AWAY)]
        if strict and s.variant.generals and not all(lot.is_named for lot in own):
            raise BadInput("a strict position names the generals that are held, used and put away")
        faces = SUNTZU_GENERALS if seat == s.suntzu else SHAO_GENERALS
        supplies = Supplies(faces if s.variant.generals else (), dice, "general", GENERAL_NAMES)
        supplies.take_named(own)
        supplies.take_any(own)
        supplies.take_rest(own)
        left = supplies.left
        if left and s.stage != GENERALS and not used.is_named and not held.cards:
            used.cards.append(left.pop(left.index(usual) if usual in left else 0))
        if not away.is_named:
            away.cards += left
        elif left:
            raise BadInput(f"{NAMES[left[0]]} of {given.names[seat]} is neither held nor used nor put away")
        check_generals(s, given.names[seat], len(held.cards), len(used.cards))
        for lot in own:
            lot.lay(s)


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


def lay_events(s: War, stack: Lot, past: Lot, strict: bool, dice: Dice) -> None:
    """The stack from its top, which is face up, and the events that were used."""
    if not s.with_events:
        if stack.cards or past.cards:
            raise BadInput("this game is played without events (ST-203, ST-1002)")
        return
    supplies = Supplies(EVENT_NAMES, dice, "event", EVENT_NAMES)
    for lot in (past, stack):
        supplies.fill_pile(lot, strict)
    if stack.is_named and not past.is_named:
        past.cards = supplies.left
    elif not stack.is_named and not strict:
        stack.cards = supplies.all()
    elif supplies.left:
        raise BadInput(f"{NAMES[supplies.left[0]]} is neither in the stack of events nor used")
    if not stack.cards:
        raise BadInput("the fifth event ends the game: one at least is left (ST-804)")
    stack.lay(s)
    past.lay(s)
    s.fired = len(past.cards)
    turn_up_event(s)


def check_events(s: War) -> None:
    """ST-806: a counting event that lies face up has not come true yet."""
    if s.zones[EVENTS]:
        event = s.faces[s.zones[EVENTS][-1]]
        if met_by(s, event, None):
            rule = "ST-811" if event == PANDEMIC else "ST-815"
            raise BadInput(f"{NAMES[event]} would have acted already ({rule}, ST-806)")
