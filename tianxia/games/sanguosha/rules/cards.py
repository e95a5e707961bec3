"""A card as the rules speak of it: real, converted or virtual (SG-14xx)."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from tianxia.core.asks import CARD, Sleeve
from tianxia.core.events import Facts
from tianxia.games.sanguosha.content import COLOUR_OF, KINDS, NO_COLOUR, NO_SUIT, SUITS, CardKind

NO_NUMBER: Final = 0
KEPT: Final = ("area", "by", "colour", "face_down", "name", "number", "sleeves", "suit")  # all of a card
all_kept: Final = attrgetter(*KEPT)


class Card:
    """What a card counts as, from the moment it is declared: name, suit, number, and the physical cards behind it.

    Whoever declares a card shows it, so this may be kept while others are asked; of a hidden card keep the sleeve."""

    __slots__ = ("area", "by", "colour", "face_down", "name", "number", "sleeves", "suit")

    def __init__(
        self, name: str, suit: int = NO_SUIT, number: int = NO_NUMBER, sleeves: tuple[Sleeve, ...] = (), by: str = ""
    ) -> None:
        self.name: str = name
        self.suit: int = suit
        self.number: int = number
        self.colour: int = COLOUR_OF[suit]
        self.sleeves: tuple[Sleeve, ...] = sleeves
        self.by: str = by  # the skill or equipment that converted or made it
        self.face_down: bool = False  # only its user knows the physical card; the others know what the user states
        self.area: str = (
            ""  # where all its physical cards came from: hand or equipment; set when it is declared (SG-1422)
        )

    @property
    def kind(self) -> CardKind:
        """What all cards of this name have in common."""
        return KINDS[self.name]

    @property
    def is_virtual(self) -> bool:
        """SG-1401: no physical card stands behind it."""
        return not self.sleeves

    @property
    def is_converted(self) -> bool:
        """SG-1410: a physical card is used as another one."""
        return bool(self.by) and bool(self.sleeves)

    @property
    def is_sha(self) -> bool:
        """SG-1106: Sha of every element."""
        return KINDS[self.name].is_sha

    @property
    def is_normal_sha(self) -> bool:
        """SG-1127, SG-1405: neither elemental nor stab."""
        return self.name == "sha"

    def called(self, name: str) -> Card:
        """The same card under another name."""
        other = Card(name, self.suit, self.number, self.sleeves, self.by)
        other.colour = self.colour
        other.area = self.area
        return other

    def turn_up(self, suit: int, number: int) -> None:
        """It is face down no longer: suit and number are its own."""
        self.face_down = False
        self.suit, self.number, self.colour = suit, number, COLOUR_OF[suit]

    def plain(self) -> Facts:
        """As told to everybody."""
        return {
            "name": self.name,
            "suit": SUITS[self.suit],
            "number": self.number,
            "cards": [] if self.face_down else [CARD[sleeve] for sleeve in self.sleeves],
            "by": self.by,
            "area": self.area,
        }

    def kept(self) -> Facts:
        """As laid aside between two stretches."""
        return dict(zip(KEPT, all_kept(self), strict=True))


def card_kept(kept: Facts) -> Card:
    """The card that `Card.kept` wrote."""
    card = Card(kept["name"], kept["suit"], kept["number"], tuple(kept["sleeves"]), kept["by"])
    card.colour, card.face_down, card.area = kept["colour"], kept["face_down"], kept["area"]
    return card


def virtual(name: str, by: str = "") -> Card:
    """SG-1404: a virtual card has no colour, suit or number."""
    return Card(name, by=by)


def counted_as_his(played: Card, by: str) -> Card:
    """SG-1404: the card that another hero played for the asker: virtual, with the colour, suit and number it had."""
    made = played.called(played.name)
    made.sleeves, made.by, made.area = (), by, ""
    return made


def converted(cards: list[Card], name: str, by: str) -> Card:
    """SG-1410, SG-1420, SG-1421: one card keeps suit and number; several keep a common colour, no suit, no number."""
    sleeves = tuple([sleeve for card in cards for sleeve in card.sleeves])
    if len(cards) == 1:
        return Card(name, cards[0].suit, cards[0].number, sleeves, by)
    made = Card(name, NO_SUIT, NO_NUMBER, sleeves, by)
    colour = cards[0].colour
    made.colour = colour if all(card.colour == colour for card in cards) else NO_COLOUR
    return made


def stated(cards: list[Card], name: str, by: str) -> Card:
    """A card laid down face down as another one: no suit and no number until it goes on."""
    made = Card(name, sleeves=tuple([sleeve for card in cards for sleeve in card.sleeves]), by=by)
    made.face_down = True
    return made
