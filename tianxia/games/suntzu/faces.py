"""The faces of Sun Tzu: action cards with their strength, generals and events with their side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.telling.faces import Face, Fact, data_of, maybe_told, told

GAME = "suntzu"
FILES = (("action_cards.toml", "card"), ("generals.toml", "general"), ("events.toml", "event"))
RETURNS = {True: "framed", False: "once"}  # whether a card comes back to the hand


def faces() -> Iterator[Face]:
    """All cards, generals and events."""
    for file, kind in FILES:
        for row in data_of(GAME, file)[kind]:
            yield _face(kind, row)


def _face(kind: str, row: dict[str, Any]) -> Face:
    id = row.get("id") or row["face"]
    facts: dict[str, Fact] = {name: row[name] for name in ("side", "strength") if name in row}
    if "framed" in row:
        facts["returns"] = RETURNS[row["framed"]]
    return Face(
        id=id,
        kind=kind,
        name=told(GAME, f"card-{id}", f"name-{id}", otherwise=row["name"]),
        zh=row.get("name_zh", ""),
        text=told(GAME, f"text-{id}", f"effect-{id}", otherwise=row.get("effect", "")),
        short=maybe_told(GAME, f"short-{id}"),
        count=row.get("count", 1),
        source=row.get("source", ""),
        facts=facts,
    )
