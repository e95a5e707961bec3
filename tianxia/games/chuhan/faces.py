"""The faces of Chu Han: cards with their clan and ability, and the events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.telling.faces import Face, data_of, maybe_told, told

GAME = "chuhan"


def faces() -> Iterator[Face]:
    """All cards, then all events."""
    cards, events = data_of(GAME, "cards.toml"), data_of(GAME, "events.toml")
    timing = {ability["card"]: ability["kind"] for ability in cards["ability"]}
    for row in cards["card"]:
        facts = {name: row[name] for name in ("value", "clan", "ability") if name in row}
        if row["id"] in timing:
            facts["timing"] = timing[row["id"]]
        yield _face("card", row, facts)
    for row in events["event"]:
        yield _face("event", row, {})


def _face(kind: str, row: dict[str, Any], facts: dict[str, Any]) -> Face:
    id = row["id"]
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
