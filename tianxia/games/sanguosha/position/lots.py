"""The cards of a position set by hand: the deck and all that was dealt from it, and the hero cards."""

from __future__ import annotations

from typing import Final

from tianxia.core.dice import Dice
from tianxia.core.events import Facts, Seat
from tianxia.core.game import Options
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_list, a_number, a_table, a_text, said, texts
from tianxia.core.kinds import Names
from tianxia.core.lots import ANY, REST, Lot, Supplies
from tianxia.core.state import Face, Zone
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import (
    FIRST_EXTRA,
    FIRST_HERO,
    HEROES,
    KINDS,
    PRINTS,
    SKILLS,
    SUPPLIES_CAP,
    deck_faces,
    extra_faces,
)
from tianxia.games.sanguosha.kinds.equipment import holds_cow
from tianxia.games.sanguosha.mechanics.kind_area import KIND_CAP
from tianxia.games.sanguosha.mechanics.outside import SHADOW
from tianxia.games.sanguosha.position.naming import CARD_NAMES, GONE, OF_EXTRA_DECK, card_names, named
from tianxia.games.sanguosha.rules.owning import LABEL_OF
from tianxia.games.sanguosha.rules.pools import hero_faces
from tianxia.games.sanguosha.rules.setup import offer, offer_to_ruler
from tianxia.games.sanguosha.rules.table import CHOOSE_HEROES, CHOOSE_RULER, Table
from tianxia.games.sanguosha.rules.taking import HIS_AREAS
from tianxia.games.sanguosha.rules.zones import (
    ATOP,
    BESIDES,
    CHARACTERS,
    DECK,
    DISCARD,
    EQUIPPED,
    EXTRA,
    HAND,
    HERO_CARD,
    HIDDEN_BESIDES,
    INCARNATION,
    JUDGEMENT,
    KIND_AREA,
    OFFERED,
    OUT,
    PREMEDITATED,
    PROCESSING,
    SUPPLIES,
    ZONES,
    zone_of,
)

DECKS: Final = ("standard", "battle", "extra")  # each holds the one before (SG-105)
OUTSIDE: Final[tuple[Face, ...]] = tuple([face for face, card in enumerate(PRINTS) if card.set == "outside"])
HERO_NAMES: Final[dict[Face, tuple[str, ...]]] = {FIRST_HERO + n: (hero.id,) for n, hero in enumerate(HEROES)}


# ---- playing cards


def lots_of(given: GivenPosition) -> list[Lot]:
    """All playing cards that a position names, place by place."""
    own = given.lots(ZONES, FIRST_EXTRA)
    own[PROCESSING].if_not_named(_used(given))
    found = [own[zone_of(seat, area)] for area in (HAND, EQUIPPED, PREMEDITATED) for seat in range(len(given.names))]
    for seat, value in given.by_seat("judgement").items():
        where = f"judgement.{given.names[seat]}"
        found += [_delayed(where, card, zone_of(seat, JUDGEMENT)) for card in a_list(where, value)]
    for key, area in (("atop", ATOP), ("besides", BESIDES), ("hidden", HIDDEN_BESIDES)):
        for seat, value in given.by_seat(key).items():
            where = f"{key}.{given.names[seat]}"
            for label, cards in a_table(where, value).items():
                found.append(Lot(f"{where}.{label}", zone_of(seat, area), cards, label=label))
    return found + [own[zone] for zone in (*EXTRA.values(), DISCARD, SUPPLIES, KIND_AREA, OUT, PROCESSING, DECK)]


def _used(given: GivenPosition) -> list[str]:
    """The cards of a use that rests before a target, and those exposed for it: they are being processed (SG-430)."""
    use = given.get("using", {})
    if not isinstance(use, dict):
        return []
    found = [*texts("cards of using", use.get("cards", [])), *texts("exposed of using", use.get("exposed", []))]
    return [name for name in found if name != GONE]


