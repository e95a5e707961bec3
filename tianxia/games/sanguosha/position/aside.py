"""A card that rests before one of its targets, as a position reads and sets it (using.py: `lay_aside`)."""

from __future__ import annotations

from typing import Final

from tianxia.core.asks import Sleeve
from tianxia.core.by_seat import ForSome
from tianxia.core.events import Facts
from tianxia.core.fields import HIDDEN, Field, Fields, hear, picked, say, words
from tianxia.core.given import GivenPosition
from tianxia.core.inputs import a_table, said, texts
from tianxia.core.kinds import Flag, Number, OneOf, OneText, Row, Several, Someone
from tianxia.core.state import NO_FACE
from tianxia.errors import BadInput
from tianxia.games.sanguosha.content import COLOURS, KINDS, SKILLS, SUITS, is_content
from tianxia.games.sanguosha.position.naming import GONE, card_names, named, seat_names
from tianxia.games.sanguosha.rules.behaviour import BEHAVIOUR
from tianxia.games.sanguosha.rules.cards import Card
from tianxia.games.sanguosha.rules.fields import ANYBODY
from tianxia.games.sanguosha.rules.skills import plain_key
from tianxia.games.sanguosha.rules.table import IDLE, Table
from tianxia.games.sanguosha.rules.using import Use, lay_aside, take_up
from tianxia.games.sanguosha.rules.zones import AREAS, EQUIPPED, HAND, PREMEDITATED, PROCESSING

MOST: Final = 99
SEATS: Final = ("targets", "waiting", "cancelled", "ineffective_on", "inescapable", "ignores_armor")
USE: Final[Fields] = (
    Field("user", Someone(), HIDDEN),
    Field("source", ANYBODY, HIDDEN),
    Field("second", ANYBODY, HIDDEN),
    *[Field(name, Several(Someone()), HIDDEN) for name in SEATS],
    *[Field(name, ForSome(Number(0, 0, MOST)), HIDDEN) for name in ("dodges", "more", "shas")],
    *[Field(name, Flag(), HIDDEN) for name in ("counts", "ineffective", "unnegatable")],
    *[Field(name, Number(0, 0, MOST), HIDDEN) for name in ("bonus", "dealt", "drunk", "extra")],
    Field("acted", Several(Row(Someone(), OneText(accepts=SKILLS.__contains__, about="a skill"))), HIDDEN),
)
KEYS: Final = (*[field.word for field in USE], "card", "cards", "exposed")
FROM: Final = ("", AREAS[HAND], AREAS[EQUIPPED], AREAS[PREMEDITATED])  # SG-1422: all of one area, or none
CARD: Final[Fields] = (
    Field("name", OneText(), HIDDEN),
    Field("suit", OneOf(SUITS), HIDDEN),
    Field("number", Number(0, 0, 13), HIDDEN),
    Field("colour", OneOf(COLOURS), HIDDEN),
    Field("by", OneText(), HIDDEN),
    Field("area", OneText(accepts=FROM.__contains__, about="hand, equipment, premeditated or empty"), HIDDEN),
)


def use_laid_aside(s: Table) -> Facts | None:
    """The card whose targets are still waiting, or None."""
    if s.kept is None or s.step != IDLE:
        return None
    use = take_up(s.copy())
    card = use.card
    return {
        **say(use, USE, seat_names(s)),
        "card": say(card, CARD, ()),
        "cards": [_name(s, sleeve) for sleeve in card.sleeves],
        "exposed": [_name(s, sleeve) for sleeve in use.exposed],
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
    use = Use(given.seat("user of using", table.get("user")), _card(s, inner), [])
    hear(use, USE, table, given.names, "using")
    if not use.waiting:
        raise BadInput("waiting of using names the heroes whom the card has yet to affect")
    use.targets = use.targets or list(use.waiting)
    use.exposed = [_sleeve(s, "exposed", name) for name in texts("exposed of using", inner.get("exposed", []))]
    for sleeve in s.zones[PROCESSING]:
        if sleeve not in use.card.sleeves and sleeve not in use.exposed:
            raise BadInput(f"{named(s, sleeve)} of processing is neither in cards nor in exposed of using (SG-431)")
    lay_aside(s, use)


def _card(s: Table, inner: GivenPosition) -> Card:
    """As the first of its physical cards is printed, if nothing else is said."""
    sleeves = [_sleeve(s, "cards", name) for name in texts("cards of using", inner.get("cards", []))]
    there = [sleeve for sleeve in sleeves if s.faces[sleeve] != NO_FACE]
    card = s.card(there[0]) if there else Card("", len(SUITS) - 1, 0, ())
    told = inner.get("card", {})
    table = {"name": told} if isinstance(told, str) else a_table("card of using", told, words(CARD))
    hear(card, picked(CARD, "name", "suit", "number", "by"), table, (), "card of using")
    card = Card(card.name, card.suit, card.number, tuple(sleeves), card.by if "by" in table else "")
    hear(card, picked(CARD, "colour", "area"), table, (), "card of using")
    if not _waits(card.name):
        raise BadInput(f"card of using is a card that affects heroes one after another, not {said(card.name)}")
    if plain_key(card.by) and not is_content(plain_key(card.by)):
        raise BadInput(f"by of card of using is a skill or a card that made it, not {said(card.by)}")
    return card


def _waits(name: str) -> bool:
    """Whether a card of this name has an effect on its targets, one after another: not where it is only laid down."""
    kind = KINDS.get(name)
    return kind is not None and not kind.slots and not kind.is_delayed and not BEHAVIOUR[name].never


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
