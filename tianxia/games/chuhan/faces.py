"""The faces of Chu Han: cards with their clan and ability, and the events."""

from __future__ import annotations

from collections.abc import Iterator

from tianxia.telling.faces import Face, data_of, printed

GAME = "chuhan"


def faces() -> Iterator[Face]:
    """All cards, then all events."""
    cards, events = data_of(GAME, "cards.toml"), data_of(GAME, "events.toml")
    timing = {ability["card"]: ability["kind"] for ability in cards["ability"]}
    for row in cards["card"]:
        facts = {name: row[name] for name in ("value", "clan", "ability") if name in row}
        if row["id"] in timing:
            facts["timing"] = timing[row["id"]]
        yield printed(GAME, "card", row, facts)
    yield from [printed(GAME, "event", row, {}) for row in events["event"]]
