"""Conditions that many skill texts begin with; all look at public facts only."""

from __future__ import annotations

from tianxia.core.events import Seat
from tianxia.games.sanguosha.rules.damage import Damage
from tianxia.games.sanguosha.rules.judgement import Judgement
from tianxia.games.sanguosha.rules.table import BEGINNING, DRAWING, ENDING, Table
from tianxia.games.sanguosha.rules.turns import Phase
from tianxia.games.sanguosha.rules.using import Use
from tianxia.games.sanguosha.rules.zones import PROCESSING


def at_beginning(s: Table, me: Seat, phase: Phase) -> bool:
    """The Beginning Phase starts (T3)."""
    return phase.phase == BEGINNING


def at_end(s: Table, me: Seat, phase: Phase) -> bool:
    """The End Phase starts (T3)."""
    return phase.phase == ENDING


def when_drawing(s: Table, me: Seat, phase: Phase) -> bool:
    """In Draw Phase, while the draw is not replaced (T4a, SG-818)."""
    return phase.phase == DRAWING and not phase.replaced


def is_wounded(s: Table, me: Seat) -> bool:
    """SG-813: below the maximum HP."""
    return s.wounds(me) > 0


def has_source(s: Table, me: Seat, damage: Damage) -> bool:
    """The damage has a living source."""
    return damage.source >= 0 and s.alive[damage.source]


def card_is_there(s: Table, me: Seat, damage: Damage) -> bool:
    """Physical cards of the channel are still in the processing area."""
    return damage.card is not None and any(s.where[sleeve] == PROCESSING for sleeve in damage.card.sleeves)


def result_is_there(s: Table, me: Seat, judgement: Judgement) -> bool:
    """The judgement card is still in the processing area."""
    return s.where[judgement.card] == PROCESSING


def with_sha(s: Table, me: Seat, use: Use) -> bool:
    """The card is a Sha."""
    return use.card.is_sha


def is_male(s: Table, seat: Seat) -> bool:
    """SG-1014: one who counts as both genders is male too."""
    return s.gender[seat] in ("male", "both")


def kingdoms(s: Table) -> list[str]:
    """SG-1008: the kingdoms of the living, each once; all Neutral heroes are of one. Those who rest count (SG-951)."""
    return list(
        dict.fromkeys([s.kingdom[seat] for seat in s.round_from(s.current) if s.kingdom[seat] and s.lives(seat)])
    )


def kingdom_mates(s: Table, me: Seat) -> list[Seat]:
    """The other living heroes of the same kingdom, in turn order (ruler skills; R34)."""
    return [seat for seat in s.around(s.current) if seat != me and s.kingdom[seat] == s.kingdom[me]]