def _delayed(where: str, card: object, zone: Zone) -> Lot:
    """A delayed tactic by its name, or a card that lies there as one."""
    if isinstance(card, str):
        return Lot(where, zone, [card])
    table = a_table(f"a card of {where}", card, ("card", "as"))
    counts_as = a_text(f"as of a card of {where}", table.get("as"))
    if counts_as not in KINDS or not KINDS[counts_as].is_delayed:
        raise BadInput(f"{said(counts_as)} of {where} is no delayed tactic (SG-1301)")
    return Lot(where, zone, [a_text(f"card of a card of {where}", table.get("card"))], label=counts_as)


def smallest_deck(lots: list[Lot], options: Options) -> str:
    """The deck of the options, or the next larger one that has all the cards that are named."""
    wanted = [name for lot in lots for name in lot.cards if name not in (ANY, REST)]
    for deck in DECKS[DECKS.index(options["deck"]) :]:
        there = {name for face in (*deck_faces(deck), *OUTSIDE, *extra_faces(deck)) for name in CARD_NAMES[face]}
        if all(name in there for name in wanted):
            return deck
    return options["deck"]


def lay_cards(s: Table, lots: list[Lot], strict: bool, dice: Dice) -> None:
    """The rest of the cards is the bottom of the deck."""
    for lot in lots:
        if lot.zone in EXTRA.values() and lot.is_open_ended:
            raise BadInput(f"{lot.where} names its cards; those of its type that have no place lie below them (SG-120)")
    extra = extra_faces(s.deck_option) if names_extra_cards(lots) else []
    supplies = Supplies([*deck_faces(s.deck_option), *OUTSIDE, *_more_shadows(lots), *extra], dice, "card", CARD_NAMES)
    is_whole = not any(lot.is_open_ended for lot in lots)
    supplies.take_named(lots)
    left = [face for face in supplies.left if face in extra]
    supplies.left = [face for face in supplies.left if face not in OUTSIDE and face not in left]
    if strict and left:
        raise BadInput("a strict position names every card of the extra deck (SG-120)")
    dice.shuffle(left)
    for face in left:
        s.add_card(face, EXTRA[KINDS[PRINTS[face].kind].type])
    supplies.take_any(lots)
    if strict and (supplies.left or not is_whole):
        raise BadInput("a strict position names every card")
    supplies.take_rest(lots)
    for face in supplies.all():
        s.add_card(face, DECK)
    for lot in (*[lot for lot in lots[::-1] if lot.from_top], *[lot for lot in lots if not lot.from_top]):
        for sleeve in lot.lay(s):
            if lot.label:
                s.labels[sleeve] = lot.label


def names_extra_cards(lots: list[Lot]) -> bool:
    """Whether the extra deck is there already: it is made when it is needed for the first time (SG-120)."""
    return any(isinstance(name, str) and name.startswith(OF_EXTRA_DECK) for lot in lots for name in lot.cards)


def _more_shadows(lots: list[Lot]) -> list[Face]:
    """SG-1163: there is no last Shadow; those for whom there is no print share the first one."""
    prints = [face for face in OUTSIDE if PRINTS[face].kind == SHADOW]
    wanted = [name for lot in lots for name in lot.cards if str(name).partition(":")[0] == SHADOW]
    return prints[:1] * (len(wanted) - len(prints))


