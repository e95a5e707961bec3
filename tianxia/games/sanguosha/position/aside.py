"""A card that rests before one of its targets, as a position reads and sets it (using.py: `lay_aside`)."""

from __future__ import annotations

from typing import Any, Final

from tianxia.core.asks import Sleeve
from tianxia.core.events import Facts, Seat
from tianxia.core.inputs import a_flag, a_list, a_number, a_table, a_text, said, texts
from tianxia.core.state import NO_FACE
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import COLOURS, KINDS, SKILLS, SUITS, is_content
from tianxia.games.sanguosha.position.naming import GONE, NONE, GivenPosition, card_names, named, seat_names
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.skills import plain_key
from tianxia.games.sanguosha.rules.table import IDLE, Table
from tianxia.games.sanguosha.rules.using import Use, lay_aside, take_up
from tianxia.games.sanguosha.rules.zones import AREAS, EQUIPPED, HAND, PROCESSING

MOST: Final = 99
SEATS: Final = ("targets", "waiting", "cancelled", "ineffective_on", "inescapable", "ignores_armor")
COUNTS: Final = ("dodges", "shas")
FLAGS: Final = ("ineffective", "unnegatable")
NUMBERS: Final = ("bonus", "extra")
KEYS: Final = ("user", "source", "second", "card", "cards", "exposed", "acted", *SEATS, *COUNTS, *FLAGS, *NUMBERS)
FROM: Final = ("", AREAS[HAND], AREAS[EQUIPPED])  # SG-1422: all of one area, or none
CARD_KEYS: Final = ("name", "suit", "number", "colour", "by", "area")


def use_laid_aside(s: Table) -> Facts | None:
    """The card whose targets are still waiting, or None."""
    if s.kept is None or s.step != IDLE:
        return None
    names = (*seat_names(s), NONE)  # NOBODY is the last
    use = take_up(s.copy())
    card = use.card
    return {
        "user": names[use.user],
        "source": names[use.source],
        "second": names[use.second],
        "card": {
            "name": card.name,
            "suit": SUITS[card.suit],
            "number": card.number,
            "colour": COLOURS[card.colour],
            "by": card.by,
            "area": card.area,
        },
        "cards": [_name(s, sleeve) for sleeve in card.sleeves],
        "exposed": [_name(s, sleeve) for sleeve in use.exposed],
        "acted": [[names[seat], skill] for seat, skill in use.acted],
        **{key: [names[seat] for seat in getattr(use, key)] for key in SEATS},
        **{key: {names[seat]: n for seat, n in getattr(use, key).items()} for key in COUNTS},
        **{key: getattr(use, key) for key in (*FLAGS, *NUMBERS)},
    }


def _name(s: Table, sleeve: Sleeve) -> str:
    return GONE if s.faces[sleeve] == NO_FACE else named(s, sleeve)


def set_use(s: Table, given: GivenPosition) -> None:
    """The card, its user and who waits for its effect; all else is as usual if it is not said."""
    if given.position.get("using") is None:
        return
    table = a_table("using", given.position["using"], KEYS)
    if s.step != IDLE:
        raise BadInput("using goes with the Action Phase: a card rests only where it was used when idle (SG-213)")
    inner = GivenPosition(table, given.names)
    card = _card(s, inner)
    use = Use(given.seat("user of using", table.get("user")), card, _seats(inner, "waiting"))
    if not use.targets:
        raise BadInput("waiting of using names the heroes whom the card has yet to affect")
    for key in SEATS:
        setattr(use, key, _seats(inner, key) if table.get(key) is not None else getattr(use, key))
    use.waiting = _seats(inner, "waiting")
    use.source = given.anybody("source of using", inner.get("source", given.names[use.user]))
    use.second = given.anybody("second of using", inner.get("second", NONE))
    for key in COUNTS:
        counts = a_table(f"{key} of using", inner.get(key, {}), given.names)
        setattr(
            use, key, {given.names.index(name): a_number(f"{key} of using", n, 0, MOST) for name, n in counts.items()}
        )
    for key in FLAGS:
        setattr(use, key, a_flag(f"{key} of using", inner.get(key, False)))
    for key in NUMBERS:
        setattr(use, key, a_number(f"{key} of using", inner.get(key, 0), 0, MOST))
    use.exposed = [_sleeve(s, "exposed", name) for name in texts("exposed of using", inner.get("exposed", []))]
    use.acted = [_acted(given, row) for row in a_list("acted of using", inner.get("acted", []))]
    _check_processing(s, use)
    lay_aside(s, use)


