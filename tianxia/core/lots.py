"""Lots: the cards of a position set by hand, place by place, filled by name or by chance from what is left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tianxia.core.dice import Dice
from tianxia.core.inputs import a_number, said, texts, what_fits
from tianxia.core.state import Face, State, Zone
from tianxia.errors import BadInput, Phrase

ANY: Final = "?"  # one card that is left, whichever
REST: Final = "*"  # all cards that are left
MOST: Final = 999  # cards of one place


class Lot:
    """The cards of one place: their names, which become faces."""

    __slots__ = ("cards", "from_top", "is_counted", "is_named", "label", "where", "zone")

    def __init__(
        self, where: str, zone: Zone, value: object = None, from_top: bool = False, most: int = MOST, label: str = ""
    ) -> None:
        self.where: str = where
        self.zone: Zone = zone
        self.from_top: bool = from_top
        self.label: str = label  # what the cards are called there
        self.is_named: bool = value is not None
        self.is_counted: bool = isinstance(value, int)
        self.cards: list[Any] = slots(where, value, most) if self.is_named else []

    def if_not_named(self, usual: object) -> None:
        """What lies there if the position does not say it: cards by name, or how many."""
        if not self.is_named:
            self.cards = slots(self.where, usual)

    @property
    def is_open_ended(self) -> bool:
        """Whether some of it is left to be filled in."""
        return ANY in self.cards or REST in self.cards

    def lay(self, state: State) -> list[int]:
        """Put the cards into their zone; their sleeves."""
        return [state.add_card(face, self.zone) for face in (self.cards[::-1] if self.from_top else self.cards)]


def slots(what: str, value: object, most: int = MOST) -> list[Any]:
    """A list of names, or a number of cards left to chance."""
    if isinstance(value, int) and not isinstance(value, bool):
        return [ANY] * a_number(what, value, 0, most)
    return list(texts(what, value))


class Supplies:
    """The cards that have no place yet."""

    def __init__(self, faces: Iterable[Face], dice: Dice, what: str, names_of: Mapping[Face, Sequence[str]]) -> None:
        self.left: list[Face] = sorted(faces)
        self.dice: Dice = dice
        self.what: str = what
        self.names_of: Mapping[Face, Sequence[str]] = names_of

    # ---- one card

    def take(self, name: object) -> Face:
        """A card by its name; what is not left is too many."""
        if not isinstance(name, str) or not self.how_many(name):
            known = [known for names in self.names_of.values() for known in names]
            raise BadInput(
                "there is no {what} {name}{fits}", what=self.what, name=said(name), fits=what_fits(name, known)
            )
        fitting = [face for face in self.left if name in self.names_of[face]]
        if not fitting:
            raise BadInput(
                "there are too few {what}s {name!r}: each of them has a place already", what=self.what, name=name
            )
        self.left.remove(fitting[0])
        return fitting[0]

    def how_many(self, name: str) -> int:
        """How many cards could be meant by a name."""
        return sum([name in names for names in self.names_of.values()])

    def any(self) -> Face:
        """One card that is left, as the dice fall."""
        if not self.left:
            raise BadInput("no {what} is left to fill the position", what=self.what)
        return self.left.pop(self.dice.below(len(self.left)))

    def all(self) -> list[Face]:
        """All cards that are left, as the dice fall."""
        return [self.any() for _ in range(len(self.left))]

    # ---- lots

    def take_named(self, lots: Iterable[Lot]) -> None:
        """What is named exactly first, so that a name that fits several cards means none that has another place."""
        named = [(lot, n) for lot in lots for n, name in enumerate(lot.cards) if name not in (ANY, REST)]
        for lot, n in sorted(named, key=lambda place: self.how_many(place[0].cards[place[1]])):
            try:
                lot.cards[n] = self.take(lot.cards[n])
            except BadInput as wrong:
                raise BadInput("{where}: {wrong}", where=lot.where, wrong=wrong) from None

    def take_any(self, lots: Iterable[Lot]) -> None:
        """What is only counted."""
        for lot in lots:
            lot.cards = [self.any() if card == ANY else card for card in lot.cards]

    def take_rest(self, lots: Sequence[Lot]) -> None:
        """All that is left, in the one place that is to have it."""
        check_rest(lots, lots)
        for lot in lots:
            if REST in lot.cards:
                at = lot.cards.index(REST)
                lot.cards[at : at + 1] = self.all()

    def fill(self, lots: Sequence[Lot]) -> None:
        """All cards find a place: first what is named, then what is only counted, then the rest."""
        self.take_named(lots)
        self.take_any(lots)
        self.take_rest(lots)
        self.check_left()

    def check_left(self, whose: str = "") -> None:
        """Refuse a position in which cards have no place."""
        if self.left:
            some = ", ".join([self.names_of[face][0] for face in self.left[:5]])
            raise BadInput(
                "{count} {what}s{whose} have no place (such as {some})",
                count=len(self.left),
                what=self.what,
                whose=whose,
                some=some,
            )

    def fill_pile(self, lot: Lot, strict: bool) -> None:
        """One place alone: "?" is any that is left, "*" (once) all that are left, as the dice fall."""
        if strict and lot.is_open_ended:
            raise BadInput("a strict position names all of {where}", where=lot.where)
        self.take_named([lot])
        self.take_any([lot])
        self.take_rest([lot])


def check_rest(lots: Sequence[Lot], may_have_it: Sequence[Lot]) -> None:
    """All cards that are left lie in one place, of those that may have them."""
    for lot in lots:
        if lot.cards.count(REST) > (lot in may_have_it):
            may = " or ".join([each.where for each in may_have_it])
            places = Phrase("it stands, once, for all that are left, in {places}", places=may)
            raise BadInput("{where} cannot be given {rest!r}: {places}", where=lot.where, rest=REST, places=places)
    if sum([lot.cards.count(REST) for lot in lots]) > 1:
        raise BadInput("only one place has all cards that are left ({rest!r}), so it is given once", rest=REST)