def check_cards(s: Table, names: Names) -> None:
    """Equipment fits its slots, judgement areas hold different delayed tactics, the dead and the Cow have their due."""
    for seat, name in enumerate(names):
        _check_equipment(s, seat, name)
        _check_judgement(s, seat, name)
        _check_labels(s, f"atop.{name}", zone_of(seat, ATOP), [*LABEL_OF.values(), "owls-gorge"])
        _check_labels(s, f"besides.{name}", zone_of(seat, BESIDES), ["star"])
        _check_labels(s, f"hidden.{name}", zone_of(seat, HIDDEN_BESIDES), ["break-the-army"])
        areas = [zone_of(seat, area) for area in (*HIS_AREAS, ATOP, BESIDES, HIDDEN_BESIDES)]
        if not s.lives(seat) and any(s.zones[zone] for zone in areas):
            raise BadInput(f"{name} is dead and has no cards any more (SG-437)")
        if s.resting[seat] and any(s.zones[zone_of(seat, area)] for area in HIS_AREAS):
            raise BadInput(f"{name} rests and has no cards in any area (SG-950)")
        if s.hero[seat] < 0 and any(s.zones[zone] for zone in areas):
            raise BadInput(f"{name} has no hero yet, so no cards (SG-114)")
    if s.zones[SUPPLIES] and not any(holds_cow(s, seat) for seat in range(s.seats)):
        raise BadInput("there are supplies only while somebody has the Wooden Cow (SG-1242)")
    a_number("the number of cards in kind_area", len(s.zones[KIND_AREA]), 0, KIND_CAP)
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


def hand_labels(s: Table, seat: Seat) -> Facts:
    """Hand cards of which a skill says something, by its name."""
    lots: dict[str, list[str]] = {}
    for card in s.hand(seat):
        if card in s.labels:
            lots.setdefault(s.labels[card], []).append(named(s, card))
    return lots


def set_hand_labels(s: Table, given: GivenPosition) -> None:
    """Of those that a name fits it is the one of just this name, or else the first."""
    for seat, value in given.by_seat("hand_labels").items():
        where = f"hand_labels.{given.names[seat]}"
        for label, cards in a_table(where, value).items():
            if label not in SKILLS:
                raise BadInput(f"{said(label)} of {where} is no skill")
            for name in texts(f"{where}.{label}", cards):
                left = [card for card in s.hand(seat) if card not in s.labels and name in card_names(s.faces[card])]
                if not left:
                    raise BadInput(f"{said(name)} of {where} is no card of that hand")
                s.labels[min(left, key=lambda card: named(s, card) != name)] = label


# ---- hero cards


def lay_heroes(s: Table, given: GivenPosition, strict: bool, dice: Dice) -> None:
    """The living have theirs before them; then what is offered, and the characters deck (SG-109, SG-121)."""
    supplies = Supplies(hero_faces(s.heroes_option), dice, "hero card", HERO_NAMES)
    for seat, hero in enumerate(s.hero):
        if hero >= 0 and s.lives(seat):
            s.add_card(supplies.take(HEROES[hero].id), zone_of(seat, OFFERED if s.unrevealed[seat] else HERO_CARD))
    characters = given.lots(ZONES)[CHARACTERS]
    offered = {
        seat: Lot(f"offered.{given.names[seat]}", zone_of(seat, OFFERED), value)
        for seat, value in given.by_seat("offered").items()
    }
    for fill in (supplies.take_named, supplies.take_any, supplies.take_rest):
        fill([*offered.values(), characters])
    if strict and supplies.left:
        raise BadInput(f"a strict position names every hero card; {HERO_NAMES[supplies.left[0]][0]} is missing")
    for face in supplies.all():
        s.add_card(face, CHARACTERS)
    characters.lay(s)
    shown = given.by_seat("incarnations")
    for seat, lot in offered.items():
        for sleeve in lot.lay(s):
            if shown.get(seat) == named(s, sleeve):
                s.labels[sleeve] = INCARNATION
                s.show(sleeve, s.everyone())  # SG-H16
    for seat, name in shown.items():
        if not any(card in s.labels for card in s.zones[zone_of(seat, OFFERED)]):
            raise BadInput(f"{said(name)} of incarnations.{given.names[seat]} is not among the heroes offered there")
    if not strict:
        _offer(s)


def _offer(s: Table) -> None:
    """SG-109, SG-110: anyone who is to choose a hero and is not said to be offered any is offered some."""
    if s.step == CHOOSE_RULER and not s.zones[zone_of(s.ruler, OFFERED)]:
        offer_to_ruler(s)
    if s.step == CHOOSE_HEROES:
        offer(s, [seat for seat in s.in_seat_order()[1:] if not s.zones[zone_of(seat, OFFERED)]])