def _check_processing(s: Table, use: Use) -> None:
    """SG-431: whatever is being processed belongs to the card, or it would never be done with."""
    for sleeve in s.zones[PROCESSING]:
        if sleeve not in use.card.sleeves and sleeve not in use.exposed:
            raise BadInput(f"{named(s, sleeve)} of processing is neither in cards nor in exposed of using (SG-431)")


def _seats(inner: GivenPosition, key: str) -> list[Seat]:
    return [inner.seat(f"a hero of {key} of using", name) for name in a_list(f"{key} of using", inner.get(key, []))]


def _acted(given: GivenPosition, row: Any) -> tuple[Seat, str]:
    if not isinstance(row, list) or len(row) != 2:
        raise BadInput(f"each of acted of using is a hero and a skill, not {said(row)}")
    if a_text("a skill of acted of using", row[1]) not in SKILLS:
        raise BadInput(f"acted of using has no skill {said(row[1])}")
    return given.seat("a hero of acted of using", row[0]), row[1]


def _card(s: Table, inner: GivenPosition) -> Card:
    """As the first of its physical cards is printed, if nothing else is said."""
    sleeves = [_sleeve(s, "cards", name) for name in texts("cards of using", inner.get("cards", []))]
    there = [sleeve for sleeve in sleeves if s.faces[sleeve] != NO_FACE]
    printed = s.card(there[0]) if there else None
    said_of_it = inner.get("card", {})
    table = {"name": said_of_it} if isinstance(said_of_it, str) else a_table("card of using", said_of_it, CARD_KEYS)
    name = a_text("name of card of using", table.get("name", "" if printed is None else printed.name))
    if not _waits(name):
        raise BadInput(f"card of using is a card that affects heroes one after another, not {said(name)}")
    suit = _one_of("suit", table.get("suit", SUITS[printed.suit] if printed is not None else SUITS[-1]), SUITS)
    number = a_number("number of card of using", table.get("number", 0 if printed is None else printed.number), 0, 13)
    card = Card(name, suit, number, tuple(sleeves), a_text("by of card of using", table.get("by", "")))
    if plain_key(card.by) and not is_content(plain_key(card.by)):
        raise BadInput(f"by of card of using is a skill or a card that made it, not {said(card.by)}")
    card.colour = _one_of("colour", table.get("colour", COLOURS[card.colour]), COLOURS)
    card.area = a_text("area of card of using", table.get("area", ""))
    if card.area not in FROM:
        raise BadInput(f"area of card of using is hand, equipment or empty, not {said(card.area)}")
    return card


def _waits(name: str) -> bool:
    """Whether a card of this name has an effect on its targets, one after another: not where it is only laid down."""
    kind = KINDS.get(name)
    return kind is not None and not kind.slots and not kind.is_delayed and not BEHAVIOUR[name].never


def _one_of(what: str, value: object, names: tuple[str, ...]) -> int:
    if a_text(f"{what} of card of using", value) not in names:
        raise BadInput(f"{what} of card of using is one of {', '.join(names)}, not {said(value)}")
    return names.index(str(value))


def _sleeve(s: Table, key: str, name: str) -> Sleeve:
    """The card of this name; where several share it, one that is being processed."""
    if name == GONE:
        return s.lost_sleeve()
    lying: list[Sleeve] = [card for zone in (PROCESSING, *range(len(s.zones))) for card in s.zones[zone]]
    exact = [card for card in lying if name == named(s, card)]
    found = exact or [card for card in lying if name in card_names(s.faces[card])]
    if not found:
        raise BadInput(f"{said(name)} of {key} of using lies nowhere")
    return found[0]
