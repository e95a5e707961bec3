"""The cards of a position set by hand: the deck and all that was dealt from it, and the hero cards."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.dice import Dice
from tianxia.core.events import Seat
from tianxia.core.game import Options
from tianxia.core.inputs import a_list, a_number, a_table, a_text, said, texts
from tianxia.core.state import Face, Zone
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import CARDS, FIRST_HERO, HEROES, KINDS, PRINTS, SUPPLIES_CAP, deck_faces
from tianxia.games.sanguosha.kinds.equipment import holds_cow
from tianxia.games.sanguosha.position.naming import CARD_NAMES, GONE, GivenPosition, hero_face, named
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.games.sanguosha.rules.setup import hero_faces, offer, offer_to_ruler
from tianxia.games.sanguosha.rules.table import CHOOSE_HEROES, CHOOSE_RULER, Table
from tianxia.games.sanguosha.rules.zones import (
    ATOP,
    BESIDES,
    CHARACTERS,
    DECK,
    DISCARD,
    EQUIPPED,
    HAND,
    HERO_CARD,
    INCARNATION,
    JUDGEMENT,
    OFFERED,
    OUT,
    PROCESSING,
    SUPPLIES,
    zone_of,
)
from tianxia.positions.supplies import ANY, REST, Supplies
from tianxia.positions.supplies import slots as listed

DECKS: Final = ("standard", "battle", "extra")  # each holds the one before (SG-105)
PILES: Final = {"discard": DISCARD, "supplies": SUPPLIES, "removed": OUT, "processing": PROCESSING, "deck": DECK}
FROM_TOP: Final = (DECK, SUPPLIES)
OUTSIDE: Final[tuple[Face, ...]] = tuple([face for face, card in enumerate(PRINTS) if card.set == "outside"])


class Slot:
    """One card of a position: under which key and name it was given, where it lies, and what it is called there."""

    __slots__ = ("face", "key", "label", "name", "zone")

    def __init__(self, key: str, name: str, zone: Zone, label: str = "") -> None:
        self.key: str = key
        self.name: str = name
        self.zone: Zone = zone
        self.label: str = label
        self.face: Face | None = None


# ---- reading names


def slots_of(given: GivenPosition) -> list[Slot]:
    """All playing cards that a position names, place by place."""
    found: list[Slot] = []
    for seat, value in given.by_seat("hands").items():
        found += _cards(f"hands.{given.names[seat]}", value, zone_of(seat, HAND))
    for seat, value in given.by_seat("equipment").items():
        where = f"equipment.{given.names[seat]}"
        found += [Slot(where, name, zone_of(seat, EQUIPPED)) for name in texts(where, value)]
    for seat, value in given.by_seat("judgement").items():
        where = f"judgement.{given.names[seat]}"
        found += [_delayed(where, card, zone_of(seat, JUDGEMENT)) for card in a_list(where, value)]
    for key, area in (("atop", ATOP), ("besides", BESIDES)):
        for seat, value in given.by_seat(key).items():
            for label, cards in a_table(f"{key}.{given.names[seat]}", value).items():
                where = f"{key}.{given.names[seat]}.{label}"
                found += [Slot(where, name, zone_of(seat, area), label) for name in texts(where, cards)]
    for key, zone in PILES.items():
        found += _cards(key, given.get(key, _used(given) if key == "processing" else []), zone)
    return found


def _cards(where: str, value: object, zone: Zone) -> list[Slot]:
    """A list of cards, or a number of cards left to chance."""
    return [Slot(where, name, zone) for name in listed(where, value, CARDS)]


def _used(given: GivenPosition) -> list[str]:
    """The cards of a use that rests before a target, and those exposed for it: they are being processed (SG-430)."""
    use = given.get("using", {})
    if not isinstance(use, dict):
        return []
    found = [*texts("cards of using", use.get("cards", [])), *texts("exposed of using", use.get("exposed", []))]
    return [name for name in found if name != GONE]


def _delayed(where: str, card: object, zone: Zone) -> Slot:
    """A delayed tactic by its name, or a card that lies there as one."""
    if isinstance(card, str):
        return Slot(where, card, zone)
    table = a_table(f"a card of {where}", card, ("card", "as"))
    counts_as = a_text(f"as of a card of {where}", table.get("as"))
    if counts_as not in KINDS or not KINDS[counts_as].is_delayed:
        raise BadInput(f"{said(counts_as)} of {where} is no delayed tactic (SG-1301)")
    return Slot(where, a_text(f"card of a card of {where}", table.get("card")), zone, counts_as)


# ---- laying playing cards


def smallest_deck(slots: list[Slot], options: Options) -> str:
    """The deck of the options, or the next larger one that has all the cards that are named."""
    wanted = [slot.name for slot in slots if slot.name not in (ANY, REST)]
    for deck in DECKS[DECKS.index(options["deck"]) :]:
        there = {name for face in (*deck_faces(deck), *OUTSIDE) for name in CARD_NAMES[face]}
        if all(name in there for name in wanted):
            return deck
    return options["deck"]


def lay_cards(s: Table, slots: list[Slot], strict: bool, dice: Dice) -> None:
    """Exact names are found before those that fit several cards; the rest of the cards is the bottom of the deck."""
    supplies = Supplies([*deck_faces(s.deck_option), *OUTSIDE], dice, "card")
    for slot in sorted(slots, key=lambda slot: how_many(slot.name)):
        if slot.name not in (ANY, REST):
            slot.face = _face(supplies, slot)
    supplies.left = [face for face in supplies.left if face not in OUTSIDE]
    for slot in slots:
        if slot.name == ANY:
            slot.face = supplies.any()
    if strict and (supplies.left or any(slot.name in (ANY, REST) for slot in slots)):
        raise BadInput("a strict position names every card")
    _lay_rest(supplies, slots)
    for _ in range(len(supplies.left)):
        s.add_card(supplies.any(), DECK)
    from_top = [slot for slot in slots if slot.zone in FROM_TOP]
    for slot in (*reversed(from_top), *[slot for slot in slots if slot not in from_top]):
        assert slot.face is not None
        sleeve = s.add_card(slot.face, slot.zone)
        if slot.label:
            s.labels[sleeve] = slot.label


def _face(supplies: Supplies, slot: Slot) -> Face | None:
    """A card by its name; what is wrong is said with its place."""
    try:
        return supplies.take(slot.name, CARD_NAMES)
    except BadInput as wrong:
        raise BadInput(f"{slot.key}: {wrong}") from None


def _lay_rest(supplies: Supplies, slots: list[Slot]) -> None:
    """All cards that are left lie in one place, if a position says so."""
    places = [place for place, slot in enumerate(slots) if slot.name == REST]
    if len(places) > 1:
        raise BadInput(f"only one place has all cards that are left ({REST!r})")
    for place in places:
        rest = [Slot(slots[place].key, REST, slots[place].zone) for _ in supplies.left]
        for slot in rest:
            slot.face = supplies.any()
        slots[place : place + 1] = rest


def how_many(name: str) -> int:
    """How many cards could be meant by a name."""
    return sum([name in names for names in CARD_NAMES.values()])


def check_cards(s: Table, names: tuple[str, ...]) -> None:
    """Equipment fits its slots, judgement areas hold different delayed tactics, the dead and the Cow have their due."""
    for seat, name in enumerate(names):
        _check_equipment(s, seat, name)
        _check_judgement(s, seat, name)
        _check_labels(s, f"atop.{name}", zone_of(seat, ATOP), [*LABEL_OF.values()])
        _check_labels(s, f"besides.{name}", zone_of(seat, BESIDES), ["star"])
        areas = [zone_of(seat, area) for area in (HAND, EQUIPPED, JUDGEMENT, ATOP, BESIDES)]
        if not s.alive[seat] and any(s.zones[zone] for zone in areas):
            raise BadInput(f"{name} is dead and has no cards any more (SG-437)")
        if s.hero[seat] < 0 and any(s.zones[zone] for zone in areas):
            raise BadInput(f"{name} has no hero yet, so no cards (SG-114)")
    if s.zones[SUPPLIES] and not any(holds_cow(s, seat) for seat in range(s.seats)):
        raise BadInput("there are supplies only while somebody has the Wooden Cow (SG-1242)")
    a_number("the number of supplies", len(s.zones[SUPPLIES]), 0, SUPPLIES_CAP)


def _check_equipment(s: Table, seat: Seat, name: str) -> None:
    taken: dict[str, str] = {}
    for card in s.equipment(seat):
        kind = KINDS[s.kind_of(card)]
        if not kind.slots:
            raise BadInput(f"{named(s, card)} of {name} is no equipment (SG-1201)")
        for slot in kind.slots:
            if slot in taken:
                raise BadInput(f"{name} cannot have both {taken[slot]} and {kind.id} as {slot} (SG-1202)")
            taken[slot] = kind.id


def _check_judgement(s: Table, seat: Seat, name: str) -> None:
    lying = [s.delayed_name(card) for card in s.judging(seat)]
    for kind in lying:
        if not KINDS[kind].is_delayed:
            raise BadInput(f"{kind} in the judgement area of {name} is no delayed tactic (SG-1301)")
        if lying.count(kind) > 1:
            raise BadInput(f"{name} cannot have {kind} twice in the judgement area (SG-520)")


def _check_labels(s: Table, where: str, zone: Zone, labels: list[str]) -> None:
    for card in s.zones[zone]:
        if s.labels.get(card) not in labels:
            raise BadInput(f"{where} has no {said(s.labels.get(card, ''))}; it has {', '.join(labels)}")


# ---- hero cards


def lay_heroes(s: Table, given: GivenPosition, strict: bool, dice: Dice) -> None:
    """The living have theirs before them; then what is offered, and the characters deck (SG-109, SG-121)."""
    left = hero_faces(s.heroes_option)
    for seat, hero in enumerate(s.hero):
        if hero >= 0 and s.alive[seat]:
            _take(left, FIRST_HERO + hero)
            s.add_card(FIRST_HERO + hero, zone_of(seat, HERO_CARD))
    offered = [
        (seat, _named_hero(f"a hero of offered.{given.names[seat]}", name, left))
        for seat, value in given.by_seat("offered").items()
        for name in a_list(f"offered.{given.names[seat]}", value)
    ]
    top = [
        _named_hero("a hero of characters", name, left) for name in a_list("characters", given.get("characters", []))
    ]
    if strict and left:
        raise BadInput(f"a strict position names every hero card; {HEROES[left[0] - FIRST_HERO].id} is missing")
    while left:
        s.add_card(left.pop(dice.below(len(left))), CHARACTERS)
    for face in reversed(top):
        s.add_card(face, CHARACTERS)
    shown = given.by_seat("incarnations")
    for seat, face in offered:
        sleeve = s.add_card(face, zone_of(seat, OFFERED))
        if shown.get(seat) == named(s, sleeve):
            s.labels[sleeve] = INCARNATION
            s.show(sleeve, s.everyone())  # SG-H16
    for seat, name in shown.items():
        if not any(card in s.labels for card in s.zones[zone_of(seat, OFFERED)]):
            raise BadInput(f"{said(name)} of incarnations.{given.names[seat]} is not among the heroes offered there")
    if not strict:
        _offer(s)


def _named_hero(what: str, name: Any, left: list[Face]) -> Face:
    return _take(left, hero_face(what, name))


def _take(left: list[Face], face: Face) -> Face:
    if face not in left:
        raise BadInput(f"there is one hero card of {HEROES[face - FIRST_HERO].id} in these decks")
    left.remove(face)
    return face


def _offer(s: Table) -> None:
    """SG-109, SG-110: anyone who is to choose a hero and is not said to be offered any is offered some."""
    if s.step == CHOOSE_RULER and not s.zones[zone_of(s.ruler, OFFERED)]:
        offer_to_ruler(s)
    if s.step == CHOOSE_HEROES:
        offer(s, [seat for seat in s.in_seat_order()[1:] if not s.zones[zone_of(seat, OFFERED)]])
