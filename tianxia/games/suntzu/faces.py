"""The faces of Sun Tzu: action cards with their strength, generals and events with their side."""

from __future__ import annotations

from collections.abc import Iterator

from tianxia.telling.faces import Face, Fact, data_of, printed

GAME = "suntzu"
FILES = (("action_cards.toml", "card"), ("generals.toml", "general"), ("events.toml", "event"))
RETURNS = {True: "framed", False: "once"}  # whether a card comes back to the hand


def faces() -> Iterator[Face]:
    """All cards, generals and events."""
    for file, kind in FILES:
        for row in data_of(GAME, file)[kind]:
            facts: dict[str, Fact] = {name: row[name] for name in ("side", "strength") if name in row}
            if "framed" in row:
                facts["returns"] = RETURNS[row["framed"]]
            yield printed(GAME, kind, row, facts)
