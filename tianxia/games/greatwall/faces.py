"""The faces of The Great Wall: every card with its sort, numbers and Vital spots, and its text told from its data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.games.greatwall.data import OURS, RealmCard
from tianxia.games.greatwall.words.cards import CardTexts, kind_id
from tianxia.games.greatwall.words.things import GAME
from tianxia.telling.faces import Face, Fact, in_both, told
from tianxia.telling.language import Texts

PRINTED = (
    "power",
    "honour",
    "cost",
    "tea",
    "invasion",
    "trigger",
    "limit",
    "timing",
    "module",
    "whole_game",
    "numbers",
)


def faces() -> Iterator[Face]:
    """All cards; of each kind of Horde the three that differ in their backs (GW-109)."""
    for card in OURS.cards:
        yield _face(card)


def _face(card: RealmCard) -> Face:
    return Face(
        id=card.id,
        kind=card.sort,
        name=told(GAME, f"card-{kind_id(card.id)}", otherwise=card.name),
        text=in_both(GAME, lambda say: CardTexts(say).text(card)),
        short=in_both(GAME, lambda say: _short(say, card)),
        count=1 if card.sort == "horde" else int(card.row.get("count", 1)),
        source=str(card.row.get("source", "house")),
        facts=_facts(card),
    )


def _short(say: Texts, card: RealmCard) -> str:
    """When the card works, in a few words."""
    return CardTexts(say).short(card)


def _facts(card: RealmCard) -> dict[str, Fact]:
    row: dict[str, Any] = card.row
    facts: dict[str, Fact] = {"sort": card.sort, **{name: row[name] for name in PRINTED if name in row}}
    if "spots" in row:
        facts["spots"] = [spot if isinstance(spot, str) else spot["reward"] for spot in row["spots"]]
    if "start" in row:
        facts["start"] = [f"{name} {count}" for name, count in row["start"].items()]
    if "priority" in row:
        facts["priority"] = list(row["priority"])
    return facts
