"""How positions and scripts call the things of The Great Wall."""

from __future__ import annotations

from functools import partial
from typing import Final

from tianxia.core.asks import Ref, Sleeve, number
from tianxia.core.by_default import stacked
from tianxia.core.game import Vocabulary
from tianxia.core.inputs import said
from tianxia.core.pieces import place_of
from tianxia.core.state import Face
from tianxia.errors import BadInput
from tianxia.games.greatwall.data import CLANS, LOCATIONS, READER, RESOURCES, SECTIONS, SOLDIERS
from tianxia.games.greatwall.rules.asking import LOCATION_REF, SECTION_REF, SPOTS
from tianxia.games.greatwall.rules.soldiers import KINDS, soldier_ref, spot_ref
from tianxia.games.greatwall.rules.state import (
    ADVISOR_DECK,
    ARTIFACTS_LEFT,
    EVENT_DECK,
    FIRING,
    HORDE_DECK,
    ON_HORDE,
    RAT_DECK,
    REQUEST_DECK,
    REST,
    SOLO_DECK,
    TACTIC_DECK,
    Realm,
)
from tianxia.games.greatwall.rules.variant import SOLO

WORDS: Final = Vocabulary(
    options=(
        "lead", "command", "place", "move", "done", "take", "use", "tactic", "activate", "raise", "recruit", "attack",
        "charge", "rest", "barricade", "wall", "march", "draw", "tea", "clerk", "advisor", "save", "wound", "recover",
        "leave", "shame", "show", "send", "remove", "haunt", "lift", "mark", "food", "fortress", "fortify", "peace",
        "war", "offer", "agree", "refuse", "strike", "hire", "discard", "keep", "bottom", "next", "recall", "withdraw",
        "overseer", "soldier", "fighter", "pass", "shift", "man", "assistant", "choose", "banner", "lose", "give",
        "rat", "player", "spare", "lend", "pledge", "post",
        *READER.ops,
    ),
    slots=(
        "general", "advisor", "card", "place", "location", "from", "section", "to", "soldier", "spot", "kind", "seat",
        "resource", "resources", "count",
    ),
    things=(*LOCATIONS, *SECTIONS, *RESOURCES, *SOLDIERS),
)  # fmt: skip
PLACES: Final = (
    *LOCATION_REF,
    *SECTION_REF,
    *[f"kind/{kind}" for kind in range(KINDS)],
    *[f"place/{n}" for n in range(6)],
    *[f"count/{n}" for n in range(20)],
)
CAMPS: Final = tuple([soldier_ref(kind, place) for place in range(REST, ON_HORDE) for kind in range(KINDS)])
PILES: Final = {
    "horde": HORDE_DECK, "tactic": TACTIC_DECK, "advisor": ADVISOR_DECK, "event": EVENT_DECK, "request": REQUEST_DECK,
    "rat": RAT_DECK, "partner": SOLO_DECK, "artifact": ARTIFACTS_LEFT,
}  # fmt: skip


def vocabulary(s: Realm) -> Vocabulary:
    """All words, with every Location, Section, Soldier and Vital spot that there is."""
    spots = [spot_ref(card, spot) for card, spots in s.cover.items() for spot in range(len(spots))]
    return Vocabulary(WORDS.options, WORDS.slots, WORDS.things, (*PLACES, *CAMPS, *spots))


def seat_names(s: Realm) -> tuple[str, ...]:
    """The clans in their order."""
    return CLANS[: s.seats]


def clan_names(s: Realm) -> tuple[str, ...]:
    """The clans, and the one that nobody plays."""
    return (*seat_names(s), "partner" if s.variant.mode == SOLO else "reed")


def card_names(s: Realm, face: Face) -> tuple[str, ...]:
    """The id of a card, and for a Horde card that of its kind."""
    card = s.variant.box.cards[face]
    return (card.id, card.row["id"]) if card.id != card.row["id"] else (card.id,)


def ref_names(s: Realm, ref: Ref) -> tuple[str, ...]:
    """A card by its id, a Vital spot by card and place in the line ("mangudai-left 2"), a Soldier by kind and place
    ("archer firing left"), a place of the execution row by its number."""
    kind, _, rest = ref.partition("/")
    n = number(ref)
    if kind == "card":
        return card_names(s, s.faces[n])
    if kind == "spot":
        card, spot = divmod(n, SPOTS)
        return tuple([f"{name} {spot + 1}" for name in card_names(s, s.faces[card])])
    if kind == "soldier":
        place, which = divmod(n, KINDS)
        resting = place < FIRING
        section = SECTIONS[place - (REST if resting else FIRING)]
        return (f"{SOLDIERS[which]} {'resting' if resting else 'firing'} {section}", SOLDIERS[which])
    lists = {"seat": clan_names(s), "location": LOCATIONS, "section": SECTIONS, "kind": SOLDIERS}
    if kind in lists:
        return (lists[kind][n],)
    if kind == "resource":
        return (RESOURCES[place_of(n)],)
    return (str(n + 1),) if kind == "place" else (rest, ref)


def stack(s: Realm, names: list[str]) -> list[tuple[Sleeve, Sleeve]]:
    """The exchanges by which the next cards are these, each in the pile of its sort."""
    wanted: dict[str, list[str]] = {}
    for name in names:
        sorts = [card.sort for card in s.variant.box.cards if name in (card.id, card.row["id"]) and card.sort in PILES]
        if not sorts:
            raise BadInput(f"there is no pile with a card {said(name)}")
        wanted.setdefault(sorts[0], []).append(name)
    return [
        pair
        for sort, cards in wanted.items()
        for pair in stacked(s, s.zones[PILES[sort]][::-1], cards, partial(card_names, s), f"the {sort} deck")
    ]
