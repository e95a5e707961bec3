"""How a hero can bring up a card: as it is, converted by a skill, or by a substitute (U0, U1, P0, P1)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import combinations, islice
from typing import Final

from tianxia.core.asks import Option, Pick, Sleeve
from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.asking import pick_cards
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card, converted, stated
from tianxia.games.sanguosha.rules.skills import LIKE_HAND, Conversion, HeldSkill
from tianxia.games.sanguosha.rules.table import Table

MOST_LOTS: Final = 200


class Form:
    """One way to a card of one name: which physical cards, and how many of them."""

    __slots__ = ("count", "held", "id", "items", "more", "name")

    def __init__(self, id: str, name: str, items: list[Sleeve], count: int, held: HeldSkill | None) -> None:
        self.id: str = id  # of the option: "sha", or "warrior-saint/sha"
        self.name: str = name
        self.items: list[Sleeve] = items
        self.count: int = count
        self.held: HeldSkill | None = held
        self.more: int = 0 if held is None else held.rule.more  # may be taken beside those that are needed

    def option(self, *more: Pick) -> Option:
        """As offered in a question."""
        return Option(self.id, (pick_cards(self.items, self.count, self.count + self.more), *more))


def like_hand(s: Table, seat: Seat) -> list[Sleeve]:
    """What can be used and played as hand cards can: the hand, and what a state adds (SG-1244)."""
    more = (s.cached or s.index()).states.get(LIKE_HAND)
    if more is None:
        return s.hand(seat)
    return [*s.hand(seat), *[card for held in more if held.seat == seat for card in held.rule.run(s, seat)]]


def forms(s: Table, seat: Seat, how: str, wanted: Container[str]) -> list[Form]:
    """All ways to a card of a wanted name, by "use" or "play"."""
    by_name = s.by_name(like_hand(s, seat))
    found = [Form(name, name, items, 1, None) for name, items in by_name.items() if name in wanted]
    for held in (s.cached or s.index()).conversions.get(seat, ()):
        found += conversion_forms(s, seat, how, held, wanted)
    return found


def conversion_forms(s: Table, seat: Seat, how: str, held: HeldSkill, wanted: Container[str]) -> list[Form]:
    """The wanted cards that this conversion can make."""
    rule: Conversion = held.rule
    if how not in rule.how or not held.works(s) or (rule.once and s.used(seat, held.key, rule.once)):
        return []
    names = [name for name in rule.makes if name in wanted and (rule.when is None or rule.when(s, seat, name))]
    if not names:
        return []
    count = 1 if rule.count is None else rule.count(s, seat)
    cards = [sleeve for sleeve in material(s, seat, rule) if rule.inert or not is_inert(s, sleeve)]
    items = [sleeve for sleeve in cards if rule.fits(s, seat, s.card(sleeve))]
    if len(items) < count:
        return []
    return [Form(f"{held.key}/{name}", name, items[:], count, held) for name in names]


def is_inert(s: Table, sleeve: Sleeve) -> bool:
    """Whether this card can be neither used nor played, as whatever card."""
    return BEHAVIOUR[s.kind_of(sleeve)].inert


def material(s: Table, seat: Seat, rule: Conversion) -> list[Sleeve]:
    """SG-600, SG-1244: a conversion takes cards from hand (or Supplies) and equipment unless it says otherwise."""
    return like_hand(s, seat) + s.equipment(seat) if rule.material is None else rule.material(s, seat)


def lots_of(form: Form) -> Iterator[list[Sleeve]]:
    """What can be taken together for this form, as far as it is looked at to see whether anything is legal."""
    return map(list, islice(combinations(form.items, form.count), MOST_LOTS))


def form_called(s: Table, seat: Seat, how: str, id: str, wanted: Container[str]) -> Form | None:
    """The form of this id, if it is open."""
    key, _, made = id.partition("/")
    if not made:
        items = [sleeve for sleeve in like_hand(s, seat) if s.name_of(sleeve) == id] if id in wanted else []
        return Form(id, id, items, 1, None) if items else None
    for held in s.index().conversions.get(seat, ()):
        if held.key == key:
            for form in conversion_forms(s, seat, how, held, wanted):
                if form.id == id:
                    return form
    return None


def made_from(s: Table, seat: Seat, form: Form, sleeves: list[Sleeve]) -> Card | None:
    """The card that these physical cards make; None if they do not go together."""
    cards = [s.card(sleeve) for sleeve in sleeves]
    if form.held is None:
        return cards[0]
    rule: Conversion = form.held.rule
    if rule.together is not None and not rule.together(s, seat, cards):
        return None
    return (stated if rule.face_down else converted)(cards, form.name, form.held.key)
