"""The faces of Huns: cards with their type, timing, slots and worth, wagons with their type and slots.

Both sets are of our own design, so all of them are marked as house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tianxia.games.huns.data import COLOURS, RULES
from tianxia.telling.faces import Face, Fact, data_of, in_both, maybe_told, told
from tianxia.telling.language import Texts

GAME = "huns"
HOUSE = "house"
PRINTED = ("type", "colour", "timing", "slots", "limit", "optional", "min_players", "vp", "vp_full", "vp_unfilled")


def faces() -> Iterator[Face]:
    """All cards, then all wagons."""
    for row in data_of(GAME, "cards.toml")["card"]:
        yield _card(row)
    for row in data_of(GAME, "wagons.toml")["wagon"]:
        yield _wagon(row)


def _card(row: dict[str, Any]) -> Face:
    facts: dict[str, Fact] = {name: row[name] for name in PRINTED if name in row} | {"rule": RULES[row["id"]]}
    return Face(
        id=row["id"],
        kind="card",
        name=told(GAME, f"card-{row['id']}", otherwise=row["name"]),
        text=told(GAME, f"text-{row['id']}", otherwise=row["text"]),
        short=maybe_told(GAME, f"short-{row['id']}"),
        source=HOUSE,
        facts=facts,
    )


def _wagon(row: dict[str, Any]) -> Face:
    number = int(row["id"].rpartition("-")[2])
    facts: dict[str, Fact] = {"type": row["type"], "number": number, "slots": list(row["slots"])}
    return Face(
        id=row["id"],
        kind="wagon",
        name=in_both(GAME, lambda say: say("wagon-title", type=row["type"], number=number)),
        text=in_both(GAME, lambda say: say("wagon-text", slots=_slots(say, row["slots"]))),
        short=in_both(GAME, lambda say: _slots(say, row["slots"])),
        source=HOUSE,
        facts=facts,
    )


def _slots(say: Texts, slots: list[str]) -> str:
    counts = [(colour, slots.count(colour)) for colour in COLOURS if colour in slots]
    return ", ".join([say("slot-count", colour=colour, count=count) for colour, count in counts])
